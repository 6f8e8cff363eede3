"""``--convert-nvvm-to-llvm``: nvvm operations without an intrinsic to inline assembly.

Source: MLIR NVVMToLLVM.cpp and BasicPtxBuilderInterface.cpp; LLVM language reference, inline
assembler expressions; PTX ISA, the registers of each type.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.dialects.nvvm.ptx import TEXT, wgmma_constants
from nvlower.ir.attributes import UNIT, IntegerAttr, StringAttr
from nvlower.ir.types import I32, I64, DialectType, FloatType, IntegerType, VectorType
from nvlower.passes.base import Options, Pass
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

SHARED = 3
INTEGER_REGISTERS = {1: "b", 16: "h", 32: "r", 64: "l"}
FLOAT_REGISTERS = {"f32": "f", "f64": "d"}
PACKED = {(16, 2): "f", (8, 2): "h", (8, 4): "f", (4, 4): "h"}
"""Registers of short float vectors, by width of an element and number."""
FULL_WIDTH = {16: "h", 32: "r", 64: "l"}


class UnsupportedError(Exception):
    """Ends the lowering of an op; the text says why."""


def register(type: Type) -> str:
    """Return the constraint letter for values of `type`.

    Errors: "The register type could not be deduced from MLIR type."
    """
    found = _vector_register(type) if isinstance(type, VectorType) else _scalar_register(type)
    if found is None:
        raise UnsupportedError(
            f"The register type could not be deduced from MLIR type. The '{type}' is not "
            "supported. Supported types are: i1, i16, i32, i64, f32, f64, pointers; use "
            "llvm.bitcast for others"
        )
    return found


def _scalar_register(type: Type) -> str | None:
    if isinstance(type, IntegerType):
        return INTEGER_REGISTERS.get(type.width) if not type.sign else None
    if isinstance(type, FloatType):
        return FLOAT_REGISTERS.get(type.keyword)
    if isinstance(type, DialectType) and type.name == "llvm.ptr":
        # Shared memory is addressed with 32 bits.
        return "r" if type.params and type.params[0] == SHARED else "l"
    return None


def _vector_register(type: VectorType) -> str | None:
    element = type.element_type
    if type.scalable or DialectType in element.__class__.__mro__:
        return None
    count, width = type.num_elements, element.width  # type: ignore[attr-defined]
    if count <= 1:
        return _scalar_register(element)
    if isinstance(element, FloatType) and width < 32:
        return PACKED.get((width, count))
    # LLVM puts elements of 32 bits and more into registers of their own.
    return FULL_WIDTH.get(width * count) if width < 32 else None


class Assembly:
    """The operands of one piece of inline assembly, collected in the order of its placeholders."""

    def __init__(self) -> None:
        self.outputs: list[Type] = []
        self.inputs: list[Value] = []
        self.constraints: list[str] = []
        self.tied: list[Value] = []

    def write(self, type: Type) -> None:
        """Add an output register per member of `type`."""
        for t in _members(type):
            self.constraints.append("=" + register(t))
            self.outputs.append(t)

    def read(self, b: Rewriter, value: Value) -> None:
        """Add an input register per member of `value`."""
        for v in _parts(b, value):
            self.constraints.append("n" if _is_immediate(v) else register(v.type))
            self.inputs.append(v)

    def guard(self, predicate: Value | None, text: str) -> str:
        """Add a predicate register and return the text guarded by it."""
        if predicate is None:
            return text
        self.constraints.append("b")
        self.inputs.append(predicate)
        return f"@${len(self.constraints) - 1} {text}"

    def tie(self, values: Sequence[Value]) -> None:
        """Add the values that the first outputs hold before the instruction."""
        self.constraints.extend(str(i) for i in range(len(values)))
        self.inputs.extend(values)

    def build(self, b: Rewriter, text: str) -> list[Value]:
        """Create the inline assembly and return its outputs' owner as one value, if it has any."""
        outputs = self.outputs
        types = outputs if len(outputs) < 2 else [T.struct(*outputs)]
        op = b.create(
            "llvm.inline_asm",
            (self.inputs,),
            types,
            {
                "asm_string": StringAttr(text),
                "constraints": StringAttr(",".join(self.constraints)),
                "has_side_effects": UNIT,
                "asm_dialect": IntegerAttr(0, I64),
            },
        )
        return list(op.results)

    def results(
        self, b: Rewriter, made: list[Value], types: Sequence[Type], skip: int
    ) -> list[Value]:
        """Return values of an operation's result `types` from the outputs after `skip` ones."""
        if len(types) == 1 and not skip and made[0].type is types[0]:
            return made
        flat = made
        if len(self.outputs) > 1:
            flat = [L.extract(b, made[0], i) for i in range(len(self.outputs))]
        found: list[Value] = []
        at = skip
        for t in types:
            members = _members(t)
            parts = flat[at : at + len(members)]
            at += len(members)
            found.append(_assemble(b, t, parts) if _is_struct(t) else parts[0])
        return found


def _is_struct(type: Type) -> bool:
    return isinstance(type, DialectType) and type.name == "llvm.struct"


def _members(type: Any) -> Sequence[Type]:
    members: Sequence[Type] = type.params[0] if _is_struct(type) else (type,)
    return members


def _parts(b: Rewriter, value: Value) -> list[Value]:
    if not _is_struct(value.type):
        return [value]
    return [L.extract(b, value, i) for i in range(len(_members(value.type)))]


def _assemble(b: Rewriter, type: Type, parts: Sequence[Value]) -> Value:
    value = L.poison(b, type)
    for i, part in enumerate(parts):
        value = L.insert(b, value, part, i)
    return value


def _is_immediate(value: Value) -> bool:
    """Tell whether a value is an integer constant, which PTX takes as a literal."""
    maker = value.defining_op
    if maker is None or maker.name != "llvm.mlir.constant":
        return False
    return isinstance(value.type, IntegerType)


@RULES.lowers("nvvm.wgmma.mma_async", remap=False)
def wgmma(op: Operation, b: Rewriter) -> Failed | None:
    """nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 16>, ...
    =>  llvm.inline_asm "{ ... wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 ... }"
        "=f,=f,=f,=f,0,1,2,3,l,l,n,n,n,n,n" with the accumulators first, then the descriptors and
        immediates
    """
    text = TEXT[op.name](op)
    assert text is not None
    scales, transposes = wgmma_constants(op)
    scale_d = int(op.scaleD.params[0] == "one")
    constants = [L.constant(b, n, I32) for n in (scale_d, *scales, *transposes)]
    assembly = Assembly()
    try:
        assembly.write(op.result.type)
        assembly.tie(_parts(b, op.inouts))
        for v in (op.descriptorA, op.descriptorB):
            assembly.constraints.append("l")
            assembly.inputs.append(v)
        for v in constants:
            assembly.read(b, v)
    except UnsupportedError as problem:
        return b.fail(op, str(problem))
    made = assembly.build(b, text)
    b.replace(op, *assembly.results(b, made, [op.result.type], 0))
    return None


@RULES.lowers("nvvm.inline_ptx", remap=False)
def inline_ptx(op: Operation, b: Rewriter) -> Failed | None:
    """%r = nvvm.inline_ptx "add.u32 {$w0}, {$r0}, {$r1};" ro (%x, %y : i32, i32) -> i32
    =>  llvm.inline_asm "add.u32 $0, $1, $2;", "=r,r,r"

    Registers that are read and written are results too, which later ops read instead.
    """
    assembly = Assembly()
    groups: dict[str, tuple[int, int]] = {}
    try:
        for v in op.readWriteArgs:
            assembly.write(v.type)
        updated = len(assembly.outputs)
        groups["rw"] = 0, updated
        for r in op.results:
            assembly.write(r.type)
        groups["w"] = updated, len(assembly.outputs) - updated
        for v in op.readOnlyArgs:
            assembly.read(b, v)
        groups["r"] = len(assembly.outputs), len(assembly.inputs)
        text = placeholders(op.ptxCode.value, groups)
        text = assembly.guard(op.predicate, text)
        assembly.tie([part for v in op.readWriteArgs for part in _parts(b, v)])
    except UnsupportedError as problem:
        return b.fail(op, str(problem))
    made = assembly.build(b, text)
    types = [v.type for v in (*op.readWriteArgs, *op.results)]
    results = assembly.results(b, made, types, 0) if types else []
    count = len(op.readWriteArgs)
    for old, new in zip(op.readWriteArgs, results, strict=False):
        _update_later_uses(op, old, new, b)
    b.replace(op, *results[count:])
    return None


def _update_later_uses(op: Operation, old: Value, new: Value, b: Rewriter) -> None:
    """Make the ops that only run after `op` read what it has written over `old`."""
    from nvlower.ir.dominance import DominatorTree

    block = op.parent
    assert block is not None and block.parent is not None
    region = block.parent
    tree: DominatorTree | None = None
    for user in list(old.uses):
        outer = _ancestor(user, region)
        if outer is None or outer is op:
            continue
        if outer.parent is block:
            later = op.is_before(outer)
        else:
            tree = tree or DominatorTree(region)
            later = tree.dominates(block, outer.parent)
        if later:
            b.update(user)
            for i, v in enumerate(user.operands):
                if v is old:
                    user.set_operand(i, new)


def _ancestor(op: Operation, region: Any) -> Any:
    """Return the op in `region` that is or holds `op`, None where there is none."""
    found: Any = op
    while found is not None and found.parent is not None:
        if found.parent.parent is region:
            return found
        found = found.parent_op
    return None


def placeholders(code: str, groups: dict[str, tuple[int, int]]) -> str:
    """Return PTX code with ``{$rw0}``, ``{$w0}``, ``{$r0}`` and ``%0`` written as ``$0``.

    `groups` says where the registers of each kind start and how many there are. ``%%`` is a
    percent sign, and ``%name`` a register of PTX.

    Errors: a placeholder for an operand that does not exist.
    """
    import re

    total = groups["r"][0] + groups["r"][1]

    def named(match: re.Match[str]) -> str:
        start, count = groups[match[1]]
        number = int(match[2])
        if number >= count:
            raise UnsupportedError(f"placeholder '{match[0]}' has no operand")
        return f"${start + number}"

    def numbered(match: re.Match[str]) -> str:
        if match[0] in ("%%", "$$"):
            return match[0][0] if match[0] == "%%" else "$$"
        if int(match[1]) >= total:
            raise UnsupportedError(f"placeholder '{match[0]}' has no operand")
        return f"${match[1]}"

    code = re.sub(r"%%|\$\$|[%$](\d+)", numbered, code)
    return re.sub(r"\{\$(rw|w|r)(\d+)\}", named, code)


OWN_RULES = ("nvvm.wgmma.mma_async", "nvvm.inline_ptx")


@RULES.lowers(*(name for name in TEXT if name not in OWN_RULES), remap=False)
def instruction(op: Operation, b: Rewriter) -> Failed | None:
    """nvvm.mbarrier.init %p, %n, predicate = %q : !llvm.ptr<3>, i32, i1
    =>  llvm.inline_asm "@$2 mbarrier.init.shared.b64 [$0], $1;", "r,r,b" %p, %n, %q
    """
    text = TEXT[op.name](op)
    if text is None:
        return b.fail(op, "an LLVM intrinsic does the work")
    definition = op.definition
    assert definition is not None
    guarded = any(f.name == "predicate" for f in definition.operands)
    predicate = op.predicate if guarded else None
    operands = op.operands if predicate is None else op.operands[:-1]
    assembly = Assembly()
    try:
        for r in op.results:
            assembly.write(r.type)
        for v in operands:
            assembly.read(b, v)
    except UnsupportedError as problem:
        return b.fail(op, str(problem))
    made = assembly.build(b, assembly.guard(predicate, text))
    if op.results:
        b.replace(op, *assembly.results(b, made, [r.type for r in op.results], 0))
    else:
        b.erase(op)
    return None


def legality(op: Operation) -> bool | None:
    """Tell whether an operation stays; None: no opinion."""
    text = TEXT.get(op.name)
    return None if text is None else text(op) is None


def run(root: Operation, options: Options) -> bool:
    """Turn the nvvm operations without intrinsic into inline assembly; False if nothing changed."""
    from nvlower.rewrite.conversion import convert

    return convert(root, RULES, legal=("llvm",), dynamic=legality, asked=TEXT, options=options)


PASS = Pass(
    "convert-nvvm-to-llvm",
    "ConvertNVVMToLLVMPass",
    "Convert NVVM to PTX with Inline Assembly in LLVM dialect",
    run,
)

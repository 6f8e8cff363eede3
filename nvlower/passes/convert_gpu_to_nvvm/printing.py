"""gpu.printf and cf.assert."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import (
    UNIT,
    ArrayAttr,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.location import CallSiteLoc, FileLineColLoc, NameLoc
from nvlower.ir.types import F64, I8, I32, I64, INDEX, FloatType, IntegerType
from nvlower.passes.finalize_memref_to_llvm.alloc import module_of
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


@RULES.lowers("gpu.printf")
def printf(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.printf "x = %d", %x : i32
    =>  the format as a global, the arguments as a struct on the stack, llvm.call @vprintf

    Arguments are promoted as C promotes those of ``...``: floats to f64, integers to 32 bits.
    """
    arguments = b.values(op.args)
    for v in arguments:
        if not isinstance(v.type, IntegerType | FloatType) or v.type.width > F64.width:
            return b.fail(op, f"printf cannot take an argument of type {v.type}")
    module = module_of(op)
    L.find_or_declare(b, module, "vprintf", (T.ptr(), T.ptr()), I32)
    start = text_address(b, module, "printfFormat_", op.format.value)
    values = [_promote(b, v) for v in arguments]
    struct = T.struct(*[v.type for v in values])
    one = b.value("llvm.mlir.constant", (), (I64,), {"value": IntegerAttr(1, INDEX)})
    memory = L.alloca(b, one, struct)
    for i, v in enumerate(values):
        L.store(b, v, L.gep(b, memory, struct, (0, i)))
    L.call(b, "vprintf", (start, memory), (I32,))
    b.erase(op)
    return None


def _promote(b: Rewriter, value: Value) -> Value:
    if isinstance(value.type, FloatType):
        return value if value.type is F64 else L.cast(b, "fpext", value, F64)
    assert isinstance(value.type, IntegerType)
    if value.type.width < I32.width:
        return L.resize(b, value, I32)
    return value


def text_address(b: Rewriter, module: Operation, prefix: str, text: str) -> Value:
    """Build the address of a string, in a global that is created where missing."""
    name, array = _text(b, module, prefix, text)
    return L.gep(b, L.addressof(b, name), array, (0, 0))


def _text(b: Rewriter, module: Operation, prefix: str, text: str) -> tuple[str, Any]:
    """Return name and type of the global that holds a string."""
    body = module.regions[0].blocks[0]
    data = StringAttr(text + "\0")
    array = T.array(len(data.value.encode("utf-8", "surrogateescape")), I8)
    names = set()
    for other in body.ops:
        name: Any = other.get_attr("sym_name")
        if name is None:
            continue
        names.add(name.value)
        if (
            other.name == "llvm.mlir.global"
            and other.get_attr("value") is data
            and other.get_attr("constant") is not None
        ):
            return name.value, array
    i = 0
    while f"{prefix}{i}" in names:
        i += 1
    before, block = b.before, b.block
    b.at_start(body)
    b.create(
        "llvm.mlir.global",
        (),
        (),
        {
            "sym_name": StringAttr(f"{prefix}{i}"),
            "global_type": TypeAttr(array),
            "constant": UNIT,
            "linkage": DialectAttr("llvm.linkage", ("internal",)),
            "value": data,
            "addr_space": IntegerAttr(0, I32),
            "visibility_": IntegerAttr(0, I64),
        },
        None,
        (Region(),),
    )
    b.before, b.block = before, block
    return f"{prefix}{i}", array


@RULES.lowers("cf.assert")
def assertion(op: Operation, b: Rewriter) -> Failed | None:
    """cf.assert %c, "message"  =>  branch on %c; where it is false, llvm.call @__assertfail

    Source: AssertOpToAssertfailLowering in LowerGpuOpsToNVVMOps.cpp.
    """
    module = next((p for p in op.parents() if p.name == "gpu.module"), None)
    if module is None:
        return b.fail(op, "the op is not inside a gpu.module")
    inputs = (T.ptr(), T.ptr(), I32, T.ptr(), I64)
    L.find_or_declare(b, module, "__assertfail", inputs, T.void())
    for other in module.regions[0].blocks[0].ops:
        if getattr(other.get_attr("sym_name"), "value", None) == "__assertfail":
            other.properties["passthrough"] = ArrayAttr((StringAttr("noreturn"),))
            break
    message: Any = op.properties["msg"]
    file, line, function = _place(op.loc)
    (condition,) = b.operands(op)
    block = op.parent
    assert block is not None
    failing = b.split_block(block, op)
    follow = b.split_block(failing, op.next)
    b.at_end(block)
    b.create("cf.cond_br", (condition, (), ()), (), successors=(follow, failing))
    b.at_end(failing)
    b.create("cf.br", ((),), (), successors=(follow,))
    b.at_op(op)
    texts = [
        text_address(b, module, f"assert_{prefix}_", text)
        for prefix, text in (("message", message.value), ("file", file), ("func", function))
    ]
    at = L.constant(b, line, I32)
    size = L.constant(b, 1, I64)
    L.call(b, "__assertfail", (texts[0], texts[1], at, texts[2], size))
    b.erase(op)
    return None


UNKNOWN = "(unknown)"


def _place(loc: Any) -> tuple[str, int, str]:
    """Return file, line and function of a location; of a call site, those of the callee."""
    loc = loc.resolve()
    while isinstance(loc, CallSiteLoc):
        loc = loc.callee.resolve()
    name = UNKNOWN
    if isinstance(loc, NameLoc):
        name, loc = loc.name, loc.child.resolve()
    if isinstance(loc, FileLineColLoc):
        return loc.filename, loc.line, name
    return UNKNOWN, 0, name

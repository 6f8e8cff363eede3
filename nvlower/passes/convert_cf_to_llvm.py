"""``--convert-cf-to-llvm``: branches and assertions to the llvm dialect. Source: ControlFlowToLLVM.cpp."""

from __future__ import annotations

from nvlower.ir.attributes import (
    UNIT,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.types import I8, I32, I64, RankedTensorType
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Block, Operation
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()


def _convert_block(b: Rewriter, block: Block) -> str | None:
    """Convert the arguments of a branch target; return why that is impossible."""
    from nvlower.rewrite.types import block_signature

    if all(b.type(a.type) is a.type for a in block.arguments):
        return None
    signature = block_signature(b.types, block)
    if signature is None:
        return "could not convert the argument types of a successor block"
    b.apply_signature(block, signature)
    return None


@RULES.lowers("cf.br")
def br(op: Operation, b: Rewriter) -> Failed | None:
    """cf.br ^bb1(%a : index)  =>  llvm.br ^bb1(%a : i64)"""
    operands = b.operands(op)
    problem = _convert_block(b, op.successors[0])
    if problem:
        return b.fail(op, problem)
    new = b.create("llvm.br", (operands,), (), {}, dict(op.attributes), successors=op.successors)
    b.replace_with(op, new)
    return None


@RULES.lowers("cf.cond_br")
def cond_br(op: Operation, b: Rewriter) -> Failed | None:
    """cf.cond_br %c, ^bb1(%a : index), ^bb2  =>  llvm.cond_br %c, ^bb1(%a : i64), ^bb2"""
    (condition,) = b.values([op.condition])
    yes, no = b.values(op.trueDestOperands), b.values(op.falseDestOperands)
    for block in dict.fromkeys(op.successors):
        problem = _convert_block(b, block)
        if problem:
            return b.fail(op, problem)
    properties = {}
    weights = op.properties.get("branch_weights")
    if weights is not None:
        properties["branch_weights"] = weights
    new = b.create(
        "llvm.cond_br", (condition, yes, no), (), properties, dict(op.attributes),
        successors=op.successors,
    )  # fmt: skip
    b.replace_with(op, new)
    return None


@RULES.lowers("cf.switch")
def switch(op: Operation, b: Rewriter) -> Failed | None:
    """cf.switch %f : i32, [...]  =>  llvm.switch %f : i32, ..."""
    (flag,) = b.values([op.flag])
    default = b.values(op.defaultOperands)
    sizes = op.properties.get("case_operand_segments")
    counts = list(sizes.values) if isinstance(sizes, DenseArrayAttr) else []
    operands = b.values(op.caseOperands)
    for block in dict.fromkeys(op.successors):
        problem = _convert_block(b, block)
        if problem:
            return b.fail(op, problem)
    properties: dict[str, Any] = {"case_operand_segments": DenseArrayAttr(I32, tuple(counts))}
    if "case_values" in op.properties:
        properties["case_values"] = op.properties["case_values"]
    new = b.create(
        "llvm.switch", (flag, default, operands), (), properties, successors=op.successors
    )
    b.replace_with(op, new)
    return None


@RULES.lowers("cf.assert")
def assertion(op: Operation, b: Rewriter) -> Failed | None:
    """cf.assert %c, "message"
    =>  branch on %c; the failing side calls puts(message) and abort(), and ends

    A gpu.module has no puts: there the message is dropped.
    """
    from nvlower.dialects.llvm import types as T
    from nvlower.rewrite import llvm_build as L

    (condition,) = b.operands(op)
    block = op.parent
    assert block is not None and block.parent is not None
    root = next((p for p in op.parents() if p.name in ("builtin.module", "gpu.module")), None)
    if root is None:
        return b.fail(op, "the op is not inside a module")
    message: Any = op.properties["msg"]
    follow = b.split_block(block, op)
    failing = b.create_block(block.parent)
    if root.name == "builtin.module":
        _print(b, root, message.value)
    name = L.find_or_declare(b, root, "abort", (), T.void())
    L.call(b, name, ())
    b.create("llvm.unreachable", (), ())
    b.at_end(block)
    b.create("llvm.cond_br", (condition, (), ()), (), successors=(follow, failing))
    b.erase(op)
    return None


def _print(b: Rewriter, root: Operation, text: str) -> None:
    """Build ``puts(text)``, with the text in a new global of `root`. Source: PrintCallHelper.cpp."""
    from nvlower.dialects.llvm import types as T
    from nvlower.rewrite import llvm_build as L

    before, block = b.before, b.block
    data = text.encode("utf-8", "surrogateescape") + b"\0"
    array = T.array(len(data), I8)
    name = unused_symbol(root, "assert_msg")
    b.at_start(root.regions[0].blocks[0])
    props: dict[str, Any] = {
        "sym_name": StringAttr(name),
        "global_type": TypeAttr(array),
        "linkage": DialectAttr("llvm.linkage", ("private",)),
        "constant": UNIT,
        "value": DenseElementsAttr(RankedTensorType((len(data),), I8), data),
        "addr_space": IntegerAttr(0, I32),
        "visibility_": IntegerAttr(0, I64),
    }
    b.create("llvm.mlir.global", (), (), props, None, (Region(),))
    b.before, b.block = before, block
    pointer = L.gep(b, L.addressof(b, name), array, (0,))
    L.call(b, L.find_or_declare(b, root, "puts", (T.ptr(),), T.void()), (pointer,))


def unused_symbol(root: Operation, wanted: str) -> str:
    """Return `wanted`, or that with the first number that makes it a new symbol of `root`."""
    names = {getattr(o.get_attr("sym_name"), "value", None) for o in root.regions[0].blocks[0].ops}
    name, number = wanted, 0
    while name in names:
        name, number = f"{wanted}_{number}", number + 1
    return name


def run(op: Operation, options: Options) -> bool:
    """Convert every cf op under `op`; False if nothing changed."""
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    types = LLVMTypeConverter.of(op, options.index_bitwidth)
    return convert(op, RULES, types, illegal={"cf"}, others_legal=True, options=options)


PASS = Pass(
    "convert-cf-to-llvm",
    "ConvertControlFlowToLLVMPass",
    "Convert ControlFlow operations to the LLVM dialect",
    run,
    options=(Option("index-bitwidth", int, 0, "Width of index in bits; 0: from the data layout"),),
)

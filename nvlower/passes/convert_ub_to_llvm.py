"""``--convert-ub-to-llvm``: poison and unreachable to the llvm dialect. Source: UBToLLVM.cpp."""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite.rules import Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()


@RULES.lowers("ub.poison")
def poison(op: Operation, b: Rewriter) -> Failed | None:
    """ub.poison : index  =>  llvm.mlir.poison : i64"""
    value = op.properties.get("value")
    if value is not None and str(value) != "#ub.poison":
        return b.fail(op, "pattern is not defined for custom poison attributes")
    type = b.type(op.result.type)
    if type is None:
        return b.fail(op, f"failed to convert the type {op.result.type}")
    b.replace(op, b.value("llvm.mlir.poison", (), (type,)))
    return None


@RULES.lowers("ub.unreachable")
def unreachable(op: Operation, b: Rewriter) -> None:
    """ub.unreachable  =>  llvm.unreachable"""
    b.create("llvm.unreachable", (), ())
    b.erase(op)


def run(op: Operation, options: Options) -> bool:
    """Convert every ub op under `op`; False if nothing changed."""
    from nvlower.rewrite.conversion import convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    types = LLVMTypeConverter.of(op, options.index_bitwidth)
    legal = {"llvm", "builtin.unrealized_conversion_cast"}
    return convert(op, RULES, types, legal=legal, options=options)


PASS = Pass(
    "convert-ub-to-llvm",
    "UBToLLVMConversionPass",
    "Convert UB dialect to LLVM dialect",
    run,
    options=(
        Option("index-bitwidth", int, 0, "Width of index in bits; 0: from the data layout"),
    ),
)

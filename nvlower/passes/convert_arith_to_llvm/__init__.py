"""``--convert-arith-to-llvm``: the arith dialect to the llvm dialect."""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


def run(op: Operation, options: Options) -> bool:
    """Convert every arith op under `op`; False if nothing changed."""
    from nvlower.rewrite.conversion import Rules, convert
    from nvlower.rewrite.type_converter import LLVMTypeConverter

    from .rules import EXPAND, RULES

    types = LLVMTypeConverter.of(op, options.index_bitwidth)
    return convert(
        op,
        Rules.of(EXPAND, RULES),
        types,
        legal={"llvm", "builtin.unrealized_conversion_cast"},
        options=options,
    )


PASS = Pass(
    "convert-arith-to-llvm",
    "ArithToLLVMConversionPass",
    "Convert Arith dialect to LLVM dialect",
    run,
    options=(Option("index-bitwidth", int, 0, "Width of index in bits; 0: from the data layout"),),
)

"""vector.print on the host: calls of the print functions of upstream's runtime library."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import (
    UNIT,
    DenseElementsAttr,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.types import (
    I8,
    I32,
    I64,
    INDEX,
    FloatType,
    IntegerType,
    RankedTensorType,
    VectorType,
)
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

MARKS = {"newline": "printNewline", "comma": "printComma", "open": "printOpen",
         "close": "printClose"}  # fmt: skip
"""The function that prints each punctuation."""

FLOATS = {"f32": "printF32", "f64": "printF64", "f16": "printF16", "bf16": "printBF16"}
"""The function that prints each float type; the small ones take their bits."""


@RULES.lowers("vector.print")
def print_scalar(op: Operation, b: Rewriter) -> Failed | None:
    """vector.print %x : f32  =>  llvm.call @printF32(%x), llvm.call @printNewline()"""
    root = op.parent_op
    while root is not None and root.name not in ("builtin.module", "gpu.module"):
        root = root.parent_op
    if root is None or root.name == "gpu.module":
        return b.fail(op, "kernels have no runtime library to print with: use gpu.printf")
    text: Any = op.properties.get("stringLiteral")
    if op.source is not None:
        problem = _print_value(b, root, op.source.type, b[op.source])
        if problem is not None:
            return b.fail(op, problem)
    if text is not None:
        _print_text(b, root, text.value)
    else:
        mark = MARKS.get(op.punctuation.params[0])
        if mark is not None:
            _call(b, root, mark, ())
    b.erase(op)
    return None


def _call(b: Rewriter, root: Operation, name: str, values: tuple[Value, ...]) -> None:
    L.find_or_declare(b, root, name, [v.type for v in values], T.void())
    L.call(b, name, values)


def _print_value(b: Rewriter, root: Operation, type: Any, value: Value) -> str | None:
    """Print a scalar; return why it cannot be printed."""
    if isinstance(type, VectorType):
        return "vectors are taken apart by --convert-vector-to-scf"
    if type is INDEX:
        _call(b, root, "printU64", (value,))
        return None
    if isinstance(type, FloatType):
        name = FLOATS.get(type.keyword)
        if name is None:
            return f"there is no function that prints {type}"
        if type.width == 16:
            value = L.cast(b, "bitcast", value, IntegerType(16))
        _call(b, root, name, (value,))
        return None
    if not isinstance(type, IntegerType) or type.width > 64:
        return f"there is no function that prints {type}"
    unsigned = type.sign == "u"
    if type.width < 64:
        name = "arith.extui" if unsigned or type.width == 1 else "arith.extsi"
        value = b.value(name, (value,), (I64,))
    _call(b, root, "printU64" if unsigned else "printI64", (value,))
    return None


def _print_text(b: Rewriter, root: Operation, text: str) -> None:
    raw = text.encode() if isinstance(text, str) else text
    data = raw + b"\0"
    array = T.array(len(data), I8)
    body = root.regions[0].blocks[0]
    taken = {getattr(o.get_attr("sym_name"), "value", None) for o in body.ops}
    name, number = "vector_print_str", 0
    while name in taken:
        name, number = f"vector_print_str_{number}", number + 1
    before, block = b.before, b.block
    b.at_start(body)
    held = DenseElementsAttr(RankedTensorType((len(data),), I8), data)
    b.create(
        "llvm.mlir.global",
        (),
        (),
        {
            "global_type": TypeAttr(array),
            "sym_name": StringAttr(name),
            "constant": UNIT,
            "linkage": DialectAttr("llvm.linkage", ("private",)),
            "value": held,
            "addr_space": IntegerAttr(0, I32),
        },
        regions=(Region(),),
    )
    b.before, b.block = before, block
    address = L.addressof(b, name)
    _call(b, root, "printString", (L.gep(b, address, array, (0,)),))

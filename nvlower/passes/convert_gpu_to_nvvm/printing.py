"""gpu.printf."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import UNIT, DialectAttr, IntegerAttr, StringAttr, TypeAttr
from nvlower.ir.core import Region
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
    name, array = _format(b, module, op.format.value)
    start = L.gep(b, L.addressof(b, name), array, (0, 0))
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


def _format(b: Rewriter, module: Operation, text: str) -> tuple[str, Any]:
    """Return name and type of the global that holds a format string, created where missing."""
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
    while f"printfFormat_{i}" in names:
        i += 1
    before, block = b.before, b.block
    b.at_start(body)
    b.create(
        "llvm.mlir.global",
        (),
        (),
        {
            "sym_name": StringAttr(f"printfFormat_{i}"),
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
    return f"printfFormat_{i}", array

"""Short ways to build the `llvm` ops that many lowerings share.

Every function takes the builder first and returns the value it made.
"""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import (
    UNIT,
    DenseArrayAttr,
    IntegerAttr,
    SymbolRefAttr,
    TypeAttr,
)
from nvlower.ir.types import I1, I32, I64, INDEX, IndexType, IntegerType, Type, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.builder import Builder
    from nvlower.ir.core import Operation, Value

DYNAMIC_INDEX = -(2**31)
"""Marks an index of ``llvm.getelementptr`` that is an operand."""

NUSW, NUW, INBOUNDS_NUW = 2, 4, 7
"""Bits of ``noWrapFlags``; inbounds implies nusw, and `INBOUNDS_NUW` has all three."""

NSW_NUW = 3
"""``overflow<nsw, nuw>`` of integer arithmetic."""

PREDICATES = {
    "eq": 0, "ne": 1, "slt": 2, "sle": 3, "sgt": 4, "sge": 5, "ult": 6, "ule": 7, "ugt": 8,
    "uge": 9,
}  # fmt: skip
"""Numbers of the predicates of ``llvm.icmp`` (and ``arith.cmpi``)."""


def constant(b: Builder, value: int, type: Type) -> Value:
    """``llvm.mlir.constant(value : type) : type`` of an integer type."""
    attr = _integers.get((value, type))
    if attr is None:
        attr = _integers[value, type] = IntegerAttr(value, type)
    return b.value("llvm.mlir.constant", (), (type,), {"value": attr})


_integers: dict[tuple[int, Type], IntegerAttr] = {}
_positions: dict[tuple[int, ...], DenseArrayAttr] = {}


def position_attr(position: tuple[int, ...]) -> DenseArrayAttr:
    """Return ``array<i64: position>``."""
    attr = _positions.get(position)
    if attr is None:
        attr = _positions[position] = DenseArrayAttr(I64, position)
    return attr


def index_constant(b: Builder, value: int, type: Type) -> Value:
    """``llvm.mlir.constant(value : index) : type``: what upstream builds for sizes and offsets."""
    return b.value("llvm.mlir.constant", (), (type,), {"value": IntegerAttr(value, INDEX)})


def attr_constant(b: Builder, attr: Attribute, type: Type) -> Value:
    """``llvm.mlir.constant(attr) : type``."""
    return b.value("llvm.mlir.constant", (), (type,), {"value": attr})


def poison(b: Builder, type: Type) -> Value:
    """``llvm.mlir.poison : type``."""
    return b.value("llvm.mlir.poison", (), (type,))


def zero(b: Builder, type: Type) -> Value:
    """``llvm.mlir.zero : type``: null, or all bits zero."""
    return b.value("llvm.mlir.zero", (), (type,))


def extract(b: Builder, value: Value, *position: int) -> Value:
    """``llvm.extractvalue value[position]``."""
    type: Type = value.type
    for p in position:
        type = T.member(type, p)
    return b.value("llvm.extractvalue", (value,), (type,), {"position": position_attr(position)})


def insert(b: Builder, container: Value, value: Value, *position: int) -> Value:
    """``llvm.insertvalue value, container[position]``."""
    return b.value(
        "llvm.insertvalue",
        (container, value),
        (container.type,),
        {"position": position_attr(position)},
    )


def gep(
    b: Builder,
    pointer: Value,
    element: Type,
    indices: Sequence[int | Value],
    flags: int = 0,
    result: Type | None = None,
) -> Value:
    """``llvm.getelementptr pointer[indices] : element``; ints become constant indices."""
    raw = tuple(i if isinstance(i, int) else DYNAMIC_INDEX for i in indices)
    dynamic = [i for i in indices if not isinstance(i, int)]
    return b.value(
        "llvm.getelementptr",
        (pointer, dynamic),
        (result or pointer.type,),
        {
            "elem_type": TypeAttr(element),
            "noWrapFlags": IntegerAttr(flags, I32),
            "rawConstantIndices": DenseArrayAttr(I32, raw),
        },
    )


def load(
    b: Builder, pointer: Value, type: Type, alignment: Any = None, **flags: Attribute
) -> Value:
    """``llvm.load pointer : type``; `alignment` in bytes or as an attribute."""
    return b.value("llvm.load", (pointer,), (type,), _access(alignment, flags))


def store(
    b: Builder, value: Value, pointer: Value, alignment: Any = None, **flags: Attribute
) -> Operation:
    """``llvm.store value, pointer``; `alignment` in bytes or as an attribute."""
    return b.create("llvm.store", (value, pointer), (), _access(alignment, flags))


def _access(alignment: Any, flags: dict[str, Attribute]) -> dict[str, Attribute]:
    props: dict[str, Attribute] = {"ordering": IntegerAttr(0, I64), **flags}
    if alignment:
        props["alignment"] = (
            IntegerAttr(alignment, I64) if isinstance(alignment, int) else alignment
        )
    return props


def alloca(b: Builder, count: Value, element: Type, space: int = 0, alignment: int = 0) -> Value:
    """``llvm.alloca count x element``."""
    props: dict[str, Attribute] = {"elem_type": TypeAttr(element)}
    if alignment:
        props["alignment"] = IntegerAttr(alignment, I64)
    return b.value("llvm.alloca", (count,), (T.ptr(space),), props)


def binary(b: Builder, name: str, lhs: Value, rhs: Value, overflow: int | None = 0) -> Value:
    """``llvm.NAME lhs, rhs``; `overflow` None for an op without overflow flags."""
    props: dict[str, Attribute] = (
        {} if overflow is None else {"overflowFlags": IntegerAttr(overflow, I32)}
    )
    return b.value(f"llvm.{name}", (lhs, rhs), (lhs.type,), props)


def add(b: Builder, lhs: Value, rhs: Value, overflow: int = 0) -> Value:
    """``llvm.add lhs, rhs``."""
    return binary(b, "add", lhs, rhs, overflow)


def sub(b: Builder, lhs: Value, rhs: Value, overflow: int = 0) -> Value:
    """``llvm.sub lhs, rhs``."""
    return binary(b, "sub", lhs, rhs, overflow)


def mul(b: Builder, lhs: Value, rhs: Value, overflow: int = 0) -> Value:
    """``llvm.mul lhs, rhs``."""
    return binary(b, "mul", lhs, rhs, overflow)


def icmp(b: Builder, predicate: str, lhs: Value, rhs: Value) -> Value:
    """``llvm.icmp "predicate" lhs, rhs``."""
    props: dict[str, Attribute] = {"predicate": IntegerAttr(PREDICATES[predicate], I64)}
    type = lhs.type
    result = VectorType(type.shape, I1, type.scalable) if isinstance(type, VectorType) else I1
    return b.value("llvm.icmp", (lhs, rhs), (result,), props)


def select(b: Builder, condition: Value, yes: Value, no: Value) -> Value:
    """``llvm.select condition, yes, no``."""
    return b.value("llvm.select", (condition, yes, no), (yes.type,))


def cast(b: Builder, name: str, value: Value, type: Type) -> Value:
    """``llvm.NAME value : T to type``."""
    return b.value(f"llvm.{name}", (value,), (type,))


def resize(b: Builder, value: Value, type: IntegerType, non_negative: bool = False) -> Value:
    """Convert an integer to another width: nothing, trunc, sext, or zext nneg.

    An ``index`` whose width is not settled yet goes through ``index.castu`` or ``index.casts``.
    """
    old = value.type
    if isinstance(old, IndexType):
        name = "index.castu" if non_negative else "index.casts"
        return b.value(name, (value,), (type,))
    assert isinstance(old, IntegerType), old
    if old is type:
        return value
    if old.width > type.width:
        return b.value("llvm.trunc", (value,), (type,), {"overflowFlags": IntegerAttr(0, I32)})
    if non_negative:
        return b.value("llvm.zext", (value,), (type,), {"nonNeg": UNIT})
    return b.value("llvm.sext", (value,), (type,))


def addressof(b: Builder, name: str, space: int = 0) -> Value:
    """``llvm.mlir.addressof @name``."""
    return b.value("llvm.mlir.addressof", (), (T.ptr(space),), {"global_name": SymbolRefAttr(name)})


def call(
    b: Builder, callee: str, operands: Sequence[Value], results: Sequence[Type] = ()
) -> Operation:
    """``llvm.call @callee(operands)``."""
    return b.create(
        "llvm.call",
        (operands, ()),
        results,
        {"callee": SymbolRefAttr(callee), "op_bundle_sizes": DenseArrayAttr(I32, ())},
    )


def size_in_bytes(b: Builder, type: Type, index: IntegerType) -> Value:
    """Build the size of `type` as `index`: the distance of element 1 from null."""
    null = zero(b, T.ptr())
    return cast(b, "ptrtoint", gep(b, null, type, (1,)), index)


def find_or_declare(
    b: Any, root: Operation, name: str, inputs: Sequence[Type], result: Type, variadic: bool = False
) -> str:
    """Make sure that `root` (a module) has ``llvm.func @name``; return the name.

    Errors: a symbol of that name with another type.
    """
    from nvlower.diag import fail

    wanted = T.func(result, tuple(inputs), variadic)
    body = root.regions[0].blocks[0]
    for op in body.ops:
        sym: Any = op.get_attr("sym_name")
        if sym is None or sym.value != name:
            continue
        held: Any = op.get_attr("function_type")
        if op.name != "llvm.func" or held.value is not wanted:
            shown = held.value if held is not None else op.name
            raise fail(
                op.loc,
                f"redefinition of reserved function '{name}' of different type '{shown}' is "
                "prohibited",
            )
        return name
    before, block = b.before, b.block
    b.at_start(body)
    declare_here(b, name, wanted)
    b.before, b.block = before, block
    return name


def declare_here(b: Any, name: str, type: Type) -> Operation:
    """Put ``llvm.func @name : type`` at the insertion point."""
    from nvlower.ir.attributes import StringAttr
    from nvlower.ir.core import Region

    op: Operation = b.create(
        "llvm.func",
        (),
        (),
        {"sym_name": StringAttr(name), "function_type": TypeAttr(type)},
        regions=(Region(),),
    )
    return op

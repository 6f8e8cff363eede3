"""Folds of the index dialect: only those that hold for 32-bit and 64-bit index alike.

Source: IndexOps.cpp (foldBinaryOpUnchecked, foldBinaryOpChecked).
"""

from __future__ import annotations

from nvlower.dialects.fold_tools import signed, unsigned
from nvlower.ir.attributes import FALSE, TRUE, IntegerAttr
from nvlower.ir.opdef import fold
from nvlower.ir.types import INDEX, IndexType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Constants = list[Any]
    Found = list[Any] | None
    Function = Callable[[int, int, int], int | None]


def _quotient(rounding: str) -> Function:
    def divide(x: int, y: int, w: int) -> int | None:
        a, b = signed(x, w), signed(y, w)
        if b == 0:
            return None
        if rounding == "floor":
            return a // b
        if rounding == "ceil":
            # upstream negates the dividend, which the least number does not survive
            return None if b > 1 and a == -(1 << (w - 1)) else -(-a // b)
        q = abs(a) // abs(b)
        return -q if (a < 0) != (b < 0) else q

    return divide


def _rems(x: int, y: int, w: int) -> int | None:
    a, b = signed(x, w), signed(y, w)
    if b == 0:
        return None
    r = abs(a) % abs(b)
    return -r if a < 0 else r


_EXACT: dict[str, Function] = {
    "index.add": lambda x, y, w: x + y,
    "index.sub": lambda x, y, w: x - y,
    "index.mul": lambda x, y, w: x * y,
    "index.and": lambda x, y, w: x & y,
    "index.or": lambda x, y, w: x | y,
    "index.xor": lambda x, y, w: x ^ y,
}
"""Functions whose low 32 bits depend on low 32 bits only: they fold at 64 bits."""

_CHECKED: dict[str, Function] = {
    "index.divs": _quotient("trunc"),
    "index.divu": lambda x, y, w: x // y if y else None,
    "index.ceildivs": _quotient("ceil"),
    "index.ceildivu": lambda x, y, w: -(-x // y) if y else None,
    "index.floordivs": _quotient("floor"),
    "index.rems": _rems,
    "index.remu": lambda x, y, w: x % y if y else None,
    "index.maxs": lambda x, y, w: max(signed(x, w), signed(y, w)),
    "index.maxu": lambda x, y, w: max(x, y),
    "index.mins": lambda x, y, w: min(signed(x, w), signed(y, w)),
    "index.minu": lambda x, y, w: min(x, y),
    "index.shl": lambda x, y, w: x << y if y < w else None,
    "index.shrs": lambda x, y, w: signed(x, w) >> y if y < w else None,
    "index.shru": lambda x, y, w: x >> y if y < w else None,
}
"""Functions that fold only where 32 and 64 bits agree."""


def _constants(c: Constants) -> tuple[int, int] | None:
    if isinstance(c[0], IntegerAttr) and isinstance(c[1], IntegerAttr):
        return unsigned(c[0].value, 64), unsigned(c[1].value, 64)
    return None


def _both_widths(f: Function, x: int, y: int) -> int | None:
    """Return the 64-bit result where its low half is the 32-bit result."""
    wide = f(x, y, 64)
    narrow = f(unsigned(x, 32), unsigned(y, 32), 32)
    if wide is None or narrow is None or unsigned(wide, 32) != unsigned(narrow, 32):
        return None
    return signed(wide, 64)


@fold.add(*_EXACT, *_CHECKED)
def binary(op: Operation, c: Constants) -> Found:
    """Fold constants and neutral operands."""
    name = op.name
    found = _constants(c)
    if found is not None:
        if name in _EXACT:
            return [IntegerAttr(signed(_EXACT[name](*found, 64) or 0, 64), INDEX)]
        value = _both_widths(_CHECKED[name], *found)
        if value is not None:
            return [IntegerAttr(value, INDEX)]
    rhs = getattr(c[1], "value", None)
    a = op.operands[0]
    if name in ("index.add", "index.sub") and rhs == 0:
        return [a]
    if name == "index.mul" and rhs in (0, 1):
        return [a if rhs else IntegerAttr(0, INDEX)]
    return None


@fold.add("index.casts", "index.castu")
def cast(op: Operation, c: Constants) -> Found:
    """Fold constants: to a narrower integer, or a wider one where 32 and 64 bits agree."""
    value = c[0]
    if not isinstance(value, IntegerAttr):
        return None
    result: Any = op.results[0].type
    is_signed = op.name == "index.casts"
    if isinstance(result, IndexType):
        w = value.type.width
        n = signed(value.value, w) if is_signed else unsigned(value.value, w)
        return [IntegerAttr(signed(n, 64), INDEX)]
    read = signed if is_signed else unsigned
    wide = unsigned(read(value.value, 64), result.width)
    narrow = unsigned(read(value.value, 32), result.width)
    if result.width > 32 and wide != narrow:
        return None
    return [IntegerAttr(signed(wide, result.width), result)]


_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")


def _compare(predicate: str, x: int, y: int, w: int) -> bool:
    if predicate in ("eq", "ne"):
        return (x == y) == (predicate == "eq")
    if predicate[0] == "s":
        x, y = signed(x, w), signed(y, w)
    kind = predicate[1:]
    return {"lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}[kind]


@fold.add("index.cmp")
def cmp(op: Operation, c: Constants) -> Found:
    """Fold constants whose order is the same at 32 and 64 bits, and ``cmp x, x``."""
    attr: Any = op.properties["pred"]
    predicate = attr.params[0] if hasattr(attr, "params") else _PREDICATES[attr.value]
    a, b = op.operands
    found = _constants(c)
    if found is not None:
        x, y = found
        wide = _compare(predicate, x, y, 64)
        narrow = _compare(predicate, unsigned(x, 32), unsigned(y, 32), 32)
        return [TRUE if wide else FALSE] if wide == narrow else None
    if a is b:
        return [TRUE if predicate in ("eq", "sle", "sge", "ule", "uge") else FALSE]
    return _bounded(op, predicate, c)


def _bounded(op: Operation, predicate: str, c: Constants) -> Found:
    """Decide a comparison of ``max(x, k)`` or ``min(x, k)`` with a constant."""
    inner = op.operands[0].defining_op
    if not isinstance(c[1], IntegerAttr) or inner is None or inner.name not in _BOUNDS:
        return None
    owner = inner.operands[1].defining_op
    bound = None if owner is None else owner.properties.get("value")
    if not isinstance(bound, IntegerAttr):
        return None
    answers = {_decide(inner.name, bound.value, predicate, c[1].value, w) for w in (64, 32)}
    (answer,) = answers if len(answers) == 1 else (None,)
    return None if answer is None else [TRUE if answer else FALSE]


_BOUNDS = ("index.maxs", "index.mins", "index.maxu", "index.minu")


def _decide(name: str, bound: int, predicate: str, number: int, w: int) -> bool | None:
    """Compare all values that ``name(x, bound)`` can have at width `w` with a number.

    Source: ConstantIntRanges::fromSigned, fromUnsigned; intrange::evaluatePred.
    """
    read, other = (signed, unsigned) if name.endswith("s") else (unsigned, signed)
    whole = {signed: (-(1 << (w - 1)), (1 << (w - 1)) - 1), unsigned: (0, (1 << w) - 1)}
    low, high = whole[read]
    k = read(bound, w)
    low, high = (k, high) if "max" in name else (low, k)
    ranges = {read: (low, high), other: whole[other]}
    if (signed(low, w) < 0 and signed(high, w) < 0) or min(signed(low, w), signed(high, w)) >= 0:
        ranges[other] = (other(low, w), other(high, w))
    kind = predicate[1:]
    if predicate in ("eq", "ne"):
        for reader, (least, most) in ranges.items():
            n = reader(number, w)
            if n < least or n > most:
                return predicate == "ne"
            if least == most == n:
                return predicate == "eq"
        return None
    reader = signed if predicate[0] == "s" else unsigned
    least, most = ranges[reader]
    n = reader(number, w)
    always = {"lt": most < n, "le": most <= n, "gt": least > n, "ge": least >= n}
    never = {"lt": least >= n, "le": least > n, "gt": most <= n, "ge": most < n}
    return True if always[kind] else False if never[kind] else None

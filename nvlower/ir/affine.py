"""Affine expressions, maps and integer sets: interned, simplified while they are built.

Made by `dim`, `sym`, `const`, the operators ``+ - * % //`` and `ceildiv`, as upstream simplifies.
"""

from __future__ import annotations

from .storage import Interned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import Any, ClassVar

ADD, MUL, MOD, FLOORDIV, CEILDIV = "+", "*", "mod", "floordiv", "ceildiv"


class Immutable(metaclass=Interned):
    """Base of the classes here: one object per value, compared by identity."""

    __slots__ = ("_text",)
    _text: ClassVar[str | None]
    normalize: ClassVar[Any] = None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __copy__(self) -> Immutable:
        return self

    def __deepcopy__(self, memo: object) -> Immutable:
        return self


class AffineExpr(Immutable):
    """Base of the expressions."""

    def __add__(self, other: AffineExpr | int) -> AffineExpr:
        return binary(ADD, self, as_expr(other))

    def __radd__(self, other: int) -> AffineExpr:
        return binary(ADD, const(other), self)

    def __sub__(self, other: AffineExpr | int) -> AffineExpr:
        return binary(ADD, self, -as_expr(other))

    def __rsub__(self, other: int) -> AffineExpr:
        return const(other) - self

    def __neg__(self) -> AffineExpr:
        return binary(MUL, self, const(-1))

    def __mul__(self, other: AffineExpr | int) -> AffineExpr:
        return binary(MUL, self, as_expr(other))

    def __rmul__(self, other: int) -> AffineExpr:
        return binary(MUL, const(other), self)

    def __mod__(self, other: AffineExpr | int) -> AffineExpr:
        return binary(MOD, self, as_expr(other))

    def __floordiv__(self, other: AffineExpr | int) -> AffineExpr:
        return binary(FLOORDIV, self, as_expr(other))

    def ceildiv(self, other: AffineExpr | int) -> AffineExpr:
        """Return the quotient rounded towards plus infinity."""
        return binary(CEILDIV, self, as_expr(other))

    def __str__(self) -> str:
        from .affine_text import expr_text

        return expr_text(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    @property
    def symbolic(self) -> bool:
        """Tell whether the expression holds no dimension."""
        return not any(isinstance(e, DimExpr) for e in self.walk())

    @property
    def pure(self) -> bool:
        """Tell whether the expression is affine: multiplied and divided by constants only."""
        for e in self.walk():
            if isinstance(e, BinaryExpr) and e.kind != ADD:
                ok = isinstance(e.rhs, ConstantExpr)
                if not ok and not (e.kind == MUL and isinstance(e.lhs, ConstantExpr)):
                    return False
        return True

    def walk(self) -> Iterator[AffineExpr]:
        """Yield the subexpressions, post-order."""
        if isinstance(self, BinaryExpr):
            yield from self.lhs.walk()
            yield from self.rhs.walk()
        yield self

    def uses_dim(self, position: int) -> bool:
        """Tell whether ``d<position>`` occurs."""
        return any(isinstance(e, DimExpr) and e.position == position for e in self.walk())

    def uses_symbol(self, position: int) -> bool:
        """Tell whether ``s<position>`` occurs."""
        return any(isinstance(e, SymbolExpr) and e.position == position for e in self.walk())

    def replace(self, table: Mapping[AffineExpr, AffineExpr]) -> AffineExpr:
        """Return the expression with the keys of `table` replaced by their values."""
        found = table.get(self)
        if found is not None:
            return found
        if isinstance(self, BinaryExpr):
            lhs, rhs = self.lhs.replace(table), self.rhs.replace(table)
            if lhs is not self.lhs or rhs is not self.rhs:
                return binary(self.kind, lhs, rhs)
        return self

    def replace_inputs(
        self, dims: Sequence[AffineExpr], syms: Sequence[AffineExpr] = ()
    ) -> AffineExpr:
        """Return the expression with dimensions and symbols replaced by position."""
        table: dict[AffineExpr, AffineExpr] = {dim(i): e for i, e in enumerate(dims)}
        table.update((sym(i), e) for i, e in enumerate(syms))
        return self.replace(table)

    def eval(self, dims: Sequence[int], syms: Sequence[int] = ()) -> int | None:
        """Return the value for given inputs, None for a division by zero or a bad modulus."""
        raise NotImplementedError


class DimExpr(AffineExpr):
    """``d<position>``."""

    position: int

    def eval(self, dims: Sequence[int], syms: Sequence[int] = ()) -> int | None:
        return dims[self.position]


class SymbolExpr(AffineExpr):
    """``s<position>``."""

    position: int

    def eval(self, dims: Sequence[int], syms: Sequence[int] = ()) -> int | None:
        return syms[self.position]


class ConstantExpr(AffineExpr):
    """A 64-bit constant."""

    value: int

    def eval(self, dims: Sequence[int], syms: Sequence[int] = ()) -> int | None:
        return self.value


class BinaryExpr(AffineExpr):
    """``lhs kind rhs``; make it through `binary`."""

    kind: str
    lhs: AffineExpr
    rhs: AffineExpr

    def eval(self, dims: Sequence[int], syms: Sequence[int] = ()) -> int | None:
        a, b = self.lhs.eval(dims, syms), self.rhs.eval(dims, syms)
        return None if a is None or b is None else fold(self.kind, a, b)


def dim(position: int) -> DimExpr:
    """Return ``d<position>``."""
    return DimExpr(position)


def sym(position: int) -> SymbolExpr:
    """Return ``s<position>``."""
    return SymbolExpr(position)


def const(value: int) -> ConstantExpr:
    """Return a constant."""
    return ConstantExpr(value)


def as_expr(value: AffineExpr | int) -> AffineExpr:
    """Return an expression as it is, an int as a constant."""
    return ConstantExpr(value) if isinstance(value, int) else value


def fold(kind: str, a: int, b: int) -> int | None:
    """Return the value of an operation on constants; None where it is undefined or overflows."""
    if kind == ADD:
        value = a + b
    elif kind == MUL:
        value = a * b
    elif b == 0 or (kind == MOD and b < 0):
        return None
    elif kind == MOD:
        value = a % b
    else:
        value = a // b if kind == FLOORDIV else -(-a // b)
    return value if -(2**63) <= value < 2**63 else None


def binary(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """Return ``lhs kind rhs``, simplified as upstream does while building."""
    found = _SIMPLIFY[kind](lhs, rhs)
    return BinaryExpr(kind, lhs, rhs) if found is None else found


def largest_known_divisor(e: AffineExpr) -> int:
    """Return the largest number known to divide every value of `e` (0 for the constant 0)."""
    if isinstance(e, ConstantExpr):
        return abs(e.value)
    if not isinstance(e, BinaryExpr):
        return 1
    if e.kind in (FLOORDIV, CEILDIV):
        if isinstance(e.rhs, ConstantExpr) and e.rhs.value != 0:
            d = largest_known_divisor(e.lhs)
            if d % e.rhs.value == 0:
                return abs(d // e.rhs.value)
        return 1
    a, b = largest_known_divisor(e.lhs), largest_known_divisor(e.rhs)
    if e.kind == MUL:
        return a * b
    from math import gcd

    return gcd(a, b)


def _constants(lhs: AffineExpr, rhs: AffineExpr) -> tuple[int | None, int | None]:
    a = lhs.value if isinstance(lhs, ConstantExpr) else None
    b = rhs.value if isinstance(rhs, ConstantExpr) else None
    return a, b


def _folded(kind: str, a: int, b: int) -> AffineExpr | None:
    value = fold(kind, a, b)
    return None if value is None else ConstantExpr(value)


def _out_of_order(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    """Tell whether both are dimensions or both symbols and the later one comes first."""
    if isinstance(lhs, DimExpr):
        return isinstance(rhs, DimExpr) and lhs.position > rhs.position
    if isinstance(lhs, SymbolExpr):
        return isinstance(rhs, SymbolExpr) and lhs.position > rhs.position
    return False


def scaled(e: AffineExpr) -> tuple[int, AffineExpr]:
    """Return (c, x) for ``x * c``, (1, e) for anything else."""
    if isinstance(e, BinaryExpr) and e.kind == MUL and isinstance(e.rhs, ConstantExpr):
        return e.rhs.value, e.lhs
    return 1, e


def _add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    a, b = _constants(lhs, rhs)
    if a is not None and b is not None:
        return _folded(ADD, a, b)
    if a is not None or (lhs.symbolic and not rhs.symbolic):
        return rhs + lhs
    if _out_of_order(lhs, rhs):
        return BinaryExpr(ADD, rhs, lhs)
    if b == 0:
        return lhs
    tail = None  # the constant that ends `lhs`
    if isinstance(lhs, BinaryExpr) and lhs.kind == ADD and isinstance(lhs.rhs, ConstantExpr):
        tail = lhs.rhs
        if b is not None:
            return lhs.lhs + (tail.value + b)
    (c1, first), (c2, second) = scaled(lhs), scaled(rhs)
    if first is second:
        return first * (c1 + c2)
    if tail is not None and isinstance(lhs, BinaryExpr):
        return lhs.lhs + rhs + tail
    return _remainder(lhs, rhs) if isinstance(rhs, BinaryExpr) else None


def _remainder(lhs: AffineExpr, rhs: BinaryExpr) -> AffineExpr | None:
    """Turn ``e - (e floordiv q) * q`` into ``e mod q``."""
    inner = rhs.lhs
    if (
        isinstance(rhs.rhs, ConstantExpr) and rhs.rhs.value == -1
        and isinstance(inner, BinaryExpr) and inner.kind == MUL
    ):  # fmt: skip
        quotient = inner.lhs
        if not isinstance(quotient, BinaryExpr) or quotient.kind != FLOORDIV:
            return None
        if quotient.rhs is inner.rhs and lhs is quotient.lhs:
            return lhs % inner.rhs
    if rhs.kind != MUL or not isinstance(inner, BinaryExpr) or inner.kind != FLOORDIV:
        return None
    q = inner.rhs
    if isinstance(q, ConstantExpr) and q.value > 0 and lhs is inner.lhs and q is -rhs.rhs:
        return lhs % q
    if isinstance(lhs, BinaryExpr) and lhs.kind == ADD:
        simplified = _add(lhs.rhs, rhs)
        if simplified is not None:
            return lhs.lhs + simplified
    return None


def _mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    a, b = _constants(lhs, rhs)
    if a is not None and b is not None:
        return _folded(MUL, a, b)
    right_symbolic = rhs.symbolic
    if not right_symbolic and not lhs.symbolic:
        return None
    if not right_symbolic or a is not None:
        return rhs * lhs
    if _out_of_order(lhs, rhs):
        return BinaryExpr(MUL, rhs, lhs)
    if b == 1:
        return lhs
    if b == 0:
        return rhs
    if isinstance(lhs, BinaryExpr) and lhs.kind == MUL and isinstance(lhs.rhs, ConstantExpr):
        if b is not None:
            return lhs.lhs * (lhs.rhs.value * b)
        return (lhs.lhs * rhs) * lhs.rhs
    return None


def _divide(kind: str, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    a, b = _constants(lhs, rhs)
    if b is None or b == 0:
        return None
    if a is not None:
        return _folded(kind, a, b)
    if b == 1:
        return lhs
    factor, rest = scaled(lhs)
    if rest is not lhs and factor % b == 0:
        return rest * (factor // b)
    return None


def _floordiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    found = _divide(FLOORDIV, lhs, rhs)
    if found is not None or not isinstance(rhs, ConstantExpr) or rhs.value == 0:
        return found
    if isinstance(lhs, BinaryExpr) and lhs.kind == ADD:
        for part in (lhs.lhs, lhs.rhs):
            if largest_known_divisor(part) % rhs.value == 0:
                return lhs.lhs // rhs.value + lhs.rhs // rhs.value
    return None


def _ceildiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    return _divide(CEILDIV, lhs, rhs)


def _mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    a, b = _constants(lhs, rhs)
    if b is None or b < 1:
        return None
    if a is not None:
        return ConstantExpr(a % b)
    if largest_known_divisor(lhs) % b == 0:
        return ConstantExpr(0)
    if isinstance(lhs, BinaryExpr):
        if lhs.kind == ADD:
            if largest_known_divisor(lhs.lhs) % b == 0:
                return lhs.rhs % b
            if largest_known_divisor(lhs.rhs) % b == 0:
                return lhs.lhs % b
        elif lhs.kind == MOD and isinstance(lhs.rhs, ConstantExpr):
            if lhs.rhs.value >= 1 and lhs.rhs.value % b == 0:
                return lhs.lhs % b
    return None


_SIMPLIFY: dict[str, Callable[[AffineExpr, AffineExpr], AffineExpr | None]] = {
    ADD: _add, MUL: _mul, MOD: _mod, FLOORDIV: _floordiv, CEILDIV: _ceildiv,
}  # fmt: skip


def replace_all(
    exprs: Iterable[AffineExpr], dims: Sequence[AffineExpr], syms: Sequence[AffineExpr]
) -> tuple[AffineExpr, ...]:
    """Return the expressions with dimensions and symbols replaced by position."""
    table: dict[AffineExpr, AffineExpr] = {dim(i): e for i, e in enumerate(dims)}
    table.update((sym(i), e) for i, e in enumerate(syms))
    return tuple(e.replace(table) for e in exprs)


_ELSEWHERE = {"AffineMap": "affine_map", "IntegerSet": "affine_map", "expr_text": "affine_text"}


def __getattr__(name: str) -> Any:
    if name in _ELSEWHERE:
        from nvlower import import_module

        value = getattr(import_module(f"nvlower.ir.{_ELSEWHERE[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(name)

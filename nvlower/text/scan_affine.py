"""Affine expressions over SSA values, as they stand in subscripts and loop bounds."""

from __future__ import annotations

from nvlower.ir.affine import AffineExpr, const, dim, sym
from nvlower.ir.affine_map import AffineMap

from .state import SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .cursor import Cursor


_SYMBOLIC = "has to be either a constant or symbolic"


class _Reader:
    """Reads expressions whose leaves are ``%i``, ``symbol(%s)`` and numbers."""

    def __init__(self, c: Cursor) -> None:
        self.c = c
        self.dims: list[str] = []
        self.symbols: list[str] = []
        self.ids: dict[str, int] = {}  # bare names, for maps written with them

    def sum(self) -> AffineExpr:
        """Read terms joined by ``+`` and ``-``."""
        found = self.product()
        c = self.c
        while True:
            if c.accept("+"):
                found = found + self.product()
            elif c.peek() == "-" and c.accept("-"):
                found = found - self.product()
            else:
                return found

    def product(self) -> AffineExpr:
        """Read factors joined by ``*``, ``floordiv``, ``ceildiv`` and ``mod``."""
        found = self.leaf()
        c = self.c
        while True:
            at = c.skip()
            if c.accept("*"):
                other = self.leaf()
                if not (found.symbolic or other.symbolic):
                    who = "at least one of the multiply operands"
                    raise c.fail(f"non-affine expression: {who} {_SYMBOLIC}", at)
                found = found * other
            elif c.accept("floordiv"):
                found = found // self.divisor("floordiv", at)
            elif c.accept("ceildiv"):
                found = found.ceildiv(self.divisor("ceildiv", at))
            elif c.accept("mod"):
                found = found % self.divisor("mod", at)
            else:
                return found

    def divisor(self, operator: str, at: int) -> AffineExpr:
        """Read what `operator` divides by."""
        found = self.leaf()
        if not found.symbolic:
            message = f"non-affine expression: right operand of {operator} {_SYMBOLIC}"
            raise self.c.fail(message, at)
        return found

    def leaf(self) -> AffineExpr:
        """Read a value, a number, a negation or a bracketed expression."""
        c = self.c
        if c.accept("("):
            if c.peek() == ")":
                raise missing_operand(c)
            found = self.sum()
            c.expect(")")
            return found
        if c.peek() == "%":
            return self.value(self.dims, dim)
        number = c.integer()
        if number is not None:
            return const(number)
        if c.accept("-"):
            return -self.leaf()
        if c.accept("symbol"):
            c.expect("(", " at start of SSA symbol")
            found = self.value(self.symbols, sym)
            c.expect(")", " at end of SSA symbol")
            return found
        at = c.skip()
        word = c.keyword()
        if word is None or word in ("mod", "floordiv", "ceildiv"):
            c.pos = at
            raise missing_operand(c)
        if word not in self.ids:
            raise SyntaxFail(at, "use of undeclared identifier")
        return dim(self.ids[word])

    def value(self, names: list[str], make: Any) -> AffineExpr:
        """Read ``%i`` as the dimension or symbol of that name."""
        name = self.c.ssa()
        if name is None:
            raise self.c.fail("expected SSA operand")
        if name not in names:
            names.append(name)
        found: AffineExpr = make(names.index(name))
        return found


def missing_operand(c: Cursor) -> SyntaxFail:
    """Return the error for what stands where an operand should."""
    from .errors import wrong_place

    at = c.skip()
    before = c.text[:at].rstrip()
    if before[-1:] in ("+", "-", "*") or before.endswith((" mod", "floordiv", "ceildiv")):
        return SyntaxFail(wrong_place(c.text, at), "missing right operand of binary operator")
    if before[-1:] == "(" and c.peek() == ")":
        return SyntaxFail(at, "no expression inside parentheses")
    if c.peek() in ("+", "*") or c.text.startswith(("mod", "floordiv", "ceildiv"), at):
        return SyntaxFail(at, "missing left operand of binary operator")
    return SyntaxFail(wrong_place(c.text, at), "expected affine expression")


def subscript(c: Cursor) -> Any:
    """Read ``[%i + 1, symbol(%s)]``: (map, names of dims and symbols)."""
    c.expect("[", " in affine map")
    reader = _Reader(c)
    exprs = []
    if not c.accept("]"):
        exprs.append(reader.sum())
        while c.accept(","):
            exprs.append(reader.sum())
        c.expect("]", " in affine map")
    m = AffineMap(len(reader.dims), len(reader.symbols), tuple(exprs))
    return m, [*reader.dims, *reader.symbols]


def bounds(c: Cursor) -> Any:
    """Read ``(0, max(%i, 4))``: (map, names, sizes of the groups)."""
    if c.peek() != "(":
        return NotImplemented
    c.expect("(")
    reader = _Reader(c)
    exprs: list[AffineExpr] = []
    groups: list[int] = []
    while not c.accept(")"):
        if groups:
            c.expect(",")
        if c.accept("max") or c.accept("min"):
            c.expect("(")
            inner = [reader.sum()]
            while c.accept(","):
                inner.append(reader.sum())
            c.expect(")")
        else:
            inner = [reader.sum()]
        exprs += inner
        groups.append(len(inner))
    m = AffineMap(len(reader.dims), len(reader.symbols), tuple(exprs))
    return m, [*reader.dims, *reader.symbols], groups


def plain_map(c: Cursor) -> Any:
    """Read ``(i, j) -> (j, i)``: an affine map attribute."""
    from nvlower.ir.attributes import AffineMapAttr

    c.expect("(", " in dimensional identifier list")
    reader = _Reader(c)
    while not c.accept(")"):
        if reader.ids:
            c.expect(",")
        reader.ids[c.expect_keyword()] = len(reader.ids)
    c.expect("->")
    c.expect("(")
    exprs: list[AffineExpr] = []
    while not c.accept(")"):
        if exprs:
            c.expect(",")
        exprs.append(reader.sum())
    return AffineMapAttr(AffineMap(len(reader.ids), 0, tuple(exprs)))

"""Reduce actions of affine maps and integer sets."""

from __future__ import annotations

from nvlower.ir.affine import binary, const, dim, sym
from nvlower.ir.affine_map import AffineMap, IntegerSet

from .state import Parser, SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Action = Callable[[Parser, list[Any]], Any]


def affine_space(p: Parser, c: list[Any]) -> tuple[int, int]:
    dims, syms = c[0], c[1] if len(c) > 1 else []
    table: dict[str, Any] = {}
    for make, names in ((dim, dims), (sym, syms)):
        for i, n in enumerate(names):
            if n in table:
                raise SyntaxFail(p.sub_at, f"redefinition of identifier '{n}'")
            table[n] = make(i)
    p.affine = table  # type: ignore[assignment]
    return len(dims), len(syms)


def affine_name(p: Parser, c: list[Any]) -> Any:
    found = p.affine.get(c[0])  # type: ignore[attr-defined]
    if found is None:
        raise SyntaxFail(p.place(0), "use of undeclared identifier")
    return found


def affine_constant(p: Parser, c: list[Any]) -> Any:
    value = int(c[0], 0)
    if value >= 1 << 63:
        raise SyntaxFail(p.place(0), "constant too large for index")
    return const(value)


def affine_map(p: Parser, c: list[Any]) -> Any:
    (dims, syms), exprs = c
    return AffineMap(dims, syms, tuple(exprs))


def integer_set(p: Parser, c: list[Any]) -> Any:
    rows = c[1] or [(const(0), True)]
    (dims, syms) = c[0]
    return IntegerSet(dims, syms, tuple(e for e, _ in rows), tuple(eq for _, eq in rows))


_SYMBOLIC = "has to be either a constant or symbolic"


def _linear(p: Parser, a: Any, b: Any, what: str) -> tuple[Any, Any]:
    if what == "*":
        if not a.symbolic and not b.symbolic:
            who = "at least one of the multiply operands"
            raise SyntaxFail(p.place(1), f"non-affine expression: {who} {_SYMBOLIC}")
    elif not b.symbolic:
        message = f"non-affine expression: right operand of {what} {_SYMBOLIC}"
        raise SyntaxFail(p.place(1), message)
    return a, b


def _binary(kind: str) -> Action:
    def run(p: Parser, c: list[Any]) -> Any:
        return binary(kind, *_linear(p, c[0], c[1], kind))

    return run


AFFINE: dict[str, Action] = {
    "s_affine_space": affine_space,
    "s_affine_map": affine_map,
    "s_integer_set": integer_set,
    "affine_name": affine_name,
    "affine_constant": affine_constant,
    "affine_add": lambda p, c: c[0] + c[1],
    "affine_sub": lambda p, c: c[0] - c[1],
    "affine_negate": lambda p, c: -c[0],
    "affine_mul": _binary("*"),
    "affine_floordiv": _binary("floordiv"),
    "affine_ceildiv": _binary("ceildiv"),
    "affine_mod": _binary("mod"),
    "affine_ge": lambda p, c: (c[0] - c[1], False),
    "affine_le": lambda p, c: (c[1] - c[0], False),
    "affine_eq": lambda p, c: (c[0] - c[1], True),
}

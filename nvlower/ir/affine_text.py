"""The text of affine expressions, as upstream prints them."""

from __future__ import annotations

from .affine import ADD, MUL, AffineExpr, BinaryExpr, ConstantExpr, DimExpr, scaled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def expr_text(
    e: AffineExpr, name: Callable[[AffineExpr], str] | None = None, strong: bool = False
) -> str:
    """Return the text of an expression; `name` spells dimensions and symbols; `strong` adds
    the parentheses that an operand of a product or quotient needs.
    """
    if isinstance(e, ConstantExpr):
        return str(e.value)
    if not isinstance(e, BinaryExpr):
        if name is not None:
            return name(e)
        return f"{'d' if isinstance(e, DimExpr) else 's'}{e.position}"  # type: ignore[attr-defined]
    lhs, rhs = e.lhs, e.rhs
    if e.kind != ADD:
        if e.kind == MUL and isinstance(rhs, ConstantExpr) and rhs.value == -1:
            text = f"-{expr_text(lhs, name, True)}"
        else:
            text = f"{expr_text(lhs, name, True)} {e.kind} {expr_text(rhs, name, True)}"
    else:
        text = f"{expr_text(lhs, name)} {_addend(rhs, name)}"
    return f"({text})" if strong else text


def _addend(rhs: AffineExpr, name: Callable[[AffineExpr], str] | None) -> str:
    """Return ``+ rhs``, or ``- x`` where a negative constant allows it."""
    if isinstance(rhs, ConstantExpr) and rhs.value < 0:
        return f"- {-rhs.value}"
    factor, rest = scaled(rhs)
    if factor == -1:
        strong = isinstance(rest, BinaryExpr) and rest.kind == ADD
        return f"- {expr_text(rest, name, strong)}"
    if factor < -1:
        return f"- {expr_text(rest, name, True)} * {-factor}"
    return f"+ {expr_text(rhs, name)}"


def inputs_text(num_dims: int, num_symbols: int) -> str:
    """Return ``(d0, d1)[s0]``."""
    text = f"({', '.join(f'd{i}' for i in range(num_dims))})"
    if num_symbols:
        text += f"[{', '.join(f's{i}' for i in range(num_symbols))}]"
    return text

"""Printed function signatures, shared by func.func, gpu.func, llvm.func and the call ops."""

from __future__ import annotations

from nvlower.ir.types import FunctionType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation, Region
    from nvlower.ir.types import Type


def dictionary(attr: Any, index: int) -> tuple[Any, ...]:
    """Return the entries of dictionary `index` of an array attribute, none where absent."""
    return attr.elements[index].entries if attr is not None and index < len(attr.elements) else ()


def print_signature(p: Any, inputs: Sequence[Type], arg_attrs: Any, vararg: bool, results: Sequence[Type], res_attrs: Any, body: Region | None, empty_result: bool = False) -> None:  # fmt: skip
    """Print ``(%arg0: i32 {a}, ...) -> (f32 {b})``; without a body the argument types alone."""
    parts = []
    if body is not None and body.blocks:
        arguments = body.blocks[0].arguments
        for i in range(len(inputs)):
            parts.append(p.region_arg(arguments[i], dictionary(arg_attrs, i)))
    else:
        for i, t in enumerate(inputs):
            parts.append(p.type(t) + p.named_attrs(dictionary(arg_attrs, i)))
    if vararg:
        parts.append("...")
    text = f"({', '.join(parts)})"
    if results:
        shown = [p.type(t) + p.named_attrs(dictionary(res_attrs, i)) for i, t in enumerate(results)]
        inner = ", ".join(shown)
        parens = len(results) > 1 or isinstance(results[0], FunctionType) or dictionary(res_attrs, 0)
        text += f" -> ({inner})" if parens else f" -> {inner}"
    elif empty_result:
        text += " -> ()"
    p.emit(text)


def print_body(op: Operation, p: Any) -> None:
    """Print the body of a function that has one."""
    if op.regions[0].blocks:
        p.emit(" ")
        p.print_region(op.regions[0], args=False)


def print_assignments(p: Any, arguments: Sequence[Any], inits: Sequence[Any], prefix: str) -> str:
    """Return ``prefix(%arg = %init, ...)``, "" where there are none."""
    if not inits:
        return ""
    names = p.names
    pairs = ", ".join(f"{names[a]} = {names[v]}" for a, v in zip(arguments, inits, strict=True))
    return f"{prefix}({pairs})"

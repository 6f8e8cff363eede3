"""Printed function signatures, shared by func.func, gpu.func, llvm.func and the call ops."""

from __future__ import annotations

from nvlower.ir.attributes import ArrayAttr, DenseArrayAttr, DictionaryAttr
from nvlower.ir.core import Block, Operation
from nvlower.ir.opdef import op_definition
from nvlower.ir.types import I32, FunctionType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Region
    from nvlower.ir.types import Type


def dictionary(attr: Any, index: int) -> tuple[Any, ...]:
    """Return the entries of dictionary `index` of an array attribute, none where absent."""
    return attr.elements[index].entries if attr is not None and index < len(attr.elements) else ()


def print_signature(
    p: Any,
    inputs: Sequence[Type],
    arg_attrs: Any,
    vararg: bool,
    results: Sequence[Type],
    res_attrs: Any,
    body: Region | None,
    empty_result: bool = False,
) -> None:
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
        parens = (
            len(results) > 1 or isinstance(results[0], FunctionType) or dictionary(res_attrs, 0)
        )
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


class Signature:
    """A parsed signature: `names` of the parameters (None where bare), types, attributes."""

    __slots__ = ("arg_attrs", "locs", "names", "res_attrs", "results", "types", "vararg")

    def __init__(self, p: Any, value: Any, at: Any = None) -> None:
        params, results = value
        self.vararg = bool(params) and params[-1] == "..."
        if self.vararg:
            params = params[:-1]
        if any(x == "..." for x in params):
            raise p.error("variadic arguments must be in the end of the argument list", at)
        self.names = [x[0] for x in params]
        if len({n is None for n in self.names}) > 1:
            wrong = "SSA identifier" if self.names[0] is not None else "type instead of SSA identifier"
            raise p.error(f"custom op '{p.op_start}' expected {wrong}", at)
        self.types = [x[1] for x in params]
        self.locs = [x[3] for x in params]
        self.arg_attrs = dictionaries([x[2] for x in params])
        self.results = [x[0] for x in results]
        self.res_attrs = dictionaries([x[1] for x in results])

    def set_attrs(self, d: dict[str, Any]) -> None:
        """Store the argument and result attributes."""
        if self.arg_attrs is not None:
            d["arg_attrs"] = self.arg_attrs
        if self.res_attrs is not None:
            d["res_attrs"] = self.res_attrs

    def enter(
        self, p: Any, names: Sequence[Any] = (), types: Sequence[Any] = (), locs: Sequence[Any] = ()
    ) -> None:
        """Make the parameters, and more values, the arguments of the next region."""
        if not any(n is None for n in self.names):
            p.region_args([*self.names, *names], [*self.types, *types], [*self.locs, *locs])


def dictionaries(found: list[dict[str, Any]]) -> ArrayAttr | None:
    """Return an array of dictionaries, None where all are empty."""
    return ArrayAttr(tuple(DictionaryAttr(tuple(x.items())) for x in found)) if any(found) else None


def split_attrs(op: str, attrs: dict[str, Any], d: dict[str, Any]) -> dict[str, Any]:
    """Move the inherent attributes of `op` from a parsed dictionary to `d`; return the others."""
    if not attrs:
        return attrs
    definition = op_definition(op)
    inherent = definition.attr_names if definition is not None else ()
    rest: dict[str, Any] = {}
    for n, v in attrs.items():
        (d if n in inherent else rest)[n] = v
    return rest


def end_region(p: Any, start: Any, region: Any, name: str) -> Any:
    """Give a region its block and its implicit terminator `name`; return it."""
    if not region.blocks:
        region.append(Block())
    block = region.blocks[-1]
    last = block.last
    if last is None or last.definition is None or "Terminator" not in last.definition.traits:
        loc = p.loc(start)
        block.append(Operation(name, loc=loc, definition=op_definition(name)))
    return region


def segments(*groups: Any) -> DenseArrayAttr:
    """Return ``operandSegmentSizes`` for groups of values (None: absent; no list: one)."""
    sizes = [0 if g is None else len(g) if isinstance(g, list | tuple) else 1 for g in groups]
    return DenseArrayAttr(I32, tuple(sizes))

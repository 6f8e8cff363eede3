"""Options of the printer, and the texts of types, attributes and locations under them."""

from __future__ import annotations

from nvlower.ir.attributes import (
    UNIT,
    DenseElementsAttr,
    DenseStringElementsAttr,
    DistinctAttr,
    SparseElementsAttr,
    quote,
)
from nvlower.ir.location import Location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


_CONSTANTS = (DenseElementsAttr, DenseStringElementsAttr, SparseElementsAttr)


class Options:
    """How to print; the names are those of `print_op`."""

    debuginfo = generic = local_scope = pretty_debuginfo = False
    nameloc_prefix = skip_regions = unique_ssa_ids = value_users = False
    elide_elements: int | None = None
    elide_resources: int | None = None
    hex_elements: int | None = None

    def __init__(self, **values: Any) -> None:
        for name, value in values.items():
            if not hasattr(Options, name):
                raise TypeError(f"unknown print option '{name}'")
            setattr(self, name, value)


class Texts(dict):  # type: ignore[type-arg]
    """Memo of texts with aliases: indexing prints a type or attribute once."""

    __slots__ = ("aliases", "distinct", "exact", "options", "sub")

    def __init__(self, aliases: dict[Any, str], options: Options, exact: bool) -> None:
        super().__init__(aliases)
        self.aliases = aliases
        self.options = options
        self.distinct: dict[Any, int] = {}  # distinct attributes in the order of their print
        self.sub: Callable[[Any], str] = self.__getitem__
        limits = options.elide_elements is not None or options.hex_elements is not None
        self.exact = exact or limits  # the text that an object keeps of itself does not do

    def __missing__(self, x: Any) -> str:
        text = self[x] = self.full(x) if self.exact else str(x)
        return text

    def full(self, x: Any) -> str:
        """Return the text of `x` without its own alias, honouring the limits on constants."""
        if isinstance(x, _CONSTANTS):
            return self._dense(x)
        if isinstance(x, DistinctAttr):
            number = self.distinct.setdefault(x, len(self.distinct))
            inner = "" if x.referenced is UNIT else self[x.referenced]
            return f"distinct[{number}]<{inner}>"
        text: str = x.syntax(self.sub)
        return text

    def _dense(self, x: Any) -> str:
        from nvlower.ir.dense import HEX_OVER, dense_text

        elide, hex_over = self.options.elide_elements, self.options.hex_elements
        if elide is not None and x.type.num_elements > elide:
            values = getattr(x, "values", None)
            splat = x.is_splat if values is None else isinstance(values, tuple) and len(values) == 1
            if not splat:
                return f"dense_resource<__elided__> : {self[x.type]}"
        if isinstance(x, DenseElementsAttr):
            body = dense_text(x, HEX_OVER if hex_over is None else hex_over)
            return f"dense<{body}> : {self[x.type]}"
        if isinstance(x, SparseElementsAttr) and hex_over is not None and x.indices.data:
            body = f"{dense_text(x.indices, -1)}, {dense_text(x.values, hex_over)}"
            return f"sparse<{body}> : {self[x.type]}"
        text: str = x.syntax(self.sub)
        return text

    def alias_body(self, x: Any) -> str:
        """Return what stands behind ``#alias =``."""
        if self.options.pretty_debuginfo and isinstance(x, Location):
            return pretty_location(x, self)
        return self.full(x)


def pretty_location(loc: Any, texts: Texts, top: bool = True) -> str:
    """Return the readable form of a location; locations inside it may stand as aliases."""
    alias = None if top else texts.aliases.get(loc)
    if alias is not None:
        return alias
    kind = type(loc).__name__
    if kind == "UnknownLoc":
        return "[unknown]"
    if kind == "FileLineColLoc":
        text: str = loc.body(texts.sub)
        return f"{loc.filename}{text[len(quote(loc.filename)) :]}"
    if kind == "NameLoc":
        child = loc.child
        if type(child).__name__ == "UnknownLoc":
            return f'"{loc.name}"'
        return f'"{loc.name}"({pretty_location(child, texts, False)})'
    if kind == "CallSiteLoc":
        callee, caller = (pretty_location(x, texts, False) for x in (loc.callee, loc.caller))
        kinds = type(loc.callee).__name__, type(loc.caller).__name__
        return f"{callee}{'' if kinds == ('NameLoc', 'FileLineColLoc') else chr(10)} at {caller}"
    if kind == "FusedLoc":
        meta = f"<{texts.sub(loc.metadata)}>" if loc.metadata is not None else ""
        parts = [pretty_location(x, texts, False) for x in loc.locations]
        return f"{meta}[{', '.join(parts)}]"
    return str(loc)

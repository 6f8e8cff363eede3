"""What the printer needs in some modules only: the search for aliases, and file metadata."""

from __future__ import annotations

from nvlower.ir.attributes import DenseResourceElementsAttr
from nvlower.ir.types import Type

from .printer import Printer
from .printer_generic import print_generic_body

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Block, BlockArgument, Operation, Region

    from .printer_aliases import Search
    from .printer_names import Naming
    from .printer_texts import Options


class Visited(dict):  # type: ignore[type-arg]
    """Memo whose first look-up of a type or attribute visits it."""

    __slots__ = ("aliases", "search")

    def __init__(self, search: Search) -> None:
        super().__init__()
        self.search = search
        self.aliases: dict[Any, str] = {}

    def __missing__(self, x: Any) -> str:
        text = self[x] = self.search.visit(x).text
        return text


class DryPrinter(Printer):
    """Goes through the motions of printing to meet types and attributes in printing order.

    Of ops without regions only those are printed that have some of `holders`.
    """

    dry = True

    def __init__(self, naming: Naming, search: Search, options: Options, holders: set[Any]) -> None:
        super().__init__(naming, Visited(search), options)
        self.search = search
        self.holders = holders
        self.some_type = any(isinstance(x, Type) for x in holders)
        self.emit = lambda text: None

    def search_op(self, op: Operation) -> None:
        """Visit the location of an op and what its form prints."""
        if self.debuginfo:
            self.search.visit(op.loc.resolve(), True)
        if not op.regions and not self.some_type:
            apart = self.holders.isdisjoint
            if apart(op.properties.values()) and apart(op.attributes.values()):
                return
        if self.generic:
            self.search_generic(op)
        else:
            function = self._entry(op)[1]
            if function is print_generic_body:
                self.search_generic(op)
            else:
                function(op, self)

    def search_generic(self, op: Operation) -> None:
        """Visit regions, then types, then attributes."""
        for region in op.regions:
            self.print_region(region)
        visit = self.type
        for v in op.operands:
            visit(v.type)
        for r in op.results:
            visit(r.type)
        both = {**op.properties, **op.attributes}
        for n in sorted(both):
            visit(both[n])

    def print_generic(self, op: Operation) -> None:
        self.search_generic(op)

    def print_op(self, op: Operation) -> None:
        self.search_op(op)

    def print_region(
        self,
        region: Region,
        args: bool = True,
        terminators: bool = True,
        empty_block: bool = False,
    ) -> None:
        if not region.blocks or self.options.skip_regions:
            return
        self.search_block(region.blocks[0], args, terminators)
        for block in region.blocks[1:]:
            self.search_block(block, True, True)

    def search_block(self, block: Block, args: bool, terminator: bool) -> None:
        """Visit arguments and ops of a block."""
        if args:
            for a in block.arguments:
                self.type(a.type)
                if self.debuginfo:
                    self.search.visit(a.loc.resolve())
        stop = None
        if not terminator and block.last is not None and block.last.has_trait("Terminator"):
            stop = block.last
        op = block.first
        while op is not stop and op is not None:
            self.search_op(op)
            op = op.next

    def region_arg(self, arg: BlockArgument, attrs: Any = (), omit_type: bool = False) -> str:
        self.type(arg.type)
        if self.debuginfo:
            self.search.visit(arg.loc.resolve())
        return ""

    def attr_bare(self, attr: Attribute) -> str:
        return self.attr(attr)

    def named_attrs(self, pairs: Iterable[tuple[str, Attribute]]) -> str:
        for _, a in pairs:
            self.attr(a)
        return ""

    def loc(self, loc: Any) -> str:
        if self.debuginfo:
            self.search.visit(loc.resolve())
        return ""


def metadata(seen: set[Any], elide: int | None) -> str:
    """Return the ``{-# ... #-}`` section: resources in use, and all external ones."""
    from nvlower.ir.attributes import is_bare_identifier, quote
    from nvlower.ir.resources import sections

    keys = {k for x in seen for k in _resource_keys(x)}
    blocks = []
    for section in ("dialect_resources", "external_resources"):
        owners = []
        for owner, entries in sections.get(section, {}).items():
            lines = []
            for key, text in entries.items():
                if section == "dialect_resources" and owner == "builtin" and key not in keys:
                    continue
                if elide is not None and len(text) > elide:
                    continue
                name = key if is_bare_identifier(key) else quote(key)
                lines.append(f"      {name}: {text}")
            if lines:
                owners.append(f"    {owner}: {{\n" + ",\n".join(lines) + "\n    }")
        if owners:
            blocks.append(f"  {section}: {{\n" + ",\n".join(owners) + "\n  }")
    return "\n{-#\n" + ",\n".join(blocks) + "\n#-}\n" if blocks else ""


def _resource_keys(x: Any) -> list[str]:
    if isinstance(x, DenseResourceElementsAttr):
        return [x.key]
    return [k for c in x.children() for k in _resource_keys(c)]

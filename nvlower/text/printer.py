"""Prints operations as MLIR text: custom or generic form, as mlir-opt does."""

from __future__ import annotations

from nvlower.ir.attributes import (
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
    entry_text,
    quote,
    symbol,
)
from nvlower.ir.types import FunctionType

from .printer_aliases import Search, alias_holders
from .printer_generic import custom_printer, default_dialect, print_generic_body
from .printer_names import Naming
from .printer_texts import Options, Texts, pretty_location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from nvlower.ir.affine import AffineExpr
    from nvlower.ir.affine_map import AffineMap
    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Block, BlockArgument, Operation, Region, Value
    from nvlower.ir.location import Location
    from nvlower.ir.types import Type

    PrintFunction = Callable[[Operation, Any], None]

CONSTANTS = (
    DenseElementsAttr, DenseStringElementsAttr, SparseElementsAttr, DenseResourceElementsAttr,
)  # fmt: skip
"""Attributes that end in their type."""


class Printer:
    """Emits one op and what it holds; custom forms call its methods (see `Operation` printers)."""

    dry = False

    def __init__(self, naming: Naming, texts: Any, options: Options) -> None:
        self.out: list[str] = []
        self.emit: Callable[[str], None] = self.out.append
        self.names = naming.names
        self.blocks = naming.blocks
        self.groups = naming.groups
        self.texts = texts
        self.options = options
        self.generic: bool = bool(options.generic)
        self.debuginfo: bool = bool(options.debuginfo)
        self.operand: Callable[[Any], str] = self.names.__getitem__
        self.type: Callable[[Any], str] = texts.__getitem__
        self.attr: Callable[[Any], str] = texts.__getitem__
        self.sub: Callable[[Any], str] = texts.__getitem__
        self._indent = ""
        self._dialect = "builtin"
        self._shown: dict[str, dict[str, tuple[str, PrintFunction]]] = {}
        if options.skip_regions:
            self.print_region = self._skip_region  # type: ignore[method-assign, assignment]

    # -- text of parts -------------------------------------------------------------------------
    def operands(self, values: Iterable[Value]) -> str:
        """Return ``%a, %b``."""
        return ", ".join(map(self.operand, values))

    def types(self, types: Iterable[Type]) -> str:
        """Return ``T, T``."""
        return ", ".join(map(self.type, types))

    def attr_bare(self, attr: Attribute) -> str:
        """Return the text without a trailing type."""
        if isinstance(attr, IntegerAttr | FloatAttr):
            return attr.bare()
        if isinstance(attr, StringAttr):
            return quote(attr.value)
        text = self.attr(attr)
        if isinstance(attr, CONSTANTS):
            return text.removesuffix(f" : {self.type(attr.type)}")
        return text

    def stripped(self, x: Any) -> str:
        """Return the form without ``#dialect.name`` (or ``!``), or the alias."""
        text = self.sub(x)
        if x in self.texts.aliases:
            return text
        body = getattr(x, "body", None)
        return (body(self.sub) or text) if body is not None else text

    def symbol(self, name: str) -> str:
        """Return ``@name``."""
        return symbol(name)

    def named_attrs(self, pairs: Iterable[tuple[str, Attribute]]) -> str:
        """Return `` {name = attr, ...}``, "" for none."""
        attr = self.attr
        text = ", ".join([entry_text(n, a, attr) for n, a in pairs])
        return f" {{{text}}}" if text else ""

    def attr_dict(self, op: Operation, elided: Any = ()) -> str:
        """Return all attributes of an op but the elided ones: `` {...}`` or ""."""
        both = op.properties
        if op.attributes:
            both = {**both, **op.attributes}
        pairs = [(n, a) for n, a in both.items() if n not in elided]
        if not pairs:
            return ""
        pairs.sort()
        return self.named_attrs(pairs)

    def attr_dict_with_keyword(self, op: Operation, elided: Any = ()) -> str:
        """Return `` attributes {...}`` or ""."""
        text = self.attr_dict(op, elided)
        return " attributes" + text if text else ""

    def arrow_types(self, types: Sequence[Type]) -> str:
        """Return result types: bare where there is one that is no function type."""
        types = list(types)
        if len(types) == 1 and not isinstance(types[0], FunctionType):
            return self.type(types[0])
        return f"({self.types(types)})"

    def functional_type(self, op: Operation) -> str:
        """Return ``(operand types) -> result types``."""
        type = self.type
        operands = ", ".join([type(v.type) for v in op.operands])
        results = op.results
        if len(results) == 1 and results[0].type.__class__ is not FunctionType:
            return f"({operands}) -> {type(results[0].type)}"
        return f"({operands}) -> ({', '.join([type(r.type) for r in results])})"

    def successor(self, block: Block) -> str:
        """Return ``^bb1``."""
        return self.blocks.get(block, "INVALIDBLOCK")

    def successor_args(self, block: Block, values: Sequence[Value]) -> str:
        """Return ``^bb1(%a : T)``."""
        text = self.successor(block)
        if values:
            text += f"({self.operands(values)} : {self.types([v.type for v in values])})"
        return text

    def region_arg(self, arg: BlockArgument, attrs: Any = (), omit_type: bool = False) -> str:
        """Return ``%arg0: T {attrs} loc(...)``."""
        text: str = self.names[arg]
        if not omit_type:
            text += f": {self.type(arg.type)}"
        if attrs:
            text += self.named_attrs(getattr(attrs, "entries", attrs))
        return text + self.arg_loc(arg.loc) if self.debuginfo else text

    def affine_expr_of_ssa_ids(
        self, expr: AffineExpr, dims: Sequence[Value], syms: Sequence[Value] = ()
    ) -> str:
        """Return an affine expression over SSA values; symbols stand in ``symbol(...)``."""
        from nvlower.ir.affine import DimExpr
        from nvlower.ir.affine_text import expr_text

        def name(e: Any) -> str:
            if isinstance(e, DimExpr):
                return self.operand(dims[e.position])
            return f"symbol({self.operand(syms[e.position])})"

        return expr_text(expr, name)

    def affine_map_of_ssa_ids(self, map: AffineMap, values: Sequence[Value]) -> str:
        """Return the results of an affine map over SSA values."""
        n = map.num_dims
        return ", ".join(
            [self.affine_expr_of_ssa_ids(e, values[:n], values[n:]) for e in map.results]
        )

    def loc(self, loc: Location) -> str:
        """Return the trailing location, "" where locations are not printed."""
        if not self.debuginfo:
            return ""
        loc = loc.resolve()
        if self.options.pretty_debuginfo:
            return " " + pretty_location(loc, self.texts)
        alias = self.texts.aliases.get(loc)
        return f" loc({alias})" if alias is not None else " " + loc.syntax(self.sub)

    def arg_loc(self, loc: Location) -> str:
        """Return the location of a block argument, always spelt out."""
        loc = loc.resolve()
        if self.options.pretty_debuginfo:
            return " " + pretty_location(loc, self.texts)
        return " " + loc.syntax(self.sub)

    # -- layout --------------------------------------------------------------------------------
    def newline(self) -> None:
        """Emit a line break and the current indentation."""
        self.emit("\n" + self._indent)

    # -- operations ----------------------------------------------------------------------------
    def print_full(self, op: Operation) -> None:
        """Emit results, op and location."""
        results = op.results
        if len(results) == 1:
            self.emit(f"{self.names[results[0]]} = ")
        elif results:
            self.emit(f"{self.groups[op]} = ")
        self.print_op(op)
        if self.debuginfo:
            self.emit(self.loc(op.loc))

    def print_op(self, op: Operation) -> None:
        """Emit an op without its results, in custom form where it has one and it is wanted."""
        name, function = self._entry(op)
        self.emit(name)
        function(op, self)

    def _entry(self, op: Operation) -> tuple[str, PrintFunction]:
        """Return the name shown and the function that prints the rest."""
        table = self._shown.setdefault(self._dialect, {})
        name = op.name
        found = table.get(name)
        if found is None:
            function = None if self.generic else custom_printer(op)
            if function is None:
                found = (quote(name), print_generic_body)
            else:
                dialect, _, rest = name.partition(".")
                hidden = dialect == self._dialect and "." not in rest
                found = (rest if hidden else name, function)
            table[name] = found
        return found

    def print_generic(self, op: Operation) -> None:
        """Emit the generic form, the quoted name included."""
        self.emit(quote(op.name))
        print_generic_body(op, self)

    def _skip_region(self, region: Region, **_: Any) -> None:
        self.emit("{...}")

    def print_region(
        self,
        region: Region,
        args: bool = True,
        terminators: bool = True,
        empty_block: bool = False,
    ) -> None:
        """Emit ``{ ... }``; `args`: the entry block's label with its arguments; `terminators`:
        the entry block's terminator; `empty_block`: the label of an empty entry block.
        """
        emit = self.emit
        emit("{")
        blocks = region.blocks
        if blocks:
            before, self._dialect = self._dialect, default_dialect(region)
            entry = blocks[0]
            if (empty_block and entry.first is None) or (args and entry.arguments):
                self.print_label(entry, True)
            self.print_block(entry, terminators)
            for block in blocks[1:]:
                self.print_label(block, False)
                self.print_block(block, True)
            self._dialect = before
        emit(f"\n{self._indent}}}")

    def print_label(self, block: Block, entry: bool) -> None:
        """Emit ``^bb1(%0: T):  // preds: ...``."""
        text = self.successor(block)
        if block.arguments:
            parts = [self.region_arg(a) for a in block.arguments]
            text += f"({', '.join(parts)})"
        self.emit(f"\n{self._indent}{text}:{self.predecessors(block, entry)}")

    def predecessors(self, block: Block, entry: bool) -> str:
        """Return the comment that names the predecessors of a block."""
        found = [self.successor(op.parent) for op, n in block.uses.items() for _ in range(n)]  # type: ignore[arg-type]
        if not found:
            return "" if entry else "  // no predecessors"
        if len(found) == 1:
            return f"  // pred: {found[0]}"
        found.sort(key=lambda name: (len(name), name))
        return f"  // {len(found)} preds: {', '.join(found)}"

    def print_block(self, block: Block, terminator: bool) -> None:
        """Emit the ops of a block, each on its line."""
        emit, names, debuginfo = self.emit, self.names, self.debuginfo
        outer = self._indent
        self._indent = outer + "  "
        head = "\n" + self._indent
        stop = None
        if not terminator:
            last = block.last
            if last is not None and last.has_trait("Terminator"):
                stop = last
        table = self._shown.setdefault(self._dialect, {})
        op = block.first
        while op is not stop and op is not None:
            entry = table.get(op.name)
            if entry is None:
                entry = self._entry(op)
            results = op.results
            if not results:
                emit(head + entry[0])
            elif len(results) == 1:
                emit(f"{head}{names[results[0]]} = {entry[0]}")
            else:
                emit(f"{head}{self.groups[op]} = {entry[0]}")
            entry[1](op, self)
            if debuginfo:
                emit(self.loc(op.loc))
            op = op.next
        self._indent = outer


def print_op(
    op: Operation,
    generic: bool = False,
    debuginfo: bool = False,
    local_scope: bool = False,
    **more: Any,
) -> str:
    """Return the text of an op.

    A top-level op comes with the aliases before and after it and ends in a newline; others, and
    all with `local_scope`, are the op alone. `more`: pretty_debuginfo, elide_elements,
    hex_elements, elide_resources (limits), skip_regions, unique_ssa_ids, nameloc_prefix, value_users.
    """
    options = Options(
        generic=generic, debuginfo=debuginfo or bool(more.get("pretty_debuginfo")),
        local_scope=local_scope, **more,
    )  # fmt: skip
    root = op
    while root.parent is not None:
        if local_scope and root.has_trait("IsolatedFromAbove"):
            break
        parent = root.parent_op
        if parent is None:
            break
        root = parent
    naming, printer = _classes(options)
    naming.run(root, bool(generic or options.unique_ssa_ids))
    if op.parent is not None or local_scope:
        p = printer(naming, Texts({}, options, bool(alias_holders(naming.seen))), options)
        p.print_full(op)
        return "".join(p.out)
    return _print_top(op, naming, printer, options)


def _classes(options: Options) -> tuple[Naming, type[Printer]]:
    """Return what names and what prints."""
    if not options.value_users:
        return Naming(bool(options.generic), bool(options.nameloc_prefix)), Printer
    from .printer_users import UserNaming, UserPrinter

    return UserNaming(bool(options.generic), bool(options.nameloc_prefix)), UserPrinter


def _print_top(op: Operation, naming: Naming, printer: type[Printer], options: Options) -> str:
    aliases: dict[Any, str] = {}
    early: list[Any] = []
    late: list[Any] = []
    holders = alias_holders(naming.seen)
    exact = options.debuginfo or bool(holders)
    if exact:
        from .printer_dry import DryPrinter

        search = Search()
        DryPrinter(naming, search, options, holders).search_op(op)
        aliases, early, late = search.finish()
    texts = Texts(aliases, options, exact)
    p = printer(naming, texts, options)
    out = p.out
    for x in early:
        out.append(f"{aliases[x]} = {texts.alias_body(x)}\n")
    p.print_full(op)
    out.append("\n")
    for x in late:
        out.append(f"{aliases[x]} = {texts.alias_body(x)}\n")
    from nvlower.ir import resources

    if resources.sections:
        from .printer_dry import metadata

        seen = (
            {*op.properties.values(), *op.attributes.values()}
            if options.skip_regions
            else naming.seen
        )
        out.append(metadata(seen, options.elide_resources))
    return "".join(out)

"""The parser's state: SSA names, blocks and regions, aliases, and what reduce actions may call."""

from __future__ import annotations

from nvlower import diag
from nvlower.ir.core import Block, Operation, OpResult, Region, Value
from nvlower.ir.location import SourceLoc, SourceText

from .lexer import Patterns, patterns
from .op_traits import TRAITS, op_traits
from .places import Places

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.location import Location
    from nvlower.ir.types import Type

    from .lines import Lines
    from .table import Table

DEFAULT_DIALECT = {"builtin.module": "builtin", "func.func": "func"}
"""Dialect of the op names without prefix that may stand directly inside an op's regions.

An op in generic form leaves the outer one in force.
"""


class Forward(Value):
    """Stands for a value that is used before its definition."""

    __slots__ = ("name", "token")

    def __init__(self, type: Type, name: str, token: int) -> None:
        super().__init__(type, None, 0)
        self.name = name
        self.token = token


class SyntaxFail(Exception):
    """An error at an offset of the text in which types and attributes are being read."""

    def __init__(self, offset: int, message: str, more: Any = (), *, by_hand: bool = False) -> None:
        self.offset = offset
        self.message = message
        self.by_hand = by_hand  # by a reader of an op's or a dialect's own syntax
        self.more: list[tuple[int, str]] = list(more)  # errors that follow from it

    def reported(self, p: Parser, base: int = 0, prefix: str = "") -> diag.Failure:
        """Report it where the text being read begins at `base` of the file."""
        lead = prefix if self.by_hand else ""
        found = diag.error(p.at_offset(base + self.offset), lead + self.message)
        if self.message.startswith("unexpected decimal integer literal"):
            found.note("add a trailing dot to make the literal a float")
        for offset, message in self.more:
            diag.error(p.at_offset(base + offset), prefix + message)
        return diag.Failure()


_new = object.__new__


class Parser(Places):
    """State of one parse, the first argument of reduce actions: ``action(p, children)``."""

    def __init__(
        self, text: str, filename: str, first_line: int, table: Table, *, allow_unregistered: bool
    ) -> None:
        self.text = text
        self.table = table
        self.allow_unregistered = allow_unregistered
        self.patterns: Patterns = patterns()
        self.source = SourceText(filename, text, first_line)
        self.source.token_offset = self.offset
        self.tokens: list[str] = []
        self.base = 0  # the index of the first of them among all
        self.lines: Lines | None = None
        self.iterator: Any = iter(self.tokens)
        self.parts: list[str] | None = None  # pieces of the current token, while they are read
        self.part_iterator: Any = self.iterator
        self.offsets: list[int] | None = None
        self.starts: list[str] = ["builtin.module"]
        self.block: Block | None = Block()
        self.region: Region | None = None
        self.blocks: dict[str, tuple[Block, int]] = {}
        self.names: dict[str, Value] = {}
        self.log: list[str] = []
        self.frames: list[Any] = []
        self.default_dialect = "builtin"
        self.pending: list[tuple[str, Type, Location]] = []
        self.forwards: dict[Forward, None] = {}
        self.aliases: dict[str, Any] = {}
        self.alias_places: dict[str, int] | None = None
        self.later_aliases: dict[str, Any] = {}
        self.later = 0  # where the alias is defined that is read before its line is reached
        self.memo: dict[str, Any] = {}
        self.sub_memo: dict[str, tuple[str, Any]] = {}  # types by how they begin
        self.sub_at = 0  # the token being looked at inside a type or attribute, and its text
        self.sub_text = ""
        self.sub_end = 0  # where the last token read ends
        self.places: list[int] = []  # where the symbols of the sub-rule being reduced begin
        self.op_token = 0
        self.inner_offsets: list[int] = []
        self.sub_parser: Any = None  # `reference` puts its own here
        self.affine: list[str] = []
        self.distinct: dict[int, Any] = {}
        self.structs: list[str | None] = []  # names of the structs whose body is being read

    @property
    def op_start(self) -> str:
        """Return the name of the innermost op being read."""
        return self.starts[-1].strip('"')

    # -- values --------------------------------------------------------------------------------
    def resolve(self, name: str, type: Type, nth: int = 0) -> Value:
        """Return the value called `name`, a stand-in where it is defined later.

        Errors: its type is not `type`; no such result number.
        """
        value = self.names.get(name)
        if value is None:
            value = self._missing(name, type, nth)
        if value.type is not type:
            raise self._mismatch(name, value, type, nth)
        return value

    def resolve_all(self, names: Sequence[str], types: Sequence[Type]) -> list[Value]:
        """Return the values called `names`, which must be as many as `types`."""
        if len(names) != len(types):
            message = (
                f"custom op '{self.op_start}' number of operands and types do not match: got "
                f"{len(names)} operands and {len(types)} types"
            )
            raise self.name_error(names[0], message) if names else self.error(message, self.last())
        known = self.names.get
        found = [known(name) for name in names]
        for i, value in enumerate(found):
            if value is None or value.type is not types[i]:
                found[i] = self.resolve(names[i], types[i], names[:i].count(names[i]))
        return found  # type: ignore[return-value]

    def peek(self, name: str) -> Value | None:
        """Return the value called `name` if it is known."""
        found = self.names.get(name)
        if found is None and name.endswith("#0"):
            found = self.names.get(name[:-2])
        return found

    def _missing(self, name: str, type: Type, nth: int) -> Value:
        base, _, number = name.partition("#")
        if number:
            known = self.names.get(base)
            if int(number) == 0:
                return self.resolve(base, type, nth)
            if known is not None and not isinstance(known, Forward):
                raise self.name_error(name, "reference to invalid result number", nth)
        value = Forward(type, name, self.find_name(name, nth))
        self.names[name] = value
        self.forwards[value] = None
        return value

    def _mismatch(self, name: str, value: Value, type: Type, nth: int) -> diag.Failure:
        self.name_error(
            name,
            f"use of value '{name}' expects different type than prior uses: "
            f"'{type}' vs '{value.type}'",
            nth,
        )
        self._note("prior use here", self._place(value))
        return diag.Failure()

    def _note(self, message: str, loc: Any) -> None:
        diag.sink().diagnostics[-1].note(message, loc)

    def _place(self, value: Value) -> Any:
        if isinstance(value, Forward):
            return self.at_offset(value.token)
        owner = value.owner
        return owner.loc if isinstance(owner, Operation) else getattr(value, "loc", None)

    def define(self, name: str, value: Value) -> None:
        """Give a value its name; uses that came earlier now read it."""
        old = self.names.get(name)
        if old is not None:
            if not isinstance(old, Forward):
                self.name_error(name, f"redefinition of SSA value '{name}'")
                self._note("previously defined here", self._place(old))
                raise diag.Failure
            if old.type is not value.type:
                shown = name if "#" in name else f"{name}#0"
                self.name_error(name, f"definition of SSA value '{shown}' has type '{value.type}'")
                self._note(f"previously used here with type '{old.type}'", self._place(old))
                raise diag.Failure
            old.replace_all_uses_with(value)
            del self.forwards[old]
        self.names[name] = value
        self.log.append(name)

    def check_forwards(self) -> None:
        """Refuse names that were used and never defined."""
        if self.forwards:
            for v in sorted(self.forwards, key=lambda v: v.token):
                diag.error(self.at_offset(v.token), "use of undeclared SSA value name", len(v.name))
            raise diag.Failure

    # -- operations ----------------------------------------------------------------------------
    def make(
        self,
        start: int,
        name: str,
        operands: Sequence[Value],
        types: Sequence[Type],
        properties: dict[str, Attribute] | None = None,
        attributes: dict[str, Attribute] | None = None,
        regions: Sequence[Region] = (),
        successors: Sequence[Block] = (),
    ) -> Operation:
        """Create an op at token `start` and append it to the current block.

        Lists that are passed become the op's own.
        """
        traits = TRAITS.get(name)
        if traits is None:
            traits = op_traits(name)
        if properties is None:
            properties = {}
        for key, attr in traits.defaults:
            if key not in properties:
                properties[key] = attr
        op = _new(Operation)  # what Operation.__init__ does, without its overheads
        op.name = name
        op.definition = traits.definition
        op.operands = operands if operands.__class__ is list else list(operands)
        for v in operands:
            uses = v.uses
            uses[op] = uses[op] + 1 if op in uses else 1
        results: list[OpResult] = []
        op.results = results
        for t in types:
            result = _new(OpResult)
            result.type = t
            result.owner = op
            result.index = len(results)
            result.uses = {}
            results.append(result)
        op.properties = properties
        op.attributes = {} if attributes is None else attributes
        op.regions = regions if regions.__class__ is list else list(regions)
        for region in regions:
            region.parent = op
        op.successors = successors if successors.__class__ is list else list(successors)
        for b in successors:
            b.uses[op] = b.uses.get(op, 0) + 1
        op.loc = loc = _new(SourceLoc)  # type: ignore[assignment]
        loc.source = self.source
        loc.token = start
        op.prev = op.next = None
        op._order = 0
        self.starts.pop()
        block = self.block
        if block is None:
            block = self.first_block()
        op.parent = block
        last = block.last
        if last is None:
            block.first = op
        else:
            op.prev = last
            last.next = op
        block.last = op
        return op

    def first_block(self) -> Block:
        """Create the entry block of the current region, which has no label."""
        block = self.block = Block()
        assert self.region is not None
        self.region.append(block)
        return block

    # -- regions and blocks --------------------------------------------------------------------
    def region_args(self, names: Sequence[str], types: Sequence[Type], locs: Any = None) -> None:
        """Set the entry block's arguments of the next region that is opened."""
        given: Sequence[Any] = locs or [None] * len(names)
        self.pending = [
            (n, t, given[i] or self.mention(n))
            for i, (n, t) in enumerate(zip(names, types, strict=True))
        ]

    def open_region(self) -> None:
        """Enter a region of the innermost op being read."""
        self.frames.append(
            (self.region, self.block, self.blocks, self.names, self.log, len(self.log),
             self.default_dialect)
        )  # fmt: skip
        name = self.starts[-1]
        if name[:1] == '"':
            name = name[1:-1]
        else:
            self.default_dialect = DEFAULT_DIALECT.get(name, "")
        if not self.names and op_traits(name).isolated:  # names around stay taken
            self.names, self.log = {}, []
        self.region = Region()
        self.block, self.blocks = None, {}
        if self.pending:
            pending, self.pending = self.pending, []
            for i, (name, _, loc) in enumerate(pending):
                message = f"region entry argument '{name}' is already in use"
                earlier = [place for n, _, place in pending[:i] if n == name]
                if earlier:
                    self.name_error(name, message, 1)
                    self._note("previously referenced here", earlier[0])
                    raise diag.Failure
                if name in self.names:
                    diag.error(loc, message)
                    self._note("previously referenced here", self._place(self.names[name]))
                    raise diag.Failure
            self.add_arguments(self.first_block(), pending)

    def add_arguments(self, block: Block, args: Any) -> None:
        """Add named arguments to a block."""
        for name, type, loc in args:
            self.define(name, block.add_argument(type, loc))

    def close_region(self) -> Region:
        """Leave a region and return it."""
        region = self.region
        assert region is not None
        for block, token in self.blocks.values():
            if block.parent is None:
                raise self.error("reference to an undefined block", token)
        log = self.log
        self.region, self.block, self.blocks, names, outer, mark, default = self.frames.pop()
        self.default_dialect = default
        if names is self.names:
            for name in log[mark:]:
                del names[name]
            del log[mark:]
        self.names, self.log = names, outer
        return region

    def start_block(self, name: str, args: Any) -> None:
        """Begin the block called `name`."""
        region = self.region
        if region is None:
            raise self.error("custom op name expected")
        entry = self.block
        if entry is not None and entry.last is None and not self.blocks and entry.arguments:
            message = "invalid block name in region with named arguments"
            raise self.error(message, self.back(name))
        found = self.blocks.get(name)
        if found is None:
            found = self.blocks[name] = (Block(), self.back(name))
        elif found[0].parent is not None:
            raise self.error(f"redefinition of block '{name}'", self.back(name))
        self.block = region.append(found[0])
        self.add_arguments(found[0], args)

    def successor(self, name: str) -> Block:
        """Return the block called `name`, which may come later."""
        found = self.blocks.get(name)
        if found is None:
            found = self.blocks[name] = (Block(), self.back(name))
        return found[0]

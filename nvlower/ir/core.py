"""Operations, blocks, regions and SSA values, mutable in the way of MLIR.

Uses are counted per user: ``value.uses`` maps each operation that reads the value to the number
of its operands that do (insertion order). Blocks count their branches the same way. Operations
of a block form a doubly linked list.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from nvlower.diag import Diagnostic

    from .attributes import Attribute
    from .location import Location
    from .opdef import OpDef
    from .types import Type


class Value:
    """An SSA value: the result of an operation (`OpResult`) or a block argument."""

    __slots__ = ("index", "owner", "type", "uses")

    def __init__(self, type: Type, owner: Any, index: int) -> None:
        self.type = type
        self.owner = owner
        self.index = index
        self.uses: dict[Operation, int] = {}

    def replace_all_uses_with(self, new: Value) -> None:
        """Make every user of this value read `new`."""
        if new is self:
            return
        uses = new.uses
        for user, count in self.uses.items():
            operands = user.operands
            for _ in range(count):
                operands[operands.index(self)] = new
            uses[user] = uses[user] + count if user in uses else count
        self.uses = {}

    def replace_uses_if(self, new: Value, keep: Callable[[Operation], bool]) -> None:
        """Make each user for which ``keep(user)`` holds read `new` instead of this value."""
        for user in [u for u in self.uses if keep(u)]:
            for i, v in enumerate(user.operands):
                if v is self:
                    user.set_operand(i, new)

    @property
    def defining_op(self) -> Operation | None:
        """Return the operation whose result this is, None for a block argument."""
        owner = self.owner
        return owner if isinstance(owner, Operation) else None

    @property
    def has_one_use(self) -> bool:
        """Tell whether exactly one operand in the IR reads this value."""
        return len(self.uses) == 1 and next(iter(self.uses.values())) == 1

    @property
    def parent_block(self) -> Block:
        """Return the block in which the value is defined."""
        owner = self.owner
        block: Any = owner.parent if isinstance(owner, Operation) else owner
        return block  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        owner = self.owner
        where = owner.name if isinstance(owner, Operation) else "block"
        return f"<{where}#{self.index} : {self.type}>"


class OpResult(Value):
    """Result `index` of operation `owner`."""

    __slots__ = ()
    owner: Operation


class BlockArgument(Value):
    """Argument `index` of block `owner`; `loc` is where it was declared."""

    __slots__ = ("loc",)
    owner: Block

    def __init__(self, type: Type, owner: Block, index: int, loc: Location) -> None:
        super().__init__(type, owner, index)
        self.loc = loc


class Operation:
    """One operation.

    ``properties`` holds the inherent attributes (those the op declares), ``attributes`` the
    discardable ones. ``definition`` is its `OpDef`, None for an unregistered op. Declared
    operands, results, attributes, regions and successors can be read by their declared name:
    ``op.lhs``; an absent optional is None, a variadic a list.
    """

    __slots__ = (
        "_order",
        "attributes",
        "definition",
        "loc",
        "name",
        "next",
        "operands",
        "parent",
        "prev",
        "properties",
        "regions",
        "results",
        "successors",
    )

    def __init__(
        self,
        name: str,
        operands: Iterable[Value] = (),
        result_types: Iterable[Type] = (),
        properties: dict[str, Attribute] | None = None,
        attributes: dict[str, Attribute] | None = None,
        regions: Sequence[Region] = (),
        successors: Iterable[Block] = (),
        loc: Location | None = None,
        definition: OpDef | None = None,
    ) -> None:
        self.name = name
        self.definition = definition
        self.operands = operands = list(operands)
        for v in operands:
            uses = v.uses
            uses[self] = uses[self] + 1 if self in uses else 1
        self.results: list[OpResult] = [
            OpResult(t, self, i) for i, t in enumerate(result_types)
        ]
        self.properties: dict[str, Attribute] = {} if properties is None else properties
        self.attributes: dict[str, Attribute] = {} if attributes is None else attributes
        self.regions: list[Region] = list(regions)
        for r in self.regions:
            r.parent = self
        self.successors: list[Block] = list(successors)
        for b in self.successors:
            b.uses[self] = b.uses.get(self, 0) + 1
        self.loc: Location = loc  # type: ignore[assignment]
        self.parent: Block | None = None
        self.prev: Operation | None = None
        self.next: Operation | None = None
        self._order = 0

    # -- named access ------------------------------------------------------------------------
    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...  # real, it would slow down every access

    @classmethod
    def add_parts(cls, names: Iterable[str]) -> None:
        """Make declared parts readable by their names; names of own members stay theirs."""
        for name in names:
            if not hasattr(cls, name):
                setattr(cls, name, _declared_part(name))

    @property
    def result(self) -> OpResult:
        """Return the only result."""
        (result,) = self.results
        return result

    @property
    def dialect(self) -> str:
        """Return the dialect's namespace: the name up to the first dot."""
        return self.name.partition(".")[0]

    def get_attr(self, name: str) -> Attribute | None:
        """Return an inherent or a discardable attribute, None where absent."""
        found = self.properties.get(name)
        return found if found is not None else self.attributes.get(name)

    def has_trait(self, trait: str) -> bool:
        """Tell whether the op is registered and declared with `trait`."""
        return self.definition is not None and trait in self.definition.traits

    # -- operands and successors ---------------------------------------------------------------
    def set_operand(self, index: int, value: Value) -> None:
        """Replace one operand, keeping the uses of both values right."""
        old = self.operands[index]
        if old is value:
            return
        _drop(old.uses, self)
        self.operands[index] = value
        value.uses[self] = value.uses.get(self, 0) + 1

    def set_operands(self, values: Iterable[Value]) -> None:
        """Replace all operands."""
        for old in self.operands:
            _drop(old.uses, self)
        self.operands = list(values)
        for v in self.operands:
            v.uses[self] = v.uses.get(self, 0) + 1

    def set_successor(self, index: int, block: Block) -> None:
        """Replace one successor."""
        _drop(self.successors[index].uses, self)
        self.successors[index] = block
        block.uses[self] = block.uses.get(self, 0) + 1

    # -- place ---------------------------------------------------------------------------------
    @property
    def parent_region(self) -> Region | None:
        """Return the region that holds the op, None for a detached or top-level op."""
        return None if self.parent is None else self.parent.parent

    @property
    def parent_op(self) -> Operation | None:
        """Return the operation around this one."""
        block = self.parent
        if block is None or block.parent is None:
            return None
        return block.parent.parent

    def parents(self) -> Iterator[Operation]:
        """Yield the operations around this one, innermost first."""
        op = self.parent_op
        while op is not None:
            yield op
            op = op.parent_op

    def parent_of_name(self, name: str) -> Operation | None:
        """Return the innermost enclosing op called `name`."""
        return next((p for p in self.parents() if p.name == name), None)

    def is_before(self, other: Operation) -> bool:
        """Tell whether this op stands before `other` in their common block."""
        block = self.parent
        assert block is not None and block is other.parent
        if not block.ordered:
            block.renumber()
        return self._order < other._order

    def is_ancestor_of(self, other: Operation) -> bool:
        """Tell whether `other` is this op or lies inside it."""
        op: Operation | None = other
        while op is not None:
            if op is self:
                return True
            op = op.parent_op
        return False

    def remove(self) -> Operation:
        """Unlink the op from its block, keeping operands and regions."""
        block = self.parent
        if block is not None:
            prev, after = self.prev, self.next
            if prev is None:
                block.first = after
            else:
                prev.next = after
            if after is None:
                block.last = prev
            else:
                after.prev = prev
            self.parent = self.prev = self.next = None
        return self

    def move_before(self, other: Operation) -> None:
        """Move the op to just before `other`."""
        self.remove()
        assert other.parent is not None
        other.parent.insert_before(other, self)

    def move_after(self, other: Operation) -> None:
        """Move the op to just after `other`."""
        self.remove()
        assert other.parent is not None
        other.parent.insert_after(other, self)

    # -- end of life ---------------------------------------------------------------------------
    def drop_all_references(self) -> None:
        """Drop the operand and successor uses of the op and of everything inside it."""
        for v in self.operands:
            _drop(v.uses, self)
        for b in self.successors:
            _drop(b.uses, self)
        self.operands = []
        self.successors = []
        for region in self.regions:
            for block in region.blocks:
                op = block.first
                while op is not None:
                    op.drop_all_references()
                    op = op.next

    def erase(self) -> None:
        """Unlink and destroy the op; its results must be unused."""
        for r in self.results:
            if r.uses:
                raise ValueError(f"erasing '{self.name}' whose result {r.index} is still in use")
        self.remove()
        self.drop_all_references()

    def replace_with(self, values: Sequence[Value]) -> None:
        """Replace the results by `values` and erase the op."""
        assert len(values) == len(self.results), self.name
        for r, v in zip(self.results, values, strict=True):
            r.replace_all_uses_with(v)
        self.erase()

    # -- walking and copying -------------------------------------------------------------------
    def walk(self) -> Iterator[Operation]:
        """Yield the op and all ops inside, pre-order; the current op may be erased.

        Uses an explicit stack: nesting depth is no limit.
        """
        yield self
        stack = [b.first for r in reversed(self.regions) for b in reversed(r.blocks)]
        while stack:
            op = stack.pop()
            if op is None:
                continue
            after = op.next
            regions = op.regions
            yield op
            if after is not None:
                stack.append(after)
            if regions and op.regions:
                stack.extend(b.first for r in reversed(op.regions) for b in reversed(r.blocks))

    def walk_post(self) -> list[Operation]:
        """Return all ops inside and then the op, post-order, in a list."""
        order: list[Operation] = []
        stack: list[tuple[Operation, bool]] = [(self, False)]
        while stack:
            op, done = stack.pop()
            if done or not op.regions:
                order.append(op)
                continue
            stack.append((op, True))
            inner = [o for r in op.regions for b in r.blocks for o in b.ops]
            stack.extend((o, False) for o in reversed(inner))
        return order

    def clone(self, mapping: dict[Any, Any] | None = None, regions: bool = True) -> Operation:
        """Return a detached copy; `mapping` (values and blocks) is read and extended."""
        m: dict[Any, Any] = {} if mapping is None else mapping
        new = Operation(
            self.name,
            [m.get(v, v) for v in self.operands],
            [r.type for r in self.results],
            dict(self.properties),
            dict(self.attributes),
            [Region() for _ in self.regions],
            [m.get(b, b) for b in self.successors],
            self.loc,
            self.definition,
        )
        for old, fresh in zip(self.results, new.results, strict=True):
            m[old] = fresh
        if regions:
            for source, target in zip(self.regions, new.regions, strict=True):
                source.clone_into(target, m)
        return new

    def like(
        self, operands: Iterable[Value], attributes: dict[str, Attribute], loc: Location
    ) -> Operation:
        """Return a detached op with the name, result types and properties of this one."""
        types = [r.type for r in self.results]
        properties = self.properties.copy()
        return Operation(
            self.name, operands, types, properties, attributes.copy(), (), (), loc, self.definition
        )

    # -- diagnostics ---------------------------------------------------------------------------
    def emit_error(self, message: str) -> Diagnostic:
        """Report an error at the op's location."""
        from nvlower import diag

        found = diag.report("error", self.loc, message)
        if diag.show_op:
            from nvlower import import_module

            text = import_module("nvlower.text.printer").print_op(self, generic=True)
            found.note(f"see current operation: {text}")
        return found

    def emit_op_error(self, message: str) -> Diagnostic:
        """Report an error that starts with the op's name, as upstream's emitOpError."""
        return self.emit_error(f"'{self.name}' op {message}")

    def emit_warning(self, message: str) -> Diagnostic:
        """Report a warning at the op's location."""
        from nvlower import diag

        return diag.report("warning", self.loc, message)

    def emit_remark(self, message: str) -> Diagnostic:
        """Report a remark at the op's location."""
        from nvlower import diag

        return diag.report("remark", self.loc, message)

    def __repr__(self) -> str:
        return f"<op {self.name}>"


class Block:
    """A list of operations with arguments; `uses` counts the branches that lead here."""

    __slots__ = ("arguments", "first", "last", "ordered", "parent", "uses")

    def __init__(self, types: Iterable[Type] = (), locs: Sequence[Location] = ()) -> None:
        self.arguments: list[BlockArgument] = []
        self.first: Operation | None = None
        self.last: Operation | None = None
        self.parent: Region | None = None
        self.uses: dict[Operation, int] = {}
        self.ordered = False
        for i, t in enumerate(types):
            self.add_argument(t, locs[i] if locs else None)

    def add_argument(self, type: Type, loc: Location | None = None) -> BlockArgument:
        """Append an argument."""
        if loc is None:
            from .location import UNKNOWN

            loc = UNKNOWN
        arg = BlockArgument(type, self, len(self.arguments), loc)
        self.arguments.append(arg)
        return arg

    def insert_argument(self, index: int, type: Type, loc: Location) -> BlockArgument:
        """Insert an argument at `index`."""
        arg = BlockArgument(type, self, index, loc)
        self.arguments.insert(index, arg)
        for i, a in enumerate(self.arguments):
            a.index = i
        return arg

    def erase_argument(self, index: int) -> None:
        """Remove an unused argument."""
        assert not self.arguments[index].uses
        del self.arguments[index]
        for i, a in enumerate(self.arguments):
            a.index = i

    @property
    def ops(self) -> Iterator[Operation]:
        """Yield the operations in order; the current one may be erased or moved."""
        op = self.first
        while op is not None:
            after = op.next
            yield op
            op = after

    @property
    def terminator(self) -> Operation | None:
        """Return the last operation, None in an empty block."""
        return self.last

    @property
    def parent_op(self) -> Operation | None:
        """Return the operation around the block."""
        return None if self.parent is None else self.parent.parent

    @property
    def is_entry(self) -> bool:
        """Tell whether this is the first block of its region."""
        return self.parent is not None and self.parent.blocks[0] is self

    @property
    def predecessors(self) -> list[Block]:
        """Return the blocks that branch here, each once, in order of their branch's creation."""
        return list(dict.fromkeys(op.parent for op in self.uses if op.parent is not None))

    @property
    def successors(self) -> list[Block]:
        """Return the blocks that the terminator branches to."""
        return [] if self.last is None else self.last.successors

    def append(self, op: Operation) -> Operation:
        """Add a detached op at the end."""
        op.parent = self
        last = self.last
        op.prev = last
        if last is None:
            self.first = op
        else:
            last.next = op
        self.last = op
        self.ordered = False
        return op

    def prepend(self, op: Operation) -> Operation:
        """Add a detached op at the start."""
        return self.append(op) if self.first is None else self.insert_before(self.first, op)

    def insert_before(self, anchor: Operation, op: Operation) -> Operation:
        """Add a detached op before `anchor`."""
        op.parent = self
        prev = anchor.prev
        op.prev, op.next, anchor.prev = prev, anchor, op
        if prev is None:
            self.first = op
        else:
            prev.next = op
        self.ordered = False
        return op

    def insert_after(self, anchor: Operation, op: Operation) -> Operation:
        """Add a detached op after `anchor`."""
        return self.append(op) if anchor.next is None else self.insert_before(anchor.next, op)

    def renumber(self) -> None:
        """Number the operations for `Operation.is_before`."""
        for i, op in enumerate(self.ops):
            op._order = i
        self.ordered = True

    def split_before(self, op: Operation) -> Block:
        """Move `op` and all after it to a new block placed after this one; return it."""
        new = Block()
        region = self.parent
        assert region is not None
        region.insert(region.blocks.index(self) + 1, new)
        current: Operation | None = op
        while current is not None:
            after = current.next
            new.append(current.remove())
            current = after
        return new

    def splice_end(self, source: Block) -> None:
        """Move all operations of `source` to the end of this block."""
        for op in source.ops:
            self.append(op.remove())

    def erase(self) -> None:
        """Drop everything inside and unlink the block from its region."""
        for op in self.ops:
            op.drop_all_references()
        self.first = self.last = None
        if self.parent is not None:
            self.parent.blocks.remove(self)
            self.parent = None


class Region:
    """A list of blocks; `parent` is the operation that holds it."""

    __slots__ = ("blocks", "parent")

    def __init__(self, blocks: Iterable[Block] = ()) -> None:
        self.blocks: list[Block] = []
        self.parent: Operation | None = None
        for b in blocks:
            self.append(b)

    @property
    def entry(self) -> Block:
        """Return the first block."""
        return self.blocks[0]

    @property
    def ops(self) -> Iterator[Operation]:
        """Yield the operations of all blocks."""
        for block in list(self.blocks):
            yield from block.ops

    def append(self, block: Block) -> Block:
        """Add a block at the end."""
        block.parent = self
        self.blocks.append(block)
        return block

    def insert(self, index: int, block: Block) -> Block:
        """Add a block at `index`."""
        block.parent = self
        self.blocks.insert(index, block)
        return block

    def take_body(self, source: Region) -> None:
        """Move all blocks of `source` here."""
        for b in source.blocks:
            b.parent = self
        self.blocks.extend(source.blocks)
        source.blocks = []

    def is_ancestor_of(self, other: Region | None) -> bool:
        """Tell whether `other` is this region or lies inside it."""
        while other is not None:
            if other is self:
                return True
            other = None if other.parent is None else other.parent.parent_region
        return False

    def clone_into(self, target: Region, mapping: dict[Any, Any]) -> None:
        """Append a copy of every block to `target`; `mapping` is read and extended."""
        pairs = []
        for block in self.blocks:
            new = Block([a.type for a in block.arguments], [a.loc for a in block.arguments])
            target.append(new)
            mapping[block] = new
            mapping.update(zip(block.arguments, new.arguments, strict=True))
            pairs.append((block, new))
        copies = []
        for block, new in pairs:
            for op in block.ops:
                copy = op.clone(mapping)
                new.append(copy)
                copies.append(copy)
        for copy in copies:  # operands defined later in block order
            for i, v in enumerate(copy.operands):
                fresh = mapping.get(v)
                if fresh is not None and fresh is not v:
                    copy.set_operand(i, fresh)


def _drop(uses: dict[Operation, int], op: Operation) -> None:
    count = uses.get(op, 0) - 1
    if count > 0:
        uses[op] = count
    elif count == 0:
        del uses[op]


def _declared_part(name: str) -> property:
    def read(op: Operation) -> Any:
        definition = op.definition
        if definition is None:
            raise AttributeError(f"unregistered op '{op.name}' has no '{name}'")
        return definition.accessor(name)(op)

    return property(read)


def ops_in_order(regions: Sequence[Region]) -> list[Operation]:
    """Return all ops inside regions in the order of the text."""
    found: list[Operation] = []
    append = found.append
    stack = [b.first for r in reversed(regions) for b in reversed(r.blocks)]
    while stack:
        op = stack.pop()
        while op is not None:
            append(op)
            if op.regions:
                stack.append(op.next)
                stack += [b.first for r in reversed(op.regions) for b in reversed(r.blocks)]
                break
            op = op.next
    return found

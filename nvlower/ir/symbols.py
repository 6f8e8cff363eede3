"""Symbol tables: looking up names, finding uses, renaming.

A table is the op with the trait ``SymbolTable`` around a name; nested references go through
tables inside it. `SymbolTable` reads its op once; keep it for many look-ups.
"""

from __future__ import annotations

from .attributes import StringAttr, SymbolRefAttr
from .storage import Storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .attributes import Attribute
    from .core import Operation

_references: dict[Storage, tuple[SymbolRefAttr, ...]] = {}


def symbol_name(op: Operation) -> str | None:
    """Return the symbol that an op defines, None for none."""
    attr = op.get_attr("sym_name")
    return attr.value if isinstance(attr, StringAttr) else None


def set_symbol_name(op: Operation, name: str) -> None:
    """Rename the symbol that an op defines (uses stay)."""
    table = op.attributes if "sym_name" in op.attributes else op.properties
    table["sym_name"] = StringAttr(name)


def visibility(op: Operation) -> str:
    """Return "public", "private" or "nested"."""
    attr = op.get_attr("sym_visibility")
    return attr.value if isinstance(attr, StringAttr) else "public"


def nearest_table(op: Operation) -> Operation | None:
    """Return `op` or the innermost op around it that is a symbol table."""
    current: Operation | None = op
    while current is not None and not current.has_trait("SymbolTable"):
        current = current.parent_op
    return current


def lookup(table: Operation, name: str) -> Operation | None:
    """Return the op that defines `name` directly inside `table` (one pass over its ops)."""
    if not table.regions or not table.regions[0].blocks:
        return None
    op = table.regions[0].blocks[0].first
    while op is not None:
        if symbol_name(op) == name:
            return op
        op = op.next
    return None


def lookup_reference(table: Operation, ref: SymbolRefAttr | str) -> Operation | None:
    """Return the op that a (possibly nested) reference means, seen from inside `table`."""
    if isinstance(ref, str):
        return lookup(table, ref)
    found = lookup(table, ref.root)
    for name in ref.nested:
        if found is None or not found.has_trait("SymbolTable"):
            return None
        found = lookup(found, name)
    return found


class SymbolTable:
    """The names of one table op, with insertion under a unique name."""

    __slots__ = ("_counter", "names", "op")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.names: dict[str, Operation] = {}
        self._counter = 0
        for inner in op.regions[0].ops:
            name = symbol_name(inner)
            if name is not None:
                self.names.setdefault(name, inner)

    def lookup(self, name: str) -> Operation | None:
        """Return the op that defines `name`."""
        return self.names.get(name)

    def lookup_reference(self, ref: SymbolRefAttr) -> Operation | None:
        """Return the op that a reference means."""
        found = self.names.get(ref.root)
        for name in ref.nested:
            found = lookup(found, name) if found is not None else None
        return found

    def unique(self, name: str) -> str:
        """Return `name`, or ``name_N`` with the first free N as upstream counts it."""
        if name not in self.names:
            return name
        while True:
            probe = f"{name}_{self._counter}"
            self._counter += 1
            if probe not in self.names:
                return probe

    def insert(self, op: Operation, before: Operation | None = None) -> str:
        """Put a symbol op into the table under a unique name; return the name.

        A detached op goes before `before`, else to the end (before a terminator).
        """
        old = symbol_name(op)
        assert old is not None
        if op.parent is None:
            block = self.op.regions[0].blocks[0]
            last = block.last
            if before is None and last is not None and last.has_trait("Terminator"):
                before = last
            if before is not None:
                block.insert_before(before, op)
            else:
                block.append(op)
        if self.names.get(old) is op:
            return old
        name = self.unique(old)
        if name != old:
            set_symbol_name(op, name)
        self.names[name] = op
        return name

    def remove(self, op: Operation) -> None:
        """Forget the name of an op that leaves the table."""
        name = symbol_name(op)
        if name is not None and self.names.get(name) is op:
            del self.names[name]

    def erase(self, op: Operation) -> None:
        """Forget and erase a symbol op."""
        self.remove(op)
        op.erase()


def references(attr: Any) -> tuple[SymbolRefAttr, ...]:
    """Return the symbol references in an attribute, its own and nested ones."""
    found = _references.get(attr)
    if found is None:
        if isinstance(attr, SymbolRefAttr):
            found = (attr,)
        else:
            found = tuple(r for c in attr.children() for r in references(c))
        _references[attr] = found
    return found


def op_references(op: Operation) -> Iterator[SymbolRefAttr]:
    """Yield the symbol references in the attributes of one op."""
    for a in op.properties.values():
        yield from references(a)
    for a in op.attributes.values():
        yield from references(a)


def uses(root: Operation) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """Yield every (op, reference) inside `root`, nested tables included, `root` excluded."""
    for op in root.walk():
        if op is not root:
            for ref in op_references(op):
                yield op, ref


def replace_references(attr: Any, change: Any) -> Attribute:
    """Return `attr` with every symbol reference inside mapped through ``change(ref)``."""
    if isinstance(attr, SymbolRefAttr):
        found: Attribute = change(attr)
        return found

    def rebuilt(x: Any) -> Any:
        if isinstance(x, tuple):
            return tuple(map(rebuilt, x))
        if isinstance(x, Storage) and references(x):
            return replace_references(x, change)
        return x

    fields = [rebuilt(getattr(attr, f)) for f in type(attr)._fields]
    new: Attribute = type(attr)(*fields)
    return new

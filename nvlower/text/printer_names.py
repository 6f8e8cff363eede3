"""SSA names and block names of everything under an op, numbered as upstream does."""

from __future__ import annotations

from nvlower.ir.opdef import names as hints

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Block, Operation, Region, Value

_clean: dict[str, str] = {}


class ValueNames(dict):  # type: ignore[type-arg]
    """Value to its text, ``%0`` or ``%5#1``; unknown values say so."""

    __slots__ = ()

    def __missing__(self, value: Any) -> str:
        return "<<NULL VALUE>>" if value is None else "<<UNKNOWN SSA VALUE>>"


def sanitize(name: str, punctuation: str = "$._-", trailing_digit: bool = True) -> str:
    """Return `name` as an identifier: an underscore before a digit, hex for odd characters."""
    found = _clean.get(name) if trailing_digit else None
    if found is None:
        text = "".join(
            c if c.isascii() and (c.isalnum() or c in punctuation)
            else "_" if c == " " else "".join(f"{b:X}" for b in c.encode())
            for c in name
        )  # fmt: skip
        if name[0].isdigit():
            text = "_" + text
        elif not trailing_digit and name[-1].isdigit():
            text += "_"
        found = text
        if trailing_digit:
            _clean[name] = found
    return found


class Naming:
    """Names values and blocks under one op.

    Regions are taken from a stack, last first; each continues the numbers its parent region ended
    with, or, with `unique`, those of the region before it. Names in use are kept in one set with
    a log for each open region.
    """

    __slots__ = (
        "arg_id", "blocks", "conflict_id", "generic", "groups", "kinds", "log", "names", "prefixes",
        "seen", "used", "value_id",
    )  # fmt: skip

    def __init__(self, generic: bool, prefixes: bool = False) -> None:
        self.generic = generic
        self.prefixes = prefixes  # take names from name locations
        self.names = ValueNames()
        self.blocks: dict[Block, str] = {}
        self.groups: dict[Operation, str] = {}
        self.kinds: dict[str, Any] = {}  # op name to its hint function, None for none
        self.seen: set[Any] = set()  # types and attributes met
        self.used: set[str] = set()
        self.log: list[str] = []
        self.value_id = self.arg_id = self.conflict_id = 0

    def run(self, op: Operation, unique: bool) -> None:
        """Name everything under `op`, and its results."""
        stack: list[tuple[Region, int, int, int, int]] = [(r, 0, 0, 0, 0) for r in op.regions]
        self.name_results(op)
        self.seen.update(op.properties.values())
        self.seen.update(op.attributes.values())
        used, log = self.used, self.log
        while stack:
            region, value_id, arg_id, conflict_id, mark = stack.pop()
            if not unique:
                self.value_id, self.arg_id, self.conflict_id = value_id, arg_id, conflict_id
            if len(log) > mark:
                used.difference_update(log[mark:])
                del log[mark:]
            inner = self.name_region(region)
            if inner:
                state = self.value_id, self.arg_id, self.conflict_id, len(log)
                stack.extend([(r, *state) for r in inner])

    def name_region(self, region: Region) -> list[Region]:
        """Name blocks, arguments and results of a region; return the regions inside its ops."""
        inner: list[Region] = []
        names, kinds, seen = self.names, self.kinds, self.seen
        prefixes = self.prefixes
        plain = self.generic and not prefixes
        self.name_entry_arguments(region)
        for i, block in enumerate(region.blocks):
            self.blocks[block] = f"^bb{i}"
            if block.arguments:
                self.name_arguments(block, i == 0)
            value_id = self.value_id
            op = block.first
            while op is not None:
                results = op.results
                if results:
                    name = op.name
                    if len(results) == 1:
                        r = results[0]
                        seen.add(r.type)
                        if plain or (name in kinds and kinds[name] is None and not prefixes):
                            names[r] = f"%{value_id}"
                            value_id += 1
                        else:
                            self.value_id = value_id
                            self.name_results(op)
                            value_id = self.value_id
                    else:
                        self.value_id = value_id
                        self.name_results(op)
                        value_id = self.value_id
                if op.properties:
                    seen.update(op.properties.values())
                if op.attributes:
                    seen.update(op.attributes.values())
                if op.regions:
                    inner += op.regions
                op = op.next
            self.value_id = value_id
        return inner

    def name_entry_arguments(self, region: Region) -> None:
        """Name entry arguments as the op around them suggests."""
        parent = region.parent
        if self.generic or parent is None or not region.blocks or not region.blocks[0].arguments:
            return
        key = parent.name + "#args"
        if key not in self.kinds:
            self.kinds[key] = hints.get(key)
        hint = self.kinds[key]
        if hint is not None:
            found = hint(parent)[parent.regions.index(region)]
            for a, n in zip(region.blocks[0].arguments, found, strict=False):
                if n is not None:
                    self.set_name(a, n)

    def name_arguments(self, block: Block, entry: bool) -> None:
        """Name the arguments of a block: ``%argN`` in entry blocks, numbers elsewhere."""
        names = self.names
        for a in block.arguments:
            self.seen.add(a.type)
            if a in names:
                continue
            name = ""
            if entry:
                name = f"arg{self.arg_id}"
                self.arg_id += 1
            if self.prefixes:
                name = prefix_of(a.loc) or name
            self.set_name(a, name)

    def set_name(self, value: Value, name: str) -> str:
        """Give a value a name made unique, or the next number for ""; return its text."""
        if not name:
            text = f"%{self.value_id}"
            self.value_id += 1
        else:
            name = _clean.get(name) or sanitize(name)
            used = self.used
            if name in used:
                probe = f"{name}_{self.conflict_id}"
                self.conflict_id += 1
                while probe in used:
                    probe = f"{name}_{self.conflict_id}"
                    self.conflict_id += 1
                name = probe
            used.add(name)
            self.log.append(name)
            text = "%" + name
        self.names[value] = text
        return text

    def suggestions(self, op: Operation) -> list[str | None] | None:
        """Return the names that the op suggests for its results, None for none."""
        if self.generic:
            return None
        name = op.name
        kinds = self.kinds
        if name in kinds:
            hint = kinds[name]
        else:
            hint = hints.get(name)
            definition = op.definition
            if hint is None and definition is not None and len(definition.results) > 1:
                hint = definition.result_names
            kinds[name] = hint
        found: list[str | None] | None = hint(op) if hint is not None else None
        return found

    def name_results(self, op: Operation) -> None:
        """Name the results of one op; several share a name where the op names no group."""
        results = op.results
        if not results:
            return
        found = self.suggestions(op)
        if self.prefixes:
            prefix = prefix_of(op.loc)
            if prefix:
                found = [prefix, *[None] * (len(results) - 1)]
        if len(results) == 1:
            name = found[0] if found else None
            self.set_name(results[0], name or "")
            self.seen.add(results[0].type)
            return
        starts = [0]
        if found is not None:
            starts += [i for i, n in enumerate(found) if i and n is not None]
        parts = []
        for start, end in zip(starts, [*starts[1:], len(results)], strict=True):
            text = self.set_name(results[start], (found[start] if found else None) or "")
            if end - start > 1:
                parts.append(f"{text}:{end - start}")
                for i in range(start, end):
                    self.names[results[i]] = f"{text}#{i - start}"
            else:
                parts.append(text)
        self.groups[op] = ", ".join(parts)
        self.seen.update([r.type for r in results])


def prefix_of(loc: Any) -> str:
    """Return the name that a name location (or the first one in a fusion) suggests."""
    loc = loc.resolve()
    kind = type(loc).__name__
    if kind == "NameLoc":
        name: str = loc.name
        return name
    if kind == "CallSiteLoc":
        return prefix_of(loc.callee)
    if kind == "FusedLoc":
        return next((n for n in map(prefix_of, loc.locations) if n), "")
    return ""

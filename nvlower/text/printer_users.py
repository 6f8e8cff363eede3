"""``--mlir-print-value-users``: comments that say which ops use a value, as upstream's."""

from __future__ import annotations

from .printer import Printer
from .printer_names import Naming

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from nvlower.ir.core import Block, Operation, Region, Value


class UserNaming(Naming):
    """Names values and blocks, and numbers the ops without results in between."""

    __slots__ = ("ids",)

    def __init__(self, generic: bool, prefixes: bool = False) -> None:
        super().__init__(generic, prefixes)
        self.ids: dict[Operation, str] = {}

    def name_region(self, region: Region) -> list[Region]:
        """Name blocks, arguments, results and ops of a region; return the regions inside."""
        inner: list[Region] = []
        self.name_entry_arguments(region)
        for i, block in enumerate(region.blocks):
            self.blocks[block] = f"^bb{i}"
            self.name_arguments(block, i == 0)
            for op in block.ops:
                self.name_results(op)
                self.seen.update(op.properties.values())
                self.seen.update(op.attributes.values())
                inner += op.regions
        return inner

    def name_results(self, op: Operation) -> None:
        """Name the results of an op, or the op that has none."""
        if op.results:
            super().name_results(op)
        else:
            self.ids[op] = f"%{self.value_id}"
            self.value_id += 1


class UserPrinter(Printer):
    """Prints what ``Printer`` does, with a comment after each op and for each block argument."""

    def __init__(self, naming: Any, texts: Any, options: Any) -> None:
        super().__init__(naming, texts, options)
        self.ids = naming.ids

    def print_block(self, block: Block, terminator: bool) -> None:
        """Emit the comments on the arguments, then each op with its comment."""
        outer = self._indent
        self._indent = outer + "  "
        for a in block.arguments:
            used = f"used by {self._users(a)}" if a.uses else "unused"
            self.emit(f"\n{self._indent}// {self.names[a]} is {used}")
        last = block.last
        for op in block.ops:
            if op is last and not terminator and op.has_trait("Terminator"):
                break
            self.newline()
            self.print_full(op)
            self.emit(self._comment(op))
        self._indent = outer

    def _comment(self, op: Operation) -> str:
        if not op.results:
            return f" // id: {self.ids[op]}" if op.operands else ""
        users = {u for r in op.results for u in r.uses}
        if not users:
            return " // unused"
        single = len(users) == len(op.results) == 1 and sum(len(u.results) for u in users) <= 1
        texts = [self._users(r) if r.uses else "unused" for r in op.results]
        text = texts[0] if len(texts) == 1 else ", ".join(f"({t})" for t in texts)
        return f" // {'user' if single else 'users'}: {text}"

    def _users(self, value: Value) -> str:
        """Return the ids of the ops that use `value`, the latest first."""
        return ", ".join(i for op in reversed(value.uses) for i in self._ids(op))

    def _ids(self, op: Operation) -> Iterator[str]:
        if op.results:
            yield from (self.names[r] for r in op.results)
        else:
            yield self.ids.get(op, "<<UNKNOWN OPERATION>>")

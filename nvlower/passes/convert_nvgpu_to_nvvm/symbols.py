"""Names for the globals that hold barriers."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

NAME = "__mbarrier"


class Symbols:
    """The symbols of the modules met so far, so that new names are found without a search."""

    __slots__ = ("names", "next")

    def __init__(self) -> None:
        self.names: dict[Operation, set[str]] = {}
        self.next: dict[Operation, int] = {}

    def fresh(self, module: Operation) -> str:
        """Return the first of __mbarrier, __mbarrier_0, __mbarrier_1, ... that is not taken."""
        names = self.names.get(module)
        if names is None:
            symbols = (op.get_attr("sym_name") for op in module.regions[0].blocks[0].ops)
            names = self.names[module] = {s.value for s in symbols if s is not None}  # type: ignore[attr-defined]
            self.next[module] = -1
        i = self.next[module]
        while (name := NAME if i < 0 else f"{NAME}_{i}") in names:
            i += 1
        names.add(name)
        self.next[module] = i + 1
        return name

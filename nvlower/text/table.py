"""Loads the parse table: from the cache while it is fresh, else rebuilt through Lark."""

from __future__ import annotations

from marshal import loads

from .build import KIND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Rows(dict):  # type: ignore[type-arg]
    """State to its row, unpacked when it is first asked for."""

    __slots__ = ("keys_of", "packed")

    def __init__(self, packed: list[bytes], keys: list[str]) -> None:
        self.packed = packed
        self.keys_of = keys.__getitem__

    def __missing__(self, state: int) -> dict[str, int]:
        flat = loads(self.packed[state])
        row = self[state] = dict(zip(map(self.keys_of, flat[::2]), flat[1::2], strict=True))
        return row


class Table:
    """The table in the shape that the loops want.

    ``rules[r]`` is [symbols, values, kept indexes or None, goto, action]; the action is looked up
    by its name when the rule is first reduced.
    """

    __slots__ = (
        "default",
        "ends",
        "kinds",
        "macros",
        "names",
        "others",
        "rows",
        "rules",
        "scanners",
        "special",
        "starts",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.rows: dict[int, dict[str, int]] = Rows(data["rows"], data["keys"])
        self.default: list[int] = data["default"]
        self.starts: dict[str, int] = data["starts"]
        self.ends: dict[str, int] = data["ends"]
        self.special: frozenset[int] = frozenset(data["special"])  # states of F_DIMS and F_RAW
        self.scanners: dict[int, str] = data["scanners"]
        self.macros: list[Any] = data["macros"]
        self.kinds: dict[str, str] = data["literals"]  # token to the key it is looked up by first
        self.others: dict[str, str] = {}  # that key to the kind it is looked up by next
        gotos = data["gotos"]
        self.rules: list[tuple[Any, ...]] = []
        self.names: list[str] = []
        for r, (n, m, mask, head, name) in enumerate(data["rules"]):
            self.names.append(name)
            self.rules.append((n, m, mask, gotos[head], self._late(r, name)))

    def _late(self, r: int, name: str) -> Any:
        def first_call(p: Any, c: Any) -> Any:
            from .actions import find_action

            n, m, mask, goto, _ = self.rules[r]
            action = find_action(name)
            self.rules[r] = (n, m, mask, goto, action)
            return action(p, c)

        return first_call


_loaded: list[Table] = []


def table() -> Table:
    """Return the parse table."""
    if not _loaded:
        from .cache import load_table

        _loaded.append(Table(load_table()))
    return _loaded[0]


def expected(row: dict[str, int]) -> list[str]:
    """Return the literals that a row accepts, sorted."""
    return sorted(k for k in row if k[:1] != KIND)

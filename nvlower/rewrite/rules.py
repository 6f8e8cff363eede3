"""Tables of lowering rules: which functions lower which op."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Failed:
    """The outcome of a rule that does not apply, with the reason that reaches the user."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason


class Rule:
    """One rule: its function, and whether the driver converts the operands before it runs."""

    __slots__ = ("function", "remap")

    def __init__(self, function: Callable[[Any, Any], Failed | None], remap: bool) -> None:
        self.function = function
        self.remap = remap


class Rules:
    """A table from op name to rules, tried in order of registration.

    ``"*"`` registers for every op; those rules come last.
    """

    __slots__ = ("anything", "table")

    def __init__(self) -> None:
        self.table: dict[str, list[Rule]] = {}
        self.anything: list[Rule] = []

    def lowers(self, *names: str, remap: bool = True) -> Callable[[Any], Any]:
        """Return a decorator that registers ``f(op, b) -> None | Failed`` for the ops `names`.

        `remap` False is for rewrites that look at the original values only (no casts are made
        for operands that the rule does not ask for).
        """

        def register(function: Any) -> Any:
            rule = Rule(function, remap)
            for n in names:
                if n == "*":
                    self.anything.append(rule)
                else:
                    self.table.setdefault(n, []).append(rule)
            return function

        return register

    def get(self, name: str) -> list[Rule]:
        """Return the rules for op `name`."""
        found = self.table.get(name)
        if not self.anything:
            return found or []
        return (found or []) + self.anything

    @classmethod
    def of(cls, *tables: Rules) -> Rules:
        """Return the union of tables; rules of earlier ones are tried first."""
        union = cls()
        for t in tables:
            for name, rules in t.table.items():
                union.table.setdefault(name, []).extend(rules)
            union.anything.extend(t.anything)
        return union

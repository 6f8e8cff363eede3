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

    ``"*"`` registers for every op; those rules come last. A union asks its `parts` in order.
    """

    __slots__ = ("_found", "anything", "parts", "table")

    def __init__(self, parts: list[Rules | OnDemand] | None = None) -> None:
        self.table: dict[str, list[Rule]] = {}
        self.anything: list[Rule] = []
        self.parts = parts or []
        self._found: dict[str, list[Rule]] = {}

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

    def named(self, name: str) -> list[Rule]:
        """Return the rules registered for op `name` itself."""
        if not self.parts:
            return self.table.get(name) or []
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = [r for p in self.parts for r in p.named(name)]
        return found

    def get(self, name: str) -> list[Rule]:
        """Return the rules for op `name`."""
        found = self.named(name)
        return found + self.anything if self.anything else found

    @classmethod
    def of(cls, *tables: Rules | OnDemand) -> Rules:
        """Return the union of tables; rules of earlier ones are tried first."""
        union = cls(list(tables))
        for t in tables:
            if isinstance(t, Rules):
                union.anything += t.anything
        return union


class OnDemand:
    """Rules for the ops of some dialects, or of some names, imported when one is asked for."""

    __slots__ = ("_load", "_rules", "names")

    def __init__(self, names: str, load: Callable[[], Rules]) -> None:
        self.names = frozenset(names.split())
        self._load = load
        self._rules: Rules | None = None

    def named(self, name: str) -> list[Rule]:
        """Return the rules registered for op `name` itself."""
        if name not in self.names and name.partition(".")[0] not in self.names:
            return []
        if self._rules is None:
            self._rules = self._load()
        return self._rules.named(name)


class Patterns:
    """Patterns for the ops of one dialect, made when one of them is asked for."""

    __slots__ = ("_make", "_prefix", "_table")

    def __init__(self, dialect: str, make: Callable[[], dict[str, Any]]) -> None:
        self._prefix = dialect + "."
        self._make = make
        self._table: dict[str, Any] | None = None

    def get(self, name: str) -> Any:
        """Return the patterns for op `name`, None where there are none."""
        if not name.startswith(self._prefix):
            return None
        if self._table is None:
            self._table = self._make()
        return self._table.get(name)


def on_demand(names: str, module: str) -> OnDemand:
    """Return the ``RULES`` of a module for the ops `names`: dialects or op names."""

    def load() -> Rules:
        from nvlower import import_module

        found: Rules = import_module(module).RULES
        return found

    return OnDemand(names, load)

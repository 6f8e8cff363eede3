"""Which of the tokens that could stand is due: the first of a shortest way to end the op."""

from __future__ import annotations

from .build import KIND, MACRO
from .lexer import END, OP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .table import Table

_DEPTH = 14
_STEPS = 20_000


def shifted(table: Table, states: list[int], key: str) -> list[int] | None:
    """Return the stack after a token with row key `key`, None if it cannot stand there."""
    stack = list(states)
    while True:
        act = table.rows[stack[-1]].get(key)
        if act is not None and act >= MACRO:
            steps, act = table.macros[act - MACRO]
            stack.extend(state for _, state in steps)
        if act is not None and act >= 0:
            stack.append(act >> 1)
            return stack
        rule = table.default[stack[-1]] if act is None else -1 - act
        if rule < 0:
            return stack if key == END and stack[-1] in table.ends.values() else None
        n, _, _, goto, _ = table.rules[rule]
        if n:
            del stack[-n:]
        stack.append(goto[stack[-1]])


def acceptable(table: Table, states: list[int]) -> list[str]:
    """Return the keys that could be shifted next."""
    keys: list[str] = []
    stack = list(states)
    while True:
        row = table.rows[stack[-1]]
        keys += [k for k in row if k not in keys and shifted(table, stack, k) is not None]
        rule = table.default[stack[-1]]
        if rule < 0:
            return keys
        n, _, _, goto, _ = table.rules[rule]
        if n:
            del stack[-n:]
        stack.append(goto[stack[-1]])


def due(table: Table, states: list[int], keys: list[str]) -> list[str]:
    """Return those of `keys` with which an op can be ended with the fewest tokens."""
    budget = [_STEPS]
    stacks = [(k, shifted(table, states, k)) for k in keys]
    for depth in range(_DEPTH):
        found = [k for k, s in stacks if s is not None and _ends(table, s, depth, budget)]
        if found or budget[0] < 0:
            return found or keys
    return keys


def _ends(table: Table, states: list[int], depth: int, budget: list[int]) -> bool:
    """Tell whether an op can end, or a region begin, within `depth` tokens."""
    for key in (OP, END, KIND + "T_RESULTS"):
        if shifted(table, states, key) is not None:
            return True
    if not depth:
        return False
    budget[0] -= 1
    if budget[0] < 0:
        return False
    for key in acceptable(table, states):
        stack = shifted(table, states, key)
        if stack is not None and _ends(table, stack, depth - 1, budget):
            return True
    return False

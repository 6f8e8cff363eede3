"""Compiles the Lark grammar into the compact LALR(1) table that the parse loop runs.

The grammar is one language: the fixed files below and one file of op rules per dialect. Only this
module and `reference` import lark. The table is plain data for `marshal`.
"""

from __future__ import annotations

import os

from nvlower.resources import resource_dir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

STARTS = ("file", "s_type", "s_function_type", "s_attr", "s_dict", "s_props", "s_loc")
"""Start symbols: the file, and what `T_TYPE` and the like are parsed by."""

KIND = "\0"
"""Row keys of terminals that are no literal begin with this, so that no token equals one."""


MACRO = 1 << 24
"""Actions from here on are macros."""

BRACE = KIND + "{"
"""Key of ``{`` in the rows that accept an attribute dictionary as well."""


def grammar_files() -> list[str]:
    """Return the paths of all grammar files, sorted by name."""
    folder = resource_dir("grammar")
    return [os.path.join(folder, n) for n in sorted(os.listdir(folder)) if n.endswith(".lark")]


def grammar_text() -> str:
    """Return the whole grammar: the files joined, `op_*` rules made alternatives of `op`."""
    lines: list[str] = []
    ops: list[str] = []
    for path in grammar_files():
        with open(path, encoding="utf-8") as f:
            for line in f.read().splitlines():
                name, colon, body = line.partition(":")
                if line.startswith("op_") and colon:
                    ops.append(f"{body.partition('//')[0].strip()} -> {name.strip()}")
                else:
                    lines.append(line)
    lines.append("op: " + "\n    | ".join(ops))
    return "\n".join(lines) + "\n"


def make_lark(lexer: Any, transformer: Any = None, conflicts: list[str] | None = None) -> Any:
    """Return the `Lark` object of the grammar; `conflicts` collects its shift/reduce reports."""
    import logging

    from lark import Lark
    from lark import logger as lark_logger

    class Collect(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            text = record.getMessage()
            if "Shift/Reduce" in text and conflicts is not None:
                conflicts.append(text)

    handler = Collect()
    level = lark_logger.level
    lark_logger.addHandler(handler)
    lark_logger.setLevel(logging.DEBUG)
    try:
        return Lark(
            grammar_text(),
            parser="lalr",
            lexer=lexer,
            start=list(STARTS),
            transformer=transformer,
            debug=conflicts is not None,
            maybe_placeholders=False,
        )
    finally:
        lark_logger.removeHandler(handler)
        lark_logger.setLevel(level)


def build_table() -> dict[str, Any]:
    """Return the compact table of the grammar (see `compact`)."""
    from lark.lexer import Lexer

    class NoLexer(Lexer):
        def __init__(self, conf: Any) -> None: ...

        def lex(self, *args: Any) -> Any: ...

    return compact(make_lark(NoLexer))


def compact(lark: Any) -> dict[str, Any]:
    """Turn Lark's parse table into rows of ints.

    ``rows[state]`` (packed at last) maps a literal's text, or `KIND` + terminal name, to an action: even and odd
    numbers >= 0 shift to ``action >> 1``, odd ones also keep the token's value; -1 - r reduces by
    rule r; from `MACRO` on they are macros. ``default[state]`` is the rule of a state that can
    only reduce, else -1.
    ``rules[r]`` is (symbols, values, kept value indexes or None, goto table index, action name).
    """
    parser = lark.parser.parser
    table = parser._parse_table
    literal = {t.name: t.pattern.value for t in lark.terminals if t.pattern is not None}
    entries = [a for row in table.states.values() for a in row.values()]
    rules = list({a[1]: None for a in entries if a[0].name == "Reduce"})
    rules.sort(key=lambda r: (r.origin.name, r.order))
    kept = {s.name for r in lark.rules for s in r.expansion if s.is_term and not s.filter_out}
    number = {r: i for i, r in enumerate(rules)}
    heads = {n: i for i, n in enumerate(sorted({r.origin.name for r in rules}))}
    rows, default, settled = [], [], {}  # type: Any, Any, dict[str, int]
    gotos: list[dict[int, int]] = [{} for _ in heads]
    for state in range(len(table.states)):
        row: dict[str, int] = {}
        for name, (what, arg) in table.states[state].items():
            if what.name == "Reduce":
                row[literal.get(name, KIND + name)] = -1 - number[arg]
            elif name in heads:
                gotos[heads[name]][state] = arg
            else:
                row[literal.get(name, KIND + name)] = arg * 2 + (name in kept)
        actions = set(row.values())
        only = next(iter(actions)) if len(actions) == 1 else 0
        if state in table.start_states.values():
            only = 0
        default.append(-1 - only if only < 0 else -1)
        rows.append(settled if only < 0 else row)
    for start in STARTS:
        rows[table.end_states[start]].pop(KIND + "$END", None)
    packed = [_rule(r, kept, heads) for r in rules]
    _skip_units(rows, default, gotos, packed)
    for row in rows:
        if "{" in row and KIND + "T_DICT" in row:
            row[BRACE] = row.pop("{")
    from .cache import FORMAT

    macros = _macros(rows, default, gotos, packed)
    keys = {k: i for i, k in enumerate({k: None for row in rows for k in row})}
    return {
        "format": FORMAT,
        "keys": list(keys),
        "rows": [_packed_row(row, keys) for row in rows],
        "literals": {k: k for row in rows for k in row if k[:1] != KIND},
        "default": default,
        "gotos": gotos,
        "rules": packed,
        "macros": macros,
        "scanners": {i: k for i, row in enumerate(rows) for k in row if k[:3] == KIND + "S_"},
        "special": [
            i for i, row in enumerate(rows) if KIND + "F_DIMS" in row or KIND + "F_RAW" in row
        ],
        "starts": {s: table.start_states[s] for s in STARTS},
        "ends": {s: table.end_states[s] for s in STARTS},
    }


def _packed_row(row: dict[str, int], keys: dict[str, int]) -> bytes:
    """Return a row as bytes (see `nvlower.text.table.Rows`): few of them are used in a run."""
    import marshal

    return marshal.dumps(tuple(n for k, act in row.items() for n in (keys[k], act)))


def _skip_units(rows: Any, default: list[int], gotos: Any, rules: Any) -> None:
    """Lead past states that only pass one value on (rules of the action ``first``)."""

    def target(state: int, origin: int) -> int:
        while (r := default[state]) >= 0:
            n, m, mask, head, name = rules[r]
            if (n, m, mask, name) != (1, 1, None, "first"):
                break
            state = gotos[head][origin]
        return state

    for q, row in enumerate(rows):
        for key, act in row.items():
            if act >= 0 and act & 1:
                row[key] = target(act >> 1, q) * 2 + 1
    for goto in gotos:
        for q, state in goto.items():
            goto[q] = target(state, q)


def _macros(rows: Any, default: list[int], gotos: Any, rules: Any) -> list[Any]:
    """Replace runs of empty reductions by one action each: ``MACRO`` + index into the result.

    A macro is (((rule, state to push), ...), what to do then: shift or reduce).
    """
    macros: dict[Any, int] = {}
    found = []
    tables = rows, default, gotos, rules
    for q, row in enumerate(rows):
        for key, act in row.items():
            if act < 0 and rules[-1 - act][0] == 0:
                macro = _macro(q, key, act, tables)
                if macro is not None:
                    found.append((row, key, macros.setdefault(macro, len(macros))))
    for row, key, i in found:
        row[key] = MACRO + i
    return list(macros)


def _macro(state: int, key: str, act: int, tables: Any) -> Any:
    rows, default, gotos, rules = tables
    steps = []
    while act < 0 and rules[-1 - act][0] == 0:
        state = gotos[rules[-1 - act][3]][state]
        steps.append((-1 - act, state))
        act = -1 - default[state] if default[state] >= 0 else rows[state].get(key)
        if act is None:
            return None
    return tuple(steps), act


def _rule(rule: Any, kept: set[str], heads: dict[str, int]) -> tuple[Any, ...]:
    pushed = [s for s in rule.expansion if not s.is_term or s.name in kept]
    mask = tuple(i for i, s in enumerate(pushed) if not (s.is_term and s.filter_out))
    name = rule.alias or rule.origin.name
    return (
        len(rule.expansion),
        len(pushed),
        None if len(mask) == len(pushed) else mask,
        heads[rule.origin.name],
        str(name),
    )

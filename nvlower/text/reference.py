"""The same language through Lark's public API alone: `Lark(grammar, lexer=..., transformer=...)`.

Slower than `loop`, and kept for the tests, which check that both give the same IR and the same
errors. The coarse lexer looks at Lark's parser state where `loop` looks at its own.
"""

from __future__ import annotations

from lark import Token
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from .actions import find_action
from .build import KIND, compact, make_lark
from .lexer import END, ID, OP, STRING_KIND, classify
from .loop import begin_op
from .recut import unexpected
from .state import Parser, SyntaxFail
from .subloop import FLOAT_TYPE, INT_TYPE, fine_token
from .table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from nvlower.ir.core import Operation


class _Current:
    """The parse that the Lark object's callbacks work for."""

    parser: Parser
    language: Language


class _Actions:
    """Transformer whose methods are the reduce actions."""

    def __getattr__(self, name: str) -> Callable[[list[Any]], Any]:
        if name[:1] == "_" or name[:2] in ("T_", "F_", "S_") or name.isupper():
            raise AttributeError(name)
        found: list[Any] = []

        def call(children: list[Any]) -> Any:
            if not found:
                found.append(find_action(name))
            values = [x.value if isinstance(x, Token) else x for x in children]
            return found[0](_Current.parser, values)

        return call


class _CoarseLexer(Lexer):
    """Yields what the parser's state can take: coarse tokens, parts of them, or whole values."""

    __future_interface__ = 1

    def __init__(self, conf: Any) -> None:
        self.conf = conf

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        p, language = _Current.parser, _Current.language
        p.tokens = p.patterns.coarse(p.text)
        p.iterator = iter(p.tokens)
        outer: list[Any] = [p.iterator]
        while outer:
            tok = next(outer[-1], None)
            if tok is None:
                outer.pop()
                p.parts = None
                continue
            parts = yield from self._token(p, language, parser_state, tok)
            if parts == "end":
                return
            if parts:
                p.parts = parts
                p.part_iterator = iter(parts)
                outer.append(p.part_iterator)

    def _token(self, p: Parser, language: Language, parser_state: Any, tok: str) -> Any:
        """Yield the Lark tokens of one coarse token; return parts to read in its place."""
        states = language.settled(parser_state.state_stack)
        row = p.table.rows[states[-1]]
        kind = classify(tok)
        if kind is END and language.shifts(parser_state.state_stack, "$END"):
            return "end"
        if (
            tok not in row
            and kind not in row
            and OP in row
            and (kind is STRING_KIND or (kind is ID and tok != "loc"))
        ):
            begin = p.current() if p.parts is None else p.inner()
            yield Token("T_OP", begin)  # Lark now ends the op before
            p.op_token = begin
            states = language.settled(parser_state.state_stack)
            row = p.table.rows[states[-1]]
            tok = begin_op(p, tok, kind, row)
        while tok not in row and row.get(kind, 0) < 0:
            states = language.reduced(states, -1 - row[kind])
            row = p.table.rows[states[-1]]
        if tok in row:
            yield language.literal(tok, tok)
        elif kind in row:
            yield language.literal(kind, tok)
        else:
            found = unexpected(p, states, row, tok, kind)
            while not isinstance(found, list) and found[0] < 0:
                states = language.reduced(states, -1 - found[0])
                row = p.table.rows[states[-1]]
                if tok in row or kind in row:
                    yield language.literal(tok if tok in row else kind, tok)
                    return None
                found = unexpected(p, states, row, tok, kind)
            if isinstance(found, list):
                return found
            key = next(k for k, v in row.items() if v == found[0])
            yield language.literal(key, found[1])
        return None


class Language:
    """The Lark object with its table in the form that the shared code reads."""

    def __init__(self) -> None:
        self.lark = make_lark(_CoarseLexer, _Actions())
        self.table = Table(compact(self.lark))
        self.names = {t.pattern.value: t.name for t in self.lark.terminals if t.pattern is not None}

    def literal(self, key: str, value: Any) -> Token:
        """Return the token of a row key."""
        name = key[1:] if key[:1] == KIND else self.names[key]
        return Token("LBRACE" if name == "{" else name, value)

    def settled(self, stack: list[int]) -> list[int]:
        """Return the states after the reductions that need no look-ahead."""
        table, states = self.table, list(stack)
        while (r := table.default[states[-1]]) >= 0:
            n, _, _, goto, _ = table.rules[r]
            if n:
                del states[-n:]
            states.append(goto[states[-1]])
        return states

    def reduced(self, states: list[int], rule: int) -> list[int]:
        """Return the states after a reduction and those that follow without look-ahead."""
        n, _, _, goto, _ = self.table.rules[rule]
        states = states[: len(states) - n]
        return self.settled([*states, goto[states[-1]]])

    def parse_sub(self, p: Parser, start: str, text: str, pos: int) -> tuple[Any, int]:
        """Parse the longest `start` at `pos`, as `loop.parse_sub` does."""
        ip = self.lark.parse_interactive("", start=start)
        end = pos
        while True:
            states = self.settled(ip.parser_state.state_stack)
            row = p.table.rows[states[-1]]
            tok, kind, value, at, after = fine_token(p, row, text, pos)
            p.sub_at, p.sub_text = at, text
            p.places = []
            if tok in self.names and self._feed(ip, Token(self.names[tok], tok)):
                pos = end = p.sub_end = after
                continue
            fed = kind[1:] and kind is not END and self._feed(ip, Token(kind[1:], value))
            if not fed and kind in (INT_TYPE, FLOAT_TYPE):
                fed = self._feed(ip, Token("T_ID", value))
            if fed:
                pos = end = p.sub_end = after
                continue
            if not self._accepts(ip, "$END"):
                from .errors import sub_error

                states = self.settled(ip.parser_state.state_stack)
                raise SyntaxFail(*sub_error(p, states, tok, text, at))
            return ip.feed_eof(), end

    def _accepts(self, ip: Any, name: str) -> bool:
        """Tell whether the parser would shift a terminal, without running actions."""
        return self.shifts(ip.parser_state.state_stack, name)

    def shifts(self, stack: list[int], name: str) -> bool:
        """Simulate `name` on the state stack with Lark's own table."""
        table = self.lark.parser.parser._parse_table
        states = list(stack)
        while True:
            if name == "$END" and states[-1] in table.end_states.values():
                return True
            found = table.states[states[-1]].get(name)
            if found is None:
                return False
            if found[0].name == "Shift":
                return True
            rule = found[1]
            if rule.expansion:
                del states[-len(rule.expansion) :]
            states.append(table.states[states[-1]][rule.origin.name][1])

    def _feed(self, ip: Any, token: Token) -> bool:
        if not self._accepts(ip, token.type):
            return False
        try:
            ip.feed_token(token)
        except UnexpectedToken:
            return False
        return True


_language: list[Language] = []


def language() -> Language:
    """Return the (cached) Lark object."""
    if not _language:
        _language.append(Language())
    return _language[0]


def parse(
    text: str, filename: str = "<stdin>", first_line: int = 1, allow_unregistered: bool = False
) -> Operation:
    """Return the module of a file, as `parse.parse` does."""
    from .parse import begin_context, top_level_of

    begin_context()
    lang = language()
    p = Parser(text, filename, first_line, lang.table, allow_unregistered=allow_unregistered)
    p.sub_parser = lang.parse_sub
    saved = getattr(_Current, "parser", None)
    _Current.parser, _Current.language = p, lang
    try:
        lang.lark.parse(text, start="file")
    finally:
        if saved is not None:
            _Current.parser = saved
    return top_level_of(p)

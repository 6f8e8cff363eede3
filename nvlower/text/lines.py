"""Lines that the parser has met before, but for the names in them, are not parsed again.

Most lines of a long file hold one op, and most of these differ from an earlier line in value names
alone, or in the number of a constant, or in their location. What op a line makes depends on its
text, on the types of the values that it names, on which of its names are equal, and on the token
behind it, for that might go on with the op. So when the loop has read a line that some others are
like (they have the same outline, see `outlines`), a `Template` is made of the op that came of it,
and later lines of the outline become ops by the template where all of that agrees. Every other line
goes to the loop: a line whose values are unknown or of other types, one that is new, or that opens
or closes a region. So the loop alone decides what the language is, and it alone reports errors.

The loop gets its tokens from here, a few lines at a time. Their indexes count the tokens of all lines.
"""

from __future__ import annotations

from itertools import accumulate

from nvlower.ir.core import Operation, OpResult
from nvlower.ir.location import SourceLoc

from .actions import attr, attr_alias, location
from .lexer import classify
from .outlines import MARK, MARKS, Line, outlined, usable
from .quick import number_attr
from .scan import simple_location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.types import Type

    from .state import Parser

SHARE = 0.25
"""The part of the lines that have to be so for a file to be read in this way."""

_new = object.__new__


class Template:
    """The op that the lines of one outline make."""

    __slots__ = (
        "attributes", "definition", "literal", "name", "named", "order", "plain", "properties",
        "results", "types",
    )  # fmt: skip

    def __init__(self, op: Operation, named: bool, order: list[int], plain: bool) -> None:
        self.name = op.name
        self.definition = op.definition
        self.named = named  # the line begins with the name of the result
        self.plain = plain  # equal names don't matter
        self.order = None if order == list(range(len(order))) else order
        self.types = [v.type for v in op.operands]
        self.results = [r.type for r in op.results]
        self.properties = dict(op.properties)
        self.attributes = dict(op.attributes)
        self.literal: Type | None = None  # the type of the attribute `value`, if that varies

    def build(self, p: Parser, names: list[str], token: int, line: Line) -> bool:
        """Append the op over values called `names` that begins at `token`; False if it can't be."""
        known = p.names
        operands: list[Any] = list(map(known.get, names[1:] if self.named else names))
        if self.order is not None:
            operands = [operands[i] for i in self.order]
        try:
            if [v.type for v in operands] != self.types:
                return False
        except AttributeError:  # an unknown name
            return False
        if self.named and names[0] in known:
            return False
        properties = self.properties.copy()
        if self.literal is not None:
            value = constant(p, line.literal, self.literal)
            if value is None:
                return False
            properties["value"] = value
        op = _new(Operation)
        op.name = self.name
        op.definition = self.definition
        op.operands = operands
        for v in operands:
            uses = v.uses
            uses[op] = uses[op] + 1 if op in uses else 1
        if self.named:
            result = _new(OpResult)
            result.type = self.results[0]
            result.owner = op
            result.index = 0
            result.uses = {}
            op.results = [result]
            known[names[0]] = result
            p.log.append(names[0])
            token += 1
        else:
            op.results = [OpResult(type, op, i) for i, type in enumerate(self.results)]
        op.properties = properties
        op.attributes = self.attributes.copy()
        op.regions = []
        op.successors = []
        if line.loc:
            text = line.loc
            op.loc = p.memo.get(text) or simple_location(p, text) or location(p, [text])
        else:
            op.loc = loc = _new(SourceLoc)  # type: ignore[assignment]
            loc.source = p.source
            loc.token = token
        op.next = None
        op._order = 0
        op.parent = block = p.block or p.first_block()
        op.prev = last = block.last
        if last is None:
            block.first = op
        else:
            last.next = op
        block.last = op
        return True


def constant(p: Parser, text: str, type: Type) -> Attribute | None:
    """Return the attribute of a number or of dense elements, None where it isn't written as usual."""
    if text[:6] == "dense<":
        found: Attribute = attr(p, [text])
        return found
    return number_attr(text, type)


class Lesson:
    """What was so when the loop began to read a line that is to become a template."""

    __slots__ = ("block", "entry", "lead", "line", "op", "outline", "tokens", "used")

    def __init__(self, lines: Lines, lead: str) -> None:
        entry: Any = lines.lines[lines.line]
        self.outline = outline = entry.outline
        self.entry: Line = entry
        self.line = lines.line
        self.used = lines.names[lines.name : lines.name + outline.names]
        self.lead = lead
        self.block = lines.p.block
        self.op = None if self.block is None else self.block.last
        self.tokens: list[str] = []
        outline.tries -= 1

    def template(self, p: Parser, token: int) -> Template | None:
        """Return the template of the one op that has come of the line, None if it can't be."""
        block = p.block
        if block is None or (self.block is not None and block is not self.block):
            return None
        op = block.last
        if op is None or op is self.op or op.prev is not self.op or op.regions or op.successors:
            return None
        used, first = self.used, self.tokens[0]
        named = first[-1] == "="
        name = self.tokens[1] if named else first
        plain = name[0] == '"'
        if named and (first != f"{used[0]} =" or len(op.results) != 1):
            return None
        loc: Any = op.loc
        if self.entry.loc:
            if self.tokens[-1] != self.entry.loc:
                return None
        elif loc.__class__ is not SourceLoc or loc.token != token + named:
            return None
        values = [p.names.get(n) for n in used[named:]]
        operands = op.operands
        if plain:
            order = list(range(len(values)))
            fits = values == operands
        else:
            fits = "." in name and set(values) == set(operands)
            order = [values.index(v) for v in operands] if fits else []
        if not fits:
            return None
        found = Template(op, named, order, plain)
        text = self.entry.literal
        if text:
            value: Any = op.properties.get("value")
            if operands or len(op.properties) > 1 or value is None:
                return None
            found.literal = value.type
            if constant(p, text, value.type) is not value:
                return None
        return found


class Lines:
    """The lines of a file on their way through the parser."""

    def __init__(self, p: Parser, lines: list[Line | int]) -> None:
        self.p = p
        self.tokens: list[str] = []
        self.lines = lines
        lengths = map((1).__add__, map(len, p.text.split("\n")))
        self.starts = list(accumulate(lengths, initial=0))
        self.starts[-1] = len(p.text)
        self.names: list[str] = p.patterns.names(p.text)
        self.line = self.name = 0  # the line that is looked at next by `due`, and its first name
        self.left = 0  # 1 if the last of the tokens is the first of that line, else 0
        self.begin = self.end = 0  # where the tokens begin and end
        self.places: list[int] | None = None  # the offset of each, when it has been asked for
        self.lesson: Lesson | None = None

    def more(self) -> None:
        """Load further tokens where all that there are have been read."""
        self.lesson = None
        stop = self.line
        while self.starts[stop] < self.end:
            stop += 1
        self.p.base += len(self.tokens)
        self.load(self.end, stop)

    def offsets(self) -> list[int]:
        """Return the offsets of the tokens."""
        if self.places is None:
            found = self.p.patterns.finditer(self.p.text, self.begin, self.end)
            self.places = [m.start(1) for m in found]
        return self.places

    def advance(self, line: int) -> None:
        """Move to a later line."""
        for entry in self.lines[self.line : line]:
            if isinstance(entry, int):
                self.name += entry
            elif entry.outline is not None:
                self.name += entry.outline.names
        self.line = line

    def load(self, begin: int, stop: int) -> None:
        """Load the tokens from offset `begin` to the line, from line `stop` on, that may have a
        template, and the first one of that line.
        """
        lines = self.lines
        while stop < len(lines) - 1 and not usable(lines[stop]):
            stop += 1
        self.cut(begin, stop)

    def cut(self, begin: int, stop: int) -> None:
        """Set the tokens to those from offset `begin` to the first one of line `stop`."""
        self.advance(stop)
        self.begin = begin
        self.places = None
        text, patterns, tokens = self.p.text, self.p.patterns, self.tokens
        at = self.starts[stop]
        tokens[:] = patterns.coarse(text, begin, at)
        if at == len(text):
            self.left = 0
            self.end = at
            return
        while tokens and not tokens[-1]:  # the end of what was cut
            tokens.pop()
        ahead = patterns.first(text, at)
        tokens.append(ahead[1])
        self.left = 1
        self.end = ahead.end()

    def due(self, left: int) -> bool:
        """Build ops of the lines from here on, up to one that the loop has to read, and load the
        tokens from there on instead of those at hand.

        The loop is between two ops, and `left` tokens are left to it: nothing is done, and False
        returned, where there are more than the first one of a line that may have a template.
        """
        if left != self.left:
            return False
        p, names = self.p, self.names
        lines: list[Any] = self.lines
        k, i = self.line, self.name
        token = p.base + len(self.tokens) - self.left
        if self.lesson is not None:
            self.learn(token)
        lead = ""
        outline: Any
        while (line := lines[k]).__class__ is not int:
            outline = line.outline
            if outline is None:
                attr_alias(p, [None, line.literal, line.loc])
                k += 1
                token += 2
                continue
            after = lines[k + 1]
            lead = after.outline.lead if after.__class__ is Line and after.outline else ""
            template = outline.templates.get(lead)
            end = i + outline.names
            used = names[i:end]
            if not lead:
                lead = self.lead(k + 1)
                template = outline.templates.get(lead)
            if (template is None or not template.plain) and len(set(used)) != len(used):
                template = outline.templates.get((lead, *map(used.index, used)))
            if template is None or not template.build(p, used, token, line):
                break
            k += 1
            i = end
            token += outline.tokens
        self.line, self.name = k, i
        p.base = token
        if line.__class__ is int or not outline.tries:
            self.load(self.starts[k], k + 1)
            return True
        self.lesson = lesson = Lesson(self, lead)
        self.cut(self.starts[k], k + 1)
        lesson.tokens = self.tokens[: len(self.tokens) - self.left]
        return True

    def learn(self, token: int) -> None:
        """Make a template of the line before, which the loop has read, if it is possible."""
        lesson = self.lesson
        self.lesson = None
        assert lesson is not None
        if lesson.line + 1 != self.line:
            return
        count = len(lesson.tokens)
        template = lesson.template(self.p, token - count)
        if template is None:
            return
        outline, used = lesson.outline, lesson.used
        outline.tries += 1
        outline.tokens = count
        different = template.plain or len(set(used)) == len(used)
        key = lesson.lead if different else (lesson.lead, *map(used.index, used))
        outline.templates[key] = template

    def lead(self, line: int) -> str:
        """Return the key of the first token from a line on."""
        entry = self.lines[line]
        outline = None if isinstance(entry, int) else entry.outline
        if outline is not None and outline.lead:
            return outline.lead
        p = self.p
        tok = p.patterns.first(p.text, self.starts[line])[1]
        key = p.table.kinds.get(tok) or classify(tok)
        if outline is not None:
            outline.lead = key
        return key


def begin_lines(p: Parser) -> Lines | None:
    """Return the lines of the file, None where most are unlike any other."""
    text = p.text
    if any(mark in text for mark in MARKS):
        return None
    body, _, metadata = text.partition("{-#")  # which is one token over many lines
    texts = [line.strip(" \t\r") for line in p.patterns.blot(MARK, body).split("\n")]
    texts += [""] * metadata.count("\n")
    counts: dict[str, int] = {}
    for outline in texts:
        counts[outline] = counts.get(outline, 0) + 1
    found = outlined(p.patterns, counts)
    if sum([counts[outline] for outline in found]) < len(texts) * SHARE:
        return None
    return Lines(p, [found.get(outline) or outline.count(MARK) for outline in texts] + [0])

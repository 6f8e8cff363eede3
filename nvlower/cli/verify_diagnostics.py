"""``--verify-diagnostics``: compares what is reported with ``expected-*`` comments.

Forms: ``// expected-error@+1 {{text}}``, ``@-N``, ``@N``, ``@above``, ``@below``, ``@unknown``,
``expected-error-re``, with error, warning, note and remark.
"""

from __future__ import annotations

import re
import sys

from nvlower.diag import Diagnostic, Failure, Sink

from .main import Run
from .render import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_EXPECTED = re.compile(
    r"expected-(error|note|remark|warning)(-re)? *"
    r"(@([+-][0-9]+|[0-9]+|above|below|unknown))? *\{\{(.*)\}\}$"
)


class Expectation:
    """One ``expected-*`` comment; `line` None means a diagnostic without a place."""

    def __init__(
        self, severity: str, line: int | None, text: str, regex: bool, at: tuple[int, int, int]
    ):
        self.severity = severity
        self.line = line
        self.text = text
        self.at = at  # line, column, width of the comment
        self.met = False
        self.pattern = None
        self.wrong = ""  # why the regular expression is none
        if regex:
            try:
                self.pattern = re.compile(_to_regex(text))
            except re.error as error:
                self.wrong = f"invalid regex: {error}"

    def matches(self, found: Diagnostic, line: int | None) -> bool:
        """Tell whether a reported diagnostic is the expected one."""
        if self.wrong or self.severity != found.severity or self.line != line:
            return False
        if self.pattern is not None:
            return self.pattern.search(found.message) is not None
        return self.text in found.message


def _to_regex(text: str) -> str:
    """Return the regular expression of an ``-re`` text: literal outside ``{{...}}`` blocks."""
    out, at = "", 0
    while True:
        start = text.find("{{", at)
        if start < 0:
            return out + re.escape(text[at:])
        end = text.find("}}", start)
        end = len(text) if end < 0 else end
        out += re.escape(text[at:start]) + f"(?:{text[start + 2 : end]})"
        at = end + 2


def expectations(text: str, first_line: int) -> list[Expectation]:
    """Return the expectations of a chunk."""
    found: list[Expectation] = []
    pending: list[Expectation] = []
    last_code_line = 0
    for number, line in enumerate(text.split("\n"), first_line):
        at = line.find("expected-")
        match = _EXPECTED.search(line.rstrip()) if at >= 0 else None
        if match is None:
            last_code_line = number
            for e in pending:
                e.line = number
            pending = []
            continue
        severity, regex, _, where, message = match.groups()
        place = (number, match.start() + 1, len(message))
        expected = Expectation(severity, number, message, regex is not None, place)
        if where == "above":
            expected.line = last_code_line
        elif where == "below":
            pending.append(expected)
        elif where == "unknown":
            expected.line = None
        elif where is not None:
            offset = int(where)
            expected.line = number + offset if where[0] in "+-" else offset
        if line[: match.start()].strip().rstrip("/").strip():
            last_code_line = number
            for e in pending:
                if e is not expected:
                    e.line = number
            pending = [e for e in pending if e is expected]
        found.append(expected)
    return found


def check_file(run: Run, name: str, text: str, pipeline: Any) -> int:
    """Process every chunk and return 0 where exactly the expected diagnostics came, else 1."""
    from nvlower.ir import verifier_report

    verifier_report.first_only = True
    try:
        return _check_chunks(run, name, text, pipeline)
    finally:
        verifier_report.first_only = False


def _check_chunks(run: Run, name: str, text: str, pipeline: Any) -> int:
    only_expected = run.arguments.text("verify-diagnostics") == "only-expected"
    status = 0
    outputs: list[str | bytes] = []
    for place, chunk in run.chunks(name, text):
        expected = expectations(chunk, place[0])
        with Sink() as sink:
            try:
                outputs.append(run.process(name, chunk, place, pipeline))
            except Failure:
                outputs.append("")
        problems = list(_problems(expected, sink.diagnostics, name, run, only_expected))
        if problems:
            status = 1
            sys.stderr.write("".join(problems))
    return run.finish(outputs, status)


def _problems(
    expected: list[Expectation],
    found: list[Diagnostic],
    name: str,
    run: Run,
    only_expected: bool,
) -> Iterator[str]:
    for d in [x for f in found for x in (f, *f.notes)]:
        place = d.place()
        line = place[1] if place is not None and place[0] == name else None
        for e in expected:
            if not e.met and e.matches(d, line):
                e.met = True
                break
        else:
            if only_expected or d.is_hint:
                continue
            if not any(e.met and e.matches(d, line) for e in expected):
                shown = Diagnostic("error", d.loc, f"unexpected {d.severity}: {d.message}")
                yield plain(shown, run.sources)
    from nvlower.ir.location import FileLineColLoc

    for e in expected:
        if not e.met:
            line, column, width = e.at
            message = e.wrong or f'expected {e.severity} "{e.text}" was not produced'
            loc = FileLineColLoc(name, line, column)
            yield plain(Diagnostic("error", loc, message, width), run.sources)

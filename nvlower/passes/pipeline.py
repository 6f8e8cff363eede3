"""Pipelines: nested lists of passes, from text, from flags and from ``.pipeline`` files."""

from __future__ import annotations

from nvlower.diag import fail
from nvlower.resources import read_resource

from .base import Option, Options, Pass, Signed
from .options import parse_options, parse_value, print_options
from .registry import find_pass, pipeline_names, unknown_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Instance:
    """A pass with its options."""

    __slots__ = ("options", "spec")

    def __init__(self, spec: Pass, options: Options) -> None:
        self.spec = spec
        self.options = options

    def text(self) -> str:
        """Return the pass as pipeline text."""
        return self.spec.name + print_options(self.spec.options, self.options)


class Pipeline:
    """A list of passes and nested pipelines that run on every `anchor` op; "any" for all ops."""

    __slots__ = ("anchor", "items")

    def __init__(self, anchor: str, items: list[Instance | Pipeline] | None = None) -> None:
        self.anchor = anchor
        self.items: list[Instance | Pipeline] = items or []

    def add(self, items: list[Instance | Pipeline]) -> None:
        """Append passes as flags do: one that runs on another op is nested in a pipeline of it.

        A pipeline text asks for that nesting in writing, and ``check_anchors`` refuses its lack.
        """
        for item in items:
            anchor = self.anchor if isinstance(item, Pipeline) else item.spec.anchor
            self.items.append(item if anchor in (None, self.anchor) else Pipeline(anchor, [item]))

    def text(self) -> str:
        """Return the pipeline text, ``anchor(a,b{x=1})``."""
        return f"{self.anchor}({','.join(i.text() for i in self.items)})"

    def dump(self) -> str:
        """Return what ``--dump-pass-pipeline`` prints."""
        return f"Pass Manager with {len(self.items)} passes:\n{self._tree(0)}\n"

    def _tree(self, depth: int) -> str:
        inner = "  " * (depth + 1)
        lines = [
            i._tree(depth + 1) if isinstance(i, Pipeline) else inner + i.text() for i in self.items
        ]
        body = ",\n".join(lines)
        end = "  " * depth
        return f"{end}{self.anchor}(\n{body}\n{end})"

    def instances(self) -> list[Instance]:
        """Return the passes in order, nested ones included."""
        found: list[Instance] = []
        for i in self.items:
            found.extend([i] if isinstance(i, Instance) else i.instances())
        return found


def make_items(name: str, option_text: str) -> list[Instance | Pipeline]:
    """Return the pass or the pipeline file called `name`, with its options.

    Errors: an unknown name, bad options.
    """
    spec = find_pass(name)
    if spec is not None:
        return [Instance(spec, parse_options(name, spec.options, option_text))]
    if name == "test-lower-to-nvvm":
        name = "lower-to-nvvm"
    if name in pipeline_names():
        return load_pipeline(name).build(option_text)
    raise unknown_pass(name)


class _Reader:
    """Reads ``name{options}`` and ``anchor(...)`` lists."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def error(self, message: str) -> Exception:
        shown = f"{self.text}\n{' ' * self.at}^"
        return fail(
            None, f"MLIR Textual PassPipeline Parser:1:{self.at + 1}: error: {message}\n{shown}"
        )

    def space(self) -> None:
        text, n = self.text, len(self.text)
        while self.at < n and text[self.at].isspace():
            self.at += 1

    def peek(self) -> str:
        self.space()
        return self.text[self.at : self.at + 1]

    def items(self, nested: bool) -> list[Instance | Pipeline]:
        found: list[Instance | Pipeline] = []
        if nested and self.peek() == ")":
            return found
        while True:
            found.extend(self.item())
            if self.peek() != ",":
                return found
            self.at += 1

    def item(self) -> list[Instance | Pipeline]:
        self.space()
        start = self.at
        text = self.text
        while self.at < len(text) and text[self.at] not in ",(){}" and not text[self.at].isspace():
            self.at += 1
        name = self.text[start : self.at]
        if not name:
            raise self.error("expected a pass name")
        if self.peek() == "(":
            self.at += 1
            inner = self.items(nested=True)
            if self.peek() != ")":
                raise self.error("expected ')' to close the nested pipeline")
            self.at += 1
            return [Pipeline(name, inner)]
        options = self.braces() if self.peek() == "{" else ""
        known = name in pipeline_names() or name == "test-lower-to-nvvm"
        if not known and find_pass(name) is None:
            self.at = start
            from .registry import pass_names, suggestion

            near = suggestion(name, pass_names() + pipeline_names())
            raise self.error(f"'{name}' does not refer to a registered pass or pass pipeline{near}")
        return make_items(name, options)

    def braces(self) -> str:
        start, depth = self.at, 0
        for i in range(start, len(self.text)):
            c = self.text[i]
            depth += (c == "{") - (c == "}")
            if depth == 0:
                self.at = i + 1
                return self.text[start + 1 : i]
        raise self.error("missing closing '}' in pass options")


def parse_pipeline(text: str) -> Pipeline:
    """Return the pipeline of ``builtin.module(a,gpu.module(b))``.

    Errors: no anchor, unbalanced parentheses, unknown passes, bad options.
    """
    reader = _Reader(text)
    head = text.strip()
    if not head.endswith(")") and "(" not in head.partition("{")[0]:
        raise fail(
            None,
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
            f"'builtin.module({head or '...'})'",
        )
    found = reader.item()
    if reader.peek():
        raise reader.error("expected end of the pipeline")
    (root,) = found
    assert isinstance(root, Pipeline)
    return root


class PipelineFile:
    """A loaded ``.pipeline`` file: its options and its lines."""

    def __init__(
        self,
        name: str,
        summary: str,
        options: list[Option],
        lines: list[tuple[str, str]],
        settings: list[tuple[str, str, str]],
    ) -> None:
        self.name = name
        self.summary = summary
        self.options = options
        self.lines = lines
        self.settings = settings

    def build(self, option_text: str = "") -> list[Instance | Pipeline]:
        """Return the passes, with the options of the pipeline put in."""
        options = parse_options(self.name, self.options, option_text)
        return self.build_with(options)

    def build_with(self, options: Options) -> list[Instance | Pipeline]:
        """Return the passes for given option values."""
        for name, value, condition in self.settings:
            if not condition or _holds(condition, options):
                option = next(o for o in self.options if o.name == name)
                text = _substitute(value, options)
                setattr(options, name.replace("-", "_"), parse_value(self.name, option, text))
        found: list[Instance | Pipeline] = []
        for line, condition in self.lines:
            if condition and not _holds(condition, options):
                continue
            found.extend(_Reader(_substitute(line, options)).items(nested=False))
        return found


def _substitute(line: str, options: Options) -> str:
    for name in sorted(vars(options), key=len, reverse=True):
        flag = "$" + name.replace("_", "-")
        if flag in line:
            value: Any = getattr(options, name)
            text = str(value).lower() if isinstance(value, bool) else str(value)
            line = line.replace(flag, f"{{{text}}}" if not text or " " in text else text)
    return line


def _holds(condition: str, options: Options) -> bool:
    if " and " in condition:
        return all(_holds(c, options) for c in condition.split(" and "))
    left, operator, right = condition.split()
    value: Any = getattr(options, left[1:].replace("-", "_"))
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return (text == right) == (operator == "==")


_KINDS = {"bool": bool, "int": int, "signed": Signed, "str": str}


def load_pipeline(name: str) -> PipelineFile:
    """Read ``pipelines/NAME.pipeline``.

    The file holds ``# comments``, ``option NAME: KIND = DEFAULT  # help`` lines (KIND is str,
    int, signed, bool or ``a|b|c``), and one pass a line, ``PASS{...}`` or ``anchor(PASS{...})``, with
    ``$option`` put in, and an optional ``when $option == value`` or ``!= value`` at the end,
    several joined by ``and``. ``set NAME = VALUE when ...`` gives an option another value
    before that. The first comment line is the summary.
    """
    summary, options, lines, settings = "", [], [], []
    for raw in read_resource("pipelines", name + ".pipeline").splitlines():
        line = raw.strip()
        if line.startswith("#"):
            summary = summary or line[1:].strip()
        elif line.startswith("option "):
            options.append(_option(line[7:]))
        elif line.startswith("set "):
            body, _, condition = line[4:].partition(" #")[0].partition(" when ")
            option_name, _, value = body.partition("=")
            settings.append((option_name.strip(), value.strip(), condition.strip()))
        elif line:
            code = line.partition(" #")[0].strip()
            body, _, condition = code.partition(" when ")
            lines.append((body.strip(), condition.strip()))
    return PipelineFile(name, summary, options, lines, settings)


def _option(text: str) -> Option:
    code, _, help = text.partition(" #")
    name, _, rest = code.partition(":")
    kind_text, _, default_text = rest.partition("=")
    kind_text, default_text = kind_text.strip(), default_text.strip()
    kind: Any = _KINDS.get(kind_text) or tuple(k.strip() for k in kind_text.split("|"))
    default: Any = default_text
    if kind is int or kind is Signed:
        default = int(default_text)
    elif kind is bool:
        default = default_text == "true"
    return Option(name.strip(), kind, default, help.strip())

"""Reads the command line: pass flags keep their order, everything else is a `Flag`."""

from __future__ import annotations

from .flags import BY_NAME, MAYBE, SWITCH

_TRUE = {"true", "1", "True", "TRUE"}
_FALSE = {"false", "0", "False", "FALSE"}


class UsageError(Exception):
    """The command line is wrong; the text says how. Exit status 2."""


class Arguments:
    """What the command line says: `values` by flag, `passes` as (name, option text), `inputs`."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self.passes: list[tuple[str, str]] = []
        self.inputs: list[str] = []

    def __getitem__(self, name: str) -> object:
        return self.values.get(name, BY_NAME[name].default)

    def text(self, name: str) -> str | None:
        """Return a text value, None where the flag was not given and has no default."""
        value = self[name]
        return None if value is None else str(value)

    def on(self, name: str) -> bool:
        """Return a switch."""
        return bool(self[name])

    def number(self, name: str) -> int | None:
        """Return an integer value, None where the flag was not given.

        Errors: a value that is no integer; one below the flag's lowest.
        """
        text = self.text(name)
        if text is None:
            return None
        try:
            value = int(text, 0)
        except ValueError:
            raise UsageError(f"for the --{name} option: '{text}' is no integer") from None
        lowest = BY_NAME[name].lowest
        if value < lowest:
            raise UsageError(f"for the --{name} option: '{text}' is below {lowest}")
        return value


def is_pass_or_pipeline(name: str) -> bool:
    """Tell whether `name` is the flag of a pass or the name of a pipeline."""
    from nvlower.passes.registry import find_pass, pipeline_names

    return name == "test-lower-to-nvvm" or find_pass(name) is not None or name in pipeline_names()


def read(argv: list[str]) -> Arguments:
    """Return the arguments; one or two dashes are the same.

    Errors: an unknown flag (with the nearest spelling), a missing or unwanted value.
    """
    found = Arguments()
    i = 0
    while i < len(argv):
        word = argv[i]
        i += 1
        if word == "--":
            found.inputs.extend(argv[i:])
            break
        if word == "-" or not word.startswith("-"):
            found.inputs.append(word)
            continue
        name, equals, value = word.removeprefix("-").removeprefix("-").partition("=")
        if name == "h":
            name = "help"
        flag = BY_NAME.get(name)
        if flag is None:
            if not is_pass_or_pipeline(name):
                raise UsageError(_unknown(word.partition("=")[0], name))
            found.passes.append((name, value))
        elif flag.kind == SWITCH:
            found.values[name] = _switch(name, value if equals else "true")
        elif flag.kind == MAYBE:
            found.values[name] = _choice(name, value if equals else "")
        else:
            if not equals:
                if i >= len(argv):
                    dashes = "-" if len(name) == 1 else "--"
                    raise UsageError(f"the {dashes}{name} option requires a value")
                value = argv[i]
                i += 1
            if name == "pipeline":
                head, brace, tail = value.partition("{")
                if brace and not tail.endswith("}"):
                    raise UsageError("for the --pipeline option: missing closing '}'")
                found.passes.append((head.strip(), tail[:-1]))
            else:
                found.values[name] = _choice(name, value)
    if len(found.inputs) > 1:
        raise UsageError(f"too many input files: {', '.join(found.inputs)}; give one, or '-'")
    return found


def _switch(name: str, text: str) -> bool:
    if text in _TRUE:
        return True
    if text in _FALSE:
        return False
    raise UsageError(f"for the --{name} option: '{text}' is no boolean; use true or false")


def _choice(name: str, value: str) -> str:
    choices = BY_NAME[name].choices
    if choices and value and value not in choices:
        from nvlower.passes.registry import suggestion

        raise UsageError(
            f"for the --{name} option: '{value}' is not one of {', '.join(choices)}"
            f"{suggestion(value, list(choices))}"
        )
    return value


def _unknown(word: str, name: str) -> str:
    from nvlower.passes.registry import pass_names, pipeline_names, suggestion

    near = suggestion(name, [*BY_NAME, *pass_names(), *pipeline_names()])
    near = near.replace("'", "'--", 1)
    return f"Unknown command line argument '{word}'{near}"

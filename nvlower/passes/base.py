"""What a pass is: its flag, options, the op it runs on and the function that does the work.

One module per flag, of the same name: ``--convert-arith-to-llvm`` is
``nvlower.passes.convert_arith_to_llvm`` (a module or a package) and holds ``PASS``.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation


class Signed(int):
    """The `kind` of an option that may be below zero."""


class Option:
    """One option of a pass: ``name=value`` after the flag.

    `kind` is bool, int (not below zero), `Signed`, str, ``list`` (of str, comma-separated), or a tuple of the keywords
    allowed. Read in Python with ``-`` as ``_``: ``options.index_bitwidth``.
    """

    __slots__ = ("default", "help", "kind", "name")

    def __init__(self, name: str, kind: Any, default: Any, help: str) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.help = help


class Options:
    """The values of a pass's options, by Python name."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Pass:
    """A registered pass.

    `run(op, options)` changes `op` in place and raises `Failure` after reporting errors; it may
    return False to say that nothing changed, so that nothing needs verifying.
    `anchor` is the op it must run on, None for any. `label` is the name that upstream prints in
    ``IR Dump After LABEL (flag)``.
    """

    __slots__ = ("anchor", "label", "name", "options", "run", "summary")

    def __init__(
        self,
        name: str,
        label: str,
        summary: str,
        run: Callable[[Operation, Options], bool | None],
        anchor: str | None = None,
        options: tuple[Option, ...] = (),
    ) -> None:
        self.name = name
        self.label = label
        self.summary = summary
        self.run = run
        self.anchor = anchor
        self.options = options

    def defaults(self, **given: Any) -> Options:
        """Return options with their defaults, `given` (Python names) on top."""
        values = {o.name.replace("-", "_"): o.default for o in self.options}
        unknown = set(given) - set(values)
        if unknown:
            raise TypeError(f"pass '{self.name}' has no option {sorted(unknown)}")
        return Options(values | given)

"""How a pipeline is run."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from nvlower.ir.core import Operation


class Config:
    """How a pipeline is run and what is printed on the way.

    `print_before` and `print_after` are sets of flags, or None for all passes; `printer(op)`
    returns the text of an op.
    """

    def __init__(self) -> None:
        self.verify_each = True
        self.print_before: set[str] | None = set()
        self.print_after: set[str] | None = set()
        self.print_after_change = False
        self.print_after_failure = False
        self.module_scope = False
        self.local_scope = False
        self.tree_dir: str | None = None
        self.reproducer: str | None = None
        self.timing: dict[tuple[str, ...], float] | None = None
        self.printer: Callable[[Operation], str] = _default_printer


def _default_printer(op: Operation) -> str:
    from nvlower.text.printer import print_op

    return print_op(op)

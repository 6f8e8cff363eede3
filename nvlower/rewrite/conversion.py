"""The conversion driver: one forward walk that makes illegal operations legal.

Every op is visited once, outer before inner, blocks in depth-first order of the control flow.
An op that is not known to be legal is folded, else its rules are tried; what a rule built is
legalised at once. Old ops stay in place until the end, so rules see the IR as it was. Where an
old type meets a new one stands a cast; casts that cancel are removed at the end.

Source: DialectConversion.cpp (OperationLegalizer, OperationConverter).
"""

from __future__ import annotations

from .driver import LEGAL, UNKNOWN, Driver
from .rewriter import Rewriter
from .rules import Failed, Rules
from .types import Signature, TypeConversion, block_signature

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from typing import Any

    from nvlower.ir.core import Operation

__all__ = ["Failed", "Rewriter", "Rules", "Signature", "block_signature", "convert"]


def convert(
    root: Operation,
    rules: Rules,
    types: TypeConversion | None = None,
    legal: Callable[[Operation], bool | None] | Collection[str] | None = None,
    *,
    illegal: Collection[str] = (),
    mode: str = "partial",
    options: Any = None,
    dynamic: Callable[[Operation], bool | None] | None = None,
    asked: Collection[str] | None = None,
    recursively_legal: Collection[str] = (),
    fold: bool = True,
    others_legal: bool = False,
) -> bool:
    """Convert everything inside `root` (and itself) in place; tell whether anything changed.

    `legal` and `illegal` name ops or dialects (an op's own entry wins); `legal` may be a
    function too, then it is `dynamic`: asked first about every op (every one named in `asked`,
    if that is given), None means no opinion. In mode "partial" only ops that are illegal must
    go, in "full" all that are not legal. With `others_legal` what nothing names is legal.

    Errors: "failed to legalize operation 'x.y'", with a note for each rule that did not apply.
    """
    named: Collection[str] = ()
    if callable(legal):
        dynamic = legal
    elif legal is not None:
        named = legal
    driver = Driver(
        root, rules, types, named, illegal=illegal, dynamic=dynamic, asked=asked, options=options
    )
    driver.full = mode == "full"
    driver.recursive = frozenset(recursively_legal)
    driver.folding = fold
    driver.others = LEGAL if others_legal else UNKNOWN
    driver.run()
    return driver.changed

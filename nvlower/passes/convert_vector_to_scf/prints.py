"""vector.print of vectors: loops that print their elements. Source: DecomposePrintOpConversion."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def decompose(op: Operation, b: Any) -> bool:
    """vector.print of a vector  =>  left: there is nothing to print to on a GPU"""
    return False

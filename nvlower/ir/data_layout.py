"""What the ``dlti`` data layout around an op says about index and pointer widths."""

from __future__ import annotations

from .attributes import DenseElementsAttr, DialectAttr, IntegerAttr, StringAttr
from .types import DialectType, IndexType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .core import Operation

DEFAULT_WIDTH = 64
"""Width of ``index`` and of pointers where no layout says another."""


def specs(op: Operation) -> Iterator[DialectAttr]:
    """Yield the ``#dlti.dl_spec`` attributes around `op`, innermost first."""
    current: Operation | None = op
    while current is not None:
        for name in ("dlti.dl_spec", "llvm.data_layout_spec"):
            found = current.get_attr(name)
            if isinstance(found, DialectAttr) and found.name == "dlti.dl_spec":
                yield found
        current = current.parent_op


def entries(spec: DialectAttr) -> Iterator[tuple[Any, Any]]:
    """Yield (key, value): keys are types or strings."""
    for entry in spec.params[0]:
        key, value = entry.params if isinstance(entry, DialectAttr) else entry
        yield (key.value if isinstance(key, StringAttr) else key), value


def index_width(op: Operation) -> int:
    """Return the width of ``index`` at `op` in bits: innermost layout entry, else 64."""
    for spec in specs(op):
        for key, value in entries(spec):
            if isinstance(key, IndexType) and isinstance(value, IntegerAttr):
                return value.value
    return DEFAULT_WIDTH


def pointer_entry(op: Operation, space: int) -> tuple[int, ...] | None:
    """Return the entry of ``!llvm.ptr<space>``: size, ABI and preferred alignment, index width.

    All in bits; None where no layout around `op` has one.
    """
    for spec in specs(op):
        for key, value in entries(spec):
            if isinstance(key, DialectType) and key.name == "llvm.ptr":
                if (key.params[0] if key.params else 0) == space:
                    return _numbers(value)
    return None


def _numbers(value: Any) -> tuple[int, ...] | None:
    if not isinstance(value, DenseElementsAttr):
        return None
    element = value.type.element_type
    size = (element.width if isinstance(element, IntegerType) else 64) // 8
    data = value.data * (value.type.num_elements if value.is_splat else 1)
    return tuple(
        int.from_bytes(data[i : i + size], "little", signed=True)
        for i in range(0, len(data), size)
    )

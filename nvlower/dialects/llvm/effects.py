"""Memory effects of the llvm dialect's ops that are neither pure nor unknown."""

from __future__ import annotations

from nvlower.dialects.effect_table import declare
from nvlower.ir.opdef import effects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value

declare(
    {
        "llvm.alloca": "allocate res",
        "llvm.intr.memcpy": "write dst, read src",
        "llvm.intr.memcpy.inline": "write dst, read src",
        "llvm.intr.memmove": "write dst, read src",
        "llvm.intr.memset": "write dst",
        "llvm.intr.memset.inline": "write dst",
    }
)


@effects.add("llvm.load", "llvm.store")
def access(op: Operation) -> list[tuple[str, Value | None]]:
    """Volatile and ordered atomic accesses may read and write anything."""
    found: list[tuple[str, Value | None]] = [
        ("read" if op.name == "llvm.load" else "write", op.addr)
    ]
    if op.properties.get("volatile_") is not None or _ordering(op) > 1:
        found += [("write", None), ("read", None)]
    return found


def _ordering(op: Operation) -> int:
    attr: Any = op.properties.get("ordering")
    return 0 if attr is None else int(getattr(attr, "value", 0))


@effects.add("llvm.inline_asm")
def inline_asm(op: Operation) -> list[tuple[str, Value | None]]:
    """Inline assembly is pure unless it says that it has side effects."""
    if op.properties.get("has_side_effects") is None:
        return []
    return [("write", None), ("read", None)]

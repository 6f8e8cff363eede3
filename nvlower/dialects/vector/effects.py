"""Memory effects of the vector dialect's ops that are neither pure nor unknown."""

from __future__ import annotations

from nvlower.dialects.effect_table import declare
from nvlower.ir.opdef import effects
from nvlower.ir.types import MemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation, Value

declare(
    {
        "vector.compressstore": "write base",
        "vector.expandload": "read base",
        "vector.gather": "read base",
        "vector.load": "read base",
        "vector.maskedload": "read base",
        "vector.maskedstore": "write base",
        "vector.print": "write",
        "vector.scatter": "write base",
        "vector.store": "write base",
    }
)


@effects.add("vector.transfer_read", "vector.transfer_write")
def transfer(op: Operation) -> list[tuple[str, Value | None]]:
    """A transfer touches memory only where its base is a memref, not a tensor."""
    if not isinstance(op.base.type, MemRefType):
        return []
    return [("read" if op.name.endswith("read") else "write", op.base)]

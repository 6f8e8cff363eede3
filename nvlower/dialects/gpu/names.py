"""Suggested SSA names of gpu results."""

from __future__ import annotations

from nvlower.ir.opdef import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


@names.add(
    "gpu.block_dim", "gpu.block_id", "gpu.cluster_block_id", "gpu.cluster_dim_blocks",
    "gpu.cluster_dim", "gpu.cluster_id", "gpu.global_id", "gpu.grid_dim", "gpu.thread_id",
)  # fmt: skip
def dimension(op: Operation) -> list[str | None]:
    """``%thread_id_x``"""
    attr: Any = op.properties["dimension"]
    return [f"{op.name[4:]}_{attr.params[0]}"]

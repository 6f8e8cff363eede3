"""``--convert-vector-to-scf``: vector transfers of high rank to loops. Source: VectorToSCF.cpp.

Transfers of rank up to `target-rank` need nothing; higher ones are refused here. As upstream,
the pass folds what it passes over.
"""

from __future__ import annotations

from nvlower.ir.types import VectorType
from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


def run(op: Operation, options: Options) -> bool:
    """Fold everything under `op`; refuse transfers that need loops.

    Errors: a transfer of a vector whose rank is over `target-rank`.
    """
    from nvlower.rewrite.greedy import rewrite_greedily

    for inner in op.walk():
        if inner.name not in ("vector.transfer_read", "vector.transfer_write"):
            continue
        value = inner.results[0] if inner.name.endswith("read") else inner.operands[0]
        if isinstance(value.type, VectorType) and value.type.rank > options.target_rank:
            inner.emit_op_error(
                f"transfers a vector of rank {value.type.rank}; only ranks up to "
                f"{options.target_rank} are supported: unroll it first, or transfer rows"
            )
    return rewrite_greedily(op, patterns={}, regions="aggressive")[0]


PASS = Pass(
    "convert-vector-to-scf",
    "ConvertVectorToSCF",
    "Lower the operations from the vector dialect into the SCF dialect",
    run,
    options=(
        Option("full-unroll", bool, False, "Unroll the loops over transfers"),
        Option("target-rank", int, 1, "Rank of vectors that transfers are left with"),
        Option("lower-tensors", bool, False, "Lower transfers on tensors too"),
        Option("lower-scalable", bool, False, "Add lowerings of scalable vectors"),
    ),
)

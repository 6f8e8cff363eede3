"""``--convert-vector-to-scf``: vector transfers of high rank to loops. Source: VectorToSCF.cpp."""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Patterns = dict[str, list[Callable[[Any, Any], bool]]]


def patterns(options: Any) -> Patterns:
    """Return the rewrites of transfers whose rank is over target-rank, and of prints."""
    from . import buffers, prints, rows, unrolled

    if options.full_unroll:
        reads, writes = [unrolled.read(options)], [unrolled.write(options)]
    else:
        reads = [buffers.prepare_read(options), buffers.unpack(options)]
        writes = [buffers.prepare_write(options), buffers.unpack(options)]
    if options.target_rank == 1:
        reads.append(rows.transfer)
        writes.append(rows.transfer)
    return {
        "vector.print": [prints.decompose],
        "vector.transfer_read": reads,
        "vector.transfer_write": writes,
    }


def run(op: Operation, options: Options) -> bool:
    """Bring all transfers inside `op` to target-rank dimensions, with loops or unrolled.

    Errors: lower-scalable, which is for CPUs.
    """
    from nvlower.diag import Failure
    from nvlower.rewrite.greedy import rewrite_in_turn

    if options.lower_scalable:
        op.emit_error("option 'lower-scalable' is for CPUs: NVIDIA GPUs have no scalable vectors")
        raise Failure
    from nvlower.rewrite.rules import Patterns

    def flat() -> Any:
        from .maps import PATTERNS

        return PATTERNS

    tables = Patterns("vector", flat), Patterns("vector", lambda: patterns(options))
    return rewrite_in_turn(op, tables, regions="aggressive", top_down=False)


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

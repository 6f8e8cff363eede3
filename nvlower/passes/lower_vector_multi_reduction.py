"""``--lower-vector-multi-reduction``: reductions of many dimensions to those of one."""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

STRATEGIES = ("inner-parallel", "inner-reduction")
"""Values of lowering-strategy."""


def run(root: Operation, options: Options) -> bool:
    """Lower every vector.multi_reduction inside `root`."""
    from nvlower.passes.lower_vector.reductions import multi_reduction
    from nvlower.rewrite.greedy import rewrite_greedily

    table = {"vector.multi_reduction": multi_reduction(options.lowering_strategy)}
    return rewrite_greedily(root, patterns=table, regions="aggressive", top_down=False)[0]


PASS = Pass(
    "lower-vector-multi-reduction",
    "LowerVectorMultiReductionPass",
    "Lower vector.multi_reduction to vector.reduction or to arithmetic",
    run,
    options=(
        Option("lowering-strategy", STRATEGIES, "inner-parallel",
               "Which dimensions stay innermost: those kept or those reduced"),
    ),
)  # fmt: skip

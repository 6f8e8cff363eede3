"""``--lower-vector-mask``: masks around transfers and gathers become their operands."""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


def run(root: Operation, options: Options) -> bool:
    """Lower every vector.mask around a transfer or gather inside `root`."""
    if options.only_masks and not any(op.name == "vector.mask" for op in root.walk()):
        return False
    from nvlower.passes.lower_vector import masked
    from nvlower.rewrite.greedy import rewrite_greedily

    return rewrite_greedily(root, patterns=masked.PATTERNS, regions="aggressive", top_down=False)[0]


PASS = Pass(
    "lower-vector-mask",
    "LowerVectorMaskPass",
    "Lower vector.mask around transfers and gathers to their mask operand",
    run,
    options=(Option("only-masks", bool, False, "Fold nothing where there is no vector.mask"),),
)

"""``--lower-vector``: vector ops of many dimensions to those that LLVM has instructions for.

The first half of convert-vector-to-llvm, for kernels whose width of index is decided later.
"""

from __future__ import annotations

from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Patterns = dict[str, list[Callable[[Any, Any], bool]]]

CONTRACT = ("dot", "outerproduct", "parallelarith")
"""Values of vector-contract-lowering here: LLVM's matrix intrinsics are column-major."""

TRANSPOSE = ("eltwise", "shuffle1d")
"""Values of vector-transpose-lowering here."""


def patterns(options: Any, width: int | None, general: bool = False) -> Patterns:
    """Return the rewrites; masks compare numbers of `width` bits (None: of ``index``).

    `general` takes contractions that upstream leaves, too.
    """
    from . import contract, masks, shapes, slices, tools, transfers

    how = options.vector_contract_lowering
    contractions = [tools.maskable(contract.unroll_contraction(how, general))]
    if how == "outerproduct":
        contractions.append(tools.maskable(contract.to_outer_products))
    if how == "llvmintr":
        contractions.insert(0, tools.maskable(contract.to_matrix_multiply))
    return {
        "vector.bitcast": [slices.bitcast],
        "vector.broadcast": [shapes.broadcast],
        "vector.compressstore": [masks.no_scatter],
        "vector.constant_mask": [masks.constant_mask],
        "vector.contract": contractions,
        "vector.create_mask": [masks.known_mask, masks.create_mask, masks.materialize(width)],
        "vector.deinterleave": [slices.deinterleave],
        "vector.expandload": [masks.no_gather],
        "vector.extract_strided_slice": [slices.extract_dimensions, slices.extract_one_dimension],
        "vector.fma": [slices.fma],
        "vector.from_elements": [slices.from_elements],
        "vector.gather": [masks.no_gather, slices.gather],
        "vector.insert_strided_slice": [slices.insert_other_rank, slices.insert_same_rank],
        "vector.interleave": [slices.interleave],
        "vector.maskedload": [masks.masked_load],
        "vector.maskedstore": [masks.masked_store],
        "vector.outerproduct": [tools.maskable(contract.outer_product)],
        "vector.scatter": [masks.no_scatter],
        "vector.shape_cast": [shapes.shape_cast],
        "vector.step": [slices.step],
        "vector.to_elements": [slices.to_elements],
        "vector.transfer_read": [transfers.transfer_read(1), masks.transfer_mask],
        "vector.transfer_write": [transfers.transfer_write(1), masks.transfer_mask],
        "vector.transpose": shapes.transpose(options.vector_transpose_lowering),
    }


def has_any(root: Operation) -> bool:
    """Tell whether an op of the vector dialect is inside `root`."""
    return any(op.name.startswith("vector.") for op in root.walk())


def run(root: Operation, options: Options) -> bool:
    """Bring every vector op inside `root` to one dimension."""
    if not has_any(root):
        return False
    from nvlower.rewrite.greedy import rewrite_greedily

    from . import dynamic, masked, reductions

    table = {
        **patterns(options, None, general=True),
        **dynamic.PATTERNS,
        **masked.PATTERNS,
        "vector.multi_reduction": reductions.multi_reduction(options.lowering_strategy),
        "vector.scan": [reductions.scan],
    }
    return rewrite_greedily(root, patterns=table, regions="aggressive", top_down=False)[0]


PASS = Pass(
    "lower-vector",
    "LowerVector",
    "Lower vector operations of many dimensions to those that LLVM has instructions for",
    run,
    options=(
        Option("vector-contract-lowering", CONTRACT, "outerproduct",
               "How vector.contract is lowered"),
        Option("vector-transpose-lowering", TRANSPOSE, "shuffle1d",
               "How vector.transpose is lowered"),
        Option("lowering-strategy", ("inner-parallel", "inner-reduction"), "inner-reduction",
               "How vector.multi_reduction is lowered"),
    ),
)  # fmt: skip

"""Rules of the nvvm attributes that functions carry."""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr, IntegerAttr
from nvlower.ir.opdef import verify
from nvlower.ir.types import I32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation


@verify.add("nvvm.kernel#attr")
def kernel(op: Operation, attr: Any) -> None:
    """On an llvm.func."""
    if op.name != "llvm.func":
        op.emit_error("'nvvm.kernel' attribute attached to unexpected op")


def sizes(name: str) -> Callable[[Operation, Any], None]:
    """Return the rule of up to three sizes."""

    def check(op: Operation, attr: Any) -> None:
        fits = isinstance(attr, DenseArrayAttr) and attr.element_type is I32
        if not fits or not 1 <= len(attr.values) <= 3:
            op.emit_error(f"'\"{name}\"' attribute must be integer array with maximum 3 index")

    return check


def number(name: str) -> Callable[[Operation, Any], None]:
    """Return the rule of a number."""

    def check(op: Operation, attr: Any) -> None:
        if not isinstance(attr, IntegerAttr):
            op.emit_error(f"'\"{name}\"' attribute must be integer constant")

    return check


for _word in ("maxntid", "reqntid", "cluster_dim"):
    verify.add(f"nvvm.{_word}#attr")(sizes(f"nvvm.{_word}"))
for _word in ("minctasm", "maxnreg", "cluster_max_blocks"):
    verify.add(f"nvvm.{_word}#attr")(number(f"nvvm.{_word}"))


@verify.add("nvvm.blocksareclusters#attr")
def blocks_are_clusters(op: Operation, attr: Any) -> None:
    """With the sizes of blocks and clusters."""
    if op.get_attr("nvvm.reqntid") is None or op.get_attr("nvvm.cluster_dim") is None:
        op.emit_error(
            "'\"nvvm.blocksareclusters\"' attribute must be used along with 'nvvm.reqntid' and"
            " 'nvvm.cluster_dim'"
        )

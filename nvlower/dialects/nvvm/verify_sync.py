"""Verifier rules of barriers in memory, fences and launch control."""

from __future__ import annotations

from nvlower.ir.opdef import verify

from .verify import keyword, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

_SHARED_CLUSTER = 7


def _scope(op: Operation) -> bool:
    """Check that the scope is one of a barrier's."""
    if keyword(op, "scope", "cta") in ("cta", "cluster"):
        return True
    op.emit_error("mbarrier scope must be either CTA or Cluster")
    return False


def _in_cluster(op: Operation) -> bool:
    found: bool = op.addr.type.params[0] == _SHARED_CLUSTER
    return found


@verify.add(
    "nvvm.mbarrier.expect_tx", "nvvm.mbarrier.complete_tx", "nvvm.mbarrier.test.wait",
    "nvvm.mbarrier.try_wait",
)  # fmt: skip
def mbarrier_scope(op: Operation) -> None:
    """A scope that barriers have."""
    _scope(op)


@verify.add(
    "nvvm.mbarrier.arrive", "nvvm.mbarrier.arrive_drop", "nvvm.mbarrier.arrive_drop.expect_tx"
)
def mbarrier_arrive(op: Operation) -> None:
    """A scope that barriers have; no state from another block's barrier."""
    if _scope(op) and op.results and _in_cluster(op):
        op.emit_error("mbarrier in shared_cluster space cannot return any value")


@verify.add("nvvm.mbarrier.arrive.expect_tx")
def mbarrier_arrive_expect_tx(op: Operation) -> None:
    """As arrive; a predicate goes with the plain form only."""
    if op.predicate is not None:
        fault = ""
        if keyword(op, "scope", "cta") != "cta":
            fault = "mbarrier scope must be CTA when using predicate"
        elif _in_cluster(op):
            fault = "mbarrier in shared_cluster space is not supported when using predicate"
        elif op.results:
            fault = "return-value is not supported when using predicate"
        elif number(op, "relaxed"):
            fault = "mbarrier with relaxed semantics is not supported when using predicate"
        if fault:
            op.emit_error(fault)
            return
    mbarrier_arrive(op)


@verify.add("nvvm.fence.proxy.acquire", "nvvm.fence.proxy.release")
def fence_proxy_one_way(op: Operation) -> None:
    """From generic to tensormap."""
    if keyword(op, "fromProxy", "generic") != "generic":
        op.emit_op_error("uni-directional proxies only support generic for from_proxy attribute")
    elif keyword(op, "toProxy", "tensormap") != "tensormap":
        op.emit_op_error("uni-directional proxies only support tensormap for to_proxy attribute")


def _order(op: Operation) -> bool:
    if keyword(op, "order") in ("acquire", "release"):
        return True
    op.emit_op_error("only acquire and release semantics are supported")
    return False


@verify.add("nvvm.fence.sync_restrict")
def fence_sync_restrict(op: Operation) -> None:
    """Acquire or release."""
    _order(op)


@verify.add("nvvm.fence.proxy.sync_restrict")
def fence_proxy_sync_restrict(op: Operation) -> None:
    """Acquire or release, from generic to async."""
    if not _order(op):
        return
    if keyword(op, "fromProxy", "generic") != "generic":
        op.emit_op_error("only generic is support for from_proxy attribute")
    elif keyword(op, "toProxy", "async") != "async":
        op.emit_op_error("only async is supported for to_proxy attribute")


@verify.add("nvvm.clusterlaunchcontrol.query.cancel")
def query_cancel(op: Operation) -> None:
    """A flag or an index, as is asked."""
    type = str(op.results[0].type)
    if keyword(op, "query_type") == "is_canceled":
        if type != "i1":
            op.emit_op_error("is_canceled query type returns an i1")
    elif type != "i32":
        op.emit_op_error(
            "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"
        )

"""Verifier rules of bulk and tensor copies and of prefetches."""

from __future__ import annotations

from nvlower.ir.opdef import verify

from .verify import keyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation


def _space(op: Operation, name: str) -> int:
    space: int = getattr(op, name).type.params[0]
    return space


def _coordinates(op: Operation, mode: str, offsets: int | None) -> None:
    """Check the number of a tensor copy's coordinates and im2col offsets."""
    rank = len(op.coordinates)
    im2col = mode.startswith("im2col")
    if not 1 <= rank <= 5:
        op.emit_error("expects coordinates between 1 to 5 dimension")
    elif mode == "tile_gather4" and rank != 5:
        op.emit_error("Gather4 mode expects 5 coordinates")
    elif mode == "tile_scatter4":
        if rank != 5:
            op.emit_error("Scatter4 mode expects 5 coordinates")
    elif im2col and rank < 3:
        op.emit_error(f"to use {mode} mode, the tensor has to be at least 3-dimensional")
    elif offsets is not None:
        wanted = (rank - 2 if mode == "im2col" else 2) if im2col else 0
        if offsets != wanted:
            op.emit_error(f" im2col offsets expected {wanted} (provided {offsets})")


@verify.add("nvvm.cp.async.bulk.tensor.shared.cluster.global")
def tma_load(op: Operation) -> None:
    """Memory and options that the block's or the cluster's form has; coordinates as the mode's."""
    mode = keyword(op, "mode", "tile")
    only = op.properties.get("isCTAOnly")
    alone = only is not None and bool(getattr(only, "value", 1))
    fault = ""
    if op.predicate is not None:
        if alone:
            fault = "Predicate is supported only for shared::cluster mode."
        elif mode not in ("tile", "im2col"):
            fault = "Predicate is supported only for Tile and Im2col modes."
    elif alone:
        if _space(op, "dstMem") != 3:
            fault = "Shared::cta destination requires address-space 3."
        elif op.multicastMask is not None:
            fault = "Multicast is not supported with shared::cta mode."
        elif "group" in op.properties:
            fault = "CTAGroup is not supported with shared::cta mode."
    elif _space(op, "dstMem") != 7:
        fault = "Shared::cluster destination requires address-space 7."
    if fault:
        op.emit_error(fault)
    else:
        _coordinates(op, mode, len(op.im2colOffsets))


@verify.add("nvvm.cp.async.bulk.tensor.prefetch")
def tma_prefetch(op: Operation) -> None:
    """1 to 5 coordinates, offsets as the mode needs them."""
    _coordinates(op, keyword(op, "mode", "tile"), len(op.im2colOffsets))


@verify.add("nvvm.cp.async.bulk.tensor.global.shared.cta")
def tma_store(op: Operation) -> None:
    """A predicate only with the plain form; coordinates as the mode needs them."""
    mode = keyword(op, "mode", "tile")
    if op.predicate is not None:
        if mode != "tile":
            op.emit_error("Inline-ptx lowering supported only for Tile mode.")
            return
        if op.l2CacheHint is not None:
            op.emit_error("Inline-ptx lowering unsupported with L2 cache-hint.")
            return
    _coordinates(op, mode, None)


@verify.add("nvvm.cp.async.bulk.tensor.reduce")
def tma_reduce(op: Operation) -> None:
    """Coordinates as the mode needs them; no scattering."""
    mode = keyword(op, "mode", "tile")
    if mode == "tile_scatter4":
        op.emit_error("Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
        return
    _coordinates(op, mode, None)


@verify.add("nvvm.cp.async.bulk.shared.cluster.global")
def bulk_load(op: Operation) -> None:
    """To several blocks only with a destination in the cluster's memory."""
    if op.multicastMask is not None and _space(op, "dstMem") == 3:
        op.emit_error("Multicast is not supported with shared::cta mode.")


@verify.add("nvvm.st.bulk")
def st_bulk(op: Operation) -> None:
    """Zeroes."""
    value = op.properties.get("initVal")
    number = getattr(value, "value", 0)
    if number != 0:
        op.emit_op_error(f"only 0 is supported for initVal, got {number}")


@verify.add("nvvm.prefetch")
def prefetch(op: Operation) -> None:
    """A cache level or a tensor map, with memory and priority that go with it."""
    level = keyword(op, "cacheLevel")
    tensormap = "tensormap" in op.properties
    if tensormap and level:
        fault = "cannot specify both tensormap and cache level"
    elif tensormap:
        fault = _prefetch_map(op)
    elif level:
        fault = _prefetch_line(op, level)
    else:
        fault = "requires specification of either cache level or tensormap"
    if fault:
        op.emit_op_error(fault)


def _prefetch_map(op: Operation) -> str:
    space = _space(op, "addr")
    if space not in (0, 4):
        return "prefetch tensormap requires a generic or constant pointer"
    if "evictPriority" in op.properties:
        return "prefetch tensormap does not support eviction priority"
    if "in_param_space" in op.properties and space != 0:
        return "in_param_space can only be specified for a generic pointer"
    return ""


def _prefetch_line(op: Operation, level: str) -> str:
    space, priority = _space(op, "addr"), keyword(op, "evictPriority")
    if space not in (0, 1, 5):
        return "prefetch to cache level requires a generic, global, or local pointer"
    if "uniform" in op.properties:
        if level != "L1":
            return "unsupported cache level, the only supported uniform cache level is L1"
        if space != 0:
            return "prefetch to uniform cache requires a generic pointer"
    if priority:
        if level != "L2":
            return "cache eviction priority supported only for cache level L2"
        if space != 1:
            return "cache eviction priority requires a global pointer"
        if priority not in ("evict_normal", "evict_last"):
            return (
                "unsupported cache eviction priority, only evict_last and evict_normal are"
                " supported"
            )
    return "predicate supported only on prefetch tensormap" if op.predicate is not None else ""

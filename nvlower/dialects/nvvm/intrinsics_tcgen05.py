"""Intrinsics of the fifth generation of tensor cores; see `intrinsics`."""

from __future__ import annotations

from nvlower.ir.types import VectorType

from .intrinsics import _calls, flag, keyword, space, truth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    from .intrinsics import Call

_COLLECTOR = {"discard": 0, "lastuse": 1, "fill": 2, "use": 3}
_KIND = {"f16": 0, "tf32": 1, "f8f6f4": 2, "i8": 3}


def _group(op: Operation, name: str = "group") -> str:
    """Return the number of CTAs in the group, as text."""
    return keyword(op, name, "cta_1")[-1]


def _where(pointer: Any) -> str:
    return ".shared" if space(pointer) == 3 else ""


@_calls("tcgen05.alloc")
def _alloc(op: Operation) -> Call:
    return f"nvvm.tcgen05.alloc{_where(op.addr)}.cg{_group(op)}", list(op.operands)


@_calls("tcgen05.dealloc")
def _dealloc(op: Operation) -> Call:
    return f"nvvm.tcgen05.dealloc.cg{_group(op)}", list(op.operands)


@_calls("tcgen05.relinquish_alloc_permit")
def _relinquish(op: Operation) -> Call:
    return f"nvvm.tcgen05.relinq.alloc.permit.cg{_group(op)}", []


@_calls("tcgen05.fence")
def _fence(op: Operation) -> Call:
    return f"nvvm.tcgen05.fence.{keyword(op, 'kind')}.thread.sync", []


@_calls("tcgen05.wait")
def _wait(op: Operation) -> Call:
    return "nvvm.tcgen05.wait." + {"load": "ld", "store": "st"}[keyword(op, "kind")], []


@_calls("tcgen05.commit")
def _commit(op: Operation) -> Call:
    many = ".mc" if op.multicastMask is not None else ""
    return f"nvvm.tcgen05.commit{many}{_where(op.addr)}.cg{_group(op)}", list(op.operands)


@_calls("tcgen05.shift")
def _shift(op: Operation) -> Call:
    return f"nvvm.tcgen05.shift.down.cg{_group(op)}", list(op.operands)


@_calls("tcgen05.cp")
def _copy(op: Operation) -> Call:
    name = "nvvm.tcgen05.cp." + keyword(op, "shape").removeprefix("shape_")
    multicast, source = keyword(op, "multicast", "none"), keyword(op, "srcFormat")
    name += f"_{multicast}" if multicast != "none" else ""
    name += f".{source}" if source else ""
    return f"{name}.cg{_group(op)}", list(op.operands)


def _count(type: Any) -> int:
    return int(type.shape[0]) if isinstance(type, VectorType) else 1


@_calls("tcgen05.ld")
def _load(op: Operation) -> Call:
    shape = keyword(op, "shape").removeprefix("shape_")
    name = f"nvvm.tcgen05.ld.{shape}.x{_multiple(shape, op.results[0].type)}"
    return name, [*op.operands, truth(flag(op, "pack"))]


@_calls("tcgen05.st")
def _store(op: Operation) -> Call:
    shape = keyword(op, "shape").removeprefix("shape_")
    name = f"nvvm.tcgen05.st.{shape}.x{_multiple(shape, op.val.type)}"
    offset = [op.offset] if op.offset is not None else []
    return name, [op.tmemAddr, *offset, op.val, truth(flag(op, "unpack"))]


def _multiple(shape: str, type: Any) -> int:
    """Return how many times the shape is moved: registers over those of one."""
    return _count(type) // {"16x128b": 2, "16x256b": 4}.get(shape, 1)


def _matrix(op: Operation) -> str:
    return "tensor" if getattr(op.matrixA.type, "name", "") == "llvm.ptr" else "shared"


def _operands(op: Operation, sparse: bool) -> list[Any]:
    found = [op.matrixD, op.matrixA, op.matrixB, op.idesc, op.enableInputD]
    return [*found, op.sparseMetadata] if sparse else found


def _collector(op: Operation) -> str:
    return f"i32 {_COLLECTOR[keyword(op, 'collectorOp', 'discard')]}"


@_calls("tcgen05.mma", "tcgen05.mma.sp")
def _mma(op: Operation) -> Call:
    sparse = op.name.endswith(".sp")
    name = f"{op.name}.{_matrix(op)}"
    arguments = _operands(op, sparse)
    kind = f"i32 {_KIND[keyword(op, 'kind')]}"
    group = _group(op, "ctaGroup")
    if op.scaleInputD is not None:
        name += ".scale_d"
        arguments.append(op.scaleInputD)
    if op.disableOutputLane is not None:
        name += f".disable_output_lane.cg{group}"
        arguments += [op.disableOutputLane, kind]
    else:
        arguments += [kind, f"i32 {group}"]
    name += ".ashift" if flag(op, "aShift") else ""
    return name, [*arguments, _collector(op)]


@_calls("tcgen05.mma.block_scale", "tcgen05.mma.sp.block_scale")
def _mma_block_scale(op: Operation) -> Call:
    sparse = ".sp." in op.name
    block = keyword(op, "blockScale", "default")
    name = f"nvvm.tcgen05.mma{'.sp' if sparse else ''}.{_matrix(op)}.{keyword(op, 'kind')}"
    name += ".block_scale" + ("" if block == "default" else "." + block)
    arguments = [*_operands(op, sparse), op.scaleA, op.scaleB]
    return name, [*arguments, f"i32 {_group(op, 'ctaGroup')}", _collector(op)]


@_calls("tcgen05.mma.ws", "tcgen05.mma.ws.sp")
def _mma_ws(op: Operation) -> Call:
    sparse = op.name.endswith(".sp")
    name = f"{op.name}.{_matrix(op)}"
    arguments = _operands(op, sparse)
    if op.zeroColMask is not None:
        name += ".zero_col_mask"
        arguments.append(op.zeroColMask)
    buffer = keyword(op, "collectorBBuffer", "b0")[-1]
    kind = f"i32 {_KIND[keyword(op, 'kind')]}"
    return name, [*arguments, kind, f"i32 {buffer}", _collector(op)]

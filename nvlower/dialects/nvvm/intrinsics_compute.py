"""Intrinsics of matrix, warp, conversion and other computing ops; see `intrinsics`."""

from __future__ import annotations

from nvlower.ir.types import FloatType, IntegerType, VectorType

from .intrinsics import Cast, NoIntrinsicError, _calls, flag, keyword, number, space, truth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    from .intrinsics import Call


# -- warps -----------------------------------------------------------------------------------------
@_calls("shfl.sync")
def _shfl(op: Operation) -> Call:
    kind = "f32" if isinstance(op.val.type, FloatType) else "i32"
    valid = "p" if flag(op, "return_value_and_is_valid") else ""
    return f"nvvm.shfl.sync.{keyword(op, 'kind')}.{kind}{valid}", list(op.operands)


@_calls("vote.sync")
def _vote(op: Operation) -> Call:
    return f"nvvm.vote.{keyword(op, 'kind')}.sync", list(op.operands)


@_calls("match.sync")
def _match(op: Operation) -> Call:
    kind = keyword(op, "kind")
    tail = f"i{op.val.type.width}{'p' if kind == 'all' else ''}"
    return f"nvvm.match.{kind}.sync.{tail}", list(op.operands)


@_calls("redux.sync")
def _redux(op: Operation) -> Call:
    tail = (".abs" if flag(op, "abs") else "") + (".NaN" if flag(op, "nan") else "")
    return f"nvvm.redux.sync.{keyword(op, 'kind')}{tail}", list(op.operands)


@_calls("elect.sync")
def _elect(op: Operation) -> Call:
    return "nvvm.elect.sync", list(op.operands) or ["i32 -1"]


@_calls("breakpoint")
def _breakpoint(op: Operation) -> Call:
    return "debugtrap", []


@_calls("griddepcontrol")
def _griddepcontrol(op: Operation) -> Call:
    return "nvvm.griddepcontrol." + keyword(op, "kind").replace("_", "."), []


@_calls("setmaxregister")
def _setmaxregister(op: Operation) -> Call:
    way = "inc" if keyword(op, "action") == "increase" else "dec"
    return f"nvvm.setmaxnreg.{way}.sync.aligned.u32", [f"i32 {number(op, 'regCount')}"]


@_calls("pmevent")
def _pmevent(op: Operation) -> Call:
    event = op.properties.get("eventId")
    mask = 1 << number(op, "eventId") if event is not None else number(op, "maskedEventId")
    return "nvvm.pm.event.mask", [f"i16 {mask - 65536 if mask > 32767 else mask}"]


@_calls("mapa")
def _mapa(op: Operation) -> Call:
    return f"nvvm.mapa{'.shared.cluster' if space(op.a) == 3 else ''}", list(op.operands)


@_calls("st.bulk")
def _st_bulk(op: Operation) -> Call:
    name = "nvvm.st.bulk" + (".shared.cta" if space(op.addr) == 3 else "")
    return name, [op.addr, op.size, f"i64 {number(op, 'initVal')}"]


@_calls("prmt")
def _prmt(op: Operation) -> Call:
    mode = keyword(op, "mode", "default")
    return "nvvm.prmt" + ("" if mode == "default" else "." + mode), list(op.operands)


@_calls("dot.accumulate.4way", "dot.accumulate.2way")
def _dot(op: Operation) -> Call:
    kinds = ".".join(keyword(op, n)[0] for n in ("a_type", "b_type"))
    a, b = (Cast("bitcast", v, "i32") for v in (op.a, op.b))
    if op.name.endswith("4way"):
        return f"nvvm.idp4a.{kinds}", [a, b, op.c]
    return f"nvvm.idp2a.{kinds}", [a, b, truth(flag(op, "b_hi")), op.c]


@_calls("clusterlaunchcontrol.try.cancel")
def _try_cancel(op: Operation) -> Call:
    cast = ".multicast" if flag(op, "multicast") else ""
    return f"nvvm.clusterlaunchcontrol.try_cancel.async{cast}.shared", list(op.operands)


@_calls("clusterlaunchcontrol.query.cancel")
def _query_cancel(op: Operation) -> Call:
    query = keyword(op, "query_type")
    if query != "is_canceled":
        query = "get_first_ctaid." + query[-1]
    return f"nvvm.clusterlaunchcontrol.query_cancel.{query}", list(op.operands)


# -- matrices --------------------------------------------------------------------------------------
def _shape(op: Operation, parts: str = "mnk") -> str:
    shape: Any = op.properties["shape"]
    return "".join(f"{p}{n}" for p, n in zip(parts, shape.params, strict=False))


@_calls("ldmatrix")
def _ldmatrix(op: Operation) -> Call:
    trans = ".trans" if keyword(op, "layout") == "col" else ""
    name = f"nvvm.ldmatrix.sync.aligned.{_shape(op)}.x{number(op, 'num')}{trans}"
    return f"{name}.{keyword(op, 'eltType')}", list(op.operands)


@_calls("stmatrix")
def _stmatrix(op: Operation) -> Call:
    trans = ".trans" if keyword(op, "layout") == "col" else ""
    name = f"nvvm.stmatrix.sync.aligned.{_shape(op)}.x{len(op.sources)}{trans}"
    return f"{name}.{keyword(op, 'eltType')}", list(op.operands)


def _mnk(op: Operation) -> str:
    return "".join(f"{n}{number(op, n)}" for n in "mnk")


@_calls("wmma.load")
def _wmma_load(op: Operation) -> Call:
    name = f"nvvm.wmma.{_mnk(op)}.load.{keyword(op, 'frag')}.{keyword(op, 'layout')}"
    return f"{name}.stride.{keyword(op, 'eltype')}", list(op.operands)


@_calls("wmma.store")
def _wmma_store(op: Operation) -> Call:
    name = f"nvvm.wmma.{_mnk(op)}.store.d.{keyword(op, 'layout')}.stride"
    return f"{name}.{keyword(op, 'eltype')}", list(op.operands)


@_calls("wmma.mma")
def _wmma_mma(op: Operation) -> Call:
    a, b = keyword(op, "eltypeA"), keyword(op, "eltypeB")
    name = f"nvvm.wmma.{_mnk(op)}.mma.{keyword(op, 'layoutA')}.{keyword(op, 'layoutB')}"
    return f"{name}.{f'{b}.{b}' if a == 'f16' else a}", list(op.operands)


def _element(type: Any) -> str:
    """Return the PTX type of an operand or of a result's members."""
    if getattr(type, "name", "") == "llvm.struct":
        type = type.params[0][0]
    inner = type.element_type if isinstance(type, VectorType) else type
    if isinstance(inner, FloatType):
        return inner.keyword
    return f"s{inner.width}" if isinstance(inner, IntegerType) else str(inner)


def _multiplicand(op: Operation, side: str, operands: Any) -> str:
    return keyword(op, f"multiplicand{side}PtxType") or _element(operands[0].type)


def _mma_types(op: Operation) -> str:
    """Return the type suffix of an mma: f16 names result and accumulator, the rest the factors."""
    a = _multiplicand(op, "A", op.operandA)
    b = _multiplicand(op, "B", op.operandB)
    if a == "f16":
        return f"{_element(op.results[0].type)}.{_element(op.operandC[0].type)}"
    return a if a == b else f"{a}.{b}"


@_calls("mma.sync")
def _mma(op: Operation) -> Call:
    b1 = keyword(op, "b1Op", "none")
    head = "" if b1 in ("none", "") else b1.replace("_", ".") + "."
    saturate = "satfinite." if keyword(op, "intOverflowBehavior") == "satfinite" else ""
    layouts = f"{keyword(op, 'layoutA')}.{keyword(op, 'layoutB')}"
    name = f"nvvm.mma.{head}{_shape(op)}.{layouts}.{saturate}{_mma_types(op)}"
    return name, list(op.operands)


@_calls("mma.sp.sync")
def _mma_sp(op: Operation) -> Call:
    ordered = "ordered.metadata." if flag(op, "orderedMetadata") else ""
    kind = keyword(op, "kind")
    if kind:
        raise NoIntrinsicError(f"of kind {kind} cannot be written yet")
    saturate = "satfinite." if keyword(op, "intOverflowBehavior") == "satfinite" else ""
    name = f"nvvm.mma.sp.{ordered}{_shape(op)}.row.col.{saturate}{_mma_types(op)}"
    return name, list(op.operands)


@_calls("mma.block_scale", "mma.sp.block_scale")
def _mma_block_scale(op: Operation) -> Call:
    sparse = ".sp" if ".sp." in op.name else ""
    sparse += ".ordered.metadata" if flag(op, "orderedMetadata") else ""
    factors = f"{_multiplicand(op, 'A', op.operandA)}.{_multiplicand(op, 'B', op.operandB)}"
    result, sum_ = _element(op.results[0].type), _element(op.operandC[0].type)
    scale = keyword(op, "scaleVecSize").lower().strip("x")
    name = f"nvvm.mma{sparse}.block.scale.{_shape(op)}.row.col.{keyword(op, 'kind')}.scale.{scale}x"
    name += f".{result}.{factors}.{sum_}.{keyword(op, 'blockScaleFormat')}"
    return name, list(op.operands)


@_calls("wgmma.wait.group.sync.aligned")
def _wgmma_wait(op: Operation) -> Call:
    return "nvvm.wgmma.wait_group.sync.aligned", [f"i64 {number(op, 'group')}"]


@_calls("wgmma.fence.aligned")
def _wgmma_fence(op: Operation) -> Call:
    return "nvvm.wgmma.fence.sync.aligned", []


@_calls("wgmma.commit.group.sync.aligned")
def _wgmma_commit(op: Operation) -> Call:
    return "nvvm.wgmma.commit_group.sync.aligned", []


# -- conversions -----------------------------------------------------------------------------------
_SHORT = {
    "f4E2M1FN": "e2m1", "f6E2M3FN": "e2m3", "f6E3M2FN": "e3m2", "f8E4M3FN": "e4m3",
    "f8E5M2": "e5m2", "f8E8M0FNU": "ue8m0",
}  # fmt: skip


def _small(op: Operation, name: str) -> str:
    attr: Any = op.properties[name]
    found = _SHORT.get(getattr(attr.value, "keyword", ""))
    if found is None:
        raise NoIntrinsicError(f"does not convert {attr.value}")
    return found


def _tail(op: Operation, rounding: bool = True, saturate: bool = False) -> str:
    """Return ``.rn.relu.satfinite`` as far as it applies."""
    tail = "." + keyword(op, "rnd", "rn") if rounding else ""
    tail += ".relu" if flag(op, "relu") else ""
    return tail + (".satfinite" if saturate or keyword(op, "sat") == "satfinite" else "")


@_calls("convert.float.to.tf32")
def _to_tf32(op: Operation) -> Call:
    return f"nvvm.f2tf32{_tail(op)}", list(op.operands)


@_calls("convert.f32x2.to.f4x2", "convert.f32x2.to.f6x2")
def _to_f6(op: Operation) -> Call:
    return f"nvvm.ff.to.{_small(op, 'dstTy')}x2.rn{_tail(op, False, True)}", list(op.operands)


@_calls("convert.f32x2.to.f8x2")
def _to_f8(op: Operation) -> Call:
    kind = _small(op, "dstTy")
    relu = ".relu" if flag(op, "relu") else ""
    if kind != "ue8m0":
        return f"nvvm.ff.to.{kind}x2.rn{relu}", list(op.operands)
    return f"nvvm.ff.to.ue8m0x2{_tail(op)}", list(op.operands)


@_calls("convert.f16x2.to.f8x2")
def _f16_to_f8(op: Operation) -> Call:
    relu = ".relu" if flag(op, "relu") else ""
    return f"nvvm.f16x2.to.{_small(op, 'dstTy')}x2.rn{relu}", list(op.operands)


@_calls("convert.bf16x2.to.f8x2")
def _bf16_to_f8(op: Operation) -> Call:
    return f"nvvm.bf16x2.to.ue8m0x2{_tail(op)}", list(op.operands)


@_calls("convert.f32x2.to.f16x2", "convert.f32x2.to.bf16x2")
def _to_f16(op: Operation) -> Call:
    kind = op.name.rpartition(".")[2]
    return f"nvvm.ff2{kind}{_tail(op)}", list(op.operands)


@_calls("convert.f8x2.to.f16x2", "convert.f6x2.to.f16x2", "convert.f8x2.to.bf16x2")
def _from_f8(op: Operation) -> Call:
    to = op.name.rpartition(".")[2]
    kind = _small(op, "srcType")
    tail = "" if to == "bf16x2" else ".rn" + (".relu" if flag(op, "relu") else "")
    return f"nvvm.{kind}x2.to.{to}{tail}", [Cast("bitcast", op.src, "i16")]


@_calls("convert.f4x2.to.f16x2")
def _from_f4(op: Operation) -> Call:
    relu = ".relu" if flag(op, "relu") else ""
    return f"nvvm.e2m1x2.to.f16x2.rn{relu}", [Cast("zext", op.src, "i16")]


@_calls("convert.f32x4.to.f8x4", "convert.f32x4.to.f6x4", "convert.f32x4.to.f4x4")
def _to_x4(op: Operation) -> Call:
    relu = ".relu" if flag(op, "relu") else ""
    return f"nvvm.f32x4.to.{_small(op, 'dstTy')}x4.rs{relu}.satfinite", list(op.operands)

"""TMA: bulk tensor copies between global and shared memory, and the descriptors they use."""

from __future__ import annotations

from nvlower.diag import error
from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import UNIT, DialectAttr
from nvlower.ir.builder import Builder
from nvlower.ir.core import Region
from nvlower.ir.types import BF16, F16, F32, F64, I32, I64, FloatType, IntegerType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

from .mbarrier import barrier_pointer, to_i32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

SHARED_CLUSTER = 7
"""The number of the memory space of the whole cluster's shared memory."""

ENCODE = "mgpuTensorMapEncodeTiledMemref"
"""The function of the CUDA runtime wrappers that makes a descriptor."""

MAX_RANK = 5
DESCRIPTOR_BYTES = 128

INTERLEAVE = {"none": 0, "interleave_16b": 1, "interleave_32b": 2}
SWIZZLE = {"none": 0, "swizzle_32b": 1, "swizzle_64b": 2, "swizzle_128b": 3}
PROMOTION = {"none": 0, "l2promo_64b": 1, "l2promo_128b": 2, "l2promo_256b": 3}
OUT_OF_BOUNDS = {"zero": 0, "nan": 1}

_FLOATS: dict[Type, int] = {F16: 6, F32: 7, F64: 8, BF16: 9, FloatType("tf32"): 11}
_UNSIGNED = {8: 0, 16: 1, 32: 2, 64: 4}
_SIGNED = {8: 0, 16: 1, 32: 3, 64: 5}


def data_type(element: Type) -> int | None:
    """Return the CUtensorMapDataType of an element type, None where TMA has none.

    The copy does not look inside elements of 8 and 16 bits: integers of either sign and floats of
    8 bits go as unsigned ones.
    """
    if isinstance(element, FloatType):
        return _UNSIGNED[8] if element.width == 8 else _FLOATS.get(element)
    if isinstance(element, IntegerType):
        return (_UNSIGNED if element.sign == "u" else _SIGNED).get(element.width)
    return None


def _attr(name: str, keyword: str) -> DialectAttr:
    return DialectAttr(f"nvvm.{name}", (keyword,))


def _shared_pointer(b: Rewriter, memref: Value) -> Value:
    return strided_element_pointer(b, b.types, memref.type, b[memref], (), 0)  # type: ignore[arg-type]


def _coordinates(op: Operation, b: Rewriter) -> list[Value]:
    return [to_i32(b, b[c]) for c in op.coordinates]


def _optional(b: Rewriter, value: Value | None) -> Value | None:
    found: Value | None = None if value is None else b[value]
    return found


@RULES.lowers("nvgpu.tma.async.load")
def async_load(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.tma.async.load %map[%x, %y], %bar[%i] to %tile
    =>  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %map, %pointer, box[%x32, %y32]
    """
    if not 1 <= len(op.coordinates) <= MAX_RANK:
        return b.fail(op, f"TMA copies have 1 to {MAX_RANK} coordinates")
    target = _shared_pointer(b, op.dst)
    target = L.cast(b, "addrspacecast", target, T.ptr(SHARED_CLUSTER))
    barrier = barrier_pointer(b, op.barriers, op.mbarId)
    coordinates = _coordinates(op, b)
    mask, predicate = _optional(b, op.multicastMask), _optional(b, op.predicate)
    b.create(
        "nvvm.cp.async.bulk.tensor.shared.cluster.global",
        (target, b[op.tensorMapDescriptor], coordinates, barrier, (), mask, None, predicate),
        (),
        {"mode": _attr("tma_load_mode", "tile")},
    )
    b.erase(op)
    return None


@RULES.lowers("nvgpu.tma.async.store")
def async_store(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.tma.async.store %tile to %map[%x, %y]
    =>  nvvm.cp.async.bulk.tensor.global.shared.cta %map, %src, box[%x32, %y32]
    """
    if not 1 <= len(op.coordinates) <= MAX_RANK:
        return b.fail(op, f"TMA copies have 1 to {MAX_RANK} coordinates")
    source = _shared_pointer(b, op.src)
    coordinates = _coordinates(op, b)
    predicate = _optional(b, op.predicate)
    b.create(
        "nvvm.cp.async.bulk.tensor.global.shared.cta",
        (b[op.tensorMapDescriptor], source, coordinates, None, predicate),
        (),
        {"mode": _attr("tma_store_mode", "tile")},
    )
    b.erase(op)
    return None


@RULES.lowers("nvgpu.tma.prefetch.descriptor")
def prefetch(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.tma.prefetch.descriptor %map  =>  nvvm.prefetch tensormap, %map"""
    predicate = _optional(b, op.predicate)
    b.create("nvvm.prefetch", (b[op.tensorMapDescriptor], predicate), (), {"tensormap": UNIT})
    b.erase(op)
    return None


@RULES.lowers("nvgpu.tma.fence.descriptor")
def fence(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.tma.fence.descriptor %map  =>  nvvm.fence.proxy.acquire <sys> %map, %c128"""
    size = L.constant(b, DESCRIPTOR_BYTES, I32)
    scope = {"scope": _attr("mem_scope", "sys")}
    b.create("nvvm.fence.proxy.acquire", (b[op.tensorMapDescriptor], size), (), scope)
    b.erase(op)
    return None


@RULES.lowers("nvgpu.tma.create.descriptor")
def create_descriptor(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.tma.create.descriptor %t box[%x, %y]
    =>  llvm.call @mgpuTensorMapEncodeTiledMemref(%rank, %memory, %dtype, %interleave, %swizzle,
        %l2promo, %oob, %box), where %box points to an array of the box sizes on the stack
    """
    element = op.tensor.type.element_type
    number = data_type(element)
    if number is None:
        return b.fail(op, f"TMA has no data type for elements of type {element}")
    if len(op.boxDimensions) > MAX_RANK:
        return b.fail(op, f"TMA boxes have at most {MAX_RANK} dimensions")
    module = op.parent_of_name("builtin.module")
    if module is None:
        return b.fail(op, f"no module around it can declare @{ENCODE}")
    _, swizzle, promotion, bounds, interleave = op.results[0].type.params  # type: ignore[attr-defined]
    dtype = _i64(b, number)
    tensor = b[op.tensor]
    rank, memory = L.extract(b, tensor, 0), L.extract(b, tensor, 1)
    box = L.alloca(b, _i64(b, MAX_RANK), I64)
    for i, size in enumerate(op.boxDimensions):
        slot = L.gep(b, box, T.ptr(), (_i64(b, i),))
        L.store(b, L.resize(b, b[size], I64, True), slot)
    modes = (INTERLEAVE[interleave], SWIZZLE[swizzle], PROMOTION[promotion], OUT_OF_BOUNDS[bounds])
    arguments = [L.resize(b, rank, I64, True), memory, dtype, *(_i64(b, m) for m in modes), box]
    _declare(module, op)
    b.replace(op, L.call(b, ENCODE, arguments, (T.ptr(),)).result)
    return None


def _i64(b: Builder, value: int) -> Value:
    """``llvm.mlir.constant(value : i32) : i64``."""
    from nvlower.ir.attributes import i32

    return L.attr_constant(b, i32(value), I64)


def _declare(module: Operation, op: Operation) -> None:
    """Add the declaration of the encoding function at the end of `module`, where it is missing.

    Errors: a symbol of that name that is no llvm.func.
    """
    from nvlower.diag import Failure
    from nvlower.ir.attributes import StringAttr, TypeAttr

    body = module.regions[0].blocks[0]
    for other in body.ops:
        symbol: Any = other.get_attr("sym_name")
        if symbol is None or symbol.value != ENCODE:
            continue
        if other.name == "llvm.func":
            return
        clash = error(op.loc, f"'{op.name}' op needs llvm.func @{ENCODE}: the name is taken")
        clash.note("by this symbol", other.loc)
        raise Failure
    type = T.func(T.ptr(), (I64, T.ptr(), I64, I64, I64, I64, I64, T.ptr()))
    Builder(loc=op.loc).at_end(body).create(
        "llvm.func",
        (),
        (),
        {"sym_name": StringAttr(ENCODE), "function_type": TypeAttr(type)},
        regions=(Region(),),
    )

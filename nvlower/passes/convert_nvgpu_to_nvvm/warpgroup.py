"""Matrix products of a warpgroup (wgmma) on tiles in shared memory.

A tile lies in memory with the 128-byte swizzle: its rows are 128 bytes apart. Distances in a
descriptor count units of 16 bytes.
"""

from __future__ import annotations

from nvlower.ir.attributes import FALSE, DialectAttr, FloatAttr, IntegerAttr, i32
from nvlower.ir.types import (
    BF16,
    F16,
    F32,
    I8,
    I32,
    I64,
    INDEX,
    FloatType,
    IntegerType,
)
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

from .types import WGMMA_ROWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.ir.types import Type
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

SWIZZLES = {
    "none": (1, 0), "swizzle_32b": (32, 3), "swizzle_64b": (64, 2), "swizzle_128b": (128, 1),
}  # fmt: skip
"""Bytes of a row, and the number of the layout type in a descriptor."""

ROW_BYTES = 128
UNIT_BITS = 4
"""Addresses and distances of a descriptor leave out the lowest 4 bits."""

TF32 = FloatType("tf32")
TYPES: dict[Type, tuple[str, int, int]] = {
    F16: ("f16", 16, 2),
    BF16: ("bf16", 16, 2),
    TF32: ("tf32", 8, 4),
    FloatType("f8E4M3FN"): ("e4m3", 32, 1),
    FloatType("f8E5M2"): ("e5m2", 32, 1),
    I8: ("s8", 32, 1),
    IntegerType(8, "s"): ("s8", 32, 1),
    IntegerType(8, "u"): ("u8", 32, 1),
}
"""For each element type the PTX type, the depth of one instruction, and bytes in memory."""

RESULTS: dict[Type, str] = {F16: "f16", F32: "f32", I32: "s32"}


@RULES.lowers("nvgpu.warpgroup.generate.descriptor")
def generate_descriptor(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.warpgroup.generate.descriptor %tile, %map
    =>  llvm.ptrtoint of the tile's address, then shifts and llvm.or with the distances: bits 0-13
        address, 16-29 leading dimension, 32-45 stride, 49-51 offset, 62-63 swizzle
    """
    tensor, swizzle = op.tensorMap.type.params[:2]
    row, number = SWIZZLES[swizzle]
    if row != ROW_BYTES:
        return b.fail(op, "only tiles with swizzle_128b are supported")
    if tensor.shape[0] < 0:
        return b.fail(op, "the tile has a dynamic number of rows")
    if b.type(op.tensor.type) is None:
        return b.fail(op, b.types.why_not(op.tensor.type))
    stride = L.constant(b, row << 3 >> UNIT_BITS, I64)
    leading = L.constant(b, tensor.shape[0] * row >> UNIT_BITS, I64)
    pointer = strided_element_pointer(b, b.types, op.tensor.type, b[op.tensor], (), 0)
    address = L.cast(b, "ptrtoint", pointer, I64)
    address = _shift(b, "shl", address, 46)
    address = _shift(b, "lshr", address, 50)
    word = L.constant(b, 0, I64)
    for value, bit in (
        (L.constant(b, number, I64), 62),
        (None, 49),
        (stride, 32),
        (leading, 16),
        (address, 0),
    ):
        part = L.constant(b, 0, I64) if value is None else value
        word = b.value("llvm.or", (word, _shift(b, "shl", part, bit)), (I64,))
    b.replace(op, word)
    return None


def _shift(b: Rewriter, name: str, value: Value, bits: int) -> Value:
    amount = L.constant(b, bits, I64)
    return b.value(f"llvm.{name}", (value, amount), (I64,))


def _attr(name: str, keyword: str) -> DialectAttr:
    return DialectAttr(f"nvvm.{name}", (keyword,))


def _advance(b: Rewriter, descriptor: Value, distance: int) -> Value:
    """Move a descriptor by a number of bytes."""
    if distance == 0:
        return descriptor
    return L.add(b, descriptor, L.attr_constant(b, i32(distance >> UNIT_BITS), I64))


class Product:
    """Sizes and types of one nvgpu.warpgroup.mma."""

    def __init__(self, op: Operation) -> None:
        a = op.descriptorA.type.params[0]
        b = op.descriptorB.type.params[0]
        self.rows, self.inner = a.shape
        self.columns = b.shape[1]
        self.type_a, self.type_b = TYPES.get(a.element_type), TYPES.get(b.element_type)
        self.result: Type = op.matrixC.type.params[0].element_type
        self.transposed_a = op.transposeA is not None
        self.transposed_b = op.transposeB is not None

    def problem(self) -> str | None:
        """Return why no instruction computes the product, None where one does."""
        if self.type_a is None or self.type_b is None or self.result not in RESULTS:
            return "the element types are none of wgmma's"
        if self.type_a[1] != self.type_b[1]:
            return "the element types of A and B do not go together"
        if self.transposed_a:
            return "only a row-major A is supported"
        if self.transposed_b and self.type_b[0] not in ("f16", "bf16"):
            return "only f16 and bf16 have a transposed B"
        if self.rows % WGMMA_ROWS:
            return f"A has {self.rows} rows, which is no multiple of {WGMMA_ROWS}"
        if self.columns % 8 or not 8 <= self.columns <= 256:
            return f"B has {self.columns} columns, which is no multiple of 8 up to 256"
        return self._depth_problem(self.type_a[1], self.type_a[2])

    def _depth_problem(self, depth: int, size: int) -> str | None:
        if self.inner % depth:
            return f"A has {self.inner} columns, which is no multiple of {depth}"
        if self.inner * size > ROW_BYTES:
            return (
                f"a row of A has {self.inner * size} bytes, more than the {ROW_BYTES} of the "
                "swizzle: split the tile"
            )
        return None

    def properties(self) -> dict[str, Attribute]:
        """Return the attributes of the instructions."""
        assert self.type_a is not None and self.type_b is not None
        return {
            "shape": DialectAttr("nvvm.shape", (WGMMA_ROWS, self.columns, self.type_a[1])),
            "typeA": _attr("wgmma_type", self.type_a[0]),
            "typeB": _attr("wgmma_type", self.type_b[0]),
            "typeD": _attr("wgmma_type", RESULTS[self.result]),
            "scaleD": _attr("wgmma_scale_out", "one"),
            "scaleA": _attr("wgmma_scale_in", "one"),
            "scaleB": _attr("wgmma_scale_in", "one"),
            "layoutA": _attr("mma_layout", "row"),
            "layoutB": _attr("mma_layout", "row" if self.transposed_b else "col"),
            "satfinite": _attr("mma_int_overflow", "wrapped"),
        }


@RULES.lowers("nvgpu.warpgroup.mma")
def mma(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.warpgroup.mma %a, %b, %c : 128x64, 64x128 f16
    =>  nvvm.wgmma.fence.aligned, 2 * 4 nvvm.wgmma.mma_async of shape 64x128x16 with descriptors
        moved along, nvvm.wgmma.commit.group.sync.aligned, nvvm.wgmma.wait.group.sync.aligned 1
    """
    product = Product(op)
    problem = product.problem()
    if problem is not None:
        return b.fail(op, problem)
    assert product.type_a is not None and product.type_b is not None
    _, depth, size = product.type_a
    properties = product.properties()
    step_b = depth * (ROW_BYTES if product.transposed_b else product.type_b[2])
    desc_a, desc_b, c = b[op.descriptorA], b[op.descriptorB], b[op.matrixC]
    b.create("nvvm.wgmma.fence.aligned", (), ())
    result = L.poison(b, c.type)
    tiles = []
    for i in range(product.rows // WGMMA_ROWS):
        tile = L.extract(b, c, i)
        for k in range(product.inner // depth):
            left = _advance(b, desc_a, i * WGMMA_ROWS * ROW_BYTES + k * depth * size)
            right = _advance(b, desc_b, k * step_b)
            tile = b.value(
                "nvvm.wgmma.mma_async", (tile, left, right), (tile.type,), dict(properties)
            )
        tiles.append(tile)
    for i, tile in enumerate(tiles):
        result = L.insert(b, result, tile, i)
    b.create("nvvm.wgmma.commit.group.sync.aligned", (), ())
    pending = op.properties.get("waitGroup") or IntegerAttr(1, I64)
    b.create("nvvm.wgmma.wait.group.sync.aligned", (), (), {"group": pending})
    b.replace(op, result)
    return None


@RULES.lowers("nvgpu.warpgroup.mma.init.accumulator")
def init_accumulator(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.warpgroup.mma.init.accumulator  =>  a zero in every register of the struct"""
    struct = b.type(op.result.type)
    if struct is None:
        return b.fail(op, f"no registers hold an accumulator of type {op.result.type}")
    packed_types = struct.params[0]
    register: Any = packed_types[0].params[0][0]
    zero: Attribute = (
        FloatAttr(0, register) if isinstance(register, FloatType) else IntegerAttr(0, register)
    )
    value = L.attr_constant(b, zero, register)
    packed = L.poison(b, struct)
    parts = []
    for i, inner in enumerate(packed_types):
        part = L.extract(b, packed, i)
        for j in range(len(inner.params[0])):
            part = L.insert(b, part, value, j)
        parts.append(part)
    for i, part in enumerate(parts):
        packed = L.insert(b, packed, part, i)
    b.replace(op, packed)
    return None


@RULES.lowers("nvgpu.warpgroup.mma.store")
def store(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.warpgroup.mma.store %d, %m
    =>  per register pair of a thread two memref.store, to row 16 * warp + lane / 4 + 8 * i of the
        tile and columns 2 * (lane % 4) + 8 * j and the next

    Source: PTX ISA, register fragments of wgmma's D.
    """
    element = op.matrixD.type.params[0].element_type
    if element is not F32:
        return b.fail(op, f"only f32 results can be stored, not {element}")
    if op.matrixD.type.params[0].shape[0] % WGMMA_ROWS:
        return b.fail(op, f"the number of rows is no multiple of {WGMMA_ROWS}")
    value = b[op.matrixD]
    for i in range(len(value.type.params[0])):
        _store_tile(b, L.extract(b, value, i), op.dstMemref, i * WGMMA_ROWS)
    b.erase(op)
    return None


def _store_tile(b: Rewriter, tile: Value, memref: Value, first_row: int) -> None:
    one, two, four, eight, sixteen, warp_size = (
        L.constant(b, n, I32) for n in (1, 2, 4, 8, 16, 32)
    )
    thread = b.value("nvvm.read.ptx.sreg.tid.x", (), (I32,))
    lane = b.value("llvm.urem", (thread, warp_size), (I32,))
    warp = b.value("llvm.udiv", (thread, warp_size), (I32,))
    group = b.value("llvm.udiv", (lane, four), (I32,))
    member = b.value("llvm.urem", (lane, four), (I32,))
    column0 = L.mul(b, member, two)
    row0 = L.add(b, group, L.mul(b, warp, sixteen))
    if first_row:
        row0 = L.add(b, row0, L.constant(b, first_row, I32))
    for i in range(2):
        row = L.add(b, row0, L.mul(b, L.constant(b, i, I32), eight))
        for j in range(len(tile.type.params[0]) // 4):  # type: ignore[attr-defined]
            column = L.add(b, column0, L.mul(b, L.constant(b, j, I32), eight))
            x, y = _index(b, row), _index(b, column)
            next_y = _index(b, L.add(b, column, one))
            values = [L.extract(b, tile, 4 * j + 2 * i + n) for n in range(2)]
            for v, at in zip(values, (y, next_y), strict=True):
                b.create("memref.store", (v, memref, (x, at)), (), {"nontemporal": FALSE})


def _index(b: Rewriter, value: Value) -> Value:
    return b.value("arith.index_cast", (value,), (INDEX,))

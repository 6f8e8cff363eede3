"""Verifier rules of the products of a warp and of a warpgroup."""

from __future__ import annotations

from nvlower.ir.opdef import verify
from nvlower.ir.types import BF16, F16, F32, F64, I1, I8, I16, I32, FloatType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

_WARP_TYPES = (F32, BF16, F16, I8, IntegerType(4))
THREADS = 32


def _tile(op: Operation, element: Any, sparse: bool) -> tuple[int, int] | None:
    """Return columns and elements a thread of the smallest tile of 8 rows, None where reported."""
    if element is F64:
        if not sparse:
            return 4, 1
        op.emit_error("f64 is not supported for sparse mode")
        return None
    if element in _WARP_TYPES:
        return 128 // element.width, 32 // element.width
    op.emit_error(f"expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {op.name}")
    return None


def _mma(op: Operation, sparse: bool) -> None:
    """Check that the fragments have the sizes that follow from the shape."""
    sizes = [x.value for x in op.properties["mmaShape"].elements]  # type: ignore[attr-defined]
    if len(sizes) != 3:
        op.emit_op_error("expected mmaShape to hold m, n and k")
        return
    m, n, k = sizes
    types: list[Any] = [v.type for v in op.operands[:3]]
    element = types[0].element_type
    tile = _tile(op, element, sparse)
    if tile is None:
        return
    for t, name in zip(types, "ABC", strict=True):
        if t.rank != 2:
            op.emit_error(f"matrix{name} must be 2 dimensional vector")
            return
    part = 2 if sparse else 1
    for t, total, share, name in zip(
        types, (m * k, k * n, m * n), (part, 1, 1), "ABC", strict=True
    ):
        if t.num_elements * THREADS != total // share:
            op.emit_op_error(f"expected {total} warp-wide matrix {name} elements")
            return
    if "tf32Enabled" in op.properties and element is not F32:
        op.emit_op_error("expected tf32 tensor cores only for F32 operands")
        return
    rows, columns, depth, each = m // 8, n // 8, k // tile[0], tile[1]
    wanted = ((rows * depth, part, each), (depth * columns, 1, each), (rows * columns, 1, 2))
    for t, (count, share, width), name in zip(types, wanted, "ABC", strict=True):
        if t.shape != (count // share, width):
            op.emit_op_error(f"expected matrix {name} to be shaped ({count} x {width})")
            return


@verify.add("nvgpu.mma.sync")
def mma_sync(op: Operation) -> None:
    """Fragments whose sizes follow from the shape."""
    _mma(op, sparse=False)


@verify.add("nvgpu.mma.sp.sync")
def mma_sp_sync(op: Operation) -> None:
    """Fragments whose sizes follow from the shape; a selector of 0 or 1."""
    selector: Any = op.properties.get("sparsitySelector")
    if selector is not None and not 0 <= selector.value <= 1:
        op.emit_op_error("sparsity selector should be 0 or 1")
        return
    _mma(op, sparse=True)


# -- warpgroups ------------------------------------------------------------------------------------
_WIDE = (8, 16, 24, *range(32, 257, 16))
_FP8 = (FloatType("f8E5M2"), FloatType("f8E4M3FN"))


def _sums(d: Any, a: Any, b: Any) -> bool:
    """Tell whether the tensor cores add products of `a` and `b` to `d`."""
    if a in _FP8:
        return b in _FP8 and d in (F32, F16)
    if a is not b:
        return False
    if a in (F16, BF16):
        return d in (F32, F16)
    if a is FloatType("tf32"):
        return d is F32
    return a in (I16, I1) and d is I32


def _fits(n: int, element: Any) -> bool:
    """Tell whether a product may have n columns."""
    if element in (F16, BF16, F32, FloatType("tf32"), *_FP8):
        return n in range(8, 257, 8)
    return element in (I8, I1) and n in _WIDE


def _shapes_match(op: Operation, a: Any, b: Any, c: Any) -> bool:
    """Check that rows and columns of the matrices go together."""
    if a.shape[1] != b.shape[0]:
        fault = f"2nd dim matrix-A ({a.shape[1]})!= 1st dim matrix-B ({b.shape[0]} )"
    elif a.shape[0] != c.shape[0]:
        fault = f"1st dim matrix-A ( {a.shape[0]} )!= 1st dim matrix-C ( {c.shape[0]} )"
    elif b.shape[1] != c.shape[1]:
        fault = f"2nd dim matrix-B ( {b.shape[1]} ) != 2nd dim matrix-C ( {c.shape[1]} )"
    else:
        return True
    op.emit_op_error(fault)
    return False


@verify.add("nvgpu.warpgroup.mma")
def warpgroup_mma(op: Operation) -> None:
    """Matrices whose sizes and types the tensor cores take."""
    if "transposeA" in op.properties and "transposeB" not in op.properties:
        op.emit_op_error(
            "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being "
        )
        return
    a, b = op.descriptorA.type.params[0], op.descriptorB.type.params[0]
    c, d = op.matrixC.type.params[0], op.matrixD.type.params[0]
    if c is not d:
        op.emit_op_error("type of matrix C and matrix D must be the same")
        return
    if any(t.rank != 2 for t in (a, b, c)):
        op.emit_op_error("has matrices A, B, C and D, they must be 2 dimensional")
        return
    if not _shapes_match(op, a, b, c):
        return
    types = c.element_type, a.element_type, b.element_type
    product = f"'{types[0]}' += '{types[1]}' * '{types[2]}', it is not supported"
    if not _sums(*types):
        op.emit_op_error(f"{product}.")
    elif not _fits(b.shape[1], a.element_type):
        op.emit_op_error(f"has input type '{b}' n is set to {b.shape[1]}, it is not supported")
    elif types[0] is not F32 and types[1] not in (F16, BF16):
        op.emit_op_error(f"hit a limitation: {product} yet")


@verify.add("nvgpu.warpgroup.mma.store")
def warpgroup_mma_store(op: Operation) -> None:
    """A destination of the accumulator's size."""
    source, target = op.matrixD.type.params[0], op.dstMemref.type
    if source.element_type is not F32:
        op.emit_op_error("hit a limitation: only f32 results for the time being")
        return
    if getattr(target, "shape", None) is None or len(target.shape) < 2 or source.rank < 2:
        op.emit_op_error("expected accumulator and destination to be 2 dimensional")
    elif source.shape[:2] != target.shape[:2]:
        op.emit_op_error(
            f"results ['{source}'][{source.shape[1]}] values. However, destination"
            f" memref[{target.shape[0]}][{target.shape[1]}]  does not have same size as results"
        )


@verify.add("nvgpu.warpgroup.mma.init.accumulator")
def warpgroup_init(op: Operation) -> None:
    """Rows and columns that the tensor cores have."""
    type = op.matrixC.type.params[0]
    if type.rank < 2:
        op.emit_op_error("expected an accumulator of 2 dimensions")
    elif type.shape[0] % 64 or not _fits(type.shape[1], type.element_type):
        op.emit_op_error(
            f"has type '{type}'. It does not fit into warp-group level (wgmma) matrix"
            " multiplication instruction (or not supported yet)"
        )

"""Verifier rules of the warp's matrix products: which shapes, types and registers go together."""

from __future__ import annotations

from nvlower.dialects.llvm.types import struct
from nvlower.ir.opdef import verify
from nvlower.ir.types import F16, F32, F64, I32, VectorType

from .syntax import inferred_type
from .verify import keyword, members, number, shape_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type

_PAIR = VectorType((2,), F16)
_F8 = ("e4m3", "e5m2", "e3m2", "e2m3", "e2m1")
_INTEGERS = ("s8", "u8", "s4", "u4", "b1")
_FACTORS = {
    "tf32": 4, "bf16": 8, "f16": 8, "s8": 16, "u8": 16, "s4": 32, "u4": 32, "b1": 128,
}  # fmt: skip
_SPARSE = {**{t: k for t, k in _FACTORS.items() if t != "b1"}, **dict.fromkeys(_F8, 16)}
"""Columns of a tile of 8 rows that fills one register of each thread."""


class Variant:
    """What a product of some shape and type of A takes: registers of A, B, C, the result, k."""

    def __init__(self, registers: list[list[tuple[int, Type]]], results: list[Any]) -> None:
        self.registers = registers
        self.results = results


def _tall(kind: str, n: int, k: int, factor: int, sparse: bool) -> Variant:
    """Return the registers of a product of 16 rows."""
    fragment: Type = _PAIR if kind == "f16" else I32
    a = 2 * (k // factor) // (2 if sparse else 1)
    registers: list[list[tuple[int, Type]]] = [
        [(a, fragment)],
        [(n // 8 * (k // factor), fragment)],
    ]
    if kind in _INTEGERS:
        return Variant([*registers, [(4, I32)]], [struct(*[I32] * 4)])
    results = [struct(*[F32] * 4)]
    if kind == "f16" or kind in _F8:
        results.insert(0, struct(_PAIR, _PAIR))
    return Variant([*registers, [(2, _PAIR), (4, F32)]], results)


def _square(kind: str) -> Variant | None:
    """Return the registers of a product of 8 rows, None where there is none of the type."""
    if kind == "f16":
        return Variant(
            [[(2, _PAIR)], [(2, _PAIR)], [(4, _PAIR), (8, F32)]],
            [struct(*[_PAIR] * 4), struct(*[F32] * 8)],
        )
    if kind == "f64":
        return Variant([[(1, F64)], [(1, F64)], [(2, F64)]], [struct(F64, F64)])
    if kind in _INTEGERS:
        return Variant([[(1, I32)], [(1, I32)], [(2, I32)]], [struct(I32, I32)])
    return None


_SQUARE_K = {"f16": 4, "f64": 4, "s8": 16, "u8": 16, "s4": 32, "u4": 32, "b1": 128}


def _accumulates(op: Operation) -> str | None:
    """Return the PTX type of what is added, None (reported) where the result has another."""
    parts = members(op.results[0].type)
    if not op.operandC or not parts:
        op.emit_op_error("expected operands C and a result of at least one register")
        return None
    added = inferred_type(op.operandC[0].type, True)
    if added is None or added != inferred_type(parts[0], True):
        op.emit_op_error("ctype does not match dtype")
        return None
    return added


def _variant(op: Operation, kind: str, sparse: bool) -> Variant | None:
    """Return what the product takes; None where the shape and type are not there (reported)."""
    m, n, k = shape_of(op)
    factors = _SPARSE if sparse else _FACTORS
    found = None
    allowed: Iterable[int] = ()
    if m == 16:
        if kind not in factors:
            op.emit_error(f"invalid shape or multiplicand type: {kind}")
            return None
        if _accumulates(op) is None:
            return None
        factor = factors[kind]
        found = _tall(kind, n, k, factor, sparse)
        allowed = (factor * 2, factor * 4) if sparse else (factor, factor * 2)
        if kind in _F8:
            allowed = (64,)
    elif m == 8 and not sparse:
        found = _square(kind)
        allowed = (_SQUARE_K.get(kind, 0),)
    if found is None or n != 8 or k not in allowed:
        op.emit_op_error(f"unimplemented variant for MMA shape <{m}, {n}, {k}>")
        return None
    return found


def _registers_match(op: Operation, found: Variant) -> bool:
    """Check the types of the operands A, B, C and of the result."""
    groups: Sequence[Any] = (op.operandA, op.operandB, op.operandC)
    for name, values, allowed in zip("ABC", groups, found.registers, strict=True):
        types = [v.type for v in values]
        if not any(types == [t] * count for count, t in allowed):
            wanted = "".join(f"{count}x{t} " for count, t in allowed)
            op.emit_op_error(
                f"Could not match types for the {name} operands; expected one of {wanted}but got "
                + ", ".join(map(str, types))
            )
            return False
    result = op.results[0].type
    if result not in found.results:
        wanted = ", ".join(map(str, found.results))
        op.emit_op_error(
            f"Could not match allowed types for the result; expected one of {wanted} but got"
            f" {result}"
        )
        return False
    return True


def _wants(op: Operation, kind: str) -> bool:
    """Check the attributes that integer products need."""
    if kind == "b1" and "b1Op" not in op.properties:
        op.emit_op_error("requires b1Op attribute")
        return False
    if kind in _INTEGERS and kind != "b1" and "intOverflowBehavior" not in op.properties:
        op.emit_op_error("requires intOverflowBehavior attribute")
        return False
    return True


def _typed(op: Operation) -> bool:
    """Check that the type of A is said."""
    if "multiplicandAPtxType" in op.properties:
        return True
    op.emit_op_error("requires attribute 'multiplicandAPtxType'")
    return False


@verify.add("nvvm.mma.sync")
def mma_sync(op: Operation) -> None:
    """A shape that the types have, and registers as that needs."""
    if not _typed(op):
        return
    kind = keyword(op, "multiplicandAPtxType")
    found = _variant(op, kind, sparse=False)
    if found is None or not _registers_match(op, found) or not _wants(op, kind):
        return
    m, n, k = shape_of(op)
    layouts = keyword(op, "layoutA"), keyword(op, "layoutB")
    if layouts != ("row", "col") and (m, kind) != (8, "f16"):
        other = keyword(op, "multiplicandBPtxType")
        op.emit_op_error(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for"
            f" shape <{m}, {n}, {k}> with element types {kind} and {other}. Only m8n8k4 with f16"
            " supports other layouts."
        )


@verify.add("nvvm.mma.sp.sync")
def mma_sp_sync(op: Operation) -> None:
    """As mma.sync, with half of A's registers."""
    if _typed(op):
        kind = keyword(op, "multiplicandAPtxType")
        found = _variant(op, kind, sparse=True)
        if found is not None and _registers_match(op, found):
            _wants(op, kind)


def _scales(op: Operation, wide: int) -> None:
    """Check kind, types, size and format of the scales of a shape."""
    m, n, k = shape_of(op)
    kind, size = keyword(op, "kind"), keyword(op, "scaleVecSize")
    style = keyword(op, "blockScaleFormat")
    if (m, n) != (16, 8) or k not in (wide, wide // 2):
        sparse = "sparse " if wide == 128 else ""
        op.emit_op_error(f"unsupported Geom for {sparse}mma with block scaling")
    elif k == wide // 2:
        if (kind, size, style) != ("mxf8f6f4", "x1", "ue8m0"):
            op.emit_op_error(
                f"unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k{k}"
            )
    elif any(keyword(op, f"multiplicand{s}PtxType") != "e2m1" for s in "AB"):
        op.emit_op_error(f"unsupported MMATypes attribute for mma.m16n8k{k}.(mxf4nvf4|mxf4)")
    elif kind == "mxf4":
        if size != "x2":
            op.emit_op_error(f"unsupported ScaleVecSize attribute for mma.m16n8k{k}.mxf4")
        elif style != "ue8m0":
            op.emit_op_error(f"unsupported BlockScaleFormat attribute for mma.m16n8k{k}.mxf4")
    elif kind != "mxf4nvf4":
        op.emit_op_error(f"unsupported Kind attribute for mma.m16n8k{k}")
    elif (size, style) not in (("x2", "ue8m0"), ("x4", "ue4m3")):
        op.emit_op_error(
            f"unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k{k}.mxf4nvf4"
        )


@verify.add("nvvm.mma.block_scale")
def mma_block_scale(op: Operation) -> None:
    """Scales as the shape takes them."""
    _scales(op, 64)


@verify.add("nvvm.mma.sp.block_scale")
def mma_sp_block_scale(op: Operation) -> None:
    """Scales as the shape takes them; the metadata is ordered."""
    if "orderedMetadata" not in op.properties:
        op.emit_op_error("'orderedMetadata' attribute is mandatory")
        return
    _scales(op, 128)


# -- wmma ------------------------------------------------------------------------------------------
_SHAPES16 = ((16, 16, 16), (32, 8, 16), (8, 32, 16))
_FACTOR_SHAPES = {
    "f16": _SHAPES16, "s8": _SHAPES16, "u8": _SHAPES16, "tf32": ((16, 16, 8),), "f64": ((8, 8, 4),),
}  # fmt: skip
_SUM_SHAPES = {
    "f16": _SHAPES16, "s32": _SHAPES16, "f32": (*_SHAPES16, (16, 16, 8)), "f64": ((8, 8, 4),),
}  # fmt: skip
_SUMS = {"f16": ("f16", "f32"), "s8": ("s32",), "u8": ("s32",), "tf32": ("f32",), "f64": ("f64",)}


def _wmma_shape(op: Operation) -> tuple[int, int, int]:
    return number(op, "m"), number(op, "n"), number(op, "k")


def fragment(kind: str, part: str, shape: tuple[int, int, int]) -> tuple[Type, int]:
    """Return type and number of the registers of a fragment (a, b or c)."""
    if kind == "f16":
        return _PAIR, 4 if part == "c" else 8
    if kind in ("s8", "u8"):
        rows = {"a": shape[0], "b": shape[1]}.get(part, 0)
        return I32, {16: 2, 8: 1, 32: 4}.get(rows, 0)
    if kind == "f64":
        return F64, 2 if part == "c" else 1
    return (I32, 4) if kind == "tf32" else (F32 if kind == "f32" else I32, 8)


def _near(op: Operation) -> bool:
    return op.ptr.type.params[0] in (0, 1, 3)


def _is_result(op: Operation, type: Type, count: int) -> bool:
    """Check that the result is a struct of so many registers."""
    if op.results[0].type is struct(*[type] * count):
        return True
    op.emit_op_error(
        f"expected destination type is a structure of {count} elements of type '{type}'"
    )
    return False


@verify.add("nvvm.wmma.load")
def wmma_load(op: Operation) -> None:
    """A fragment that exists, into its registers."""
    kind, part, shape = keyword(op, "eltype"), keyword(op, "frag"), _wmma_shape(op)
    shapes = _SUM_SHAPES if part == "c" else _FACTOR_SHAPES
    if not _near(op):
        op.emit_op_error("expected source pointer in memory space 0, 1, 3")
    elif shape not in shapes.get(kind, ()):
        op.emit_op_error("invalid attribute combination")
    elif (kind, part) in (("f64", "a"), ("f64", "b")):
        if op.results[0].type is not F64:
            op.emit_op_error("expected destination type to be f64")
    else:
        _is_result(op, *fragment(kind, part, shape))


@verify.add("nvvm.wmma.store")
def wmma_store(op: Operation) -> None:
    """A fragment that exists, from its registers."""
    kind, shape = keyword(op, "eltype"), _wmma_shape(op)
    if not _near(op):
        op.emit_op_error("expected operands to be a source pointer in memory space 0, 1, 3")
    elif shape not in _SUM_SHAPES.get(kind, ()):
        op.emit_op_error("invalid attribute combination")
    else:
        type, count = fragment(kind, "c", shape)
        if len(op.args) != count:
            op.emit_op_error(f"expected {count} data operands")
        elif any(v.type is not type for v in op.args):
            op.emit_op_error(f"expected data operands of type '{type}'")


@verify.add("nvvm.wmma.mma")
def wmma_mma(op: Operation) -> None:
    """Fragments of a product that exists."""
    factor, total, shape = keyword(op, "eltypeA"), keyword(op, "eltypeB"), _wmma_shape(op)
    if shape not in _FACTOR_SHAPES.get(factor, ()) or total not in _SUMS[factor]:
        op.emit_op_error("invalid attribute combination")
        return
    wanted: list[Type] = []
    for kind, part in ((factor, "a"), (factor, "b"), (total, "c")):
        type, count = fragment(kind, part, shape)
        wanted += [type] * count
    if len(op.args) != len(wanted):
        op.emit_op_error(f"expected {len(wanted)} arguments")
        return
    for i, (v, t) in enumerate(zip(op.args, wanted, strict=True)):
        if v.type is not t:
            op.emit_op_error(f"expected argument {i} to be of type '{t}'")
            return
    _is_result(op, *fragment(total, "c", shape))

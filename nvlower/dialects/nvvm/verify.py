"""Verifier rules of nvvm ops: copies, matrices, warp ops, barriers, special registers."""

from __future__ import annotations

from nvlower.ir.opdef import declared_ops, verify
from nvlower.ir.types import DialectType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def keyword(op: Operation, name: str, default: str = "") -> str:
    """Return the word of an enum attribute."""
    found: Any = op.properties.get(name)
    return default if found is None else found.params[0]


def number(op: Operation, name: str, default: int = 0) -> int:
    """Return the value of an integer attribute."""
    found: Any = op.properties.get(name)
    return default if found is None else found.value


def members(type: Any) -> Any:
    """Return the types of a struct, None for other types."""
    if isinstance(type, DialectType) and type.name == "llvm.struct":
        return type.params[0]
    return None


def register(op: Operation) -> None:
    """A range that is not empty."""
    range_: Any = op.properties.get("range")
    if range_ is None:
        return
    lower, upper = (getattr(p, "value", p) for p in range_.params[-2:])
    if lower == upper and lower not in (0, -1, 2**32 - 1):
        op.emit_op_error(
            "invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295)"
            " value! This is an invalid constant range."
        )


for _d in declared_ops("nvvm"):
    if "@range:" in _d.raw[0]:  # to split every declaration would take long
        verify.add(_d.name)(register)


@verify.add("nvvm.cp.async.shared.global")
def cp_async(op: Operation) -> None:
    """4, 8 or 16 bytes; 16 around the first cache."""
    size = number(op, "size")
    modifier = keyword(op, "modifier")
    if modifier not in ("cg", "ca"):
        op.emit_error("Only CG and CA cache modifiers are supported.")
    elif size not in (4, 8, 16):
        op.emit_error("expected byte size to be either 4, 8 or 16.")
    elif modifier == "cg" and size != 16:
        op.emit_error("CG cache modifier is only support for 16 bytes copy.")


def _registers(op: Operation, result: Any, count: int) -> None:
    i32 = IntegerType(32)
    if count == 1:
        if result is not i32:
            op.emit_op_error("expected destination type is i32")
    elif members(result) != (i32,) * count:
        op.emit_op_error(
            f"expected destination type is a structure of {count} elements of type i32"
        )


def shape_of(op: Operation) -> tuple[int, ...]:
    """Return the sizes of the `shape` attribute."""
    found: Any = op.properties["shape"]
    return tuple(getattr(p, "value", p) for p in found.params)


@verify.add("nvvm.ldmatrix")
def ldmatrix(op: Operation) -> None:
    """As many registers as tiles, of a shape and element type that exist."""
    shape, count = shape_of(op), number(op, "num")
    if shape == (8, 8):
        if count not in (1, 2, 4):
            op.emit_op_error("expected num attribute to be 1, 2 or 4 for 8x8 matrix")
            return
        if keyword(op, "eltType") != "b16":
            op.emit_op_error("expected element type to be b16 for 8x8 matrix")
            return
    elif shape == (8, 16):
        if count not in (1, 2, 4):
            op.emit_op_error("expected num attribute to be 1, 2 or 4 for 8x16 matrix")
            return
        if keyword(op, "layout") != "row":
            op.emit_op_error("expected layout to be row for 8x16 matrix")
            return
    elif shape == (16, 16):
        if count not in (1, 2):
            op.emit_op_error("expected num attribute to be 1 or 2 for 16x16 matrix")
            return
        if keyword(op, "layout") != "col":
            op.emit_op_error("expected layout to be col for 16x16 matrix")
            return
        count *= 2
    else:
        op.emit_op_error("expected shape to be 8x8, 8x16 or 16x16")
        return
    _registers(op, op.results[0].type, count)


@verify.add("nvvm.stmatrix")
def stmatrix(op: Operation) -> None:
    """1, 2 or 4 registers, of a shape that exists."""
    shape, count = shape_of(op), len(op.operands) - 1
    if count not in (1, 2, 4):
        op.emit_op_error("expected num attribute to be 1, 2 or 4")
    elif shape not in ((8, 8), (16, 8)):
        op.emit_op_error("expected shape to be 8x8 or 16x8")
    elif shape == (8, 8) and keyword(op, "eltType") != "b16":
        op.emit_op_error("expected element type to be B16 for 8x8 matrix")
    elif shape == (16, 8) and keyword(op, "eltType") != "b8":
        op.emit_op_error("expected element type to be B8 for 16x8 matrix")
    elif shape == (16, 8) and keyword(op, "layout") != "col":
        op.emit_op_error("expected layout to be col for 16x8 matrix")


@verify.add("nvvm.setmaxregister")
def setmaxregister(op: Operation) -> None:
    """24 to 256 in steps of 8."""
    count = number(op, "regCount")
    if count % 8:
        op.emit_op_error("new register size must be multiple of 8")
    elif not 24 <= count <= 256:
        op.emit_op_error("new register size must be in between 24 to 256")


@verify.add("nvvm.shfl.sync")
def shfl_sync(op: Operation) -> None:
    """A pair where the predicate is asked for, else the value."""
    parts = members(op.results[0].type)
    if op.properties.get("return_value_and_is_valid") is None:
        if parts is not None:
            op.emit_op_error(
                '"return_value_and_is_valid" attribute must be specified when the return type is'
                " a struct type"
            )
            return
        wanted = [("return type", op.val.type, op.results[0].type)]
    elif parts is None or len(parts) != 2:
        op.emit_op_error("expected return type to be a two-element struct")
        return
    else:
        wanted = [
            ("first element in the returned struct", op.val.type, parts[0]),
            ("second element in the returned struct", IntegerType(1), parts[1]),
        ]
    for what, a, b in wanted:
        if a is not b:
            op.emit_op_error(f"expected {what} to be of type '{a}' but got '{b}' instead")
            return


@verify.add("nvvm.match.sync")
def match_sync(op: Operation) -> None:
    """A pair for `all`, a mask for `any`."""
    parts = members(op.results[0].type)
    if keyword(op, "kind") == "all":
        if parts != (IntegerType(32), IntegerType(1)):
            op.emit_op_error(
                "match.sync 'all' returns a two element struct with first element as i32 and"
                " second element as i1"
            )
    elif op.results[0].type is not IntegerType(32):
        op.emit_op_error("match.sync 'any' returns an i32")


@verify.add("nvvm.vote.sync")
def vote_sync(op: Operation) -> None:
    """A mask for `ballot`, a predicate otherwise."""
    type = op.results[0].type
    if keyword(op, "kind") == "ballot":
        if type is not IntegerType(32):
            op.emit_op_error("vote.sync 'ballot' returns an i32")
    elif type is not IntegerType(1):
        op.emit_op_error("vote.sync 'any', 'all' and 'uni' returns an i1")


@verify.add("nvvm.barrier")
def barrier(op: Operation) -> None:
    """A count needs an id; a reduction has none."""
    ident, count, predicate = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    if count and not ident:
        op.emit_op_error("barrier id is missing, it should be set between 0 to 15")
    elif ident and (predicate or op.properties.get("reductionOp") is not None):
        op.emit_op_error("reduction are only available when id is 0")
    elif bool(predicate) != (op.properties.get("reductionOp") is not None):
        op.emit_op_error("reduction predicate and reduction operation must be specified together")


@verify.add("nvvm.fence.proxy")
def fence_proxy(op: Operation) -> None:
    """A state space for shared memory only."""
    kind, space = keyword(op, "kind"), op.properties.get("space")
    if kind == "tensormap":
        op.emit_op_error("tensormap proxy is not a supported proxy kind")
    elif kind == "generic":
        op.emit_op_error("generic proxy not a supported proxy kind")
    elif kind == "async.shared" and space is None:
        op.emit_op_error("async_shared fence requires space attribute")
    elif kind != "async.shared" and space is not None:
        op.emit_op_error("only async_shared fence can have space attribute")


_WGMMA_K = {
    "tf32": 8, "f16": 16, "bf16": 16, "s8": 32, "u8": 32, "e4m3": 32, "e5m2": 32, "b1": 256,
}  # fmt: skip
_FLOATS, _BYTES, _FP8 = ("f16", "f32"), ("s8", "u8"), ("e4m3", "e5m2")
_WGMMA_TYPES = {
    "tf32": (("tf32",), ("f32",)), "bf16": (("bf16",), _FLOATS), "f16": (("f16",), _FLOATS),
    "e4m3": (_FP8, _FLOATS), "e5m2": (_FP8, _FLOATS), "s8": (_BYTES, ("s32",)),
    "u8": (_BYTES, ("s32",)), "b1": (("b1",), ("s32",)),
}  # fmt: skip
"""Types of B and of the result that go with a type of A."""

_WIDE_STEPS = (8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256)


@verify.add("nvvm.wgmma.mma_async")
def wgmma(op: Operation) -> None:
    """Shape, input and accumulator types that belong together; the accumulator's registers."""
    parts = members(op.results[0].type)
    if parts is None:
        return
    m, n, k = shape_of(op)
    a, b, d = (keyword(op, f"type{x}") for x in "ABD")
    for t in parts:
        if t is not parts[0]:
            op.emit_op_error(f"all elements in struct must be same type but there is '{t}'")
            return
    if not _wgmma_types_fit(op, a, b, d):
        return
    if m != 64:
        op.emit_op_error("shape 'm' must be 64")
        return
    if k != _WGMMA_K[a]:
        op.emit_op_error(f"shape 'k' must be {_WGMMA_K[a]} for input type {a}")
        return
    integer = a in ("s8", "u8", "b1")
    if n not in (_WIDE_STEPS if integer else range(8, 257, 8)):
        op.emit_op_error(f"has input type {a} n is set to {n}, it is not supported.")
        return
    layouts = keyword(op, "layoutA"), keyword(op, "layoutB")
    if a not in ("f16", "bf16") and layouts != ("row", "col"):
        op.emit_op_error(
            f"given layouts layout_a = {layouts[0]} and layout_b = {layouts[1]} for input types"
            f" {a} and {b} requires transpose. However, this is only supported for: f16 and bf16"
        )
        return
    count = n // 4 if d == "f16" else n // 2
    if len(parts) != count:
        op.emit_op_error(f"results {count}, however output struct has {len(parts)} elements")
        return
    if keyword(op, "satfinite") == "satfinite" and d != "s32":
        op.emit_op_error(
            " `satfinite` can be only used with s32 accumulator, however the current accumulator"
            f" is {d}"
        )


def _wgmma_types_fit(op: Operation, a: str, b: str, d: str) -> bool:
    """Check the types of A, B and the result, and that sums of integers are not negated."""
    factors, results = _WGMMA_TYPES.get(a, ((), ()))
    if d not in ("f16", "f32", "s32"):
        op.emit_op_error(f"does not support the given output type {d}")
    elif d == "s32" and "neg" in (keyword(op, "scaleA"), keyword(op, "scaleB")):
        op.emit_op_error("has s32 output, scaleA and scaleB cannot be neg")
    elif b not in factors or d not in results:
        op.emit_op_error(f"{d} += {a} * {b}, it is not supported.")
    else:
        return True
    return False


@verify.add("nvvm.redux.sync")
def redux_sync(op: Operation) -> None:
    """A kind for the type; NaN and absolute value for floats."""
    kind, type = keyword(op, "kind"), op.results[0].type
    floating = str(type) == "f32"
    for name in ("abs", "nan"):
        if number(op, name) and not floating:
            op.emit_op_error(f"{name} attribute is supported only for f32 type")
            return
    wanted = "f32" if kind in ("fmin", "fmax") else "i32"
    if str(type) != wanted:
        op.emit_op_error(
            f"'{kind}' redux kind unsupported with '{type}' type. Only supported type is"
            f" '{wanted}'."
        )


@verify.add("nvvm.pmevent")
def pmevent(op: Operation) -> None:
    """An event or a mask of events."""
    event: Any = op.properties.get("eventId")
    mask: Any = op.properties.get("maskedEventId")
    if event is None and mask is None:
        op.emit_op_error("either `id` or `mask` must be set")
    elif event is not None and mask is not None:
        op.emit_op_error("`id` and `mask` cannot be set at the same time")
    elif event is not None and not 0 <= event.value <= 15:
        op.emit_op_error("`id` must be between 0 and 15")


from . import (  # noqa: E402, F401
    verify_convert,
    verify_copies,
    verify_functions,
    verify_mma,
    verify_sync,
    verify_tcgen05,
)

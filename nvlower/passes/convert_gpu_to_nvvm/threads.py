"""Barriers, shuffles and reductions between the threads of a block."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import UNIT, DialectAttr
from nvlower.ir.types import F32, I1, I32, FloatType, IntegerType, VectorType
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

WARP = 32

WORD = 32
"""Bits that one shuffle moves."""

MODES = {"xor": "bfly", "up": "up", "down": "down", "idx": "idx"}

REDUX = {
    "add": "add", "minsi": "min", "minui": "umin", "maxsi": "max", "maxui": "umax", "and": "and",
    "or": "or", "xor": "xor",
}  # fmt: skip
"""Reductions that ``nvvm.redux.sync`` does, by its kind."""


@RULES.lowers("gpu.barrier")
def barrier(op: Operation, b: Rewriter) -> None:
    """gpu.barrier  =>  nvvm.barrier0"""
    b.create("nvvm.barrier0", (), ())
    b.erase(op)


def bits_of(type: Any) -> int | None:
    """Return the bits of a value that a shuffle can carry, None for another type."""
    if isinstance(type, IntegerType | FloatType):
        return type.width
    if isinstance(type, VectorType) and isinstance(type.element_type, IntegerType | FloatType):
        return type.num_elements * type.element_type.width
    return None


def to_word(b: Rewriter, value: Value) -> Value:
    """Return a value of at most 32 bits as i32, zero-extended; i32 and f32 as they are."""
    if value.type is I32 or value.type is F32:
        return value
    integer = IntegerType(bits_of(value.type) or WORD)
    if value.type is not integer:
        value = L.cast(b, "bitcast", value, integer)
    return value if integer is I32 else L.cast(b, "zext", value, I32)


def from_word(b: Rewriter, word: Value, type: Any) -> Value:
    """Return the value that `to_word` made into `word`."""
    if word.type is type:
        return word
    integer = IntegerType(bits_of(type) or WORD)
    if integer is not I32:
        word = L.cast(b, "trunc", word, integer)
    return word if type is integer else L.cast(b, "bitcast", word, type)


@RULES.lowers("gpu.shuffle")
def shuffle(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.shuffle xor %v, %offset, %width : f32
    =>  mask of the active lanes, clamp, nvvm.shfl.sync bfly %mask, %v, %offset, %clamp

    Smaller values travel zero-extended, vectors of 32 bits as i32; upstream refuses both.
    """
    whole: Any = b[op.value].type
    bits = bits_of(whole)
    if bits is None or bits > WORD:
        return b.fail(op, f"a shuffle moves up to 32 bits, not {op.value.type}; split it first")
    value = to_word(b, b[op.value])
    type = value.type
    width = b[op.width]
    one = L.constant(b, 1, I32)
    minus_one = L.constant(b, -1, I32)
    warp = L.constant(b, WARP, I32)
    inactive = L.sub(b, warp, width)
    mask = b.value("llvm.lshr", (minus_one, inactive), (I32,))
    mode = op.mode.params[0]
    clamp = inactive if mode == "up" else L.sub(b, width, one)
    props: dict[str, Attribute] = {"kind": DialectAttr("nvvm.shfl_kind", (MODES[mode],))}
    validity = bool(op.results[1].uses)
    result: Any = type
    if validity:
        result = T.struct(type, I1)
        props["return_value_and_is_valid"] = UNIT
    new = b.value("nvvm.shfl.sync", (mask, value, b[op.offset], clamp), (result,), props)
    if validity:
        received = L.extract(b, new, 0)
        valid = L.extract(b, new, 1)
        b.replace(op, from_word(b, received, whole), valid)
    else:
        b.replace(op, from_word(b, new, whole), [])
    return None


@RULES.lowers("gpu.all_reduce")
def all_reduce(op: Operation, b: Rewriter) -> Failed:
    """gpu.all_reduce  =>  refused: what can be lowered was expanded before the conversion"""
    if op.uniform is None:
        return b.fail(op, "only uniform reductions are lowered: all threads of the block take part")
    function = op.parent_of_name("gpu.func") or op.parent_of_name("llvm.func")
    if function is None:
        return b.fail(op, "it needs workgroup memory, which only a gpu.func around it can hold")
    if op.parent is None or op.parent.parent is not function.regions[0]:
        return b.fail(op, "it is inside a nested region: lower that first, by convert-scf-to-cf")
    return b.fail(op, f"there is no such reduction of {op.result.type}")


@RULES.lowers("gpu.subgroup_reduce")
def subgroup_reduce(op: Operation, b: Rewriter) -> Failed | None:
    """gpu.subgroup_reduce add %v uniform : (i32) -> (i32)  =>  nvvm.redux.sync add"""
    if not getattr(b.options, "has_redux", False):
        return b.fail(
            op,
            "needs the redux instruction: pass has-redux for sm_80 and later, or expand for shuffles",
        )
    if op.cluster_size is not None:
        return b.fail(op, "redux reduces a whole warp, not clusters of lanes")
    if op.uniform is None:
        return b.fail(op, "cannot be lowered to redux as the op must be run uniformly")
    if op.value.type is not I32:
        return b.fail(op, "redux reduces i32")
    kind = REDUX.get(op.op.params[0])
    if kind is None:
        return b.fail(op, f"redux has no reduction '{op.op.params[0]}'")
    mask = L.constant(b, -1, I32)
    props: dict[str, Attribute] = {"kind": DialectAttr("nvvm.redux_kind", (kind,))}
    b.replace(op, b.value("nvvm.redux.sync", (b[op.value], mask), (I32,), props))
    return None

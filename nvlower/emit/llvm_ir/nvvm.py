"""Ops of the nvvm dialect: calls of intrinsics, with what some need before or after."""

from __future__ import annotations

from nvlower.dialects.nvvm.intrinsics import Cast, NoIntrinsicError, call

from . import attributes as A
from .function import RefusedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    from .function import FunctionWriter

    Writer = Callable[[Operation, FunctionWriter], None]


def writer(op: Operation) -> Writer:
    """Return the function that writes an op of this name."""
    return _AFTER.get(op.name, _write)


def _arguments(op: Operation, values: list[Any], f: FunctionWriter) -> Callable[[], str]:
    """Write the casts that arguments need; return what gives their text."""
    parts: list[Any] = []
    for value in values:
        parts.append(_cast(value, f) if isinstance(value, Cast) else value)
    return lambda: ", ".join(p if isinstance(p, str) else f.tv(p) for p in parts)


def _cast(cast: Cast, f: FunctionWriter) -> str:
    value = cast.value
    if cast.instruction == "icmp ne":
        return f"i1 {f.define(lambda: f'icmp ne {f.tv(value)}, {cast.type}')}"
    if f.types(value.type) == cast.type:
        return f.tv(value)
    if cast.instruction == "addrspacecast" and f.names.get(value, "%")[0] != "%":
        return f"{cast.type} addrspacecast ({f.tv(value)} to {cast.type})"
    name = f.define(lambda: f"{cast.instruction} {f.tv(value)} to {cast.type}")
    return f"{cast.type} {name}"


def _called(op: Operation, f: FunctionWriter, result: str) -> Callable[[], str]:
    try:
        name, values = call(op)
    except NoIntrinsicError as reason:
        raise RefusedError(str(reason)) from None
    arguments = _arguments(op, values, f)
    words = ""
    limits = op.properties.get("range")
    if limits is not None:
        words = A.value_range(limits) + " "
    return lambda: f"call {words}{result} @llvm.{name}({arguments()})"


def _write(op: Operation, f: FunctionWriter) -> None:
    if not op.results:
        f.emit(_called(op, f, "void"))
        return
    f.set(op.results[0], _called(op, f, f.types(op.results[0].type)))


def _arrive(op: Operation, f: FunctionWriter) -> None:
    """Write an arrival; in the block's own memory the intrinsic returns a state, used or not."""
    if op.results or op.operands[0].type.params[:1] == (7,):  # type: ignore[attr-defined]
        _write(op, f)
    else:
        f.define(_called(op, f, "i64"))


def _elect(op: Operation, f: FunctionWriter) -> None:
    pair = f.define(_called(op, f, "{ i32, i1 }"))
    f.set(op.results[0], lambda: f"extractvalue {{ i32, i1 }} {pair}, 1")


def _barrier(op: Operation, f: FunctionWriter) -> None:
    kind = A.keyword(op.properties.get("reductionOp"), "")
    if not op.results or kind == "popc":
        _write(op, f)
        return
    bit = f.define(_called(op, f, "i1"))
    f.set(op.results[0], lambda: f"zext i1 {bit} to i32")


def _packed(op: Operation, f: FunctionWriter) -> None:
    """Write a conversion whose intrinsic returns i16 where the op returns two bytes."""
    type = f.types(op.results[0].type)
    if type == "i16":
        _write(op, f)
        return
    packed = f.define(_called(op, f, "i16"))
    word = "trunc" if type == "i8" else "bitcast"
    f.set(op.results[0], lambda: f"{word} i16 {packed} to {type}")


_DESCRIPTOR = ((16383, 0), (16383, 16), (16383, 32), (7, 49), (1, 52), (7, 61))
"""Mask and place of each field of a shared memory descriptor, in the order of the operands."""
_DESCRIPTOR_VERSION = 1 << 46


def _smem_descriptor(op: Operation, f: FunctionWriter) -> None:
    """Pack the fields as upstream does, instruction by instruction."""
    whole = "0"
    for i, (value, (mask, place)) in enumerate(zip(op.operands, _DESCRIPTOR, strict=True)):
        if i == 3:
            whole = f.define(_text("or i64 {}, {}", whole, _DESCRIPTOR_VERSION))
        text = f.v(value)
        type = f.types(value.type)
        if type != "i32":
            text = f.define(_text("zext {} {} to i32", type, text))
        text = f.define(_text("and i32 {}, {}", text, mask))
        text = f.define(_text("zext i32 {} to i64", text))
        text = f.define(_text("shl i64 {}, {}", text, place))
        whole = f.define(_text("or i64 {}, {}", whole, text))
    f.names[op.results[0]] = whole


def _text(form: str, *parts: object) -> Callable[[], str]:
    return lambda: form.format(*parts)


def _fragment(op: Operation, f: FunctionWriter) -> None:
    """Write wmma.load: for a fragment of one register the intrinsic returns no struct."""
    type: Any = op.results[0].type
    fields: tuple[Any, ...] = type.params[0] if type.name == "llvm.struct" else ()
    if len(fields) != 1:
        _write(op, f)
        return
    field = f.types(fields[0])
    register = f.define(_called(op, f, field))
    whole = f.types(type)
    f.set(op.results[0], lambda: f"insertvalue {whole} poison, {field} {register}, 0")


_AFTER: dict[str, Writer] = {
    "nvvm.wmma.load": _fragment,
    "nvvm.elect.sync": _elect,
    "nvvm.tcgen05.mma_smem_desc": _smem_descriptor,
    "nvvm.barrier": _barrier,
    **dict.fromkeys(
        (
            "nvvm.mbarrier.arrive", "nvvm.mbarrier.arrive_drop", "nvvm.mbarrier.arrive.expect_tx",
            "nvvm.mbarrier.arrive_drop.expect_tx",
        ),
        _arrive,
    ),
    **{
        f"nvvm.convert.{kind}": _packed
        for kind in (
            "f32x2.to.f4x2", "f32x2.to.f6x2", "f32x2.to.f8x2", "f16x2.to.f8x2", "bf16x2.to.f8x2",
        )
    },
}  # fmt: skip

"""Ops of the llvm dialect that are intrinsics: ``llvm.intr.*``.

Names are written without the suffix of overloaded types: LLVM's parser derives it from the call.
"""

from __future__ import annotations

from . import attributes as A
from .function import RefusedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    from .function import FunctionWriter

    Writer = Callable[[Operation, FunctionWriter], None]

IMMEDIATES: dict[str, tuple[tuple[int, str], ...]] = {
    "abs": ((1, "is_int_min_poison"),), "ctlz": ((1, "is_zero_poison"),),
    "cttz": ((1, "is_zero_poison"),), "expect.with.probability": ((2, "prob"),),
    "invariant.start": ((0, "size"),), "invariant.end": ((1, "size"),),
    "is.fpclass": ((1, "bit"),), "memcpy": ((3, "isVolatile"),), "memmove": ((3, "isVolatile"),),
    "memset": ((3, "isVolatile"),), "memcpy.inline": ((2, "len"), (3, "isVolatile")),
    "memset.inline": ((2, "len"), (3, "isVolatile")),
    "prefetch": ((1, "rw"), (2, "hint"), (3, "cache")), "ubsantrap": ((0, "failureKind"),),
    "vector.extract": ((1, "pos"),), "vector.insert": ((2, "pos"),),
    "matrix.multiply": ((2, "lhs_rows"), (3, "lhs_columns"), (4, "rhs_columns")),
    "matrix.transpose": ((1, "rows"), (2, "columns")),
    "matrix.column.major.load": ((2, "isVolatile"), (3, "rows"), (4, "columns")),
    "matrix.column.major.store": ((3, "isVolatile"), (4, "rows"), (5, "columns")),
}  # fmt: skip
"""Attributes that are arguments of the intrinsic, each with its position among them."""


def writer(op: Operation) -> Writer:
    """Return the function that writes an op of this name."""
    name = op.name[10:]
    if name.startswith("experimental.constrained."):
        return _constrained
    found = _WRITERS.get(name)
    if found is not None:
        return found
    if name.startswith("coro."):
        raise RefusedError("coroutines do not exist on this target")
    return _simple


def _immediate(attr: Any, f: FunctionWriter) -> str:
    return f"{f.types(attr.type)} {f.constant(attr, attr.type)}"


def _simple(op: Operation, f: FunctionWriter) -> None:
    name = op.name[10:]
    immediates = [(at, _immediate(op.properties[key], f)) for at, key in IMMEDIATES.get(name, ())]
    values = op.operands
    if name == "assume":
        values = values[:1]
    words = A.argument_words(op, len(values), f.types)
    name = {"vacopy": "va_copy", "vaend": "va_end", "vastart": "va_start"}.get(name, name)
    result = f.types(op.results[0].type) if op.results else "void"
    if name in ("lifetime.start", "lifetime.end"):
        values = op.operands[-1:]
    head = f"call{A.flags(op)} {A.result_words(op, f.types)}{result} @llvm.{name}"
    tail = A._bundles(op, f) if name == "assume" else ""
    tail += f.module.metadata.aliasing(op)

    def text() -> str:
        arguments = [f"{f.types(v.type)} {w}{f.v(v)}" for v, w in zip(values, words, strict=False)]
        for at, immediate in immediates:
            arguments.insert(at, immediate)
        return f"{head}({', '.join(arguments)}){tail}"

    if op.results:
        f.set(op.results[0], text)
    else:
        f.emit(text)


_ROUNDING = ("towardzero", "tonearest", "upward", "downward", "tonearestaway")
_EXCEPTIONS = ("ignore", "maytrap", "strict")


def _constrained(op: Operation, f: FunctionWriter) -> None:
    words = []
    rounding: Any = op.properties.get("roundingmode")
    if rounding is not None:
        words.append(f'metadata !"round.{_ROUNDING[rounding.value]}"')
    behaviour: Any = op.properties["fpExceptionBehavior"]
    words.append(f'metadata !"fpexcept.{_EXCEPTIONS[behaviour.value]}"')
    head = f"call {f.types(op.results[0].type)} @llvm.{op.name[10:]}"
    tail = ", ".join(words)
    f.set(op.results[0], lambda: f"{head}({f.tvs(op.operands)}, {tail}) strictfp")


def _masked(op: Operation, f: FunctionWriter) -> None:
    """Write masked load, store, gather and scatter: the alignment stands on the pointer."""
    name = op.name[10:]
    n = A.number(op, "alignment")
    pointer = 0 if name in ("masked.load", "masked.gather") else 1
    values = list(op.operands)
    words = ["", "", "", ""]
    words[pointer] = f"align {n} " if n else ""
    result = f.types(op.results[0].type) if op.results else "void"
    rest = ""
    if op.results and len(values) < 3:
        rest = f", {result} {'poison'}"
    tail = A.memory(op, f)

    def text() -> str:
        arguments = ", ".join(
            f"{f.types(v.type)} {w}{f.v(v)}" for v, w in zip(values, words, strict=False)
        )
        return f"call {result} @llvm.{name}({arguments}{rest}){tail}"

    if op.results:
        f.set(op.results[0], text)
    else:
        f.emit(text)


def _noalias_scope(op: Operation, f: FunctionWriter) -> None:
    meta = f.module.metadata
    node = meta.node(f"!{{{meta.scope(op.properties['scope'])}}}")
    f.emit(lambda: f"call void @llvm.experimental.noalias.scope.decl(metadata {node})")


def _debug(op: Operation, f: FunctionWriter) -> None:
    """Write a debug record; without debug information in the function there is none."""
    debug = f.module.debug
    place = debug.location(op.loc, f.scope) if f.scope and debug is not None else ""
    if debug is None or not place:
        return
    f.tail = ""
    p: Any = op.properties
    kind = op.name.rpartition(".")[2]
    if kind == "label":
        node = debug.node(p["label"])
        f.emit(lambda: f"  #dbg_label({node}, {place})")
        return
    node, expression = debug.node(p["varInfo"]), debug.expression(p.get("locationExpr"))
    f.emit(lambda: f"  #dbg_{kind}({f.tv(op.operands[0])}, {node}, {expression}, {place})")


_WRITERS: dict[str, Writer] = {
    "masked.load": _masked, "masked.store": _masked, "masked.gather": _masked,
    "masked.scatter": _masked, "experimental.noalias.scope.decl": _noalias_scope,
    "dbg.declare": _debug, "dbg.value": _debug, "dbg.label": _debug,
}  # fmt: skip

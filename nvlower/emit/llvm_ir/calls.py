"""Calls: of functions, of inline assembly, of intrinsics by name."""

from __future__ import annotations

from . import attributes as A
from .function import symbol
from .types import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    from .function import FunctionWriter


def call(op: Operation, f: FunctionWriter) -> None:
    """Write a direct or indirect call."""
    callee: Any = op.properties.get("callee")
    operands = op.callee_operands
    function = f.module.functions.get(callee.leaf) if callee is not None else None
    result = f.types(op.results[0].type) if op.results else "void"
    full: Any = op.properties.get("var_callee_type")
    if full is not None:
        result = f.types(full.value) if full.value.params[2] else f.types(full.value.params[0])
    elif function is not None and A.type_of(function, "function_type").params[2]:
        result = f.types(A.type_of(function, "function_type"))
    head = A.call_head(op, f.types)
    tail = A.call_tail(op, f)
    arguments = operands if callee is not None else operands[1:]
    words = A.argument_words(op, len(arguments), f.types)

    def text() -> str:
        to = symbol(callee) if callee is not None else f.v(operands[0])
        texts = ", ".join(
            f"{f.types(a.type)} {w}{f.v(a)}" for a, w in zip(arguments, words, strict=True)
        )
        return f"{head}{result} {to}({texts}){tail}"

    if op.results:
        f.set(op.results[0], text)
    else:
        f.emit(text)


def inline_asm(op: Operation, f: FunctionWriter) -> None:
    """Write a call of inline assembly."""
    p: Any = op.properties
    kind = A.keyword(p.get("tail_call_kind"), "none")
    head = {"none": "", "notail": "notail ", "musttail": "musttail "}.get(kind, "tail ") + "call "
    kinds = (("has_side_effects", "sideeffect"), ("is_align_stack", "alignstack"))
    words = [w for k, w in kinds if k in p]
    dialect = p.get("asm_dialect")
    if dialect is not None and A.enum_number(dialect, {"att": 0, "intel": 1}) == 1:
        words.append("inteldialect")
    words.append(f"{quoted(p['asm_string'].value)}, {quoted(p['constraints'].value)}")
    result = f.types(op.results[0].type) if op.results else "void"
    attrs = p.get("operand_attrs")
    extra = A.dictionaries(attrs, len(op.operands), f.types)

    def text() -> str:
        texts = ", ".join(
            f"{f.types(a.type)} {w}{f.v(a)}" for a, w in zip(op.operands, extra, strict=True)
        )
        return f"{head}{result} asm {' '.join(words)}({texts})"

    if op.results:
        f.set(op.results[0], text)
    else:
        f.emit(text)


def call_intrinsic(op: Operation, f: FunctionWriter) -> None:
    """Write a call of an intrinsic given by name."""
    name: Any = op.properties["intrin"]
    arguments = op.operands
    words = A.argument_words(op, len(arguments), f.types)
    result = f.types(op.results[0].type) if op.results else "void"

    def text() -> str:
        texts = ", ".join(
            f"{f.types(a.type)} {w}{f.v(a)}" for a, w in zip(arguments, words, strict=True)
        )
        head = f"call{A.flags(op)} {A.result_words(op, f.types)}{result}"
        return f"{head} @{name.value}({texts})"

    if op.results:
        f.set(op.results[0], text)
    else:
        f.emit(text)

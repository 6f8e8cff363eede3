"""Printers of the ``custom<Name>(...)`` directives of assembly formats.

Each is ``f(op, p, *arguments) -> None``; a value group that is not of kind "one" arrives as a
list, as does its ``type(...)``.
"""

from __future__ import annotations

from nvlower.ir.types import DYNAMIC, INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from nvlower.ir.core import Block, Operation, Region, Value
    from nvlower.ir.types import Type

    from .printer import Printer

DYNAMIC_GEP = -(2**31)
"""Marks a GEP index that is an operand."""


def async_dependencies(op: Operation, p: Printer, token: list[Type], values: list[Value]) -> None:
    """Print ``async [%t0, %t1]``."""
    text = "async" if token else ""
    if values:
        text += f"{' ' if token else ''}[{p.operands(values)}]"
    p.emit(text)


def dynamic_index_list(
    op: Operation,
    p: Printer,
    values: Sequence[Value],
    integers: Any,
    scalable: Any = None,
    delimiter: str = "",
) -> None:
    """Print ``[%a, 3, [4]]``."""
    rest = iter(values)
    names = p.names
    inner = ", ".join(names[next(rest)] if n == DYNAMIC else str(n) for n in integers.values)
    p.emit(f"({inner})" if delimiter.endswith("Paren") else f"[{inner}]")


def _segments(op: Operation, values: Sequence[Value], name: str) -> list[Sequence[Value]]:
    sizes: Any = op.properties.get(name)
    groups = []
    at = 0
    for size in sizes.values if sizes is not None else ():
        groups.append(values[at : at + size])
        at += size
    return groups


def _case_values(attr: Any) -> list[int]:
    from nvlower.ir.dense import values

    return values(attr)


def switch_op_cases(op: Operation, p: Printer, flag: Any, *rest: Any) -> None:
    """Print the cases of ``cf.switch`` and ``llvm.switch``."""
    if op.name == "llvm.switch":
        _llvm_switch_cases(op, p, *rest)
        return
    default, default_operands, _, values, blocks, operands, _ = rest
    p.emit(f"  default: {p.successor_args(default[0], default_operands)}")
    if values is None:
        return
    mask = (1 << values.type.element_type.width) - 1
    groups = _segments(op, operands, "case_operand_segments")
    for value, block, args in zip(_case_values(values), blocks, groups, strict=False):
        p.emit(",")
        p.newline()
        p.emit(f"  {value & mask}: {p.successor_args(block, args)}")
    p.newline()


def _llvm_switch_cases(
    op: Operation, p: Printer, values: Any, blocks: list[Block], operands: Any, _: Any
) -> None:
    p.emit("[")
    p.newline()
    if values is None:
        p.emit("]")
        return
    groups = _segments(op, operands, "case_operand_segments")
    for i, (value, block, args) in enumerate(
        zip(_case_values(values), blocks, groups, strict=False)
    ):
        if i:
            p.emit(",")
            p.newline()
        p.emit(f"  {value}: {p.successor_args(block, args)}")
    p.newline()
    p.emit("]")


def indirect_br_successors(
    op: Operation, p: Printer, _: Any, blocks: list[Block], operands: Any, __: Any
) -> None:
    """Print ``[^bb1(%a : i32), ^bb2]``, one a line."""
    p.emit("[")
    groups = _segments(op, operands, "indbr_operand_segments")
    for i, (block, args) in enumerate(zip(blocks, groups, strict=False)):
        if i:
            p.emit(",")
        p.newline()
        p.emit(p.successor_args(block, args))
    if blocks:
        p.newline()
    p.emit("]")


def switch_cases(op: Operation, p: Printer, cases: Any, regions: list[Region]) -> None:
    """Print ``case 2 {...}`` lines."""
    for value, region in zip(cases.values, regions, strict=True):
        p.newline()
        p.emit(f"case {value} ")
        p.print_region(region, args=False)


def all_reduce_operation(op: Operation, p: Printer, attr: Any) -> None:
    """Print the keyword of a reduction."""
    if attr is not None:
        p.emit(p.stripped(attr))


def offloading_handler(op: Operation, p: Printer, attr: Any) -> None:
    """Print ``<#handler>`` unless it is the default one."""
    if attr is not None and str(attr) != "#gpu.select_object":
        p.emit(f"<{p.attr(attr)}>")


def launch_dim_type(op: Operation, p: Printer, type: Type, *_: Any) -> None:
    """Print ``: i64`` where the sizes are no indices."""
    if type is not INDEX:
        p.emit(f": {p.type(type)}")


def launch_func_operands(op: Operation, p: Printer, values: list[Value], types: list[Type]) -> None:
    """Print ``args(%a : f32)``."""
    if values:
        inner = ", ".join(f"{p.names[v]} : {p.type(v.type)}" for v in values)
        p.emit(f"args({inner})")


def gep_indices(op: Operation, p: Printer, values: list[Value], constants: Any) -> None:
    """Print ``%i, 0, 1``."""
    rest = iter(values)
    names = p.names
    p.emit(", ".join(names[next(rest)] if n == DYNAMIC_GEP else str(n) for n in constants.values))


def nothing(op: Operation, p: Printer, *_: Any) -> None:
    """Print nothing: the directive only infers a type."""


def llvm_linkage(op: Operation, p: Printer, linkage: Any) -> None:
    """Print the linkage keyword."""
    p.emit(linkage.params[0])


def one_bundle(p: Printer, tag: str, values: Sequence[Value]) -> str:
    """Return ``"tag"(%a : i32)``."""
    from nvlower.ir.attributes import quote

    inner = ""
    if values:
        inner = f"{p.operands(values)} : {p.types([v.type for v in values])}"
    return f"{quote(tag)}({inner})"


def op_bundles(op: Operation, p: Printer, values: Sequence[Value], _: Any, tags: Any) -> None:
    """Print ``["align"(%p, %n : !llvm.ptr, i64)]``."""
    groups = _segments(op, values, "op_bundle_sizes")
    if groups:
        names = [t.value for t in tags.elements]
        inner = ", ".join(one_bundle(p, n, g) for n, g in zip(names, groups, strict=True))
        p.emit(f"[{inner}]")


def global_memref(op: Operation, p: Printer, type: Any, value: Any) -> None:
    """Print ``memref<4xf32> = dense<0.0>``."""
    text = p.type(type.value)
    if value is not None:
        shown = "uninitialized" if str(value) == "unit" else p.attr_bare(value)
        text += f" = {shown}"
    p.emit(text)


PRINT: dict[str, Callable[..., None]] = {
    "AsyncDependencies": async_dependencies,
    "DynamicIndexList": dynamic_index_list,
    "SwitchOpCases": switch_op_cases,
    "IndirectBrOpSucessors": indirect_br_successors,
    "SwitchCases": switch_cases,
    "AllReduceOperation": all_reduce_operation,
    "OffloadingHandler": offloading_handler,
    "LaunchDimType": launch_dim_type,
    "LaunchFuncOperands": launch_func_operands,
    "GEPIndices": gep_indices,
    "InsertExtractValueElementType": nothing,
    "ShuffleType": nothing,
    "LLVMLinkage": llvm_linkage,
    "OpBundles": op_bundles,
    "GlobalMemrefOpTypeAndInitialValue": global_memref,
}

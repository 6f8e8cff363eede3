"""Assembly of the gpu ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import dictionary, print_signature
from nvlower.ir.opdef import printer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation

FUNC_HIDDEN = (
    "sym_name", "workgroup_attributions", "gpu.kernel", "function_type", "arg_attrs", "res_attrs",
    "workgroup_attrib_attrs", "private_attrib_attrs",
)  # fmt: skip


def attributions(p: Any, keyword: str, values: Sequence[Any], attrs: Any = None) -> str:
    """Return `` workgroup(%w : memref<4xf32, 3> {a})``, "" for none."""
    if not values:
        return ""
    shown = (
        f"{p.names[v]} : {p.type(v.type)}{p.named_attrs(dictionary(attrs, i))}"
        for i, v in enumerate(values)
    )
    return f" {keyword}({', '.join(shown)})"


def attribution_count(op: Operation) -> int:
    """Return how many workgroup attributions a gpu.func or gpu.launch has."""
    found: Any = op.get_attr("workgroup_attributions")
    return found.value if found is not None else 0


@printer.add("gpu.func")
def print_func(op: Operation, p: Any) -> None:
    """gpu.func @f(%a: i32) workgroup(%w : memref<4xf32, 3>) kernel attributes {a} {...}"""
    d: Any = op.properties
    name: Any = op.get_attr("sym_name")
    t = d["function_type"].value
    p.emit(f" {p.symbol(name.value)}")
    body = op.regions[0]
    attrs = d.get("arg_attrs"), d.get("res_attrs")
    print_signature(p, t.inputs, attrs[0], False, t.results, attrs[1], body)
    rest = body.blocks[0].arguments[len(t.inputs) :]
    count = attribution_count(op)
    text = attributions(p, "workgroup", rest[:count], d.get("workgroup_attrib_attrs"))
    text += attributions(p, "private", rest[count:], d.get("private_attrib_attrs"))
    kernel = " kernel" if op.get_attr("gpu.kernel") is not None else ""
    p.emit(f"{text}{kernel}{p.attr_dict_with_keyword(op, FUNC_HIDDEN)} ")
    p.print_region(body, args=False)


LAUNCH_HIDDEN = ("operandSegmentSizes", "workgroup_attributions", "module", "function")


def size_assignment(p: Any, ids: Any, sizes: Any, values: Any) -> str:
    """Return ``(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)``."""
    n = p.names
    pairs = ", ".join(f"{n[s]} = {n[v]}" for s, v in zip(sizes, values, strict=True))
    return f"({p.operands(ids)}) in ({pairs})"


@printer.add("gpu.launch")
def print_launch(op: Operation, p: Any) -> None:
    """gpu.launch async [%t] clusters(..) in (..) blocks(..) in (..) threads(..) in (..) {...}"""
    body = op.regions[0]
    a = body.blocks[0].arguments
    text = ""
    if op.results:
        text += " async"
    if op.asyncDependencies:
        text += f" [{p.operands(op.asyncDependencies)}]"
    cluster = op.clusterSizeX is not None
    if cluster:
        sizes = (op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ)
        text += f" clusters{size_assignment(p, a[12:15], a[15:18], sizes)}"
    grid = (op.gridSizeX, op.gridSizeY, op.gridSizeZ)
    block = (op.blockSizeX, op.blockSizeY, op.blockSizeZ)
    text += f" blocks{size_assignment(p, a[0:3], a[6:9], grid)}"
    text += f" threads{size_assignment(p, a[3:6], a[9:12], block)}"
    if op.dynamicSharedMemorySize is not None:
        text += f" dynamic_shared_memory_size {p.names[op.dynamicSharedMemorySize]}"
    for name in ("module", "function"):
        attr: Any = op.properties.get(name)
        if attr is not None:
            text += f" {name}({p.attr(attr)})"
    rest = a[18:] if cluster else a[12:]
    count = attribution_count(op)
    text += attributions(p, "workgroup", rest[:count]) + attributions(p, "private", rest[count:])
    p.emit(text + " ")
    p.print_region(body, args=False)
    p.emit(p.attr_dict(op, LAUNCH_HIDDEN))


@printer.add("gpu.warp_execute_on_lane_0")
def print_warp_execute(op: Operation, p: Any) -> None:
    """gpu.warp_execute_on_lane_0(%lane)[32] args(%a : i32) -> (i32) {...}"""
    lane, *args = op.operands
    size: Any = op.properties["warp_size"]
    text = f"({p.names[lane]})[{size.value}]"
    if args:
        text += f" args({p.operands(args)} : {p.types([v.type for v in args])})"
    if op.results:
        text += f" -> ({p.types([r.type for r in op.results])})"
    p.emit(text + " ")
    p.print_region(op.regions[0], terminators=bool(op.results))
    p.emit(p.attr_dict(op, ("warp_size",)))

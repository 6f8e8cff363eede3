"""Assembly of the gpu ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import (
    Signature,
    dictionaries,
    dictionary,
    end_region,
    print_signature,
    segments,
    split_attrs,
)
from nvlower.ir.attributes import UNIT, TypeAttr, i64
from nvlower.ir.opdef import action, printer
from nvlower.ir.types import I32, INDEX, DialectType, FunctionType

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


# -- reading -------------------------------------------------------------------------------------
@action.add("gpu_func_head")
def read_func_head(p: Any, c: list[Any]) -> Any:
    """Enter the arguments of gpu.func."""
    start, name, value, workgroup, private, kernel, attrs = c
    signature = Signature(p, value)
    d: dict[str, Any] = {}
    signature.set_attrs(d)
    d["function_type"] = TypeAttr(FunctionType(tuple(signature.types), tuple(signature.results)))
    for key, values in (("workgroup_attrib_attrs", workgroup), ("private_attrib_attrs", private)):
        found = dictionaries([x[2] if len(x) > 2 else {} for x in values])
        if found is not None:
            d[key] = found
    rest = split_attrs("gpu.func", attrs, d)
    more = [*workgroup, *private]
    signature.enter(p, [x[0] for x in more], [x[1] for x in more], [x[3] for x in more])
    a = {"sym_name": name, "workgroup_attributions": i64(len(workgroup)), **rest}
    if kernel:
        a["gpu.kernel"] = UNIT
    return start, d, a


@action.add("op_gpu_func")
def read_func(p: Any, c: list[Any]) -> Operation:
    """Build gpu.func."""
    (start, d, attrs), region = c
    made: Operation = p.make(start, "gpu.func", (), (), d, attrs, [region])
    return made


@action.add("gpu_launch_head")
def read_launch_head(p: Any, c: list[Any]) -> Any:
    """Resolve the sizes of gpu.launch and enter its arguments."""
    (
        start,
        (token, dependencies),
        clusters,
        blocks,
        threads,
        dynamic,
        module,
        function,
        workgroup,
        private,
    ) = c
    t_token = DialectType("gpu.async.token")
    groups: list[Any] = [[p.resolve(n, t_token) for n in dependencies]]
    names = [*blocks[0], *threads[0], *(n for n, _ in blocks[1]), *(n for n, _ in threads[1])]
    sizes = [v for _, v in blocks[1]] + [v for _, v in threads[1]]
    groups += [p.resolve(v, INDEX) for v in sizes]
    if clusters is not None:
        names += [*clusters[0], *(n for n, _ in clusters[1])]
        groups += [p.resolve(v, INDEX) for _, v in clusters[1]]
    else:
        groups += [None] * 3
    groups.append(None if dynamic is None else p.resolve(dynamic, I32))
    d: dict[str, Any] = {"operandSegmentSizes": segments(*groups)}
    if module is not None:
        d["module"] = module
    if function is not None:
        d["function"] = function
    types = [INDEX] * len(names)
    more = [*workgroup, *private]
    p.region_args([*names, *(x[0] for x in more)], [*types, *(x[1] for x in more)])
    values = [v for g in groups if g is not None for v in (g if isinstance(g, list) else [g])]
    results = [t_token] if token else []
    return start, values, results, d, len(workgroup)


@action.add("op_gpu_launch")
def read_launch(p: Any, c: list[Any]) -> Operation:
    """Build gpu.launch."""
    (start, values, results, d, count), region, attrs = c
    rest = split_attrs("gpu.launch", attrs, d)
    if count or "workgroup_attributions" not in rest:
        rest = {**rest, "workgroup_attributions": i64(count)}
    made: Operation = p.make(start, "gpu.launch", values, results, d, rest, [region])
    return made


@action.add("gpu_warp_head")
def read_warp_head(p: Any, c: list[Any]) -> Any:
    """Resolve the operands of gpu.warp_execute_on_lane_0."""
    start, lane, size, args, types = c
    values = [p.resolve(lane, INDEX)]
    if args is not None:
        values += p.resolve_all(*args)
    return start, values, types, {"warp_size": i64(size)}


@action.add("op_gpu_warp_execute_on_lane_0")
def read_warp(p: Any, c: list[Any]) -> Operation:
    """Build gpu.warp_execute_on_lane_0."""
    (start, values, types, d), region, attrs = c
    end_region(p, start, region, "gpu.yield")
    name = "gpu.warp_execute_on_lane_0"
    made: Operation = p.make(start, name, values, types, d, split_attrs(name, attrs, d), [region])
    return made

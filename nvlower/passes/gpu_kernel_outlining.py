"""``--gpu-kernel-outlining``: bodies of gpu.launch become kernels in a gpu.module of their own.

Source: MLIR GPU/Transforms/KernelOutlining.cpp.
"""

from __future__ import annotations

from nvlower.ir.attributes import (
    UNIT,
    DenseArrayAttr,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    i64,
)
from nvlower.ir.builder import Builder
from nvlower.ir.core import Block, Operation, Region
from nvlower.ir.types import I32, FunctionType
from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Value
    from nvlower.ir.storage import Storage

IDS = ("block_id", "thread_id", "grid_dim", "block_dim")
CLUSTER_IDS = ("cluster_id", "cluster_dim")
UINT32_MAX = 2**32 - 1
LAYOUT = "dlti.dl_spec"


class SymbolTable:
    """The symbols right inside one op, with new names for new symbols that clash."""

    __slots__ = ("counter", "op", "table")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.table: dict[str, Operation] = {}
        self.counter: dict[str, int] = {}
        for inner in op.regions[0].ops:
            name = symbol_name(inner)
            if name is not None:
                self.table.setdefault(name, inner)

    def insert(self, op: Operation, before: Operation | None = None) -> str:
        """Put `op` before an op, else at the end; return its name, changed where it is taken."""
        block = self.op.regions[0].blocks[0]
        if before is None:
            block.append(op)
        else:
            block.insert_before(before, op)
        wanted = symbol_name(op)
        assert wanted is not None
        name = wanted
        if name in self.table:
            i = self.counter.get(wanted, 0)
            while (name := f"{wanted}_{i}") in self.table:
                i += 1
            self.counter[wanted] = i + 1
            held = op.properties if "sym_name" in op.properties else op.attributes
            held["sym_name"] = StringAttr(name)
        self.table[name] = op
        return name


def symbol_name(op: Operation) -> str | None:
    """Return the name that an op defines, None where it defines none."""
    name: Any = op.get_attr("sym_name")
    return name.value if isinstance(name, StringAttr) else None


def run(module: Operation, options: Options) -> bool:
    """Outline every gpu.launch inside the symbols of `module`; False if there is none."""
    layout = _layout(module, options.data_layout_str)
    launches: list[tuple[Operation, Operation]] = []
    for symbol in list(module.regions[0].ops):
        if symbol_name(symbol) is not None:
            found = [op for op in symbol.walk_post() if op.name == "gpu.launch"]
            launches.extend((symbol, op) for op in found)
    if not launches:
        return False
    symbols = SymbolTable(module)
    modules: dict[Operation, SymbolTable] = {}
    places = {symbol: symbol.next for symbol, _ in launches}
    for symbol, launch in launches:
        _outline(launch, symbols, modules, places[symbol], layout)
    module.attributes["gpu.container_module"] = UNIT
    return True


def _layout(module: Operation, text: str) -> Attribute | None:
    """Parse the data layout option.

    Errors: text that is no attribute, or no ``#dlti.dl_spec``.
    """
    if not text:
        return None
    from nvlower import import_module
    from nvlower.diag import fail

    attr: Attribute = import_module("nvlower.text.parse").parse_attribute(text)
    if not (isinstance(attr, DialectAttr) and attr.name == LAYOUT):
        raise fail(module.loc, f"data-layout-str must be a #{LAYOUT}, not {attr}")
    return attr


def _outline(
    launch: Operation,
    symbols: SymbolTable,
    modules: dict[Operation, SymbolTable],
    place: Operation | None,
    layout: Attribute | None,
) -> None:
    """Replace one launch by a call of the kernel made of its body."""
    kernel_name, module_name = _names(launch)
    kernel, operands = _kernel(launch, kernel_name)
    gpu_module = symbols.table.get(module_name)
    if launch.module is None or gpu_module is None or gpu_module.name != "gpu.module":
        gpu_module = Builder(loc=launch.loc).create(
            "gpu.module",
            (),
            (),
            {"sym_name": StringAttr(module_name)},
            regions=(Region([Block()]),),
        )
        symbols.insert(gpu_module, place)
    inner = modules.get(gpu_module)
    if inner is None:
        inner = modules[gpu_module] = SymbolTable(gpu_module)
    if layout is not None:
        gpu_module.attributes[LAYOUT] = layout
    inner.insert(kernel)
    _copy_symbols(kernel, inner, symbols)
    _call(launch, gpu_module, kernel, operands)


def _names(launch: Operation) -> tuple[str, str]:
    """Return the names of kernel and module: those on the launch, else from the function's."""
    around = next((s for s in map(symbol_name, launch.parents()) if s is not None), "")
    kernel = f"{around}_kernel" if launch.function is None else launch.function.root
    return kernel, kernel if launch.module is None else launch.module.root


def _kernel(launch: Operation, name: str) -> tuple[Operation, list[Value]]:
    """Move the body of a launch into a detached gpu.func; return it and what it takes."""
    body = launch.regions[0]
    used = _values_from_outside(launch)
    entry = Block([v.type for v in used], [launch.loc] * len(used))
    clusters = launch.clusterSizeX is not None
    old = body.entry
    first = 3 * len(IDS + (CLUSTER_IDS if clusters else ()))
    for argument in old.arguments[first:]:
        entry.add_argument(argument.type, launch.loc)
    _index_ops(launch, entry, old.arguments[:first])
    for argument, new in zip(old.arguments[first:], entry.arguments[len(used) :], strict=True):
        argument.replace_all_uses_with(new)
    for new, (_, places) in zip(entry.arguments, used.items(), strict=False):
        for op, i in places:
            op.set_operand(i, new)
    _return_instead(body)
    entry.splice_end(old)
    region = Region([entry])
    blocks, body.blocks = body.blocks[1:], []
    for block in blocks:
        region.append(block)
    return _function(launch, name, region, [v.type for v in used]), list(used)


def _values_from_outside(launch: Operation) -> dict[Value, list[tuple[Operation, int]]]:
    """Return the values defined around a launch that its body reads, and where."""
    inside = launch.walk_post()[:-1]
    blocks = {op.parent for op in inside}
    used: dict[Value, list[tuple[Operation, int]]] = {}
    for op in inside:
        for i, v in enumerate(op.operands):
            if v.parent_block not in blocks:
                used.setdefault(v, []).append((op, i))
    return used


def _index_ops(launch: Operation, entry: Block, arguments: Sequence[Value]) -> None:
    """Build the ids and sizes that the first arguments of a launch body stand for."""
    b = Builder(loc=launch.loc).at_end(entry)
    old = iter(arguments)
    for name in (IDS + CLUSTER_IDS)[: len(arguments) // 3]:
        for axis in "xyz":
            dimension: dict[str, Attribute] = {"dimension": DialectAttr("gpu.dim", (axis,))}
            next(old).replace_all_uses_with(b.value(f"gpu.{name}", (), None, dimension))


def _return_instead(body: Region) -> None:
    """Put a gpu.return where the body of a launch ends."""
    for block in body.blocks:
        end = block.last
        if end is not None and end.name == "gpu.terminator":
            Builder(before=end).create("gpu.return", ((),), ())
            end.erase()


def _function(launch: Operation, name: str, region: Region, inputs: Sequence[Any]) -> Operation:
    properties: dict[str, Attribute] = {
        "function_type": TypeAttr(FunctionType(tuple(inputs), ())),
    }
    for key, sizes in (
        ("known_block_size", (launch.blockSizeX, launch.blockSizeY, launch.blockSizeZ)),
        ("known_grid_size", (launch.gridSizeX, launch.gridSizeY, launch.gridSizeZ)),
    ):
        known = _constants(sizes)
        if known is not None:
            properties[key] = known
    count = launch.attributes.get("workgroup_attributions") or i64(0)
    return Builder(loc=launch.loc).create(
        "gpu.func",
        (),
        (),
        properties,
        {"gpu.kernel": UNIT, "sym_name": StringAttr(name), "workgroup_attributions": count},
        regions=(region,),
    )


def _constants(values: Sequence[Value]) -> DenseArrayAttr | None:
    """Return the values as ``array<i32: x, y, z>`` where all are constants that fit 32 bits."""
    found = []
    for v in values:
        maker = v.defining_op
        if maker is None or not maker.has_trait("ConstantLike"):
            return None
        attr = maker.properties.get("value")
        if not isinstance(attr, IntegerAttr) or not 0 <= attr.value <= UINT32_MAX:
            return None
        found.append(IntegerAttr(attr.value, I32).value)
    return DenseArrayAttr(I32, tuple(found))


def _copy_symbols(kernel: Operation, inner: SymbolTable, outer: SymbolTable) -> None:
    """Copy into the kernel's module what the kernel refers to, and so on.

    Errors: a reference that the surrounding module does not resolve.
    """
    from nvlower.diag import fail

    work = [kernel]
    while work:
        for user, symbol in symbol_uses(work.pop()):
            if symbol.root in inner.table:
                continue
            found = outer.table.get(symbol.root)
            if found is None or symbol.nested:
                raise fail(
                    user.loc,
                    f"'{user.name}' op refers to {symbol}, which the kernel cannot have a copy of",
                )
            copy = found.clone()
            work.append(copy)
            inner.insert(copy)


def symbol_uses(op: Operation) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """Yield each reference in the attributes of `op` and of the ops inside, with its op.

    Ops inside that are symbol tables of their own are not entered.
    """
    yield from _references(op)
    regions = [] if op.has_trait("SymbolTable") else list(op.regions)
    while regions:
        for inner in regions.pop().ops:
            yield from _references(inner)
            if not inner.has_trait("SymbolTable"):
                regions.extend(inner.regions)


def _references(op: Operation) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    entries = {**op.properties, **op.attributes}
    for name in sorted(entries):
        stack: list[Storage] = [entries[name]]
        while stack:
            attr = stack.pop()
            if isinstance(attr, SymbolRefAttr):
                yield op, attr
            elif not isinstance(attr, IntegerAttr | StringAttr | TypeAttr | DenseArrayAttr):
                stack.extend(reversed(attr.children()))


def _call(launch: Operation, module: Operation, kernel: Operation, operands: list[Value]) -> None:
    """Put a gpu.launch_func in place of a launch."""
    names = symbol_name(module), symbol_name(kernel)
    token = [r.type for r in launch.results]
    call = Builder(before=launch, loc=launch.loc).create(
        "gpu.launch_func",
        (
            launch.asyncDependencies,
            launch.gridSizeX,
            launch.gridSizeY,
            launch.gridSizeZ,
            launch.blockSizeX,
            launch.blockSizeY,
            launch.blockSizeZ,
            launch.clusterSizeX,
            launch.clusterSizeY,
            launch.clusterSizeZ,
            launch.dynamicSharedMemorySize,
            operands,
            None,
        ),
        token,
        {"kernel": SymbolRefAttr(names[0], (names[1],))},  # type: ignore[arg-type]
    )
    launch.replace_with(call.results)


PASS = Pass(
    "gpu-kernel-outlining",
    "GpuKernelOutliningPass",
    "Outline gpu.launch bodies to kernel functions",
    run,
    anchor="builtin.module",
    options=(Option("data-layout-str", str, "", "String description of the data layout"),),
)

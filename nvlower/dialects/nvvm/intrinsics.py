"""The LLVM intrinsic of each nvvm op: its name and arguments.

``call(op)`` returns the name after ``llvm.`` and the arguments in order. An argument is a value
of the op, a constant as text (``"i1 false"``), or a `Cast` of a value. Suffixes of overloaded
types are left out: LLVM's parser derives them from the arguments.

Source: MLIR NVVMOps.td (llvmBuilder); LLVM IntrinsicsNVVM.td; checked against mlir-translate.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    Call = tuple[str, list[Any]]


class Cast:
    """A value that an instruction (``addrspacecast``, ``bitcast``, ...) first brings to a type."""

    __slots__ = ("instruction", "type", "value")

    def __init__(self, instruction: str, value: Any, type: str) -> None:
        self.instruction = instruction
        self.value = value
        self.type = type


class NoIntrinsicError(Exception):
    """The op, or this variant of it, has no intrinsic; the text says why."""


def call(op: Operation) -> Call:
    """Return name and arguments of the intrinsic that an op is.

    Errors: NoIntrinsicError.
    """
    name = op.name
    function = _CALLS.get(name)
    if function is None and not name.startswith("nvvm.read.ptx.sreg."):
        from . import intrinsics_compute, intrinsics_tcgen05  # noqa: F401  (register the rest)

        function = _CALLS.get(name)
    if function is not None:
        return function(op)
    found = op.definition.extra.get("intrinsic") if op.definition is not None else None
    if found is None:
        raise NoIntrinsicError(
            "has no intrinsic in LLVM; convert-nvvm-to-llvm writes it as inline PTX"
        )
    return found[5:], list(op.operands)


_CALLS: dict[str, Callable[[Operation], Call]] = {}


def _calls(*names: str) -> Callable[[Any], Any]:
    def register(function: Any) -> Any:
        for n in names:
            _CALLS["nvvm." + n] = function
        return function

    return register


def keyword(op: Operation, name: str, default: str = "") -> str:
    """Return the keyword of an enum attribute."""
    attr = op.properties.get(name)
    if attr is None:
        return default
    value: Any = attr
    while hasattr(value, "params"):
        value = value.params[0]
    return str(getattr(value, "value", value))


def flag(op: Operation, name: str) -> bool:
    """Tell whether a unit attribute is there or a bool attribute is true."""
    attr: Any = op.properties.get(name)
    return attr is not None and bool(getattr(attr, "value", True))


def number(op: Operation, name: str, default: int = 0) -> int:
    """Return an integer attribute's value."""
    attr: Any = op.properties.get(name)
    return default if attr is None else int(attr.value)


def space(value: Any) -> int:
    """Return the address space of a pointer value."""
    params = value.type.params
    return int(params[0]) if params else 0


def optional(value: Any, absent: str) -> list[Any]:
    """Return a value, or `absent` in its place, in a list."""
    return [absent if value is None else value]


def truth(condition: bool) -> str:
    """Return ``i1 true`` or ``i1 false``."""
    return "i1 true" if condition else "i1 false"


@_calls(
    "read.ptx.sreg.total.smem.size",
    "read.ptx.sreg.dynamic.smem.size",
    "read.ptx.sreg.aggr.smem.size",
)
def _memory_size(op: Operation) -> Call:
    return op.name.replace(".smem.size", "_smem_size"), []


# -- barriers --------------------------------------------------------------------------------------
@_calls("barrier0")
def _barrier0(op: Operation) -> Call:
    return "nvvm.barrier.cta.sync.aligned.all", ["i32 0"]


@_calls("barrier")
def _barrier(op: Operation) -> Call:
    kind = keyword(op, "reductionOp")
    arguments = optional(op.barrierId, "i32 0")
    scope = "all" if op.numberOfThreads is None else "count"
    if op.numberOfThreads is not None:
        arguments.append(op.numberOfThreads)
    if kind:
        arguments.append(Cast("icmp ne", op.reductionPredicate, "0"))
        return f"nvvm.barrier.cta.red.{kind}.aligned.{scope}", arguments
    return f"nvvm.barrier.cta.sync.aligned.{scope}", arguments


@_calls("cluster.arrive", "cluster.arrive.relaxed", "cluster.wait")
def _cluster(op: Operation) -> Call:
    return f"nvvm.barrier.{op.name[5:]}{'.aligned' if flag(op, 'aligned') else ''}", []


@_calls("memory.barrier")
def _membar(op: Operation) -> Call:
    scope = keyword(op, "scope")
    if scope == "cluster":
        return "nvvm.fence.sc.cluster", []
    return "nvvm.membar." + {"gpu": "gl"}.get(scope, scope), []


@_calls("fence.mbarrier.init")
def _fence_init(op: Operation) -> Call:
    return "nvvm.fence.mbarrier_init.release.cluster", []


@_calls("fence.sync_restrict", "fence.proxy.sync_restrict")
def _sync_restrict(op: Operation) -> Call:
    order = keyword(op, "order")
    proxy = "proxy.async_generic." if "proxy" in op.name else ""
    where = "cluster" if order == "acquire" else "cta"
    return f"nvvm.fence.{proxy}{order}.sync_restrict.space.{where}.scope.cluster", []


@_calls("fence.proxy")
def _fence_proxy(op: Operation) -> Call:
    kind = keyword(op, "kind")
    shared = "_" + keyword(op, "space") if kind == "async.shared" else ""
    return f"nvvm.fence.proxy.{kind}{shared}", []


@_calls("fence.proxy.acquire", "fence.proxy.release")
def _fence_tensormap(op: Operation) -> Call:
    order = op.name.rpartition(".")[2]
    return f"nvvm.fence.proxy.tensormap_generic.{order}.{keyword(op, 'scope')}", list(op.operands)


# -- mbarriers -------------------------------------------------------------------------------------
@_calls("mbarrier.init", "mbarrier.inval")
def _mbarrier_init(op: Operation) -> Call:
    if len(op.operands) > 2:
        raise NoIntrinsicError("with a predicate is written as inline PTX by convert-nvvm-to-llvm")
    return f"{op.name}{'.shared' if space(op.addr) == 3 else ''}", list(op.operands)


@_calls("mbarrier.arrive.nocomplete", "mbarrier.arrive_drop.nocomplete")
def _mbarrier_nocomplete(op: Operation) -> Call:
    name = op.name.replace("_drop", ".drop").replace("nocomplete", "noComplete")
    return f"{name}{'.shared' if space(op.addr) == 3 else ''}", list(op.operands)


@_calls(
    "mbarrier.expect_tx", "mbarrier.complete_tx", "mbarrier.arrive", "mbarrier.arrive_drop",
    "mbarrier.arrive.expect_tx", "mbarrier.arrive_drop.expect_tx", "mbarrier.test.wait",
    "mbarrier.try_wait",
)  # fmt: skip
def _mbarrier_scoped(op: Operation) -> Call:
    if op.name == "nvvm.mbarrier.arrive.expect_tx" and op.predicate is not None:
        raise NoIntrinsicError("with a predicate is written as inline PTX by convert-nvvm-to-llvm")
    address = op.operands[0]
    scope = keyword(op, "scope", "cta")
    name = op.name.replace("_", ".")
    rest: list[Any] = list(op.operands[1:])
    relaxed = flag(op, "relaxed")
    if op.name.endswith(("test.wait", "try_wait")):
        if rest[0].type.width == 32:
            name += ".parity"
        if len(rest) > 1:
            name += ".tl"
    elif op.name in ("nvvm.mbarrier.arrive", "nvvm.mbarrier.arrive_drop") and not rest:
        if op.name == "nvvm.mbarrier.arrive" and scope == "cta" and not relaxed:
            if space(address) != 7:
                return name + ".shared", [_shared(address)]
        rest = ["i32 1"]
    name += ".relaxed" if relaxed else ""
    where = "cluster" if space(address) == 7 else "cta"
    return f"{name}.scope.{scope}.space.{where}", [_shared(address), *rest]


def _shared(address: Any) -> Any:
    return Cast("addrspacecast", address, "ptr addrspace(3)") if space(address) == 0 else address


# -- asynchronous copies ---------------------------------------------------------------------------
@_calls("cp.async.shared.global")
def _cp_async(op: Operation) -> Call:
    tail = ".s" if op.cpSize is not None else ""
    name = f"nvvm.cp.async.{keyword(op, 'modifier')}.shared.global.{number(op, 'size')}{tail}"
    return name, list(op.operands)


@_calls("cp.async.wait.group")
def _cp_async_wait(op: Operation) -> Call:
    return "nvvm.cp.async.wait.group", [f"i32 {number(op, 'n')}"]


@_calls("cp.async.mbarrier.arrive")
def _cp_async_arrive(op: Operation) -> Call:
    name = "nvvm.cp.async.mbarrier.arrive" + (".noinc" if flag(op, "noinc") else "")
    return f"{name}{'.shared' if space(op.addr) == 3 else ''}", list(op.operands)


@_calls("cp.async.bulk.wait_group")
def _bulk_wait(op: Operation) -> Call:
    read = ".read" if flag(op, "read") else ""
    return f"nvvm.cp.async.bulk.wait.group{read}", [f"i32 {number(op, 'group')}"]


def _hint(value: Any) -> list[Any]:
    return [*optional(value, "i64 0"), truth(value is not None)]


@_calls("cp.async.bulk.shared.cluster.global")
def _bulk_load(op: Operation) -> Call:
    arguments = [op.dstMem, op.mbar, op.srcMem, op.size]
    mask, hint = op.multicastMask, op.l2CacheHint
    if space(op.dstMem) == 3:
        return "nvvm.cp.async.bulk.global.to.shared.cta", [*arguments, *_hint(hint)]
    arguments += [*optional(mask, "i16 0"), *optional(hint, "i64 0")]
    arguments += [truth(mask is not None), truth(hint is not None)]
    return "nvvm.cp.async.bulk.global.to.shared.cluster", arguments


@_calls("cp.async.bulk.global.shared.cta")
def _bulk_store(op: Operation) -> Call:
    arguments = [op.dstMem, op.srcMem, op.size, *_hint(op.l2CacheHint)]
    name = "nvvm.cp.async.bulk.shared.cta.to.global"
    if op.byteMask is not None:
        return name + ".bytemask", [*arguments, op.byteMask]
    return name, arguments


@_calls("cp.async.bulk.shared.cluster.shared.cta")
def _bulk_shared(op: Operation) -> Call:
    name = "nvvm.cp.async.bulk.shared.cta.to.cluster"
    return name, [op.dstMem, op.mbar, op.srcMem, op.size]


@_calls("cp.async.bulk.prefetch")
def _bulk_prefetch(op: Operation) -> Call:
    return "nvvm.cp.async.bulk.prefetch.L2", [op.srcMem, op.size, *_hint(op.l2CacheHint)]


_MODES = {"im2col_w": "im2col.w", "im2col_w_128": "im2col.w.128", "tile_gather4": "tile.gather4",
          "tile_scatter4": "tile.scatter4"}  # fmt: skip


def _tensor(op: Operation) -> tuple[str, str]:
    """Return the mode and the rank as they stand in the name."""
    mode = keyword(op, "mode", "tile")
    rank = 2 if mode.endswith("4") else len(op.coordinates)
    return _MODES.get(mode, mode), f"{rank}d"


@_calls("cp.async.bulk.tensor.shared.cluster.global")
def _tensor_load(op: Operation) -> Call:
    if op.predicate is not None:
        raise NoIntrinsicError("with a predicate is written as inline PTX by convert-nvvm-to-llvm")
    mode, rank = _tensor(op)
    arguments = [op.dstMem, op.mbar, op.tmaDescriptor, *op.coordinates, *op.im2colOffsets]
    mask, hint = op.multicastMask, op.l2CacheHint
    if flag(op, "isCTAOnly"):
        return f"nvvm.cp.async.bulk.tensor.g2s.cta.{mode}.{rank}", [*arguments, *_hint(hint)]
    arguments += [*optional(mask, "i16 0"), *optional(hint, "i64 0")]
    arguments += [truth(mask is not None), truth(hint is not None)]
    group = {"": 0, "cta_1": 1, "cta_2": 2}[keyword(op, "group")]
    return f"nvvm.cp.async.bulk.tensor.g2s.{mode}.{rank}", [*arguments, f"i32 {group}"]


@_calls("cp.async.bulk.tensor.global.shared.cta")
def _tensor_store(op: Operation) -> Call:
    if op.predicate is not None:
        raise NoIntrinsicError("with a predicate is written as inline PTX by convert-nvvm-to-llvm")
    mode, rank = _tensor(op)
    arguments = [op.srcMem, op.tmaDescriptor, *op.coordinates, *_hint(op.l2CacheHint)]
    return f"nvvm.cp.async.bulk.tensor.s2g.{mode}.{rank}", arguments


@_calls("cp.async.bulk.tensor.prefetch")
def _tensor_prefetch(op: Operation) -> Call:
    mode, rank = _tensor(op)
    arguments = [op.tmaDescriptor, *op.coordinates, *op.im2colOffsets, *_hint(op.l2CacheHint)]
    return f"nvvm.cp.async.bulk.tensor.prefetch.{mode}.{rank}", arguments


@_calls("cp.async.bulk.tensor.reduce")
def _tensor_reduce(op: Operation) -> Call:
    mode, rank = _tensor(op)
    arguments = [op.srcMem, op.tmaDescriptor, *op.coordinates, *_hint(op.l2CacheHint)]
    return f"nvvm.cp.async.bulk.tensor.reduce.{keyword(op, 'redKind')}.{mode}.{rank}", arguments


@_calls("prefetch")
def _prefetch(op: Operation) -> Call:
    if op.predicate is not None:
        raise NoIntrinsicError("with a predicate is written as inline PTX by convert-nvvm-to-llvm")
    if flag(op, "tensormap"):
        address = op.addr
        if flag(op, "in_param_space"):
            address = Cast("addrspacecast", address, "ptr addrspace(101)")
        return "nvvm.prefetch.tensormap", [address]
    level = keyword(op, "cacheLevel")
    if flag(op, "uniform"):
        return f"nvvm.prefetchu.{level}", [op.addr]
    where = {1: ".global", 5: ".local"}.get(space(op.addr), "")
    priority = keyword(op, "evictPriority")
    tail = "." + priority.replace("_", ".") if priority else ""
    return f"nvvm.prefetch{where}.{level}{tail}", [op.addr]

"""The smallest chip and PTX version that have each operation.

``need(op)`` looks at the variant of the operation (shapes, types, modes) where that matters.

Source: MLIR NVVMOps.td (NVVMRequiresSM, NVVMRequiresSMa); PTX ISA, "PTX ISA Notes" and "Target ISA
Notes" of each instruction.
"""

from __future__ import annotations

from nvlower.target import Need

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from nvlower.ir.core import Operation

BLACKWELL = (100, 101, 103, 110)
"""Data centre chips whose variants with suffix a have the fifth generation of tensor cores."""

_GROUPS: tuple[tuple[Need, str], ...] = (
    (Need(20, 41), "nvvm.read.ptx.sreg.dynamic.smem.size nvvm.read.ptx.sreg.total.smem.size"),
    (
        Need(30, 60),
        "nvvm.shfl.sync nvvm.vote.sync nvvm.bar.warp.sync gpu.shuffle gpu.rotate"
        " gpu.subgroup_reduce gpu.all_reduce",
    ),
    (Need(61, 50), "nvvm.dot.accumulate.4way nvvm.dot.accumulate.2way"),
    (Need(70, 60), "nvvm.match.sync"),
    (Need(70, 63), "nvvm.nanosleep"),
    (
        Need(80, 70),
        "nvvm.cp.async.shared.global nvvm.cp.async.commit.group nvvm.cp.async.wait.group"
        " nvvm.cp.async.mbarrier.arrive nvvm.mbarrier.init nvvm.mbarrier.inval"
        " nvvm.mbarrier.arrive.nocomplete nvvm.mbarrier.arrive_drop.nocomplete"
        " nvvm.convert.f32x2.to.f16x2 nvvm.convert.f32x2.to.bf16x2"
        " nvgpu.device_async_copy nvgpu.device_async_create_group nvgpu.device_async_wait"
        " nvgpu.mbarrier.init nvgpu.mbarrier.arrive nvgpu.mbarrier.arrive.nocomplete"
        " nvgpu.mbarrier.test.wait nvgpu.mbarrier.create",
    ),
    (
        Need(89, 81),
        "nvvm.convert.f32x2.to.f8x2 nvvm.convert.f16x2.to.f8x2 nvvm.convert.f8x2.to.f16x2",
    ),
    (
        Need(90, 78),
        "nvvm.cluster.arrive nvvm.cluster.arrive.relaxed nvvm.cluster.wait nvvm.mapa"
        " nvvm.griddepcontrol nvvm.fence.sc.cluster nvvm.mbarrier.try_wait"
        " nvvm.mbarrier.try_wait.parity nvgpu.mbarrier.try_wait.parity"
        " gpu.cluster_id gpu.cluster_dim gpu.cluster_block_id gpu.cluster_dim_blocks",
    ),
    (
        Need(90, 80),
        "nvvm.elect.sync nvvm.mbarrier.expect_tx nvvm.mbarrier.complete_tx"
        " nvvm.mbarrier.arrive.expect_tx nvvm.mbarrier.arrive_drop.expect_tx"
        " nvvm.fence.mbarrier.init nvvm.cp.async.bulk.commit.group nvvm.cp.async.bulk.prefetch"
        " nvvm.cp.async.bulk.shared.cluster.global nvvm.cp.async.bulk.global.shared.cta"
        " nvvm.cp.async.bulk.shared.cluster.shared.cta nvvm.cp.async.bulk.wait_group"
        " nvvm.cp.async.bulk.tensor.prefetch nvvm.cp.async.bulk.tensor.reduce"
        " nvvm.cp.async.bulk.tensor.global.shared.cta nvgpu.tma.async.load"
        " nvgpu.tma.async.store nvgpu.tma.prefetch.descriptor nvgpu.mbarrier.arrive.expect_tx",
    ),
    (Need(90, 81), "nvvm.read.ptx.sreg.aggr.smem.size"),
    (Need(90, 83), "nvvm.fence.proxy.acquire nvvm.fence.proxy.release nvgpu.tma.fence.descriptor"),
    (Need(90, 86), "nvvm.fence.proxy.sync_restrict nvvm.fence.sync_restrict"),
    (
        Need(90, 80, (90,)),
        "nvvm.wgmma.fence.aligned nvvm.wgmma.commit.group.sync.aligned nvvm.wgmma.mma_async"
        " nvvm.wgmma.wait.group.sync.aligned nvgpu.warpgroup.mma",
    ),
    (Need(90, 80, (90, *BLACKWELL, 120, 121)), "nvvm.setmaxregister"),
    (
        Need(100, 86),
        "nvvm.st.bulk nvvm.clusterlaunchcontrol.query.cancel nvvm.clusterlaunchcontrol.try.cancel",
    ),
    (
        Need(100, 86, (*BLACKWELL, 120, 121)),
        "nvvm.convert.bf16x2.to.f8x2 nvvm.convert.f8x2.to.bf16x2 nvvm.convert.f32x2.to.f4x2"
        " nvvm.convert.f32x2.to.f6x2 nvvm.convert.f4x2.to.f16x2 nvvm.convert.f6x2.to.f16x2",
    ),
    (
        Need(100, 87, (100, 103)),
        "nvvm.convert.f32x4.to.f4x4 nvvm.convert.f32x4.to.f6x4 nvvm.convert.f32x4.to.f8x4",
    ),
    (
        Need(100, 86, BLACKWELL),
        "nvvm.tcgen05.alloc nvvm.tcgen05.commit nvvm.tcgen05.cp nvvm.tcgen05.dealloc"
        " nvvm.tcgen05.fence nvvm.tcgen05.ld nvvm.tcgen05.mma nvvm.tcgen05.mma.block_scale"
        " nvvm.tcgen05.mma.sp nvvm.tcgen05.mma.sp.block_scale nvvm.tcgen05.mma.ws"
        " nvvm.tcgen05.mma.ws.sp nvvm.tcgen05.relinquish_alloc_permit nvvm.tcgen05.shift"
        " nvvm.tcgen05.st nvvm.tcgen05.wait",
    ),
    (Need(120, 87, (120, 121)), "nvvm.mma.block_scale nvvm.mma.sp.block_scale"),
)

NEEDS: dict[str, Need] = {name: n for n, names in _GROUPS for name in names.split()}
"""What the operations need whose variants do not differ."""

_MMA: dict[str, tuple[Need, Need, int]] = {
    "f16": (Need(75, 65), Need(80, 70), 16),
    "s8": (Need(75, 65), Need(80, 70), 16),
    "u8": (Need(75, 65), Need(80, 70), 16),
    "s4": (Need(75, 65), Need(80, 70), 16),
    "u4": (Need(75, 65), Need(80, 70), 16),
    "b1": (Need(75, 70), Need(80, 71), 16),
}


def mma_need(kind: str, shape: tuple[int, int, int], sparse: bool = False) -> Need:
    """Return what a warp's product of multiplicands of PTX type `kind` needs."""
    m, _, k = shape
    if kind in ("e4m3", "e5m2"):
        return Need(89, 84)
    if kind in ("e3m2", "e2m3", "e2m1"):
        return Need(120, 87, (120, 121))
    if sparse:
        return Need(80, 71)
    if kind == "f64":
        return Need(80, 70) if m == 8 else Need(90, 78)
    if kind == "f16" and shape == (8, 8, 4):
        return Need(70, 64)
    if kind == "f16" and (m, k) == (16, 8):
        return Need(75, 65)
    small = _MMA.get(kind)
    if small is not None and m == 8:
        return small[0]
    return small[1] if small is not None else Need(80, 70)


def _keyword(attr: Any) -> str:
    return "" if attr is None else str(attr.params[0])


def _mma_sync(op: Operation, sparse: bool = False) -> Need:
    kind = _keyword(op.properties.get("multiplicandAPtxType"))
    return mma_need(kind or "f16", op.shape.params, sparse)


def _nvgpu_mma(op: Operation) -> Need:
    names = {"i8": "s8", "i4": "s4", "f32": "tf32", "f8E4M3FN": "e4m3", "f8E5M2": "e5m2"}
    element = str(op.matrixA.type.element_type)
    m, n, k = (size.value for size in op.mmaShape.elements)
    return mma_need(names.get(element, element), (m, n, k), op.name == "nvgpu.mma.sp.sync")


def _wmma(op: Operation) -> Need:
    kind = _keyword(op.properties.get("eltype") or op.properties.get("eltypeA"))
    if kind in ("bf16", "tf32", "f64"):
        return Need(80, 70)
    if kind in ("s8", "u8", "s32"):
        return Need(72, 63)
    return Need(75, 63) if kind in ("s4", "u4", "b1") else Need(70, 60)


def _subgroup_mma(op: Operation) -> Need:
    types: list[Any] = [v.type for v in (*op.operands, *op.results)]
    matrices = [t.params for t in types if getattr(t, "name", None) == "gpu.mma_matrix"]
    kinds = {f"{element}:{operand}" for _, element, operand in matrices}
    if any(k[:3] == "f64" or k in ("f32:AOp", "f32:BOp") for k in kinds):
        return Need(80, 70)
    return Need(72, 63) if any("i" in k for k in kinds) else Need(70, 60)


def _ldmatrix(op: Operation) -> Need:
    shape: Any = op.properties.get("shape")
    if shape is None or shape.params == (8, 8):
        return Need(90, 78) if op.name == "nvvm.stmatrix" else Need(75, 65)
    return Need(100, 86, (*BLACKWELL, 120, 121))


def _redux(op: Operation) -> Need:
    floating = str(op.results[0].type) == "f32"
    return Need(100, 86, BLACKWELL) if floating else Need(80, 70)


def _barrier_test(op: Operation) -> Need:
    return _scoped(op, Need(80, 71) if str(op.operands[1].type) == "i32" else Need(80, 70))


def _barrier_arrive(op: Operation) -> Need:
    return _scoped(op, Need(80, 70) if len(op.operands) == 1 else Need(90, 78))


def _scoped(op: Operation, plain: Need) -> Need:
    relaxed: Any = op.properties.get("relaxed")
    cluster = _keyword(op.properties.get("scope")) == "cluster" or _space(op) == 7
    return Need(90, 80) if cluster or (relaxed is not None and relaxed.value) else plain


def _space(op: Operation) -> int:
    params: Any = getattr(op.operands[0].type, "params", ())
    return params[0] if params else 0


def _prefetch(op: Operation) -> Need | None:
    if op.tensormap is not None:
        return Need(90, 80)
    return Need(80, 74) if op.evictPriority is not None else None


def _tma_load(op: Operation) -> Need:
    mode = _keyword(op.properties.get("mode"))
    if op.group is not None or mode not in ("tile", "im2col", ""):
        return Need(100, 86, BLACKWELL)
    only: Any = op.properties.get("isCTAOnly")
    return Need(90, 86) if only is not None and only.value else Need(90, 80)


def _fence_proxy(op: Operation) -> Need:
    return Need(70, 75) if _keyword(op.properties.get("kind")) == "alias" else Need(90, 80)


def _tf32(op: Operation) -> Need:
    return Need(80, 70) if _keyword(op.properties.get("rnd")) == "rna" else Need(90, 78)


def _memory_barrier(op: Operation) -> Need | None:
    return Need(90, 78) if _keyword(op.properties.get("scope")) == "cluster" else None


VARIANTS: dict[str, Callable[[Operation], Need | None]] = {
    "nvvm.mma.sync": _mma_sync,
    "nvvm.mma.sp.sync": lambda op: _mma_sync(op, True),
    "nvgpu.mma.sync": _nvgpu_mma,
    "nvgpu.mma.sp.sync": _nvgpu_mma,
    "gpu.subgroup_mma_load_matrix": _subgroup_mma,
    "gpu.subgroup_mma_store_matrix": _subgroup_mma,
    "gpu.subgroup_mma_compute": _subgroup_mma,
    "nvvm.wmma.load": _wmma,
    "nvvm.wmma.mma": _wmma,
    "nvvm.wmma.store": _wmma,
    "nvvm.ldmatrix": _ldmatrix,
    "nvvm.stmatrix": _ldmatrix,
    "nvgpu.ldmatrix": lambda op: Need(75, 65),
    "nvvm.redux.sync": _redux,
    "nvvm.mbarrier.test.wait": _barrier_test,
    "nvvm.mbarrier.arrive": _barrier_arrive,
    "nvvm.mbarrier.arrive_drop": _barrier_arrive,
    "nvvm.prefetch": _prefetch,
    "nvvm.cp.async.bulk.tensor.shared.cluster.global": _tma_load,
    "nvvm.fence.proxy": _fence_proxy,
    "nvvm.convert.float.to.tf32": _tf32,
    "nvvm.memory.barrier": _memory_barrier,
}
"""What the operations need whose variants differ."""

_CLUSTER_REGISTERS = ("cluster", "nclusterid", "is_explicit_cluster")


def need(op: Operation) -> Need | None:
    """Return what `op` asks of the chip, None where every chip has it."""
    name = op.name
    found = NEEDS.get(name)
    if found is not None:
        return found
    variant = VARIANTS.get(name)
    if variant is not None:
        return variant(op)
    if name.startswith("nvvm.read.ptx.sreg."):
        register = name[len("nvvm.read.ptx.sreg.") :]
        if register.startswith(_CLUSTER_REGISTERS):
            return Need(90, 78)
    return None


ASM = (
    ("wgmma.", Need(90, 80, (90,))),
    ("tcgen05.", Need(100, 86, BLACKWELL)),
    ("setmaxnreg.", Need(90, 80, (90, *BLACKWELL, 120, 121))),
    ("cp.async.bulk.", Need(90, 80)),
    ("mbarrier.arrive.expect_tx.", Need(90, 80)),
    ("mbarrier.try_wait.", Need(90, 78)),
    ("mma.sp.", Need(80, 71)),
    ("cp.async.", Need(80, 70)),
    ("mbarrier.", Need(80, 70)),
)
"""What inline PTX needs, by how its instructions begin; the first that occurs counts."""


def asm_need(op: Operation) -> Need | None:
    """Return what an ``llvm.inline_asm`` asks of the chip, as far as its text tells."""
    text: Any = op.properties["asm_string"]
    return next((found for start, found in ASM if start in text.value), None)


def needs(root: Operation, asm: bool = False) -> Iterator[tuple[Operation, Need]]:
    """Yield each op inside `root` that not every chip has, with what it needs.

    With `asm`, inline PTX too.
    """
    for op in root.walk():
        found = asm_need(op) if asm and op.name == "llvm.inline_asm" else need(op)
        if found is not None:
            yield op, found

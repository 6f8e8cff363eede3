"""The PTX text of the nvvm operations that become inline assembly.

``TEXT[name](op)`` returns the instructions with ``$0``, ``$1``, ... for the results and then the
operands, or None where an LLVM intrinsic does the work. A predicate is not part of the text.

Source: MLIR NVVMOps.td, BasicPtxBuilderInterface; PTX ISA, the instruction of each text.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation, Value

SHARED, CONSTANT = 3, 4


def _registers(first: int, count: int) -> str:
    return ",".join(f"${i}" for i in range(first, first + count))


def _space(pointer: Value) -> int:
    params: Any = pointer.type.params  # type: ignore[attr-defined]
    return params[0] if params else 0


def _shared(pointer: Value) -> str:
    return ".shared" if _space(pointer) == SHARED else ""


def mbarrier_init(op: Operation) -> str | None:
    """mbarrier.init, where a predicate guards it."""
    if op.predicate is None:
        return None
    return f"mbarrier.init{_shared(op.addr)}.b64 [$0], $1;"


def mbarrier_arrive_expect_tx(op: Operation) -> str | None:
    """mbarrier.arrive.expect_tx, where a predicate guards it."""
    if op.predicate is None:
        return None
    return f"mbarrier.arrive.expect_tx{_shared(op.addr)}.b64 _, [$0], $1;"


def mbarrier_try_wait_parity(op: Operation) -> str:
    """A loop around mbarrier.try_wait.parity until the phase is complete."""
    lines = (
        "{",
        "\t.reg .pred       P1; ",
        "\tLAB_WAIT: ",
        f"\tmbarrier.try_wait.parity{_shared(op.addr)}.b64 P1, [$0], $1, $2; ",
        "\t@P1 bra.uni DONE; ",
        "\tbra.uni     LAB_WAIT; ",
        "\tDONE: ",
        "\t}",
    )
    return "\n".join(lines)


def barrier_arrive(op: Operation) -> str:
    """bar.arrive."""
    return "bar.arrive 0, $0;" if op.barrierId is None else "bar.arrive $0, $1;"


def tma_load(op: Operation) -> str | None:
    """cp.async.bulk.tensor to the cluster's shared memory, where a predicate guards it."""
    if op.predicate is None:
        return None
    rank, offsets = len(op.coordinates), len(op.im2colOffsets)
    at = 3 + rank
    text = f"cp.async.bulk.tensor.{rank}d.shared::cluster.global.mbarrier::complete_tx::bytes"
    text += ".im2col" if offsets else ""
    text += "" if op.multicastMask is None else ".multicast::cluster"
    text += "" if op.group is None else f".cta_group::{op.group.params[0][-1]}"
    text += "" if op.l2CacheHint is None else ".L2::cache_hint"
    text += f" [$0], [$1, {{{_registers(2, rank)}}} ], [${at - 1}]"
    if offsets:
        text += f",{{{_registers(at, offsets)}}}"
        at += offsets
    for operand in (op.multicastMask, op.l2CacheHint):
        if operand is not None:
            text += f", ${at}"
            at += 1
    return text + ";"


def tma_store(op: Operation) -> str | None:
    """cp.async.bulk.tensor from shared memory, where a predicate guards it."""
    if op.predicate is None:
        return None
    rank = len(op.coordinates)
    box = ", ".join(f"${i}" for i in range(2, 2 + rank))
    return f"cp.async.bulk.tensor.{rank}d.global.shared::cta.bulk_group [$0, {{{box}}} ], [$1];"


def prefetch(op: Operation) -> str | None:
    """prefetch.tensormap, where a predicate guards it."""
    if op.predicate is None or op.tensormap is None:
        return None
    space = ".param" if op.in_param_space is not None else ""
    space = ".const" if _space(op.addr) == CONSTANT else space
    return f"prefetch{space}.tensormap [$0];"


def wgmma(op: Operation) -> str:
    """wgmma.mma_async; the operands after the results are the accumulators once more."""
    m, n, k = op.shape.params
    d, a, b = (t.params[0] for t in (op.typeD, op.typeA, op.typeB))
    count = len(op.inouts.type.params[0])
    at = 2 * count
    saturate = op.satfinite is not None and op.satfinite.params[0] == "satfinite"
    text = f"wgmma.mma_async.sync.aligned.m{m}n{n}k{k}.{d}.{a}.{b}"
    text += ".and.popc" if a == "b1" else ""
    text += ".satfinite" if saturate else ""
    results = ", ".join(f"${i}" for i in range(count))
    text += f" {{{results}}}, ${at}, ${at + 1}, p"
    scales, transposes = wgmma_constants(op)
    if scales:
        text += f", ${at + 3},  ${at + 4}"
    if transposes:
        text += f", ${at + 5},  ${at + 6}"
    return f"{{\n.reg .pred p;\nsetp.ne.b32 p, ${at + 2}, 0;\n{text};\n}}\n"


def wgmma_constants(op: Operation) -> tuple[list[int], list[int]]:
    """Return the immediates of a wgmma after the scale of D: of scales, then of transpositions."""
    sign = {"one": 1, "neg": -1}
    scales: list[int] = []
    transposes: list[int] = []
    if op.typeD.params[0] != "s32":
        scales = [sign[s.params[0]] for s in (op.scaleA, op.scaleB)]
    if op.typeA.params[0] in ("f16", "bf16"):
        a, b = op.layoutA.params[0], op.layoutB.params[0]
        transposes = [int(a == "col"), int(b == "row")]
    return scales, transposes


def inline_ptx(op: Operation) -> str:
    """The text that the user wrote."""
    code: str = op.ptxCode.value
    return code


TEXT: dict[str, Callable[[Operation], str | None]] = {
    "nvvm.mbarrier.init": mbarrier_init,
    "nvvm.mbarrier.arrive.expect_tx": mbarrier_arrive_expect_tx,
    "nvvm.mbarrier.try_wait.parity": mbarrier_try_wait_parity,
    "nvvm.barrier.arrive": barrier_arrive,
    "nvvm.cp.async.bulk.tensor.shared.cluster.global": tma_load,
    "nvvm.cp.async.bulk.tensor.global.shared.cta": tma_store,
    "nvvm.prefetch": prefetch,
    "nvvm.wgmma.mma_async": wgmma,
    "nvvm.inline_ptx": inline_ptx,
}
"""The operations that may become inline assembly."""

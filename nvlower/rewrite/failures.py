"""The error for an op that a conversion could not legalise."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

LOWERED_BY = {
    "affine": "lower-affine",
    "arith": "convert-arith-to-llvm",
    "cf": "convert-cf-to-llvm",
    "func": "convert-func-to-llvm",
    "gpu": "convert-gpu-to-nvvm in a gpu.module, gpu-to-llvm on the host",
    "index": "convert-index-to-llvm",
    "math": "convert-math-to-llvm",
    "memref": "finalize-memref-to-llvm",
    "nvgpu": "convert-nvgpu-to-nvvm",
    "nvvm": "convert-nvvm-to-llvm",
    "scf": "convert-scf-to-cf",
    "ub": "convert-ub-to-llvm",
    "vector": "convert-vector-to-llvm",
}
"""The pass that lowers a dialect, where its declarations name no other."""


def report_failure(op: Operation, tail: str, reasons: list[str], has_rules: bool) -> None:
    """Report that `op` is left: the reasons of the rules tried, and the pass to use, as notes."""
    d = op.emit_error(f"failed to legalize operation '{op.name}'{tail}")
    for reason in dict.fromkeys(reasons):
        d.note(reason)
    if has_rules:
        return
    by = op.definition.extra.get("lowered_by") if op.definition is not None else None
    by = by or LOWERED_BY.get(op.dialect)
    if by:
        d.note(f"this pass does not lower '{op.name}'; use {by}")
    else:
        d.note(f"no pass lowers '{op.name}'")

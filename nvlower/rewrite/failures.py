"""The error for an op that a conversion could not legalise."""

from __future__ import annotations

from nvlower.diag import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.diag import Diagnostic
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
    if not has_rules:
        _note_pass(d, op)


def report_casts(casts: list[Operation]) -> None:
    """Report the ops that keep `casts` alive: they still have types from before the lowering.

    Errors: Failure where there is a cast.
    """
    if not casts:
        return
    names = {c.name for c in casts}
    seen: set[Operation] = set()
    for cast in casts:
        near = [o for v in cast.operands if (o := v.defining_op) is not None]
        near += [u for r in cast.results for u in r.uses]
        for op in near:
            if op.name in names or op.dialect in FINAL or op in seen:
                continue
            seen.add(op)
            d = op.emit_error(f"'{op.name}' op is left after the lowering")
            _note_pass(d, op)
    if not seen:
        for cast in casts:
            sides = (", ".join(str(v.type) for v in vs) for vs in (cast.operands, cast.results))
            cast.emit_error(f"a cast from {' to '.join(sides)} is left after the lowering")
    raise Failure


FINAL = ("llvm", "nvvm", "gpu")
"""Dialects whose ops may stand in a lowered module; those of gpu are the host's launches."""


def _note_pass(d: Diagnostic, op: Operation) -> None:
    by = op.definition.extra.get("lowered_by") if op.definition is not None else None
    by = by or LOWERED_BY.get(op.dialect)
    if by:
        d.note(f"this pass does not lower '{op.name}'; use {by}")
    else:
        d.note(f"no pass lowers '{op.name}'")

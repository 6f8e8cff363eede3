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
    "complex": "",
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
        d.hint(reason)
    if not has_rules:
        _note_pass(d, op)


def report_left(root: Operation, casts: list[Operation]) -> None:
    """Report the ops in `root` that have not been lowered, else the `casts` that are left.

    Errors: Failure where there is one.
    """
    left = [o for o in root.walk() if o.dialect in LOWERED_BY and not _is_final(o)]
    if not left and not casts:
        return
    for op in left:
        _note_pass(op.emit_error(f"'{op.name}' op is left after the lowering"), op, tried=True)
    if not left:
        for cast in casts:
            sides = (", ".join(str(v.type) for v in vs) for vs in (cast.operands, cast.results))
            cast.emit_error(f"a cast from {' to '.join(sides)} is left after the lowering")
    raise Failure


def _is_final(op: Operation) -> bool:
    """Tell whether `op` may stand in a lowered module."""
    return op.dialect in FINAL or op.name in ("gpu.module", "gpu.launch_func", "gpu.binary")


FINAL = ("llvm", "nvvm")
"""Dialects whose ops a lowered module consists of, apart from launches and modules of gpu."""

ASYNC = ("gpu.alloc", "gpu.dealloc", "gpu.memcpy", "gpu.memset")
"""Ops of the host that gpu-to-llvm lowers in their async form only."""


def _note_pass(d: Diagnostic, op: Operation, tried: bool = False) -> None:
    """Say which pass lowers `op`, or that none does, or (`tried`) that it was not possible."""
    if op.name in ASYNC:
        d.hint(f"gpu-to-llvm lowers only the async form: {op.name} async [%token]")
        return
    by = op.definition.extra.get("lowered_by") if op.definition is not None else None
    by = by or LOWERED_BY.get(op.dialect)
    if not by or not _has_rule(by, op.name):
        d.hint(f"no pass lowers '{op.name}'")
    elif tried:
        d.hint(f"{by} lowers '{op.name}', but not everywhere and in every form")
    else:
        d.hint(f"this pass does not lower '{op.name}'; use {by}")


def _has_rule(flag: str, name: str) -> bool:
    """Tell whether the pass of a flag has a rule for an op, or no table of rules at all."""
    from importlib import import_module
    from pkgutil import iter_modules

    from .rules import Rules

    try:
        package = import_module(f"nvlower.passes.{flag.replace('-', '_')}")
    except ImportError:  # `flag` is a sentence
        return True
    inside = [m.name for m in iter_modules(getattr(package, "__path__", ()))]
    modules = [package, *(import_module(f"{package.__name__}.{name}") for name in inside)]
    tables = [t for m in modules for t in vars(m).values() if isinstance(t, Rules)]
    return not tables or any(name in t.table for t in tables)

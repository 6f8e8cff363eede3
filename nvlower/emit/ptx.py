"""LLVM IR text to PTX text, by llvmlite's LLVM."""

from __future__ import annotations

from nvlower.diag import Failure, error, report

from .worker import Job, Outcome, run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.target import Target


def to_ptx(llvm: str, target: Target, loc: Any = None, toolkit: str | None = None) -> str:
    """Compile LLVM IR text to PTX.

    `loc` is where errors are reported; `toolkit` a CUDA folder or a libdevice file to prefer.
    Errors: what `Target.check` refuses; "libdevice"; what LLVM says.
    """
    outcome = compile_modules([(llvm, target, loc)], "ptx", toolkit)[0]
    assert outcome.data is not None
    return outcome.data.decode("utf-8", "replace")


STACK_SPACES = (0, 5)
"""The address spaces of an alloca that NVPTX can compile: generic and local."""


SYMBOLS = ("llvm.func", "llvm.mlir.global")
LLVM_NAME = r"[\w$.]*"
PTX_NAME = r"[A-Za-z][\w$]*|[_$][\w$]+"
"""Names of symbols that LLVM can write for NVPTX, and those that PTX has."""


def check_ops(target: Target, root: Operation, strict: bool = False) -> None:
    """Refuse the ops in `root` that the chip does not have, and those that LLVM aborts on.

    `strict`: also what LLVM writes and ptxas refuses: names, instructions in inline PTX.

    Errors: "needs sm_90a", "needs PTX 8.0"; an alloca outside local memory; a symbol name.
    """
    from nvlower.dialects.nvvm.requirements import needs
    from nvlower.target import check_needs

    failed = False
    for op in root.walk():
        if op.name in SYMBOLS:
            failed |= not _has_name(op, PTX_NAME if strict else LLVM_NAME)
        elif op.name == "llvm.alloca":
            pointer: Any = op.results[0].type
            space = pointer.params[0] if pointer.params else 0
            if space not in STACK_SPACES:
                failed = True
                found = op.emit_op_error(f"can't allocate stack memory in address space {space}")
                found.hint(
                    "stack memory is local: address space 5 or 0; for shared memory use a "
                    "workgroup attribution of the gpu.func or a memref.global in space 3"
                )
    check_needs(target, needs(root, asm=strict))
    if failed:
        raise Failure


def _has_name(op: Operation, pattern: str) -> bool:
    """Tell whether PTX can have a symbol of this name; LLVM renames what is internal."""
    name: Any = op.properties["sym_name"]
    if name.value.isascii() and name.value.isidentifier() and name.value != "_":
        return True
    import re  # takes time to import

    linkage: Any = op.properties.get("linkage")
    local = linkage is not None and linkage.params[0] in ("internal", "private")
    intrinsic = name.value.startswith("llvm.")
    if local or intrinsic or re.fullmatch(pattern, name.value, re.ASCII):
        return True
    found = op.emit_op_error(f"has the name '{name.value}', which PTX cannot have")
    found.hint("a name in PTX consists of letters, digits, '_' and '$', and begins with no digit")
    return False


def compile_modules(
    modules: list[tuple[str, Target, Any]],
    output: str = "ptx",
    toolkit: str | None = None,
    link: tuple[str, ...] = (),
    place: Callable[[int, str], Any] | None = None,
) -> list[Outcome]:
    """Compile several (LLVM IR text, target, location) triples; report all errors, then fail.

    ``place(i, message)`` may find a closer location for what LLVM says of module `i`.
    """
    jobs = [make_job(ir, target, loc, output, toolkit, link) for ir, target, loc in modules]
    outcomes = run(jobs)
    failed = False
    for i, (outcome, (_, target, loc)) in enumerate(zip(outcomes, modules, strict=True)):
        if outcome.data is None:
            failed = True
            said = outcome.messages.strip()
            closer = place(i, said) if place is not None else None
            error(closer or loc, f"LLVM cannot compile this for {target.chip}: {said}")
        else:
            _forward(outcome.messages, loc)
    if failed:
        raise Failure
    return outcomes


def make_job(
    ir: str, target: Target, loc: Any, output: str, toolkit: str | None, link: tuple[str, ...]
) -> Job:
    """Check the target, find libdevice where it is called, and return the job.

    Errors: what `Target.check` refuses; "libdevice" where it is called and not found.
    """
    target.check(loc)
    return Job(
        ir, target.triple, target.chip, target.features, target.opt_level, target.layout,
        target.short_pointers, _libdevice(ir, loc, toolkit), (*target.link, *link), output,
    )  # fmt: skip


def _libdevice(ir: str, loc: Any, toolkit: str | None) -> tuple[str, tuple[str, ...]] | None:
    from . import libdevice

    names = libdevice.called(ir)
    if not names:
        return None
    path = libdevice.find(toolkit)
    if path is None:
        found = error(loc, f"'{names[0]}' is called, but libdevice was not found")
        found.hint(
            "install the package nvidia-nvvm, or set CUDA_HOME to a CUDA toolkit; looked at "
            + ", ".join(libdevice.candidates(toolkit))
        )
        raise Failure
    return path, tuple(names)


def _forward(messages: str, loc: Any) -> None:
    """Report LLVM's warnings and remarks, one by one."""
    for line in messages.split("\n"):
        line = line.strip("\0 ")
        if line:
            severity, _, rest = line.partition(": ")
            known = severity in ("warning", "remark")
            report(severity if known else "warning", loc, f"LLVM: {rest if known else line}")

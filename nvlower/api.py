"""The public functions, one per arrow: text, module, passes, LLVM IR, PTX, cubin.

Each raises `diag.Failure`, whose text is the errors, one a line; `Failure.diagnostics` has them as
objects. Warnings and remarks go to the `diag.Sink` in force: ``with Sink() as sink: ...``.
"""

from __future__ import annotations

from nvlower import diag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation
    from nvlower.target import Target


class _Stage(diag.Sink):
    """One call: errors of earlier calls are not its own; a failure carries what was reported."""

    def __exit__(self, *exc: object) -> None:
        super().__exit__(*exc)
        diag.sink().diagnostics += self.diagnostics
        if isinstance(exc[1], diag.Failure):
            exc[1].diagnostics = tuple(self.diagnostics)


def parse(text: str, name: str = "<string>", allow_unregistered: bool = False) -> Operation:
    """Return the verified ``builtin.module`` that textual MLIR describes.

    Errors: syntax and verification errors.
    """
    from nvlower.ir.verifier import verify
    from nvlower.text.parse import parse as parse_text

    with _Stage():
        module = parse_text(text, name, 1, allow_unregistered)
        verify(module)
    return module


def run(pipeline: str, module: Operation) -> Operation:
    """Run ``builtin.module(...)``, or a pass or pipeline by name (``NAME{options}``); return `module`.

    Errors: unknown passes, bad options, whatever the passes report. A module of which a pass
    failed is left half changed.
    """
    from nvlower.passes.config import Config
    from nvlower.passes.manager import Manager
    from nvlower.passes.pipeline import Pipeline, make_items, parse_pipeline

    with _Stage():
        if "(" in pipeline.partition("{")[0]:
            found = parse_pipeline(pipeline)
        else:
            name, _, options = pipeline.partition("{")
            found = Pipeline(module.name)
            found.add(make_items(name.strip(), options.rstrip("} ")))
        Manager(Config()).run(found, module)
    return module


def print_module(module: Operation, generic: bool = False) -> str:
    """Return the text of a module as ``nvlower`` prints it."""
    from nvlower.text.printer import print_op

    return print_op(module, generic=generic)


def to_llvm(module: Operation) -> str:
    """Return the LLVM IR of a ``gpu.module`` or ``builtin.module`` of the llvm and nvvm dialects.

    Errors: what LLVM IR cannot say, such as an op of another dialect.
    """
    from nvlower.emit.llvm_ir import to_llvm as export

    with _Stage():
        return export(module)


def to_ptx(llvm: str, target: Target) -> str:
    """Compile LLVM IR text to PTX. Errors: what the target lacks, what LLVM refuses."""
    from nvlower.emit.ptx import to_ptx as compile_ptx

    with _Stage():
        return compile_ptx(llvm, target)


def to_cubin(ptx: str, target: Target) -> bytes:
    """Assemble PTX with ptxas. Errors: no ptxas, what ptxas reports."""
    from nvlower.emit.cubin import to_cubin as assemble

    with _Stage():
        return assemble(ptx, target)

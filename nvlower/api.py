"""The public functions, one per arrow: text, module, passes, LLVM IR, PTX, cubin."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation
    from nvlower.target import Target


def parse(text: str, name: str = "<string>", allow_unregistered: bool = False) -> Operation:
    """Return the verified ``builtin.module`` that textual MLIR describes.

    Errors: syntax and verification errors, reported in the current `diag.Sink`, then `Failure`.
    """
    from nvlower.ir.verifier import verify
    from nvlower.text.parse import parse as parse_text

    module = parse_text(text, name, 1, allow_unregistered)
    verify(module)
    return module


def run(pipeline: str, module: Operation) -> Operation:
    """Run ``builtin.module(...)``, or a pipeline by name (``NAME{options}``); return `module`.

    Errors: unknown passes, bad options, whatever the passes report.
    """
    from nvlower.passes.manager import Config, Manager
    from nvlower.passes.pipeline import Pipeline, make_items, parse_pipeline

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
    """Return the LLVM IR of a ``gpu.module`` or ``builtin.module`` of the llvm and nvvm dialects."""
    from nvlower.emit.llvm_ir import to_llvm as export

    return export(module)


def to_ptx(llvm: str, target: Target) -> str:
    """Compile LLVM IR text to PTX. Errors: what the target lacks, what LLVM refuses."""
    from nvlower.emit.ptx import to_ptx as compile_ptx

    return compile_ptx(llvm, target)


def to_cubin(ptx: str, target: Target) -> bytes:
    """Assemble PTX with ptxas. Errors: no ptxas, what ptxas reports."""
    from nvlower.emit.cubin import to_cubin as assemble

    return assemble(ptx, target)

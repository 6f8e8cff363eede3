"""Constants computed by the initializer region of a global or an alias."""

from __future__ import annotations

from .function import FunctionWriter, RefusedError, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

    from .module import ModuleWriter


def evaluate(op: Operation, module: ModuleWriter) -> str:
    """Return the text of the constant that the region of `op` returns.

    Errors: RefusedError where the region computes what is no constant.
    """
    f = FunctionWriter(module)
    for inner in op.regions[0].entry.ops:
        if inner.name == "llvm.return":
            return f.v(inner.operands[0])
        before = len(f.lines)
        write(inner, f)
        if len(f.lines) != before:
            raise RefusedError(f"its initializer holds '{inner.name}', which is no constant")
    raise RefusedError("its initializer returns no value")

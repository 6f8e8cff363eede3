"""Whether the targets on a gpu.module have the operations inside it.

Source: MLIR NVVMTargetAttr::verifyTarget and NVVMRequiresSMTraits.h.
"""

from __future__ import annotations

from nvlower.target import chip_number

from .requirements import need

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

MINIMUM = 20


def check_targets(module: Operation) -> None:
    """Report the first operation that a target with verifyTarget does not have.

    Errors: "is not supported on sm_80", "Minimum NVVM target SM version is sm_20".
    """
    targets: Any = module.properties.get("targets")
    for target in () if targets is None else targets.elements:
        if getattr(target, "name", "") != "nvvm.target" or not target.params[-1]:
            continue
        chip: str = target.params[2]
        if chip_number(chip)[0] < MINIMUM:
            module.emit_error(f"Minimum NVVM target SM version is sm_{MINIMUM}")
            return
        missing = _first_missing(module, chip)
        if missing is not None:
            missing.emit_op_error(f"is not supported on {chip}")
            return


def _first_missing(module: Operation, chip: str) -> Operation | None:
    for op in module.walk_post():
        if op.has_trait("RequiresSM") or op.has_trait("RequiresSMa"):
            found = need(op)
            if found is not None and not found.met_by(chip):
                return op
    return None

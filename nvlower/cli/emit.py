"""``--emit=llvm|ptx|cubin``: what leaves the tool instead of MLIR."""

from __future__ import annotations

from nvlower.diag import Failure, fail
from nvlower.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    from .argv import Arguments


def emit(module: Operation, kind: str, arguments: Arguments) -> str | bytes:
    """Return the LLVM IR, PTX or cubin of the kernels in `module`.

    Every ``gpu.module`` is compiled; a ``gpu.binary`` gives the PTX it holds. Several follow each
    other in text kinds; a cubin is one, chosen with ``--gpu-module``. A module without kernels is
    exported itself by ``--emit=llvm``.

    Errors: no kernels; several kernels for a cubin; what export, LLVM and ptxas refuse.
    """
    units = [
        op
        for region in module.regions
        for op in region.ops
        if op.name in ("gpu.module", "gpu.binary")
    ]
    wanted = arguments.text("gpu-module")
    if wanted is not None:
        units = [u for u in units if _name(u) == wanted.lstrip("@")]
    if not units:
        if kind == "llvm" and wanted is None:
            from nvlower.emit.llvm_ir import to_llvm

            return to_llvm(module)
        what = f"no gpu.module @{wanted.lstrip('@')}" if wanted else "no gpu.module"
        raise fail(module.loc, f"{what} in the result: nothing to emit as {kind}")
    if kind == "cubin" and len(units) > 1:
        names = ", ".join(f"@{_name(u)}" for u in units)
        raise fail(
            module.loc, f"several kernel modules ({names}); choose one with --gpu-module=NAME"
        )
    outputs: list[Any] = []
    failed = False
    for unit in units:
        try:
            outputs.append(_emit_unit(unit, kind, arguments))
        except Failure:
            failed = True
    if failed:
        raise Failure
    if kind == "cubin":
        found: bytes = outputs[0]
        return found
    return "\n".join(outputs)


def _name(unit: Operation) -> str:
    attr: Any = unit.properties.get("sym_name")
    return attr.value if attr is not None else ""


def _emit_unit(unit: Operation, kind: str, arguments: Arguments) -> str | bytes:
    if unit.name == "gpu.binary":
        ptx, target = _held_ptx(unit, kind)
    else:
        from nvlower.emit.llvm_ir import to_llvm
        from nvlower.emit.ptx import check_ops

        target = choose_target(unit, arguments)
        target.check(unit.loc)
        check_ops(target, unit, strict=True)
        text = to_llvm(unit)
        if kind == "llvm":
            return _with_target(text, target)
        from nvlower.emit.ptx import to_ptx

        ptx = to_ptx(text, target, unit.loc, arguments.text("libdevice"))
    if kind == "ptx":
        return ptx
    from nvlower.emit.cubin import to_cubin

    return to_cubin(ptx, target, unit.loc, arguments.text("ptxas"))


def _with_target(text: str, target: Target) -> str:
    """Return LLVM IR with the data layout it is compiled with, and a triple."""
    lines = [x for x in text.split("\n") if not x.startswith("target datalayout")]
    head = [f'target datalayout = "{target.layout}"']
    if not any(x.startswith("target triple") for x in lines):
        head.append(f'target triple = "{target.triple}"')
    return "\n".join([*head, *lines])


def _held_ptx(unit: Operation, kind: str) -> tuple[str, Target]:
    from nvlower.passes.gpu_module_to_binary import target_of

    objects: Any = unit.properties["objects"]
    for held in objects.elements:
        attr, form, text = held.params[:3]
        if form == "assembly" and kind != "llvm":
            return text.value.rstrip("\0"), target_of(attr)
    raise fail(
        unit.loc,
        f"gpu.binary @{_name(unit)} holds no PTX, so it cannot be emitted as {kind}; leave out "
        "gpu-module-to-binary, or use format=isa",
    )


def choose_target(unit: Operation, arguments: Arguments) -> Target:
    """Return the target of a gpu.module: its own, else --chip, else the smallest chip that fits.

    The choice of a chip is said in a remark. Errors: no chip has every op.
    """
    from nvlower.dialects.nvvm.requirements import needs
    from nvlower.emit.llvm_ir.layout import has_short_pointers
    from nvlower.passes.gpu_module_to_binary import target_of
    from nvlower.target import CHIPS, smallest_chip

    level = arguments.number("opt-level")
    held: Any = unit.properties.get("targets")
    if held is not None and held.elements:
        target = target_of(held.elements[0])
        chip = arguments.text("chip")
        if chip is not None and chip != target.chip:
            unit.emit_warning(
                f"--chip={chip} is not used: the module's own target is {target.chip}"
            )
    else:
        asked = [need for _, need in needs(unit, asm=True)]
        chip = arguments.text("chip")
        if chip is None:
            chip = smallest_chip(asked)
            if chip is None:
                raise fail(unit.loc, "no chip has every op of the module; give one with --chip")
            unit.emit_remark(
                f"no target given: compiling for {chip}, the smallest that has every op"
            )
        version = max([CHIPS.get(chip, 0), *(n.ptx for n in asked)])
        features = arguments.text("features") or f"+ptx{version}"
        target = Target(chip, features)
    if level is not None:
        target.opt_level = level
    target.short_pointers = arguments.on("short-pointers") or has_short_pointers(unit)
    return target

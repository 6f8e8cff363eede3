"""``--nvvm-attach-target``: says for which chip the gpu.modules are compiled.

Source: MLIR GPU/Transforms/NVVMAttachTarget.cpp.
"""

from __future__ import annotations

from nvlower.ir.attributes import UNIT, ArrayAttr, DialectAttr, DictionaryAttr, StringAttr
from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation

MAX_OPT_LEVEL = 3
AUTOMATIC = "auto"
"""The `chip` that asks for the smallest one that has every op."""


def run(root: Operation, options: Options) -> None:
    """Append the target to each gpu.module right inside `root` whose name matches.

    Chip ``auto``: a module keeps the target that it has; another gets the smallest chip that has
    every op in it, with the PTX version that those need, which a remark says.
    """
    matches = _matcher(root, options.module)
    automatic = options.chip == AUTOMATIC
    target = None if automatic else target_attr(root, options)
    for region in root.regions:
        for op in region.ops:
            if op.name == "gpu.module" and matches(op.properties["sym_name"].value):  # type: ignore[attr-defined]
                if target is not None:
                    _attach(op, target)
                elif op.properties.get("targets") is None:
                    _attach(op, _smallest(op, root, options))
                if options.check:
                    _check(op)
                if options.short_pointers:
                    _shorten(op)


def _check(module: Operation) -> None:
    """Refuse a target that LLVM cannot compile for."""
    from .gpu_module_to_binary import target_of

    targets: Any = module.properties["targets"]
    for target in targets.elements:
        if getattr(target, "name", None) == "nvvm.target":
            target_of(target).check(module.loc)


def _smallest(module: Operation, root: Operation, options: Options) -> DialectAttr:
    """Return the target with the smallest chip that has every op of `module`."""
    from nvlower.diag import fail
    from nvlower.dialects.nvvm.requirements import needs
    from nvlower.target import CHIPS, Target, smallest_chip

    asked = [need for _, need in needs(module, asm=True)]
    chip = smallest_chip(asked)
    if chip is None:
        raise fail(module.loc, "no chip has every op of the module: split it by target")
    values = dict(vars(options))
    values["chip"] = chip
    if options.check:
        Target(chip, options.features, options.triple).check(module.loc)
    if not options.features:
        values["features"] = f"+ptx{max([CHIPS[chip], *(n.ptx for n in asked)])}"
    module.emit_remark(
        f"no chip given: compiling for {chip} ({values['features']}), the smallest that has every op"
    )
    return target_attr(root, Options(values))


def _shorten(module: Operation) -> None:
    """Say in the data layout of `module` that pointers to shared memory have 32 bits."""
    from nvlower.dialects.llvm.types import ptr
    from nvlower.ir.dense import dense_splat
    from nvlower.ir.types import I64, VectorType
    from nvlower.rewrite.widths import SHARED, SHORT

    if module.get_attr("dlti.dl_spec") is not None:
        return
    width = dense_splat(VectorType((4,), I64), SHORT)
    entry = DialectAttr("dlti.dl_entry", (ptr(SHARED), width))
    module.attributes["dlti.dl_spec"] = DialectAttr("dlti.dl_spec", ((entry,),))


def _attach(module: Operation, target: DialectAttr) -> None:
    held = module.properties.get("targets")
    targets: list[Attribute] = [] if held is None else list(held.elements)  # type: ignore[attr-defined]
    targets.append(target)
    unique = [t for i, t in enumerate(targets) if i == 0 or t is not targets[i - 1]]
    module.properties["targets"] = ArrayAttr(tuple(unique))


def target_attr(root: Operation, options: Options) -> DialectAttr:
    """Return the ``#nvvm.target`` that the options describe.

    Errors: an optimization level above 3, an empty triple or chip.
    """
    from nvlower.diag import fail

    if not 0 <= options.O <= MAX_OPT_LEVEL:
        raise fail(root.loc, "The optimization level must be a number between 0 and 3.")
    for word, text in (("triple", options.triple), ("chip", options.chip)):
        if not text:
            raise fail(root.loc, f"The target {word} cannot be empty.")
    flags: dict[str, Attribute] = {}
    for name in ("fast", "ftz"):
        if getattr(options, name):
            flags[name] = UNIT
    words = _words(root, options.ptxas_cmd_options)
    if words:
        flags["ptxas-cmd-options"] = ArrayAttr(tuple(StringAttr(w) for w in words))
    link = ArrayAttr(tuple(StringAttr(path) for path in options.l)) if options.l else None
    return DialectAttr(
        "nvvm.target",
        (
            options.O,
            options.triple,
            options.chip,
            options.features,
            DictionaryAttr(tuple(flags.items())) if flags else None,
            link,
            True,
        ),
    )


def _words(root: Operation, text: str) -> list[str]:
    """Split a command line; one pair of quotes around all of it is dropped.

    Errors: an unterminated quote.
    """
    text = text.strip()
    if not text:
        return []
    import shlex

    from nvlower.diag import fail

    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        text = text[1:-1]
    try:
        return shlex.split(text)
    except ValueError as problem:
        raise fail(root.loc, f"ptxas-cmd-options: {problem}") from None


def _matcher(root: Operation, pattern: str) -> Callable[[str], object]:
    """Return the test of a module's name.

    Errors: a pattern that is no regular expression.
    """
    if not pattern:
        return lambda name: True
    import re

    from nvlower.diag import fail

    try:
        return re.compile(pattern).search
    except re.error as problem:
        raise fail(root.loc, f"'{pattern}' is not a regular expression: {problem}") from None


PASS = Pass(
    "nvvm-attach-target",
    "GpuNVVMAttachTarget",
    "Attaches an NVVM target attribute to a GPU Module.",
    run,
    options=(
        Option("module", str, "", "Regex used to identify the modules to attach the target to."),
        Option("triple", str, "nvptx64-nvidia-cuda", "Target triple."),
        Option("chip", str, "sm_50", "Target chip; auto: the smallest that has every op."),
        Option(
            "features",
            str,
            "",
            "Target features, default is to use the minimum PTX ISA version for the SM target.",
        ),
        Option("short-pointers", bool, False, "Pointers to shared memory have 32 bits."),
        Option("check", bool, False, "Refuse a target that LLVM cannot compile for."),
        Option("O", int, 2, "Optimization level."),
        Option("fast", bool, False, "Enable fast math mode."),
        Option("ftz", bool, False, "Enable flush to zero for denormals."),
        Option("l", list, (), "Extra bitcode libraries paths to link to."),
        Option("ptxas-cmd-options", str, "", "Command line options passed to downstream compiler"),
    ),
)

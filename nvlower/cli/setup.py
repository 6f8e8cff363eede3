"""What the arguments ask for: the pipeline, the target, how passes run and how IR is printed."""

from __future__ import annotations

import os

from nvlower import diag

from .argv import Arguments, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.passes.config import Config

WIDTH_PIPELINES = ("lower-to-nvvm", "test-lower-to-nvvm")
"""Pipelines that --explain-index and --strict-index speak to."""

PIPELINE_FLAGS = ("dump-pass-pipeline", "mlir-generate-reproducer")
"""Flags that need a pipeline, though it be empty."""

TARGET_FLAGS = {"chip": "cubin-chip", "features": "cubin-features", "opt-level": "opt-level"}
"""Flags that give pipelines the option of the same meaning, where their own text does not."""


def check_target(arguments: Arguments) -> None:
    """Refuse a target that no kernel can have, and files that are not there.

    Errors: what `Target.problems` says of --chip, --features and --opt-level; a missing file.
    """
    for name in ("ptxas", "libdevice"):
        path = arguments.text(name)
        if path is not None and not os.path.exists(path):
            raise UsageError(f"for the --{name} option: there is no file '{path}'")
    level = arguments.number("opt-level")
    chip, features = arguments.text("chip"), arguments.text("features")
    if (chip, features, level) != (None, None, None):
        from nvlower.target import PTX_VERSIONS, Target

        newest = f"+ptx{PTX_VERSIONS[-1]}"
        given = features or ("" if chip is not None else newest)
        level = 0 if level is None else level
        for problem in Target("sm_50" if chip is None else chip, given, opt_level=level).problems():
            raise UsageError(problem)


def _pipeline_options(name: str, options: str, arguments: Arguments) -> str:
    """Return the options of a pipeline, with what flags of the command say added."""
    from nvlower.passes.options import split_options
    from nvlower.passes.registry import pipeline_names

    if name not in (*pipeline_names(), *WIDTH_PIPELINES):
        return options
    given = {option for option, _ in split_options(options)}
    for flag, option in TARGET_FLAGS.items():
        value = arguments.text(flag)
        if value is not None and option not in given:
            options += f" {option}={value}"
    if name in WIDTH_PIPELINES and "explain-index" not in given:
        if arguments.on("strict-index"):
            options += " explain-index=strict"
        elif arguments.on("explain-index"):
            options += " explain-index=report"
    return options


def make_pipeline(arguments: Arguments) -> Any:
    """Return the pipeline that the flags describe, None where no flag is about one.

    Errors: unknown names, bad options.
    """
    text = arguments.text("pass-pipeline")
    if text is None and not arguments.passes and not any(map(arguments.on, PIPELINE_FLAGS)):
        return None
    from nvlower.passes.pipeline import Pipeline, make_items, parse_pipeline

    if text is not None:
        return parse_pipeline(text)
    pipeline = Pipeline("builtin.module")
    for name, options in arguments.passes:
        pipeline.add(make_items(name, _pipeline_options(name, options, arguments)))
    return pipeline


def make_config(arguments: Arguments, generic: bool = False) -> Config:
    """Return how passes are run and IR is printed."""
    from nvlower.passes.config import Config

    config = Config()
    config.verify_each = arguments.on("verify-each")
    config.print_before = _selection(arguments, "before")
    config.print_after = _selection(arguments, "after")
    config.print_after_change = arguments.on("mlir-print-ir-after-change")
    config.print_after_failure = arguments.on("mlir-print-ir-after-failure")
    config.local_scope = arguments.on("mlir-print-local-scope")
    config.module_scope = arguments.on("mlir-print-ir-module-scope")
    config.tree_dir = arguments.text("mlir-print-ir-tree-dir")
    config.reproducer = arguments.text("mlir-pass-pipeline-crash-reproducer")
    config.timing = {} if arguments.on("mlir-timing") else None
    diag.show_op = arguments.on("mlir-print-op-on-diagnostic")
    options = print_options(arguments)
    if generic:
        options["generic"] = True

    def printer(op: Operation) -> str:
        from nvlower.text.printer import print_op

        return print_op(op, **options)

    config.printer = printer
    return config


def print_options(arguments: Arguments) -> dict[str, Any]:
    """Return the keyword arguments of `print_op` that the flags ask for."""
    switches = {
        "generic": "mlir-print-op-generic",
        "debuginfo": "mlir-print-debuginfo",
        "pretty_debuginfo": "mlir-pretty-debuginfo",
        "local_scope": "mlir-print-local-scope",
        "value_users": "mlir-print-value-users",
        "unique_ssa_ids": "mlir-print-unique-ssa-ids",
        "skip_regions": "mlir-print-skip-regions",
        "nameloc_prefix": "mlir-use-nameloc-as-prefix",
    }
    numbers = {
        "elide_elements": "mlir-elide-elementsattrs-if-larger",
        "elide_resources": "mlir-elide-resource-strings-if-larger",
        "hex_elements": "mlir-print-elementsattrs-with-hex-if-larger",
    }
    options: dict[str, Any] = {k: True for k, flag in switches.items() if arguments.on(flag)}
    if "debuginfo" not in options:
        options.pop("pretty_debuginfo", None)  # the form of what is not printed
    for key, flag in numbers.items():
        value = arguments.number(flag)
        if value is not None:
            options[key] = value
    return options


def _selection(arguments: Arguments, when: str) -> set[str] | None:
    if arguments.on(f"mlir-print-ir-{when}-all"):
        return None
    given = arguments.text(f"mlir-print-ir-{when}")
    names = set() if given is None else set(given.split(","))
    conditional = arguments.on("mlir-print-ir-after-change") or arguments.on(
        "mlir-print-ir-after-failure"
    )
    if when == "after" and not names and conditional:
        return None
    for n in names:
        from nvlower.passes.registry import find_pass, pass_names, suggestion

        if find_pass(n) is None:
            near = suggestion(n, pass_names())
            raise UsageError(f"for the --mlir-print-ir-{when} option: unknown pass '{n}'{near}")
    return names

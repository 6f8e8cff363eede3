"""Runs a pipeline: nesting, verification after every pass, IR dumps, timing, reproducers."""

from __future__ import annotations

import sys
import time

from nvlower import diag
from nvlower.diag import Failure, fail

from .config import Config
from .pipeline import Instance, Pipeline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from nvlower.ir.core import Operation

    Item = Instance | Pipeline
    Timing = dict[tuple[str, ...], float]


class Manager:
    """Runs one pipeline on one module."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._path: list[str] = []
        self._dump_count: dict[tuple[str, ...], int] = {}

    def run(self, pipeline: Pipeline, module: Operation) -> None:
        """Run `pipeline` on `module` in place.

        Errors: the anchor is another op; whatever a pass or the verifier reports.
        """
        if pipeline.anchor not in (module.name, "any"):
            raise fail(
                module.loc,
                f"can't run '{pipeline.anchor}' pass manager on '{module.name}' op",
            )
        check_anchors(pipeline, module.loc)
        before = None
        if self.config.reproducer is not None:
            before = self.config.printer(module)
        try:
            self._items(pipeline.items, module, ())
        except Failure:
            if before is not None:
                self._write_reproducer(pipeline, before, module)
            raise

    def _items(self, items: list[Item], op: Operation, index: tuple[int, ...]) -> None:
        i = 0
        while i < len(items):
            item = items[i]
            if isinstance(item, Instance):
                self._pass(item, op, (*index, i))
                i += 1
                continue
            group: list[Pipeline] = []
            while i < len(items):  # adjacent nested pipelines run together, op by op
                nested = items[i]
                if not isinstance(nested, Pipeline):
                    break
                group.append(nested)
                i += 1
            self._nested(group, op, (*index, i - len(group)))

    def _nested(self, group: list[Pipeline], op: Operation, index: tuple[int, ...]) -> None:
        merged: dict[str, list[Instance | Pipeline]] = {}
        for p in group:
            merged.setdefault(p.anchor, []).extend(p.items)
        failed = False
        for inner in [o for r in op.regions for o in r.ops]:
            items = merged.get(inner.name)
            if items is None and inner.has_trait("IsolatedFromAbove"):
                items = merged.get("any")
            if items is None:
                continue
            try:
                self._items(items, inner, index)
            except Failure:
                failed = True
        if failed:
            raise Failure

    def _pass(self, item: Instance, op: Operation, index: tuple[int, ...]) -> None:
        spec, config = item.spec, self.config
        if config.print_before is None or spec.name in config.print_before:
            self._dump("Before", spec, op)
        wants_after = config.print_after is None or spec.name in config.print_after
        old = config.printer(op) if config.print_after_change else None
        start = time.process_time() if config.timing is not None else 0.0
        try:
            changed = self._run_guarded(item, op)
            if config.verify_each and changed is not False:
                from nvlower.ir.verifier import verify

                verify(op)
        except Failure:
            if config.print_after_failure or wants_after:
                self._dump("After", spec, op, failed=True)
            raise
        if config.timing is not None:
            key = (*(p.name for p in reversed(list(op.parents()))), op.name, spec.label)
            config.timing[key] = config.timing.get(key, 0.0) + time.process_time() - start
        if old is not None:
            wants_after = wants_after and config.printer(op) != old
        if wants_after and not config.print_after_failure:
            self._dump("After", spec, op)

    def _run_guarded(self, item: Instance, op: Operation) -> Any:
        try:
            result = item.spec.run(op, item.options)
        except (Failure, KeyboardInterrupt):
            raise
        except RecursionError:
            raise fail(op.loc, f"'{item.spec.name}': the IR is nested too deeply") from None
        except Exception as error:
            if "NVLOWER_TRACEBACK" in __import__("os").environ:
                raise
            raise internal_error(f"pass '{item.spec.name}'", op.loc, error) from error
        if diag.sink().errors:
            raise Failure
        return result

    # -- printing ------------------------------------------------------------------------------
    def _dump(self, when: str, spec: Any, op: Operation, failed: bool = False) -> None:
        config = self.config
        tail = ""
        shown = op
        if config.module_scope:
            name = op.properties.get("sym_name")
            symbol = f": @{getattr(name, 'value', '')}" if name is not None else ""
            tail = f" ('{op.name}' operation{symbol})"
            for p in op.parents():
                shown = p
        head = f"// -----// IR Dump {when} {spec.label}{' Failed' if failed else ''} ({spec.name})"
        text = config.printer(shown).rstrip("\n")
        newline = "" if shown.parent is not None or config.local_scope else "\n"
        body = f"{head}{tail} //----- //\n{text}\n{newline}\n"
        if config.tree_dir is None:
            sys.stderr.write(body)
            return
        self._write_tree(body, spec, op)

    def _write_tree(self, body: str, spec: Any, op: Operation) -> None:
        import os

        chain = [*reversed(list(op.parents())), op]
        folders = []
        for o in chain:
            name = o.properties.get("sym_name")
            symbol = getattr(name, "value", None) or "no-symbol-name"
            folders.append(f"{o.name.replace('.', '_')}_{symbol}")
        numbers = []
        for depth in range(1, len(folders) + 1):
            key = tuple(folders[:depth])
            if depth == len(folders):
                self._dump_count[key] = self._dump_count.get(key, -1) + 1
            elif key not in self._dump_count:
                self._dump_count[key] = 0
            numbers.append(str(self._dump_count[key]))
        assert self.config.tree_dir is not None
        folder = os.path.join(self.config.tree_dir, *folders)
        path = os.path.join(folder, f"{'_'.join(numbers)}_{spec.name}.mlir")
        try:
            os.makedirs(folder, exist_ok=True)
            with open(path, "w", encoding="utf-8") as f:
                f.write(body)
        except OSError as error:
            raise fail(None, f"cannot write the dump '{path}': {error.strerror}") from None

    def _write_reproducer(self, pipeline: Pipeline, text: str, module: Operation) -> None:
        path = self.config.reproducer
        assert path is not None
        try:
            with open(path, "w", encoding="utf-8") as f:
                f.write(reproducer_text(pipeline, text, self.config.verify_each))
        except OSError as error:
            diag.error(None, f"cannot write the reproducer '{path}': {error.strerror}")
            return
        diag.error(
            module.loc, "Failures have been detected while processing an MLIR pass pipeline"
        ).note(f"Pipeline failed; reproducer generated at `{path}`: run it with --run-reproducer")


def check_anchors(pipeline: Pipeline, loc: Any) -> None:
    """Refuse a pass that runs on another op than the one it is nested in, wherever it stands."""
    for item in pipeline.items:
        if isinstance(item, Pipeline):
            check_anchors(item, loc)
        elif item.spec.anchor not in (None, pipeline.anchor):
            name, anchor = item.spec.name, item.spec.anchor
            raise fail(
                loc,
                f"the pass '{name}' runs on '{anchor}' and can't run on '{pipeline.anchor}'; "
                f"nest it: {anchor}({name})",
            )


def reproducer_text(pipeline: Pipeline, module_text: str, verify_each: bool) -> str:
    """Return a module with the pipeline in its ``mlir_reproducer`` resource."""
    verify = "true" if verify_each else "false"
    escaped = pipeline.text().replace("\\", "\\\\").replace('"', '\\"')
    return (
        f"{module_text.rstrip()}\n\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n"
        f'      pipeline: "{escaped}",\n      disable_threading: true,\n'
        f"      verify_each: {verify}\n    }}\n  }}\n#-}}\n"
    )


def internal_error(where: str, loc: Any, error: BaseException) -> Failure:
    """Report a bug of ours as a diagnostic; NVLOWER_TRACEBACK=1 shows the Python traceback."""
    text = str(error).strip().partition("\n")[0][:200]
    found = diag.error(loc, f"internal error in {where}: {type(error).__name__}: {text}")
    found.note(
        "this is a bug in nvlower; --mlir-pass-pipeline-crash-reproducer=FILE writes a file to "
        "report it with, NVLOWER_TRACEBACK=1 shows where it happened"
    )
    return Failure()


def timing_report(timing: Timing, stages: dict[str, float], tree: bool) -> str:
    """Return upstream's execution time report for the CPU seconds of stages and passes."""
    total = sum(timing.values()) + sum(v for k, v in stages.items() if k != "Total")
    total = max(total, stages.get("Total", 0.0), 1e-9)

    def row(seconds: float, name: str, depth: int = 0) -> str:
        return f"  {seconds:8.4f} ({100 * seconds / total:5.1f}%)  {'  ' * depth}{name}\n"

    bar = f"==={'-' * 73}===\n"
    out = f"{bar}{' ' * 25}... Execution time report ...\n{bar}"
    out += f"  Total Execution Time: {total:.4f} seconds\n\n  ----CPU Time----  ----Name----\n"
    out += row(stages.get("Parser", 0.0), "Parser")
    out += "".join(row(s, name, depth) for s, name, depth in _timing_rows(timing, tree))
    out += row(stages.get("Output", 0.0), "Output")
    rest = total - sum(timing.values()) - stages.get("Parser", 0.0) - stages.get("Output", 0.0)
    return out + row(max(rest, 0.0), "Rest") + row(total, "Total")


def _timing_rows(timing: Timing, tree: bool) -> Iterator[tuple[float, str, int]]:
    if not tree:
        flat: dict[str, float] = {}
        for key, seconds in timing.items():
            flat[key[-1]] = flat.get(key[-1], 0.0) + seconds
        for name, seconds in sorted(flat.items(), key=lambda e: -e[1]):
            yield seconds, name, 0
        return
    last: str | None = None
    for key, seconds in timing.items():
        depth = len(key) - 2
        if depth and key[-2] != last:
            inside = sum(s for k, s in timing.items() if k[:-1] == key[:-1])
            yield inside, f"'{key[-2]}' Pipeline", depth - 1
        last = key[-2] if depth else None
        yield seconds, key[-1], depth

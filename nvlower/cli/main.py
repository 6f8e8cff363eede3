"""The command: reads the arguments, runs the stages, writes the result, sets the exit status.

Status 0: done. 1: errors were reported. 2: the command line is wrong.
"""

from __future__ import annotations

import gc
import os
import sys

from nvlower.diag import Failure, Sink, fail

from .argv import Arguments, UsageError, read
from .setup import check_target, make_config, make_pipeline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from nvlower.ir.core import Operation
    from nvlower.ir.location import SourceText

SHOW_FLAGS = ("help", "version", "list-passes", "list-ops", "show-op", "show-dialects")


def entry() -> NoReturn:
    """Run the command in this process and end it, without the interpreter's slow tear-down."""
    gc.disable()
    _deepen()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # what is no UTF-8 in files and their names stays as it is
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")  # type: ignore[union-attr]
    status = 1
    try:
        status = main(sys.argv[1:])
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        sys.stderr.write(f"nvlower: error: cannot write the output: {error.strerror}\n")
    if sys.stderr is not None:
        sys.stderr.flush()
    os._exit(status)


def _deepen() -> None:
    """Allow IR thousands of levels deep: Python's own limit and the C stack under it."""
    sys.setrecursionlimit(200_000)
    try:
        import resource

        hard = resource.getrlimit(resource.RLIMIT_STACK)[1]
        size = 1 << 29
        resource.setrlimit(
            resource.RLIMIT_STACK,
            (size if hard in (-1, resource.RLIM_INFINITY) else min(size, hard), hard),
        )
    except (ImportError, ValueError, OSError):
        pass


def main(argv: list[str]) -> int:
    """Run the command with arguments `argv`; return the exit status."""
    try:
        arguments = read(argv)
        for name in SHOW_FLAGS:
            if arguments[name]:
                from .show import show

                return show(name, arguments.text(name) or "")
        return Run(arguments).run()
    except UsageError as error:
        sys.stderr.write(f"nvlower: error: {error}\nTry 'nvlower --help'.\n")
        return 2


class Run:
    """One run of the tool over one input file."""

    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments
        self.sources: dict[str, SourceText] = {}
        self.config = make_config(arguments)
        self.stages: dict[str, float] = {}
        check_target(arguments)
        self.notes = not arguments.on("mlir-disable-diagnostic-notes")

    def run(self) -> int:
        """Process the input, write the output; return the exit status."""
        arguments = self.arguments
        with Sink() as sink:
            try:
                if arguments.passes and arguments["pass-pipeline"]:
                    raise fail(
                        None, "'-pass-pipeline' option can't be used with individual pass options"
                    )
                pipeline = make_pipeline(arguments)
            except Failure:
                self.show(sink)
                return 2
        try:
            name, text = self._read_input()
        except OSError as error:
            sys.stderr.write(f"nvlower: error: cannot open input file {error}\n")
            return 1
        if arguments["verify-diagnostics"] is not None:
            from .verify_diagnostics import check_file

            return check_file(self, name, text, pipeline)
        outputs: list[str | bytes] = []
        status = 0
        for start, chunk in self.chunks(name, text):
            with Sink() as sink:
                try:
                    outputs.append(self.process(name, chunk, start, pipeline))
                except Failure:
                    outputs.append("")
                    status = 1
                self.show(sink)
        status = self.finish(outputs, status)
        self._report_timing()
        return status

    def _read_input(self) -> tuple[str, str]:
        from nvlower.ir.location import SourceText

        path = self.arguments.inputs[0] if self.arguments.inputs else "-"
        try:
            if path == "-":
                if sys.stdin is None:
                    raise OSError(0, "standard input is closed")
                name, data = "<stdin>", sys.stdin.buffer.read()
            else:
                name = path
                with open(path, "rb", buffering=0) as f:
                    data = f.read()
        except OSError as error:
            raise OSError(f"'{path}': {error.strerror}") from None
        text = data.decode("utf-8", "surrogateescape")
        self.sources[name] = SourceText(name, text)
        return name, text

    def chunks(self, name: str, text: str) -> list[tuple[tuple[int, int], str]]:
        """Return (line and column, text) of what is processed apart; warn of misspelt markers."""
        marker = self.arguments.text("split-input-file")
        if marker is None:
            return [((1, 0), text)]
        marker = marker or "// -----"
        from .chunks import split_chunks

        with Sink() as sink:
            chunks = split_chunks(text, marker, name)
        self.show(sink)
        return chunks

    def process(self, name: str, text: str, place: tuple[int, int], pipeline: Any) -> str | bytes:
        """Return the output for one chunk. Errors: whatever its stages report."""
        import time

        try:
            start = time.process_time()
            module = self._parse(name, text, place)
            self.stages["Parser"] = self.stages.get("Parser", 0.0) + time.process_time() - start
            if self.arguments.on("verify-roundtrip"):
                self._verify_roundtrip(module, name)
            if self.arguments.on("run-reproducer"):
                pipeline = self._reproducer_pipeline(module)
            if pipeline is not None:
                self._run_passes(pipeline, module)
            start = time.process_time()
            out = self._output(module)
            self.stages["Output"] = self.stages.get("Output", 0.0) + time.process_time() - start
            return out
        except (Failure, KeyboardInterrupt):
            raise
        except RecursionError:
            from .chunks import deepest

            raise fail(deepest(name, text, place[0]), "the input is nested too deeply") from None
        except Exception as error:
            if "NVLOWER_TRACEBACK" in os.environ:
                raise
            from nvlower.passes.manager import internal_error

            raise internal_error("nvlower", None, error) from error

    def _run_passes(self, pipeline: Any, module: Operation) -> None:
        """Show the pipeline where that is asked for, and run it."""
        from nvlower.passes.manager import Manager

        if self.arguments["mlir-generate-reproducer"]:
            self._generate_reproducer(pipeline, module)
        if self.arguments.on("dump-pass-pipeline"):
            sys.stderr.write(f"{pipeline.dump()}\n")
        if module.name != "builtin.module" and self.arguments["pass-pipeline"] is None:
            pipeline.anchor = module.name
        if pipeline.items or pipeline.anchor != module.name:
            Manager(self.config).run(pipeline, module)

    def _parse(self, name: str, text: str, place: tuple[int, int]) -> Operation:
        """Return the verified top-level op of a chunk."""
        from nvlower.ir import resources
        from nvlower.ir.verifier import verify
        from nvlower.text.parse import parse

        resources.clear()
        module = parse(
            text,
            name,
            place[0],
            self.arguments.on("allow-unregistered-dialect"),
            first_column=place[1],
            implicit_module=not self.arguments.on("no-implicit-module"),
        )
        if not self.arguments.on("mlir-very-unsafe-disable-verifier-on-parsing"):
            verify(module)
        elif not self._is_valid(module):  # the generic form takes everything
            self.config.printer = make_config(self.arguments, generic=True).printer
        return module

    def _is_valid(self, module: Operation) -> bool:
        """Tell whether a module passes verification, without a word about it."""
        from nvlower.ir.verifier import verify

        with Sink():
            try:
                verify(module)
            except Failure:
                return False
        return True

    def _output(self, module: Operation) -> str | bytes:
        kind = self.arguments.text("emit")
        if kind == "mlir":
            text = self.config.printer(module).rstrip("\n")
            return text + ("\n" if self.arguments.on("mlir-print-local-scope") else "\n\n")
        from nvlower.cli.emit import emit

        return emit(module, kind or "", self.arguments)

    def _verify_roundtrip(self, module: Operation, name: str) -> None:
        from nvlower.text.parse import parse

        for generic in (True, False):
            config = make_config(self.arguments, generic=generic)
            text = config.printer(module)
            again = parse(
                text, f"{name} (printed)", 1, self.arguments.on("allow-unregistered-dialect")
            )
            if config.printer(again) != text:
                raise fail(module.loc, "the printed module reads back as another module")

    def _reproducer_pipeline(self, module: Operation) -> Any:
        from nvlower.ir import resources
        from nvlower.passes.pipeline import parse_pipeline

        stored = resources.sections.get("external_resources", {}).pop("mlir_reproducer", {})
        if "pipeline" not in stored:
            raise fail(module.loc, "the input holds no 'mlir_reproducer' with a 'pipeline'")
        self.config.verify_each = stored.get("verify_each") != "false"
        return parse_pipeline(stored["pipeline"][1:-1].replace('\\"', '"').replace("\\\\", "\\"))

    def _generate_reproducer(self, pipeline: Any, module: Operation) -> None:
        from nvlower.passes.manager import reproducer_text

        path = self.arguments.text("mlir-generate-reproducer") or "-"
        text = reproducer_text(pipeline, self.config.printer(module), self.config.verify_each)
        if path == "-":
            sys.stdout.write(text)
            return
        try:
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
        except OSError as error:
            raise fail(None, f"cannot write the reproducer '{path}': {error.strerror}") from None

    def show(self, sink: Sink) -> None:
        """Write the diagnostics of a sink to standard error."""
        if sink.diagnostics:
            from .render import show

            show(sink.diagnostics, self.sources, self.notes)

    def finish(self, outputs: list[str | bytes], status: int) -> int:
        """Write the outputs unless chunks failed and a file is asked for; return the status."""
        if status == 0:
            return self.write(outputs)
        if (any(outputs) or len(outputs) > 1) and self.arguments.text("o") in ("-", None):
            self.write(outputs)
        return status

    def write(self, outputs: list[str | bytes]) -> int:
        """Write the outputs of the chunks to -o or standard output; return the exit status."""
        joint = f"{self.arguments.text('output-split-marker')}\n"
        parts = [o.encode("utf-8", "surrogateescape") if isinstance(o, str) else o for o in outputs]
        data = joint.encode().join(parts)
        path = self.arguments.text("o")
        if path == "-" or path is None:
            if sys.stdout is None:
                sys.stderr.write("nvlower: error: standard output is closed\n")
                return 1
            stream = getattr(sys.stdout, "buffer", None)
            if stream is None:
                sys.stdout.write(data.decode("utf-8", "surrogateescape"))
            else:
                sys.stdout.flush()
                stream.write(data)
            return 0
        try:
            with open(path, "wb") as f:
                f.write(data)
        except OSError as error:
            sys.stderr.write(
                f"nvlower: error: cannot open output file '{path}': {error.strerror}\n"
            )
            return 1
        return 0

    def _report_timing(self) -> None:
        if self.config.timing is not None:
            from nvlower.passes.manager import timing_report

            tree = self.arguments.text("mlir-timing-display") == "tree"
            sys.stderr.write(timing_report(self.config.timing, self.stages, tree))

"""The command line's options other than passes, as data: parsing and ``--help`` derive from it."""

from __future__ import annotations

VALUE = "value"
"""The option needs a value: ``--flag=V`` or ``--flag V``."""
SWITCH = "switch"
"""A boolean: ``--flag``, ``--flag=true``, ``--flag=false``."""
MAYBE = "maybe"
"""The value is optional and must be joined: ``--flag`` or ``--flag=V``."""


class Flag:
    """One option: name without dashes, kind, default, help group and help text."""

    __slots__ = ("choices", "default", "group", "help", "kind", "lowest", "metavar", "name")

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        group: str,
        help: str,
        metavar: str = "VALUE",
        choices: tuple[str, ...] = (),
        lowest: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.group = group
        self.help = help
        self.metavar = metavar
        self.choices = choices
        self.lowest = lowest


INPUT, PASSES, OUTPUT, DEBUG, SHOW = (
    "Input", "Passes (run in the order given)", "Output", "Debugging", "Reference",
)  # fmt: skip

FLAGS = [
    Flag("allow-unregistered-dialect", SWITCH, False, INPUT, "accept ops of unknown dialects"),
    Flag("split-input-file", MAYBE, None, INPUT,
         "process the chunks between '// -----' lines (or MARKER lines) apart", "MARKER"),
    Flag("output-split-marker", VALUE, "// -----", OUTPUT, "the line between chunks", "MARKER"),
    Flag("no-implicit-module", SWITCH, False, INPUT, "do not put a module around the input"),
    Flag("verify-diagnostics", MAYBE, None, INPUT,
         "check the 'expected-error {{...}}' comments against what is reported",
         "all|only-expected",
         ("all", "only-expected")),
    Flag("verify-each", SWITCH, True, PASSES, "verify the IR after every pass"),
    Flag("mlir-very-unsafe-disable-verifier-on-parsing", SWITCH, False, INPUT,
         "do not verify the input"),
    Flag("verify-roundtrip", SWITCH, False, INPUT, "print, parse again and compare, first"),
    Flag("pipeline", VALUE, None, PASSES, "run a pipeline by name: NAME or NAME{option=value ...}",
         "NAME"),
    Flag("pass-pipeline", VALUE, None, PASSES, "run 'builtin.module(pass,anchor(pass{...}))'",
         "TEXT"),
    Flag("dump-pass-pipeline", SWITCH, False, PASSES, "print the pipeline on stderr first"),
    Flag("run-reproducer", SWITCH, False, PASSES, "run the pipeline stored in the input"),
    Flag("o", VALUE, "-", OUTPUT, "write to FILE ('-': standard output)", "FILE"),
    Flag("emit", VALUE, "mlir", OUTPUT, "what to write: mlir, llvm, ptx or cubin", "KIND",
         ("mlir", "llvm", "ptx", "cubin")),
    Flag("chip", VALUE, None, OUTPUT,
         "chip for the pipelines and --emit, where no gpu.module names one", "sm_NN"),
    Flag("features", VALUE, None, OUTPUT, "PTX version that goes with --chip, such as +ptx80",
         "+ptxNN"),
    Flag("opt-level", VALUE, None, OUTPUT, "LLVM optimisation level of the kernels, 0 to 3", "N"),
    Flag("short-pointers", SWITCH, False, OUTPUT, "32-bit pointers to shared memory in --emit"),
    Flag("gpu-module", VALUE, None, OUTPUT, "emit only this gpu.module", "NAME"),
    Flag("ptxas", VALUE, None, OUTPUT, "the ptxas to use for cubins", "FILE"),
    Flag("libdevice", VALUE, None, OUTPUT, "the libdevice bitcode to link", "FILE"),
    Flag("mlir-print-op-generic", SWITCH, False, OUTPUT, "print the generic form"),
    Flag("mlir-print-debuginfo", SWITCH, False, OUTPUT, "print locations"),
    Flag("mlir-pretty-debuginfo", SWITCH, False, OUTPUT, "with -print-debuginfo: print locations in a readable form"),
    Flag("mlir-print-local-scope", SWITCH, False, OUTPUT, "print without aliases"),
    Flag("mlir-print-assume-verified", SWITCH, False, OUTPUT, "accepted; printing never verifies"),
    Flag("mlir-print-value-users", SWITCH, False, OUTPUT, "print the users of each value as comments"),
    Flag("mlir-print-unique-ssa-ids", SWITCH, False, OUTPUT, "number values across the module"),
    Flag("mlir-print-skip-regions", SWITCH, False, OUTPUT, "print '{...}' for regions"),
    Flag("mlir-use-nameloc-as-prefix", SWITCH, False, OUTPUT, "name values after NameLocs"),
    Flag("mlir-elide-elementsattrs-if-larger", VALUE, None, OUTPUT,
         "print dense attributes of more than N elements as '__elided__'", "N"),
    Flag("mlir-elide-resource-strings-if-larger", VALUE, None, OUTPUT,
         "leave out resources of more than N characters", "N"),
    Flag("mlir-print-elementsattrs-with-hex-if-larger", VALUE, None, OUTPUT,
         "print dense attributes of more than N elements in hex (-1: never)", "N",
         lowest=-(1 << 63)),
    Flag("mlir-print-ir-before", VALUE, None, DEBUG, "print the IR before these passes", "A,B"),
    Flag("mlir-print-ir-after", VALUE, None, DEBUG, "print the IR after these passes", "A,B"),
    Flag("mlir-print-ir-before-all", SWITCH, False, DEBUG, "print the IR before every pass"),
    Flag("mlir-print-ir-after-all", SWITCH, False, DEBUG, "print the IR after every pass"),
    Flag("mlir-print-ir-after-change", SWITCH, False, DEBUG,
         "with -after*: only where the pass changed it"),
    Flag("mlir-print-ir-after-failure", SWITCH, False, DEBUG, "with -after*: only if a pass fails"),
    Flag("mlir-print-ir-module-scope", SWITCH, False, DEBUG, "always print the whole module"),
    Flag("mlir-print-ir-tree-dir", VALUE, None, DEBUG, "write the dumps to files in DIR", "DIR"),
    Flag("mlir-timing", SWITCH, False, DEBUG, "report the time of each pass on stderr"),
    Flag("mlir-timing-display", VALUE, "tree", DEBUG, "form of the report", "tree|list",
         ("tree", "list")),
    Flag("mlir-disable-threading", SWITCH, False, DEBUG, "accepted; nvlower runs one thread"),
    Flag("mlir-disable-diagnostic-notes", SWITCH, False, DEBUG, "leave out notes"),
    Flag("mlir-print-op-on-diagnostic", SWITCH, False, DEBUG,
         "show the op at fault in generic form under its error"),
    Flag("mlir-print-stacktrace-on-diagnostic", SWITCH, False, DEBUG, "accepted; does nothing"),
    Flag("mlir-pass-pipeline-crash-reproducer", VALUE, None, DEBUG,
         "write FILE with input and pipeline when a pass fails", "FILE"),
    Flag("mlir-pass-pipeline-local-reproducer", SWITCH, False, DEBUG, "accepted; does nothing"),
    Flag("mlir-generate-reproducer", VALUE, None, DEBUG, "write FILE with input and pipeline",
         "FILE"),
    Flag("explain-index", SWITCH, False, DEBUG,
         "with lower-to-nvvm: report the index widths of each kernel on stderr"),
    Flag("strict-index", SWITCH, False, DEBUG,
         "the same, and a value that does not fit is an error"),
    Flag("help", SWITCH, False, SHOW, "show this text"),
    Flag("version", SWITCH, False, SHOW, "show the versions of nvlower and of its LLVM"),
    Flag("list-passes", SWITCH, False, SHOW, "list the passes, their options and the pipelines"),
    Flag("list-ops", SWITCH, False, SHOW, "list the ops"),
    Flag("show-op", VALUE, None, SHOW, "describe one op: syntax, operands, rules, example", "OP"),
    Flag("show-dialects", SWITCH, False, SHOW, "list the dialects"),
]  # fmt: skip

BY_NAME = {f.name: f for f in FLAGS}

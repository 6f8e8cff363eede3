"""What ``--help``, ``--version``, ``--list-*`` and ``--show-*`` print."""

from __future__ import annotations

import sys

from .flags import FLAGS, MAYBE, VALUE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from nvlower.passes.base import Option


def show(what: str, argument: str) -> int:
    """Print one reference text; return the exit status."""
    if what == "help":
        return show_help()
    if what == "show-op":
        return show_op(argument)
    lines = {
        "version": version_lines,
        "list-passes": pass_lines,
        "list-ops": op_lines,
        "show-dialects": dialect_lines,
    }[what]()
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def show_help() -> int:
    """Print the usage through click, in its style; passes come from the registry."""
    import click

    groups: dict[str, list[tuple[str, str]]] = {}
    for f in FLAGS:
        dashes = "-" if len(f.name) == 1 else "--"
        value = {VALUE: f" {f.metavar}", MAYBE: f"[={f.metavar}]"}.get(f.kind, "")
        groups.setdefault(f.group, []).append((f"{dashes}{f.name}{value}", f.help))
    formatter = click.HelpFormatter(width=100, max_width=100)
    formatter.write_usage("nvlower", "[OPTIONS] [PASS FLAGS] [INPUT.mlir | -]")
    formatter.write_paragraph()
    formatter.write_text(
        "Read textual MLIR, run passes in the order of their flags, print the result. Every pass "
        "of --list-passes and every pipeline is a flag: --convert-arith-to-llvm, "
        "--canonicalize='max-iterations=3', --gpu-lower-to-nvvm-pipeline='cubin-chip=sm_90a'."
    )
    for title, rows in groups.items():
        with formatter.section(title):
            formatter.write_dl(rows, col_max=44)
    formatter.write_paragraph()
    formatter.write_text("Exit status: 0 done, 1 errors in the input, 2 wrong command line.")
    click.echo(formatter.getvalue(), nl=False)
    return 0


def version_lines() -> Iterator[str]:
    """Yield the versions of nvlower, of the MLIR it follows, and of LLVM."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        own = version("nvlower")
    except PackageNotFoundError:
        own = "(not installed)"
    yield f"nvlower {own}"
    yield "MLIR syntax and passes: 22.1"
    yield f"LLVM (llvmlite {version('llvmlite')}): 22.1"


def pass_lines() -> Iterator[str]:
    """Yield each pass with its options, then the pipelines."""
    from nvlower.passes.pipeline import load_pipeline
    from nvlower.passes.registry import find_pass, pass_names, pipeline_names

    yield "Passes:"
    for name in pass_names():
        spec = find_pass(name)
        assert spec is not None
        yield f"  --{name}"
        yield f"      {spec.summary.rstrip('.')}"
        for o in spec.options:
            yield _option_line(o)
    yield "Pipelines:"
    for name in pipeline_names():
        pipeline = load_pipeline(name)
        yield f"  --pipeline={name}"
        yield f"      {pipeline.summary}"
        for o in pipeline.options:
            yield _option_line(o)


def _option_line(o: Option) -> str:
    choices = f" ({', '.join(o.kind)})" if isinstance(o.kind, tuple) else ""
    return f"      {o.name}={_default(o.default)}  {o.help.rstrip('.')}{choices}"


def _default(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value)


def op_lines() -> Iterator[str]:
    """Yield every op with its summary."""
    from nvlower.ir.opdef import declared_ops

    for d in declared_ops():
        yield f"{d.name:<48} {d.summary}".rstrip()


def dialect_lines() -> Iterator[str]:
    """Yield every dialect with the number of its ops."""
    from nvlower.ir.opdef import DIALECTS, declared_ops

    for d in sorted(DIALECTS):
        yield f"{d:<10} {len(declared_ops(d))} ops"


def show_op(name: str) -> int:
    """Describe one op from its declaration. Errors: unknown name (exit status 2)."""
    from nvlower.ir.opdef import declared_ops, op_definition

    definition = op_definition(name)
    if definition is None:
        from nvlower.passes.registry import suggestion

        near = suggestion(name, [d.name for d in declared_ops()])
        sys.stderr.write(f"nvlower: error: unknown op '{name}'{near}\n")
        return 2
    from .describe import op_lines as description

    sys.stdout.write("".join(f"{line}\n" for line in description(definition)))
    return 0

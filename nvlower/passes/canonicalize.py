"""canonicalize: fold and simplify greedily, remove dead code."""

from __future__ import annotations

from .base import Option, Pass, Signed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation

    from .base import Options


def run(op: Operation, options: Options) -> bool:
    """Canonicalise everything inside `op`; False if nothing changed.

    Errors: with ``test-convergence``, when the iteration limit came first.
    """
    from nvlower.diag import Failure
    from nvlower.rewrite.greedy import rewrite_greedily

    changed, converged = rewrite_greedily(
        op,
        max_iterations=options.max_iterations,
        top_down=options.top_down,
        regions=options.region_simplify,
        cse_constants=options.cse_constants,
        max_rewrites=options.max_num_rewrites,
        pattern_filter=_pattern_filter(options),
    )
    if options.test_convergence and not converged:
        raise Failure
    return changed


def _pattern_filter(options: Options) -> object:
    on = set(options.enable_patterns or ())
    off = set(options.disable_patterns or ())
    if not on and not off:
        return None
    return lambda name: name not in off and (not on or name in on)


PASS = Pass(
    "canonicalize",
    "Canonicalizer",
    "Fold and simplify until nothing changes, and remove dead code",
    run,
    options=(
        Option("top-down", bool, True, "visit ops from the top down at first"),
        Option(
            "region-simplify",
            ("disabled", "normal", "aggressive"),
            "normal",
            "how to simplify the control flow",
        ),
        Option("max-iterations", Signed, 10, "iterations over the IR at most (-1: no limit)"),
        Option("max-num-rewrites", Signed, -1, "rewrites in one iteration at most (-1: no limit)"),
        Option("test-convergence", bool, False, "fail when the iteration limit is reached"),
        Option("cse-constants", bool, True, "merge equal constants and hoist them"),
        Option("disable-patterns", list, (), "names of patterns not to use"),
        Option("enable-patterns", list, (), "names of the only patterns to use"),
    ),
)

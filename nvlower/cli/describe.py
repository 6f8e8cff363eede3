"""What is known of an op: from its declaration, its hooks, the tables of chips, its example."""

from __future__ import annotations

from functools import lru_cache

from .examples import example
from .syntax_words import syntax

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from nvlower.ir.core import Operation
    from nvlower.ir.opdef import Field, OpDef
    from nvlower.target import Need

RULES = {
    "SameOperandsAndResultType": "all operands and results have one type",
    "SameTypeOperands": "all operands have one type",
    "SameOperandsElementType": "all operands have one element type",
    "SameOperandsAndResultElementType": "all operands and results have one element type",
    "SameOperandsShape": "all operands have one shape",
    "SameOperandsAndResultShape": "all operands and results have one shape",
    "Elementwise": "vectors and tensors agree in shape, and stand on both sides or on none",
    "Terminator": "the op ends its block",
    "SingleBlock": "each region has one block at most, which is not empty",
    "NoRegionArguments": "entry blocks have no arguments",
    "Symbol": "the name is a string, the op stands right inside a symbol table",
    "SymbolTable": "no two symbols inside have one name",
    "IsolatedFromAbove": "no op inside uses a value from outside",
    "CastOpInterface": "operand and result types can be cast into each other",
    "AttrSizedOperandSegments": "operandSegmentSizes adds up to the number of operands",
    "AttrSizedResultSegments": "resultSegmentSizes adds up to the number of results",
    "BranchOpInterface": "operands passed to a block have the types of its arguments",
    "RegionBranchOpInterface": "values passed to and from regions have the types expected there",
}
"""What the verifier asks of ops with a trait."""
ALIKE = {
    "AllTypesMatch": "type",
    "AllElementTypesMatch": "element type",
    "AllRanksMatch": "rank",
    "AllShapesMatch": "shape",
}
WHOLE = {
    "gpu.launch": "gpu-kernel-outlining",
    "gpu.module": "gpu-module-to-binary",
    "builtin.unrealized_conversion_cast": "reconcile-unrealized-casts",
}
"""Ops that a pass without a table of rules takes away."""
ELSEWHERE = {"scf": ("convert-nvgpu-to-nvvm",)}
"""Passes that only change the types of a dialect's ops."""
PARTS = ("operand", "attribute", "result", "region", "successor")
MANY = {"optional": "optional ", "variadic": "any number of "}
QUIET = frozenset((*RULES, *ALIKE, "TypesMatchWith", "PredOpTrait", "OptionalTypesMatchWith"))


def parts(d: OpDef) -> Iterator[tuple[str, str, str]]:
    """Yield kind, name and words of each operand, attribute, result, region and successor."""
    groups = (d.operands, d.attrs, d.results, d.regions, d.successors)
    for kind, fields in zip(PARTS, groups, strict=True):
        for f in fields:
            yield kind, f.name if f.name[:1] != "_" else "(unnamed)", words(f)


def words(f: Field) -> str:
    """Return a constraint in words: ``optional 32-bit signless integer``."""
    from nvlower.ir.constraints import constraint

    fixed = {
        "AnySuccessor": "block",
        "AnyRegion": "region",
        "SizedRegion<1>": "region of one block",
        "MaxSizedRegion<1>": "region of at most one block",
    }
    text = fixed.get(f.constraint, "")
    if not text:
        try:
            text = constraint(f.constraint).summary
        except KeyError:
            text = ""
    tail = f", {f.default} where absent" if f.default is not None else ""
    return MANY.get(f.kind, "") + (text or f.constraint) + tail


def rules(d: OpDef) -> list[str]:
    """Return what must hold beyond the constraints; else the verifier refuses the op."""
    found = []
    for head, arguments in d.trait_list:
        if head in ALIKE:
            found.append(f"{_list(arguments)} have one {ALIKE[head]}")
        elif head in ("TypesMatchWith", "OptionalTypesMatchWith", "PredOpTrait"):
            found.append(arguments[-1])
        elif head == "HasParent":
            found.append(f"the op stands right inside {' or '.join(arguments)}")
        elif head == "SingleBlockImplicitTerminator":
            found.append(f"each region ends with {arguments[0]}, which may be left out in text")
    found += [RULES[t] for t in RULES if t in d.traits]
    return found + _hook_rules(d.name)


def _list(names: list[str]) -> str:
    return ", ".join(names[:-1]) + f" and {names[-1]}" if len(names) > 1 else names[0]


def _hook_rules(name: str) -> list[str]:
    from nvlower.ir.opdef import verify

    found = []
    for key in (name, f"{name}#regions"):
        text = getattr(verify.get(key), "__doc__", None)
        if text:
            line = " ".join(text.partition("\n\n")[0].split()).rstrip(".")
            plain = line[1:2].islower() or line[1:2] == " "
            found.append(line[:1].lower() + line[1:] if plain else line)
    return found


@lru_cache(64)
def example_op(name: str) -> Operation | None:
    """Return the op of the example, parsed."""
    from nvlower.text.parse import parse

    text = example(name)
    if text is None:
        return None
    return next((o for o in parse(text, name).walk() if o.name == name), None)


def needs(d: OpDef) -> str:
    """Return the smallest chip and PTX version, "" where every chip has the op."""
    from nvlower.dialects.nvvm.requirements import NEEDS, VARIANTS, need

    found = NEEDS.get(d.name)
    if found is not None:
        return need_words(found)
    op = example_op(d.name)
    found = need(op) if op is not None else None
    if found is None and d.extra.get("sm"):
        return f"sm_{d.extra['sm']} or later"
    if found is None:
        return "differs by variant; every chip has the example's" if d.name in VARIANTS else ""
    tail = " for the example; other variants differ" if d.name in VARIANTS else ""
    return need_words(found) + tail


def need_words(need: Need) -> str:
    """Return ``sm_90 or later, PTX 8.0 or later``."""
    chips = need.text()
    if need.ptx and "PTX" not in chips:
        chips += f", PTX {need.ptx // 10}.{need.ptx % 10} or later"
    return chips


def llvm(d: OpDef) -> str:
    """Return the LLVM intrinsic that the op (the example's variant) becomes, "" for none."""
    if d.extra.get("intrinsic"):
        return str(d.extra["intrinsic"])
    if not d.name.startswith("nvvm."):
        return ""
    from nvlower.dialects.nvvm.intrinsics import NoIntrinsicError, call

    op = example_op(d.name)
    try:
        return f"llvm.{call(op)[0]}" if op is not None else ""
    except NoIntrinsicError:
        return ""


def inline_ptx(d: OpDef) -> str:
    """Return the PTX that the op (the example's variant) becomes, "" for none."""
    from nvlower.dialects.nvvm.ptx import TEXT

    op = example_op(d.name)
    function = TEXT.get(d.name)
    if op is None or function is None:
        return ""
    return " ".join((function(op) or "").split())


def lowered_by(name: str) -> list[str]:
    """Return the flags of the passes that hold a rule for op `name`."""
    return lowerings().get(name, [])


@lru_cache
def lowerings() -> dict[str, list[str]]:
    """Return op name to flags of the passes with a rule for it."""
    from importlib import import_module
    from pkgutil import walk_packages

    from nvlower import passes
    from nvlower.passes.registry import pass_names
    from nvlower.rewrite.rules import Rules

    flags = {n.replace("-", "_"): n for n in pass_names()}
    found = {name: [flag] for name, flag in WHOLE.items()}
    for info in walk_packages(passes.__path__, "nvlower.passes."):
        flag = flags.get(info.name.split(".")[2])
        if flag is None:
            continue
        for table in vars(import_module(info.name)).values():
            for name in table.table if isinstance(table, Rules) else ():
                known = found.setdefault(name, [])
                if flag not in known and flag not in ELSEWHERE.get(name.partition(".")[0], ()):
                    known.append(flag)
    return found


def traits(d: OpDef) -> list[str]:
    """Return the traits that are no rules of the verifier."""
    heads = {head for head, _ in d.trait_list}
    return sorted(h for h in heads - QUIET if h not in ("HasParent", "RequiresSM", "RequiresSMa"))


def op_lines(d: OpDef) -> Iterator[str]:
    """Yield the description of an op for ``--show-op``."""
    yield f"{d.name}: {d.summary}"
    yield ""
    yield f"  syntax:      {syntax(d)}"
    for kind, name, text in parts(d):
        yield f"  {kind + ':':<12} {name}: {text}"
    for i, text in enumerate(rules(d)):
        yield f"  {'rules:' if not i else '':<12} {text}"
    rest = (
        ("traits:", ", ".join(traits(d))),
        ("needs:", needs(d)),
        ("LLVM:", llvm(d)),
        ("PTX:", inline_ptx(d)),
        ("lowered by:", ", ".join(f"--{f}" for f in lowered_by(d.name))),
    )
    for label, text in rest:
        if text:
            yield f"  {label:<12} {text}"
    text = example(d.name) or ""
    if text:
        yield ""
        yield "  example:"
        yield from (f"    {line}".rstrip() for line in text.splitlines())

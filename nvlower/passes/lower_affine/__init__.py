"""``--lower-affine``: affine ops to arith, memref, vector and scf. Source: AffineToStandard.cpp."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr
from nvlower.ir.core import Region
from nvlower.ir.types import I1, I64, INDEX
from nvlower.passes.base import Options, Pass
from nvlower.rewrite.affine_tools import expand_expr, expand_map
from nvlower.rewrite.rules import Rules, on_demand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter
    from nvlower.rewrite.rules import Failed

RULES = Rules()


def _map(op: Operation, name: str = "map") -> Any:
    attr: Any = op.properties[name]
    return attr.map


@RULES.lowers("affine.apply", remap=False)
def apply(op: Operation, b: Rewriter) -> Failed | None:
    """affine.apply affine_map<()[s0] -> (s0 * 8)>()[%n]  =>  arith.muli %n, 8"""
    values = expand_map(b, _map(op), list(op.operands))
    b.replace(op, values[0])
    return None


def _extreme(name: str) -> None:
    signed = f"arith.{name}si"

    @RULES.lowers(f"affine.{name}", remap=False)
    def rule(op: Operation, b: Rewriter) -> Failed | None:
        """affine.min / affine.max  =>  arith.minsi / arith.maxsi over the results of the map"""
        values = expand_map(b, _map(op), list(op.operands))
        best = values[0]
        for v in values[1:]:
            best = b.value(signed, (best, v))
        b.replace(op, best)
        return None


_extreme("min")
_extreme("max")


@RULES.lowers(
    "affine.load", "affine.store", "affine.vector_load", "affine.vector_store", "affine.prefetch",
    remap=False,
)  # fmt: skip
def access(op: Operation, b: Rewriter) -> Failed | None:
    """affine.load %m[%i + 1]  =>  memref.load %m[arith.addi %i, 1]; stores and vectors likewise"""
    indices = expand_map(b, _map(op), list(op.indices))
    dialect = "vector" if "vector" in op.name else "memref"
    if op.name.endswith("load"):
        types = [r.type for r in op.results]
        b.replace(op, b.value(f"{dialect}.load", (op.memref, indices), types))
    elif op.name == "affine.prefetch":
        names = ("isWrite", "localityHint", "isDataCache")
        properties = {n: op.properties[n] for n in names}
        b.create("memref.prefetch", (op.memref, indices), (), properties)
        b.erase(op)
    else:
        b.create(f"{dialect}.store", (op.value, op.memref, indices), ())
        b.erase(op)
    return None


@RULES.lowers("affine.dma_start", "affine.dma_wait", remap=False)
def transfer(op: Operation, b: Rewriter) -> Failed | None:
    """affine.dma_start %a[%i + 1], ...  =>  memref.dma_start %a[arith.addi %i, 1], ..."""
    from nvlower.dialects.affine.dma import accesses

    found = accesses(op)
    if found is None:
        return b.fail(op, "incorrect number of operands")
    places: list[list[Value]] = []
    for memref, map, values in found[0]:
        indices = expand_map(b, map, values)
        places.append([memref, *indices])
    count, *steps = found[1]
    if op.name == "affine.dma_wait":
        b.create("memref.dma_wait", (places[0][0], places[0][1:], count), ())
    else:
        source, target, tag = places
        b.create("memref.dma_start", ([*source, *target, count, *tag, *steps],), ())
    b.erase(op)
    return None


@RULES.lowers("affine.yield", remap=False)
def yields(op: Operation, b: Rewriter) -> Failed | None:
    """affine.yield %v  =>  scf.yield %v"""
    b.create("scf.yield", (list(op.operands),), ())
    b.erase(op)
    return None


def _bound(b: Rewriter, values: list[Value], name: str) -> Value:
    best = values[0]
    for v in values[1:]:
        best = b.value(name, (best, v))
    return best


@RULES.lowers("affine.for", remap=False)
def loop(op: Operation, b: Rewriter) -> Failed | None:
    """affine.for %i = max(...) to min(...) step 2  =>  scf.for with arith bounds"""
    lower = expand_map(b, _map(op, "lowerBoundMap"), list(op.lowerBoundOperands))
    start = _bound(b, lower, "arith.maxsi")
    upper = expand_map(b, _map(op, "upperBoundMap"), list(op.upperBoundOperands))
    end = _bound(b, upper, "arith.minsi")
    step: Any = op.properties["step"]
    by = b.value("arith.constant", (), (INDEX,), {"value": IntegerAttr(step.value, INDEX)})
    region = Region()
    new = b.create(
        "scf.for", (start, end, by, list(op.inits)), [r.type for r in op.results],
        regions=(region,),
    )  # fmt: skip
    b.inline_region(op.regions[0], region)
    b.replace_with(op, new)
    return None


@RULES.lowers("affine.if", remap=False)
def condition(op: Operation, b: Rewriter) -> Failed | None:
    """affine.if #set(%d)[%s]  =>  scf.if on the conjunction of the constraints"""
    attr: Any = op.properties["condition"]
    found = attr.set
    operands = list(op.operands)
    dims, syms = operands[: found.num_dims], operands[found.num_dims :]
    zero = b.value("arith.constant", (), (INDEX,), {"value": IntegerAttr(0, INDEX)})
    holds: Value | None = None
    for expr, equality in zip(found.constraints, found.eq, strict=True):
        value = expand_expr(b, expr, dims, syms)
        properties = {"predicate": IntegerAttr(0 if equality else 5, I64)}
        one = b.value("arith.cmpi", (value, zero), (I1,), properties)
        holds = one if holds is None else b.value("arith.andi", (holds, one))
    if holds is None:
        holds = b.value("arith.constant", (), (I1,), {"value": IntegerAttr(1, I1)})
    regions = (Region(), Region())
    new = b.create("scf.if", (holds,), [r.type for r in op.results], regions=regions)
    for source, target in zip(op.regions, regions, strict=True):
        b.inline_region(source, target)
    b.replace_with(op, new)
    return None


def run(op: Operation, options: Options) -> bool:
    """Convert every affine op under `op`; False if nothing changed."""
    from nvlower.rewrite.conversion import convert

    parts = [on_demand("affine", f"{__name__}.{m}") for m in ("index", "parallel")]
    rules = Rules.of(RULES, *parts)
    return convert(
        op, rules, None, legal={"arith", "memref", "scf", "vector"}, illegal={"affine"},
        options=options,
    )  # fmt: skip


PASS = Pass(
    "lower-affine",
    "LowerAffinePass",
    "Lower Affine operations to a combination of Arith and SCF operations",
    run,
)

"""Makes ops from their declarations, in generic form: types and attributes that the constraints admit."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from nvlower.dialects.llvm.types import array, ptr, struct
from nvlower.ir import attributes as a
from nvlower.ir import types as t
from nvlower.ir.constraints import constraint, fixed_type
from nvlower.ir.opdef import OpDef, declared_ops, declared_storage

if TYPE_CHECKING:
    from random import Random


def vector(*shape: int, of: t.Type) -> t.VectorType:
    """Return ``vector<shape x of>``."""
    return t.VectorType(shape, of)


def memref(*shape: int, of: t.Type) -> t.MemRefType:
    """Return ``memref<shape x of>``."""
    return t.MemRefType(shape, of, None, None)


PLAIN = (t.I1, t.I8, t.I16, t.I32, t.I64, t.INDEX, t.F16, t.BF16, t.F32, t.F64, t.IntegerType(128))
TYPES: tuple[t.Type, ...] = (
    *PLAIN,
    vector(4, of=t.I32), vector(4, of=t.F32), vector(4, of=t.I1), vector(2, of=t.F16),
    vector(2, of=t.BF16), vector(4, of=t.I64), vector(4, of=t.INDEX), vector(2, of=t.I16),
    vector(4, 8, of=t.F32), vector(2, 2, of=t.F16), vector(8, of=t.F32), vector(1, of=t.F32),
    t.VectorType((4,), t.F32, (True,)),
    memref(4, of=t.F32), memref(t.DYNAMIC, of=t.F32), memref(4, 4, of=t.I32), memref(64, of=t.I8),
    t.UnrankedMemRefType(t.F32, None), t.RankedTensorType((4,), t.F32), t.ComplexType(t.F32),
    *(ptr(space) for space in (0, 1, 3, 4, 5, 6, 7)),
    struct(t.I32, t.F32), struct(t.F32, t.F32, t.F32, t.F32), array(4, t.I32),
    t.DialectType("gpu.async.token"), t.DialectType("llvm.token"),
)  # fmt: skip


@lru_cache
def attribute_pool() -> tuple[a.Attribute, ...]:
    """Return the attributes to choose from."""
    numbers = [
        a.IntegerAttr(v, x) for v in (0, 1, 2, 4, 16) for x in (t.I8, t.I16, t.I32, t.I64, t.INDEX)
    ]
    enums = [
        a.DialectAttr(d.name, (k,))
        for d in declared_storage("attr")
        if d.kind == "enum" and d.extra.get("form", "dialect") == "dialect"
        for k in d.cases
    ]
    others: list[a.Attribute] = [
        a.UNIT, a.TRUE, a.FALSE, a.StringAttr("abc"), a.FloatAttr.of(1.5, t.F32),
        a.TypeAttr(t.I32), a.TypeAttr(t.F32), a.SymbolRefAttr("f"), a.ArrayAttr(()),
        a.ArrayAttr((a.i64(0),)), a.DenseArrayAttr(t.I64, (0,)), a.DenseArrayAttr(t.I32, (1, 2)),
        a.DialectAttr("nvvm.shape", (16, 8, 16)), a.DialectAttr("nvvm.ld_st_matrix_shape", (8, 8)),
        a.DialectAttr("llvm.constant_range", (a.i32(0), a.i32(32))),
    ]  # fmt: skip
    return (*numbers, *enums, *others)


@lru_cache(None)
def types_for(name: str) -> tuple[t.Type, ...]:
    """Return the types that a constraint admits."""
    fixed = fixed_type(name)
    return (fixed,) if fixed is not None else tuple(x for x in TYPES if constraint(name).test(x))


@lru_cache(None)
def attributes_for(name: str) -> tuple[a.Attribute, ...]:
    """Return the attributes that a constraint admits."""
    if name == "UnitProp":
        return (a.UNIT,)
    return tuple(x for x in attribute_pool() if constraint(name).test(x))


@lru_cache
def candidates() -> tuple[OpDef, ...]:
    """Return the ops without regions and successors that may stand in a function."""
    return tuple(
        d
        for d in declared_ops()
        if not d.regions
        and not d.successors
        and "Terminator" not in d.traits
        and not any(head in ("HasParent", "NestedVariadic") for head, _ in d.trait_list)
        and all(types_for(f.constraint) for f in (*d.operands, *d.results))
    )


class OpMaker:
    """One op, chosen at random from what its declaration admits; it may still be refused."""

    def __init__(self, definition: OpDef, random: Random) -> None:
        self.definition = definition
        self.random = random
        self.base = random.choice(TYPES)
        self.operands, self.sizes = self.values(definition.operands)
        self.results, self.result_sizes = self.values(definition.results)
        self.props = self.properties()

    def values(self, fields: Any) -> tuple[list[t.Type], list[int]]:
        """Choose the types of operand or result groups, and the groups' sizes."""
        types: list[t.Type] = []
        sizes = []
        for f in fields:
            most = {"one": (1,), "optional": (0, 1), "variadic": (0, 1, 2, 4)}[f.kind]
            size = self.random.choice(most)
            admitted = types_for(f.constraint)
            alike = self.base in admitted and self.random.random() < 0.8
            types += [self.base if alike else self.random.choice(admitted)] * size
            sizes.append(size)
        return types, sizes

    def properties(self) -> dict[str, a.Attribute]:
        """Choose the inherent attributes."""
        found: dict[str, a.Attribute] = {}
        for f in self.definition.attrs:
            needed = f.kind == "one" and f.default is None
            admitted = attributes_for(f.constraint)
            if admitted and (needed or self.random.random() < 0.4):
                found[f.name] = self.random.choice(admitted)
        for what, sizes in (("Operand", self.sizes), ("Result", self.result_sizes)):
            if f"AttrSized{what}Segments" in self.definition.traits:
                key = f"{what.lower()}SegmentSizes"
                found[key] = a.DenseArrayAttr(t.I32, tuple(sizes))
        return found

    def text(self) -> str:
        """Return a module with the op in generic form."""
        names = [f"%{i}" for i in range(len(self.operands))]
        ins = ", ".join(map(str, self.operands))
        head = ", ".join(f"{n}: {x}" for n, x in zip(names, self.operands, strict=True))
        props = ", ".join(a.entry_text(n, v, str) for n, v in sorted(self.props.items()))
        results = f"%r:{len(self.results)} = " if self.results else ""
        outs = ", ".join(map(str, self.results))
        line = f'{results}"{self.definition.name}"({", ".join(names)})'
        line += f" <{{{props}}}>" if props else ""
        line += " {x.y = 1 : i32}" if self.random.random() < 0.2 else ""
        block = f"^bb0({head}):\n" if head else ""
        return (
            f'"func.func"() <{{function_type = ({ins}) -> (), sym_name = "f"}}> ({{\n{block}'
            f'{line} : ({ins}) -> ({outs})\n"func.return"() : () -> ()\n}}) : () -> ()\n'
        )

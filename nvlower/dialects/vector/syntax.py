"""Assembly of the vector ops that have no declarative format."""

from __future__ import annotations

from nvlower.dialects.signatures import split_attrs
from nvlower.ir.affine import const
from nvlower.ir.affine_map import AffineMap
from nvlower.ir.attributes import (
    FALSE,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    DictionaryAttr,
    StringAttr,
)
from nvlower.ir.core import Block, Operation
from nvlower.ir.opdef import action, op_definition, printer
from nvlower.ir.types import I1, I32, INDEX, MemRefType, RankedTensorType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@printer.add("vector.contract")
def print_contract(op: Operation, p: Any) -> None:
    """vector.contract {indexing_maps = [..], ...} %a, %b, %c : vector<..>, vector<..> into f32"""
    trait = ("indexing_maps", "iterator_types", "kind")
    d: Any = dict(op.properties)
    words = [StringAttr(a.params[0]) for a in d["iterator_types"].elements]
    d["iterator_types"] = ArrayAttr(tuple(words))
    shown = p.named_attrs([(n, d[n]) for n in trait if n in d])
    o = op.operands
    text = f"{shown} {p.operands(o)}{p.attr_dict(op, trait)}"
    p.emit(f"{text} : {p.types([o[0].type, o[1].type])} into {p.type(op.results[0].type)}")


@printer.add("vector.outerproduct")
def print_outerproduct(op: Operation, p: Any) -> None:
    """vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>"""
    o = op.operands
    attrs = p.attr_dict(op) if len(o) > 2 else ""
    p.emit(f" {p.operands(o)}{attrs} : {p.types([o[0].type, o[1].type])}")


def transfer_attrs(op: Operation, p: Any) -> str:
    """Return the attribute dictionary of a transfer, inferable attributes left out."""
    d: Any = op.properties
    hidden = ["operandSegmentSizes"]
    if d["permutation_map"].map.is_minor_identity:
        hidden.append("permutation_map")
    if not any(a.value for a in d["in_bounds"].elements):
        hidden.append("in_bounds")
    text: str = p.attr_dict(op, hidden)
    return text


@printer.add("vector.transfer_read")
def print_transfer_read(op: Operation, p: Any) -> None:
    """vector.transfer_read %m[%i], %pad, %mask {in_bounds = [true]} : memref<..>, vector<4xf32>"""
    mask = f", {p.names[op.mask]}" if op.mask is not None else ""
    place = f" {p.names[op.base]}[{p.operands(op.indices)}], {p.names[op.padding]}{mask}"
    types = p.types([op.base.type, op.results[0].type])
    p.emit(f"{place}{transfer_attrs(op, p)} : {types}")


@printer.add("vector.transfer_write")
def print_transfer_write(op: Operation, p: Any) -> None:
    """vector.transfer_write %v, %m[%i], %mask {in_bounds = [true]} : vector<4xf32>, memref<..>"""
    mask = f", {p.names[op.mask]}" if op.mask is not None else ""
    value = op.valueToStore
    place = f" {p.names[value]}, {p.names[op.base]}[{p.operands(op.indices)}]{mask}"
    p.emit(f"{place}{transfer_attrs(op, p)} : {p.types([value.type, op.base.type])}")


@printer.add("vector.mask")
def print_mask(op: Operation, p: Any) -> None:
    """vector.mask %m, %pass { vector.reduction <add>, %a : ... } : vector<8xi1> -> i32"""
    p.emit(f" {p.operands(op.operands)} {{ ")
    block = op.regions[0].blocks[0]
    if (
        block.first is not None
        and (block.first.next is not None or block.first.name != "vector.yield")
    ) or block.first is not None:
        p.print_op(block.first)
    arrow = f" -> {p.types([r.type for r in op.results])}" if op.results else ""
    p.emit(f" }}{p.attr_dict(op)} : {p.type(op.operands[0].type)}{arrow}")


# -- reading -------------------------------------------------------------------------------------
@action.add("op_vector_contract")
def read_contract(p: Any, c: list[Any]) -> Operation:
    """Build vector.contract."""
    start, trait, names, attrs, lhs, rhs, result = c
    given = dict(trait.entries) if isinstance(trait, DictionaryAttr) else dict(trait)
    d: dict[str, Any] = {}
    more = split_attrs("vector.contract", given, d)
    kinds = [
        DialectAttr("vector.iterator_type", (a.value,)) if isinstance(a, StringAttr) else a
        for a in d["iterator_types"].elements
    ]
    for k in kinds:
        word = k.params[0] if isinstance(k, DialectAttr) and k.params else ""
        if word not in ("parallel", "reduction"):
            message = f"custom op 'vector.contract' unexpected iterator_type ({word})"
            raise p.error(message, start + 1)
    d["iterator_types"] = ArrayAttr(tuple(kinds))
    d.setdefault("kind", DialectAttr("vector.kind", ("add",)))
    types = [lhs, rhs, result]
    if len(names) == 5:  # masks of the vectors
        types += [VectorType(t.shape, I1, t.scalable) for t in (lhs, rhs)]
    values = p.resolve_all(names, types)
    rest = split_attrs("vector.contract", attrs, d)
    made: Operation = p.make(start, "vector.contract", values, [result], d, {**more, **rest})
    return made


@action.add("op_vector_mask")
def read_mask(p: Any, c: list[Any]) -> Operation:
    """Build vector.mask."""
    start, names, region, attrs, mask, types = c
    values = [p.resolve(names[0], mask)]
    if len(names) > 1:
        values.append(p.resolve(names[1], types[0] if types else mask))
    if not region.blocks:
        region.append(Block())
    block = region.blocks[0]
    if block.last is None or block.last.name != "vector.yield":
        results = list(block.last.results) if block.last is not None else []
        definition = op_definition("vector.yield")
        block.append(Operation("vector.yield", results, loc=p.loc(start), definition=definition))
    made: Operation = p.make(start, "vector.mask", values, types, {}, attrs, [region])
    return made


@action.add("op_vector_outerproduct")
def read_outerproduct(p: Any, c: list[Any]) -> Operation:
    """Build vector.outerproduct."""
    start, names, attrs, lhs, rhs = c
    if len(names) < 2:
        raise p.error("custom op 'vector.outerproduct' expected at least 2 operands", start)
    if not isinstance(lhs, VectorType):
        raise p.error(
            "custom op 'vector.outerproduct' expected vector type for operand #1", start
        )
    if isinstance(rhs, VectorType):
        scalable = (*(lhs.scalable or (False,)), *(rhs.scalable or (False,)))
        result = VectorType((*lhs.shape[:1], *rhs.shape[:1]), lhs.element_type, scalable)
    else:
        result = VectorType(lhs.shape[:1], lhs.element_type, lhs.scalable)
    d: dict[str, Any] = {}
    rest = split_attrs("vector.outerproduct", attrs, d)
    values = p.resolve_all(names, [lhs, rhs, result][: max(2, len(names))])
    made: Operation = p.make(start, "vector.outerproduct", values, [result], d, rest)
    return made


@action.add("vector_print_value")
def read_print_value(p: Any, c: list[Any]) -> Any:
    """Return the printed value and its punctuation."""
    d = {"punctuation": c[2]} if len(c) > 2 else {}
    return [p.resolve(c[0], c[1])], d


@action.add("vector_print_string")
def read_print_string(p: Any, c: list[Any]) -> Any:
    """Return the printed string."""
    return [], {"stringLiteral": c[0]}


@action.add("vector_print_punctuation")
def read_print_punctuation(p: Any, c: list[Any]) -> Any:
    """Return the printed punctuation."""
    return [], {"punctuation": c[0]}


@action.add("op_vector_print")
def read_print(p: Any, c: list[Any]) -> Operation:
    """Build vector.print."""
    start, shown, attrs = c
    values, given = shown or ([], {})
    d: dict[str, Any] = dict(given)
    rest = split_attrs("vector.print", attrs, d)
    made: Operation = p.make(start, "vector.print", values, (), d, rest)
    return made


def transfer_mask_type(vector: Any, m: Any) -> VectorType:
    """Return the type of a transfer's mask, which has the memory's order of dimensions."""
    order = [e.position for e in m.results if hasattr(e, "position")]
    dims = [i for i, e in enumerate(m.results) if hasattr(e, "position")]
    ranked = [i for _, i in sorted(zip(order, dims, strict=True))]
    flags = vector.scalable or (False,) * len(vector.shape)
    shape = tuple(vector.shape[i] for i in ranked) or (1,)
    return VectorType(shape, I1, tuple(flags[i] for i in ranked))


def finish_transfer(d: dict[str, Any], shaped: Any, vector: Any) -> None:
    """Fill in the permutation map and the bounds that the text left out."""
    element = shaped.element_type
    extra = len(element.shape) if isinstance(element, VectorType) else 0
    if "permutation_map" not in d:
        m = AffineMap.minor_identity(len(shaped.shape), len(vector.shape) - extra)
        if not shaped.shape and tuple(vector.shape) == (1,):
            m = AffineMap(0, 0, (const(0),))
        d["permutation_map"] = AffineMapAttr(m)
    if "in_bounds" not in d:
        d["in_bounds"] = ArrayAttr((FALSE,) * len(d["permutation_map"].map.results))


def transfer_types(p: Any, types: Any) -> tuple[Any, Any]:
    """Return the types of a transfer's buffer and vector. Errors: they are none."""
    at = p.back(":")
    if len(types) != 2:
        raise p.error(f"custom op '{p.op_start}' requires two types", at)
    shaped, vector = types
    if not isinstance(vector, VectorType):
        raise p.error(f"custom op '{p.op_start}' requires vector type", at)
    if not isinstance(shaped, MemRefType | RankedTensorType):
        raise p.error(f"custom op '{p.op_start}' requires memref or ranked tensor type", at)
    return shaped, vector


def check_mask(p: Any, shaped: Any, vector: Any, m: Any) -> None:
    """Refuse a mask whose type cannot be inferred."""
    if isinstance(shaped.element_type, VectorType):
        raise p.error("does not support masks with vector element type", p.last())
    if len(vector.shape) != len(m.results):
        message = "expected the same rank for the vector and the results of the permutation map"
        raise p.error(message, p.back(":"))


@action.add("op_vector_transfer_read")
def read_transfer_read(p: Any, c: list[Any]) -> Operation:
    """Build vector.transfer_read."""
    start, base, indices, rest_names, attrs, types = c
    shaped, vector = transfer_types(p, types)
    d: dict[str, Any] = {}
    rest = split_attrs("vector.transfer_read", attrs, d)
    finish_transfer(d, shaped, vector)
    if len(rest_names) > 1:
        check_mask(p, shaped, vector, d["permutation_map"].map)
    values = [p.resolve(base, shaped), *(p.resolve(n, INDEX) for n in indices)]
    values.append(p.resolve(rest_names[0], shaped.element_type))
    masked = len(rest_names) > 1
    if masked:
        values.append(
            p.resolve(rest_names[1], transfer_mask_type(vector, d["permutation_map"].map))
        )
    d["operandSegmentSizes"] = DenseArrayAttr(I32, (1, len(indices), 1, int(masked)))
    made: Operation = p.make(start, "vector.transfer_read", values, [vector], d, rest)
    return made


@action.add("op_vector_transfer_write")
def read_transfer_write(p: Any, c: list[Any]) -> Operation:
    """Build vector.transfer_write."""
    start, value, base, indices, mask, attrs, types = c
    shaped, vector = transfer_types(p, types[::-1])
    d: dict[str, Any] = {}
    rest = split_attrs("vector.transfer_write", attrs, d)
    finish_transfer(d, shaped, vector)
    if mask is not None:
        check_mask(p, shaped, vector, d["permutation_map"].map)
    values = [p.resolve(value, vector), p.resolve(base, shaped)]
    values += [p.resolve(n, INDEX) for n in indices]
    if mask is not None:
        values.append(p.resolve(mask, transfer_mask_type(vector, d["permutation_map"].map)))
    d["operandSegmentSizes"] = DenseArrayAttr(I32, (1, 1, len(indices), int(mask is not None)))
    results = [shaped] if isinstance(shaped, RankedTensorType) else []
    made: Operation = p.make(start, "vector.transfer_write", values, results, d, rest)
    return made

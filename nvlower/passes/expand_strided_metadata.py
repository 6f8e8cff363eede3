"""``--expand-strided-metadata``: subviews, reshapes and metadata to reinterpret_cast and arithmetic.

Source: ExpandStridedMetadata.cpp. All arithmetic is ``affine.apply`` on ``index``.
"""

from __future__ import annotations

from nvlower.dialects.memref.canonicalize import dropped_dims, mixed
from nvlower.ir.affine import AffineExpr, as_expr, sym
from nvlower.ir.attributes import DenseArrayAttr, IntegerAttr
from nvlower.ir.core import Value
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import DYNAMIC, I64, INDEX, MemRefType
from nvlower.passes.base import Options, Pass
from nvlower.rewrite.affine_tools import composed_apply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation

    Mixed = list[Value | int]

EXTRACT = "memref.extract_strided_metadata"


class Metadata:
    """Base buffer, offset, sizes and strides of a memref; numbers where they are known."""

    def __init__(self, base: Value, offset: Value | int, sizes: Mixed, strides: Mixed) -> None:
        self.base = base
        self.offset = offset
        self.sizes = sizes
        self.strides = strides


def extract(b: Any, source: Value) -> Operation:
    """Build the metadata op of a memref."""
    type: Any = source.type
    base = MemRefType((), type.element_type, None, type.memory_space)
    op: Operation = b.create(EXTRACT, (source,), (base, *[INDEX] * (1 + 2 * type.rank)))
    return op


def metadata(b: Any, source: Value) -> Metadata | None:
    """Build the metadata of a memref; the parts its type knows are numbers."""
    type: Any = source.type
    layout = strides_and_offset(type)
    if layout is None:
        return None
    strides, offset = layout
    op = extract(b, source)
    rank = type.rank
    sizes, stride_values = op.results[2 : 2 + rank], op.results[2 + rank :]
    return Metadata(
        op.results[0],
        op.results[1] if offset == DYNAMIC else offset,
        [v if n == DYNAMIC else n for n, v in zip(type.shape, sizes, strict=True)],
        [v if n == DYNAMIC else n for n, v in zip(strides, stride_values, strict=True)],
    )


def resolve_subview(op: Operation, b: Any) -> Metadata | None:
    """Return the metadata of a subview's result: strides multiplied, offsets summed."""
    source = metadata(b, op.source)
    dropped = dropped_dims(op)
    if source is None or dropped is None:
        return None
    offsets, sizes, steps = (mixed(op, part) for part in ("offsets", "sizes", "strides"))
    product = sym(0) * sym(1)
    strides = [
        composed_apply(b, product, (step, stride))
        for step, stride in zip(steps, source.strides, strict=True)
    ]
    total: AffineExpr = sym(0)
    operands: Mixed = [source.offset]
    for offset, stride in zip(offsets, source.strides, strict=True):
        n = len(operands)
        total = total + sym(n) * sym(n + 1)
        operands += [offset, stride]
    final = composed_apply(b, total, operands)
    kept = [i for i, d in enumerate(dropped) if not d]
    return Metadata(source.base, final, [sizes[i] for i in kept], [strides[i] for i in kept])


def reinterpret(op: Operation, b: Any, found: Metadata) -> bool:
    """Replace `op` by a reinterpret_cast to its own type."""
    type: Any = op.results[0].type
    layout = strides_and_offset(type)
    offset: Any = found.offset
    if layout is not None and layout[1] != DYNAMIC:
        offset = layout[1]
    parts: list[Mixed] = [[offset], found.sizes, found.strides]
    properties = {
        f"static_{name}": DenseArrayAttr(
            I64, tuple(DYNAMIC if isinstance(v, Value) else v for v in p)
        )
        for name, p in zip(("offsets", "sizes", "strides"), parts, strict=True)
    }
    groups = [[v for v in p if isinstance(v, Value)] for p in parts]
    new = b.value("memref.reinterpret_cast", (found.base, *groups), (type,), properties)
    b.replace(op, new)
    return True


def subview(op: Operation, b: Any) -> bool:
    """memref.subview  =>  extract_strided_metadata, affine.apply, reinterpret_cast"""
    found = resolve_subview(op, b)
    return found is not None and reinterpret(op, b, found)


def _groups(op: Operation) -> list[list[int]]:
    attr: Any = op.properties["reassociation"]
    return [[i.value for i in g.elements] for g in attr.elements]


def resolve_expand(op: Operation, b: Any) -> Metadata | None:
    """Return the metadata of an expand_shape: sizes as declared, strides by suffix products."""
    source = metadata(b, op.src)
    if source is None:
        return None
    shape: Any = op.properties["static_output_shape"]
    rest = iter(op.output_shape)
    sizes: Mixed = [next(rest) if n == DYNAMIC else n for n in shape.values]
    strides: Mixed = [1] * len(sizes)
    for group, size, stride in zip(_groups(op), source.sizes, source.strides, strict=True):
        _expand_group(b, [shape.values[i] for i in group], group, (size, stride), sizes, strides)
    return Metadata(source.base, source.offset, sizes, strides)


def _expand_group(
    b: Any,
    shape: list[int],
    group: list[int],
    original: tuple[Value | int, Value | int],
    sizes: Mixed,
    strides: Mixed,
) -> None:
    """Fill in sizes and strides of the dimensions that one was split into.

    The one dynamic size is what the original size leaves for it; the strides outside it count
    with the original size in place of the product.
    """
    steps, known, unknown = [0] * len(group), 1, 0
    for n in reversed(range(len(group))):
        steps[n] = known
        if shape[n] == DYNAMIC:
            unknown = n
        else:
            known *= shape[n]
    if DYNAMIC in shape:
        sizes[group[unknown]] = composed_apply(b, sym(0) // known, original[:1])
    for n, i in enumerate(group):
        if n < unknown:
            expr = (sym(0) * steps[n]) // known * sym(1)
            strides[i] = composed_apply(b, expr, original)
        else:
            strides[i] = composed_apply(b, sym(0) * steps[n], original[1:])


def resolve_collapse(op: Operation, b: Any) -> Metadata | None:
    """Return the metadata of a collapse_shape: products of sizes, the innermost strides."""
    source = metadata(b, op.src)
    if source is None:
        return None
    sizes: Mixed = []
    strides: Mixed = []
    groups = _groups(op)
    for group in groups:
        size: AffineExpr = as_expr(1)
        for n in range(len(group)):
            size = size * sym(n)
        sizes.append(composed_apply(b, size, [source.sizes[i] for i in group]))
        real = [i for i in group if source.sizes[i] != 1]
        strides.append(source.strides[(real or group)[-1]])
    return Metadata(source.base, source.offset, sizes, strides)


def expand_shape(op: Operation, b: Any) -> bool:
    """memref.expand_shape  =>  extract_strided_metadata, reinterpret_cast"""
    found = resolve_expand(op, b)
    return found is not None and reinterpret(op, b, found)


def collapse_shape(op: Operation, b: Any) -> bool:
    """memref.collapse_shape  =>  extract_strided_metadata, reinterpret_cast"""
    found = resolve_collapse(op, b)
    return found is not None and reinterpret(op, b, found)


# -- extract_strided_metadata of what was expanded -----------------------------------------------
def _values(b: Any, parts: Sequence[Value | int]) -> list[Value]:
    return [
        p
        if isinstance(p, Value)
        else b.value("arith.constant", (), (INDEX,), {"value": IntegerAttr(p, INDEX)})
        for p in parts
    ]


def _replace(op: Operation, b: Any, found: Metadata) -> bool:
    b.replace(op, found.base, *_values(b, [found.offset, *found.sizes, *found.strides]))
    return True


def of_source(op: Operation, b: Any) -> bool:
    """Rewrite the metadata of a view by what makes the view."""
    maker = op.operands[0].defining_op
    rule = None if maker is None else BY_SOURCE.get(maker.name)
    return rule is not None and maker is not None and rule(op, maker, b)


def _of_resolved(resolve: Any) -> Any:
    def rule(op: Operation, maker: Operation, b: Any) -> bool:
        found = resolve(maker, b)
        return found is not None and _replace(op, b, found)

    return rule


def _of_reinterpret(op: Operation, maker: Operation, b: Any) -> bool:
    source: Any = maker.source.type
    if not isinstance(source, MemRefType):
        return False
    base = extract(b, maker.source).results[0]
    offset, sizes, strides = (mixed(maker, p) for p in ("offsets", "sizes", "strides"))
    if base.type is not op.results[0].type:
        return False
    return _replace(op, b, Metadata(base, offset[0], sizes, strides))


def _of_cast(op: Operation, maker: Operation, b: Any) -> bool:
    source: Any = maker.source.type
    result: Any = op.operands[0].type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return False
    layout = strides_and_offset(result)
    if layout is None:
        return False
    new = extract(b, maker.source)
    rank = result.rank
    known = [layout[1], *result.shape, *layout[0]]
    parts = [v if n == DYNAMIC else n for n, v in zip(known, new.results[1:], strict=True)]
    found = Metadata(new.results[0], parts[0], parts[1 : 1 + rank], parts[1 + rank :])
    return _replace(op, b, found)


def _of_space_cast(op: Operation, maker: Operation, b: Any) -> bool:
    source: Any = maker.source.type
    if not isinstance(source, MemRefType):
        return False
    new = extract(b, maker.source)
    base = new.results[0]
    if op.results[0].uses:
        base = b.value("memref.memory_space_cast", (base,), (op.results[0].type,))
    b.replace(op, base, *new.results[1:])
    return True


def _of_allocation(op: Operation, maker: Operation, b: Any) -> bool:
    type: Any = maker.results[0].type
    layout = strides_and_offset(type)
    if layout is None or (DYNAMIC in (layout[1], *layout[0][1:]) and type.layout is not None):
        return False
    if type.layout is not None:
        return False
    rest = iter(getattr(maker, "dynamicSizes", ()))
    sizes: Mixed = [next(rest) if n == DYNAMIC else n for n in type.shape]
    strides: Mixed = [1] * len(sizes)
    running: Value | int = 1
    for i in reversed(range(len(sizes))):
        strides[i] = running
        if i:
            running = composed_apply(b, sym(0) * sym(1), (running, sizes[i]))
    base = MemRefType((), type.element_type, None, type.memory_space)
    if base is type:
        cast: Value = op.operands[0]
    else:
        properties = {
            "static_offsets": DenseArrayAttr(I64, (0,)),
            "static_sizes": DenseArrayAttr(I64, ()),
            "static_strides": DenseArrayAttr(I64, ()),
        }
        cast = b.value("memref.reinterpret_cast", (op.operands[0], (), (), ()), (base,), properties)
    return _replace(op, b, Metadata(cast, 0, sizes, strides))


def _of_metadata(op: Operation, maker: Operation, b: Any) -> bool:
    if op.operands[0] is not maker.results[0]:
        return False
    b.replace(op, op.operands[0], *_values(b, (0,)))
    return True


BY_SOURCE = {
    "memref.subview": _of_resolved(resolve_subview),
    "memref.expand_shape": _of_resolved(resolve_expand),
    "memref.collapse_shape": _of_resolved(resolve_collapse),
    "memref.reinterpret_cast": _of_reinterpret,
    "memref.cast": _of_cast,
    "memref.memory_space_cast": _of_space_cast,
    "memref.alloc": _of_allocation,
    "memref.alloca": _of_allocation,
    "memref.get_global": _of_allocation,
    EXTRACT: _of_metadata,
}


def aligned_pointer(op: Operation, b: Any) -> bool:
    """memref.extract_aligned_pointer_as_index of a view  =>  of the view's source"""
    maker = op.source.defining_op
    views = ("memref.subview", "memref.cast", "memref.reinterpret_cast", "memref.expand_shape",
             "memref.collapse_shape", "memref.memory_space_cast", "memref.transpose")  # fmt: skip
    if (
        maker is None
        or maker.name not in views
        or not isinstance(maker.operands[0].type, MemRefType)
    ):
        return False
    op.set_operand(0, maker.operands[0])
    b.update(op)
    return True


PATTERNS: dict[str, Any] = {
    "memref.subview": (subview,),
    "memref.expand_shape": (expand_shape,),
    "memref.collapse_shape": (collapse_shape,),
    EXTRACT: (of_source,),
    "memref.extract_aligned_pointer_as_index": (aligned_pointer,),
}


def run(op: Operation, options: Options) -> bool:
    """Expand everything under `op`, greedily."""
    from nvlower.rewrite.greedy import rewrite_greedily

    return rewrite_greedily(op, patterns=PATTERNS, regions="aggressive", top_down=False)[0]


PASS = Pass(
    "expand-strided-metadata",
    "ExpandStridedMetadataPass",
    "Expand memref operations into easier to analyze constructs",
    run,
)

"""Verifier rules of vector ops; those of memory accesses are in `access_rules`."""

from __future__ import annotations

from nvlower.ir.opdef import verify
from nvlower.ir.types import FloatType, IndexType, IntegerType, VectorType
from nvlower.ir.verifier import is_right

from . import access_rules, contract_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

__all__ = ["access_rules", "contract_rules"]
_DYNAMIC = -(2**63)


def _position(op: Operation, shape: Any, what: str, more: str) -> bool:
    """Report constant positions outside of the dimensions."""
    for i, p in enumerate(op.properties["static_position"].values):  # type: ignore[attr-defined]
        if p != _DYNAMIC and not -1 <= p < shape[i]:
            op.emit_op_error(
                f"expected position attribute #{i + 1} to be a non-negative integer smaller than"
                f" the corresponding {what} dimension{more}"
            )
            return False
    return True


@verify.add("vector.extract")
def extract(op: Operation) -> None:
    """A position inside the vector."""
    source: Any = op.operands[0].type
    position = op.properties["static_position"].values  # type: ignore[attr-defined]
    if position.count(_DYNAMIC) != len(op.dynamic_position):
        op.emit_op_error(
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding"
            " dynamic position) -- this can only happen due to an incorrect fold/rewrite"
        )
        return
    if len(position) > source.rank:
        op.emit_op_error("expected position attribute of rank no greater than vector rank")
        return
    _position(op, source.shape, "vector", " or poison (-1)")


@verify.add("vector.insert")
def insert(op: Operation) -> None:
    """A position inside the vector; a value of what lies there."""
    value: Any = op.operands[0].type
    target: Any = op.operands[1].type
    depth = len(op.properties["static_position"].values)  # type: ignore[attr-defined]
    if depth > target.rank:
        op.emit_op_error("expected position attribute of rank no greater than dest vector rank")
        return
    if isinstance(value, VectorType):
        if not value.rank:
            op.emit_error("expected a scalar instead of a 0-d vector as the source operand")
            return
        if depth + value.rank != target.rank:
            op.emit_op_error(
                "expected position attribute rank + source rank to match dest vector rank"
            )
            return
    elif depth != target.rank:
        op.emit_op_error("expected position attribute rank to match the dest vector rank")
        return
    _position(op, target.shape, "dest vector", "")


@verify.add("vector.broadcast")
def broadcast(op: Operation) -> None:
    """Trailing dimensions that match, or are 1."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type
    if source is target.element_type:
        return
    if not isinstance(source, VectorType):
        op.emit_op_error("source type is not a vector")
        return
    if source.rank > target.rank:
        op.emit_op_error("source rank higher than destination rank")
        return
    lead = target.rank - source.rank
    for i, (a, b) in enumerate(zip(source.shape, target.shape[lead:], strict=True)):
        flags = (
            bool(source.scalable) and source.scalable[i],
            bool(target.scalable) and target.scalable[lead + i],
        )
        if a not in (1, b) or (a == b and flags[0] != flags[1] and a != 1):
            left, right = (f"[{n}]" if f else n for n, f in zip((a, b), flags, strict=True))
            op.emit_op_error(f"dimension mismatch ({left} vs. {right})")
            return


@verify.add("vector.shape_cast")
def shape_cast(op: Operation) -> None:
    """As many elements of one type."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type
    if source.element_type is not target.element_type:
        op.emit_op_error("has different source and result element types")
    elif source.num_elements != target.num_elements:
        op.emit_op_error(
            f"has different number of elements at source ({source.num_elements}) and result"
            f" ({target.num_elements})"
        )
    elif sum(source.scalable) != sum(target.scalable):
        op.emit_op_error(
            f"has different number of scalable dims at source ({sum(source.scalable)}) and"
            f" result ({sum(target.scalable)})"
        )


@verify.add("vector.bitcast")
def bitcast(op: Operation) -> None:
    """Rows of as many bits."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type
    for i in range(source.rank - 1):
        if source.shape[i] != target.shape[i]:
            op.emit_op_error(f"dimension size mismatch at: {i}")
            return
    widths = [getattr(t.element_type, "width", 64) for t in (source, target)]
    if source.rank == 0:
        if widths[0] != widths[1]:
            op.emit_op_error("source/result bitwidth of the 0-D vector element types must be equal")
    elif widths[0] * source.shape[-1] != widths[1] * target.shape[-1]:
        op.emit_op_error("source/result bitwidth of the minor 1-D vectors must be equal")


@verify.add("vector.transpose")
def transpose(op: Operation) -> None:
    """A permutation of the dimensions."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type
    order = op.properties["permutation"].values  # type: ignore[attr-defined]
    if target.rank != source.rank:
        op.emit_op_error(f"vector result rank mismatch: {target.rank}")
        return
    if len(order) != source.rank:
        op.emit_op_error(f"transposition length mismatch: {len(order)}")
        return
    seen: set[int] = set()
    for i, p in enumerate(order):
        if not 0 <= p < source.rank:
            op.emit_op_error(f"transposition index out of range: {p}")
            return
        if p in seen:
            op.emit_op_error(f"duplicate position index: {p}")
            return
        seen.add(p)
        if target.shape[i] != source.shape[p]:
            op.emit_op_error(f"dimension size mismatch at: {p}")
            return


@verify.add("vector.shuffle")
def shuffle(op: Operation) -> None:
    """A mask as long as the result, of elements of the two vectors."""
    first: Any = op.operands[0].type
    second: Any = op.operands[1].type
    target: Any = op.results[0].type
    mask = op.properties["mask"].values  # type: ignore[attr-defined]
    ranks = {first.rank, second.rank, target.rank}
    if len(ranks) > 1 and not (first.rank == second.rank == 0 and target.rank == 1):
        op.emit_op_error("rank mismatch")
        return
    if first.rank > 1 or second.rank > 1:
        for i in range(1, target.rank):
            if not target.shape[i] == first.shape[i] == second.shape[i]:
                op.emit_op_error("dimension mismatch")
                return
    if not mask:
        op.emit_op_error("invalid mask length")
        return
    if len(mask) != target.shape[0]:
        op.emit_op_error("mask length mismatch")
        return
    size = sum(t.shape[0] if t.rank else 1 for t in (first, second))
    for i, m in enumerate(mask):
        if m != -1 and not 0 <= m < size:
            op.emit_op_error(f"mask index #{i + 1} out of range")
            return


def _array(op: Operation, name: str) -> list[int]:
    return [a.value for a in op.properties[name].elements]  # type: ignore[attr-defined]


@verify.add("vector.extract_strided_slice")
def extract_strided_slice(op: Operation) -> None:
    """A part inside the vector, of unit strides."""
    source: Any = op.operands[0].type
    offsets, sizes, strides = (_array(op, n) for n in ("offsets", "sizes", "strides"))
    if not len(offsets) == len(sizes) == len(strides):
        op.emit_op_error("expected offsets, sizes and strides attributes of same size")
        return
    if len(offsets) > source.rank:
        op.emit_op_error("expected offsets attribute of rank no greater than vector rank")
        return
    for i, (o, n, d) in enumerate(zip(offsets, sizes, source.shape, strict=False)):
        for value, name, low, high in ((o, "offsets", 0, d), (n, "sizes", 1, d + 1)):
            if not low <= value < high:
                op.emit_op_error(f"expected {name} dimension {i} to be confined to [{low}, {high})")
                return
        if o + n > d:
            op.emit_op_error(
                f"expected sum(offsets, sizes) dimension {i} to be confined to [1, {d + 1})"
            )
            return
    if any(s != 1 for s in strides):
        op.emit_op_error("expected strides to be confined to [1, 2)")
        return
    for i, (n, d) in enumerate(zip(sizes, source.shape, strict=False)):
        if source.scalable and source.scalable[i] and n != d:
            op.emit_op_error(
                f"expected size at idx={i} to match the corresponding base size from the input"
                f" vector ({n} vs {d})"
            )
            return
    shape = (*sizes, *source.shape[len(sizes) :])
    wanted = VectorType(shape, source.element_type, source.scalable)
    if op.results[0].type is not wanted:
        op.emit_op_error(f"expected result type to be '{wanted}'")


@verify.add("vector.insert_strided_slice")
def insert_strided_slice(op: Operation) -> None:
    """A place inside the vector, of unit strides."""
    source: Any = op.operands[0].type
    target: Any = op.operands[1].type
    offsets, strides = _array(op, "offsets"), _array(op, "strides")
    if len(offsets) != target.rank:
        op.emit_op_error("expected offsets of same size as destination vector rank")
        return
    if len(strides) != source.rank:
        op.emit_op_error("expected strides of same size as source vector rank")
        return
    if source.rank > target.rank:
        op.emit_op_error("expected source rank to be no greater than destination rank")
        return
    lead = target.rank - source.rank
    sizes = [*([1] * lead), *source.shape]
    for i, (o, d) in enumerate(zip(offsets, target.shape, strict=True)):
        if not 0 <= o < d:
            op.emit_op_error(f"expected offsets dimension {i} to be confined to [0, {d})")
            return
    if any(s != 1 for s in strides):
        op.emit_op_error("expected strides to be confined to [1, 2)")
        return
    for i, (o, n, d) in enumerate(zip(offsets, sizes, target.shape, strict=True)):
        if o + n > d:
            op.emit_op_error(
                f"expected sum(offsets, source vector shape) dimension {i} to be confined to"
                f" [1, {d + 1})"
            )
            return
    _same_scalable(op, source, target, lead)


def _same_scalable(op: Operation, source: Any, target: Any, lead: int) -> None:
    """Check that scalable dimensions are inserted whole."""
    flags = source.scalable or (False,) * source.rank
    others = (target.scalable or (False,) * target.rank)[lead:]
    for i, (a, b) in enumerate(zip(flags, others, strict=True)):
        if a != b:
            op.emit_op_error(f"mismatching scalable flags (at source vector idx={i})")
            return
        if a and source.shape[i] != target.shape[lead + i]:
            op.emit_op_error(
                f"expected size at idx={i} to match the corresponding base size from the input"
                f" vector ({source.shape[i]} vs {target.shape[lead + i]})"
            )
            return


def kind_fits(kind: str, type: Any) -> bool:
    """Tell whether a combining kind works on elements of a type."""
    if kind in ("add", "mul"):
        return isinstance(type, IntegerType | IndexType | FloatType)
    if kind in ("minui", "minsi", "maxui", "maxsi", "and", "or", "xor"):
        return isinstance(type, IntegerType | IndexType)
    return isinstance(type, FloatType)


@verify.add("vector.reduction")
def reduction(op: Operation) -> None:
    """A vector of rank 0 or 1, a kind that fits its elements."""
    source: Any = op.operands[0].type
    if source.rank > 1:
        op.emit_op_error(f"unsupported reduction rank: {source.rank}")
        return
    kind, type = op.properties["kind"].params[0], op.results[0].type  # type: ignore[attr-defined]
    if not kind_fits(kind, type):
        op.emit_op_error(f"unsupported reduction type ''{type}'' for kind '{kind}'")


@verify.add("vector.multi_reduction")
def multi_reduction(op: Operation) -> None:
    """A result of the dimensions that stay."""
    source: Any = op.operands[0].type
    dims = op.properties["reduction_dims"].values  # type: ignore[attr-defined]
    shape = tuple(d for i, d in enumerate(source.shape) if i not in dims)
    scalable = tuple(s for i, s in enumerate(source.scalable) if i not in dims)
    wanted: Any = VectorType(shape, source.element_type, scalable) if shape else source.element_type
    if op.results[0].type is not wanted:
        op.emit_op_error(
            f"destination type '{op.results[0].type}' is incompatible with source type '{source}'"
        )


@verify.add("vector.outerproduct")
def outerproduct(op: Operation) -> None:
    """A matrix of the vectors' sizes, or a vector where the second is a scalar."""
    first: Any = op.operands[0].type
    second: Any = op.operands[1].type
    target: Any = op.results[0].type
    if first.rank != 1:
        op.emit_op_error("expected 1-d vector for operand #1")
        return
    wanted = 2 if isinstance(second, VectorType) else 1
    if wanted == 2 and second.rank != 1:
        op.emit_op_error("expected 1-d vector for operand #2")
    elif target.rank != wanted:
        op.emit_op_error(f"expected {wanted}-d vector result")
    elif first.shape[0] != target.shape[0]:
        op.emit_op_error("expected #1 operand dim to match result dim #1")
    elif wanted == 2 and second.shape[0] != target.shape[1]:
        op.emit_op_error("expected #2 operand dim to match result dim #2")
    elif wanted == 2 and first.scalable and not second.scalable:
        op.emit_op_error("expected either both or only #2 operand dim to be scalable")
    elif len(op.operands) == 3 and op.operands[2].type is not target:
        op.emit_op_error("expected operand #3 of same type as result type")
    else:
        kind = op.properties["kind"].params[0]  # type: ignore[attr-defined]
        if not kind_fits(kind, target.element_type):
            op.emit_op_error("unsupported outerproduct type")


@verify.add("vector.create_mask")
def create_mask(op: Operation) -> None:
    """A size for each dimension."""
    type: Any = op.results[0].type
    if type.rank == 0:
        if len(op.operands) != 1:
            op.emit_op_error("must specify exactly one operand for 0-D create_mask")
    elif len(op.operands) != type.rank:
        op.emit_op_error("must specify an operand for each result vector dimension")


@verify.add("vector.constant_mask")
def constant_mask(op: Operation) -> None:
    """A size for each dimension, within it; all 0 where one is."""
    type: Any = op.results[0].type
    sizes = op.properties["mask_dim_sizes"].values  # type: ignore[attr-defined]
    if type.rank == 0:
        if len(sizes) != 1:
            op.emit_error("array attr must have length 1 for 0-D vectors")
        elif sizes[0] not in (0, 1):
            op.emit_error("mask dim size must be either 0 or 1 for 0-D vectors")
        return
    if len(sizes) != type.rank:
        op.emit_op_error("must specify array attr of size equal vector result rank")
        return
    if any(not 0 <= n <= d for n, d in zip(sizes, type.shape, strict=True)):
        op.emit_op_error("array attr of size out of bounds of vector result dimension size")
    elif 0 in sizes and any(sizes):
        op.emit_op_error("expected all mask dim sizes to be zeros, as a result of conjunction"
                         " with zero mask dim")  # fmt: skip
    elif any(f and n not in (0, d) for f, n, d in zip(type.scalable, sizes, type.shape)):  # noqa: B905
        op.emit_op_error("only supports 'none set' or 'all set' scalable dimensions")


def _scalar(type: Any) -> Any:
    element = type.element_type
    return element.element_type if isinstance(element, VectorType) else element


@verify.add("vector.type_cast")
def type_cast(op: Operation) -> None:
    """One vector that holds all of the buffer."""
    source: Any = op.operands[0].type
    target: Any = op.results[0].type

    def flat(t: Any) -> tuple[int, ...]:
        e = t.element_type
        return (*t.shape, *(e.shape if isinstance(e, VectorType) else ()))

    if source.layout is not None:
        op.emit_op_error("expects operand to be a memref with identity layout")
    elif target.layout is not None:
        op.emit_op_error("expects result to be a memref with identity layout")
    elif target.memory_space is not source.memory_space:
        op.emit_op_error("expects result in same memory space")
    elif _scalar(source) is not _scalar(target):
        op.emit_op_error(
            f"expects result and operand with same underlying scalar type: '{target}'"
        )
    elif flat(source) != flat(target):
        op.emit_op_error(f"expects concatenated result and operand shapes to be equal: '{target}'")


@verify.add("vector.mask")
def mask(op: Operation) -> None:
    """At most one op to mask, which can be masked, and a yield of its results."""
    body = op.regions[0].blocks[0]
    first, last = body.first, body.last
    if last is None or last.name != "vector.yield":
        op.emit_op_error("expects a terminator within the mask region")
        return
    if first is last:
        if len(last.operands) != len(op.results):
            op.emit_op_error("expects number of results to match mask region yielded values")
        return
    assert first is not None
    if first.next is not last:
        op.emit_op_error("expects only one operation to mask")
    elif len(last.operands) != len(op.results):
        op.emit_op_error("expects number of results to match mask region yielded values")
    elif not first.has_trait("MaskableOpInterface"):
        op.emit_op_error("expects a MaskableOpInterface within the mask region")
    elif len(first.results) != len(op.results):
        op.emit_op_error("expects number of results to match maskable operation number of results")
    elif any(a.type is not b.type for a, b in zip(first.results, op.results, strict=True)):
        op.emit_op_error("expects result type to match maskable operation result type")
    else:
        _mask_fits(op, first)


def _mask_fits(op: Operation, masked: Operation) -> None:
    """Report a mask of another type than the masked op needs."""
    mask, *passthru = (v.type for v in op.operands)
    if not is_right(masked):
        return  # said when its turn comes
    if mask is not (wanted := expected_mask(masked)):
        op.emit_op_error(f"expects a '{wanted}' mask for the maskable operation")
    elif passthru and masked.name != "vector.transfer_read":
        op.emit_op_error("doesn't expect a passthru argument for this maskable operation")
    elif passthru and passthru[0] is not masked.results[0].type:
        op.emit_op_error("expects passthru type to match result type")


def expected_mask(op: Operation) -> VectorType:
    """Return the type of the mask of a maskable op."""
    from nvlower.ir.types import I1

    if op.name in ("vector.transfer_read", "vector.transfer_write"):
        from .syntax import transfer_mask_type

        vector: Any = op.results[0].type if op.name.endswith("read") else op.operands[0].type
        return transfer_mask_type(vector, op.properties["permutation_map"].map)  # type: ignore[attr-defined]
    if op.name == "vector.contract":
        p: Any = op.properties
        maps = [a.map for a in p["indexing_maps"].elements]
        sizes: dict[int, tuple[int, bool]] = {}
        for v, m in zip(op.operands, maps, strict=True):
            t: Any = v.type
            for i, e in enumerate(m.results):
                flag = bool(t.scalable) and t.scalable[i]
                sizes.setdefault(e.position, (t.shape[i], flag))
        order = [sizes[i] for i in range(len(p["iterator_types"].elements))]
        return VectorType(tuple(n for n, _ in order), I1, tuple(f for _, f in order))
    shaped: Any = op.operands[0].type
    if op.name in ("vector.gather", "vector.outerproduct"):
        shaped = op.results[0].type
    elif op.name == "vector.scatter":
        shaped = op.operands[-1].type
    return VectorType(shaped.shape, I1, shaped.scalable)


@verify.add("vector.scan")
def scan(op: Operation) -> None:
    """A dimension of the source, and initial values of its other dimensions."""
    source, initial = op.operands
    dim: Any = op.properties["reduction_dim"]
    shape: Any = source.type.shape  # type: ignore[attr-defined]
    rank = len(shape)
    if dim.value >= rank:
        op.emit_op_error(f"reduction dimension {dim.value} has to be less than {rank}")
        return
    wanted = [n for i, n in enumerate(shape) if i != dim.value]
    given: Any = initial.type.shape  # type: ignore[attr-defined]
    if len(given) != rank - 1:
        op.emit_op_error(f"initial value rank {len(given)} has to be equal to {rank - 1}")
        return
    if list(given) != wanted:
        op.emit_op_error("incompatible input/initial value shapes")
        return
    kind = op.properties["kind"].params[0]  # type: ignore[attr-defined]
    element = source.type.element_type  # type: ignore[attr-defined]
    if not kind_fits(kind, element):
        op.emit_op_error(f"unsupported reduction type '{element}' for kind '{kind}'")

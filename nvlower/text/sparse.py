"""Reads ``sparse<indices, values>``."""

from __future__ import annotations

from nvlower.ir import attributes as A
from nvlower.ir import types as T

from .elements import dense, inferred
from .state import SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def sparse(raw: str, type: Any, at: int) -> A.Attribute:
    """Return ``sparse<indices, values> : type``."""
    if not isinstance(type, T.ShapedType):
        raise SyntaxFail(at, "elements literal must be a shaped type")
    depth = 0
    cut = len(raw)
    for i, c in enumerate(raw):
        depth += (c in "[(") - (c in "])")
        if c == "," and depth == 0:
            cut = i
            break
    indices, values = raw[:cut].strip(), raw[cut + 1 :].strip()
    if indices and cut == len(raw):
        raise SyntaxFail(at, "expected ','")
    rank = len(type.shape)
    element = type.element_type
    if not indices:
        empty = T.RankedTensorType((0, rank), T.I64)
        return A.SparseElementsAttr(
            type,
            A.DenseElementsAttr(empty, b""),
            A.DenseElementsAttr(T.RankedTensorType((0,), element), b""),
        )
    count = int(inferred(indices)[1:-1].split(", ")[0]) if indices[0] == "[" else 1
    shape: tuple[int, ...] = (count, rank)
    nested = indices[:2] == "[["
    if not nested and indices[:1] == "[" and "[" not in indices[1:]:
        count = 1
        shape = (1, rank)
        indices = f"[{indices}]"
    listed, given = inferred(indices), inferred(values) if values[:1] == "[" else "[1]"
    fits = values[:1] != "[" or given == f"[{count}]"
    if nested and (listed != f"[{count}, {rank}]" or not fits):
        raise SyntaxFail(
            at,
            f"expected shape ([{', '.join(map(str, type.shape))}]); inferred shape of indices "
            f"literal ({listed}); inferred shape of values literal ({given})",
        )
    at_indices = dense(indices, T.RankedTensorType(shape, T.I64), at)
    _check_sparse_indices(at_indices, type, at)
    return A.SparseElementsAttr(
        type, at_indices, dense(values, T.RankedTensorType((count,), element), at)
    )


def _check_sparse_indices(indices: Any, type: Any, at: int) -> None:
    """Refuse indices outside of the shape."""
    from struct import iter_unpack

    rank = len(type.shape)
    numbers = [n for (n,) in iter_unpack("<Q", indices.data)]
    if len(numbers) == 1:
        numbers *= rank
    for i in range(0, len(numbers), rank or 1):
        index = numbers[i : i + rank]
        if any(n >= size for n, size in zip(index, type.shape, strict=False)):
            raise SyntaxFail(
                at,
                f"sparse index #{i // rank} is not contained within the value shape, with index="
                f"[{', '.join(map(str, index))}], and type='{type}'",
            )

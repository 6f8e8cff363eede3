"""Dense elements: their text, their values, and constructors from numbers."""

from __future__ import annotations

from .attributes import DenseElementsAttr, element_bytes
from .floats import encode, format_bits
from .types import I1, ComplexType, FloatType, IndexType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from .types import Type

HEX_OVER = 100
"""A constant of more elements is printed as one hexadecimal string (-1: never)."""

_DIGITS = bytes([48, *[49] * 255])  # 0 -> "0", others -> "1"
_CODES = {1: "b", 2: "h", 4: "i", 8: "q"}


def dense_text(attr: DenseElementsAttr, hex_over: int = HEX_OVER) -> str:
    """Return what stands between ``dense<`` and ``>``."""
    type = attr.type
    data = attr.data
    size = element_bytes(type.element_type)
    splat = len(data) == size and bool(data)
    if not splat and len(data) > size * hex_over >= 0:
        if type.element_type is I1:  # one bit each
            bits = int(data.translate(_DIGITS)[::-1], 2)
            data = bits.to_bytes((len(data) + 7) // 8, "little")
        return f'"0x{data.hex().upper()}"'
    texts = element_texts(data, type.element_type)
    return texts[0] if splat else nested_text(type, texts)


def element_texts(data: bytes, element: Type) -> list[str]:
    """Return the literal of each packed element."""
    if isinstance(element, ComplexType):
        parts = element_texts(data, element.element_type)
        return [f"({r},{i})" for r, i in zip(parts[::2], parts[1::2], strict=True)]
    values = unpack(data, element)
    if element is I1:
        return ["true" if v else "false" for v in values]
    if isinstance(element, FloatType):
        keyword = element.keyword
        texts = {v: format_bits(v, keyword) for v in set(values)}
        return list(map(texts.__getitem__, values))
    return list(map(str, values))


def nested_text(type: Any, texts: Sequence[str]) -> str:
    """Return texts in brackets nested as the shape says; a single one for a splat stands bare."""
    shape = type.shape
    count = 1
    for d in shape:
        count *= d
    if count == 0:
        return ""
    if len(texts) == 1:
        return texts[0]
    parts = list(texts)
    for d in reversed(shape):
        parts = [f"[{', '.join(parts[i : i + d])}]" for i in range(0, len(parts), d)]
    return parts[0]


def unpack(data: bytes, element: Type) -> list[int]:
    """Return packed elements as ints: signed unless ``ui`` or i1; bit patterns for floats."""
    size = element_bytes(element)
    width = 64 if isinstance(element, IndexType) else element.width  # type: ignore[attr-defined]
    unsigned = isinstance(element, FloatType) or element is I1
    unsigned = unsigned or (isinstance(element, IntegerType) and element.sign == "u")
    code = _CODES.get(size)
    if code is not None and width == 8 * size:
        view: Any = memoryview(data)
        found: list[int] = view.cast(code.upper() if unsigned else code).tolist()
        return found
    mask, top = (1 << width) - 1, 1 << (width - 1) if width and not unsigned else 0
    read = int.from_bytes
    raw = [read(data[i : i + size], "little") & mask for i in range(0, len(data), size)]
    return [v - 2 * (v & top) for v in raw] if top else raw


def pack(values: Iterable[int], element: Type) -> bytes:
    """Return ints (bit patterns for floats) as packed elements, each cut to its width."""
    size = element_bytes(element)
    width = 64 if isinstance(element, IndexType) else element.width  # type: ignore[attr-defined]
    mask = (1 << width) - 1
    code = _CODES.get(size)
    if code is not None:
        from array import array

        return array(code.upper(), [v & mask for v in values]).tobytes()
    return b"".join((v & mask).to_bytes(size, "little") for v in values)


def dense_ints(type: Any, values: Iterable[int]) -> DenseElementsAttr:
    """Return the attribute for integer elements (or float bit patterns); one is a splat."""
    return DenseElementsAttr(type, pack(values, type.element_type))


def dense_floats(type: Any, values: Iterable[float]) -> DenseElementsAttr:
    """Return the attribute for float elements given as Python floats; one is a splat."""
    keyword = type.element_type.keyword
    if keyword == "f64":
        from array import array

        return DenseElementsAttr(type, array("d", values).tobytes())
    return dense_ints(type, [encode(v, keyword) for v in values])


def dense_splat(type: Any, value: float) -> DenseElementsAttr:
    """Return the attribute in which every element is `value` (int or float, as the type)."""
    if isinstance(type.element_type, FloatType):
        return dense_floats(type, (value,))
    return dense_ints(type, (int(value),))


def values(attr: DenseElementsAttr) -> list[int]:
    """Return every element, splats expanded: ints, or bit patterns of floats.

    The parts of complex elements follow each other.
    """
    element = attr.type.element_type
    if isinstance(element, ComplexType):
        element = element.element_type
    found = unpack(attr.data, element)
    return found * attr.type.num_elements if attr.is_splat else found

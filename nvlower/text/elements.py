"""Decodes literals: numbers of a type, element lists of dense, sparse and array attributes."""

from __future__ import annotations

from nvlower.ir import attributes as A
from nvlower.ir import types as T

from .state import SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


_ATTRIBUTE_WORDS = (
    "negative integer literal not valid for unsigned integer type",
    "integer constant out of range for attribute",
)
_ELEMENT_WORDS = (
    "expected unsigned integer elements, but parsed negative value",
    "integer constant out of range for type",
)
_ARRAY_WORDS = (_ATTRIBUTE_WORDS[0], "integer constant out of range")


def checked(value: int, type: Any, at: int, words: tuple[str, str] = _ATTRIBUTE_WORDS) -> int:
    """Return `value` if it fits an integer or index type.

    Errors: negative or out of range, in these words.
    """
    width = type.width if isinstance(type, T.IntegerType) else 64
    sign = type.sign if isinstance(type, T.IntegerType) else ""
    low = 0 if sign == "u" else -(1 << width) // 2 if width else 0
    signed = sign == "s" or isinstance(type, T.IndexType)
    high = (1 << (width - 1)) - 1 if signed else (1 << width) - 1
    if sign == "u" and value < 0:
        raise SyntaxFail(at, words[0])
    if not low <= value <= high:
        raise SyntaxFail(at, words[1])
    return value


def float_bits(text: str, type: T.FloatType, at: int) -> int:
    """Return the bit pattern of a literal of a float type; hexadecimal gives the bits.

    Errors: a decimal integer; too many bits.
    """
    if "." in text:
        from nvlower.ir.floats import encode

        return encode(float(text), type.keyword)
    if text.lstrip("-")[:2] != "0x":
        raise SyntaxFail(
            at,
            "unexpected decimal integer literal for a floating point value",
        )
    bits = int(text, 16)
    if bits < 0:
        raise SyntaxFail(at, "hexadecimal float literal should not have a leading minus")
    if bits >> type.width:
        raise SyntaxFail(at, "hexadecimal float constant out of range for type")
    return bits


def _pack(values: Iterable[int], size: int) -> bytes:
    mask = (1 << (8 * size)) - 1
    code = {1: "B", 2: "H", 4: "I", 8: "Q"}.get(size)
    if code:
        from array import array

        return array(code, [v & mask for v in values]).tobytes()
    return b"".join((v & mask).to_bytes(size, "little") for v in values)


def _encode(items: list[str], element: Any, at: int) -> bytes:
    """Return the packed elements of a list of literals."""
    if isinstance(element, T.ComplexType):
        return _encode(items, element.element_type, at)
    size = A.element_bytes(element)
    if isinstance(element, T.FloatType):
        if element.width in (32, 64) and "x" not in "".join(items):
            if not all("." in i for i in items):
                float_bits(next(i for i in items if "." not in i), element, at)
            from array import array

            return array("f" if element.width == 32 else "d", _floats(items, element)).tobytes()
        return _pack([float_bits(i, element, at) for i in items], size)
    plain = _plain_ints(items, element)
    if plain is not None:
        return _pack(plain, size)
    words = {"true": 1, "false": 0} if element is T.I1 else {}
    numbers = []
    for i in items:
        n = words.get(i)
        if n is None:
            try:
                n = checked(int(i, 16) if "x" in i else int(i), element, at, _ELEMENT_WORDS)
            except ValueError:
                raise SyntaxFail(
                    at,
                    "expected i1 type for 'true' or 'false' values"
                    if i in ("true", "false")
                    else "expected integer elements, but parsed floating-point",
                ) from None
        numbers.append(n)
    return _pack(numbers, size)


def _plain_ints(items: list[str], element: Any) -> list[int] | None:
    """Return decimal literals that fit a signed element, or words of an i1, None for others."""
    try:
        if element is T.I1:
            return [{"true": 1, "false": 0}[i] for i in items]
        numbers = list(map(int, items))
    except (ValueError, KeyError):
        return None
    width = 64 if isinstance(element, T.IndexType) else 0 if element.sign else element.width
    high = 1 << width >> 1
    return numbers if numbers and -high <= min(numbers) and max(numbers) < high else None


def _floats(items: list[str], element: Any) -> list[float]:
    values = list(map(float, items))
    if element.width == 32:
        from nvlower.ir.floats import decode, encode

        big = 3.4028235677973366e38
        if max(map(abs, values), default=0.0) >= big:
            values = [v if abs(v) < big else decode(encode(v, "f32"), "f32") for v in values]
    return values


_DROP = {ord(c): None for c in "0123456789abcdefABCDEFxX.+-eE \t\r\nrutls"}


def _shape_text(shape: tuple[int, ...], leaf: str) -> str:
    text = leaf
    for n in reversed(shape):
        text = f"[{','.join([text] * n)}]"
    return text


def _ragged(raw: str) -> int | None:
    """Return the offset of what follows the first element of another shape than its brothers."""
    import re

    open_lists: list[list[Any]] = []  # number of elements, shape of the first
    wrong = False
    for m in re.finditer(r"\([^)]*\)|[\[\],]|[^\s\[\],()]+", raw):
        if wrong:
            return m.start()
        token = m[0]
        if token == "[":
            open_lists.append([0, None])
            continue
        if token == ",":
            continue
        shape: tuple[int, ...] = ()
        if token == "]":
            count, first = open_lists.pop()
            shape = (count, *(first or ()))
        if not open_lists:
            break
        around = open_lists[-1]
        around[0] += 1
        if around[1] is None:
            around[1] = shape
        wrong = around[1] != shape
    return None


def inferred(raw: str) -> str:
    """Return the shape of the first elements of a list, found in one walk."""
    text = raw.lstrip("[ \t\r\n")
    lead = raw[: len(raw) - len(text)].count("[")
    shape = [1] * lead
    if text[:1] == "]" and shape:
        shape[-1] = 0
    depth, known = lead, lead  # brackets open; those of the leading ones that have not closed
    for c in text:
        if c in "[(":
            depth += 1
        elif c in "])":
            depth -= 1
            known = min(known, depth)
        elif c == "," and depth <= known:
            shape[depth - 1] += 1
        if not known:
            break
    return f"[{', '.join(map(str, shape))}]"


_MARKS = {ord(c): "0" for c in "0123456789.-"}
_MISPLACED = (
    "[,", ",,", ",]", "(,", ",)", "][", ")(", "](", ")[", "0[", "]0", "0(", ")0", "(]", "[)", "()",
)  # fmt: skip
_PLAIN = {ord(c): None for c in "0123456789-.,[]"}


def _check_literals(text: str, at: int) -> None:
    """Refuse what is no list of numbers and words, such as ``1 2`` or ``.5``."""
    if text.count("[") > text.count("]"):
        raise SyntaxFail(at, "expected ']'")
    joint = "".join(text.split())
    if any(f"-{c}" in joint + " " for c in "],[)t "):
        raise SyntaxFail(at, "expected integer or floating point literal")
    marks = joint.translate(_MARKS)
    for pair in _MISPLACED:
        if pair in marks:
            raise SyntaxFail(at, "expected element literal of primitive type")
    compact = text.replace(", ", ",")
    odd = compact[0] == "." or any(s in compact for s in ("[.", ",.", "-.", "--"))
    if not odd and not compact.translate(_PLAIN):
        return
    import re

    number = r"-?\s*(?:0x[0-9a-fA-F]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)"
    if re.fullmatch(rf"(?:[\[\](),\s]|(?:{number}|true|false)(?!\s*[\w.-]))*", text) is None:
        raise SyntaxFail(at, "expected element literal of primitive type")


def dense(raw: str, type: Any, at: int) -> A.Attribute:
    """Return ``dense<raw> : type``.

    Errors: the type is no static vector or ranked tensor; shape or elements do not fit it.
    """
    if not isinstance(type, T.RankedTensorType | T.VectorType):
        if isinstance(type, T.UnrankedTensorType):
            raise SyntaxFail(at, "elements literal type must have static shape")
        shaped = isinstance(type, T.ShapedType | T.UnrankedMemRefType)
        raise SyntaxFail(
            at,
            "elements literal type must be ranked tensor or vector"
            if shaped
            else "elements literal must be a shaped type",
        )
    if not type.has_static_shape:
        raise SyntaxFail(at, "elements literal type must have static shape")
    element = type.element_type
    text = raw.strip()
    plain = isinstance(element, T.IntegerType | T.IndexType | T.FloatType | T.ComplexType)
    if text.startswith('"') and plain:
        return _from_hex(text, type, at, len("dense<") + len(raw) - len(raw.lstrip()))
    if not plain or '"' in text:
        return _strings(text, type, at)
    if not text:
        if type.num_elements:
            raise SyntaxFail(at, f"parsed zero elements, but type ('{type}') expected at least 1")
        return A.DenseElementsAttr(type, b"")
    _check_literals(text, at)
    leaf = "(,)" if isinstance(element, T.ComplexType) else ""
    shape = text.translate(_DROP)
    if not type.num_elements and inferred(text) != f"[{', '.join(map(str, type.shape))}]":
        shape = "?"
    items = text
    for c in "[]() \n\t\r":
        items = items.replace(c, "")
    listed = [i for i in items.split(",") if i]
    if shape != leaf and shape != _shape_text(type.shape, leaf):
        behind = _ragged(raw) if shape != "?" else None
        if behind is not None:
            raise SyntaxFail(
                at + len("dense<") + behind,
                "tensor literal is invalid; ranks are not consistent between elements",
            )
        raise SyntaxFail(
            at,
            f"inferred shape of elements literal ({inferred(text)}) does not match type "
            f"([{', '.join(map(str, type.shape))}])",
        )
    try:
        data = _encode(listed, element, at)
    except ValueError:
        raise SyntaxFail(at, "expected element literal of primitive type") from None
    return A.DenseElementsAttr(type, splat(data, A.element_bytes(element)))


def splat(data: bytes, size: int) -> bytes:
    """Return one element where all are equal, as upstream stores it."""
    if len(data) > size and data == data[:size] * (len(data) // size):
        return data[:size]
    return data


def _from_hex(text: str, type: Any, at: int, inside: int) -> A.Attribute:
    try:
        if text[:3] != '"0x':
            raise ValueError
        data = bytes.fromhex(text[3:-1])
    except ValueError:
        raise SyntaxFail(
            at + inside, "expected string containing hex digits starting with `0x`"
        ) from None
    size = A.element_bytes(type.element_type)
    if type.element_type is T.I1 and len(data) != type.num_elements:
        bits = [(data[i // 8] >> (i % 8)) & 1 for i in range(min(type.num_elements, 8 * len(data)))]
        if len(data) == 1 and data[0] in (0, 0xFF):
            bits = [data[0] & 1]
        data = bytes(bits)
    if len(data) not in (size, size * type.num_elements):
        raise SyntaxFail(at, f"elements hex data size is invalid for provided type: '{type}'")
    return A.DenseElementsAttr(type, splat(data, size))


def _strings(text: str, type: Any, at: int) -> A.Attribute:
    from .scan import string_end
    from .storage_actions import unquote

    word = text.lstrip("[ \n")
    if word and word[0] not in '"]':
        found = word.replace(",", " ").replace("]", " ").split()[0]
        raise SyntaxFail(at, f"expected string token, got {found}")
    values, shape, i = [], [], 0
    while i < len(text):
        if text[i] == '"':
            end = string_end(text, i)
            values.append(unquote(text[i:end]))
            i = end
        else:
            if not text[i].isspace():
                shape.append(text[i])
            i += 1
    got = "".join(shape)
    if got and got != _shape_text(type.shape, ""):
        raise SyntaxFail(at, "expected element literal of primitive type")
    if len(values) > 1 and len(set(values)) == 1:
        values = values[:1]
    return A.DenseStringElementsAttr(type, tuple(values))


def dense_array(element: Any, raw: str, at: int) -> A.Attribute:
    """Return ``array<element: raw>``."""
    if not isinstance(element, T.IntegerType | T.FloatType):
        raise SyntaxFail(at, f"expected integer or float type, got: '{element}'")
    if isinstance(element, T.IntegerType) and element.width % 8 and element.width != 1:
        raise SyntaxFail(at, "element type bitwidth must be a multiple of 8")
    items = [i.strip() for i in raw.split(",")] if raw.strip() else []
    if any(" " in i and i[:1].isdigit() for i in items):
        raise SyntaxFail(at, "expected '>' to close an array attribute")
    if element is T.I1 and any(i.isdigit() and int(i) > 1 for i in items):
        raise SyntaxFail(at, "expected 'true' or 'false' values for i1 type")
    if isinstance(element, T.FloatType):
        if not all(i.lstrip("-")[:1].isdigit() for i in items):
            raise SyntaxFail(at, "expected floating point literal")
        return A.DenseArrayAttr(element, tuple(float_bits(i, element, at) for i in items))
    words = {"true": 1, "false": 0}
    values = []
    for i in items:
        try:
            n = words[i] if element is T.I1 and i in words else int(i, 16) if "x" in i else int(i)
        except ValueError:
            raise SyntaxFail(at, "expected integer literal") from None
        n = checked(n, element, at, _ARRAY_WORDS)
        signed = n >> (element.width - 1) and element.width > 1 and element.sign != "u"
        values.append(n - (1 << element.width) if signed and n > 0 else n)
    return A.DenseArrayAttr(element, tuple(values))

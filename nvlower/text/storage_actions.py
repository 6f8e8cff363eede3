"""Reduce actions of types, attributes, affine maps and locations."""

from __future__ import annotations

from nvlower.ir import attributes as A
from nvlower.ir import location as L
from nvlower.ir import types as T

from .state import Parser, SyntaxFail

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Action = Callable[[Parser, list[Any]], Any]

_ESCAPES = {'"': '"', "\\": "\\", "n": "\n", "t": "\t"}


def unquote(token: str, at: int = 0) -> str:
    """Return the text of a string literal at `at`; bytes that are no UTF-8 become surrogates."""
    if "\\" not in token:
        return token[1:-1]
    out = bytearray()
    i, end = 1, len(token) - 1
    while i < end:
        c = token[i]
        if c != "\\":
            out += c.encode("utf-8", "surrogateescape")
            i += 1
        elif token[i + 1] in _ESCAPES:
            out += _ESCAPES[token[i + 1]].encode()
            i += 2
        else:
            try:
                out.append(int(token[i + 1 : i + 3], 16))
            except ValueError:
                raise SyntaxFail(at + i, "unknown escape in string literal") from None
            i += 3
    return out.decode("utf-8", "surrogateescape")


def symbol_of(p: Parser, token: str) -> A.SymbolRefAttr:
    """Return the attribute of ``@a::@"b"``."""
    found: A.SymbolRefAttr | None = p.memo.get(token)
    if found is None:
        parts = token[1:].split("::@") if '"' not in token else p.patterns.parts(token)
        if '"' in token:
            parts = [x[1:] for x in parts if x != "::"]
        names = [unquote(x) if x[0] == '"' else x for x in parts]
        found = p.memo[token] = A.SymbolRefAttr(names[0], tuple(names[1:]))
    return found


def integer(text: str) -> int:
    """Return the value of an integer literal."""
    return int(text, 16) if text.lstrip("-")[:2] == "0x" else int(text)


# -- types -----------------------------------------------------------------------------------------
def int_type(p: Parser, c: list[Any]) -> T.Type:
    text: str = c[0]
    sign = "" if text[0] == "i" else text[0]
    digits = text[1:] if not sign else text[2:]
    if len(digits) > 8 or int(digits) > 0xFFFFFF:
        raise SyntaxFail(p.sub_at, "integer bitwidth is limited to 16777215 bits")
    return T.IntegerType(int(digits), sign)


def dims_of(text: str | None) -> tuple[Any, tuple[bool, ...]]:
    """Return shape (None for unranked) and scalable flags of ``4x[8]x?x``."""
    if not text:
        return (), ()
    parts = [d.strip() for d in text.replace(" ", "").split("x")[:-1]]
    if parts == ["*"]:
        return None, ()
    shape = tuple(T.DYNAMIC if d == "?" else int(d.strip("[]")) for d in parts)
    return shape, tuple(d[0] == "[" for d in parts)


SCALARS = (T.IntegerType, T.IndexType, T.FloatType)
MEMREF_ELEMENTS = (*SCALARS, T.ComplexType, T.VectorType, T.MemRefType, T.UnrankedMemRefType)
TENSOR_ELEMENTS = (*SCALARS, T.ComplexType, T.VectorType, T.OpaqueType)


MEMORY_SPACES = (A.IntegerAttr, A.StringAttr, A.DictionaryAttr, A.DialectAttr)
"""Attributes that may be a memory space."""


def is_tensor_element(type: Any) -> bool:
    """Tell whether a type may be a tensor's element."""
    builtin = type.__class__.__module__ == "nvlower.ir.types"
    return not builtin or isinstance(type, (*TENSOR_ELEMENTS, T.DialectType))


def is_vector_element(type: Any) -> bool:
    """Tell whether a type may be a vector's element."""
    if isinstance(type, T.DialectType):
        return type.name in ("llvm.ptr", "llvm.ppc_fp128", "llvm.byte")
    return isinstance(type, SCALARS)


def vector_type(p: Parser, c: list[Any]) -> T.Type:
    shape, scalable = dims_of(c[0])
    if shape is None:
        raise SyntaxFail(p.place(1) + 1, "expected non-function type")
    if T.DYNAMIC in shape:
        raise SyntaxFail(p.place(2) + c[0].index("?"), "expected non-function type")
    if 0 in shape:
        raise SyntaxFail(p.place(0), "vector types must have positive constant sizes but got 0")
    if not is_vector_element(c[1]):
        raise SyntaxFail(
            p.place(0), "failed to verify 'elementType': VectorElementTypeInterface instance"
        )
    return T.VectorType(shape, c[1], scalable)


def tensor_type(p: Parser, c: list[Any]) -> T.Type:
    shape, _ = _fixed(p, c[0])
    if len(c[2]) > 1:
        raise SyntaxFail(p.sub_at, "expected '>' in tensor type")
    if not is_tensor_element(c[1]):
        raise SyntaxFail(p.place(3), f"invalid tensor element type: '{c[1]}'")
    if shape is None:
        if c[2]:
            raise SyntaxFail(p.sub_at, "cannot apply encoding to unranked tensor")
        return T.UnrankedTensorType(c[1])
    return T.RankedTensorType(shape, c[1], c[2][0] if c[2] else None)


def memref_type(p: Parser, c: list[Any]) -> T.Type:
    shape, _ = _fixed(p, c[0])
    if not isinstance(c[1], MEMREF_ELEMENTS):
        raise SyntaxFail(p.place(3), "invalid memref element type")
    layout = space = None
    for a in c[2]:
        if isinstance(a, A.AffineMapAttr | A.StridedLayoutAttr):
            if space is not None:
                raise SyntaxFail(p.sub_at, "expected memory space to be last in memref type")
            layout = a  # the last one counts
        elif space is not None:
            raise SyntaxFail(p.sub_at, "multiple memory spaces specified in memref type")
        elif not isinstance(a, MEMORY_SPACES):
            raise SyntaxFail(p.place(0), "unsupported memory space Attribute")
        else:
            space = a
    if shape is None:
        if layout is not None:
            raise SyntaxFail(p.sub_at, "cannot have affine map for unranked memref type")
        return T.UnrankedMemRefType(c[1], space)
    if isinstance(layout, A.AffineMapAttr) and layout.map.num_dims != len(shape):
        raise SyntaxFail(
            p.place(0),
            f"memref layout mismatch between rank and affine map: {len(shape)} != "
            f"{layout.map.num_dims}",
        )
    if isinstance(layout, A.StridedLayoutAttr) and len(layout.strides) != len(shape):
        raise SyntaxFail(p.place(0), "expected the number of strides to match the rank")
    return T.MemRefType(shape, c[1], layout, space)


def _fixed(p: Parser, text: str | None) -> tuple[Any, Any]:
    shape, scalable = dims_of(text)
    if any(scalable):
        raise SyntaxFail(p.place(1) + 1, "expected non-function type")
    return shape, scalable


def complex_type(p: Parser, c: list[Any]) -> T.Type:
    if not isinstance(c[0], T.IntegerType | T.FloatType):
        raise SyntaxFail(p.place(2), "invalid element type for complex")
    return T.ComplexType(c[0])


# -- attributes ---------------------------------------------------------------------------------
def number_attr(p: Parser, c: list[Any]) -> A.Attribute:
    text = c[0]
    type = c[1] if len(c) > 1 else None
    return number(text, type, p.place(0) + (text[0] == "-"), p.sub_end)


def number(text: str, type: Any, at: int, after: int = -1) -> A.Attribute:
    """Return the attribute of a literal; `type` None means i64 or f64.

    Errors: the literal does not fit the type.
    """
    hexadecimal = text.lstrip("-")[:2] == "0x"
    if "." in text:
        if type is None:
            type = T.F64
        if not isinstance(type, T.FloatType):
            raise SyntaxFail(max(at, after), "floating point value not valid for specified type")
        return A.FloatAttr.of(float(text), type)
    if type is None:
        type = T.I64
    if text[0] == "-" and not hexadecimal and not int(text) and not isinstance(type, T.FloatType):
        raise SyntaxFail(at, "integer constant out of range for attribute")
    if isinstance(type, T.FloatType):
        from .elements import float_bits

        return A.FloatAttr(float_bits(text, type, at), type)
    if not isinstance(type, T.IntegerType | T.IndexType):
        raise SyntaxFail(at, "integer literal not valid for specified type")
    from .elements import checked

    return A.IntegerAttr(checked(integer(text), type, at), type)


def retyped(attr: Any, type: Any, text: str, at: int) -> A.Attribute:
    """Return a literal attribute that stood without a type as one of `type`."""
    if text.lstrip("-")[:1].isdigit() and ":" not in text:
        return number(text.replace(" ", ""), type, at)
    if isinstance(attr, A.StringAttr) and attr.type is None:
        return A.StringAttr(attr.value, type)
    found: A.Attribute = attr
    return found


def string_attr(p: Parser, c: list[Any]) -> A.Attribute:
    type = c[1] if len(c) > 1 else None
    return A.StringAttr(unquote(c[0], p.place()), None if type is T.NONE else type)


def typed_hash(p: Parser, c: list[Any]) -> A.Attribute:
    if isinstance(c[0], A.OpaqueAttr):
        return A.OpaqueAttr(c[0].dialect, c[0].data, c[1])
    found: A.Attribute = c[0]
    return found


def dict_of(p: Parser, c: list[Any]) -> dict[str, Any]:
    found = dict(c[0])
    if len(found) != len(c[0]):
        names = [n for n, _ in c[0]]
        twice = next(n for i, n in enumerate(names) if n in names[:i])
        from .scan import nth_key

        at = nth_key(p, p.place(0), twice)
        raise SyntaxFail(at, f"duplicate key '{twice}' in dictionary attribute")
    if "" in found:
        raise SyntaxFail(p.sub_at, "expected valid attribute name")
    return found


def props_of(p: Parser, c: list[Any]) -> dict[str, Any]:
    """Return the properties of an op; those that are no dictionary, or an empty one, under ""."""
    if isinstance(c[0], A.DictionaryAttr) and c[0].entries:
        return dict(c[0].entries)
    return {"": c[0]}


def strided_attr(p: Parser, c: list[Any]) -> A.Attribute:
    strides = tuple(x if x.__class__ is int else integer(x) for x in c[0])
    offset = c[1]
    if offset is None:
        offset = 0
    return A.StridedLayoutAttr(strides, offset if offset.__class__ is int else integer(offset))


def distinct_attr(p: Parser, c: list[Any]) -> A.Attribute:
    number, referenced = integer(c[0]), c[1] if len(c) > 1 else A.UNIT
    found = p.distinct.setdefault(number, referenced)
    if found is not referenced:
        raise SyntaxFail(
            p.place(0), f"referenced attribute does not match previous definition: {found}"
        )
    return A.DistinctAttr(number, referenced)


def dense_array_attr(p: Parser, c: list[Any]) -> A.Attribute:
    from .elements import dense_array

    if len(c) > 1 and not c[1].strip():
        kind = "float" if isinstance(c[0], T.FloatType) else "integer"
        raise SyntaxFail(p.place(4), f"expected {kind} literal")
    return dense_array(c[0], c[1] if len(c) > 1 else "", p.place(4) if len(c) > 1 else p.place(2))


def dense_attr(p: Parser, c: list[Any]) -> A.Attribute:
    from .elements import dense

    return dense(c[0], c[1], p.place(0))


def sparse_attr(p: Parser, c: list[Any]) -> A.Attribute:
    from .sparse import sparse

    return sparse(c[0], c[1], p.place(0))


def resource_attr(p: Parser, c: list[Any]) -> A.Attribute:
    if not isinstance(c[1], T.ShapedType | T.UnrankedTensorType | T.UnrankedMemRefType):
        raise SyntaxFail(p.place(5), "`dense_resource` expected a shaped type")
    return A.DenseResourceElementsAttr(c[1], c[0])


# -- locations and the rest ------------------------------------------------------------------
def alias_loc(p: Parser, c: list[Any]) -> L.Location:
    if not isinstance(c[0], L.Location):
        raise SyntaxFail(p.sub_at, f"expected location attribute, but got{c[0]}")
    return c[0]


def file_loc(p: Parser, c: list[Any]) -> L.Location:
    for i, n in enumerate(c[1:]):
        if integer(n) >= 1 << 32:
            what = "column" if i % 2 else "line"
            message = f"expected integer {what} number in FileLineColRange"
            raise SyntaxFail(p.place(2 * i + 1), message)
    if len(c) == 2:
        return L.FileLineColLoc(unquote(c[0]), integer(c[1]), 0)
    return L.FileLineColLoc(unquote(c[0]), *map(integer, c[1:]))


def file_loc_column(p: Parser, c: list[Any]) -> L.Location:
    line = integer(c[1])
    return L.FileLineColLoc(unquote(c[0]), line, integer(c[2]), line, integer(c[3]))


def name_loc(p: Parser, c: list[Any]) -> L.Location:
    return L.NameLoc(unquote(c[0]), c[1] if len(c) > 1 else L.UNKNOWN)


def symbol_name(p: Parser, c: list[Any]) -> A.Attribute:
    found = symbol_of(p, c[0])
    if found.nested:
        raise p.error("expected valid '@'-identifier for symbol name", p.back(c[0]))
    return A.StringAttr(found.root, None)


def metadata(p: Parser, c: list[Any]) -> None:
    from .file_metadata import read_metadata

    read_metadata(p, c[1], p.offset(p.back(c[1])))


ACTIONS: dict[str, Action] = {
    "int_type": int_type,
    "float_type": lambda p, c: T.FloatType(c[0]),
    "index_type": lambda p, c: T.INDEX,
    "none_type": lambda p, c: T.NONE,
    "complex_type": complex_type,
    "tuple_type": lambda p, c: T.TupleType(tuple(c[0])),
    "vector_type": vector_type, "tensor_type": tensor_type, "memref_type": memref_type,
    "function_type_one": lambda p, c: T.FunctionType(tuple(c[0]), (c[1],)),
    "function_type_many": lambda p, c: T.FunctionType(tuple(c[0]), tuple(c[1])),
    "typed_hash": typed_hash,
    "type_attr": lambda p, c: A.TypeAttr(c[0]),
    "unit_attr": lambda p, c: A.UNIT,
    "true_attr": lambda p, c: A.TRUE,
    "false_attr": lambda p, c: A.FALSE,
    "number_attr": number_attr, "string_attr": string_attr,
    "symbol_attr": lambda p, c: symbol_of(p, c[0]),
    "array_attr": lambda p, c: A.ArrayAttr(c[0]),
    "dict_attr": lambda p, c: A.DictionaryAttr(c[0]),
    "affine_map_attr": lambda p, c: A.AffineMapAttr(c[0]),
    "affine_set_attr": lambda p, c: A.IntegerSetAttr(c[0]),
    "strided_attr": strided_attr, "dense_array_attr": dense_array_attr, "dense_attr": dense_attr,
    "sparse_attr": sparse_attr, "distinct_attr": distinct_attr,
    "resource_attr": resource_attr,
    "negative": lambda p, c: "-" + c[0],
    "dynamic": lambda p, c: T.DYNAMIC,
    "dict_of": dict_of, "props_of": props_of,
    "unit_entry": lambda p, c: (c[0], A.UNIT),
    "string_value": lambda p, c: unquote(c[0]),
    "unknown_loc": lambda p, c: L.UNKNOWN,
    "alias_loc": alias_loc, "name_loc": name_loc, "file_loc": file_loc,
    "file_loc_column": file_loc_column,
    "callsite_loc": lambda p, c: L.CallSiteLoc(c[0], c[1]),
    "fused_loc": lambda p, c: L.fused(c[0]),
    "fused_meta_loc": lambda p, c: L.fused(c[1], c[0]),
    "symbol": lambda p, c: symbol_of(p, c[0]),
    "symbol_name": symbol_name,
    "string": lambda p, c: A.StringAttr(unquote(c[0]), None),
    "integer": lambda p, c: integer(c[0]),
    "metadata": metadata,
}  # fmt: skip

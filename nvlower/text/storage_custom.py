"""Bodies of dialect types and attributes that upstream writes in C++, and ``custom`` directives.

`PRINT[name](value, p)` and `PARSE[kind, name](cursor)` handle the text behind the mnemonic.
"""

from __future__ import annotations

from nvlower.ir.attributes import DialectAttr, IntegerAttr, StringAttr, quote
from nvlower.ir.types import DialectType, FloatType, IntegerType, Type, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.storage import Storage

    from .cursor import Cursor

    P = Callable[[Storage], str]

# -- llvm types ----------------------------------------------------------------------------------
TRIVIAL = ("void", "token", "label", "metadata", "ppc_fp128", "x86_amx")
"""LLVM types without parameters."""

KEYWORDS = frozenset((*TRIVIAL, "ptr", "array", "func", "struct", "target", "vec", "byte"))
"""First words of the types that stand bare inside LLVM types."""


def pretty_llvm(t: Type, p: P) -> str:
    """Return a type as it stands inside an LLVM type: no ``!llvm.`` in front."""
    if isinstance(t, IntegerType | FloatType | VectorType):
        return p(t)
    text = p(t)
    return text[6:] if text.startswith("!llvm.") else text


def parse_llvm(c: Cursor) -> Type:
    """Read a type inside an LLVM type, in bare or full form."""
    at = c.pos
    word = c.keyword()
    if word in KEYWORDS:
        from .storage_formats import parse_body

        found = parse_body("type", f"llvm.{word}", c)
        if isinstance(found, Type):
            return found
    c.pos = at
    t: Type = c.type()
    return t


def _string(c: Cursor) -> str:
    found = c.string()
    if found is None:
        raise c.fail("expected string")
    return found


def _read(name: str, parameter: str, c: Cursor, read: Callable[[], Any]) -> Any:
    """Read a parameter of a type; upstream has a second error where it cannot be read."""
    from nvlower.ir.opdef import type_definition

    from .state import SyntaxFail
    from .storage_parse import not_read

    try:
        return read()
    except SyntaxFail as e:
        raise not_read(type_definition(name), parameter, e, c) from None


def _print_array(t: Any, p: P) -> str:
    return f"<{t.params[0]} x {pretty_llvm(t.params[1], p)}>"


def _parse_array(c: Cursor) -> Type:
    start = c.pos
    c.expect("<")
    size = _read("llvm.array", "numElements", c, c.expect_integer)
    after = c.pos
    if c.keyword() != "x":
        raise c.fail("expected 'x'", after)
    element = _no(UNSIZED, parse_llvm(c), c, start, "invalid array element type")
    c.expect(">")
    return DialectType("llvm.array", (size & _U64, element))


_U64 = (1 << 64) - 1
_U32 = (1 << 32) - 1
UNSIZED = frozenset(f"llvm.{n}" for n in ("void", "label", "metadata", "func", "token"))
"""Types that no array or struct holds."""
NO_ARGUMENTS = frozenset(("llvm.void", "llvm.func"))
NO_RESULTS = frozenset(("llvm.func", "llvm.metadata", "llvm.label"))


def _no(refused: frozenset[str], t: Type, c: Cursor, at: int, message: str) -> Type:
    """Return `t` unless it is one of the refused ones."""
    if isinstance(t, DialectType) and t.name in refused:
        raise c.fail(f"{message}: '{t}'", at)
    return t


def _print_func(t: Any, p: P) -> str:
    result, args, vararg = t.params
    texts = [pretty_llvm(a, p) for a in args] + (["..."] if vararg else [])
    return f"<{pretty_llvm(result, p)} ({', '.join(texts)})>"


def _parse_func(c: Cursor) -> Type:
    start = c.pos
    c.expect("<")
    result = _no(NO_RESULTS, parse_llvm(c), c, start, "invalid function result type")
    c.expect("(")
    args: list[Type] = []
    vararg = False
    if not c.accept(")"):
        while True:
            if c.accept("..."):
                vararg = True
                break
            args.append(
                _no(NO_ARGUMENTS, parse_llvm(c), c, start, "invalid function argument type")
            )
            if not c.accept(","):
                break
        c.expect(")")
    c.expect(">")
    return DialectType("llvm.func", (result, tuple(args), vararg))


def _print_struct(t: Any, p: P) -> str:
    types, packed = t.params
    inner = ", ".join(pretty_llvm(x, p) for x in types)
    return f"<{'packed ' if packed else ''}({inner})>"


def _parse_struct(c: Cursor) -> Type:
    from nvlower.dialects.llvm.types import LLVMStructType

    start = c.pos
    c.expect("<")
    at = c.pos
    name = c.string()
    open_structs = c.p.structs
    if name is not None and c.accept(">"):
        if name not in open_structs:
            raise c.fail("struct without a body only allowed in a recursive struct", at)
        return LLVMStructType.get(name)
    if name is not None:
        c.expect(",")
        if c.accept("opaque"):
            c.expect(">")
            found = LLVMStructType.get(name)
            if not found.set_opaque():
                raise c.fail("redeclaring defined struct as opaque", at)
            return found
    elif c.accept("opaque"):
        raise c.fail("only identified structs can be opaque", at)
    identified = None if name is None else LLVMStructType.get(name)
    packed = c.accept("packed")
    open_structs.append(name)
    types = _struct_elements(c)
    open_structs.pop()
    c.expect(">")
    for t in types:
        _no(UNSIZED, t, c, start, "invalid LLVM structure element type")
    if identified is None:
        return DialectType("llvm.struct", (types, packed))
    if not identified.set_body(types, packed):
        raise c.fail("identified type already used with a different body", at)
    return identified


def _struct_elements(c: Cursor) -> tuple[Type, ...]:
    c.expect("(")
    types = []
    if not c.accept(")"):
        types.append(parse_llvm(c))
        while c.accept(","):
            types.append(parse_llvm(c))
        c.expect(")")
    return tuple(types)


def _print_ptr(t: Any, p: P) -> str:
    space = t.params[0] if t.params else 0
    return f"<{space}>" if space else ""


def _parse_ptr(c: Cursor) -> Type:
    from nvlower.dialects.llvm.types import ptr

    space = 0
    if c.accept("<"):
        at = c.pos
        space = _read("llvm.ptr", "addressSpace", c, c.expect_integer)
        if not -_U32 <= space <= _U32:
            raise c.fail("integer value too large", at)
        c.expect(">")
    found: Type = ptr(space & _U32)
    return found


def _print_target(t: Any, p: P) -> str:
    name, types, numbers = t.params
    parts = [quote(name), *(pretty_llvm(x, p) for x in types), *map(str, numbers)]
    return f"<{', '.join(parts)}>"


def _parse_target(c: Cursor) -> Type:
    c.expect("<")
    name = _read("llvm.target", "extTypeName", c, lambda: _string(c))
    types: list[Type] = []
    numbers: list[int] = []
    while c.accept(","):
        number = c.integer()
        if number is not None:
            numbers.append(number & _U32)
        elif numbers:
            raise c.fail("failed to parse parameter list for target extension type")
        else:
            types.append(parse_llvm(c))
    c.expect(">")
    return DialectType("llvm.target", (name, tuple(types), tuple(numbers)))


# -- gpu -----------------------------------------------------------------------------------------
def _print_mma_matrix(t: Any, p: P) -> str:
    shape, element, operand = t.params
    return f"<{'x'.join(map(str, shape))}x{p(element)}, {quote(operand)}>"


def _parse_mma_matrix(c: Cursor) -> Type:
    c.expect("<")
    start = c.pos
    shape, _ = c.dims()
    element = c.type()
    c.expect(",")
    operand = c.string()
    c.expect(">")
    if len(shape) != 2:
        raise c.fail("MMAMatrixType must have exactly two dimensions", start)
    if str(element) not in ("si8", "ui8", "i32", "f16", "f32", "f64"):
        raise c.fail("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64", start)
    if any(d < 0 for d in shape):
        raise c.fail("expected static shape", start)
    if operand not in ("AOp", "BOp", "COp"):
        raise c.fail("operand expected to be one of AOp, BOp or COp", start)
    return DialectType("gpu.mma_matrix", (tuple(shape), element, operand))


def _print_object(p: P, form: Any, data: Any) -> str:
    return p(data) if form == "fatbin" else f"{form} = {p(data)}"


def _parse_object(c: Cursor, *_: Any) -> tuple[Any, Any]:
    at = c.skip()
    form = c.keyword()
    if form is not None and form not in ("offload", "assembly", "bin", "fatbin"):
        raise c.fail("expected keyword for GPU object format", at)
    if form is not None:
        c.expect("=")
    return form or "fatbin", c.attribute()


# -- dlti ----------------------------------------------------------------------------------------
def _print_entries(a: Any, p: P) -> str:
    entries = [f"{p(e.params[0])} = {p(e.params[1])}" for e in a.params[0]]
    return f"<{', '.join(entries)}>"


def _entry(c: Cursor, separator: str) -> DialectAttr:
    if separator == "=" and c.peek() == "#":  # the older form, #dlti.dl_entry<key, value>
        whole = c.attribute()
        if isinstance(whole, DialectAttr) and whole.name == "dlti.dl_entry":
            return whole
        raise c.fail("expected a #dlti.dl_entry")
    text = c.string() if c.peek() == '"' else None
    key: Any = c.type() if text is None else StringAttr(text)
    c.expect(separator)
    return DialectAttr("dlti.dl_entry", (key, c.attribute()))


def _entries_parser(name: str) -> Callable[[Cursor], DialectAttr]:
    types = name in ("dlti.dl_spec", "dlti.map")

    def parse(c: Cursor) -> DialectAttr:
        entries = []
        at = c.pos - len(name) + 5
        if c.accept("<") and not c.accept(">"):
            if not types and c.peek() not in '"#':
                raise c.fail("invalid kind of attribute specified")
            entries.append(_entry(c, "="))
            while c.accept(","):
                entries.append(_entry(c, "="))
            c.expect(">")
        _check_keys(entries, name, c, at)
        return DialectAttr(name, (tuple(entries),))

    return parse


def _check_keys(entries: list[DialectAttr], name: str, c: Cursor, at: int) -> None:
    """Refuse empty keys, keys that stand twice, systems of other things than devices."""
    seen = set()
    for entry in entries:
        key, value = entry.params
        if isinstance(key, StringAttr) and not key.value:
            raise c.fail("empty string as DLTI key is not allowed", at)
        if key in seen:
            raise c.fail(f"repeated DLTI key: {key}", at)
        seen.add(key)
        device = isinstance(value, DialectAttr) and value.name == "dlti.target_device_spec"
        if name == "dlti.target_system_spec" and not device:
            raise c.fail(f"value associated with key {key} is not a DLTI device spec", at)


def _parse_dl_entry(c: Cursor) -> DialectAttr:
    c.expect("<")
    found = _entry(c, ",")
    c.expect(">")
    return found


# -- llvm attributes -------------------------------------------------------------------------------
def _print_range(a: Any, p: P) -> str:
    lower, upper = a.params
    return f"<{p(lower.type)}, {lower.value}, {upper.value}>"


def _parse_range(c: Cursor) -> DialectAttr:
    c.expect("<")
    t = c.type()
    c.expect(",")
    lower = IntegerAttr(c.expect_integer(), t)
    c.expect(",")
    upper = IntegerAttr(c.expect_integer(), t)
    c.expect(">")
    return DialectAttr("llvm.constant_range", (lower, upper))


def _print_expression_arg(p: P, opcode: Any, arguments: Any) -> str:
    if opcode == "DW_OP_LLVM_convert":
        return f"{arguments[0]}, {arguments[1]}"
    return ", ".join(map(str, arguments))


def _parse_expression_arg(c: Cursor, opcode: Any, *_: Any) -> tuple[Any, Any]:
    values: list[Any] = []
    while c.peek() != ")":
        number = c.integer()
        values.append(c.expect_keyword() if number is None else number)
        if not c.accept(","):
            break
    return opcode, tuple(values)


def _print_members(a: Any, p: P) -> str:
    from .storage_formats import stripped

    name, members = a.params
    inner = ", ".join(stripped(m, p) for m in members)
    return f"<id = {quote(name)}{f', members = {{{inner}}}' if members else ''}>"


def _parse_members(c: Cursor) -> DialectAttr:
    from nvlower.ir.opdef import attr_definition

    from .state import SyntaxFail
    from .storage_parse import not_read, short_value

    c.expect("<")
    c.expect("id")
    c.expect("=")
    name = c.string()
    if name is None:
        raise c.fail("expected string")
    c.expect(",")
    c.expect("members")
    c.expect("=")
    try:
        c.expect("{")
        members = [_member(short_value("#llvm.tbaa_member", c) if c.peek() in "#<" else None, c)]
        while c.accept(","):
            members.append(_member(short_value("#llvm.tbaa_member", c), c))
        c.expect("}")
    except SyntaxFail as e:
        raise not_read(attr_definition("llvm.tbaa_type_desc"), "members", e, c) from None
    c.expect(">")
    return DialectAttr("llvm.tbaa_type_desc", (name, tuple(members)))


def _member(found: Any, c: Cursor) -> Any:
    if found is None:
        c.expect("<")
    return found


def _print_complex_number(a: Any, p: P) -> str:
    real, imag, t = a.params
    return f"<:{p(t)} {real.bare()}, {imag.bare()}> : complex<{p(t)}>"


PRINT: dict[str, Callable[[Any, P], str]] = {
    "llvm.array": _print_array,
    "llvm.func": _print_func,
    "llvm.struct": _print_struct,
    "llvm.ptr": _print_ptr,
    "llvm.target": _print_target,
    "gpu.mma_matrix": _print_mma_matrix,
    "dlti.dl_spec": _print_entries,
    "dlti.map": _print_entries,
    "dlti.target_device_spec": _print_entries,
    "dlti.target_system_spec": _print_entries,
    "dlti.dl_entry": lambda a, p: f"<{p(a.params[0])}, {p(a.params[1])}>",
    "llvm.constant_range": _print_range,
    "llvm.tbaa_type_desc": _print_members,
    "complex.number": _print_complex_number,
    **{f"llvm.{name}": lambda t, p: "" for name in TRIVIAL},
}

PARSE: dict[tuple[str, str], Callable[[Cursor], Any]] = {
    ("type", "llvm.array"): _parse_array,
    ("type", "llvm.func"): _parse_func,
    ("type", "llvm.struct"): _parse_struct,
    ("type", "llvm.ptr"): _parse_ptr,
    ("type", "llvm.target"): _parse_target,
    ("type", "gpu.mma_matrix"): _parse_mma_matrix,
    ("attr", "dlti.dl_spec"): _entries_parser("dlti.dl_spec"),
    ("attr", "dlti.map"): _entries_parser("dlti.map"),
    ("attr", "dlti.target_device_spec"): _entries_parser("dlti.target_device_spec"),
    ("attr", "dlti.target_system_spec"): _entries_parser("dlti.target_system_spec"),
    ("attr", "dlti.dl_entry"): _parse_dl_entry,
    ("attr", "llvm.constant_range"): _parse_range,
    ("attr", "llvm.tbaa_type_desc"): _parse_members,
    **{
        ("type", f"llvm.{name}"): (lambda c, n=name: DialectType(f"llvm.{n}"))  # type: ignore[misc]
        for name in TRIVIAL
    },
}

PRINT_DIRECTIVE: dict[str, Callable[..., str]] = {
    "Object": _print_object,
    "ExpressionArg": _print_expression_arg,
}
"""``custom<Name>`` inside storage formats: ``f(p, *parameter values) -> str``."""

PARSE_DIRECTIVE: dict[str, Callable[..., tuple[Any, ...]]] = {
    "Object": _parse_object,
    "ExpressionArg": _parse_expression_arg,
}
"""``f(cursor, *values so far) -> values`` of the same parameters."""

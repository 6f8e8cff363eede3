"""What LLVM's parser of data layout strings refuses, in its words."""

from __future__ import annotations

from nvlower.ir.attributes import StringAttr
from nvlower.ir.opdef import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation


_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Malformed(Exception):
    """A specification that LLVM refuses; its text says why."""


@verify.add("llvm.data_layout#attr")
def data_layout(op: Operation, attr: Any) -> None:
    """A string that LLVM can read."""
    if not isinstance(attr, StringAttr):
        op.emit_op_error("expected 'llvm.data_layout' to be a string attributes")
        return
    try:
        check(attr.value)
    except Malformed as e:
        op.emit_op_error(f"invalid data layout descriptor: {e}")


def check(text: str) -> None:
    """Refuse what is no data layout. Errors: `Malformed`."""
    for spec in text.split("-") if text else ():
        if not spec:
            raise Malformed("empty specification is not allowed")
        _specification(spec)


def _specification(spec: str) -> None:
    kind = spec[0]
    if kind in "eE":
        if len(spec) > 1:
            raise Malformed("malformed specification, must be just 'e' or 'E'")
    elif spec.startswith("ni"):
        _non_integral(spec)
    elif kind in "ifv":
        _primitive(spec)
    elif kind in _READERS:
        _READERS[kind](spec)
    elif kind != "s":  # deprecated and ignored
        raise Malformed(f"unknown specifier '{kind}'")


def _form(text: str) -> Malformed:
    return Malformed(f'malformed specification, must be of the form "{text}"')


def _unsigned(text: str, bits: int) -> int | None:
    if not (text.isascii() and text.isdigit()) or int(text) >= 1 << bits:
        return None
    return int(text)


def _address_space(text: str) -> int:
    if not text:
        raise Malformed("address space component cannot be empty")
    found = _unsigned(text, 24)
    if found is None:
        raise Malformed("address space must be a 24-bit integer")
    return found


def _size(text: str, name: str = "size") -> int:
    if not text:
        raise Malformed(f"{name} component cannot be empty")
    found = _unsigned(text, 24)
    if not found:
        raise Malformed(f"{name} must be a non-zero 24-bit integer")
    return found


def _alignment(text: str, name: str, zero: bool = False) -> int:
    if not text:
        raise Malformed(f"{name} alignment component cannot be empty")
    found = _unsigned(text, 16)
    if found is None:
        raise Malformed(f"{name} alignment must be a 16-bit integer")
    if not found:
        if not zero:
            raise Malformed(f"{name} alignment must be non-zero")
        return 0
    if found % 8 or (found // 8) & (found // 8 - 1):
        raise Malformed(f"{name} alignment must be a power of two times the byte width")
    return found


def _alignments(parts: list[str], zero: bool) -> None:
    abi = _alignment(parts[0], "ABI", zero)
    if len(parts) > 1 and _alignment(parts[1], "preferred") < abi:
        raise Malformed("preferred alignment cannot be less than the ABI alignment")


def _primitive(spec: str) -> None:
    parts = spec[1:].split(":")
    if not 2 <= len(parts) <= 3:
        raise _form(f"{spec[0]}<size>:<abi>[:<pref>]")
    size = _size(parts[0])
    if spec[0] == "i" and size == 8 and _alignment(parts[1], "ABI") != 8:
        raise Malformed("i8 must be 8-bit aligned")
    _alignments(parts[1:], zero=False)


def _aggregate(spec: str) -> None:
    parts = spec[1:].split(":")
    if not 2 <= len(parts) <= 3:
        raise _form("a:<abi>[:<pref>]")
    if parts[0] and _unsigned(parts[0], 32) != 0:
        raise Malformed("size must be zero")
    _alignments(parts[1:], zero=True)


def _pointer(spec: str) -> None:
    parts = spec[1:].split(":")
    if not 3 <= len(parts) <= 5:
        raise _form("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
    flags = parts[0][: len(parts[0]) - len(parts[0].lstrip(_LETTERS))]
    for flag in flags:
        if flag not in "eu":
            raise Malformed(f"'{flag}' is not a valid pointer specification flag")
    number = parts[0][len(flags) :]
    space = _address_space(number) if number else 0
    if flags and not space:
        raise Malformed("address space 0 cannot be unstable or have external state")
    size = _size(parts[1], "pointer size")
    _alignments(parts[2:4], zero=False)
    if len(parts) > 4 and _size(parts[4], "index size") > size:
        raise Malformed("index size cannot be larger than the pointer size")


def _non_integral(spec: str) -> None:
    if len(spec) < 3 or spec[2] != ":":
        raise _form("ni:<address space>[:<address space>]...")
    for part in spec[3:].split(":"):
        if not _address_space(part):
            raise Malformed("address space 0 cannot be non-integral")


def _native(spec: str) -> None:
    for part in spec[1:].split(":"):
        _size(part)


def _stack(spec: str) -> None:
    if len(spec) < 2:
        raise _form("S<size>")
    _alignment(spec[1:], "stack natural")


def _function_pointers(spec: str) -> None:
    if len(spec) < 2:
        raise _form("F<type><abi>")
    if spec[1] not in "in":
        raise Malformed(f"unknown function pointer alignment type '{spec[1]}'")
    _alignment(spec[2:], "ABI")


def _spaces(spec: str) -> None:
    if len(spec) < 2:
        raise _form(f"{spec[0]}<address space>")
    _address_space(spec[1:])


def _mangling(spec: str) -> None:
    if len(spec) < 3 or spec[1] != ":":
        raise _form("m:<mangling>")
    if spec[2:] not in ("a", "e", "l", "m", "o", "w", "x"):
        raise Malformed("unknown mangling mode")


_READERS: dict[str, Callable[[str], None]] = {
    "A": _spaces,
    "F": _function_pointers,
    "G": _spaces,
    "P": _spaces,
    "S": _stack,
    "a": _aggregate,
    "m": _mangling,
    "n": _native,
    "p": _pointer,
}

"""What generated printers and reduce actions call."""

from __future__ import annotations

from nvlower import diag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.opdef import StorageDef

    from .parse import Parser
    from .printer import Printer


def operand_count(p: Parser, start: Any, names: list[str], count: int) -> Exception:
    """Return the error for a wrong number of operands."""
    found: Exception = p.error("expected ','" if len(names) < count else "expected ':'", None)
    return found


def only_type(p: Parser, start: Any, types: Any) -> Any:
    """Return the only one of `types`, or fail."""
    if len(types) != 1:
        raise p.error(f"1 operands present, but expected {len(types)}", start)
    return types[0]


def spread(t: Any, names: list[str]) -> Any:
    """Return one type for each name."""
    return t if isinstance(t, list | tuple) else [t] * len(names)


def elements_of(shaped: Any, names: list[str], p: Parser) -> Any:
    """Return the element type of a vector once for each of its elements, as many as names."""
    count = shaped.num_elements
    if count != len(names):
        message = (
            f"custom op '{p.op_start}' number of operands and types do not match: got "
            f"{len(names)} operands and {count} types"
        )
        raise p.name_error(names[0], message) if names else p.error(message, p.last())
    return [shaped.element_type] * count


def enum_attr(p: Parser, table: dict[str, Any], word: str, name: str) -> Any:
    """Return the attribute of an enum keyword."""
    found = table.get(word)
    if found is None:
        cases = ", ".join(table)
        wanted = f"one of the following enum values for attribute '{name}' [{cases}]"
        message = f"custom op '{p.op_start}' expected string or keyword containing {wanted}"
        raise p.error(message, p.back(word))
    return found


def integer_range(type: Any) -> tuple[int, int]:
    """Return the least and the largest literal of an integer or index type."""
    width, sign = getattr(type, "width", 64), getattr(type, "sign", "s")
    half = 1 << (width - 1)
    return 0 if sign == "u" else -half, half - 1 if sign == "s" else 2 * half - 1


def out_of_range(p: Parser, value: int) -> int:
    """Raise the error for a literal that does not fit the type of its attribute."""
    raise p.error("integer constant out of range for attribute", p.back(str(value)))


def flags_attr(p: Parser, definition: StorageDef, words: Any) -> Any:
    """Return the integer attribute of flags joined by ``|``."""
    from nvlower.ir.attributes import IntegerAttr
    from nvlower.ir.types import IntegerType

    if not isinstance(words, list):  # in full, as #d.name<...>
        words = words.params[0].split(str(definition.extra.get("separator", "|")))
    bits = 0
    for w in words:
        if w not in definition.cases:
            raise wrong_case(p, definition, w)
        bits |= definition.cases[w]
    return IntegerAttr(bits, IntegerType(definition.extra["width"]))


def wrong_case(p: Parser, definition: StorageDef, word: str) -> Exception:
    """Return the error for a word that is no case of an enum attribute."""
    from .parameter_names import not_parsed
    from .storage_parse import enum_expected

    lead = f"custom op '{p.op_start}' "
    at = p.back(word)
    found = p.error(lead + enum_expected(definition, word), at)
    added = not_parsed("#" + definition.name, "value")
    if added is not None and definition.name != "llvm.overflow":
        from .cursor import Cursor

        after = Cursor(p, p.text, p.offset(at) + len(word)).skip()
        diag.error(p.at_offset(after), lead + added)
    return found


def short_enum(p: Parser, definition: StorageDef, words: Any) -> Any:
    """Return the attribute of an enum's keywords; an attribute given in full stays."""
    if not isinstance(words, list):
        return words
    from nvlower.ir.attributes import DialectAttr

    from .storage_parse import bits_text

    cases = definition.cases
    for w in words:
        if w not in cases:
            raise wrong_case(p, definition, w)
    if len(words) == 1:
        return DialectAttr(definition.name, (words[0],))
    bits = 0
    for w in words:
        bits |= cases[w]
    return DialectAttr(definition.name, (bits_text(definition, bits),))


def wrong_class(p: Parser, type: Any, wanted: str) -> Exception:
    """Return the error for a type of another class than an operand's or result's."""
    text = str(type)
    begin = p.offset(p.op_token)
    at = p.text.rfind(text, begin, p.offset(p.last()) + len(p.tokens[p.last() - p.base]) + 1)
    what = f": expected builtin.{wanted}, but found '{text}'" if wanted else ""
    message = f"custom op '{p.op_start}' invalid kind of type specified{what}"
    return p.error(message, p.last()) if at < 0 else diag.fail(p.at_offset(at), message)


def typed_attr(p: Parser, attr: Any) -> Any:
    """Return an attribute that must have a type."""
    if getattr(attr, "type", None) is None:
        message = f"custom op '{p.op_start}' invalid kind of attribute specified"
        raise p.error(message, p.back(str(attr)))
    return attr


def enum_table(name: str) -> dict[str, Any]:
    """Return keyword to attribute of an integer enum."""
    from nvlower.ir.attributes import IntegerAttr
    from nvlower.ir.opdef import attr_definition
    from nvlower.ir.types import IntegerType

    d = attr_definition(name)
    width = IntegerType(d.extra["width"])
    return {k: IntegerAttr(v, width) for k, v in d.cases.items()}


def plain_type(text: str) -> Any:
    """Return the builtin type of a keyword such as ``i32``."""
    from nvlower.ir.types import INDEX, FloatType, IntegerType

    if text == "index":
        return INDEX
    return IntegerType(int(text[1:])) if text[0] == "i" else FloatType(text)


def split(a: dict[str, Any], d: dict[str, Any], inherent: frozenset[str]) -> dict[str, Any]:
    """Move the inherent attributes of a parsed dictionary to `d`; return the others."""
    if inherent.isdisjoint(a):
        return a
    rest: dict[str, Any] = {}
    for n, v in a.items():
        (d if n in inherent else rest)[n] = v
    return rest


def ensure_block(region: Any) -> None:
    """Give an empty region its block."""
    if not region.blocks:
        from nvlower.ir.core import Block

        region.append(Block())


def ensure_terminator(p: Parser, start: Any, region: Any, name: str) -> None:
    """End the region's block with the op `name` where it has no terminator."""
    from nvlower.ir.core import Operation
    from nvlower.ir.opdef import op_definition

    ensure_block(region)
    block = region.blocks[-1]
    last = block.last
    if last is None or not is_terminator(last):
        definition = op_definition(name)
        block.append(Operation(name, loc=p.loc(start), definition=definition))


def is_terminator(op: Any) -> bool:
    """Tell whether an op may end a block: a declared terminator or an unregistered op."""
    return op.definition is None or "Terminator" in op.definition.traits


def offsets(op: Operation, what: str) -> list[int]:
    """Return the start of each operand (result) group, and the end of the last."""
    definition = op.definition
    assert definition is not None
    total = 0
    found = [0]
    for size in definition.segments(op, what):
        total += size
        found.append(total)
    return found


def prop_dict(op: Operation, p: Printer, elided: frozenset[str], defaults: dict[str, Any]) -> None:
    """Print ``<{...}>`` with the inherent attributes that are not elided."""
    pairs = sorted(op.properties.items())
    pairs = [(n, a) for n, a in pairs if n not in elided and defaults.get(n) is not a]
    text = p.named_attrs(pairs)
    if text:
        p.emit(f" <{text[1:]}>")


def needs_terminator(region: Any) -> bool:
    """Tell whether an implicit terminator carries something that must be printed."""
    if not region.blocks:
        return True
    term = region.blocks[0].last
    return term is None or bool(term.operands or term.results or term.attributes or term.properties)

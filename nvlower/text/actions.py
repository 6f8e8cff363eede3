"""Reduce actions of the core grammar: operations, blocks and regions.

An action takes the parser and the kept children of its rule. Those of types and attributes are in
`storage_actions`; those of the op rules come from `formats`.
"""

from __future__ import annotations

from nvlower import diag
from nvlower.ir.core import Block, Operation, Region

from .op_traits import op_traits
from .quick import dense_attr, number_dict
from .state import Parser, SyntaxFail
from .subloop import parse_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Action = Callable[[Parser, list[Any]], Any]


def find_action(name: str) -> Action:
    """Return the action of a rule or alias; a rule without one yields its list of children."""
    found = ACTIONS.get(name)
    if found is None:
        if name[:2] == "s_" or name in STORAGE:
            from . import storage_actions

            found = storage_actions.ACTIONS.get(name)
            if found is None and ("affine" in name or name == "s_integer_set"):
                from .affine_actions import AFFINE

                found = AFFINE.get(name)
        else:
            from nvlower import import_module

            found = import_module("nvlower.text.formats").find_action(name)
    if found is None and name[:3] == "op_":
        return unreadable
    return found or children


def unreadable(p: Parser, c: list[Any]) -> Any:
    """Refuse an op whose custom assembly has a rule but no action."""
    name = p.starts[-1]
    raise p.error(f"custom assembly of '{name}' is not supported; use the generic form", c[0])


STORAGE = frozenset((
    "int_type", "float_type", "index_type", "none_type", "complex_type", "tuple_type",
    "vector_type", "tensor_type", "memref_type", "function_type_one", "function_type_many",
    "typed_hash", "type_attr", "unit_attr", "true_attr", "false_attr", "number_attr",
    "string_attr", "symbol_attr", "array_attr", "dict_attr", "affine_map_attr",
    "affine_set_attr", "strided_attr", "dense_array_attr", "dense_attr", "sparse_attr",
    "resource_attr", "distinct_attr", "negative", "dynamic", "dict_of", "unit_entry",
    "string_value", "props_of", "affine_add", "affine_sub", "affine_mul", "affine_floordiv",
    "affine_ceildiv", "affine_mod", "affine_constant", "affine_name", "affine_negate",
    "affine_ge", "affine_le", "affine_eq", "unknown_loc", "alias_loc", "name_loc", "file_loc",
    "file_loc_column", "callsite_loc", "fused_loc", "fused_meta_loc", "metadata", "symbol",
    "symbol_name", "string", "integer",
))  # fmt: skip
"""Actions that live in `storage_actions`."""


# -- lists and small things ----------------------------------------------------------------------
def children(p: Parser, c: list[Any]) -> list[Any]:
    return c


def first(p: Parser, c: list[Any]) -> Any:
    return c[0]


def none(p: Parser, c: list[Any]) -> None:
    return None


def empty_list(p: Parser, c: list[Any]) -> list[Any]:
    return []


def list_append(p: Parser, c: list[Any]) -> list[Any]:
    found: list[Any] = c[0]
    found.append(c[-1])
    return found


def split_values(p: Parser, c: list[Any]) -> list[str]:
    found: list[str] = c[0].split(", ")
    return found


def extend_values(p: Parser, c: list[Any]) -> list[str]:
    found: list[str] = c[0]
    found.extend(c[1].split(", "))
    return found


def empty_dict(p: Parser, c: list[Any]) -> dict[str, Any]:
    return {}


def attr_dict(p: Parser, c: list[Any]) -> dict[str, Any]:
    text = c[0]
    if text.__class__ is not str:
        return dict(text)
    found = p.memo.get(text)
    if found is None:
        found = p.memo[text] = number_dict(text)
        if found is None:
            found = parse_text(p, "s_props" if text[0] == "<" else "s_dict", text)
    return dict(found)


def type_(p: Parser, c: list[Any]) -> Any:
    text = c[0]
    if text.__class__ is not str:
        return text
    found = p.memo.get(text)
    return parse_text(p, "s_type", text) if found is None else found


def attr(p: Parser, c: list[Any]) -> Any:
    text = c[0]
    if text.__class__ is not str:
        return text
    key = "\1" + text  # a type is also an attribute of the same text
    found = p.memo.get(key)
    if found is None:
        found = dense_attr(p, text)
        if found is None:
            found = parse_text(p, "s_attr", text)
        p.memo[key] = found
        if text in p.memo:
            del p.memo[text]
    return found


def location(p: Parser, c: list[Any]) -> Any:
    text = c[0]
    if text.__class__ is not str:
        return text
    found = p.memo.get(text)
    if found is None:
        from .scan import simple_location

        found = simple_location(p, text)
        if found is None:
            check_location_alias(p, text)
            return parse_text(p, "s_loc", text)
        p.memo[text] = found
    return found


def check_location_alias(p: Parser, text: str) -> None:
    """Refuse ``loc(#name)`` of an op where no location has that name."""
    name = text[4:-1].strip()
    if name[:1] != "#" or not name[1:].replace("_", "a").isalnum():
        return
    from .scan import alias

    later, p.later = p.later, len(p.text) + 1
    place = p.at_offset(p.offset(p.back(text)) + text.index("#"))
    try:
        found = alias(p, name, 0)
    except SyntaxFail:
        raise diag.fail(place, "operation location alias was never defined") from None
    finally:
        p.later = later
    raise diag.fail(place, f"expected location, but found '{found}'")


# -- the file --------------------------------------------------------------------------------------
def file(p: Parser, c: list[Any]) -> None:
    p.check_forwards()


def attr_alias(p: Parser, c: list[Any]) -> None:
    name = c[1][:-1].rstrip()
    text = c[2]
    if name in p.later_aliases and name not in p.aliases:
        p.aliases[name] = p.later_aliases[name]
        return  # read when it was first used
    is_location = text.__class__ is str and text[:4] == "loc("
    define_alias(p, c[1], location(p, [text]) if is_location else attr(p, [text]))


def type_alias(p: Parser, c: list[Any]) -> None:
    define_alias(p, c[1], type_(p, c[2:]))


def define_alias(p: Parser, token: str, value: Any) -> None:
    name = token[:-1].rstrip()
    if p.frames:
        from .errors import wrong_token

        raise wrong_token(p, p.offset(p.back(token)), "expected operation name in quotes")
    if "." in name:
        word = "type" if name[0] == "!" else "attribute"
        raise p.error(
            f"{word} names with a '.' are reserved for dialect-defined names", p.back(token)
        )
    old = p.aliases.get(name)
    if old is not None:
        word = "type" if name[0] == "!" else "attribute"
        raise p.error(f"redefinition of {word} alias id '{name[1:]}'", p.back(token))
    p.aliases[name] = value


# -- operations ------------------------------------------------------------------------------------
def body_op_loc(p: Parser, c: list[Any]) -> None:
    c[1].loc = location(p, c[2:])


def body_named_op(p: Parser, c: list[Any]) -> None:
    results, name = c[2].results, c[1][:-2]
    plain = not ("," in name or ":" in name or "#" in name)
    if plain and len(results) == 1 and name not in p.names:
        p.names[name] = results[0]
        p.log.append(name)
    else:
        name_results(p, c[1], c[2])


def body_named_op_loc(p: Parser, c: list[Any]) -> None:
    body_named_op(p, c)
    c[2].loc = location(p, c[3:])


def name_results(p: Parser, token: str, op: Operation) -> None:
    """Define the results of `op` under the names of a ``%a, %b:2 =`` token."""
    results = op.results
    names: list[tuple[str, int]] = []
    for part in token[:-2].split(", "):
        name, _, count = part.partition(":")
        if "#" in part:
            at = p.offset(op.loc.token - 1) + token.index("#")  # type: ignore[attr-defined]
            raise diag.fail(p.at_offset(at), "expected '=' after SSA name")
        if count == "0":
            raise p.error("expected named operation to have at least 1 result", p.back(token))
        names.append((name, int(count or 1)))
    total = sum(n for _, n in names)
    at = p.back(token)
    if at == p.current():  # cut in another way: the token before the op's
        at = max(0, getattr(op.loc, "token", at) - 1)
    if not results:
        raise p.error("cannot name an operation with no results", at)
    if total != len(results):
        raise p.error(
            f"operation defines {len(results)} results but was provided {total} to bind",
            at,
        )
    i = 0
    for name, size in names:
        for k in range(size):
            p.define(name if k == 0 else f"{name}#{k}", results[i])
            i += 1


def op_generic(p: Parser, c: list[Any]) -> Operation:
    start, token, names, successors, properties, regions, attributes, type = c
    name = token[1:-1]
    if "\\" in name:
        from .storage_actions import unquote

        name = unquote(token)
    inputs = type.inputs
    if successors and (definition := op_traits(name).definition) is not None:
        if "Terminator" not in definition.traits:
            raise p.error("successors in non-terminator", start)
    if len(names) != len(inputs):
        plural = "" if len(names) == 1 else "s"
        raise p.error(f"expected {len(names)} operand type{plural} but had {len(inputs)}")
    if properties and op_traits(name).definition is not None:
        check_properties(p, start, name, properties)
    if attributes and not properties and op_traits(name).definition is not None:
        inherent = op_traits(name).attr_names
        for key in [k for k in attributes if k in inherent]:
            properties[key] = attributes.pop(key)
        if "overflowFlags" in properties and name.startswith("llvm."):
            from .properties import misfit

            misfit(op_traits(name).definition, properties)  # type: ignore[arg-type]
    elif properties and op_traits(name).definition is not None:
        inherent = op_traits(name).attr_names
        for key in [k for k in properties if k not in inherent and not k.endswith("egmentSizes")]:
            del properties[key]  # as upstream, which reads only what it knows
    operands = p.resolve_all(names, inputs) if names else names
    return p.make(start, name, operands, type.results, properties, attributes, regions, successors)


def check_properties(p: Parser, start: int, name: str, properties: dict[str, Any]) -> None:
    """Refuse ``<...>`` of a declared op that has no properties, or that is no dictionary."""
    from nvlower.ir.attributes import DictionaryAttr

    traits = op_traits(name)
    given = properties.pop("", None)
    if given is None:
        given = DictionaryAttr(tuple(properties.items()))
    elif not isinstance(given, DictionaryAttr) and (traits.attr_names or traits.defaults):
        message = f"invalid properties {given} for op {name}: expected DictionaryAttr to set"
        raise p.error(f"{message} properties", start)
    if not traits.attr_names and not traits.defaults:
        message = f"invalid properties {given} for op {name}: this operation does not support"
        raise p.error(f"{message} properties", start)
    if name.startswith(("llvm.", "arith.")):
        from .properties import misfit

        fault = misfit(traits.definition, properties)  # type: ignore[arg-type]
        if fault:
            raise p.error(f"invalid properties {given} for op {name}: {fault}", start)


def check_registered(p: Parser, name: str) -> None:
    """Refuse the op at the current token, which no dialect declares, unless that is allowed."""
    from nvlower.ir.opdef import DIALECTS, OPEN_DIALECTS

    dialect = name.partition(".")[0]
    if not name:
        raise p.error("empty operation name is invalid")
    if dialect in OPEN_DIALECTS and "." in name:
        return
    if dialect in DIALECTS and "." in name:
        if p.allow_unregistered:
            return
        raise p.error(
            f"unregistered operation '{name}' found in dialect ('{dialect}') that does not allow "
            "unknown operations"
        )
    if not p.allow_unregistered:
        raise p.error(
            "operation being parsed with an unregistered dialect. If this is intended, please use "
            "-allow-unregistered-dialect with the MLIR tool used",
            p.current() + 1,
        )


# -- regions and blocks ----------------------------------------------------------------------------
def region_open(p: Parser, c: list[Any]) -> None:
    p.open_region()


def region(p: Parser, c: list[Any]) -> Region:
    return p.close_region()


def block_head(p: Parser, c: list[Any]) -> None:
    p.start_block(c[0], c[1] if len(c) > 1 else ())


def block_arg(p: Parser, c: list[Any]) -> tuple[str, Any, Any]:
    name, type, loc = c
    return name, type, loc or p.loc(p.back(name))


def successor(p: Parser, c: list[Any]) -> Block:
    return p.successor(c[0])


def pair(p: Parser, c: list[Any]) -> tuple[Any, ...]:
    return tuple(c)


ACTIONS: dict[str, Action] = {
    "first": first, "none": none, "empty_list": empty_list, "list_start": children,
    "list_append": list_append, "split_values": split_values, "extend_values": extend_values,
    "empty_dict": empty_dict, "attr_dict": attr_dict, "type": type_, "attr": attr,
    "location": location, "file": file, "attr_alias": attr_alias, "type_alias": type_alias,
    "body_start": none, "body_op": none, "body_op_loc": body_op_loc,
    "body_named_op": body_named_op, "body_named_op_loc": body_named_op_loc,
    "op_generic": op_generic, "region_open": region_open, "region": region,
    "block_head": block_head, "block_arg": block_arg, "successor": successor, "pair": pair,
    "ssa_use_and_type": pair, "argument": pair,
}  # fmt: skip

"""Reduce actions of the llvm ops with hand-written grammar rules (grammar/llvm.lark)."""

from __future__ import annotations

from nvlower.diag import fail
from nvlower.dialects.signatures import Signature, segments, split_attrs
from nvlower.ir.attributes import (
    UNIT,
    ArrayAttr,
    DenseArrayAttr,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from nvlower.ir.core import Region
from nvlower.ir.opdef import action, attr_definition
from nvlower.ir.types import I1, I32, I64, DialectType, FunctionType, IntegerType, VectorType

from .types import is_compatible, is_pointer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation

VOID = DialectType("llvm.void")
I32_ZERO = IntegerAttr(0, I32)

WORDS = {
    "linkage": ("llvm.linkage", "dialect"),
    "visibility_": ("llvm.Visibility", "integer"),
    "unnamed_addr": ("llvm.UnnamedAddr", "integer"),
    "CConv": ("llvm.cconv", "dialect"),
    "TailCallKind": ("llvm.tailcallkind", "dialect"),
}
"""Attributes that stand as a bare keyword before a symbol: enum, and how it is held."""

UNITS = {"thread_local": "thread_local_", "constant": "constant"}


def take_words(
    p: Any, words: Sequence[str], names: Sequence[str], d: dict[str, Any], at: int, due: str
) -> None:
    """Store leading keywords as attributes; each name and each word at most once, in order.

    `at` is the token of the first word, `due` what follows the last.
    """
    rest = list(names)
    for i, word in enumerate(words):
        while rest:
            name = rest.pop(0)
            if name in ("thread_local", "constant"):
                if word == name:
                    d[UNITS[name]] = UNIT
                    break
                continue
            enum, form = WORDS[name]
            cases = enum_cases(enum)
            if word in cases:
                value = (
                    IntegerAttr(cases[word], I64)
                    if form == "integer"
                    else DialectAttr(enum, (word,))
                )
                d[name] = value
                break
        else:
            lead = "" if due == "attribute value" else f"custom op '{p.op_start}' "
            raise p.error(f"{lead}expected {due}", at + i)


def enum_cases(name: str) -> dict[str, int]:
    """Return the cases of an enum, of the one parameter of an attribute that holds one."""
    definition = attr_definition(name)
    if not {"cases", "case_text"} & set(definition.extra):
        inner = definition.params[0].constraint
        definition = attr_definition(inner if "." in inner else f"llvm.{inner}")
    return definition.cases


_NO_TYPE = "custom op 'llvm.func' failed to construct function type:"


@action.add("llvm_func_head")
def read_func_head(p: Any, c: list[Any]) -> Any:
    """Enter the arguments of llvm.func."""
    start, words, name, value, scale, comdat, attrs = c
    at = start + 1 + len(words)
    signature = Signature(p, value, at)
    d: dict[str, Any] = {"sym_name": name}
    order = ("linkage", "visibility_", "unnamed_addr", "CConv")
    take_words(p, words, order, d, start + 1, "valid '@'-identifier for symbol name")
    d.setdefault("linkage", DialectAttr("llvm.linkage", ("external",)))
    d.setdefault("CConv", DialectAttr("llvm.cconv", ("ccc",)))
    d.setdefault("visibility_", IntegerAttr(0, I64))
    d.setdefault("unnamed_addr", IntegerAttr(0, I64))
    for key in ("sym_name", "function_type"):
        if key in attrs:
            message = f"attribute '{key}' occurs more than once in the attribute list"
            raise p.error(f"custom op 'llvm.func' {message}", start)
    if len(signature.results) > 1:
        raise p.error(f"{_NO_TYPE} expected zero or one function result", at)
    result = signature.results[0] if signature.results else VOID
    if not all(map(is_compatible, signature.types)):
        raise p.error(f"{_NO_TYPE} expected LLVM type for function arguments", at)
    if not is_compatible(result):
        raise p.error(f"{_NO_TYPE} expected LLVM type for function results'{result}'", at)
    t = DialectType("llvm.func", (result, tuple(signature.types), signature.vararg))
    d["function_type"] = TypeAttr(t)
    signature.set_attrs(d)
    if scale is not None:
        low, high = (IntegerAttr(x, I32) for x in scale)
        d["vscale_range"] = DialectAttr("llvm.vscale_range", (low, high))
    if comdat is not None:
        d["comdat"] = comdat
    rest = split_attrs("llvm.func", attrs, d)
    signature.enter(p)
    return start, d, rest


@action.add("op_llvm_func")
def read_func(p: Any, c: list[Any]) -> Operation:
    """Build llvm.func."""
    (start, d, attrs), region = c
    p.pending = []
    made: Operation = p.make(start, "llvm.func", (), (), d, attrs, [region or Region()])
    return made


@action.add("op_llvm_mlir_global")
def read_global(p: Any, c: list[Any]) -> Operation:
    """Build llvm.mlir.global; a string without a type gets ``!llvm.array<n x i8>``."""
    start, words, name, value, comdat, attrs, t, region = c
    d: dict[str, Any] = {"sym_name": name}
    order = ("linkage", "visibility_", "thread_local", "unnamed_addr", "constant")
    take_words(p, words, order, d, start + 1, "valid '@'-identifier for symbol name")
    d.setdefault("linkage", DialectAttr("llvm.linkage", ("external",)))
    d.setdefault("unnamed_addr", IntegerAttr(0, I64))
    if value is not None:
        d["value"] = value
    if comdat is not None:
        d["comdat"] = comdat
    if t is None:
        if not isinstance(value, StringAttr):
            raise p.error(
                "custom op 'llvm.mlir.global' type can only be omitted for string globals", start
            )
        size = len(value.value.encode("utf-8", "surrogateescape"))
        t = DialectType("llvm.array", (size, plain_i8()))
    d["global_type"] = TypeAttr(t)
    rest = split_attrs("llvm.mlir.global", attrs, d)
    regions = [region or Region()]
    made: Operation = p.make(start, "llvm.mlir.global", (), (), d, rest, regions)
    return made


def plain_i8() -> Any:
    """Return ``i8``."""
    from nvlower.ir.types import I8

    return I8


@action.add("op_llvm_mlir_alias")
def read_alias(p: Any, c: list[Any]) -> Operation:
    """Build llvm.mlir.alias."""
    start, words, name, attrs, t, region = c
    d: dict[str, Any] = {"sym_name": name}
    order = ("linkage", "visibility_", "thread_local", "unnamed_addr")
    take_words(p, words, order, d, start + 1, "valid '@'-identifier for symbol name")
    d.setdefault("unnamed_addr", IntegerAttr(0, I64))
    d["alias_type"] = TypeAttr(t)
    d.setdefault("linkage", DialectAttr("llvm.linkage", ("external",)))
    rest = split_attrs("llvm.mlir.alias", attrs, d)
    made: Operation = p.make(start, "llvm.mlir.alias", (), (), d, rest, [region])
    return made


@action.add("op_llvm_mlir_ifunc")
def read_ifunc(p: Any, c: list[Any]) -> Operation:
    """Build llvm.mlir.ifunc."""
    start, words, name, t, resolver_type, resolver, attrs = c
    d: dict[str, Any] = {"sym_name": name, "i_func_type": TypeAttr(t)}
    d |= {"resolver_type": TypeAttr(resolver_type), "resolver": resolver}
    order = ("linkage", "visibility_", "unnamed_addr")
    take_words(p, words, order, d, start + 1, "valid '@'-identifier for symbol name")
    d.setdefault("linkage", DialectAttr("llvm.linkage", ("external",)))
    d.setdefault("unnamed_addr", IntegerAttr(0, I64))
    rest = split_attrs("llvm.mlir.ifunc", attrs, d)
    made: Operation = p.make(start, "llvm.mlir.ifunc", (), (), d, rest)
    return made


@action.add("op_llvm_alloca")
def read_alloca(p: Any, c: list[Any]) -> Operation:
    """Build llvm.alloca."""
    start, inalloca, size, t, attrs, f = c
    if not isinstance(attrs.get("alignment", I32_ZERO), IntegerAttr):
        raise p.error("custom op 'llvm.alloca' expected integer alignment", start)
    if not isinstance(f, FunctionType) or len(f.inputs) != 1 or len(f.results) != 1:
        message = "expected trailing function type with one argument and one result"
        raise p.error(f"custom op 'llvm.alloca' {message}", p.last())
    d: dict[str, Any] = {"elem_type": TypeAttr(t)} if is_pointer(f.results[0]) else {}
    if inalloca:
        d["inalloca"] = UNIT
    rest = split_attrs("llvm.alloca", attrs, d)
    values = [p.resolve(size, f.inputs[0])]
    made: Operation = p.make(start, "llvm.alloca", values, f.results, d, rest)
    return made


def i1_like(t: Any) -> Any:
    """Return i1, or a vector of i1 shaped like `t`."""
    return VectorType(t.shape, I1, t.scalable) if isinstance(t, VectorType) else I1


@action.add("op_llvm_icmp")
def read_icmp(p: Any, c: list[Any]) -> Operation:
    """Build llvm.icmp."""
    return read_compare(p, c, "llvm.icmp", "llvm.ICmpPredicate")


@action.add("op_llvm_fcmp")
def read_fcmp(p: Any, c: list[Any]) -> Operation:
    """Build llvm.fcmp."""
    return read_compare(p, c, "llvm.fcmp", "llvm.FCmpPredicate")


def read_compare(p: Any, c: list[Any], name: str, enum: str) -> Operation:
    """Build a comparison."""
    start, predicate, names, attrs, t = c
    cases = enum_cases(enum)
    if predicate.value not in cases:
        fault = f"'{predicate.value}' is an incorrect value of the 'predicate' attribute"
        raise p.error(f"custom op '{name}' {fault}", start + 1)
    d: dict[str, Any] = {"predicate": IntegerAttr(cases[predicate.value], I64)}
    if len(names) != 2:
        raise p.error("expected 2 operands", p.last())
    values = [p.resolve(n, t) for n in names]
    rest = split_attrs(name, attrs, d)
    made: Operation = p.make(start, name, values, [i1_like(t)], d, rest)
    return made


# -- calls ---------------------------------------------------------------------------------------
@action.add("llvm_direct")
def read_direct(p: Any, c: list[Any]) -> Any:
    """Return the types of a direct call."""
    return None, c[0]


@action.add("llvm_plain_signature")
def read_plain_signature(p: Any, c: list[Any]) -> Any:
    """Return a function type in the shape of a signature."""
    t = c[0]
    return [(None, x, {}, None) for x in t.inputs], [(x, {}) for x in t.results]


@action.add("llvm_call_lead")
def read_call_lead(p: Any, c: list[Any]) -> Any:
    """Return the type in front of an indirect call's; a direct call has none."""
    if is_direct(p):
        p.error("expected '('")
        raise p.error(f"custom op '{p.op_start}' expected direct call to have 1 trailing types")
    return c[0]


def is_direct(p: Any) -> bool:
    """Tell whether the call being read names its callee."""
    text = p.text[p.offset(p.op_token) : p.offset(p.current())]
    return "@" in text.partition("(")[0]


@action.add("llvm_no_signature")
def read_no_signature(p: Any, c: list[Any]) -> Any:
    """Refuse an indirect call whose second type is no function type."""
    p.error("expected '('", p.last())
    raise p.error(f"custom op '{p.op_start}' expected trailing function type", p.last())


@action.add("llvm_empty_bundle")
def read_empty_bundle(p: Any, c: list[Any]) -> Any:
    """Return an operand bundle without operands."""
    return c[0], [], []


@action.add("llvm_full_bundle")
def read_full_bundle(p: Any, c: list[Any]) -> Any:
    """Return an operand bundle."""
    return tuple(c)


def take_bundles(p: Any, bundles: Any, d: dict[str, Any]) -> list[Any]:
    """Store the tags and sizes of operand bundles; return their values."""
    for i, (_, names, types) in enumerate(bundles):
        if len(names) != len(types):
            raise p.error(
                f"custom op '{p.op_start}' expected {len(names)} types for operand bundle operands"
                f" for operand bundle #{i}, but actually got {len(types)}",
                p.last(),
            )
    values = [p.resolve_all(names, types) for _, names, types in bundles]
    d["op_bundle_sizes"] = DenseArrayAttr(I32, tuple(map(len, values)))
    if bundles:
        d["op_bundle_tags"] = ArrayAttr(tuple(tag for tag, _, _ in bundles))
    return [v for group in values for v in group]


def take_callee(p: Any, callee: Any, lead: Any, d: dict[str, Any]) -> list[Any]:
    """Store a direct callee, or return the value of an indirect one."""
    if isinstance(callee, str):
        if lead is None:
            message = "expected indirect call to have 2 trailing types"
            raise p.error(f"custom op '{p.op_start}' {message}", p.last())
        return [p.resolve(callee, lead)]
    d["callee"] = callee
    return []


def one_result(p: Any, types: Sequence[Any]) -> None:
    """Refuse a call with several results, or with one that is void."""
    fault = ""
    if len(types) > 1:
        fault = "expected function with 0 or 1 result"
    elif types and types[0] is VOID:
        fault = "expected a non-void result type"
    if fault:
        raise p.error(f"custom op '{p.op_start}' {fault}", p.last())


@action.add("op_llvm_call")
def read_call(p: Any, c: list[Any]) -> Operation:
    """Build llvm.call."""
    start, words, callee, names, vararg, bundles, attrs, (lead, value) = c
    d: dict[str, Any] = {}
    take_words(p, words, ("CConv", "TailCallKind"), d, start + 1, "attribute value")
    d.setdefault("CConv", DialectAttr("llvm.cconv", ("ccc",)))
    d.setdefault("TailCallKind", DialectAttr("llvm.tailcallkind", ("none",)))
    signature = Signature(p, value)
    one_result(p, signature.results)
    values = take_callee(p, callee, lead, d) + p.resolve_all(names, signature.types)
    if vararg is not None:
        d["var_callee_type"] = TypeAttr(vararg)
    extra = take_bundles(p, bundles, d)
    d["operandSegmentSizes"] = segments(values, extra)
    signature.set_attrs(d)
    rest = split_attrs("llvm.call", attrs, d)
    made: Operation = p.make(start, "llvm.call", values + extra, signature.results, d, rest)
    return made


@action.add("op_llvm_invoke")
def read_invoke(p: Any, c: list[Any]) -> Operation:
    """Build llvm.invoke."""
    start, words, callee, names, normal, unwind, vararg, bundles, attrs, (lead, value) = c
    d: dict[str, Any] = {}
    take_words(p, words, ("CConv",), d, start + 1, "attribute value")
    d.setdefault("CConv", DialectAttr("llvm.cconv", ("ccc",)))
    signature = Signature(p, value)
    one_result(p, signature.results)
    values = take_callee(p, callee, lead, d) + p.resolve_all(names, signature.types)
    targets = [p.resolve_all(x[1], x[2]) for x in (normal, unwind)]
    if vararg is not None:
        d["var_callee_type"] = TypeAttr(vararg)
    extra = take_bundles(p, bundles, d)
    d["operandSegmentSizes"] = segments(values, *targets, extra)
    signature.set_attrs(d)
    rest = split_attrs("llvm.invoke", attrs, d)
    operands = [*values, *targets[0], *targets[1], *extra]
    blocks = [normal[0], unwind[0]]
    made: Operation = p.make(start, "llvm.invoke", operands, signature.results, d, rest, (), blocks)
    return made


@action.add("op_llvm_call_intrinsic")
def read_call_intrinsic(p: Any, c: list[Any]) -> Operation:
    """Build llvm.call_intrinsic."""
    start, name, names, bundles, attrs, (lead, value) = c
    if lead is not None:
        raise p.error("expected function type", p.last())
    signature = Signature(p, value)
    d: dict[str, Any] = {"intrin": name}
    values = p.resolve_all(names, signature.types)
    extra = take_bundles(p, bundles, d)
    d["operandSegmentSizes"] = segments(values, extra)
    signature.set_attrs(d)
    rest = split_attrs("llvm.call_intrinsic", attrs, d)
    made: Operation = p.make(
        start, "llvm.call_intrinsic", values + extra, signature.results, d, rest
    )
    return made


@action.add("llvm_clause")
def read_clause(p: Any, c: list[Any]) -> Any:
    """Add a clause of llvm.landingpad."""
    clauses, word, name, t = c
    if word not in ("catch", "filter"):
        raise p.error("expected 'catch' or 'filter'", p.last())
    clauses.append(p.resolve(name, t))
    return clauses


@action.add("op_llvm_landingpad")
def read_landingpad(p: Any, c: list[Any]) -> Operation:
    """Build llvm.landingpad."""
    start, cleanup, clauses, attrs, t = c
    d: dict[str, Any] = {"cleanup": UNIT} if cleanup else {}
    rest = split_attrs("llvm.landingpad", attrs, d)
    made: Operation = p.make(start, "llvm.landingpad", clauses, [t], d, rest)
    return made


@action.add("op_llvm_intr_assume")
def read_assume(p: Any, c: list[Any]) -> Operation:
    """Build llvm.intr.assume."""
    start, name, bundles, t, attrs = c
    d: dict[str, Any] = {}
    values = [p.resolve(name, t), *take_bundles(p, bundles, d)]
    rest = split_attrs("llvm.intr.assume", attrs, d)
    made: Operation = p.make(start, "llvm.intr.assume", values, (), d, rest)
    return made


# -- branches ------------------------------------------------------------------------------------
@action.add("op_llvm_switch")
def read_switch(p: Any, c: list[Any]) -> Operation:
    """Build llvm.switch."""
    from nvlower.dialects.cf.syntax import make_switch

    start, flag, t, default, cases, attrs = c
    if not isinstance(t, IntegerType):
        found = f"expected builtin.integer, but found '{t}'"
        at = p.find_name(flag, 0)
        message = f"custom op 'llvm.switch' invalid kind of type specified: {found}"
        raise fail(p.at_offset(at), message)
    return make_switch(p, start, "llvm.switch", (flag, t), default, cases, attrs)


@action.add("op_llvm_indirectbr")
def read_indirectbr(p: Any, c: list[Any]) -> Operation:
    """Build llvm.indirectbr."""
    start, address, t, targets, attrs = c
    groups = [p.resolve_all(names, types) for _, names, types in targets]
    d: dict[str, Any] = {"indbr_operand_segments": DenseArrayAttr(I32, tuple(map(len, groups)))}
    rest = split_attrs("llvm.indirectbr", attrs, d)
    values = [p.resolve(address, t), *(v for g in groups for v in g)]
    blocks = [b for b, _, _ in targets]
    made: Operation = p.make(start, "llvm.indirectbr", values, (), d, rest, (), blocks)
    return made

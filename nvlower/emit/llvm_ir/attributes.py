"""Words that stand around instructions, calls and parameters: flags, alignment, attributes."""

from __future__ import annotations

from nvlower.ir.attributes import (
    DenseArrayAttr,
    DialectAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
)
from nvlower.ir.types import IntegerType

from .types import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

    from .function import FunctionWriter
    from .types import Types


def number(op: Operation, name: str, default: int = 0) -> int:
    """Return an integer (or integer enum) attribute's value."""
    found: Any = op.properties.get(name)
    return default if found is None else found.value


def keyword(attr: Any, default: str = "") -> str:
    """Return an enum attribute's keyword."""
    if attr is None:
        return default
    value = attr.params[0] if isinstance(attr, DialectAttr) else attr
    if isinstance(value, DialectAttr):
        return keyword(value)
    return str(value.value if isinstance(value, StringAttr) else value)


def enum_number(attr: Any, cases: dict[str, int]) -> int:
    """Return the number of an enum attribute, held as an integer or by keyword."""
    if isinstance(attr, IntegerAttr):
        return attr.value
    return cases.get(keyword(attr), 0)


def type_of(op: Operation, name: str) -> Any:
    """Return the type in a type attribute."""
    found: Any = op.properties[name]
    return found.value


_BITS = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")


def words(attr: Any, bits: tuple[str, ...] = _BITS) -> list[str]:
    """Return the keywords of a bit enum attribute, held by keywords or (generic form) as bits."""
    if isinstance(attr, IntegerAttr):
        if attr.value == 127:
            return ["fast"]
        return [w for i, w in enumerate(bits) if attr.value >> i & 1]
    return [w.strip() for w in keyword(attr).replace("|", ",").split(",")] if attr else []


def flags(op: Operation) -> str:
    """Return `` nuw nsw``, `` exact``, fast-math and other flags of an instruction."""
    p = op.properties
    if not p:
        return ""
    out = ""
    overflow = words(p.get("overflowFlags"), ("nsw", "nuw"))
    if overflow and overflow != ["none"]:
        out = (" nuw" if "nuw" in overflow else "") + (" nsw" if "nsw" in overflow else "")
    for name, word in (("isExact", " exact"), ("isDisjoint", " disjoint"), ("nonNeg", " nneg")):
        if name in p:
            out += word
    fast = words(p.get("fastmathFlags"))
    if fast and fast != ["none"]:
        out += " " + " ".join(fast)
    return out


def alignment(op: Operation) -> str:
    """Return ``, align n`` where the op says so; LLVM's default stands otherwise."""
    n = number(op, "alignment")
    return f", align {n}" if n else ""


def sync_scope(op: Operation) -> str:
    """Return ``syncscope("...")``, empty for the default."""
    scope: Any = op.properties.get("syncscope")
    return f"syncscope({quoted(scope.value)})" if scope is not None else ""


def memory(op: Operation, f: FunctionWriter) -> str:
    """Return the metadata of a memory access."""
    p = op.properties
    if not p:
        return ""
    meta = f.module.metadata
    out = ""
    if "nontemporal" in p:
        out += f", !nontemporal {meta.tuple('i32 1')}"
    if "invariant" in p:
        out += f", !invariant.load {meta.tuple()}"
    if "invariantGroup" in p:
        out += f", !invariant.group {meta.tuple()}"
    if "dereferenceable" in p:
        out += dereferenceable(op, meta)
    return out + meta.aliasing(op)


def dereferenceable(op: Operation, meta: Any) -> str:
    """Return ``!dereferenceable`` metadata of a load or a cast."""
    found: Any = op.properties.get("dereferenceable")
    if found is None:
        return ""
    word = "dereferenceable_or_null" if found.params[1] else "dereferenceable"
    return f", !{word} {meta.tuple(f'i64 {found.params[0]}')}"


_PARAMETER = {
    "llvm.noalias": "noalias", "llvm.nocapture": "captures(none)", "llvm.readonly": "readonly",
    "llvm.readnone": "readnone", "llvm.writeonly": "writeonly", "llvm.nonnull": "nonnull",
    "llvm.noundef": "noundef", "llvm.nofree": "nofree", "llvm.inreg": "inreg",
    "llvm.signext": "signext", "llvm.zeroext": "zeroext", "llvm.returned": "returned",
    "llvm.nest": "nest", "llvm.immarg": "immarg", "llvm.allocalign": "allocalign",
    "llvm.allocptr": "allocptr", "llvm.writable": "writable", "llvm.swiftself": "swiftself",
    "llvm.swiftasync": "swiftasync", "llvm.swifterror": "swifterror", "llvm.noext": "noext",
    "llvm.dead_on_unwind": "dead_on_unwind", "llvm.dead_on_return": "dead_on_return",
    "llvm.nofpclass": "nofpclass",
    "nvvm.grid_constant": '"nvvm.grid_constant"',
}  # fmt: skip
_PARAMETER_TYPE = {
    "llvm.byval": "byval", "llvm.byref": "byref", "llvm.sret": "sret",
    "llvm.inalloca": "inalloca", "llvm.preallocated": "preallocated",
    "llvm.elementtype": "elementtype",
}  # fmt: skip


def parameter(entries: Any, types: Types) -> str:
    """Return a parameter's or result's attribute words, each followed by a space."""
    out = []
    for name, attr in entries:
        if name in _PARAMETER:
            out.append(_PARAMETER[name])
        elif name in _PARAMETER_TYPE:
            out.append(f"{_PARAMETER_TYPE[name]}({types(attr.value)})")
        elif name == "llvm.align":
            out.append(f"align {attr.value}")
        elif name == "llvm.alignstack":
            out.append(f"alignstack({attr.value})")
        elif name in ("llvm.dereferenceable", "llvm.dereferenceable_or_null"):
            out.append(f"{name[5:]}({attr.value})")
        elif name == "llvm.range":
            out.append(value_range(attr))
    return "".join(w + " " for w in out)


def value_range(attr: Any) -> str:
    """Return ``range(i32 0, 8)`` of a constant range attribute."""
    lower, upper = attr.params[:2]
    if isinstance(lower, IntegerAttr):
        width = lower.type.width if isinstance(lower.type, IntegerType) else 64
        return f"range(i{width} {lower.value}, {upper.value})"
    if isinstance(lower, tuple):  # (width, value)
        return f"range(i{lower[0]} {lower[1]}, {upper[1]})"
    width = attr.params[2] if len(attr.params) > 2 else 32
    return f"range(i{getattr(width, 'width', width)} {lower}, {upper})"


def dictionaries(attr: Any, count: int, types: Types) -> list[str]:
    """Return the words of each of `count` parameters from an array of dictionaries."""
    if attr is None:
        return [""] * count
    return [
        parameter(d.entries, types) if isinstance(d, DictionaryAttr) else "" for d in attr.elements
    ] + [""] * (count - len(attr.elements))


def argument_words(op: Operation, count: int, types: Types) -> list[str]:
    """Return the attribute words of a call's arguments."""
    return dictionaries(op.properties.get("arg_attrs"), count, types)


def result_words(op: Operation, types: Types) -> str:
    """Return the attribute words of a call's result."""
    return dictionaries(op.properties.get("res_attrs"), 1, types)[0]


_CONVENTION = {
    "ccc": "", "c": "", "fastcc": "fastcc ", "coldcc": "coldcc ", "ptx_kernelcc": "ptx_kernel ",
    "ptx_devicecc": "ptx_device ", "tailcc": "tailcc ", "spir_kernelcc": "spir_kernel ",
    "spir_funccc": "spir_func ", "amdgpu_kernelcc": "amdgpu_kernel ", "swiftcc": "swiftcc ",
}  # fmt: skip


def convention(attr: Any) -> str:
    """Return a calling convention with a space, empty for the C one."""
    word = keyword(attr, "ccc")
    return _CONVENTION.get(word, word.removesuffix("cc") + " ")


def call_head(op: Operation, types: Types) -> str:
    """Return a call up to its type: tail kind, flags, convention, result attributes."""
    kind = keyword(op.properties.get("TailCallKind"), "none")
    tail = {"none": "", "notail": "notail ", "musttail": "musttail "}.get(kind, "tail ")
    cconv = convention(op.properties.get("CConv"))
    return f"{tail}call{flags(op)} {cconv}{result_words(op, types)}"


def call_tail(op: Operation, f: FunctionWriter) -> str:
    """Return what follows a call's arguments: attributes, bundles, metadata."""
    p: Any = op.properties
    out = ""
    for name, word in (
        ("convergent", "convergent"), ("no_unwind", "nounwind"), ("will_return", "willreturn"),
        ("no_inline", "noinline"), ("always_inline", "alwaysinline"),
        ("inline_hint", "inlinehint"),
    ):  # fmt: skip
        if name in p:
            out += " " + word
    if p.get("memory_effects") is not None:
        out += " " + memory_effects(p["memory_effects"])
    return out + _bundles(op, f) + f.module.metadata.aliasing(op)


def _bundles(op: Operation, f: FunctionWriter) -> str:
    sizes: Any = op.properties.get("op_bundle_sizes")
    tags: Any = op.properties.get("op_bundle_tags")
    if sizes is None or not sizes.values or tags is None:
        return ""
    values, start, parts = op.op_bundle_operands, 0, []
    for tag, size in zip(tags.elements, sizes.values, strict=True):
        parts.append(f"{quoted(tag.value)}({f.tvs(values[start : start + size])})")
        start += size
    return f" [ {', '.join(parts)} ]"


def memory_effects(attr: Any) -> str:
    """Return ``memory(...)`` of a memory effects attribute."""
    places = ("other", "argMem", "inaccessibleMem")
    effects = [keyword(e) for e in attr.params[:3]]
    by_place = dict(zip(places, effects, strict=False))
    default = by_place.get("other", "readwrite")
    if all(e == default for e in effects):
        return f"memory({_EFFECT.get(default, default)})"
    parts = [_EFFECT.get(default, default)] if default != "none" else []
    for place, word in (("argMem", "argmem"), ("inaccessibleMem", "inaccessiblemem")):
        if by_place.get(place) != default:
            parts.append(f"{word}: {_EFFECT.get(by_place[place], by_place[place])}")
    return f"memory({', '.join(parts)})"


_EFFECT = {"none": "none", "read": "read", "write": "write", "readwrite": "readwrite"}

_FUNCTION_UNITS = {
    "no_inline": "noinline", "always_inline": "alwaysinline", "inline_hint": "inlinehint",
    "optimize_none": "optnone", "convergent": "convergent", "no_unwind": "nounwind",
    "will_return": "willreturn",
}  # fmt: skip
_FUNCTION_TEXTS = {
    "target_cpu": "target-cpu", "tune_cpu": "tune-cpu", "no_infs_fp_math": "no-infs-fp-math",
    "no_nans_fp_math": "no-nans-fp-math", "no_signed_zeros_fp_math": "no-signed-zeros-fp-math",
    "denormal_fp_math": "denormal-fp-math", "denormal_fp_math_f32": "denormal-fp-math-f32",
    "fp_contract": "fp-contract", "reciprocal_estimates": "reciprocal-estimates",
    "prefer_vector_width": "prefer-vector-width",
    "instrument_function_entry": "instrument-function-entry",
    "instrument_function_exit": "instrument-function-exit",
}  # fmt: skip
_NVVM = {
    "nvvm.maxntid": "nvvm.maxntid", "nvvm.reqntid": "nvvm.reqntid",
    "nvvm.cluster_dim": "nvvm.cluster_dim", "nvvm.minctasm": "nvvm.minctasm",
    "nvvm.maxnreg": "nvvm.maxnreg", "nvvm.cluster_max_blocks": "nvvm.maxclusterrank",
    "nvvm.blocksareclusters": "nvvm.blocksareclusters",
}  # fmt: skip


def function(op: Operation) -> str:
    """Return a function's attributes, each after a space, those of the nvvm dialect included."""
    p: Any = op.properties
    out = [word for name, word in _FUNCTION_UNITS.items() if name in p]
    if p.get("memory_effects") is not None:
        out.append(memory_effects(p["memory_effects"]))
    for name, key in _FUNCTION_TEXTS.items():
        if name in p:
            value = p[name]
            text = value.value if isinstance(value, StringAttr) else str(value)
            out.append(f'"{key}"={quoted(text)}')
    if p.get("frame_pointer") is not None:
        out.append(f'"frame-pointer"="{keyword(p["frame_pointer"])}"')
    if p.get("target_features") is not None:
        features = ",".join(a.value for a in p["target_features"].params[0])
        out.append(f'"target-features"={quoted(features)}')
    if p.get("vscale_range") is not None:
        low, high = (getattr(x, "value", x) for x in p["vscale_range"].params[:2])
        out.append(f"vscale_range({low},{high})")
    if p.get("uwtable_kind") is not None:
        kind = keyword(p["uwtable_kind"])
        out.append("uwtable(sync)" if kind == "sync" else "uwtable")
    out += _passthrough(p.get("passthrough"))
    for name, attr in op.attributes.items():
        if name in _NVVM:
            out.append(_nvvm(_NVVM[name], attr))
    return "".join(" " + w for w in out)


def _nvvm(key: str, attr: Any) -> str:
    if isinstance(attr, DenseArrayAttr):
        return f'"{key}"="{",".join(map(str, attr.values))}"'
    if isinstance(attr, IntegerAttr):
        return f'"{key}"="{attr.value}"'
    return f'"{key}"'


def _passthrough(attr: Any) -> list[str]:
    """Return the words of a passthrough list: names, and pairs of name and value."""
    if attr is None:
        return []
    out = []
    for item in attr.elements:
        if isinstance(item, StringAttr):
            plain = item.value.isalpha() and item.value.islower() and item.value in _KNOWN
            out.append(item.value if plain else quoted(item.value))
        else:
            name, value = (e.value for e in item.elements)
            known = {"alignstack": f"alignstack({value})", "allocsize": f"allocsize({value})"}
            out.append(known.get(name, f"{quoted(name)}={quoted(str(value))}"))
    return out


_KNOWN = {
    "alwaysinline", "builtin", "cold", "convergent", "hot", "inlinehint", "jumptable",
    "minsize", "mustprogress", "naked", "nobuiltin", "nocallback", "nocf_check",
    "noduplicate", "nofree", "noimplicitfloat", "noinline", "nomerge", "norecurse",
    "noredzone", "noreturn", "nosync", "nounwind", "optdebug", "optforfuzzing", "optnone",
    "optsize", "readnone", "readonly", "returns_twice", "safestack", "speculatable", "ssp",
    "sspreq", "sspstrong", "strictfp", "uwtable", "willreturn", "writeonly",
}  # fmt: skip

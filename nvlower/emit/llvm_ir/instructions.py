"""Instructions of the llvm dialect."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr

from . import aggregates, calls, folding
from . import attributes as A
from .function import RefusedError, symbol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Operation

    from .function import FunctionWriter

    Writer = Callable[[Operation, FunctionWriter], None]

BINARY = {
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr",
    "ashr", "fadd", "fsub", "fmul", "fdiv", "frem",
}  # fmt: skip
CASTS = {
    "bitcast", "addrspacecast", "inttoptr", "ptrtoint", "sext", "zext", "trunc", "sitofp",
    "uitofp", "fptosi", "fptoui", "fpext", "fptrunc",
}  # fmt: skip
ICMP = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FCMP = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
    "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
)  # fmt: skip
ATOMIC = (
    "xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd",
    "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum",
    "fminimum",
)  # fmt: skip
ORDER = {
    0: "", 1: "unordered", 2: "monotonic", 4: "acquire", 5: "release", 6: "acq_rel", 7: "seq_cst",
}  # fmt: skip
DYNAMIC_INDEX = -(2**31)
_CONSTANT_CASTS = {"addrspacecast", "inttoptr", "ptrtoint", "bitcast", "trunc"}


def writer(op: Operation) -> Writer:
    """Return the function that writes an op of this name."""
    name = op.name[5:]
    if name in BINARY:
        return _binary
    if name in CASTS:
        return _cast
    found = _WRITERS.get(name)
    if found is None:
        raise RefusedError("cannot be written as LLVM IR")
    return found


def _binary(op: Operation, f: FunctionWriter) -> None:
    head = f"{op.name[5:]}{A.flags(op)}"
    left, right = op.operands
    type = f.types(left.type)
    texts = f.names.get(left, "%"), f.names.get(right, "%")
    if texts[0][0] != "%" and texts[1][0] != "%":
        folded = folding.binary(op.name[5:], *texts, left.type)
        if folded is not None:
            f.names[op.results[0]] = folded
            return
    f.set(op.results[0], lambda: f"{head} {type} {f.v(left)}, {f.v(right)}")


def _cast(op: Operation, f: FunctionWriter) -> None:
    name = op.name[5:]
    value, result = op.operands[0], op.results[0]
    if value.type is result.type:
        f.names[result] = f.v(value)
        return
    text = f.names.get(value, "%")
    to = f.types(result.type)
    if text[0] == "@" and name in _CONSTANT_CASTS and text not in ("poison", "undef"):
        f.names[result] = f"{name} ({f.tv(value)} to {to})"
        return
    folded = folding.cast(name, text, value.type, result.type)
    if folded is not None:
        f.names[result] = folded
        return
    head = f"{name}{A.flags(op)}"
    tail = A.dereferenceable(op, f.module.metadata)
    f.set(result, lambda: f"{head} {f.tv(value)} to {to}{tail}")


def _icmp(op: Operation, f: FunctionWriter) -> None:
    left, right = op.operands
    predicate = ICMP[A.number(op, "predicate")]
    texts = f.names.get(left, "%"), f.names.get(right, "%")
    if texts[0][0] != "%" and texts[1][0] != "%":
        folded = folding.compare(predicate, *texts, left.type)
        if folded is not None:
            f.names[op.results[0]] = folded
            return
    head = f"icmp {predicate} {f.types(left.type)}"
    f.set(op.results[0], lambda: f"{head} {f.v(left)}, {f.v(right)}")


def _fcmp(op: Operation, f: FunctionWriter) -> None:
    left, right = op.operands
    head = f"fcmp{A.flags(op)} {FCMP[A.number(op, 'predicate')]} {f.types(left.type)}"
    f.set(op.results[0], lambda: f"{head} {f.v(left)}, {f.v(right)}")


def _fneg(op: Operation, f: FunctionWriter) -> None:
    f.set(op.results[0], lambda: f"fneg{A.flags(op)} {f.tv(op.operands[0])}")


def _alloca(op: Operation, f: FunctionWriter) -> None:
    head = "alloca inalloca" if "inalloca" in op.properties else "alloca"
    type = f.types(A.type_of(op, "elem_type"))
    pointer = op.results[0].type
    space = pointer.params[0] if pointer.params else 0  # type: ignore[attr-defined]
    tail = A.alignment(op) + (f", addrspace({space})" if space else "")
    f.set(op.results[0], lambda: f"{head} {type}, {f.tv(op.operands[0])}{tail}")


def _getelementptr(op: Operation, f: FunctionWriter) -> None:
    flags = A.number(op, "noWrapFlags")
    words = [w for w, bits in (("inbounds", 3), ("nusw", 2), ("nuw", 4)) if flags & bits == bits]
    if "inbounds" in words:
        words.remove("nusw")
    head = " ".join(["getelementptr", *words])
    type = f.types(A.type_of(op, "elem_type"))
    base, dynamic = op.operands[0], iter(op.operands[1:])
    raw: Any = op.properties["rawConstantIndices"]
    indices = [next(dynamic) if i == DYNAMIC_INDEX else i for i in raw.values]

    def parts() -> str:
        texts = [f"i32 {i}" if isinstance(i, int) else f.tv(i) for i in indices]
        return ", ".join([type, f.tv(base), *texts])

    texts = [f.names.get(v, "%") for v in op.operands]
    if all(t[0] not in "%<" for t in texts) and texts[0] not in ("poison", "undef"):
        zero = all(i == 0 for i in indices)
        f.names[op.results[0]] = texts[0] if zero else f"{head} ({parts()})"
        return
    f.set(op.results[0], lambda: f"{head} {parts()}")


def _load(op: Operation, f: FunctionWriter) -> None:
    order, scope = _order(op, "ordering"), A.sync_scope(op)
    head = f"load{' atomic' if order else ''}{' volatile' if 'volatile_' in op.properties else ''}"
    tail = f"{scope + ' ' + order if order else ''}{A.alignment(op)}" + A.memory(op, f)
    tail = " " + tail if order else tail
    type = f.types(op.results[0].type)
    f.set(op.results[0], lambda: f"{head} {type}, {f.tv(op.operands[0])}{tail}")


def _store(op: Operation, f: FunctionWriter) -> None:
    order, scope = _order(op, "ordering"), A.sync_scope(op)
    head = f"store{' atomic' if order else ''}{' volatile' if 'volatile_' in op.properties else ''}"
    tail = f"{scope + ' ' + order if order else ''}{A.alignment(op)}" + A.memory(op, f)
    tail = " " + tail if order else tail
    f.emit(lambda: f"{head} {f.tvs(op.operands)}{tail}")


def _order(op: Operation, name: str) -> str:
    return ORDER[A.number(op, name)]


def _atomicrmw(op: Operation, f: FunctionWriter) -> None:
    volatile = " volatile" if "volatile_" in op.properties else ""
    head = f"atomicrmw{volatile} {ATOMIC[A.number(op, 'bin_op')]}"
    scope = A.sync_scope(op)
    tail = f"{scope and ' ' + scope} {_order(op, 'ordering')}{A.alignment(op)}{A.memory(op, f)}"
    f.set(op.results[0], lambda: f"{head} {f.tvs(op.operands)}{tail}")


def _cmpxchg(op: Operation, f: FunctionWriter) -> None:
    head = "cmpxchg" + "".join(
        w for k, w in (("weak", " weak"), ("volatile_", " volatile")) if k in op.properties
    )
    scope = A.sync_scope(op)
    orders = f"{_order(op, 'success_ordering')} {_order(op, 'failure_ordering')}"
    tail = f"{scope and ' ' + scope} {orders}{A.alignment(op)}{A.memory(op, f)}"
    f.set(op.results[0], lambda: f"{head} {f.tvs(op.operands)}{tail}")


def _fence(op: Operation, f: FunctionWriter) -> None:
    scope = A.sync_scope(op)
    f.emit(lambda: f"fence {scope + ' ' if scope else ''}{_order(op, 'ordering')}")


def _extractvalue(op: Operation, f: FunctionWriter) -> None:
    if aggregates.extract(op, f.names, f.trees):
        return
    at = "".join(f", {i}" for i in op.properties["position"].values)  # type: ignore[attr-defined]
    f.set(op.results[0], lambda: f"extractvalue {f.tv(op.operands[0])}{at}")


def _insertvalue(op: Operation, f: FunctionWriter) -> None:
    part = op.operands[1]
    constant = f.v(part) if part in f.trees else f.names.get(part, "%")
    if constant[0] != "%" and aggregates.insert(op, f.names, f.trees, constant):
        return
    at = "".join(f", {i}" for i in op.properties["position"].values)  # type: ignore[attr-defined]
    f.set(op.results[0], lambda: f"insertvalue {f.tvs(op.operands)}{at}")


def _plain(head: str) -> Writer:
    def write(op: Operation, f: FunctionWriter) -> None:
        f.set(op.results[0], lambda: f"{head} {f.tvs(op.operands)}")

    return write


def _select(op: Operation, f: FunctionWriter) -> None:
    f.set(op.results[0], lambda: f"select{A.flags(op)} {f.tvs(op.operands)}")


def _shufflevector(op: Operation, f: FunctionWriter) -> None:
    values = op.properties["mask"].values  # type: ignore[attr-defined]
    items = ", ".join(f"i32 {'poison' if i == -1 else i}" for i in values)
    mask = f"<{len(values)} x i32> <{items}>"
    f.set(op.results[0], lambda: f"shufflevector {f.tvs(op.operands)}, {mask}")


def _va_arg(op: Operation, f: FunctionWriter) -> None:
    f.set(op.results[0], lambda: f"va_arg {f.tvs(op.operands)}, {f.types(op.results[0].type)}")


def _return(op: Operation, f: FunctionWriter) -> None:
    f.emit(lambda: f"ret {f.tv(op.operands[0])}" if op.operands else "ret void")


def _br(op: Operation, f: FunctionWriter) -> None:
    tail = f.module.metadata.loop(op)
    f.emit(lambda: f"br {f.label(op.successors[0])}{tail}")


def _cond_br(op: Operation, f: FunctionWriter) -> None:
    targets = f.target(op, 0), f.target(op, 1)
    tail = f.module.metadata.weights(op) + f.module.metadata.loop(op)

    def text() -> str:
        return f"br {f.tv(op.operands[0])}, {', '.join(map(f.label, targets))}{tail}"

    f.emit(text)


def _switch(op: Operation, f: FunctionWriter) -> None:
    value = op.operands[0]
    type = f.types(value.type)
    cases: Any = op.properties.get("case_values")
    numbers = []
    if cases is not None:
        size, count = cases.element_bytes, cases.type.num_elements
        data = cases.data * (count if cases.is_splat else 1)
        numbers = [
            IntegerAttr(int.from_bytes(data[i * size : (i + 1) * size], "little"), value.type).value
            for i in range(count)
        ]
    keys = [f.target(op, i) for i in range(len(op.successors))]
    tail = f.module.metadata.weights(op)

    def text() -> str:
        lines = [f"switch {f.tv(value)}, {f.label(keys[0])} ["]
        lines += [f"    {type} {n}, {f.label(k)}" for n, k in zip(numbers, keys[1:], strict=True)]
        return "\n".join([*lines, f"  ]{tail}"])

    f.emit(text)


def _indirectbr(op: Operation, f: FunctionWriter) -> None:
    keys = [f.target(op, i) for i in range(len(op.successors))]
    f.emit(lambda: f"indirectbr {f.tv(op.operands[0])}, [{', '.join(map(f.label, keys))}]")


def _constant(op: Operation, f: FunctionWriter) -> None:
    f.names[op.results[0]] = f.constant(op.properties["value"], op.results[0].type)


def _named(text: str) -> Writer:
    def write(op: Operation, f: FunctionWriter) -> None:
        f.names[op.results[0]] = text

    return write


def _zero(op: Operation, f: FunctionWriter) -> None:
    type = f.types(op.results[0].type)
    zero = {"p": "null", "i": "0", "d": "0.0", "f": "0.0", "h": "0.0", "b": "0.0", "t": "none"}
    text = zero.get(type[0], "zeroinitializer")
    if type == "i1":
        text = "false"
    f.names[op.results[0]] = "zeroinitializer" if type.startswith("target") else text


def _addressof(op: Operation, f: FunctionWriter) -> None:
    f.names[op.results[0]] = symbol(op.properties["global_name"])


def _dso_local_equivalent(op: Operation, f: FunctionWriter) -> None:
    f.names[op.results[0]] = f"dso_local_equivalent {symbol(op.properties['function_name'])}"


def _nothing(op: Operation, f: FunctionWriter) -> None:
    """Write nothing: the module's writer reads this op."""


def _invoke(op: Operation, f: FunctionWriter) -> None:
    raise RefusedError("exceptions do not exist on this target")


_WRITERS: dict[str, Writer] = {
    "icmp": _icmp, "fcmp": _fcmp, "fneg": _fneg, "alloca": _alloca, "load": _load,
    "store": _store, "getelementptr": _getelementptr, "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg, "fence": _fence, "extractvalue": _extractvalue,
    "insertvalue": _insertvalue, "extractelement": _plain("extractelement"),
    "insertelement": _plain("insertelement"), "freeze": _plain("freeze"), "select": _select,
    "shufflevector": _shufflevector, "va_arg": _va_arg, "return": _return, "br": _br,
    "cond_br": _cond_br, "switch": _switch, "indirectbr": _indirectbr,
    "unreachable": lambda op, f: f.emit(lambda: "unreachable"), "mlir.constant": _constant,
    "mlir.undef": _named("undef"), "mlir.poison": _named("poison"), "mlir.none": _named("none"),
    "mlir.zero": _zero, "mlir.addressof": _addressof, "call": calls.call,
    "inline_asm": calls.inline_asm,
    "dso_local_equivalent": _dso_local_equivalent, "invoke": _invoke, "landingpad": _invoke,
    "resume": _invoke, "call_intrinsic": calls.call_intrinsic, "linker_options": _nothing,
    "module_flags": _nothing,
}  # fmt: skip

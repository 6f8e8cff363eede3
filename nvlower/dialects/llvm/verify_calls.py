"""Verifier rules of llvm calls, landing pads and branches with operands for each successor."""

from __future__ import annotations

from nvlower.dialects.callees import resolve
from nvlower.ir.attributes import StringAttr
from nvlower.ir.opdef import verify
from nvlower.ir.types import VectorType

from .types import is_pointer, members
from .verify_symbols import _void

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def _results(type: Any) -> list[Any]:
    return [] if _void(type.params[0]) else [type.params[0]]


@verify.add("llvm.call")
def call(op: Operation) -> None:
    """A function of the call's type, direct or through a pointer."""
    callee: Any = op.properties.get("callee")
    sizes = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    operands = op.operands[: sizes[0]]
    var: Any = op.properties.get("var_callee_type")
    if not _var_callee(op, operands[1:] if callee is None else operands) or not bundles(op):
        return
    if callee is None:
        if not operands:
            op.emit_op_error("must have either a `callee` attribute or at least an operand")
            return
        if not is_pointer(operands[0].type):
            op.emit_op_error(f"indirect call expects a pointer as callee: '{operands[0].type}'")
        return
    found = resolve(op, callee)
    if found is None:
        op.emit_op_error(f"'{callee.root}' does not reference a symbol in the current scope")
        return
    if found.name == "llvm.mlir.alias":
        return
    if found.name not in ("llvm.func", "llvm.mlir.ifunc"):
        op.emit_op_error(f"'{callee.root}' does not reference a valid LLVM function or IFunc")
        return
    key = "function_type" if found.name == "llvm.func" else "i_func_type"
    type: Any = found.properties[key].value  # type: ignore[attr-defined]
    inputs, variadic = type.params[1], type.params[2]
    if variadic and var is None:
        op.emit_op_error("missing var_callee_type attribute for vararg call")
        return
    _check_signature(op, operands, inputs, variadic, _results(type))


def _check_signature(
    op: Operation, operands: Any, inputs: Any, variadic: bool, results: Any
) -> None:
    count = len(operands)
    if count < len(inputs) or (count > len(inputs) and not variadic):
        op.emit_op_error(
            f"incorrect number of operands ({count}) for callee (expecting:"
            f" {'at least ' if variadic else ''}{len(inputs)})"
        )
        return
    for i, (v, t) in enumerate(zip(operands, inputs, strict=False)):
        if v.type is not t:
            op.emit_op_error(f"operand type mismatch for operand {i}: '{v.type}' != '{t}'")
            return
    if results and not op.results:
        op.emit_op_error("expected function call to produce a value")
    elif op.results and not results:
        op.emit_op_error("calling function with void result must not produce values")
    elif results and op.results[0].type is not results[0]:
        op.emit_op_error(f"result type mismatch: '{op.results[0].type}' != '{results[0]}'")


def _var_callee(op: Operation, operands: Any) -> bool:
    """Check the operands and the result against the type of a variadic callee."""
    var: Any = op.properties.get("var_callee_type")
    if var is None:
        return True
    result, inputs, variadic = var.value.params
    fault = ""
    if not variadic:
        fault = "expected var_callee_type to be a variadic function type"
    elif len(inputs) > len(operands):
        fault = f"expected var_callee_type to have at most {len(operands)} parameters"
    else:
        for v, t in zip(operands, inputs, strict=False):
            if v.type is not t:
                fault = f"var_callee_type parameter type mismatch: '{t}' != '{v.type}'"
                break
    if not fault and not op.results and not _void(result):
        fault = "expected var_callee_type to return void"
    if not fault and op.results and op.results[0].type is not result:
        fault = f"var_callee_type return type mismatch: '{result}' != '{op.results[0].type}'"
    if fault:
        op.emit_op_error(fault)
    return not fault


def bundles(op: Operation) -> bool:
    """Check that each bundle of operands has a tag."""
    tags: Any = op.properties.get("op_bundle_tags")
    sizes: Any = op.properties.get("op_bundle_sizes")
    count = 0 if sizes is None else len(sizes.values)
    named = 0 if tags is None else len(tags.elements)
    if tags is not None and not all(isinstance(t, StringAttr) for t in tags.elements):
        op.emit_error("operand bundle tag must be a StringAttr")
        return False
    if count != named:
        op.emit_error(f"expected {count} operand bundle tags, but actually got {named}")
        return False
    return True


@verify.add("llvm.intr.assume")
def assume(op: Operation) -> None:
    """Bundles with tags."""
    bundles(op)


@verify.add("llvm.call_intrinsic")
def call_intrinsic(op: Operation) -> None:
    """An intrinsic's name; bundles with tags."""
    name: Any = op.properties["intrin"]
    if not name.value.startswith("llvm."):
        op.emit_op_error("intrinsic name must start with 'llvm.'")
        return
    bundles(op)


# -- exceptions ------------------------------------------------------------------------------------
@verify.add("llvm.invoke")
def invoke(op: Operation) -> None:
    """A landing pad first where it unwinds to."""
    n = op.operands[: op.properties["operandSegmentSizes"].values[0]]  # type: ignore[attr-defined]
    direct = op.properties.get("callee") is not None
    if not direct and not n:
        op.emit_op_error("must have either a `callee` attribute or at least an operand")
        return
    if not passes(op, (op.normalDestOperands, op.unwindDestOperands)):
        return
    if not _var_callee(op, n if direct else n[1:]):
        return
    first = op.successors[1].first
    if first is None:
        op.emit_error("must have at least one operation in unwind destination")
    elif first.name != "llvm.landingpad":
        op.emit_error("first operation in unwind destination should be a llvm.landingpad operation")
    else:
        bundles(op)


@verify.add("llvm.landingpad")
def landingpad(op: Operation) -> None:
    """Clauses that are known constants, or a cleanup, in a function with a personality."""
    function = op.parent_of_name("llvm.func")
    if function is not None and function.properties.get("personality") is None:
        op.emit_error("llvm.landingpad needs to be in a function with a personality")
        return
    if "cleanup" not in op.properties and not op.operands:
        op.emit_error("landingpad instruction expects at least one clause or cleanup attribute")
        return
    for i, v in enumerate(op.operands):
        if getattr(v.type, "name", "") == "llvm.array":  # a filter
            continue
        name = v.defining_op.name if v.defining_op is not None else ""
        if name == "llvm.bitcast":
            inner = v.defining_op.operands[0].defining_op  # type: ignore[union-attr]
            if inner is None or inner.name != "llvm.mlir.addressof":
                op.emit_error("constant clauses expected").note(
                    "global addresses expected as operand to bitcast used in clauses for"
                    " landingpad",
                    v.defining_op.loc,  # type: ignore[union-attr]
                )
                return
        elif name not in ("llvm.mlir.zero", "llvm.mlir.addressof"):
            op.emit_error(f"clause #{i} is not a known constant - null, addressof, bitcast")
            return


def consistent_pads(op: Operation) -> bool:
    """Check that landing pads and resumptions of a function have one type."""
    first: Any = None
    for inner in op.walk():
        if inner.name not in ("llvm.landingpad", "llvm.resume"):
            continue
        pad = inner.name == "llvm.landingpad"
        type = (inner.results if pad else inner.operands)[0].type
        if first is None:
            first = type
        elif first is not type:
            what = "result" if pad else "input"
            op.emit_error(f"'{inner.name}' should have a consistent {what} type inside a function")
            return False
    return True


_IFUNC_LINKAGE = (
    "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr",
)  # fmt: skip


@verify.add("llvm.mlir.ifunc")
def ifunc(op: Operation) -> None:
    """A resolver that is defined here and returns a pointer."""
    found = resolve(op, op.properties["resolver"])
    linkage: Any = op.properties["linkage"]
    fault = ""
    if found is None or found.name not in ("llvm.func", "llvm.mlir.alias"):
        fault = "must have a function resolver"
    elif found.name == "llvm.func":
        result = found.properties["function_type"].value.params[0]  # type: ignore[attr-defined]
        own: Any = found.properties.get("linkage")
        if not found.regions[0].blocks or own.params[0] == "available_externally":
            fault = "resolver must be a definition"
        elif not is_pointer(result):
            fault = "resolver must return a pointer"
    kind: Any = op.properties["resolver_type"].value  # type: ignore[attr-defined]
    space: Any = op.properties.get("address_space")
    if not fault and (not is_pointer(kind) or kind.params[0] != getattr(space, "value", 0)):
        fault = "resolver has incorrect type"
    if not fault and linkage.params[0] not in _IFUNC_LINKAGE:
        fault = (
            f"'{linkage.params[0]}' linkage not supported in ifuncs, available options: private,"
            " internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage"
        )
    if fault:
        op.emit_op_error(fault)


# -- branches --------------------------------------------------------------------------------------
def passes(op: Operation, groups: Any) -> bool:
    """Check what is passed to each successor against its arguments."""
    for i, (block, values) in enumerate(zip(op.successors, groups, strict=False)):
        if len(values) != len(block.arguments):
            op.emit_error(
                f"branch has {len(values)} operands for successor #{i}, but target block has"
                f" {len(block.arguments)}"
            )
            return False
        for j, (v, a) in enumerate(zip(values, block.arguments, strict=True)):
            if v.type is not a.type:
                op.emit_error(f"type mismatch for bb argument #{j} of successor #{i}")
                return False
    return True


def _parts(values: Any, sizes: Any) -> list[Any]:
    """Split values into groups of the sizes of an attribute."""
    found, at = [], 0
    for n in sizes.values:
        found.append(values[at : at + n])
        at += n
    return found


def _enough(op: Operation, name: str, count: int) -> bool:
    """Check that there is a number of operands for each successor."""
    sizes: Any = op.properties[name]
    if len(sizes.values) >= count:
        return True
    op.emit_op_error(f"expected attribute '{name}' to have {count} elements")
    return False


@verify.add("llvm.indirectbr")
def indirectbr(op: Operation) -> None:
    """Operands as the successors take them."""
    if _enough(op, "indbr_operand_segments", len(op.successors)):
        passes(op, _parts(op.succOperands, op.properties["indbr_operand_segments"]))


@verify.add("llvm.switch")
def switch(op: Operation) -> None:
    """As many case values, of the condition's type, as destinations; operands as those take."""
    if not _enough(op, "case_operand_segments", len(op.successors) - 1):
        return
    cases = _parts(op.caseOperands, op.properties["case_operand_segments"])
    if not passes(op, [op.defaultOperands, *cases]):
        return
    values: Any = op.properties.get("case_values")
    count = 0 if values is None else values.type.num_elements
    if count != len(op.successors) - 1:
        op.emit_op_error("expects number of case values to match number of case destinations")
        return
    if values is not None and values.type.element_type is not op.operands[0].type:
        op.emit_error("expects case value type to match condition value type")
        return
    weights: Any = op.properties.get("branch_weights")
    if weights is not None and len(weights.values) != len(op.successors):
        op.emit_error(
            f"expects number of branch weights to match number of successors:"
            f" {len(weights.values)} vs {len(op.successors)}"
        )


# -- intrinsics ------------------------------------------------------------------------------------
@verify.add("llvm.intr.sincos")
def sincos(op: Operation) -> None:
    """A pair of the operand's type."""
    t, result = op.operands[0].type, op.results[0].type
    if tuple(members(result) or ()) != (t, t):
        op.emit_op_error(
            "expected result type to be an homogeneous struct with two elements matching the"
            f" operand type, but got '{result}'"
        )


def _pointers(op: Operation, index: int, values: Any) -> None:
    """Check that a vector of pointers is as long as the values."""
    pointers: Any = op.operands[index].type
    wanted = VectorType(values.shape, pointers.element_type, values.scalable)
    if pointers is not wanted:
        op.emit_op_error(f"expected operand #{index + 1} type to be '{wanted}'")


@verify.add("llvm.intr.masked.scatter")
def masked_scatter(op: Operation) -> None:
    """A pointer for each value."""
    _pointers(op, 1, op.operands[0].type)


@verify.add("llvm.intr.masked.gather")
def masked_gather(op: Operation) -> None:
    """A pointer for each value."""
    _pointers(op, 0, op.results[0].type)


@verify.add("llvm.cond_br", "llvm.br")
def weighted(op: Operation) -> None:
    """A weight for each successor."""
    weights: Any = op.properties.get("branch_weights")
    if weights is not None and len(weights.values) != len(op.successors):
        op.emit_error(
            "expects number of branch weights to match number of successors: "
            f"{len(weights.values)} vs {len(op.successors)}"
        )

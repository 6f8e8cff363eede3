"""Verifier rules of gpu ops."""

from __future__ import annotations

from nvlower.dialects.callees import resolve
from nvlower.dialects.functions import check_function
from nvlower.ir.attributes import SymbolRefAttr
from nvlower.ir.opdef import verify
from nvlower.ir.strides import strides_and_offset
from nvlower.ir.types import DYNAMIC, FloatType, MemRefType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def is_workgroup(space: Any) -> bool:
    """Tell whether a memory space is ``#gpu.address_space<workgroup>``."""
    return getattr(space, "name", "") == "gpu.address_space" and space.params == ("workgroup",)


def _reduction_fits(op: Operation, kind: str) -> bool:
    type: Any = op.results[0].type
    if isinstance(type, VectorType):
        type = type.element_type
    floating = isinstance(type, FloatType)
    for_floats = kind in ("minnumf", "maxnumf", "minimumf", "maximumf")
    if kind in ("add", "mul") or for_floats == floating:
        return True
    op.emit_error(
        f"`{kind}` reduction operation is not compatible with type '{op.results[0].type}'"
    )
    return False


@verify.add("gpu.all_reduce")
def all_reduce(op: Operation) -> None:
    """A kind that fits the type, or a body that combines two values."""
    kind: Any = op.properties.get("op")
    body = op.regions[0]
    if bool(body.blocks) == (kind is not None):
        op.emit_error("expected either an op attribute or a non-empty body")
        return
    if kind is not None:
        _reduction_fits(op, kind.params[0])
        return
    type = op.operands[0].type
    if len(body.entry.arguments) != 2:
        op.emit_error("expected two region arguments")
        return
    if any(a.type is not type for a in body.entry.arguments):
        op.emit_error("incorrect region argument type")
        return
    yields = 0
    for block in body.blocks:
        last = block.last
        if last is None or last.name != "gpu.yield":
            continue
        if len(last.operands) != 1:
            op.emit_error("expected one gpu.yield operand")
            return
        if last.operands[0].type is not type:
            op.emit_error("incorrect gpu.yield type")
            return
        yields += 1
    if not yields:
        op.emit_error("expected gpu.yield op in region")


@verify.add("gpu.subgroup_reduce")
def subgroup_reduce(op: Operation) -> None:
    """A kind that fits the type; clusters of a power of two."""
    if not _reduction_fits(op, op.properties["op"].params[0]):  # type: ignore[attr-defined]
        return
    size: Any = op.properties.get("cluster_size")
    stride: Any = op.properties.get("cluster_stride")
    number = 1 if stride is None else stride.value
    if size is not None and (size.value <= 0 or size.value & (size.value - 1)):
        op.emit_op_error(f"cluster size {size.value} is not a power of two")
    elif number != 1 and size is None:
        op.emit_op_error("cluster stride can only be specified if cluster size is specified")
    elif number <= 0 or number & (number - 1):
        op.emit_op_error(f"cluster stride {number} is not a power of two")


@verify.add("gpu.alloc")
def alloc(op: Operation) -> None:
    """A size for each dynamic dimension."""
    type: Any = op.results[0].type
    dynamic = sum(d == DYNAMIC for d in type.shape)
    _, given, symbols = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    layout = getattr(type.layout, "map", None)
    if given != dynamic:
        op.emit_op_error(f"incorrect number of dynamic sizes, has {given}, expected {dynamic}")
    elif symbols != (0 if layout is None else layout.num_symbols):
        op.emit_op_error("symbol operand count does not equal memref symbol count")


@verify.add("gpu.dynamic_shared_memory")
def dynamic_shared_memory(op: Operation) -> None:
    """A buffer of dynamic size in the workgroup's memory."""
    type: Any = op.results[0].type
    if not is_workgroup(type.memory_space):
        op.emit_op_error("address space must be address_space<workgroup>")
    elif type.has_static_shape:
        op.emit_op_error("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")


@verify.add("gpu.container_module#attr")
def container_module(op: Operation, _: Any) -> None:
    """Launches of kernels that exist, which upstream looks at before anything inside."""
    if op.name != "builtin.module":
        return
    for inner in op.walk():
        if inner.name == "gpu.launch_func" and _module_of(inner) is op:
            kernel = inner.properties.get("kernel")
            if isinstance(kernel, SymbolRefAttr):
                _check_kernel(inner, kernel)


def _module_of(op: Operation) -> Operation | None:
    return next((p for p in op.parents() if p.name == "builtin.module"), None)


@verify.add("gpu.launch_func")
def launch_func(op: Operation) -> None:
    """A kernel of the name and the operands' types, in a container module."""
    module = _module_of(op)
    if module is None:
        op.emit_op_error("expected to belong to a module")
        return
    if module.get_attr("gpu.container_module") is None:
        op.emit_op_error(
            "expected the closest surrounding module to have the 'gpu.container_module' attribute"
        )
        return


def _check_kernel(op: Operation, kernel: Any) -> None:
    container = resolve(op, SymbolRefAttr(kernel.root))
    if container is None:
        op.emit_op_error(f"kernel container '{kernel.root}' is undefined")
        return
    if container.name == "gpu.binary":
        return
    if container.name != "gpu.module":
        op.emit_op_error(f"kernel module '{kernel.root}' is undefined")
        return
    found = resolve(op, kernel)
    if found is None:
        op.emit_op_error(f"kernel function '{kernel}' is undefined")
        return
    if not found.has_trait("FunctionOpInterface"):
        op.emit_op_error(f"referenced kernel '{kernel}' is not a function")
        return
    if found.get_attr("gpu.kernel") is None:
        op.emit_op_error("kernel function is missing the 'gpu.kernel' attribute")
        return
    if found.name != "gpu.func":
        return
    wanted = found.properties["function_type"].value.inputs  # type: ignore[attr-defined]
    given = op.kernelOperands
    if len(given) != len(wanted):
        op.emit_op_error(f"got {len(given)} kernel operands but expected {len(wanted)}")
        return
    for i, (v, t) in enumerate(zip(given, wanted, strict=True)):
        if v.type is not t:
            op.emit_op_error(f"type of function argument {i} does not match")
            return


@verify.add("gpu.launch")
def launch(op: Operation) -> None:
    """Arguments for ids and sizes, then attributions; an end in each block."""
    body = op.regions[0]
    if not body.blocks:
        return
    sizes = op.properties["operandSegmentSizes"].values  # type: ignore[attr-defined]
    if sum(sizes[7:10]) not in (0, 3):
        op.emit_op_error("cluster size must be all present")
        return
    clusters = 6 if sizes[7] else 0
    attributions: Any = op.properties.get("workgroup_attributions")
    extra = 0 if attributions is None else attributions.value
    if len(body.entry.arguments) < 12 + clusters + extra:
        op.emit_op_error("unexpected number of region arguments")
        return
    for block in body.blocks:
        last = block.last
        if last is None or last.successors or last.name == "gpu.terminator":
            continue
        if not last.has_trait("Terminator"):
            continue
        diagnostic = last.emit_error("expected 'gpu.terminator' or a terminator with successors")
        diagnostic.note("in 'gpu.launch' body region", op.loc)
        return


@verify.add("gpu.return")
def returns(op: Operation) -> None:
    """What the function returns."""
    function = op.parent_op
    if function is None or function.name != "gpu.func":
        return
    wanted = function.properties["function_type"].value.results  # type: ignore[attr-defined]
    if len(op.operands) != len(wanted):
        op.emit_op_error(f"expected {len(wanted)} result operands").note(
            "return type declared here", function.loc
        )
        return
    for i, (v, t) in enumerate(zip(op.operands, wanted, strict=True)):
        if v.type is not t:
            op.emit_op_error(f"unexpected type `'{v.type}'' for operand #{i}")
            return


@verify.add("gpu.func")
def function(op: Operation) -> None:
    """A kernel returns nothing; attributions lie in their memory."""
    type: Any = op.properties["function_type"].value  # type: ignore[attr-defined]
    if op.get_attr("gpu.kernel") is not None and type.results:
        op.emit_op_error("expected void return type for kernel function")
        return
    if not check_function(op, type.inputs, type.results):
        return
    body = op.regions[0]
    if not body.blocks:
        op.emit_op_error("expected body with at least one block")
        return
    arguments = body.entry.arguments
    attributions: Any = op.get_attr("workgroup_attributions")
    least = len(type.inputs) + (0 if attributions is None else attributions.value)
    if len(arguments) < least:
        op.emit_op_error(f"expected at least {least} arguments to body region")
        return
    for i, (a, t) in enumerate(zip(arguments, type.inputs, strict=False)):
        if a.type is not t:
            op.emit_op_error(
                f"expected body region argument #{i} to be of type '{t}', got '{a.type}'"
            )
            return
    spaces = ["workgroup"] * (least - len(type.inputs))
    for i, a in enumerate(arguments[len(type.inputs) :]):
        if not _attribution(op, a.type, (spaces[i : i + 1] or ["private"])[0]):
            return


def _attribution(op: Operation, type: Any, space: str) -> bool:
    """Check that an attribution is a buffer in its memory."""
    if not isinstance(type, MemRefType):
        op.emit_op_error("expected memref type in attribution")
        return False
    given: Any = type.memory_space
    if getattr(given, "name", "") == "gpu.address_space" and given.params[0] != space:
        op.emit_op_error(f"expected memory space {space} in attribution")
        return False
    return True


@verify.add("gpu.memcpy")
def memcpy(op: Operation) -> None:
    """Buffers of one shape and element type."""
    target, source = (v.type for v in op.operands[-2:])
    assert isinstance(target, MemRefType) and isinstance(source, MemRefType)
    if source.element_type is not target.element_type:
        op.emit_op_error("arguments have incompatible element type")
        return
    same = len(source.shape) == len(target.shape) and all(
        a == b or DYNAMIC in (a, b) for a, b in zip(source.shape, target.shape, strict=True)
    )
    if not same:
        op.emit_op_error("arguments have incompatible shape")


@verify.add("gpu.rotate")
def rotate(op: Operation) -> None:
    """An offset below the width."""
    offset, width = (op.properties[n].value for n in ("offset", "width"))  # type: ignore[attr-defined]
    if offset >= width:
        op.emit_op_error(f"offset must be in the range [0, {width})")


@verify.add("gpu.subgroup_mma_load_matrix")
def load_matrix(op: Operation) -> None:
    """Unit stride in the last dimension."""
    if not _unit_stride(op.operands[0].type):
        op.emit_error("expected source memref most minor dim must have unit stride")


@verify.add("gpu.subgroup_mma_store_matrix")
def store_matrix(op: Operation) -> None:
    """Unit stride in the last dimension, a result of a product."""
    if not _unit_stride(op.operands[1].type):
        op.emit_error("expected destination memref most minor dim must have unit stride")
    elif op.operands[0].type.params[2] != "COp":  # type: ignore[attr-defined]
        op.emit_error("expected the operand matrix being stored to have 'COp' operand type")


def _unit_stride(type: Any) -> bool:
    if not type.shape:
        return True
    parts = strides_and_offset(type)
    return parts is not None and parts[0][-1] == 1


@verify.add("gpu.subgroup_mma_compute")
def compute(op: Operation) -> None:
    """A times B plus C, of shapes that fit."""
    (a, b, c) = (v.type.params for v in op.operands)  # type: ignore[attr-defined]
    if (a[2], b[2], c[2]) != ("AOp", "BOp", "COp"):
        op.emit_error("operands must be in the order AOp, BOp, COp")
    elif a[0][1] != b[0][0] or a[0][0] != c[0][0] or b[0][1] != c[0][1]:
        op.emit_error("operand shapes do not satisfy matmul constraints")


@verify.add("gpu.subgroup_broadcast")
def subgroup_broadcast(op: Operation) -> None:
    """A lane where one is chosen."""
    kind = op.properties["broadcast_type"].params[0]  # type: ignore[attr-defined]
    if kind == "first_active_lane" and len(op.operands) == 2:
        op.emit_op_error("lane can only be specified for `specific_lane` broadcast")
    elif kind == "specific_lane" and len(op.operands) == 1:
        op.emit_op_error("lane must be specified for `specific_lane` broadcast")


@verify.add("gpu.module")
def module(op: Operation) -> None:
    """Targets that have what the module's ops need."""
    targets: Any = op.properties.get("targets")
    if targets is not None:
        from nvlower import import_module

        import_module("nvlower.dialects.nvvm.target_check").check_targets(op)


from . import verify_warp  # noqa: E402, F401

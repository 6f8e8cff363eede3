"""mbarriers: a group is an array of 64-bit words in shared memory."""

from __future__ import annotations

from nvlower.ir.attributes import IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from nvlower.ir.builder import Builder
from nvlower.ir.types import I32, I64
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import strided_element_pointer
from nvlower.rewrite.rules import Failed, Rules

from .types import group_memref, is_shared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation, Value
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()

ALIGNMENT = 8


def barrier_pointer(b: Rewriter, group: Value, index: Value) -> Value:
    """Return the address of barrier `index` of a group."""
    memref = group_memref(group.type)  # type: ignore[arg-type]
    return strided_element_pointer(b, b.types, memref, b[group], (b[index],), 0)


def to_i32(b: Rewriter, value: Value) -> Value:
    """Return the low 32 bits of a converted integer."""
    return L.resize(b, value, I32)


def _group_problem(op: Operation) -> str | None:
    group = op.results[0].type if op.name == "nvgpu.mbarrier.create" else op.operands[0].type
    space, count = group.params  # type: ignore[attr-defined]
    if not is_shared(space):
        return f"mbarriers live in shared memory (space 3), not in {space}"
    return None if count else "the group has no barriers"


@RULES.lowers("nvgpu.mbarrier.create")
def create(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.create -> !group<num_barriers = 2>
    =>  memref.get_global @__mbarrier : memref<2xi64, 3>, a new private global of the module
    """
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    around = op.parent_op
    module = None if around is None else _module_around(around)
    if around is None or module is None:
        return b.fail(op, "no gpu.module or module around the function can hold the barriers")
    memref = TypeAttr(group_memref(op.result.type))  # type: ignore[arg-type]
    name = b.options.fresh(module)
    start = Builder(loc=around.loc).at_start(module.regions[0].blocks[0])
    start.create(
        "memref.global",
        (),
        (),
        {
            "sym_name": StringAttr(name),
            "sym_visibility": StringAttr("private"),
            "type": memref,
            "alignment": IntegerAttr(ALIGNMENT, I64),
        },
    )
    b.replace(
        op,
        b.value("memref.get_global", (), (memref.value,), {"name": SymbolRefAttr(name)}),
    )
    return None


def _module_around(op: Operation) -> Operation | None:
    """Return the gpu.module around `op`, else the builtin.module."""
    return op.parent_of_name("gpu.module") or op.parent_of_name("builtin.module")


@RULES.lowers("nvgpu.mbarrier.get")
def get(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.get %bar[%i] -> i32  =>  llvm.ptrtoint %pointer : !llvm.ptr<3> to i32"""
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    pointer = barrier_pointer(b, op.barriers, op.mbarId)
    b.replace(op, L.cast(b, "ptrtoint", pointer, op.result.type))
    return None


@RULES.lowers("nvgpu.mbarrier.init")
def init(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.init %bar[%i], %n  =>  nvvm.mbarrier.init %pointer, %n32"""
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    pointer = barrier_pointer(b, op.barriers, op.mbarId)
    count = to_i32(b, b[op.count])
    b.create("nvvm.mbarrier.init", (pointer, count, _optional(b, op.predicate)), ())
    b.erase(op)
    return None


def _optional(b: Rewriter, value: Value | None) -> Value | None:
    found: Value | None = None if value is None else b[value]
    return found


@RULES.lowers("nvgpu.mbarrier.arrive")
def arrive(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.arrive %bar[%i] -> !token  =>  nvvm.mbarrier.arrive %pointer -> i64"""
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    pointer = barrier_pointer(b, op.barriers, op.mbarId)
    b.replace(op, b.value("nvvm.mbarrier.arrive", (pointer, None), (I64,)))
    return None


@RULES.lowers("nvgpu.mbarrier.arrive.nocomplete")
def arrive_nocomplete(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.arrive.nocomplete %bar[%i], %n
    =>  nvvm.mbarrier.arrive.nocomplete %pointer, %n32 -> i64
    """
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    pointer = barrier_pointer(b, op.barriers, op.mbarId)
    count = to_i32(b, b[op.count])
    b.replace(op, b.value("nvvm.mbarrier.arrive.nocomplete", (pointer, count), (I64,)))
    return None


@RULES.lowers("nvgpu.mbarrier.arrive.expect_tx")
def arrive_expect_tx(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.arrive.expect_tx %bar[%i], %bytes
    =>  nvvm.mbarrier.arrive.expect_tx %pointer, %bytes32
    """
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    pointer = barrier_pointer(b, op.barriers, op.mbarId)
    count = to_i32(b, b[op.txcount])
    predicate = _optional(b, op.predicate)
    b.create("nvvm.mbarrier.arrive.expect_tx", (pointer, count, predicate), ())
    b.erase(op)
    return None


@RULES.lowers("nvgpu.mbarrier.test.wait")
def test_wait(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.test.wait %bar[%i], %token  =>  nvvm.mbarrier.test.wait %pointer, %t64"""
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    pointer = barrier_pointer(b, op.barriers, op.mbarId)
    types = (op.result.type,)
    b.replace(op, b.value("nvvm.mbarrier.test.wait", (pointer, b[op.token]), types))
    return None


@RULES.lowers("nvgpu.mbarrier.try_wait.parity")
def try_wait_parity(op: Operation, b: Rewriter) -> Failed | None:
    """nvgpu.mbarrier.try_wait.parity %bar[%i], %phase, %ticks
    =>  nvvm.mbarrier.try_wait.parity %pointer, %phase32, %ticks32
    """
    problem = _group_problem(op)
    if problem:
        return b.fail(op, problem)
    pointer = barrier_pointer(b, op.barriers, op.mbarId)
    ticks = to_i32(b, b[op.ticks])
    phase = L.cast(b, "zext", b[op.phaseParity], I32)
    b.create("nvvm.mbarrier.try_wait.parity", (pointer, phase, ticks), ())
    b.erase(op)
    return None

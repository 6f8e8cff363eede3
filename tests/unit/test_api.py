"""The Python functions: each failure says what went wrong, and none leaves traces for the next call."""

from __future__ import annotations

import pytest

from nvlower import api
from nvlower.diag import Failure, Sink
from nvlower.target import Target

KERNEL = """gpu.module @m {
  gpu.func @k(%p: memref<4xf32>, %i: index, %v: f32) kernel {
    memref.store %v, %p[%i] : memref<4xf32>
    gpu.return
  }
}
"""
BROKEN = "func.func @f(%a: i32) -> f32 {\n  return %a : i32\n}\n"


def test_a_failure_says_what_and_where():
    with pytest.raises(Failure) as caught:
        api.parse(BROKEN, "a.mlir")
    (error,) = caught.value.diagnostics
    assert str(caught.value) == str(error)
    assert str(error).startswith("a.mlir:2:3: error: type of return operand 0 ('i32')")


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda m: api.run("nope", m), "'nope' does not refer to a registered pass"),
        (lambda m: api.run("builtin.module(cse", m), "expected ')'"),
        (lambda m: api.run("canonicalize{max-iteration=1}", m), "no such option 'max-iteration'"),
        (lambda m: api.to_llvm(m.regions[0].blocks[0].first), "cannot be written as LLVM IR"),
        (lambda m: api.to_ptx("garbage", Target("sm_90")), "expected top-level entity"),
        (lambda m: api.to_ptx("", Target("sm_91")), "unknown chip 'sm_91'; did you mean"),
    ],
)
def test_every_function_says_what_failed(call, text):
    with pytest.raises(Failure) as caught:
        call(api.parse(KERNEL))
    assert text in str(caught.value)


def test_an_error_does_not_fail_the_next_call():
    with pytest.raises(Failure):
        api.parse(BROKEN)
    module = api.parse(KERNEL)
    api.run("lower-to-nvvm{cubin-chip=sm_90}", module)
    (kernels,) = module.regions[0].ops
    assert ".entry k(" in api.to_ptx(api.to_llvm(kernels), Target("sm_90"))


def test_remarks_reach_the_sink_in_force():
    with Sink() as sink:
        api.run("lower-to-nvvm", api.parse(KERNEL, "k.mlir"))
    (remark,) = sink.diagnostics
    assert str(remark).startswith("k.mlir:1:1: remark: no chip given: compiling for sm_50")

"""Width of index, width of descriptor fields per space, and ABI are three independent things."""

from __future__ import annotations

import pytest

from nvlower.passes import convert_gpu_to_nvvm
from nvlower.rewrite.conversion import convert
from nvlower.rewrite.type_converter import LLVMTypeConverter
from nvlower.text.parse import parse
from nvlower.text.printer import print_op

KERNEL = """
gpu.module @m {
  gpu.func @f(%a: memref<?xf32>, %i: index)
      workgroup(%s : memref<8x8xf32, #gpu.address_space<workgroup>>) kernel {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %s[%i, %i] : memref<8x8xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}
"""


def lower(index: int, shared: int, abi: int) -> str:
    """Lower the kernel with the given widths; fields outside shared memory have the ABI's."""
    module = parse(KERNEL)
    root = next(op for op in module.walk() if op.name == "gpu.module")
    types = LLVMTypeConverter(
        index,
        field_width=lambda space: shared if space == 3 else abi,
        abi_width=lambda space: abi,
    )
    types.add_memory_spaces("gpu.address_space", convert_gpu_to_nvvm.SPACES)
    convert(
        root,
        convert_gpu_to_nvvm.rules(),
        types,
        legal=("llvm", "nvvm", "gpu.yield", "gpu.module"),
        illegal=("gpu", "func.func"),
        options=convert_gpu_to_nvvm.PASS.defaults(),
    )
    return print_op(module)


@pytest.mark.parametrize("index", [32, 64])
@pytest.mark.parametrize("shared", [32, 64])
def test_widths_are_independent(index, shared):
    text = lower(index, shared, 64)
    assert "unrealized_conversion_cast" not in text
    arguments = text[text.index("llvm.func @f(") :].partition("attributes")[0]
    assert arguments.count("i64") == 4
    assert f"struct<(ptr<3>, ptr<3>, i{shared}, array<2 x i{shared}>, array<2 x i{shared}>)>" in text
    assert "struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>" in text
    assert f"(!llvm.ptr<3>, i{shared}) -> !llvm.ptr<3>, f32" in text
    assert ("llvm.trunc" in text) == (index == 32 or shared == 32)

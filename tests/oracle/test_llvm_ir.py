"""The LLVM IR export writes what mlir-translate writes, on an example of every op."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from nvlower.emit.llvm_ir import to_llvm
from nvlower.emit.llvm_ir.debug import NODES
from nvlower.ir.opdef import declared_ops, declared_storage
from nvlower.text.parse import parse

HERE = Path(__file__).parent / "llvm_ir"
CHUNKS = [
    pytest.param(chunk, id=f"{path.stem}-{i}")
    for path in sorted(HERE.glob("*.mlir"))
    for i, chunk in enumerate(path.read_text().split("// -----\n"))
]
NO_IDENTITY = ("; ", "source_filename", "declare", "attributes #")
"""Lines that say nothing here: comments, and declarations of intrinsics, which LLVM adds."""

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(shutil.which("mlir-translate") is None, reason="no mlir-translate"),
    pytest.mark.skipif(shutil.which("opt") is None, reason="no opt"),
]


def run(*command: str, text: str) -> str:
    """Return what a tool prints for `text`."""
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]
    return done.stdout


def normal(ir: str) -> list[str]:
    """Return LLVM IR as `opt` prints it, without the lines that say nothing."""
    lines = run("opt", "-S", "-passes=verify", text=ir).split("\n")
    return [
        x.partition(" ; preds")[0].rstrip() for x in lines if x and not x.startswith(NO_IDENTITY)
    ]


@pytest.mark.parametrize("chunk", CHUNKS)
def test_same_as_mlir_translate(chunk: str) -> None:
    """Each example is exported as upstream does, instruction by instruction."""
    generic = run(
        "mlir-opt", "--mlir-print-op-generic", "--mlir-print-local-scope",
        "--mlir-print-debuginfo", text=chunk,
    )  # fmt: skip
    ours = normal(to_llvm(parse(generic)))
    theirs = normal(run("mlir-translate", "--mlir-to-llvmir", text=chunk))
    assert [x for x in ours if x not in theirs] == []
    assert ours == theirs


INLINE_PTX = {
    "nvvm.inline_ptx", "nvvm.barrier.arrive", "nvvm.mbarrier.try_wait.parity", "nvvm.wgmma.mma_async",
}  # fmt: skip
"""Ops without an intrinsic: convert-nvvm-to-llvm writes them as inline PTX first."""


def test_every_nvvm_op_has_an_example() -> None:
    text = "".join(path.read_text() for path in HERE.glob("*.mlir"))
    words = set(text.replace("(", " ").split())
    names = {d.name for d in declared_ops("nvvm")}
    assert sorted(names - words - INLINE_PTX) == []


def test_every_debug_attribute_has_a_node() -> None:
    """Each DI attribute is written as a node, or in a way of its own."""
    names = {
        d.name.removeprefix("llvm.")
        for d in declared_storage("attr", "llvm")
        if d.name.startswith("llvm.di_")
    }
    own = {"di_annotation", "di_expression", "di_expression_elem", "di_null_type"}
    assert names - own == set(NODES)


def test_addresses_in_globals_follow_the_target() -> None:
    """An i64 after an f32 lies 8 bytes into a struct on NVPTX; upstream reads 4 bytes into it."""
    llvm = to_llvm(parse(ADDRESS))
    assert "getelementptr ([4 x { float, i64 }], ptr addrspace(1) @n, i32 0, i32 1, i32 1)" in llvm
    layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
    for text, offset in ((f'target datalayout = "{layout}"\n{llvm}', 24), (llvm, 16)):
        folded = run("opt", "-S", "-passes=instcombine", text=text)
        assert f"(i8, ptr addrspace(1) @n, i64 {offset})" in folded
    upstream = run("mlir-translate", "--mlir-to-llvmir", text=ADDRESS)
    assert "(i8, ptr addrspace(1) @n, i64 16)" in upstream


ADDRESS = """
llvm.mlir.global external @n() {addr_space = 1 : i32} : !llvm.array<4 x struct<(f32, i64)>>
llvm.func @k() -> i64 {
  %0 = llvm.mlir.addressof @n : !llvm.ptr<1>
  %1 = llvm.getelementptr %0[0, 1, 1]
    : (!llvm.ptr<1>) -> !llvm.ptr<1>, !llvm.array<4 x struct<(f32, i64)>>
  %2 = llvm.load %1 : !llvm.ptr<1> -> i64
  llvm.return %2 : i64
}
"""

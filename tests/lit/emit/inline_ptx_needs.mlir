// What inline PTX needs decides the chip that is chosen, and is checked against one that is given.
// RUN: nvlower --emit=ptx %s | filecheck %s
// RUN: not nvlower --emit=ptx --chip=sm_80 --features=+ptx70 %s 2>&1 | filecheck %s --check-prefix=LOW

// CHECK: .version 7.1
// CHECK-NEXT: .target sm_80
// LOW: inline_ptx_needs.mlir:10:10: error: 'llvm.inline_asm' op needs PTX 7.1, but the target has 7.0
gpu.module @m {
  llvm.func @k(%a: i32, %p: !llvm.ptr) attributes {nvvm.kernel} {
    %0 = llvm.inline_asm asm_dialect = att "mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {$0, $0}, {$1, $1}, {$1, $1}, {$1, $1}, $1, 0x0;", "=r,r" %a : (i32) -> i32
    llvm.store %0, %p : i32, !llvm.ptr
    llvm.return
  }
}

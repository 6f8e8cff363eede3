// A symbol that PTX has no name for is named, at its place; internal ones are renamed by LLVM.
// RUN: not nvlower --emit=ptx --chip=sm_80 --gpu-module=bad %s 2>&1 | filecheck %s
// RUN: nvlower --emit=ptx --chip=sm_80 --gpu-module=good %s | filecheck %s --check-prefix=GOOD

// CHECK: names.mlir:13:3: error: 'llvm.func' op has the name 'k x', which PTX cannot have
// CHECK: note: a name in PTX consists of letters, digits, '_' and '$', and begins with no digit
// CHECK: names.mlir:16:3: error: 'llvm.func' op has the name 'k.x', which PTX cannot have
// CHECK: names.mlir:19:3: error: 'llvm.mlir.global' op has the name '1', which PTX cannot have
// GOOD: .entry k$x()
module {
gpu.module @bad {
  // The place is that of the symbol.
  llvm.func @"k x"() attributes {nvvm.kernel} {
    llvm.return
  }
  llvm.func @k.x() attributes {nvvm.kernel} {
    llvm.return
  }
  llvm.mlir.global external @"1"() {addr_space = 1 : i32} : i32
}
gpu.module @good {
  llvm.mlir.global internal @"a.b c"(1 : i32) {addr_space = 1 : i32} : i32
  llvm.func @llvm.nvvm.barrier0()
  llvm.func @k$x() attributes {nvvm.kernel} {
    %0 = llvm.mlir.addressof @"a.b c" : !llvm.ptr<1>
    %1 = llvm.load volatile %0 : !llvm.ptr<1> -> i32
    llvm.return
  }
}
}

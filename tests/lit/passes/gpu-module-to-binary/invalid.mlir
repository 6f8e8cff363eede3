// RUN: not nvlower --gpu-module-to-binary=format=elf %s 2>&1 | filecheck %s --check-prefix=FORMAT
// RUN: not nvlower --gpu-module-to-binary=format=isa %s 2>&1 | filecheck %s --check-prefix=ISA

// FORMAT: error: Invalid format specified.
// FORMAT: note: the formats are llvm (offloading), isa (assembly), bin (binary), fatbin (fatbinary)

// Every error of every module is reported.
// ISA: invalid.mlir:{{[0-9]+}}:{{[0-9]+}}: error: unknown chip 'sm_99'; did you mean 'sm_90'?
// ISA: invalid.mlir:{{[0-9]+}}:{{[0-9]+}}: error: unknown feature '+ptx8'
gpu.module @chip [#nvvm.target<chip = "sm_99", features = "+ptx8">] {
}

// ISA: error: PTX 6.0 does not support chip 'sm_90a': it needs PTX 8.0 (feature '+ptx80')
gpu.module @version [#nvvm.target<chip = "sm_90a", features = "+ptx60">] {
}

// ISA: error: the module has no target attributes
gpu.module @none {
}

gpu.module @dialect [#nvvm.target<chip = "sm_80">] {
  llvm.func @k(%a: i32, %b: i32) {
    // ISA: invalid.mlir:{{[0-9]+}}:{{[0-9]+}}: error: 'arith.addi' op cannot be written as LLVM IR: lower it to the llvm dialect first
    %0 = arith.addi %a, %b : i32
    // ISA: invalid.mlir:{{[0-9]+}}:{{[0-9]+}}: error: 'arith.muli' op cannot be written as LLVM IR
    %1 = arith.muli %a, %b : i32
    llvm.return
  }
}

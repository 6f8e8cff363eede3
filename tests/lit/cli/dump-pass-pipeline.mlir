// RUN: nvlower --pass-pipeline='builtin.module(func.func(cse),convert-arith-to-llvm)' --dump-pass-pipeline %s 2>&1 | filecheck %s

// CHECK: Pass Manager with 2 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     cse
// CHECK-NEXT:   ),
// CHECK-NEXT:   convert-arith-to-llvm{index-bitwidth=0}
// CHECK-NEXT: )
module {}

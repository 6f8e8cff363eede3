// RUN: nvlower --canonicalize='max-iterations=3' --cse --mlir-generate-reproducer=%t %s && cat %t | filecheck %s
// RUN: nvlower --canonicalize='max-iterations=3' --cse --mlir-generate-reproducer=%t %s && nvlower --run-reproducer %t | filecheck %s --check-prefix=AGAIN

// CHECK: func.func private @f()
// CHECK: mlir_reproducer
// CHECK-NEXT: pipeline: "builtin.module(canonicalize{
// CHECK-SAME: max-iterations=3
// AGAIN: func.func private @f()
// AGAIN-NOT: mlir_reproducer
func.func private @f()

// RUN: nvlower --no-implicit-module %s | filecheck %s

// CHECK-NOT: module
// CHECK: func.func private @f()
func.func private @f()

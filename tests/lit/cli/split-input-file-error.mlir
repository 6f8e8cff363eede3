// RUN: not nvlower --split-input-file %s 2>&1 | filecheck %s

// Every chunk is read; nothing is written when one is wrong.
// CHECK-NOT: module
// CHECK: split-input-file-error.mlir:11:1: error: custom op 'foo' is unknown
// CHECK-NEXT: foo
// CHECK-NEXT: ^
// CHECK-NOT: module
func.func private @one()
// -----
foo
// -----
func.func private @two()

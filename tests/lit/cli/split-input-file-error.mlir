// RUN: not nvlower --split-input-file %s 2>&1 | filecheck %s

// Every chunk is read; those without errors are printed.
// CHECK: split-input-file-error.mlir:13:1: error: custom op 'foo' is unknown
// CHECK: func.func private @one()
// CHECK-NEXT: }
// CHECK: // -----
// CHECK-NEXT: // -----
// CHECK: func.func private @two()
// CHECK-NEXT: }
func.func private @one()
// -----
foo
// -----
func.func private @two()

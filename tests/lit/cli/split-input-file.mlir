// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --output-split-marker='// next' %s | filecheck %s --check-prefix=NEXT

// CHECK: module {
// CHECK: func.func private @one()
// CHECK: // -----
// CHECK: func.func private @two()
// NEXT: func.func private @one()
// NEXT: // next
// NEXT: func.func private @two()
func.func private @one()

// -----

func.func private @two()

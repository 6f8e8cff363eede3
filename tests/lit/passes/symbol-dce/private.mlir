// RUN: nvlower --symbol-dce %s | filecheck %s

// CHECK-NOT: @unused
// CHECK: func.func private @used
// CHECK: func.func @public
module {
  func.func private @unused()
  func.func private @used()
  func.func @public() {
    call @used() : () -> ()
    return
  }
}

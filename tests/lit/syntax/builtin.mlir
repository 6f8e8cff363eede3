// Every op of builtin: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: builtin.module
// CHECK: module @kernels attributes {gpu.container_module} {
// CHECK-NEXT: func.func private @host()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() <{sym_name = "kernels"}> ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "host", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) {gpu.container_module} : () -> ()
module @kernels attributes {gpu.container_module} {
  func.func private @host()
}

// -----
// op: builtin.unrealized_conversion_cast
// CHECK: %0 = builtin.unrealized_conversion_cast to i32
// GENERIC: %0 = "builtin.unrealized_conversion_cast"() : () -> i32
func.func @unrealized_conversion_cast() {
  %outputs = builtin.unrealized_conversion_cast to i32
  return
}

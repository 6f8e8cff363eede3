// Every op of ub: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: ub.poison
// CHECK: %0 = ub.poison : index
// GENERIC: %0 = "ub.poison"() <{value = #ub.poison}> : () -> index
func.func @poison() {
  %result = ub.poison : index
  return
}

// -----
// op: ub.unreachable
// CHECK: ub.unreachable
// GENERIC: "ub.unreachable"() : () -> ()
func.func @unreachable() {
  ub.unreachable
}

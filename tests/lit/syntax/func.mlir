// Every op of func: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: func.call
// CHECK: call @used() : () -> ()
// GENERIC: "func.call"() <{callee = @used}> : () -> ()
func.func private @used()
func.func @call() {
  call @used() : () -> ()
  return
}

// -----
// op: func.call_indirect
// CHECK: %0 = call_indirect %arg0(%arg1) : (i32) -> i32
// GENERIC: %0 = "func.call_indirect"(%arg0, %arg1) : ((i32) -> i32, i32) -> i32
func.func @call_indirect(%callee: (i32) -> i32, %callee_operands: i32) {
  %result = call_indirect %callee(%callee_operands) : (i32) -> i32
  return
}

// -----
// op: func.constant
// CHECK: %f = constant @one : (i32) -> i32
// GENERIC: %0 = "func.constant"() <{value = @one}> : () -> ((i32) -> i32)
func.func private @one(i32) -> i32 attributes {a.b}
func.func @constant() {
  %result = constant @one : (i32) -> i32
  return
}

// -----
// op: func.func
// CHECK: func.func @twice(%arg0: f32) -> f32 {
// CHECK-NEXT: %0 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// GENERIC: "func.func"() <{function_type = (f32) -> f32, sym_name = "twice"}> ({
// GENERIC-NEXT: ^bb0(%arg0: f32):
// GENERIC-NEXT: %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "func.return"(%0) : (f32) -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @twice(%x: f32) -> f32 {
  %sum = arith.addf %x, %x : f32
  return %sum : f32
}
func.func private @elsewhere(i32, memref<?xf32>) -> i1

// -----
// op: func.return
// CHECK: return %arg0, %arg1 : i32, f32
// GENERIC: "func.return"(%arg0, %arg1) : (i32, f32) -> ()
func.func @return(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}

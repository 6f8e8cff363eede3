// Every op of complex: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: complex.abs
// CHECK: %0 = complex.abs %arg0 : complex<f32>
// GENERIC: %0 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
func.func @abs(%complex: complex<f32>) {
  %result = complex.abs %complex : complex<f32>
  return
}

// -----
// op: complex.add
// CHECK: %0 = complex.add %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
func.func @add(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.add %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.atan2
// CHECK: %0 = complex.atan2 %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.atan2"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
func.func @atan2(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.atan2 %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.bitcast
// CHECK: %0 = complex.bitcast %arg0 : f32 to f32
// GENERIC: %0 = "complex.bitcast"(%arg0) : (f32) -> f32
func.func @bitcast(%operand: f32) {
  %result = complex.bitcast %operand : f32 to f32
  return
}

// -----
// op: complex.constant
// CHECK: %cst = complex.constant [1.000000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
// GENERIC: %0 = "complex.constant"() <{value = [1.000000e+00 : f32, -1.000000e+00 : f32]}> : () -> complex<f32>
func.func @constant() {
  %complex = complex.constant [1.000000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
  return
}

// -----
// op: complex.cos
// CHECK: %0 = complex.cos %arg0 : complex<f32>
// GENERIC: %0 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @cos(%complex: complex<f32>) {
  %result = complex.cos %complex : complex<f32>
  return
}

// -----
// op: complex.create
// CHECK: %0 = complex.create %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.create"(%arg0, %arg1) : (f32, f32) -> complex<f32>
func.func @create(%real: f32, %imaginary: f32) {
  %complex = complex.create %real, %imaginary : complex<f32>
  return
}

// -----
// op: complex.div
// CHECK: %0 = complex.div %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.div"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
func.func @div(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.div %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.eq
// CHECK: %0 = complex.eq %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.eq"(%arg0, %arg1) : (complex<f32>, complex<f32>) -> i1
func.func @eq(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.eq %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.exp
// CHECK: %0 = complex.exp %arg0 : complex<f32>
// GENERIC: %0 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @exp(%complex: complex<f32>) {
  %result = complex.exp %complex : complex<f32>
  return
}

// -----
// op: complex.expm1
// CHECK: %0 = complex.expm1 %arg0 : complex<f32>
// GENERIC: %0 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @expm1(%complex: complex<f32>) {
  %result = complex.expm1 %complex : complex<f32>
  return
}

// -----
// op: complex.im
// CHECK: %0 = complex.im %arg0 : complex<f32>
// GENERIC: %0 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
func.func @im(%complex: complex<f32>) {
  %imaginary = complex.im %complex : complex<f32>
  return
}

// -----
// op: complex.log
// CHECK: %0 = complex.log %arg0 : complex<f32>
// GENERIC: %0 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @log(%complex: complex<f32>) {
  %result = complex.log %complex : complex<f32>
  return
}

// -----
// op: complex.log1p
// CHECK: %0 = complex.log1p %arg0 : complex<f32>
// GENERIC: %0 = "complex.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @log1p(%complex: complex<f32>) {
  %result = complex.log1p %complex : complex<f32>
  return
}

// -----
// op: complex.mul
// CHECK: %0 = complex.mul %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.mul"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
func.func @mul(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.mul %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.neg
// CHECK: %0 = complex.neg %arg0 : complex<f32>
// GENERIC: %0 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @neg(%complex: complex<f32>) {
  %result = complex.neg %complex : complex<f32>
  return
}

// -----
// op: complex.neq
// CHECK: %0 = complex.neq %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.neq"(%arg0, %arg1) : (complex<f32>, complex<f32>) -> i1
func.func @neq(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.neq %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.pow
// CHECK: %0 = complex.pow %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.pow"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
func.func @pow(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.pow %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.powi
// CHECK: %0 = complex.powi %arg0, %arg1 : complex<f32>, i32
// GENERIC: %0 = "complex.powi"(%arg0, %arg1) : (complex<f32>, i32) -> complex<f32>
func.func @powi(%lhs: complex<f32>, %rhs: i32) {
  %result = complex.powi %lhs, %rhs : complex<f32>, i32
  return
}

// -----
// op: complex.re
// CHECK: %0 = complex.re %arg0 : complex<f32>
// GENERIC: %0 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
func.func @re(%complex: complex<f32>) {
  %real = complex.re %complex : complex<f32>
  return
}

// -----
// op: complex.rsqrt
// CHECK: %0 = complex.rsqrt %arg0 : complex<f32>
// GENERIC: %0 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @rsqrt(%complex: complex<f32>) {
  %result = complex.rsqrt %complex : complex<f32>
  return
}

// -----
// op: complex.sign
// CHECK: %0 = complex.sign %arg0 : complex<f32>
// GENERIC: %0 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @sign(%complex: complex<f32>) {
  %result = complex.sign %complex : complex<f32>
  return
}

// -----
// op: complex.sin
// CHECK: %0 = complex.sin %arg0 : complex<f32>
// GENERIC: %0 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @sin(%complex: complex<f32>) {
  %result = complex.sin %complex : complex<f32>
  return
}

// -----
// op: complex.sqrt
// CHECK: %0 = complex.sqrt %arg0 : complex<f32>
// GENERIC: %0 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @sqrt(%complex: complex<f32>) {
  %result = complex.sqrt %complex : complex<f32>
  return
}

// -----
// op: complex.sub
// CHECK: %0 = complex.sub %arg0, %arg1 : complex<f32>
// GENERIC: %0 = "complex.sub"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
func.func @sub(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.sub %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.tanh
// CHECK: %0 = complex.tanh %arg0 : complex<f32>
// GENERIC: %0 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @tanh(%complex: complex<f32>) {
  %result = complex.tanh %complex : complex<f32>
  return
}

// -----
// op: complex.tan
// CHECK: %0 = complex.tan %arg0 : complex<f32>
// GENERIC: %0 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @tan(%complex: complex<f32>) {
  %result = complex.tan %complex : complex<f32>
  return
}

// -----
// op: complex.conj
// CHECK: %0 = complex.conj %arg0 : complex<f32>
// GENERIC: %0 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
func.func @conj(%complex: complex<f32>) {
  %result = complex.conj %complex : complex<f32>
  return
}

// -----
// op: complex.angle
// CHECK: %0 = complex.angle %arg0 : complex<f32>
// GENERIC: %0 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
func.func @angle(%complex: complex<f32>) {
  %result = complex.angle %complex : complex<f32>
  return
}

// One example for each op of complex: read by --show-op, the op reference and the tests.

// -----
// op: complex.abs
func.func @abs(%complex: complex<f32>) {
  %result = complex.abs %complex : complex<f32>
  return
}

// -----
// op: complex.add
func.func @add(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.add %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.atan2
func.func @atan2(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.atan2 %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.bitcast
func.func @bitcast(%operand: f32) {
  %result = complex.bitcast %operand : f32 to f32
  return
}

// -----
// op: complex.constant
func.func @constant() {
  %complex = complex.constant [1.000000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
  return
}

// -----
// op: complex.cos
func.func @cos(%complex: complex<f32>) {
  %result = complex.cos %complex : complex<f32>
  return
}

// -----
// op: complex.create
func.func @create(%real: f32, %imaginary: f32) {
  %complex = complex.create %real, %imaginary : complex<f32>
  return
}

// -----
// op: complex.div
func.func @div(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.div %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.eq
func.func @eq(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.eq %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.exp
func.func @exp(%complex: complex<f32>) {
  %result = complex.exp %complex : complex<f32>
  return
}

// -----
// op: complex.expm1
func.func @expm1(%complex: complex<f32>) {
  %result = complex.expm1 %complex : complex<f32>
  return
}

// -----
// op: complex.im
func.func @im(%complex: complex<f32>) {
  %imaginary = complex.im %complex : complex<f32>
  return
}

// -----
// op: complex.log
func.func @log(%complex: complex<f32>) {
  %result = complex.log %complex : complex<f32>
  return
}

// -----
// op: complex.log1p
func.func @log1p(%complex: complex<f32>) {
  %result = complex.log1p %complex : complex<f32>
  return
}

// -----
// op: complex.mul
func.func @mul(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.mul %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.neg
func.func @neg(%complex: complex<f32>) {
  %result = complex.neg %complex : complex<f32>
  return
}

// -----
// op: complex.neq
func.func @neq(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.neq %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.pow
func.func @pow(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.pow %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.powi
func.func @powi(%lhs: complex<f32>, %rhs: i32) {
  %result = complex.powi %lhs, %rhs : complex<f32>, i32
  return
}

// -----
// op: complex.re
func.func @re(%complex: complex<f32>) {
  %real = complex.re %complex : complex<f32>
  return
}

// -----
// op: complex.rsqrt
func.func @rsqrt(%complex: complex<f32>) {
  %result = complex.rsqrt %complex : complex<f32>
  return
}

// -----
// op: complex.sign
func.func @sign(%complex: complex<f32>) {
  %result = complex.sign %complex : complex<f32>
  return
}

// -----
// op: complex.sin
func.func @sin(%complex: complex<f32>) {
  %result = complex.sin %complex : complex<f32>
  return
}

// -----
// op: complex.sqrt
func.func @sqrt(%complex: complex<f32>) {
  %result = complex.sqrt %complex : complex<f32>
  return
}

// -----
// op: complex.sub
func.func @sub(%lhs: complex<f32>, %rhs: complex<f32>) {
  %result = complex.sub %lhs, %rhs : complex<f32>
  return
}

// -----
// op: complex.tanh
func.func @tanh(%complex: complex<f32>) {
  %result = complex.tanh %complex : complex<f32>
  return
}

// -----
// op: complex.tan
func.func @tan(%complex: complex<f32>) {
  %result = complex.tan %complex : complex<f32>
  return
}

// -----
// op: complex.conj
func.func @conj(%complex: complex<f32>) {
  %result = complex.conj %complex : complex<f32>
  return
}

// -----
// op: complex.angle
func.func @angle(%complex: complex<f32>) {
  %result = complex.angle %complex : complex<f32>
  return
}

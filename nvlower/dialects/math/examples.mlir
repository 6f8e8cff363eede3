// One example for each op of math: read by --show-op, the op reference and the tests.

// -----
// op: math.absf
func.func @absf(%operand: f32) {
  %result = math.absf %operand : f32
  return
}

// -----
// op: math.absi
func.func @absi(%operand: i32) {
  %result = math.absi %operand : i32
  return
}

// -----
// op: math.acosh
func.func @acosh(%operand: f32) {
  %result = math.acosh %operand : f32
  return
}

// -----
// op: math.asin
func.func @asin(%operand: f32) {
  %result = math.asin %operand : f32
  return
}

// -----
// op: math.asinh
func.func @asinh(%operand: f32) {
  %result = math.asinh %operand : f32
  return
}

// -----
// op: math.atan
func.func @atan(%operand: f32) {
  %result = math.atan %operand : f32
  return
}

// -----
// op: math.atanh
func.func @atanh(%operand: f32) {
  %result = math.atanh %operand : f32
  return
}

// -----
// op: math.atan2
func.func @atan2(%lhs: f32, %rhs: f32) {
  %result = math.atan2 %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: math.cbrt
func.func @cbrt(%operand: f32) {
  %result = math.cbrt %operand : f32
  return
}

// -----
// op: math.ceil
func.func @ceil(%operand: f32) {
  %result = math.ceil %operand : f32
  return
}

// -----
// op: math.clampf
func.func @clampf(%value: f32, %min: f32, %max: f32) {
  %result = math.clampf %value to [%min, %max] : f32
  return
}

// -----
// op: math.copysign
func.func @copysign(%lhs: f32, %rhs: f32) {
  %result = math.copysign %lhs, %rhs : f32
  return
}

// -----
// op: math.cos
func.func @cos(%operand: f32) {
  %result = math.cos %operand : f32
  return
}

// -----
// op: math.acos
func.func @acos(%operand: f32) {
  %result = math.acos %operand : f32
  return
}

// -----
// op: math.cosh
func.func @cosh(%operand: f32) {
  %result = math.cosh %operand : f32
  return
}

// -----
// op: math.sin
func.func @sin(%operand: f32) {
  %result = math.sin %operand : f32
  return
}

// -----
// op: math.sinh
func.func @sinh(%operand: f32) {
  %result = math.sinh %operand : f32
  return
}

// -----
// op: math.sincos
func.func @sincos(%operand: f32) {
  %sin:2 = math.sincos %operand : f32
  return
}

// -----
// op: math.ctlz
func.func @ctlz(%operand: i32) {
  %result = math.ctlz %operand : i32
  return
}

// -----
// op: math.cttz
func.func @cttz(%operand: i32) {
  %result = math.cttz %operand : i32
  return
}

// -----
// op: math.ctpop
func.func @ctpop(%operand: i32) {
  %result = math.ctpop %operand : i32
  return
}

// -----
// op: math.erf
func.func @erf(%operand: f32) {
  %result = math.erf %operand : f32
  return
}

// -----
// op: math.erfc
func.func @erfc(%operand: f32) {
  %result = math.erfc %operand : f32
  return
}

// -----
// op: math.exp
func.func @exp(%operand: f32) {
  %result = math.exp %operand : f32
  return
}

// -----
// op: math.exp2
func.func @exp2(%operand: f32) {
  %result = math.exp2 %operand : f32
  return
}

// -----
// op: math.expm1
func.func @expm1(%operand: f32) {
  %result = math.expm1 %operand : f32
  return
}

// -----
// op: math.floor
func.func @floor(%operand: f32) {
  %result = math.floor %operand : f32
  return
}

// -----
// op: math.fma
func.func @fma(%a: f32, %b: f32, %c: f32) {
  %result = math.fma %a, %b, %c : f32
  return
}

// -----
// op: math.ipowi
func.func @ipowi(%lhs: i32, %rhs: i32) {
  %result = math.ipowi %lhs, %rhs : i32
  return
}

// -----
// op: math.isfinite
func.func @isfinite(%operand: f32) {
  %result = math.isfinite %operand : f32
  return
}

// -----
// op: math.isinf
func.func @isinf(%operand: f32) {
  %result = math.isinf %operand : f32
  return
}

// -----
// op: math.isnan
func.func @isnan(%operand: f32) {
  %result = math.isnan %operand : f32
  return
}

// -----
// op: math.isnormal
func.func @isnormal(%operand: f32) {
  %result = math.isnormal %operand : f32
  return
}

// -----
// op: math.log
func.func @log(%operand: f32) {
  %result = math.log %operand : f32
  return
}

// -----
// op: math.log10
func.func @log10(%operand: f32) {
  %result = math.log10 %operand : f32
  return
}

// -----
// op: math.log1p
func.func @log1p(%operand: f32) {
  %result = math.log1p %operand : f32
  return
}

// -----
// op: math.log2
func.func @log2(%operand: f32) {
  %result = math.log2 %operand : f32
  return
}

// -----
// op: math.powf
func.func @powf(%lhs: f32, %rhs: f32) {
  %result = math.powf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: math.rsqrt
func.func @rsqrt(%operand: f32) {
  %result = math.rsqrt %operand : f32
  return
}

// -----
// op: math.sqrt
func.func @sqrt(%operand: f32) {
  %result = math.sqrt %operand : f32
  return
}

// -----
// op: math.tan
func.func @tan(%operand: f32) {
  %result = math.tan %operand : f32
  return
}

// -----
// op: math.tanh
func.func @tanh(%operand: f32) {
  %result = math.tanh %operand : f32
  return
}

// -----
// op: math.roundeven
func.func @roundeven(%operand: f32) {
  %result = math.roundeven %operand : f32
  return
}

// -----
// op: math.round
func.func @round(%operand: f32) {
  %result = math.round %operand : f32
  return
}

// -----
// op: math.trunc
func.func @trunc(%operand: f32) {
  %result = math.trunc %operand : f32
  return
}

// -----
// op: math.fpowi
func.func @fpowi(%lhs: f32, %rhs: i32) {
  %result = math.fpowi %lhs, %rhs : f32, i32
  return
}

// Every op of math: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: math.absf
// CHECK: %0 = math.absf %arg0 : f32
// GENERIC: %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @absf(%operand: f32) {
  %result = math.absf %operand : f32
  return
}

// -----
// op: math.absi
// CHECK: %0 = math.absi %arg0 : i32
// GENERIC: %0 = "math.absi"(%arg0) : (i32) -> i32
func.func @absi(%operand: i32) {
  %result = math.absi %operand : i32
  return
}

// -----
// op: math.acosh
// CHECK: %0 = math.acosh %arg0 : f32
// GENERIC: %0 = "math.acosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @acosh(%operand: f32) {
  %result = math.acosh %operand : f32
  return
}

// -----
// op: math.asin
// CHECK: %0 = math.asin %arg0 : f32
// GENERIC: %0 = "math.asin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @asin(%operand: f32) {
  %result = math.asin %operand : f32
  return
}

// -----
// op: math.asinh
// CHECK: %0 = math.asinh %arg0 : f32
// GENERIC: %0 = "math.asinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @asinh(%operand: f32) {
  %result = math.asinh %operand : f32
  return
}

// -----
// op: math.atan
// CHECK: %0 = math.atan %arg0 : f32
// GENERIC: %0 = "math.atan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @atan(%operand: f32) {
  %result = math.atan %operand : f32
  return
}

// -----
// op: math.atanh
// CHECK: %0 = math.atanh %arg0 : f32
// GENERIC: %0 = "math.atanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @atanh(%operand: f32) {
  %result = math.atanh %operand : f32
  return
}

// -----
// op: math.atan2
// CHECK: %0 = math.atan2 %arg0, %arg1 fastmath<nnan> : f32
// GENERIC: %0 = "math.atan2"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
func.func @atan2(%lhs: f32, %rhs: f32) {
  %result = math.atan2 %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: math.cbrt
// CHECK: %0 = math.cbrt %arg0 : f32
// GENERIC: %0 = "math.cbrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @cbrt(%operand: f32) {
  %result = math.cbrt %operand : f32
  return
}

// -----
// op: math.ceil
// CHECK: %0 = math.ceil %arg0 : f32
// GENERIC: %0 = "math.ceil"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @ceil(%operand: f32) {
  %result = math.ceil %operand : f32
  return
}

// -----
// op: math.clampf
// CHECK: %0 = math.clampf %arg0 to [%arg1, %arg2] : f32
// GENERIC: %0 = "math.clampf"(%arg0, %arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
func.func @clampf(%value: f32, %min: f32, %max: f32) {
  %result = math.clampf %value to [%min, %max] : f32
  return
}

// -----
// op: math.copysign
// CHECK: %0 = math.copysign %arg0, %arg1 : f32
// GENERIC: %0 = "math.copysign"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
func.func @copysign(%lhs: f32, %rhs: f32) {
  %result = math.copysign %lhs, %rhs : f32
  return
}

// -----
// op: math.cos
// CHECK: %0 = math.cos %arg0 : f32
// GENERIC: %0 = "math.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @cos(%operand: f32) {
  %result = math.cos %operand : f32
  return
}

// -----
// op: math.acos
// CHECK: %0 = math.acos %arg0 : f32
// GENERIC: %0 = "math.acos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @acos(%operand: f32) {
  %result = math.acos %operand : f32
  return
}

// -----
// op: math.cosh
// CHECK: %0 = math.cosh %arg0 : f32
// GENERIC: %0 = "math.cosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @cosh(%operand: f32) {
  %result = math.cosh %operand : f32
  return
}

// -----
// op: math.sin
// CHECK: %0 = math.sin %arg0 : f32
// GENERIC: %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @sin(%operand: f32) {
  %result = math.sin %operand : f32
  return
}

// -----
// op: math.sinh
// CHECK: %0 = math.sinh %arg0 : f32
// GENERIC: %0 = "math.sinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @sinh(%operand: f32) {
  %result = math.sinh %operand : f32
  return
}

// -----
// op: math.sincos
// CHECK: %sin, %cos = math.sincos %arg0 : f32
// GENERIC: %0:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
func.func @sincos(%operand: f32) {
  %sin:2 = math.sincos %operand : f32
  return
}

// -----
// op: math.ctlz
// CHECK: %0 = math.ctlz %arg0 : i32
// GENERIC: %0 = "math.ctlz"(%arg0) : (i32) -> i32
func.func @ctlz(%operand: i32) {
  %result = math.ctlz %operand : i32
  return
}

// -----
// op: math.cttz
// CHECK: %0 = math.cttz %arg0 : i32
// GENERIC: %0 = "math.cttz"(%arg0) : (i32) -> i32
func.func @cttz(%operand: i32) {
  %result = math.cttz %operand : i32
  return
}

// -----
// op: math.ctpop
// CHECK: %0 = math.ctpop %arg0 : i32
// GENERIC: %0 = "math.ctpop"(%arg0) : (i32) -> i32
func.func @ctpop(%operand: i32) {
  %result = math.ctpop %operand : i32
  return
}

// -----
// op: math.erf
// CHECK: %0 = math.erf %arg0 : f32
// GENERIC: %0 = "math.erf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @erf(%operand: f32) {
  %result = math.erf %operand : f32
  return
}

// -----
// op: math.erfc
// CHECK: %0 = math.erfc %arg0 : f32
// GENERIC: %0 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @erfc(%operand: f32) {
  %result = math.erfc %operand : f32
  return
}

// -----
// op: math.exp
// CHECK: %0 = math.exp %arg0 : f32
// GENERIC: %0 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @exp(%operand: f32) {
  %result = math.exp %operand : f32
  return
}

// -----
// op: math.exp2
// CHECK: %0 = math.exp2 %arg0 : f32
// GENERIC: %0 = "math.exp2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @exp2(%operand: f32) {
  %result = math.exp2 %operand : f32
  return
}

// -----
// op: math.expm1
// CHECK: %0 = math.expm1 %arg0 : f32
// GENERIC: %0 = "math.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @expm1(%operand: f32) {
  %result = math.expm1 %operand : f32
  return
}

// -----
// op: math.floor
// CHECK: %0 = math.floor %arg0 : f32
// GENERIC: %0 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @floor(%operand: f32) {
  %result = math.floor %operand : f32
  return
}

// -----
// op: math.fma
// CHECK: %0 = math.fma %arg0, %arg1, %arg2 : f32
// GENERIC: %0 = "math.fma"(%arg0, %arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
func.func @fma(%a: f32, %b: f32, %c: f32) {
  %result = math.fma %a, %b, %c : f32
  return
}

// -----
// op: math.ipowi
// CHECK: %0 = math.ipowi %arg0, %arg1 : i32
// GENERIC: %0 = "math.ipowi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @ipowi(%lhs: i32, %rhs: i32) {
  %result = math.ipowi %lhs, %rhs : i32
  return
}

// -----
// op: math.isfinite
// CHECK: %0 = math.isfinite %arg0 : f32
// GENERIC: %0 = "math.isfinite"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
func.func @isfinite(%operand: f32) {
  %result = math.isfinite %operand : f32
  return
}

// -----
// op: math.isinf
// CHECK: %0 = math.isinf %arg0 : f32
// GENERIC: %0 = "math.isinf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
func.func @isinf(%operand: f32) {
  %result = math.isinf %operand : f32
  return
}

// -----
// op: math.isnan
// CHECK: %0 = math.isnan %arg0 : f32
// GENERIC: %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
func.func @isnan(%operand: f32) {
  %result = math.isnan %operand : f32
  return
}

// -----
// op: math.isnormal
// CHECK: %0 = math.isnormal %arg0 : f32
// GENERIC: %0 = "math.isnormal"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
func.func @isnormal(%operand: f32) {
  %result = math.isnormal %operand : f32
  return
}

// -----
// op: math.log
// CHECK: %0 = math.log %arg0 : f32
// GENERIC: %0 = "math.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @log(%operand: f32) {
  %result = math.log %operand : f32
  return
}

// -----
// op: math.log10
// CHECK: %0 = math.log10 %arg0 : f32
// GENERIC: %0 = "math.log10"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @log10(%operand: f32) {
  %result = math.log10 %operand : f32
  return
}

// -----
// op: math.log1p
// CHECK: %0 = math.log1p %arg0 : f32
// GENERIC: %0 = "math.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @log1p(%operand: f32) {
  %result = math.log1p %operand : f32
  return
}

// -----
// op: math.log2
// CHECK: %0 = math.log2 %arg0 : f32
// GENERIC: %0 = "math.log2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @log2(%operand: f32) {
  %result = math.log2 %operand : f32
  return
}

// -----
// op: math.powf
// CHECK: %0 = math.powf %arg0, %arg1 fastmath<nnan> : f32
// GENERIC: %0 = "math.powf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
func.func @powf(%lhs: f32, %rhs: f32) {
  %result = math.powf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: math.rsqrt
// CHECK: %0 = math.rsqrt %arg0 : f32
// GENERIC: %0 = "math.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @rsqrt(%operand: f32) {
  %result = math.rsqrt %operand : f32
  return
}

// -----
// op: math.sqrt
// CHECK: %0 = math.sqrt %arg0 : f32
// GENERIC: %0 = "math.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @sqrt(%operand: f32) {
  %result = math.sqrt %operand : f32
  return
}

// -----
// op: math.tan
// CHECK: %0 = math.tan %arg0 : f32
// GENERIC: %0 = "math.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @tan(%operand: f32) {
  %result = math.tan %operand : f32
  return
}

// -----
// op: math.tanh
// CHECK: %0 = math.tanh %arg0 : f32
// GENERIC: %0 = "math.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @tanh(%operand: f32) {
  %result = math.tanh %operand : f32
  return
}

// -----
// op: math.roundeven
// CHECK: %0 = math.roundeven %arg0 : f32
// GENERIC: %0 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @roundeven(%operand: f32) {
  %result = math.roundeven %operand : f32
  return
}

// -----
// op: math.round
// CHECK: %0 = math.round %arg0 : f32
// GENERIC: %0 = "math.round"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @round(%operand: f32) {
  %result = math.round %operand : f32
  return
}

// -----
// op: math.trunc
// CHECK: %0 = math.trunc %arg0 : f32
// GENERIC: %0 = "math.trunc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @trunc(%operand: f32) {
  %result = math.trunc %operand : f32
  return
}

// -----
// op: math.fpowi
// CHECK: %0 = math.fpowi %arg0, %arg1 : f32, i32
// GENERIC: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
func.func @fpowi(%lhs: f32, %rhs: i32) {
  %result = math.fpowi %lhs, %rhs : f32, i32
  return
}

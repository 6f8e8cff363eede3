func.func @f() {
  %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() <{value = "x" : i32}> : () -> i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}
// -----
module attributes {foo = 1} {
}
// -----
func.func @f(%a: i32) {
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: i32) {
  "func.call"() <{callee = @g}> : () -> f32
  return
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: f32) {
  "func.call"(%a) <{callee = @g}> : (f32) -> f32
  return
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: i32) {
  "func.call"(%a) <{callee = @g}> : (i32) -> ()
  return
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: i32) {
  "func.call"(%a) <{callee = @g}> : (i32) -> f64
  return
}
// -----
func.func @f(%a: i32) {
  "func.call"(%a) <{callee = @g}> : (i32) -> f64
  return
}
// -----
func.func @f() {
  %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
  return
}
// -----
func.func private @g(i32) -> f32
func.func @f() {
  %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
  return
}
// -----
func.func @f(%a: i32) {
  "func.return"(%a) : (i32) -> ()
}
// -----
func.func @f(%a: i32) -> f32 {
  "func.return"(%a) : (i32) -> ()
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:
  return
  ^bb2(%x: f32):
  return
}
// -----
func.func @f() {
  %0 = "complex.constant"() <{value = [1.0 : f32]}> : () -> complex<f32>
  return
}
// -----
func.func @f(%a: index) {
  %0 = "complex.bitcast"(%a) : (index) -> complex<f32>
  return
}
// -----
func.func @f(%a: vector<2xi32>) {
  %0 = "complex.bitcast"(%a) : (vector<2xi32>) -> complex<f32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "complex.bitcast"(%a) : (i32) -> f32
  return
}
// -----
module attributes {dlti.dl_spec = 1} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 1>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x" = 1>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<none = 1>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[1, 2, 3]> : vector<3xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 1>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[1, 2, 3]> : vector<3xi32>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {
}
// -----
"builtin.module"() ({
^bb0:
}, {
^bb0:
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> ()}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = 1}> ({
  }) : () -> ()
}) : () -> ()
// -----
gpu.module @m attributes {sym_visibility = 1 : i32} {
}
// -----
module {
  %a = arith.constant 1 : i32
  func.func @g() {
    %a = arith.constant 2 : i32
    return
  }
}
// -----
module {
  %a = arith.constant 1 : i32
  func.func @g(%a: i32) {
    return
  }
}
// -----
"builtin.module"() <{sym_name = "m", sym_visibility = "hidden"}> ({
}) : () -> ()
// -----
func.func @f() {
  func.func private @g()
  return
}
// -----
func.func private @g()
func.func private @g()
// -----
"builtin.module"() ({
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m"}> ({
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m"}> ({
^bb0:
  "gpu.module"() <{sym_name = "n"}> ({
  ^bb0:
  }) : () -> ()
^bb1:
  "gpu.module"() <{sym_name = "n"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%a: i32, %b: f32) {
  %0 = "arith.addi"(%a, %b) : (i32, f32) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: vector<4xi32>) {
  %0 = "arith.addi"(%a, %b) : (i32, vector<4xi32>) -> i32
  return
}
// -----
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.cmpi"(%a, %b) <{predicate = 0 : i64}> : (i32, i64) -> i1
  return
}
// -----
func.func @f(%a: i32, %b: f32) {
  %0:2 = "arith.addui_extended"(%a, %b) : (i32, f32) -> (i32, i1)
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.fpowi"(%a, %a) : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> i1
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.isnan"(%a) : (f32) -> vector<4xi1>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.extf"(%a) : (f32) -> vector<4xf64>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = "arith.extf"(%a) : (vector<4xf32>) -> f64
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xi32>) {
  %0 = "math.fpowi"(%a, %b) : (vector<4xf32>, vector<8xi32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0:2 = "math.sincos"(%a) : (vector<4xf32>) -> (vector<4xf32>, f32)
  return
}
// -----
func.func @f(%a: i32, %v: vector<4xi32>) {
  %0:2 = "arith.mului_extended"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i32)
  return
}
// -----
func.func @f(%i: index) {
  cf.br ^bb1
  %0 = arith.constant 1 : i32
  ^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  ^bb1:
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "scf.for"(%i, %i, %i) ({
  ^bb0(%j: index):
    "ub.unreachable"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "scf.for"(%i, %i, %i) ({
  ^bb0(%j: index):
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f() {
  "arith.foo"() : () -> ()
  return
}
// -----
func.func @f() {
  "foo.bar"() : () -> ()
  return
}
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
  ^bb0:
    "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
      "cf.br"()[^bb0] : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f() {
^bb0:
  cf.br ^bb0
}
// -----
func.func @f() {
  cf.br ^bb1
^bb1:
}
// -----
func.func @f(%c: i1) {
  cf.br ^bb1
^bb1:
  scf.execute_region {
    cf.br ^bb1
  }
  return
}
// -----
func.func @f(%a: i32) {
  func.func private @h()
  return
}
// -----
func.func @f(%a: i32) {
  gpu.module @m {
    gpu.func @g() {
      %0 = arith.addi %a, %a : i32
      gpu.return
    }
  }
  return
}
// -----
func.func @f() {
  %0 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  return
^bb2:
  %0 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c {
    %0 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  }
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c {
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }
  %0 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c {
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }
  scf.if %c {
    %0 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  }
  return
}
// -----
func.func @f() {
  "arith.constant"() <{value = 1 : i32}> ({
  }) : () -> i32
  return
}
// -----
func.func @f() {
  "arith.constant"()[^bb1] <{value = 1 : i32}> : () -> i32
  ^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "scf.if"(%c) ({
  }) : (i1) -> ()
  return
}
// -----
func.func @f(%c: i1) {
  "cf.br"() : () -> ()
  ^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----
func.func @f(%a: i32) {
  "cf.assert"() <{msg = "x"}> : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  "arith.negf"() : () -> f32
  return
}
// -----
func.func @f(%a: i32) {
  "memref.load"() : () -> f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.negf"(%a) : (i32) -> f32
  return
}
// -----
func.func @f(%m: memref<?xf32>) {
  "memref.dealloc"(%m) : (memref<?xf32>) -> i32
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1>}> : (index) -> memref<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 2, -1>}> : (index) -> memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() : () -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 77 : i64}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f64
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = "vector.from_elements"() : () -> vector<4xf32>
  return
}
// -----
func.func @f(%a: i32, %x: index) {
  "cf.switch"(%a, %x)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, index) -> ()
  ^bb1:
  return
  ^bb2:
  return
}
// -----
"builtin.module"() ({
^bb0:
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "gpu.launch"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
^bb1:
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%i: index) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%j: index):
    cf.br ^bb1
  ^bb1:
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = scf.parallel (%j) = (%i) to (%i) step (%i) init (%x) -> f32 {
    "scf.reduce"(%x) ({
    ^bb0(%a: f32, %b: f32):
      "ub.unreachable"() : () -> ()
    }) : (f32) -> ()
  }
  return
}
// -----
func.func @f() {
  "func.return"() : () -> ()
  "func.return"() : () -> ()
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
  scf.execute_region {
    cf.br ^bb2
  }
  return
  ^bb2:
  return
}
// -----
module {
  %a = arith.constant 1 : i32
  func.func @g() {
    %0 = arith.addi %a, %a : i32
    return
  }
}
// -----
func.func @f() {
  "func.return"()[^bb1] : () -> ()
  ^bb1:
  return
}
// -----
"gpu.module"() <{sym_name = "m"}> ({
^bb0:
}, {
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
^bb1:
  "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m"}> ({
^bb0:
  "gpu.func"() <{function_type = () -> ()}> ({
    "gpu.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m"}> ({
^bb0:
  "gpu.func"() <{function_type = () -> ()}> ({
    "gpu.return"() : () -> ()
  }) {sym_name = 1 : i32} : () -> ()
}) : () -> ()
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  "memref.prefetch"(%m, %i) <{isDataCache = true, isWrite = 1 : i32, localityHint = 1 : i32}> : (memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%p: memref<4xf32>, %i: index, %j: index, %n: index) {
  "gpu.memcpy"(%p) : (memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%c: i1) {
  "gpu.launch_func"(%c, %c) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0>}> : (i1, i1) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xi32>, %b: vector<4xi32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> vector<4xi1>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.sitofp"(%a) : (f32) -> f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.sitofp"(%a) : (i32) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.index_cast"(%a) : (i32) -> vector<4xindex>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.trunci"(%a) : (i32) -> tensor<4xi8>
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%a: i32) {
  %0:2 = "math.sincos"(%v) : (f32) -> (f32, f32)
  return
}
// -----
func.func @f(%v: vector<8xf32>) {
  %0:2 = "vector.deinterleave"(%v) : (vector<8xf32>) -> (vector<4xf32>, vector<2xf32>)
  return
}
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "intr_sadd_with_overflow"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "builtin.unrealized_conversion_cast"() : () -> i64
    %1 = "llvm.intr.sadd.with.overflow"(%0, %arg1) : (i64, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>) -> (), sym_name = "intr_vector_reduce_or"}> ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf8E8M0FNU>) -> (), sym_name = "scaling_truncf"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf8E8M0FNU>):
    %0 = "arith.scaling_truncf"(%arg0, %arg1) : (vector<4xf32>, vector<4xf8E8M0FNU>) -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf8E8M0FNU>) -> (), sym_name = "scaling_truncf"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf8E8M0FNU>):
    %0 = "arith.scaling_truncf"(%arg0, %arg1) : (vector<4xf32>, vector<4xf8E8M0FNU>) -> vector<3xf4E2M1FN>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "cond_br"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
    "cf.cond_br"(%arg0, %arg1, %arg2, %arg1)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (i1, i32, i32, i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f() {
  %0 = "index.constant"() <{value = 9223372036854775807 : index}> : () -> index
  %1 = index.constant 9223372036854775808
  return
}
// -----
func.func @f() {
  %1 = index.constant -9223372036854775809
  return
}
// -----
func.func @f() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    affine.yield
  ^bb1:
    affine.yield
  }) : () -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 99999999999 : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m,
    99999999999 : memref<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1)
  return
}
// -----
func.func @f(%a: f8E4M3FN, %s: f8E8M0FNU) {
  %0 = "arith.scaling_extf"(%a, %s) : (f8E4M3FN, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: i32) {
  "nvvm.barrier"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (i32, i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "nvvm.barrier"(%i) <{operandSegmentSizes = "abc"}> : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  "nvvm.barrier"(%i) <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i32) -> ()
  return
}
// -----
func.func @f(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  return
^bb2:
  %0 = arith.addi %x, %x : i32
  return
}
// -----
func.func @f() {
  "arith.constant"()[^bb1] <{value = 1 : i32}> : () -> i32
^bb1:
  return
}

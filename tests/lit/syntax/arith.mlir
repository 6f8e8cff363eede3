// Every op of arith: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: arith.constant
// CHECK: %c1_i32 = arith.constant 1 : i32
// GENERIC: %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%c1_i32 = arith.constant 1 : i32

// -----
// op: arith.addi
// CHECK: %0 = arith.addi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
func.func @addi(%lhs: i32, %rhs: i32) {
  %result = arith.addi %lhs, %rhs : i32
  return
}

// -----
// op: arith.addui_extended
// CHECK: %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
// GENERIC: %0:2 = "arith.addui_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i1)
func.func @addui_extended(%lhs: i32, %rhs: i32) {
  %sum:2 = arith.addui_extended %lhs, %rhs : i32, i1
  return
}

// -----
// op: arith.subi
// CHECK: %0 = arith.subi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.subi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
func.func @subi(%lhs: i32, %rhs: i32) {
  %result = arith.subi %lhs, %rhs : i32
  return
}

// -----
// op: arith.muli
// CHECK: %0 = arith.muli %arg0, %arg1 : i32
// GENERIC: %0 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
func.func @muli(%lhs: i32, %rhs: i32) {
  %result = arith.muli %lhs, %rhs : i32
  return
}

// -----
// op: arith.mulsi_extended
// CHECK: %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
// GENERIC: %0:2 = "arith.mulsi_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
func.func @mulsi_extended(%lhs: i32, %rhs: i32) {
  %low:2 = arith.mulsi_extended %lhs, %rhs : i32
  return
}

// -----
// op: arith.mului_extended
// CHECK: %low, %high = arith.mului_extended %arg0, %arg1 : i32
// GENERIC: %0:2 = "arith.mului_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
func.func @mului_extended(%lhs: i32, %rhs: i32) {
  %low:2 = arith.mului_extended %lhs, %rhs : i32
  return
}

// -----
// op: arith.divui
// CHECK: %0 = arith.divui %arg0, %arg1 : i32
// GENERIC: %0 = "arith.divui"(%arg0, %arg1) : (i32, i32) -> i32
func.func @divui(%lhs: i32, %rhs: i32) {
  %result = arith.divui %lhs, %rhs : i32
  return
}

// -----
// op: arith.divsi
// CHECK: %0 = arith.divsi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.divsi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @divsi(%lhs: i32, %rhs: i32) {
  %result = arith.divsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.ceildivui
// CHECK: %0 = arith.ceildivui %arg0, %arg1 : i32
// GENERIC: %0 = "arith.ceildivui"(%arg0, %arg1) : (i32, i32) -> i32
func.func @ceildivui(%lhs: i32, %rhs: i32) {
  %result = arith.ceildivui %lhs, %rhs : i32
  return
}

// -----
// op: arith.ceildivsi
// CHECK: %0 = arith.ceildivsi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.ceildivsi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @ceildivsi(%lhs: i32, %rhs: i32) {
  %result = arith.ceildivsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.floordivsi
// CHECK: %0 = arith.floordivsi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.floordivsi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @floordivsi(%lhs: i32, %rhs: i32) {
  %result = arith.floordivsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.remui
// CHECK: %0 = arith.remui %arg0, %arg1 : i32
// GENERIC: %0 = "arith.remui"(%arg0, %arg1) : (i32, i32) -> i32
func.func @remui(%lhs: i32, %rhs: i32) {
  %result = arith.remui %lhs, %rhs : i32
  return
}

// -----
// op: arith.remsi
// CHECK: %0 = arith.remsi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.remsi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @remsi(%lhs: i32, %rhs: i32) {
  %result = arith.remsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.andi
// CHECK: %0 = arith.andi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.andi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @andi(%lhs: i32, %rhs: i32) {
  %result = arith.andi %lhs, %rhs : i32
  return
}

// -----
// op: arith.ori
// CHECK: %0 = arith.ori %arg0, %arg1 : i32
// GENERIC: %0 = "arith.ori"(%arg0, %arg1) : (i32, i32) -> i32
func.func @ori(%lhs: i32, %rhs: i32) {
  %result = arith.ori %lhs, %rhs : i32
  return
}

// -----
// op: arith.xori
// CHECK: %0 = arith.xori %arg0, %arg1 : i32
// GENERIC: %0 = "arith.xori"(%arg0, %arg1) : (i32, i32) -> i32
func.func @xori(%lhs: i32, %rhs: i32) {
  %result = arith.xori %lhs, %rhs : i32
  return
}

// -----
// op: arith.shli
// CHECK: %0 = arith.shli %arg0, %arg1 : i32
// GENERIC: %0 = "arith.shli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
func.func @shli(%lhs: i32, %rhs: i32) {
  %result = arith.shli %lhs, %rhs : i32
  return
}

// -----
// op: arith.shrui
// CHECK: %0 = arith.shrui %arg0, %arg1 : i32
// GENERIC: %0 = "arith.shrui"(%arg0, %arg1) : (i32, i32) -> i32
func.func @shrui(%lhs: i32, %rhs: i32) {
  %result = arith.shrui %lhs, %rhs : i32
  return
}

// -----
// op: arith.shrsi
// CHECK: %0 = arith.shrsi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.shrsi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @shrsi(%lhs: i32, %rhs: i32) {
  %result = arith.shrsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.negf
// CHECK: %0 = arith.negf %arg0 : f32
// GENERIC: %0 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
func.func @negf(%operand: f32) {
  %result = arith.negf %operand : f32
  return
}

// -----
// op: arith.addf
// CHECK: %0 = arith.addf %arg0, %arg1 : f32
// GENERIC: %0 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
func.func @addf(%lhs: f32, %rhs: f32) {
  %result = arith.addf %lhs, %rhs : f32
  return
}

// -----
// op: arith.subf
// CHECK: %0 = arith.subf %arg0, %arg1 : f32
// GENERIC: %0 = "arith.subf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
func.func @subf(%lhs: f32, %rhs: f32) {
  %result = arith.subf %lhs, %rhs : f32
  return
}

// -----
// op: arith.maximumf
// CHECK: %0 = arith.maximumf %arg0, %arg1 fastmath<nnan> : f32
// GENERIC: %0 = "arith.maximumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
func.func @maximumf(%lhs: f32, %rhs: f32) {
  %result = arith.maximumf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: arith.maxnumf
// CHECK: %0 = arith.maxnumf %arg0, %arg1 fastmath<nnan> : f32
// GENERIC: %0 = "arith.maxnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
func.func @maxnumf(%lhs: f32, %rhs: f32) {
  %result = arith.maxnumf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: arith.maxsi
// CHECK: %0 = arith.maxsi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.maxsi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @maxsi(%lhs: i32, %rhs: i32) {
  %result = arith.maxsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.maxui
// CHECK: %0 = arith.maxui %arg0, %arg1 : i32
// GENERIC: %0 = "arith.maxui"(%arg0, %arg1) : (i32, i32) -> i32
func.func @maxui(%lhs: i32, %rhs: i32) {
  %result = arith.maxui %lhs, %rhs : i32
  return
}

// -----
// op: arith.minimumf
// CHECK: %0 = arith.minimumf %arg0, %arg1 : f32
// GENERIC: %0 = "arith.minimumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
func.func @minimumf(%lhs: f32, %rhs: f32) {
  %result = arith.minimumf %lhs, %rhs : f32
  return
}

// -----
// op: arith.minnumf
// CHECK: %0 = arith.minnumf %arg0, %arg1 fastmath<nnan> : f32
// GENERIC: %0 = "arith.minnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
func.func @minnumf(%lhs: f32, %rhs: f32) {
  %result = arith.minnumf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: arith.minsi
// CHECK: %0 = arith.minsi %arg0, %arg1 : i32
// GENERIC: %0 = "arith.minsi"(%arg0, %arg1) : (i32, i32) -> i32
func.func @minsi(%lhs: i32, %rhs: i32) {
  %result = arith.minsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.minui
// CHECK: %0 = arith.minui %arg0, %arg1 : i32
// GENERIC: %0 = "arith.minui"(%arg0, %arg1) : (i32, i32) -> i32
func.func @minui(%lhs: i32, %rhs: i32) {
  %result = arith.minui %lhs, %rhs : i32
  return
}

// -----
// op: arith.mulf
// CHECK: %0 = arith.mulf %arg0, %arg1 : f32
// GENERIC: %0 = "arith.mulf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
func.func @mulf(%lhs: f32, %rhs: f32) {
  %result = arith.mulf %lhs, %rhs : f32
  return
}

// -----
// op: arith.divf
// CHECK: %0 = arith.divf %arg0, %arg1 : f32
// GENERIC: %0 = "arith.divf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
func.func @divf(%lhs: f32, %rhs: f32) {
  %result = arith.divf %lhs, %rhs : f32
  return
}

// -----
// op: arith.remf
// CHECK: %0 = arith.remf %arg0, %arg1 : f32
// GENERIC: %0 = "arith.remf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
func.func @remf(%lhs: f32, %rhs: f32) {
  %result = arith.remf %lhs, %rhs : f32
  return
}

// -----
// op: arith.extui
// CHECK: %0 = arith.extui %arg0 : i32 to i64
// GENERIC: %0 = "arith.extui"(%arg0) : (i32) -> i64
func.func @extui(%in: i32) {
  %out = arith.extui %in : i32 to i64
  return
}

// -----
// op: arith.extsi
// CHECK: %0 = arith.extsi %arg0 : i32 to i64
// GENERIC: %0 = "arith.extsi"(%arg0) : (i32) -> i64
func.func @extsi(%in: i32) {
  %out = arith.extsi %in : i32 to i64
  return
}

// -----
// op: arith.extf
// CHECK: %0 = arith.extf %arg0 : f16 to f32
// GENERIC: %0 = "arith.extf"(%arg0) : (f16) -> f32
func.func @extf(%in: f16) {
  %out = arith.extf %in : f16 to f32
  return
}

// -----
// op: arith.scaling_extf
// CHECK: %0 = arith.scaling_extf %arg0, %arg1 : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
// GENERIC: %0 = "arith.scaling_extf"(%arg0, %arg1) : (vector<4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<4xf32>
func.func @scaling_extf(%in: vector<4xf4E2M1FN>, %scale: vector<4xf8E8M0FNU>) {
  %out = arith.scaling_extf %in, %scale : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  return
}

// -----
// op: arith.trunci
// CHECK: %0 = arith.trunci %arg0 : i32 to i8
// GENERIC: %0 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
func.func @trunci(%in: i32) {
  %out = arith.trunci %in : i32 to i8
  return
}

// -----
// op: arith.truncf
// CHECK: %0 = arith.truncf %arg0 : f32 to f16
// GENERIC: %0 = "arith.truncf"(%arg0) : (f32) -> f16
func.func @truncf(%in: f32) {
  %out = arith.truncf %in : f32 to f16
  return
}

// -----
// op: arith.scaling_truncf
// CHECK: %0 = arith.scaling_truncf %arg0, %arg1 : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
// GENERIC: %0 = "arith.scaling_truncf"(%arg0, %arg1) : (vector<4xf32>, vector<4xf8E8M0FNU>) -> vector<4xf4E2M1FN>
func.func @scaling_truncf(%in: vector<4xf32>, %scale: vector<4xf8E8M0FNU>) {
  %out = arith.scaling_truncf %in, %scale : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----
// op: arith.uitofp
// CHECK: %0 = arith.uitofp %arg0 : i32 to f32
// GENERIC: %0 = "arith.uitofp"(%arg0) : (i32) -> f32
func.func @uitofp(%in: i32) {
  %out = arith.uitofp %in : i32 to f32
  return
}

// -----
// op: arith.sitofp
// CHECK: %0 = arith.sitofp %arg0 : i32 to f32
// GENERIC: %0 = "arith.sitofp"(%arg0) : (i32) -> f32
func.func @sitofp(%in: i32) {
  %out = arith.sitofp %in : i32 to f32
  return
}

// -----
// op: arith.fptoui
// CHECK: %0 = arith.fptoui %arg0 : f32 to i32
// GENERIC: %0 = "arith.fptoui"(%arg0) : (f32) -> i32
func.func @fptoui(%in: f32) {
  %out = arith.fptoui %in : f32 to i32
  return
}

// -----
// op: arith.fptosi
// CHECK: %0 = arith.fptosi %arg0 : f32 to i32
// GENERIC: %0 = "arith.fptosi"(%arg0) : (f32) -> i32
func.func @fptosi(%in: f32) {
  %out = arith.fptosi %in : f32 to i32
  return
}

// -----
// op: arith.index_cast
// CHECK: %0 = arith.index_cast %arg0 : index to i32
// GENERIC: %0 = "arith.index_cast"(%arg0) : (index) -> i32
func.func @index_cast(%in: index) {
  %out = arith.index_cast %in : index to i32
  return
}

// -----
// op: arith.index_castui
// CHECK: %0 = arith.index_castui %arg0 : i32 to index
// GENERIC: %0 = "arith.index_castui"(%arg0) : (i32) -> index
func.func @index_castui(%in: i32) {
  %out = arith.index_castui %in : i32 to index
  return
}

// -----
// op: arith.bitcast
// CHECK: %0 = arith.bitcast %arg0 : i32 to f32
// GENERIC: %0 = "arith.bitcast"(%arg0) : (i32) -> f32
func.func @bitcast(%in: i32) {
  %out = arith.bitcast %in : i32 to f32
  return
}

// -----
// op: arith.cmpi
// CHECK: %0 = arith.cmpi eq, %arg0, %arg1 : i32
// GENERIC: %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
func.func @cmpi(%lhs: i32, %rhs: i32) {
  %result = arith.cmpi eq, %lhs, %rhs : i32
  return
}

// -----
// op: arith.cmpf
// CHECK: %0 = arith.cmpf oeq, %arg0, %arg1 : f32
// GENERIC: %0 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
func.func @cmpf(%lhs: f32, %rhs: f32) {
  %result = arith.cmpf oeq, %lhs, %rhs : f32
  return
}

// -----
// op: arith.select
// CHECK: %0 = arith.select %arg0, %arg1, %arg2 : i32
// GENERIC: %0 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i32
func.func @select(%condition: i1, %true_value: i32, %false_value: i32) {
  %result = arith.select %condition, %true_value, %false_value : i32
  return
}

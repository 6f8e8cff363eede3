// One example for each op of arith: read by --show-op, the op reference and the tests.

// -----
// op: arith.constant
%c1_i32 = arith.constant 1 : i32

// -----
// op: arith.addi
func.func @addi(%lhs: i32, %rhs: i32) {
  %result = arith.addi %lhs, %rhs : i32
  return
}

// -----
// op: arith.addui_extended
func.func @addui_extended(%lhs: i32, %rhs: i32) {
  %sum:2 = arith.addui_extended %lhs, %rhs : i32, i1
  return
}

// -----
// op: arith.subi
func.func @subi(%lhs: i32, %rhs: i32) {
  %result = arith.subi %lhs, %rhs : i32
  return
}

// -----
// op: arith.muli
func.func @muli(%lhs: i32, %rhs: i32) {
  %result = arith.muli %lhs, %rhs : i32
  return
}

// -----
// op: arith.mulsi_extended
func.func @mulsi_extended(%lhs: i32, %rhs: i32) {
  %low:2 = arith.mulsi_extended %lhs, %rhs : i32
  return
}

// -----
// op: arith.mului_extended
func.func @mului_extended(%lhs: i32, %rhs: i32) {
  %low:2 = arith.mului_extended %lhs, %rhs : i32
  return
}

// -----
// op: arith.divui
func.func @divui(%lhs: i32, %rhs: i32) {
  %result = arith.divui %lhs, %rhs : i32
  return
}

// -----
// op: arith.divsi
func.func @divsi(%lhs: i32, %rhs: i32) {
  %result = arith.divsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.ceildivui
func.func @ceildivui(%lhs: i32, %rhs: i32) {
  %result = arith.ceildivui %lhs, %rhs : i32
  return
}

// -----
// op: arith.ceildivsi
func.func @ceildivsi(%lhs: i32, %rhs: i32) {
  %result = arith.ceildivsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.floordivsi
func.func @floordivsi(%lhs: i32, %rhs: i32) {
  %result = arith.floordivsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.remui
func.func @remui(%lhs: i32, %rhs: i32) {
  %result = arith.remui %lhs, %rhs : i32
  return
}

// -----
// op: arith.remsi
func.func @remsi(%lhs: i32, %rhs: i32) {
  %result = arith.remsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.andi
func.func @andi(%lhs: i32, %rhs: i32) {
  %result = arith.andi %lhs, %rhs : i32
  return
}

// -----
// op: arith.ori
func.func @ori(%lhs: i32, %rhs: i32) {
  %result = arith.ori %lhs, %rhs : i32
  return
}

// -----
// op: arith.xori
func.func @xori(%lhs: i32, %rhs: i32) {
  %result = arith.xori %lhs, %rhs : i32
  return
}

// -----
// op: arith.shli
func.func @shli(%lhs: i32, %rhs: i32) {
  %result = arith.shli %lhs, %rhs : i32
  return
}

// -----
// op: arith.shrui
func.func @shrui(%lhs: i32, %rhs: i32) {
  %result = arith.shrui %lhs, %rhs : i32
  return
}

// -----
// op: arith.shrsi
func.func @shrsi(%lhs: i32, %rhs: i32) {
  %result = arith.shrsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.negf
func.func @negf(%operand: f32) {
  %result = arith.negf %operand : f32
  return
}

// -----
// op: arith.addf
func.func @addf(%lhs: f32, %rhs: f32) {
  %result = arith.addf %lhs, %rhs : f32
  return
}

// -----
// op: arith.subf
func.func @subf(%lhs: f32, %rhs: f32) {
  %result = arith.subf %lhs, %rhs : f32
  return
}

// -----
// op: arith.maximumf
func.func @maximumf(%lhs: f32, %rhs: f32) {
  %result = arith.maximumf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: arith.maxnumf
func.func @maxnumf(%lhs: f32, %rhs: f32) {
  %result = arith.maxnumf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: arith.maxsi
func.func @maxsi(%lhs: i32, %rhs: i32) {
  %result = arith.maxsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.maxui
func.func @maxui(%lhs: i32, %rhs: i32) {
  %result = arith.maxui %lhs, %rhs : i32
  return
}

// -----
// op: arith.minimumf
func.func @minimumf(%lhs: f32, %rhs: f32) {
  %result = arith.minimumf %lhs, %rhs : f32
  return
}

// -----
// op: arith.minnumf
func.func @minnumf(%lhs: f32, %rhs: f32) {
  %result = arith.minnumf %lhs, %rhs fastmath<nnan> : f32
  return
}

// -----
// op: arith.minsi
func.func @minsi(%lhs: i32, %rhs: i32) {
  %result = arith.minsi %lhs, %rhs : i32
  return
}

// -----
// op: arith.minui
func.func @minui(%lhs: i32, %rhs: i32) {
  %result = arith.minui %lhs, %rhs : i32
  return
}

// -----
// op: arith.mulf
func.func @mulf(%lhs: f32, %rhs: f32) {
  %result = arith.mulf %lhs, %rhs : f32
  return
}

// -----
// op: arith.divf
func.func @divf(%lhs: f32, %rhs: f32) {
  %result = arith.divf %lhs, %rhs : f32
  return
}

// -----
// op: arith.remf
func.func @remf(%lhs: f32, %rhs: f32) {
  %result = arith.remf %lhs, %rhs : f32
  return
}

// -----
// op: arith.extui
func.func @extui(%in: i32) {
  %out = arith.extui %in : i32 to i64
  return
}

// -----
// op: arith.extsi
func.func @extsi(%in: i32) {
  %out = arith.extsi %in : i32 to i64
  return
}

// -----
// op: arith.extf
func.func @extf(%in: f16) {
  %out = arith.extf %in : f16 to f32
  return
}

// -----
// op: arith.scaling_extf
func.func @scaling_extf(%in: vector<4xf4E2M1FN>, %scale: vector<4xf8E8M0FNU>) {
  %out = arith.scaling_extf %in, %scale : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  return
}

// -----
// op: arith.trunci
func.func @trunci(%in: i32) {
  %out = arith.trunci %in : i32 to i8
  return
}

// -----
// op: arith.truncf
func.func @truncf(%in: f32) {
  %out = arith.truncf %in : f32 to f16
  return
}

// -----
// op: arith.scaling_truncf
func.func @scaling_truncf(%in: vector<4xf32>, %scale: vector<4xf8E8M0FNU>) {
  %out = arith.scaling_truncf %in, %scale : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----
// op: arith.uitofp
func.func @uitofp(%in: i32) {
  %out = arith.uitofp %in : i32 to f32
  return
}

// -----
// op: arith.sitofp
func.func @sitofp(%in: i32) {
  %out = arith.sitofp %in : i32 to f32
  return
}

// -----
// op: arith.fptoui
func.func @fptoui(%in: f32) {
  %out = arith.fptoui %in : f32 to i32
  return
}

// -----
// op: arith.fptosi
func.func @fptosi(%in: f32) {
  %out = arith.fptosi %in : f32 to i32
  return
}

// -----
// op: arith.index_cast
func.func @index_cast(%in: index) {
  %out = arith.index_cast %in : index to i32
  return
}

// -----
// op: arith.index_castui
func.func @index_castui(%in: i32) {
  %out = arith.index_castui %in : i32 to index
  return
}

// -----
// op: arith.bitcast
func.func @bitcast(%in: i32) {
  %out = arith.bitcast %in : i32 to f32
  return
}

// -----
// op: arith.cmpi
func.func @cmpi(%lhs: i32, %rhs: i32) {
  %result = arith.cmpi eq, %lhs, %rhs : i32
  return
}

// -----
// op: arith.cmpf
func.func @cmpf(%lhs: f32, %rhs: f32) {
  %result = arith.cmpf oeq, %lhs, %rhs : f32
  return
}

// -----
// op: arith.select
func.func @select(%condition: i1, %true_value: i32, %false_value: i32) {
  %result = arith.select %condition, %true_value, %false_value : i32
  return
}

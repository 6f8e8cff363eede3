// Every op of index: what upstream prints for it, in custom and in generic form.
// RUN: nvlower --split-input-file %s | filecheck %s
// RUN: nvlower --split-input-file --mlir-print-op-generic %s | filecheck %s --check-prefix=GENERIC

// -----
// op: index.add
// CHECK: %0 = index.add %arg0, %arg1
// GENERIC: %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
func.func @add(%lhs: index, %rhs: index) {
  %result = index.add %lhs, %rhs
  return
}

// -----
// op: index.sub
// CHECK: %0 = index.sub %arg0, %arg1
// GENERIC: %0 = "index.sub"(%arg0, %arg1) : (index, index) -> index
func.func @sub(%lhs: index, %rhs: index) {
  %result = index.sub %lhs, %rhs
  return
}

// -----
// op: index.mul
// CHECK: %0 = index.mul %arg0, %arg1
// GENERIC: %0 = "index.mul"(%arg0, %arg1) : (index, index) -> index
func.func @mul(%lhs: index, %rhs: index) {
  %result = index.mul %lhs, %rhs
  return
}

// -----
// op: index.divs
// CHECK: %0 = index.divs %arg0, %arg1
// GENERIC: %0 = "index.divs"(%arg0, %arg1) : (index, index) -> index
func.func @divs(%lhs: index, %rhs: index) {
  %result = index.divs %lhs, %rhs
  return
}

// -----
// op: index.divu
// CHECK: %0 = index.divu %arg0, %arg1
// GENERIC: %0 = "index.divu"(%arg0, %arg1) : (index, index) -> index
func.func @divu(%lhs: index, %rhs: index) {
  %result = index.divu %lhs, %rhs
  return
}

// -----
// op: index.ceildivs
// CHECK: %0 = index.ceildivs %arg0, %arg1
// GENERIC: %0 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
func.func @ceildivs(%lhs: index, %rhs: index) {
  %result = index.ceildivs %lhs, %rhs
  return
}

// -----
// op: index.ceildivu
// CHECK: %0 = index.ceildivu %arg0, %arg1
// GENERIC: %0 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
func.func @ceildivu(%lhs: index, %rhs: index) {
  %result = index.ceildivu %lhs, %rhs
  return
}

// -----
// op: index.floordivs
// CHECK: %0 = index.floordivs %arg0, %arg1
// GENERIC: %0 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
func.func @floordivs(%lhs: index, %rhs: index) {
  %result = index.floordivs %lhs, %rhs
  return
}

// -----
// op: index.rems
// CHECK: %0 = index.rems %arg0, %arg1
// GENERIC: %0 = "index.rems"(%arg0, %arg1) : (index, index) -> index
func.func @rems(%lhs: index, %rhs: index) {
  %result = index.rems %lhs, %rhs
  return
}

// -----
// op: index.remu
// CHECK: %0 = index.remu %arg0, %arg1
// GENERIC: %0 = "index.remu"(%arg0, %arg1) : (index, index) -> index
func.func @remu(%lhs: index, %rhs: index) {
  %result = index.remu %lhs, %rhs
  return
}

// -----
// op: index.maxs
// CHECK: %0 = index.maxs %arg0, %arg1
// GENERIC: %0 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
func.func @maxs(%lhs: index, %rhs: index) {
  %result = index.maxs %lhs, %rhs
  return
}

// -----
// op: index.maxu
// CHECK: %0 = index.maxu %arg0, %arg1
// GENERIC: %0 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
func.func @maxu(%lhs: index, %rhs: index) {
  %result = index.maxu %lhs, %rhs
  return
}

// -----
// op: index.mins
// CHECK: %0 = index.mins %arg0, %arg1
// GENERIC: %0 = "index.mins"(%arg0, %arg1) : (index, index) -> index
func.func @mins(%lhs: index, %rhs: index) {
  %result = index.mins %lhs, %rhs
  return
}

// -----
// op: index.minu
// CHECK: %0 = index.minu %arg0, %arg1
// GENERIC: %0 = "index.minu"(%arg0, %arg1) : (index, index) -> index
func.func @minu(%lhs: index, %rhs: index) {
  %result = index.minu %lhs, %rhs
  return
}

// -----
// op: index.shl
// CHECK: %0 = index.shl %arg0, %arg1
// GENERIC: %0 = "index.shl"(%arg0, %arg1) : (index, index) -> index
func.func @shl(%lhs: index, %rhs: index) {
  %result = index.shl %lhs, %rhs
  return
}

// -----
// op: index.shrs
// CHECK: %0 = index.shrs %arg0, %arg1
// GENERIC: %0 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
func.func @shrs(%lhs: index, %rhs: index) {
  %result = index.shrs %lhs, %rhs
  return
}

// -----
// op: index.shru
// CHECK: %0 = index.shru %arg0, %arg1
// GENERIC: %0 = "index.shru"(%arg0, %arg1) : (index, index) -> index
func.func @shru(%lhs: index, %rhs: index) {
  %result = index.shru %lhs, %rhs
  return
}

// -----
// op: index.and
// CHECK: %0 = index.and %arg0, %arg1
// GENERIC: %0 = "index.and"(%arg0, %arg1) : (index, index) -> index
func.func @and(%lhs: index, %rhs: index) {
  %result = index.and %lhs, %rhs
  return
}

// -----
// op: index.or
// CHECK: %0 = index.or %arg0, %arg1
// GENERIC: %0 = "index.or"(%arg0, %arg1) : (index, index) -> index
func.func @or(%lhs: index, %rhs: index) {
  %result = index.or %lhs, %rhs
  return
}

// -----
// op: index.xor
// CHECK: %0 = index.xor %arg0, %arg1
// GENERIC: %0 = "index.xor"(%arg0, %arg1) : (index, index) -> index
func.func @xor(%lhs: index, %rhs: index) {
  %result = index.xor %lhs, %rhs
  return
}

// -----
// op: index.casts
// CHECK: %0 = index.casts %arg0 : index to i32
// GENERIC: %0 = "index.casts"(%arg0) : (index) -> i32
func.func @casts(%input: index) {
  %output = index.casts %input : index to i32
  return
}

// -----
// op: index.castu
// CHECK: %0 = index.castu %arg0 : index to i32
// GENERIC: %0 = "index.castu"(%arg0) : (index) -> i32
func.func @castu(%input: index) {
  %output = index.castu %input : index to i32
  return
}

// -----
// op: index.cmp
// CHECK: %0 = index.cmp sle(%arg0, %arg1)
// GENERIC: %0 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
func.func @cmp(%lhs: index, %rhs: index) {
  %result = index.cmp sle(%lhs, %rhs)
  return
}

// -----
// op: index.sizeof
// CHECK: %0 = index.sizeof
// GENERIC: %0 = "index.sizeof"() : () -> index
func.func @sizeof() {
  %result = index.sizeof
  return
}

// -----
// op: index.constant
// CHECK: %idx3 = index.constant 3
// GENERIC: %0 = "index.constant"() <{value = 3 : index}> : () -> index
func.func @constant() {
  %result = index.constant 3
  return
}

// -----
// op: index.bool.constant
// CHECK: %true = index.bool.constant true
// GENERIC: %0 = "index.bool.constant"() <{value = true}> : () -> i1
func.func @bool_constant() {
  %result = index.bool.constant true
  return
}

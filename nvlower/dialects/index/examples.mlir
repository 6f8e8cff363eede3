// One example for each op of index: read by --show-op, the op reference and the tests.

// -----
// op: index.add
func.func @add(%lhs: index, %rhs: index) {
  %result = index.add %lhs, %rhs
  return
}

// -----
// op: index.sub
func.func @sub(%lhs: index, %rhs: index) {
  %result = index.sub %lhs, %rhs
  return
}

// -----
// op: index.mul
func.func @mul(%lhs: index, %rhs: index) {
  %result = index.mul %lhs, %rhs
  return
}

// -----
// op: index.divs
func.func @divs(%lhs: index, %rhs: index) {
  %result = index.divs %lhs, %rhs
  return
}

// -----
// op: index.divu
func.func @divu(%lhs: index, %rhs: index) {
  %result = index.divu %lhs, %rhs
  return
}

// -----
// op: index.ceildivs
func.func @ceildivs(%lhs: index, %rhs: index) {
  %result = index.ceildivs %lhs, %rhs
  return
}

// -----
// op: index.ceildivu
func.func @ceildivu(%lhs: index, %rhs: index) {
  %result = index.ceildivu %lhs, %rhs
  return
}

// -----
// op: index.floordivs
func.func @floordivs(%lhs: index, %rhs: index) {
  %result = index.floordivs %lhs, %rhs
  return
}

// -----
// op: index.rems
func.func @rems(%lhs: index, %rhs: index) {
  %result = index.rems %lhs, %rhs
  return
}

// -----
// op: index.remu
func.func @remu(%lhs: index, %rhs: index) {
  %result = index.remu %lhs, %rhs
  return
}

// -----
// op: index.maxs
func.func @maxs(%lhs: index, %rhs: index) {
  %result = index.maxs %lhs, %rhs
  return
}

// -----
// op: index.maxu
func.func @maxu(%lhs: index, %rhs: index) {
  %result = index.maxu %lhs, %rhs
  return
}

// -----
// op: index.mins
func.func @mins(%lhs: index, %rhs: index) {
  %result = index.mins %lhs, %rhs
  return
}

// -----
// op: index.minu
func.func @minu(%lhs: index, %rhs: index) {
  %result = index.minu %lhs, %rhs
  return
}

// -----
// op: index.shl
func.func @shl(%lhs: index, %rhs: index) {
  %result = index.shl %lhs, %rhs
  return
}

// -----
// op: index.shrs
func.func @shrs(%lhs: index, %rhs: index) {
  %result = index.shrs %lhs, %rhs
  return
}

// -----
// op: index.shru
func.func @shru(%lhs: index, %rhs: index) {
  %result = index.shru %lhs, %rhs
  return
}

// -----
// op: index.and
func.func @and(%lhs: index, %rhs: index) {
  %result = index.and %lhs, %rhs
  return
}

// -----
// op: index.or
func.func @or(%lhs: index, %rhs: index) {
  %result = index.or %lhs, %rhs
  return
}

// -----
// op: index.xor
func.func @xor(%lhs: index, %rhs: index) {
  %result = index.xor %lhs, %rhs
  return
}

// -----
// op: index.casts
func.func @casts(%input: index) {
  %output = index.casts %input : index to i32
  return
}

// -----
// op: index.castu
func.func @castu(%input: index) {
  %output = index.castu %input : index to i32
  return
}

// -----
// op: index.cmp
func.func @cmp(%lhs: index, %rhs: index) {
  %result = index.cmp sle(%lhs, %rhs)
  return
}

// -----
// op: index.sizeof
func.func @sizeof() {
  %result = index.sizeof
  return
}

// -----
// op: index.constant
func.func @constant() {
  %result = index.constant 3
  return
}

// -----
// op: index.bool.constant
func.func @bool_constant() {
  %result = index.bool.constant true
  return
}

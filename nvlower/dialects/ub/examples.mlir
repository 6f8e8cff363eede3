// One example for each op of ub: read by --show-op, the op reference and the tests.

// -----
// op: ub.poison
func.func @poison() {
  %result = ub.poison : index
  return
}

// -----
// op: ub.unreachable
func.func @unreachable() {
  ub.unreachable
}

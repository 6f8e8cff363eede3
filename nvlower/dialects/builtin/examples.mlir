// One example for each op of builtin: read by --show-op, the op reference and the tests.

// -----
// op: builtin.module
module @kernels attributes {gpu.container_module} {
  func.func private @host()
}

// -----
// op: builtin.unrealized_conversion_cast
func.func @unrealized_conversion_cast() {
  %outputs = builtin.unrealized_conversion_cast to i32
  return
}

// RUN: nvlower --strip-debuginfo --mlir-print-debuginfo %s | filecheck %s

// CHECK: return loc([[UNKNOWN:.+]])
// CHECK: [[UNKNOWN]] = loc(unknown)
func.func @f() {
  return loc("file.cu":3:4)
}

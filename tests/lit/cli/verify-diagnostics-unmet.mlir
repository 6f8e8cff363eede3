// RUN: not nvlower --verify-diagnostics %s 2>&1 | filecheck %s

// CHECK: verify-diagnostics-unmet.mlir:8:1: error: unexpected error: custom op 'bar' is unknown
// CHECK: verify-diagnostics-unmet.mlir:7:4: error: expected error "nothing" was not produced
// CHECK-NEXT: // expected-error
// CHECK-NEXT: {{\^~~~~~~}}
// expected-error@+1 {{nothing}}
bar

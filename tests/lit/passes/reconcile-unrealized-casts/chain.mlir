// RUN: nvlower --reconcile-unrealized-casts %s | filecheck %s

// CHECK-LABEL: func.func @there_and_back
// CHECK-SAME: (%[[A:.+]]: i64)
// CHECK-NEXT: return %[[A]] : i64
func.func @there_and_back(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}

// With the option, an op that keeps a cast alive is an error, at its place.
// RUN: nvlower --reconcile-unrealized-casts %s | filecheck %s --check-prefix=KEPT
// RUN: not nvlower --reconcile-unrealized-casts=complete=true %s 2>&1 | filecheck %s

// KEPT: builtin.unrealized_conversion_cast
// CHECK: complete.mlir:11:8: error: 'arith.ceildivui' op is left after the lowering
// CHECK: note: convert-arith-to-llvm lowers 'arith.ceildivui', but not everywhere and in every form
llvm.func @f(%a: i64, %b: i64) -> i64 {
  %x = builtin.unrealized_conversion_cast %a : i64 to index
  %y = builtin.unrealized_conversion_cast %b : i64 to index
  %z = arith.ceildivui %x, %y : index
  %r = builtin.unrealized_conversion_cast %z : index to i64
  llvm.return %r : i64
}

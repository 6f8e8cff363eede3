// RUN: nvlower --convert-nvvm-to-llvm %s | filecheck %s

// CHECK-LABEL: llvm.func @init(
llvm.func @init(%s: !llvm.ptr<3>, %g: !llvm.ptr, %n: i32, %p: i1) {
  // Without a predicate there is an intrinsic.
  // CHECK-NEXT: nvvm.mbarrier.init %arg0, %arg2 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %s, %n : !llvm.ptr<3>, i32
  // CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "@$2 mbarrier.init.shared.b64 [$0], $1;", "r,r,b" %arg0, %arg2, %arg3 : (!llvm.ptr<3>, i32, i1) -> ()
  nvvm.mbarrier.init %s, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  // CHECK-NEXT: llvm.inline_asm has_side_effects asm_dialect = att "@$2 mbarrier.init.b64 [$0], $1;", "l,r,b" %arg1, %arg2, %arg3 : (!llvm.ptr, i32, i1) -> ()
  nvvm.mbarrier.init %g, %n, predicate = %p : !llvm.ptr, i32, i1
  llvm.return
}

// CHECK-LABEL: llvm.func @expect_tx(
llvm.func @expect_tx(%s: !llvm.ptr<3>, %g: !llvm.ptr, %n: i32, %p: i1) {
  // CHECK-NEXT: nvvm.mbarrier.arrive.expect_tx %arg0, %arg2 : !llvm.ptr<3>, i32
  nvvm.mbarrier.arrive.expect_tx %s, %n : !llvm.ptr<3>, i32
  // CHECK-NEXT: "@$2 mbarrier.arrive.expect_tx.shared.b64 _, [$0], $1;", "r,r,b" %arg0, %arg2, %arg3
  nvvm.mbarrier.arrive.expect_tx %s, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  // CHECK-NEXT: "@$2 mbarrier.arrive.expect_tx.b64 _, [$0], $1;", "l,r,b" %arg1, %arg2, %arg3
  nvvm.mbarrier.arrive.expect_tx %g, %n, predicate = %p : !llvm.ptr, i32, i1
  llvm.return
}

// CHECK-LABEL: llvm.func @try_wait(
llvm.func @try_wait(%s: !llvm.ptr<3>, %g: !llvm.ptr, %n: i32) {
  // CHECK-NEXT: "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,r,r" %arg0, %arg2, %arg2 : (!llvm.ptr<3>, i32, i32) -> ()
  nvvm.mbarrier.try_wait.parity %s, %n, %n : !llvm.ptr<3>, i32, i32
  // CHECK-NEXT: mbarrier.try_wait.parity.b64 P1, [$0], $1, $2; {{.*}} "l,r,r"
  nvvm.mbarrier.try_wait.parity %g, %n, %n : !llvm.ptr, i32, i32
  llvm.return
}

// Integer constants are immediates.
// CHECK-LABEL: llvm.func @constants(
llvm.func @constants(%s: !llvm.ptr<3>, %n: i32, %p: i1) {
  %c = llvm.mlir.constant(1 : i32) : i32
  // CHECK: "@$2 mbarrier.init.shared.b64 [$0], $1;", "r,n,b"
  nvvm.mbarrier.init %s, %c, predicate = %p : !llvm.ptr<3>, i32, i1
  // CHECK: "bar.arrive $0, $1;", "n,r"
  nvvm.barrier.arrive id = %c number_of_threads = %n
  // CHECK: "bar.arrive 0, $0;", "r"
  nvvm.barrier.arrive number_of_threads = %n
  llvm.return
}

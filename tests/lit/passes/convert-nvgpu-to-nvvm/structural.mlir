// RUN: nvlower --convert-nvgpu-to-nvvm %s | filecheck %s
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
!bars = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!token = !nvgpu.mbarrier.token

// A loop that carries a changed type is rebuilt, its bounds and all that it carries with it.
// CHECK-LABEL: func.func @for_changed(
func.func @for_changed(%i: index, %a: !acc, %m: memref<4xf32>) -> (!acc, index, memref<4xf32>) {
  // CHECK: %[[R:.*]]:3 = scf.for %[[K:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}}, %[[M:.*]] = %{{.*}}) -> (!llvm.struct<(struct<(f32, f32, f32, f32)>)>, i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) : i64 {
  %r:3 = scf.for %k = %i to %i step %i iter_args(%b = %a, %x = %i, %n = %m) -> (!acc, index, memref<4xf32>) {
    // CHECK-NEXT: %[[XI:.*]] = builtin.unrealized_conversion_cast %[[X]] : i64 to index
    // CHECK-NEXT: %[[KI:.*]] = builtin.unrealized_conversion_cast %[[K]] : i64 to index
    // CHECK-NEXT: %[[Y:.*]] = arith.addi %[[XI]], %[[KI]] : index
    %y = arith.addi %x, %k : index
    // CHECK-NEXT: %[[YI:.*]] = builtin.unrealized_conversion_cast %[[Y]] : index to i64
    // CHECK-NEXT: scf.yield %[[A]], %[[YI]], %[[M]]
    scf.yield %b, %y, %n : !acc, index, memref<4xf32>
  }
  return %r#0, %r#1, %r#2 : !acc, index, memref<4xf32>
}

// One that carries no changed type is not.
// CHECK-LABEL: func.func @for_unchanged(
func.func @for_unchanged(%i: index, %f: f32) -> f32 {
  // CHECK-NEXT: scf.for %{{.*}} = %arg0 to %arg0 step %arg0 iter_args(%{{.*}} = %arg1) -> (f32) {
  %r = scf.for %k = %i to %i step %i iter_args(%x = %f) -> f32 {
    scf.yield %x : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @if_token(
func.func @if_token(%c: i1, %i: index, %b: !bars) -> i1 {
  %t0 = nvgpu.mbarrier.arrive %b[%i] : !bars -> !token
  // CHECK: %[[T0:.*]] = nvvm.mbarrier.arrive
  // CHECK-NEXT: %[[T:.*]] = scf.if %arg0 -> (i64) {
  %t = scf.if %c -> (!token) {
    // CHECK: %[[T1:.*]] = nvvm.mbarrier.arrive
    // CHECK-NEXT: scf.yield %[[T1]] : i64
    %t1 = nvgpu.mbarrier.arrive %b[%i] : !bars -> !token
    scf.yield %t1 : !token
  } else {
    // CHECK: scf.yield %[[T0]] : i64
    scf.yield %t0 : !token
  }
  // CHECK: nvvm.mbarrier.test.wait %{{.*}}, %[[T]] : !llvm.ptr<3>, i64 -> i1
  %d = nvgpu.mbarrier.test.wait %b[%i], %t : !bars, !token
  return %d : i1
}

// CHECK-LABEL: func.func @while_loop(
func.func @while_loop(%i: index, %a: !acc) -> !acc {
  // CHECK: scf.while (%[[X:.*]] = %{{.*}}, %[[A:.*]] = %{{.*}}) : (i64, !llvm.struct<(struct<(f32, f32, f32, f32)>)>) -> (i64, !llvm.struct<(struct<(f32, f32, f32, f32)>)>) {
  %r:2 = scf.while (%x = %i, %y = %a) : (index, !acc) -> (index, !acc) {
    %c = arith.cmpi ult, %x, %i : index
    // CHECK: scf.condition(%{{.*}}) %[[X]], %[[A]] : i64, !llvm.struct<(struct<(f32, f32, f32, f32)>)>
    scf.condition(%c) %x, %y : index, !acc
  } do {
  // CHECK: ^bb0(%[[X:.*]]: i64, %[[A:.*]]: !llvm.struct<(struct<(f32, f32, f32, f32)>)>):
  ^bb0(%x: index, %y: !acc):
    %z = arith.addi %x, %i : index
    // CHECK: scf.yield %{{.*}}, %[[A]] : i64, !llvm.struct<(struct<(f32, f32, f32, f32)>)>
    scf.yield %z, %y : index, !acc
  }
  return %r#1 : !acc
}

// CHECK-LABEL: func.func @switch(
func.func @switch(%i: index) -> index {
  // CHECK: %[[R:.*]] = scf.index_switch %arg0 -> i64
  %r = scf.index_switch %i -> index
  case 2 {
    // CHECK: scf.yield %{{.*}} : i64
    scf.yield %i : index
  }
  default {
    %c = arith.constant 1 : index
    // CHECK: scf.yield %{{.*}} : i64
    scf.yield %c : index
  }
  // CHECK: builtin.unrealized_conversion_cast %[[R]] : i64 to index
  return %r : index
}

// RUN: nvlower --finalize-memref-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @kinds
// CHECK: llvm.atomicrmw fadd %{{.+}}, %{{.+}} acq_rel : !llvm.ptr, f32
// CHECK: llvm.atomicrmw _and %{{.+}}, %{{.+}} acq_rel : !llvm.ptr, i32
// CHECK: llvm.atomicrmw fmaximum
// CHECK: llvm.atomicrmw umin
func.func @kinds(%a: memref<4xf32>, %b: memref<4xi32>, %v: f32, %x: i32, %i: index) {
  %0 = memref.atomic_rmw addf %v, %a[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw andi %x, %b[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maximumf %v, %a[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw minu %x, %b[%i] : (i32, memref<4xi32>) -> i32
  return
}

// cmpxchg takes no floats: the loop compares their bits.
// CHECK-LABEL: llvm.func @loop
// CHECK: %[[FIRST:.+]] = llvm.load %[[P:.+]] : !llvm.ptr -> i32
// CHECK: llvm.br ^[[LOOP:.+]](%[[FIRST]] : i32)
// CHECK: ^[[LOOP]](%[[OLD:.+]]: i32):
// CHECK: %[[X:.+]] = llvm.bitcast %[[OLD]] : i32 to f32
// CHECK: %[[SUM:.+]] = llvm.fadd %[[X]], %{{.+}} : f32
// CHECK: %[[NEW:.+]] = llvm.bitcast %[[SUM]] : f32 to i32
// CHECK: llvm.cmpxchg %[[P]], %[[OLD]], %[[NEW]] acq_rel monotonic : !llvm.ptr, i32
llvm.func @loop(%v: f32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %i = builtin.unrealized_conversion_cast %0 : i64 to index
  %p = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %a = builtin.unrealized_conversion_cast %p : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
  %1 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %s = llvm.fadd %old, %v : f32
    memref.atomic_yield %s : f32
  }
  llvm.return
}

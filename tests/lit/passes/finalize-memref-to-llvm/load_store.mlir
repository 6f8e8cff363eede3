// RUN: nvlower --finalize-memref-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @strided
// CHECK: %[[D:.+]] = builtin.unrealized_conversion_cast %{{.+}} : memref<?x4xf32, strided<[?, 1], offset: ?>> to !llvm.struct
// CHECK: %[[BASE:.+]] = llvm.extractvalue %[[D]][1]
// CHECK: %[[OFFSET:.+]] = llvm.extractvalue %[[D]][2]
// CHECK: %[[START:.+]] = llvm.getelementptr %[[BASE]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[STRIDE:.+]] = llvm.extractvalue %[[D]][4, 0]
// CHECK: %[[ROW:.+]] = llvm.mul %{{.+}}, %[[STRIDE]] overflow<nsw, nuw> : i64
// CHECK: %[[PLACE:.+]] = llvm.add %[[ROW]], %{{.+}} overflow<nsw, nuw> : i64
// CHECK: %[[P:.+]] = llvm.getelementptr inbounds|nuw %[[START]][%[[PLACE]]]
// CHECK: llvm.load %[[P]] : !llvm.ptr -> f32
func.func @strided(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : f32
}

// CHECK-LABEL: func.func @flags
// CHECK: %[[V:.+]] = llvm.load %{{.+}} {nontemporal} : !llvm.ptr -> f32
// CHECK: llvm.store %[[V]], %{{.+}} {alignment = 16 : i64} : f32, !llvm.ptr
func.func @flags(%g: memref<f32>) {
  %0 = memref.load %g[] {nontemporal = true} : memref<f32>
  memref.store %0, %g[] {alignment = 16 : i64} : memref<f32>
  return
}

// CHECK-LABEL: func.func @one_bit
// CHECK: llvm.getelementptr {{.*}} -> !llvm.ptr, i1
// CHECK: llvm.load %{{.+}} : !llvm.ptr -> i1
func.func @one_bit(%w: memref<4xi1>, %i: index) -> i1 {
  %0 = memref.load %w[%i] : memref<4xi1>
  return %0 : i1
}

// Transfers out of bounds and under masks, packed and indexed accesses.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: func.func @tr(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.subi %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.mul %{{.+}}, %{{.+}} : i64
// CHECK-NEXT: %{{.+}} = llvm.add %{{.+}}, %{{.+}} : i64
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
func.func @tr(%m: memref<?x?xf32>, %i: index, %j: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %j], %f, %k : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %f, %k {in_bounds=[true]} : memref<?x?xf32>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @tw(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.subi %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.mul %{{.+}}, %{{.+}} : i64
// CHECK-NEXT: %{{.+}} = llvm.add %{{.+}}, %{{.+}} : i64
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %{{.+}}, %{{.+}}, %{{.+}} {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: %{{.+}} = memref.dim %{{.+}}, %{{.+}} : memref<?x?xf32>
// CHECK-NEXT: %{{.+}} = arith.subi %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
func.func @tw(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %j] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %j], %k : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %j], %k {in_bounds=[true]} : vector<4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @tstatic(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = arith.constant dense<[true, true, false, false]> : vector<4xi1>
// CHECK-NEXT: %{{.+}} = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = arith.constant 6 : index
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = arith.constant 8 : index
// CHECK-NEXT: %{{.+}} = arith.subi %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = arith.index_cast %{{.+}} : index to i32
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %{{.+}} = arith.cmpi sgt, %{{.+}}, %{{.+}} : vector<4xi32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %{{.+}}, %{{.+}}, %{{.+}} {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
func.func @tstatic(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<8xf32>
  %0 = vector.transfer_read %m[%c2], %f : memref<8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%c6], %f : memref<8xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @t0(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<f32> to vector<1xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %{{.+}} = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<1xf32> to vector<f32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: llvm.store %{{.+}}, %{{.+}} {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %{{.+}} = llvm.extractelement %{{.+}}[%{{.+}} : i64] : vector<1xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.+}} = llvm.insertelement %{{.+}}, %{{.+}}[%{{.+}} : i32] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.shufflevector %{{.+}}, %{{.+}} [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
func.func @t0(%m: memref<f32>, %v: vector<f32>, %f: f32, %n: memref<4xf32>, %i: index) -> (vector<f32>, vector<1xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[], %f : memref<f32>, vector<f32>
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  %1 = vector.transfer_read %n[%i], %f {in_bounds=[true]} : memref<4xf32>, vector<1xf32>
  %2 = vector.transfer_read %n[%i], %f {in_bounds=[true], permutation_map = affine_map<(d0) -> (0)>} : memref<4xf32>, vector<4xf32>
  vector.transfer_write %1, %n[%i] {in_bounds=[true]} : vector<1xf32>, memref<4xf32>
  return %0, %1, %2 : vector<f32>, vector<1xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @g2(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = ub.poison : vector<2x4xf32>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT: %{{.+}} = llvm.intr.masked.gather %{{.+}}, %{{.+}}, %{{.+}} {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT: %{{.+}} = llvm.intr.masked.gather %{{.+}}, %{{.+}}, %{{.+}} {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
func.func @g2(%m: memref<?xf32>, %i: index, %x: vector<2x4xi32>, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> (vector<2x4xf32>) {
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @ec(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = "llvm.intr.masked.expandload"(%{{.+}}, %{{.+}}, %{{.+}}) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.masked.compressstore"(%{{.+}}, %{{.+}}, %{{.+}}) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT: return %{{.+}} : vector<4xf32>
func.func @ec(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @kmask(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %{{.+}} = llvm.load %{{.+}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %{{.+}}, %{{.+}} {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[%{{.+}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %{{.+}}, %{{.+}} {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT: return %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @kmask(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %z = vector.constant_mask [0] : vector<4xi1>
  %c = arith.constant dense<true> : vector<4xi1>
  %0 = vector.maskedload %m[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %z, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%i][%x], %z, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.expandload %m[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.maskedload %m[%i], %c, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %z, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%x], %z, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @tc(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<4xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : memref<2x3xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.struct<(ptr, ptr, i64)> to memref<vector<2x3xf32>>
// CHECK-NEXT: %{{.+}} = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[0] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %{{.+}} = llvm.extractvalue %{{.+}}[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %{{.+}} = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %{{.+}} = llvm.insertvalue %{{.+}}, %{{.+}}[2] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : !llvm.struct<(ptr<3>, ptr<3>, i64)> to memref<vector<4xf32>, 3>
// CHECK-NEXT: return %{{.+}}, %{{.+}} : memref<vector<2x3xf32>>, memref<vector<4xf32>, 3>
func.func @tc(%a: memref<2x3xf32>, %b: memref<4xf32, 3>) -> (memref<vector<2x3xf32>>, memref<vector<4xf32>, 3>) {
  %0 = vector.type_cast %a : memref<2x3xf32> to memref<vector<2x3xf32>>
  %1 = vector.type_cast %b : memref<4xf32, 3> to memref<vector<4xf32>, 3>
  return %0, %1 : memref<vector<2x3xf32>>, memref<vector<4xf32>, 3>
}

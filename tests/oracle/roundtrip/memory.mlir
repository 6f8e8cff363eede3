// Every op of memref and vector.
memref.global "private" constant @c : memref<2x2xf32> = dense<[[0.0, 1.0], [2.0, 3.0]]>
memref.global "private" @u : memref<4xi32> = uninitialized {alignment = 64 : i64}
memref.global @e : memref<4xi32>
memref.global constant @s : memref<4xi64> = dense<7>
func.func @memref(%m: memref<?x4xf32>, %i: index, %f: f32, %d: memref<64xi8>, %n: memref<4x?xf32>, %u: memref<*xf32>, %s: memref<2xindex>, %dm: memref<4xf32>, %tag: memref<1xi32>, %c: memref<4xi32>, %dyn: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%i)[%i] {alignment = 8 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %2 = memref.alloca(%i, %i) : memref<?x?xf32, 3>
  %3 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %4 = memref.realloc %0(%i) : memref<4xf32> to memref<?xf32>
  memref.dealloc %4 : memref<?xf32>
  %5 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %6 = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %7 = memref.generic_atomic_rmw %m[%i, %i] : memref<?x4xf32> {
  ^bb0(%x: f32):
    %y = arith.addf %x, %f : f32
    memref.atomic_yield %y : f32
  }
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  %8:2 = memref.distinct_objects %m, %0 : memref<?x4xf32>, memref<4xf32>
  %9 = memref.load %m[%i, %i] : memref<?x4xf32>
  %10 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x4xf32>
  memref.store %f, %m[%i, %i] : memref<?x4xf32>
  memref.store %f, %m[%i, %i] {nontemporal = true, x.y} : memref<?x4xf32>
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %11 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %f : f32
  }
  %12 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %13 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %14 = memref.expand_shape %13 [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %15 = memref.dim %m, %i : memref<?x4xf32>
  memref.dma_start %m[%i, %i], %dm[%i], %i, %tag[%i] : memref<?x4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_start %m[%i, %i], %dm[%i], %i, %tag[%i], %i, %i : memref<?x4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_wait %tag[%i], %i : memref<1xi32>
  %16 = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %17:6 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %18 = memref.get_global @c : memref<2x2xf32>
  %19 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 3>
  memref.prefetch %m[%i, %i], write, locality<1>, instr : memref<?x4xf32>
  %20 = memref.rank %u : memref<*xf32>
  %21 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [1, %i] : memref<?x4xf32> to memref<4x?xf32, strided<[1, ?], offset: ?>>
  %22 = memref.reshape %0(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %23 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %24 = memref.view %d[%i][%i] : memref<64xi8> to memref<?xf32>
  %25 = memref.view %d[%i][] : memref<64xi8> to memref<4xf32>
  %26 = memref.subview %dyn[%i, 0] [4, %i] [1, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  return
}
func.func @vector(%v: vector<4xf32>, %w: vector<8xf32>, %i: index, %f: f32, %m: memref<?x8xf32>, %mk: vector<4xi1>, %iv: vector<4xi32>, %v2: vector<4x8xf32>, %b: i1, %sv: vector<[4]xf32>, %v3: vector<2x4x8xf32>, %t: tensor<?x8xf32>) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  vector.compressstore %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.constant_mask [2, 3] : vector<4x8xi1>
  %3 = vector.create_mask %i, %i : vector<4x8xi1>
  %4 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32
  %5, %6 = vector.deinterleave %w : vector<8xf32> -> vector<4xf32>
  %7 = vector.expandload %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %8 = vector.extract %v2[%i] : vector<8xf32> from vector<4x8xf32>
  %9 = vector.extract %v2[1, %i] : f32 from vector<4x8xf32>
  %10 = vector.extract_strided_slice %v2 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %11 = vector.fma %v, %v, %v : vector<4xf32>
  %12 = vector.from_elements %f, %f, %f, %f : vector<4xf32>
  %13 = vector.gather %m[%i, %i] [%iv], %mk, %v : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %14 = vector.insert %f, %v[2] : f32 into vector<4xf32>
  %15 = vector.insert %w, %v2[%i] : vector<8xf32> into vector<4x8xf32>
  %16 = vector.insert_strided_slice %v, %v2 {offsets = [0, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  %17 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %18 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  %19 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x8xf32>, vector<8xf32>
  %20 = vector.mask %mk { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %mk { vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32> } : vector<4xi1>
  %21 = vector.maskedload %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %mk, %v : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  %22 = vector.multi_reduction <mul>, %v2, %w [0] : vector<4x8xf32> to vector<8xf32>
  %23 = vector.outerproduct %v, %w, %v2 : vector<4xf32>, vector<8xf32>
  %24 = vector.outerproduct %v, %w, %v2 {kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
  %25 = vector.outerproduct %v, %f : vector<4xf32>, f32
  vector.print %v : vector<4xf32>
  vector.print str "hello\n"
  vector.print punctuation <newline>
  vector.print %f : f32 punctuation <comma>
  %26 = vector.reduction <add>, %v : vector<4xf32> into f32
  %27 = vector.reduction <add>, %v, %f fastmath<reassoc> : vector<4xf32> into f32
  %28 = vector.scalable.extract %sv[0] : vector<4xf32> from vector<[4]xf32>
  %29 = vector.scalable.insert %v, %sv[0] : vector<4xf32> into vector<[4]xf32>
  %30, %31 = vector.scan <add>, %v2, %w {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  vector.scatter %m[%i, %i] [%iv], %mk, %v : memref<?x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %32 = vector.shape_cast %v2 : vector<4x8xf32> to vector<32xf32>
  %33 = vector.shuffle %v, %v [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  %34 = vector.step : vector<4xindex>
  vector.store %v, %m[%i, %i] : memref<?x8xf32>, vector<4xf32>
  %35:4 = vector.to_elements %v : vector<4xf32>
  %36 = vector.transfer_read %m[%i, %i], %f : memref<?x8xf32>, vector<4xf32>
  %37 = vector.transfer_read %m[%i, %i], %f, %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x8xf32>, vector<4xf32>
  %38 = vector.transfer_read %t[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<?x8xf32>, vector<4x8xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %v, %m[%i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  %39 = vector.transfer_write %v, %t[%i, %i] {x.y} : vector<4xf32>, tensor<?x8xf32>
  %40 = vector.transpose %v3, [2, 0, 1] : vector<2x4x8xf32> to vector<8x2x4xf32>
  %41 = vector.vscale
  return
}
func.func @type_cast(%m: memref<4x8xf32>) {
  %0 = vector.type_cast %m : memref<4x8xf32> to memref<vector<4x8xf32>>
  return
}

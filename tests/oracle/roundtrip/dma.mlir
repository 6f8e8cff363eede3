func.func @dma(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %i: index, %m: memref<4xindex>) { %c0 = arith.constant 0 : index %z = memref.load %m[%i] : memref<4xindex> 
affine.dma_wait %t[%i + %i, 0], %c0 : memref<1xi32>
 return }
// -----
func.func @dma(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %i: index, %m: memref<4xindex>) { %c0 = arith.constant 0 : index %z = memref.load %m[%i] : memref<4xindex> 
affine.dma_start %a[%i], %b[%i + 7, 0], %t[%c0], %c0 : memref<40x128xf32>, memref<2x1024xf32, 2>, memref<1xi32>
 return }
// -----
func.func @dma(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %i: index, %m: memref<4xindex>) { %c0 = arith.constant 0 : index %z = memref.load %m[%i] : memref<4xindex> 
affine.dma_start %a[%i, %i], %b[%i + 7, 0], %t[%z], %z : memref<40x128xf32>, memref<2x1024xf32, 2>, memref<1xi32>
 return }
// -----
func.func @dma(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %i: index, %m: memref<4xindex>) { %c0 = arith.constant 0 : index %z = memref.load %m[%i] : memref<4xindex> 
affine.dma_start %a[%z, %i], %b[%i + 7, 0], %t[%i], %c0 : memref<40x128xf32>, memref<2x1024xf32, 2>, memref<1xi32>
 return }
// -----
func.func @dma(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %i: index, %m: memref<4xindex>) { %c0 = arith.constant 0 : index %z = memref.load %m[%i] : memref<4xindex> 
affine.dma_wait %t[%z], %c0 : memref<1xi32>
 return }
// -----
func.func @dma(%a: memref<40x128xf32>, %b: memref<2x1024xf32, 2>, %t: memref<1xi32>, %i: index, %m: memref<4xindex>) { %c0 = arith.constant 0 : index %z = memref.load %m[%i] : memref<4xindex> 
affine.dma_wait %t[], %c0 : memref<1xi32>
 return }

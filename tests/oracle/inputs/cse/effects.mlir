func.func @w(%n: index, %m: memref<?xf32>, %t: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%n] : memref<?xf32>
  gpu.barrier
  %1 = memref.load %m[%n] : memref<?xf32>
  %2 = memref.dim %m, %c0 : memref<?xf32>
  %3 = memref.dim %m, %c0 : memref<?xf32>
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %l = memref.load %a[%n] : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  %k = memref.load %a[%n] : memref<4xf32>
  %s = arith.addf %l, %k : f32
  scf.for %i = %n to %2 step %3 {
    %q = memref.load %m[%n] : memref<?xf32>
    memref.store %q, %m[%i] : memref<?xf32>
  }
  %u = memref.load %m[%n] : memref<?xf32>
  %v = arith.addf %u, %0 : f32
  %x = arith.addf %v, %1 : f32
  %y = arith.addf %x, %s : f32
  return %y : f32
}
// -----
llvm.func @l(%p: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load volatile %p : !llvm.ptr -> i32
  %3 = llvm.load volatile %p : !llvm.ptr -> i32
  %4 = llvm.add %0, %1 : i32
  %5 = llvm.add %1, %0 : i32
  %6 = llvm.add %0, %1 overflow<nsw> : i32
  %7 = llvm.inline_asm "foo $0, $1;", "=r,r" %x : (i32) -> i32
  %8 = llvm.inline_asm "foo $0, $1;", "=r,r" %x : (i32) -> i32
  %9 = llvm.inline_asm has_side_effects "foo $0, $1;", "=r,r" %x : (i32) -> i32
  %10 = llvm.inline_asm has_side_effects "foo $0, $1;", "=r,r" %x : (i32) -> i32
  %11 = llvm.mlir.constant(1 : i32) : i32
  %12 = llvm.mlir.constant(1 : i32) : i32
  %13 = llvm.alloca %11 x i32 : (i32) -> !llvm.ptr
  %14 = llvm.alloca %12 x i32 : (i32) -> !llvm.ptr
  %15 = llvm.load %13 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.call @u(%2, %3, %4, %5, %6, %7, %8, %9, %10, %13, %14, %15) vararg(!llvm.func<void (...)>) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return %5 : i32
}
llvm.func @u(...)

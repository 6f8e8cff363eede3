func.func private @ext(%x: memref<4xf32> {llvm.noalias, foo.x = 1 : i32}, %i: index {llvm.x}) -> (i32 {llvm.signext}) attributes {llvm.linkage = #llvm.linkage<extern_weak>, llvm.readnone, foo.bar = 3 : i32, no_inline}
func.func @h(%m: memref<*xf32>, %n: memref<?xf32>) -> memref<?xf32> {
  return %n : memref<?xf32>
}
func.func @k(%m: memref<*xf32>, %n: memref<?xf32>) -> (memref<?xf32>, memref<*xf32>) {
  %0 = call @h(%m, %n) : (memref<*xf32>, memref<?xf32>) -> memref<?xf32>
  %f = constant @h : (memref<*xf32>, memref<?xf32>) -> memref<?xf32>
  %2 = call_indirect %f(%m, %n) : (memref<*xf32>, memref<?xf32>) -> memref<?xf32>
  return %0, %m : memref<?xf32>, memref<*xf32>
}
func.func @j(%m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>) {
  return %m : memref<4xf32>
}

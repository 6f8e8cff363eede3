func.func @f(%n: i64) {
  llvm.alloca %n x i8 : () -> !llvm.ptr
  return
}
// -----
func.func @f(%n: i64) {
  llvm.alloca %n x i8 : !llvm.ptr
  return
}
// -----
func.func @f(%n: i64) {
  llvm.alloca %n x i8 {alignment = "8"} : (i64) -> !llvm.ptr
  return
}
// -----
func.func @f(%n: i64) {
  llvm.alloca %n x i8 : (i64) -> f32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  llvm.getelementptr %p[77777777777] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  llvm.getelementptr sometimes %p[7] : (!llvm.ptr) -> !llvm.ptr, i8
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  llvm.call %p() : () -> i8
  return
}
// -----
func.func @f() {
  llvm.call @g() : !llvm.ptr, () -> i8
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  llvm.call %p() : !llvm.ptr, i8
  return
}
// -----
func.func @f() {
  llvm.call @g() : () -> !llvm.void
  return
}
// -----
func.func @f() {
  llvm.call @g() : () -> (i8, i8)
  return
}
// -----
func.func @f() {
  llvm.call slowly @g() : () -> ()
  return
}
// -----
func.func @f(%a: i8) {
  llvm.call @g() ["t"(%a : i8, i8)] : () -> ()
  return
}
// -----
func.func @f() {
  llvm.call @f() : () -> ()
  return
}
// -----
func.func @f(%s: !llvm.struct<(i8, f32)>) {
  llvm.extractvalue %s[2]
    : !llvm.struct<(i8, f32)>

  return
}
// -----
func.func @f(%s: !llvm.struct<(i8, f32)>) {
  llvm.extractvalue %s[0, 1] : !llvm.struct<(i8, f32)>
  return
}
// -----
func.func @f(%s: tuple<i8>) {
  llvm.extractvalue %s[0] : tuple<i8>
  return
}
// -----
llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([7]), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @f(%c: f32) {
  llvm.switch %c : f32, ^bb1 [7: ^bb1]
^bb1:
  llvm.return
}
// -----
llvm.func @f()
llvm.mlir.global_ctors ctors = [@f], priorities = [7 : i32], data = [#llvm.zero]
// -----
llvm.func @f() -> (!llvm.ptr {llvm.alignstack = 8 : i64})
llvm.mlir.global internal @g() : i8 {
  %p = llvm.mlir.zero : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i8
  llvm.return %v : i8
}
// -----
llvm.mlir.global external @g() {alignment = 12 : i64} : i8
// -----
llvm.mlir.global internal @g(7 : i8) : !llvm.target<"spirv.Event">
// -----
llvm.mlir.global internal rarely @g(7 : i8) : i8
// -----
llvm.mlir.global internal @g(7 : i8)
// -----
func.func @f() {
  llvm.mlir.global external @g() : i8
  return
}
// -----
llvm.comdat @c {
  llvm.return
}
// -----
llvm.mlir.alias external @a : i8 {
  llvm.return
}
// -----
llvm.mlir.alias external @a : i8 {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  llvm.return %p : !llvm.ptr
}
// -----
llvm.mlir.alias common @a : i8 {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
// -----
llvm.mlir.alias @a : i8 {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
// -----
llvm.func extern_weak @w()
llvm.func @f() {
  %p = llvm.dso_local_equivalent @w : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %p = llvm.blockaddress <function = @f, tag = <id = 7>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  llvm.blocktag <id = 7>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 7>
  llvm.return
}
// -----
llvm.func @r() -> !llvm.ptr {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.mlir.ifunc @i : !llvm.func<i8 ()>, !llvm.ptr @r
llvm.func @f() {
  %v = llvm.call @i() : () -> i16
  llvm.return
}
// -----
func.func @f(%x: f32) {
  %r = gpu.all_reduce average %x {} : (f32) -> f32
  return
}
// -----
func.func @f() {
  gpu.wait async
  return
}
// -----
gpu.module @m {
  gpu.func @f(%x: f32) -> i8 {
    gpu.return %x : f32
  }
}
// -----
module attributes {gpu.container_module} {
  module @k {
    gpu.func @f() {
      gpu.return
    }
  }
  func.func @g(%n: index) {
    gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L9, %p : !llvm.ptr
  llvm.return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %x = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %v = memref.load %m[%i] : memref<4xf32>
    memref.atomic_yield %v : f32
  }
  return
}
// -----
func.func @f(%a: i8) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nuw>}> : (i8, i8) -> i8
  %1 = "llvm.add"(%a, %a) <{overflowFlags = 3 : i64}> : (i8, i8) -> i8
  return
}
// -----
func.func @f(%a: i8) {
  %0 = llvm.add %a, %a overflow<some> : i8
  return
}
// -----
func.func @f(%a: i8) {
  %0 = llvm.icmp "like" %a, %a : i8
  return
}
// -----
func.func @f(%a: f32) {
  %0 = llvm.extractelement %a[%a : f32] : f32
  return
}
// -----
llvm.comdat @c {
  llvm.comdat_selector @s
}
// -----
llvm.func @f() -> tuple<i8>
// -----
llvm.func @f() attributes {sym_name = "g"}
// -----
llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<some>}

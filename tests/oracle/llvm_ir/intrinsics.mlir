// Intrinsics of the llvm dialect.
llvm.func @m(%f: f32, %i: i32, %v: vector<4xf32>, %p: !llvm.ptr, %n: i64, %c: i1, %iv: vector<4xi32>, %m: vector<4xi1>, %h: f16) {
  %0 = llvm.intr.sqrt(%f) : (f32) -> f32
  %1 = llvm.intr.fma(%f, %f, %f) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %2 = llvm.intr.fabs(%v) : (vector<4xf32>) -> vector<4xf32>
  %3 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %4 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  %5 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %6 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %7 = llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = true, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.intr.assume %c : i1
  %true = llvm.mlir.constant(true) : i1
  llvm.intr.assume %true ["align"(%p, %n : !llvm.ptr, i64)] : i1
  %8 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %9 = "llvm.intr.vector.reduce.add"(%iv) : (vector<4xi32>) -> i32
  %10 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %11 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %12 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  "llvm.intr.trap"() : () -> ()
  %13 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %13 : !llvm.ptr
  %14 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %15 = llvm.intr.exp2(%h) : (f16) -> f16
  %16 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %17 = llvm.intr.vector.extract %v[0] : vector<2xf32> from vector<4xf32>
  %18 = llvm.intr.lrint(%f) : (f32) -> i64
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %19 = llvm.intr.expect %i, %i : i32
  %20 = llvm.call_intrinsic "llvm.nvvm.ceil.f"(%f) : (f32) -> f32
  llvm.return
}

%0,%1 = "test.op"() : () -> (i32, i32)
%2:2,%3="test.op"() : () -> (i32, i32, i32)
"test.use"(%2#0,%2#1,%3,%0,%1) : (i32,i32,i32,i32,i32) -> ()
// -----
func.func @a() {return}
func.func @b(%a:i32,%b:i32)->i32{%c=arith.addi %a,%b:i32 return %c:i32}
// -----
// comment at start
module // c
{ // c
  func.func // c
   @x // c
   ( // c
   %a // c
   : // c
   i32 // c
   ) // c
   -> // c
   i32 // c
   { // c
   return // c
   %a // c
   : // c
   i32 // c
   } // c
} // c
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2, d0 mod 3 - d1 ceildiv 4)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 10 == 0)>
!t = i32
!u = tuple<!t, f32>
#a = {x = 1 : i32}
#b = [#a, #map]
"test.x"() {m = #map, s = #set, t = !t, u = !u, a = #a, b = #b} : () -> ()
// -----
"test.a"() {a = affine_map<() -> ()>, b = affine_map<() -> (0)>, c = affine_map<(d0) -> (d0 * 2 + 0)>, d = affine_map<(d0)[] -> (-d0)>, e = affine_map<(i, j)[N, M] -> (i * N, j - M, N * M)>, f = affine_map<(d0) -> (d0 - 1, -(d0 + 1), 2 * d0, d0 * -1 + 3)>} : () -> ()
"test.b"() {a = affine_set<() : ()>, b = affine_set<() : (1 == 0)>, c = affine_set<(i)[N] : (i >= 0, N - i - 1 >= 0, i == N)>, d = affine_set<(d0, d1) : (d0 <= d1, d0 >= d1, d0 mod 2 == 0)>, e = affine_set<(d0)[s0, s1] : ()> } : () -> ()
// -----
"test.a"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1> : tensor<3xi32>, c = sparse<[], []> : tensor<3xf32>, d = sparse<[[1]], 2.0> : tensor<3xf32>, e = dense_resource<blob1> : tensor<2xi32>, f = array<i32>, g = array<i32: 1, 2, -3>, h = array<f32: 1.0, -2.5>, i = array<i1: true, false>, j = array<i64: 0x10>, k = array<i8: 1>, l = array<f64: 1.0e-10, 0x7FF0000000000000>, m = strided<[1, 2]>, n = strided<[?, 1], offset: 3>, o = strided<[], offset: ?>, p = strided<[-1, 2], offset: -3>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000200000003000000"
    }
  }
#-}
// -----
"test.a"() : () -> (vector<4xf32>, vector<[4]xf32>, vector<2x[4]xf32>, vector<[2]x4xi1>, vector<f32>, vector<[2]x[2]xf32>, vector<1x2x3xindex>, vector<4x!llvm.ptr>)
// -----
"test.a"() : () -> (i1, i8, si16, ui32, i128, i16777215, f16, bf16, f32, f64, f80, f128, tf32, f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E8M0FNU, index, none, complex<f32>, complex<i32>, tuple<>, tuple<i32>, tuple<i32, tuple<f32>>, tensor<*xf32>, tensor<2x?xf32>, tensor<f32>, tensor<2xf32, {a = 1}>, tensor<2xf32, "enc">, (i32) -> i32, () -> (), (i32, f32) -> (i32, f32), () -> (() -> ()), (() -> ()) -> (), tensor<?x?xcomplex<f64>>)
// -----
func.func @cf(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%a: i32):
  cf.br ^bb3(%a : i32)
^bb2:
  %z = arith.constant 1 : i32
  cf.br ^bb3(%z: i32)
^bb3(%r: i32):   // preds
  return %r : i32
}
// -----
func.func @forward() {
  "test.region"() ({
    %a = "test.use"(%b) : (i32) -> i32
    %b = "test.def"(%a) : (i32) -> i32
    "test.t"() : () -> ()
  }) : () -> ()
  return
}
// -----
"test.a"() {a = #foo.bar, b = #foo<"x">, c = #foo.bar<abc [1,2] {x} "s" -> y>, t = !foo.bar, u = !foo<"abc">, v = !foo.bar<1x2xf32, "a">} : () -> ()
// -----
"test.a"() {a = distinct[0]<1 : i32>, b = distinct[0]<1 : i32>, c = distinct[1]<"x">, d = distinct[2]<>} : () -> ()
// -----
func.func @dup(%x: i32) {
  %0 = arith.constant {foo = 1 : i32} 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %i = arith.constant -7 : index
  %n = arith.constant 0xFFFFFFFF : i32
  %m = arith.constant 0x7F800000 : f32
  %p = arith.constant 1.0 : f8E4M3FN
  %q = arith.constant 0.1 : f64
  %r = arith.constant 1.0e+100 : f64
  %s = arith.constant -0.0 : f32
  %u = arith.constant 3.40282347e+38 : f32
  %v = arith.constant dense<1.0> : vector<[4]xf32>
  %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf16>
  return
}
// -----
"test.a"() {value = "a" : i32, w = 1 : i1, x = 0 : i1, y = -1 : i1, z = 5 : i64, zz = "x" : !test.t} : () -> ()
// -----
"test.a"
  (
  )
  :
  ()
  ->
  (
  i32
  )
// -----
module {
  "test.symtab"() ({
    func.func private @x()
    "test.t"() {sym_name = "foo"} : () -> ()
  }) {sym_name = "y", sym_visibility = "nested"} : () -> ()
}
// -----
func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.struct<(i32, f32)>, %arg3: !llvm.struct<"foo", (ptr, i32)>, %arg4: !llvm.struct<"op", opaque>, %arg5: !llvm.array<4 x struct<packed (i8, i32)>>, %arg6: !llvm.struct<"rec", (ptr, struct<"rec2", (array<4 x struct<"rec2">>)>)>, %arg8: !llvm.token, %arg9: !llvm.label, %arg10: !llvm.metadata, %arg11: !llvm.x86_amx, %arg12: !llvm.func<void (i32, ...)>, %arg13: !llvm.func<i32 ()>, %arg14: !llvm.ppc_fp128, %arg15: !llvm.target<"spirv.Image", i32, 1>, %a17: !llvm.struct<()>, %a18: !llvm.struct<"e", ()>, %a19: !llvm.array<0 x i8>, %a20: !llvm.func<ptr<1> (ptr, array<2 x i8>)>, %a21: !llvm.array<2 x !llvm.array<3 x vector<4xf32>>>) { return }
// -----
func.func @n(%arg0: i32) { 
   %arg_1.x-y$ = arith.addi %arg0, %arg0 : i32
   %-a = arith.addi %arg0, %arg0 : i32
   return }
// -----
func.func @n(%arg0: i32, %a-b: i32, %$: i32, %.x: i32, %_: i32, %0: i32, %99: i32) { 
   return }
// -----
func.func @call(%a: i32) -> (i32, i32) {
  %f = func.constant @call : (i32) -> (i32, i32)
  %0:2 = func.call @call(%a) : (i32) -> (i32, i32)
  %1:2 = call @call(%a) {x = 1 : i32} : (i32) -> (i32, i32)
  %2:2 = call_indirect %f(%a) : (i32) -> (i32, i32)
  %3:2 = func.call_indirect %f(%a) {y} : (i32) -> (i32, i32)
  return {z} %0#0, %3#1 : i32, i32
}
// -----
func.func @x() {
  return {z = 1}
}
// -----
func.func @x() {
  return
  {z = 1}
}
// -----
"llvm.not_declared"() : () -> ()
"nvvm.not_declared"() {a = 1 : i32} : () -> ()

// Every builtin type, attribute, location and block form, in generic operations.
#map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2 - 3, d1 floordiv 4, d0 mod 8, d1 ceildiv s0, -d0)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>
!alias = memref<4x?xf32, strided<[?, 1], offset: ?>, 3>
#loc1 = loc("a.c":3:4)
module attributes {a.x = 1 : i64, a.y, a.z = "s\22\0Atr\\"} {
  "test.op"() {a0 = 1, a1 = -1 : i8, a2 = 255 : ui8, a3 = 0x1F : i32, a4 = 1.5, a5 = -2.0e3 : f32, a6 = 0x7FC00000 : f32, a7 = 0x7FC0 : bf16, a8 = 5 : index} : () -> ()
  "test.op"() {b0 = [], b1 = [1, "x", unit], b2 = {}, b3 = {x = 1, y}, b4 = @foo, b5 = @foo::@bar::@"b z", b6 = #map, b7 = #set, b8 = affine_map<() -> ()>, b9 = affine_map<(d0) -> (d0)>} : () -> ()
  "test.op"() {c0 = dense<1> : tensor<4xi32>, c1 = dense<[[1, 2], [3, 4]]> : vector<2x2xi8>, c2 = dense<"0x01000000020000000300000004000000"> : tensor<4xi32>, c3 = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, c4 = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>, c5 = dense<["a", "b"]> : tensor<2x!test.str>, c6 = dense<> : tensor<0xf32>, c7 = dense<[true, false]> : tensor<2xi1>, c8 = dense<0.1> : tensor<f64>, c9 = dense<[0x7F800000, 1.0]> : tensor<2xf32>} : () -> ()
  "test.op"() {d0 = array<i32: 1, -2>, d1 = array<i64>, d2 = array<f32: 1.0, 2.5>, d3 = array<i1: true, false>, d4 = dense_resource<key1> : tensor<2xi8>, d5 = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, d6 = distinct[0]<42 : i32>, d7 = loc("x"), d8 = strided<[1, 2]>, d9 = sparse<0, 1> : tensor<3xi32>} : () -> ()
  "test.op"() {e0 = i32, e1 = (i32, f32) -> (), e2 = () -> (i32, index), e3 = memref<*xf32, 1>, e4 = !alias, e5 = tensor<?x3xf32, "enc">, e6 = vector<[4]x8xf16>, e7 = tuple<i1, tuple<>, none>, e8 = complex<f64>, e9 = ui5, f0 = si5, f1 = f8E4M3FN, f2 = memref<0x4xf32>, f3 = memref<f32>, f4 = tensor<*xi1>, f5 = vector<f32>, f6 = memref<2xf32, affine_map<(d0) -> (d0)>>, f7 = memref<2xmemref<2xf32>>, f8 = f80, f9 = i1, g0 = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 2 : i32>} : () -> ()
  "test.op"() {h0 = #other.thing<a, b>, h1 = !other.ty<"str", [1, 2]>, h2 = #other<"raw > text">, h3 = !other<raw>, h4 = #other.x, h5 = "s" : !other.y} : () -> ()
  "test.op"() : () -> () loc("file.c":1:2)
  "test.op"() : () -> () loc(fused<"meta">["a", "b"("c":1:2), callsite("d" at "e":3:4)])
  "test.op"() : () -> () loc(#loc1)
  "test.op"() : () -> () loc(#loc9)
  "test.op"() : () -> () loc(unknown)
  "test.op"() : () -> () loc("f":1:2 to :5)
  "test.op"() : () -> () loc("f":1:2 to 3:5)
  %a:3 = "test.multi"(%late, %a2) : (i32, f32) -> (i32, f32, i64)
  %x, %y:2 = "test.multi"(%a#0, %a#2, %a) : (i32, i64, i32) -> (i32, i64, i1)
  %late = "test.late"(%y#1) : (i1) -> i32
  %a2 = "test.late"() : () -> f32
  "test.region"() ({
    %z = "test.inner"() : () -> i32
    "test.br"(%z)[^bb1, ^bb2] : (i32) -> ()
  ^bb1:
    "test.br"()[^bb2] : () -> ()
  ^bb2(%p: i32, %q: f32 loc("argloc")):
    "test.use"(%p, %q) : (i32, f32) -> ()
  }, {
  }) {attr} : () -> ()
  "test.region"() ({
    %z = "test.inner"() : () -> i32
  }) : () -> ()
  // a comment {
  "test.op"() <{p = 1 : i32}> : () -> ()
  "test.op"() {
    multi = "line",
    nested = {deep = {deeper = {deepest = {x = 1 : i32}}}},
    t = tensor<4xf32, #test.layout<a<b<c<d<e<f>>>>>>>
  } : () -> ()
}
#loc9 = loc("later")
{-#
  dialect_resources: {
    builtin: {
      key1: "0x010000000102"
    }
  }
#-}

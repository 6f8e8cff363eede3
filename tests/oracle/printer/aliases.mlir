#set0 = affine_set<(d0) : (d0 >= 0)>
#m2 = affine_map<(d0) -> (d0 * 2)>
!big = tuple<i1,i2,i3,i4,i5,i6,i7,i8,i9,i10,i11,i12,i13,i14,i15,i16,i17,memref<2xf32,affine_map<(d0)->(d0+3)>>>
module @m attributes {x.a = #set0, x.b = [#m2, #m2], x.c = !big, d.e = distinct[0]<"x">, x.f = #m2} {
  func.func private @f(%a: memref<4xf32, #m2>, %b: i32 {foo.x = #set0}) -> (i32 {foo.y = 1})
  "test.op"() {z = dense_resource<blob1> : tensor<3xi64>, y = loc("a":1:2), x = loc(fused<#m2>["a", "b":3:4])} : () -> ()
  %r:3 = "test.three"() : () -> (i32, i32, i64)
  "test.use"(%r#2, %r#0) : (i64, i32) -> () loc(callsite("f" at "g.c":3:5))
  "test.aff"() ({ ^bb0(%x: i32 loc("arg")): 
  }) {m = affine_map<(d0, d1)[s0] -> (d0 + d1, s0)>} : () -> () loc(unknown)
  llvm.func @g() -> i32 attributes {llvm.x = #llvm.framePointerKind<all>} {
    %c = llvm.mlir.constant(3 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i32) : i32
    %d = llvm.add %c, %c3 : i32 loc("named"("x.c":1:2))
    llvm.return %d : i32
  }
}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      blob2: "0x08000000010000000000000002000000000000000300000000000000"
    }
  },
  external_resources: { mlir_reproducer: { verify_each: true, x: "abc" } }
#-}

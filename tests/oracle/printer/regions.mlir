#m = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @f(%arg0: memref<4xf32, #m>, %a: i32) {
    %0:2 = "test.op"(%arg0) : (memref<4xf32, #m>) -> (i32, i32)
    "test.op2"(%0#1) ({
    ^bb0(%x: i32):
      %y = arith.addi %x, %0#1 : i32
      cf.br ^bb1(%y : i32)
    ^bb1(%z: i32):
      "test.t"()[^bb1] : () -> ()
    }) {a = 1 : i32} : (i32) -> ()
    return
  }
  "test.g"() ({
    %x = "test.a"() {foo.b = #m} : () -> i32
  }, {}, {
  ^bb0:
  }, {
  ^bb0(%r: i32):
  }) : () -> ()
}
"t.dense"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, b = dense<1.0> : tensor<4xf32>, c = dense<[true, false, true]> : vector<3xi1>, d = [1, 2.0, 3 : i32], e = array<i64>, f = dense<(1.0, 2.0)> : tensor<complex<f32>>, g = "a\0Ab\\", h = @a::@"b-c", i = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, j = (i32) -> (() -> ()), k = memref<2xf32, 3>, l = strided<[1, ?], offset: ?>} : () -> ()

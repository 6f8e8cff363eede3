"test.op"() <{}> : () -> ()
"test.op"() <1> {a} : () -> ()
"test.op"() <[1, "x"]> : () -> ()
"test.op"() <{b = 2, a = 1}> {c = 3} : () -> ()
"test.op"() : () -> () loc("x":1)
"test.op"() {a = dense<1.0> :vector<4xf32>, b = dense<2>: tensor<2xi8>} : () -> ()
// -----
func.func @f() {
  %0 = arith.constant dense<1.0> :vector<4xf32>
  %1 = arith.constant dense<[1, 2]>: vector<2xi8>
  return
}

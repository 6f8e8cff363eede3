func.func @f(%c: i1) { cf.cond_br %c, ^a, ^b
^a:
 return
^b:
 return }
// -----
func.func @f(%c: i1, %i: index) -> index { cf.cond_br %c weights([3, 4]), ^a(%i : index), ^b(%i, %i : index, index)
^a(%x: index):
 return %x : index
^b(%y: index, %z: index):
 return %z : index }
// -----
func.func @f(%c: i1, %i: index) -> index { cf.cond_br %c, ^a(%i : index), ^a(%i : index)
^a(%x: index):
 return %x : index }
// -----
func.func @f(%c: i32, %i: index) -> index { cf.switch %c : i32, [ default: ^a(%i : index), 3: ^b(%i : index), -1: ^a(%i: index) ]
^a(%x: index):
 return %x : index
^b(%y: index):
 return %y : index }
// -----
func.func @f(%c: i64, %i: f32) -> f32 { cf.switch %c : i64, [ default: ^a(%i : f32)]
^a(%x: f32):
 return %x : f32 }
// -----
func.func @f(%c: i1) { cf.assert %c, "msg"
 return }
// -----
func.func @f(%c: i1, %i: index) { cf.assert %c, "msg \22 \00 x"
 cf.assert %c, "msg2"
 cf.br ^a(%i: index)
^a(%x: index):
 cf.assert %c, "msg"
 return }
// -----
llvm.func @puts(!llvm.ptr)
llvm.func @abort()
func.func @f(%c: i1) { cf.assert %c, "msg"
 return }
// -----
module { module { func.func @f(%c: i1) { cf.assert %c, "msg"
 return } } }
// -----
func.func @f(%c: i1, %m: memref<?xf32>) { cf.br ^a(%m : memref<?xf32>)
^a(%x: memref<?xf32>):
 "use"(%x) : (memref<?xf32>) -> ()
 cf.cond_br %c, ^a(%x: memref<?xf32>), ^b
^b:
 return }
// -----
func.func @f(%i: index) { cf.br ^a(%i : index) {foo}
^a(%j: index):
 cf.br ^b(%j : index)
^b(%k: index):
 "use"(%i, %j, %k) : (index, index, index) -> ()
 cf.br ^a(%k : index) }
// -----
"foo.op"() ({
^bb0(%i: index):
  cf.br ^a(%i : index)
^a(%j: index):
  "foo.end"(%j) : (index) -> ()
}) : () -> ()
// -----
func.func @f(%c: vector<4xi1>, %i: vector<2x2xf32>) { cf.br ^a(%i: vector<2x2xf32>)
^a(%j: vector<2x2xf32>):
 return }
// -----
func.func @f(%i: i32) { cf.br ^a(%i : i32)
^a(%j: i32):
  cf.br ^a(%j: i32)
^dead(%k: index):
  cf.br ^dead(%k : index) }
// -----
func.func @f(%c: i1) { 
 %true = llvm.mlir.constant(true) : i1
 cf.cond_br %true, ^a, ^b
^a:
  cf.br ^b
^b:
 return }
// -----
func.func @f(%c: i32, %i: index) -> index { cf.switch %c : i32, [ default: ^a(%i : index), 3: ^b(%i : index), 4: ^c, 5: ^c ] {foo = 2}
^a(%x: index):
 return %x : index
^b(%y: index):
 return %y : index 
^c:
 return %i : index }

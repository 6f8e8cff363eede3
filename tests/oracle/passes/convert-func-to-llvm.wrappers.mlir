func.func @f() { return }
// -----
func.func private @ext(i32, f32) -> i64
// -----
func.func @f(%a: memref<?xf32>, %b: memref<4x?xf32, strided<[?, 1], offset: ?>>) -> memref<?xf32> { return %a : memref<?xf32> }
// -----
func.func @f(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }
// -----
func.func @f(%a: memref<*xf32>, %b: i32, %c: memref<2xi8>) -> (memref<*xf32>, i32, memref<2xi8>) { return %a, %b, %c : memref<*xf32>, i32, memref<2xi8> }
// -----
func.func private @g(%a: memref<*xf32>) -> (memref<*xf32>, memref<*xi8>)
func.func @f(%a: memref<*xf32>) -> (memref<*xf32>, memref<*xi8>) { %0:2 = call @g(%a) : (memref<*xf32>) -> (memref<*xf32>, memref<*xi8>)
 return %0#0, %0#1 : memref<*xf32>, memref<*xi8> }
// -----
func.func private @g(%a: i32) -> (i32, f32, index)
func.func @f(%a: i32) -> (i32, f32, index) { %0:3 = call @g(%a) : (i32) -> (i32, f32, index)
 return %0#0, %0#1, %0#2 : i32, f32, index }
// -----
func.func @f(%a: index, %b: index) -> (index, index) { return %b, %a : index, index }
// -----
func.func @f(%a: i32) -> (i32 {llvm.signext}, i32 {llvm.zeroext}) { return %a, %a : i32, i32 }
// -----
func.func private @f(i32 {foo.bar = 1 : i32}, memref<?xi32> {foo.baz}) attributes {llvm.emit_c_interface}
// -----
func.func @f(%a: memref<?xi32>) attributes {llvm.emit_c_interface} { return }
// -----
func.func @f(%a: memref<?xi32>, %b: i32, %c: index) -> i32 attributes {llvm.emit_c_interface} { return %b : i32 }
// -----
func.func @f(%a: memref<?xi32>) -> memref<?xi32> attributes {llvm.emit_c_interface} { return %a : memref<?xi32> }
// -----
func.func @f(%a: memref<*xi32>) -> (memref<*xi32>, i32) attributes {llvm.emit_c_interface} { %c = llvm.mlir.constant(1 : i32) : i32
 return %a, %c : memref<*xi32>, i32 }
// -----
func.func private @f(%a: memref<*xi32>) -> (memref<*xi32>, i32) attributes {llvm.emit_c_interface}
// -----
func.func private @f(%a: memref<2xi32>) -> memref<2xi32> attributes {llvm.emit_c_interface}
// -----
func.func private @f() attributes {llvm.emit_c_interface}
// -----
func.func @f() -> (i32, i32) attributes {llvm.emit_c_interface} { %c = llvm.mlir.constant(1 : i32) : i32
 return %c, %c : i32, i32 }
// -----
func.func private @g(%a: memref<2xi32>) attributes {llvm.emit_c_interface}
func.func @f(%a: memref<2xi32>) { call @g(%a) : (memref<2xi32>) -> ()
 return }
// -----
func.func @f() attributes {llvm.linkage = #llvm.linkage<internal>} { return }
// -----
func.func @f() attributes {llvm.linkage = #llvm.linkage<weak>, llvm.emit_c_interface} { return }
// -----
func.func @f() attributes {llvm.readnone} { return }
// -----
func.func private @f(i32) attributes {func.varargs = true}
// -----
func.func private @f(i32) attributes {func.varargs = false}
// -----
func.func private @f(i32) attributes {func.varargs, llvm.emit_c_interface}
// -----
func.func @f() attributes {personality = @g} { return }
func.func private @g()
// -----
func.func @f() attributes {passthrough = ["noinline"], llvm.always_inline, no_inline} { return }
// -----
func.func @f() attributes {noinline, foo = 3, llvm.foo, target_cpu = "x", vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 2>} { return }
// -----
func.func nested @f() { return }
// -----
func.func public @f() { return }
// -----
func.func private @g(%a: i32) -> i32
func.func @f(%a: i32) -> i32 { %0 = func.constant @g : (i32) -> i32
 %1 = call_indirect %0(%a) : (i32) -> i32
 return %1 : i32 }
// -----
func.func @f(%g: (memref<2xf32>) -> (memref<2xf32>, i32), %a: memref<2xf32>) -> (memref<2xf32>, i32) { 
 %1:2 = call_indirect %g(%a) : (memref<2xf32>) -> (memref<2xf32>, i32)
 return %1#0, %1#1 : memref<2xf32>, i32 }
// -----
func.func @f(%g: () -> ()) { 
 call_indirect %g() : () -> ()
 return }
// -----
func.func @f(%t: tensor<2xf32>) { return }
// -----
func.func @f(%t: tuple<i32>) -> tuple<i32> { return %t : tuple<i32> }
// -----
func.func @f(%t: complex<f32>, %v: vector<2x3xf32>, %s: vector<f32>, %b: bf16, %i: si32, %u: ui8, %h: f8E5M2) -> (complex<f32>, vector<2x3xf32>) { return %t, %v : complex<f32>, vector<2x3xf32> }
// -----
func.func @f(%m: memref<2xf32, 3>, %n: memref<?x?xf32, affine_map<(i,j)->(j,i)>>) { return }
// -----
func.func @f(%m: memref<2xf32, "foo">) { return }
// -----
func.func @f(%m: memref<2xf32, affine_map<(i) -> (i floordiv 2)>>) { return }
// -----
func.func @f(%m: memref<2xmemref<3xf32>>) { return }
// -----
func.func @f(%i: i1, %j: index) -> index { cf.cond_br %i, ^a(%j : index), ^b
^a(%k: index):
 return %k : index
^b:
 cf.br ^a(%j : index) }
// -----
func.func @f(%i: i1, %m: memref<2xf32>) -> memref<2xf32> { cf.br ^a(%m : memref<2xf32>)
^a(%k: memref<2xf32>):
 return %k : memref<2xf32> }
// -----
module @inner { func.func @f(%a: index) { return } 
 module @innermost { func.func @f(%a: index) { func.call @f(%a) : (index) -> ()
 return } } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} { func.func @f(%a: index, %m: memref<?xf32>) -> index { return %a : index } }
// -----
module attributes {llvm.data_layout = "e-p:32:32"} { func.func @f(%a: index) { return } }
// -----
func.func @f(%a: i32) -> i32 { %0 = call @f(%a) {no_inline, foo = 1} : (i32) -> i32
 return {bar} %0 : i32 }
// -----
func.func private @g(i32 {llvm.signext}) -> (i32 {llvm.zeroext})
func.func @f(%a: i32) -> i32 { %0 = "func.call"(%a) <{callee = @g, arg_attrs = [{llvm.signext}], res_attrs = [{llvm.zeroext}], no_inline}> : (i32) -> i32
 return %0 : i32 }
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
func.func private @g() -> memref<*xf32>
func.func @f(%a: memref<*xf32>) -> memref<*xf32> { %0 = call @g() : () -> memref<*xf32>
 return %0 : memref<*xf32> }
// -----
func.func @f(%a: memref<*xf32, 3>) -> memref<*xf32, 3> { return %a : memref<*xf32, 3> }
// -----
func.func @f(%a: index) -> index { %0 = "foo.op"(%a) : (index) -> index
 return %0 : index }
// -----
func.func private @f(index) -> memref<?xindex>

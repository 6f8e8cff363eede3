func.func private @a() { return }
func.func private @b() { call @c() : () -> ()
 return }
func.func private @c() { return }
func.func @d() { call @c() : () -> ()
 return }
func.func nested @e() { return }
func.func private @ext()
// -----
module @n { func.func nested @x() { return }
 func.func private @y() { return }
 func.func @z() { return } }
"foo.use"() {a = @n::@x} : () -> ()
// -----
module attributes {sym_visibility = "private"} { func.func @x() { return } }
module @p attributes {sym_visibility = "private"} { func.func @x() { return } }
// -----
func.func private @a() { return }
"foo.op"() {x = [@a, {y = @b}]} : () -> ()
func.func private @b() { return }
func.func private @c() { return }
// -----
memref.global "private" @g : memref<4xf32> = dense<1.0>
memref.global "private" @h : memref<4xf32> = dense<1.0>
memref.global @i : memref<4xf32> = dense<1.0>
func.func @f() -> memref<4xf32> { %0 = memref.get_global @g : memref<4xf32>
 return %0 : memref<4xf32> }
// -----
gpu.module @m { gpu.func @k() kernel { gpu.return }
 func.func private @z() { return } }
// -----
module @outer { module @inner attributes {sym_visibility = "private"} { func.func private @q() { return } }
 func.func @f() { "use"() {s = @inner} : () -> ()
 return } }
// -----
llvm.mlir.global private @x(1 : i32) : i32
llvm.mlir.global internal @y(1 : i32) : i32
llvm.func private @f() { llvm.return }
llvm.func internal @g() { llvm.return }
llvm.func @h() attributes {sym_visibility = "private"} { llvm.return }
llvm.func @i() { %0 = llvm.mlir.addressof @x : !llvm.ptr
 llvm.return }
// -----
func.func private @rec() { call @rec() : () -> ()
 return }
func.func private @m1() { call @m2() : () -> ()
 return }
func.func private @m2() { call @m1() : () -> ()
 return }
// -----
func.func private @a() { return } 
func.func private @b() attributes {foo = @a} { return }
func.func public @c() attributes {foo = @b} { return }
// -----
func.func private @a(%x: i32) { func.call @b() : () -> ()
 return }
func.func private @b() { return }
func.func @c(%f: i32) { %0 = func.constant @a : (i32) -> ()
 return }
// -----
module { func.func private @a() { return } 
 module { func.func private @a() { return } func.func @b() { call @a() : () -> () return } } }

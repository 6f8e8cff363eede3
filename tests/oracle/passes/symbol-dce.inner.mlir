// PIPELINE: builtin.module(builtin.module(symbol-dce))
module { func.func private @a() { return } 
 module { "foo"() {u = @a} : () -> () } 
 gpu.module @gm { func.func private @b() { return } 
   func.func nested @c() { return } 
   func.func private @d() { return } 
   func.func @e() { call @d() : () -> () return } }
 "live.user"() ({
   module { func.func private @in() 
    func.func @in2() { return } }
 },{}) : () -> ()
 "live.user"() ({
"a.b"() : () -> ()
    func.func @in2() { return } 
 },{}) {u = [@gm::@b, @gm::@nope]} : () -> ()
}
// -----
module { 
 module @x attributes {sym_visibility = "private"} { module @y { func.func private @b() func.func nested @c() func.func @d() { return } } module { func.func private @b() func.func nested @c() func.func @d() {return} } }
 module { "foo"() {u = @a} : () -> () func.func private @a() module { func.func private @b() func.func nested @c() func.func @d() { return } } } 
 func.func @u() attributes {u = @x} { return }
}
// -----
module { 
 gpu.module @a attributes {sym_visibility = "private"} { func.func @f() {return} }
 gpu.binary @bin [#gpu.object<#nvvm.target, "x">]

}
// -----
module { 
 "test.op"() ({ "test.o"() ({ func.func private @a() }) : () -> () }, {}) : () -> ()
 "test.op2"() ({ "test.o"() ({ func.func private @a() }) : () -> () }, {}) : () -> ()
}
// -----
module { 
 "live.user"() ({
   module { func.func private @in() 
    func.func private @in3() 
    func.func nested @in4() 
    func.func @in2() {call @in3() : () -> () return}
    module {  func.func private @in() 
    func.func @in2() {return} }
    }
 },{}) : () -> ()
}
// -----
module { module @t {
 func.func @f() { module @n { func.func private @b() func.func nested @c() func.func @d() {return} } return }
 func.func private @f2() { module @n { func.func private @b() func.func nested @c() func.func @d() {return} } return }
 module { func.func @f() { module @n { func.func private @b() func.func nested @c() func.func @d() {return} } return } }
 } 
 func.func private @f3() { module @n { func.func private @b() func.func nested @c() func.func @d() {return} } return }
 func.func @f4() { module @n attributes {sym_visibility = "private"} { func.func private @b() func.func nested @c() func.func @d() {return} } return }
 "e"() { u = @f3, u2 = @u3} : () -> ()
}

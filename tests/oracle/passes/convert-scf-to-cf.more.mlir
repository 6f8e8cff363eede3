func.func @f(%l: index, %u: index, %s: index) { scf.for %i = %l to %u step %s { "u"(%i) : (index) -> () }
 return }
// -----
func.func @f(%l: i32, %u: i32, %s: i32) -> (f32, i32) { %z = arith.constant 0.0 : f32
 %r:2 = scf.for %i = %l to %u step %s iter_args(%a = %z, %b = %l) -> (f32, i32) : i32 { %n = arith.addf %a, %a : f32
 scf.yield %n, %i : f32, i32 }
 return %r#0, %r#1 : f32, i32 }
// -----
func.func @f(%l: index, %u: index, %s: index) { scf.for unsigned %i = %l to %u step %s { "u"(%i) : (index) -> () }
 return }
// -----
func.func @f(%l: index, %u: index, %s: index) { scf.for %i = %l to %u step %s { scf.for %j = %i to %u step %s { "u"(%i, %j) : (index, index) -> () } 
 "v"() : () -> () } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, foo}
 return }
// -----
func.func @f(%c: i1) { scf.if %c { "a"() : () -> () }
 return }
// -----
func.func @f(%c: i1) { scf.if %c { "a"() : () -> () } else { "b"() : () -> () }
 return }
// -----
func.func @f(%c: i1, %x: i32) -> (i32, i32) { %0:2 = scf.if %c -> (i32, i32) { scf.yield %x, %x : i32, i32 } else { %y = "b"() : () -> i32
  scf.yield %x, %y : i32, i32 }
 return %0#0, %0#1: i32, i32 }
// -----
func.func @f(%c: i1, %d: i1) { scf.if %c { scf.if %d { "a"() : () -> () } else { "q"() : () -> () } 
 "z"() : () -> () } else { scf.if %d { "b"() : () -> () } } {foo}
 return }
// -----
func.func @f(%x: i32) -> i32 { %0 = scf.while (%a = %x) : (i32) -> i32 { %c = "cond"(%a) : (i32) -> i1
  scf.condition(%c) %a : i32 } do { ^bb0(%b: i32):
  %n = "body"(%b) : (i32) -> i32
  scf.yield %n : i32 }
 return %0 : i32 }
// -----
func.func @f(%x: i32) -> f32 { %0 = scf.while (%a = %x) : (i32) -> f32 { %c, %g = "cond"(%a) : (i32) -> (i1, f32)
  scf.condition(%c) %g : f32 } do { ^bb0(%b: f32):
  %n = "body"(%b) : (f32) -> i32
  scf.yield %n : i32 }
 return %0 : f32 }
// -----
func.func @f(%x: i32) { scf.while : () -> () { %c = "cond"() : () -> i1
  scf.condition(%c) } do { 
  "body"() : () -> ()
  scf.yield }
 return }
// -----
func.func @f(%x: i32) -> i32 { %0 = scf.while (%a = %x) : (i32) -> i32 { 
 %c = "cond"(%a) : (i32) -> i1
  %n = "body"(%a) : (i32) -> i32
  scf.condition(%c) %n : i32 } do { ^bb0(%b: i32):
  scf.yield %b : i32 }
 return %0 : i32 }
// -----
func.func @f(%x: i32) -> i32 { %0 = scf.while (%a = %x) : (i32) -> i32 { 
 %c = "cond"(%a) : (i32) -> i1
  scf.condition(%c) %a : i32 } do { ^bb0(%b: i32):
  scf.yield %b : i32 } attributes {foo = 1}
 return %0 : i32 }
// -----
func.func @f() -> i32 { %0 = scf.execute_region -> i32 { %c = arith.constant 1 : i32
  cf.br ^a(%c: i32)
 ^a(%d: i32):
  scf.yield %d : i32 }
 return %0 : i32 }
// -----
func.func @f(%c: i1) { scf.execute_region { cf.cond_br %c, ^a, ^b
 ^a:
  scf.yield
 ^b: 
  "z"() : () -> ()
  scf.yield }
 return }
// -----
func.func @f(%c: i1) { scf.execute_region no_inline { 
  "z"() : () -> ()
  scf.yield }
 return }
// -----
func.func @f(%i: index) -> i32 { %0 = scf.index_switch %i -> i32 case 2 { %a = arith.constant 1 : i32
  scf.yield %a : i32 } case 5 { %a = arith.constant 2 : i32
  scf.yield %a : i32 } default { %a = arith.constant 3 : i32
  scf.yield %a : i32 }
 return %0 : i32 }
// -----
func.func @f(%i: index) { scf.index_switch %i default { "d"() : () -> ()
  scf.yield }
 return }
// -----
func.func @f(%i: index) { scf.index_switch %i case -3 { scf.yield } case 4294967296 { "z"() : () -> ()
  scf.yield } default { scf.yield }
 return }
// -----
func.func @f(%i: index, %l : index) { scf.parallel (%a, %b) = (%i, %i) to (%l, %l) step (%i, %l) { "u"(%a, %b) : (index, index) -> () 
 scf.reduce }
 return }
// -----
func.func @f(%i: index, %l : index, %z : f32, %y: i32) -> (f32, i32) { %0:2 = scf.parallel (%a, %b) = (%i, %i) to (%l, %l) step (%i, %l) init (%z, %y) -> (f32, i32) { %e = "u"(%a, %b) : (index, index) -> f32
 %g = "u"(%a, %b) : (index, index) -> i32
 scf.reduce (%e, %g : f32, i32) { ^bb0(%p: f32, %q: f32):
  %r = arith.addf %p, %q : f32
  scf.reduce.return %r : f32 }, { ^bb0(%p: i32, %q: i32):
  %r = arith.addi %p, %q : i32
  scf.reduce.return %r : i32 } }
 return %0#0, %0#1 : f32, i32 }
// -----
func.func @f(%i: index, %l : index) { scf.forall (%a, %b) in (%i, 4) { "u"(%a, %b) : (index, index) -> () }
 return }
// -----
func.func @f(%i: index, %l : index) { scf.forall (%a, %b) = (%i, 0) to (%l, 10) step (2, %i) { "u"(%a, %b) : (index, index) -> () } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
 return }
// -----
func.func @f(%l: index, %u: index, %s: index, %c: i1) { scf.for %i = %l to %u step %s { scf.if %c { scf.for %j = %l to %u step %s { "x"() : () -> () } } else { scf.while : () -> () { scf.condition(%c) } do { scf.yield } } }
 return }
// -----
func.func @f(%c: i1) { "foo.region"() ({ scf.if %c { "a"() : () -> () } 
 "foo.end"() : () -> () }) : () -> ()
 return }
// -----
gpu.module @m { gpu.func @k(%c: i1) kernel { scf.if %c { gpu.barrier } 
 gpu.return } }
// -----
func.func @f(%c: i1) -> i32 { cf.br ^a
^a:
 %0 = scf.if %c -> i32 { %1 = "a"() : () -> i32
 scf.yield %1 : i32 } else { %1 = "b"() : () -> i32
 scf.yield %1 : i32 }
 cf.br ^b(%0 : i32)
^b(%x: i32):
 return %x : i32 }
// -----
func.func @f(%c: i1) { 
 cf.br ^b
^dead:
 scf.if %c { "a"() : () -> () }
 cf.br ^b
^b:
 return }
// -----
func.func @f() { %c0 = arith.constant 0 : index
 %c4 = arith.constant 4 : index
 %c1 = arith.constant 1 : index
 %t = arith.constant true
 scf.for %i = %c0 to %c4 step %c1 { scf.if %t { "x"(%i) : (index) -> () } }
 return }
// -----
func.func @f(%l: i128, %s: i8) { scf.for %i = %l to %l step %l : i128 { "u"(%i) : (i128) -> () }
 scf.for %i = %s to %s step %s : i8 { scf.yield }
 return }
// -----
func.func @f(%l: index, %u: index, %s: index, %m: memref<4xf32>) -> memref<4xf32> { %0 = scf.for %i = %l to %u step %s iter_args(%a = %m) -> memref<4xf32> { scf.yield %a : memref<4xf32> }
 return %0 : memref<4xf32> }
// -----
func.func @f(%c: i1) { scf.if %c { scf.execute_region { "a"() : () -> ()
 scf.yield } } else { }
 return }
// -----
func.func @f(%l: index, %c: i1) { %r = scf.for %i = %l to %l step %l iter_args(%q = %l) -> index { %x = scf.if %c -> index { scf.yield %i : index } else { scf.yield %q : index }
 scf.yield %x : index }
 "use"(%r) : (index) -> ()
 return } loc("foo")
// -----
func.func @f(%l: index, %c: i1) -> index { 
 %r = scf.while (%a = %l, %b = %c) : (index, i1) -> index { 
   %n = scf.if %b -> i1 { scf.yield %c : i1 } else { scf.yield %b : i1 }
   scf.condition(%n) %a : index } do { ^bb0(%x : index):
   %y = scf.for %i = %x to %l step %x iter_args(%p = %x) -> index { scf.yield %i : index }
   scf.yield %y, %c : index, i1 }
 return %r : index }
// -----
func.func @f(%c: i1) { scf.if %c { } else { "b"() : () -> () } 
 scf.if %c { } else { }
 scf.if %c { }
 return }
// -----
func.func @f(%i: index, %l : index) { scf.parallel (%a) = (%i) to (%l) step (%i) { scf.parallel (%b) = (%i) to (%a) step (%i) { "u"(%a, %b) : (index, index) -> () 
 scf.reduce }
 scf.reduce }
 return }
// -----
func.func @f(%i: index) -> i32 { %0:2 = scf.index_switch %i -> i32, f32 case 2 { %a, %b = "q"() : () -> (i32, f32)
  scf.yield %a, %b : i32, f32 } default { 
  %a, %b = "q"() : () -> (i32, f32)
  scf.yield %a, %b : i32, f32  }
 return %0#0 : i32 }

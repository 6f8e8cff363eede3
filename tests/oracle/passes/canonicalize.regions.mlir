func.func @f(%l: index, %u: index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c4 = arith.constant 4 : index
 scf.parallel (%i, %j) = (%c0, %l) to (%c1, %u) step (%c1, %c4) { "t.u"(%i, %j) : (index, index) -> ()
  scf.reduce }
 scf.parallel (%i) = (%c0) to (%c1) step (%c1) { "t.u"(%i) : (index) -> ()
  scf.reduce }
 scf.parallel (%i) = (%c0) to (%c0) step (%c1) { "t.u"(%i) : (index) -> ()
  scf.reduce }
 scf.parallel (%i) = (%c1) to (%c0) step (%c1) { "t.u"(%i) : (index) -> ()
  scf.reduce }
 scf.parallel (%i) = (%c0) to (%c4) step (%c4) { "t.u"(%i) : (index) -> ()
  scf.reduce }
 return }
// -----
func.func @f(%l: index, %u: index, %z: f32) -> f32 { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %0 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%z) -> f32 { %v = "t.u"(%i) : (index) -> (f32)
  scf.reduce(%v : f32) { ^bb0(%a: f32, %b: f32): %s = arith.addf %a, %b : f32
   scf.reduce.return %s : f32 } }
 %1 = scf.parallel (%i) = (%c0) to (%c0) step (%c1) init (%z) -> f32 { %v = "t.u"(%i) : (index) -> (f32)
  scf.reduce(%v : f32) { ^bb0(%a: f32, %b: f32): %s = arith.addf %a, %b : f32
   scf.reduce.return %s : f32 } }
 %2 = arith.addf %0, %1 : f32
 return %2 : f32 }
// -----
func.func @f(%l: index, %u: index) { scf.parallel (%i) = (%l) to (%u) step (%l) { scf.parallel (%j) = (%l) to (%u) step (%u) { "t.u"(%i, %j) : (index, index) -> ()
  scf.reduce }
 scf.reduce }
 scf.parallel (%i) = (%l) to (%u) step (%l) { scf.parallel (%j) = (%l) to (%i) step (%u) { "t.u"(%i, %j) : (index, index) -> ()
  scf.reduce }
 scf.reduce }
 return }
// -----
func.func @f(%x: i32, %i: index) -> (i32, i32) { %c5 = arith.constant 5 : index
 %c7 = arith.constant 7 : index
 %0 = scf.index_switch %c5 -> i32 case 2 { %a = arith.constant 1 : i32
  scf.yield %a : i32 } case 5 { "t.x"() : () -> ()
  scf.yield %x : i32 } default { %a = arith.constant 3 : i32
  scf.yield %a : i32 }
 %1 = scf.index_switch %c7 -> i32 case 2 { %a = arith.constant 1 : i32
  scf.yield %a : i32 } default { %a = arith.constant 3 : i32
  scf.yield %a : i32 }
 return %0, %1 : i32, i32 }
// -----
func.func @f(%c: i1) { scf.execute_region { cf.cond_br %c, ^a, ^b
 ^a:
  scf.yield
 ^b: 
  "z"() : () -> ()
  scf.yield }
 return }
// -----
func.func @f(%c: i1) -> i32 { %0 = scf.execute_region -> i32 { cf.cond_br %c, ^a, ^b
 ^a:
  %x = "y"() : () -> i32
  scf.yield %x : i32
 ^b: 
  %z = "z"() : () -> i32
  scf.yield %z : i32 }
 "after"() : () -> ()
 return %0 : i32 }
// -----
func.func @f(%c: i1) -> i32 { %0 = scf.execute_region -> i32 {
  %x = "y"() : () -> i32
  scf.yield %x : i32 }
 scf.if %c { scf.execute_region { cf.br ^a
 ^a:
  "z"() : () -> ()
  scf.yield } }
 scf.execute_region no_inline { "q"() : () -> ()
  scf.yield }
 return %0 : i32 }
// -----
func.func @f(%x: i32) -> i32 { %0 = scf.while (%a = %x) : (i32) -> i32 { %c = "t.c"() : () -> i1
  scf.condition(%c) %a : i32 } do { ^bb0(%b: i32):
  "t.u"(%b) : (i32) -> ()
  scf.yield %b : i32 }
 return %0 : i32 }
// -----
func.func @f(%x: i32) { %0:2 = scf.while (%a = %x) : (i32) -> (i32, i32) { %c, %d = "t.c"(%a) : (i32) -> (i1, i32)
  scf.condition(%c) %a, %d : i32, i32 } do { ^bb0(%b: i32, %e: i32):
  %n = "t.u"(%b) : (i32) -> i32
  scf.yield %n : i32 }
 return }
// -----
func.func @f(%x: i32) -> i1 { %0 = scf.while (%a = %x) : (i32) -> i1 { %c = "t.c"(%a) : (i32) -> (i1)
  scf.condition(%c) %c : i1 } do { ^bb0(%b: i1):
  %n = "t.u"(%b) : (i1) -> i32
  scf.yield %n : i32 }
 return %0 : i1 }
// -----
func.func @f(%x: i32, %y: i32) -> (i32, i32) { %0:2 = scf.while (%a = %x, %z = %y) : (i32, i32) -> (i32, i32) { %c = "t.c"(%a) : (i32) -> (i1)
  scf.condition(%c) %a, %a : i32, i32 } do { ^bb0(%b: i32, %d: i32):
  %n = "t.u"(%b, %d) : (i32, i32) -> i32
  scf.yield %n, %y : i32, i32 }
 return %0#0, %0#1 : i32, i32 }
// -----
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
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.for %v1 = %n to %p step %n {
  %v2 = arith.constant 4 : index
 }
 %v3 = arith.constant -1 : index
 scf.if %c {
 } else {
 }
 %v4 = arith.constant 0.0 : f32
 return %p, %i, %v4 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.if %c {
  %v1 = arith.addf %x, %x : f32
  %v2 = arith.addf %x, %x : f32
  scf.if %c {
   %v3 = arith.constant 4 : i32
   %v4 = arith.constant 0 : index
  }
 }
 %v5 = arith.constant -1 : i32
 %v6 = arith.constant 0.0 : f32
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.index_cast %p : index to i32
 %v2 = arith.muli %v1, %v1 : i32
 %v3 = arith.select %c, %x, %x : f32
 %v4 = arith.subi %i, %v1 : i32
 %v5 = arith.index_cast %p : index to i32
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 4 : i32
 %v2 = arith.muli %p, %p : index
 %v3 = arith.maxsi %p, %n : index
 return %p, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.muli %n, %p : index
 %v2 = arith.select %c, %v1, %n : index
 memref.store %x, %m[%p] : memref<?xf32>
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addf %x, %x : f32
 %v2 = arith.constant 1.0 : f32
 %v3 = arith.addi %i, %i : i32
 %v4 = arith.addi %p, %n : index
 %v7 = scf.for %v5 = %v4 to %v4 step %v4 iter_args(%v6 = %v4) -> (index) {
  %v8 = arith.addf %v1, %v1 : f32
  %v9 = arith.subi %i, %v3 : i32
  %v10 = memref.load %m[%n] : memref<?xf32>
  scf.yield %v6 : index
 }
 %v11 = memref.load %m[%n] : memref<?xf32>
 return %p, %i, %v2 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.if %c {
 }
 memref.store %x, %m[%n] : memref<?xf32>
 %v3 = scf.for %v1 = %n to %p step %n iter_args(%v2 = %x) -> (f32) {
  %v4 = arith.constant 4 : index
  scf.yield %x : f32
 }
 return %p, %i, %v3 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.muli %i, %i : i32
 %v2 = arith.cmpi slt, %n, %n : index
 %v3 = memref.load %m[%n] : memref<?xf32>
 %v4 = scf.execute_region -> i32 {
  scf.yield %v1 : i32
 }
 return %p, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %n : index
 %v2 = memref.load %m[%n] : memref<?xf32>
 %v3 = memref.load %m[%p] : memref<?xf32>
 scf.if %v1 {
 } else {
  %v4 = scf.if %v1 -> (f32) {
   %v5 = arith.subi %i, %i : i32
   %v6 = arith.maxsi %p, %p : index
   %v7 = arith.subi %n, %n : index
   scf.yield %v3 : f32
  } else {
   %v8 = arith.constant 7 : index
   %v9 = arith.addf %v2, %x : f32
   scf.yield %x : f32
  }
  %v10 = arith.constant 7 : i32
 }
 memref.store %v2, %m[%n] : memref<?xf32>
 %v11 = arith.constant 4 : i32
 %v12 = arith.cmpi slt, %n, %n : index
 return %p, %v11, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 0 : index
 %v2 = arith.cmpi slt, %n, %v1 : index
 %v3 = scf.execute_region -> f32 {
  scf.if %c {
   %v4 = arith.constant -1 : i32
   %v5 = memref.load %m[%p] : memref<?xf32>
  }
  %v6 = arith.maxsi %i, %i : i32
  scf.yield %x : f32
 }
 %v7 = arith.subi %i, %i : i32
 scf.for %v8 = %p to %p step %p {
  %v9 = arith.maxsi %v7, %v7 : i32
 }
 %v10 = arith.subi %p, %n : index
 return %v10, %v7, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.parallel (%v1) = (%n) to (%p) step (%n) {
  %v2 = arith.addf %x, %x : f32
  memref.store %v2, %m[%n] : memref<?xf32>
  scf.reduce
 }
 %v3 = arith.subi %i, %i : i32
 %v4 = arith.addi %n, %p : index
 %v5 = scf.execute_region -> f32 {
  %v6 = scf.execute_region -> f32 {
   scf.yield %x : f32
  }
  scf.parallel (%v7) = (%v4) to (%n) step (%n) {
   %v8 = memref.load %m[%v4] : memref<?xf32>
   scf.reduce
  }
  scf.yield %x : f32
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.if %c {
  scf.for %v1 = %n to %p step %n {
   %v2 = arith.addi %i, %i : i32
   %v3 = arith.muli %i, %i : i32
  }
  %v4 = arith.addi %i, %i : i32
 } else {
  %v5 = arith.addi %i, %i : i32
  %v6 = arith.cmpi slt, %n, %n : index
  %v7 = arith.addf %x, %x : f32
 }
 %v8 = scf.if %c -> (index) {
  scf.yield %p : index
 } else {
  scf.yield %n : index
 }
 scf.parallel (%v9) = (%v8) to (%v8) step (%n) {
  %v10 = arith.constant 7 : index
  %v11 = arith.constant 0.0 : f32
  %v12 = memref.load %m[%v10] : memref<?xf32>
  scf.reduce
 }
 return %v8, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %n : index
 %v2 = arith.constant 7 : i32
 %v3 = arith.constant 1 : index
 %v4 = arith.constant 0 : index
 return %v3, %v2, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant -1 : i32
 %v2 = arith.constant 2.5 : f32
 %v3 = memref.load %m[%n] : memref<?xf32>
 %v4 = arith.index_cast %n : index to i32
 return %n, %v4, %v3 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.if %c {
 }
 memref.store %x, %m[%p] : memref<?xf32>
 %v1 = arith.constant 0 : i32
 %v2 = memref.load %m[%n] : memref<?xf32>
 %v3 = arith.constant 0.0 : f32
 %v6 = scf.for %v4 = %n to %p step %n iter_args(%v5 = %v1) -> (i32) {
  memref.store %v2, %m[%p] : memref<?xf32>
  %v7 = arith.addi %n, %p : index
  %v8 = arith.constant 0.0 : f32
  scf.yield %v1 : i32
 }
 return %n, %v6, %v3 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %p : index
 %v2 = arith.maxsi %i, %i : i32
 memref.store %x, %m[%n] : memref<?xf32>
 scf.if %c {
 }
 %v3 = arith.subi %p, %n : index
 %v4 = arith.addf %x, %x : f32
 %v5 = arith.addf %v4, %v4 : f32
 return %v3, %v2, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.for %v1 = %n to %p step %p {
  %v2 = arith.constant 4 : index
  %v3 = arith.constant 4 : index
  scf.for %v4 = %n to %v2 step %v3 {
   memref.store %x, %m[%v1] : memref<?xf32>
   %v5 = arith.constant 1 : i32
   %v6 = arith.constant 7 : index
   %v7 = arith.addf %x, %x : f32
  }
  %v8 = arith.constant -1 : i32
 }
 %v9 = memref.load %m[%p] : memref<?xf32>
 scf.parallel (%v10) = (%p) to (%n) step (%p) {
  %v11 = scf.if %c -> (index) {
   scf.yield %v10 : index
  } else {
   scf.yield %n : index
  }
  scf.reduce
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.select %c, %p, %p : index
 scf.for %v2 = %p to %v1 step %v1 {
  %v3 = arith.constant 0 : i32
  %v4 = arith.maxsi %i, %i : i32
 }
 scf.if %c {
  %v5 = memref.load %m[%n] : memref<?xf32>
  %v6 = arith.addf %x, %x : f32
 } else {
 }
 %v7 = memref.load %m[%n] : memref<?xf32>
 %v8 = scf.execute_region -> f32 {
  %v9 = arith.subi %i, %i : i32
  %v10 = arith.cmpi slt, %p, %n : index
  memref.store %v7, %m[%v1] : memref<?xf32>
  scf.yield %x : f32
 }
 return %n, %i, %v7 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 1.0 : f32
 %v2 = arith.addf %x, %x : f32
 %v3 = arith.addf %v1, %x : f32
 %v4 = arith.constant 0 : index
 %v5 = scf.index_switch %n -> i32 case 1 {
  %v6 = arith.addf %v2, %v2 : f32
  scf.yield %i : i32
 } default {
  scf.yield %i : i32
 }
 %v7 = arith.maxsi %v5, %v5 : i32
 return %v4, %v5, %v2 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %p, %p : index
 scf.for %v2 = %p to %p step %p {
  %v3 = arith.addf %x, %x : f32
  %v4 = arith.select %c, %x, %v3 : f32
  %v5 = arith.constant 1.0 : f32
 }
 %v6 = arith.muli %n, %p : index
 %v7 = arith.maxsi %p, %v6 : index
 %v8 = scf.if %c -> (i32) {
  scf.yield %i : i32
 } else {
  %v9 = arith.addf %x, %x : f32
  %v10 = arith.cmpi slt, %v6, %v6 : index
  %v11 = arith.subi %v6, %v6 : index
  scf.yield %i : i32
 }
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.index_cast %n : index to i32
 %v2 = arith.index_cast %p : index to i32
 %v3 = scf.index_switch %n -> f32 case 1 {
  %v4 = arith.muli %p, %n : index
  memref.store %x, %m[%p] : memref<?xf32>
  scf.yield %x : f32
 } default {
  %v5 = arith.constant 7 : i32
  scf.for %v6 = %n to %n step %n {
   %v7 = arith.constant 0 : i32
  }
  scf.yield %x : f32
 }
 return %n, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 memref.store %x, %m[%p] : memref<?xf32>
 %v1 = arith.addf %x, %x : f32
 %v2 = memref.load %m[%n] : memref<?xf32>
 %v3 = arith.constant 2.5 : f32
 %v4 = arith.addf %v3, %v3 : f32
 %v5 = arith.cmpi slt, %n, %n : index
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.muli %i, %i : i32
 memref.store %x, %m[%n] : memref<?xf32>
 %v2 = arith.constant 0 : index
 %v3 = arith.constant -1 : index
 return %v3, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.select %c, %x, %x : f32
 %v2 = memref.load %m[%p] : memref<?xf32>
 %v3 = scf.execute_region -> f32 {
  %v6 = scf.for %v4 = %p to %n step %p iter_args(%v5 = %v1) -> (f32) {
   memref.store %x, %m[%p] : memref<?xf32>
   %v7 = arith.subi %i, %i : i32
   %v8 = arith.addf %v1, %v2 : f32
   scf.yield %v5 : f32
  }
  scf.yield %v2 : f32
 }
 %v9 = arith.constant -1 : i32
 return %p, %v9, %v2 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %p : index
 memref.store %x, %m[%p] : memref<?xf32>
 memref.store %x, %m[%n] : memref<?xf32>
 %v2 = scf.execute_region -> f32 {
  %v3 = arith.subi %n, %n : index
  scf.if %c {
  } else {
   %v4 = arith.cmpi slt, %n, %p : index
   %v5 = arith.constant 0 : i32
   %v6 = arith.constant 4 : index
  }
  scf.parallel (%v7) = (%v3) to (%p) step (%v3) {
   %v8 = arith.constant 1.0 : f32
   %v9 = arith.constant 7 : index
   scf.reduce
  }
  scf.yield %x : f32
 }
 return %p, %i, %v2 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.if %c {
 }
 %v1 = arith.constant 4 : index
 scf.for %v2 = %v1 to %v1 step %n {
  %v3 = arith.constant 1.0 : f32
  %v4 = arith.maxsi %v1, %n : index
  memref.store %v3, %m[%v4] : memref<?xf32>
 }
 %v5 = arith.subi %n, %v1 : index
 %v6 = arith.maxsi %i, %i : i32
 %v7 = arith.cmpi slt, %p, %v5 : index
 %v8 = memref.load %m[%p] : memref<?xf32>
 return %v1, %i, %v8 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addf %x, %x : f32
 %v2 = arith.maxsi %i, %i : i32
 %v3 = scf.index_switch %p -> f32 case 1 {
  scf.yield %v1 : f32
 } default {
  %v4 = memref.load %m[%n] : memref<?xf32>
  scf.for %v5 = %p to %p step %p {
   %v6 = arith.constant 0.0 : f32
  }
  scf.yield %v1 : f32
 }
 return %n, %v2, %v1 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 2.5 : f32
 scf.for %v2 = %n to %p step %n {
  %v3 = arith.addf %v1, %x : f32
  %v4 = arith.cmpi slt, %p, %n : index
  %v5 = arith.cmpi slt, %n, %v2 : index
 }
 %v6 = arith.addi %i, %i : i32
 %v7 = arith.index_cast %p : index to i32
 scf.if %c {
  %v8 = arith.constant 1.0 : f32
 } else {
  %v9 = arith.constant 1.0 : f32
  scf.if %c {
   %v10 = arith.constant 2.5 : f32
   %v11 = memref.load %m[%n] : memref<?xf32>
  } else {
   %v12 = arith.subi %n, %p : index
  }
 }
 return %n, %v7, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = memref.load %m[%n] : memref<?xf32>
 memref.store %v1, %m[%n] : memref<?xf32>
 %v2 = arith.select %c, %p, %p : index
 scf.for %v3 = %v2 to %p step %v2 {
  %v4 = arith.constant 1.0 : f32
  %v5 = arith.constant 2.5 : f32
  %v6 = scf.index_switch %p -> i32 case 1 {
   %v7 = arith.constant -1 : i32
   scf.yield %v7 : i32
  } default {
   %v8 = arith.subi %i, %i : i32
   scf.yield %v8 : i32
  }
  %v9 = arith.index_cast %p : index to i32
 }
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 1.0 : f32
 %v2 = arith.cmpi slt, %n, %n : index
 scf.for %v3 = %p to %n step %n {
  %v4 = arith.cmpi slt, %p, %v3 : index
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addf %x, %x : f32
 %v2 = arith.constant 0.0 : f32
 %v3 = arith.addf %v1, %v2 : f32
 %v4 = arith.select %c, %i, %i : i32
 scf.if %c {
  %v5 = arith.cmpi slt, %p, %p : index
 } else {
  %v6 = arith.constant 4 : i32
  scf.for %v7 = %p to %p step %p {
   %v8 = arith.subi %p, %n : index
   %v9 = arith.cmpi slt, %n, %v7 : index
  }
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.parallel (%v1) = (%n) to (%p) step (%p) {
  scf.if %c {
  }
  %v2 = scf.if %c -> (index) {
   %v3 = arith.constant 4 : index
   %v4 = arith.constant 2.5 : f32
   scf.yield %v1 : index
  } else {
   %v5 = arith.constant -1 : index
   %v6 = arith.cmpi slt, %p, %n : index
   scf.yield %n : index
  }
  %v7 = arith.addi %v1, %p : index
  scf.reduce
 }
 %v8 = arith.select %c, %n, %n : index
 %v9 = arith.constant 7 : index
 return %v8, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.select %c, %p, %n : index
 memref.store %x, %m[%n] : memref<?xf32>
 %v2 = scf.if %c -> (f32) {
  %v3 = arith.cmpi slt, %v1, %n : index
  scf.yield %x : f32
 } else {
  %v4 = memref.load %m[%p] : memref<?xf32>
  memref.store %v4, %m[%v1] : memref<?xf32>
  memref.store %x, %m[%p] : memref<?xf32>
  scf.yield %x : f32
 }
 %v5 = arith.select %c, %x, %x : f32
 %v6 = memref.load %m[%n] : memref<?xf32>
 return %v1, %i, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.subi %p, %p : index
 %v2 = arith.select %c, %x, %x : f32
 %v3 = scf.execute_region -> i32 {
  scf.yield %i : i32
 }
 return %p, %i, %v2 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = memref.load %m[%p] : memref<?xf32>
 scf.for %v2 = %p to %n step %p {
  %v3 = arith.constant 1.0 : f32
 }
 %v4 = arith.addf %v1, %x : f32
 %v5 = memref.load %m[%n] : memref<?xf32>
 return %n, %i, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.index_cast %n : index to i32
 %v2 = arith.maxsi %n, %n : index
 memref.store %x, %m[%n] : memref<?xf32>
 %v3 = arith.constant 1 : index
 return %n, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v3 = scf.for %v1 = %n to %n step %p iter_args(%v2 = %i) -> (i32) {
  %v4 = arith.maxsi %v2, %i : i32
  scf.yield %v2 : i32
 }
 scf.parallel (%v5) = (%p) to (%p) step (%p) {
  %v6 = arith.muli %v5, %p : index
  scf.for %v7 = %n to %v6 step %p {
   %v8 = arith.cmpi slt, %v5, %p : index
   %v9 = arith.addf %x, %x : f32
  }
  scf.reduce
 }
 %v10 = arith.addf %x, %x : f32
 %v11 = arith.constant -1 : i32
 return %p, %i, %v10 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = scf.index_switch %p -> i32 case 1 {
  %v2 = arith.index_cast %n : index to i32
  %v3 = arith.constant 7 : index
  scf.yield %i : i32
 } default {
  scf.for %v4 = %n to %n step %p {
   %v5 = arith.cmpi slt, %p, %v4 : index
   %v6 = arith.select %v5, %x, %x : f32
   memref.store %v6, %m[%p] : memref<?xf32>
  }
  scf.yield %i : i32
 }
 %v7 = arith.addi %n, %p : index
 %v8 = scf.if %c -> (index) {
  scf.yield %v7 : index
 } else {
  scf.yield %v7 : index
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %n : index
 %v2 = arith.subi %i, %i : i32
 %v3 = arith.addf %x, %x : f32
 %v4 = memref.load %m[%p] : memref<?xf32>
 %v5 = arith.subi %p, %n : index
 return %v5, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant -1 : index
 scf.if %c {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 0.0 : f32
  %v4 = arith.cmpi slt, %v2, %p : index
 }
 %v5 = arith.constant 0 : i32
 %v6 = arith.constant 0.0 : f32
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.muli %p, %n : index
 scf.if %c {
 }
 %v2 = arith.constant -1 : index
 memref.store %x, %m[%n] : memref<?xf32>
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.index_cast %p : index to i32
 %v2 = arith.addf %x, %x : f32
 memref.store %v2, %m[%p] : memref<?xf32>
 return %p, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addf %x, %x : f32
 %v2 = arith.constant 7 : i32
 %v3 = arith.constant 1.0 : f32
 scf.for %v4 = %p to %p step %p {
  %v5 = scf.while (%v6 = %v2) : (i32) -> i32 {
   %v8 = arith.addi %v4, %p : index
   %v9 = "test.cond"() : () -> i1
   scf.condition(%v9) %i : i32
  } do {
  ^bb0(%v7: i32):
   scf.yield %i : i32
  }
  %v10 = arith.constant 0 : i32
  scf.for %v11 = %n to %n step %v4 {
   %v12 = arith.subi %v4, %n : index
  }
 }
 return %p, %i, %v1 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant -1 : i32
 %v2 = arith.muli %n, %p : index
 memref.store %x, %m[%n] : memref<?xf32>
 %v3 = arith.muli %n, %n : index
 %v4 = arith.addf %x, %x : f32
 return %v2, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = scf.if %c -> (f32) {
  %v2 = arith.addf %x, %x : f32
  scf.yield %x : f32
 } else {
  %v3 = memref.load %m[%n] : memref<?xf32>
  %v4 = arith.addf %x, %x : f32
  memref.store %v3, %m[%p] : memref<?xf32>
  scf.yield %x : f32
 }
 %v5 = arith.cmpi slt, %p, %p : index
 %v6 = arith.cmpi slt, %n, %n : index
 %v7 = arith.cmpi slt, %p, %n : index
 return %p, %i, %v1 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 1 : i32
 memref.store %x, %m[%n] : memref<?xf32>
 %v2 = arith.constant 2.5 : f32
 %v3 = arith.constant 0.0 : f32
 %v4 = arith.index_cast %n : index to i32
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.muli %i, %i : i32
 %v2 = arith.addf %x, %x : f32
 %v3 = arith.muli %n, %n : index
 scf.parallel (%v4) = (%v3) to (%n) step (%n) {
  scf.for %v5 = %n to %p step %n {
   %v6 = arith.addf %x, %x : f32
   %v7 = arith.constant 0.0 : f32
   %v8 = arith.constant -1 : index
  }
  scf.reduce
 }
 return %n, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %n : index
 %v2 = arith.cmpi slt, %p, %p : index
 %v3 = scf.if %c -> (index) {
  %v4 = arith.maxsi %p, %p : index
  %v5 = memref.load %m[%p] : memref<?xf32>
  scf.parallel (%v6) = (%n) to (%p) step (%n) {
   %v7 = memref.load %m[%v4] : memref<?xf32>
   scf.reduce
  }
  scf.yield %v4 : index
 } else {
  scf.yield %p : index
 }
 %v8 = scf.index_switch %n -> f32 case 1 {
  scf.yield %x : f32
 } default {
  %v9 = arith.constant 4 : i32
  scf.yield %x : f32
 }
 %v10 = arith.select %v2, %i, %i : i32
 return %v3, %i, %v8 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 7 : i32
 memref.store %x, %m[%p] : memref<?xf32>
 %v2 = arith.select %c, %v1, %v1 : i32
 return %p, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addi %p, %p : index
 %v2 = arith.constant 2.5 : f32
 %v3 = arith.constant 2.5 : f32
 %v4 = arith.addf %v2, %x : f32
 %v5 = arith.addf %v4, %v2 : f32
 %v6 = arith.cmpi slt, %v1, %v1 : index
 %v7 = arith.select %c, %p, %v1 : index
 return %v7, %i, %v4 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %p : index
 scf.parallel (%v2) = (%n) to (%p) step (%n) {
  %v3 = scf.if %c -> (index) {
   %v4 = arith.muli %i, %i : i32
   %v5 = arith.cmpi slt, %n, %p : index
   %v6 = arith.constant 2.5 : f32
   scf.yield %n : index
  } else {
   memref.store %x, %m[%v2] : memref<?xf32>
   %v7 = arith.cmpi slt, %n, %v2 : index
   %v8 = arith.addi %i, %i : i32
   scf.yield %v2 : index
  }
  %v9 = arith.constant 2.5 : f32
  scf.reduce
 }
 memref.store %x, %m[%p] : memref<?xf32>
 %v10 = arith.addf %x, %x : f32
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.if %c {
  %v1 = scf.if %c -> (i32) {
   memref.store %x, %m[%p] : memref<?xf32>
   scf.yield %i : i32
  } else {
   scf.yield %i : i32
  }
 }
 %v2 = arith.constant 1.0 : f32
 scf.for %v3 = %p to %n step %n {
  %v4 = arith.constant 4 : i32
  %v5 = arith.muli %i, %i : i32
  scf.if %c {
   %v6 = arith.constant 1 : index
   %v7 = arith.constant 4 : i32
   %v8 = arith.select %c, %v2, %v2 : f32
  }
  %v9 = arith.select %c, %n, %v3 : index
 }
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 4 : index
 %v2 = arith.constant 1.0 : f32
 %v3 = arith.constant 7 : index
 return %v1, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 memref.store %x, %m[%p] : memref<?xf32>
 %v1 = scf.index_switch %p -> i32 case 1 {
  %v2 = arith.addi %p, %p : index
  %v3 = arith.constant 1.0 : f32
  scf.yield %i : i32
 } default {
  %v4 = arith.constant -1 : index
  scf.yield %i : i32
 }
 %v5 = memref.load %m[%p] : memref<?xf32>
 %v6 = arith.cmpi slt, %p, %p : index
 %v7 = arith.constant 4 : index
 return %v7, %v1, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.maxsi %i, %i : i32
 %v2 = arith.constant 4 : i32
 %v3 = arith.index_cast %p : index to i32
 scf.for %v4 = %n to %n step %p {
  scf.if %c {
   %v5 = arith.constant -1 : index
   %v6 = arith.select %c, %x, %x : f32
   memref.store %x, %m[%n] : memref<?xf32>
  } else {
   %v7 = arith.addf %x, %x : f32
  }
  %v8 = arith.cmpi slt, %p, %p : index
  %v9 = arith.index_cast %n : index to i32
  %v10 = arith.maxsi %p, %n : index
 }
 %v11 = arith.addf %x, %x : f32
 return %n, %v2, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %p : index
 %v2 = arith.addf %x, %x : f32
 %v3 = arith.constant 1.0 : f32
 %v4 = arith.muli %p, %p : index
 scf.for %v5 = %p to %v4 step %p {
  scf.if %v1 {
   %v6 = arith.constant -1 : i32
   %v7 = arith.addi %v6, %v6 : i32
  }
  memref.store %x, %m[%v4] : memref<?xf32>
 }
 %v8 = arith.addi %p, %p : index
 return %p, %i, %v2 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 0 : i32
 %v2 = arith.constant 4 : index
 %v3 = arith.addi %v2, %n : index
 memref.store %x, %m[%p] : memref<?xf32>
 scf.parallel (%v4) = (%v2) to (%n) step (%n) {
  memref.store %x, %m[%n] : memref<?xf32>
  scf.reduce
 }
 memref.store %x, %m[%n] : memref<?xf32>
 return %n, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 4 : index
 %v2 = arith.cmpi slt, %p, %v1 : index
 %v3 = arith.muli %i, %i : i32
 %v4 = arith.addf %x, %x : f32
 %v5 = arith.subi %n, %n : index
 return %p, %v3, %v4 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = memref.load %m[%n] : memref<?xf32>
 scf.for %v2 = %p to %p step %n {
  %v3 = memref.load %m[%p] : memref<?xf32>
  %v4 = arith.constant 1 : i32
  memref.store %v3, %m[%p] : memref<?xf32>
 }
 %v5 = scf.if %c -> (index) {
  scf.yield %p : index
 } else {
  %v6 = arith.select %c, %i, %i : i32
  %v7 = scf.if %c -> (index) {
   scf.yield %p : index
  } else {
   %v8 = arith.select %c, %v6, %v6 : i32
   %v9 = arith.maxsi %p, %n : index
   %v10 = memref.load %m[%v9] : memref<?xf32>
   scf.yield %v9 : index
  }
  scf.yield %p : index
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant -1 : i32
 %v2 = arith.constant 7 : index
 scf.parallel (%v3) = (%p) to (%v2) step (%p) {
  %v4 = arith.constant -1 : i32
  scf.for %v5 = %p to %p step %v2 {
   %v6 = arith.constant 4 : i32
   %v7 = arith.addf %x, %x : f32
  }
  scf.for %v8 = %v2 to %v3 step %p {
   %v9 = memref.load %m[%v3] : memref<?xf32>
   %v10 = arith.addf %v9, %x : f32
  }
  scf.reduce
 }
 %v11 = arith.index_cast %v2 : index to i32
 %v12 = memref.load %m[%p] : memref<?xf32>
 %v13 = arith.cmpi slt, %v2, %v2 : index
 return %v2, %v11, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 1.0 : f32
 %v2 = arith.muli %n, %n : index
 memref.store %x, %m[%v2] : memref<?xf32>
 return %v2, %i, %v1 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = scf.execute_region -> f32 {
  scf.for %v2 = %p to %p step %p {
   %v3 = arith.constant 2.5 : f32
  }
  scf.yield %x : f32
 }
 memref.store %v1, %m[%n] : memref<?xf32>
 %v4 = arith.addi %n, %p : index
 %v5 = memref.load %m[%v4] : memref<?xf32>
 return %p, %i, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addf %x, %x : f32
 scf.for %v2 = %p to %n step %n {
  %v3 = arith.constant 7 : index
  %v4 = arith.constant 4 : index
 }
 %v5 = arith.constant 7 : i32
 %v6 = scf.index_switch %n -> i32 case 1 {
  %v7 = memref.load %m[%n] : memref<?xf32>
  scf.yield %v5 : i32
 } default {
  scf.yield %i : i32
 }
 %v8 = memref.load %m[%p] : memref<?xf32>
 %v9 = scf.if %c -> (index) {
  %v10 = arith.cmpi slt, %p, %n : index
  scf.yield %p : index
 } else {
  scf.yield %p : index
 }
 %v11 = arith.maxsi %v9, %n : index
 return %v9, %v5, %x : index, i32, f32
}

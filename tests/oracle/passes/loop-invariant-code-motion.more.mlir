func.func @f(%l: index, %u: index, %a: i32) { scf.for %i = %l to %u step %l { %0 = arith.addi %a, %a : i32
 %1 = arith.muli %0, %a : i32
 "t.u"(%1) : (i32) -> () }
 return }
// -----
func.func @f(%l: index, %u: index, %a: i32, %b: i32) { scf.for %i = %l to %u step %l { %0 = arith.divsi %a, %b : i32
 %c = arith.constant 3 : i32
 %1 = arith.divui %a, %c : i32
 "t.u"(%0, %1) : (i32, i32) -> () }
 return }
// -----
func.func @f(%l: index, %u: index, %m: memref<4xf32>) { scf.for %i = %l to %u step %l { %0 = memref.load %m[%l] : memref<4xf32>
 "t.u"(%0) : (f32) -> () }
 return }
// -----
func.func @f(%l: index, %u: index, %m: memref<4xf32>, %c: i1) { scf.for %i = %l to %u step %l { scf.for %j = %l to %u step %l { 
 %0 = arith.addi %l, %u : index
 %1 = arith.addi %i, %u : index
 "t.u"(%0, %1) : (index, index) -> () } }
 return }
// -----
func.func @f(%l: index, %u: index, %c: i1, %a: i32) { scf.for %i = %l to %u step %l { %0 = scf.if %c -> i32 { %1 = arith.addi %a, %a : i32
  scf.yield %1 : i32 } else { scf.yield %a : i32 }
 "t.u"(%0) : (i32) -> () }
 return }
// -----
func.func @f(%c: i1, %a: i32) { scf.while : () -> () { %0 = arith.addi %a, %a : i32
  %1 = "t.c"(%0) : (i32) -> i1
  scf.condition(%1) } do { %2 = arith.muli %a, %a : i32
  "t.u"(%2) : (i32) -> ()
  scf.yield }
 return }
// -----
func.func @f(%l: index, %a: i32) { scf.parallel (%i) = (%l) to (%l) step (%l) { %0 = arith.addi %a, %a : i32
 "t.u"(%0) : (i32) -> ()
 scf.reduce }
 affine.for %i = 0 to 10 { %0 = arith.addi %a, %a : i32
 "t.u"(%0) : (i32) -> () }
 affine.parallel (%i) = (0) to (10) { %0 = arith.addi %a, %a : i32
 "t.u"(%0) : (i32) -> () }
 scf.forall (%i) in (10) { %0 = arith.addi %a, %a : i32
 "t.u"(%0) : (i32) -> () }
 return }
// -----
func.func @f(%l: index, %a: i32, %m: memref<?xf32>) { scf.for %i = %l to %l step %l { %c0 = arith.constant 0 : index
 %0 = memref.dim %m, %c0 : memref<?xf32>
 %1 = memref.dim %m, %l : memref<?xf32>
 %2 = memref.alloc() : memref<4xf32>
 %3 = memref.cast %m : memref<?xf32> to memref<4xf32>
 %4 = memref.subview %m[%l][4][1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
 "t.u"(%0, %1, %2, %3, %4) : (index, index, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[1], offset: ?>>) -> () }
 return }
// -----
func.func @f(%l: index, %a: f32) { scf.for %i = %l to %l step %l { %0 = arith.divf %a, %a : f32
 %1 = math.sqrt %a : f32
 %2 = gpu.thread_id x
 %3 = "foo.pure"(%a) : (f32) -> f32
 %6 = ub.poison : i32
 %7 = index.divs %l, %l
 %8 = index.add %l, %l
 %9 = index.divu %l, %8
 "t.u"(%0, %1, %2, %3, %6, %7, %8, %9) : (f32, f32, index, f32, i32, index, index, index) -> () }
 return }
// -----
func.func @f(%l: index, %a: i32, %b: i32) { scf.for %i = %l to %l step %l { %c1 = arith.constant 0 : i32
 %cm = arith.constant -1 : i32
 %c2 = arith.constant 2 : i32
 %0 = arith.divsi %a, %c1 : i32
 %1 = arith.divsi %a, %cm : i32
 %2 = arith.remsi %a, %cm : i32
 %3 = arith.divsi %a, %c2 : i32
 %4 = arith.ceildivsi %a, %c2 : i32
 %5 = arith.floordivsi %a, %cm : i32
 %6 = arith.remui %a, %c2 : i32
 %7 = arith.ceildivui %a, %b : i32
 %8 = arith.shli %a, %b : i32
 "t.u"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32,i32,i32,i32,i32,i32,i32,i32,i32) -> () }
 return }
// -----
func.func @f(%l: index, %u: index, %m: memref<4xf32>, %c: i1) { scf.for %i = %l to %u step %l { %0 = scf.execute_region -> index { %1 = arith.addi %l, %u : index
 scf.yield %1 : index }
 %2 = affine.apply affine_map<(d0) -> (d0 + 1)>(%l)
 %3 = affine.min affine_map<(d0) -> (d0 + 1, 3)>(%l)
 "t.u"(%0, %2, %3) : (index, index,index) -> () }
 return }
// -----
func.func @f(%a: i32) -> (i32, i32) { %0 = arith.addi %a, %a : i32
 %1 = arith.addi %a, %a : i32
 return %0, %1 : i32, i32 }
// -----
func.func @f(%a: i32, %b: i32) -> (i32, i32) { %0 = arith.addi %a, %b : i32
 %1 = arith.addi %b, %a : i32
 return %0, %1 : i32, i32 }
// -----
func.func @f(%a: i32, %b: i32) -> (i1, i1, i32, i32) { %0 = arith.cmpi slt, %a, %b : i32
 %1 = arith.cmpi slt, %a, %b : i32
 %2 = arith.subi %a, %b : i32
 %3 = arith.subi %b, %a : i32
 return %0, %1, %2, %3 : i1, i1, i32, i32 }
// -----
func.func @f(%m: memref<4xf32>, %i: index) -> (f32, f32, f32) { %0 = memref.load %m[%i] : memref<4xf32>
 %1 = memref.load %m[%i] : memref<4xf32>
 memref.store %0, %m[%i] : memref<4xf32>
 %2 = memref.load %m[%i] : memref<4xf32>
 return %0, %1, %2 : f32, f32, f32 }
// -----
func.func @f(%m: memref<4xf32>, %i: index) -> (f32, f32) { %0 = memref.load %m[%i] : memref<4xf32>
 gpu.barrier
 %1 = memref.load %m[%i] : memref<4xf32>
 return %0, %1 : f32, f32 }
// -----
func.func @f(%m: memref<4xf32>, %i: index) -> (f32, f32) { %0 = memref.load %m[%i] : memref<4xf32>
 %a = memref.alloc() : memref<4xf32>
 %1 = memref.load %m[%i] : memref<4xf32>
 memref.dealloc %a : memref<4xf32>
 return %0, %1 : f32, f32 }
// -----
func.func @f(%c: i1, %a: i32) -> i32 { %0 = arith.muli %a, %a : i32
 %r = scf.if %c -> i32 { %1 = arith.muli %a, %a : i32
 scf.yield %1 : i32 } else { %2 = arith.muli %a, %a : i32
 %3 = arith.addi %2, %0 : i32
 scf.yield %3 : i32 }
 return %r : i32 }
// -----
func.func @f(%c: i1, %a: i32) -> (i32, i32) { 
 %r = scf.if %c -> i32 { %1 = arith.muli %a, %a : i32
 scf.yield %1 : i32 } else { scf.yield %a : i32 }
 %q = scf.if %c -> i32 { %1 = arith.muli %a, %a : i32
 scf.yield %1 : i32 } else { scf.yield %a : i32 }
 return %r, %q : i32, i32 }
// -----
func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32
 cf.br ^a
^a:
 %1 = arith.addi %a, %a : i32
 return %1 : i32 }
// -----
func.func @f(%a: i32, %c: i1) -> i32 { cf.cond_br %c, ^a, ^b
^a:
 %0 = arith.addi %a, %a : i32
 cf.br ^d(%0: i32)
^b:
 %1 = arith.addi %a, %a : i32
 cf.br ^d(%1 : i32)
^d(%x: i32):
 %2 = arith.addi %a, %a : i32
 %3 = arith.addi %2, %x : i32
 return %3 : i32 }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32
 "foo.r"() ({ %1 = arith.addi %a, %a : i32
 "foo.u"(%1) : (i32) -> () }) : () -> ()
 %2 = "foo.x"(%a) : (i32) -> i32
 %3 = "foo.x"(%a) : (i32) -> i32
 return }
// -----
func.func @f() -> (memref<4xf32>, memref<4xf32>) { %0 = memref.alloc() : memref<4xf32>
 %1 = memref.alloc() : memref<4xf32>
 return %0, %1 : memref<4xf32>, memref<4xf32> }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32
 %1 = memref.alloc() : memref<4xf32>
 return }
// -----
func.func @f(%a: f32) -> (f32, f32) { %0 = arith.addf %a, %a fastmath<fast> : f32
 %1 = arith.addf %a, %a : f32
 return %0, %1 : f32, f32 }
// -----
func.func @f(%a: i32) -> (i32, i32) { %0 = arith.addi %a, %a {foo} : i32
 %1 = arith.addi %a, %a : i32
 return %0, %1 : i32, i32 }
// -----
func.func @f() -> (i32, i32, index) { %0 = arith.constant 1 : i32
 %1 = arith.constant 1 : i32
 %2 = arith.constant 1 : index
 return %0, %1, %2 : i32, i32, index }
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> (i32, i32) { %0 = call @g(%a) : (i32) -> i32
 %1 = call @g(%a) : (i32) -> i32
 return %0, %1 : i32, i32 }
// -----
llvm.func @f(%p: !llvm.ptr) -> i32 { %0 = llvm.load %p : !llvm.ptr -> i32
 %1 = llvm.load %p : !llvm.ptr -> i32
 %2 = llvm.add %0, %1 : i32
 %3 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
 %4 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
 %5 = llvm.load %3 : !llvm.ptr -> i32
 llvm.store %5, %4 : i32, !llvm.ptr
 llvm.return %2 : i32 }
// -----
llvm.func @f(%p: !llvm.ptr) -> i32 { %0 = llvm.load volatile %p : !llvm.ptr -> i32
 %1 = llvm.load volatile %p : !llvm.ptr -> i32
 %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
 %3 = llvm.load %p invariant : !llvm.ptr -> i32
 llvm.return %0 : i32 }
// -----
gpu.module @m { gpu.func @k() kernel { %0 = gpu.thread_id x
 %1 = gpu.thread_id x
 %2 = gpu.thread_id y
 %3 = gpu.lane_id
 %4 = gpu.lane_id
 "t.u"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
 gpu.return } }
// -----
llvm.func @f() { %0 = nvvm.read.ptx.sreg.tid.x : i32
 %1 = nvvm.read.ptx.sreg.tid.x : i32
 %2 = nvvm.read.ptx.sreg.clock : i32
 %3 = nvvm.read.ptx.sreg.clock : i32
 "t.u"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
 llvm.return }
// -----
func.func @f(%v: vector<4xf32>) -> (f32, f32) { %0 = vector.extract %v[1] : f32 from vector<4xf32>
 %1 = vector.extract %v[1] : f32 from vector<4xf32>
 return %0, %1 : f32, f32 }
// -----
func.func @f(%m: memref<4x?xf32>, %i: index) -> (index, index) { %0 = memref.dim %m, %i : memref<4x?xf32>
 %1 = memref.dim %m, %i : memref<4x?xf32>
 return %0, %1 : index, index }
// -----
func.func @f(%l: index, %u: index) { scf.for %i = %l to %u step %l { %0 = arith.addi %l, %u : index
  %1 = arith.addi %l, %u : index
  %2 = arith.addi %i, %u : index
  "t.u"(%0, %1, %2) : (index,index,index) -> () }
 scf.for %i = %l to %u step %l { %0 = arith.addi %l, %u : index
  "t.u"(%0) : (index) -> () }
 return }
// -----
func.func @f(%m: memref<4xf32>, %l: index, %u: index) -> f32 { %a = memref.load %m[%l] : memref<4xf32>
 scf.for %i = %l to %u step %l { %0 = memref.load %m[%i] : memref<4xf32>
  memref.store %0, %m[%l] : memref<4xf32> }
 %b = memref.load %m[%l] : memref<4xf32>
 %c = arith.addf %a, %b : f32
 return %c : f32 }
// -----
func.func @f(%a: i32) -> i32 { %0 = ub.poison : i32
 %1 = ub.poison : i32
 %2 = arith.addi %0, %1 : i32
 return %2 : i32 }
// -----
func.func @f(%m: memref<4xf32>) -> (index, index) { %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
 %1 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
 return %0, %1 : index, index }
// -----
func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32) { %0, %1 = arith.mulsi_extended %a, %b : i32
 %2, %3 = arith.mulsi_extended %b, %a : i32
 return %0, %1, %2, %3 : i32, i32, i32, i32 }
// -----
func.func @f(%a: index, %b: index) -> (index, index) { %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
 %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
 return %0, %1 : index, index }
// -----
func.func @dead(%a: i32) { cf.br ^b
^a:
 %0 = arith.addi %a, %a : i32
 %1 = arith.addi %a, %a : i32
 cf.br ^b
^b:
 return }
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 { %0 = llvm.icmp "eq" %a, %b : i32
 %1 = llvm.icmp "eq" %b, %a : i32
 %2 = llvm.select %0, %a, %b : i1, i32
 %3 = llvm.select %1, %a, %b : i1, i32
 %4 = llvm.inline_asm "foo", "=r" : () -> i32
 %5 = llvm.inline_asm "foo", "=r" : () -> i32
 %6 = llvm.inline_asm has_side_effects "foo", "=r" : () -> i32
 %7 = llvm.add %2, %3 : i32
 %8 = llvm.add %4, %5 : i32
 %9 = llvm.add %7, %8 : i32
 llvm.return %9 : i32 }

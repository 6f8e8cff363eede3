func.func @f(%i: index, %a: f32) { %0 = "scf.for"(%i, %i, %i, %a) ({ ^bb0(%x: index): 
  "scf.yield"(%a) : (f32) -> () }) : (index, index, index, f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%i: index, %a: f32) { %0 = "scf.for"(%i, %i, %i, %a) ({ ^bb0(%x: index, %y: f64): 
  "scf.yield"(%a) : (f32) -> () }) : (index, index, index, f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%i: index, %a: f32) { %0 = "scf.for"(%i, %i, %i, %a) ({ ^bb0(%x: index, %y: f32): 
  "scf.yield"() : () -> () }) : (index, index, index, f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%i: index, %a: f32) { "scf.for"(%i, %i, %i, %a) ({ ^bb0(%x: index, %y: f32): 
  "scf.yield"(%a) : (f32) -> () }) : (index, index, index, f32) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%i: index, %a: f32) { %0 = "scf.for"(%i, %i, %i, %a) ({ ^bb0(%x: i32, %y: f32): 
  "scf.yield"(%a) : (f32) -> () }) : (index, index, index, f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%i: f32) { "scf.for"(%i, %i, %i) ({ ^bb0(%x: f32): 
  "scf.yield"() : () -> () }) : (f32, f32, f32) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%c: i1, %a: f32) { %0 = "scf.if"(%c) ({ "scf.yield"(%a) : (f32) -> () }, {}) : (i1) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: i1, %a: f32) { %0 = "scf.if"(%c) ({ "scf.yield"() : () -> () }, {"scf.yield"(%a) : (f32) -> () }) : (i1) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: i1, %a: f32) { %0 = "scf.if"(%c) ({ "scf.yield"(%c) : (i1) -> () }, {"scf.yield"(%a) : (f32) -> () }) : (i1) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: i1, %a: f32) { "scf.if"(%c) ({^bb0(%x: i1): "scf.yield"() : () -> () }, { }) : (i1) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { "scf.parallel"() <{operandSegmentSizes = array<i32: 0,0,0,0>}> ({^bb0: "scf.reduce"() : () -> () }) : () -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({^bb0: "scf.reduce"() : () -> () }) : (index,index,index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({^bb0(%x: i32): "scf.reduce"() : () -> () }) : (index,index,index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { "scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({^bb0(%x: index): "scf.reduce"(%a) ({^bb0(%p: f32, %q: f32): "scf.reduce.return"(%p) : (f32) -> ()}) : (f32) -> () }) : (index,index,index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { %0 = "scf.parallel"(%c, %c, %c, %a) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({^bb0(%x: index): "scf.reduce"(%a) ({^bb0(%p: f32): "scf.reduce.return"(%p) : (f32) -> ()}) : (f32) -> () }) : (index,index,index,f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { %0 = "scf.parallel"(%c, %c, %c, %a) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({^bb0(%x: index): "scf.reduce"(%a) ({^bb0(%p: f32, %q: f64): "scf.reduce.return"(%p) : (f32) -> ()}) : (f32) -> () }) : (index,index,index,f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { %0 = "scf.parallel"(%c, %c, %c, %a) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({^bb0(%x: index): "scf.reduce"(%a) ({^bb0(%p: f32, %q: f32): "scf.reduce.return"(%c) : (index) -> ()}) : (f32) -> () }) : (index,index,index,f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: i1, %a: f32) { %0 = "scf.while"(%a) ({^bb0(%x: f32): "scf.condition"(%c, %x) : (i1, f32) -> () }, {^bb0(%x: f64): "scf.yield"(%a) : (f32) -> () }) : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: i1, %a: f32) { %0 = "scf.while"(%a) ({^bb0(%x: f32): "scf.yield"(%x) : (f32) -> () }, {^bb0(%x: f32): "scf.yield"(%a) : (f32) -> () }) : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: i1, %a: f32) { %0 = "scf.while"(%a) ({^bb0(%x: f32): "scf.condition"(%c) : (i1) -> () }, {^bb0(%x: f32): "scf.yield"(%a) : (f32) -> () }) : (f32) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1, 1>}> ({"scf.yield"(%a) : (f32) -> ()}, {"scf.yield"(%a) : (f32) -> ()}, {"scf.yield"(%a) : (f32) -> ()}) : (index) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1, 2>}> ({"scf.yield"(%a) : (f32) -> ()}, {"scf.yield"(%a) : (f32) -> ()}) : (index) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({"scf.yield"(%a) : (f32) -> ()}, {"scf.yield"() : () -> ()}) : (index) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { %0 = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({"scf.yield"(%a) : (f32) -> ()}, {"scf.yield"(%c) : (index) -> ()}) : (index) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { "scf.execute_region"() ({}) : () -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%c: index, %a: f32) { "scf.execute_region"() ({^bb0(%x: i32): "scf.yield"() : () -> ()}) : () -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "affine.load"(%m, %i) <{map = affine_map<(d0, d1) -> (d0)>}> : (memref<4xf32>, index) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<4xf32>, index) -> f32
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xf32>, %j: index) { %i = "memref.load"(%m, %j) : (memref<4xf32>, index) -> f32
 %q = "test.x"() : () -> index
 %0 = "affine.apply"(%j) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> index
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xindex>, %j: index) { %i = "memref.load"(%m, %j) : (memref<4xindex>, index) -> index
 %0 = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xindex>, %j: index) { affine.for %k = 0 to 4 { %i = "memref.load"(%m, %j) : (memref<4xindex>, index) -> index
 %0 = affine.load %m[%i] : memref<4xindex>
 }
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xindex>, %j: index) { affine.for %k = 0 to 4 { %i = "memref.load"(%m, %j) : (memref<4xindex>, index) -> index
 affine.for %l = 0 to %i { }
 }
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xindex>, %j: index) { 
 %0 = "affine.min"(%j) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> index
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xindex>, %j: index) { 
 "affine.store"(%j, %m, %j, %j) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (index, memref<4xindex>, index, index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xindex>, %j: index) { 
 "affine.delinearize_index"(%j) <{static_basis = array<i64>}> : (index) -> ()
 "func.return"() : () -> () }
// -----
func.func @f(%m: memref<4xindex>, %j: index) { 
 %0 = "affine.delinearize_index"(%j) <{static_basis = array<i64: 2, 3, 4>}> : (index) -> index
 "func.return"() : () -> () }

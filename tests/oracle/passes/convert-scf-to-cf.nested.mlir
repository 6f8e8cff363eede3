func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = scf.while (%v2 = %i) : (i32) -> i32 {
  %v4 = scf.while (%v5 = %p) : (index) -> index {
   %v7 = arith.constant 1.0 : f32
   %v8 = "test.cond"() : () -> i1
   scf.condition(%v8) %n : index
  } do {
  ^bb0(%v6: index):
   %v9 = arith.constant 4 : index
   memref.store %x, %m[%p] : memref<?xf32>
   scf.yield %v6 : index
  }
  %v10 = "test.cond"() : () -> i1
  scf.condition(%c) %i : i32
 } do {
 ^bb0(%v3: i32):
  %v11 = arith.addf %x, %x : f32
  %v12 = arith.constant 1.0 : f32
  scf.yield %i : i32
 }
 %v13 = arith.addf %x, %x : f32
 %v14 = arith.addf %v13, %v13 : f32
 %v15 = scf.if %c -> (i32) {
  scf.yield %i : i32
 } else {
  %v16 = arith.constant 2.5 : f32
  %v17 = arith.addi %p, %n : index
  %v18 = arith.subi %p, %v17 : index
  scf.yield %v1 : i32
 }
 return %n, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = scf.index_switch %n -> i32 case 1 {
  scf.yield %i : i32
 } default {
  %v2 = scf.while (%v3 = %x) : (f32) -> f32 {
   memref.store %x, %m[%n] : memref<?xf32>
   %v5 = "test.cond"() : () -> i1
   scf.condition(%v5) %x : f32
  } do {
  ^bb0(%v4: f32):
   scf.yield %x : f32
  }
  %v6 = arith.addf %v2, %x : f32
  scf.yield %i : i32
 }
 %v7 = arith.muli %n, %n : index
 %v8 = scf.while (%v9 = %x) : (f32) -> f32 {
  %v13 = scf.for %v11 = %p to %n step %v7 iter_args(%v12 = %v7) -> (index) {
   %v14 = arith.addf %x, %x : f32
   scf.yield %p : index
  }
  %v15 = scf.if %c -> (index) {
   %v16 = arith.addf %x, %v9 : f32
   %v17 = arith.addf %x, %v16 : f32
   scf.yield %v13 : index
  } else {
   %v18 = arith.index_cast %n : index to i32
   scf.yield %p : index
  }
  scf.parallel (%v19) = (%v15) to (%v15) step (%v13) {
   %v20 = arith.constant 4 : index
   %v21 = arith.index_cast %v20 : index to i32
   scf.reduce
  }
  %v22 = "test.cond"() : () -> i1
  scf.condition(%v22) %v9 : f32
 } do {
 ^bb0(%v10: f32):
  scf.if %c {
  }
  %v23 = arith.muli %p, %n : index
  scf.yield %v10 : f32
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.select %c, %x, %x : f32
 %v2 = memref.load %m[%p] : memref<?xf32>
 %v3 = arith.cmpi slt, %n, %n : index
 %v4 = arith.addi %i, %i : i32
 %v5 = memref.load %m[%p] : memref<?xf32>
 return %p, %i, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = scf.execute_region -> i32 {
  memref.store %x, %m[%p] : memref<?xf32>
  scf.yield %i : i32
 }
 %v2 = arith.subi %i, %i : i32
 %v3 = scf.index_switch %p -> i32 case 1 {
  scf.yield %i : i32
 } default {
  %v4 = arith.constant 1 : index
  scf.yield %v2 : i32
 }
 %v5 = memref.load %m[%p] : memref<?xf32>
 %v6 = arith.index_cast %p : index to i32
 memref.store %x, %m[%p] : memref<?xf32>
 return %n, %v1, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.if %c {
  scf.for %v1 = %n to %p step %n {
   %v2 = arith.index_cast %n : index to i32
   %v3 = arith.constant 1 : index
  }
  %v4 = scf.while (%v5 = %x) : (f32) -> f32 {
   %v7 = arith.constant -1 : index
   %v8 = "test.cond"() : () -> i1
   scf.condition(%c) %x : f32
  } do {
  ^bb0(%v6: f32):
   scf.yield %x : f32
  }
  %v9 = scf.index_switch %p -> f32 case 1 {
   scf.yield %v4 : f32
  } default {
   %v10 = arith.index_cast %n : index to i32
   scf.yield %v4 : f32
  }
 }
 %v11 = arith.addi %i, %i : i32
 scf.for %v12 = %p to %n step %p {
  %v13 = memref.load %m[%n] : memref<?xf32>
  %v14 = arith.addf %x, %x : f32
 }
 %v15 = arith.constant 4 : index
 %v16 = arith.constant 1 : index
 %v17 = arith.index_cast %n : index to i32
 return %v15, %v17, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.select %c, %i, %i : i32
 memref.store %x, %m[%p] : memref<?xf32>
 %v2 = scf.execute_region -> i32 {
  %v3 = arith.index_cast %n : index to i32
  %v4 = scf.if %c -> (i32) {
   %v5 = arith.addf %x, %x : f32
   %v6 = arith.cmpi slt, %p, %n : index
   scf.yield %v1 : i32
  } else {
   %v7 = arith.constant -1 : i32
   memref.store %x, %m[%p] : memref<?xf32>
   scf.yield %v3 : i32
  }
  scf.yield %v1 : i32
 }
 %v8 = memref.load %m[%p] : memref<?xf32>
 %v9 = arith.addf %x, %x : f32
 %v10 = arith.maxsi %i, %i : i32
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.select %c, %i, %i : i32
 scf.parallel (%v2) = (%p) to (%p) step (%n) {
  %v3 = arith.select %c, %x, %x : f32
  scf.reduce
 }
 %v4 = arith.addf %x, %x : f32
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 2.5 : f32
 %v2 = arith.constant 2.5 : f32
 memref.store %v1, %m[%p] : memref<?xf32>
 return %p, %i, %v2 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.for %v1 = %p to %p step %n {
  %v2 = scf.if %c -> (i32) {
   %v3 = arith.addf %x, %x : f32
   scf.yield %i : i32
  } else {
   %v4 = memref.load %m[%n] : memref<?xf32>
   %v5 = arith.subi %n, %v1 : index
   scf.yield %i : i32
  }
 }
 scf.if %c {
  scf.for %v6 = %p to %n step %n {
   %v7 = arith.maxsi %i, %i : i32
  }
  %v8 = arith.index_cast %p : index to i32
 } else {
  %v9 = arith.subi %p, %n : index
  memref.store %x, %m[%p] : memref<?xf32>
 }
 %v10 = arith.constant 7 : index
 %v11 = arith.constant 4 : index
 %v12 = scf.execute_region -> i32 {
  %v13 = arith.cmpi slt, %v10, %p : index
  %v14 = arith.constant 4 : i32
  scf.if %c {
   memref.store %x, %m[%p] : memref<?xf32>
   %v15 = arith.constant 7 : index
  }
  scf.yield %i : i32
 }
 return %v11, %v12, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addi %n, %n : index
 %v2 = arith.addf %x, %x : f32
 %v3 = arith.subi %i, %i : i32
 %v4 = arith.constant 7 : index
 return %n, %v3, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.muli %p, %n : index
 %v2 = arith.constant 1 : i32
 %v3 = arith.cmpi slt, %v1, %v1 : index
 %v4 = arith.constant 0 : index
 scf.for %v5 = %p to %p step %p {
  %v6 = arith.constant 0.0 : f32
  %v7 = arith.index_cast %v1 : index to i32
  %v8 = arith.addf %v6, %x : f32
 }
 %v9 = arith.addi %i, %i : i32
 %v10 = arith.addf %x, %x : f32
 return %v1, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 7 : index
 %v2 = arith.constant 0.0 : f32
 %v3 = scf.index_switch %n -> f32 case 1 {
  %v4 = scf.if %c -> (f32) {
   scf.yield %v2 : f32
  } else {
   memref.store %v2, %m[%n] : memref<?xf32>
   %v5 = arith.constant 1 : i32
   %v6 = arith.select %c, %x, %x : f32
   scf.yield %x : f32
  }
  %v7 = arith.constant 4 : index
  scf.yield %x : f32
 } default {
  %v8 = arith.cmpi slt, %n, %v1 : index
  scf.yield %v2 : f32
 }
 %v9 = arith.addf %v2, %v3 : f32
 %v10 = memref.load %m[%n] : memref<?xf32>
 return %v1, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.maxsi %i, %i : i32
 scf.if %c {
  %v2 = arith.constant 0.0 : f32
 } else {
 }
 %v3 = scf.index_switch %n -> i32 case 1 {
  scf.yield %v1 : i32
 } default {
  scf.yield %v1 : i32
 }
 %v4 = arith.constant 4 : index
 %v5 = arith.constant 2.5 : f32
 scf.if %c {
  %v6 = arith.cmpi slt, %p, %n : index
  %v7 = arith.constant -1 : index
 }
 return %p, %v1, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.constant 0 : i32
 %v2 = arith.select %c, %i, %i : i32
 %v3 = arith.constant 4 : index
 return %n, %v2, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.muli %n, %n : index
 %v2 = arith.constant 1.0 : f32
 %v3 = arith.select %c, %i, %i : i32
 %v4 = scf.if %c -> (f32) {
  %v5 = arith.index_cast %n : index to i32
  %v6 = memref.load %m[%v1] : memref<?xf32>
  scf.yield %v2 : f32
 } else {
  scf.if %c {
   %v7 = arith.constant 1 : index
  }
  %v8 = arith.constant 2.5 : f32
  %v9 = arith.subi %v3, %i : i32
  scf.yield %v2 : f32
 }
 scf.for %v10 = %n to %v1 step %p {
  %v11 = arith.constant 1.0 : f32
  %v12 = arith.constant 2.5 : f32
  memref.store %v2, %m[%v10] : memref<?xf32>
 }
 %v13 = memref.load %m[%n] : memref<?xf32>
 return %p, %v3, %v4 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %n : index
 %v2 = arith.muli %i, %i : i32
 %v3 = arith.maxsi %v2, %v2 : i32
 %v4 = memref.load %m[%n] : memref<?xf32>
 %v5 = arith.constant -1 : index
 %v8 = scf.for %v6 = %v5 to %v5 step %p iter_args(%v7 = %p) -> (index) {
  %v9 = arith.muli %v3, %i : i32
  memref.store %x, %m[%v5] : memref<?xf32>
  %v10 = arith.constant 4 : index
  scf.yield %n : index
 }
 return %n, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.addi %n, %p : index
 %v2 = arith.select %c, %i, %i : i32
 %v3 = arith.constant 7 : i32
 return %p, %v2, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 scf.for %v1 = %n to %n step %n {
  %v4 = scf.for %v2 = %v1 to %n step %n iter_args(%v3 = %p) -> (index) {
   %v5 = arith.subi %i, %i : i32
   %v6 = arith.muli %v1, %p : index
   %v7 = memref.load %m[%v6] : memref<?xf32>
   %v8 = memref.load %m[%v3] : memref<?xf32>
   scf.yield %p : index
  }
  %v9 = arith.cmpi slt, %p, %p : index
  scf.for %v10 = %v4 to %v4 step %p {
   %v11 = arith.cmpi slt, %p, %p : index
   %v12 = arith.constant 1.0 : f32
   %v13 = arith.cmpi slt, %n, %v4 : index
  }
  %v14 = arith.muli %i, %i : i32
 }
 %v15 = arith.constant 0.0 : f32
 %v16 = memref.load %m[%p] : memref<?xf32>
 %v17 = arith.subi %i, %i : i32
 %v18 = scf.if %c -> (i32) {
  scf.yield %i : i32
 } else {
  memref.store %v16, %m[%p] : memref<?xf32>
  scf.yield %i : i32
 }
 return %n, %i, %v15 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.cmpi slt, %n, %n : index
 scf.parallel (%v2) = (%n) to (%n) step (%p) {
  %v3 = arith.addf %x, %x : f32
  %v4 = arith.addf %x, %v3 : f32
  scf.reduce
 }
 memref.store %x, %m[%p] : memref<?xf32>
 %v5 = arith.select %c, %x, %x : f32
 %v6 = scf.index_switch %p -> f32 case 1 {
  %v7 = arith.constant 4 : index
  scf.yield %x : f32
 } default {
  %v8 = arith.constant 0 : index
  %v9 = arith.subi %i, %i : i32
  scf.yield %v5 : f32
 }
 %v10 = arith.constant 0.0 : f32
 %v11 = arith.maxsi %i, %i : i32
 return %n, %v11, %v5 : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v1 = arith.index_cast %n : index to i32
 %v2 = arith.maxsi %n, %p : index
 %v3 = arith.muli %v1, %i : i32
 scf.parallel (%v4) = (%p) to (%n) step (%p) {
  %v5 = arith.muli %i, %i : i32
  scf.reduce
 }
 %v6 = arith.constant 0.0 : f32
 return %p, %i, %x : index, i32, f32
}
// -----
func.func @f(%n: index, %p: index, %i: i32, %x: f32, %c: i1, %m: memref<?xf32>) -> (index, i32, f32) {
 %v3 = scf.for %v1 = %n to %n step %p iter_args(%v2 = %i) -> (i32) {
  %v4 = arith.constant 1 : i32
  %v7 = scf.for %v5 = %p to %v1 step %v1 iter_args(%v6 = %i) -> (i32) {
   %v8 = arith.subi %i, %v4 : i32
   %v9 = arith.muli %p, %v5 : index
   %v10 = arith.addi %p, %v9 : index
   scf.yield %v6 : i32
  }
  scf.if %c {
   %v11 = memref.load %m[%v1] : memref<?xf32>
   %v12 = arith.constant 1 : i32
  } else {
   %v13 = arith.constant 0.0 : f32
   %v14 = arith.index_cast %n : index to i32
  }
  %v15 = arith.constant 1.0 : f32
  scf.yield %v2 : i32
 }
 scf.if %c {
  %v16 = arith.constant 7 : i32
  %v17 = scf.execute_region -> f32 {
   %v18 = arith.cmpi slt, %p, %n : index
   %v19 = arith.addf %x, %x : f32
   scf.yield %v19 : f32
  }
  %v20 = arith.constant 1 : index
 } else {
  %v21 = memref.load %m[%n] : memref<?xf32>
  %v22 = arith.constant -1 : index
  memref.store %x, %m[%v22] : memref<?xf32>
 }
 %v23 = arith.maxsi %v3, %v3 : i32
 scf.for %v24 = %p to %p step %n {
  %v25 = arith.constant 4 : i32
  %v26 = scf.while (%v27 = %v25) : (i32) -> i32 {
   %v29 = arith.constant 1.0 : f32
   %v30 = "test.cond"() : () -> i1
   scf.condition(%c) %v25 : i32
  } do {
  ^bb0(%v28: i32):
   scf.yield %v23 : i32
  }
 }
 %v31 = arith.maxsi %i, %v3 : i32
 memref.store %x, %m[%p] : memref<?xf32>
 return %n, %v31, %x : index, i32, f32
}

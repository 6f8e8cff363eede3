// Loops, conditions, accesses, maps.
// RUN: nvlower --lower-affine %s | filecheck %s

// CHECK: func.func @f(%[[ARG0:[a-zA-Z0-9_-]+]]: index, %[[ARG1:[a-zA-Z0-9_-]+]]: memref<?x?xf32>, %[[ARG2:[a-zA-Z0-9_-]+]]: vector<4xf32>, %[[ARG3:[a-zA-Z0-9_-]+]]: f32) -> (index, index, index) {
// CHECK-NEXT: %[[C0:[a-zA-Z0-9_-]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:[a-zA-Z0-9_-]+]] = arith.constant 1 : index
// CHECK-NEXT: scf.for %[[ARG4:[a-zA-Z0-9_-]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT: %[[C3_3:[a-zA-Z0-9_-]+]] = arith.constant 3 : index
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_-]+]] = arith.maxsi %[[ARG4]], %[[C3_3]] : index
// CHECK-NEXT: %[[C8_4:[a-zA-Z0-9_-]+]] = arith.constant 8 : index
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_-]+]] = arith.addi %[[ARG4]], %[[C8_4]] : index
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_-]+]] = arith.minsi %[[V11]], %[[ARG0]] : index
// CHECK-NEXT: %[[C2_5:[a-zA-Z0-9_-]+]] = arith.constant 2 : index
// CHECK-NEXT: scf.for %[[ARG5:[a-zA-Z0-9_-]+]] = %[[V10]] to %[[V12]] step %[[C2_5]] {
// CHECK-NEXT: %[[C1_6:[a-zA-Z0-9_-]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_-]+]] = arith.addi %[[ARG4]], %[[C1_6]] : index
// CHECK-NEXT: %[[C2_7:[a-zA-Z0-9_-]+]] = arith.constant 2 : index
// CHECK-NEXT: %[[C0_8:[a-zA-Z0-9_-]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C_1_9:[a-zA-Z0-9_-]+]] = arith.constant -1 : index
// CHECK-NEXT: %[[V14:[a-zA-Z0-9_-]+]] = arith.cmpi slt, %[[ARG5]], %[[C0_8]] : index
// CHECK-NEXT: %[[V15:[a-zA-Z0-9_-]+]] = arith.subi %[[C_1_9]], %[[ARG5]] : index
// CHECK-NEXT: %[[V16:[a-zA-Z0-9_-]+]] = arith.select %[[V14]], %[[V15]], %[[ARG5]] : index
// CHECK-NEXT: %[[V17:[a-zA-Z0-9_-]+]] = arith.divsi %[[V16]], %[[C2_7]] : index
// CHECK-NEXT: %[[V18:[a-zA-Z0-9_-]+]] = arith.subi %[[C_1_9]], %[[V17]] : index
// CHECK-NEXT: %[[V19:[a-zA-Z0-9_-]+]] = arith.select %[[V14]], %[[V18]], %[[V17]] : index
// CHECK-NEXT: %[[V20:[a-zA-Z0-9_-]+]] = memref.load %[[ARG1]][%[[V13]], %[[V19]]] : memref<?x?xf32>
// CHECK-NEXT: %[[C4_10:[a-zA-Z0-9_-]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[V21:[a-zA-Z0-9_-]+]] = arith.remsi %[[ARG4]], %[[C4_10]] : index
// CHECK-NEXT: %[[C0_11:[a-zA-Z0-9_-]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[V22:[a-zA-Z0-9_-]+]] = arith.cmpi slt, %[[V21]], %[[C0_11]] : index
// CHECK-NEXT: %[[V23:[a-zA-Z0-9_-]+]] = arith.addi %[[V21]], %[[C4_10]] : index
// CHECK-NEXT: %[[V24:[a-zA-Z0-9_-]+]] = arith.select %[[V22]], %[[V23]], %[[V21]] : index
// CHECK-NEXT: %[[C3_12:[a-zA-Z0-9_-]+]] = arith.constant 3 : index
// CHECK-NEXT: %[[C0_13:[a-zA-Z0-9_-]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1_14:[a-zA-Z0-9_-]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V25:[a-zA-Z0-9_-]+]] = arith.cmpi sle, %[[ARG5]], %[[C0_13]] : index
// CHECK-NEXT: %[[V26:[a-zA-Z0-9_-]+]] = arith.subi %[[C0_13]], %[[ARG5]] : index
// CHECK-NEXT: %[[V27:[a-zA-Z0-9_-]+]] = arith.subi %[[ARG5]], %[[C1_14]] : index
// CHECK-NEXT: %[[V28:[a-zA-Z0-9_-]+]] = arith.select %[[V25]], %[[V26]], %[[V27]] : index
// CHECK-NEXT: %[[V29:[a-zA-Z0-9_-]+]] = arith.divsi %[[V28]], %[[C3_12]] : index
// CHECK-NEXT: %[[V30:[a-zA-Z0-9_-]+]] = arith.subi %[[C0_13]], %[[V29]] : index
// CHECK-NEXT: %[[V31:[a-zA-Z0-9_-]+]] = arith.addi %[[V29]], %[[C1_14]] : index
// CHECK-NEXT: %[[V32:[a-zA-Z0-9_-]+]] = arith.select %[[V25]], %[[V30]], %[[V31]] : index
// CHECK-NEXT: memref.store %[[V20]], %[[ARG1]][%[[V24]], %[[V32]]] : memref<?x?xf32>
// CHECK-NEXT: %[[C0_15:[a-zA-Z0-9_-]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C_4:[a-zA-Z0-9_-]+]] = arith.constant -4 : index
// CHECK-NEXT: %[[V33:[a-zA-Z0-9_-]+]] = arith.addi %[[ARG4]], %[[C_4]] : index
// CHECK-NEXT: %[[V34:[a-zA-Z0-9_-]+]] = arith.cmpi sge, %[[V33]], %[[C0_15]] : index
// CHECK-NEXT: %[[C_1_16:[a-zA-Z0-9_-]+]] = arith.constant -1 : index
// CHECK-NEXT: %[[V35:[a-zA-Z0-9_-]+]] = arith.muli %[[ARG4]], %[[C_1_16]] overflow<nsw> : index
// CHECK-NEXT: %[[V36:[a-zA-Z0-9_-]+]] = arith.addi %[[V35]], %[[ARG0]] : index
// CHECK-NEXT: %[[V37:[a-zA-Z0-9_-]+]] = arith.cmpi eq, %[[V36]], %[[C0_15]] : index
// CHECK-NEXT: %[[V38:[a-zA-Z0-9_-]+]] = arith.andi %[[V34]], %[[V37]] : i1
// CHECK-NEXT: scf.if %[[V38]] {
// CHECK-NEXT: memref.store %[[ARG3]], %[[ARG1]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// CHECK: %[[C0_0:[a-zA-Z0-9_-]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C8:[a-zA-Z0-9_-]+]] = arith.constant 8 : index
// CHECK-NEXT: %[[C1_1:[a-zA-Z0-9_-]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_-]+]] = scf.for %[[ARG4]] = %[[C0_0]] to %[[C8]] step %[[C1_1]] iter_args(%[[ARG5]] = %[[ARG3]]) -> (f32) {
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_-]+]] = arith.addf %[[ARG5]], %[[ARG3]] : f32
// CHECK-NEXT: scf.yield %[[V10]] : f32
// CHECK: %[[C3:[a-zA-Z0-9_-]+]] = arith.constant 3 : index
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_-]+]] = arith.muli %[[ARG0]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_-]+]] = arith.addi %[[V1]], %[[ARG0]] : index
// CHECK-NEXT: %[[C_1:[a-zA-Z0-9_-]+]] = arith.constant -1 : index
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_-]+]] = arith.addi %[[V2]], %[[C_1]] : index
// CHECK-NEXT: %[[C7:[a-zA-Z0-9_-]+]] = arith.constant 7 : index
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_-]+]] = arith.minsi %[[ARG0]], %[[C7]] : index
// CHECK-NEXT: %[[C7_2:[a-zA-Z0-9_-]+]] = arith.constant 7 : index
// CHECK-NEXT: %[[C2:[a-zA-Z0-9_-]+]] = arith.constant 2 : index
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_-]+]] = arith.muli %[[ARG0]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_-]+]] = arith.maxsi %[[ARG0]], %[[C7_2]] : index
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_-]+]] = arith.maxsi %[[V6]], %[[V5]] : index
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_-]+]] = vector.load %[[ARG1]][%[[ARG0]], %[[ARG0]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[C4:[a-zA-Z0-9_-]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_-]+]] = arith.addi %[[ARG0]], %[[C4]] : index
// CHECK-NEXT: vector.store %[[V8]], %[[ARG1]][%[[ARG0]], %[[V9]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V3]], %[[V4]], %[[V7]] : index, index, index

#set = affine_set<(d0)[s0] : (d0 - 4 >= 0, s0 - d0 == 0)>
func.func @f(%n: index, %m: memref<?x?xf32>, %v: vector<4xf32>, %x: f32) -> (index, index, index) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] step 2 {
      %0 = affine.load %m[%i + 1, %j floordiv 2] : memref<?x?xf32>
      affine.store %0, %m[%i mod 4, %j ceildiv 3] : memref<?x?xf32>
      affine.if #set(%i)[%n] { affine.store %x, %m[%i, %j] : memref<?x?xf32> }
    }
  }
  %s = affine.for %i = 0 to 8 iter_args(%a = %x) -> f32 { %b = arith.addf %a, %x : f32 affine.yield %b : f32 }
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 - 1)>(%n)[%n]
  %b = affine.min affine_map<(d0) -> (d0, 7)>(%n)
  %c = affine.max affine_map<(d0) -> (d0, 7, d0 * 2)>(%n)
  %w = affine.vector_load %m[%n, %n] : memref<?x?xf32>, vector<4xf32>
  affine.vector_store %w, %m[%n, %n + 4] : memref<?x?xf32>, vector<4xf32>
  return %a, %b, %c : index, index, index
}

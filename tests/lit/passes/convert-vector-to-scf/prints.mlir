// Prints of vectors, element by element.
// RUN: nvlower --convert-vector-to-scf %s | filecheck %s

// CHECK-LABEL: func.func @pv(
// CHECK: %{{.+}} = arith.constant 4 : index
// CHECK-NEXT: %{{.+}} = arith.constant 3 : index
// CHECK-NEXT: %{{.+}} = arith.constant 1 : index
// CHECK-NEXT: %{{.+}} = arith.constant 2 : index
// CHECK-NEXT: %{{.+}} = arith.constant 0 : index
// CHECK-NEXT: %{{.+}} = vector.shape_cast %{{.+}} : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %{{.+}} = %{{.+}} to %{{.+}} step %{{.+}} {
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : index
// CHECK-NEXT: %{{.+}} = vector.extract %{{.+}}[%{{.+}}] : f32 from vector<6xf32>
// CHECK-NEXT: vector.print %{{.+}} : f32 punctuation <no_punctuation>
// CHECK-NEXT: %{{.+}} = arith.cmpi ult, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK: vector.print punctuation <close>
// CHECK-NEXT: %{{.+}} = arith.cmpi ult, %{{.+}}, %{{.+}} : index
// CHECK-NEXT: scf.if %{{.+}} {
func.func @pv(%v: vector<2x3xf32>, %i: vector<4xindex>, %s: f32, %z: vector<f32>, %b: vector<4xi1>, %o: vector<2xi5>, %n: vector<1x2x2xi32>) {
  vector.print %v : vector<2x3xf32>
  vector.print %i : vector<4xindex> punctuation <comma>
  vector.print %s : f32
  vector.print %z : vector<f32>
  vector.print %b : vector<4xi1>
  vector.print %o : vector<2xi5>
  vector.print %n : vector<1x2x2xi32>
  return
}

// Divisions that round up or down.
// RUN: nvlower --expand-division %s | filecheck %s

// CHECK-LABEL: func.func @d(
// CHECK: %{{.+}} = arith.constant 0 : i32
// CHECK-NEXT: %{{.+}} = arith.constant 1 : i32
// CHECK-NEXT: %{{.+}} = arith.divsi %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.cmpi ne, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.cmpi slt, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.cmpi slt, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.cmpi eq, %{{.+}}, %{{.+}} : i1
// CHECK-NEXT: %{{.+}} = arith.andi %{{.+}}, %{{.+}} : i1
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.constant 0 : i32
// CHECK-NEXT: %{{.+}} = arith.cmpi eq, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.constant 1 : i32
// CHECK-NEXT: %{{.+}} = arith.subi %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.divui %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.addi %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.select %{{.+}}, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.divsi %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.muli %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.cmpi ne, %{{.+}}, %{{.+}} : i32
// CHECK-NEXT: %{{.+}} = arith.constant 0 : i32
func.func @d(%a: i32, %b: i32, %v: vector<4xi32>, %i: index, %j: index) -> (i32, i32, i32, vector<4xi32>, index, index) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.floordivsi %v, %v : vector<4xi32>
  %4 = arith.ceildivui %i, %j : index
  %c = arith.constant 16 : index
  %5 = arith.ceildivsi %i, %c : index
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, vector<4xi32>, index, index
}

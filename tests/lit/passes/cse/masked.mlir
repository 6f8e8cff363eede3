// An op under a mask is not the op outside it.
// RUN: nvlower --cse %s | filecheck %s

// CHECK-LABEL: func.func @masked(
// CHECK: vector.reduction <add>, %{{.+}} : vector<4xf32> into f32
// CHECK-NEXT: vector.mask %{{.+}} { vector.reduction <add>, %{{.+}} : vector<4xf32> into f32 }
func.func @masked(%v: vector<4xf32>, %m: vector<4xi1>) -> (f32, f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}

func.func @f(%a: index, %b: index, %v: vector<2x3xf32>, %w: vector<4xi32>, %x: f32) -> (index, index, index) {
  %0 = arith.ceildivsi %a, %b : index
  %1 = arith.floordivsi %a, %b : index
  %2 = arith.ceildivui %a, %b : index
  %low, %hi = arith.mulsi_extended %w, %w : vector<4xi32>
  %s, %o = arith.addui_extended %w, %w : vector<4xi32>, vector<4xi1>
  %3 = arith.addf %v, %v fastmath<fast> : vector<2x3xf32>
  %4 = arith.truncf %x to_nearest_even : f32 to f16
  %5 = arith.index_castui %w : vector<4xi32> to vector<4xindex>
  %6 = arith.cmpf olt, %v, %v : vector<2x3xf32>
  return %0, %1, %2 : index, index, index
}

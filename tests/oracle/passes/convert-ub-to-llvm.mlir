func.func @poison() {
  %0 = ub.poison : index
  %1 = ub.poison : vector<2x4xf32>
  %2 = ub.poison : f32
  return
}

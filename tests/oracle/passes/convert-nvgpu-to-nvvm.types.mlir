func.func @fp8(%a: vector<4x4xf8E4M3FN>, %b: vector<2x4xf8E4M3FN>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xf8E4M3FN>, vector<2x4xf8E4M3FN>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}
// -----
func.func @sparse(%a: vector<4x4xf8E5M2>, %b: vector<4x4xf8E5M2>, %c: vector<2x2xf32>, %m: vector<2xi16>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 64]} : (vector<4x4xf8E5M2>, vector<4x4xf8E5M2>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

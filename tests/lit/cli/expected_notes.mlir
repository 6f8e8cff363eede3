// RUN: nvlower --convert-nvgpu-to-nvvm --verify-diagnostics --split-input-file %s
// The notes that upstream has not may be expected or not.

func.func @f(%a: vector<2x1xf32>, %b: vector<1x1xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  // expected-error @below {{failed to legalize operation 'nvgpu.mma.sync'}}
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 4]} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

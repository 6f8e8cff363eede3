// Shuffles of less than a word, and of vectors of one word
// RUN: nvlower --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' %s | filecheck %s

// CHECK-LABEL: llvm.func @half
// CHECK: %[[I:.+]] = llvm.bitcast %{{.+}} : f16 to i16
// CHECK: %[[W:.+]] = llvm.zext %[[I]] : i16 to i32
// CHECK: %[[R:.+]] = nvvm.shfl.sync bfly %{{.+}}, %[[W]], %{{.+}} : i32 -> i32
// CHECK: %[[T:.+]] = llvm.trunc %[[R]] : i32 to i16
// CHECK: llvm.bitcast %[[T]] : i16 to f16
// CHECK-LABEL: llvm.func @pair
// CHECK: %[[P:.+]] = llvm.bitcast %{{.+}} : vector<2xf16> to i32
// CHECK: %[[Q:.+]] = nvvm.shfl.sync idx %{{.+}}, %[[P]], %{{.+}} : i32 -> i32
// CHECK: llvm.bitcast %[[Q]] : i32 to vector<2xf16>
gpu.module @m {
  gpu.func @half(%x: f16, %o: i32, %w: i32) -> f16 {
    %s, %p = gpu.shuffle xor %x, %o, %w : f16
    gpu.return %s : f16
  }
  gpu.func @pair(%x: vector<2xf16>, %o: i32, %w: i32) -> vector<2xf16> {
    %s, %p = gpu.shuffle idx %x, %o, %w : vector<2xf16>
    gpu.return %s : vector<2xf16>
  }
}

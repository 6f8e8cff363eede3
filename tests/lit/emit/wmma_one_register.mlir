// A fragment of one register is a struct of one field here, and a plain value in the intrinsic.
// RUN: nvlower --emit=llvm %s | filecheck %s

// CHECK: define { i32 } @f(ptr %0, i32 %1)
// CHECK-NEXT: %3 = call i32 @llvm.nvvm.wmma.m32n8k16.load.b.row.stride.s8{{.*}}(ptr %0, i32 %1)
// CHECK-NEXT: %4 = insertvalue { i32 } poison, i32 %3, 0
// CHECK-NEXT: ret { i32 } %4
llvm.func @f(%p: !llvm.ptr, %s: i32) -> !llvm.struct<(i32)> {
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(i32)>
  llvm.return %0 : !llvm.struct<(i32)>
}

// RUN: nvlower --convert-nvvm-to-llvm %s | filecheck %s

// CHECK-LABEL: llvm.func @load(
llvm.func @load(%d: !llvm.ptr<7>, %m: !llvm.ptr, %b: !llvm.ptr<3>, %x: i32, %h: i16, %l: i64, %p: i1) {
  // CHECK-NEXT: nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg2, box[%arg3, %arg3]
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %m, %b, box[%x, %x] : !llvm.ptr<7>, !llvm.ptr
  // CHECK-NEXT: "@$5 cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$2,$3} ], [$4];", "l,l,r,r,r,b"
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %m, %b, box[%x, %x] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  // CHECK-NEXT: "@$9 cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.im2col.multicast::cluster.L2::cache_hint [$0], [$1, {$2,$3,$4} ], [$5],{$6}, $7, $8;", "l,l,r,r,r,r,h,h,l,b"
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %m, %b, box[%x, %x, %x] im2col[%h] multicast_mask = %h l2_cache_hint = %l predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @store(
llvm.func @store(%m: !llvm.ptr, %s: !llvm.ptr<3>, %x: i32, %p: i1) {
  // CHECK-NEXT: nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2] : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %m, %s, box[%x] : !llvm.ptr, <3>
  // CHECK-NEXT: "@$3 cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [$0, {$2} ], [$1];", "l,r,r,b"
  nvvm.cp.async.bulk.tensor.global.shared.cta %m, %s, box[%x], predicate = %p : !llvm.ptr, <3>
  // CHECK-NEXT: "@$7 cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [$0, {$2, $3, $4, $5, $6} ], [$1];", "l,r,r,r,r,r,r,b"
  nvvm.cp.async.bulk.tensor.global.shared.cta %m, %s, box[%x, %x, %x, %x, %x], predicate = %p : !llvm.ptr, <3>
  llvm.return
}

// CHECK-LABEL: llvm.func @prefetch(
llvm.func @prefetch(%m: !llvm.ptr, %p: i1) {
  // CHECK-NEXT: nvvm.prefetch tensormap, %arg0 : !llvm.ptr
  nvvm.prefetch tensormap, %m : !llvm.ptr
  // CHECK-NEXT: "@$1 prefetch.tensormap [$0];", "l,b"
  nvvm.prefetch tensormap, %m, predicate = %p : !llvm.ptr, i1
  // CHECK-NEXT: nvvm.prefetch level = L1, %arg0 : !llvm.ptr
  nvvm.prefetch level = L1, %m : !llvm.ptr
  llvm.return
}

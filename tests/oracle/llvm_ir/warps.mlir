// Cluster, warp and scalar operations.
llvm.func @misc(%a: i32, %f: f32, %p: !llvm.ptr, %i1: i1, %p3: !llvm.ptr<3>, %i64: i64, %p7: !llvm.ptr<7>) {
  nvvm.cluster.arrive
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.arrive.relaxed
  nvvm.cluster.arrive.relaxed {aligned}
  nvvm.cluster.wait
  nvvm.cluster.wait {aligned}
  nvvm.fence.sc.cluster
  nvvm.fence.mbarrier.init
  nvvm.bar.warp.sync %a : i32
  %e = nvvm.elect.sync -> i1
  %e2 = nvvm.elect.sync %a -> i1
  nvvm.exit
  nvvm.breakpoint
  nvvm.nanosleep %a
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
  nvvm.setmaxregister increase 40
  nvvm.setmaxregister decrease 40
  nvvm.pmevent id = 10
  nvvm.pmevent mask = 4
  %r = nvvm.rcp.approx.ftz.f %f : f32
  %s0 = nvvm.shfl.sync bfly %a, %a, %a, %a : i32 -> i32
  %s1 = nvvm.shfl.sync up %a, %f, %a, %a : f32 -> f32
  %s2 = nvvm.shfl.sync down %a, %f, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %s3 = nvvm.shfl.sync idx %a, %a, %a, %a {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  %v0 = nvvm.vote.sync ballot %a, %i1 -> i32
  %v1 = nvvm.vote.sync any %a, %i1 -> i1
  %v2 = nvvm.vote.sync all %a, %i1 -> i1
  %v3 = nvvm.vote.sync uni %a, %i1 -> i1
  %m0 = nvvm.match.sync any %a, %a : i32 -> i32
  %m1 = nvvm.match.sync all %a, %i64 : i64 -> !llvm.struct<(i32, i1)>
  %x0 = nvvm.redux.sync add %a, %a : i32 -> i32
  %x1 = nvvm.redux.sync umin %a, %a : i32 -> i32
  %x2 = nvvm.redux.sync xor %a, %a : i32 -> i32
  %x3 = nvvm.redux.sync fmin %f, %a : f32 -> f32
  %x4 = nvvm.redux.sync fmax %f, %a {abs = true, nan = true} : f32 -> f32
  %q0 = nvvm.mapa %p, %a : !llvm.ptr -> !llvm.ptr
  %q1 = nvvm.mapa %p3, %a : !llvm.ptr<3> -> !llvm.ptr<7>
  nvvm.st.bulk %p3, size = %i64 : !llvm.ptr<3>
  nvvm.st.bulk %p, size = %i64, init = 0 : !llvm.ptr
    llvm.return
}
// -----
llvm.func @dot(%a: vector<4xi8>, %b: vector<2xi16>, %c: i32) {
  %d0 = nvvm.dot.accumulate.4way %a <unsigned>, %a <signed>, %c : vector<4xi8>, vector<4xi8>
  %d1 = nvvm.dot.accumulate.2way %b <signed>, %a <unsigned>, %c {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
// -----
llvm.func @prmt(%a: i32) {
  %0 = nvvm.prmt #nvvm.permute_mode<default> %a, %a, %a : i32
  %1 = nvvm.prmt #nvvm.permute_mode<f4e> %a, %a, %a : i32
  %2 = nvvm.prmt #nvvm.permute_mode<rc8> %a, %a : i32
  llvm.return
}

// Cluster launch control.
llvm.func @clc(%s: !llvm.ptr<3>, %m: !llvm.ptr<3>, %r: i128) {
  nvvm.clusterlaunchcontrol.try.cancel %s, %m
  nvvm.clusterlaunchcontrol.try.cancel multicast, %s, %m
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i1
  %1 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %r : i32
  llvm.return
}

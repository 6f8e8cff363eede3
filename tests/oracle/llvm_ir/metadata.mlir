// Loop annotations, alias scopes, access groups.
#g = #llvm.access_group<id = distinct[0]<>>
#dom = #llvm.alias_scope_domain<id = distinct[1]<>, description = "dom">
#s1 = #llvm.alias_scope<id = distinct[2]<>, domain = #dom, description = "s1">
#s2 = #llvm.alias_scope<id = distinct[3]<>, domain = #dom>
llvm.func @k(%p: !llvm.ptr, %c: i1, %q: !llvm.ptr<1>) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, isVectorized = true,
     unroll = <disable = true, count = 64 : i32, runtimeDisable = false, full = false>, unrollAndJam = <disable = false, count = 32 : i32>,
     licm = <disable = false, versioningDisable = true>, interleave = <count = 32 : i32>, vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32>, distribute = <disable = true>, pipeline = <disable = false, initiationinterval = 2 : i32>, peeled = <count = 8 : i32>, unswitch = <partialDisable = true>, parallelAccesses = #g>}
^bb2:
  %0 = llvm.load %p {access_groups = [#g], alias_scopes = [#s1], noalias_scopes = [#s1, #s2]} : !llvm.ptr -> i32
  llvm.store %0, %q {alias_scopes = [#s2]} : i32, !llvm.ptr<1>
  llvm.intr.experimental.noalias.scope.decl #s1
  %1 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.return
}

// Memory barriers and fences.
llvm.func @fences(%p: !llvm.ptr) {
  %a = llvm.mlir.constant(128 : i32) : i32
  nvvm.memory.barrier #nvvm.mem_scope<cta>
  nvvm.memory.barrier #nvvm.mem_scope<gpu>
  nvvm.memory.barrier #nvvm.mem_scope<sys>
  nvvm.memory.barrier #nvvm.mem_scope<cluster>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %a
  nvvm.fence.proxy.acquire #nvvm.mem_scope<sys> %p, %a
  nvvm.fence.proxy.release #nvvm.mem_scope<gpu>
  nvvm.fence.proxy.release #nvvm.mem_scope<cluster>
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  llvm.return
}

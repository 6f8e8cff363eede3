// Barriers of the block and mbarriers in every scope and memory space.
llvm.func @barrier(%i: i32, %n: i32) { 
  nvvm.barrier
  nvvm.barrier id = %i
  nvvm.barrier id = %i number_of_threads = %n
  nvvm.barrier0
  %r = nvvm.barrier #nvvm.reduction<popc> %n -> i32
  %r2 = nvvm.barrier #nvvm.reduction<and> %n -> i32
  %r3 = nvvm.barrier #nvvm.reduction<or> %n -> i32
  llvm.return
}
// -----
llvm.func @mbar(%s: !llvm.ptr<3>, %g: !llvm.ptr, %c: !llvm.ptr<7>, %n: i32, %st: i64, %t: i32) {
  nvvm.mbarrier.init %g, %n : !llvm.ptr, i32
  nvvm.mbarrier.init %s, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.inval %g : !llvm.ptr
  nvvm.mbarrier.inval %s : !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @mbar2(%s: !llvm.ptr<3>, %g: !llvm.ptr, %c: !llvm.ptr<7>, %n: i32, %st: i64, %t: i32) {
  nvvm.mbarrier.expect_tx %s, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.expect_tx %c, %n : !llvm.ptr<7>, i32
  nvvm.mbarrier.expect_tx %s, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  nvvm.mbarrier.complete_tx %s, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.complete_tx %c, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
// -----
llvm.func @mbar3(%s: !llvm.ptr<3>, %g: !llvm.ptr, %c: !llvm.ptr<7>, %n: i32, %st: i64, %t: i32) {
  %0 = nvvm.mbarrier.arrive %g : !llvm.ptr -> i64
  %1 = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64
  %2 = nvvm.mbarrier.arrive %s, %n : !llvm.ptr<3> -> i64
  %3 = nvvm.mbarrier.arrive %s, %n {relaxed = true} : !llvm.ptr<3> -> i64
  %4 = nvvm.mbarrier.arrive %s, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive %c, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  %5 = nvvm.mbarrier.arrive_drop %s, %n : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive_drop %c, %n {relaxed = true} : !llvm.ptr<7>
  %6 = nvvm.mbarrier.arrive.nocomplete %g, %n : !llvm.ptr, i32 -> i64
  %7 = nvvm.mbarrier.arrive.nocomplete %s, %n : !llvm.ptr<3>, i32 -> i64
  %8 = nvvm.mbarrier.arrive_drop.nocomplete %s, %n : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
// -----
llvm.func @mbar4(%s: !llvm.ptr<3>, %g: !llvm.ptr, %c: !llvm.ptr<7>, %n: i32, %st: i64, %t: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  %1 = nvvm.mbarrier.arrive.expect_tx %s, %n {relaxed = true} : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.arrive.expect_tx %c, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  %2 = nvvm.mbarrier.arrive_drop.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  %3 = nvvm.mbarrier.test.wait %s, %st : !llvm.ptr<3>, i64 -> i1
  %4 = nvvm.mbarrier.test.wait %s, %n {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  %5 = nvvm.mbarrier.test.wait %s, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  %6 = nvvm.mbarrier.try_wait %s, %st : !llvm.ptr<3>, i64 -> i1
  %7 = nvvm.mbarrier.try_wait %s, %n {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  %8 = nvvm.mbarrier.try_wait %s, %st, %t : !llvm.ptr<3>, i64, i32 -> i1
  %9 = nvvm.mbarrier.try_wait %s, %n, %t {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
// -----
llvm.func @mbar5(%s: !llvm.ptr<3>, %g: !llvm.ptr, %n: i32, %st: i64, %t: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %g, %n : !llvm.ptr, i32 -> i64
  llvm.return
}
// -----
llvm.func @mbar6(%s: !llvm.ptr<3>, %g: !llvm.ptr, %n: i32, %st: i64, %t: i32) {
  %0 = nvvm.mbarrier.test.wait %g, %st : !llvm.ptr, i64 -> i1
  nvvm.cp.async.mbarrier.arrive %g : !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %g {noinc = true} : !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %s : !llvm.ptr<3>
  nvvm.cp.async.mbarrier.arrive %s {noinc = true} : !llvm.ptr<3>
  llvm.return
}

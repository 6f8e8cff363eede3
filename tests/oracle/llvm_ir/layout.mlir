// Data layouts.
module attributes {dlti.dl_spec = #dlti.dl_spec<
  index = 64 : i64, i64 = dense<[64, 64]> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>,
  !llvm.ptr = dense<[64, 64, 64, 64]> : vector<4xi64>, !llvm.ptr<3> = dense<[32, 32, 32]> : vector<3xi64>, !llvm.ptr<7> = dense<[32, 32, 64, 32]> : vector<4xi64>,
  "dlti.endianness" = "little", "dlti.alloca_memory_space" = 5 : ui64, "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 16, 32, 64>, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 7: ui64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>
>} {
  llvm.func @f(%p: !llvm.ptr<3>, %q: !llvm.ptr) {
    %0 = llvm.load %q : !llvm.ptr -> !llvm.ptr<3>
    llvm.return
  }
}

llvm.func @f(%a: i16 {llvm.byval = i8})
// -----
llvm.func @f(!llvm.ptr {llvm.sret})
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = 3})
// -----
llvm.func @f(f64 {llvm.zeroext})
// -----
llvm.func @f(!llvm.ptr {llvm.align = "wide"})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.byval = i8})
// -----
llvm.func @f() -> (i16 {llvm.nonnull})
// -----
func.func private @f(tensor<2xf32> {llvm.noalias, llvm.unheard = 1})
// -----
llvm.func @f(!llvm.ptr {llvm.byval = i8, nvvm.grid_constant})
// -----
llvm.func @f(!llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel}
// -----
llvm.func @f() attributes {nvvm.maxntid = array<i32: 8, 8, 8, 8>}
// -----
llvm.func @f() attributes {nvvm.minctasm = "two"}
// -----
llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 32>}
// -----
func.func private @f() attributes {nvvm.kernel}

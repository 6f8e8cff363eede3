"func.func"() <{sym_name="q", function_type = (i32) -> ()}> ({ ^bb0(%x: i64): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name="q", function_type = (i32) -> (), sym_visibility = "private", arg_attrs = [{}, {}]}> ({ }) : () -> ()
// -----
"func.func"() <{sym_name="q", function_type = (i32) -> i32, sym_visibility = "private", res_attrs = []}> ({ }) : () -> ()
// -----
"func.func"() <{sym_name="q", function_type = (i32) -> ()}> ({ ^bb0: "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name="q", function_type = (i32) -> ()}> ({ }) : () -> ()
// -----
"func.func"() <{sym_name="q", function_type = (i32) -> (), sym_visibility = "private", arg_attrs = [{foo = 1 : i32}]}> ({ }) : () -> ()
// -----
"func.func"() <{sym_name="q", function_type = (i32) -> i32, sym_visibility = "private", res_attrs = [{foo = 1 : i32}]}> ({ }) : () -> ()
// -----
"llvm.func"() <{sym_name="q", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64}> ({ ^bb0: "llvm.return"() : () -> () }) : () -> ()
// -----
"llvm.func"() <{sym_name="q", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64}> ({ ^bb0(%x: i64): "llvm.return"() : () -> () }) : () -> ()
// -----
gpu.module @m { "gpu.func"() <{sym_name="q", function_type = (i32) -> ()}> ({ ^bb0(%x: i64): "gpu.return"() : () -> () }) : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0(%x: i64): "gpu.return"() : () -> () }) {sym_name="q"} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0: "gpu.return"() : () -> () }) {sym_name="q"} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({ }) {sym_name="q"} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> (), workgroup_attributions = 1 : i64}> ({^bb0(%x: memref<4xf32>): "gpu.return"() : () -> () }) {sym_name="q"} : () -> () }

llvm.func @l(%p: !llvm.ptr, %i: i64, %x: i32, %s: !llvm.struct<(i32, array<2 x i64>)>) -> !llvm.struct<(i32, array<2 x i64>)> {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %big = llvm.mlir.constant(536870912 : i64) : i64
  %g = llvm.getelementptr %p[%c1, %i, %big] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<4 x array<4 x f32>>
  %g0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %b = llvm.bitcast %g : !llvm.ptr to !llvm.ptr
  %a = llvm.addrspacecast %b : !llvm.ptr to !llvm.ptr<1>
  %a2 = llvm.addrspacecast %a : !llvm.ptr<1> to !llvm.ptr<3>
  %a3 = llvm.addrspacecast %a2 : !llvm.ptr<3> to !llvm.ptr
  "use"(%a2, %a3, %g0) : (!llvm.ptr<3>, !llvm.ptr, !llvm.ptr) -> ()
  %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i64>)>
  %e = llvm.extractvalue %u[1] : !llvm.struct<(i32, array<2 x i64>)>
  %z = llvm.mlir.zero : !llvm.struct<(i32, array<2 x i64>)>
  %ze = llvm.extractvalue %z[1, 0] : !llvm.struct<(i32, array<2 x i64>)>
  %i1 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, array<2 x i64>)>
  %i2 = llvm.insertvalue %e, %i1[1] : !llvm.struct<(i32, array<2 x i64>)>
  %e2 = llvm.extractvalue %i2[1, 0] : !llvm.struct<(i32, array<2 x i64>)>
  %cc = llvm.mlir.constant(3 : i8) : i8
  %z8 = llvm.zext %cc : i8 to i32
  %neg = llvm.mlir.constant(-1 : i8) : i8
  %zn = llvm.zext %neg : i8 to i32
  %sh = llvm.shl %z8, %z8 : i32
  %or = llvm.or %z8, %zn : i32
  %sx = llvm.sext %neg : i8 to i32
  %ad = llvm.add %z8, %x : i32
  %eq = llvm.icmp "eq" %x, %x : i32
  %dn = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %d0 = llvm.extractvalue %dn[1] : !llvm.array<2 x i32>
  "use"(%ze, %e2, %zn, %sh, %or, %sx, %ad, %eq, %d0, %e) : (i64, i64, i32, i32, i32, i32, i32, i1, i32, !llvm.array<2 x i64>) -> ()
  llvm.return %i2 : !llvm.struct<(i32, array<2 x i64>)>
}

"""Vector-predicated intrinsics (`llvm.intr.vp.*`)."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.vp.add",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp add.",
    intrinsic="llvm.vp.add",
    overloads="r0",
)

op(
    "llvm.intr.vp.sub",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp sub.",
    intrinsic="llvm.vp.sub",
    overloads="r0",
)

op(
    "llvm.intr.vp.mul",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp mul.",
    intrinsic="llvm.vp.mul",
    overloads="r0",
)

op(
    "llvm.intr.vp.sdiv",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp sdiv.",
    intrinsic="llvm.vp.sdiv",
    overloads="r0",
)

op(
    "llvm.intr.vp.udiv",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp udiv.",
    intrinsic="llvm.vp.udiv",
    overloads="r0",
)

op(
    "llvm.intr.vp.srem",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp srem.",
    intrinsic="llvm.vp.srem",
    overloads="r0",
)

op(
    "llvm.intr.vp.urem",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp urem.",
    intrinsic="llvm.vp.urem",
    overloads="r0",
)

op(
    "llvm.intr.vp.ashr",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp ashr.",
    intrinsic="llvm.vp.ashr",
    overloads="r0",
)

op(
    "llvm.intr.vp.lshr",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp lshr.",
    intrinsic="llvm.vp.lshr",
    overloads="r0",
)

op(
    "llvm.intr.vp.shl",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp shl.",
    intrinsic="llvm.vp.shl",
    overloads="r0",
)

op(
    "llvm.intr.vp.or",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp or.",
    intrinsic="llvm.vp.or",
    overloads="r0",
)

op(
    "llvm.intr.vp.and",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp and.",
    intrinsic="llvm.vp.and",
    overloads="r0",
)

op(
    "llvm.intr.vp.xor",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp xor.",
    intrinsic="llvm.vp.xor",
    overloads="r0",
)

op(
    "llvm.intr.vp.smax",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp smax.",
    intrinsic="llvm.vp.smax",
    overloads="r0",
)

op(
    "llvm.intr.vp.smin",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp smin.",
    intrinsic="llvm.vp.smin",
    overloads="r0",
)

op(
    "llvm.intr.vp.umax",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp umax.",
    intrinsic="llvm.vp.umax",
    overloads="r0",
)

op(
    "llvm.intr.vp.umin",
    (
        "lhs:LLVM_VectorOf<AnySignlessInteger>, rhs:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp umin.",
    intrinsic="llvm.vp.umin",
    overloads="r0",
)

op(
    "llvm.intr.vp.fadd",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fadd.",
    intrinsic="llvm.vp.fadd",
    overloads="r0",
)

op(
    "llvm.intr.vp.fsub",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fsub.",
    intrinsic="llvm.vp.fsub",
    overloads="r0",
)

op(
    "llvm.intr.vp.fmul",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fmul.",
    intrinsic="llvm.vp.fmul",
    overloads="r0",
)

op(
    "llvm.intr.vp.fdiv",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fdiv.",
    intrinsic="llvm.vp.fdiv",
    overloads="r0",
)

op(
    "llvm.intr.vp.frem",
    "lhs:LLVM_VectorOf<AnyFloat>, rhs:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp frem.",
    intrinsic="llvm.vp.frem",
    overloads="r0",
)

op(
    "llvm.intr.vp.fneg",
    "op:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fneg.",
    intrinsic="llvm.vp.fneg",
    overloads="r0",
)

op(
    "llvm.intr.vp.fmuladd",
    (
        "op1:LLVM_VectorOf<AnyFloat>, op2:LLVM_VectorOf<AnyFloat>, op3:LLVM_VectorOf<AnyFloat>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fmuladd.",
    intrinsic="llvm.vp.fmuladd",
    overloads="r0",
)

op(
    "llvm.intr.vp.fma",
    (
        "op1:LLVM_VectorOf<AnyFloat>, op2:LLVM_VectorOf<AnyFloat>, op3:LLVM_VectorOf<AnyFloat>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fma.",
    intrinsic="llvm.vp.fma",
    overloads="r0",
)

op(
    "llvm.intr.vp.reduce.add",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce add.",
    intrinsic="llvm.vp.reduce.add",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.mul",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce mul.",
    intrinsic="llvm.vp.reduce.mul",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.and",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce and.",
    intrinsic="llvm.vp.reduce.and",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.or",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce or.",
    intrinsic="llvm.vp.reduce.or",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.xor",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce xor.",
    intrinsic="llvm.vp.reduce.xor",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.smax",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce smax.",
    intrinsic="llvm.vp.reduce.smax",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.smin",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce smin.",
    intrinsic="llvm.vp.reduce.smin",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.umax",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce umax.",
    intrinsic="llvm.vp.reduce.umax",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.umin",
    (
        "satrt_value:AnySignlessInteger, val:LLVM_VectorOf<AnySignlessInteger>, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce umin.",
    intrinsic="llvm.vp.reduce.umin",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fadd",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce fadd.",
    intrinsic="llvm.vp.reduce.fadd",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fmul",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce fmul.",
    intrinsic="llvm.vp.reduce.fmul",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fmax",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce fmax.",
    intrinsic="llvm.vp.reduce.fmax",
    overloads="o1",
)

op(
    "llvm.intr.vp.reduce.fmin",
    "satrt_value:AnyFloat, val:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp reduce fmin.",
    intrinsic="llvm.vp.reduce.fmin",
    overloads="o1",
)

op(
    "llvm.intr.vp.select",
    "cond:LLVM_VectorOf<I1>, true_val:LLVM_AnyVector, false_val:LLVM_AnyVector, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp select.",
    intrinsic="llvm.vp.select",
    overloads="o1",
)

op(
    "llvm.intr.vp.merge",
    "cond:LLVM_VectorOf<I1>, true_val:LLVM_AnyVector, false_val:LLVM_AnyVector, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp merge.",
    intrinsic="llvm.vp.merge",
    overloads="o1",
)

op(
    "llvm.intr.vp.load",
    "ptr:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    summary="Intr vp load.",
    intrinsic="llvm.vp.load",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.store",
    "val:LLVM_AnyVector, ptr:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, evl:I32",
    summary="Intr vp store.",
    intrinsic="llvm.vp.store",
    overloads="o0 o1",
)

op(
    "llvm.intr.vp.trunc",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp trunc.",
    intrinsic="llvm.vp.trunc",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.zext",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp zext.",
    intrinsic="llvm.vp.zext",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.sext",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp sext.",
    intrinsic="llvm.vp.sext",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fptrunc",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fptrunc.",
    intrinsic="llvm.vp.fptrunc",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fpext",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fpext.",
    intrinsic="llvm.vp.fpext",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fptoui",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fptoui.",
    intrinsic="llvm.vp.fptoui",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.fptosi",
    "src:LLVM_VectorOf<AnyFloat>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp fptosi.",
    intrinsic="llvm.vp.fptosi",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.uitofp",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp uitofp.",
    intrinsic="llvm.vp.uitofp",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.sitofp",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp sitofp.",
    intrinsic="llvm.vp.sitofp",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.ptrtoint",
    "src:LLVM_VectorOf<LLVM_AnyPointer>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp ptrtoint.",
    intrinsic="llvm.vp.ptrtoint",
    overloads="r0 o0",
)

op(
    "llvm.intr.vp.inttoptr",
    "src:LLVM_VectorOf<AnySignlessInteger>, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vp inttoptr.",
    intrinsic="llvm.vp.inttoptr",
    overloads="r0 o0",
)

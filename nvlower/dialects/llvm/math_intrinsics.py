"""Arithmetic and mathematical intrinsics."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.abs",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @is_int_min_poison:I1Attr",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr abs.",
    intrinsic="llvm.abs",
    overloads="o0",
    immediates="1:is_int_min_poison",
)

op(
    "llvm.intr.is.fpclass",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @bit:I32Attr",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr is fpclass.",
    intrinsic="llvm.is.fpclass",
    overloads="o0",
    immediates="1:bit",
)

op(
    "llvm.intr.copysign",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr copysign.",
    intrinsic="llvm.copysign",
    overloads="o0",
)

op(
    "llvm.intr.exp",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr exp.",
    intrinsic="llvm.exp",
    overloads="o0",
)

op(
    "llvm.intr.exp2",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr exp2.",
    intrinsic="llvm.exp2",
    overloads="o0",
)

op(
    "llvm.intr.exp10",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr exp10.",
    intrinsic="llvm.exp10",
    overloads="o0",
)

op(
    "llvm.intr.ldexp",
    (
        "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, power:AnySignlessInteger, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr ldexp.",
    intrinsic="llvm.ldexp",
    overloads="o0 o1",
)

op(
    "llvm.intr.frexp",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr frexp.",
    intrinsic="llvm.frexp",
    overloads="r0 r1",
)

op(
    "llvm.intr.fabs",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr fabs.",
    intrinsic="llvm.fabs",
    overloads="o0",
)

op(
    "llvm.intr.ceil",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr ceil.",
    intrinsic="llvm.ceil",
    overloads="o0",
)

op(
    "llvm.intr.floor",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr floor.",
    intrinsic="llvm.floor",
    overloads="o0",
)

op(
    "llvm.intr.fma",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "c:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr fma.",
    intrinsic="llvm.fma",
    overloads="o0",
)

op(
    "llvm.intr.fmuladd",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "c:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr fmuladd.",
    intrinsic="llvm.fmuladd",
    overloads="o0",
)

op(
    "llvm.intr.log10",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr log10.",
    intrinsic="llvm.log10",
    overloads="o0",
)

op(
    "llvm.intr.log2",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr log2.",
    intrinsic="llvm.log2",
    overloads="o0",
)

op(
    "llvm.intr.log",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr log.",
    intrinsic="llvm.log",
    overloads="o0",
)

op(
    "llvm.intr.roundeven",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr roundeven.",
    intrinsic="llvm.roundeven",
    overloads="o0",
)

op(
    "llvm.intr.round",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr round.",
    intrinsic="llvm.round",
    overloads="o0",
)

op(
    "llvm.intr.trunc",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr trunc.",
    intrinsic="llvm.trunc",
    overloads="o0",
)

op(
    "llvm.intr.sqrt",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr sqrt.",
    intrinsic="llvm.sqrt",
    overloads="o0",
)

op(
    "llvm.intr.pow",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr pow.",
    intrinsic="llvm.pow",
    overloads="o0",
)

op(
    "llvm.intr.powi",
    (
        "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, power:AnySignlessInteger, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr powi.",
    intrinsic="llvm.powi",
    overloads="o0 o1",
)

op(
    "llvm.intr.rint",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr rint.",
    intrinsic="llvm.rint",
    overloads="o0",
)

op(
    "llvm.intr.nearbyint",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr nearbyint.",
    intrinsic="llvm.nearbyint",
    overloads="o0",
)

op(
    "llvm.intr.lround",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr lround.",
    intrinsic="llvm.lround",
    overloads="r0 o0",
)

op(
    "llvm.intr.llround",
    "val:LLVM_AnyFloat",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr llround.",
    intrinsic="llvm.llround",
    overloads="r0 o0",
)

op(
    "llvm.intr.lrint",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr lrint.",
    intrinsic="llvm.lrint",
    overloads="r0 o0",
)

op(
    "llvm.intr.llrint",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr llrint.",
    intrinsic="llvm.llrint",
    overloads="r0 o0",
)

op(
    "llvm.intr.bitreverse",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr bitreverse.",
    intrinsic="llvm.bitreverse",
    overloads="o0",
)

op(
    "llvm.intr.bswap",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr bswap.",
    intrinsic="llvm.bswap",
    overloads="o0",
)

op(
    "llvm.intr.ctlz",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @is_zero_poison:I1Attr",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    summary="Intr ctlz.",
    intrinsic="llvm.ctlz",
    overloads="o0",
    immediates="1:is_zero_poison",
)

op(
    "llvm.intr.cttz",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @is_zero_poison:I1Attr",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    summary="Intr cttz.",
    intrinsic="llvm.cttz",
    overloads="o0",
    immediates="1:is_zero_poison",
)

op(
    "llvm.intr.ctpop",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr ctpop.",
    intrinsic="llvm.ctpop",
    overloads="o0",
)

op(
    "llvm.intr.fshl",
    (
        "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "c:LLVM_ScalarOrVectorOf<AnySignlessInteger>"
    ),
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr fshl.",
    intrinsic="llvm.fshl",
    overloads="o0",
)

op(
    "llvm.intr.fshr",
    (
        "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "c:LLVM_ScalarOrVectorOf<AnySignlessInteger>"
    ),
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr fshr.",
    intrinsic="llvm.fshr",
    overloads="o0",
)

op(
    "llvm.intr.maxnum",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr maxnum.",
    intrinsic="llvm.maxnum",
    overloads="o0",
)

op(
    "llvm.intr.minnum",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr minnum.",
    intrinsic="llvm.minnum",
    overloads="o0",
)

op(
    "llvm.intr.maximum",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr maximum.",
    intrinsic="llvm.maximum",
    overloads="o0",
)

op(
    "llvm.intr.minimum",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr minimum.",
    intrinsic="llvm.minimum",
    overloads="o0",
)

op(
    "llvm.intr.smax",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr smax.",
    intrinsic="llvm.smax",
    overloads="o0",
)

op(
    "llvm.intr.smin",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr smin.",
    intrinsic="llvm.smin",
    overloads="o0",
)

op(
    "llvm.intr.umax",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr umax.",
    intrinsic="llvm.umax",
    overloads="o0",
)

op(
    "llvm.intr.umin",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr umin.",
    intrinsic="llvm.umin",
    overloads="o0",
)

op(
    "llvm.intr.scmp",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure SameTypeOperands",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr scmp.",
    intrinsic="llvm.scmp",
    overloads="r0 o0",
)

op(
    "llvm.intr.ucmp",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure SameTypeOperands",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr ucmp.",
    intrinsic="llvm.ucmp",
    overloads="r0 o0",
)

op(
    "llvm.intr.sin",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr sin.",
    intrinsic="llvm.sin",
    overloads="o0",
)

op(
    "llvm.intr.cos",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr cos.",
    intrinsic="llvm.cos",
    overloads="o0",
)

op(
    "llvm.intr.tan",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr tan.",
    intrinsic="llvm.tan",
    overloads="o0",
)

op(
    "llvm.intr.sincos",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr sincos.",
    intrinsic="llvm.sincos",
    overloads="o0",
)

op(
    "llvm.intr.asin",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr asin.",
    intrinsic="llvm.asin",
    overloads="o0",
)

op(
    "llvm.intr.acos",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr acos.",
    intrinsic="llvm.acos",
    overloads="o0",
)

op(
    "llvm.intr.atan",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr atan.",
    intrinsic="llvm.atan",
    overloads="o0",
)

op(
    "llvm.intr.atan2",
    (
        "a:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, b:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr atan2.",
    intrinsic="llvm.atan2",
    overloads="o0",
)

op(
    "llvm.intr.sinh",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr sinh.",
    intrinsic="llvm.sinh",
    overloads="o0",
)

op(
    "llvm.intr.cosh",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr cosh.",
    intrinsic="llvm.cosh",
    overloads="o0",
)

op(
    "llvm.intr.tanh",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr tanh.",
    intrinsic="llvm.tanh",
    overloads="o0",
)

op(
    "llvm.intr.sadd.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Intr sadd with overflow.",
    intrinsic="llvm.sadd.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.uadd.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Intr uadd with overflow.",
    intrinsic="llvm.uadd.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.ssub.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Intr ssub with overflow.",
    intrinsic="llvm.ssub.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.usub.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Intr usub with overflow.",
    intrinsic="llvm.usub.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.smul.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Intr smul with overflow.",
    intrinsic="llvm.smul.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.umul.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Intr umul with overflow.",
    intrinsic="llvm.umul.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.sadd.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr sadd sat.",
    intrinsic="llvm.sadd.sat",
    overloads="o0",
)

op(
    "llvm.intr.uadd.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr uadd sat.",
    intrinsic="llvm.uadd.sat",
    overloads="o0",
)

op(
    "llvm.intr.ssub.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr ssub sat.",
    intrinsic="llvm.ssub.sat",
    overloads="o0",
)

op(
    "llvm.intr.usub.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr usub sat.",
    intrinsic="llvm.usub.sat",
    overloads="o0",
)

op(
    "llvm.intr.sshl.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr sshl sat.",
    intrinsic="llvm.sshl.sat",
    overloads="o0",
)

op(
    "llvm.intr.ushl.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr ushl sat.",
    intrinsic="llvm.ushl.sat",
    overloads="o0",
)

op(
    "llvm.intr.is.constant",
    "val:LLVM_Type",
    "res:I1",
    traits="Pure",
    summary="Intr is constant.",
    intrinsic="llvm.is.constant",
    overloads="o0",
)

"""Arithmetic and mathematical intrinsics."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.abs",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @is_int_min_poison:I1Attr",
    "res:LLVM_Type",
    traits="Pure",
    summary="Absolute value of a signed integer.",
    intrinsic="llvm.abs",
    overloads="o0",
    immediates="1:is_int_min_poison",
)

op(
    "llvm.intr.is.fpclass",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @bit:I32Attr",
    "res:LLVM_Type",
    traits="Pure",
    summary="Is the float of one of the classes that a mask names?",
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
    summary="The first operand's magnitude with the second one's sign.",
    intrinsic="llvm.copysign",
    overloads="o0",
)

op(
    "llvm.intr.exp",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="e to a power.",
    intrinsic="llvm.exp",
    overloads="o0",
)

op(
    "llvm.intr.exp2",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="2 to a power.",
    intrinsic="llvm.exp2",
    overloads="o0",
)

op(
    "llvm.intr.exp10",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="10 to a power.",
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
    summary="A float times 2 to an integer power.",
    intrinsic="llvm.ldexp",
    overloads="o0 o1",
)

op(
    "llvm.intr.frexp",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Fraction and exponent of a float.",
    intrinsic="llvm.frexp",
    overloads="r0 r1",
)

op(
    "llvm.intr.fabs",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Absolute value of a float.",
    intrinsic="llvm.fabs",
    overloads="o0",
)

op(
    "llvm.intr.ceil",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Round up to a whole number.",
    intrinsic="llvm.ceil",
    overloads="o0",
)

op(
    "llvm.intr.floor",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Round down to a whole number.",
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
    summary="Multiply and add with one rounding.",
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
    summary="Multiply and add, with one rounding or two.",
    intrinsic="llvm.fmuladd",
    overloads="o0",
)

op(
    "llvm.intr.log10",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Logarithm to base 10.",
    intrinsic="llvm.log10",
    overloads="o0",
)

op(
    "llvm.intr.log2",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Logarithm to base 2.",
    intrinsic="llvm.log2",
    overloads="o0",
)

op(
    "llvm.intr.log",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Logarithm to base e.",
    intrinsic="llvm.log",
    overloads="o0",
)

op(
    "llvm.intr.roundeven",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Round to the nearest whole number, halves to the even one.",
    intrinsic="llvm.roundeven",
    overloads="o0",
)

op(
    "llvm.intr.round",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Round to the nearest whole number, halves away from zero.",
    intrinsic="llvm.round",
    overloads="o0",
)

op(
    "llvm.intr.trunc",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Round towards zero to a whole number.",
    intrinsic="llvm.trunc",
    overloads="o0",
)

op(
    "llvm.intr.sqrt",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Square root.",
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
    summary="A float to a float power.",
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
    summary="A float to an integer power.",
    intrinsic="llvm.powi",
    overloads="o0 o1",
)

op(
    "llvm.intr.rint",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Round to a whole number by the current mode; inexact may be signalled.",
    intrinsic="llvm.rint",
    overloads="o0",
)

op(
    "llvm.intr.nearbyint",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Round to a whole number by the current mode.",
    intrinsic="llvm.nearbyint",
    overloads="o0",
)

op(
    "llvm.intr.lround",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Nearest integer, halves away from zero.",
    intrinsic="llvm.lround",
    overloads="r0 o0",
)

op(
    "llvm.intr.llround",
    "val:LLVM_AnyFloat",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Nearest integer, halves away from zero.",
    intrinsic="llvm.llround",
    overloads="r0 o0",
)

op(
    "llvm.intr.lrint",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Integer by the current rounding mode.",
    intrinsic="llvm.lrint",
    overloads="r0 o0",
)

op(
    "llvm.intr.llrint",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_Type",
    traits="Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Integer by the current rounding mode.",
    intrinsic="llvm.llrint",
    overloads="r0 o0",
)

op(
    "llvm.intr.bitreverse",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Bits in reverse order.",
    intrinsic="llvm.bitreverse",
    overloads="o0",
)

op(
    "llvm.intr.bswap",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Bytes in reverse order.",
    intrinsic="llvm.bswap",
    overloads="o0",
)

op(
    "llvm.intr.ctlz",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @is_zero_poison:I1Attr",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    summary="Number of zero bits above the highest one.",
    intrinsic="llvm.ctlz",
    overloads="o0",
    immediates="1:is_zero_poison",
)

op(
    "llvm.intr.cttz",
    "in:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @is_zero_poison:I1Attr",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    summary="Number of zero bits below the lowest one.",
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
    summary="Number of one bits.",
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
    summary="High half of two joined integers shifted to the left.",
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
    summary="Low half of two joined integers shifted to the right.",
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
    summary="The larger float; of a number and a NaN, the number.",
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
    summary="The smaller float; of a number and a NaN, the number.",
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
    summary="The larger float; NaN if either is NaN, and 0.0 above -0.0.",
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
    summary="The smaller float; NaN if either is NaN, and -0.0 below 0.0.",
    intrinsic="llvm.minimum",
    overloads="o0",
)

op(
    "llvm.intr.smax",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="The larger signed integer.",
    intrinsic="llvm.smax",
    overloads="o0",
)

op(
    "llvm.intr.smin",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="The smaller signed integer.",
    intrinsic="llvm.smin",
    overloads="o0",
)

op(
    "llvm.intr.umax",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="The larger unsigned integer.",
    intrinsic="llvm.umax",
    overloads="o0",
)

op(
    "llvm.intr.umin",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="The smaller unsigned integer.",
    intrinsic="llvm.umin",
    overloads="o0",
)

op(
    "llvm.intr.scmp",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure SameTypeOperands",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="-1, 0 or 1 by the order of two signed integers.",
    intrinsic="llvm.scmp",
    overloads="r0 o0",
)

op(
    "llvm.intr.ucmp",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure SameTypeOperands",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="-1, 0 or 1 by the order of two unsigned integers.",
    intrinsic="llvm.ucmp",
    overloads="r0 o0",
)

op(
    "llvm.intr.sin",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Sine of an angle in radians.",
    intrinsic="llvm.sin",
    overloads="o0",
)

op(
    "llvm.intr.cos",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Cosine of an angle in radians.",
    intrinsic="llvm.cos",
    overloads="o0",
)

op(
    "llvm.intr.tan",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Tangent of an angle in radians.",
    intrinsic="llvm.tan",
    overloads="o0",
)

op(
    "llvm.intr.sincos",
    "val:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Sine and cosine of an angle in radians.",
    intrinsic="llvm.sincos",
    overloads="o0",
)

op(
    "llvm.intr.asin",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Angle in radians whose sine is given.",
    intrinsic="llvm.asin",
    overloads="o0",
)

op(
    "llvm.intr.acos",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Angle in radians whose cosine is given.",
    intrinsic="llvm.acos",
    overloads="o0",
)

op(
    "llvm.intr.atan",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Angle in radians whose tangent is given.",
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
    summary="Angle in radians of the point (second, first), in its quadrant.",
    intrinsic="llvm.atan2",
    overloads="o0",
)

op(
    "llvm.intr.sinh",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Hyperbolic sine.",
    intrinsic="llvm.sinh",
    overloads="o0",
)

op(
    "llvm.intr.cosh",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Hyperbolic cosine.",
    intrinsic="llvm.cosh",
    overloads="o0",
)

op(
    "llvm.intr.tanh",
    "in:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Hyperbolic tangent.",
    intrinsic="llvm.tanh",
    overloads="o0",
)

op(
    "llvm.intr.sadd.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Add signed integers; also tell whether it overflowed.",
    intrinsic="llvm.sadd.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.uadd.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Add unsigned integers; also tell whether it overflowed.",
    intrinsic="llvm.uadd.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.ssub.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Subtract signed integers; also tell whether it overflowed.",
    intrinsic="llvm.ssub.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.usub.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Subtract unsigned integers; also tell whether it overflowed.",
    intrinsic="llvm.usub.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.smul.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Multiply signed integers; also tell whether it overflowed.",
    intrinsic="llvm.smul.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.umul.with.overflow",
    "_0:LLVM_ScalarOrVectorOf<AnySignlessInteger>, _1:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsElementType",
    summary="Multiply unsigned integers; also tell whether it overflowed.",
    intrinsic="llvm.umul.with.overflow",
    overloads="r0",
)

op(
    "llvm.intr.sadd.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Add signed integers, staying in range.",
    intrinsic="llvm.sadd.sat",
    overloads="o0",
)

op(
    "llvm.intr.uadd.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Add unsigned integers, staying in range.",
    intrinsic="llvm.uadd.sat",
    overloads="o0",
)

op(
    "llvm.intr.ssub.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Subtract signed integers, staying in range.",
    intrinsic="llvm.ssub.sat",
    overloads="o0",
)

op(
    "llvm.intr.usub.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Subtract unsigned integers, staying in range.",
    intrinsic="llvm.usub.sat",
    overloads="o0",
)

op(
    "llvm.intr.sshl.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Shift a signed integer to the left, staying in range.",
    intrinsic="llvm.sshl.sat",
    overloads="o0",
)

op(
    "llvm.intr.ushl.sat",
    "a:LLVM_ScalarOrVectorOf<AnySignlessInteger>, b:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Shift an unsigned integer to the left, staying in range.",
    intrinsic="llvm.ushl.sat",
    overloads="o0",
)

op(
    "llvm.intr.is.constant",
    "val:LLVM_Type",
    "res:I1",
    traits="Pure",
    summary="Is the value known at compile time?",
    intrinsic="llvm.is.constant",
    overloads="o0",
)

"""Mathematical functions beyond arithmetic."""

from nvlower.ir.opdef import op

op(
    "math.absf",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Absolute value of a float.",
)

op(
    "math.absi",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Absolute value of a signed integer.",
)

op(
    "math.acosh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Inverse hyperbolic cosine.",
)

op(
    "math.asin",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Angle in radians whose sine is given.",
)

op(
    "math.asinh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Inverse hyperbolic sine.",
)

op(
    "math.atan",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Angle in radians whose tangent is given.",
)

op(
    "math.atanh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Inverse hyperbolic tangent.",
)

op(
    "math.atan2",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Angle in radians of the point (rhs, lhs), in its quadrant.",
)

op(
    "math.cbrt",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Cube root.",
)

op(
    "math.ceil",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Round up to a whole number.",
)

op(
    "math.clampf",
    (
        "value:FloatLike, min:FloatLike, max:FloatLike, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format=(
        "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` "
        "type($result)"
    ),
    summary="Bring a float between two bounds.",
)

op(
    "math.copysign",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="The left operand's magnitude with the right one's sign.",
)

op(
    "math.cos",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Cosine of an angle in radians.",
)

op(
    "math.acos",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Angle in radians whose cosine is given.",
)

op(
    "math.cosh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Hyperbolic cosine.",
)

op(
    "math.sin",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Sine of an angle in radians.",
)

op(
    "math.sinh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Hyperbolic sine.",
)

op(
    "math.sincos",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "sin:FloatLike, cos:FloatLike",
    traits=(
        "SameOperandsAndResultShape ArithFastMathInterface AllTypesMatch<operand,sin,cos> Pure "
        "ElementwiseMappable"
    ),
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
    summary="Sine and cosine of an angle in radians.",
)

op(
    "math.ctlz",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Number of zero bits above the highest one.",
)

op(
    "math.cttz",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Number of zero bits below the lowest one.",
)

op(
    "math.ctpop",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Number of one bits.",
)

op(
    "math.erf",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Error function.",
)

op(
    "math.erfc",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="One minus the error function.",
)

op(
    "math.exp",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="e to a power.",
)

op(
    "math.exp2",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="2 to a power.",
)

op(
    "math.expm1",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="e to a power, minus one; exact near zero.",
)

op(
    "math.floor",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Round down to a whole number.",
)

op(
    "math.fma",
    "a:FloatLike, b:FloatLike, c:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Multiply and add with one rounding.",
)

op(
    "math.ipowi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="An integer to an integer power.",
)

op(
    "math.isfinite",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:BoolLike",
    traits=(
        'ArithFastMathInterface TypesMatchWith<operand,result,i1_like,"result type has i1 element '
        'type and same shape as operands"> Pure ElementwiseMappable'
    ),
    format="$operand attr-dict `:` type($operand)",
    summary="Is it neither infinite nor NaN?",
)

op(
    "math.isinf",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:BoolLike",
    traits=(
        'ArithFastMathInterface TypesMatchWith<operand,result,i1_like,"result type has i1 element '
        'type and same shape as operands"> Pure ElementwiseMappable'
    ),
    format="$operand attr-dict `:` type($operand)",
    summary="Is it infinite?",
)

op(
    "math.isnan",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:BoolLike",
    traits=(
        'ArithFastMathInterface TypesMatchWith<operand,result,i1_like,"result type has i1 element '
        'type and same shape as operands"> Pure ElementwiseMappable'
    ),
    format="$operand attr-dict `:` type($operand)",
    summary="Is it NaN?",
)

op(
    "math.isnormal",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:BoolLike",
    traits=(
        'ArithFastMathInterface TypesMatchWith<operand,result,i1_like,"result type has i1 element '
        'type and same shape as operands"> Pure ElementwiseMappable'
    ),
    format="$operand attr-dict `:` type($operand)",
    summary="Is it neither zero, subnormal, infinite nor NaN?",
)

op(
    "math.log",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Logarithm to base e.",
)

op(
    "math.log10",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Logarithm to base 10.",
)

op(
    "math.log1p",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Logarithm to base e of one plus the operand; exact near zero.",
)

op(
    "math.log2",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Logarithm to base 2.",
)

op(
    "math.powf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="A float to a float power.",
)

op(
    "math.rsqrt",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="One divided by the square root.",
)

op(
    "math.sqrt",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Square root.",
)

op(
    "math.tan",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Tangent of an angle in radians.",
)

op(
    "math.tanh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Hyperbolic tangent.",
)

op(
    "math.roundeven",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Round to the nearest whole number, halves to the even one.",
)

op(
    "math.round",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Round to the nearest whole number, halves away from zero.",
)

op(
    "math.trunc",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Round towards zero to a whole number.",
)

op(
    "math.fpowi",
    (
        "lhs:FloatLike, rhs:SignlessIntegerOrIndexLike, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:FloatLike",
    traits=(
        "SameOperandsAndResultShape AllTypesMatch<lhs,result> ArithFastMathInterface Pure "
        "ElementwiseMappable"
    ),
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
    summary="A float to an integer power.",
)

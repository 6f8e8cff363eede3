"""Mathematical functions beyond arithmetic."""

from nvlower.ir.opdef import op

op(
    "math.absf",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Absf.",
)

op(
    "math.absi",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Absi.",
)

op(
    "math.acosh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Acosh.",
)

op(
    "math.asin",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Asin.",
)

op(
    "math.asinh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Asinh.",
)

op(
    "math.atan",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Atan.",
)

op(
    "math.atanh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Atanh.",
)

op(
    "math.atan2",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Atan2.",
)

op(
    "math.cbrt",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Cbrt.",
)

op(
    "math.ceil",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Ceil.",
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
    summary="Clampf.",
)

op(
    "math.copysign",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Copysign.",
)

op(
    "math.cos",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Cos.",
)

op(
    "math.acos",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Acos.",
)

op(
    "math.cosh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Cosh.",
)

op(
    "math.sin",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Sin.",
)

op(
    "math.sinh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Sinh.",
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
    summary="Sincos.",
)

op(
    "math.ctlz",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Ctlz.",
)

op(
    "math.cttz",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Cttz.",
)

op(
    "math.ctpop",
    "operand:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$operand attr-dict `:` type($result)",
    summary="Ctpop.",
)

op(
    "math.erf",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Erf.",
)

op(
    "math.erfc",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Erfc.",
)

op(
    "math.exp",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Exp.",
)

op(
    "math.exp2",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Exp2.",
)

op(
    "math.expm1",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Expm1.",
)

op(
    "math.floor",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Floor.",
)

op(
    "math.fma",
    "a:FloatLike, b:FloatLike, c:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Fma.",
)

op(
    "math.ipowi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="SameOperandsAndResultType Pure ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Ipowi.",
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
    summary="Isfinite.",
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
    summary="Isinf.",
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
    summary="Isnan.",
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
    summary="Isnormal.",
)

op(
    "math.log",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Log.",
)

op(
    "math.log10",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Log10.",
)

op(
    "math.log1p",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Log1p.",
)

op(
    "math.log2",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Log2.",
)

op(
    "math.powf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Powf.",
)

op(
    "math.rsqrt",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Rsqrt.",
)

op(
    "math.sqrt",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Sqrt.",
)

op(
    "math.tan",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Tan.",
)

op(
    "math.tanh",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Tanh.",
)

op(
    "math.roundeven",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Roundeven.",
)

op(
    "math.round",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Round.",
)

op(
    "math.trunc",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="SameOperandsAndResultType ArithFastMathInterface Pure ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Trunc.",
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
    summary="Fpowi.",
)

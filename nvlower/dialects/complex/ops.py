"""Complex arithmetic."""

from nvlower.ir.opdef import attrdef, enumdef, op

enumdef(
    "complex.ComplexRangeFlags",
    "improved=1 basic=2 none=4",
    bits=True,
    separator="|",
    form="integer",
    summary="Cases of complex range flags.",
)

attrdef(
    "complex.number",
    "real:APFloat, imag:APFloat, type:Type?",
    summary="Attribute number.",
    custom=True,
)

op(
    "complex.abs",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:AnyFloat",
    traits=(
        'TypesMatchWith<complex,result,element,"complex element type matches result type"> Pure '
        "Elementwise ArithFastMathInterface"
    ),
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Abs.",
)

op(
    "complex.add",
    (
        "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:Complex<AnyFloat>",
    traits="Pure SameOperandsAndResultType Elementwise ArithFastMathInterface",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Add.",
)

op(
    "complex.atan2",
    (
        "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:Complex<AnyFloat>",
    traits="Pure SameOperandsAndResultType Elementwise ArithFastMathInterface",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Atan2.",
)

op(
    "complex.bitcast",
    "operand:AnyType",
    "result:AnyType",
    traits="Pure",
    format="$operand attr-dict `:` type($operand) `to` type($result)",
    summary="Bitcast.",
)

op(
    "complex.constant",
    "@value:ArrayAttr",
    "complex:AnyComplex",
    traits="ConstantLike Pure OpAsmOpInterface",
    format="$value attr-dict `:` type($complex)",
    summary="Constant.",
)

op(
    "complex.cos",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Cos.",
)

op(
    "complex.create",
    "real:AnyFloat, imaginary:AnyFloat",
    "complex:Complex<AnyFloat>",
    traits=(
        'Pure AllTypesMatch<real,imaginary> TypesMatchWith<complex,real,element,"complex element '
        'type matches real operand type"> '
        'TypesMatchWith<complex,imaginary,element,"complex element '
        'type matches imaginary operand type">'
    ),
    format="$real `,` $imaginary attr-dict `:` type($complex)",
    summary="Create.",
)

op(
    "complex.div",
    (
        "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:Complex<AnyFloat>",
    traits="Pure SameOperandsAndResultType Elementwise ArithFastMathInterface",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Div.",
)

op(
    "complex.eq",
    "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>",
    "result:I1",
    traits="Pure AllTypesMatch<lhs,rhs> Elementwise",
    format="$lhs `,` $rhs attr-dict `:` type($lhs)",
    summary="Eq.",
)

op(
    "complex.exp",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Exp.",
)

op(
    "complex.expm1",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Expm1.",
)

op(
    "complex.im",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "imaginary:AnyFloat",
    traits=(
        'TypesMatchWith<complex,imaginary,element,"complex element type matches result type"> Pure '
        "Elementwise ArithFastMathInterface"
    ),
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Im.",
)

op(
    "complex.log",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Log.",
)

op(
    "complex.log1p",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Log1p.",
)

op(
    "complex.mul",
    (
        "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:Complex<AnyFloat>",
    traits="Pure SameOperandsAndResultType Elementwise ArithFastMathInterface",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Mul.",
)

op(
    "complex.neg",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Neg.",
)

op(
    "complex.neq",
    "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>",
    "result:I1",
    traits="Pure AllTypesMatch<lhs,rhs> Elementwise",
    format="$lhs `,` $rhs attr-dict `:` type($lhs)",
    summary="Neq.",
)

op(
    "complex.pow",
    (
        "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:Complex<AnyFloat>",
    traits="Pure SameOperandsAndResultType Elementwise ArithFastMathInterface",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Pow.",
)

op(
    "complex.powi",
    "lhs:Complex<AnyFloat>, rhs:AnySignlessInteger, @fastmath:#arith.fastmath?",
    "result:Complex<AnyFloat>",
    traits=(
        "Pure Elementwise SameOperandsAndResultShape AllTypesMatch<lhs,result> "
        "ArithFastMathInterface"
    ),
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)",
    summary="Powi.",
)

op(
    "complex.re",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "real:AnyFloat",
    traits=(
        'TypesMatchWith<complex,real,element,"complex element type matches result type"> Pure '
        "Elementwise ArithFastMathInterface"
    ),
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Re.",
)

op(
    "complex.rsqrt",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Rsqrt.",
)

op(
    "complex.sign",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Sign.",
)

op(
    "complex.sin",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Sin.",
)

op(
    "complex.sqrt",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Sqrt.",
)

op(
    "complex.sub",
    (
        "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:Complex<AnyFloat>",
    traits="Pure SameOperandsAndResultType Elementwise ArithFastMathInterface",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Sub.",
)

op(
    "complex.tanh",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Tanh.",
)

op(
    "complex.tan",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Tan.",
)

op(
    "complex.conj",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Conj.",
)

op(
    "complex.angle",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:AnyFloat",
    traits=(
        'TypesMatchWith<complex,result,element,"complex element type matches result type"> Pure '
        "Elementwise ArithFastMathInterface"
    ),
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Angle.",
)

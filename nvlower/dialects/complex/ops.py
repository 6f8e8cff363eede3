"""Complex arithmetic."""

from nvlower.ir.opdef import attrdef, enumdef, op

enumdef(
    "complex.ComplexRangeFlags",
    "improved=1 basic=2 none=4",
    bits=True,
    separator="|",
    form="integer",
    summary="How products and quotients are computed near the limits.",
)

attrdef(
    "complex.number",
    "real:APFloat, imag:APFloat, type:Type?",
    summary="A complex number.",
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
    summary="Distance from zero.",
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
    summary="Add complex numbers.",
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
    summary="Angle of the point (rhs, lhs).",
)

op(
    "complex.bitcast",
    "operand:AnyType",
    "result:AnyType",
    traits="Pure",
    format="$operand attr-dict `:` type($operand) `to` type($result)",
    summary="Read the bits as another type of that width.",
)

op(
    "complex.constant",
    "@value:ArrayAttr",
    "complex:AnyComplex",
    traits="ConstantLike Pure OpAsmOpInterface",
    format="$value attr-dict `:` type($complex)",
    summary="A constant complex number.",
)

op(
    "complex.cos",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Cosine of a complex number.",
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
    summary="A complex number of its real and imaginary part.",
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
    summary="Divide complex numbers.",
)

op(
    "complex.eq",
    "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>",
    "result:I1",
    traits="Pure AllTypesMatch<lhs,rhs> Elementwise",
    format="$lhs `,` $rhs attr-dict `:` type($lhs)",
    summary="Are both parts equal?",
)

op(
    "complex.exp",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="e to a power.",
)

op(
    "complex.expm1",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="e to a power, minus one; exact near zero.",
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
    summary="Imaginary part.",
)

op(
    "complex.log",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Logarithm to base e.",
)

op(
    "complex.log1p",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Logarithm to base e of one plus the operand; exact near zero.",
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
    summary="Multiply complex numbers.",
)

op(
    "complex.neg",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Change the sign of both parts.",
)

op(
    "complex.neq",
    "lhs:Complex<AnyFloat>, rhs:Complex<AnyFloat>",
    "result:I1",
    traits="Pure AllTypesMatch<lhs,rhs> Elementwise",
    format="$lhs `,` $rhs attr-dict `:` type($lhs)",
    summary="Does one of the parts differ?",
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
    summary="A complex number to a complex power.",
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
    summary="A complex number to an integer power.",
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
    summary="Real part.",
)

op(
    "complex.rsqrt",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="One divided by the square root.",
)

op(
    "complex.sign",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="The number divided by its absolute value; zero for zero.",
)

op(
    "complex.sin",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Sine of a complex number.",
)

op(
    "complex.sqrt",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Square root of a complex number.",
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
    summary="Subtract complex numbers.",
)

op(
    "complex.tanh",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Hyperbolic tangent of a complex number.",
)

op(
    "complex.tan",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Tangent of a complex number.",
)

op(
    "complex.conj",
    "complex:Complex<AnyFloat>, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:Complex<AnyFloat>",
    traits="SameOperandsAndResultType Pure Elementwise ArithFastMathInterface",
    format="$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    summary="Change the sign of the imaginary part.",
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
    summary="Angle in radians with the real axis.",
)

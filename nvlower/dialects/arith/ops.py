"""Integer and float arithmetic on scalars, vectors and tensors."""

from nvlower.ir.opdef import enumdef, op

enumdef(
    "arith.fastmath",
    "none=0 reassoc=1 nnan=2 ninf=4 nsz=8 arcp=16 contract=32 afn=64 fast=127",
    bits=True,
    separator=",",
    groups=True,
    enum="FastMathFlags",
    summary="What an optimiser may assume of floats.",
)

enumdef(
    "arith.overflow",
    "none=0 nsw=1 nuw=2",
    bits=True,
    separator=", ",
    groups=True,
    enum="IntegerOverflowFlags",
    summary="Which overflow does not occur: signed (nsw), unsigned (nuw).",
)

enumdef(
    "arith.CmpFPredicate",
    (
        "false=0 oeq=1 ogt=2 oge=3 olt=4 ole=5 one=6 ord=7 ueq=8 ugt=9 uge=10 ult=11 ule=12 une=13 "
        "uno=14 true=15"
    ),
    width=64,
    form="integer",
    summary="Float comparisons; o: ordered, u: or unordered.",
)

enumdef(
    "arith.CmpIPredicate",
    "eq=0 ne=1 slt=2 sle=3 sgt=4 sge=5 ult=6 ule=7 ugt=8 uge=9",
    width=64,
    form="integer",
    summary="Integer comparisons; s: signed, u: unsigned.",
)

enumdef(
    "arith.RoundingMode",
    "to_nearest_even=0 downward=1 upward=2 toward_zero=3 to_nearest_away=4",
    form="integer",
    summary="How a result is rounded.",
)

enumdef(
    "arith.AtomicRMWKind",
    (
        "addf=0 addi=1 andi=2 assign=3 maximumf=4 maxnumf=5 maxs=6 maxu=7 minimumf=8 minnumf=9 "
        "mins=10 minu=11 mulf=12 muli=13 ori=14 xori=15"
    ),
    width=64,
    form="integer",
    summary="What an atomic update does.",
)

op(
    "arith.constant",
    "@value:TypedAttrInterface",
    "result:AnyType",
    traits="ConstantLike Pure OpAsmOpInterface AllTypesMatch<value,result>",
    format="attr-dict $value",
    summary="A constant number, vector or tensor.",
)

op(
    "arith.addi",
    (
        "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, "
        "@overflowFlags:#arith.overflow=#arith.overflow<none>"
    ),
    "result:SignlessIntegerOrIndexLike",
    traits=(
        "Commutative Pure ArithIntegerOverflowFlagsInterface SameOperandsAndResultType "
        "ElementwiseMappable"
    ),
    format="$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    summary="Add integers, wrapping round.",
)

op(
    "arith.addui_extended",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "sum:SignlessIntegerOrIndexLike, overflow:BoolLike",
    traits="Pure Commutative AllTypesMatch<lhs,rhs,sum> ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
    summary="Add unsigned integers; also give the carry.",
)

op(
    "arith.subi",
    (
        "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, "
        "@overflowFlags:#arith.overflow=#arith.overflow<none>"
    ),
    "result:SignlessIntegerOrIndexLike",
    traits="Pure ArithIntegerOverflowFlagsInterface SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    summary="Subtract integers, wrapping round.",
)

op(
    "arith.muli",
    (
        "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, "
        "@overflowFlags:#arith.overflow=#arith.overflow<none>"
    ),
    "result:SignlessIntegerOrIndexLike",
    traits=(
        "Commutative OpAsmOpInterface Pure ArithIntegerOverflowFlagsInterface "
        "SameOperandsAndResultType ElementwiseMappable"
    ),
    format="$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    summary="Multiply integers, wrapping round.",
)

op(
    "arith.mulsi_extended",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "low:SignlessIntegerOrIndexLike, high:SignlessIntegerOrIndexLike",
    traits="Pure Commutative AllTypesMatch<lhs,rhs,low,high> ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($lhs)",
    summary="Multiply signed integers to twice the width, in two halves.",
)

op(
    "arith.mului_extended",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "low:SignlessIntegerOrIndexLike, high:SignlessIntegerOrIndexLike",
    traits="Pure Commutative AllTypesMatch<lhs,rhs,low,high> ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($lhs)",
    summary="Multiply unsigned integers to twice the width, in two halves.",
)

op(
    "arith.divui",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, @isExact:UnitAttr?",
    "result:SignlessIntegerOrIndexLike",
    traits="ConditionallySpeculatable SameOperandsAndResultType NoMemoryEffect ElementwiseMappable",
    format="$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary="Divide unsigned integers.",
)

op(
    "arith.divsi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, @isExact:UnitAttr?",
    "result:SignlessIntegerOrIndexLike",
    traits="ConditionallySpeculatable SameOperandsAndResultType NoMemoryEffect ElementwiseMappable",
    format="$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary="Divide signed integers, towards zero.",
)

op(
    "arith.ceildivui",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="ConditionallySpeculatable SameOperandsAndResultType NoMemoryEffect ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Divide unsigned integers, rounding up.",
)

op(
    "arith.ceildivsi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="ConditionallySpeculatable SameOperandsAndResultType NoMemoryEffect ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Divide signed integers, rounding up.",
)

op(
    "arith.floordivsi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Divide signed integers, rounding down.",
)

op(
    "arith.remui",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Remainder of an unsigned division.",
)

op(
    "arith.remsi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Remainder of a signed division, with the dividend's sign.",
)

op(
    "arith.andi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Commutative Idempotent Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="And of each bit.",
)

op(
    "arith.ori",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Commutative Idempotent Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Or of each bit.",
)

op(
    "arith.xori",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Commutative Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="Exclusive or of each bit.",
)

op(
    "arith.shli",
    (
        "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, "
        "@overflowFlags:#arith.overflow=#arith.overflow<none>"
    ),
    "result:SignlessIntegerOrIndexLike",
    traits="Pure ArithIntegerOverflowFlagsInterface SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    summary="Shift to the left; zeros come in.",
)

op(
    "arith.shrui",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, @isExact:UnitAttr?",
    "result:SignlessIntegerOrIndexLike",
    traits="Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary="Shift to the right; zeros come in.",
)

op(
    "arith.shrsi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike, @isExact:UnitAttr?",
    "result:SignlessIntegerOrIndexLike",
    traits="Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    summary="Shift to the right; copies of the sign come in.",
)

op(
    "arith.negf",
    "operand:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="ArithFastMathInterface Pure SameOperandsAndResultType ElementwiseMappable",
    format="$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Change the sign of a float.",
)

op(
    "arith.addf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface Commutative SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Add floats.",
)

op(
    "arith.subf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Subtract floats.",
)

op(
    "arith.maximumf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface Commutative SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="The larger float; NaN if either is NaN, and 0.0 above -0.0.",
)

op(
    "arith.maxnumf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface Commutative SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="The larger float; of a number and a NaN, the number.",
)

op(
    "arith.maxsi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Commutative Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="The larger signed integer.",
)

op(
    "arith.maxui",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Commutative Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="The larger unsigned integer.",
)

op(
    "arith.minimumf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface Commutative SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="The smaller float; NaN if either is NaN, and -0.0 below 0.0.",
)

op(
    "arith.minnumf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface Commutative SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="The smaller float; of a number and a NaN, the number.",
)

op(
    "arith.minsi",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Commutative Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="The smaller signed integer.",
)

op(
    "arith.minui",
    "lhs:SignlessIntegerOrIndexLike, rhs:SignlessIntegerOrIndexLike",
    "result:SignlessIntegerOrIndexLike",
    traits="Commutative Pure SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs attr-dict `:` type($result)",
    summary="The smaller unsigned integer.",
)

op(
    "arith.mulf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface Commutative SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Multiply floats.",
)

op(
    "arith.divf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Divide floats.",
)

op(
    "arith.remf",
    "lhs:FloatLike, rhs:FloatLike, @fastmath:#arith.fastmath=#arith.fastmath<none>",
    "result:FloatLike",
    traits="Pure ArithFastMathInterface SameOperandsAndResultType ElementwiseMappable",
    format="$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    summary="Rest of a float division; it has the sign of the left operand.",
)

op(
    "arith.extui",
    "in:SignlessFixedWidthIntegerLike",
    "out:SignlessFixedWidthIntegerLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Widen an unsigned integer.",
)

op(
    "arith.extsi",
    "in:SignlessFixedWidthIntegerLike",
    "out:SignlessFixedWidthIntegerLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Widen a signed integer.",
)

op(
    "arith.extf",
    "in:FloatLike, @fastmath:#arith.fastmath?",
    "out:FloatLike",
    traits=(
        "ArithFastMathInterface Pure SameOperandsAndResultShape "
        'PredOpTrait<same_tensor_dims,"input '
        'and output have the same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
    summary="Convert to a wider float.",
)

op(
    "arith.scaling_extf",
    "in:FloatLike, scale:FloatLike, @fastmath:#arith.fastmath?",
    "out:FloatLike",
    traits=(
        'Pure PredOpTrait<same_tensor_dims,"input and output have the same tensor dimensions"> '
        "ArithFastMathInterface CastOpInterface ElementwiseMappable"
    ),
    format=(
        "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` "
        "type($out)"
    ),
    summary="Widen small floats, each times its scale, a power of two.",
)

op(
    "arith.trunci",
    "in:SignlessFixedWidthIntegerLike, @overflowFlags:#arith.overflow=#arith.overflow<none>",
    "out:SignlessFixedWidthIntegerLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ArithIntegerOverflowFlagsInterface '
        "ElementwiseMappable"
    ),
    format="$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
    summary="Keep the low bits.",
)

op(
    "arith.truncf",
    "in:FloatLike, @roundingmode:arith.RoundingMode?, @fastmath:#arith.fastmath?",
    "out:FloatLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> ArithRoundingModeInterface ArithFastMathInterface '
        "CastOpInterface "
        "ElementwiseMappable"
    ),
    format=(
        "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
    ),
    summary="Convert to a narrower float.",
)

op(
    "arith.scaling_truncf",
    "in:FloatLike, scale:FloatLike, @roundingmode:arith.RoundingMode?, @fastmath:#arith.fastmath?",
    "out:FloatLike",
    traits=(
        'Pure PredOpTrait<same_tensor_dims,"input and output have the same tensor dimensions"> '
        "ArithRoundingModeInterface ArithFastMathInterface CastOpInterface ElementwiseMappable"
    ),
    format=(
        "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` "
        "type($scale) `to` type($out)"
    ),
    summary="Narrow floats, each divided by its scale, a power of two.",
)

op(
    "arith.uitofp",
    "in:SignlessFixedWidthIntegerLike",
    "out:FloatLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Convert an unsigned integer to a float.",
)

op(
    "arith.sitofp",
    "in:SignlessFixedWidthIntegerLike",
    "out:FloatLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Convert a signed integer to a float.",
)

op(
    "arith.fptoui",
    "in:FloatLike",
    "out:SignlessFixedWidthIntegerLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Convert a float to an unsigned integer.",
)

op(
    "arith.fptosi",
    "in:FloatLike",
    "out:SignlessFixedWidthIntegerLike",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Convert a float to a signed integer.",
)

op(
    "arith.index_cast",
    "in:IndexCastTypeConstraint",
    "out:IndexCastTypeConstraint",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Convert between index and a signed integer.",
)

op(
    "arith.index_castui",
    "in:IndexCastTypeConstraint",
    "out:IndexCastTypeConstraint",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="Convert between index and an unsigned integer.",
)

op(
    "arith.bitcast",
    "in:BitcastTypeConstraint",
    "out:BitcastTypeConstraint",
    traits=(
        'Pure SameOperandsAndResultShape PredOpTrait<same_tensor_dims,"input and output have the '
        'same tensor dimensions"> CastOpInterface ElementwiseMappable'
    ),
    format="$in attr-dict `:` type($in) `to` type($out)",
    summary="The same bits as another type.",
)

op(
    "arith.cmpi",
    (
        "@predicate:arith.CmpIPredicate, lhs:SignlessIntegerOrIndexLike, "
        "rhs:SignlessIntegerOrIndexLike"
    ),
    "result:BoolLike",
    traits=(
        'Pure SameTypeOperands TypesMatchWith<lhs,result,i1_like,"result type has i1 element type '
        'and same shape as operands"> ElementwiseMappable'
    ),
    format="$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    summary="Compare integers.",
)

op(
    "arith.cmpf",
    (
        "@predicate:arith.CmpFPredicate, lhs:FloatLike, rhs:FloatLike, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "result:BoolLike",
    traits=(
        'ArithFastMathInterface Pure SameTypeOperands TypesMatchWith<lhs,result,i1_like,"result '
        'type has i1 element type and same shape as operands"> ElementwiseMappable'
    ),
    format="$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
    summary="Compare floats.",
)

op(
    "arith.select",
    "condition:BoolLike, true_value:AnyType, false_value:AnyType",
    "result:AnyType",
    traits=(
        "Pure AllTypesMatch<true_value,false_value,result> "
        'PredOpTrait<bool_condition_or_matching_shape,"condition is signless i1 or has matching '
        'shape"> SelectLikeOpInterface ElementwiseMappable'
    ),
    summary="One of two values, by a condition.",
    custom=True,
)

"""Arithmetic on `index` values alone."""

from nvlower.ir.opdef import enumdef, op

enumdef(
    "index.cmp_predicate",
    "eq=0 ne=1 slt=2 sle=3 sgt=4 sge=5 ult=6 ule=7 ugt=8 uge=9",
    format="$value",
    enum="IndexCmpPredicate",
    summary="Comparisons; s: signed, u: unsigned.",
)

op(
    "index.add",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Add, wrapping round.",
)

op(
    "index.sub",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Subtract, wrapping round.",
)

op(
    "index.mul",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Multiply, wrapping round.",
)

op(
    "index.divs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Divide as signed, rounding towards zero.",
)

op(
    "index.divu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Divide as unsigned.",
)

op(
    "index.ceildivs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Divide as signed, rounding up.",
)

op(
    "index.ceildivu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Divide as unsigned, rounding up.",
)

op(
    "index.floordivs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Divide as signed, rounding down.",
)

op(
    "index.rems",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Rest of a signed division; it has the sign of the left operand.",
)

op(
    "index.remu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Rest of an unsigned division.",
)

op(
    "index.maxs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="The larger as signed.",
)

op(
    "index.maxu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="The larger as unsigned.",
)

op(
    "index.mins",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="The smaller as signed.",
)

op(
    "index.minu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="The smaller as unsigned.",
)

op(
    "index.shl",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Shift to the left; zeros come in.",
)

op(
    "index.shrs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Shift to the right; copies of the sign come in.",
)

op(
    "index.shru",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Shift to the right; zeros come in.",
)

op(
    "index.and",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="And of each bit.",
)

op(
    "index.or",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Or of each bit.",
)

op(
    "index.xor",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Exclusive or of each bit.",
)

op(
    "index.casts",
    "input:AnyInteger|Index",
    "output:AnyInteger|Index",
    traits="Pure CastOpInterface",
    format="$input attr-dict `:` type($input) `to` type($output)",
    summary="Convert between index and integer; widening copies the sign.",
)

op(
    "index.castu",
    "input:AnyInteger|Index",
    "output:AnyInteger|Index",
    traits="Pure CastOpInterface",
    format="$input attr-dict `:` type($input) `to` type($output)",
    summary="Convert between index and integer; widening adds zeros.",
)

op(
    "index.cmp",
    "@pred:#index.cmp_predicate, lhs:Index, rhs:Index",
    "result:I1",
    traits="Pure",
    format="`` $pred `(` $lhs `,` $rhs `)` attr-dict",
    summary="Compare by a predicate.",
)

op(
    "index.sizeof",
    "",
    "result:Index",
    traits="Pure",
    format="attr-dict",
    summary="Width of index on the target, in bits.",
)

op(
    "index.constant",
    "@value:IndexAttr",
    "result:Index",
    traits="ConstantLike Pure OpAsmOpInterface",
    format="attr-dict $value",
    summary="A constant of type index.",
)

op(
    "index.bool.constant",
    "@value:BoolAttr",
    "result:I1",
    traits="ConstantLike Pure OpAsmOpInterface",
    format="attr-dict $value",
    summary="A constant true or false.",
)

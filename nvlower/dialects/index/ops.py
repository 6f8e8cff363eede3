"""Arithmetic on `index` values alone."""

from nvlower.ir.opdef import enumdef, op

enumdef(
    "index.cmp_predicate",
    "eq=0 ne=1 slt=2 sle=3 sgt=4 sge=5 ult=6 ule=7 ugt=8 uge=9",
    format="$value",
    enum="IndexCmpPredicate",
    summary="Cases of cmp predicate.",
)

op(
    "index.add",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Add.",
)

op(
    "index.sub",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Sub.",
)

op(
    "index.mul",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Mul.",
)

op(
    "index.divs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Divs.",
)

op(
    "index.divu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Divu.",
)

op(
    "index.ceildivs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Ceildivs.",
)

op(
    "index.ceildivu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Ceildivu.",
)

op(
    "index.floordivs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Floordivs.",
)

op(
    "index.rems",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Rems.",
)

op(
    "index.remu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="NoMemoryEffect",
    format="$lhs `,` $rhs attr-dict",
    summary="Remu.",
)

op(
    "index.maxs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Maxs.",
)

op(
    "index.maxu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Maxu.",
)

op(
    "index.mins",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Mins.",
)

op(
    "index.minu",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Minu.",
)

op(
    "index.shl",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Shl.",
)

op(
    "index.shrs",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Shrs.",
)

op(
    "index.shru",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Shru.",
)

op(
    "index.and",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="And.",
)

op(
    "index.or",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Or.",
)

op(
    "index.xor",
    "lhs:Index, rhs:Index",
    "result:Index",
    traits="Commutative Pure",
    format="$lhs `,` $rhs attr-dict",
    summary="Xor.",
)

op(
    "index.casts",
    "input:AnyInteger|Index",
    "output:AnyInteger|Index",
    traits="Pure CastOpInterface",
    format="$input attr-dict `:` type($input) `to` type($output)",
    summary="Casts.",
)

op(
    "index.castu",
    "input:AnyInteger|Index",
    "output:AnyInteger|Index",
    traits="Pure CastOpInterface",
    format="$input attr-dict `:` type($input) `to` type($output)",
    summary="Castu.",
)

op(
    "index.cmp",
    "@pred:#index.cmp_predicate, lhs:Index, rhs:Index",
    "result:I1",
    traits="Pure",
    format="`` $pred `(` $lhs `,` $rhs `)` attr-dict",
    summary="Cmp.",
)

op(
    "index.sizeof",
    "",
    "result:Index",
    traits="Pure",
    format="attr-dict",
    summary="Sizeof.",
)

op(
    "index.constant",
    "@value:IndexAttr",
    "result:Index",
    traits="ConstantLike Pure OpAsmOpInterface",
    format="attr-dict $value",
    summary="Constant.",
)

op(
    "index.bool.constant",
    "@value:BoolAttr",
    "result:I1",
    traits="ConstantLike Pure OpAsmOpInterface",
    format="attr-dict $value",
    summary="Bool constant.",
)

"""Undefined behaviour."""

from nvlower.ir.opdef import attrdef, op

attrdef(
    "ub.poison",
    summary="A constant whose use is undefined.",
)

op(
    "ub.poison",
    "@value:PoisonAttrInterface=#ub.poison",
    "result:AnyType",
    traits="ConstantLike Pure",
    format="attr-dict (`<` $value^ `>`)? `:` type($result)",
    summary="A value whose use is undefined.",
)

op(
    "ub.unreachable",
    traits="Terminator",
    format="attr-dict",
    summary="Never reached; else the program is undefined.",
)

"""Ops of the builtin dialect; its types and attributes are classes of `nvlower.ir`."""

from nvlower.ir.opdef import op

op(
    "builtin.module",
    "@sym_name:SymbolNameAttr?, @sym_visibility:StrAttr?",
    regions="bodyRegion:SizedRegion<1>",
    traits=(
        "AffineScope IsolatedFromAbove NoRegionArguments SymbolTable Symbol OpAsmOpInterface "
        "NoTerminator SingleBlock RegionKindInterface HasOnlyGraphRegion"
    ),
    format="($sym_name^)? attr-dict-with-keyword $bodyRegion",
    summary="Table of functions and other symbols: the top of a file.",
)

op(
    "builtin.unrealized_conversion_cast",
    "inputs:AnyType*",
    "outputs:AnyType*",
    traits="Pure",
    format="($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
    summary="Stands where an old type meets a new one during conversion.",
)

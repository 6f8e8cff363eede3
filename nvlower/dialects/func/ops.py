"""Functions and calls."""

from nvlower.ir.opdef import op

op(
    "func.call",
    (
        "@callee:FlatSymbolRefAttr, operands:AnyType*, @arg_attrs:DictArrayAttr?, "
        "@res_attrs:DictArrayAttr?, @no_inline:UnitAttr?"
    ),
    "_0:AnyType*",
    traits="CallOpInterface SymbolUserOpInterface",
    format="$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    summary="Call a function by its symbol.",
)

op(
    "func.call_indirect",
    (
        "callee:FunctionType, callee_operands:AnyType*, @arg_attrs:DictArrayAttr?, "
        "@res_attrs:DictArrayAttr?"
    ),
    "results:AnyType*",
    traits=(
        'CallOpInterface TypesMatchWith<callee,callee_operands,function_inputs,"callee input types '
        'match argument types"> TypesMatchWith<callee,results,function_results,"callee '
        "result types "
        'match result types">'
    ),
    format="$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
    summary="Call a function through a value.",
)

op(
    "func.constant",
    "@value:FlatSymbolRefAttr",
    "_0:AnyType",
    traits="ConstantLike Pure SymbolUserOpInterface OpAsmOpInterface",
    format="attr-dict $value `:` type(results)",
    summary="A function as a value.",
)

op(
    "func.func",
    (
        "@sym_name:SymbolNameAttr, @function_type:TypeAttrOf<FunctionType>, "
        "@sym_visibility:StrAttr?, @arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?, "
        "@no_inline:UnitAttr?"
    ),
    regions="body:AnyRegion",
    traits=(
        "AffineScope AutomaticAllocationScope FunctionOpInterface IsolatedFromAbove "
        "OpAsmOpInterface"
    ),
    summary="A function.",
    custom=True,
)

op(
    "func.return",
    "operands:AnyType*",
    traits="Pure HasParent<func.func> ReturnLike Terminator",
    format="attr-dict ($operands^ `:` type($operands))?",
    summary="Leave a function with its results.",
)

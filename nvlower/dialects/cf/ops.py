"""Branches between blocks."""

from nvlower.ir.opdef import op

op(
    "cf.assert",
    "arg:I1, @msg:StrAttr",
    traits="MemoryEffectOpInterface",
    format="$arg `,` $msg attr-dict",
    summary="Stop the program where a condition is false.",
)

op(
    "cf.br",
    "destOperands:AnyType*",
    successors="dest:AnySuccessor",
    traits="BranchOpInterface Pure Terminator",
    format="$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    summary="Jump to a block.",
)

op(
    "cf.cond_br",
    (
        "condition:I1, trueDestOperands:AnyType*, falseDestOperands:AnyType*, "
        "@branch_weights:DenseI32ArrayAttr?"
    ),
    successors="trueDest:AnySuccessor, falseDest:AnySuccessor",
    traits="AttrSizedOperandSegments BranchOpInterface WeightedBranchOpInterface Pure Terminator",
    format=(
        "$condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ "
        "`:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` "
        "type($falseDestOperands) `)`)? attr-dict"
    ),
    summary="Jump to one of two blocks.",
)

op(
    "cf.switch",
    (
        "flag:AnyInteger, defaultOperands:AnyType*, caseOperands:AnyType*, "
        "@case_values:AnyIntElementsAttr?, @case_operand_segments:DenseI32ArrayAttr"
    ),
    successors="defaultDestination:AnySuccessor, caseDestinations:AnySuccessor*",
    traits=(
        "AttrSizedOperandSegments BranchOpInterface Pure Terminator "
        "NestedVariadic<caseOperands,case_operand_segments>"
    ),
    format=(
        "$flag `:` type($flag) `,` `[` `\\n` "
        "custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, "
        "type($defaultOperands), $case_values, $caseDestinations, $caseOperands, "
        "type($caseOperands)) `]` attr-dict"
    ),
    summary="Jump to the block of the matching case.",
)

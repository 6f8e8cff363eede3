"""Structured loops and conditionals."""

from nvlower.ir.opdef import op

op(
    "scf.condition",
    "condition:I1, args:AnyType*",
    traits="HasParent<scf.while> RegionBranchTerminatorOpInterface Pure Terminator",
    format="`(` $condition `)` attr-dict ($args^ `:` type($args))?",
    summary="Decide whether a while loop goes on.",
)

op(
    "scf.execute_region",
    "@no_inline:UnitAttr?",
    "_0:AnyType*",
    regions="region:AnyRegion",
    traits="RegionBranchOpInterface RecursiveMemoryEffects",
    summary="Run a region of several blocks in place.",
    custom=True,
)

op(
    "scf.for",
    (
        "lowerBound:AnySignlessIntegerOrIndex, upperBound:AnySignlessIntegerOrIndex, "
        "step:AnySignlessIntegerOrIndex, initArgs:AnyType*, @unsignedCmp:UnitAttr?"
    ),
    "results:AnyType*",
    regions="region:SizedRegion<1>",
    traits=(
        "AutomaticAllocationScope LoopLikeOpInterface AllTypesMatch<lowerBound,upperBound,step> "
        "ConditionallySpeculatable RegionBranchOpInterface SingleBlock "
        "SingleBlockImplicitTerminator<scf.yield> RecursiveMemoryEffects"
    ),
    summary="Count from a lower to an upper bound, carrying values along.",
    custom=True,
)

op(
    "scf.forall",
    (
        "dynamicLowerBound:Index*, dynamicUpperBound:Index*, dynamicStep:Index*, "
        "@staticLowerBound:DenseI64ArrayAttr, @staticUpperBound:DenseI64ArrayAttr, "
        "@staticStep:DenseI64ArrayAttr, outputs:AnyRankedTensor*, @mapping:DeviceMappingArrayAttr?"
    ),
    "results:AnyType*",
    regions="region:SizedRegion<1>",
    traits=(
        "AttrSizedOperandSegments AutomaticAllocationScope LoopLikeOpInterface "
        "RecursiveMemoryEffects SingleBlock SingleBlockImplicitTerminator<scf.forall.in_parallel> "
        "RegionBranchOpInterface DestinationStyleOpInterface HasParallelRegion"
    ),
    summary="Run a body for all points of a grid, in any order.",
    custom=True,
)

op(
    "scf.forall.in_parallel",
    regions="region:SizedRegion<1>",
    traits=(
        "Pure Terminator InParallelOpInterface HasParent<scf.forall> NoTerminator SingleBlock "
        "RegionKindInterface HasOnlyGraphRegion"
    ),
    summary="Ends a forall: says how the threads' results are put together.",
    custom=True,
)

op(
    "scf.if",
    "condition:I1",
    "results:AnyType*",
    regions="thenRegion:SizedRegion<1>, elseRegion:MaxSizedRegion<1>",
    traits=(
        "RegionBranchOpInterface InferTypeOpAdaptor SingleBlock "
        "SingleBlockImplicitTerminator<scf.yield> RecursiveMemoryEffects RecursivelySpeculatable "
        "NoRegionArguments"
    ),
    summary="Run one of two regions.",
    custom=True,
)

op(
    "scf.parallel",
    "lowerBound:Index*, upperBound:Index*, step:Index*, initVals:AnyType*",
    "results:AnyType*",
    regions="region:SizedRegion<1>",
    traits=(
        "AutomaticAllocationScope AttrSizedOperandSegments LoopLikeOpInterface "
        "RecursiveMemoryEffects RegionBranchOpInterface SingleBlock "
        "SingleBlockImplicitTerminator<scf.reduce> HasParallelRegion"
    ),
    summary="Run a body for all points of a grid, and reduce what it yields.",
    custom=True,
)

op(
    "scf.reduce",
    "operands:AnyType*",
    regions="reductions:SizedRegion<1>*",
    traits=(
        "Terminator HasParent<scf.parallel> RecursiveMemoryEffects "
        "RegionBranchTerminatorOpInterface"
    ),
    format="(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
    summary="Combine values over the iterations of a parallel loop.",
)

op(
    "scf.reduce.return",
    "result:AnyType",
    traits="HasParent<scf.reduce> Pure Terminator",
    format="$result attr-dict `:` type($result)",
    summary="Ends a reduction: gives the combined value.",
)

op(
    "scf.while",
    "inits:AnyType*",
    "results:AnyType*",
    regions="before:SizedRegion<1>, after:SizedRegion<1>",
    traits="RegionBranchOpInterface LoopLikeOpInterface RecursiveMemoryEffects SingleBlock",
    summary="Repeat while a condition holds.",
    custom=True,
)

op(
    "scf.index_switch",
    "arg:Index, @cases:DenseI64ArrayAttr",
    "results:AnyType*",
    regions="defaultRegion:SizedRegion<1>, caseRegions:SizedRegion<1>*",
    traits=(
        "RecursiveMemoryEffects SingleBlock SingleBlockImplicitTerminator<scf.yield> "
        "RegionBranchOpInterface"
    ),
    format=(
        "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` "
        "`default` $defaultRegion"
    ),
    summary="Run the region of the matching case.",
)

op(
    "scf.yield",
    "results:AnyType*",
    traits=(
        "Pure ReturnLike Terminator "
        "HasParent<scf.execute_region,scf.for,scf.if,scf.index_switch,scf.while>"
    ),
    format="attr-dict ($results^ `:` type($results))?",
    summary="Hand values to the op around.",
)

"""Loops, conditionals and accesses with affine maps."""

from nvlower.ir.opdef import op

op(
    "affine.apply",
    "@map:AffineMapAttr, mapOperands:Index*",
    "_0:Index",
    traits="Pure",
    summary="Value of an affine map with one result.",
    custom=True,
)

op(
    "affine.for",
    (
        "lowerBoundOperands:Index*, upperBoundOperands:Index*, inits:AnyType*, "
        "@lowerBoundMap:AffineMapAttr, @upperBoundMap:AffineMapAttr, @step:IndexAttr"
    ),
    "results:AnyType*",
    regions="region:SizedRegion<1>",
    traits=(
        "AttrSizedOperandSegments AutomaticAllocationScope "
        "SingleBlockImplicitTerminator<affine.yield> ConditionallySpeculatable "
        "RecursiveMemoryEffects LoopLikeOpInterface RegionBranchOpInterface"
    ),
    summary="Loop with affine bounds and a constant step.",
    custom=True,
)

op(
    "affine.if",
    "_0:AnyType*, @condition:IntegerSetAttr",
    "results:AnyType*",
    regions="thenRegion:SizedRegion<1>, elseRegion:AnyRegion",
    traits=(
        "SingleBlockImplicitTerminator<affine.yield> RecursivelySpeculatable "
        "RecursiveMemoryEffects "
        "NoRegionArguments RegionBranchOpInterface"
    ),
    summary="Run a region where an integer set holds.",
    custom=True,
)

op(
    "affine.load",
    "memref:AnyMemRef, indices:Index*, @map:AffineMapAttr",
    "result:AnyType",
    traits="AffineReadOpInterface AffineMapAccessInterface",
    summary="Load an element at affine indices.",
    effects="memref:read",
    custom=True,
)

op(
    "affine.min",
    "@map:AffineMapAttr, operands:Index*",
    "_0:Index",
    traits="Pure",
    summary="Least result of an affine map.",
    custom=True,
)

op(
    "affine.max",
    "@map:AffineMapAttr, operands:Index*",
    "_0:Index",
    traits="Pure",
    summary="Greatest result of an affine map.",
    custom=True,
)

op(
    "affine.parallel",
    (
        "@reductions:ArrayOf<arith.AtomicRMWKind>, @lowerBoundsMap:AffineMapAttr, "
        "@lowerBoundsGroups:I32ElementsAttr, @upperBoundsMap:AffineMapAttr, "
        "@upperBoundsGroups:I32ElementsAttr, @steps:I64SmallVectorArrayAttr, mapOperands:Index*"
    ),
    "results:AnyType*",
    regions="region:SizedRegion<1>",
    traits=(
        "AutomaticAllocationScope SingleBlockImplicitTerminator<affine.yield> "
        "RecursivelySpeculatable RecursiveMemoryEffects LoopLikeOpInterface"
    ),
    summary="Nest of affine loops whose iterations may run in any order.",
    custom=True,
)

op(
    "affine.prefetch",
    (
        "memref:AnyMemRef, indices:Index*, @isWrite:BoolAttr, "
        "@localityHint:I32Attr&IntMinValue<0>&IntMaxValue<3>, @isDataCache:BoolAttr, "
        "@map:AffineMapAttr"
    ),
    traits="AffineMapAccessInterface",
    summary="Bring the line of an element at affine indices into the cache.",
    custom=True,
)

op(
    "affine.store",
    "value:AnyType, memref:AnyMemRef, indices:Index*, @map:AffineMapAttr",
    traits="AffineWriteOpInterface AffineMapAccessInterface",
    summary="Store an element at affine indices.",
    effects="memref:write",
    custom=True,
)

op(
    "affine.yield",
    "operands:AnyType*",
    traits="Pure Terminator ReturnLike",
    format="attr-dict ($operands^ `:` type($operands))?",
    summary="Ends an affine region: gives its results.",
)

op(
    "affine.vector_load",
    "memref:AnyMemRef, indices:Index*, @map:AffineMapAttr",
    "result:AnyVectorOfNonZeroRank",
    traits="AffineReadOpInterface AffineMapAccessInterface",
    summary="Load a vector from affine indices on.",
    effects="memref:read",
    custom=True,
)

op(
    "affine.vector_store",
    "value:AnyVectorOfNonZeroRank, memref:AnyMemRef, indices:Index*, @map:AffineMapAttr",
    traits="AffineWriteOpInterface AffineMapAccessInterface",
    summary="Store a vector from affine indices on.",
    effects="memref:write",
    custom=True,
)

op(
    "affine.delinearize_index",
    "linear_index:Index, dynamic_basis:Index*, @static_basis:DenseI64ArrayAttr",
    "multi_index:Index*",
    traits="Pure",
    format=(
        '$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", '
        '"::mlir::AsmParser::Delimiter::Paren") attr-dict `:` type($multi_index)'
    ),
    summary="Split a linear index into one index for each dimension.",
)

op(
    "affine.linearize_index",
    (
        "multi_index:Index*, dynamic_basis:Index*, @static_basis:DenseI64ArrayAttr, "
        "@disjoint:UnitProp=false"
    ),
    "linear_index:Index",
    traits="Pure AttrSizedOperandSegments",
    format=(
        "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` "
        'custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", '
        '"::mlir::AsmParser::Delimiter::Paren") attr-dict `:` type($linear_index)'
    ),
    summary="Put the indices of dimensions together to a linear one.",
)

op("affine.dma_start", "_0:AnyType*", summary="Start a transfer between memrefs.", custom=True)

op("affine.dma_wait", "_0:AnyType*", summary="Wait for a transfer.", custom=True)

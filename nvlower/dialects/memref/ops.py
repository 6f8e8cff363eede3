"""Allocation, views and accesses of buffers."""

from nvlower.ir.opdef import op

op(
    "memref.assume_alignment",
    "memref:AnyMemRef, @alignment:I32Attr&IntPositive",
    "result:AnyMemRef",
    traits=(
        "OpAsmOpInterface Pure ViewLikeOpInterface SameOperandsAndResultType "
        "ReifyRankedShapedTypeOpInterface"
    ),
    format="$memref `,` $alignment attr-dict `:` type($memref)",
    summary="Promise that a buffer's address is aligned.",
)

op(
    "memref.distinct_objects",
    "operands:AnyMemRef*",
    "results:AnyMemRef*",
    traits="Pure DistinctObjectsTrait InferTypeOpInterface",
    format="$operands attr-dict `:` type($operands)",
    summary="Promise that memrefs do not overlap.",
)

op(
    "memref.alloc",
    "dynamicSizes:Index*, symbolOperands:Index*, @alignment:I64Attr&IntPositivePowerOf2?",
    "memref:AnyMemRef",
    traits="AttrSizedOperandSegments OpAsmOpInterface",
    format="`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    summary="Allocate a buffer on the heap, or in the memory space of its type.",
    effects="memref:allocate",
)

op(
    "memref.realloc",
    (
        "source:MemRefRankOf<AnyType,1>, dynamicResultSize:Index?, "
        "@alignment:I64Attr&IntPositivePowerOf2?"
    ),
    "_0:MemRefRankOf<AnyType,1>",
    format="$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)",
    summary="Change the size of an allocated buffer, keeping its contents.",
    effects="source:free, _0:allocate",
)

op(
    "memref.alloca",
    "dynamicSizes:Index*, symbolOperands:Index*, @alignment:I64Attr&IntPositivePowerOf2?",
    "memref:AnyMemRef",
    traits="AttrSizedOperandSegments OpAsmOpInterface PromotableAllocationOpInterface",
    format="`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    summary="Allocate a buffer that lives as long as the scope around.",
    effects="memref:allocate",
)

op(
    "memref.alloca_scope",
    "",
    "results:AnyType*",
    regions="bodyRegion:SizedRegion<1>",
    traits=(
        "AutomaticAllocationScope RegionBranchOpInterface SingleBlock "
        "SingleBlockImplicitTerminator<memref.alloca_scope.return> RecursiveMemoryEffects "
        "NoRegionArguments"
    ),
    summary="Run a region and free the stack it took.",
    custom=True,
)

op(
    "memref.alloca_scope.return",
    "results:AnyType*",
    traits="HasParent<memref.alloca_scope> Pure ReturnLike Terminator",
    format="attr-dict ($results^ `:` type($results))?",
    summary="Ends an alloca_scope: gives its results.",
)

op(
    "memref.cast",
    "source:AnyRankedOrUnrankedMemRef",
    "dest:AnyRankedOrUnrankedMemRef",
    traits="CastOpInterface OpAsmOpInterface Pure SameOperandsAndResultShape ViewLikeOpInterface",
    format="$source attr-dict `:` type($source) `to` type($dest)",
    summary="View a buffer by a more or less static type.",
)

op(
    "memref.copy",
    "source:AnyRankedOrUnrankedMemRef, target:AnyRankedOrUnrankedMemRef",
    traits="SameOperandsElementType SameOperandsShape",
    format="$source `,` $target attr-dict `:` type($source) `to` type($target)",
    summary="Copy all elements from one buffer to another.",
    effects="source:read, target:write",
)

op(
    "memref.dealloc",
    "memref:AnyRankedOrUnrankedMemRef",
    format="$memref attr-dict `:` type($memref)",
    summary="Free a buffer.",
    effects="memref:free",
)

op(
    "memref.dim",
    "source:AnyNon0RankedOrUnrankedMemRef, index:Index",
    "result:Index",
    traits="OpAsmOpInterface ConditionallySpeculatable NoMemoryEffect ShapedDimOpInterface",
    format="attr-dict $source `,` $index `:` type($source)",
    summary="Size of one dimension.",
)

op(
    "memref.dma_start",
    "operands:AnyType*",
    summary="Start a transfer between memrefs; a tag tells its end.",
    custom=True,
)

op(
    "memref.dma_wait",
    "tagMemRef:AnyMemRef, tagIndices:Index*, numElements:Index",
    format="$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
    summary="Wait for the transfer of a tag.",
)

op(
    "memref.extract_aligned_pointer_as_index",
    "source:AnyRankedOrUnrankedMemRef",
    "aligned_pointer:Index",
    traits="OpAsmOpInterface Pure SameVariadicResultSize",
    format="$source `:` type($source) `->` type(results) attr-dict",
    summary="Address of a buffer as an integer.",
)

op(
    "memref.extract_strided_metadata",
    "source:AnyStridedMemRef",
    "base_buffer:AnyStridedMemRefOfRank<0>, offset:Index, sizes:Index*, strides:Index*",
    traits="OpAsmOpInterface Pure SameVariadicResultSize ViewLikeOpInterface InferTypeOpAdaptor",
    format="$source `:` type($source) `->` type(results) attr-dict",
    summary="Base, offset, sizes and strides of a buffer.",
)

op(
    "memref.generic_atomic_rmw",
    "memref:MemRefOf<AnySignlessInteger|AnyFloat>, indices:Index*",
    "result:AnySignlessInteger|AnyFloat",
    regions="atomic_body:AnyRegion",
    traits=(
        "SingleBlock SingleBlockImplicitTerminator<memref.atomic_yield> "
        'TypesMatchWith<memref,result,element,"result type matches element type of memref">'
    ),
    summary="Replace an element atomically by what a region makes of it.",
    effects="memref:read, memref:write",
    custom=True,
)

op(
    "memref.atomic_yield",
    "result:AnyType",
    traits="HasParent<memref.generic_atomic_rmw> Pure Terminator ReturnLike",
    format="$result attr-dict `:` type($result)",
    summary="Ends a generic_atomic_rmw: gives the new element.",
)

op(
    "memref.get_global",
    "@name:FlatSymbolRefAttr",
    "result:AnyStaticShapeMemRef",
    traits="Pure SymbolUserOpInterface",
    format="$name `:` type($result) attr-dict",
    summary="The buffer of a global.",
)

op(
    "memref.global",
    (
        "@sym_name:SymbolNameAttr, @sym_visibility:StrAttr?, @type:MemRefTypeAttr, "
        "@initial_value:AnyAttr?, @constant:UnitAttr?, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    traits="Symbol",
    format=(
        "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` "
        "custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict"
    ),
    summary="A buffer that exists as long as the program.",
)

op(
    "memref.load",
    (
        "memref:AnyMemRef, indices:Index*, @nontemporal:BoolAttr?=false, "
        "@alignment:I64Attr&IntPositivePowerOf2?"
    ),
    "result:AnyType",
    traits="TypesMatchWith<memref,result,element,\"result type matches element type of 'memref'\">",
    format="$memref `[` $indices `]` attr-dict `:` type($memref)",
    summary="Read one element.",
    effects="memref:read",
)

op(
    "memref.memory_space_cast",
    "source:AnyRankedOrUnrankedMemRef",
    "dest:AnyRankedOrUnrankedMemRef",
    traits=(
        "CastOpInterface OpAsmOpInterface MemorySpaceCastOpInterface Pure "
        "SameOperandsAndResultElementType SameOperandsAndResultShape ViewLikeOpInterface"
    ),
    format="$source attr-dict `:` type($source) `to` type($dest)",
    summary="Convert a memref to another memory space.",
)

op(
    "memref.prefetch",
    (
        "memref:AnyMemRef, indices:Index*, @isWrite:BoolAttr, "
        "@localityHint:I32Attr&IntMinValue<0>&IntMaxValue<3>, @isDataCache:BoolAttr"
    ),
    summary="Bring the line of an element into the cache.",
    effects="memref:write",
    custom=True,
)

op(
    "memref.reinterpret_cast",
    (
        "source:AnyRankedOrUnrankedMemRef, offsets:Index*, sizes:Index*, strides:Index*, "
        "@static_offsets:DenseI64ArrayAttr, @static_sizes:DenseI64ArrayAttr, "
        "@static_strides:DenseI64ArrayAttr"
    ),
    "result:AnyStridedMemRef",
    traits=(
        "OpAsmOpInterface AttrSizedOperandSegments Pure OffsetSizeAndStrideOpInterface "
        "ViewLikeOpInterface"
    ),
    format=(
        "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` "
        "`sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` "
        "custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` "
        "type($result)"
    ),
    summary="A buffer of given offset, sizes and strides on the same memory.",
)

op(
    "memref.rank",
    "memref:AnyRankedOrUnrankedMemRef",
    "_0:Index",
    traits="Pure",
    format="$memref attr-dict `:` type($memref)",
    summary="Number of dimensions.",
)

op(
    "memref.reshape",
    "source:AnyRankedOrUnrankedMemRef, shape:MemRefRankOf<AnySignlessIntegerOrIndex,1>",
    "result:AnyRankedOrUnrankedMemRef",
    traits="OpAsmOpInterface Pure ViewLikeOpInterface",
    format="$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    summary="View a buffer in the shape that a memref holds.",
    effects="shape:read",
)

op(
    "memref.expand_shape",
    (
        "src:AnyStridedMemRef, @reassociation:IndexListArrayAttr, output_shape:Index*, "
        "@static_output_shape:DenseI64ArrayAttr"
    ),
    "result:AnyStridedMemRef",
    traits="OpAsmOpInterface ReifyRankedShapedTypeOpInterface Pure ViewLikeOpInterface",
    format=(
        "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, "
        "$static_output_shape) attr-dict `:` type($src) `into` type($result)"
    ),
    summary="Split dimensions, in place.",
)

op(
    "memref.collapse_shape",
    "src:AnyStridedMemRef, @reassociation:IndexListArrayAttr",
    "result:AnyStridedMemRef",
    traits="OpAsmOpInterface Pure ViewLikeOpInterface",
    format="$src $reassociation attr-dict `:` type($src) `into` type($result)",
    summary="Join dimensions, in place.",
)

op(
    "memref.store",
    (
        "value:AnyType, memref:AnyMemRef, indices:Index*, @nontemporal:BoolAttr?=false, "
        "@alignment:I64Attr&IntPositivePowerOf2?"
    ),
    traits=(
        "TypesMatchWith<memref,value,element,"
        "\"type of 'value' matches element type of 'memref'\">"
    ),
    format="$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
    summary="Write one element.",
    effects="memref:write",
)

op(
    "memref.subview",
    (
        "source:AnyMemRef, offsets:Index*, sizes:Index*, strides:Index*, "
        "@static_offsets:DenseI64ArrayAttr, @static_sizes:DenseI64ArrayAttr, "
        "@static_strides:DenseI64ArrayAttr"
    ),
    "result:AnyMemRef",
    traits=(
        "OpAsmOpInterface ViewLikeOpInterface AttrSizedOperandSegments "
        "OffsetSizeAndStrideOpInterface Pure"
    ),
    format=(
        "$source `` custom<DynamicIndexList>($offsets, $static_offsets) "
        "custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, "
        "$static_strides) attr-dict `:` type($source) `to` type($result)"
    ),
    summary="A rectangular part of a buffer, in place.",
)

op(
    "memref.transpose",
    "in:AnyStridedMemRef, @permutation:AffineMapAttr",
    "_0:AnyStridedMemRef",
    traits="OpAsmOpInterface Pure",
    summary="The same buffer with its dimensions in another order.",
    custom=True,
)

op(
    "memref.view",
    "source:MemRefRankOf<I8,1>, byte_shift:Index, sizes:Index*",
    "_0:AnyMemRef",
    traits="OpAsmOpInterface ViewLikeOpInterface Pure",
    format=(
        "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` "
        "type(results)"
    ),
    summary="A typed buffer in a buffer of bytes.",
)

op(
    "memref.atomic_rmw",
    (
        "@kind:arith.AtomicRMWKind, value:AnySignlessInteger|AnyFloat, "
        "memref:MemRefOf<AnySignlessInteger|AnyFloat>, indices:Index*"
    ),
    "result:AnySignlessInteger|AnyFloat",
    traits=(
        'AllTypesMatch<value,result> TypesMatchWith<memref,value,element,"value type matches '
        'element type of memref">'
    ),
    format=(
        "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` "
        "type($memref) "
        "`)` `->` type($result)"
    ),
    summary="Combine a value into an element, atomically.",
    effects="memref:read, memref:write",
)

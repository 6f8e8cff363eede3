"""Operations on vectors of any rank."""

from nvlower.ir.opdef import enumdef, op

enumdef(
    "vector.kind",
    (
        "add=0 mul=1 minui=2 minsi=3 minnumf=4 maxui=5 maxsi=6 maxnumf=7 and=8 or=9 xor=10 "
        "maximumf=12 minimumf=11"
    ),
    enum="CombiningKind",
    summary="How elements are combined.",
)

enumdef(
    "vector.iterator_type",
    "parallel=0 reduction=1",
    enum="IteratorType",
    summary="What a dimension of a contraction is.",
)

enumdef(
    "vector.punctuation",
    "no_punctuation=0 newline=1 comma=2 open=3 close=4",
    enum="PrintPunctuation",
    summary="What print ends with.",
)

op(
    "vector.contract",
    (
        "lhs:AnyVectorOfNonZeroRank, rhs:AnyVectorOfNonZeroRank, acc:AnyType, "
        "@indexing_maps:ArrayAttr, @iterator_types:Vector_IteratorTypeArrayAttr, "
        "@kind:#vector.kind=#vector.kind<add>"
    ),
    "_0:AnyType",
    traits=(
        'IndexingMapOpInterface Pure PredOpTrait<same_element_o0_o1,"lhs and rhs have same element '
        'type"> PredOpTrait<same_element_r0_o2,"third operand acc and result have same element '
        'type"> MaskableOpInterface'
    ),
    summary="Sum of products over dimensions that maps and iterators name.",
    custom=True,
)

op(
    "vector.reduction",
    (
        "@kind:#vector.kind, vector:AnyVectorOfAnyRank, acc:AnyType?, "
        "@fastmath:#arith.fastmath=#arith.fastmath<none>"
    ),
    "dest:AnyType",
    traits=(
        'Pure PredOpTrait<same_element_r0_o0,"source operand and result have same element type"> '
        'OptionalTypesMatchWith<dest,acc,same,"dest and acc have the same type"> '
        "ArithFastMathInterface MaskableOpInterface"
    ),
    format=(
        "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) "
        "`into` type($dest)"
    ),
    summary="Combine the elements of a vector to one.",
)

op(
    "vector.multi_reduction",
    (
        "@kind:#vector.kind, source:AnyVectorOfNonZeroRank, acc:AnyType, "
        "@reduction_dims:DenseI64ArrayAttr"
    ),
    "dest:AnyType",
    traits=(
        'Pure AllTypesMatch<dest,acc> PredOpTrait<same_element_r0_o0,"source operand and result '
        'have same element type"> InferTypeOpInterface MaskableOpInterface'
    ),
    format=(
        "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"
    ),
    summary="Combine elements along some dimensions.",
)

op(
    "vector.broadcast",
    "source:AnyType",
    "vector:AnyVectorOfAnyRank",
    traits=(
        'Pure PredOpTrait<same_element_r0_o0,"source operand and result have same element type">'
    ),
    format="$source attr-dict `:` type($source) `to` type($vector)",
    summary="Repeat a scalar or vector to fill a larger vector.",
)

op(
    "vector.shuffle",
    "v1:AnyFixedVectorOfAnyRank, v2:AnyFixedVectorOfAnyRank, @mask:DenseI64ArrayAttr",
    "vector:AnyVectorOfNonZeroRank",
    traits=(
        'Pure PredOpTrait<same_element_r0_o0,"first operand v1 and result have same element type"> '
        'PredOpTrait<same_element_r0_o1,"second operand v2 and result have same element type"> '
        "InferTypeOpAdaptor"
    ),
    format="operands $mask attr-dict `:` type(operands)",
    summary="Choose elements of two vectors by constant positions.",
)

op(
    "vector.interleave",
    "lhs:AnyVectorOfAnyRank, rhs:AnyVectorOfAnyRank",
    "result:AnyVectorOfNonZeroRank",
    traits=(
        "Pure AllTypesMatch<lhs,rhs> TypesMatchWith<lhs,result,double_last_dim,\"type of 'result' "
        'is double the width of the inputs">'
    ),
    format="$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
    summary="Take elements of two vectors in turn.",
)

op(
    "vector.deinterleave",
    "source:AnyVectorOfNonZeroRank",
    "res1:AnyVectorOfNonZeroRank, res2:AnyVectorOfNonZeroRank",
    traits=(
        'Pure PredOpTrait<even_last_dim,"the trailing dimension of the source vector has an even '
        'number of elements"> TypesMatchWith<source,res1,half_last_dim,"the trailing dimension of '
        'the results is half the width of source trailing dimension"> AllTypesMatch<res1,res2>'
    ),
    format="$source attr-dict `:` type($source) `->` type($res1)",
    summary="Split a vector into its even and its odd elements.",
)

op(
    "vector.extract",
    "source:AnyVectorOfAnyRank, dynamic_position:Index*, @static_position:DenseI64ArrayAttr",
    "result:AnyType",
    traits=(
        'Pure PredOpTrait<same_element_r0_o0,"operand and result have same element type"> '
        "InferTypeOpAdaptorWithIsCompatible"
    ),
    format=(
        "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` "
        "type($result) `from` type($source)"
    ),
    summary="Take an element or a lower vector at a position.",
)

op(
    "vector.fma",
    (
        "lhs:VectorOfAnyRankOf<AnyFloat>, rhs:VectorOfAnyRankOf<AnyFloat>, "
        "acc:VectorOfAnyRankOf<AnyFloat>"
    ),
    "result:VectorOfAnyRankOf<AnyFloat>",
    traits="Pure AllTypesMatch<lhs,rhs,acc,result> ElementwiseMappable",
    format="$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
    summary="Multiply and add each element with one rounding.",
)

op(
    "vector.to_elements",
    "source:AnyVectorOfAnyRank",
    "elements:AnyType*",
    traits=(
        "InferTypeOpAdaptor Pure "
        'ShapedTypeMatchesElementCountAndTypes<source,elements,"shaped type '
        "'source' matches 'elements' element count and types\">"
    ),
    format="$source attr-dict `:` type($source)",
    summary="Split a vector into its elements.",
)

op(
    "vector.from_elements",
    "elements:AnyType*",
    "dest:AnyFixedVectorOfAnyRank",
    traits=(
        "Pure ShapedTypeMatchesElementCountAndTypes<dest,elements,\"shaped type 'dest' matches "
        "'elements' element count and types\">"
    ),
    format="$elements attr-dict `:` type($dest)",
    summary="Make a vector of scalars.",
)

op(
    "vector.insert",
    (
        "valueToStore:AnyType, dest:AnyVectorOfAnyRank, dynamic_position:Index*, "
        "@static_position:DenseI64ArrayAttr"
    ),
    "result:AnyVectorOfAnyRank",
    traits=(
        'Pure PredOpTrait<same_element_r0_o0,"source operand and result have same element type"> '
        "AllTypesMatch<dest,result>"
    ),
    format=(
        "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) "
        "attr-dict `:` type($valueToStore) `into` type($dest)"
    ),
    summary="Put an element or a lower vector at a position.",
)

op(
    "vector.scalable.insert",
    "valueToStore:VectorOfRank<1>, dest:ScalableVectorOfRank<1>, @pos:I64Attr",
    "result:ScalableVectorOfRank<1>",
    traits=(
        "Pure AllElementTypesMatch<valueToStore,dest> AllTypesMatch<dest,result> "
        'PredOpTrait<pos_multiple_of_source,"position is a multiple of the source length.">'
    ),
    format=(
        "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)"
    ),
    summary="Put a fixed vector into a scalable one.",
)

op(
    "vector.scalable.extract",
    "source:ScalableVectorOfRank<1>, @pos:I64Attr",
    "result:VectorOfRank<1>",
    traits=(
        "Pure AllElementTypesMatch<source,result> "
        'PredOpTrait<pos_multiple_of_result,"position is a '
        'multiple of the result length.">'
    ),
    format="$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)",
    summary="Take a fixed vector out of a scalable one.",
)

op(
    "vector.insert_strided_slice",
    (
        "valueToStore:AnyVectorOfNonZeroRank, dest:AnyVectorOfNonZeroRank, @offsets:I64ArrayAttr, "
        "@strides:I64ArrayAttr"
    ),
    "result:AnyVectorOfNonZeroRank",
    traits=(
        'Pure PredOpTrait<same_element_r0_o0,"operand #0 and result have same element type"> '
        "AllTypesMatch<dest,result>"
    ),
    format="$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)",
    summary="Put a vector into a larger one at offsets.",
)

op(
    "vector.outerproduct",
    (
        "lhs:AnyVectorOfNonZeroRank, rhs:AnyType, acc:AnyVectorOfNonZeroRank?, "
        "@kind:#vector.kind=#vector.kind<add>"
    ),
    "_0:AnyVectorOfNonZeroRank",
    traits=(
        'Pure PredOpTrait<same_element_r0_o0,"lhs operand and result have same element type"> '
        'PredOpTrait<same_element_r0_o1,"rhs operand and result have same element type"> '
        "MaskableOpInterface"
    ),
    summary="Product of each element with each; added to an accumulator if given.",
    custom=True,
)

op(
    "vector.extract_strided_slice",
    (
        "source:AnyVectorOfNonZeroRank, @offsets:I64ArrayAttr, @sizes:I64ArrayAttr, "
        "@strides:I64ArrayAttr"
    ),
    "_0:AnyVectorOfNonZeroRank",
    traits='Pure PredOpTrait<same_element_r0_o0,"operand and result have same element type">',
    format="$source attr-dict `:` type($source) `to` type(results)",
    summary="Take a part of a vector at offsets.",
)

op(
    "vector.transfer_read",
    (
        "base:AnyShaped, indices:Index*, @permutation_map:AffineMapAttr, padding:AnyType, "
        "mask:VectorOfNonZeroRankOf<I1>?, @in_bounds:BoolArrayAttr"
    ),
    "vector:AnyVectorOfAnyRank",
    traits=(
        "VectorTransferOpInterface MaskableOpInterface MemoryEffectOpInterface "
        "ConditionallySpeculatable AttrSizedOperandSegments DestinationStyleOpInterface"
    ),
    summary="Read a vector from a buffer, with padding outside its bounds.",
    custom=True,
)

op(
    "vector.transfer_write",
    (
        "valueToStore:AnyVectorOfAnyRank, base:AnyShaped, indices:Index*, "
        "@permutation_map:AffineMapAttr, mask:VectorOfNonZeroRankOf<I1>?, @in_bounds:BoolArrayAttr"
    ),
    "result:AnyRankedTensor?",
    traits=(
        "VectorTransferOpInterface MaskableOpInterface MemoryEffectOpInterface "
        "ConditionallySpeculatable AttrSizedOperandSegments DestinationStyleOpInterface"
    ),
    summary="Write a vector to a buffer, leaving out what is outside its bounds.",
    custom=True,
)

op(
    "vector.load",
    (
        "base:AnyMemRef, indices:Index*, @nontemporal:BoolAttr?=false, "
        "@alignment:I64Attr&IntPositivePowerOf2?"
    ),
    "result:AnyVectorOfAnyRank",
    format="$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
    summary="Load a vector of adjacent elements.",
    effects="base:read",
)

op(
    "vector.store",
    (
        "valueToStore:AnyVectorOfAnyRank, base:AnyMemRef, indices:Index*, "
        "@nontemporal:BoolAttr?=false, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    format=(
        "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)"
    ),
    summary="Store a vector to adjacent elements.",
    effects="base:write",
)

op(
    "vector.maskedload",
    (
        "base:AnyMemRef, indices:Index*, mask:VectorOfNonZeroRankOf<I1>, "
        "pass_thru:AnyVectorOfNonZeroRank, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    "result:AnyVectorOfNonZeroRank",
    format=(
        "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) "
        "`,` type($pass_thru) `into` type($result)"
    ),
    summary="Load the elements that a mask names; others pass through.",
    effects="base:read",
)

op(
    "vector.maskedstore",
    (
        "base:AnyMemRef, indices:Index*, mask:VectorOfNonZeroRankOf<I1>, "
        "valueToStore:AnyVectorOfNonZeroRank, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    format=(
        "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` "
        "type($mask) `,` type($valueToStore)"
    ),
    summary="Store the elements that a mask names.",
    effects="base:write",
)

op(
    "vector.gather",
    (
        "base:TensorOrMemRef<AnyType>, offsets:Index*, "
        "indices:VectorOfNonZeroRankOf<AnyInteger|Index>, mask:VectorOfNonZeroRankOf<I1>, "
        "pass_thru:AnyVectorOfNonZeroRank, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    "result:AnyVectorOfNonZeroRank",
    traits="MaskableOpInterface",
    format=(
        "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` "
        "type($base) "
        "`,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)"
    ),
    summary="Load elements at the places of an index vector, under a mask.",
    effects="base:read",
)

op(
    "vector.scatter",
    (
        "base:TensorOrMemRef<AnyType>, offsets:Index*, "
        "indices:VectorOfNonZeroRankOf<AnyInteger|Index>, mask:VectorOfNonZeroRankOf<I1>, "
        "valueToStore:AnyVectorOfNonZeroRank, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    "result:AnyRankedTensor?",
    format=(
        "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` "
        "type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` "
        "type($result)^)?"
    ),
    summary="Store elements at the places of an index vector, under a mask.",
    effects="base:write",
)

op(
    "vector.expandload",
    (
        "base:AnyMemRef, indices:Index*, mask:FixedVectorOfNonZeroRankOf<I1>, "
        "pass_thru:AnyVectorOfNonZeroRank, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    "result:AnyVectorOfNonZeroRank",
    format=(
        "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) "
        "`,` type($pass_thru) `into` type($result)"
    ),
    summary="Load adjacent elements into the lanes that a mask names.",
    effects="base:read",
)

op(
    "vector.compressstore",
    (
        "base:AnyMemRef, indices:Index*, mask:FixedVectorOfNonZeroRankOf<I1>, "
        "valueToStore:AnyVectorOfNonZeroRank, @alignment:I64Attr&IntPositivePowerOf2?"
    ),
    format=(
        "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` "
        "type($mask) `,` type($valueToStore)"
    ),
    summary="Store the lanes that a mask names to adjacent elements.",
    effects="base:write",
)

op(
    "vector.shape_cast",
    "source:AnyVectorOfAnyRank",
    "result:AnyVectorOfAnyRank",
    traits="Pure",
    format="$source attr-dict `:` type($source) `to` type($result)",
    summary="Give a vector's elements another shape, in the same order.",
)

op(
    "vector.bitcast",
    "source:AnyVectorOfAnyRank",
    "result:AnyVectorOfAnyRank",
    traits="Pure AllRanksMatch<source,result>",
    format="$source attr-dict `:` type($source) `to` type($result)",
    summary="Read a vector's bits as elements of another width.",
)

op(
    "vector.type_cast",
    "memref:StaticShapeMemRefOf<AnyType>",
    "result:AnyMemRef",
    traits="Pure ViewLikeOpInterface",
    format="$memref attr-dict `:` type($memref) `to` type($result)",
    summary="View a memref of scalars as a memref of one vector.",
)

op(
    "vector.constant_mask",
    "@mask_dim_sizes:DenseI64ArrayAttr",
    "_0:VectorOfAnyRankOf<I1>",
    traits="Pure",
    format="$mask_dim_sizes attr-dict `:` type(results)",
    summary="A mask whose first elements of each dimension are true.",
)

op(
    "vector.create_mask",
    "operands:Index*",
    "_0:VectorOfAnyRankOf<I1>",
    traits="Pure",
    format="$operands attr-dict `:` type(results)",
    summary="A mask whose first elements of each dimension are true, by operands.",
)

op(
    "vector.mask",
    "mask:VectorOfNonZeroRankOf<I1>, passthru:AnyType?",
    "results:AnyType*",
    regions="maskRegion:SizedRegion<1>",
    traits=(
        "SingleBlock SingleBlockImplicitTerminator<vector.yield> MaskingOpInterface "
        "RecursiveMemoryEffects NoRegionArguments"
    ),
    summary="Run one op under a mask.",
    custom=True,
)

op(
    "vector.transpose",
    "vector:AnyVectorOfAnyRank, @permutation:DenseI64ArrayAttr",
    "result:AnyVectorOfAnyRank",
    traits='Pure PredOpTrait<same_element_r0_o0,"operand and result have same element type">',
    format="$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
    summary="Put the dimensions into another order.",
)

op(
    "vector.print",
    (
        "source:VectorPrintSource?, @punctuation:#vector.punctuation=#vector.punctuation<newline>, "
        "@stringLiteral:Builtin_StringAttr?"
    ),
    traits=(
        'MemoryEffects<write> PredOpTrait<print_string_alone,"`source` or `punctuation` '
        "are not set "
        'when printing strings">'
    ),
    format=(
        "($source^ `:` type($source))? oilist( `str` $stringLiteral | `punctuation` $punctuation) "
        "attr-dict"
    ),
    summary="Print a scalar, a vector or a text.",
)

op(
    "vector.vscale",
    "",
    "res:Index",
    traits="Pure OpAsmOpInterface",
    format="attr-dict",
    summary="Factor by which scalable vectors are longer than their type says.",
)

op(
    "vector.scan",
    (
        "@kind:#vector.kind, source:AnyVectorOfNonZeroRank, initial_value:AnyVectorOfAnyRank, "
        "@reduction_dim:I64Attr, @inclusive:BoolAttr"
    ),
    "dest:AnyVectorOfNonZeroRank, accumulated_value:AnyVectorOfAnyRank",
    traits="Pure AllTypesMatch<source,dest> AllTypesMatch<initial_value,accumulated_value>",
    format=(
        "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)"
    ),
    summary="Running combination along a dimension.",
)

op(
    "vector.step",
    "",
    "result:VectorOfRankAndType<1,Index>",
    traits="Pure",
    format="attr-dict `:` type($result)",
    summary="The vector 0, 1, 2, ...",
)

op(
    "vector.yield",
    "operands:AnyType*",
    traits="Pure ReturnLike Terminator",
    format="attr-dict ($operands^ `:` type($operands))?",
    summary="Ends a vector region: gives its results.",
)

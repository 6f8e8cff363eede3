"""Vector reductions and other vector intrinsics, masked memory accesses."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.vector.reduce.add",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce add.",
    intrinsic="llvm.vector.reduce.add",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.and",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce and.",
    intrinsic="llvm.vector.reduce.and",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.mul",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce mul.",
    intrinsic="llvm.vector.reduce.mul",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.or",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce or.",
    intrinsic="llvm.vector.reduce.or",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.smax",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce smax.",
    intrinsic="llvm.vector.reduce.smax",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.smin",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce smin.",
    intrinsic="llvm.vector.reduce.smin",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.umax",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce umax.",
    intrinsic="llvm.vector.reduce.umax",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.umin",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce umin.",
    intrinsic="llvm.vector.reduce.umin",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.xor",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce xor.",
    intrinsic="llvm.vector.reduce.xor",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fmax",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr vector reduce fmax.",
    intrinsic="llvm.vector.reduce.fmax",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fmin",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr vector reduce fmin.",
    intrinsic="llvm.vector.reduce.fmin",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fmaximum",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr vector reduce fmaximum.",
    intrinsic="llvm.vector.reduce.fmaximum",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fminimum",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Intr vector reduce fminimum.",
    intrinsic="llvm.vector.reduce.fminimum",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fadd",
    (
        "start_value:AnyFloat, input:LLVM_VectorOf<AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce fadd.",
    intrinsic="llvm.vector.reduce.fadd",
    overloads="o1",
)

op(
    "llvm.intr.vector.reduce.fmul",
    (
        "start_value:AnyFloat, input:LLVM_VectorOf<AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    summary="Intr vector reduce fmul.",
    intrinsic="llvm.vector.reduce.fmul",
    overloads="o1",
)

op(
    "llvm.intr.matrix.column.major.load",
    (
        "data:LLVM_AnyPointer, stride:AnySignlessInteger, @isVolatile:I1Attr, @rows:I32Attr, "
        "@columns:I32Attr"
    ),
    "res:LLVM_AnyVector",
    format=(
        "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` "
        "qualified(type($data)) `stride` type($stride)"
    ),
    summary="Intr matrix column major load.",
    intrinsic="llvm.matrix.column.major.load",
)

op(
    "llvm.intr.matrix.column.major.store",
    (
        "matrix:LLVM_AnyVector, data:LLVM_AnyPointer, stride:AnySignlessInteger, "
        "@isVolatile:I1Attr, @rows:I32Attr, @columns:I32Attr"
    ),
    format=(
        "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` "
        "qualified(type($data)) `stride` type($stride)"
    ),
    summary="Intr matrix column major store.",
    intrinsic="llvm.matrix.column.major.store",
)

op(
    "llvm.intr.matrix.multiply",
    (
        "lhs:LLVM_AnyVector, rhs:LLVM_AnyVector, @lhs_rows:I32Attr, @lhs_columns:I32Attr, "
        "@rhs_columns:I32Attr"
    ),
    "res:LLVM_AnyVector",
    format="$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
    summary="Intr matrix multiply.",
    intrinsic="llvm.matrix.multiply",
)

op(
    "llvm.intr.matrix.transpose",
    "matrix:LLVM_AnyVector, @rows:I32Attr, @columns:I32Attr",
    "res:LLVM_AnyVector",
    format="$matrix attr-dict `:` type($matrix) `into` type($res)",
    summary="Intr matrix transpose.",
    intrinsic="llvm.matrix.transpose",
)

op(
    "llvm.intr.get.active.lane.mask",
    "base:AnySignlessInteger, n:AnySignlessInteger",
    "res:LLVM_Type",
    traits="Pure",
    format="$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
    summary="Intr get active lane mask.",
    intrinsic="llvm.get.active.lane.mask",
    overloads="r0 o0",
)

op(
    "llvm.intr.masked.load",
    (
        "data:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, pass_thru:LLVM_AnyVector?, "
        "@alignment:I32Attr, @nontemporal:UnitAttr?"
    ),
    "res:LLVM_AnyVector",
    format="operands attr-dict `:` functional-type(operands, results)",
    summary="Intr masked load.",
    intrinsic="llvm.masked.load",
)

op(
    "llvm.intr.masked.store",
    "value:LLVM_AnyVector, data:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, @alignment:I32Attr",
    format=(
        "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
        "qualified(type($data))"
    ),
    summary="Intr masked store.",
    intrinsic="llvm.masked.store",
)

op(
    "llvm.intr.masked.gather",
    (
        "ptrs:LLVM_VectorOf<LLVM_AnyPointer>, mask:LLVM_VectorOf<I1>, pass_thru:LLVM_AnyVector*, "
        "@alignment:I32Attr"
    ),
    "res:LLVM_AnyVector",
    format="operands attr-dict `:` functional-type(operands, results)",
    summary="Intr masked gather.",
    intrinsic="llvm.masked.gather",
)

op(
    "llvm.intr.masked.scatter",
    (
        "value:LLVM_AnyVector, ptrs:LLVM_VectorOf<LLVM_AnyPointer>, mask:LLVM_VectorOf<I1>, "
        "@alignment:I32Attr"
    ),
    format=(
        "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
    ),
    summary="Intr masked scatter.",
    intrinsic="llvm.masked.scatter",
)

op(
    "llvm.intr.masked.expandload",
    (
        "ptr:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, passthru:LLVM_AnyVector, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    "res:LLVM_Type",
    traits="ArgAndResultAttrsOpInterface",
    summary="Intr masked expandload.",
    intrinsic="llvm.masked.expandload",
    overloads="r0",
)

op(
    "llvm.intr.masked.compressstore",
    (
        "value:LLVM_AnyVector, ptr:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    traits="ArgAndResultAttrsOpInterface",
    summary="Intr masked compressstore.",
    intrinsic="llvm.masked.compressstore",
    overloads="o0",
)

op(
    "llvm.intr.stepvector",
    "",
    "res:LLVM_VectorOf<AnySignlessInteger>",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="Intr stepvector.",
    intrinsic="llvm.stepvector",
    overloads="r0",
)

op(
    "llvm.intr.vector.insert",
    "dstvec:LLVM_AnyVector, srcvec:LLVM_AnyVector, @pos:I64Attr",
    "res:LLVM_AnyVector",
    traits=(
        'Pure AllTypesMatch<dstvec,res> PredOpTrait<vectors_below_2_17_bits,"vectors are '
        "not bigger "
        'than 2^17 bits."> PredOpTrait<no_scalable_into_fixed,"it is not inserting scalable into '
        'fixed-length vectors.">'
    ),
    format="$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
    summary="Intr vector insert.",
    intrinsic="llvm.vector.insert",
    overloads="r0 o1",
    immediates="2:pos",
)

op(
    "llvm.intr.vector.extract",
    "srcvec:LLVM_AnyVector, @pos:I64Attr",
    "res:LLVM_AnyVector",
    traits=(
        'Pure PredOpTrait<vectors_below_2_17_bits,"vectors are not bigger than 2^17 bits."> '
        'PredOpTrait<no_scalable_from_fixed,"it is not extracting scalable from fixed-length '
        'vectors.">'
    ),
    format="$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
    summary="Intr vector extract.",
    intrinsic="llvm.vector.extract",
    overloads="r0 o0",
    immediates="1:pos",
)

op(
    "llvm.intr.vector.interleave2",
    "vec1:LLVM_AnyVector, vec2:LLVM_AnyVector",
    "res:LLVM_Type",
    traits=(
        'Pure AllTypesMatch<vec1,vec2> PredOpTrait<twice_as_many,"result has twice as '
        "many elements "
        "as 'vec1'\">"
    ),
    summary="Intr vector interleave2.",
    intrinsic="llvm.vector.interleave2",
    overloads="r0",
)

op(
    "llvm.intr.vector.deinterleave2",
    "vec:LLVM_AnyVector",
    "res:LLVM_Type",
    traits="Pure",
    summary="Intr vector deinterleave2.",
    intrinsic="llvm.vector.deinterleave2",
    overloads="o0",
)

"""Vector reductions and other vector intrinsics, masked memory accesses."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.vector.reduce.add",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Sum of a vector of integers.",
    intrinsic="llvm.vector.reduce.add",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.and",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="And of a vector's elements.",
    intrinsic="llvm.vector.reduce.and",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.mul",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Product of a vector of integers.",
    intrinsic="llvm.vector.reduce.mul",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.or",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Or of a vector's elements.",
    intrinsic="llvm.vector.reduce.or",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.smax",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Largest signed element.",
    intrinsic="llvm.vector.reduce.smax",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.smin",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Smallest signed element.",
    intrinsic="llvm.vector.reduce.smin",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.umax",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Largest unsigned element.",
    intrinsic="llvm.vector.reduce.umax",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.umin",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Smallest unsigned element.",
    intrinsic="llvm.vector.reduce.umin",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.xor",
    "in:LLVM_VectorOf<AnySignlessInteger>",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultElementType",
    summary="Exclusive or of a vector's elements.",
    intrinsic="llvm.vector.reduce.xor",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fmax",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Largest float; NaN loses.",
    intrinsic="llvm.vector.reduce.fmax",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fmin",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Smallest float; NaN loses.",
    intrinsic="llvm.vector.reduce.fmin",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fmaximum",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Largest float; NaN wins.",
    intrinsic="llvm.vector.reduce.fmaximum",
    overloads="o0",
)

op(
    "llvm.intr.vector.reduce.fminimum",
    "in:LLVM_VectorOf<AnyFloat>, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>",
    "res:LLVM_Type",
    traits="FastmathFlagsInterface Pure SameOperandsAndResultElementType",
    format="`(` operands `)` attr-dict `:` functional-type(operands, results)",
    summary="Smallest float; NaN wins.",
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
    summary="Sum of a start value and a vector of floats.",
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
    summary="Product of a start value and a vector of floats.",
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
    summary="Load a matrix by columns, a stride apart.",
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
    summary="Store a matrix by columns, a stride apart.",
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
    summary="Product of two matrices held in vectors.",
    intrinsic="llvm.matrix.multiply",
)

op(
    "llvm.intr.matrix.transpose",
    "matrix:LLVM_AnyVector, @rows:I32Attr, @columns:I32Attr",
    "res:LLVM_AnyVector",
    format="$matrix attr-dict `:` type($matrix) `into` type($res)",
    summary="A matrix held in a vector, with rows and columns exchanged.",
    intrinsic="llvm.matrix.transpose",
)

op(
    "llvm.intr.get.active.lane.mask",
    "base:AnySignlessInteger, n:AnySignlessInteger",
    "res:LLVM_Type",
    traits="Pure",
    format="$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
    summary="Mask of the lanes whose index is below a bound.",
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
    summary="Load the lanes that a mask names; others pass through.",
    intrinsic="llvm.masked.load",
)

op(
    "llvm.intr.masked.store",
    "value:LLVM_AnyVector, data:LLVM_AnyPointer, mask:LLVM_VectorOf<I1>, @alignment:I32Attr",
    format=(
        "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
        "qualified(type($data))"
    ),
    summary="Store the lanes that a mask names.",
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
    summary="Load from a vector of pointers the lanes that a mask names.",
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
    summary="Store to a vector of pointers the lanes that a mask names.",
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
    summary="Load adjacent elements into the lanes that a mask names.",
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
    summary="Store the lanes that a mask names to adjacent elements.",
    intrinsic="llvm.masked.compressstore",
    overloads="o0",
)

op(
    "llvm.intr.stepvector",
    "",
    "res:LLVM_VectorOf<AnySignlessInteger>",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="The vector 0, 1, 2, ...",
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
    summary="Put a vector into a larger one.",
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
    summary="Take a part of a vector.",
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
    summary="Take elements of two vectors in turn.",
    intrinsic="llvm.vector.interleave2",
    overloads="r0",
)

op(
    "llvm.intr.vector.deinterleave2",
    "vec:LLVM_AnyVector",
    "res:LLVM_Type",
    traits="Pure",
    summary="Split a vector into its even and its odd elements.",
    intrinsic="llvm.vector.deinterleave2",
    overloads="o0",
)

"""Conversions between float formats."""

from nvlower.ir.opdef import op

op(
    "nvvm.convert.float.to.tf32",
    (
        "src:F32, @rnd:#nvvm.fp_rnd_mode=#nvvm.fp_rnd_mode<none>, "
        "@sat:#nvvm.sat_mode=#nvvm.sat_mode<none>, @relu:BoolAttr=false"
    ),
    "res:I32",
    format="$src attr-dict",
    summary="Round an f32 to tf32.",
)

op(
    "nvvm.convert.f32x2.to.f4x2",
    "a:F32, b:F32, @relu:BoolAttr=false, @dstTy:TypeAttr",
    "dst:I8",
    format="$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
    summary="Narrow a pair of f32 to f4.",
)

op(
    "nvvm.convert.f32x2.to.f6x2",
    "a:F32, b:F32, @relu:BoolAttr=false, @dstTy:TypeAttr",
    "dst:I16|VectorOfLengthAndType<2,I8>",
    format="$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
    summary="Narrow a pair of f32 to f6.",
)

op(
    "nvvm.convert.f32x2.to.f8x2",
    (
        "a:F32, b:F32, @rnd:#nvvm.fp_rnd_mode=#nvvm.fp_rnd_mode<none>, "
        "@sat:#nvvm.sat_mode=#nvvm.sat_mode<none>, @relu:BoolAttr=false, @dstTy:TypeAttr"
    ),
    "dst:I16|VectorOfLengthAndType<2,I8>",
    format="$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
    summary="Narrow a pair of f32 to f8.",
)

op(
    "nvvm.convert.f16x2.to.f8x2",
    "a:VectorOfLengthAndType<2,F16>, @relu:BoolAttr=false, @dstTy:TypeAttr",
    "dst:I16|VectorOfLengthAndType<2,I8>",
    format="$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`",
    summary="Narrow a pair of f16 to f8.",
)

op(
    "nvvm.convert.bf16x2.to.f8x2",
    (
        "a:VectorOfLengthAndType<2,BF16>, @rnd:#nvvm.fp_rnd_mode=#nvvm.fp_rnd_mode<none>, "
        "@sat:#nvvm.sat_mode=#nvvm.sat_mode<none>, @dstTy:TypeAttr"
    ),
    "dst:I16|VectorOfLengthAndType<2,I8>",
    format="$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`",
    summary="Narrow a pair of bf16 to f8.",
)

op(
    "nvvm.convert.f8x2.to.f16x2",
    "src:VectorOfLengthAndType<2,I8>, @relu:BoolAttr=false, @srcType:TypeAttr",
    "dst:VectorOfLengthAndType<2,F16>",
    format="$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    summary="Widen a pair of f8 to f16.",
)

op(
    "nvvm.convert.f8x2.to.bf16x2",
    "src:VectorOfLengthAndType<2,I8>, @srcType:TypeAttr",
    "dst:VectorOfLengthAndType<2,BF16>",
    format="$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    summary="Widen a pair of f8 to bf16.",
)

op(
    "nvvm.convert.f6x2.to.f16x2",
    "src:VectorOfLengthAndType<2,I8>, @relu:BoolAttr=false, @srcType:TypeAttr",
    "dst:VectorOfLengthAndType<2,F16>",
    format="$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    summary="Widen a pair of f6 to f16.",
)

op(
    "nvvm.convert.f4x2.to.f16x2",
    "src:I8, @relu:BoolAttr=false, @srcType:TypeAttr",
    "dst:VectorOfLengthAndType<2,F16>",
    format="$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    summary="Widen a pair of f4 to f16.",
)

op(
    "nvvm.convert.f32x2.to.f16x2",
    (
        "src_hi:F32, src_lo:F32, random_bits:I32?, @rnd:#nvvm.fp_rnd_mode=#nvvm.fp_rnd_mode<none>, "
        "@sat:#nvvm.sat_mode=#nvvm.sat_mode<none>, @relu:BoolAttr=false"
    ),
    "dst:VectorOfLengthAndType<2,F16>",
    traits="Pure",
    format="$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)",
    summary="Narrow a pair of f32 to f16.",
)

op(
    "nvvm.convert.f32x2.to.bf16x2",
    (
        "src_hi:F32, src_lo:F32, random_bits:I32?, @rnd:#nvvm.fp_rnd_mode=#nvvm.fp_rnd_mode<none>, "
        "@sat:#nvvm.sat_mode=#nvvm.sat_mode<none>, @relu:BoolAttr=false"
    ),
    "dst:VectorOfLengthAndType<2,BF16>",
    traits="Pure",
    format="$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)",
    summary="Narrow a pair of f32 to bf16.",
)

op(
    "nvvm.convert.f32x4.to.f8x4",
    "src:VectorOfLengthAndType<4,F32>, rbits:I32, @relu:BoolAttr=false, @dstTy:TypeAttr",
    "dst:VectorOfLengthAndType<4,I8>",
    traits="Pure RequiresSMa<100,103>",
    format="$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
    summary="Narrow four f32 to f8, rounding by random bits.",
    sm=100,
)

op(
    "nvvm.convert.f32x4.to.f6x4",
    "src:VectorOfLengthAndType<4,F32>, rbits:I32, @relu:BoolAttr=false, @dstTy:TypeAttr",
    "dst:VectorOfLengthAndType<4,I8>",
    traits="Pure RequiresSMa<100,103>",
    format="$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
    summary="Narrow four f32 to f6, rounding by random bits.",
    sm=100,
)

op(
    "nvvm.convert.f32x4.to.f4x4",
    "src:VectorOfLengthAndType<4,F32>, rbits:I32, @relu:BoolAttr=false, @dstTy:TypeAttr",
    "dst:I16",
    traits="Pure RequiresSMa<100,103>",
    format="$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
    summary="Narrow four f32 to f4, rounding by random bits.",
    sm=100,
)

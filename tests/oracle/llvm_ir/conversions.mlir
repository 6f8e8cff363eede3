// Conversions between narrow float formats.
llvm.func @cvt(%f: f32, %a: i32, %h: vector<2xf16>, %bf: vector<2xbf16>, %v4: vector<4xf32>, %b2: vector<2xi8>) {
  %w0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>} 
  %w1 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rn>, relu=true} 
  %w100 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} 
  %w2 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  %w3 = nvvm.convert.f32x2.to.f6x2 %f, %f {relu = true} : vector<2xi8> (f6E3M2FN)
  %w4 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  %w5 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = true} : vector<2xi8> (f8E5M2)
  %w6 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E8M0FNU)
  %w600 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E8M0FNU)
  %w7 = nvvm.convert.f16x2.to.f8x2 %h : vector<2xf16> -> i16 (f8E4M3FN)
  %w8 = nvvm.convert.f16x2.to.f8x2 %h {relu = true} : vector<2xf16> -> vector<2xi8> (f8E5M2)
  %w9 = nvvm.convert.bf16x2.to.f8x2 %bf {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %w900 = nvvm.convert.bf16x2.to.f8x2 %bf {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %w10 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  %w11 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : vector<2xf16>
  %w1100 = nvvm.convert.f32x2.to.f16x2 %f, %f, %a {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  %w12 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  %w13 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f4E2M1FN)
  %w14 = nvvm.convert.f32x2.to.f4x2 %f, %f {relu = true} : i8 (f4E2M1FN)
  %w15 = nvvm.convert.f8x2.to.f16x2 %b2 : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  %w16 = nvvm.convert.f8x2.to.f16x2 %b2 {relu = true} : vector<2xi8> (f8E5M2) -> vector<2xf16>
  %w17 = nvvm.convert.f8x2.to.bf16x2 %b2 : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %w18 = nvvm.convert.f6x2.to.f16x2 %b2 : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
  %w19 = nvvm.convert.f32x4.to.f8x4 %v4, %a : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  %w20 = nvvm.convert.f32x4.to.f6x4 %v4, %a {relu = true} : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  %w21 = nvvm.convert.f32x4.to.f4x4 %v4, %a : vector<4xf32> -> i16 (f4E2M1FN)
  llvm.return
}
// -----
llvm.func @cvt2(%b: i8) {
  %w18 = nvvm.convert.f4x2.to.f16x2 %b : i8 (f4E2M1FN) -> vector<2xf16>
  llvm.return
}

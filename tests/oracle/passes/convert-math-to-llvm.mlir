func.func @f(%x: f32, %v: vector<2x4xf32>, %i: i32, %h: f16, %n: i32) {
  %0 = math.absf %x : f32
  %1 = math.absi %i : i32
  %2 = math.rsqrt %v : vector<2x4xf32>
  %3 = math.expm1 %x : f32
  %4 = math.log1p %x : f32
  %5 = math.ctlz %i : i32
  %6 = math.cttz %i : i32
  %7 = math.ctpop %i : i32
  %8 = math.fpowi %x, %n : f32, i32
  %9 = math.isnan %x : f32
  %10 = math.isfinite %x : f32
  %a, %b = math.sincos %x : f32
  %12 = math.tanh %x fastmath<fast> : f32
  %13 = math.erf %x : f32
  %14 = math.cbrt %x : f32
  %15 = math.fma %x, %x, %x : f32
  %16 = math.clampf %x to [%x, %x] : f32
  %17 = math.rsqrt %x : f32
  %18 = math.copysign %x, %x : f32
  %19 = math.ipowi %i, %i : i32
  %20 = math.exp2 %h : f16
  %21 = math.sinh %x : f32
  %22 = ub.poison : index
  %23 = ub.poison : vector<2x4xf32>
  return
}

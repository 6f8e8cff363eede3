func.func @f(%a: f32) -> f32 { %0 = math.absf %a fastmath<fast> : f32
 %1 = math.absf %a : f32
 "t.u"(%1) : (f32) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: vector<f32>) -> vector<f32> { %0 = math.absf %a fastmath<fast> : vector<f32>
 %1 = math.absf %a : vector<f32>
 "t.u"(%1) : (vector<f32>) -> ()
 return %0 : vector<f32> }
// -----
func.func @f(%a: vector<[4]xf16>) -> vector<[4]xf16> { %0 = math.acos %a fastmath<fast> : vector<[4]xf16>
 %1 = math.acos %a : vector<[4]xf16>
 "t.u"(%1) : (vector<[4]xf16>) -> ()
 return %0 : vector<[4]xf16> }
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = math.acosh %a fastmath<fast> : vector<4xf32>
 %1 = math.acosh %a : vector<4xf32>
 "t.u"(%1) : (vector<4xf32>) -> ()
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: f64) -> f64 { %0 = math.asin %a fastmath<fast> : f64
 %1 = math.asin %a : f64
 "t.u"(%1) : (f64) -> ()
 return %0 : f64 }
// -----
func.func @f(%a: vector<2x2xf64>) -> vector<2x2xf64> { %0 = math.asin %a fastmath<fast> : vector<2x2xf64>
 %1 = math.asin %a : vector<2x2xf64>
 "t.u"(%1) : (vector<2x2xf64>) -> ()
 return %0 : vector<2x2xf64> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = math.asinh %a fastmath<fast> : tensor<4xf32>
 %1 = math.asinh %a : tensor<4xf32>
 "t.u"(%1) : (tensor<4xf32>) -> ()
 return %0 : tensor<4xf32> }
// -----
func.func @f(%a: vector<2x3xf32>) -> vector<2x3xf32> { %0 = math.atan %a fastmath<fast> : vector<2x3xf32>
 %1 = math.atan %a : vector<2x3xf32>
 "t.u"(%1) : (vector<2x3xf32>) -> ()
 return %0 : vector<2x3xf32> }
// -----
func.func @f(%a: bf16) -> bf16 { %0 = math.atanh %a fastmath<fast> : bf16
 %1 = math.atanh %a : bf16
 "t.u"(%1) : (bf16) -> ()
 return %0 : bf16 }
// -----
func.func @f(%a: f32) -> f32 { %0 = math.cbrt %a fastmath<fast> : f32
 %1 = math.cbrt %a : f32
 "t.u"(%1) : (f32) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: vector<f32>) -> vector<f32> { %0 = math.cbrt %a fastmath<fast> : vector<f32>
 %1 = math.cbrt %a : vector<f32>
 "t.u"(%1) : (vector<f32>) -> ()
 return %0 : vector<f32> }
// -----
func.func @f(%a: vector<[4]xf16>) -> vector<[4]xf16> { %0 = math.ceil %a fastmath<fast> : vector<[4]xf16>
 %1 = math.ceil %a : vector<[4]xf16>
 "t.u"(%1) : (vector<[4]xf16>) -> ()
 return %0 : vector<[4]xf16> }
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = math.cos %a fastmath<fast> : vector<4xf32>
 %1 = math.cos %a : vector<4xf32>
 "t.u"(%1) : (vector<4xf32>) -> ()
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: f64) -> f64 { %0 = math.cosh %a fastmath<fast> : f64
 %1 = math.cosh %a : f64
 "t.u"(%1) : (f64) -> ()
 return %0 : f64 }
// -----
func.func @f(%a: vector<2x2xf64>) -> vector<2x2xf64> { %0 = math.cosh %a fastmath<fast> : vector<2x2xf64>
 %1 = math.cosh %a : vector<2x2xf64>
 "t.u"(%1) : (vector<2x2xf64>) -> ()
 return %0 : vector<2x2xf64> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = math.erf %a fastmath<fast> : tensor<4xf32>
 %1 = math.erf %a : tensor<4xf32>
 "t.u"(%1) : (tensor<4xf32>) -> ()
 return %0 : tensor<4xf32> }
// -----
func.func @f(%a: vector<2x3xf32>) -> vector<2x3xf32> { %0 = math.erfc %a fastmath<fast> : vector<2x3xf32>
 %1 = math.erfc %a : vector<2x3xf32>
 "t.u"(%1) : (vector<2x3xf32>) -> ()
 return %0 : vector<2x3xf32> }
// -----
func.func @f(%a: bf16) -> bf16 { %0 = math.exp %a fastmath<fast> : bf16
 %1 = math.exp %a : bf16
 "t.u"(%1) : (bf16) -> ()
 return %0 : bf16 }
// -----
func.func @f(%a: f32) -> f32 { %0 = math.exp2 %a fastmath<fast> : f32
 %1 = math.exp2 %a : f32
 "t.u"(%1) : (f32) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: vector<f32>) -> vector<f32> { %0 = math.exp2 %a fastmath<fast> : vector<f32>
 %1 = math.exp2 %a : vector<f32>
 "t.u"(%1) : (vector<f32>) -> ()
 return %0 : vector<f32> }
// -----
func.func @f(%a: vector<[4]xf16>) -> vector<[4]xf16> { %0 = math.expm1 %a fastmath<fast> : vector<[4]xf16>
 %1 = math.expm1 %a : vector<[4]xf16>
 "t.u"(%1) : (vector<[4]xf16>) -> ()
 return %0 : vector<[4]xf16> }
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = math.floor %a fastmath<fast> : vector<4xf32>
 %1 = math.floor %a : vector<4xf32>
 "t.u"(%1) : (vector<4xf32>) -> ()
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: f32) -> f32 { %0 = math.log %a fastmath<fast> : f32
 %1 = math.log %a : f32
 "t.u"(%1) : (f32) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: vector<f32>) -> vector<f32> { %0 = math.log %a fastmath<fast> : vector<f32>
 %1 = math.log %a : vector<f32>
 "t.u"(%1) : (vector<f32>) -> ()
 return %0 : vector<f32> }
// -----
func.func @f(%a: vector<[4]xf16>) -> vector<[4]xf16> { %0 = math.log10 %a fastmath<fast> : vector<[4]xf16>
 %1 = math.log10 %a : vector<[4]xf16>
 "t.u"(%1) : (vector<[4]xf16>) -> ()
 return %0 : vector<[4]xf16> }
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = math.log1p %a fastmath<fast> : vector<4xf32>
 %1 = math.log1p %a : vector<4xf32>
 "t.u"(%1) : (vector<4xf32>) -> ()
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: f64) -> f64 { %0 = math.log2 %a fastmath<fast> : f64
 %1 = math.log2 %a : f64
 "t.u"(%1) : (f64) -> ()
 return %0 : f64 }
// -----
func.func @f(%a: vector<2x2xf64>) -> vector<2x2xf64> { %0 = math.log2 %a fastmath<fast> : vector<2x2xf64>
 %1 = math.log2 %a : vector<2x2xf64>
 "t.u"(%1) : (vector<2x2xf64>) -> ()
 return %0 : vector<2x2xf64> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = math.round %a fastmath<fast> : tensor<4xf32>
 %1 = math.round %a : tensor<4xf32>
 "t.u"(%1) : (tensor<4xf32>) -> ()
 return %0 : tensor<4xf32> }
// -----
func.func @f(%a: vector<2x3xf32>) -> vector<2x3xf32> { %0 = math.roundeven %a fastmath<fast> : vector<2x3xf32>
 %1 = math.roundeven %a : vector<2x3xf32>
 "t.u"(%1) : (vector<2x3xf32>) -> ()
 return %0 : vector<2x3xf32> }
// -----
func.func @f(%a: bf16) -> bf16 { %0 = math.rsqrt %a fastmath<fast> : bf16
 %1 = math.rsqrt %a : bf16
 "t.u"(%1) : (bf16) -> ()
 return %0 : bf16 }
// -----
func.func @f(%a: f32) -> f32 { %0 = math.sin %a fastmath<fast> : f32
 %1 = math.sin %a : f32
 "t.u"(%1) : (f32) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: vector<f32>) -> vector<f32> { %0 = math.sin %a fastmath<fast> : vector<f32>
 %1 = math.sin %a : vector<f32>
 "t.u"(%1) : (vector<f32>) -> ()
 return %0 : vector<f32> }
// -----
func.func @f(%a: vector<[4]xf16>) -> vector<[4]xf16> { %0 = math.sinh %a fastmath<fast> : vector<[4]xf16>
 %1 = math.sinh %a : vector<[4]xf16>
 "t.u"(%1) : (vector<[4]xf16>) -> ()
 return %0 : vector<[4]xf16> }
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = math.sqrt %a fastmath<fast> : vector<4xf32>
 %1 = math.sqrt %a : vector<4xf32>
 "t.u"(%1) : (vector<4xf32>) -> ()
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: f64) -> f64 { %0 = math.tan %a fastmath<fast> : f64
 %1 = math.tan %a : f64
 "t.u"(%1) : (f64) -> ()
 return %0 : f64 }
// -----
func.func @f(%a: vector<2x2xf64>) -> vector<2x2xf64> { %0 = math.tan %a fastmath<fast> : vector<2x2xf64>
 %1 = math.tan %a : vector<2x2xf64>
 "t.u"(%1) : (vector<2x2xf64>) -> ()
 return %0 : vector<2x2xf64> }
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = math.tanh %a fastmath<fast> : tensor<4xf32>
 %1 = math.tanh %a : tensor<4xf32>
 "t.u"(%1) : (tensor<4xf32>) -> ()
 return %0 : tensor<4xf32> }
// -----
func.func @f(%a: vector<2x3xf32>) -> vector<2x3xf32> { %0 = math.trunc %a fastmath<fast> : vector<2x3xf32>
 %1 = math.trunc %a : vector<2x3xf32>
 "t.u"(%1) : (vector<2x3xf32>) -> ()
 return %0 : vector<2x3xf32> }
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> { %0 = math.atan2 %a, %b fastmath<afn> : vector<2x3xf32>
 return %0 : vector<2x3xf32> }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> { %0 = math.powf %a, %b fastmath<afn> : vector<4xf32>
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: f32) -> (f32,f32) { %0, %1 = math.sincos %a fastmath<nsz> : f32
 return %0, %1 : f32,f32 }
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf32> { %0 = math.fma %a, %a, %a : vector<4xf32>
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) { %0, %1 = math.sincos %a fastmath<nsz> : vector<4xf32>
 return %0, %1 : vector<4xf32>,vector<4xf32> }
// -----
func.func @f(%a: vector<2x3xf32>) -> vector<2x3xf32> { %0 = math.clampf %a to [%a, %a] : vector<2x3xf32>
 return %0 : vector<2x3xf32> }
// -----
func.func @f(%a: vector<[2]xi32>) -> vector<[2]xi32> { %0 = math.absi %a : vector<[2]xi32>
 return %0 : vector<[2]xi32> }
// -----
func.func @f(%a: index) -> index { %0 = math.cttz %a : index
 return %0 : index }
// -----
func.func @f(%a: i32) -> i32 { %0 = math.ctpop %a : i32
 return %0 : i32 }
// -----
func.func @f(%a: vector<2x2xindex>) -> vector<2x2xindex> { %0 = math.ctpop %a : vector<2x2xindex>
 return %0 : vector<2x2xindex> }

func.func @f(%a: i8, %b: i8, %x: f32, %y: f32, %c: i1, %d: i32) -> (i8, i8, i32, i8, i8, f32, f32, f32, f32) {
 %v0 = arith.constant 16 : i8
 %v1 = arith.remui %v0, %a : i8
 %v2 = arith.bitcast %y : f32 to i32
 %v3 = arith.constant -1 : i8
 %v4 = arith.addi %v3, %v3 : i8
 %v5 = arith.constant 0.0 : f32
 %v6 = arith.minnumf %y, %v5 : f32
 %v7 = arith.constant -0.0 : f32
 %v8 = arith.maximumf %v6, %v7 : f32
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : i8, i8, i32, i8, i8, f32, f32, f32, f32
}
// -----
func.func @f(%a: i16, %b: i16, %x: f16, %y: f16, %c: i1, %d: i8) -> (f16, f16, i16, i1, i16, f16, f16, i8) {
 %v0 = arith.constant 0x7E00 : f16
 %v1 = arith.select %c, %x, %v0 : f16
 %v2 = arith.shli %a, %a : i16
 %v3 = arith.cmpi ugt, %v2, %v2 : i16
 %v4 = arith.remsi %a, %a : i16
 %v5 = arith.constant 0x7E00 : f16
 %v6 = arith.minimumf %v5, %v0 : f16
 %v7 = arith.select %c, %d, %d : i8
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7 : f16, f16, i16, i1, i16, f16, f16, i8
}
// -----
func.func @f(%a: i1, %b: i1, %x: f32, %y: f32, %c: i1, %d: i64) -> (i1, i1) {
 %v0 = arith.constant 1.0e38 : f32
 %v1 = arith.negf %v0 : f32
 %v2 = arith.constant -8 : i64
 %v3 = arith.ceildivsi %d, %v2 : i64
 %v4 = arith.constant 3.5 : f32
 %v5 = arith.negf %v4 : f32
 %v6 = arith.trunci %v3 : i64 to i8
 %v7 = arith.constant 64 : i64
 %v8 = arith.ceildivsi %d, %v7 : i64
 %v9 = arith.constant true
 %v10 = arith.shrui %c, %v9 : i1
 %v11 = arith.constant true
 %v12 = arith.minsi %v11, %b : i1
 return %v11, %v12 : i1, i1
}
// -----
func.func @f(%a: i1, %b: i1, %x: f32, %y: f32, %c: i1, %d: i16) -> (i16, i16, f64, i1, i16, i16, i16, i16, i16, i1, i1) {
 %v0 = arith.constant 16 : i16
 %v1 = arith.select %a, %v0, %v0 : i16
 %v2 = arith.extf %x : f32 to f64
 %v3 = arith.constant false
 %v4 = arith.constant 3 : i16
 %v5 = arith.select %v3, %v0, %v4 : i16
 %v6 = arith.constant -1 : i16
 %v7 = arith.constant 2 : i16
 %v8 = arith.addi %v6, %v7 : i16
 %v9 = arith.constant true
 %v10 = arith.ceildivui %a, %v9 : i1
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10 : i16, i16, f64, i1, i16, i16, i16, i16, i16, i1, i1
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: bf16, %y: bf16, %c: i1, %d: i16) -> (i16, i16, bf16, bf16, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, i16, i16, vector<2xi8>, vector<2xi8>) {
 %v0 = arith.constant -32768 : i16
 %v1 = arith.ceildivsi %d, %v0 : i16
 %v2 = arith.constant 3.5 : bf16
 %v3 = arith.select %c, %v2, %v2 : bf16
 %v4 = arith.constant dense<[7, 8]> : vector<2xi8>
 %v5 = arith.subi %v4, %v4 overflow<nsw> : vector<2xi8>
 %v6 = arith.constant dense<2> : vector<2xi8>
 %v7 = arith.select %c, %a, %v6 : vector<2xi8>
 %v8 = arith.constant 15 : i16
 %v9 = arith.select %c, %v8, %v1 : i16
 %v10 = arith.constant dense<[8, 2]> : vector<2xi8>
 %v11 = arith.floordivsi %b, %v10 : vector<2xi8>
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11 : i16, i16, bf16, bf16, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, i16, i16, vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i8) -> (vector<2xf32>, vector<2xi1>, i8, i1, i8, index, vector<2xi1>) {
 %v0 = arith.constant dense<[-0.0, 0.0]> : vector<2xf32>
 %v1 = arith.cmpf oeq, %y, %v0 : vector<2xf32>
 %v2 = arith.constant 7 : i8
 %v3 = arith.cmpi sge, %d, %v2 : i8
 %v4 = arith.constant 2 : i8
 %v5 = arith.index_cast %v4 : i8 to index
 %v6 = arith.cmpi uge, %b, %a : vector<2xi8>
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6 : vector<2xf32>, vector<2xi1>, i8, i1, i8, index, vector<2xi1>
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: bf16, %y: bf16, %c: i1, %d: i8) -> (vector<2xi32>, vector<2xi32>) {
 %v0 = arith.constant 8 : i8
 %v1 = arith.constant 8 : i8
 %v2 = arith.addi %v0, %v1 : i8
 %v3 = arith.cmpf uno, %y, %x : bf16
 %v4 = arith.constant dense<[32, 0]> : vector<2xi32>
 %v5 = arith.constant dense<[32, 32]> : vector<2xi32>
 %v6 = arith.select %c, %v4, %v5 : vector<2xi32>
 return %v5, %v6 : vector<2xi32>, vector<2xi32>
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: f16, %y: f16, %c: i1, %d: i16) -> (i8, vector<2xi1>) {
 %v0 = arith.constant 1 : i16
 %v1 = arith.subi %d, %v0 : i16
 %v2 = arith.constant dense<[31, -1]> : vector<2xi32>
 %v3 = arith.ceildivui %a, %v2 : vector<2xi32>
 %v4 = arith.constant 1 : i16
 %v5 = arith.andi %v4, %v0 : i16
 %v6 = arith.constant false
 %v7 = arith.constant dense<0> : vector<2xi32>
 %v8 = arith.select %v6, %v7, %a : vector<2xi32>
 %v9 = arith.maxui %b, %b : vector<2xi32>
 %v10 = arith.trunci %v1 : i16 to i8
 %v11 = arith.cmpi ne, %v7, %a : vector<2xi32>
 return %v10, %v11 : i8, vector<2xi1>
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %y: f32, %c: i1, %d: i8) -> (i8, f64) {
 %v0 = arith.constant 7 : i8
 %v1 = arith.shrui %v0, %d : i8
 %v2 = arith.divf %y, %y : f32
 %v3 = arith.addf %v2, %y fastmath<nnan,nsz> : f32
 %v4 = arith.constant 0 : index
 %v5 = arith.constant -8 : index
 %v6 = arith.andi %v4, %v5 : index
 %v7 = arith.divui %d, %v1 : i8
 %v8 = arith.extf %y : f32 to f64
 return %v7, %v8 : i8, f64
}
// -----
func.func @f(%a: i8, %b: i8, %x: f64, %y: f64, %c: i1, %d: i32) -> (i8, i8) {
 %v0 = arith.cmpi sge, %d, %d : i32
 %v1 = arith.constant 127 : i8
 %v2 = arith.constant 5 : i8
 %v3 = arith.xori %v1, %v2 : i8
 %v4 = arith.constant 0 : i32
 %v5 = arith.divui %d, %v4 : i32
 %v6 = arith.andi %v1, %b : i8
 %v7 = arith.constant 2147483647 : i32
 %v8 = arith.xori %v4, %v7 : i32
 %v9 = arith.constant 16 : i8
 %v10 = arith.maxsi %v9, %a : i8
 return %v9, %v10 : i8, i8
}
// -----
func.func @f(%a: i32, %b: i32, %x: bf16, %y: bf16, %c: i1, %d: i32) -> (bf16, bf16) {
 %v0 = arith.constant -2147483648 : i32
 %v1 = arith.constant -8 : i32
 %v2 = arith.select %c, %v0, %v1 : i32
 %v3 = arith.constant 2.0 : bf16
 %v4 = arith.constant 1.0 : bf16
 %v5 = arith.divf %v3, %v4 : bf16
 return %v4, %v5 : bf16, bf16
}
// -----
func.func @f(%a: index, %b: index, %x: bf16, %y: bf16, %c: i1, %d: i16) -> (bf16, index, index) {
 %v0 = arith.maxnumf %y, %x : bf16
 %v1 = arith.constant 16 : index
 %v2 = arith.ceildivui %b, %v1 : index
 return %v0, %v1, %v2 : bf16, index, index
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i32) -> (vector<2xf32>, vector<2xi1>) {
 %v0 = arith.trunci %d : i32 to i16
 %v1 = arith.constant dense<-0.0> : vector<2xf32>
 %v2 = arith.constant dense<[2.5, 2.5]> : vector<2xf32>
 %v3 = arith.cmpf ugt, %v1, %v2 : vector<2xf32>
 return %v2, %v3 : vector<2xf32>, vector<2xi1>
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i8) -> (vector<2xindex>, vector<2xindex>) {
 %v0 = arith.remui %b, %a : vector<2xindex>
 %v1 = arith.constant dense<[-0.0, 0.0]> : vector<2xf32>
 %v2 = arith.cmpf ugt, %v1, %x : vector<2xf32>
 %v3 = arith.constant dense<2> : vector<2xindex>
 %v4 = arith.maxsi %v3, %v0 : vector<2xindex>
 return %v3, %v4 : vector<2xindex>, vector<2xindex>
}
// -----
func.func @f(%a: i1, %b: i1, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i32) -> (i32, i32) {
 %v0 = arith.maxui %d, %d : i32
 %v1 = arith.constant 2147483647 : i32
 %v2 = arith.ori %v1, %v1 : i32
 %v3 = arith.constant dense<[-1.0, 0.0]> : vector<2xf32>
 %v4 = arith.cmpf oeq, %v3, %x : vector<2xf32>
 %v5 = arith.constant 255 : i32
 %v6 = arith.constant 3 : i32
 %v7 = arith.shrsi %v5, %v6 : i32
 return %v6, %v7 : i32, i32
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: f64, %y: f64, %c: i1, %d: i32) -> (vector<2xi1>, i32, i32, f64, f64, i1, vector<2xindex>, vector<2xindex>, f64, f64, i1, f64, f64) {
 %v0 = arith.cmpi sge, %a, %a : vector<2xindex>
 %v1 = arith.constant 16 : i32
 %v2 = arith.maxui %d, %v1 : i32
 %v3 = arith.constant 1.0 : f64
 %v4 = arith.negf %v3 : f64
 %v5 = arith.constant true
 %v6 = arith.constant dense<[63, -1]> : vector<2xindex>
 %v7 = arith.select %v5, %b, %v6 : vector<2xindex>
 %v8 = arith.constant 2.0 : f64
 %v9 = arith.constant 0.0 : f64
 %v10 = arith.cmpf ule, %v8, %v9 : f64
 %v11 = arith.constant 0x7FF8000000000000 : f64
 %v12 = arith.subf %v3, %v11 fastmath<nnan,nsz> : f64
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12 : vector<2xi1>, i32, i32, f64, f64, i1, vector<2xindex>, vector<2xindex>, f64, f64, i1, f64, f64
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: f16, %y: f16, %c: i1, %d: i32) -> (i64, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, f16, f16, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi1>, i32, i32) {
 %v0 = arith.extui %d : i32 to i64
 %v1 = arith.constant -1 : i32
 %v2 = arith.minui %v1, %d : i32
 %v3 = arith.constant dense<3> : vector<2xi32>
 %v4 = arith.constant dense<2> : vector<2xi32>
 %v5 = arith.ori %v3, %v4 : vector<2xi32>
 %v6 = arith.constant -0.0 : f16
 %v7 = arith.mulf %y, %v6 fastmath<fast> : f16
 %v8 = arith.constant 16 : i32
 %v9 = arith.constant -1 : i32
 %v10 = arith.shrsi %v8, %v9 : i32
 %v11 = arith.constant dense<[32, 32]> : vector<2xi32>
 %v12 = arith.constant dense<[2, 2]> : vector<2xi32>
 %v13 = arith.cmpi sge, %v11, %v12 : vector<2xi32>
 %v14 = arith.constant -1 : i32
 %v15 = arith.maxsi %v14, %v2 : i32
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15 : i64, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, f16, f16, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi1>, i32, i32
}
// -----
func.func @f(%a: i16, %b: i16, %x: f16, %y: f16, %c: i1, %d: i8) -> (i1, i8, i8, i8, i8, i8, i8, f32, i16, i16, i8, i1) {
 %v0 = arith.constant false
 %v1 = arith.constant 3 : i8
 %v2 = arith.select %v0, %d, %v1 : i8
 %v3 = arith.constant 8 : i8
 %v4 = arith.divui %v2, %v3 exact : i8
 %v5 = arith.constant 7 : i8
 %v6 = arith.shrsi %d, %v5 exact : i8
 %v7 = arith.sitofp %b : i16 to f32
 %v8 = arith.constant 15 : i16
 %v9 = arith.shli %v8, %b : i16
 %v10 = arith.constant 16 : i8
 %v11 = arith.cmpi sle, %v10, %v4 : i8
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11 : i1, i8, i8, i8, i8, i8, i8, f32, i16, i16, i8, i1
}
// -----
func.func @f(%a: i32, %b: i32, %x: f64, %y: f64, %c: i1, %d: i8) -> (i8, f64, f64, f64, f64, f64, i1) {
 %v0 = arith.xori %d, %d : i8
 %v1 = arith.constant 2.0 : f64
 %v2 = arith.constant -1.0 : f64
 %v3 = arith.maximumf %v1, %v2 : f64
 %v4 = arith.constant 1.0 : f64
 %v5 = arith.constant 1.0e38 : f64
 %v6 = arith.cmpf one, %v4, %v5 : f64
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6 : i8, f64, f64, f64, f64, f64, i1
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: f16, %y: f16, %c: i1, %d: i64) -> (i64, vector<2xi8>, i64, i64, f16, f16, f16, vector<2xi8>, vector<2xi8>) {
 %v0 = arith.select %c, %d, %d : i64
 %v1 = arith.ceildivui %b, %b : vector<2xi8>
 %v2 = arith.constant -9223372036854775808 : i64
 %v3 = arith.addi %v0, %v2 overflow<nsw, nuw> : i64
 %v4 = arith.select %c, %x, %y : f16
 %v5 = arith.constant 0x7E00 : f16
 %v6 = arith.select %c, %y, %v5 : f16
 %v7 = arith.shrsi %b, %v1 : vector<2xi8>
 %v8 = arith.muli %v7, %v1 : vector<2xi8>
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : i64, vector<2xi8>, i64, i64, f16, f16, f16, vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: i8, %b: i8, %x: f32, %y: f32, %c: i1, %d: i64) -> (f32, i1, i8, i8, i8, i8) {
 %v0 = arith.constant 3.5 : f32
 %v1 = arith.cmpf une, %y, %v0 : f32
 %v2 = arith.floordivsi %a, %b : i8
 %v3 = arith.constant 8 : i8
 %v4 = arith.constant 16 : i8
 %v5 = arith.remsi %v3, %v4 : i8
 return %v0, %v1, %v2, %v3, %v4, %v5 : f32, i1, i8, i8, i8, i8
}
// -----
func.func @f(%a: index, %b: index, %x: bf16, %y: bf16, %c: i1, %d: i32) -> (index, index) {
 %v0 = arith.negf %x : bf16
 %v1 = arith.constant 1 : index
 %v2 = arith.xori %a, %v1 : index
 return %v1, %v2 : index, index
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i64) -> (vector<2xf32>, i64) {
 %v0 = arith.constant 63 : i64
 %v1 = arith.select %c, %v0, %v0 : i64
 %v2 = arith.index_cast %d : i64 to index
 %v3 = arith.negf %x : vector<2xf32>
 %v4 = arith.shrsi %d, %d : i64
 %v5 = arith.constant 16 : i64
 %v6 = arith.index_castui %v5 : i64 to index
 %v7 = arith.addf %v3, %v3 : vector<2xf32>
 %v8 = arith.select %c, %v4, %v5 : i64
 return %v7, %v8 : vector<2xf32>, i64
}
// -----
func.func @f(%a: i1, %b: i1, %x: f16, %y: f16, %c: i1, %d: i8) -> (i8, i1, i1, i1, i8, f16, f16, f16, i1, i1, i1, i1) {
 %v0 = arith.minui %d, %d : i8
 %v1 = arith.constant false
 %v2 = arith.constant false
 %v3 = arith.minui %v1, %v2 : i1
 %v4 = arith.select %c, %d, %v0 : i8
 %v5 = arith.constant 0x7C00 : f16
 %v6 = arith.constant 1.0 : f16
 %v7 = arith.maxnumf %v5, %v6 : f16
 %v8 = arith.select %c, %c, %a : i1
 %v9 = arith.select %c, %b, %v3 : i1
 %v10 = arith.constant false
 %v11 = arith.select %c, %a, %v10 : i1
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11 : i8, i1, i1, i1, i8, f16, f16, f16, i1, i1, i1, i1
}
// -----
func.func @f(%a: i16, %b: i16, %x: f32, %y: f32, %c: i1, %d: i16) -> (i16, i32) {
 %v0 = arith.constant 1 : i16
 %v1 = arith.xori %v0, %d : i16
 %v2 = arith.constant 0 : i16
 %v3 = arith.minui %d, %v2 : i16
 %v4 = arith.constant 16 : i16
 %v5 = arith.constant 1 : i16
 %v6 = arith.divui %v4, %v5 : i16
 %v7 = arith.constant -1.0 : f32
 %v8 = arith.maxnumf %x, %v7 fastmath<contract> : f32
 %v9 = arith.shli %d, %v5 overflow<nsw, nuw> : i16
 %v10 = arith.fptosi %y : f32 to i32
 return %v9, %v10 : i16, i32
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i16) -> (vector<2xi32>, vector<2xi1>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, i16, f32) {
 %v0 = arith.constant dense<0> : vector<2xi32>
 %v1 = arith.cmpi ne, %v0, %b : vector<2xi32>
 %v2 = arith.constant dense<[1, 31]> : vector<2xi32>
 %v3 = arith.remsi %v2, %a : vector<2xi32>
 %v4 = arith.constant dense<3> : vector<2xi32>
 %v5 = arith.xori %a, %v4 : vector<2xi32>
 %v6 = arith.constant 2 : i16
 %v7 = arith.sitofp %v6 : i16 to f32
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7 : vector<2xi32>, vector<2xi1>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, i16, f32
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i64) -> (i64, i1, vector<2xindex>, vector<2xindex>, vector<2xi1>, vector<2xf32>, vector<2xi1>, i64, vector<2xf32>, i64, i64) {
 %v0 = arith.constant 3 : i64
 %v1 = arith.cmpi ule, %d, %v0 : i64
 %v2 = arith.ceildivsi %a, %a : vector<2xindex>
 %v3 = arith.constant dense<[-1, -1]> : vector<2xindex>
 %v4 = arith.cmpi eq, %b, %v3 : vector<2xindex>
 %v5 = arith.constant dense<-0.0> : vector<2xf32>
 %v6 = arith.cmpf oeq, %y, %v5 : vector<2xf32>
 %v7 = arith.addi %v0, %v0 overflow<nsw, nuw> : i64
 %v8 = arith.negf %y : vector<2xf32>
 %v9 = arith.constant 0 : i64
 %v10 = arith.maxui %v0, %v9 : i64
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10 : i64, i1, vector<2xindex>, vector<2xindex>, vector<2xi1>, vector<2xf32>, vector<2xi1>, i64, vector<2xf32>, i64, i64
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i32) -> (i32, i8, vector<2xf32>, vector<2xf32>, vector<2xi1>, i8, f32) {
 %v0 = arith.addi %d, %d : i32
 %v1 = arith.trunci %d : i32 to i8
 %v2 = arith.divf %y, %y fastmath<contract> : vector<2xf32>
 %v3 = arith.constant dense<2.5> : vector<2xf32>
 %v4 = arith.cmpf ult, %x, %v3 : vector<2xf32>
 %v5 = arith.constant -128 : i8
 %v6 = arith.sitofp %v5 : i8 to f32
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6 : i32, i8, vector<2xf32>, vector<2xf32>, vector<2xi1>, i8, f32
}
// -----
func.func @f(%a: i32, %b: i32, %x: f16, %y: f16, %c: i1, %d: i64) -> (f16, i1) {
 %v0 = arith.cmpi uge, %a, %a : i32
 %v1 = arith.constant 1 : i64
 %v2 = arith.constant 7 : i64
 %v3 = arith.ceildivsi %v1, %v2 : i64
 %v4 = arith.constant -8 : i32
 %v5 = arith.constant 255 : i32
 %v6 = arith.remsi %v4, %v5 : i32
 %v7 = arith.constant -1.0 : f16
 %v8 = arith.cmpf oge, %v7, %x : f16
 return %v7, %v8 : f16, i1
}
// -----
func.func @f(%a: i32, %b: i32, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i32) -> (i32, i32) {
 %v0 = arith.constant 7 : i32
 %v1 = arith.select %c, %d, %v0 : i32
 %v2 = arith.ceildivui %v0, %d : i32
 return %v1, %v2 : i32, i32
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: f32, %y: f32, %c: i1, %d: i8) -> (i1, f32, f32, f32, i1, vector<2xi32>, vector<2xi32>, i8, i1, vector<2xi32>, vector<2xi32>, f32) {
 %v0 = arith.constant true
 %v1 = arith.constant 2.0 : f32
 %v2 = arith.select %v0, %y, %v1 : f32
 %v3 = arith.negf %x : f32
 %v4 = arith.cmpf ule, %y, %v1 : f32
 %v5 = arith.constant dense<32> : vector<2xi32>
 %v6 = arith.ceildivui %b, %v5 : vector<2xi32>
 %v7 = arith.constant -128 : i8
 %v8 = arith.cmpi sle, %d, %v7 : i8
 %v9 = arith.constant dense<0> : vector<2xi32>
 %v10 = arith.floordivsi %v9, %v6 : vector<2xi32>
 %v11 = arith.subf %v1, %x fastmath<nnan,nsz> : f32
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11 : i1, f32, f32, f32, i1, vector<2xi32>, vector<2xi32>, i8, i1, vector<2xi32>, vector<2xi32>, f32
}
// -----
func.func @f(%a: i64, %b: i64, %x: bf16, %y: bf16, %c: i1, %d: i8) -> (i1, bf16, bf16, i64, i64, i1) {
 %v0 = arith.cmpi uge, %d, %d : i8
 %v1 = arith.constant 1.0e38 : bf16
 %v2 = arith.maxnumf %x, %v1 : bf16
 %v3 = arith.constant 2 : i64
 %v4 = arith.muli %v3, %a overflow<nsw, nuw> : i64
 %v5 = arith.cmpf one, %v1, %v2 : bf16
 return %v0, %v1, %v2, %v3, %v4, %v5 : i1, bf16, bf16, i64, i64, i1
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: f64, %y: f64, %c: i1, %d: i16) -> (f64, vector<2xindex>) {
 %v0 = arith.constant -32768 : i16
 %v1 = arith.maxui %d, %v0 : i16
 %v2 = arith.constant 1.0 : f64
 %v3 = arith.maxnumf %v2, %v2 : f64
 %v4 = arith.negf %v3 : f64
 %v5 = arith.divui %b, %a exact : vector<2xindex>
 return %v4, %v5 : f64, vector<2xindex>
}
// -----
func.func @f(%a: i8, %b: i8, %x: f64, %y: f64, %c: i1, %d: i16) -> (i8, f32) {
 %v0 = arith.constant -8 : i16
 %v1 = arith.minui %d, %v0 : i16
 %v2 = arith.cmpi sge, %v1, %d : i16
 %v3 = arith.select %v2, %v0, %d : i16
 %v4 = arith.constant true
 %v5 = arith.constant 2 : i8
 %v6 = arith.select %v4, %a, %v5 : i8
 %v7 = arith.uitofp %a : i8 to f32
 return %v6, %v7 : i8, f32
}
// -----
func.func @f(%a: i64, %b: i64, %x: f64, %y: f64, %c: i1, %d: i64) -> (i64, i8) {
 %v0 = arith.constant 0 : i64
 %v1 = arith.addi %v0, %v0 : i64
 %v2 = arith.divsi %b, %v0 exact : i64
 %v3 = arith.constant 0.5 : f64
 %v4 = arith.remf %x, %v3 : f64
 %v5 = arith.constant -8 : i64
 %v6 = arith.ceildivsi %v0, %v5 : i64
 %v7 = arith.constant -8 : i64
 %v8 = arith.trunci %v7 : i64 to i8
 return %v7, %v8 : i64, i8
}
// -----
func.func @f(%a: i1, %b: i1, %x: f64, %y: f64, %c: i1, %d: i32) -> (i32, i32, i32, i1, i1, i1, i1, i1) {
 %v0 = arith.shrsi %d, %d : i32
 %v1 = arith.constant 255 : i32
 %v2 = arith.minsi %v0, %v1 : i32
 %v3 = arith.cmpi ugt, %c, %b : i1
 %v4 = arith.constant true
 %v5 = arith.constant true
 %v6 = arith.shrsi %v4, %v5 : i1
 %v7 = arith.muli %v3, %v3 : i1
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7 : i32, i32, i32, i1, i1, i1, i1, i1
}
// -----
func.func @f(%a: i1, %b: i1, %x: f32, %y: f32, %c: i1, %d: i64) -> (f32, i1, i1, i64) {
 %v0 = arith.mulf %y, %y fastmath<fast> : f32
 %v1 = arith.constant true
 %v2 = arith.select %b, %b, %v1 : i1
 %v3 = arith.remsi %d, %d : i64
 return %v0, %v1, %v2, %v3 : f32, i1, i1, i64
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: bf16, %y: bf16, %c: i1, %d: i64) -> (i1, i1, vector<2xindex>, vector<2xindex>, vector<2xindex>, bf16, bf16, bf16, i1, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>) {
 %v0 = arith.cmpi slt, %d, %d : i64
 %v1 = arith.constant false
 %v2 = arith.constant dense<[0, -1]> : vector<2xindex>
 %v3 = arith.constant dense<[0, 1]> : vector<2xindex>
 %v4 = arith.select %v1, %v2, %v3 : vector<2xindex>
 %v5 = arith.constant 2.0 : bf16
 %v6 = arith.constant 0x7FC0 : bf16
 %v7 = arith.divf %v5, %v6 : bf16
 %v8 = arith.constant false
 %v9 = arith.constant dense<64> : vector<2xindex>
 %v10 = arith.select %v8, %v3, %v9 : vector<2xindex>
 %v11 = arith.xori %a, %b : vector<2xindex>
 %v12 = arith.constant dense<64> : vector<2xindex>
 %v13 = arith.remui %v12, %a : vector<2xindex>
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13 : i1, i1, vector<2xindex>, vector<2xindex>, vector<2xindex>, bf16, bf16, bf16, i1, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i16) -> (i16, vector<2xi8>) {
 %v0 = arith.divui %a, %b : vector<2xi8>
 %v1 = arith.cmpi slt, %v0, %a : vector<2xi8>
 %v2 = arith.constant dense<3> : vector<2xi8>
 %v3 = arith.remsi %v2, %a : vector<2xi8>
 %v4 = arith.floordivsi %d, %d : i16
 %v5 = arith.divsi %a, %v3 : vector<2xi8>
 return %v4, %v5 : i16, vector<2xi8>
}
// -----
func.func @f(%a: i8, %b: i8, %x: bf16, %y: bf16, %c: i1, %d: i16) -> (i32, bf16) {
 %v0 = arith.extui %d : i16 to i32
 %v1 = arith.subf %y, %x fastmath<contract> : bf16
 return %v0, %v1 : i32, bf16
}
// -----
func.func @f(%a: i1, %b: i1, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i16) -> (vector<2xi1>, i1, i1, i1, vector<2xf32>, vector<2xf32>, i1, i1) {
 %v0 = arith.cmpf une, %y, %x : vector<2xf32>
 %v1 = arith.cmpi slt, %b, %a : i1
 %v2 = arith.constant false
 %v3 = arith.cmpi uge, %a, %v2 : i1
 %v4 = arith.constant dense<[0.0, 1.0]> : vector<2xf32>
 %v5 = arith.divf %x, %v4 fastmath<fast> : vector<2xf32>
 %v6 = arith.constant true
 %v7 = arith.shrui %b, %v6 exact : i1
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7 : vector<2xi1>, i1, i1, i1, vector<2xf32>, vector<2xf32>, i1, i1
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: f16, %y: f16, %c: i1, %d: i32) -> (vector<2xi8>, f16) {
 %v0 = arith.constant dense<[8, 8]> : vector<2xi8>
 %v1 = arith.remsi %v0, %v0 : vector<2xi8>
 %v2 = arith.constant dense<7> : vector<2xi8>
 %v3 = arith.divsi %b, %v2 : vector<2xi8>
 %v4 = arith.constant 0.0 : f16
 %v5 = arith.negf %v4 : f16
 %v6 = arith.minsi %v3, %v0 : vector<2xi8>
 %v7 = arith.minimumf %v5, %y fastmath<contract> : f16
 return %v6, %v7 : vector<2xi8>, f16
}
// -----
func.func @f(%a: i8, %b: i8, %x: f32, %y: f32, %c: i1, %d: i64) -> (index, f64) {
 %v0 = arith.shrsi %a, %b : i8
 %v1 = arith.constant 2.0 : f32
 %v2 = arith.cmpf ule, %v1, %v1 : f32
 %v3 = arith.constant 7 : i8
 %v4 = arith.ceildivsi %v3, %v3 : i8
 %v5 = arith.index_cast %d : i64 to index
 %v6 = arith.extf %v1 : f32 to f64
 return %v5, %v6 : index, f64
}
// -----
func.func @f(%a: i32, %b: i32, %x: bf16, %y: bf16, %c: i1, %d: i8) -> (i32, i1, i8, i1) {
 %v0 = arith.constant 31 : i32
 %v1 = arith.cmpi eq, %b, %v0 : i32
 %v2 = arith.select %v1, %d, %d : i8
 %v3 = arith.cmpi ne, %v0, %v0 : i32
 return %v0, %v1, %v2, %v3 : i32, i1, i8, i1
}
// -----
func.func @f(%a: i8, %b: i8, %x: f64, %y: f64, %c: i1, %d: i32) -> (i16, i8, i8, f64, f64, i8, f64, f64, i8, i8) {
 %v0 = arith.extui %a : i8 to i16
 %v1 = arith.constant 127 : i8
 %v2 = arith.minsi %v1, %a : i8
 %v3 = arith.constant 0x7FF0000000000000 : f64
 %v4 = arith.remf %v3, %v3 fastmath<fast> : f64
 %v5 = arith.minui %v2, %b : i8
 %v6 = arith.constant 0x7FF0000000000000 : f64
 %v7 = arith.minimumf %x, %v6 : f64
 %v8 = arith.trunci %v0 : i16 to i8
 %v9 = arith.maxui %a, %v5 : i8
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 : i16, i8, i8, f64, f64, i8, f64, f64, i8, i8
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: f32, %y: f32, %c: i1, %d: i16) -> (i32, i1, vector<2xindex>, f32, i16, vector<2xindex>) {
 %v0 = arith.extsi %d : i16 to i32
 %v1 = arith.cmpf ogt, %x, %y : f32
 %v2 = arith.shrui %a, %b : vector<2xindex>
 %v3 = arith.addf %y, %x : f32
 %v4 = arith.subi %d, %d : i16
 %v5 = arith.remui %a, %v2 : vector<2xindex>
 return %v0, %v1, %v2, %v3, %v4, %v5 : i32, i1, vector<2xindex>, f32, i16, vector<2xindex>
}
// -----
func.func @f(%a: i32, %b: i32, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i16) -> (i32, i32) {
 %v0 = arith.constant 255 : i32
 %v1 = arith.andi %v0, %v0 : i32
 %v2 = arith.constant 1 : i16
 %v3 = arith.trunci %v2 : i16 to i8
 %v4 = arith.cmpi slt, %d, %v2 : i16
 %v5 = arith.constant 3 : i16
 %v6 = arith.maxsi %v2, %v5 : i16
 %v7 = arith.maxnumf %y, %y fastmath<fast> : vector<2xf32>
 %v8 = arith.constant dense<0.0> : vector<2xf32>
 %v9 = arith.cmpf ord, %v7, %v8 : vector<2xf32>
 %v10 = arith.constant 31 : i32
 %v11 = arith.floordivsi %v0, %v10 : i32
 return %v10, %v11 : i32, i32
}
// -----
func.func @f(%a: i8, %b: i8, %x: f16, %y: f16, %c: i1, %d: i32) -> (i32, i32, i32, i1) {
 %v0 = arith.constant 255 : i32
 %v1 = arith.select %c, %v0, %d : i32
 %v2 = arith.shli %d, %d : i32
 %v3 = arith.cmpf ugt, %x, %x : f16
 return %v0, %v1, %v2, %v3 : i32, i32, i32, i1
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: bf16, %y: bf16, %c: i1, %d: i16) -> (vector<2xi32>, vector<2xi32>) {
 %v0 = arith.constant dense<[1, 1]> : vector<2xi32>
 %v1 = arith.minsi %v0, %v0 : vector<2xi32>
 %v2 = arith.index_cast %d : i16 to index
 %v3 = arith.ori %d, %d : i16
 %v4 = arith.constant dense<31> : vector<2xi32>
 %v5 = arith.constant dense<[1, 1]> : vector<2xi32>
 %v6 = arith.remui %v4, %v5 : vector<2xi32>
 return %v5, %v6 : vector<2xi32>, vector<2xi32>
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i32) -> (vector<2xi1>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xf32>) {
 %v0 = arith.cmpf oeq, %x, %y : vector<2xf32>
 %v1 = arith.minimumf %y, %x fastmath<nnan,nsz> : vector<2xf32>
 %v2 = arith.constant dense<[1.0, 2.5]> : vector<2xf32>
 %v3 = arith.select %c, %v2, %v1 : vector<2xf32>
 %v4 = arith.constant dense<7> : vector<2xi8>
 %v5 = arith.maxui %a, %v4 : vector<2xi8>
 %v6 = arith.constant dense<[-1, 2]> : vector<2xi8>
 %v7 = arith.andi %v6, %a : vector<2xi8>
 %v8 = arith.minimumf %v2, %v3 fastmath<nnan,nsz> : vector<2xf32>
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : vector<2xi1>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xf32>
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: f32, %y: f32, %c: i1, %d: i16) -> (f32, i1) {
 %v0 = arith.constant 1.0e38 : f32
 %v1 = arith.divf %v0, %x fastmath<fast> : f32
 %v2 = arith.ceildivui %b, %b : vector<2xi32>
 %v3 = arith.constant dense<[1, 32]> : vector<2xi32>
 %v4 = arith.ceildivsi %v3, %a : vector<2xi32>
 %v5 = arith.constant 0x7F800000 : f32
 %v6 = arith.cmpf uge, %v5, %x : f32
 return %v5, %v6 : f32, i1
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: f16, %y: f16, %c: i1, %d: i32) -> (vector<2xi1>, f16, i32, i32) {
 %v0 = arith.cmpi eq, %b, %b : vector<2xi8>
 %v1 = arith.negf %x : f16
 %v2 = arith.constant 2 : i32
 %v3 = arith.select %c, %d, %v2 : i32
 return %v0, %v1, %v2, %v3 : vector<2xi1>, f16, i32, i32
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i8) -> (i8, i8) {
 %v0 = arith.subi %d, %d : i8
 %v1 = arith.uitofp %v0 : i8 to f32
 %v2 = arith.minnumf %x, %y : vector<2xf32>
 %v3 = arith.constant false
 %v4 = arith.constant 127 : i8
 %v5 = arith.select %v3, %v4, %v0 : i8
 return %v4, %v5 : i8, i8
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: f16, %y: f16, %c: i1, %d: i8) -> (vector<2xi8>, vector<2xi8>) {
 %v0 = arith.constant 3.5 : f16
 %v1 = arith.divf %v0, %x : f16
 %v2 = arith.shrui %b, %a : vector<2xi8>
 %v3 = arith.constant 8 : i8
 %v4 = arith.andi %d, %v3 : i8
 %v5 = arith.ori %v3, %v3 : i8
 %v6 = arith.cmpf ueq, %x, %y : f16
 %v7 = arith.constant 5 : i8
 %v8 = arith.uitofp %v7 : i8 to f32
 %v9 = arith.constant dense<8> : vector<2xi8>
 %v10 = arith.constant dense<7> : vector<2xi8>
 %v11 = arith.muli %v9, %v10 overflow<nsw> : vector<2xi8>
 return %v10, %v11 : vector<2xi8>, vector<2xi8>
}
// -----
func.func @f(%a: i1, %b: i1, %x: bf16, %y: bf16, %c: i1, %d: i8) -> (i8, i1) {
 %v0 = arith.cmpi ne, %d, %d : i8
 %v1 = arith.shrsi %a, %b : i1
 %v2 = arith.constant 0.5 : bf16
 %v3 = arith.negf %v2 : bf16
 %v4 = arith.constant 0x7FC0 : bf16
 %v5 = arith.subf %x, %v4 : bf16
 %v6 = arith.constant 1.0e38 : bf16
 %v7 = arith.constant 3.5 : bf16
 %v8 = arith.maxnumf %v6, %v7 : bf16
 %v9 = arith.divsi %d, %d : i8
 %v10 = arith.cmpi ugt, %v9, %v9 : i8
 return %v9, %v10 : i8, i1
}
// -----
func.func @f(%a: i1, %b: i1, %x: f64, %y: f64, %c: i1, %d: i64) -> (i1, i32) {
 %v0 = arith.index_cast %d : i64 to index
 %v1 = arith.index_castui %d : i64 to index
 %v2 = arith.divsi %b, %b : i1
 %v3 = arith.trunci %d : i64 to i32
 return %v2, %v3 : i1, i32
}
// -----
func.func @f(%a: vector<2xindex>, %b: vector<2xindex>, %x: bf16, %y: bf16, %c: i1, %d: i32) -> (i32, i32, i32, bf16, bf16, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, i1) {
 %v0 = arith.constant -8 : i32
 %v1 = arith.constant 0 : i32
 %v2 = arith.minui %v0, %v1 : i32
 %v3 = arith.constant 0x7F80 : bf16
 %v4 = arith.divf %v3, %v3 fastmath<fast> : bf16
 %v5 = arith.constant dense<[2, -1]> : vector<2xindex>
 %v6 = arith.remsi %v5, %a : vector<2xindex>
 %v7 = arith.constant dense<-1> : vector<2xindex>
 %v8 = arith.ceildivui %v7, %v6 : vector<2xindex>
 %v9 = arith.constant dense<63> : vector<2xindex>
 %v10 = arith.constant dense<64> : vector<2xindex>
 %v11 = arith.shrui %v9, %v10 exact : vector<2xindex>
 %v12 = arith.cmpi uge, %v1, %v1 : i32
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12 : i32, i32, i32, bf16, bf16, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, i1
}
// -----
func.func @f(%a: i16, %b: i16, %x: f16, %y: f16, %c: i1, %d: i32) -> (i32, i1) {
 %v0 = arith.constant 0.5 : f16
 %v1 = arith.select %c, %v0, %y : f16
 %v2 = arith.index_castui %d : i32 to index
 %v3 = arith.ceildivui %b, %a : i16
 %v4 = arith.constant 3 : i16
 %v5 = arith.cmpi eq, %v4, %b : i16
 %v6 = arith.constant 31 : i32
 %v7 = arith.constant 31 : i32
 %v8 = arith.divui %v6, %v7 : i32
 %v9 = arith.constant 255 : i32
 %v10 = arith.constant 31 : i32
 %v11 = arith.cmpi sge, %v9, %v10 : i32
 return %v10, %v11 : i32, i1
}
// -----
func.func @f(%a: i64, %b: i64, %x: bf16, %y: bf16, %c: i1, %d: i8) -> (bf16, bf16, i8, i1, i64, i64, i64) {
 %v0 = arith.select %c, %y, %y : bf16
 %v1 = arith.minimumf %y, %x : bf16
 %v2 = arith.constant 16 : i8
 %v3 = arith.cmpi sgt, %v2, %v2 : i8
 %v4 = arith.constant 255 : i64
 %v5 = arith.constant 9223372036854775807 : i64
 %v6 = arith.subi %v4, %v5 : i64
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6 : bf16, bf16, i8, i1, i64, i64, i64
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: f16, %y: f16, %c: i1, %d: i32) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
 %v0 = arith.constant dense<[31, 2]> : vector<2xi32>
 %v1 = arith.constant dense<3> : vector<2xi32>
 %v2 = arith.minui %v0, %v1 : vector<2xi32>
 %v3 = arith.andi %b, %v1 : vector<2xi32>
 return %v0, %v1, %v2, %v3 : vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>, %x: f16, %y: f16, %c: i1, %d: i64) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, f16) {
 %v0 = arith.constant dense<-1> : vector<2xi32>
 %v1 = arith.constant dense<2> : vector<2xi32>
 %v2 = arith.remsi %v0, %v1 : vector<2xi32>
 %v3 = arith.select %c, %x, %y : f16
 return %v0, %v1, %v2, %v3 : vector<2xi32>, vector<2xi32>, vector<2xi32>, f16
}
// -----
func.func @f(%a: i16, %b: i16, %x: f64, %y: f64, %c: i1, %d: i32) -> (f64, i1, i32, i32, f64, f64, i16, f64, f64, i16) {
 %v0 = arith.constant -1.0 : f64
 %v1 = arith.cmpf ult, %x, %v0 : f64
 %v2 = arith.constant 3 : i32
 %v3 = arith.floordivsi %d, %v2 : i32
 %v4 = arith.constant 3.5 : f64
 %v5 = arith.subf %x, %v4 fastmath<fast> : f64
 %v6 = arith.minui %b, %a : i16
 %v7 = arith.constant -0.0 : f64
 %v8 = arith.negf %v7 : f64
 %v9 = arith.select %v1, %a, %a : i16
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 : f64, i1, i32, i32, f64, f64, i16, f64, f64, i16
}
// -----
func.func @f(%a: i32, %b: i32, %x: f16, %y: f16, %c: i1, %d: i64) -> (i32, i64, i1, f16) {
 %v0 = arith.divui %b, %a : i32
 %v1 = arith.constant -8 : i64
 %v2 = arith.cmpi sge, %v1, %v1 : i64
 %v3 = arith.divf %x, %y : f16
 return %v0, %v1, %v2, %v3 : i32, i64, i1, f16
}
// -----
func.func @f(%a: i8, %b: i8, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i64) -> (i64, i64, i64, vector<2xf32>, vector<2xf32>, vector<2xf32>, i8, i8, i1) {
 %v0 = arith.constant 3 : i64
 %v1 = arith.ceildivsi %d, %v0 : i64
 %v2 = arith.ori %d, %d : i64
 %v3 = arith.constant dense<[0.0, 2.5]> : vector<2xf32>
 %v4 = arith.constant dense<2.5> : vector<2xf32>
 %v5 = arith.mulf %v3, %v4 : vector<2xf32>
 %v6 = arith.constant 7 : i8
 %v7 = arith.muli %v6, %b overflow<nsw> : i8
 %v8 = arith.cmpi sgt, %v6, %b : i8
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : i64, i64, i64, vector<2xf32>, vector<2xf32>, vector<2xf32>, i8, i8, i1
}
// -----
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %x: bf16, %y: bf16, %c: i1, %d: i64) -> (i64, i64) {
 %v0 = arith.constant dense<2> : vector<2xi8>
 %v1 = arith.cmpi ule, %b, %v0 : vector<2xi8>
 %v2 = arith.minimumf %y, %y fastmath<nnan,nsz> : bf16
 %v3 = arith.constant 3 : i64
 %v4 = arith.index_cast %v3 : i64 to index
 %v5 = arith.cmpi ne, %a, %b : vector<2xi8>
 %v6 = arith.constant 255 : i64
 %v7 = arith.ceildivui %v3, %v6 : i64
 %v8 = arith.constant 9223372036854775807 : i64
 %v9 = arith.addi %v8, %v8 : i64
 return %v8, %v9 : i64, i64
}
// -----
func.func @f(%a: index, %b: index, %x: f16, %y: f16, %c: i1, %d: i64) -> (f16, f16, i1, i1, i64, index, index, index, i8) {
 %v0 = arith.constant -0.0 : f16
 %v1 = arith.constant -1.0 : f16
 %v2 = arith.cmpf uge, %v0, %v1 : f16
 %v3 = arith.cmpf ogt, %y, %v0 : f16
 %v4 = arith.constant 9223372036854775807 : i64
 %v5 = arith.index_cast %v4 : i64 to index
 %v6 = arith.constant 3 : index
 %v7 = arith.ceildivsi %v5, %v6 : index
 %v8 = arith.trunci %v4 : i64 to i8
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : f16, f16, i1, i1, i64, index, index, index, i8
}
// -----
func.func @f(%a: i64, %b: i64, %x: f32, %y: f32, %c: i1, %d: i32) -> (i64, i64, i64, i1, i64, i64, i64, i64, i64, i64, i32, i32, i32) {
 %v0 = arith.select %c, %b, %a : i64
 %v1 = arith.constant -9223372036854775808 : i64
 %v2 = arith.maxui %v1, %a : i64
 %v3 = arith.constant true
 %v4 = arith.constant -8 : i64
 %v5 = arith.constant 1 : i64
 %v6 = arith.select %v3, %v4, %v5 : i64
 %v7 = arith.andi %v0, %v6 : i64
 %v8 = arith.constant 255 : i64
 %v9 = arith.muli %v2, %v8 : i64
 %v10 = arith.constant 16 : i32
 %v11 = arith.constant 16 : i32
 %v12 = arith.maxui %v10, %v11 : i32
 return %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12 : i64, i64, i64, i1, i64, i64, i64, i64, i64, i64, i32, i32, i32
}
// -----
func.func @f(%a: i16, %b: i16, %x: vector<2xf32>, %y: vector<2xf32>, %c: i1, %d: i16) -> (index, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
 %v0 = arith.index_castui %d : i16 to index
 %v1 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
 %v2 = arith.constant dense<[-1.0, 0.0]> : vector<2xf32>
 %v3 = arith.divf %v1, %v2 : vector<2xf32>
 return %v0, %v1, %v2, %v3 : index, vector<2xf32>, vector<2xf32>, vector<2xf32>
}

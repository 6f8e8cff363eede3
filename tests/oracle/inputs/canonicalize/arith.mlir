func.func @i(%x: i32, %y: i32, %b: i1) -> (i32,i32,i32,i32,i32,i32,i32,i32,i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %c7 = arith.constant 7 : i32
  %cmin = arith.constant -2147483648 : i32
  %a = arith.addi %x, %c0 : i32
  %s = arith.subi %a, %y : i32
  %s2 = arith.addi %s, %y : i32
  %m = arith.muli %c7, %x : i32
  %d = arith.divsi %cmin, %cm1 : i32
  %d2 = arith.divsi %c7, %c0 : i32
  %n = arith.xori %x, %cm1 : i32
  %an = arith.andi %x, %n : i32
  %o = arith.ori %x, %n : i32
  %sh = arith.shli %c7, %c7 : i32
  %c32 = arith.constant 32 : i32
  %sh2 = arith.shli %c7, %c32 : i32
  %mx = arith.maxsi %x, %cmin : i32
  return %s2, %m, %d, %d2, %an, %o, %sh, %sh2, %mx : i32,i32,i32,i32,i32,i32,i32,i32,i32
}
// -----
func.func @i2(%x: i32, %y: i32, %b: i1) -> (i32,i32,i32,i32,i32) {
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %a = arith.addi %x, %c3 : i32
  %a2 = arith.addi %a, %c7 : i32
  %s = arith.subi %a, %c7 : i32
  %s2 = arith.subi %c7, %a : i32
  %m = arith.muli %x, %c3 : i32
  %m2 = arith.muli %m, %c7 : i32
  %m3 = arith.subi %s, %a2 : i32
  return %a2, %s, %s2, %m2, %m3: i32,i32,i32,i32,i32
}
// -----
func.func @c(%x: i32, %y: i32, %b: i1) -> (i1,i1,i1,i1,i1,i32,i1) {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.cmpi slt, %c3, %x : i32
  %1 = arith.cmpi ult, %x, %x : i32
  %e = arith.extui %b : i1 to i32
  %2 = arith.cmpi ne, %e, %c0 : i32
  %3 = arith.xori %0, %t : i1
  %4 = arith.select %b, %t, %f : i1
  %5 = arith.select %b, %f, %t : i1
  %6 = arith.select %3, %x, %y : i32
  %ex = arith.extsi %x : i32 to i64
  %ey = arith.extsi %y : i32 to i64
  %7 = arith.cmpi slt, %ex, %ey : i64
  return %0,%1,%2,%4,%5,%6,%7 : i1,i1,i1,i1,i1,i32,i1
}
// -----
func.func @casts(%x: i16, %y: i64, %i: index) -> (i64,i16,i32,i8,i64, index, i64, i32) {
  %0 = arith.extui %x : i16 to i32
  %1 = arith.extui %0 : i32 to i64
  %2 = arith.trunci %0 : i32 to i16
  %3 = arith.extsi %x : i16 to i64
  %4 = arith.trunci %3 : i64 to i32
  %5 = arith.trunci %y : i64 to i32
  %6 = arith.trunci %5 : i32 to i8
  %7 = arith.extsi %0 : i32 to i64
  %8 = arith.index_cast %i : index to i64
  %9 = arith.index_cast %8 : i64 to index
  %10 = arith.extui %x : i16 to i32
  %11 = arith.extsi %10 : i32 to i64
  %c = arith.constant 5000000000 : index
  %12 = arith.index_cast %c : index to i32
  return %1,%2,%4,%6,%7,%9,%11,%12 : i64,i16,i32,i8,i64,index,i64,i32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32,f32,f32,f32,f32,f32,f32,f32,f16,i1,i1,f32,f32,f32,f64) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %t = arith.constant 0.1 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %0 = arith.addf %x, %z : f32
  %1 = arith.addf %x, %nz : f32
  %2 = arith.subf %x, %z : f32
  %3 = arith.mulf %x, %one : f32
  %4 = arith.mulf %x, %z : f32
  %5 = arith.divf %one, %t : f32
  %6 = arith.addf %t, %t : f32
  %7 = arith.negf %x : f32
  %8 = arith.negf %7 : f32
  %9 = arith.truncf %t : f32 to f16
  %10 = arith.cmpf olt, %x, %nan : f32
  %11 = arith.cmpf ult, %nan, %x : f32
  %12 = arith.maximumf %t, %nan : f32
  %13 = arith.maxnumf %t, %nan : f32
  %14 = arith.minimumf %x, %inf : f32
  %15 = arith.extf %t : f32 to f64
  return %0,%1,%2,%3,%4,%5,%6,%8,%9,%10,%11,%12,%13,%14,%15 : f32,f32,f32,f32,f32,f32,f32,f32,f16,i1,i1,f32,f32,f32,f64
}
// -----
func.func @f2(%x: f32, %y: f32) -> (f32,f32,f32,f32,f32,i32,i32,i8,f32,f32) {
  %z = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %big = arith.constant 3.0e10 : f32
  %m = arith.constant -2.7 : f32
  %t = arith.constant 3.3 : f32
  %0 = arith.negf %x : f32
  %1 = arith.negf %y : f32
  %2 = arith.mulf %0, %1 : f32
  %3 = arith.divf %0, %1 : f32
  %4 = arith.divf %x, %two : f32
  %5 = arith.mulf %x, %z fastmath<nnan,nsz> : f32
  %6 = arith.remf %t, %two : f32
  %7 = arith.fptosi %m : f32 to i32
  %8 = arith.fptosi %big : f32 to i32
  %9 = arith.fptoui %t : f32 to i8
  %c = arith.constant 16777217 : i32
  %10 = arith.sitofp %c : i32 to f32
  %11 = arith.mulf %x, %t : f32
  %12 = arith.mulf %11, %t : f32
  return %2,%3,%4,%5,%6,%7,%8,%9,%10,%12 : f32,f32,f32,f32,f32,i32,i32,i8,f32,f32
}
// -----
func.func @v(%x: vector<4xi32>) -> (vector<4xi32>,vector<4xi32>,vector<4xi32>,vector<4xf32>) {
  %c = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %s = arith.constant dense<2> : vector<4xi32>
  %z = arith.constant dense<0> : vector<4xi32>
  %0 = arith.addi %c, %s : vector<4xi32>
  %1 = arith.muli %x, %z : vector<4xi32>
  %2 = arith.addi %z, %x : vector<4xi32>
  %3 = arith.sitofp %c : vector<4xi32> to vector<4xf32>
  return %0,%1,%2,%3 : vector<4xi32>,vector<4xi32>,vector<4xi32>,vector<4xf32>
}
// -----
func.func @ext(%x: i32) -> (i32,i1,i32,i32,i32,i32,i32,i32,i32,i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %0, %1 = arith.addui_extended %cm1, %c1 : i32, i1
  %2, %3 = arith.mulsi_extended %cm1, %cm1 : i32
  %4, %5 = arith.mului_extended %cm1, %cm1 : i32
  %6, %7 = arith.mulsi_extended %x, %c1 : i32
  %8, %9 = arith.mului_extended %x, %cm1 : i32
  %10, %11 = arith.addui_extended %x, %c0 : i32, i1
  return %0,%1,%2,%3,%4,%5,%6,%7,%8,%11 : i32,i1,i32,i32,i32,i32,i32,i32,i32,i1
}
// -----
func.func @p(%x: i32) -> (i32,i32) {
  %p = ub.poison : i32
  %0 = arith.addi %x, %p : i32
  %1 = arith.addi %p, %p : i32
  return %0, %1 : i32, i32
}

// OPTIONS: index-bitwidth=32
func.func @f(%a: index, %b: index) {
%addi = arith.addi %a, %b : index
%subi = arith.subi %a, %b : index
%muli = arith.muli %a, %b : index
%divsi = arith.divsi %a, %b : index
%divui = arith.divui %a, %b : index
%remsi = arith.remsi %a, %b : index
%remui = arith.remui %a, %b : index
%andi = arith.andi %a, %b : index
%ori = arith.ori %a, %b : index
%xori = arith.xori %a, %b : index
%shli = arith.shli %a, %b : index
%shrsi = arith.shrsi %a, %b : index
%shrui = arith.shrui %a, %b : index
%maxsi = arith.maxsi %a, %b : index
%maxui = arith.maxui %a, %b : index
%minsi = arith.minsi %a, %b : index
%minui = arith.minui %a, %b : index
%ceildivsi = arith.ceildivsi %a, %b : index
%ceildivui = arith.ceildivui %a, %b : index
%floordivsi = arith.floordivsi %a, %b : index
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
 return
}
// -----
func.func @f(%a: index, %b: index) -> index {
 %0 = arith.addi %a, %b overflow<nsw> : index
 %1 = arith.subi %0, %b overflow<nsw, nuw> : index
 %2 = arith.muli %1, %b overflow<nuw> : index
 %3 = arith.shli %2, %b overflow<nsw> : index
 %4 = arith.shrui %3, %b exact : index
%5 = arith.divsi %4, %b exact : index
 %6 = arith.divui %5, %b exact : index
 %7 = arith.shrsi %6, %a exact : index 
 return %7 : index }
// -----
func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) {
%addi = arith.addi %a, %b : vector<4xindex>
%subi = arith.subi %a, %b : vector<4xindex>
%muli = arith.muli %a, %b : vector<4xindex>
%divsi = arith.divsi %a, %b : vector<4xindex>
%divui = arith.divui %a, %b : vector<4xindex>
%remsi = arith.remsi %a, %b : vector<4xindex>
%remui = arith.remui %a, %b : vector<4xindex>
%andi = arith.andi %a, %b : vector<4xindex>
%ori = arith.ori %a, %b : vector<4xindex>
%xori = arith.xori %a, %b : vector<4xindex>
%shli = arith.shli %a, %b : vector<4xindex>
%shrsi = arith.shrsi %a, %b : vector<4xindex>
%shrui = arith.shrui %a, %b : vector<4xindex>
%maxsi = arith.maxsi %a, %b : vector<4xindex>
%maxui = arith.maxui %a, %b : vector<4xindex>
%minsi = arith.minsi %a, %b : vector<4xindex>
%minui = arith.minui %a, %b : vector<4xindex>
%ceildivsi = arith.ceildivsi %a, %b : vector<4xindex>
%ceildivui = arith.ceildivui %a, %b : vector<4xindex>
%floordivsi = arith.floordivsi %a, %b : vector<4xindex>
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>, vector<4xindex>) -> ()
 return
}
// -----
func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) -> vector<4xindex> {
 %0 = arith.addi %a, %b overflow<nsw> : vector<4xindex>
 %1 = arith.subi %0, %b overflow<nsw, nuw> : vector<4xindex>
 %2 = arith.muli %1, %b overflow<nuw> : vector<4xindex>
 %3 = arith.shli %2, %b overflow<nsw> : vector<4xindex>
 %4 = arith.shrui %3, %b exact : vector<4xindex>
%5 = arith.divsi %4, %b exact : vector<4xindex>
 %6 = arith.divui %5, %b exact : vector<4xindex>
 %7 = arith.shrsi %6, %a exact : vector<4xindex> 
 return %7 : vector<4xindex> }
// -----
func.func @f(%a: i32) -> index { %0 = arith.index_cast %a : i32 to index
 return %0 : index }
// -----
func.func @f(%a: index) -> i32 { %0 = arith.index_cast %a : index to i32
 return %0 : i32 }
// -----
func.func @f(%a: i64) -> index { %0 = arith.index_cast %a : i64 to index
 return %0 : index }
// -----
func.func @f(%a: index) -> i64 { %0 = arith.index_cast %a : index to i64
 return %0 : i64 }
// -----
func.func @f(%a: i1) -> index { %0 = arith.index_cast %a : i1 to index
 return %0 : index }
// -----
func.func @f(%a: index) -> i128 { %0 = arith.index_cast %a : index to i128
 return %0 : i128 }
// -----
func.func @f(%a: i32) -> index { %0 = arith.index_castui %a : i32 to index
 return %0 : index }
// -----
func.func @f(%a: index) -> i16 { %0 = arith.index_castui %a : index to i16
 return %0 : i16 }
// -----
func.func @f(%a: i64) -> index { %0 = arith.index_castui %a : i64 to index
 return %0 : index }
// -----
func.func @f(%a: vector<4xi32>) -> vector<4xindex> { %0 = arith.index_cast %a : vector<4xi32> to vector<4xindex>
 return %0 : vector<4xindex> }
// -----
func.func @f(%a: vector<2x2xindex>) -> vector<2x2xi32> { %0 = arith.index_castui %a : vector<2x2xindex> to vector<2x2xi32>
 return %0 : vector<2x2xi32> }
// -----
func.func @f(%a: vector<2x2xi64>) -> vector<2x2xindex> { %0 = arith.index_cast %a : vector<2x2xi64> to vector<2x2xindex>
 return %0 : vector<2x2xindex> }
// -----
func.func @f(%a: vector<[4]xindex>) -> vector<[4]xi128> { %0 = arith.index_castui %a : vector<[4]xindex> to vector<[4]xi128>
 return %0 : vector<[4]xi128> }
// -----
func.func @f(%a: tensor<2xi32>) -> tensor<2xindex> { %0 = arith.index_cast %a : tensor<2xi32> to tensor<2xindex>
 return %0 : tensor<2xindex> }
// -----
func.func @f() -> index { %0 = arith.constant 7 : index
 return %0 : index }
// -----
func.func @f() -> vector<4xindex> { %0 = arith.constant dense<3> : vector<4xindex>
 return %0 : vector<4xindex> }
// -----
func.func @f() -> vector<2x2xindex> { %0 = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xindex>
 return %0 : vector<2x2xindex> }
// -----
func.func @f() -> tensor<4xindex> { %0 = arith.constant dense<0> : tensor<4xindex>
 return %0 : tensor<4xindex> }
// -----
func.func @f(%c: i1, %a: index, %b: index) -> index { %0 = arith.select %c, %a, %b : index
 return %0 : index }

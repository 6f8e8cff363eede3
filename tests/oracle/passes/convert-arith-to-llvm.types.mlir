func.func @f(%a: i1, %b: i1) {
%addi = arith.addi %a, %b : i1
%subi = arith.subi %a, %b : i1
%muli = arith.muli %a, %b : i1
%divsi = arith.divsi %a, %b : i1
%divui = arith.divui %a, %b : i1
%remsi = arith.remsi %a, %b : i1
%remui = arith.remui %a, %b : i1
%andi = arith.andi %a, %b : i1
%ori = arith.ori %a, %b : i1
%xori = arith.xori %a, %b : i1
%shli = arith.shli %a, %b : i1
%shrsi = arith.shrsi %a, %b : i1
%shrui = arith.shrui %a, %b : i1
%maxsi = arith.maxsi %a, %b : i1
%maxui = arith.maxui %a, %b : i1
%minsi = arith.minsi %a, %b : i1
%minui = arith.minui %a, %b : i1
%ceildivsi = arith.ceildivsi %a, %b : i1
%ceildivui = arith.ceildivui %a, %b : i1
%floordivsi = arith.floordivsi %a, %b : i1
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
 return
}
// -----
func.func @f(%a: i8, %b: i8) {
%addi = arith.addi %a, %b : i8
%subi = arith.subi %a, %b : i8
%muli = arith.muli %a, %b : i8
%divsi = arith.divsi %a, %b : i8
%divui = arith.divui %a, %b : i8
%remsi = arith.remsi %a, %b : i8
%remui = arith.remui %a, %b : i8
%andi = arith.andi %a, %b : i8
%ori = arith.ori %a, %b : i8
%xori = arith.xori %a, %b : i8
%shli = arith.shli %a, %b : i8
%shrsi = arith.shrsi %a, %b : i8
%shrui = arith.shrui %a, %b : i8
%maxsi = arith.maxsi %a, %b : i8
%maxui = arith.maxui %a, %b : i8
%minsi = arith.minsi %a, %b : i8
%minui = arith.minui %a, %b : i8
%ceildivsi = arith.ceildivsi %a, %b : i8
%ceildivui = arith.ceildivui %a, %b : i8
%floordivsi = arith.floordivsi %a, %b : i8
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
 return
}
// -----
func.func @f(%a: i32, %b: i32) {
%addi = arith.addi %a, %b : i32
%subi = arith.subi %a, %b : i32
%muli = arith.muli %a, %b : i32
%divsi = arith.divsi %a, %b : i32
%divui = arith.divui %a, %b : i32
%remsi = arith.remsi %a, %b : i32
%remui = arith.remui %a, %b : i32
%andi = arith.andi %a, %b : i32
%ori = arith.ori %a, %b : i32
%xori = arith.xori %a, %b : i32
%shli = arith.shli %a, %b : i32
%shrsi = arith.shrsi %a, %b : i32
%shrui = arith.shrui %a, %b : i32
%maxsi = arith.maxsi %a, %b : i32
%maxui = arith.maxui %a, %b : i32
%minsi = arith.minsi %a, %b : i32
%minui = arith.minui %a, %b : i32
%ceildivsi = arith.ceildivsi %a, %b : i32
%ceildivui = arith.ceildivui %a, %b : i32
%floordivsi = arith.floordivsi %a, %b : i32
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
 return
}
// -----
func.func @f(%a: i64, %b: i64) {
%addi = arith.addi %a, %b : i64
%subi = arith.subi %a, %b : i64
%muli = arith.muli %a, %b : i64
%divsi = arith.divsi %a, %b : i64
%divui = arith.divui %a, %b : i64
%remsi = arith.remsi %a, %b : i64
%remui = arith.remui %a, %b : i64
%andi = arith.andi %a, %b : i64
%ori = arith.ori %a, %b : i64
%xori = arith.xori %a, %b : i64
%shli = arith.shli %a, %b : i64
%shrsi = arith.shrsi %a, %b : i64
%shrui = arith.shrui %a, %b : i64
%maxsi = arith.maxsi %a, %b : i64
%maxui = arith.maxui %a, %b : i64
%minsi = arith.minsi %a, %b : i64
%minui = arith.minui %a, %b : i64
%ceildivsi = arith.ceildivsi %a, %b : i64
%ceildivui = arith.ceildivui %a, %b : i64
%floordivsi = arith.floordivsi %a, %b : i64
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
 return
}
// -----
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
func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
%addi = arith.addi %a, %b : vector<4xi32>
%subi = arith.subi %a, %b : vector<4xi32>
%muli = arith.muli %a, %b : vector<4xi32>
%divsi = arith.divsi %a, %b : vector<4xi32>
%divui = arith.divui %a, %b : vector<4xi32>
%remsi = arith.remsi %a, %b : vector<4xi32>
%remui = arith.remui %a, %b : vector<4xi32>
%andi = arith.andi %a, %b : vector<4xi32>
%ori = arith.ori %a, %b : vector<4xi32>
%xori = arith.xori %a, %b : vector<4xi32>
%shli = arith.shli %a, %b : vector<4xi32>
%shrsi = arith.shrsi %a, %b : vector<4xi32>
%shrui = arith.shrui %a, %b : vector<4xi32>
%maxsi = arith.maxsi %a, %b : vector<4xi32>
%maxui = arith.maxui %a, %b : vector<4xi32>
%minsi = arith.minsi %a, %b : vector<4xi32>
%minui = arith.minui %a, %b : vector<4xi32>
%ceildivsi = arith.ceildivsi %a, %b : vector<4xi32>
%ceildivui = arith.ceildivui %a, %b : vector<4xi32>
%floordivsi = arith.floordivsi %a, %b : vector<4xi32>
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
 return
}
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
%addi = arith.addi %a, %b : vector<[4]xi32>
%subi = arith.subi %a, %b : vector<[4]xi32>
%muli = arith.muli %a, %b : vector<[4]xi32>
%divsi = arith.divsi %a, %b : vector<[4]xi32>
%divui = arith.divui %a, %b : vector<[4]xi32>
%remsi = arith.remsi %a, %b : vector<[4]xi32>
%remui = arith.remui %a, %b : vector<[4]xi32>
%andi = arith.andi %a, %b : vector<[4]xi32>
%ori = arith.ori %a, %b : vector<[4]xi32>
%xori = arith.xori %a, %b : vector<[4]xi32>
%shli = arith.shli %a, %b : vector<[4]xi32>
%shrsi = arith.shrsi %a, %b : vector<[4]xi32>
%shrui = arith.shrui %a, %b : vector<[4]xi32>
%maxsi = arith.maxsi %a, %b : vector<[4]xi32>
%maxui = arith.maxui %a, %b : vector<[4]xi32>
%minsi = arith.minsi %a, %b : vector<[4]xi32>
%minui = arith.minui %a, %b : vector<[4]xi32>
%ceildivsi = arith.ceildivsi %a, %b : vector<[4]xi32>
%ceildivui = arith.ceildivui %a, %b : vector<[4]xi32>
%floordivsi = arith.floordivsi %a, %b : vector<[4]xi32>
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> ()
 return
}
// -----
func.func @f(%a: vector<2x3xi32>, %b: vector<2x3xi32>) {
%addi = arith.addi %a, %b : vector<2x3xi32>
%subi = arith.subi %a, %b : vector<2x3xi32>
%muli = arith.muli %a, %b : vector<2x3xi32>
%divsi = arith.divsi %a, %b : vector<2x3xi32>
%divui = arith.divui %a, %b : vector<2x3xi32>
%remsi = arith.remsi %a, %b : vector<2x3xi32>
%remui = arith.remui %a, %b : vector<2x3xi32>
%andi = arith.andi %a, %b : vector<2x3xi32>
%ori = arith.ori %a, %b : vector<2x3xi32>
%xori = arith.xori %a, %b : vector<2x3xi32>
%shli = arith.shli %a, %b : vector<2x3xi32>
%shrsi = arith.shrsi %a, %b : vector<2x3xi32>
%shrui = arith.shrui %a, %b : vector<2x3xi32>
%maxsi = arith.maxsi %a, %b : vector<2x3xi32>
%maxui = arith.maxui %a, %b : vector<2x3xi32>
%minsi = arith.minsi %a, %b : vector<2x3xi32>
%minui = arith.minui %a, %b : vector<2x3xi32>
%ceildivsi = arith.ceildivsi %a, %b : vector<2x3xi32>
%ceildivui = arith.ceildivui %a, %b : vector<2x3xi32>
%floordivsi = arith.floordivsi %a, %b : vector<2x3xi32>
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>) -> ()
 return
}
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
func.func @f(%a: vector<i32>, %b: vector<i32>) {
%addi = arith.addi %a, %b : vector<i32>
%subi = arith.subi %a, %b : vector<i32>
%muli = arith.muli %a, %b : vector<i32>
%divsi = arith.divsi %a, %b : vector<i32>
%divui = arith.divui %a, %b : vector<i32>
%remsi = arith.remsi %a, %b : vector<i32>
%remui = arith.remui %a, %b : vector<i32>
%andi = arith.andi %a, %b : vector<i32>
%ori = arith.ori %a, %b : vector<i32>
%xori = arith.xori %a, %b : vector<i32>
%shli = arith.shli %a, %b : vector<i32>
%shrsi = arith.shrsi %a, %b : vector<i32>
%shrui = arith.shrui %a, %b : vector<i32>
%maxsi = arith.maxsi %a, %b : vector<i32>
%maxui = arith.maxui %a, %b : vector<i32>
%minsi = arith.minsi %a, %b : vector<i32>
%minui = arith.minui %a, %b : vector<i32>
%ceildivsi = arith.ceildivsi %a, %b : vector<i32>
%ceildivui = arith.ceildivui %a, %b : vector<i32>
%floordivsi = arith.floordivsi %a, %b : vector<i32>
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>, vector<i32>) -> ()
 return
}
// -----
func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) {
%addi = arith.addi %a, %b : tensor<4xi32>
%subi = arith.subi %a, %b : tensor<4xi32>
%muli = arith.muli %a, %b : tensor<4xi32>
%divsi = arith.divsi %a, %b : tensor<4xi32>
%divui = arith.divui %a, %b : tensor<4xi32>
%remsi = arith.remsi %a, %b : tensor<4xi32>
%remui = arith.remui %a, %b : tensor<4xi32>
%andi = arith.andi %a, %b : tensor<4xi32>
%ori = arith.ori %a, %b : tensor<4xi32>
%xori = arith.xori %a, %b : tensor<4xi32>
%shli = arith.shli %a, %b : tensor<4xi32>
%shrsi = arith.shrsi %a, %b : tensor<4xi32>
%shrui = arith.shrui %a, %b : tensor<4xi32>
%maxsi = arith.maxsi %a, %b : tensor<4xi32>
%maxui = arith.maxui %a, %b : tensor<4xi32>
%minsi = arith.minsi %a, %b : tensor<4xi32>
%minui = arith.minui %a, %b : tensor<4xi32>
%ceildivsi = arith.ceildivsi %a, %b : tensor<4xi32>
%ceildivui = arith.ceildivui %a, %b : tensor<4xi32>
%floordivsi = arith.floordivsi %a, %b : tensor<4xi32>
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
 return
}
// -----
func.func @f(%a: vector<1x1x2xi8>, %b: vector<1x1x2xi8>) {
%addi = arith.addi %a, %b : vector<1x1x2xi8>
%subi = arith.subi %a, %b : vector<1x1x2xi8>
%muli = arith.muli %a, %b : vector<1x1x2xi8>
%divsi = arith.divsi %a, %b : vector<1x1x2xi8>
%divui = arith.divui %a, %b : vector<1x1x2xi8>
%remsi = arith.remsi %a, %b : vector<1x1x2xi8>
%remui = arith.remui %a, %b : vector<1x1x2xi8>
%andi = arith.andi %a, %b : vector<1x1x2xi8>
%ori = arith.ori %a, %b : vector<1x1x2xi8>
%xori = arith.xori %a, %b : vector<1x1x2xi8>
%shli = arith.shli %a, %b : vector<1x1x2xi8>
%shrsi = arith.shrsi %a, %b : vector<1x1x2xi8>
%shrui = arith.shrui %a, %b : vector<1x1x2xi8>
%maxsi = arith.maxsi %a, %b : vector<1x1x2xi8>
%maxui = arith.maxui %a, %b : vector<1x1x2xi8>
%minsi = arith.minsi %a, %b : vector<1x1x2xi8>
%minui = arith.minui %a, %b : vector<1x1x2xi8>
%ceildivsi = arith.ceildivsi %a, %b : vector<1x1x2xi8>
%ceildivui = arith.ceildivui %a, %b : vector<1x1x2xi8>
%floordivsi = arith.floordivsi %a, %b : vector<1x1x2xi8>
 "t.u"(%addi, %subi, %muli, %divsi, %divui, %remsi, %remui, %andi, %ori, %xori, %shli, %shrsi, %shrui, %maxsi, %maxui, %minsi, %minui, %ceildivsi, %ceildivui, %floordivsi) : (vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>, vector<1x1x2xi8>) -> ()
 return
}
// -----
func.func @f(%a: f16, %b: f16) {
%addf = arith.addf %a, %b  : f16
%subf = arith.subf %a, %b  : f16
%mulf = arith.mulf %a, %b  : f16
%divf = arith.divf %a, %b  : f16
%remf = arith.remf %a, %b  : f16
%maximumf = arith.maximumf %a, %b  : f16
%minimumf = arith.minimumf %a, %b  : f16
%maxnumf = arith.maxnumf %a, %b  : f16
%minnumf = arith.minnumf %a, %b  : f16
 %n = arith.negf %a  : f16
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> ()
 return }
// -----
func.func @f(%a: f16, %b: f16) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : f16
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f16, %b: f16) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : f16
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: bf16, %b: bf16) {
%addf = arith.addf %a, %b fastmath<nnan,ninf> : bf16
%subf = arith.subf %a, %b fastmath<nnan,ninf> : bf16
%mulf = arith.mulf %a, %b fastmath<nnan,ninf> : bf16
%divf = arith.divf %a, %b fastmath<nnan,ninf> : bf16
%remf = arith.remf %a, %b fastmath<nnan,ninf> : bf16
%maximumf = arith.maximumf %a, %b fastmath<nnan,ninf> : bf16
%minimumf = arith.minimumf %a, %b fastmath<nnan,ninf> : bf16
%maxnumf = arith.maxnumf %a, %b fastmath<nnan,ninf> : bf16
%minnumf = arith.minnumf %a, %b fastmath<nnan,ninf> : bf16
 %n = arith.negf %a fastmath<nnan,ninf> : bf16
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
 return }
// -----
func.func @f(%a: bf16, %b: bf16) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : bf16
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: bf16, %b: bf16) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : bf16
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f32, %b: f32) {
%addf = arith.addf %a, %b fastmath<fast>  : f32
%subf = arith.subf %a, %b fastmath<fast>  : f32
%mulf = arith.mulf %a, %b fastmath<fast>  : f32
%divf = arith.divf %a, %b fastmath<fast>  : f32
%remf = arith.remf %a, %b fastmath<fast>  : f32
%maximumf = arith.maximumf %a, %b fastmath<fast>  : f32
%minimumf = arith.minimumf %a, %b fastmath<fast>  : f32
%maxnumf = arith.maxnumf %a, %b fastmath<fast>  : f32
%minnumf = arith.minnumf %a, %b fastmath<fast>  : f32
 %n = arith.negf %a fastmath<fast>  : f32
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
 return }
// -----
func.func @f(%a: f32, %b: f32) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : f32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f32, %b: f32) {
 %c = arith.cmpf oeq, %a, %b fastmath<nnan> : f32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f32, %b: f32) {
 %c = arith.cmpf olt, %a, %b fastmath<nnan> : f32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f32, %b: f32) {
 %c = arith.cmpf ord, %a, %b fastmath<nnan> : f32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f32, %b: f32) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : f32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f32, %b: f32) {
 %c = arith.cmpf une, %a, %b fastmath<nnan> : f32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f64, %b: f64) {
%addf = arith.addf %a, %b  : f64
%subf = arith.subf %a, %b  : f64
%mulf = arith.mulf %a, %b  : f64
%divf = arith.divf %a, %b  : f64
%remf = arith.remf %a, %b  : f64
%maximumf = arith.maximumf %a, %b  : f64
%minimumf = arith.minimumf %a, %b  : f64
%maxnumf = arith.maxnumf %a, %b  : f64
%minnumf = arith.minnumf %a, %b  : f64
 %n = arith.negf %a  : f64
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
 return }
// -----
func.func @f(%a: f64, %b: f64) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : f64
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f64, %b: f64) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : f64
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f128, %b: f128) {
%addf = arith.addf %a, %b fastmath<nnan,ninf> : f128
%subf = arith.subf %a, %b fastmath<nnan,ninf> : f128
%mulf = arith.mulf %a, %b fastmath<nnan,ninf> : f128
%divf = arith.divf %a, %b fastmath<nnan,ninf> : f128
%remf = arith.remf %a, %b fastmath<nnan,ninf> : f128
%maximumf = arith.maximumf %a, %b fastmath<nnan,ninf> : f128
%minimumf = arith.minimumf %a, %b fastmath<nnan,ninf> : f128
%maxnumf = arith.maxnumf %a, %b fastmath<nnan,ninf> : f128
%minnumf = arith.minnumf %a, %b fastmath<nnan,ninf> : f128
 %n = arith.negf %a fastmath<nnan,ninf> : f128
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f128, f128, f128, f128, f128, f128, f128, f128, f128, f128) -> ()
 return }
// -----
func.func @f(%a: f128, %b: f128) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : f128
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f128, %b: f128) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : f128
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f80, %b: f80) {
%addf = arith.addf %a, %b  : f80
%subf = arith.subf %a, %b  : f80
%mulf = arith.mulf %a, %b  : f80
%divf = arith.divf %a, %b  : f80
%remf = arith.remf %a, %b  : f80
%maximumf = arith.maximumf %a, %b  : f80
%minimumf = arith.minimumf %a, %b  : f80
%maxnumf = arith.maxnumf %a, %b  : f80
%minnumf = arith.minnumf %a, %b  : f80
 %n = arith.negf %a  : f80
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
 return }
// -----
func.func @f(%a: f80, %b: f80) {
%addf = arith.addf %a, %b fastmath<fast>  : f80
%subf = arith.subf %a, %b fastmath<fast>  : f80
%mulf = arith.mulf %a, %b fastmath<fast>  : f80
%divf = arith.divf %a, %b fastmath<fast>  : f80
%remf = arith.remf %a, %b fastmath<fast>  : f80
%maximumf = arith.maximumf %a, %b fastmath<fast>  : f80
%minimumf = arith.minimumf %a, %b fastmath<fast>  : f80
%maxnumf = arith.maxnumf %a, %b fastmath<fast>  : f80
%minnumf = arith.minnumf %a, %b fastmath<fast>  : f80
 %n = arith.negf %a fastmath<fast>  : f80
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
 return }
// -----
func.func @f(%a: f80, %b: f80) {
%addf = arith.addf %a, %b fastmath<nnan,ninf> : f80
%subf = arith.subf %a, %b fastmath<nnan,ninf> : f80
%mulf = arith.mulf %a, %b fastmath<nnan,ninf> : f80
%divf = arith.divf %a, %b fastmath<nnan,ninf> : f80
%remf = arith.remf %a, %b fastmath<nnan,ninf> : f80
%maximumf = arith.maximumf %a, %b fastmath<nnan,ninf> : f80
%minimumf = arith.minimumf %a, %b fastmath<nnan,ninf> : f80
%maxnumf = arith.maxnumf %a, %b fastmath<nnan,ninf> : f80
%minnumf = arith.minnumf %a, %b fastmath<nnan,ninf> : f80
 %n = arith.negf %a fastmath<nnan,ninf> : f80
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
 return }
// -----
func.func @f(%a: f80, %b: f80) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : f80
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f80, %b: f80) {
 %c = arith.cmpf ole, %a, %b fastmath<nnan> : f80
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f80, %b: f80) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : f80
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f80, %b: f80) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : f80
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
%addf = arith.addf %a, %b  : vector<4xf32>
%subf = arith.subf %a, %b  : vector<4xf32>
%mulf = arith.mulf %a, %b  : vector<4xf32>
%divf = arith.divf %a, %b  : vector<4xf32>
%remf = arith.remf %a, %b  : vector<4xf32>
%maximumf = arith.maximumf %a, %b  : vector<4xf32>
%minimumf = arith.minimumf %a, %b  : vector<4xf32>
%maxnumf = arith.maxnumf %a, %b  : vector<4xf32>
%minnumf = arith.minnumf %a, %b  : vector<4xf32>
 %n = arith.negf %a  : vector<4xf32>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
 return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : vector<4xf32>
 "t.u"(%c) : (vector<4xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : vector<4xf32>
 "t.u"(%c) : (vector<4xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<[2]xf16>, %b: vector<[2]xf16>) {
%addf = arith.addf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%subf = arith.subf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%mulf = arith.mulf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%divf = arith.divf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%remf = arith.remf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%maximumf = arith.maximumf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%minimumf = arith.minimumf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%maxnumf = arith.maxnumf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
%minnumf = arith.minnumf %a, %b fastmath<nnan,ninf> : vector<[2]xf16>
 %n = arith.negf %a fastmath<nnan,ninf> : vector<[2]xf16>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>, vector<[2]xf16>) -> ()
 return }
// -----
func.func @f(%a: vector<[2]xf16>, %b: vector<[2]xf16>) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : vector<[2]xf16>
 "t.u"(%c) : (vector<[2]xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<[2]xf16>, %b: vector<[2]xf16>) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : vector<[2]xf16>
 "t.u"(%c) : (vector<[2]xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<2x3xf64>, %b: vector<2x3xf64>) {
%addf = arith.addf %a, %b fastmath<fast>  : vector<2x3xf64>
%subf = arith.subf %a, %b fastmath<fast>  : vector<2x3xf64>
%mulf = arith.mulf %a, %b fastmath<fast>  : vector<2x3xf64>
%divf = arith.divf %a, %b fastmath<fast>  : vector<2x3xf64>
%remf = arith.remf %a, %b fastmath<fast>  : vector<2x3xf64>
%maximumf = arith.maximumf %a, %b fastmath<fast>  : vector<2x3xf64>
%minimumf = arith.minimumf %a, %b fastmath<fast>  : vector<2x3xf64>
%maxnumf = arith.maxnumf %a, %b fastmath<fast>  : vector<2x3xf64>
%minnumf = arith.minnumf %a, %b fastmath<fast>  : vector<2x3xf64>
 %n = arith.negf %a fastmath<fast>  : vector<2x3xf64>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>, vector<2x3xf64>) -> ()
 return }
// -----
func.func @f(%a: vector<2x3xf64>, %b: vector<2x3xf64>) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : vector<2x3xf64>
 "t.u"(%c) : (vector<2x3xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<2x3xf64>, %b: vector<2x3xf64>) {
 %c = arith.cmpf ole, %a, %b fastmath<nnan> : vector<2x3xf64>
 "t.u"(%c) : (vector<2x3xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<f32>, %b: vector<f32>) {
%addf = arith.addf %a, %b  : vector<f32>
%subf = arith.subf %a, %b  : vector<f32>
%mulf = arith.mulf %a, %b  : vector<f32>
%divf = arith.divf %a, %b  : vector<f32>
%remf = arith.remf %a, %b  : vector<f32>
%maximumf = arith.maximumf %a, %b  : vector<f32>
%minimumf = arith.minimumf %a, %b  : vector<f32>
%maxnumf = arith.maxnumf %a, %b  : vector<f32>
%minnumf = arith.minnumf %a, %b  : vector<f32>
 %n = arith.negf %a  : vector<f32>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>) -> ()
 return }
// -----
func.func @f(%a: vector<f32>, %b: vector<f32>) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : vector<f32>
 "t.u"(%c) : (vector<i1>) -> ()
 return }
// -----
func.func @f(%a: vector<f32>, %b: vector<f32>) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : vector<f32>
 "t.u"(%c) : (vector<i1>) -> ()
 return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
%addf = arith.addf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%subf = arith.subf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%mulf = arith.mulf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%divf = arith.divf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%remf = arith.remf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%maximumf = arith.maximumf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%minimumf = arith.minimumf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%maxnumf = arith.maxnumf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
%minnumf = arith.minnumf %a, %b fastmath<nnan,ninf> : tensor<2xf32>
 %n = arith.negf %a fastmath<nnan,ninf> : tensor<2xf32>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
 return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : tensor<2xf32>
 "t.u"(%c) : (tensor<2xi1>) -> ()
 return }
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : tensor<2xf32>
 "t.u"(%c) : (tensor<2xi1>) -> ()
 return }
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) {
%addf = arith.addf %a, %b  : f8E4M3FN
%subf = arith.subf %a, %b  : f8E4M3FN
%mulf = arith.mulf %a, %b  : f8E4M3FN
%divf = arith.divf %a, %b  : f8E4M3FN
%remf = arith.remf %a, %b  : f8E4M3FN
%maximumf = arith.maximumf %a, %b  : f8E4M3FN
%minimumf = arith.minimumf %a, %b  : f8E4M3FN
%maxnumf = arith.maxnumf %a, %b  : f8E4M3FN
%minnumf = arith.minnumf %a, %b  : f8E4M3FN
 %n = arith.negf %a  : f8E4M3FN
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
 return }
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) {
%addf = arith.addf %a, %b fastmath<fast>  : f8E4M3FN
%subf = arith.subf %a, %b fastmath<fast>  : f8E4M3FN
%mulf = arith.mulf %a, %b fastmath<fast>  : f8E4M3FN
%divf = arith.divf %a, %b fastmath<fast>  : f8E4M3FN
%remf = arith.remf %a, %b fastmath<fast>  : f8E4M3FN
%maximumf = arith.maximumf %a, %b fastmath<fast>  : f8E4M3FN
%minimumf = arith.minimumf %a, %b fastmath<fast>  : f8E4M3FN
%maxnumf = arith.maxnumf %a, %b fastmath<fast>  : f8E4M3FN
%minnumf = arith.minnumf %a, %b fastmath<fast>  : f8E4M3FN
 %n = arith.negf %a fastmath<fast>  : f8E4M3FN
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
 return }
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) {
%addf = arith.addf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%subf = arith.subf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%mulf = arith.mulf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%divf = arith.divf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%remf = arith.remf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%maximumf = arith.maximumf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%minimumf = arith.minimumf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%maxnumf = arith.maxnumf %a, %b fastmath<nnan,ninf> : f8E4M3FN
%minnumf = arith.minnumf %a, %b fastmath<nnan,ninf> : f8E4M3FN
 %n = arith.negf %a fastmath<nnan,ninf> : f8E4M3FN
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) -> ()
 return }
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : f8E4M3FN
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) {
 %c = arith.cmpf ole, %a, %b fastmath<nnan> : f8E4M3FN
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : f8E4M3FN
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : f8E4M3FN
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: tf32, %b: tf32) {
%addf = arith.addf %a, %b  : tf32
%subf = arith.subf %a, %b  : tf32
%mulf = arith.mulf %a, %b  : tf32
%divf = arith.divf %a, %b  : tf32
%remf = arith.remf %a, %b  : tf32
%maximumf = arith.maximumf %a, %b  : tf32
%minimumf = arith.minimumf %a, %b  : tf32
%maxnumf = arith.maxnumf %a, %b  : tf32
%minnumf = arith.minnumf %a, %b  : tf32
 %n = arith.negf %a  : tf32
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32, tf32) -> ()
 return }
// -----
func.func @f(%a: tf32, %b: tf32) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : tf32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: tf32, %b: tf32) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : tf32
 "t.u"(%c) : (i1) -> ()
 return }
// -----
func.func @f(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) {
%addf = arith.addf %a, %b  : vector<2xf8E5M2>
%subf = arith.subf %a, %b  : vector<2xf8E5M2>
%mulf = arith.mulf %a, %b  : vector<2xf8E5M2>
%divf = arith.divf %a, %b  : vector<2xf8E5M2>
%remf = arith.remf %a, %b  : vector<2xf8E5M2>
%maximumf = arith.maximumf %a, %b  : vector<2xf8E5M2>
%minimumf = arith.minimumf %a, %b  : vector<2xf8E5M2>
%maxnumf = arith.maxnumf %a, %b  : vector<2xf8E5M2>
%minnumf = arith.minnumf %a, %b  : vector<2xf8E5M2>
 %n = arith.negf %a  : vector<2xf8E5M2>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>) -> ()
 return }
// -----
func.func @f(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) {
%addf = arith.addf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%subf = arith.subf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%mulf = arith.mulf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%divf = arith.divf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%remf = arith.remf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%maximumf = arith.maximumf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%minimumf = arith.minimumf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%maxnumf = arith.maxnumf %a, %b fastmath<fast>  : vector<2xf8E5M2>
%minnumf = arith.minnumf %a, %b fastmath<fast>  : vector<2xf8E5M2>
 %n = arith.negf %a fastmath<fast>  : vector<2xf8E5M2>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>) -> ()
 return }
// -----
func.func @f(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) {
%addf = arith.addf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%subf = arith.subf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%mulf = arith.mulf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%divf = arith.divf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%remf = arith.remf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%maximumf = arith.maximumf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%minimumf = arith.minimumf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%maxnumf = arith.maxnumf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
%minnumf = arith.minnumf %a, %b fastmath<nnan,ninf> : vector<2xf8E5M2>
 %n = arith.negf %a fastmath<nnan,ninf> : vector<2xf8E5M2>
 "t.u"(%n, %addf, %subf, %mulf, %divf, %remf, %maximumf, %minimumf, %maxnumf, %minnumf) : (vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>, vector<2xf8E5M2>) -> ()
 return }
// -----
func.func @f(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) {
 %c = arith.cmpf false, %a, %b fastmath<nnan> : vector<2xf8E5M2>
 "t.u"(%c) : (vector<2xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) {
 %c = arith.cmpf ole, %a, %b fastmath<nnan> : vector<2xf8E5M2>
 "t.u"(%c) : (vector<2xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) {
 %c = arith.cmpf uge, %a, %b fastmath<nnan> : vector<2xf8E5M2>
 "t.u"(%c) : (vector<2xi1>) -> ()
 return }
// -----
func.func @f(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) {
 %c = arith.cmpf true, %a, %b fastmath<nnan> : vector<2xf8E5M2>
 "t.u"(%c) : (vector<2xi1>) -> ()
 return }
// -----
func.func @f(%a: i1) -> i64 { %0 = arith.extui %a : i1 to i64
 return %0 : i64 }
// -----
func.func @f(%a: vector<2x2xi8>) -> vector<2x2xi32> { %0 = arith.extui %a : vector<2x2xi8> to vector<2x2xi32>
 return %0 : vector<2x2xi32> }
// -----
func.func @f(%a: i64) -> f16 { %0 = arith.uitofp %a : i64 to f16
 return %0 : f16 }
// -----
func.func @f(%a: f64) -> i64 { %0 = arith.fptoui %a : f64 to i64
 return %0 : i64 }
// -----
func.func @f(%a: vector<2x3xf32>) -> vector<2x3xi32> { %0 = arith.fptosi %a : vector<2x3xf32> to vector<2x3xi32>
 return %0 : vector<2x3xi32> }
// -----
func.func @f(%a: f64) -> bf16 { %0 = arith.truncf %a : f64 to bf16
 return %0 : bf16 }
// -----
func.func @f(%a: f32) -> f16 { %0 = arith.truncf %a : f32 to f16
 return %0 : f16 }
// -----
func.func @f(%a: vector<4xf32>) -> vector<4xf16> { %0 = arith.truncf %a : vector<4xf32> to vector<4xf16>
 return %0 : vector<4xf16> }
// -----
func.func @f(%a: vector<2x2xf16>) -> vector<2x2xf32> { %0 = arith.extf %a : vector<2x2xf16> to vector<2x2xf32>
 return %0 : vector<2x2xf32> }
// -----
func.func @f(%a: f8E4M3FN) -> f32 { %0 = arith.extf %a : f8E4M3FN to f32
 return %0 : f32 }
// -----
func.func @f(%a: f32) -> f8E5M2 { %0 = arith.truncf %a : f32 to f8E5M2
 return %0 : f8E5M2 }
// -----
func.func @f(%a: i32) -> f32 { %0 = arith.bitcast %a : i32 to f32
 return %0 : f32 }
// -----
func.func @f(%a: f8E5M2) -> i8 { %0 = arith.bitcast %a : f8E5M2 to i8
 return %0 : i8 }
// -----
func.func @f(%a: i32) -> index { %0 = arith.index_cast %a : i32 to index
 return %0 : index }
// -----
func.func @f(%a: index) -> i64 { %0 = arith.index_cast %a : index to i64
 return %0 : i64 }
// -----
func.func @f(%a: i32) -> index { %0 = arith.index_castui %a : i32 to index
 return %0 : index }
// -----
func.func @f(%a: vector<4xi32>) -> vector<4xindex> { %0 = arith.index_cast %a : vector<4xi32> to vector<4xindex>
 return %0 : vector<4xindex> }
// -----
func.func @f(%a: vector<[4]xindex>) -> vector<[4]xi128> { %0 = arith.index_castui %a : vector<[4]xindex> to vector<[4]xi128>
 return %0 : vector<[4]xi128> }
// -----
func.func @f(%a: f8E5M2) -> i32 { %0 = arith.fptosi %a : f8E5M2 to i32
 return %0 : i32 }
// -----
func.func @f(%a: f64, %v : vector<4xf64>, %w: vector<2x2xf64>) -> f32 { %0 = arith.truncf %a to_nearest_even : f64 to f32
 %1 = arith.truncf %v to_nearest_even : vector<4xf64> to vector<4xf32>
 %2 = arith.truncf %w to_nearest_even : vector<2x2xf64> to vector<2x2xf32>
 %3 = arith.truncf %a to_nearest_even fastmath<contract> : f64 to f16
 "t.u"(%1,%2,%3) : (vector<4xf32>, vector<2x2xf32>, f16) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: f64, %v : vector<4xf64>, %w: vector<2x2xf64>) -> f32 { %0 = arith.truncf %a downward : f64 to f32
 %1 = arith.truncf %v downward : vector<4xf64> to vector<4xf32>
 %2 = arith.truncf %w downward : vector<2x2xf64> to vector<2x2xf32>
 %3 = arith.truncf %a downward fastmath<contract> : f64 to f16
 "t.u"(%1,%2,%3) : (vector<4xf32>, vector<2x2xf32>, f16) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: f64, %v : vector<4xf64>, %w: vector<2x2xf64>) -> f32 { %0 = arith.truncf %a upward : f64 to f32
 %1 = arith.truncf %v upward : vector<4xf64> to vector<4xf32>
 %2 = arith.truncf %w upward : vector<2x2xf64> to vector<2x2xf32>
 %3 = arith.truncf %a upward fastmath<contract> : f64 to f16
 "t.u"(%1,%2,%3) : (vector<4xf32>, vector<2x2xf32>, f16) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: f64, %v : vector<4xf64>, %w: vector<2x2xf64>) -> f32 { %0 = arith.truncf %a toward_zero : f64 to f32
 %1 = arith.truncf %v toward_zero : vector<4xf64> to vector<4xf32>
 %2 = arith.truncf %w toward_zero : vector<2x2xf64> to vector<2x2xf32>
 %3 = arith.truncf %a toward_zero fastmath<contract> : f64 to f16
 "t.u"(%1,%2,%3) : (vector<4xf32>, vector<2x2xf32>, f16) -> ()
 return %0 : f32 }
// -----
func.func @f(%a: f64, %v : vector<4xf64>, %w: vector<2x2xf64>) -> f32 { %0 = arith.truncf %a to_nearest_away : f64 to f32
 %1 = arith.truncf %v to_nearest_away : vector<4xf64> to vector<4xf32>
 %2 = arith.truncf %w to_nearest_away : vector<2x2xf64> to vector<2x2xf32>
 %3 = arith.truncf %a to_nearest_away fastmath<contract> : f64 to f16
 "t.u"(%1,%2,%3) : (vector<4xf32>, vector<2x2xf32>, f16) -> ()
 return %0 : f32 }
// -----
func.func @f() -> index { %0 = arith.constant 7 : index
 return %0 : index }
// -----
func.func @f() -> vector<4xi32> { %0 = arith.constant dense<[1,2,3,4]> : vector<4xi32>
 return %0 : vector<4xi32> }
// -----
func.func @f() -> vector<2x2xindex> { %0 = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xindex>
 return %0 : vector<2x2xindex> }
// -----
func.func @f() -> f8E4M3FN { %0 = arith.constant 1.0 : f8E4M3FN
 return %0 : f8E4M3FN }
// -----
func.func @f() -> vector<i32> { %0 = arith.constant dense<4> : vector<i32>
 return %0 : vector<i32> }
// -----
func.func @f() -> vector<2xf8E5M2> { %0 = arith.constant dense<1.0> : vector<2xf8E5M2>
 return %0 : vector<2xf8E5M2> }
// -----
func.func @f() -> vector<2x2xbf16> { %0 = arith.constant dense<[[1.0,2.0],[3.0,4.0]]> : vector<2x2xbf16>
 return %0 : vector<2x2xbf16> }
// -----
func.func @f() -> f80 { %0 = arith.constant 1.0 : f80
 return %0 : f80 }
// -----
func.func @f() -> vector<4xi1> { %0 = arith.constant dense<[true,false,true,true]> : vector<4xi1>
 return %0 : vector<4xi1> }
// -----
func.func @f(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> { %0 = arith.select %c, %a, %b : vector<4xf32>
 return %0 : vector<4xf32> }
// -----
func.func @f(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> { %0 = arith.select %c, %a, %b : memref<?xf32>
 return %0 : memref<?xf32> }
// -----
func.func @f(%c: i1, %a: tuple<i32>, %b: tuple<i32>) -> tuple<i32> { %0 = arith.select %c, %a, %b : tuple<i32>
 return %0 : tuple<i32> }
// -----
func.func @f(%c: i1, %a: f8E5M2, %b: f8E5M2) -> f8E5M2 { %0 = arith.select %c, %a, %b : f8E5M2
 return %0 : f8E5M2 }
// -----
func.func @f(%a: f32, %s: f8E8M0FNU) -> f8E8M0FNU { %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f8E8M0FNU
 return %0 : f8E8M0FNU }
// -----
func.func @f(%a: f8E8M0FNU, %s: f8E8M0FNU) -> f32 { %0 = arith.scaling_extf %a, %s : f8E8M0FNU, f8E8M0FNU to f32
 return %0 : f32 }
// -----
func.func @f(%a: f16, %s: f8E8M0FNU) -> f4E2M1FN { %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f4E2M1FN
 return %0 : f4E2M1FN }
// -----
func.func @f(%a: f4E2M1FN, %s: f8E8M0FNU) -> f16 { %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f16
 return %0 : f16 }
// -----
func.func @f(%a: vector<4xf32>, %s: vector<4xf8E8M0FNU>) -> vector<4xf8E4M3FN> { %0 = arith.scaling_truncf %a, %s : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf8E4M3FN>
 return %0 : vector<4xf8E4M3FN> }
// -----
func.func @f(%a: vector<4xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) -> vector<4xf32> { %0 = arith.scaling_extf %a, %s : vector<4xf8E4M3FN>, vector<4xf8E8M0FNU> to vector<4xf32>
 return %0 : vector<4xf32> }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.select %c, %a, %a : f8E5M2
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.bitcast %a : f8E5M2 to i8
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.extf %a : f8E5M2 to f32
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.truncf %g : f32 to f8E5M2
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.truncf %g upward : f32 to f8E5M2
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.uitofp %i : i8 to f8E5M2
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.fptosi %a : f8E5M2 to i8
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.fptoui %a : f8E5M2 to i8
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.select %c, %v, %v : vector<2x2xf8E5M2>
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.bitcast %v : vector<2x2xf8E5M2> to vector<2x2xi8>
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.addf %v, %v : vector<2x2xf8E5M2>
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.cmpf oeq, %v, %v : vector<2x2xf8E5M2>
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.uitofp %w : vector<2x2xi8> to vector<2x2xf8E5M2>
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.negf %a : f8E5M2
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.bitcast %t : tf32 to tf32
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.select %c, %t, %t : tf32
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.constant 1.0 : tf32
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.constant dense<1.0> : vector<4xtf32>
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.sitofp %i : i8 to tf32
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.fptosi %t : tf32 to i8
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.extf %t : tf32 to f64
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.truncf %g : f32 to bf16
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.addf %g,%g fastmath<reassoc,nsz,contract> : f32
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.minnumf %a, %a : f8E5M2
 return }
// -----
func.func @f(%a: f8E5M2, %g: f32, %c: i1, %i: i8, %t: tf32, %v: vector<2x2xf8E5M2>, %w: vector<2x2xi8>) {
 %0 = arith.remf %a, %a : f8E5M2
 return }

func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.broadcast %x : f32 to vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract %v[1] : f32 from vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract %v2[1] : vector<8xf32> from vector<4x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract %v2[1, %i] {x} : f32 from vector<4x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract %v0[] : f32 from vector<f32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract %v2[%i] : vector<8xf32> from vector<4x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract %v[-1] : f32 from vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.insert %x, %v[1] : f32 into vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.insert %v, %cc[%i] : vector<4xf32> into vector<4x4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.insert %x, %v0[] {a} : f32 into vector<f32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.fma %v, %v, %v : vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.shuffle %v, %v [0, 1, 7] : vector<4xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.shuffle %v, %v [0, -1, 7] {x} : vector<4xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.shape_cast %v2 : vector<4x8xf32> to vector<32xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transpose %v3, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transpose %v0, [] : vector<f32> to vector<f32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.reduction <add>, %v : vector<4xf32> into f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.reduction <minimumf>, %v, %x : vector<4xf32> into f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.reduction <add>, %v, %x fastmath<reassoc,nnan> : vector<4xf32> into f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.reduction <xor>, %iv {x} : vector<4xi32> into i32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.multi_reduction <mul>, %v2, %v [1] : vector<4x8xf32> to vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.multi_reduction <add>, %v2, %x [0, 1] : vector<4x8xf32> to f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %bb, %cc : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %bb, %cc : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"], kind = #vector.kind<add>, foo = 1} %v, %v, %x : vector<4xf32>, vector<4xf32> into f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.outerproduct %v, %v, %cc : vector<4xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.outerproduct %v, %v, %cc {kind = #vector.kind<mul>} : vector<4xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.outerproduct %v, %x : vector<4xf32>, f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.outerproduct %v, %x, %v {kind = #vector.kind<maxnumf>, x} : vector<4xf32>, f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m[%i, %i], %x {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false], foo} : memref<?x?xf32>, vector<4x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m[%i, %i], %x, %mk : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %t[%i, %i], %x : tensor<?x?xf32>, vector<4x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<[4]xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %mv[%i], %v : memref<4xvector<4xf32>>, vector<1x4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_read %m1[%i], %x {in_bounds = []} : memref<?xf32>, vector<f32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.transfer_write %v, %m[%i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.transfer_write %v2, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x8xf32>, memref<?x?xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.transfer_write %v2, %t[%i, %i] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.load %m[%i, %i] {alignment = 16 : i64} : memref<?x?xf32>, vector<[4]xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.store %v, %m[%i, %i] {nontemporal = false, a} : memref<?x?xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.maskedload %m1[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.maskedstore %m1[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.gather %m1[%i] [%vi], %mk, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.scatter %m1[%i] [%iv], %mk, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.expandload %m1[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.compressstore %m1[%i], %mk, %v {alignment = 4} : memref<?xf32>, vector<4xi1>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.constant_mask [2] : vector<4xi1>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.constant_mask [2, 3] : vector<4x8xi1>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.create_mask %i : vector<4xi1>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.create_mask %i, %i {x} : vector<4x[8]xi1>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.constant_mask [4] : vector<[4]xi1>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.mask %mk { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.mask %mk, %v { vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.mask %mk { vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.mask %mk { } : vector<4xi1>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.mask %mk { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.mask %mk3 { vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %bb, %cc : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract_strided_slice %v2 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.extract_strided_slice %v2 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.insert_strided_slice %v, %v2 {offsets = [0, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.scalable.extract %sv[0] : vector<4xf32> from vector<[4]xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.scalable.insert %v, %sv[4] : vector<4xf32> into vector<[4]xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.vscale
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.vscale {x}
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.step : vector<4xindex>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.step : vector<[4]xindex>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0:2 = vector.scan <add>, %v2, %v {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.from_elements %x, %x : vector<2xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0 = vector.from_elements %x : vector<f32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
%0:4 = vector.to_elements %v : vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.print %v : vector<4xf32>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.print %x : f32
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.print %v : vector<4xf32> punctuation <comma>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.print %v : vector<4xf32> punctuation <no_punctuation>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.print punctuation <newline>
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.print str "hello"
 return }
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>, %v1: vector<1xf32>, %m: memref<?x?xf32>, %i: index, %x: f32, %mk: vector<4xi1>, %iv: vector<4xi32>, %vi: vector<4xindex>, %v0: vector<f32>, %sv: vector<[4]xf32>, %m1: memref<?xf32>, %t: tensor<?x?xf32>, %c: i1, %a: vector<4x8xf32>, %bb: vector<8x4xf32>, %cc: vector<4x4xf32>, %mk3: vector<4x4x8xi1>, %v3: vector<2x3x4xf32>, %mv: memref<4xvector<4xf32>>, %mk2: vector<4x8xi1>) { 
vector.print punctuation <open>
 return }

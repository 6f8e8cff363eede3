func.func @a(%x: index, %y: index) -> (index, index, index, index, index, index, index, i1, i1, i1, i32, i64, index) {
  %0 = index.constant 0
  %1 = index.constant 1
  %7 = index.constant 7
  %m1 = index.constant -1
  %big = index.constant 4294967296
  %a = index.add %7, %m1
  %b = index.add %x, %0
  %c = index.mul %x, %1
  %d = index.divs %m1, %7
  %e = index.divu %m1, %7
  %f = index.maxu %m1, %7
  %g = index.maxs %m1, %7
  %h = index.cmp ult(%m1, %7)
  %i = index.cmp slt(%m1, %7)
  %j = index.cmp eq(%x, %x)
  %k = index.casts %m1 : index to i32
  %l = index.castu %m1 : index to i64
  %n = index.shl %1, %7
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l, %n : index, index, index, index, index, index, index, i1, i1, i1, i32, i64, index
}
// -----
func.func @b(%x: index, %y: index) -> (index, index, index, index, i1, index, index, index) {
  %1 = index.constant 1
  %7 = index.constant 7
  %a = index.add %x, %1
  %b = index.add %a, %7
  %c = index.mul %x, %7
  %d = index.mul %c, %7
  %e = index.sub %b, %7
  %f = index.maxs %x, %7
  %g = index.maxs %f, %1
  %h = index.sub %x, %y
  %i = index.constant 0
  %j = index.cmp ne(%h, %i)
  %k = index.ceildivs %7, %1
  %l = index.floordivs %7, %i
  %m = index.xor %x, %x
  return %b, %d, %e, %g, %j, %k, %l, %m : index, index, index, index, i1, index, index, index
}

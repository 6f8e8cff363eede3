func.func @f(%a: index, %b: index, %c: i32, %d: i64) -> (index) {
  %0 = index.add %a, %b
  %1 = index.ceildivs %a, %b
  %2 = index.ceildivu %a, %b
  %3 = index.floordivs %a, %b
  %4 = index.casts %c : i32 to index
  %5 = index.castu %a : index to i64
  %6 = index.castu %a : index to i32
  %7 = index.cmp slt(%a, %b)
  %8 = index.sizeof
  %9 = index.constant 42
  %10 = index.bool.constant true
  %11 = index.maxs %a, %b
  %12 = index.shrs %a, %b
  return %0 : index
}

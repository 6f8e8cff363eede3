func.func @chain(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  return %2 : i64
}
// -----
func.func @dead(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  return
}
// -----
func.func @live(%a: i64) -> index {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  "use"(%1) : (i64) -> ()
  return %0 : index
}
// -----
func.func @many(%a: i64, %b: i32) -> (i64, i32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i64, i32 to index
  %1:2 = builtin.unrealized_conversion_cast %0 : index to i64, i32
  return %1#0, %1#1 : i64, i32
}

func.func @f(%a: i64) -> i64 { %0 = builtin.unrealized_conversion_cast %a : i64 to index
 %1 = builtin.unrealized_conversion_cast %0 : index to i64
 return %1 : i64 }
// -----
func.func @f(%a: i64) -> i64 { %0 = builtin.unrealized_conversion_cast %a : i64 to index
 %1 = builtin.unrealized_conversion_cast %0 : index to i32
 %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
 return %2 : i64 }
// -----
func.func @f(%a: i64) -> i32 { %0 = builtin.unrealized_conversion_cast %a : i64 to index
 %1 = builtin.unrealized_conversion_cast %0 : index to i32
 return %1 : i32 }
// -----
func.func @f(%a: i64, %b: i32) -> (i64, i32) { %0 = builtin.unrealized_conversion_cast %a, %b : i64, i32 to tuple<i64, i32>
 %1, %2 = builtin.unrealized_conversion_cast %0 : tuple<i64, i32> to i64, i32
 return %1, %2 : i64, i32 }
// -----
func.func @f(%a: i64, %b: i32) -> (i32, i64) { %0 = builtin.unrealized_conversion_cast %a, %b : i64, i32 to tuple<i64, i32>
 %1, %2 = builtin.unrealized_conversion_cast %0 : tuple<i64, i32> to i32, i64
 return %1, %2 : i32, i64 }
// -----
func.func @f(%a: i64) { %0 = builtin.unrealized_conversion_cast %a : i64 to index
 return }
// -----
func.func @f() -> index { %0 = builtin.unrealized_conversion_cast to index
 %1 = builtin.unrealized_conversion_cast to index
 %2 = builtin.unrealized_conversion_cast %1 : index to i64
 return %0 : index }
// -----
func.func @f(%a: i64) -> i64 { %0 = builtin.unrealized_conversion_cast %a : i64 to i64
 return %0 : i64 }
// -----
func.func @f(%a: i64, %c: i1) -> i64 { %0 = builtin.unrealized_conversion_cast %a : i64 to index
 cf.cond_br %c, ^a, ^b
^a:
 %1 = builtin.unrealized_conversion_cast %0 : index to i64
 return %1 : i64
^b:
 %2 = builtin.unrealized_conversion_cast %0 : index to i32
 %3 = builtin.unrealized_conversion_cast %2 : i32 to index
 %4 = builtin.unrealized_conversion_cast %3 : index to i64
 return %4 : i64 }
// -----
func.func @f(%a: i64) -> i64 { %0:2 = builtin.unrealized_conversion_cast %a : i64 to i32, i32
 %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i32 to i64
 %2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i32, i32 to i64
 return %1 : i64 }

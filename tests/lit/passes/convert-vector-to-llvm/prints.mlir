// Prints of scalars and texts on the host.
// RUN: nvlower --convert-vector-to-llvm %s | filecheck %s

// CHECK-LABEL: llvm.func @printF64(
// CHECK-LABEL: llvm.func @printOpen(
// CHECK-LABEL: llvm.func @printBF16(
// CHECK-LABEL: llvm.func @printClose(
// CHECK-LABEL: llvm.func @printF16(
// CHECK-LABEL: llvm.func @printU64(
// CHECK-LABEL: llvm.func @printComma(
// CHECK: llvm.mlir.global private constant @vector_print_str_0(dense<[97, 103, 97, 105, 110, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-LABEL: llvm.func @printString(
// CHECK: llvm.mlir.global private constant @vector_print_str(dense<[104, 101, 108, 108, 111, 10, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// CHECK-LABEL: llvm.func @printI64(
// CHECK-LABEL: llvm.func @printNewline(
// CHECK-LABEL: llvm.func @printF32(
// CHECK-LABEL: func.func @pr(
// CHECK: %{{.+}} = builtin.unrealized_conversion_cast %{{.+}} : index to i64
// CHECK-NEXT: llvm.call @printF32(%{{.+}}) : (f32) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %{{.+}} = arith.extsi %{{.+}} : i32 to i64
// CHECK-NEXT: llvm.call @printI64(%{{.+}}) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: %{{.+}} = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT: %{{.+}} = llvm.getelementptr %{{.+}}[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CHECK-NEXT: llvm.call @printString(%{{.+}}) : (!llvm.ptr) -> ()
func.func @pr(%a: vector<2xf32>, %i: i32, %f: f32, %b: i1, %x: index, %h: f16, %bf: bf16, %d: f64, %u: ui8, %s: si16, %l: i64) {
  vector.print %f : f32
  vector.print %i : i32
  vector.print str "hello\n"
  vector.print str "again"
  vector.print punctuation <comma>
  vector.print %b : i1
  vector.print %x : index punctuation <no_punctuation>
  vector.print %h : f16 punctuation <close>
  vector.print %bf : bf16 punctuation <open>
  vector.print %d : f64
  vector.print %l : i64
  vector.print
  return
}

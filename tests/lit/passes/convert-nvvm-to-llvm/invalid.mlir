// RUN: nvlower --convert-nvvm-to-llvm --split-input-file --verify-diagnostics %s

llvm.func @i8(%a: i8) {
  // expected-error @below {{failed to legalize operation 'nvvm.inline_ptx'}}
  // expected-note @below {{The register type could not be deduced from MLIR type. The 'i8' is not supported.}}
  nvvm.inline_ptx "foo $0;" ro (%a : i8)
  llvm.return
}

// -----

llvm.func @placeholder(%a: i32) {
  // expected-error @below {{failed to legalize operation 'nvvm.inline_ptx'}}
  // expected-note @below {{placeholder '{$r1}' has no operand}}
  nvvm.inline_ptx "foo {$r1};" ro (%a : i32)
  llvm.return
}

// -----

llvm.func @number(%a: i32) {
  // expected-error @below {{failed to legalize operation 'nvvm.inline_ptx'}}
  // expected-note @below {{placeholder '$3' has no operand}}
  nvvm.inline_ptx "foo $3;" ro (%a : i32)
  llvm.return
}

// -----

// Upstream passes the first element only.
llvm.func @wide_vector(%a: vector<2xi32>) {
  // expected-error @below {{failed to legalize operation 'nvvm.inline_ptx'}}
  // expected-note @below {{The register type could not be deduced from MLIR type. The 'vector<2xi32>' is not supported.}}
  nvvm.inline_ptx "foo $0;" ro (%a : vector<2xi32>)
  llvm.return
}

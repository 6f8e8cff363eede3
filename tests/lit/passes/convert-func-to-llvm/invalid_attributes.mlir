// RUN: nvlower --convert-func-to-llvm --verify-diagnostics --split-input-file %s

// expected-error @below {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func.func @linkage() attributes {llvm.linkage = 3 : i64} { return }

// -----

// expected-error @below {{Contains llvm.readnone attribute not of type UnitAttr}}
func.func @readnone() attributes {llvm.readnone = false} { return }

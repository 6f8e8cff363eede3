// RUN: nvlower --verify-diagnostics --split-input-file %s

// expected-error@+1 {{custom op 'foo' is unknown}}
foo
// -----
foo // expected-error {{custom op 'foo' is unknown}}
// -----
foo
// expected-error@-1 {{is unknown}}
// -----
// expected-error @below {{is unknown}}
foo
// -----
foo
// expected-error @above {{is unknown}}
// -----
// expected-error-re@+1 {{custom op '{{[a-z]+}}' is unknown}}
foo
// -----
func.func private @f()
// expected-note@-1 {{see existing}}
// expected-error@+1 {{redefinition of symbol named 'f'}}
func.func private @f()

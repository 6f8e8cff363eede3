// RUN: not nvlower --nvvm-attach-target="O=4" %s 2>&1 | filecheck %s --check-prefix=LEVEL
// RUN: not nvlower --nvvm-attach-target="chip=" %s 2>&1 | filecheck %s --check-prefix=CHIP
// RUN: not nvlower --nvvm-attach-target="module=[" %s 2>&1 | filecheck %s --check-prefix=REGEX

// LEVEL: error: The optimization level must be a number between 0 and 3.
// CHIP: error: The target chip cannot be empty.
// REGEX: error: '[' is not a regular expression
gpu.module @a {
}

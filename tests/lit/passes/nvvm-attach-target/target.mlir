// RUN: nvlower --nvvm-attach-target %s | filecheck %s --check-prefix=DEFAULT
// RUN: nvlower --nvvm-attach-target="module=b.* chip=sm_90 features=+ptx80 O=3 fast ftz=true l=x.bc,y.bc" %s | filecheck %s --check-prefix=SOME
// RUN: nvlower --nvvm-attach-target="triple=nvptx-nvidia-cuda ptxas-cmd-options='-v --maxrregcount 32'" %s | filecheck %s --check-prefix=WORDS

// DEFAULT: gpu.module @a [#nvvm.target] {
// SOME: gpu.module @a {
// WORDS: gpu.module @a [#nvvm.target<triple = "nvptx-nvidia-cuda", flags = {"ptxas-cmd-options" = ["-v", "--maxrregcount", "32"]}>] {
gpu.module @a {
}

// DEFAULT: gpu.module @bb [#nvvm.target<chip = "sm_80">, #nvvm.target] {
// SOME: gpu.module @bb [#nvvm.target<chip = "sm_80">, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast, ftz}, link = ["x.bc", "y.bc"]>] {
gpu.module @bb [#nvvm.target<chip = "sm_80">] {
}

// The same target is not added twice in a row.
// DEFAULT: gpu.module @c [#nvvm.target] {
gpu.module @c [#nvvm.target] {
}

module {
  // DEFAULT: gpu.module @inner {
  gpu.module @inner {
  }
}

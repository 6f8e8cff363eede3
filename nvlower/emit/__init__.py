"""The way out: LLVM dialect to LLVM IR text, to PTX (llvmlite), to a cubin (ptxas)."""

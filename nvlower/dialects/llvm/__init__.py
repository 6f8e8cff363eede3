"""The llvm dialect."""

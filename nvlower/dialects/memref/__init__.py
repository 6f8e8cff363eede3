"""The memref dialect."""

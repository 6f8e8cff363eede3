"""The gpu dialect."""

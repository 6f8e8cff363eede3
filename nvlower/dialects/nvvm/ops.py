"""NVIDIA instructions and special registers."""

from . import barriers, bulk, convert, enums, matrix, misc, registers, tcgen05

__all__ = ["barriers", "bulk", "convert", "enums", "matrix", "misc", "registers", "tcgen05"]

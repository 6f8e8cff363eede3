"""mlir-opt for NVIDIA GPUs: reads, checks, lowers and prints MLIR."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def import_module(name: str) -> "Any":
    """Import a module by its full name, without what ``importlib`` itself would import."""
    __import__(name)
    return sys.modules[name]

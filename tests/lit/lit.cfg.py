"""Runs the same files as tests/lit/conftest.py under plain ``lit`` and the shell."""

import os
import shutil

import lit.formats

config.name = "nvlower"  # noqa: F821
config.test_format = lit.formats.ShTest(execute_external=False)  # noqa: F821
config.suffixes = [".mlir"]  # noqa: F821
config.excludes = ["Inputs"]  # noqa: F821
config.test_source_root = os.path.dirname(__file__)  # noqa: F821
config.environment["PATH"] = os.environ["PATH"]  # noqa: F821
config.environment["NO_COLOR"] = "1"  # noqa: F821
for name in ("LD_LIBRARY_PATH", "CUDA_HOME", "HOME", "XDG_CACHE_HOME"):
    if name in os.environ:
        config.environment[name] = os.environ[name]  # noqa: F821
if shutil.which("mlir-opt"):
    config.available_features.add("oracle")  # noqa: F821
try:
    from nvlower.emit.cubin import find as find_ptxas

    ptxas = find_ptxas()
except ImportError:
    ptxas = shutil.which("ptxas")
if ptxas:
    config.available_features.add("ptxas")  # noqa: F821
    config.substitutions.append((r"\bptxas -", f"{ptxas} -"))  # noqa: F821

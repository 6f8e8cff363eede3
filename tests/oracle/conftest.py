"""What the comparisons with upstream share: running mlir-opt, the kernels, their headers."""

from __future__ import annotations

import gc
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KERNELS = sorted((ROOT / "tests" / "kernels").glob("*.mlir"))
TIMES = re.compile(r"(LLVMIRToISATimeInMs|ISAToBinaryTimeInMs) = \d+")


def pytest_collection_modifyitems(items):
    here = str(Path(__file__).parent)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.oracle)


@pytest.fixture(scope="session", autouse=True)
def deep():
    sys.setrecursionlimit(100_000)
    gc.freeze()


def oracle_environment() -> dict[str, str]:
    """Return the environment of upstream's tools: libdevice of the nvidia-nvvm wheel for CUDA_HOME."""
    env = dict(os.environ)
    for folder in Path(sysconfig.get_path("purelib"), "nvidia").glob("*"):
        if (folder / "nvvm" / "libdevice" / "libdevice.10.bc").exists():
            env["CUDA_HOME"] = str(folder)
    return env


def upstream(*args: str, text: str | None = None, check: bool = True, tool: str = "mlir-opt"):
    """Run an upstream tool; missing ones fail the test, they never skip it."""
    if shutil.which(tool) is None:
        pytest.fail(f"{tool} is not on PATH: install the extra 'oracle' and source .ci/oracle-env")
    done = subprocess.run([tool, *args], input=text, capture_output=True, text=True, env=oracle_environment(),
                          check=False, errors="surrogateescape")
    if check and done.returncode:
        pytest.fail(f"{tool} {' '.join(args)} failed:\n{done.stderr[:3000]}")
    return done


def header(path: Path) -> tuple[str, str]:
    """Return chip and features from a kernel's first lines."""
    text = path.read_text()
    return re.search(r"chip: (\S+)", text)[1], re.search(r"features: (\S+)", text)[1]


def same_but_times(text: str) -> str:
    """Blank the recorded compile times."""
    return TIMES.sub(r"\1 = 0", text)

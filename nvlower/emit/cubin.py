"""PTX text to a cubin, by NVIDIA's ptxas where there is one."""

from __future__ import annotations

from nvlower.diag import Failure, error, report

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from nvlower.target import Target


def candidates(flag: str | None = None, tool: str = "ptxas") -> Iterator[str]:
    """Yield the files to look at: flag, ``NVLOWER_PTXAS``, PATH, CUDA folders of all kinds.

    `flag` is the program or a CUDA folder.
    """
    import os
    from shutil import which

    from .libdevice import toolkit_folders

    program = f"{tool}.exe" if os.name == "nt" else tool
    for given in (flag, os.environ.get(f"NVLOWER_{tool.upper()}")):
        if given and not os.path.isdir(given):  # one program and no other
            yield given
            return
        if given:
            yield os.path.join(given, "bin", program)
    found = which(tool)
    if found:
        yield found
    for folder in toolkit_folders():
        yield os.path.join(folder, "bin", program)


def find(flag: str | None = None, tool: str = "ptxas") -> str | None:
    """Return the first ptxas (or other tool) that can be run, None where there is none."""
    import os

    found = (p for p in candidates(flag, tool) if os.access(p, os.X_OK) and os.path.isfile(p))
    return next(found, None)


def to_cubin(
    ptx: str,
    target: Target,
    loc: Any = None,
    ptxas: str | None = None,
    options: tuple[str, ...] = (),
) -> bytes:
    """Assemble PTX text.

    Errors: "ptxas was not found"; each error that ptxas reports.
    """
    import subprocess
    import tempfile

    program = find(ptxas)
    if program is None:
        found = error(loc, "ptxas was not found, so no cubin can be made")
        found.hint(
            "install the package nvidia-cuda-nvcc (extra 'ptxas') or a CUDA toolkit, or name "
            "the program in NVLOWER_PTXAS; looked at " + ", ".join(candidates(ptxas))
        )
        raise Failure
    with tempfile.TemporaryDirectory(prefix="nvlower-") as folder:
        output = f"{folder}/kernel.cubin"
        command = [program, f"-arch={target.chip}", f"--opt-level={target.opt_level}"]
        command += [*options, "-o", output, "-"]
        try:
            done = subprocess.run(command, input=ptx.encode(), capture_output=True, check=False)
        except OSError as failure:
            error(loc, f"cannot run {program}: {failure.strerror}")
            raise Failure from None
        said = (done.stderr + done.stdout).decode("utf-8", "replace")
        _report(said, done.returncode, loc)
        try:
            with open(output, "rb") as file:
                return file.read()
        except OSError:
            error(loc, "ptxas wrote no cubin")
            raise Failure from None


def to_fatbin(
    cubin: bytes, ptx: str, target: Target, loc: Any = None, toolkit: str | None = None
) -> bytes:
    """Bundle a cubin and its PTX for one chip.

    Errors: "fatbinary was not found"; what it reports.
    """
    import subprocess
    import tempfile

    program = find(toolkit, "fatbinary")
    if program is None:
        found = error(loc, "fatbinary was not found, so no fat binary can be made")
        found.hint("install a CUDA toolkit; looked at " + ", ".join(candidates(None, "fatbinary")))
        raise Failure
    number = target.chip.removeprefix("sm_")
    with tempfile.TemporaryDirectory(prefix="nvlower-") as folder:
        for name, data in (("k.cubin", cubin), ("k.ptx", ptx.encode())):
            with open(f"{folder}/{name}", "wb") as file:
                file.write(data)
        command = [program, "-64", f"--image3=kind=elf,sm={number},file={folder}/k.cubin"]
        command += [f"--image3=kind=ptx,sm={number},file={folder}/k.ptx"]
        done = subprocess.run(
            [*command, f"--create={folder}/k.fatbin"], capture_output=True, check=False
        )
        if done.returncode:
            said = (done.stderr + done.stdout).decode("utf-8", "replace").strip()
            error(loc, f"fatbinary: {said}")
            raise Failure
        with open(f"{folder}/k.fatbin", "rb") as file:
            return file.read()


def _report(said: str, status: int, loc: Any) -> None:
    """Turn ptxas's lines into diagnostics; fail where its exit status says so."""
    failed = False
    for line in said.split("\n"):
        text = line.removeprefix("ptxas ").strip()
        kind = text.partition(":")[0].strip().rpartition(" ")[2]
        if not text or kind == "info" or text.startswith("info"):
            continue
        severity = "warning" if "warning" in text[:80].lower() and "error" not in text else "error"
        if severity == "error" and status == 0:
            severity = "warning"
        failed |= severity == "error"
        found = report(severity, loc, f"ptxas: {text}")
        if "'gpu-name'" in text:
            found.hint(
                "this ptxas does not know the chip: name one that it has with cubin-chip=sm_NN, "
                "or give a ptxas that knows it in NVLOWER_PTXAS"
            )
    if status:
        if not failed:
            error(loc, f"ptxas ended with status {status}")
        raise Failure

"""Code generation that may crash, hang or end the process: it runs apart, in a forked child.

The child writes each finished result to a pipe; what LLVM says goes to another. An abort, a
crash or a hang thus becomes the failure of one job. Where forking is impossible or unwise (other
platforms, several threads) a fresh interpreter does the same work.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .llvm_library import LLVM

TIME_LIMIT = 900.0
"""Seconds after which code generation counts as hung."""


class Job:
    """One module to compile: LLVM IR text and how; `output` is "ptx", "bitcode" or "llvm"."""

    __slots__ = (
        "chip", "features", "ir", "layout", "level", "libdevice", "link", "output",
        "short_pointers", "triple",
    )  # fmt: skip

    def __init__(
        self,
        ir: str,
        triple: str,
        chip: str,
        features: str,
        level: int,
        layout: str,
        short_pointers: bool = False,
        libdevice: tuple[str, tuple[str, ...]] | None = None,
        link: tuple[str, ...] = (),
        output: str = "ptx",
    ) -> None:
        self.ir = ir
        self.triple = triple
        self.chip = chip
        self.features = features
        self.level = level
        self.layout = layout
        self.short_pointers = short_pointers
        self.libdevice = libdevice
        self.link = link
        self.output = output

    def fields(self) -> list[Any]:
        """Return the constructor's arguments."""
        return [
            self.ir, self.triple, self.chip, self.features, self.level, self.layout,
            self.short_pointers, self.libdevice, self.link, self.output,
        ]  # fmt: skip


class Outcome:
    """What became of a job: `data` (None where it failed), LLVM's messages, milliseconds."""

    __slots__ = ("data", "messages", "milliseconds")

    def __init__(self, data: bytes | None, messages: str, milliseconds: int = 0) -> None:
        self.data = data
        self.messages = messages
        self.milliseconds = milliseconds


def run(jobs: list[Job], apart: str | None = None, limit: float = TIME_LIMIT) -> list[Outcome]:
    """Do the jobs in order; a job that ends the child fails, and the rest go on in a new one.

    `apart` is "fork" or "process"; None chooses.
    """
    outcomes: list[Outcome] = []
    while len(outcomes) < len(jobs):
        rest = jobs[len(outcomes) :]
        start = _start_fork if (apart or _way()) == "fork" else _start_process
        outcomes += _collect(*start(rest), len(rest), limit)
    return outcomes


def _way() -> str:
    import sys

    if not hasattr(os, "fork"):
        return "process"
    threading = sys.modules.get("threading")
    return "process" if threading is not None and threading.active_count() > 1 else "fork"


def _start_fork(jobs: list[Job]) -> tuple[int, int, Any]:
    """Fork a child that does the jobs; return its result pipe, its message pipe, its wait."""
    result_read, result_write = os.pipe()
    message_read, message_write = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            os.dup2(message_write, 2)
            for fd in (result_read, message_read, message_write):
                os.close(fd)
            _quiet_death()
            _serve(jobs, result_write)
            status = 0
        except BaseException as failure:
            os.write(2, f"{type(failure).__name__}: {failure}\n".encode())
        finally:
            os._exit(status)
    os.close(result_write)
    os.close(message_write)

    def finish(kill: bool) -> int:
        if kill:
            os.kill(pid, 9)
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    return result_read, message_read, finish


def _start_process(jobs: list[Job]) -> tuple[int, int, Any]:
    """Start a fresh interpreter that does the jobs; same results as `_start_fork`."""
    import marshal
    import subprocess
    import sys
    import threading

    code = "import sys; sys.path[:] = {!r}; from nvlower.emit.worker import main; main()"
    child = subprocess.Popen(
        [sys.executable, "-c", code.format(sys.path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert child.stdin and child.stdout and child.stderr
    data = marshal.dumps([j.fields() for j in jobs])

    def feed(pipe: Any) -> None:
        try:
            pipe.write(data)
            pipe.close()
        except OSError:
            pass  # the child is gone, which its exit status tells

    threading.Thread(target=feed, args=(child.stdin,), daemon=True).start()

    def finish(kill: bool) -> int:
        if kill:
            child.kill()
        return child.wait()

    pipes = os.dup(child.stdout.fileno()), os.dup(child.stderr.fileno())
    child.stdout.close()
    child.stderr.close()
    return *pipes, finish


def main() -> None:
    """Serve the jobs on standard input: what a fresh interpreter runs."""
    import marshal
    import sys

    _quiet_death()
    jobs = [Job(*fields) for fields in marshal.loads(sys.stdin.buffer.read())]
    _serve(jobs, sys.stdout.fileno())
    os._exit(0)


def _quiet_death() -> None:
    """Let a crash leave neither a core file nor a Python traceback."""
    import sys

    if "faulthandler" in sys.modules:
        sys.modules["faulthandler"].disable()
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ImportError, OSError, ValueError):
        pass


def _serve(jobs: list[Job], out: int) -> None:
    """Do the jobs, writing for each: state, milliseconds, size, then the data or the message."""
    from time import perf_counter

    from .llvm_library import LLVM, LibraryError

    llvm: LLVM | None = None
    short = False
    for job in jobs:
        start = perf_counter()
        try:
            if llvm is None:
                llvm = LLVM()
            if job.short_pointers != short:
                short = job.short_pointers
                option = b"--nvptx-short-ptr=" + (b"true" if short else b"false")
                llvm.SetCommandLine(b"nvlower", option)
            data, state = compile_job(llvm, job), b"+"
        except (ValueError, OSError, LibraryError) as failure:
            data, state = str(failure).encode("utf-8", "surrogateescape"), b"-"
        spent = int((perf_counter() - start) * 1000)
        _write_all(out, b"%s %d %d\n" % (state, spent, len(data)) + data)
        os.write(2, _MARK)


def compile_job(llvm: LLVM, job: Job) -> bytes:
    """Link, optimise and print one module, as MLIR's module-to-object does.

    Errors: ValueError or OSError with what went wrong.
    """
    module = llvm.parse(job.ir)
    machine = llvm.target_machine(job.triple, job.chip, job.features, job.level)
    layout = llvm.data_layout(machine)
    if job.layout != layout:
        raise ValueError(f"LLVM's data layout for the target is '{layout}', not '{job.layout}'")
    llvm.SetDataLayout(module, layout.encode())
    llvm.SetTarget(module, job.triple.encode())
    broken, message = llvm.text(llvm.VerifyModule, module)
    if broken:
        raise ValueError(message.strip())
    for path in job.link:
        with open(path, "rb") as file:
            data = file.read()
        text = not data.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b"))
        library = llvm.parse(data.decode()) if text else llvm.parse_bitcode(data)
        llvm.link(module, library, layout, job.triple)
    if job.libdevice is not None:
        from .libdevice import subset

        library = llvm.parse(subset(llvm, *job.libdevice))
        llvm.link(module, library, layout, job.triple)
    llvm.optimise(module, machine, job.level)
    if job.output == "bitcode":
        return llvm.bitcode(module)
    if job.output == "llvm":
        return llvm.text(llvm.PrintModuleToString, module)[1].encode()
    return llvm.assembly(module, machine)


_MARK = b"\0\n"  # ends one job's messages


def _write_all(fd: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]


def _collect(results: int, messages: int, finish: Any, count: int, limit: float) -> list[Outcome]:
    """Read a child's pipes until it ends; return its outcomes, the failed job's last."""
    try:
        hung, out, said = _read_both(results, messages, limit)
    except BaseException:
        finish(True)
        raise
    finally:
        os.close(results)
        os.close(messages)
    status = finish(hung)
    texts = said.split(_MARK)
    outcomes = []
    for state, spent, data in _frames(out):
        text = texts.pop(0).decode("utf-8", "replace") if texts else ""
        if state == b"+":
            outcomes.append(Outcome(data, text, spent))
        else:
            outcomes.append(Outcome(None, text + data.decode("utf-8", "replace"), spent))
    if len(outcomes) < count:
        text = b"".join(texts).decode("utf-8", "replace")
        outcomes.append(Outcome(None, _death(text, status, hung, limit)))
    return outcomes


def _frames(out: bytes) -> Iterator[tuple[bytes, int, bytes]]:
    at = 0
    while at < len(out):
        end = out.find(b"\n", at)
        if end < 0:
            return
        state, spent, size = out[at:end].split(b" ")
        at = end + 1 + int(size)
        if at > len(out):
            return
        yield state, int(spent), out[end + 1 : at]


def _read_both(results: int, messages: int, limit: float) -> tuple[bool, bytes, bytes]:
    """Read two pipes to their ends; the first value tells whether time ran out."""
    parts: dict[int, list[bytes]] = {results: [], messages: []}
    if os.name == "nt":  # no select on pipes there
        return _read_in_threads(parts, limit)
    from select import select
    from time import monotonic

    until = monotonic() + limit
    waiting = [results, messages]
    hung = False
    while waiting:
        ready = select(waiting, (), (), max(0.0, until - monotonic()))[0]
        if not ready:
            hung = True
            break
        for fd in ready:
            data = os.read(fd, 1 << 20)
            if data:
                parts[fd].append(data)
            else:
                waiting.remove(fd)
    return hung, b"".join(parts[results]), b"".join(parts[messages])


def _read_in_threads(parts: dict[int, list[bytes]], limit: float) -> tuple[bool, bytes, bytes]:
    import threading

    def drain(fd: int) -> None:
        while data := os.read(fd, 1 << 20):
            parts[fd].append(data)

    threads = [threading.Thread(target=drain, args=(fd,), daemon=True) for fd in parts]
    for t in threads:
        t.start()
    for t in threads:
        t.join(limit)
    first, second = (b"".join(p) for p in parts.values())
    return any(t.is_alive() for t in threads), first, second


def _death(text: str, status: int, hung: bool, limit: float) -> str:
    """Return what to say of a child that ended before its job was done."""
    if hung:
        return f"LLVM did not finish within {limit:g} s"
    said = "\n".join(
        line for line in text.strip().split("\n")
        if not line.startswith(("PLEASE submit", "Stack dump", "#", " #"))
    )  # fmt: skip
    said = said.removeprefix("LLVM ERROR: ").strip()
    if status < 0:
        from signal import Signals

        name = next((s.name for s in Signals if s == -status), str(-status))
        if name == "SIGABRT" and said:
            return said
        return f"LLVM crashed ({name})" + (f": {said}" if said else "")
    return said or f"code generation ended with status {status}"

"""A GPU on the CPU: runs the device LLVM IR of a kernel with one OS thread per GPU thread.

The IR of our export is compiled by llvmlite's JIT. Special registers, barriers and shuffles are
functions (`PRELUDE`) that read a record of the calling thread; shared memory is the module's own
globals, so blocks run one after the other; libdevice's functions are libm's. The kernel runs in a
forked child with a time limit: a crash or a deadlock is a failed test.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import mmap
import os
import re
import signal
import threading
import time
from itertools import product

import numpy as np

PRELUDE = """
@gpu.key = global i32 0
declare ptr @pthread_getspecific(i32)
declare i32 @pthread_barrier_wait(ptr)
declare i32 @sched_yield()
declare i32 @llvm.ctpop.i32(i32)

define ptr @gpu.self() {
  %k = load i32, ptr @gpu.key
  %p = call ptr @pthread_getspecific(i32 %k)
  ret ptr %p
}
define i32 @gpu.register(i32 %i) {
  %p = call ptr @gpu.self()
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  ret i32 %v
}
define ptr @gpu.pointer(i32 %i) {
  %p = call ptr @gpu.self()
  %q = getelementptr ptr, ptr %p, i32 %i
  %v = load ptr, ptr %q
  ret ptr %v
}
define void @gpu.barrier(i32 %id) {
  %b = call ptr @gpu.pointer(i32 8)
  %r = call i32 @pthread_barrier_wait(ptr %b)
  ret void
}
define void @gpu.warpsync(i32 %n) {
  %count = call ptr @gpu.pointer(i32 9)
  %phase = getelementptr i32, ptr %count, i32 1
  %before = load atomic volatile i32, ptr %phase seq_cst, align 4
  %arrived = atomicrmw add ptr %count, i32 1 seq_cst
  %now = add i32 %arrived, 1
  %last = icmp eq i32 %now, %n
  br i1 %last, label %open, label %wait
open:
  store atomic volatile i32 0, ptr %count seq_cst, align 4
  %next = add i32 %before, 1
  store atomic volatile i32 %next, ptr %phase seq_cst, align 4
  ret void
wait:
  %y = call i32 @sched_yield()
  %after = load atomic volatile i32, ptr %phase seq_cst, align 4
  %same = icmp eq i32 %after, %before
  br i1 %same, label %wait, label %done
done:
  ret void
}
define {i32, i1} @gpu.shfl.bfly(i32 %mask, i32 %value, i32 %offset, i32 %clamp) {
  %lane = call i32 @gpu.register(i32 12)
  %high = lshr i32 %clamp, 8
  %segment = and i32 %high, 31
  %c = and i32 %clamp, 31
  %outside = xor i32 %segment, -1
  %base = and i32 %lane, %segment
  %bound = and i32 %c, %outside
  %most = or i32 %base, %bound
  %other = xor i32 %lane, %offset
  %valid = icmp ule i32 %other, %most
  %source = select i1 %valid, i32 %other, i32 %lane
  %n = call i32 @llvm.ctpop.i32(i32 %mask)
  %count = call ptr @gpu.pointer(i32 9)
  %slots = getelementptr i32, ptr %count, i32 2
  %mine = getelementptr i32, ptr %slots, i32 %lane
  store volatile i32 %value, ptr %mine
  call void @gpu.warpsync(i32 %n)
  %theirs = getelementptr i32, ptr %slots, i32 %source
  %got = load volatile i32, ptr %theirs
  call void @gpu.warpsync(i32 %n)
  %r0 = insertvalue {i32, i1} poison, i32 %got, 0
  %r1 = insertvalue {i32, i1} %r0, i1 %valid, 1
  ret {i32, i1} %r1
}
define {float, i1} @gpu.shfl.bfly.f32p(i32 %mask, float %value, i32 %offset, i32 %clamp) {
  %bits = bitcast float %value to i32
  %r = call {i32, i1} @gpu.shfl.bfly(i32 %mask, i32 %bits, i32 %offset, i32 %clamp)
  %w = extractvalue {i32, i1} %r, 0
  %p = extractvalue {i32, i1} %r, 1
  %f = bitcast i32 %w to float
  %r0 = insertvalue {float, i1} poison, float %f, 0
  %r1 = insertvalue {float, i1} %r0, i1 %p, 1
  ret {float, i1} %r1
}
define i32 @gpu.shfl.bfly.i32(i32 %mask, i32 %value, i32 %offset, i32 %clamp) {
  %r = call {i32, i1} @gpu.shfl.bfly(i32 %mask, i32 %value, i32 %offset, i32 %clamp)
  %f = extractvalue {i32, i1} %r, 0
  ret i32 %f
}
define float @gpu.shfl.bfly.f32(i32 %mask, float %value, i32 %offset, i32 %clamp) {
  %r = call {float, i1} @gpu.shfl.bfly.f32p(i32 %mask, float %value, i32 %offset, i32 %clamp)
  %f = extractvalue {float, i1} %r, 0
  ret float %f
}
"""

REGISTERS = [f"{r}.{axis}" for r in ("tid", "ctaid", "ntid", "nctaid") for axis in "xyz"] + [
    "laneid"
]
"""Order of the registers in a thread's record; pointers follow at offset 64."""

WARP = 32
DYNAMIC_BYTES = 1 << 15


class Thread(ctypes.Structure):
    _fields_ = [
        ("registers", ctypes.c_int32 * 16),
        ("barrier", ctypes.c_void_p),
        ("warp", ctypes.c_void_p),
    ]


def host_ir(text: str, kernel: str) -> str:
    """Return the device IR as a module for this machine, with the entry point ``gpu.launch``."""
    text = re.sub(r"^target .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r" addrspace\(\d+\)", "", text).replace("addrspacecast", "bitcast")
    text = text.replace("ptx_kernel ", "")
    text = re.sub(
        r"= external global \[0 x i8\]",
        f"= internal global [{DYNAMIC_BYTES} x i8] zeroinitializer",
        text,
    )
    for i, name in enumerate(REGISTERS):
        text = text.replace(f"@llvm.nvvm.read.ptx.sreg.{name}()", f"@gpu.register(i32 {i})")
    text = text.replace("@llvm.nvvm.barrier.cta.sync.aligned.all(", "@gpu.barrier(")
    text = text.replace("@llvm.nvvm.shfl.sync.bfly.", "@gpu.shfl.bfly.")
    left = set(re.findall(r"@llvm\.nvvm\.[\w.]+", text))
    assert not left, f"not simulated: {sorted(left)}"
    header = re.search(rf"^define .*?@{kernel}\((.*?)\)[^()]*\{{", text, re.MULTILINE)
    assert header is not None, f"no kernel @{kernel}"
    types = [a.split()[0] for a in header[1].split(", ") if a]
    lines = ["define void @gpu.launch(ptr %a) {"]
    for i, t in enumerate(types):
        lines.append(f"  %p{i} = getelementptr i64, ptr %a, i32 {i}\n  %v{i} = load {t}, ptr %p{i}")
    arguments = ", ".join(f"{t} %v{i}" for i, t in enumerate(types))
    lines.append(f"  call void @{kernel}({arguments})\n  ret void\n}}")
    return text + PRELUDE + "\n".join(lines) + "\n"


def shared_array(array: np.ndarray) -> np.ndarray:
    """Return a copy of `array`, strides and all, in memory that a forked child shares."""
    base = array
    while isinstance(base.base, np.ndarray):
        base = base.base
    memory = mmap.mmap(-1, max(base.nbytes, 1))
    copy = np.ndarray(base.shape, base.dtype, buffer=memory)
    copy[...] = base
    offset = array.__array_interface__["data"][0] - base.__array_interface__["data"][0]
    return np.ndarray(array.shape, array.dtype, buffer=memory, offset=offset, strides=array.strides)


def descriptor(array: np.ndarray) -> list[int]:
    """Return the memref descriptor of an array: base, aligned, offset, sizes, strides (elements)."""
    base = array
    while isinstance(base.base, np.ndarray):
        base = base.base
    start = base.__array_interface__["data"][0]
    offset = (array.__array_interface__["data"][0] - start) // array.itemsize
    strides = [s // array.itemsize for s in array.strides]
    return [start, start, offset, *array.shape, *strides]


def run(text: str, kernel: str, grid, block, arguments: list, seconds: float = 30.0) -> None:
    """Run a kernel on arrays (from `shared_array`), floats and ints; the arrays are changed.

    Errors: AssertionError where the child crashes, fails or does not end.
    """
    child = os.fork()
    if child == 0:
        status = 1
        try:
            _run_here(text, kernel, grid, block, arguments)
            status = 0
        except BaseException as error:  # reported through the status
            os.write(2, f"{type(error).__name__}: {error}\n".encode())
        finally:
            os._exit(status)
    end = time.monotonic() + seconds
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise AssertionError(f"@{kernel} did not end in {seconds} s")
        time.sleep(0.005)
    assert status == 0, f"@{kernel}: the child ended with status {status}"


def _run_here(text, kernel, grid, block, arguments) -> None:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    libm = ctypes.CDLL(ctypes.util.find_library("m"))
    for name in set(re.findall(r"@__nv_(\w+)\(", text)):
        llvm.add_symbol(f"__nv_{name}", ctypes.cast(getattr(libm, name), ctypes.c_void_p).value)
    module = llvm.parse_assembly(host_ir(text, kernel))
    module.verify()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    libc = ctypes.CDLL(None)
    key = ctypes.c_uint()
    libc.pthread_key_create(ctypes.byref(key), None)
    ctypes.c_uint.from_address(engine.get_global_value_address("gpu.key")).value = key.value
    launch = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(engine.get_function_address("gpu.launch"))
    slots = _slots(arguments)
    threading.stack_size(1 << 18)
    for z, y, x in product(*(range(n) for n in reversed(grid))):
        _run_block(libc, key, launch, slots, (x, y, z), grid, block)


def _slots(arguments):
    """Return the arguments as 8-byte slots, one per kernel parameter."""
    words = []
    for a in arguments:
        if isinstance(a, np.ndarray):
            words += descriptor(a)
        elif isinstance(a, float):
            words.append(int(np.array(a, np.float32).view(np.uint32)))
        else:
            words.append(int(a))
    return (ctypes.c_int64 * len(words))(*words)


def _run_block(libc, key, launch, slots, at, grid, block) -> None:
    count = block[0] * block[1] * block[2]
    barrier = ctypes.create_string_buffer(64)
    libc.pthread_barrier_init(barrier, None, count)
    warps = [(ctypes.c_int32 * (2 + WARP))() for _ in range(-(-count // WARP))]

    def body(number: int) -> None:
        tid = (number % block[0], number // block[0] % block[1], number // (block[0] * block[1]))
        record = Thread()
        record.registers[:13] = [*tid, *at, *block, *grid, number % WARP]
        record.barrier = ctypes.addressof(barrier)
        record.warp = ctypes.addressof(warps[number // WARP])
        libc.pthread_setspecific(key, ctypes.byref(record))
        launch(ctypes.addressof(slots))

    threads = [threading.Thread(target=body, args=(i,)) for i in range(count)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()

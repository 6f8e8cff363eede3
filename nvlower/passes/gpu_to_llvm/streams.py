"""``gpu.wait``: streams and events. ``gpu.set_default_device``."""

from __future__ import annotations

from nvlower.rewrite.rules import Rules

from .runtime import call, makes_stream

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


@RULES.lowers("gpu.wait")
def wait(op: Operation, b: Rewriter) -> None:
    """gpu.wait async [%t]  =>  a new stream that waits for the events; without async: synchronise"""
    if op.asyncToken is None:
        for value in b.operands(op):
            kind = "Stream" if makes_stream(value) else "Event"
            call(b, op, f"mgpu{kind}Synchronize", (value,))
            call(b, op, f"mgpu{kind}Destroy", (value,))
        b.erase(op)
        return
    events = []
    for old in op.asyncDependencies:
        value = b[old]
        if not makes_stream(value):
            events.append(value)
            continue
        maker = old.defining_op
        if maker is not None:
            b.after(maker)
        event = call(b, op, "mgpuEventCreate").result
        call(b, op, "mgpuEventRecord", (event, value))
        events.append(event)
        b.at_op(op)
    stream = call(b, op, "mgpuStreamCreate").result
    for event in events:
        call(b, op, "mgpuStreamWaitEvent", (stream, event))
    for event in events:
        call(b, op, "mgpuEventDestroy", (event,))
    b.replace(op, stream)


@RULES.lowers("gpu.set_default_device")
def set_default_device(op: Operation, b: Rewriter) -> None:
    """gpu.set_default_device %i  =>  llvm.call @mgpuSetDefaultDevice(%i)"""
    call(b, op, "mgpuSetDefaultDevice", b.operands(op))
    b.erase(op)

"""Where the widths come from: the one place that decides how wide an offset, size or stride is.

A user of the library replaces `descriptor_width` to decide otherwise:
``nvlower.rewrite.widths.descriptor_width = mine``.
"""

from __future__ import annotations

from nvlower.ir.data_layout import pointer_entry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from nvlower.ir.core import Operation

SHARED = 3
"""The address space of shared memory."""

SHORT = 32
"""Bits of a pointer to shared memory with LLVM's ``--nvptx-short-ptr``."""


def descriptor_width(op: Operation, space: int, given: int, other: int) -> int:
    """Return the bits of a memref descriptor's numbers for memory in address space `space`.

    `given` is what an option says (0: nothing); else it is the index width of ``!llvm.ptr<space>``
    in the data layout around `op`; else `other`.
    """
    if given:
        return given
    entry = pointer_entry(op, space)
    if entry is not None:
        return entry[3] if len(entry) > 3 else entry[0]
    return other


def field_widths(op: Operation, shared: int, other: int) -> Callable[[int], int]:
    """Return the function from address space to field width for a type converter.

    `shared` is the option for shared memory (0: from the data layout), `other` the width of
    every space that neither an option nor the data layout speaks of.
    """
    known: dict[int, int] = {}

    def width(space: int) -> int:
        if space not in known:
            given = shared if space == SHARED else 0
            known[space] = descriptor_width(op, space, given, other)
        return known[space]

    return width


def kernel_width(root: Operation, space: int, other: int) -> int:
    """Return the width of address space `space` in the kernels of `root`: the pass runs above them.

    The first ``gpu.module`` whose layout speaks of the space decides, then the layout around
    `root`, then `other`.
    """
    modules = [o for r in root.regions for o in r.ops if o.name == "gpu.module"]
    told = (m for m in modules if pointer_entry(m, space) is not None)
    return descriptor_width(next(told, root), space, 0, other)

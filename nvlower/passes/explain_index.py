"""``--explain-index`` (a pass too): says how wide every index in a kernel is, and whether it fits.

It changes nothing. For a kernel with 32-bit indices each value is *proved* to fit (by its range),
*assumed* to fit (by a rule that is named), or *seen not to fit*, which is a located warning, and
an error under ``strict``.
"""

from __future__ import annotations

import sys

from nvlower.ir.types import INDEX, MemRefType
from nvlower.passes.base import Option, Options, Pass
from nvlower.rewrite import widths

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from nvlower.ir.core import Operation, Value

Range = tuple[int, int, str]
"""Least and greatest value, and the rule by which that is assumed ("" where it is proved)."""

GRID_MAX = 2**31 - 1
"""Blocks along x that a grid can have (CUDA C++ Programming Guide, Compute Capabilities)."""
GRID_YZ_MAX = 65535
BLOCK_MAX = 1024
UNKNOWN_MAX = 2**63 - 1

SIZES = "sizes, and so subscripts in bounds, of a memref that a 32-bit kernel gets are below 2**31"
ARGUMENTS = "an index that the host passes to a 32-bit kernel is below 2**31"
LOOPS = "a loop variable lies between its bounds"
VIEWS = {
    f"memref.{name}" for name in ("collapse_shape", "expand_shape", "reinterpret_cast", "subview", "view")
}  # fmt: skip
ARITHMETIC = "sums and products of values that are assumed to fit do not overflow"
OFFSETS = (
    "offsets, sizes and strides of views are computed in the kernel's index and do not overflow"
)
POINTERS = "a pointer as an index is cut to the kernel's index: it fits only in shared memory"
OTHER = "what no rule bounds is assumed to fit"


def run(root: Operation, options: Options) -> None:
    """Report on every function of the gpu.module `root`, on standard error."""
    name: Any = root.properties["sym_name"]
    failed = False
    for function in root.regions[0].ops:
        if function.name in ("gpu.func", "func.func") and function.regions[0].blocks:
            failed |= _Report(f"@{name.value}", function, options).write()
    if failed and options.strict:
        from nvlower.diag import Failure

        raise Failure


class _Report:
    """What is known of one function."""

    def __init__(self, module: str, function: Operation, options: Options) -> None:
        symbol: Any = function.get_attr("sym_name")
        self.title = f"{module}::@{symbol.value}"
        self.function = function
        self.options = options
        self.limit = 2 ** (options.kernel_index_bitwidth - 1)
        self.ranges: dict[Value, Range] = {}

    def write(self) -> bool:
        """Write the report, if it is asked for; return whether a value was seen not to fit."""
        proved, assumed, wrong = self._values()
        if not self.options.quiet:
            self._write(proved, assumed, wrong)
        self._warn(wrong)
        return bool(wrong)

    def _write(self, proved: list[Any], assumed: list[Any], wrong: list[Any]) -> None:
        o = self.options
        lines = [
            f"index widths of {self.title}: kernel {o.kernel_index_bitwidth} bits "
            f"(kernel-index-bitwidth), host {o.host_index_bitwidth} bits (host-index-bitwidth)"
        ]
        lines += [f"  {line}" for line in self._memrefs()]
        lines += [f"  {line}" for line in self._casts()]
        lines.append(
            f"  values: {len(proved)} proved to fit, {len(assumed)} assumed to fit, "
            f"{len(wrong)} seen not to fit"
        )
        by_rule: dict[str, list[str]] = {}
        for op, rule in assumed:
            by_rule.setdefault(rule, []).append(f"{_place(op)} {op.name}")
        for rule, places in by_rule.items():
            lines.append(f"    assumed, since {rule}:")
            lines += [f"      {p}" for p in places]
        sys.stderr.write("".join(f"{line}\n" for line in lines))

    def _warn(self, wrong: list[Any]) -> None:
        o = self.options
        for op, (low, high, _) in wrong:
            report = op.emit_error if o.strict else op.emit_warning
            span = str(low) if low == high else f"{low} to {high}"
            report(
                f"'{op.name}' op has the value {span}, which does not fit an index of "
                f"{o.kernel_index_bitwidth} bits: use kernel-index-bitwidth=64"
            )

    # -- memrefs and casts -------------------------------------------------------------------------
    def _memrefs(self) -> Iterator[str]:
        held: Any = self.function.properties["function_type"]
        count = len(held.value.inputs)
        workgroup: Any = self.function.get_attr("workgroup_attributions")
        shared = workgroup.value if workgroup is not None else 0
        for a in self.function.regions[0].blocks[0].arguments:
            if a.index < count:
                what = f"argument {a.index}"
            else:
                kind = "workgroup" if a.index < count + shared else "private"
                what = f"{kind} attribution {a.index - count}"
            if isinstance(a.type, MemRefType):
                yield f"{what}: {a.type}: {self._fields(a.type)}"
            elif a.type is INDEX:
                yield f"{what}: index: passed in {self.options.host_index_bitwidth} bits (kernel ABI)"

    def _fields(self, type: MemRefType) -> str:
        o = self.options
        if _is_shared(type.memory_space):
            source = "shared-index-bitwidth, or the data layout of !llvm.ptr<3>"
            given = o.shared_index_bitwidth
            bits = widths.descriptor_width(
                self.function, widths.SHARED, given, o.host_index_bitwidth
            )
            return f"offset, sizes and strides of {bits} bits ({source})"
        source = "kernel ABI: host-index-bitwidth"
        return f"offset, sizes and strides of {o.host_index_bitwidth} bits ({source})"

    def _casts(self) -> Iterator[str]:
        width = self.options.kernel_index_bitwidth
        for op in self.function.walk():
            if op.name in ("index.casts", "index.castu", "arith.index_cast", "arith.index_castui"):
                source, target = op.operands[0].type, op.results[0].type
                bits = [width if t is INDEX else getattr(t, "width", 0) for t in (source, target)]
                signed = op.name in ("index.casts", "arith.index_cast")
                done = "nothing" if bits[0] == bits[1] else "truncation"
                if bits[0] < bits[1]:
                    done = "sign extension" if signed else "zero extension"
                yield f"cast {_place(op)}: {op.name} {source} to {target}: {bits[0]} to {bits[1]} bits, {done}"  # fmt: skip

    # -- values ------------------------------------------------------------------------------------
    def _values(self) -> tuple[list[Operation], list[tuple[Operation, str]], list[tuple[Operation, Range]]]:  # fmt: skip
        proved: list[Operation] = []
        assumed: list[tuple[Operation, str]] = []
        wrong: list[tuple[Operation, Range]] = []
        for a in self.function.regions[0].blocks[0].arguments:
            if a.type is INDEX:
                self.ranges[a] = (-self.limit, self.limit - 1, ARGUMENTS)
        for op in self.function.walk():
            if op.name in VIEWS and self.options.kernel_index_bitwidth < 64:
                assumed.append((op, OFFSETS))
            for r in op.results:
                if r.type is not INDEX:
                    continue
                low, high, rule = self.ranges[r] = self._range(op)
                if low >= self.limit or high < -self.limit:
                    wrong.append((op, (low, high, rule)))
                elif rule or high >= self.limit or low < -self.limit:
                    assumed.append((op, rule or ARITHMETIC))
                else:
                    proved.append(op)
        return proved, assumed, wrong

    def _of(self, value: Value) -> Range:
        found = self.ranges.get(value)
        return (-self.limit, self.limit - 1, LOOPS) if found is None else found

    def _range(self, op: Operation) -> Range:
        kind = op.name
        if kind in ("arith.constant", "index.constant"):
            held: Any = op.properties["value"]
            return held.value, held.value, ""
        if kind in ("gpu.thread_id", "gpu.block_dim", "gpu.block_id", "gpu.grid_dim"):
            return self._register(op)
        if kind in ("gpu.lane_id", "gpu.subgroup_size"):
            return 0, 32, ""
        if kind == "memref.dim":
            return self._dim(op)
        if kind == "memref.extract_aligned_pointer_as_index":
            return -self.limit, self.limit - 1, POINTERS
        rule = _ARITHMETIC.get(kind)
        if rule is not None:
            found: Range = rule(self._of(op.operands[0]), self._of(op.operands[1]), self.limit)
            return found
        if kind.endswith(("index_cast", "index_castui", "casts", "castu")):
            width = getattr(op.operands[0].type, "width", 64)
            unsigned = kind.endswith(("index_castui", "castu"))
            if width < self.options.kernel_index_bitwidth:
                return (0, 2**width - 1, "") if unsigned else (-(2 ** (width - 1)), 2 ** (width - 1) - 1, "")  # fmt: skip
        return -self.limit, self.limit - 1, OTHER

    def _register(self, op: Operation) -> Range:
        from nvlower.passes.convert_gpu_to_nvvm.ids import known_size

        axis = op.properties["dimension"].params[0]  # type: ignore[attr-defined]
        block = op.name in ("gpu.thread_id", "gpu.block_dim")
        known = known_size(op, "block" if block else "grid", "xyz".index(axis))
        most = known or (BLOCK_MAX if block else GRID_MAX if axis == "x" else GRID_YZ_MAX)
        return (0, most - 1, "") if op.name.endswith("_id") else (1, most, "")

    def _dim(self, op: Operation) -> Range:
        from nvlower.ir.types import DYNAMIC

        type = op.operands[0].type
        low, high, rule = self._of(op.operands[1])
        if isinstance(type, MemRefType) and low == high and not rule and low < type.rank:
            size = type.shape[low]
            if size != DYNAMIC:
                return size, size, ""
        return 0, self.limit - 1, SIZES


def _joined(low: int, high: int, a: Range, b: Range, limit: int) -> Range:
    rule = a[2] or b[2]
    if rule and (low < -limit or high >= limit):
        return max(low, -limit), min(high, limit - 1), ARITHMETIC
    return low, high, rule


def _add(a: Range, b: Range, limit: int) -> Range:
    return _joined(a[0] + b[0], a[1] + b[1], a, b, limit)


def _sub(a: Range, b: Range, limit: int) -> Range:
    return _joined(a[0] - b[1], a[1] - b[0], a, b, limit)


def _mul(a: Range, b: Range, limit: int) -> Range:
    corners = [x * y for x in a[:2] for y in b[:2]]
    return _joined(min(corners), max(corners), a, b, limit)


def _divide(a: Range, b: Range, limit: int) -> Range:
    if a[0] < 0 or b[0] <= 0:
        return -limit, limit - 1, a[2] or b[2] or OTHER
    return _joined(a[0] // b[1], -(-a[1] // b[0]), a, b, limit)


def _remainder(a: Range, b: Range, limit: int) -> Range:
    if a[0] < 0 or b[0] <= 0:
        return -limit, limit - 1, a[2] or b[2] or OTHER
    return 0, min(a[1], b[1] - 1), b[2] if b[1] - 1 < a[1] else a[2]


def _least(a: Range, b: Range, limit: int) -> Range:
    return min(a[0], b[0]), min(a[1], b[1]), a[2] or b[2]


def _greatest(a: Range, b: Range, limit: int) -> Range:
    return max(a[0], b[0]), max(a[1], b[1]), a[2] or b[2]


_ARITHMETIC: dict[str, Any] = {
    "arith.addi": _add, "index.add": _add, "arith.subi": _sub, "index.sub": _sub,
    "arith.muli": _mul, "index.mul": _mul,
    "arith.divui": _divide, "arith.divsi": _divide, "index.divs": _divide, "index.divu": _divide,
    "arith.ceildivui": _divide, "arith.ceildivsi": _divide, "arith.floordivsi": _divide,
    "index.ceildivs": _divide, "index.ceildivu": _divide, "index.floordivs": _divide,
    "arith.remui": _remainder, "arith.remsi": _remainder, "index.rems": _remainder,
    "index.remu": _remainder,
    "arith.minsi": _least, "arith.minui": _least, "index.mins": _least, "index.minu": _least,
    "arith.maxsi": _greatest, "arith.maxui": _greatest, "index.maxs": _greatest,
    "index.maxu": _greatest,
}  # fmt: skip


def _is_shared(space: Any) -> bool:
    return getattr(space, "value", None) == 3 or str(space) == "#gpu.address_space<workgroup>"


def _place(op: Operation) -> str:
    from nvlower.diag import file_place

    found = file_place(op.loc)
    return "<unknown>" if found is None else ":".join(map(str, found))


PASS = Pass(
    "explain-index",
    "ExplainIndex",
    "Report the index widths of every kernel, and which values are proved or assumed to fit",
    run,
    anchor="gpu.module",
    options=(
        Option("host-index-bitwidth", int, 64, "Width of index on the host"),
        Option("kernel-index-bitwidth", int, 64, "Width of index in the kernel"),
        Option(
            "shared-index-bitwidth",
            int,
            0,
            "Width of the descriptors of shared memory; 0: from the data layout, else the host's",
        ),
        Option("quiet", bool, False, "Say only which values do not fit"),
        Option("strict", bool, False, "A value that does not fit is an error"),
    ),
)

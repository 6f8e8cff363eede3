"""Rules of the data layout attributes that ops carry."""

from __future__ import annotations

from nvlower.diag import error
from nvlower.ir.attributes import DenseElementsAttr, DialectAttr, IntegerAttr, StringAttr
from nvlower.ir.opdef import DIALECTS, verify
from nvlower.ir.types import I64, DialectType, FloatType, IndexType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

KEYS = frozenset(
    f"dlti.{n}"
    for n in (
        "default_memory_space", "alloca_memory_space", "program_memory_space",
        "global_memory_space", "stack_alignment", "mangling_mode", "legal_int_widths",
        "function_pointer_alignment",
    )
)  # fmt: skip
"""Entries of a data layout by name, beside the endianness."""


def _expect(op: Operation, name: str, attr: Any) -> bool:
    if isinstance(attr, DialectAttr) and attr.name == name:
        return True
    op.emit_error(f"'{name}' is expected to be a #{name} attribute")
    return False


@verify.add("dlti.dl_spec#attr")
def data_layout(op: Operation, attr: Any) -> None:
    """A data layout; on a module, one whose entries fit their keys."""
    if not _expect(op, "dlti.dl_spec", attr) or op.name not in ("builtin.module", "gpu.module"):
        return
    entries = [e.params for e in attr.params[0]]
    for wanted in (False, True):  # those of types first
        for key, value in entries:
            if isinstance(key, StringAttr) != wanted:
                continue
            message = _named(op, key.value, value) if wanted else _typed(key, value)
            if message is not None:
                error(op.loc, message)
                return


@verify.add("dlti.target_system_spec#attr")
def target_system(op: Operation, attr: Any) -> None:
    """A description of a system."""
    _expect(op, "dlti.target_system_spec", attr)


@verify.add("dlti.map#attr")
def map_(op: Operation, attr: Any) -> None:
    """A map."""
    _expect(op, "dlti.map", attr)


@verify.add("dlti.*#attr")
def other(op: Operation, attr: Any) -> None:
    """Nothing else."""
    name = next(n for n, a in op.attributes.items() if a is attr and n.startswith("dlti."))
    op.emit_error(f"attribute '{name}' not supported by dialect")


def _in_use(op: Operation, dialect: str) -> bool:
    """Tell whether ops or attributes of a dialect are there: upstream loads it then."""
    return dialect == "builtin" or any(
        inner.dialect == dialect or any(n.startswith(f"{dialect}.") for n in inner.attributes)
        for inner in op.walk()
    )


def _named(op: Operation, name: str, value: Any) -> str | None:
    """Return what is wrong with an entry that has a name."""
    dialect = name.partition(".")[0] if "." in name else ""
    if dialect not in DIALECTS or not dialect:
        return None
    if dialect != "dlti":
        if not _in_use(op, dialect):
            return None
        return f"the '{dialect}' dialect does not support identifier data layout entries"
    if name == "dlti.endianness":
        if isinstance(value, StringAttr) and value.value in ("big", "little"):
            return None
        return f"'{name}' data layout entry is expected to be either 'big' or 'little'"
    return None if name in KEYS else f"unknown data layout entry name: {name}"


def _typed(type: Any, value: Any) -> str | None:
    """Return what is wrong with the entry of a type."""
    if isinstance(type, IndexType):
        wrong = f"expected integer attribute in the data layout entry for '{type}'"
        return None if isinstance(value, IntegerAttr) else wrong
    if isinstance(type, DialectType) and type.name == "llvm.ptr":
        return _pointer(type, value)
    if not isinstance(type, IntegerType | FloatType):
        builtin = type.__class__.__module__ == "nvlower.ir.types"
        if builtin and not isinstance(type, DialectType):
            return "unexpected data layout for a built-in type"
        return None
    entry = DialectAttr("dlti.dl_entry", (type, value))
    if not isinstance(value, DenseElementsAttr) or value.type.element_type is not I64:
        return f"expected a dense i64 elements attribute in the data layout entry {entry}"
    numbers = _numbers(value)
    if not 1 <= len(numbers) <= 2:
        return f"expected 1 or 2 elements in the data layout entry {entry}"
    if numbers[-1] < numbers[0]:
        return (
            "preferred alignment is expected to be greater than or equal to the abi alignment in"
            f" data layout entry {entry}"
        )
    return None


def _pointer(type: Any, value: Any) -> str | None:
    if not isinstance(value, DenseElementsAttr) or value.type.num_elements not in (3, 4):
        return (
            f"expected layout attribute for '{type}' to be a dense integer elements attribute with"
            " 3 or 4 elements"
        )
    if value.type.element_type is not I64:
        return f"expected i64 parameters for '{type}'"
    numbers = _numbers(value)
    if numbers[1] > numbers[2]:
        return "preferred alignment is expected to be at least as large as ABI alignment"
    return None


def _numbers(value: Any) -> list[int]:
    from nvlower.ir.dense import values

    return values(value)

"""A module's ``dlti.dl_spec`` as LLVM's data layout string."""

from __future__ import annotations

from nvlower.ir.types import FloatType, IndexType, IntegerType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation


def data_layout(module: Operation) -> str:
    """Return the layout that a module states: its text, else that of its spec, else nothing.

    Errors: ValueError for an entry that LLVM's layout has no place for.
    """
    text: Any = module.attributes.get("llvm.data_layout")
    if text is not None:
        return str(text.value)
    return "-".join(part for key, value in entries(module) if (part := _entry(key, value)))


def entries(module: Operation) -> list[tuple[Any, Any]]:
    """Return keys (types or names) and values of the spec, names before types."""
    spec: Any = module.attributes.get("dlti.dl_spec")
    found = [tuple(e.params[:2]) for e in spec.params[0]] if spec is not None else []
    found.sort(key=lambda e: not hasattr(e[0], "value"))
    return found


def has_short_pointers(module: Operation) -> bool:
    """Tell whether the module's layout says that pointers to shared memory have 32 bits."""
    for key, value in entries(module):
        if getattr(key, "name", "") == "llvm.ptr" and key.params == (3,):
            return _numbers(value)[0] == 32
    return "p3:32:" in data_layout(module)


def _numbers(value: Any) -> list[int]:
    if hasattr(value, "data"):
        size, count = value.element_bytes, value.type.num_elements
        data = value.data
        found = [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
        return found * count if value.is_splat else found
    return [int(value.value)]


def _entry(key: Any, value: Any) -> str:
    if hasattr(key, "value"):
        return _named(key.value, value)
    if isinstance(key, IndexType):
        return ""
    numbers = _numbers(value)
    if isinstance(key, IntegerType | FloatType):
        kind = "i" if isinstance(key, IntegerType) else "f"
        abi, preferred = numbers[0], numbers[-1]
        return f"{kind}{key.width}:{abi}" + (f":{preferred}" if preferred != abi else "")
    if getattr(key, "name", "") == "llvm.ptr":
        size, abi = numbers[0], numbers[1] if len(numbers) > 1 else numbers[0]
        preferred = numbers[2] if len(numbers) > 2 else abi
        index = numbers[3] if len(numbers) > 3 else size
        space = key.params[0] if key.params else 0
        return f"p{space}:{size}:{abi}:{preferred}:{index}"
    raise ValueError(f"unsupported data layout for type {key}")


def _named(name: str, value: Any) -> str:
    word = name.removeprefix("dlti.")
    if word == "endianness":
        return "e" if value.value == "little" else "E"
    if word == "mangling_mode":
        return f"m:{value.value}" if value.value else ""
    if word == "legal_int_widths":
        return "n" + ":".join(map(str, value.values))
    letters = {
        "alloca_memory_space": "A", "global_memory_space": "G", "program_memory_space": "P",
        "stack_alignment": "S",
    }  # fmt: skip
    if word in letters:
        return f"{letters[word]}{value.value}" if value.value else ""
    if word == "function_pointer_alignment":
        alignment, dependent = (getattr(p, "value", p) for p in value.params[:2])
        return f"F{'n' if dependent else 'i'}{alignment}"
    if word in ("default_memory_space", "max_vector_op_width"):
        return ""
    raise ValueError(f"unsupported data layout entry '{name}'")

"""Type conversion as the conversion driver sees it, and block signatures."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, Protocol

    from nvlower.ir.builder import Builder
    from nvlower.ir.core import Block, Value
    from nvlower.ir.types import Type
else:
    Protocol = object


class Signature:
    """How the arguments of one block change.

    ``mapping[i]`` is None for a dropped argument, (start, count) for the new arguments that
    stand for it, or a list of values that replace it.
    """

    __slots__ = ("mapping", "types")

    def __init__(self, count: int) -> None:
        self.types: list[Type] = []
        self.mapping: list[Any] = [None] * count

    def add(self, types: Iterable[Type], old: int | None = None) -> None:
        """Append new arguments of `types`; they stand for argument `old` where it is given."""
        start = len(self.types)
        self.types.extend(types)
        if old is not None:
            self.mapping[old] = (start, len(self.types) - start)

    def remap(self, old: int, values: Sequence[Value]) -> None:
        """Replace argument `old` by values that exist already."""
        self.mapping[old] = list(values)


class TypeConversion(Protocol):
    """What the driver asks of a type converter; `type_converter.TypeConverter` is one."""

    def convert_all(self, type: Type) -> tuple[Type, ...] | None:
        """Return the types that stand for `type`: itself alone, others, None if unconvertible."""

    def materialize_source(self, b: Builder, type: Type, values: Sequence[Value]) -> Value | None:
        """Return a value of the original `type` made of converted `values`; None: keep a cast."""

    def materialize_target(
        self, b: Builder, type: Type, values: Sequence[Value], original: Type
    ) -> Value | None:
        """Return a value of the converted `type` made of `values`; None: keep a cast."""


def block_signature(types: TypeConversion, block: Block) -> Signature | None:
    """Return the conversion of a block's arguments one by one, None if one is impossible."""
    signature = Signature(len(block.arguments))
    for a in block.arguments:
        new = types.convert_all(a.type)
        if new is None:
            return None
        signature.add(new, a.index)
    return signature

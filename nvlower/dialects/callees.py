"""Look-up of the symbols that ops refer to, and the checks that calls share."""

from __future__ import annotations

from nvlower.ir.symbols import lookup_reference, nearest_table, symbol_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from nvlower.ir.core import Operation
    from nvlower.ir.types import Type

_names: dict[Operation, dict[str, Operation]] = {}


def resolve(op: Operation, ref: Any) -> Operation | None:
    """Return what `ref` means at `op`, searching the tables around it from the inside.

    The names of a table are remembered; one that no longer holds is looked up anew.
    """
    table = nearest_table(op)
    while table is not None:
        found = _in_table(table, ref)
        if found is not None:
            return found
        outer = table.parent_op
        table = None if outer is None else nearest_table(outer)
    return None


def _in_table(table: Operation, ref: Any) -> Operation | None:
    names = _names.get(table)
    found = None if names is None else names.get(ref.root)
    if found is None or found.parent_op is not table or symbol_name(found) != ref.root:
        if len(_names) > 64:
            _names.clear()
        blocks = table.regions[0].blocks if table.regions else []
        names = _names[table] = {}
        for o in blocks[0].ops if blocks else ():
            name = symbol_name(o)
            if name is not None:
                names.setdefault(name, o)
        found = names.get(ref.root)
    if found is None or not ref.nested:
        return found
    from nvlower.ir.attributes import SymbolRefAttr

    if not found.has_trait("SymbolTable"):
        return None
    return lookup_reference(found, SymbolRefAttr(ref.nested[0], ref.nested[1:]))


def check_call(
    op: Operation, operands: Sequence[Any], inputs: Sequence[Type], results: Sequence[Type]
) -> None:
    """Report operands and results of a call that differ from the callee's type."""
    if len(inputs) != len(operands):
        op.emit_op_error("incorrect number of operands for callee")
        return
    for i, (v, t) in enumerate(zip(operands, inputs, strict=True)):
        if v.type is not t:
            op.emit_op_error(
                f"operand type mismatch: expected operand type '{t}', but provided '{v.type}'"
                f" for operand number {i}"
            )
            return
    if len(results) != len(op.results):
        op.emit_op_error("incorrect number of results for callee")
        return
    for i, (r, t) in enumerate(zip(op.results, results, strict=True)):
        if r.type is not t:
            own = ", ".join(f"'{x.type}'" for x in op.results)
            wanted = ", ".join(f"'{x}'" for x in results)
            diagnostic = op.emit_op_error(f"result type mismatch at index {i}")
            diagnostic.note(f"      op result types: {own}")
            diagnostic.note(f"function result types: {wanted}")
            return

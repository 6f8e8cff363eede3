"""symbol-dce: remove private symbols that nothing live refers to.

Source: mlir/lib/Transforms/SymbolDCE.cpp.
"""

from __future__ import annotations

from .base import Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from nvlower.ir.attributes import SymbolRefAttr
    from nvlower.ir.core import Operation
    from nvlower.ir.storage import Storage

    from .base import Options


def run(op: Operation, options: Options) -> None:
    """Remove dead symbols of `op`, a symbol table, and of the tables inside it.

    Errors: "was scheduled to run under SymbolDCE, but does not define a symbol table".
    """
    from nvlower.diag import Failure

    if not op.has_trait("SymbolTable"):
        op.emit_op_error("was scheduled to run under SymbolDCE, but does not define a symbol table")
        raise Failure
    hidden = _is_private(op) or op.parent is None
    live = _live_symbols(op, hidden)
    for table in [o for o in op.walk() if o.has_trait("SymbolTable")]:
        for block in table.regions[0].blocks:
            for o in block.ops:
                if _name(o) is not None and o not in live:
                    o.erase()


def _live_symbols(root: Operation, hidden: bool) -> set[Operation]:
    tables: dict[Operation, dict[str, Operation]] = {}
    live: set[Operation] = set()
    scanned: set[Operation] = set()
    work = [root]
    while work:
        op = work.pop()
        for inner in _scope(op):
            if inner in scanned:
                continue
            scanned.add(inner)
            if inner is not op and inner.has_trait("SymbolTable"):
                work.append(inner)
            for ref in _references(inner):
                for target in _resolve(inner, ref, root, tables):
                    if target not in live:
                        live.add(target)
                        work.append(target)
        if op.has_trait("SymbolTable"):
            for block in op.regions[0].blocks:
                for o in block.ops:
                    keep = _name(o) is None or not _is_private(o) or not _discardable(o)
                    if keep and o not in live:
                        if _name(o) is not None:
                            live.add(o)
                        work.append(o)
    return live


def _scope(op: Operation) -> Iterator[Operation]:
    """Yield `op` and the ops in it whose references count as its own."""
    yield op
    if op.has_trait("SymbolTable"):
        return
    stack = [o for r in op.regions for b in r.blocks for o in b.ops]
    while stack:
        inner = stack.pop()
        yield inner
        if not inner.has_trait("SymbolTable"):
            stack.extend(o for r in inner.regions for b in r.blocks for o in b.ops)


def _name(op: Operation) -> str | None:
    from nvlower.rewrite.effects import SYMBOL

    if op.definition is None or not SYMBOL & op.definition.traits:
        return None
    attr = op.properties.get("sym_name")
    return None if attr is None else attr.value  # type: ignore[attr-defined]


def _is_private(op: Operation) -> bool:
    attr = op.get_attr("sym_visibility")
    return attr is not None and attr.value in ("private", "nested")  # type: ignore[attr-defined]


def _discardable(op: Operation) -> bool:
    """Tell whether an unused symbol may go: one without results, as all of ours."""
    return not op.results


def _references(op: Operation) -> Iterator[SymbolRefAttr]:
    from nvlower.ir.attributes import SymbolRefAttr

    stack: list[Storage] = [*op.properties.values(), *op.attributes.values()]
    while stack:
        attr = stack.pop()
        if isinstance(attr, SymbolRefAttr):
            yield attr
        else:
            stack.extend(attr.children())


def _resolve(
    op: Operation,
    ref: SymbolRefAttr,
    root: Operation,
    tables: dict[Operation, dict[str, Operation]],
) -> list[Operation]:
    """Return the symbols that `ref` names, seen from `op`, outermost first."""
    table = _table_around(op)
    while table is not None:
        path = []
        where: Operation | None = table
        for name in (ref.root, *ref.nested):
            where = None if where is None else _symbols(where, tables).get(name)
            if where is None:
                break
            path.append(where)
        if path or table is root:
            return path
        table = _table_around(table)
    return []


def _table_around(op: Operation) -> Operation | None:
    table = op.parent_op
    while table is not None and not table.has_trait("SymbolTable"):
        table = table.parent_op
    return table


def _symbols(
    table: Operation, tables: dict[Operation, dict[str, Operation]]
) -> dict[str, Operation]:
    found = tables.get(table)
    if found is None:
        found = tables[table] = {}
        if table.has_trait("SymbolTable"):
            for op in table.regions[0].ops:
                name = _name(op)
                if name is not None:
                    found.setdefault(name, op)
    return found


PASS = Pass("symbol-dce", "SymbolDCE", "Remove private symbols that nothing refers to", run)

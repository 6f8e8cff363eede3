"""symbol-dce: remove private symbols that nothing live refers to.

Source: mlir/lib/Transforms/SymbolDCE.cpp and mlir/lib/IR/SymbolTable.cpp.
"""

from __future__ import annotations

from .base import Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from nvlower.ir.attributes import SymbolRefAttr
    from nvlower.ir.core import Operation

    from .base import Options


def run(op: Operation, options: Options) -> None:
    """Remove dead symbols of `op`, a symbol table, and of the tables inside it.

    Errors: "was scheduled to run under SymbolDCE, but does not define a symbol table";
    "operation contains potentially unknown symbol table, ...".
    """
    from nvlower.diag import Failure

    if not op.has_trait("SymbolTable"):
        op.emit_op_error(
            " was scheduled to run under SymbolDCE, but does not define a symbol table"
        )
        raise Failure
    hidden = op.parent is None or _visibility(op) in (None, "private")
    live = _Liveness()
    live.visit_table(op, hidden)
    for table in [o for o in op.walk() if o.has_trait("SymbolTable")]:
        for block in table.regions[0].blocks:
            for o in block.ops:
                if _visibility(o) is not None and o not in live.symbols:
                    o.erase()


class _Liveness:
    """The symbols that are used from outside, or by something live."""

    def __init__(self) -> None:
        self.symbols: set[Operation] = set()
        self.tables: dict[Operation, dict[str, Operation]] = {}

    def visit_table(self, table: Operation, hidden: bool) -> None:
        """Find the live symbols of a table, whose nested symbols nothing outside sees if `hidden`."""
        work: list[Operation] = []
        live = self.symbols
        for block in table.regions[0].blocks:
            for op in block.ops:
                seen = _visibility(op)
                if seen is None:
                    work.append(op)
                elif seen == "public" or (seen == "nested" and not hidden) or op.results:
                    if op not in live:
                        live.add(op)
                        work.append(op)
        while work:
            op = work.pop()
            for inner in _tables(op):
                self.visit_table(inner, hidden or _visibility(inner) in (None, "private"))
            around = op.parent_op
            assert around is not None
            for ref in _uses(op):
                for symbol in self.resolve(around, ref):
                    if symbol not in live:
                        live.add(symbol)
                        work.append(symbol)

    def resolve(self, table: Operation, ref: SymbolRefAttr) -> list[Operation]:
        """Return the symbols on the way to what `ref` names in `table`, [] where one is missing."""
        path: list[Operation] = []
        where = table
        for name in (ref.root, *ref.nested):
            found = self._names(where).get(name)
            if found is None:
                return []
            path.append(found)
            where = found
        return path

    def _names(self, table: Operation) -> dict[str, Operation]:
        names = self.tables.get(table)
        if names is None:
            names = self.tables[table] = {}
            if table.has_trait("SymbolTable"):
                for op in table.regions[0].ops:
                    if _visibility(op) is not None:
                        names.setdefault(op.properties["sym_name"].value, op)  # type: ignore[attr-defined]
        return names


def _visibility(op: Operation) -> str | None:
    """Return "public", "private" or "nested"; None: no symbol."""
    from nvlower.ir.symbols import visibility
    from nvlower.rewrite.effects import SYMBOL

    if op.definition is None or not SYMBOL & op.definition.traits:
        return None
    return visibility(op) if op.properties.get("sym_name") is not None else None


def _tables(root: Operation) -> Iterator[Operation]:
    """Yield `root`, if it is a symbol table, else the tables in it that are in no other."""
    stack = [root]
    while stack:
        op = stack.pop()
        if op.has_trait("SymbolTable"):
            yield op
        elif op.regions:
            stack.extend(o for r in reversed(op.regions) for b in r.blocks for o in b.ops)


def _uses(root: Operation) -> Iterator[SymbolRefAttr]:
    """Yield the references of `root` and of what is in it, up to the next symbol tables."""
    from nvlower.diag import Failure
    from nvlower.ir.symbols import op_references

    stack = [root]
    while stack:
        op = stack.pop()
        if len(op.regions) == 1 and not _dialect_is_known(op):
            root.emit_error(
                "operation contains potentially unknown symbol table, meaning that we can't "
                "reliable compute symbol uses"
            )
            raise Failure
        yield from op_references(op)
        if not op.has_trait("SymbolTable"):
            stack.extend(o for r in reversed(op.regions) for b in r.blocks for o in b.ops)


def _dialect_is_known(op: Operation) -> bool:
    if op.definition is not None:
        return True
    from nvlower.ir.opdef import DIALECTS

    return op.name.partition(".")[0] in DIALECTS


PASS = Pass("symbol-dce", "SymbolDCE", "Remove private symbols that nothing refers to", run)

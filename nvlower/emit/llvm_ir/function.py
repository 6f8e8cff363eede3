"""Bodies of functions: blocks, phis, value numbers, and the dispatch to the instructions.

Values and blocks are numbered as LLVM numbers unnamed ones, in the order of the text, so that
the text reads like upstream's export. What mentions a number not yet given is written last.
"""

from __future__ import annotations

from nvlower import import_module

from .aggregates import Tree, text
from .constants import NoConstantError, constant
from .types import NoTypeError, symbol_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from nvlower.ir.core import Block, Operation, Region, Value

    from .module import ModuleWriter

_TABLES = {
    "llvm.intr": "nvlower.emit.llvm_ir.intrinsics",
    "llvm": "nvlower.emit.llvm_ir.instructions",
    "nvvm": "nvlower.emit.llvm_ir.nvvm",
}


class RefusedError(Exception):
    """An operation cannot be written; the text says why."""


def write(op: Operation, f: FunctionWriter) -> None:
    """Write one operation by its table's function.

    Errors: RefusedError for an operation of another dialect, or one that no table has.
    """
    name = op.name
    function = _cache.get(name)
    if function is None:
        dialect = "llvm.intr" if name.startswith("llvm.intr.") else op.dialect
        module = _TABLES.get(dialect)
        if module is None:
            raise RefusedError("cannot be written as LLVM IR: lower it to the llvm dialect first")
        function = _cache[name] = import_module(module).writer(op)
    function(op, f)


_cache: dict[str, Callable[[Operation, FunctionWriter], None]] = {}


class FunctionWriter:
    """Writes one function's body into `lines`."""

    def __init__(self, module: ModuleWriter) -> None:
        self.module = module
        self.types = module.types
        self.lines: list[Any] = []
        self.names: dict[Any, str] = {}
        self.labels: dict[Any, str] = {}
        self.incoming: dict[Block, list[tuple[Any, list[Value]]]] = {}
        self.extra: list[tuple[Block, Operation, list[Value]]] = []
        self.made: dict[tuple[Operation, int], int] = {}
        self.count = 0
        self.tail = ""  # what ends the current operation's instructions: the debug location
        self.scope: Any = None
        self.trees: dict[Any, Tree] = {}  # constant aggregates whose text nobody has read yet

    # -- names ---------------------------------------------------------------------------------
    def fresh(self) -> str:
        """Return the next unused number as a name."""
        name = f"%{self.count}"
        self.count += 1
        return name

    def v(self, value: Value) -> str:
        """Return a value's text without its type: a number or a constant."""
        try:
            return self.names[value]
        except KeyError:
            tree = self.trees.get(value)
            if tree is None:
                raise _LaterError from None
        found = self.names[value] = text(tree, value.type, self.types)
        return found

    def tv(self, value: Value) -> str:
        """Return a value's text with its type."""
        return f"{self.types(value.type)} {self.v(value)}"

    def tvs(self, values: Any) -> str:
        """Return the texts of several values, separated by commas."""
        return ", ".join(map(self.tv, values))

    def label(self, block: Any) -> str:
        """Return ``label %n``."""
        try:
            return f"label {self.labels[block]}"
        except KeyError:
            raise _LaterError from None

    # -- lines ---------------------------------------------------------------------------------
    def emit(self, text: Callable[[], str]) -> None:
        """Add an instruction without result."""
        self._add("", text, self.tail)

    def define(self, text: Callable[[], str]) -> str:
        """Add an instruction with a result and return its name."""
        name = self.fresh()
        self._add(f"{name} = ", text, self.tail)
        return name

    def set(self, value: Value, text: Callable[[], str]) -> None:
        """Add the instruction that computes `value`."""
        self.names[value] = self.define(text)

    def _add(self, head: str, text: Callable[[], str], tail: str) -> None:
        try:
            self.lines.append(f"  {head}{text()}{tail}")
        except _LaterError:
            self.lines.append((head, text, tail))

    # -- the body --------------------------------------------------------------------------------
    def body(self, region: Region) -> list[str]:
        """Write all blocks; return the lines."""
        for block in region.blocks:
            if block.last is not None and block.last.successors:
                self._distinct(block.last)
        entry = region.blocks[0]
        for argument in entry.arguments:
            self.names[argument] = self.fresh()
        for block in region.blocks:
            self._block(block, block is entry)
        for key, (block, branch, values) in enumerate(self.extra):
            self._extra_block(key, block, branch, values)
        out = []
        for line in self.lines:
            if type(line) is tuple:
                head, text, tail = line
                try:
                    out.append(f"  {head}{text()}{tail}")
                except _LaterError:
                    raise RefusedError("uses a value that is not defined in its function") from None
            else:
                out.append(line)
        return out

    def _distinct(self, branch: Operation) -> None:
        """Note what flows where; a second edge to a block with arguments gets a block between."""
        seen = set()
        for i, block in enumerate(branch.successors):
            values: list[Any] = branch_operands(branch, i)
            source: Any = branch.parent
            if block.arguments and block in seen:
                source = len(self.extra)
                self.extra.append((block, branch, values))
                self.made[branch, i] = source
                values = [(source, k) for k in range(len(values))]
            seen.add(block)
            self.incoming.setdefault(block, []).append((source, values))

    def _edges(self, block: Block) -> list[tuple[Any, list[Value]]]:
        """Return the edges to a block, the latest made first, as upstream lists predecessors."""
        rank = {op.parent: i for i, op in enumerate(block.uses)}
        made = len(rank)
        edges = self.incoming.get(block, [])
        order = {id(e): rank.get(e[0], made) for e in edges}
        ordered = edges[::-1]
        ordered.sort(key=lambda e: -order[id(e)])
        return ordered

    def target(self, branch: Operation, index: int) -> Any:
        """Return the key of the block that successor `index` leads to, a made block's number."""
        return self.made.get((branch, index), branch.successors[index])

    def _start(self, key: Any, first: bool) -> None:
        self.labels[key] = name = self.fresh()
        if not first:
            self.lines.append(f"\n{name[1:]}:")

    def _block(self, block: Block, first: bool) -> None:
        self._start(block, first)
        self.tail = ""
        if not first:
            edges = self._edges(block) if block.arguments else []
            for argument in block.arguments:
                self.set(argument, self._phi(argument, edges))
        op = block.first
        while op is not None:
            self._op(op)
            op = op.next

    def _phi(self, argument: Any, edges: Any, at: int | None = None) -> Callable[[], str]:
        i = argument.index if at is None else at

        def text() -> str:
            ways = ", ".join(
                f"[ {self.v(values[i])}, {self.label(source)[6:]} ]" for source, values in edges
            )
            return f"phi {self.types(argument.type)} {ways}"

        return text

    def _extra_block(self, key: int, block: Block, branch: Operation, values: list[Value]) -> None:
        self._start(key, False)
        self.tail = ""
        for argument, value in zip(block.arguments, values, strict=True):
            name = (key, argument.index)
            self.names[name] = self.define(self._phi(argument, [(branch.parent, [value])], 0))
        self.tail = self.module.location(branch, self.scope)
        self.emit(lambda: f"br {self.label(block)}")

    def _op(self, op: Operation) -> None:
        self.tail = self.module.location(op, self.scope) if self.scope is not None else ""
        try:
            write(op, self)
            return
        except RefusedError as reason:
            op.emit_op_error(str(reason))
        except NoTypeError as type:
            op.emit_op_error(f"type {type} has no counterpart in LLVM IR")
        except NoConstantError as reason:
            op.emit_op_error(str(reason))
        self.module.failed = True
        for result in op.results:
            self.names.setdefault(result, "poison")

    def constant(self, attr: Any, type: Any) -> str:
        """Return the text of a constant; a symbol of an alias or function is its address."""
        return constant(attr, type, self.types)


class _LaterError(Exception):
    """A name is not known yet."""


def branch_operands(branch: Operation, index: int) -> list[Value]:
    """Return the values that a terminator passes to successor `index`."""
    name, values = branch.name, branch.operands
    if name == "llvm.cond_br":
        values = branch.falseDestOperands if index else branch.trueDestOperands
    elif name == "llvm.invoke":
        values = branch.unwindDestOperands if index else branch.normalDestOperands
    elif name == "llvm.switch":
        values = branch.defaultOperands
        if index:
            values = _segment(branch.caseOperands, branch, "case_operand_segments", index - 1)
    elif name == "llvm.indirectbr":
        values = _segment(branch.succOperands, branch, "indbr_operand_segments", index)
    return values


def _segment(values: list[Value], op: Operation, name: str, index: int) -> list[Value]:
    sizes: Any = op.properties[name]
    start = sum(sizes.values[:index])
    return values[start : start + sizes.values[index]]


def symbol(attr: Any) -> str:
    """Return ``@name`` for a symbol reference."""
    return "@" + symbol_text(attr.leaf)

"""Text to IR: `parse` for a file, `parse_type` and `parse_attribute` for a piece."""

from __future__ import annotations

from nvlower import diag
from nvlower.ir.core import Block, Operation, Region
from nvlower.ir.opdef import op_definition

from .loop import parse_file
from .places import Restart
from .state import Parser, SyntaxFail
from .subloop import parse_sub
from .table import table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.types import Type


LONG = 100
"""How many lines a file has whose lines are compared with each other."""


def parse(
    text: str,
    filename: str = "<stdin>",
    first_line: int = 1,
    allow_unregistered: bool = False,
    *,
    first_column: int = 0,
    implicit_module: bool = True,
) -> Operation:
    """Return the module of a file, an implicit one where the text has none of its own.

    `first_line` and `first_column` say where a chunk starts in its file; the column of a whole
    file is 0. Without `implicit_module`, the file's only op is returned.
    Errors: reported with their place; then `Failure`.
    """
    begin_context()
    p = Parser(text, filename, first_line, table(), allow_unregistered=allow_unregistered)
    if text.count("\n") >= LONG:
        if parse_lines(p):
            return top_level_of(p, first_column, implicit_module)
        p = Parser(text, filename, first_line, table(), allow_unregistered=allow_unregistered)
    try:
        parse_file(p)
    except RecursionError:
        raise p.error("nesting is too deep") from None
    except SyntaxFail as e:
        raise p.error(e.message) from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise p.error(f"custom op '{p.op_start}' {_wrong_kind(p)}") from None
    return top_level_of(p, first_column, implicit_module)


def _wrong_kind(p: Parser) -> str:
    """Return what to say of operands or types that an op's reader cannot work with."""
    if p.op_start in ("llvm.extractelement", "llvm.insertelement"):
        found = p.tokens[p.current()]
        return f"invalid kind of type specified: expected builtin.vector, but found '{found}'"
    return "has operands or types of a wrong kind"


def parse_lines(p: Parser) -> bool:
    """Parse with templates for lines that repeat, if many do; tell whether it went well.

    If not, the loop over all tokens has to say what is wrong, and where.
    """
    from .lines import begin_lines

    p.lines = begin_lines(p)
    if p.lines is None:
        return False
    reported = len(diag.sink().diagnostics)
    try:
        parse_file(p)
    except (
        diag.Failure, SyntaxFail, Restart, RecursionError,
        AttributeError, IndexError, KeyError, TypeError, ValueError,
    ):  # fmt: skip
        del diag.sink().diagnostics[reported:]
        begin_context()
        return False
    p.lines = None
    return True


def begin_context() -> None:
    """Forget what belongs to the file before: resources and the bodies of named structs."""
    import sys

    from nvlower.ir import resources

    resources.clear()
    types = sys.modules.get("nvlower.dialects.llvm.types")
    if types is not None:
        types.LLVMStructType.begin_context()


def top_level_of(p: Parser, first_column: int = 0, implicit_module: bool = True) -> Operation:
    """Return the only top-level op if it is a module or may be any, else a module around all."""
    block = p.block
    assert block is not None
    only = block.first
    alone = only is not None and only.next is None
    if only is not None and alone and (only.name == "builtin.module" or not implicit_module):
        return only.remove()
    from nvlower.ir.location import FileLineColLoc

    loc = FileLineColLoc(p.source.name, p.source.first_line if first_column else 0, first_column)
    if not implicit_module:
        found = sum(1 for _ in block.ops)
        message = f"source must contain a single top-level operation, found: {found}"
        raise diag.fail(loc, message)
    definition = op_definition("builtin.module")
    return Operation("builtin.module", regions=[Region([block])], loc=loc, definition=definition)


def _piece(text: str, start: str, allow_unregistered: bool) -> Any:
    p = Parser(text, "<string>", 1, table(), allow_unregistered=allow_unregistered)
    try:
        value, end = parse_sub(p, start, text, 0)
        if text[end:].strip():
            raise SyntaxFail(end, "found trailing characters")
    except SyntaxFail as e:
        raise diag.fail(p.at_offset(e.offset), e.message) from None
    return value


def parse_type(text: str, allow_unregistered: bool = False) -> Type:
    """Return the type that `text` says."""
    found: Type = _piece(text, "s_type", allow_unregistered)
    return found


def parse_attribute(text: str, allow_unregistered: bool = False) -> Attribute:
    """Return the attribute that `text` says."""
    found: Attribute = _piece(text, "s_attr", allow_unregistered)
    return found


__all__ = ["Block", "Parser", "parse", "parse_attribute", "parse_type"]

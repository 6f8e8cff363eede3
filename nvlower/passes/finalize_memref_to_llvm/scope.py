"""memref.alloca_scope and memref.distinct_objects."""

from __future__ import annotations

from nvlower.dialects.llvm import types as T
from nvlower.ir.attributes import TRUE, ArrayAttr, DenseArrayAttr, StringAttr
from nvlower.ir.types import I1, I32
from nvlower.rewrite import llvm_build as L
from nvlower.rewrite.memref_descriptor import descriptor
from nvlower.rewrite.rules import Failed, Rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.core import Operation
    from nvlower.rewrite.rewriter import Rewriter

RULES = Rules()


@RULES.lowers("memref.alloca_scope")
def alloca_scope(op: Operation, b: Rewriter) -> Failed | None:
    """memref.alloca_scope  =>  its body between llvm.intr.stacksave and stackrestore"""
    start, body = op.parent, op.regions[0]
    end = body.blocks[-1].last
    assert start is not None and start.parent is not None and end is not None
    types = [b.type(r.type) for r in op.results]
    if None in types:
        return b.fail(op, "a result type has no conversion")
    rest = b.split_block(start, op)
    follow = rest
    region = start.parent
    if types:
        at = region.blocks.index(rest)
        follow = b.create_block(region, types, [op.loc] * len(types), at)
        b.create("llvm.br", ((),), (), successors=(rest,))
    first = body.blocks[0]
    b.inline_region(body, region, region.blocks.index(follow))
    b.at_end(start)
    saved = b.value("llvm.intr.stacksave", (), (T.ptr(),))
    b.create("llvm.br", ((),), (), successors=(first,))
    b.at_op(end)
    b.create("llvm.intr.stackrestore", (saved,), ())
    b.create("llvm.br", (b.values(end.operands),), (), successors=(follow,))
    b.erase(end)
    b.replace(op, *follow.arguments[: len(types)])
    return None


@RULES.lowers("memref.distinct_objects")
def distinct_objects(op: Operation, b: Rewriter) -> Failed | None:
    """memref.distinct_objects %a, %b  =>  llvm.intr.assume %true ["separate_storage"(%p, %q)]"""
    for v in op.operands:
        if b.type(v.type) is None:
            return b.fail(op, b.types.why_not(v.type))
    values = b.operands(op)
    pointers = [descriptor(b, v).aligned(b) for v in op.operands]
    if len(pointers) > 1:
        true = L.attr_constant(b, TRUE, I1)
        pairs = [
            p for i, one in enumerate(pointers) for other in pointers[i + 1 :] for p in (one, other)
        ]
        count = len(pairs) // 2
        properties = {
            "op_bundle_sizes": DenseArrayAttr(I32, (2,) * count),
            "op_bundle_tags": ArrayAttr((StringAttr("separate_storage"),) * count),
        }
        b.create("llvm.intr.assume", (true, pairs), (), properties)
    b.replace(op, *values)
    return None

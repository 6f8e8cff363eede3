"""The conversion driver on hand-built IR of made-up ops."""

import pytest

from nvlower.diag import Failure, Sink
from nvlower.ir.core import Block, Operation, Region, Value
from nvlower.ir.location import UNKNOWN
from nvlower.ir.types import I32, I64, INDEX, Type
from nvlower.rewrite.conversion import Rewriter, Rules, Signature, convert


class Types:
    """index is i64; i32 is two i64; the rest stays."""

    def convert_all(self, t: Type):
        return (I64,) if t is INDEX else (I64, I64) if t is I32 else (t,)

    def convert(self, t: Type):
        found = self.convert_all(t)
        return found[0] if len(found) == 1 else None

    def materialize_source(self, b, type, values):
        return None

    def materialize_target(self, b, type, values, original):
        return None


def make(name, operands=(), types=(), regions=(), successors=()):
    return Operation(name, operands, types, {}, {}, regions, successors, UNKNOWN)


def module(types=(INDEX, INDEX)) -> tuple[Operation, Block]:
    block = Block(types, [UNKNOWN] * len(types))
    return make("t.root", regions=[Region([block])]), block


def text(op: Operation) -> list[str]:
    """Name values by order, print one line per op."""
    names: dict[Value, str] = {}
    lines = []
    for r in op.regions:
        for b in r.blocks:
            for a in b.arguments:
                names[a] = f"a{len(names)}"
    for o in op.walk():
        if o is op:
            continue
        for v in o.results:
            names[v] = f"v{len(names)}"
    for o in op.walk():
        if o is not op:
            left = ",".join(f"{names[v]}:{v.type}" for v in o.results)
            lines.append(f"{left}={o.name}({','.join(names[v] for v in o.operands)})")
    return lines


ADD = Rules()


@ADD.lowers("t.add")
def add(op: Operation, b: Rewriter):
    x, y = op.operands
    b.replace(op, b.value("n.add", (b[x], b[y]), (b.type(op.results[0].type),)))


def test_casts_where_old_meets_new():
    root, block = module()
    x, y = block.arguments
    one = block.append(make("t.add", (x, y), (INDEX,)))
    two = block.append(make("t.add", (one.result, y), (INDEX,)))
    block.append(make("t.use", (two.result,)))
    convert(root, ADD, Types(), illegal={"t.add"}, legal={"n"})
    assert text(root) == [
        "v2:i64=builtin.unrealized_conversion_cast(a1)",
        "v3:i64=builtin.unrealized_conversion_cast(a0)",
        "v4:i64=n.add(v3,v2)",
        "v5:i64=n.add(v4,v2)",
        "v6:index=builtin.unrealized_conversion_cast(v5)",
        "=t.use(v6)",
    ]


def test_cast_cancels_against_one_in_the_input():
    root, block = module((I64,))
    cast = make("builtin.unrealized_conversion_cast", block.arguments, (INDEX,))
    block.append(cast)
    block.append(make("t.add", (cast.result, cast.result), (INDEX,)))
    convert(root, ADD, Types(), illegal={"t.add"}, legal={"n"})
    assert text(root) == [
        "v1:index=builtin.unrealized_conversion_cast(a0)",
        "v2:i64=n.add(a0,a0)",
    ]


def test_signature_conversion_one_to_many():
    root, block = module((INDEX, I32))
    block.append(make("t.use", block.arguments))
    rules = Rules()

    @rules.lowers("t.root", remap=False)
    def outer(op, b):
        b.update(op)
        b.convert_signature(op.regions[0])

    convert(
        root, rules, Types(),
        dynamic=lambda op: len(op.regions[0].blocks[0].arguments) == 3 if op.regions else None,
    )  # fmt: skip
    assert [a.type for a in root.regions[0].entry.arguments] == [I64, I64, I64]
    assert text(root) == [
        "v3:i32=builtin.unrealized_conversion_cast(a1,a2)",
        "v4:index=builtin.unrealized_conversion_cast(a0)",
        "=t.use(v4,v3)",
    ]


def test_dropped_argument_and_replaced_argument():
    root, block = module((INDEX, INDEX))
    block.append(make("t.use", (block.arguments[0],)))
    rules = Rules()

    @rules.lowers("t.use")
    def use(op, b):
        b.replace(op)
        b.create("n.use", (b[op.operands[0]],), ())

    @rules.lowers("t.root", remap=False)
    def outer(op, b):
        b.update(op)
        s = Signature(2)
        s.add((I64,), 0)
        s.remap(1, [op.regions[0].blocks[0].arguments[0]])
        b.apply_signature(op.regions[0].blocks[0], s)

    convert(
        root, rules, Types(), legal={"n"},
        dynamic=lambda op: len(op.regions[0].blocks[0].arguments) == 1 if op.regions else None,
    )  # fmt: skip
    assert text(root) == ["=n.use(a0)"]


def test_failed_rule_leaves_nothing_and_its_reason_is_told():
    root, block = module()
    x, y = block.arguments
    one = block.append(make("t.add", (x, y), (INDEX,)))
    rules = Rules()

    @rules.lowers("t.add")
    def never(op, b):
        b.create("n.left", (b[op.operands[0]],), (I64,))
        return b.fail(op, "needs an odd moon")

    convert(root, rules, Types())
    assert text(root) == ["v2:index=t.add(a0,a1)"]
    with Sink() as sink, pytest.raises(Failure):
        convert(root, rules, Types(), illegal={"t"}, legal={"t.root"})
    (error,) = sink.diagnostics
    assert error.message == (
        "failed to legalize operation 't.add' that was explicitly marked illegal"
    )
    assert [n.message for n in error.notes] == ["needs an odd moon"]
    assert one.parent is block


def test_generated_ops_are_legalized_and_a_second_rule_is_tried():
    root, block = module((I64,))
    block.append(make("t.a", block.arguments, (I64,)))
    rules = Rules()

    @rules.lowers("t.a")
    def bad(op, b):
        b.replace(op, b.value("t.stuck", op.operands, (I64,)))

    @rules.lowers("t.a")
    def good(op, b):
        b.replace(op, b.value("t.b", op.operands, (I64,)))

    @rules.lowers("t.b")
    def b_to_n(op, b):
        b.replace(op, b.value("n.b", (b[op.operands[0]],), (I64,)))

    convert(root, rules, None, illegal={"t.a"}, legal={"n"})
    assert text(root) == ["v1:i64=n.b(a0)"]


def test_full_conversion_names_the_pass():
    root, block = module()
    block.append(make("memref.get_global"))
    with Sink() as sink, pytest.raises(Failure):
        convert(root, Rules(), None, legal={"t"}, mode="full")
    (error,) = sink.diagnostics
    assert error.message == "failed to legalize operation 'memref.get_global'"
    assert "finalize-memref-to-llvm" in error.notes[0].message


def test_full_conversion_says_that_no_pass_lowers_it():
    root, block = module()
    block.append(make("memref.what"))
    with Sink() as sink, pytest.raises(Failure):
        convert(root, Rules(), None, legal={"t"}, mode="full")
    assert sink.diagnostics[0].notes[0].message == "no pass lowers 'memref.what'"


def test_split_block_and_branch():
    root, block = module((INDEX,))
    block.append(make("t.cond"))
    block.append(make("t.use", block.arguments))
    rules = Rules()

    @rules.lowers("t.cond")
    def cond(op, b):
        rest = b.split_block(op.parent, op.next)
        b.at_end(op.parent)
        b.create("n.br", (), (), successors=[rest])
        b.replace(op)

    convert(root, rules, None, illegal={"t.cond"}, legal={"n"})
    blocks = root.regions[0].blocks
    assert [[o.name for o in b.ops] for b in blocks] == [["n.br"], ["t.use"]]
    assert blocks[1].predecessors == [blocks[0]]


def test_modules_of_memref_rules_have_the_rules_that_they_are_asked_for():
    from nvlower import import_module
    from nvlower.passes import finalize_memref_to_llvm as memref

    for module, mnemonics in memref.MODULES.items():
        table = import_module(f"{memref.__name__}.{module}").RULES.table
        assert set(table) == {f"memref.{m}" for m in mnemonics.split()}

"""Readers of the ``custom<Name>(...)`` directives, and actions of the rules in custom.lark.

``READ[name](p, value, *refs)`` gets the value of the directive's symbol and what its ``ref``
arguments hold; it returns one value for each other argument, in order.
"""

from __future__ import annotations

from nvlower.ir.types import DYNAMIC

from .directives import DYNAMIC_GEP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .parse import Parser


def async_dependencies(p: Parser, value: Any) -> tuple[Any, ...]:
    """Return token types and dependency names."""
    from nvlower.ir.types import DialectType

    has_token, names = value
    if has_token and not is_named(p):
        message = f"custom op '{p.op_start}' needs to be named when marked 'async'"
        raise p.error(message, p.back("async"))
    return [DialectType("gpu.async.token")] if has_token else [], names


def is_named(p: Parser) -> bool:
    """Tell whether the op being read has names for its results."""
    begin = p.offset(p.op_token)
    before = p.text[p.text.rfind("\n", 0, begin) + 1 : begin].rstrip()
    return before.endswith("=") or p.text[:begin].rstrip().endswith("=")


def dynamic_index_list(p: Parser, value: Any) -> tuple[Any, ...]:
    """Return the names and the static values."""
    from nvlower.ir.attributes import DenseArrayAttr
    from nvlower.ir.types import I64

    names, integers = mixed(value, DYNAMIC)
    return names, DenseArrayAttr(I64, tuple(integers))


def mixed(items: list[Any], mark: int) -> tuple[list[str], list[int]]:
    """Split a list of values and numbers into the names and the numbers, `mark` for names."""
    names: list[str] = []
    integers: list[int] = []
    for x in items:
        if isinstance(x, int):
            integers.append(x)
        elif "," in x:
            some = x.split(", ")
            names += some
            integers += [mark] * len(some)
        else:
            names.append(x)
            integers.append(mark)
    return names, integers


def all_reduce_operation(p: Parser, value: Any) -> tuple[Any, ...]:
    """Return the reduction attribute, None for none."""
    from nvlower.ir.attributes import DialectAttr
    from nvlower.ir.opdef import attr_definition

    if value is None:
        return (None,)
    cases = attr_definition("gpu.all_reduce_op").cases
    if value not in cases:
        raise p.error(f"custom op '{p.op_start}' invalid op kind", p.back(value))
    return (DialectAttr("gpu.all_reduce_op", (value,)),)


def offloading_handler(p: Parser, value: Any) -> tuple[Any, ...]:
    """Return the handler, the default one where it is left out."""
    from nvlower.ir.attributes import DialectAttr

    return (value if value is not None else DialectAttr("gpu.select_object", (None,)),)


def launch_dim_type(p: Parser, value: Any, cluster: Any) -> tuple[Any, ...]:
    """Return the type of the sizes and, three times, of the cluster sizes."""
    from nvlower.ir.types import INDEX

    t = INDEX if value is None else value
    clusters = [t] if cluster else []
    return t, clusters, clusters, clusters


def launch_func_operands(p: Parser, value: Any) -> tuple[Any, ...]:
    """Return names and types of the kernel's operands."""
    return [n for n, _ in value], [t for _, t in value]


def gep_indices(p: Parser, value: Any) -> tuple[Any, ...]:
    """Return the names and the constants."""
    from nvlower.ir.attributes import DenseArrayAttr
    from nvlower.ir.types import I32

    names, constants = mixed(value, DYNAMIC_GEP)
    for n in constants:
        if not -(1 << 31) <= n < 1 << 31:
            raise p.error(f"custom op '{p.op_start}' integer value too large", p.back(str(n)))
    return names, DenseArrayAttr(I32, tuple(constants))


def behind(p: Parser, message: str) -> Exception:
    """Report an error of an op where what follows it begins; return what to raise."""
    from nvlower import diag

    from .cursor import Cursor
    from .places import Restart

    if p.lines is not None:
        raise Restart
    token = p.current()
    after = p.offset(token) + len(p.tokens[min(token, len(p.tokens) - 1)])
    at = min(Cursor(p, p.text, after).skip(), len(p.text))
    return diag.fail(p.at_offset(at), f"custom op '{p.op_start}' {message}")


def element_at(p: Parser, _: Any, container: Any, position: Any) -> tuple[Any, ...]:
    """Return the type inside an LLVM aggregate at a position."""
    from nvlower.dialects.llvm.types import is_compatible, members

    t = container
    if not is_compatible(t):
        raise behind(p, f"expected LLVM IR Dialect type, got '{t}'")
    for i in position.values:
        array = getattr(t, "name", "") == "llvm.array"
        types = () if array else members(t)
        if types is None:
            raise behind(p, f"expected LLVM IR structure/array type, got: '{t}'")
        if not 0 <= i < (t.params[0] if array else len(types)):
            raise behind(p, f"position out of bounds: {i}")
        t = t.params[1] if array else types[i]
    return (t,)


def shuffle_type(p: Parser, _: Any, source: Any, mask: Any) -> tuple[Any, ...]:
    """Return the vector type of a shuffle's result."""
    from nvlower.ir.types import VectorType

    if not isinstance(source, VectorType):
        raise p.error("expected an LLVM compatible vector type", None)
    return (VectorType((len(mask.values),), source.element_type, source.scalable),)


def global_memref(p: Parser, value: Any) -> tuple[Any, ...]:
    """Return the type attribute and the initial value."""
    attrs: tuple[Any, ...] = value
    return attrs


READ: dict[str, Callable[..., tuple[Any, ...]]] = {
    "AsyncDependencies": async_dependencies,
    "DynamicIndexList": dynamic_index_list,
    "AllReduceOperation": all_reduce_operation,
    "OffloadingHandler": offloading_handler,
    "LaunchDimType": launch_dim_type,
    "LaunchFuncOperands": launch_func_operands,
    "GEPIndices": gep_indices,
    "InsertExtractValueElementType": element_at,
    "ShuffleType": shuffle_type,
    "GlobalMemrefOpTypeAndInitialValue": global_memref,
}

SHARED: dict[str, Callable[[Parser, list[Any]], Any]] = {
    "x_no_async": lambda p, c: (False, []),
    "x_async_token": lambda p, c: (True, []),
    "x_async_list": lambda p, c: (False, c[0]),
    "x_async_token_list": lambda p, c: (True, c[0]),
    "x_none": lambda p, c: None,
    "x_first": lambda p, c: c[0],
    "x_empty": lambda p, c: [],
    "x_start": lambda p, c: [c[0]],
    "x_append": lambda p, c: (c[0].append(c[1]), c[0])[1],
    "x_pair": lambda p, c: (c[0], c[1]),
    "x_dims_only": lambda p, c: (c[0], []),
    "x_param_named": lambda p, c: tuple(c),
    "x_param_bare": lambda p, c: (None, *c),
    "x_param_rest": lambda p, c: "...",
    "x_one_result": lambda p, c: [(c[0], {})],
    "x_bare_target": lambda p, c: (c[0], [], []),
    "x_full_target": lambda p, c: tuple(c),
    "x_first_case": lambda p, c: [(c[0], c[1])],
    "x_next_case": lambda p, c: (c[0].append((c[1], c[2])), c[0])[1],
    "x_true": lambda p, c: True,
    "x_false": lambda p, c: False,
}
"""Actions of the aliases in custom.lark."""

"""Declarations of ops, dialect types and dialect attributes, and the registry that finds them.

A dialect is a package ``nvlower.dialects.<name>``. Its ``ops`` module declares; it is imported
when the first of its names is met. Declarations are kept as text and split on first use, so that
a dialect of 300 ops costs nothing until then.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .core import Operation
    from .storage import Storage

DIALECTS = (
    "builtin", "func", "arith", "math", "index", "cf", "scf", "affine", "memref", "vector",
    "gpu", "nvgpu", "nvvm", "llvm", "ub", "dlti", "complex",
)  # fmt: skip
"""Namespaces that have a package in ``nvlower.dialects``."""
OPEN_DIALECTS = frozenset(("llvm", "nvvm"))
"""Dialects that may have ops which nobody declares."""

_ops: dict[str, OpDef] = {}
_types: dict[str, StorageDef] = {}
_attrs: dict[str, StorageDef] = {}
_loaded: set[str] = set()


class Field:
    """One declared operand, attribute, result, region or successor.

    `kind` is "one", "optional" or "variadic"; `constraint` names a constraint (see
    `nvlower.ir.constraints`); `default` is the text of an attribute's default value.
    """

    __slots__ = ("constraint", "default", "index", "kind", "name")

    def __init__(self, name: str, constraint: str, kind: str, default: str | None, index: int):
        self.name = name
        self.constraint = constraint
        self.kind = kind
        self.default = default
        self.index = index

    def __repr__(self) -> str:
        return f"{self.name}:{self.constraint}/{self.kind}"


def _split_unquoted(text: str) -> list[str]:
    found, held = [], ""
    for piece in text.split(","):
        held = f"{held},{piece}" if held else piece
        count = held.count
        if (
            count("<") == count(">") - count("->")
            and count("(") == count(")")
            and count("[") == count("]")
            and count("{") == count("}")
        ):
            word = held.strip()
            if word:
                found.append(word)
            held = ""
    return found


def _split(text: str) -> list[str]:
    """Split at commas outside brackets and quotes."""
    if '"' not in text:
        return _split_unquoted(text)
    parts, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(text):
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c in "<([{":
            depth += 1
        elif c in ">)]}" and text[i - 1 : i] != "-":
            depth -= 1
        elif c == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    return [p.strip() for p in parts if p.strip()]


def _fields(text: str) -> list[Field]:
    """Parse ``name:Constraint`` items; ``?``: optional, ``*``: variadic, ``=text``: default."""
    found = []
    for i, part in enumerate(_split(text)):
        name, _, constraint = part.partition(":")
        constraint, eq, default = constraint.partition("=")
        constraint = constraint.strip()
        kind = {"?": "optional", "*": "variadic"}.get(constraint[-1:], "one")
        if kind != "one":
            constraint = constraint[:-1]
        found.append(Field(name.strip(), constraint, kind, default.strip() if eq else None, i))
    return found


def _words(text: str) -> list[str]:
    """Split at blanks outside brackets and quotes."""
    if "<" not in text:
        return text.split()
    words, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(text):
        if c == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif c == "<":
            depth += 1
        elif c == ">":
            depth -= 1
        elif c == " " and depth == 0:
            words.append(text[start:i])
            start = i + 1
    words.append(text[start:])
    return [w for w in words if w]


def _trait(text: str) -> tuple[str, list[str]]:
    """Parse ``Name<a, "b c">`` to its name and arguments, quotes removed."""
    head, bracket, args = text.partition("<")
    return head, [a.strip('"') for a in _split(args[:-1])] if bracket else []


_COLLECTIVE = {
    "Pure": ("AlwaysSpeculatable", "NoMemoryEffect"),
    "ElementwiseMappable": ("Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"),
}
"""Traits that stand for several, which `OpDef.traits` lists too."""


class OpDef:
    """Declaration of one op; see `op` for the notation. Split parts appear on first use.

    `traits` holds the names; `trait_list` every (name, arguments) in order; `trait_args` the
    arguments as text, of the last trait of each name.
    """

    __slots__ = (
        "_accessors", "_split", "extra", "format", "name", "raw", "raw_traits", "summary",
        "trait_args", "trait_list", "traits",
    )  # fmt: skip
    traits: frozenset[str]
    trait_args: dict[str, str]
    trait_list: list[tuple[str, list[str]]]

    def __init__(
        self,
        name: str,
        raw: tuple[str, str, str, str],
        traits: str,
        format: str | None,
        summary: str,
        extra: dict[str, Any],
    ) -> None:
        self.name = name
        self.raw = raw
        self.format = format
        self.summary = summary
        self.extra = extra
        self._split: tuple[list[Field], ...] | None = None
        self._accessors: dict[str, Callable[[Operation], Any]] = {}
        self.raw_traits = traits

    def _split_traits(self) -> None:
        self.trait_list = [_trait(t) for t in _words(self.raw_traits)]
        self.trait_args = {head: ",".join(args) for head, args in self.trait_list if args}
        names = [head for head, _ in self.trait_list]
        for head in names[:]:
            names.extend(_COLLECTIVE.get(head, ()))
        self.traits = frozenset(names)

    def parts(self) -> tuple[list[Field], ...]:
        """Return the declared operands, attributes, results, regions and successors."""
        parts = self._split
        if parts is None:
            args, results, regions, successors = self.raw
            items = _split(args)
            operands = _fields(", ".join(a for a in items if a[0] != "@"))
            attrs = _fields(", ".join(a[1:] for a in items if a[0] == "@"))
            parts = (operands, attrs, _fields(results), _fields(regions), _fields(successors))
            self._split = parts
        return parts

    @property
    def operands(self) -> list[Field]:
        """Return the declared operands in order."""
        return self.parts()[0]

    @property
    def attrs(self) -> list[Field]:
        """Return the declared (inherent) attributes in order."""
        return self.parts()[1]

    @property
    def results(self) -> list[Field]:
        """Return the declared results in order."""
        return self.parts()[2]

    @property
    def regions(self) -> list[Field]:
        """Return the declared regions in order."""
        return self.parts()[3]

    @property
    def successors(self) -> list[Field]:
        """Return the declared successors in order."""
        return self.parts()[4]

    @property
    def attr_names(self) -> set[str]:
        """Return the names of the inherent attributes, segment sizes included."""
        names = {a.name for a in self.attrs}
        if "AttrSizedOperandSegments" in self.traits:
            names.add("operandSegmentSizes")
        if "AttrSizedResultSegments" in self.traits:
            names.add("resultSegmentSizes")
        return names

    def segments(self, op: Operation, what: str = "operand") -> list[int]:
        """Return how many operands (or results) of `op` belong to each declared one."""
        fields = self.operands if what == "operand" else self.results
        total = len(op.operands if what == "operand" else op.results)
        if f"AttrSized{what.capitalize()}Segments" in self.traits:
            sizes: Any = op.properties.get(f"{what}SegmentSizes")
            return list(sizes.values) if sizes is not None else [0] * len(fields)
        free = [f for f in fields if f.kind != "one"]
        if f"SameVariadic{what.capitalize()}Size" in self.traits and len(free) > 1:
            each = (total - len(fields) + len(free)) // len(free)
        else:
            each = total - len(fields) + len(free)
        return [1 if f.kind == "one" else each for f in fields]

    def result_names(self, op: Operation) -> list[str | None] | None:
        """Return the SSA names of an op without a `names` hook: those of its declared results.

        None where at most one result is declared; an entry per result, None inside a group.
        """
        if len(self.results) < 2:
            return None
        found: list[str | None] = []
        for f, size in zip(self.results, self.segments(op, "result"), strict=True):
            if size:
                found.append(None if f.name[:1] == "_" else f.name)
                found += [None] * (size - 1)
        return found

    def accessor(self, name: str) -> Callable[[Operation], Any]:
        """Return the function that reads the declared part `name` of an op."""
        found = self._accessors.get(name)
        if found is None:
            found = self._accessors[name] = self._make_accessor(name)
        return found

    def _make_accessor(self, name: str) -> Callable[[Operation], Any]:
        operands, attrs, results, regions, successors = self.parts()
        for fields, what in ((operands, "operand"), (results, "result")):
            for f in fields:
                if f.name == name:
                    return self._segment_accessor(fields, f, what)
        for f in attrs:
            if f.name == name:
                return lambda op: op.properties.get(name)
        for fields, what in ((regions, "regions"), (successors, "successors")):
            for f in fields:
                if f.name == name:
                    i = f.index
                    if f.kind == "one":
                        return lambda op: getattr(op, what)[i]
                    return lambda op: getattr(op, what)[i:]
        raise AttributeError(f"'{self.name}' declares no '{name}'")

    def _segment_accessor(
        self, fields: list[Field], f: Field, what: str
    ) -> Callable[[Operation], Any]:
        i, kind, attr = f.index, f.kind, what + "s"
        if all(g.kind == "one" for g in fields[: i + 1]):
            return lambda op: getattr(op, attr)[i]

        def read(op: Operation) -> Any:
            sizes = self.segments(op, what)
            start = sum(sizes[:i])
            part = getattr(op, attr)[start : start + sizes[i]]
            if kind == "variadic":
                return part
            return part[0] if part else None

        return read


class _NewOpDef(OpDef):
    """An `OpDef` whose traits are not split yet: it becomes a plain one on their first use.

    A class with ``__getattr__`` is slow in all that it has.
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name not in ("trait_args", "trait_list", "traits"):
            raise AttributeError(name)
        self.__class__ = OpDef  # type: ignore[assignment]
        self._split_traits()
        return getattr(self, name)


def op(
    name: str,
    args: str = "",
    results: str = "",
    *,
    regions: str = "",
    successors: str = "",
    traits: str = "",
    format: str | None = None,
    summary: str = "",
    **extra: Any,
) -> None:
    """Declare an op.

    `args` lists operands and, marked ``@``, inherent attributes in ODS order:
    ``"lhs:I32, mask:I1?, rest:Any*, @flags:FastMath=#arith.fastmath<none>"``. `results`,
    `regions` and `successors` use the same notation. `format` is the declarative assembly
    format; None means a hand-written one, or the generic form only. `extra`: example=, source=,
    sm= and ptx= (smallest versions, ints such as 90 and 80), lowered_by=.
    """
    if name in _ops:
        raise ValueError(f"op '{name}' is declared twice")
    raw = args, results, regions, successors
    _ops[name] = _NewOpDef(name, raw, traits, format, summary, extra)


class StorageDef:
    """Declaration of a dialect type or attribute; see `typedef` and `attrdef`."""

    __slots__ = ("_params", "extra", "format", "kind", "name", "raw", "summary")

    def __init__(
        self,
        kind: str,
        name: str,
        raw: str,
        format: str | None,
        summary: str,
        extra: dict[str, Any],
    ) -> None:
        self.kind = kind  # "type", "attr", or "enum"
        self.name = name
        self.raw = raw
        self.format = format
        self.summary = summary
        self.extra = extra
        self._params: list[Field] | None = None

    @property
    def params(self) -> list[Field]:
        """Return the declared parameters in order."""
        if self._params is None:
            self._params = _fields(self.raw)
        return self._params

    @property
    def cases(self) -> dict[str, int]:
        """Return the keyword to number map of an enum attribute."""
        found: dict[str, int] | None = self.extra.get("cases")
        if found is None:
            pairs = (c.partition("=") for c in self.extra["case_text"].split())
            found = self.extra["cases"] = {k: int(v, 0) for k, _, v in pairs}
        return found

    def bits_of(self, text: str) -> int:
        """Return the number of an enum value: one case, or several of a bits enum joined."""
        cases = self.cases
        if text in cases:
            return cases[text]
        separator = self.extra.get("separator", ",").strip()
        number = 0
        for word in text.split(separator):
            number |= cases[word.strip()]
        return number

    def text_of(self, number: int) -> str:
        """Return the keyword of an enum's number; the joined keywords of a bits enum."""
        for word, n in self.cases.items():
            if n == number:
                return word
        found = [w for w, n in self.cases.items() if n and number & n == n and n & (n - 1) == 0]
        joint: str = self.extra.get("separator", ",")
        return joint.join(found)

    def param(self, value: Any, name: str) -> Any:
        """Return parameter `name` of a `DialectType` or `DialectAttr`."""
        for f in self.params:
            if f.name == name:
                return value.params[f.index]
        raise AttributeError(f"'{self.name}' declares no parameter '{name}'")

    def body(self, value: Any, p: Callable[[Storage], str]) -> str:
        """Return the printed parameters, from the hook that the text layer installs."""
        return _body_printer(self, value, p)


def _body_printer(definition: StorageDef, value: Any, p: Callable[[Storage], str]) -> str:
    from nvlower import import_module

    printer: str = import_module("nvlower.text.storage_formats").print_body(definition, value, p)
    return printer


def typedef(
    name: str, params: str = "", format: str | None = None, summary: str = "", **extra: Any
) -> None:
    """Declare a dialect type, ``name`` with its dialect: ``typedef("nvgpu.mbarrier.group", ...)``.

    `params` is ``"shape:array<int64_t>, memorySpace:Attribute, n:unsigned=1"``; `format` the
    declarative format of the part after the mnemonic.
    """
    _types[name] = StorageDef("type", name, params, format, summary, extra)


def attrdef(
    name: str, params: str = "", format: str | None = None, summary: str = "", **extra: Any
) -> None:
    """Declare a dialect attribute: ``attrdef("nvvm.target", "O:int=2, ...", "...")``."""
    _attrs[name] = StorageDef("attr", name, params, format, summary, extra)


def enumdef(
    name: str,
    cases: str,
    *,
    bits: bool = False,
    width: int = 32,
    form: str = "dialect",
    summary: str = "",
    **extra: Any,
) -> None:
    """Declare an enum attribute.

    `cases` is ``"rn=0 rz=1"``. `form` "dialect" is a `DialectAttr` printed ``#d.name<rn>``;
    "integer" an `IntegerAttr` of `width` bits whose keyword stands only in custom assembly
    (``arith.cmpi eq``). `bits` enums hold several cases, joined by ``extra["separator"]``.
    """
    extra |= {"case_text": cases, "bits": bits, "width": width, "form": form}
    _attrs[name] = StorageDef("enum", name, "value:str", None, summary, extra)


def load_dialect(name: str) -> bool:
    """Import the declarations of a dialect; False for a namespace that is not ours."""
    if name in _loaded:
        return True
    if name not in DIALECTS:
        return False
    _loaded.add(name)
    from nvlower import import_module

    import_module(f"nvlower.dialects.{name}.ops")
    return True


def op_definition(name: str) -> OpDef | None:
    """Return the declaration of an op, None where it is unknown."""
    found = _used.get(name)
    return found if found is not None else _first_use(name)


_used: dict[str, OpDef] = {}


def _first_use(name: str) -> OpDef | None:
    """Find the declaration of an op; from now on ops have its parts."""
    found = _ops.get(name)
    if found is None and load_dialect(name.partition(".")[0]):
        found = _ops.get(name)
    if found is not None:
        from .core import Operation

        _used[name] = found
        Operation.add_parts(f.name for part in found.parts() for f in part)
    return found


def type_definition(name: str) -> StorageDef:
    """Return the declaration of a dialect type; KeyError where it is unknown."""
    if name not in _types:
        load_dialect(name.partition(".")[0])
    return _types[name]


def attr_definition(name: str) -> StorageDef:
    """Return the declaration of a dialect attribute; KeyError where it is unknown."""
    if name not in _attrs:
        load_dialect(name.partition(".")[0])
    return _attrs[name]


def declared_ops(dialect: str | None = None) -> list[OpDef]:
    """Return all declared ops, or those of one dialect, in declaration order."""
    for d in DIALECTS if dialect is None else (dialect,):
        load_dialect(d)
    return [d for n, d in _ops.items() if dialect is None or n.partition(".")[0] == dialect]


def declared_storage(kind: str, dialect: str | None = None) -> list[StorageDef]:
    """Return the declared "type"s or "attr"s (enums included)."""
    for d in DIALECTS if dialect is None else (dialect,):
        load_dialect(d)
    table = _types if kind == "type" else _attrs
    return [d for n, d in table.items() if dialect is None or n.partition(".")[0] == dialect]


def _has_module(dialect: str, module: str) -> bool:
    """Tell whether a dialect's package holds a module (without importlib.util: start-up time)."""
    from os.path import dirname, exists, join

    path = join(dirname(dirname(__file__)), "dialects", dialect, module)
    return exists(path + ".py") or exists(path)


class Hook:
    """A table of functions by op name, filled by one lazily imported module of each dialect.

    ``verify = Hook("verify")`` reads ``nvlower.dialects.<dialect>.verify``; there,
    ``@verify.add("arith.constant")`` registers a function.
    """

    __slots__ = ("_imported", "module", "table")

    def __init__(self, module: str) -> None:
        self.module = module
        self.table: dict[str, Any] = {}
        self._imported: set[str] = set()

    def add(self, *names: str) -> Callable[[Any], Any]:
        """Return a decorator that registers a function for the ops `names`."""

        def register(function: Any) -> Any:
            for n in names:
                if n in self.table:
                    raise ValueError(f"{self.module} hook of '{n}' is registered twice")
                self.table[n] = function
            return function

        return register

    def get(self, name: str) -> Any:
        """Return the function for op `name`, None where there is none."""
        found = self.table.get(name)
        if found is None:
            dialect = name.partition(".")[0]
            if dialect not in self._imported:
                self._imported.add(dialect)
                if dialect in DIALECTS and _has_module(dialect, self.module):
                    from nvlower import import_module

                    import_module(f"nvlower.dialects.{dialect}.{self.module}")
                    found = self.table.get(name)
        return found


verify = Hook("verify")
"""``f(op) -> None`` reports through ``op.emit_op_error``: rules beyond constraints and traits."""
fold = Hook("fold")
"""``f(op, constants) -> None | list[Value | Attribute]``: constants holds an Attribute or None
per operand; the result replaces the op's results; ``[]`` means it was updated in place."""
canonicalize = Hook("canonicalize")
"""``f(op, rewriter) -> bool`` or a list of such, tried in order."""
infer = Hook("infer")
"""``f(operands, properties, regions) -> list[Type]``: result types."""
effects = Hook("effects")
"""``f(op) -> list[(effect, value | None)]`` with effect "read", "write", "allocate", "free"."""
names = Hook("names")
"""``f(op) -> list[str | None]``: suggested SSA names of the results (OpAsmOpInterface)."""
printer = Hook("syntax")
"""``f(op, p) -> None``: prints the custom form behind the op's name; p is the text printer."""
action = Hook("syntax")
"""``f(p, c) -> Any`` by grammar rule name: reduce action of hand-written syntax."""

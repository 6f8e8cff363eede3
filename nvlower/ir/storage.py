"""Interned, immutable storage shared by types and attributes: equality is identity."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, ClassVar, dataclass_transform
else:

    def dataclass_transform(**_):
        return lambda cls: cls


@dataclass_transform(frozen_default=True, eq_default=False)
class Interned(type):
    """Metaclass that turns annotated fields into slots and returns one object per field tuple.

    A class may define ``normalize(cls, *fields) -> fields`` (a classmethod) to canonicalise
    what it was given before the lookup. Fields must be hashable; sequences are tuples.
    """

    _fields: tuple[str, ...] = ()
    _setters: tuple[Callable[[Any, Any], None], ...] = ()  # of the slots of the fields
    _defaults: dict[str, Any] = {}
    _pool: dict[Any, Any] = {}
    normalize: Any

    def __new__(mcs, name: str, bases: tuple[type, ...], ns: dict[str, Any]) -> Any:
        annotations = ns.get("__annotations__", {})
        fields = [f for f, a in annotations.items() if not str(a).startswith("ClassVar")]
        defaults = {f: ns.pop(f) for f in fields if f in ns}
        ns["__slots__"] = tuple(fields) + tuple(ns.get("__slots__", ()))
        cls = super().__new__(mcs, name, bases, ns)
        inherited = [f for b in bases for f in getattr(b, "_fields", ())]
        cls._fields = tuple(inherited + fields)
        cls._defaults = {
            **{k: v for b in bases for k, v in getattr(b, "_defaults", {}).items()},
            **defaults,
        }
        cls._pool = {}
        cls._setters = tuple(getattr(cls, f).__set__ for f in cls._fields)
        return cls

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        fields = cls._fields
        if kwargs or len(args) != len(fields):
            if len(args) > len(fields):
                raise TypeError(f"{cls.__name__} takes {len(fields)} fields, got {len(args)}")
            rest = []
            for f in fields[len(args) :]:
                if f in kwargs:
                    rest.append(kwargs.pop(f))
                elif f in cls._defaults:
                    rest.append(cls._defaults[f])
                else:
                    raise TypeError(f"{cls.__name__}: missing field '{f}'")
            if kwargs:
                raise TypeError(f"{cls.__name__}: unknown field '{next(iter(kwargs))}'")
            args = (*args, *rest)
        normalize = cls.normalize
        if normalize is not None:
            args = normalize(*args)
        found = cls._pool.get(args)
        if found is None:
            found = cls.__new__(cls)  # type: ignore[call-arg, arg-type]
            for set_field, v in zip(cls._setters, args, strict=True):
                set_field(found, v)
            object.__setattr__(found, "_text", None)
            cls._pool[args] = found
        return found


class Storage(metaclass=Interned):
    """Base of `Type` and `Attribute`.

    A subclass writes itself in ``syntax(p)``: ``p`` maps a nested type or attribute to its
    text, so that the printer can put an alias there. ``str(x)`` is the text without aliases.
    """

    __slots__ = ("_text",)
    _text: ClassVar[str | None]
    normalize: ClassVar[Any] = None

    def syntax(self, p: Callable[[Storage], str]) -> str:
        """Return the textual form; nested types and attributes go through `p`."""
        raise NotImplementedError(type(self).__name__)

    def __str__(self) -> str:
        text = self._text
        if text is None:
            text = self.syntax(str)
            object.__setattr__(self, "_text", text)
        return text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    def children(self) -> list[Storage]:
        """Return the types and attributes directly inside, in field order (for alias search)."""
        found: list[Storage] = []

        def collect(value: object) -> None:
            if isinstance(value, Storage):
                found.append(value)
            elif isinstance(value, tuple):
                for v in value:
                    collect(v)

        for f in type(self)._fields:
            collect(getattr(self, f))
        return found

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __copy__(self) -> Storage:
        return self

    def __deepcopy__(self, memo: object) -> Storage:
        return self

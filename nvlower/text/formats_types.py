"""How an assembly format's action finds the types that the text leaves out."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.opdef import Field, OpDef

    from .formats_access import Access


class TypeFinder:
    """Writes expressions for the types of value groups; the base of `ActionMaker`."""

    definition: OpDef
    access: Access
    names: dict[str, Any]
    types: dict[str, str]  # value group -> expression of its type(s)
    flat_types: str  # expression of the types of all operands
    set_attrs: set[str]  # attributes that are always set

    def constant(self, value: Any) -> str:
        """Return a name bound to `value`."""
        raise NotImplementedError

    def type_of(self, name: str, seen: frozenset[str] = frozenset()) -> str | None:
        """Return the expression of a group's type(s), None where it cannot be derived."""
        from nvlower.ir.constraints import fixed_type

        if name in seen:
            return None
        seen |= {name}
        if name in self.types:
            return self.types[name]
        found = self.access.group(name)
        if found is None:
            return (
                f"d[{name!r}].type"
                if name in self.access.attrs and name in self.set_attrs
                else None
            )
        what, f = found
        if (
            what == "operand"
            and self.flat_types
            and all(g.kind == "one" for g in self.definition.operands)
        ):
            return f"{self.flat_types}[{f.index}]"
        fixed = fixed_type(f.constraint)
        if fixed is not None:
            constant = self.constant(fixed)
            return (
                constant
                if f.kind == "one"
                else f"[{constant}] * len(n_{name})"
                if what == "operand"
                else None
            )
        return self.derived(name, f, seen)

    def derived(self, name: str, f: Field, seen: frozenset[str]) -> str | None:
        """Return the type of a group from the traits that tie it to others."""
        from nvlower.ir.constraints import TRANSFORMS

        d = self.definition
        for head, args in d.trait_list:
            if head == "AllTypesMatch" and name in args:
                for other in args:
                    code = self.single(other, seen)
                    if code is not None:
                        return self.spread(code, name, f)
            elif head in ("TypesMatchWith", "OptionalTypesMatchWith") and args[1] == name:
                code = self.type_of(args[0], seen)
                if code is not None:
                    got = self.access.group(args[0])
                    if got is not None and got[1].kind == "optional" and code.startswith("t_"):
                        code = f"{code}[0]"
                    return self.spread(f"{self.constant(TRANSFORMS[args[2]])}({code})", name, f)
            elif head == "ShapedTypeMatchesElementCountAndTypes" and args[1] == name:
                code = self.type_of(args[0], seen)
                if code is not None and name in self.access.operands:
                    from .formats_runtime import elements_of

                    self.names["elements_of"] = elements_of
                    return f"elements_of({code}, n_{name}, p)"
        if "SameOperandsAndResultType" in d.traits or "SameTypeOperands" in d.traits:
            same = [g.name for g in d.operands]
            if "SameOperandsAndResultType" in d.traits:
                same += [g.name for g in d.results]
            if name in same:
                for other in same:
                    code = self.single(other, seen)
                    if code is not None:
                        return self.spread(code, name, f)
        return None

    def spread(self, code: str, name: str, f: Field) -> str:
        """Return the types of a group from one type (a list already, where it came as one)."""
        if f.kind == "one" or name not in self.access.operands:
            return code
        from .formats_runtime import spread

        self.names["spread"] = spread
        return f"spread({code}, n_{name})"

    def single(self, name: str, seen: frozenset[str]) -> str | None:
        """Return one type of a group that is known on its own."""
        code = self.type_of(name, seen)
        if code is None:
            return None
        found = self.access.group(name)
        if found is not None and found[1].kind != "one":
            return f"{code}[0]" if name in self.types else None
        return code

"""What the parser needs of an op's declaration, collected once per op name."""

from __future__ import annotations

from nvlower.ir.attributes import DenseArrayAttr
from nvlower.ir.opdef import op_definition
from nvlower.ir.types import I32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.attributes import Attribute
    from nvlower.ir.opdef import OpDef


class OpTraits:
    """What the parser needs of an op's declaration, collected once per op name."""

    __slots__ = ("attr_names", "defaults", "definition", "isolated")

    def __init__(self, name: str) -> None:
        definition = op_definition(name)
        self.definition: OpDef | None = definition
        self.isolated = definition is not None and "IsolatedFromAbove" in definition.traits
        self.attr_names: set[str] = set()
        self.defaults: list[tuple[str, Attribute]] = []
        if definition is not None:
            self.attr_names = definition.attr_names
            props: dict[str, Attribute] = {}
            from nvlower.ir.builder import fill_defaults

            if any(f.default is not None for f in definition.attrs):
                fill_defaults(definition, props)
            for what in ("operand", "result"):
                if f"AttrSized{what.capitalize()}Segments" in definition.traits:
                    fields = definition.operands if what == "operand" else definition.results
                    props[f"{what}SegmentSizes"] = DenseArrayAttr(I32, (0,) * len(fields))
            self.defaults = list(props.items())


TRAITS: dict[str, OpTraits] = {}


def op_traits(name: str) -> OpTraits:
    """Return the (cached) facts about an op."""
    found = TRAITS.get(name)
    if found is None:
        found = TRAITS[name] = OpTraits(name)
    return found

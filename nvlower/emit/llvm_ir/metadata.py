"""Metadata: numbered nodes, aliasing, loops, branch weights."""

from __future__ import annotations

from .types import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

_LOOP_FLAGS = (
    ("disableNonforced", "llvm.loop.disable_nonforced", "flag"),
    ("mustProgress", "llvm.loop.mustprogress", "flag"),
    ("isVectorized", "llvm.loop.isvectorized", "bit"),
)
_LOOP_PARTS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "vectorize": (
        ("disable", "llvm.loop.vectorize.enable", "not"),
        ("predicateEnable", "llvm.loop.vectorize.predicate.enable", "bool"),
        ("scalableEnable", "llvm.loop.vectorize.scalable.enable", "bool"),
        ("width", "llvm.loop.vectorize.width", "number"),
        ("followupVectorized", "llvm.loop.vectorize.followup_vectorized", "loop"),
        ("followupEpilogue", "llvm.loop.vectorize.followup_epilogue", "loop"),
        ("followupAll", "llvm.loop.vectorize.followup_all", "loop"),
    ),
    "interleave": (("count", "llvm.loop.interleave.count", "number"),),
    "unroll": (
        ("disable", "llvm.loop.unroll.", "switch"),
        ("count", "llvm.loop.unroll.count", "number"),
        ("runtimeDisable", "llvm.loop.unroll.runtime.disable", "bool"),
        ("full", "llvm.loop.unroll.full", "flag"),
        ("followupUnrolled", "llvm.loop.unroll.followup_unrolled", "loop"),
        ("followupRemainder", "llvm.loop.unroll.followup_remainder", "loop"),
        ("followupAll", "llvm.loop.unroll.followup_all", "loop"),
    ),
    "unrollAndJam": (
        ("disable", "llvm.loop.unroll_and_jam.", "switch"),
        ("count", "llvm.loop.unroll_and_jam.count", "number"),
        ("followupOuter", "llvm.loop.unroll_and_jam.followup_outer", "loop"),
        ("followupInner", "llvm.loop.unroll_and_jam.followup_inner", "loop"),
        ("followupRemainderOuter", "llvm.loop.unroll_and_jam.followup_remainder_outer", "loop"),
        ("followupRemainderInner", "llvm.loop.unroll_and_jam.followup_remainder_inner", "loop"),
        ("followupAll", "llvm.loop.unroll_and_jam.followup_all", "loop"),
    ),
    "licm": (
        ("disable", "llvm.licm.disable", "flag"),
        ("versioningDisable", "llvm.loop.licm_versioning.disable", "flag"),
    ),
    "distribute": (("disable", "llvm.loop.distribute.enable", "not"),),
    "pipeline": (
        ("disable", "llvm.loop.pipeline.disable", "bool"),
        ("initiationinterval", "llvm.loop.pipeline.initiationinterval", "number"),
    ),
    "peeled": (("count", "llvm.loop.peeled.count", "number"),),
    "unswitch": (("partialDisable", "llvm.loop.unswitch.partial.disable", "flag"),),
}


class Metadata:
    """The module's metadata nodes, each written once."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.numbers: dict[Any, str] = {}
        self.named: dict[str, list[str]] = {}

    def node(self, text: str) -> str:
        """Return the number of a uniqued node with this text."""
        found = self.numbers.get(text)
        return found if found is not None else self.distinct(text, text)

    def tuple(self, *items: str) -> str:
        """Return the number of a uniqued tuple of these items."""
        return self.node("!{" + ", ".join(items) + "}")

    def distinct(self, key: Any, text: str, word: str = "") -> str:
        """Write a node for `key` and return its number."""
        name = self.numbers[key] = f"!{len(self.lines)}"
        self.lines.append(f"{name} = {word}{text}")
        return name

    def reserve(self, key: Any) -> str:
        """Return a number for a node whose text `fill` gives later."""
        return self.distinct(key, "")

    def fill(self, name: str, text: str) -> None:
        """Give the text of a reserved node."""
        self.lines[int(name[1:])] = f"{name} = {text}"

    def extend(self, name: str, field: str) -> None:
        """Add a field to a node of the kind ``!Kind(field: value, ...)``."""
        at = int(name[1:])
        self.lines[at] = f"{self.lines[at][:-1]}, {field})"

    def self_distinct(self, key: Any, items: list[str]) -> str:
        """Return a distinct node whose first item is itself."""
        found = self.numbers.get(key)
        if found is None:
            found = self.reserve(key)
            self.fill(found, "distinct !{" + ", ".join([found, *items]) + "}")
        return found

    def text(self) -> str:
        """Return all metadata of the module."""
        head = [f"!{name} = !{{{', '.join(nodes)}}}" for name, nodes in self.named.items()]
        return "\n".join([*head, "", *self.lines])

    # -- instructions ----------------------------------------------------------------------------
    def weights(self, op: Operation) -> str:
        """Return ``!prof`` metadata of a branch."""
        found: Any = op.properties.get("branch_weights")
        if found is None:
            return ""
        items = "".join(f", i32 {w}" for w in found.values)
        return ", !prof " + self.node('!{!"branch_weights"' + items + "}")

    def aliasing(self, op: Operation) -> str:
        """Return alias scopes, type-based aliasing and access groups of a memory access."""
        p: Any = op.properties
        out = ""
        for name, kind in (("alias_scopes", "alias.scope"), ("noalias_scopes", "noalias")):
            if p.get(name) is not None:
                scopes = ", ".join(map(self.scope, p[name].elements))
                out += f", !{kind} {self.tuple(scopes)}"
        if p.get("access_groups") is not None:
            groups = [self._group(g) for g in p["access_groups"].elements]
            node = groups[0] if len(groups) == 1 else self.tuple(*groups)
            out += f", !llvm.access.group {node}"
        if p.get("tbaa") is not None and len(p["tbaa"].elements) == 1:
            out += f", !tbaa {self._tbaa(p['tbaa'].elements[0])}"
        return out

    def scope(self, attr: Any) -> str:
        """Return the node of an alias scope."""
        domain = attr.domain
        words = [self.self_distinct(domain, _described(domain))]
        return self.self_distinct(attr, words + _described(attr))

    def _group(self, attr: Any) -> str:
        found = self.numbers.get(attr)
        return found if found is not None else self.distinct(attr, "!{}", "distinct ")

    def _tbaa(self, attr: Any) -> str:
        kind = attr.name.rpartition(".")[2]
        if kind == "tbaa_root":
            name = attr.params[0]
            if name is None:
                return self.self_distinct(attr, [])
            return self.tuple("!" + quoted(getattr(name, "value", name)))
        if kind == "tbaa_type_desc":
            items = [f"!{quoted(getattr(attr.params[0], 'value', attr.params[0]))}"]
            for member in attr.params[1]:
                items += [self._tbaa(member.params[0]), f"i64 {member.params[1]}"]
            return self.tuple(*items)
        base, access, offset = attr.params[:3]
        items = [self._tbaa(base), self._tbaa(access), f"i64 {offset}"]
        if len(attr.params) > 3 and attr.params[3]:
            items.append("i64 1")
        return self.tuple(*items)

    def loop(self, op: Operation) -> str:
        """Return ``!llvm.loop`` metadata of a branch."""
        attr: Any = op.properties.get("loop_annotation")
        return "" if attr is None else f", !llvm.loop {self._loop(attr)}"

    def _loop(self, attr: Any) -> str:
        found = self.numbers.get(attr)
        if found is not None:
            return found
        parts = {f.name: attr.params[f.index] for f in attr.definition.params}
        items = self._loop_part(attr, _LOOP_FLAGS)
        for name, fields in _LOOP_PARTS.items():
            if parts.get(name) is not None:
                items += self._loop_part(parts[name], fields)
        if parts.get("parallelAccesses"):
            groups = map(self._group, parts["parallelAccesses"])
            items.append(self.tuple('!"llvm.loop.parallel_accesses"', *groups))
        return self.self_distinct(attr, items)

    def _loop_part(self, part: Any, fields: Any) -> list[str]:
        items = []
        names = {f.name: f.index for f in part.definition.params}
        for field, key, kind in fields:
            value = part.params[names[field]] if field in names else None
            if value is None:
                continue
            number = getattr(value, "value", value)
            if kind == "loop":
                items.append(self.tuple(f'!"{key}"', self._loop(value)))
            elif kind == "number":
                items.append(self.tuple(f'!"{key}"', f"i32 {number}"))
            elif kind == "bit":
                items.append(self.tuple(f'!"{key}"', f"i32 {int(bool(number))}"))
            elif kind == "switch":
                items.append(self.tuple(f'!"{key}disable"' if number else f'!"{key}enable"'))
            elif kind == "flag":
                if number:
                    items.append(self.tuple(f'!"{key}"'))
            else:
                truth = bool(number) is (kind == "bool")
                items.append(self.tuple(f'!"{key}"', "i1 true" if truth else "i1 false"))
        return items


def _described(attr: Any) -> list[str]:
    text = attr.description
    return [f"!{quoted(getattr(text, 'value', text))}"] if text is not None else []

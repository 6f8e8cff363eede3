"""NVPTX targets: chips, PTX versions, data layouts, and what is refused before LLVM aborts on it.

The tables are those of LLVM 22.1's NVPTX backend; a test asks LLVM itself about each row.
"""

from __future__ import annotations

from nvlower.diag import Failure, error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

CHIPS = {
    "sm_20": 32, "sm_21": 32, "sm_30": 32, "sm_32": 40, "sm_35": 32, "sm_37": 41,
    "sm_50": 40, "sm_52": 41, "sm_53": 42, "sm_60": 50, "sm_61": 50, "sm_62": 50,
    "sm_70": 60, "sm_72": 61, "sm_75": 63, "sm_80": 70, "sm_86": 71, "sm_87": 74,
    "sm_88": 90, "sm_89": 78, "sm_90": 78, "sm_90a": 80,
    "sm_100": 86, "sm_100a": 86, "sm_100f": 88, "sm_101": 86, "sm_101a": 86, "sm_101f": 88,
    "sm_103": 88, "sm_103a": 88, "sm_103f": 88, "sm_110": 90, "sm_110a": 90, "sm_110f": 90,
    "sm_120": 87, "sm_120a": 87, "sm_120f": 88, "sm_121": 88, "sm_121a": 88, "sm_121f": 88,
}  # fmt: skip
"""Each chip with the smallest PTX version (80 is 8.0) that has it, which is also its default."""

PTX_VERSIONS = (
    32, 40, 41, 42, 43, 50, 60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74, 75, 76, 77, 78,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 90,
)  # fmt: skip
"""PTX versions that LLVM can write."""

TRIPLES = ("nvptx64-nvidia-cuda", "nvptx-nvidia-cuda", "nvptx64-nvidia-nvcl", "nvptx-nvidia-nvcl")
"""Target triples with a known data layout."""

DEFAULT_TRIPLE = "nvptx64-nvidia-cuda"
DEFAULT_CHIP = "sm_50"

_TAIL = "-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


def data_layout(triple: str = DEFAULT_TRIPLE, short_pointers: bool = False) -> str:
    """Return LLVM's data layout; short pointers are 32 bits wide in spaces 3, 4, 5 and 7."""
    if triple.partition("-")[0] == "nvptx":
        return f"e-p:32:32-p6:32:32-p7:32:32{_TAIL}"
    if short_pointers:
        return f"e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32{_TAIL}"
    return f"e-p6:32:32{_TAIL}"


class Target:
    """What code is made for: triple, chip, features (``+ptx80``) and optimisation level.

    `flags` are the words of the target attribute (fast, ftz), `link` paths of bitcode files.
    """

    __slots__ = ("chip", "features", "flags", "link", "opt_level", "short_pointers", "triple")

    def __init__(
        self,
        chip: str = DEFAULT_CHIP,
        features: str = "",
        triple: str = DEFAULT_TRIPLE,
        opt_level: int = 2,
        short_pointers: bool = False,
        flags: tuple[str, ...] = (),
        link: tuple[str, ...] = (),
    ) -> None:
        self.chip = chip
        self.features = features
        self.triple = triple
        self.opt_level = opt_level
        self.short_pointers = short_pointers
        self.flags = flags
        self.link = link

    @property
    def layout(self) -> str:
        """Return the data layout string."""
        return data_layout(self.triple, self.short_pointers)

    @property
    def ptx_version(self) -> int:
        """Return the PTX version asked for (the highest one), else the chip's smallest."""
        asked = [int(f[4:]) for f in self.feature_list() if f[:4] == "+ptx" and f[4:].isdigit()]
        return max(asked, default=CHIPS.get(self.chip, 0))

    def feature_list(self) -> list[str]:
        """Return the features one by one."""
        return [f.strip() for f in self.features.split(",") if f.strip()]

    def check(self, loc: Any = None) -> None:
        """Refuse what LLVM does not know or would end the process on.

        Errors: "unknown target triple", "unknown chip", "unknown feature", "PTX ... does not
        support", "optimization level".
        """
        problems = list(self.problems())
        for message in problems:
            error(loc, message)
        if problems:
            raise Failure

    def problems(self) -> Iterable[str]:
        """Yield what is wrong with the target, in words."""
        if self.triple not in TRIPLES:
            yield f"unknown target triple '{self.triple}'{nearest(self.triple, TRIPLES)}"
        if self.chip not in CHIPS:
            yield f"unknown chip '{self.chip}'{nearest(self.chip, CHIPS)}"
        for feature in self.feature_list():
            if feature[:1] not in "+-" or not (
                feature[1:] in CHIPS or feature[1:] in _PTX_FEATURES
            ):
                known = [sign + f for sign in "+" for f in (*_PTX_FEATURES, *CHIPS)]
                yield f"unknown feature '{feature}'{nearest(feature, known)}"
        if not 0 <= self.opt_level <= 3:
            yield f"optimization level {self.opt_level} is not in 0 to 3"
        smallest = CHIPS.get(self.chip, 0)
        if self.ptx_version < smallest:
            yield (
                f"PTX {version_text(self.ptx_version)} does not support chip '{self.chip}': "
                f"it needs PTX {version_text(smallest)} (feature '+ptx{smallest}')"
            )


_PTX_FEATURES = tuple(f"ptx{v}" for v in PTX_VERSIONS)


def version_text(version: int) -> str:
    """Return ``8.0`` for 80."""
    return f"{version // 10}.{version % 10}"


def chip_number(chip: str) -> tuple[int, str]:
    """Split a chip into its number and its suffix: ``sm_90a`` is (90, "a")."""
    digits = chip[3:].rstrip("af")
    return (int(digits) if digits.isdigit() else 0), chip[3 + len(digits) :]


def nearest(word: str, known: Iterable[str]) -> str:
    """Return a hint with the most similar known spelling, empty where none is close."""
    from difflib import get_close_matches

    found = get_close_matches(word, list(known), 1, 0.5)
    return f"; did you mean '{found[0]}'?" if found else ""


class Need:
    """What one op asks of the chip: ``sm`` at least, or one of the exact chips, and a PTX version.

    `chips` holds numbers of chips whose arch-specific (suffix a, or f of the same family)
    variant has the op.
    """

    __slots__ = ("chips", "ptx", "sm")

    def __init__(self, sm: int = 0, ptx: int = 0, chips: tuple[int, ...] = ()) -> None:
        self.sm = sm
        self.ptx = ptx
        self.chips = chips

    def met_by(self, chip: str) -> bool:
        """Tell whether `chip` has the op."""
        number, suffix = chip_number(chip)
        if self.chips:
            return (suffix == "a" and number in self.chips) or (
                suffix == "f" and any(c // 10 == number // 10 and c <= number for c in self.chips)
            )
        return number >= self.sm

    def text(self) -> str:
        """Return the need in words: ``sm_90 or later``."""
        if self.chips:
            return " or ".join(f"sm_{c}a" for c in self.chips)
        return f"sm_{self.sm} or later"


def check_needs(target: Target, needs: Iterable[tuple[Any, Need]]) -> None:
    """Refuse each op whose need the target does not meet; `needs` pairs ops with their needs.

    Errors: "needs sm_90a", "needs PTX 8.0".
    """
    failed = False
    version = target.ptx_version
    for op, need in needs:
        if not need.met_by(target.chip):
            failed = True
            op.emit_op_error(f"needs {need.text()}, but the target is {target.chip}")
        elif need.ptx > version:
            failed = True
            op.emit_op_error(
                f"needs PTX {version_text(need.ptx)}, but the target has {version_text(version)}"
            )
    if failed:
        raise Failure


def smallest_chip(needs: Iterable[Need]) -> str | None:
    """Return the first chip (from sm_50) that meets all needs, None where none does."""
    wanted = list(needs)
    for chip in CHIPS:
        number, suffix = chip_number(chip)
        if number >= 50 and suffix != "f" and all(n.met_by(chip) for n in wanted):
            return chip
    return None

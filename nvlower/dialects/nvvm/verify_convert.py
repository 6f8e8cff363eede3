"""Verifier rules of nvvm's conversions and of byte permutation."""

from __future__ import annotations

from nvlower.ir.opdef import verify

from .verify import keyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.core import Operation

_F8 = ("f8E4M3FN", "f8E5M2")
_F6 = ("f6E2M3FN", "f6E3M2FN")
_F4 = ("f4E2M1FN",)
_SCALE = "f8E8M0FNU"
_TYPES: dict[str, tuple[str, ...]] = {
    "f32x2.to.f4x2": _F4, "f32x2.to.f6x2": _F6, "f32x2.to.f8x2": (*_F8, _SCALE),
    "f16x2.to.f8x2": _F8, "bf16x2.to.f8x2": (_SCALE,), "f8x2.to.f16x2": _F8,
    "f8x2.to.bf16x2": (_SCALE,), "f6x2.to.f16x2": _F6, "f4x2.to.f16x2": _F4,
    "f32x4.to.f8x4": _F8, "f32x4.to.f6x4": _F6, "f32x4.to.f4x4": _F4,
}  # fmt: skip
"""Formats of the narrow side."""


def _listed(names: tuple[str, ...]) -> str:
    """Return ``'a', 'b', and 'c' types are``."""
    quoted = [f"'{n}'" for n in names]
    if len(quoted) == 1:
        return f"{quoted[0]} type is"
    if len(quoted) == 2:
        return f"{quoted[0]} and {quoted[1]} types are"
    return f"{', '.join(quoted[:-1])}, and {quoted[-1]} types are"


def _narrow(op: Operation) -> str | None:
    """Return the narrow format, None (reported) where the conversion has none such."""
    way = op.name.removeprefix("nvvm.convert.")
    found: Any = op.properties.get("dstTy") or op.properties.get("srcType")
    name = str(found.value)
    if name in _TYPES[way]:
        return name
    source, _, target = way.split(".")
    op.emit_op_error(
        f"Only {_listed(_TYPES[way])} supported for conversions from {source} to {target}."
    )
    return None


@verify.add(*[f"nvvm.convert.{w}" for w in _TYPES if w not in ("f32x2.to.f8x2", "bf16x2.to.f8x2")])
def convert_narrow(op: Operation) -> None:
    """A narrow format that the conversion has."""
    _narrow(op)


@verify.add("nvvm.convert.bf16x2.to.f8x2")
def convert_bf16x2_to_f8x2(op: Operation) -> None:
    """Scales, rounded towards zero or up."""
    if _narrow(op) is not None and keyword(op, "rnd", "none") not in ("rz", "rp"):
        op.emit_op_error(
            "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2."
        )


@verify.add("nvvm.convert.f32x2.to.f8x2")
def convert_f32x2_to_f8x2(op: Operation) -> None:
    """Rounding and saturation that the format has."""
    name = _narrow(op)
    if name is None:
        return
    rounding = keyword(op, "rnd", "none")
    start = "are supported for conversions from f32x2 to"
    if name == _SCALE:
        if rounding not in ("rz", "rp"):
            op.emit_op_error(f"Only RZ and RP rounding modes {start} '{name}' type")
        elif _true(op, "relu"):
            op.emit_op_error(f"relu not supported for conversions to '{name}' type")
        return
    one = "is supported for conversions from f32x2 to"
    if rounding != "rn":
        op.emit_op_error(f"Only RN rounding mode {one} 'f8E4M3FN' and 'f8E5M2' types")
    elif keyword(op, "sat", "none") != "satfinite":
        op.emit_op_error(f"Only SATFINITE saturation mode {one} 'f8E4M3FN' and 'f8E5M2' types")


def _true(op: Operation, name: str) -> bool:
    found: Any = op.properties.get(name)
    return found is not None and bool(getattr(found, "value", 1))


@verify.add("nvvm.convert.float.to.tf32")
def convert_float_to_tf32(op: Operation) -> None:
    """Rounding to nearest, to zero, or away from zero (then without clamping)."""
    rounding = keyword(op, "rnd", "none")
    if rounding not in ("rn", "rz", "rna"):
        op.emit_error("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.")
    elif rounding == "rna" and _true(op, "relu"):
        op.emit_error("Relu not supported with rna rounding mode.")


@verify.add("nvvm.convert.f32x2.to.bf16x2", "nvvm.convert.f32x2.to.f16x2")
def convert_pair(op: Operation) -> None:
    """Rounding to nearest, to zero, or with random bits."""
    kind, target = keyword(op, "rnd"), op.name.rpartition(".")[2]
    if kind not in ("rn", "rz", "rs"):
        op.emit_op_error(
            "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to"
            f" {target}."
        )
    elif kind == "rs" and len(op.operands) != 3:
        op.emit_op_error("random_bits is required for RS rounding mode.")
    elif kind != "rs" and len(op.operands) == 3:
        op.emit_op_error("random_bits not supported for RN and RZ rounding modes.")


@verify.add("nvvm.prmt")
def prmt(op: Operation) -> None:
    """Two sources for some modes, one for the others."""
    mode = keyword(op, "mode")
    if mode in ("default", "f4e", "b4e"):
        if op.hi is None:
            op.emit_error(f"mode '{mode}' requires 'hi' operand.")
    elif op.hi is not None:
        op.emit_error(f"mode '{mode}' does not accept 'hi' operand.")

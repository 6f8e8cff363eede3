"""Verifier rules of index ops."""

from __future__ import annotations

from nvlower.dialects.casts import cast_rule
from nvlower.ir.opdef import verify
from nvlower.ir.types import INDEX

verify.add("index.casts", "index.castu")(cast_rule(lambda a, b: (a is INDEX) != (b is INDEX)))

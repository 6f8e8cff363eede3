"""Memory effects of the cf dialect's ops that are neither pure nor unknown."""

from nvlower.dialects.effect_table import declare

declare(
    {
        "cf.assert": "write",
    }
)

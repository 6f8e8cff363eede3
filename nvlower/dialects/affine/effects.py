"""Memory effects of the affine dialect's ops that are neither pure nor unknown."""

from nvlower.dialects.effect_table import declare

declare(
    {
        "affine.load": "read memref",
        "affine.store": "write memref",
        "affine.vector_load": "read memref",
        "affine.vector_store": "write memref",
    }
)

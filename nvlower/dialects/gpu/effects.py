"""Memory effects of the gpu dialect's ops that are neither pure nor unknown."""

from nvlower.dialects.effect_table import declare

declare(
    {
        "gpu.alloc": "allocate memref",
        "gpu.dealloc": "free memref",
        "gpu.memcpy": "write dst, read src",
        "gpu.memset": "write dst",
        "gpu.printf": "write",
        "gpu.set_default_device": "write",
        "gpu.subgroup_mma_load_matrix": "read srcMemref",
        "gpu.subgroup_mma_store_matrix": "write dstMemref",
    }
)

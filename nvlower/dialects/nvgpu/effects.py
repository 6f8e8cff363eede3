"""Memory effects of the nvgpu dialect's ops that are neither pure nor unknown."""

from nvlower.dialects.effect_table import declare

declare(
    {
        "nvgpu.device_async_copy": "write dst, read src",
        "nvgpu.ldmatrix": "read srcMemref",
        "nvgpu.tma.async.load": "write dst",
        "nvgpu.tma.async.store": "read src, write tensorMapDescriptor",
        "nvgpu.warpgroup.generate.descriptor": "read tensor",
        "nvgpu.warpgroup.mma.store": "write dstMemref",
    }
)

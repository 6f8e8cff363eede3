"""Memory effects of the memref dialect's ops that are neither pure nor unknown."""

from nvlower.dialects.effect_table import declare

declare(
    {
        "memref.alloc": "allocate memref",
        "memref.alloca": "allocate memref",
        "memref.atomic_rmw": "read memref, write memref",
        "memref.copy": "read source, write target",
        "memref.dealloc": "free memref",
        "memref.generic_atomic_rmw": "read memref, write memref",
        "memref.load": "read memref",
        "memref.prefetch": "write memref",
        "memref.realloc": "free source, allocate result",
        "memref.reshape": "read shape",
        "memref.store": "write memref",
    }
)

"""The few functions of llvmlite's shared library that code generation calls, through ctypes.

``import llvmlite.binding`` takes several times as long as loading the library; a small kernel
would spend most of its time there. So the library is opened directly; where that fails (another
layout of the package), llvmlite's own loader opens it. The functions are the same either way.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_void_p

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LLVM_MAJOR = 22
"""The LLVM that the tables of this package are written for."""

_P, _OUT = c_void_p, POINTER(c_char_p)
_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "GetVersionInfo": (ctypes.c_uint, ()),
    "InitializeAllTargetInfos": (None, ()),
    "InitializeAllTargets": (None, ()),
    "InitializeAllTargetMCs": (None, ()),
    "InitializeAllAsmPrinters": (None, ()),
    "SetCommandLine": (None, (c_char_p, c_char_p)),
    "DisposeString": (None, (c_void_p,)),
    "GetGlobalContext": (_P, ()),
    "ParseAssembly": (_P, (_P, c_char_p, _OUT)),
    "ParseBitcode": (_P, (_P, c_char_p, c_size_t, _OUT)),
    "PrintModuleToString": (None, (_P, _OUT)),
    "WriteBitcodeToString": (None, (_P, _OUT, POINTER(c_size_t))),
    "LinkModules": (c_int, (_P, _P, _OUT)),
    "GetNamedFunction": (_P, (_P, c_char_p)),
    "IsDeclaration": (c_int, (_P,)),
    "SetLinkage": (None, (_P, c_int)),
    "ModuleFunctionsIter": (_P, (_P,)),
    "FunctionsIterNext": (_P, (_P,)),
    "GetValueName": (c_char_p, (_P,)),
    "SetDataLayout": (None, (_P, c_char_p)),
    "SetTarget": (None, (_P, c_char_p)),
    "VerifyModule": (c_int, (_P, _OUT)),
    "GetTargetFromTriple": (_P, (c_char_p, _OUT)),
    "CreateTargetMachine": (
        _P,
        (_P, c_char_p, c_char_p, c_char_p, c_int, c_char_p, c_char_p, c_int, c_int, c_char_p),
    ),
    "CreateTargetMachineData": (_P, (_P,)),
    "CopyStringRepOfTargetData": (None, (_P, _OUT)),
    "SetTargetMachineAsmVerbosity": (None, (_P, c_int)),
    "TargetMachineEmitToMemory": (_P, (_P, _P, c_int, _OUT)),
    "GetBufferStart": (_P, (_P,)),
    "GetBufferSize": (c_size_t, (_P,)),
    "CreatePipelineTuningOptions": (_P, ()),
    "PTOSetLoopInterleaving": (None, (_P, c_bool)),
    "PTOSetLoopVectorization": (None, (_P, c_bool)),
    "PTOSetSLPVectorization": (None, (_P, c_bool)),
    "PTOSetLoopUnrolling": (None, (_P, c_bool)),
    "CreatePassBuilder": (_P, (_P, _P)),
    "buildPerModuleDefaultPipeline": (_P, (_P, c_int)),
    "RunNewModulePassManager": (None, (_P, _P, _P)),
}


_INTERNAL = 8  # LLVMInternalLinkage


class LibraryError(Exception):
    """The library is missing, or is not the one this package is written for."""


def library_path() -> str | None:
    """Return the path of llvmlite's shared library without importing llvmlite."""
    import os
    import sys

    name = {"win32": "llvmlite.dll", "darwin": "libllvmlite.dylib"}.get(
        sys.platform, "libllvmlite.so"
    )
    for folder in sys.path:
        path = os.path.join(folder, "llvmlite", "binding", name)
        if os.path.isfile(path):
            return path
    return None


def open_library() -> ctypes.CDLL:
    """Open the library directly, else by llvmlite's own loader.

    Errors: LibraryError where llvmlite is missing or broken.
    """
    path = library_path()
    try:
        if path is not None:
            return ctypes.CDLL(path)
    except OSError:
        pass  # llvmlite may know better how to load it
    try:
        from llvmlite.binding import ffi

        return ffi.lib._lib  # type: ignore[no-any-return]
    except (ImportError, OSError, AttributeError) as failure:
        raise LibraryError(f"cannot load llvmlite's LLVM library: {failure}") from None


class LLVM:
    """The library with typed functions (without their ``LLVMPY_``) and NVPTX set up."""

    def __init__(self, options: tuple[str, ...] = ()) -> None:
        library = open_library()
        for name, (result, arguments) in _SIGNATURES.items():
            try:
                function = library["LLVMPY_" + name]
            except AttributeError:
                raise LibraryError(f"llvmlite's library has no function LLVMPY_{name}") from None
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        major = self.GetVersionInfo() >> 16
        if major != LLVM_MAJOR:
            raise LibraryError(f"llvmlite brings LLVM {major}; nvlower needs LLVM {LLVM_MAJOR}")
        for option in options:
            self.SetCommandLine(b"nvlower", option.encode())
        self.InitializeAllTargetInfos()
        self.InitializeAllTargets()
        self.InitializeAllTargetMCs()
        self.InitializeAllAsmPrinters()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def text(self, function: Any, *arguments: Any) -> tuple[Any, str]:
        """Call a function whose last parameter receives a string; return its result and that."""
        out = c_char_p()
        result = function(*arguments, byref(out))
        return result, (out.value or b"").decode("utf-8", "replace")

    def parse(self, ir: str) -> Any:
        """Parse LLVM IR text into a module handle.

        Errors: ValueError with LLVM's message.
        """
        module, message = self.text(
            self.ParseAssembly, self.GetGlobalContext(), ir.encode("utf-8", "surrogateescape")
        )
        if not module or message:
            raise ValueError(message.strip() or "invalid LLVM IR")
        return module

    def parse_bitcode(self, data: bytes) -> Any:
        """Parse bitcode into a module handle.

        Errors: ValueError with LLVM's message.
        """
        module, message = self.text(self.ParseBitcode, self.GetGlobalContext(), data, len(data))
        if not module:
            raise ValueError(message.strip() or "invalid LLVM bitcode")
        return module

    def link(self, module: Any, library: Any, layout: str, triple: str) -> None:
        """Link `library` (which is used up) into a module; what it defines becomes internal.

        Errors: ValueError with LLVM's message.
        """
        names = []
        functions = self.ModuleFunctionsIter(library)
        while function := self.FunctionsIterNext(functions):
            if not self.IsDeclaration(function):
                names.append(self.GetValueName(function))
        self.SetDataLayout(library, layout.encode())
        self.SetTarget(library, triple.encode())
        failed, message = self.text(self.LinkModules, module, library)
        if failed:
            raise ValueError(message.strip() or "linking failed")
        for name in names:
            self.SetLinkage(self.GetNamedFunction(module, name), _INTERNAL)

    def bitcode(self, module: Any) -> bytes:
        """Return a module as bitcode."""
        data, size = c_char_p(), c_size_t()
        self.WriteBitcodeToString(module, byref(data), byref(size))
        return ctypes.string_at(data, size.value)

    def target_machine(self, triple: str, chip: str, features: str, level: int) -> Any:
        """Return a target machine handle.

        Errors: ValueError where LLVM knows no such target.
        """
        target, message = self.text(self.GetTargetFromTriple, triple.encode())
        if not target:
            raise ValueError(message.strip() or f"no target for triple '{triple}'")
        machine = self.CreateTargetMachine(
            target, triple.encode(), chip.encode(), features.encode(), level,
            b"default", b"default", 0, 0, b"",
        )  # fmt: skip
        if not machine:
            raise ValueError(f"cannot create a target machine for '{chip}'")
        return machine

    def data_layout(self, machine: Any) -> str:
        """Return the data layout of a target machine."""
        return self.text(self.CopyStringRepOfTargetData, self.CreateTargetMachineData(machine))[1]

    def optimise(self, module: Any, machine: Any, level: int) -> None:
        """Run the default pipeline of `level` as MLIR's module-to-object does."""
        options = self.CreatePipelineTuningOptions()
        for flag in ("LoopInterleaving", "LoopVectorization", "SLPVectorization", "LoopUnrolling"):
            getattr(self, "PTOSet" + flag)(options, True)
        builder = self.CreatePassBuilder(machine, options)
        passes = self.buildPerModuleDefaultPipeline(builder, level)
        self.RunNewModulePassManager(passes, module, builder)

    def assembly(self, module: Any, machine: Any) -> bytes:
        """Return the assembly text that `machine` makes of a module.

        Errors: ValueError with LLVM's message.
        """
        buffer, message = self.text(self.TargetMachineEmitToMemory, machine, module, 0)
        if not buffer:
            raise ValueError(message.strip() or "LLVM wrote no assembly")
        return ctypes.string_at(self.GetBufferStart(buffer), self.GetBufferSize(buffer))

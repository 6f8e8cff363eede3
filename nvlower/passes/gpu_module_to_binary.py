"""``--gpu-module-to-binary``: each gpu.module with targets becomes a gpu.binary.

Source: MLIR GPU/Transforms/ModuleToBinary.cpp, Target/LLVM/NVVM/Target.cpp.
"""

from __future__ import annotations

from nvlower.diag import Failure, error
from nvlower.ir.attributes import ArrayAttr, DialectAttr, DictionaryAttr, StringAttr, i32, i64
from nvlower.passes.base import Option, Options, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from nvlower.ir.attributes import Attribute
    from nvlower.ir.core import Operation
    from nvlower.target import Target

FORMATS = {
    "llvm": "offload", "offloading": "offload", "isa": "assembly", "assembly": "assembly",
    "bin": "bin", "binary": "bin", "fatbin": "fatbin", "fatbinary": "fatbin",
}  # fmt: skip


def run(root: Operation, options: Options) -> None:
    """Replace the gpu.modules right inside `root` by binaries.

    Errors: an unknown format; a module without targets; what export, LLVM and ptxas refuse.
    """
    kind = FORMATS.get(options.format)
    if kind is None:
        error(root.loc, "Invalid format specified.").hint(
            "the formats are llvm (offloading), isa (assembly), bin (binary), fatbin (fatbinary)"
        )
        raise Failure
    modules = [op for r in root.regions for op in r.ops if op.name == "gpu.module"]
    jobs = []
    failed = False
    for module in modules:
        try:
            jobs += _jobs(module, options)
        except Failure:
            failed = True
    if failed:
        raise Failure
    objects = _objects(jobs, kind, options)
    for module in modules:
        _replace(module, [o for (m, *_), o in zip(jobs, objects, strict=True) if m is module])


def _jobs(module: Operation, options: Options) -> list[tuple[Operation, Any, Target, str]]:
    """Return module, target attribute, target and LLVM IR text for each target of a module."""
    from nvlower.emit.llvm_ir import to_llvm
    from nvlower.emit.llvm_ir.layout import has_short_pointers
    from nvlower.emit.ptx import check_ops

    held: Any = module.properties.get("targets")
    if held is None or not held.elements:
        raise _refuse(module, "the module has no target attributes")
    text = to_llvm(module)
    short = options.short_pointers or has_short_pointers(module)
    jobs = []
    for attr in held.elements:
        if getattr(attr, "name", "") != "nvvm.target":
            raise _refuse(module, f"target attribute {attr} is not a #nvvm.target")
        target = target_of(attr)
        target.short_pointers = short
        target.check(module.loc)
        if attr.params[6]:
            check_ops(target, module)
        jobs.append((module, attr, target, text))
    return jobs


def _refuse(module: Operation, message: str) -> Failure:
    module.emit_error(message)
    return Failure()


def target_of(attr: Any) -> Target:
    """Return the target that a ``#nvvm.target`` attribute describes."""
    from nvlower.target import Target

    level, triple, chip, features, flags, link = attr.params[:6]
    words = tuple(name for name, _ in flags.entries) if flags is not None else ()
    paths = tuple(p.value for p in link.elements) if link is not None else ()
    return Target(
        _plain(chip), _plain(features), _plain(triple), int(_plain(level)), flags=words, link=paths
    )


def _plain(value: Any) -> Any:
    return getattr(value, "value", value)


def _objects(jobs: list[Any], kind: str, options: Options) -> list[DialectAttr]:
    """Compile all jobs, in one child process, and return their object attributes."""
    from nvlower.emit.ptx import compile_modules

    output = "bitcode" if kind == "offload" else "ptx"
    work = [(text, target, module.loc) for module, _, target, text in jobs]
    toolkit = options.toolkit or None

    def place(i: int, message: str) -> Any:
        return _culprit(jobs[i][0], message)

    outcomes = compile_modules(work, output, toolkit, tuple(options.l), place) if work else []
    objects = []
    for (module, attr, target, _), outcome in zip(jobs, outcomes, strict=True):
        times: dict[str, Attribute] = {"LLVMIRToISATimeInMs": i64(outcome.milliseconds)}
        data = outcome.data
        assert data is not None
        properties: dict[str, Attribute] = {}
        if kind == "assembly":
            properties = {**times, "O": i32(target.opt_level)}
        elif kind in ("bin", "fatbin"):
            data, spent = _assemble(data, target, attr, module, options, kind)
            properties = {**times, "ISAToBinaryTimeInMs": i64(spent)}
        if options.section:
            properties["section"] = StringAttr(options.section)
        objects.append(_object(attr, kind, data, properties))
    return objects


def _culprit(module: Operation, message: str) -> Any:
    """Return the location of the first op that is the intrinsic LLVM names, None for none."""
    from nvlower.dialects.nvvm.intrinsics import NoIntrinsicError, call

    _, found, name = message.partition("intrinsic %llvm.")
    name = name.split()[0].rstrip("'\",;") if found and name.split() else ""
    for op in module.walk() if name else ():
        if op.dialect == "nvvm":
            try:
                known = call(op)[0]
            except NoIntrinsicError:
                continue
            if name == known or name.startswith(known + ".p"):
                return op.loc
    return None


def _object(attr: Any, kind: str, data: bytes, properties: dict[str, Attribute]) -> DialectAttr:
    held = DictionaryAttr(tuple(properties.items())) if properties else None
    text = StringAttr(data.decode("utf-8", "surrogateescape"))
    return DialectAttr("gpu.object", (attr, kind, text, held, None))


def _assemble(
    ptx: bytes, target: Target, attr: Any, module: Operation, options: Options, kind: str
) -> tuple[bytes, int]:
    """Return a cubin or a fat binary of PTX, and the milliseconds it took."""
    import shlex
    from time import perf_counter

    from nvlower.emit.cubin import to_cubin, to_fatbin

    words = tuple(shlex.split(options.opts))
    flags = attr.params[4]
    given: Any = flags.get("ptxas-cmd-options") if flags is not None else None
    if given is not None:
        words += tuple(a.value for a in given.elements)
    start = perf_counter()
    text = ptx.decode()
    data = to_cubin(text, target, module.loc, options.toolkit or None, words)
    if kind == "fatbin":
        data = to_fatbin(data, text, target, module.loc, options.toolkit or None)
    return data, int((perf_counter() - start) * 1000)


def _replace(module: Operation, objects: list[DialectAttr]) -> None:
    """Put the binary in the module's place."""
    from nvlower.ir.builder import Builder

    properties: dict[str, Attribute] = {
        "sym_name": module.properties["sym_name"],
        "objects": ArrayAttr(tuple(objects)),
    }
    handler = module.properties.get("offloadingHandler")
    if handler is not None:
        properties["offloadingHandler"] = handler
    Builder(before=module).create("gpu.binary", (), (), properties)
    module.erase()


PASS = Pass(
    "gpu-module-to-binary",
    "GpuModuleToBinaryPass",
    "Transforms a GPU module into a GPU binary.",
    run,
    options=(
        Option("toolkit", str, "", "Toolkit path."),
        Option("l", list, (), "Extra files to link to."),
        Option("opts", str, "", "Command line options to pass to the tools."),
        Option("format", str, "fatbin", "The target representation of the compilation process."),
        Option("section", str, "", "ELF section where binary is to be located."),
        Option(
            "short-pointers", bool, False, "Pointers to shared memory have 32 bits. Our addition."
        ),
    ),
)

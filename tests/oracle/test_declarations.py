"""The declarations say what upstream's records say: nothing forgotten, nothing misremembered."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from nvlower.ir.constraints import constraint
from nvlower.ir.opdef import OpDef, attr_definition, declared_ops, op_definition, type_definition

pytestmark = pytest.mark.oracle

RECORDS = {
    "builtin": "IR/BuiltinOps",
    "func": "Dialect/Func/IR/FuncOps",
    "arith": "Dialect/Arith/IR/ArithOps",
    "math": "Dialect/Math/IR/MathOps",
    "index": "Dialect/Index/IR/IndexOps",
    "cf": "Dialect/ControlFlow/IR/ControlFlowOps",
    "scf": "Dialect/SCF/IR/SCFOps",
    "affine": "Dialect/Affine/IR/AffineOps",
    "memref": "Dialect/MemRef/IR/MemRefOps",
    "vector": "Dialect/Vector/IR/VectorOps",
    "gpu": "Dialect/GPU/IR/GPUOps",
    "nvgpu": "Dialect/NVGPU/IR/NVGPUOps",
    "nvvm": "Dialect/LLVMIR/NVVMOps",
    "llvm": "Dialect/LLVMIR/LLVMOps",
    "llvm intrinsics": "Dialect/LLVMIR/LLVMIntrinsicOps",
    "ub": "Dialect/UB/IR/UBOps",
    "complex": "Dialect/Complex/IR/ComplexOps",
}
TRAITS = (
    "AttrSizedOperandSegments", "AttrSizedResultSegments", "SameVariadicOperandSize",
    "SameVariadicResultSize", "Commutative", "ConstantLike", "IsolatedFromAbove", "SymbolTable",
    "Symbol", "Terminator", "ReturnLike", "NoTerminator", "SingleBlock", "Pure", "Idempotent",
    "SameOperandsAndResultType", "SameTypeOperands", "SameOperandsElementType",
    "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "NoRegionArguments",
    "RecursiveMemoryEffects", "AffineScope", "AutomaticAllocationScope", "HasOnlyGraphRegion",
    "RecursivelySpeculatable",
)  # fmt: skip
LEFT_OUT: dict[str, str] = {}
WITHOUT_RECORD = {"affine.dma_start", "affine.dma_wait"}  # C++ classes upstream
"""Ops that are not declared, with the reason: none."""


@cache
def include() -> Path:
    """Return the folder of upstream's records; skip where there is none."""
    spec = find_spec("mlir")
    for place in spec.submodule_search_locations or () if spec else ():
        if (Path(place) / "include").is_dir():
            return Path(place) / "include"
    pytest.skip("the records (xtc-mlir-dev) are not installed")


@cache
def records(name: str) -> dict[str, Any]:
    """Return all records behind one .td file."""
    program = shutil.which("llvm-tblgen")
    if program is None:
        pytest.skip("llvm-tblgen is not on PATH")
    run = subprocess.run(
        [program, "--dump-json", "-I.", f"mlir/{RECORDS[name]}.td"],
        cwd=include(), capture_output=True, check=True, text=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def ops(name: str) -> list[tuple[str, dict[str, Any]]]:
    """Return (op name, record) of the dialect's own ops."""
    table = records(name)
    found = []
    for key in table["!instanceof"]["Op"]:
        dialect = table[table[key]["opDialect"]["def"]]["name"]
        if dialect == name.partition(" ")[0]:
            found.append((f"{dialect}.{table[key]['opName']}", table[key]))
    return found


def field(table: dict[str, Any], reference: dict[str, str]) -> tuple[str, str, bool]:
    """Return what a declared part is, its multiplicity, and whether it has a stored default."""
    record = table[reference["def"]]
    if "OpVariable" in record["!superclasses"]:
        record = table[record["constraint"]["def"]]
    classes = record["!superclasses"]
    if "AttrConstraint" in classes or "PropConstraint" in classes:
        optional = bool(record.get("isOptional")) or record["!name"] in ("UnitAttr", "UnitProp")
        default = not optional and bool(record.get("defaultValue"))
        if record["!name"] == "UnitProp":
            return "attribute", "one", True
        return "attribute", "optional" if optional else "one", default
    variadic = any(c.startswith("Variadic") for c in classes)
    kind = "variadic" if variadic else "optional" if "Optional" in classes else "one"
    return "operand", kind, False


def differences(name: str, record: dict[str, Any], d: OpDef, table: dict[str, Any]) -> list[str]:
    """Return in what a declaration differs from the record."""
    found = []
    parts: dict[str, list[Any]] = {"operand": [], "attribute": []}
    for i, (reference, own) in enumerate(record["arguments"]["args"]):
        what, kind, default = field(table, reference)
        parts[what].append((own or f"_{i}", kind, default))
    operands = [(f.name, f.kind, False) for f in d.operands]
    attrs = [(f.name, f.kind, f.kind == "one" and f.default is not None) for f in d.attrs]
    for what, mine in (("operand", operands), ("attribute", attrs)):
        if mine != parts[what]:
            found.append(f"{name}: {what}s {mine} instead of {parts[what]}")
    results = [
        (own or f"_{i}", field(table, reference)[1])
        for i, (reference, own) in enumerate(record["results"]["args"])
    ]
    if [(f.name, f.kind) for f in d.results] != results:
        found.append(f"{name}: results {d.results} instead of {results}")
    for what, fields in (("regions", d.regions), ("successors", d.successors)):
        wanted = [
            (own, any(c.startswith("Variadic") for c in table[reference["def"]]["!superclasses"]))
            for reference, own in record[what]["args"]
        ]
        if [(f.name, f.kind == "variadic") for f in fields] != wanted:
            found.append(f"{name}: {what} {fields} instead of {wanted}")
    theirs = {t["def"] for t in record["traits"]}
    for trait in TRAITS:
        if (trait in theirs) != (trait in d.traits) and not _implied(trait, table, record):
            found.append(f"{name}: trait {trait}")
    custom = bool(record["hasCustomAssemblyFormat"])
    if custom != bool(d.extra.get("custom")) and not record["assemblyFormat"]:
        found.append(f"{name}: hand-written assembly {custom}")
    if " ".join((record["assemblyFormat"] or "").split()) != (d.format or ""):
        found.append(f"{name}: assembly format")
    return found


def _implied(trait: str, table: dict[str, Any], record: dict[str, Any]) -> bool:
    """Tell whether a list trait of the record holds `trait`."""
    return any(
        trait == inner["def"]
        for t in record["traits"]
        for inner in table[t["def"]].get("traits") or ()
    )


@pytest.mark.parametrize("name", RECORDS)
def test_ops(name: str) -> None:
    table = records(name)
    found: list[str] = []
    for op, record in ops(name):
        d = op_definition(op)
        if d is None:
            if op not in LEFT_OUT:
                found.append(f"{op} is not declared")
            continue
        found += differences(op, record, d, table)
    assert not found, "\n".join(found)


def test_no_op_is_invented() -> None:
    upstream = {op for name in RECORDS for op, _ in ops(name)}
    assert {d.name for d in declared_ops()} - upstream == WITHOUT_RECORD


def test_constraints_are_known() -> None:
    for d in declared_ops():
        for f in (*d.operands, *d.attrs, *d.results):
            assert callable(constraint(f.constraint).test), (d.name, f)


@pytest.mark.parametrize("name", RECORDS)
def test_storage(name: str) -> None:
    table = records(name)
    for kind, find in (("TypeDef", type_definition), ("AttrDef", attr_definition)):
        for key in table["!instanceof"].get(kind, ()):
            record = table[key]
            dialect = table[record["dialect"]["def"]]["name"]
            if dialect == "builtin" or not record["mnemonic"]:
                continue
            d = find(f"{dialect}.{record['mnemonic']}")
            if d.kind == "enum":
                continue
            parameters = (record["parameters"] or {}).get("args", [])
            assert [f.name for f in d.params] == [own for _, own in parameters], d.name

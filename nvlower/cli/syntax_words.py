"""Assembly syntax for readers: declarative formats made plain, and the hand-written ones."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from nvlower.ir.opdef import OpDef

CUSTOM = {
    "AllReduceOperation": "kind",
    "AsyncDependencies": "async? [%token, ...]",
    "DynamicIndexList": "[%i, 3, ...]",
    "GEPIndices": "%i, 3, ...",
    "GlobalMemrefOpTypeAndInitialValue": "type (= initial_value)?",
    "IndirectBrOpSucessors": "[^block(%v, ... : type, ...), ...]",
    "InsertExtractValueElementType": "",
    "LLVMLinkage": "linkage",
    "LaunchDimType": "(: type)?",
    "LaunchFuncOperands": "args(%v : type, ...)",
    "OffloadingHandler": "<handler>?",
    "OpBundles": '["tag"(%v, ... : type, ...), ...]',
    "ShuffleType": ": type",
    "SwitchCases": "case 1 { ... } ...",
    "SwitchOpCases": "[default: ^block(%v : type), 1: ^block, ...]",
}
"""What upstream's ``custom<>`` directives read."""

HAND_WRITTEN = {
    "func.func": "visibility? @name(%arg: type {attrs}?, ...) (-> type or (type, ...))? "
    "(attributes {...})? { body }?",
    "arith.select": "%condition, %true, %false attr-dict : (condition-type,)? type",
    "scf.execute_region": "no_inline? (-> type)? { body } attr-dict",
    "scf.for": "unsigned? %i = %lower to %upper step %step "
    "(iter_args(%a = %init, ...) -> (type, ...))? (: type)? { body } attr-dict",
    "scf.forall": "(%i, ...) in (size, ...) or (%i, ...) = (lower, ...) to (upper, ...) step "
    "(step, ...) (shared_outs(%a = %init, ...) -> (type, ...))? { body } attr-dict",
    "scf.forall.in_parallel": "{ body } attr-dict",
    "scf.if": "%condition (-> (type, ...))? { then } (else { otherwise })? attr-dict",
    "scf.parallel": "(%i, ...) = (lower, ...) to (upper, ...) step (step, ...) "
    "(init(%v, ...) -> type)? { body } attr-dict",
    "scf.while": "(%a = %init, ...)? : (type, ...) -> (type, ...) { before } do { after } "
    "(attributes {...})?",
    "affine.apply": "#map(%dim, ...)[%symbol, ...] attr-dict",
    "affine.for": "%i = lower to upper (step 4)? (iter_args(%a = %init, ...) -> (type, ...))? "
    "{ body } attr-dict",
    "affine.if": "#set(%dim, ...)[%symbol, ...] (-> type)? { then } (else { otherwise })? "
    "attr-dict",
    "affine.load": "%memref[%i + 1, ...] attr-dict : memref-type",
    "affine.min": "#map(%dim, ...)[%symbol, ...] attr-dict",
    "affine.max": "#map(%dim, ...)[%symbol, ...] attr-dict",
    "affine.parallel": '(%i, ...) = (lower, ...) to (upper, ...) (step (4, ...))? (reduce ("kind", '
    "...) -> (type, ...))? { body } attr-dict",
    "affine.prefetch": "%memref[%i, ...], read or write, locality<0 to 3>, data or instr attr-dict "
    ": memref-type",
    "affine.dma_start": "%src[%i, ...], %dst[%i, ...], %tag[%i, ...], %size "
    "(, %stride, %elements)? attr-dict : src-type, dst-type, tag-type",
    "affine.dma_wait": "%tag[%i, ...], %size attr-dict : tag-type",
    "affine.store": "%value, %memref[%i + 1, ...] attr-dict : memref-type",
    "affine.vector_load": "%memref[%i, ...] attr-dict : memref-type, vector-type",
    "affine.vector_store": "%value, %memref[%i, ...] attr-dict : memref-type, vector-type",
    "memref.alloca_scope": "(-> (type, ...))? { body } attr-dict",
    "memref.dma_start": "%src[%i, ...], %dst[%i, ...], %size, %tag[%i, ...] (, %stride, "
    "%elements)? attr-dict : src-type, dst-type, tag-type",
    "memref.generic_atomic_rmw": "%memref[%i, ...] : memref-type { body } attr-dict",
    "memref.prefetch": "%memref[%i, ...], read or write, locality<0 to 3>, data or instr attr-dict "
    ": memref-type",
    "memref.transpose": "%memref (d0, d1, ...) -> (d1, d0, ...) attr-dict : type to type",
    "vector.contract": "{indexing_maps = [...], iterator_types = [...], kind = ...} %lhs, %rhs, "
    "%acc : lhs-type, rhs-type into acc-type",
    "vector.outerproduct": "%lhs, %rhs (, %acc)? attr-dict : lhs-type, rhs-type",
    "vector.transfer_read": "%base[%i, ...], %padding (, %mask)? attr-dict : base-type, "
    "vector-type",
    "vector.transfer_write": "%value, %base[%i, ...] (, %mask)? attr-dict : vector-type, base-type",
    "vector.mask": "%mask (, %passthru)? { op } attr-dict : mask-type (-> type, ...)?",
    "gpu.func": "@name(%arg: type, ...) (-> type)? (workgroup(%buffer : memref-type, ...))? "
    "(private(%buffer : memref-type, ...))? kernel? (attributes {...})? { body }",
    "gpu.launch": "(async? [%token, ...])? (clusters(%cx, %cy, %cz) in (%x = %n, ...))? "
    "blocks(%bx, %by, %bz) in (%x = %n, ...) threads(%tx, %ty, %tz) in (%x = %n, ...) "
    "(dynamic_shared_memory_size %size)? (module(@m))? (function(@f))? "
    "(workgroup(...))? (private(...))? { body } attr-dict",
    "gpu.warp_execute_on_lane_0": "(%lane)[warp_size] (args(%v, ... : type, ...))? "
    "(-> (type, ...))? { body } attr-dict",
    "nvvm.mma.sync": "A[%a, ...] B[%b, ...] C[%c, ...] attr-dict "
    ": (a-type, b-type, c-type) -> type",
    "nvvm.mma.sp.sync": "A[%a, ...] B[%b, ...] C[%c, ...] sparseMetadata[%m] selector[%s] "
    "attr-dict : (a-type, b-type, c-type) -> type",
    "nvvm.mma.block_scale": "A[%a, ...] B[%b, ...] C[%c, ...] scaleA[%data, %byte, %thread] "
    "scaleB[%data, %byte, %thread] attr-dict : (a-type, b-type, c-type) -> type",
    "nvvm.mma.sp.block_scale": "A[%a, ...] B[%b, ...] C[%c, ...] sparseMetadata[%m] selector[%s] "
    "scaleA[%data, %byte, %thread] scaleB[%data, %byte, %thread] attr-dict "
    ": (a-type, b-type, c-type) -> type",
    "llvm.icmp": '"predicate" %lhs, %rhs attr-dict : type',
    "llvm.fcmp": '"predicate" %lhs, %rhs attr-dict : type',
    "llvm.alloca": "inalloca? %count x type attr-dict : (count-type) -> pointer-type",
    "llvm.invoke": "convention? @callee or %pointer (%v, ...) to ^normal(...) unwind ^caught(...) "
    "(vararg(type))? attr-dict : (type, ...) -> type",
    "llvm.landingpad": "cleanup? (catch %v : type) or (filter %v : type) ... : type",
    "llvm.call": "convention? tail-kind? @callee or %pointer (%v, ...) (vararg(type))? attr-dict "
    ": (type, ...) -> type",
    "llvm.mlir.global": "linkage? thread_local? unnamed_addr? constant? @name(value?) "
    "(comdat(@c::@s))? attr-dict (: type)? { initializer }?",
    "llvm.mlir.alias": "linkage? visibility? thread_local? unnamed_addr? @name attr-dict : type "
    "{ address }",
    "llvm.func": "linkage? visibility? unnamed_addr? convention? @name(%arg: type {attrs}?, ...) "
    "(-> type)? (vscale_range(1, 2))? (comdat(@c::@s))? (attributes {...})? { body }?",
    "llvm.call_intrinsic": '"llvm.name"(%v, ...) attr-dict : (type, ...) -> type',
}  # fmt: skip
"""The syntax behind the name of the ops whose reader and printer are written by hand."""

_TOKEN = re.compile(r"`([^`]*)`|custom<(\w+)>|(\()|(\))([?*]?)|(\s+)|([$\w.-]+|\^|.)")


def syntax(d: OpDef) -> str:
    """Return the custom form of an op; ``( ... )?`` may be left out, ``'('`` is a bracket."""
    if d.format is not None:
        return f"{d.name} {plain(d.format)}".rstrip()
    if d.name in HAND_WRITTEN:
        return f"{d.name} {HAND_WRITTEN[d.name]}"
    names = ", ".join(f"%{f.name}" for f in d.operands)
    return f'"{d.name}"({names}) <{{...}}> : (type, ...) -> type'


def plain(text: str) -> str:
    """Return an assembly format with its literals bare and its directives in words."""
    words: list[str] = []
    position = 0
    while position < len(text):
        m = _TOKEN.match(text, position)
        assert m is not None
        position = m.end()
        literal, directive, opening, closing, mark, blank, other = m.groups()
        if literal is not None:
            words.append(_literal(literal))
        elif directive is not None:
            position = _closing(text, position)
            words.append(CUSTOM[directive])
        elif opening or closing:
            words.append(opening or ")" + (mark or ""))
        elif not blank and other != "^":
            words.append(other)
    return _join(words)


def _literal(text: str) -> str:
    if text in ("(", ")"):
        return f"'{text}'"
    return text or "\b"


def _closing(text: str, start: int) -> int:
    """Return the place behind the bracket that closes the one at `start`."""
    depth = 0
    for i in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i + 1
    return len(text)


def _join(words: list[str]) -> str:
    text = " ".join(w for w in words if w.strip(" "))
    text = re.sub(r" ?\b(type|ref|qualified|functional-type|oilist) \( ", r" \1(", text)
    text = text.replace(" \b ", "").replace("\b ", "").replace(" \b", "")
    text = re.sub(r" ([,\]>)])", r"\1", text)
    text = re.sub(r"([\[<(]) ", r"\1", text)
    text = text.replace("[\\n [", "[").replace("...]]", "...]").replace("\\n", "")
    text = re.sub(r"(fastmath|overflow)(\$\w+)", r"\1<\2>", text)
    return re.sub(r" {2,}", " ", text).strip()

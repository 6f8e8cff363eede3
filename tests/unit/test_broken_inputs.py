"""Broken inputs through the command: a located error, exit status 1 or 2, no traceback, no output."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

import pytest

from nvlower.cli.main import main
from tests.unit.broken_inputs import BROKEN, DEEP

ERROR = re.compile(r"^(\S+):(\d+):(\d+): error: .+", re.MULTILINE)
DEPTH = 100_000
ADD = "func.func @f(%a: i32, %b: f32) -> i32 {\n"

INPUTS = {
    "operand type": ADD + "  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\n",
    "operand type generic": ADD + '  %0 = "arith.addi"(%a, %b) : (i32, f32) -> i32\n  return %0 : i32\n}\n',
    "op on a wrong type": ADD + "  %0 = arith.addi %b, %b : f32\n  return %a : i32\n}\n",
    "result type": ADD + '  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64\n  return %a : i32\n}\n',
    "misspelt op": ADD + "  %0 = arith.adi %a, %a : i32\n  return %a : i32\n}\n",
    "return type": ADD + "  return %b : f32\n}\n",
    "return count": ADD + "  return\n}\n",
    "no terminator": ADD + "  %0 = arith.addi %a, %a : i32\n}\n",
    "no terminator generic": '"func.func"() <{sym_name = "f", function_type = () -> ()}> ({\n^bb0:\n  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32\n}) : () -> ()\n',
    "terminator inside": ADD + "  return %a : i32\n  %0 = arith.addi %a, %a : i32\n}\n",
    "wrong terminator": "func.func @f(%c: i1) {\n  scf.if %c {\n    func.return\n  }\n  return\n}\n",
    "empty region": '"gpu.module"() <{sym_name = "m"}> ({}) : () -> ()\n',
    "missing region": "func.func @f(%c: i1) {\n  \"scf.if\"(%c) ({\n  }) : (i1) -> ()\n  return\n}\n",
    "too many regions": 'func.func @f() {\n  "arith.constant"() <{value = 1 : i32}> ({}) : () -> i32\n  return\n}\n',
    "dominance across blocks": "func.func @f(%c: i1) -> i32 {\n  cf.cond_br %c, ^a, ^b\n^a:\n  %0 = arith.constant 1 : i32\n  cf.br ^b\n^b:\n  return %0 : i32\n}\n",
    "use before definition": ADD + "  %0 = arith.addi %1, %a : i32\n  %1 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n",
    "successor count": "func.func @f() {\n  \"cf.br\"() : () -> ()\n}\n",
    "successor arguments": "func.func @f() {\n  cf.br ^a\n^a(%x: i32):\n  return\n}\n",
    "successor argument type": "func.func @f(%x: f32) {\n  \"cf.br\"(%x)[^a] : (f32) -> ()\n^a(%y: i32):\n  return\n}\n",
    "entry block as successor": "func.func @f() {\n^bb0:\n  cf.br ^bb0\n}\n",
    "missing attribute": 'func.func @f() {\n  %0 = "arith.constant"() : () -> i32\n  return\n}\n',
    "wrong attribute": 'func.func @f() {\n  %0 = "arith.constant"() <{value = "x"}> : () -> i32\n  return\n}\n',
    "unknown property": 'func.func @f() {\n  %0 = "arith.constant"() <{valeu = 1 : i32}> : () -> i32\n  return\n}\n',
    "constant type": 'func.func @f() {\n  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32\n  return\n}\n',
    "enum case": ADD + "  %0 = arith.cmpi foo, %a, %a : i32\n  return %a : i32\n}\n",
    "enum attribute": "func.func @f() {\n  %0 = gpu.thread_id w\n  return\n}\n",
    "symbol twice": "func.func private @f()\nfunc.func private @f()\n",
    "unknown callee": "func.func @f() {\n  call @g() : () -> ()\n  return\n}\n",
    "call of another type": "func.func private @g(i32)\nfunc.func @f() {\n  call @g() : () -> ()\n  return\n}\n",
    "callee is no function": "gpu.module @g {\n}\nfunc.func @f() {\n  call @g() : () -> ()\n  return\n}\n",
    "launch of no kernel": "module attributes {gpu.container_module} {\n  func.func @f(%i: index) {\n    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)\n    return\n  }\n}\n",
    "parent op": "func.func @f() {\n  gpu.return\n}\n",
    "isolated": "func.func @f(%a: i32) {\n  builtin.module {\n    %0 = arith.addi %a, %a : i32\n  }\n  return\n}\n",
    "memref rank": "func.func @f(%m: memref<4x4xf32>, %i: index) {\n  %0 = memref.load %m[%i] : memref<4x4xf32>\n  return\n}\n",
    "store type": "func.func @f(%m: memref<4xf32>, %i: index, %v: f64) {\n  memref.store %v, %m[%i] : memref<4xf32>\n  return\n}\n",
    "vector shape": "func.func @f(%v: vector<4xf32>) {\n  %0 = arith.addf %v, %v : vector<8xf32>\n  return\n}\n",
    "layout rank": "func.func @f(%m: memref<4xf32, affine_map<(d0, d1) -> (d0)>>) {\n  return\n}\n",
    "strided rank": "func.func @f(%m: memref<4xf32, strided<[1, 1]>>) {\n  return\n}\n",
    "comment only a slash": "module {\n  / nothing\n}\n",
    "string over lines": 'module attributes {a.b = "x\ny"} {\n}\n',
    "number of no type": "module attributes {a.b = 0x : i32} {\n}\n",
    "float overflow text": "module attributes {a.b = 1.e5 : f32, } {\n}\n",
    "dense hex": 'module attributes {a.b = dense<"0x0"> : tensor<2xi32>} {\n}\n',
    "dense hex size": 'module attributes {a.b = dense<"0x00"> : tensor<2xi32>} {\n}\n',
    "dense ragged": "module attributes {a.b = dense<[[1, 2], [3]]> : tensor<2x2xi32>} {\n}\n",
    "two alias dialects": "!x = !y\n!y = !x\nmodule {}\n",
    "unknown dialect type": "func.func @f(%a: !nope.t<1>) {\n  return\n}\n",
    "nvgpu type": "func.func @f(%a: !nvgpu.mbarrier.group<foo = 1>) {\n  return\n}\n",
    "block label of nothing": "^bb0:\n",
    "attribute dictionary": "module attributes {a.b 1} {\n}\n",
    "duplicate argument names": "func.func @f(%a: i32, %a: i32) {\n  return\n}\n",
    "result of none": "func.func @f() {\n  %0 = func.return\n}\n",
    "wrong result count": "func.func @f(%c: i1) {\n  %0, %1 = arith.constant 1 : i32\n  return\n}\n",
    "closing brace too many": "module {\n}}\n",
    "symbol in quotes": 'func.func @"f() {\n  return\n}\n',
    "half a location": "module {} loc(\n",
    "unknown location alias": "module {} loc(#nope)\n",
}
"""Texts; each fails to parse or to verify."""

ELSEWHERE = {
    "terminator inside": "both errors are reported, that of the block first",
    "isolated": "names of the outside are not visible here; upstream refuses the use later",
    "symbol in quotes": "upstream reads on to the end of the string",
    "unknown location alias": "upstream points at the opening of the location",
}
"""Where the first error stands elsewhere than upstream's, and why."""

DEEP_MORE = {
    "parentheses": "(" * DEPTH,
    "array": "module attributes {a.b = " + "[" * DEPTH + "]" * DEPTH + "} {}",
    "dictionary": "module attributes {a.b = " + "{a=" * DEPTH + "1" + "}" * DEPTH + "} {}",
    "dense": "module attributes {a.b = dense<" + "[" * DEPTH + "1" + "]" * DEPTH + "> : tensor<1xi32>} {}",
    "open affine": "#m = affine_map<(d0) -> (" + "(" * DEPTH,
    "vector types": "func.func @f(%a: " + "vector<2x" * DEPTH,
    "functions": "func.func private @f(" + "(" * DEPTH,
    "call sites": "module {} loc(" + "callsite(" * DEPTH,
    "opaque attribute": "module attributes {a.b = #foo<" + "<" * DEPTH + ">" * DEPTH + ">} {}",
    "modules": "module {" * DEPTH,
    "generic modules": '"builtin.module"() ({' * DEPTH,
    "ifs": "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * DEPTH + "}\n" * DEPTH + "return }\n",
}

GOOD = "func.func @f() {\n  return\n}\n"
GPU = """gpu.module @m {
  gpu.func @k(%a: memref<4xf32>) kernel {
    gpu.return
  }
}
"""
WGMMA = """gpu.module @m {
  llvm.func @k() attributes {nvvm.kernel} {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}
"""
REFUSED = {
    "chip does not exist": (["--emit=ptx", "--chip=sm_9000"], WGMMA, 2),
    "chip is junk": (["--emit=ptx", "--chip=volta"], WGMMA, 2),
    "chip lacks the op": (["--emit=ptx", "--chip=sm_80"], WGMMA, 1),
    "chip without the a": (["--emit=ptx", "--chip=sm_90"], WGMMA, 1),
    "PTX version too low": (["--emit=ptx", "--chip=sm_90a", "--features=+ptx60"], WGMMA, 2),
    "ptxas missing": (["--emit=cubin", "--chip=sm_90a", "--ptxas=/nope/ptxas"], WGMMA, 2),
    "nothing to emit": (["--emit=ptx"], GOOD, 1),
    "no such gpu.module": (["--emit=ptx", "--gpu-module=x"], WGMMA, 1),
    "op that no pass lowers": (["--emit=ptx"], GPU, 1),
    "emit kind": (["--emit=sass"], GOOD, 2),
    "unknown flag": (["--canonicalise"], GOOD, 2),
    "unknown pass": (["--pass-pipeline=builtin.module(foo)"], GOOD, 2),
    "no anchor": (["--pass-pipeline=cse"], GOOD, 2),
    "wrong anchor": (["--pass-pipeline=func.func(cse)"], GOOD, 1),
    "pass on the wrong op": (["--pass-pipeline=builtin.module(func.func(gpu-kernel-outlining))"], GOOD, 1),
    "pass on an op that is not there": (["--pass-pipeline=builtin.module(gpu.module(gpu-kernel-outlining))"], GOOD, 1),
    "pipeline not closed": (["--pass-pipeline=builtin.module(cse"], GOOD, 2),
    "pipeline closed twice": (["--pass-pipeline=builtin.module(cse))"], GOOD, 2),
    "pipeline of commas": (["--pass-pipeline=builtin.module(,)"], GOOD, 2),
    "pipeline empty": (["--pass-pipeline="], GOOD, 2),
    "pipeline only a name": (["--pass-pipeline=builtin.module"], GOOD, 2),
    "pipeline nested deep": (["--pass-pipeline=" + "builtin.module(" * 20_000], GOOD, 2),
    "options not closed": (["--pass-pipeline=builtin.module(canonicalize{)"], GOOD, 2),
    "option name": (["--canonicalize=foo=1"], GOOD, 2),
    "option value": (["--canonicalize=max-iterations=x"], GOOD, 2),
    "option boolean": (["--canonicalize=top-down=maybe"], GOOD, 2),
    "option without value": (["--canonicalize=max-iterations"], GOOD, 2),
    "option quote": (["--gpu-module-to-binary=opts='x"], GOOD, 2),
    "option brace": (["--gpu-module-to-binary=opts={x"], GOOD, 2),
    "option of a pass without": (["--cse=a=1"], GOOD, 2),
    "pipeline name": (["--pipeline=lower-to-nvm"], GOOD, 2),
    "pipeline option": (["--pipeline=lower-to-nvvm{cubin-chp=sm_90a}"], GOOD, 2),
    "pipeline brace": (["--pipeline=lower-to-nvvm{cubin-chip=sm_90a"], GOOD, 2),
    "two ways of naming passes": (["--cse", "--pass-pipeline=builtin.module(cse)"], GOOD, 2),
    "dump of an unknown pass": (["--mlir-print-ir-after=foo"], GOOD, 2),
    "switch value": (["--mlir-timing=maybe"], GOOD, 2),
    "number": (["--mlir-elide-elementsattrs-if-larger=x"], GOOD, 2),
    "optimisation level": (["--emit=ptx", "--opt-level=x"], WGMMA, 2),
    "value missing": (["-o"], GOOD, 2),
    "two files": (["a.mlir"], GOOD, 2),
    "binary format": (["--gpu-module-to-binary=format=foo"], GPU, 1),
    "index width": (["--convert-arith-to-llvm=index-bitwidth=x"], GOOD, 2),
    "expected error is missing": (["--verify-diagnostics"], "// expected-error {{x}}\n" + GOOD, 1),
    "unexpected error": (["--verify-diagnostics"], "foo\n", 1),
    "expected elsewhere": (["--verify-diagnostics"], "// expected-error@+2 {{custom op}}\nfoo\n", 1),
    "expected regex": (["--verify-diagnostics"], "// expected-error-re@+1 {{a{{(}} }}\nfoo\n", 1),
    "expected mode": (["--verify-diagnostics=some"], GOOD, 2),
    "one bad chunk": (["--split-input-file"], GOOD + "// -----\nfoo\n// -----\n" + GOOD, 1),
    "no reproducer inside": (["--run-reproducer"], GOOD, 1),
    "two ops without a module": (["--no-implicit-module"], GOOD + "func.func private @g()\n", 1),
    "tree of dumps": (["--cse", "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=/dev/null/x"], GOOD, 1),
    "reproducer file": (["--mlir-generate-reproducer=/dev/null/x"], GOOD, 1),
    "output folder": (["-o", "/dev/null/x"], GOOD, 1),
    "output is a folder": (["-o", "/"], GOOD, 1),
}
"""Flags, text and exit status."""


class Bytes(io.TextIOWrapper):
    def __init__(self, data=b""):
        super().__init__(io.BytesIO(data), encoding="utf-8", errors="surrogateescape", write_through=True)


def run(args, data=b""):
    """Run the command in this process; return status, output and errors."""
    out, err = Bytes(), Bytes()
    stdin, sys.stdin = sys.stdin, Bytes(data)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, 50_000))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(args)
    finally:
        sys.stdin = stdin
        sys.setrecursionlimit(limit)
    return status, out.buffer.getvalue(), err.buffer.getvalue().decode("utf-8", "surrogateescape")


def command(*args, stdin=b"", **kwargs):
    """Run the real command in a process of its own."""
    code = "import sys; sys.argv[0] = 'nvlower'; from nvlower.cli.main import entry; entry()"
    return subprocess.run([sys.executable, "-c", code, *args], input=stdin, capture_output=True, check=False,
                          timeout=120, cwd=os.path.dirname(os.path.dirname(os.path.dirname(__file__))), **kwargs)


def check(status, out, err, want=1, silent=True):
    assert status == want, err[:2000]
    assert "error: " in err, err[:2000]
    assert "Traceback" not in err and "internal error" not in err, err[:2000]
    assert not silent or out == b"", out[:300]


def upstream_place(path):
    """Return line and column of mlir-opt's first error, None where it has none."""
    if shutil.which("mlir-opt") is None:
        return None
    done = subprocess.run(["mlir-opt", path], capture_output=True, text=True, check=False, errors="replace")
    found = ERROR.search(done.stderr)
    return (int(found[2]), int(found[3])) if found else None


@pytest.mark.parametrize("name", INPUTS)
def test_error_is_located(name, tmp_path):
    path = tmp_path / "t.mlir"
    path.write_text(INPUTS[name])
    target = tmp_path / "out"
    status, out, err = run([str(path), "-o", str(target)])
    check(status, out, err)
    assert not target.exists()
    found = ERROR.search(err)
    assert found and found[1] == str(path), err
    line = err[found.end() :].split("\n")[1:3]
    source = INPUTS[name].split("\n")[int(found[2]) - 1]
    assert line[0] == source and line[1].lstrip().startswith("^"), err
    place = upstream_place(str(path))
    if place is not None and name not in ELSEWHERE:
        assert (int(found[2]), int(found[3])) == place, err


@pytest.mark.parametrize("name", BROKEN)
def test_texts_of_the_parser_tests(name, tmp_path):
    path = tmp_path / "t.mlir"
    path.write_text(BROKEN[name])
    status, out, err = run([str(path)])
    if status == 0:
        assert upstream_place(str(path)) is None
        return
    check(status, out, err)
    assert ERROR.search(err), err


@pytest.mark.parametrize("name", REFUSED)
def test_refusals(name, tmp_path):
    args, text, want = REFUSED[name]
    path = tmp_path / "t.mlir"
    path.write_text(text)
    silent = {"--split-input-file", "--verify-diagnostics"}.isdisjoint(args)  # what is right is printed
    check(*run([str(path), *args]), want, silent)


@pytest.mark.parametrize("name", [*DEEP_MORE, *(f"{n} (open)" for n in DEEP)])
def test_deep_nesting_and_junk(name, tmp_path):
    text = DEEP_MORE[name] if name in DEEP_MORE else DEEP[name.removesuffix(" (open)")]
    path = tmp_path / "t.mlir"
    path.write_text(text)
    done = command(str(path))
    check(done.returncode, done.stdout, done.stderr.decode(errors="replace"))
    assert ERROR.search(done.stderr.decode(errors="replace"))


FILES = {
    "binary": bytes(range(256)) * 20,
    "nul": b"module {\n \x00 }\n",
    "invalid UTF-8": b'module {\n  "\xff\xfe"() : () -> ()\n}\n',
    "UTF-16": "module {}".encode("utf-16"),
    "byte order mark": b"\xef\xbb\xbfmodule {}\n",
    "carriage returns": b"module {\r\n  foo.bar\r\n}\r\n",
    "ELF": b"\x7fELF\x02\x01\x01" + b"\0" * 500,
    "bitcode": b"ML\xefR\rMLIR\0",
}


@pytest.mark.parametrize("name", FILES)
def test_junk_files(name, tmp_path):
    path = tmp_path / "t.mlir"
    path.write_bytes(FILES[name])
    done = command(str(path), "-o", str(tmp_path / "out"))
    err = done.stderr.decode(errors="replace")
    check(done.returncode, done.stdout, err)
    assert ERROR.search(err) and not (tmp_path / "out").exists()


def test_missing_file_and_folder(tmp_path):
    for path, reason in ((tmp_path / "nope.mlir", "No such file"), (tmp_path, "Is a directory")):
        done = command(str(path))
        check(done.returncode, done.stdout, done.stderr.decode())
        assert reason in done.stderr.decode() and str(path) in done.stderr.decode()


def test_empty_file_is_an_empty_module():
    done = command("-")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"module {\n}\n\n", b"")


@pytest.mark.parametrize("descriptor", [0, 1])
def test_closed_streams(descriptor):
    def close():
        os.close(descriptor)

    done = command("-", preexec_fn=close)
    check(done.returncode, done.stdout, done.stderr.decode())


def test_full_disk():
    if not os.path.exists("/dev/full"):
        return
    done = command("-", "-o", "/dev/full", stdin=GOOD.encode())
    check(done.returncode, done.stdout, done.stderr.decode())


def test_reader_that_goes_away():
    code = "from nvlower.cli.main import entry; entry()"
    root = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    text = "".join(f"func.func private @f{i}()\n" for i in range(20_000)).encode()
    p = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, cwd=root)
    p.stdout.close()
    try:
        p.stdin.write(text)
        p.stdin.close()
    except BrokenPipeError:
        pass
    err = p.stderr.read().decode()
    p.stderr.close()
    p.wait(timeout=60)
    assert "Traceback" not in err


def test_libdevice_missing(tmp_path):
    text = """gpu.module @m {
  llvm.func @__nv_sinf(f32) -> f32
  llvm.func @k(%x: f32, %p: !llvm.ptr) attributes {nvvm.kernel} {
    %0 = llvm.call @__nv_sinf(%x) : (f32) -> f32
    llvm.store %0, %p : f32, !llvm.ptr
    llvm.return
  }
}
"""
    path = tmp_path / "t.mlir"
    path.write_text(text)
    check(*run([str(path), "--emit=ptx", "--chip=sm_80", "--libdevice=/nope/libdevice.10.bc"]), 2)


def test_there_are_enough():
    assert len(INPUTS) + len(REFUSED) + len(DEEP_MORE) + len(FILES) >= 80

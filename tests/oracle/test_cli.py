"""The command line against mlir-opt: flags, splitting, expected diagnostics, dumps, reproducers."""

from __future__ import annotations

import pytest

from tests.oracle.conftest import upstream
from tests.unit.test_broken_inputs import run

MODULE = """#loc1 = loc("x"("a.mlir":1:1))
module {
  func.func @f(%arg0: i32, %arg1: memref<4xf32>) -> i32 {
    %c0 = arith.constant 0 : i32 loc(#loc1)
    %0 = arith.addi %arg0, %c0 : i32 loc("foo"("a.mlir":1:1))
    %1 = arith.muli %0, %0 : i32 loc("foo")
    %cst = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
    return %1 : i32
  }
  func.func @g(%c: i1) {
    %u:2 = scf.if %c -> (i32, i32) {
      %c1 = arith.constant 1 : i32
      scf.yield %c1, %c1 : i32, i32
    } else {
      %c2 = arith.constant 2 : i32
      scf.yield %c2, %c2 : i32, i32
    }
    return
  }
  gpu.module @m {
    gpu.func @k() kernel { gpu.return }
  }
}
"""
TWO = "func.func @f() { return }\nfunc.func @g() { return }\n"
ONE = "func.func @f() { return }\n"
NESTED = "--pass-pipeline=builtin.module(func.func(canonicalize,cse),gpu.module(canonicalize),cse)"
SPLIT = "// a\nmodule {}\n// ---- \nmodule {}\n// -----   \n\nmodule {}  // -----\nmodule {}\n"
EXPECTED = """// expected-error-re@below {{custom op 'foo{{[a-z]*}}'}}
foo
// -----
foo2 // expected-error {{custom op 'foo2'}}
// -----
foo2
// expected-error@-1 {{custom op 'foo2'}}
// -----
foo2
// expected-error @above {{custom op 'foo2'}}
// -----
func.func private @f()
// expected-note@-1 {{see existing}}
// expected-error@+1 {{redefinition of}}
func.func private @f()
// -----
module {}
"""
UNMET = """foo4
// -----
// expected-warning@+1 {{x}}
// expected-remark {{remark}}
// expected-error {{nothing here}}
// -----
// expected-error @below {{not}}
// expected-error @below {{such}}
foo3
"""
RESOURCE = """module attributes {a.b = dense_resource<k> : tensor<2xi32>} {
}
{-#
  dialect_resources: {
    builtin: {
      k: "0x040000000100000002000000"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(canonicalize{max-iterations=3},func.func(cse))",
      disable_threading: false,
      verify_each: true
    },
    other: {
      x: true
    }
  }
#-}
"""

KERNEL = "gpu.module @m { gpu.func @k(%a: i32) kernel { gpu.return } }\n"

USERS = """func.func @f(%a: i32, %b: index, %m: memref<4xf32>) -> (i32, i32) {
  %c = arith.addi %a, %a : i32
  %u = arith.constant 5 : i32
  %d = arith.addi %c, %a : i32
  %x = arith.constant true
  %r:2 = scf.if %x -> (i32, i32) { scf.yield %d, %c : i32, i32 } else { scf.yield %d, %d : i32, i32 }
  %q:2 = scf.for %i = %b to %b step %b iter_args(%z = %c, %z2 = %d) -> (i32, i32) {
    %v = memref.load %m[%i] : memref<4xf32>
    memref.store %v, %m[%i] : memref<4xf32>
    memref.store %v, %m[%i] : memref<4xf32>
    scf.yield %z, %z2 : i32, i32
  }
  cf.cond_br %x, ^bb1(%r#0 : i32), ^bb2
^bb1(%w: i32):
  %h, %k = arith.addui_extended %w, %q#1 : i32, i1
  return %w, %r#1 : i32, i32
^bb2:
  "test.multi"(%d, %r#1, %d) {a = 1 : i32} : (i32, i32, i32) -> ()
  return %q#0, %q#0 : i32, i32
}
"""

PAIRS = """func.func @f(%c: i1, %a: i32) -> i32 {
  %u:2 = scf.if %c -> (i32, i32) { scf.yield %a, %a : i32, i32 } else { scf.yield %a, %a : i32, i32 }
  %1 = arith.addi %u#0, %u#1 : i32
  %w:2 = scf.if %c -> (i32, i32) { scf.yield %1, %a : i32, i32 } else { scf.yield %a, %a : i32, i32 }
  %3 = arith.addi %w#0, %w#0 : i32
  return %3 : i32
}
"""
INVALID = """func.func @f(%a: i32) -> f32 {
  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
  return %a : i32
}
"""

SAME_OUTPUT = {
    "plain": ([], MODULE),
    "generic": (["--mlir-print-op-generic"], MODULE),
    "one dash": (["-mlir-print-op-generic"], MODULE),
    "debuginfo": (["--mlir-print-debuginfo"], MODULE),
    "pretty debuginfo": (["--mlir-print-debuginfo", "--mlir-pretty-debuginfo"], MODULE),
    "pretty debuginfo alone": (["--mlir-pretty-debuginfo"], MODULE),
    "unverified": (["--mlir-very-unsafe-disable-verifier-on-parsing"], INVALID),
    "unverified, but valid": (["--mlir-very-unsafe-disable-verifier-on-parsing"], MODULE),
    "local scope": (["--mlir-print-local-scope", "--mlir-print-debuginfo"], MODULE),
    "unique ids": (["--mlir-print-unique-ssa-ids"], MODULE),
    "value users": (["--allow-unregistered-dialect", "--mlir-print-value-users"], USERS),
    "value users, many results": (["--mlir-print-value-users"], PAIRS),
    "value users, generic": (["--allow-unregistered-dialect", "--mlir-print-value-users", "--mlir-print-op-generic"], USERS),
    "value users, debuginfo": (["--allow-unregistered-dialect", "--mlir-print-value-users", "--mlir-print-debuginfo"], USERS),
    "skip regions": (["--mlir-print-skip-regions"], MODULE),
    "names of locations": (["--mlir-use-nameloc-as-prefix"], MODULE),
    "elided elements": (["--mlir-elide-elementsattrs-if-larger=2"], MODULE),
    "hex elements": (["--mlir-print-elementsattrs-with-hex-if-larger=2"], MODULE),
    "elided resources": (["--mlir-elide-resource-strings-if-larger=8"], RESOURCE),
    "resources": ([], RESOURCE),
    "run a reproducer": (["--run-reproducer"], RESOURCE),
    "roundtrip": (["--verify-roundtrip"], MODULE),
    "split": (["--split-input-file"], SPLIT),
    "split at a marker": (["--split-input-file=//MM", "--output-split-marker=// xx"], "module {}\n//MM\nmodule {}\n"),
    "output marker": (["--split-input-file=//MM"], "module {}\n//MM\nmodule {}\n"),
    "expected diagnostics": (["--split-input-file", "--verify-diagnostics"], EXPECTED),
    "implicit module": ([], TWO),
    "no implicit module": (["--no-implicit-module"], ONE),
    "two ops without a module": (["--no-implicit-module"], TWO),
    "passes on a function": (["--no-implicit-module", "--canonicalize", "--cse"], ONE),
    "pipeline on a function": (["--no-implicit-module", "--pass-pipeline=func.func(cse)"], ONE),
    "pipeline on the wrong op": (["--pass-pipeline=func.func(cse)"], ONE),
    "unregistered": (["--allow-unregistered-dialect"], '%0 = "test.op"() : () -> i32\n'),
    "before all": (["--canonicalize", "--cse", "--mlir-print-ir-before-all"], MODULE),
    "after all": (["--canonicalize", "--cse", "--mlir-print-ir-after-all"], MODULE),
    "after change": (["--canonicalize", "--cse", "--mlir-print-ir-after-all", "--mlir-print-ir-after-change"], MODULE),
    "after failure": (["--cse", "--mlir-print-ir-after-failure"], MODULE),
    "before and after": (["--canonicalize", "--cse", "--mlir-print-ir-before=cse", "--mlir-print-ir-after=canonicalize"], MODULE),
    "nested": ([NESTED, "--mlir-print-ir-after-all", "--mlir-disable-threading"], MODULE),
    "module scope": ([NESTED, "--mlir-print-ir-after-all", "--mlir-print-ir-module-scope", "--mlir-disable-threading"], MODULE),
    "before, module scope": ([NESTED, "--mlir-print-ir-before-all", "--mlir-print-ir-module-scope", "--mlir-disable-threading"], MODULE),
    "local scope dumps": ([NESTED, "--mlir-print-ir-after-all", "--mlir-print-local-scope", "--mlir-disable-threading"], MODULE),
    "flag of a pass on gpu.module": (["--convert-gpu-to-nvvm", "--canonicalize", "--mlir-print-ir-after-all"], KERNEL),
    "text of a pass on gpu.module": (["--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-nvvm))"], KERNEL),
    "dump of the pipeline": ([NESTED, "--dump-pass-pipeline"], MODULE),
    "dump of no pipeline": (["--dump-pass-pipeline"], MODULE),
    "dump of options": (["--canonicalize", "--gpu-kernel-outlining", "--convert-arith-to-llvm", "--dump-pass-pipeline"], MODULE),
    "dump of any": (["--pass-pipeline=any(cse)", "--dump-pass-pipeline"], MODULE),
    "dump of the reproducer's": (["--run-reproducer", "--dump-pass-pipeline"], RESOURCE),
}
"""Flags and text for which output, errors and status are mlir-opt's."""


@pytest.mark.parametrize("name", SAME_OUTPUT)
def test_same_as_upstream(name):
    args, text = SAME_OUTPUT[name]
    want = upstream(*args, text=text, check=False)
    status, out, err = run(args, text.encode())
    assert out.decode() == want.stdout
    assert err == want.stderr
    assert status == want.returncode


def test_unmet_expectations():
    """The same complaints; upstream prints those of all chunks in another order."""
    args = ["--split-input-file", "--verify-diagnostics"]
    want = upstream(*args, text=UNMET, check=False)
    status, out, err = run(args, UNMET.encode())
    assert (status, out.decode()) == (want.returncode, want.stdout)
    complaints = [sorted(x for x in e.split("\n") if "error: " in x) for e in (err, want.stderr)]
    assert complaints[0] == complaints[1]


def test_tree_of_dumps(tmp_path):
    """The same folders and files with the same text."""
    trees = []
    for tool in ("up", "our"):
        folder = tmp_path / tool
        args = [NESTED, "--mlir-print-ir-after-all", f"--mlir-print-ir-tree-dir={folder}", "--mlir-disable-threading"]
        if tool == "up":
            upstream(*args, text=MODULE)
        else:
            assert run(args, MODULE.encode())[0] == 0
        trees.append({str(p.relative_to(folder)): p.read_text() for p in folder.rglob("*.mlir")})
    assert trees[0] == trees[1]


FAILS = """func.func @f(%a: memref<4xf32, 7 : i32>) {
  %0 = "builtin.unrealized_conversion_cast"(%a) : (memref<4xf32, 7 : i32>) -> !llvm.ptr
  return
}
gpu.module @m {
  llvm.func @k() {
    llvm.return
  }
}
"""


def test_reproducer_runs_in_both_tools(tmp_path):
    """What nvlower writes, nvlower and mlir-opt run again with the same result."""
    path = tmp_path / "r.mlir"
    flags = ["--canonicalize=max-iterations=3", "--gpu-kernel-outlining", "--cse"]
    status, out, _ = run([*flags, f"--mlir-generate-reproducer={path}"], MODULE.encode())
    assert status == 0
    want = upstream(str(path), "--run-reproducer").stdout
    assert run([str(path), "--run-reproducer"])[1].decode() == want == out.decode()


def test_crash_reproducer(tmp_path):
    """A failing pass leaves a file that fails in the same way."""
    path = tmp_path / "r.mlir"
    args = ["--gpu-module-to-binary=format=foo", f"--mlir-pass-pipeline-crash-reproducer={path}"]
    status, out, err = run(args, FAILS.encode())
    assert status == 1 and out == b"" and "reproducer generated at" in err
    status, out, again = run([str(path), "--run-reproducer"])
    assert status == 1 and out == b""
    assert again.split(" error: ")[1].split("\n")[0] == err.split(" error: ")[1].split("\n")[0]


def test_timing_report_has_upstreams_form():
    want = upstream("--cse", "--mlir-timing", "--mlir-disable-threading", text=MODULE).stderr.split("\n")
    found = run(["--cse", "--mlir-timing"], MODULE.encode())[2].split("\n")
    assert found[:3] == want[:3]
    names = [line.split("%)")[1] for line in want if "%)" in line and "(A)" not in line]  # no analyses here
    assert [line.split("%)")[1] for line in found if "%)" in line] == names

#!/usr/bin/env python3
"""Side-by-side speed and memory measurement of an mlir-opt-like tool.

  bench.py --tool 'nvlower' --peer-cpp mlir-opt --peer-py xdsl-opt

Every case is run by all tools in turn, round after round, each round on a
newly generated input (benchgen.py, another seed), so neither a slow spell of
the machine nor a cache of results favours one of them. A ratio is taken
within each round; the table shows the median of these ratios and, in
brackets, the lowest and the highest. Times are user+system CPU time; wall
time ratios follow in their own column. Below 1.00 the tool is faster.

  --tool CMD       the tool under test, takes mlir-opt's arguments
  --peer-cpp CMD   C++ peer and oracle ('' leaves it out)
  --peer-py CMD    Python peer with xdsl-opt's arguments ('' leaves it out)
  --cases A,B      only these cases (a trailing * matches a prefix)
  --skip A,B       all but these
  --rounds N       fixed number of rounds (default: by time, 3 to 15)
  --budget S       seconds of measuring per case (default 20)
  --quick          a dozen cases up to 10000 operations, --budget 3
  --override ROLE:CASE=ARGS   other arguments for one role (tool, cpp, py)
  --goals FILE     JSON {"case": {"cpp": R, "py": R, "mem_cpp": R, "mem_py": R},
                   "print": {"exp": E, "exp_cpp": D}}: highest allowed median
                   ratios, growth exponent, and its excess over the C++
                   peer's; exit status 1 on a miss, on a failing tool, and
                   on output other than the C++ peer's
  --lax            with --goals: do not mind other output
  --json FILE      all samples and results
  --list           name the cases
  --keep DIR       generate inputs there and keep them

A role that needs over 10 s for one run is run in two rounds only.
Growth exponents come from differences, log10((T100k - T10k) / (T10k - T1k)),
so that a constant start-up cost drops out: 1.0 is linear, 2.0 quadratic.

Only the standard library is used. `same` says whether the tool's output was
byte for byte that of the C++ peer ('entries': other PTX with the same number of
entry points; nvvm-*: only the functions are counted).
Peak memory is the kernel's figure for the child; this driver's own peak,
printed at the top, is its lower limit.
"""

import argparse
import json
import math
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
GEN = os.path.join(HERE, "benchgen.py")

NVVM = (
    "--pass-pipeline=builtin.module(convert-nvgpu-to-nvvm,gpu.module("
    "convert-vector-to-scf,convert-scf-to-cf,convert-gpu-to-nvvm,"
    "canonicalize,cse,reconcile-unrealized-casts))"
)
PTX = "--gpu-lower-to-nvvm-pipeline=cubin-chip=sm_90a cubin-features=+ptx80 cubin-format=isa"


QUICK = (
    "empty,startup,small-nvvm,small-ptx,print-1k,print-10k,pretty-10k,"
    "cse-10k,canon-10k,nvvm-1k,nvvm-10k,ptx-1k,gemm-ptx-1k"
)


class Case:
    def __init__(self, name, gen, n, cpp, py_gen=None, py=None, kind="text", inner=1, what=""):
        self.name, self.gen, self.n = name, gen, n
        self.cpp = [cpp] if isinstance(cpp, str) and cpp else list(cpp or [])
        self.py_gen, self.py = py_gen, py
        self.kind, self.inner, self.what = kind, inner, what


def cases():
    c = []
    add = lambda *a, **k: c.append(Case(*a, **k))
    add("version", None, 0, "--version", "-", ["--version"], "none", 3, "--version")
    add("empty", "empty", 0, "", "empty", [], "text", 3, "empty module")
    add(
        "startup", "startup", 0, "", "startup-generic", [], "text", 3, "15-line kernel, parse+print"
    )
    add(
        "small-nvvm",
        "startup",
        0,
        NVVM,
        kind="nvvm",
        inner=3,
        what="15-line kernel to NVVM dialect",
    )
    add("small-ptx", "startup", 0, PTX, kind="ptx", inner=3, what="15-line kernel to PTX")
    for n, t in ((1000, "1k"), (10000, "10k"), (100000, "100k")):
        add(
            "print-" + t,
            "host-generic",
            n,
            "",
            "host-generic",
            [],
            "text",
            3 if n == 1000 else 1,
            "parse+print, generic form",
        )
    for n, t in ((10000, "10k"), (100000, "100k")):
        add(
            "pretty-" + t,
            "host-pretty",
            n,
            "",
            "host-pretty",
            [],
            "text",
            1,
            "parse+print, custom form",
        )
    add(
        "flat-10k",
        "flat-generic",
        10000,
        "",
        "flat-generic",
        [],
        "text",
        1,
        "parse+print, one block",
    )
    add(
        "gpu-10k",
        "kernels-generic",
        10000,
        "",
        "kernels-generic",
        [],
        "text",
        1,
        "parse+print, 200 kernels",
    )
    add("nest-64", "nest:64", 1000, "", "nest:64", [], "text", 3, "parse+print, 64 loops deep")
    add("nest-200", "nest:200", 1000, "", kind="text", inner=3, what="parse+print, 200 deep")
    add(
        "consts-1k",
        "consts-plain",
        1000,
        "",
        "consts-plain",
        [],
        "loose",
        1,
        "parse+print, big constants",
    )
    add(
        "locs-10k",
        "locs",
        10000,
        "--mlir-print-debuginfo",
        kind="text",
        what="parse+print with locations",
    )
    for n, t in ((1000, "1k"), (10000, "10k"), (100000, "100k")):
        add("cse-" + t, "host-generic", n, "--cse", "host-generic", ["-p", "cse"], "text", 1, "cse")
        add(
            "canon-" + t,
            "host-generic",
            n,
            "--canonicalize",
            "host-generic",
            ["-p", "canonicalize"],
            "text",
            1,
            "canonicalize",
        )
    add(
        "cse-flat-10k",
        "flat-generic",
        10000,
        "--cse",
        "flat-generic",
        ["-p", "cse"],
        "text",
        1,
        "cse, one block",
    )
    add(
        "canon-flat-10k",
        "flat-generic",
        10000,
        "--canonicalize",
        "flat-generic",
        ["-p", "canonicalize"],
        "text",
        1,
        "canonicalize, one block",
    )
    add(
        "scf-cf-10k",
        "host-generic",
        10000,
        "--convert-scf-to-cf",
        "host-generic",
        ["-p", "convert-scf-to-cf"],
        "text",
        1,
        "convert-scf-to-cf",
    )
    add(
        "arith-llvm-10k",
        "host-generic",
        10000,
        "--convert-arith-to-llvm",
        kind="text",
        what="convert-arith-to-llvm",
    )
    for n, t in ((1000, "1k"), (10000, "10k"), (100000, "100k")):
        add("nvvm-" + t, "kernels", n, NVVM, kind="nvvm", what="kernels of 50 ops to NVVM dialect")
    for n, t in ((1000, "1k"), (10000, "10k")):
        add("ptx-" + t, "kernels", n, PTX, kind="ptx", what="kernels of 50 ops to PTX")
    for n, t in ((1000, "1k"), (10000, "10k")):
        add("gemm-nvvm-" + t, "gemm", n, NVVM, kind="nvvm", what="unrolled GEMM to NVVM dialect")
        add("gemm-ptx-" + t, "gemm", n, PTX, kind="ptx", what="unrolled GEMM to PTX")
    return c


def spawn(argv, out, timeout):
    """Runs argv; (exit status, wall s, cpu s, peak kB)."""
    with open(out, "wb") as o, open(os.devnull, "rb") as i:
        t = time.perf_counter()
        p = subprocess.Popen(
            argv,
            stdin=i,
            stdout=o,
            start_new_session=True,
            stderr=subprocess.PIPE if out != os.devnull else subprocess.DEVNULL,
        )
        timer = threading.Timer(timeout, lambda: os.killpg(p.pid, signal.SIGKILL))
        timer.start()
        err = b""
        if p.stderr:
            err = p.stderr.read()
        _, st, ru = os.wait4(p.pid, 0)
        wall = time.perf_counter() - t
        timer.cancel()
        p.returncode = os.waitstatus_to_exitcode(st)
        if p.stderr:
            p.stderr.close()
    return (
        p.returncode,
        wall,
        ru.ru_utime + ru.ru_stime,
        ru.ru_maxrss,
        err[-600:].decode("utf-8", "replace"),
    )


def median(v):
    v = sorted(v)
    n = len(v)
    return v[n // 2] if n % 2 else (v[n // 2 - 1] + v[n // 2]) / 2


def make_input(work, gen, n, seed):
    if gen == "empty":
        path = os.path.join(work, "empty-%d.mlir" % seed)
        with open(path, "w") as f:
            f.write("// empty %d\nmodule {\n}\n" % seed)
        return path
    case, _, depth = gen.partition(":")
    path = os.path.join(work, "%s-%d-%d.mlir" % (gen.replace(":", "_"), n, seed))
    if not os.path.exists(path):
        cmd = [sys.executable, GEN, case, "-n", str(n), "--seed", str(seed), "-o", path]
        if depth:
            cmd += ["--depth", depth]
        subprocess.run(cmd, check=True)
    return path


def summary(path, kind):
    """What is compared between the tool and the C++ peer."""
    with open(path, "rb") as f:
        data = f.read()
    if kind == "text":
        return data
    if kind == "nvvm":
        return (data.count(b"llvm.func @"), b"gpu.func" in data)
    if kind == "ptx":
        # gpu.binary holds PTX as an escaped string; a tool may print it plain
        parts = re.findall(rb'assembly = "((?:[^"\\]|\\.)*)"', data)
        text = b"".join(parts) if parts else data
        if parts:
            text = re.sub(rb"\\([0-9A-Fa-f]{2})", lambda m: bytes([int(m.group(1), 16)]), text)
        return text.strip(b"\0\n ")
    if kind == "loose":
        return data.count(b"dense<")
    return None


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    ap.add_argument("--tool", default="mlir-opt")
    ap.add_argument("--peer-cpp", default="mlir-opt")
    ap.add_argument("--peer-py", default="xdsl-opt")
    ap.add_argument("--cases", default="")
    ap.add_argument("--skip", default="")
    ap.add_argument("--rounds", type=int, default=0)
    ap.add_argument("--budget", type=float, default=20)
    ap.add_argument("--timeout", type=float, default=300)
    ap.add_argument("--quick", action="store_true")
    ap.add_argument("--override", action="append", default=[])
    ap.add_argument("--goals")
    ap.add_argument("--json")
    ap.add_argument("--list", action="store_true")
    ap.add_argument("--keep")
    ap.add_argument("--lax", action="store_true")
    ap.add_argument("--seed", type=int, default=100)
    a = ap.parse_args()

    everything = cases()
    if a.list:
        for c in everything:
            print("%-16s %s" % (c.name, c.what))
        return 0

    def match(name, pats):
        return any(
            name == p or (p.endswith("*") and name.startswith(p[:-1])) for p in pats.split(",") if p
        )

    todo = [
        c
        for c in everything
        if (not a.cases or match(c.name, a.cases))
        and not match(c.name, a.skip)
        and (a.cases or not a.quick or match(c.name, QUICK))
    ]
    if a.quick:
        a.budget = min(a.budget, 3)
    over = {}
    for o in a.override:
        key, _, args = o.partition("=")
        over[tuple(key.split(":", 1))] = shlex.split(args)

    roles = [("tool", a.tool), ("cpp", a.peer_cpp), ("py", a.peer_py)]
    roles = [(r, shlex.split(c)) for r, c in roles if c]
    for r, c in roles:
        if not shutil.which(c[0]):
            print("bench.py: %s not found: %s" % (r, c[0]), file=sys.stderr)
            return 2
    work = a.keep or tempfile.mkdtemp(prefix="bench-")
    os.makedirs(work, exist_ok=True)
    for r, c in roles:
        print("%-5s %s" % (r, " ".join(c)))
    print(
        "driver's own peak memory: %.1f MB"
        % (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    )
    print()
    head = "%-15s %3s | %8s %8s %8s | %-19s %-19s | %6s %6s | %5s %5s %5s | %s" % (
        "case",
        "n",
        "tool ms",
        "cpp ms",
        "py ms",
        "tool/cpp [cpu]",
        "tool/py [cpu]",
        "w/cpp",
        "w/py",
        "tMB",
        "cMB",
        "pMB",
        "same",
    )
    print(head)
    print("-" * len(head), flush=True)
    results = {}
    seed = a.seed
    try:
        for c in todo:
            plan = []
            for role, cmd in roles:
                args = over.get((role, c.name))
                gen = c.gen
                if role == "py":
                    if c.py is None and args is None:
                        continue
                    gen = c.py_gen or c.gen
                    args = args if args is not None else c.py
                else:
                    args = args if args is not None else c.cpp
                plan.append((role, cmd, args, gen))
            # untimed: warm caches, compare outputs, learn the run times
            outs, dead, cost, limit = {}, {}, 0.0, {}
            for role, cmd, args, gen in plan:
                argv = cmd + args
                if c.gen:
                    argv = argv + [make_input(work, gen, c.n, a.seed)]
                out = os.path.join(work, "out-" + role)
                rc, wall, _, _, err = spawn(argv, out, a.timeout)
                if rc:
                    dead[role] = "exit %d: %s" % (
                        rc,
                        err.strip().splitlines()[-1][:90] if err.strip() else "",
                    )
                else:
                    outs[role] = summary(out, c.kind)
                    limit[role] = 2 if wall > 10 else 1000
                    if wall <= 10:
                        cost += wall * c.inner
            same = "-"
            if "tool" in outs and "cpp" in outs and c.kind != "none":
                same = "yes" if outs["tool"] == outs["cpp"] else "NO"
                if (
                    same == "NO"
                    and c.kind == "ptx"
                    and outs["cpp"].count(b".entry ") == outs["tool"].count(b".entry ")
                ):
                    same = "entries"
            outs.clear()
            plan = [p for p in plan if p[0] not in dead]
            rounds = a.rounds or max(3, min(15, int(a.budget / max(cost, 1e-3))))
            s = {p[0]: {"cpu": [], "wall": [], "mem": []} for p in plan}
            for k in range(rounds):
                seed += 1
                order = plan[k % len(plan) :] + plan[: k % len(plan)] if plan else []
                made = (
                    {g: make_input(work, g, c.n, seed) for g in {p[3] for p in plan}}
                    if c.gen
                    else {}
                )
                best = {}
                for _ in range(c.inner):
                    for role, cmd, args, gen in order:
                        if k >= limit[role]:
                            continue
                        argv = cmd + args + ([made[gen]] if c.gen else [])
                        rc, wall, cpu, mem, _ = spawn(argv, os.devnull, a.timeout)
                        if rc:
                            dead[role] = "exit %d in round %d" % (rc, k)
                        b = best.setdefault(role, [1e9, 1e9, 0])
                        b[0], b[1] = min(b[0], cpu), min(b[1], wall)
                        b[2] = max(b[2], mem)
                for role, b in best.items():
                    s[role]["cpu"].append(b[0])
                    s[role]["wall"].append(b[1])
                    s[role]["mem"].append(b[2])
                for path in made.values():
                    if not a.keep:
                        os.unlink(path)
            r = {"rounds": rounds, "samples": s, "dead": dead, "same": same, "what": c.what}
            for peer in ("cpp", "py"):
                if "tool" in s and peer in s:
                    for m in ("cpu", "wall", "mem"):
                        q = [x / y for x, y in zip(s["tool"][m], s[peer][m]) if y]
                        if q:
                            r["%s_%s" % (m, peer)] = [median(q), min(q), max(q)]
            results[c.name] = r

            def t(role):
                return "%8.1f" % (1e3 * median(s[role]["cpu"])) if role in s else "%8s" % "-"

            def ratio(key):
                return "%6.2f [%.2f-%.2f]" % tuple(r[key]) if key in r else "-"

            def one(key):
                return "%6.2f" % r[key][0] if key in r else "%6s" % "-"

            def mb(role):
                return "%5.0f" % (median(s[role]["mem"]) / 1024) if role in s else "%5s" % "-"

            print(
                "%-15s %3d | %s %s %s | %-19s %-19s | %s %s | %s %s %s | %s"
                % (
                    c.name,
                    rounds,
                    t("tool"),
                    t("cpp"),
                    t("py"),
                    ratio("cpu_cpp"),
                    ratio("cpu_py"),
                    one("wall_cpp"),
                    one("wall_py"),
                    mb("tool"),
                    mb("cpp"),
                    mb("py"),
                    same,
                ),
                flush=True,
            )
            for role, why in dead.items():
                print("    %s failed: %s" % (role, why), flush=True)
    finally:
        if not a.keep:
            shutil.rmtree(work, ignore_errors=True)

    # growth exponents: time ~ operations ** e
    print()
    print("growth exponent of CPU time, 1k to 100k operations")
    growth = {}

    def med(case, role):
        try:
            return median(results[case]["samples"][role]["cpu"])
        except (KeyError, IndexError):
            return None

    for stem in ("print", "cse", "canon", "nvvm"):
        row = []
        for role, _ in roles:
            t = [med("%s-%s" % (stem, z), role) for z in ("1k", "10k", "100k")]
            if None in t or t[1] <= t[0] or t[2] <= t[1]:
                continue
            e = math.log10((t[2] - t[1]) / (t[1] - t[0]))
            growth["%s %s" % (stem, role)] = e
            row.append("%s %.2f" % (role, e))
        if row:
            print("  %-8s %s" % (stem, ", ".join(row)))
    print()
    print("slope of CPU time, microseconds per operation (10k to 100k)")
    for stem in ("print", "pretty", "cse", "canon", "nvvm"):
        row = []
        for role, _ in roles:
            x, y = med(stem + "-10k", role), med(stem + "-100k", role)
            if x is not None and y is not None:
                row.append("%s %.1f" % (role, (y - x) / 90000 * 1e6))
        if row:
            print("  %-8s %s" % (stem, ", ".join(row)))

    missed = left = 0
    if a.goals:
        with open(a.goals) as f:
            goals = json.load(f)
        print()
        for case, g in goals.items():
            if case.startswith("_"):
                continue
            r = results.get(case)
            for key, limit in g.items():
                if key == "exp":
                    got = growth.get("%s tool" % case)
                elif key == "exp_cpp":  # how much over the C++ peer's
                    got = growth.get("%s tool" % case)
                    base = growth.get("%s cpp" % case)
                    got = None if None in (got, base) else got - base
                else:
                    k = key if key.startswith("mem_") else "cpu_" + key
                    got = r[k][0] if r and k in r else None
                if got is None:
                    # measured, but the tool failed: a miss; not run: left out
                    if r and "tool" in r["dead"]:
                        missed += 1
                        print("goal %-16s %-8s <= %-6s MISSED, tool failed" % (case, key, limit))
                    else:
                        left += 1
                    continue
                wrong = r is not None and r["same"] == "NO" and not a.lax
                ok = got <= limit and not wrong
                missed += not ok
                print(
                    "goal %-16s %-8s <= %-6s %.2f %s%s"
                    % (
                        case,
                        key,
                        limit,
                        got,
                        "met" if ok else "MISSED",
                        ", other output than the C++ peer" if wrong else "",
                    )
                )
        print("goals missed: %d, not measured in this run: %d" % (missed, left))
    if a.json:
        with open(a.json, "w") as f:
            json.dump({"results": results, "growth": growth}, f, indent=1)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

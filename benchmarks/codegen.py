#!/usr/bin/env python3
"""Code-quality and compile-time comparison of a MLIR->PTX compiler with the upstream oracle.

  codegen.py KERNEL_DIR 'COMMAND'            one row a kernel: ours, the oracle's, ratio
  codegen.py KERNEL_DIR                      the oracle alone
  options: --opt N (oracle opt-level, default 3)   --time N (best of N processes; wall and cpu, ratio on cpu; default 0: none)
           --only SUBSTRING  --json FILE  --keep DIR (leave .ptx .cubin .sass there)  --short (oracle with --nvptx-short-ptr)
           --classes (print the SASS classes of every kernel)

COMMAND is a shell line that reads a .mlir and writes PTX to stdout; {in} {chip} {features} {opt} are replaced.
Every kernel file starts with a header comment holding `chip: sm_XX` and `features: +ptxYY`.

Environment:
  NVL_ORACLE_ENV   a file to source before mlir-opt        (none)
  NVL_PTXAS        ptxas                                   (ptxas)
  NVL_NVDISASM     nvdisasm                                (nvdisasm; PyPI wheel nvidia-cuda-nvdisasm)
  CUDA_HOME        for libdevice                           (/usr/local/cuda-13.0)
All numbers are static: registers from `ptxas -v`, counts from the PTX text and from the SASS of `ptxas -O3`.
`loop` is the number of SASS instructions inside loops and `looppay` the payload among them (floating point, tensor,
memory). `ipp` = instructions per payload instruction, both weighted 8^loop-depth; it moves little when a
loop is only unrolled more. `apa` = SASS instructions per anchor operation (the header's `anchor:` list: FFMA, HMMA, STG ...)
in the loop that holds most of them (the whole kernel where no loop does), summed over the anchors: a static stand-in
for dynamic cost. It still falls when a loop is unrolled more (loop control is shared by more anchors), so compare an
index-width change with unrolling held equal. No number here is a run time: nothing is executed.
`wide` counts SASS that exists only for 64-bit integers.
"""

import argparse, glob, json, os, re, shlex, subprocess, sys, tempfile, time

HERE_ENV = os.environ.get("NVL_ORACLE_ENV", "")
PTXAS = os.environ.get("NVL_PTXAS", "ptxas")
CUDA = os.environ.get("CUDA_HOME", "/usr/local/cuda-13.0")
NVDISASM = os.environ.get("NVL_NVDISASM", "nvdisasm")


def oracle_env():
    env = dict(os.environ, CUDA_HOME=CUDA)
    if HERE_ENV and os.path.exists(HERE_ENV):
        out = subprocess.run(
            ["bash", "-c", f". {shlex.quote(HERE_ENV)} && env -0"], capture_output=True, env=env
        ).stdout
        env = dict(kv.split("=", 1) for kv in out.decode().split("\0") if "=" in kv)
    return env


ENV = None


def run(cmd, **kw):
    global ENV
    if ENV is None:
        ENV = oracle_env()
    r = subprocess.run(cmd, capture_output=True, text=True, env=ENV, **kw)
    if r.returncode:
        raise RuntimeError(
            f"{cmd if isinstance(cmd, str) else ' '.join(cmd)[:160]}: rc {r.returncode}\n{r.stderr[:800]}"
        )
    return r.stdout


def header(path):
    h = {"chip": "sm_80", "features": "+ptx80"}
    for line in open(path):
        if not line.startswith("//"):
            break
        for k, v in re.findall(r"\b(chip|features): (\S+)", line):
            h[k] = v
        m = re.match(r"// anchor: (.*)", line)
        if m:
            h["anchor"] = m.group(1).split()
    return h


def oracle_cmd(path, h, opt=3, short=False, fmt="isa"):
    return [
        "mlir-opt",
        *(["--nvptx-short-ptr"] if short else []),
        f"--gpu-lower-to-nvvm-pipeline=cubin-chip={h['chip']} cubin-features={h['features']} "
        f"cubin-format={fmt} opt-level={opt}",
        path,
    ]


def ptx_of_binary(text):
    out = ""
    for s in re.findall(r'assembly = "((?:[^"\\]|\\.)*)"', text):
        s = re.sub(
            r'\\([0-9A-Fa-f]{2}|["\\])',
            lambda m: chr(int(m.group(1), 16)) if len(m.group(1)) == 2 else m.group(1),
            s,
        )
        out += s.rstrip("\0")
    return out


def oracle(path, h, opt=3, short=False):
    return ptx_of_binary(run(oracle_cmd(path, h, opt, short)))


# ---------------------------------------------------------------- PTX text
INT_OPS = {
    "add",
    "sub",
    "mul",
    "mad",
    "shl",
    "shr",
    "and",
    "or",
    "xor",
    "not",
    "neg",
    "abs",
    "min",
    "max",
    "div",
    "rem",
    "setp",
    "selp",
    "bfe",
    "bfi",
    "mov",
    "cnot",
    "shf",
    "popc",
    "clz",
}


def ptx_stats(ptx):
    """Instruction counts of PTX text: total, 64-bit integer, cvt, shared accesses and how they are addressed."""
    s = dict(ptx=0, i64=0, cvt=0, mulwide=0, cvta=0, sh=0, sh64=0, sh32=0, ldparam=0, call=0)
    body = 0
    for line in ptx.split("\n"):
        line = line.split("//")[0].strip()
        if not line:
            continue
        if line.startswith("."):
            continue
        line = re.sub(r"^@!?%\w+\s+", "", line)
        if line.endswith(":") or line in "{}" or line.startswith("{") or line.startswith("}"):
            # an inline-asm line may hold instructions after the brace
            line = line.strip("{}").strip()
            if not line or line.endswith(":"):
                continue
        m = re.match(r"([a-z][\w.:]*)", line)
        if not m or not line.rstrip().endswith((";", ",")) and ";" not in line:
            continue
        op = m.group(1)
        parts = op.split(".")
        s["ptx"] += 1
        if parts[0] == "cvt":
            s["cvt"] += 1
        if parts[0] == "cvta":
            s["cvta"] += 1
        if parts[0] == "call":
            s["call"] += 1
        if op.startswith("ld.param"):
            s["ldparam"] += 1
        if parts[0] in INT_OPS:
            if parts[-1] in ("s64", "u64", "b64"):
                s["i64"] += 1
            if "wide" in parts:
                s["mulwide"] += 1
                s["i64"] += 1
        if parts[0] in (
            "ld",
            "st",
            "atom",
            "red",
            "ldmatrix",
            "stmatrix",
            "mbarrier",
            "cp",
        ) and any(p.startswith("shared") for p in parts):
            s["sh"] += 1
            a = re.search(r"\[([^\]+]+)", line)
            a = a.group(1).strip() if a else ""
            if a.startswith("%rd"):
                s["sh64"] += 1
            elif a.startswith("%r"):
                s["sh32"] += 1
    return s


# ---------------------------------------------------------------- ptxas
def ptxas(ptx, chip, out, opt="-O3"):
    with tempfile.NamedTemporaryFile("w", suffix=".ptx", delete=False) as f:
        f.write(ptx)
    try:
        r = subprocess.run(
            [PTXAS, f"-arch={chip}", "-v", opt, f.name, "-o", out], capture_output=True, text=True
        )
    finally:
        os.unlink(f.name)
    if r.returncode:
        raise RuntimeError("ptxas: " + r.stderr[:600])
    e = r.stderr
    g = lambda p: max([int(x) for x in re.findall(p, e)] or [0])
    return dict(
        regs=g(r"Used (\d+) registers"),
        spill=g(r"(\d+) bytes spill stores") + g(r"(\d+) bytes spill loads"),
        stack=g(r"(\d+) bytes (?:stack frame|cumulative stack size)"),
        smem=g(r"(\d+) bytes smem"),
    )


# ---------------------------------------------------------------- SASS
CLASS = [
    ("tensor", r"^(HMMA|IMMA|BMMA|DMMA|HGMMA|IGMMA|QGMMA|WARPGROUP|WARPGROUPDEPBAR)"),
    ("shmem", r"^(LDS|STS|LDSM|STSM|ATOMS|LDGSTS|LDGDEPBAR|DEPBAR|UTMA|SYNCS|UBLKCP|REDS)"),
    ("gmem", r"^(LDG|STG|RED|ATOMG|ATOM|LD|ST|LDL|STL|CCTL|MEMBAR|FENCE|ERRBAR|UTMACCTL)$"),
    (
        "float",
        r"^(F(ADD|MUL|FMA|SETP|SEL|MNMX|CHK|SWZADD|RND|LO|SET)|MUFU|H(ADD|MUL|FMA|SETP|MNMX)2?|D(ADD|MUL|FMA|SETP)|F2F|F2FP|I2F|F2I|I2FP|SHFL|VOTE|REDUX)",
    ),
    (
        "move",
        r"^(MOV|UMOV|IMAD\.MOV|IMAD\.U32$|R2UR|R2P|P2R|CS2R|S2R|S2UR|ULDC|LDC|LDCU|PLOP3|UPLOP3|PRMT\.MOV|ELECT|UP2UR|UR2UP)",
    ),
    (
        "int",
        r"^U?(IMAD|IADD3?|IABS|LEA|SHF|SHL|SHR|LOP3?|ISETP|IMNMX|VIMNMX|SEL|PRMT|BMSK|SGXT|FLO|POPC|VIADD|IDP|BREV|VIADDMNMX|LOP)",
    ),
    (
        "ctl",
        r"^(BRA|EXIT|BAR|BSSY|BSYNC|WARPSYNC|CALL|RET|BREAK|BMOV|NANOSLEEP|YIELD|BRX|BPT|UCGABAR|BRXU|JMP|ACQBULK|KILL|PREEXIT)",
    ),
]
CLASS = [(n, re.compile(p)) for n, p in CLASS]
# instructions that exist only because an integer is 64 bits wide
WIDE = re.compile(
    r"^U?(IMAD\.WIDE|IADD3\.X|IMAD\.X|LEA\.HI\.X|LEA\.HI\.SX32|ISETP\.[\w.]*\.EX|SHF\.[\w.]*(64|\.HI)|IADD\.64|IMAD\.HI|IADD3\.64)"
)
PAY = {"tensor", "shmem", "gmem", "float"}
LOOPW = 8  # weight of one loop level in ipp


def classify(op):
    for n, p in CLASS:
        if p.match(op):
            return n
    base = op.split(".")[0]
    for n, p in CLASS:
        if p.match(base):
            return n
    return "other"


def sass(cubin):
    r = subprocess.run([NVDISASM, "-c", cubin], capture_output=True, text=True)
    if r.returncode:
        raise RuntimeError("nvdisasm: " + r.stderr[:400])
    return r.stdout


def sass_stats(text, anchor=()):
    st = dict(sass=0, wide=0, loop=0, looppay=0, wtot=0, wpay=0, wint=0)
    for n, _ in CLASS:
        st[n] = 0
    st["other"] = 0
    funcs, cur = [], None
    for line in text.split("\n"):
        m = re.match(r"^\.text\.(\S+):", line.strip())
        if m:
            cur = dict(ins=[], lab={})
            funcs.append(cur)
            continue
        if cur is None:
            continue
        m = re.match(r"^\s*(\.L_[\w.]+):", line)
        if m:
            cur["lab"][m.group(1)] = len(cur["ins"])
            continue
        m = re.match(r"^\s*/\*[0-9a-f]{4,}\*/\s+\{?\s*(?:@!?U?P\w+\s+)?([A-Z][\w.]*)(.*?);", line)
        if m:
            cur["ins"].append((m.group(1), m.group(2)))
    for f in funcs:
        ins = f["ins"]
        # drop the trailing self-branch and NOP padding
        while ins and (ins[-1][0] == "NOP"):
            ins.pop()
        if ins and ins[-1][0] == "BRA":
            t = re.search(r"(\.L_[\w.]+)", ins[-1][1])
            if t and f["lab"].get(t.group(1)) == len(ins) - 1:
                ins.pop()
        heads = {}
        for i, (op, rest) in enumerate(ins):
            if op.startswith("BRA"):
                t = re.search(r"(\.L_[\w.]+)", rest)
                h = f["lab"].get(t.group(1), i + 1) if t else i + 1
                if h <= i:
                    heads[h] = max(i, heads.get(h, 0))
        f["heads"] = heads
        for i, (op, _) in enumerate(ins):
            if op == "NOP":
                continue
            c = classify(op)
            depth = sum(h <= i <= e for h, e in heads.items())
            w = bool(WIDE.match(op))
            st["sass"] += 1
            st[c] += 1
            st["wide"] += w
            st["wtot"] += LOOPW**depth
            st["wpay"] += LOOPW**depth * (c in PAY)
            st["wint"] += LOOPW**depth * (c in ("int", "move"))
            if depth:
                st["loop"] += 1
                st["looppay"] += c in PAY
    # instructions per anchor operation, in the loop (or kernel) that holds most of it
    cost = 0.0
    for a in anchor:
        best = None
        for f in funcs:
            ins = f["ins"]
            for lo, hi in [(h, e) for h, e in f["heads"].items()] + [(0, len(ins) - 1)]:
                n = sum(op.startswith(a) for op, _ in ins[lo : hi + 1])
                size = sum(op != "NOP" for op, _ in ins[lo : hi + 1])
                # the whole kernel counts only when no loop holds the anchor
                key = (0 if (lo, hi) == (0, len(ins) - 1) else 1, n, -size)
                if n and (best is None or key > best[0]):
                    best = (key, size / n)
        cost += best[1] if best else 0
    st["apa"] = round(cost, 2) if anchor else float(st["sass"])
    st["ipp"] = round(st["wtot"] / max(st["wpay"], 1), 3)
    return st


def measure(ptx, chip, keep=None, anchor=()):
    s = ptx_stats(ptx)
    out = (keep or tempfile.mktemp()) + ".cubin"
    s.update(ptxas(ptx, chip, out))
    t = sass(out)
    s.update(sass_stats(t, anchor))
    if keep:
        open(keep + ".ptx", "w").write(ptx)
        open(keep + ".sass", "w").write(t)
    else:
        os.unlink(out)
    return s


def best_time(cmd, n):
    """Smallest wall and smallest user+system time of n processes (children included), in ms."""
    wall = cpu = 1e9
    for _ in range(n):
        t = time.perf_counter()
        p = subprocess.Popen(cmd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENV)
        _, _, ru = os.wait4(p.pid, 0)
        p.returncode = 0
        wall = min(wall, time.perf_counter() - t)
        cpu = min(cpu, ru.ru_utime + ru.ru_stime)
    return 1000 * wall, 1000 * cpu


COLS = [
    "regs",
    "spill",
    "smem",
    "ptx",
    "i64",
    "cvt",
    "sh64",
    "sh32",
    "sass",
    "int",
    "move",
    "wide",
    "loop",
    "ipp",
    "apa",
]
RATIO = ["regs", "ptx", "i64", "sass", "int", "wide", "apa"]


def geo(xs):
    import math

    xs = [x for x in xs if x and x > 0]
    return math.exp(sum(math.log(x) for x in xs) / len(xs)) if xs else float("nan")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("dir")
    ap.add_argument("command", nargs="?")
    ap.add_argument("--opt", type=int, default=3)
    ap.add_argument("--time", type=int, default=0)
    ap.add_argument("--only", default="")
    ap.add_argument("--json")
    ap.add_argument("--keep")
    ap.add_argument("--short", action="store_true")
    ap.add_argument("--classes", action="store_true")
    a = ap.parse_args()
    global ENV
    ENV = oracle_env()
    if a.keep:
        os.makedirs(a.keep, exist_ok=True)
    res = {}
    print(
        f"{'kernel':24}{'who':8}"
        + "".join(f"{c:>8}" for c in COLS)
        + (f"{'wall':>8}{'cpu':>8}" if a.time else "")
    )
    for path in sorted(glob.glob(os.path.join(a.dir, "*.mlir"))):
        name = os.path.basename(path)[:-5]
        if a.only not in name:
            continue
        h = header(path)
        row = {}
        jobs = [("oracle", None)] + ([("ours", a.command)] if a.command else [])
        for who, command in jobs:
            try:
                if command:
                    line = command.format(**{"in": shlex.quote(path), "opt": a.opt, **h})
                    ptx = run(["bash", "-c", line])
                else:
                    ptx = oracle(path, h, a.opt, a.short)
                m = measure(
                    ptx,
                    h["chip"],
                    a.keep and os.path.join(a.keep, f"{name}.{who}"),
                    h.get("anchor", ()),
                )
                if a.time:
                    m["wall"], m["ms"] = best_time(
                        ["bash", "-c", line] if command else oracle_cmd(path, h, a.opt, a.short),
                        a.time,
                    )
            except (RuntimeError, OSError) as e:
                print(f"{name:24}{who:8} FAILED {str(e)[:200]}")
                continue
            row[who] = m
            print(
                f"{name:24}{who:8}"
                + "".join(f"{m[c]:>8}" for c in COLS)
                + (f"{m['wall']:>8.1f}{m['ms']:>8.1f}" if a.time else "")
            )
            if a.classes:
                print(" " * 32 + " ".join(f"{n}={m[n]}" for n, _ in CLASS) + f" other={m['other']}")
        res[name] = row
    if a.command:
        print(
            "\nratio ours / oracle (below 1 is better); regs, ptx, i64, sass, int, wide, apa"
            + (", cpu time" if a.time else "")
        )
        allr = {c: [] for c in RATIO + ["ms"]}
        for n, r in res.items():
            if len(r) < 2:
                print(f"{n:24} incomplete")
                continue
            o, u = r["oracle"], r["ours"]
            out = []
            for c in RATIO:
                q = (
                    (u[c] + 1) / (o[c] + 1)
                    if c in ("i64", "wide")
                    else (u[c] / o[c] if o[c] else None)
                )
                allr[c].append(q)
                out.append(f"{q:8.3f}" if q else "       -")
            if a.time:
                q = u["ms"] / o["ms"]
                allr["ms"].append(q)
                out.append(f"{q:8.3f}")
            print(f"{n:24}" + "".join(out))
        print(
            f"{'geometric mean':24}"
            + "".join(f"{geo(allr[c]):8.3f}" for c in RATIO + (["ms"] if a.time else []))
        )
    if a.json:
        json.dump(res, open(a.json, "w"), indent=1)


if __name__ == "__main__":
    main()

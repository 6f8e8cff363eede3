#!/usr/bin/env python3
"""Deterministic generator of scalable MLIR inputs for speed measurements.

Usage:  benchgen.py CASE [-n OPS] [-o FILE] [--per-func K] [--depth D] [--seed S]
        benchgen.py --list
        benchgen.py --all DIR [--sizes 10,100,1000]

The first line of each output is a comment which says how many operations
and functions it holds:
        // benchgen case=host-generic n=1000 ops=1003 funcs=6 seed=1
Only the standard library is used, and the same arguments give the same bytes
under every Python version (own random numbers, no hash order, no locale).

Cases (all accepted by mlir-opt 22):
  startup        a 15-line kernel (size is ignored)
  startup-generic  the very same kernel in generic form
  host-generic   arith/memref/scf/func/cf, generic form, functions of ~200 ops
  host-pretty    the very same program in custom assembly
  flat-generic   the same mix without control flow, all in ONE block
  flat-pretty    the very same program in custom assembly
  gemm           gpu.module, unrolled tensor-core GEMM kernels of ~2000 ops
  kernels        gpu.module, many element-wise kernels of ~50 ops
  kernels-generic  the very same kernels in generic form
  kernels-math   such kernels with math operations (libdevice functions)
  nest           scf.for/scf.if nested --depth deep (default 200), custom form
  nest-generic   the very same program in generic form
  consts         dense/sparse/hex constants, long types, big attributes
  consts-plain   the same without memref.global, sparse and rarer types
  locs           a location on every op, location/attribute/type aliases
"""

import argparse
import os
import struct
import sys

# --------------------------------------------------------------------------
# random numbers that no Python version can change


class Rng:
    __slots__ = ("s",)

    def __init__(self, seed):
        self.s = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF

    def below(self, n):
        x = self.s
        x ^= (x << 13) & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0xFFFFFFFFFFFFFFFF
        self.s = x
        return (x >> 11) % n

    def pick(self, seq):
        return seq[self.below(len(seq))]


# --------------------------------------------------------------------------
# writer of the arith/memref/scf/func/cf subset in both forms

CMPI = {"eq": 0, "ne": 1, "slt": 2, "sle": 3, "sgt": 4, "sge": 5}
CMPF = {"oeq": 1, "ogt": 2, "oge": 3, "olt": 4, "ole": 5, "one": 6}
MEM = "memref<64x64xf32>"
SIG = (MEM, MEM, "index", "f32", "i32")


class Writer:
    """Emits ops one by one; `generic` chooses the form."""

    def __init__(self, generic):
        self.generic = generic
        self.out = []
        self.ops = 0
        self.ind = 1
        self.next = 0
        self.bb = 0

    # -- small helpers
    def val(self):
        n = self.next
        self.next = n + 1
        return "%" + str(n)

    def block(self):
        self.bb += 1
        return "^bb" + str(self.bb)

    def line(self, text):
        self.out.append("  " * self.ind + text + "\n")

    # -- ops
    def const(self, v, ty):
        r = self.val()
        self.ops += 1
        if ty == "f32":
            v = "%.6e" % v
        if self.generic:
            self.line('%s = "arith.constant"() <{value = %s : %s}> : () -> %s' % (r, v, ty, ty))
        else:
            self.line("%s = arith.constant %s : %s" % (r, v, ty))
        return r

    def binary(self, name, a, b, ty):
        r = self.val()
        self.ops += 1
        if self.generic:
            self.line('%s = "arith.%s"(%s, %s) : (%s, %s) -> %s' % (r, name, a, b, ty, ty, ty))
        else:
            self.line("%s = arith.%s %s, %s : %s" % (r, name, a, b, ty))
        return r

    def cmp(self, name, pred, a, b, ty):
        r = self.val()
        self.ops += 1
        if self.generic:
            num = CMPI[pred] if name == "cmpi" else CMPF[pred]
            fm = "" if name == "cmpi" else "fastmath = #arith.fastmath<none>, "
            self.line(
                '%s = "arith.%s"(%s, %s) <{%spredicate = %d : i64}>'
                " : (%s, %s) -> i1" % (r, name, a, b, fm, num, ty, ty)
            )
        else:
            self.line("%s = arith.%s %s, %s, %s : %s" % (r, name, pred, a, b, ty))
        return r

    def select(self, c, a, b, ty):
        r = self.val()
        self.ops += 1
        if self.generic:
            self.line(
                '%s = "arith.select"(%s, %s, %s) : (i1, %s, %s) -> %s' % (r, c, a, b, ty, ty, ty)
            )
        else:
            self.line("%s = arith.select %s, %s, %s : %s" % (r, c, a, b, ty))
        return r

    def cast(self, name, a, src, dst):
        r = self.val()
        self.ops += 1
        if self.generic:
            self.line('%s = "arith.%s"(%s) : (%s) -> %s' % (r, name, a, src, dst))
        else:
            self.line("%s = arith.%s %s : %s to %s" % (r, name, a, src, dst))
        return r

    def load(self, m, i, j):
        r = self.val()
        self.ops += 1
        if self.generic:
            self.line(
                '%s = "memref.load"(%s, %s, %s) : (%s, index, index) -> f32' % (r, m, i, j, MEM)
            )
        else:
            self.line("%s = memref.load %s[%s, %s] : %s" % (r, m, i, j, MEM))
        return r

    def store(self, v, m, i, j):
        self.ops += 1
        if self.generic:
            self.line(
                '"memref.store"(%s, %s, %s, %s) : (f32, %s, index, index) -> ()' % (v, m, i, j, MEM)
            )
        else:
            self.line("memref.store %s, %s[%s, %s] : %s" % (v, m, i, j, MEM))

    def call(self, name, args):
        r = self.val()
        self.ops += 1
        tys = ", ".join(SIG)
        if self.generic:
            self.line(
                '%s = "func.call"(%s) <{callee = @%s}> : (%s) -> f32'
                % (r, ", ".join(args), name, tys)
            )
        else:
            self.line("%s = func.call @%s(%s) : (%s) -> f32" % (r, name, ", ".join(args), tys))
        return r

    def ret(self, v):
        self.ops += 1
        if self.generic:
            self.line('"func.return"(%s) : (f32) -> ()' % v)
        else:
            self.line("return %s : f32" % v)

    def yield_(self, v, ty="f32"):
        self.ops += 1
        if self.generic:
            self.line('"scf.yield"(%s) : (%s) -> ()' % (v, ty))
        else:
            self.line("scf.yield %s : %s" % (v, ty))

    def for_(self, lb, ub, st, init):
        """Opens a loop; returns (result, induction variable, carried value)."""
        self.ops += 1
        r, iv, acc = self.val(), self.val(), self.val()
        if self.generic:
            self.line('%s = "scf.for"(%s, %s, %s, %s) ({' % (r, lb, ub, st, init))
            self.line("%s(%s: index, %s: f32):" % (self.block(), iv, acc))
        else:
            self.line(
                "%s = scf.for %s = %s to %s step %s iter_args(%s = %s)"
                " -> (f32) {" % (r, iv, lb, ub, st, acc, init)
            )
        self.ind += 1
        return r, iv, acc

    def end_for(self):
        self.ind -= 1
        self.line("}) : (index, index, index, f32) -> f32" if self.generic else "}")

    def if_(self, c):
        self.ops += 1
        r = self.val()
        self.line(
            '%s = "scf.if"(%s) ({' % (r, c)
            if self.generic
            else "%s = scf.if %s -> (f32) {" % (r, c)
        )
        self.ind += 1
        return r

    def else_(self):
        self.ind -= 1
        self.line("}, {" if self.generic else "} else {")
        self.ind += 1

    def end_if(self):
        self.ind -= 1
        self.line("}) : (i1) -> f32" if self.generic else "}")

    def br(self, dest, v):
        self.ops += 1
        if self.generic:
            self.line('"cf.br"(%s)[%s] : (f32) -> ()' % (v, dest))
        else:
            self.line("cf.br %s(%s : f32)" % (dest, v))

    def cond_br(self, c, t, tv, f, fv):
        self.ops += 1
        if self.generic:
            self.line(
                '"cf.cond_br"(%s, %s, %s)[%s, %s] <{operandSegmentSizes'
                " = array<i32: 1, 1, 1>}> : (i1, f32, f32) -> ()" % (c, tv, fv, t, f)
            )
        else:
            self.line("cf.cond_br %s, %s(%s : f32), %s(%s : f32)" % (c, t, tv, f, fv))

    def label(self, name, arg):
        self.ind -= 1
        self.line("%s(%s: f32):" % (name, arg))
        self.ind += 1

    def func(self, name):
        self.ops += 1
        self.next = 0
        self.bb = 0
        args = [self.val() for _ in SIG]
        sig = ", ".join("%s: %s" % p for p in zip(args, SIG))
        if self.generic:
            self.line(
                '"func.func"() <{function_type = (%s) -> f32, '
                'sym_name = "%s"}> ({' % (", ".join(SIG), name)
            )
            self.line("^bb0(%s):" % sig)
        else:
            self.line("func.func @%s(%s) -> f32 {" % (name, sig))
        self.ind += 1
        return args

    def end_func(self):
        self.ind -= 1
        self.line("}) : () -> ()" if self.generic else "}")

    def module(self, body):
        self.ops += 1
        if self.generic:
            self.out.append('"builtin.module"() ({\n')
            body()
            self.out.append("}) : () -> ()\n")
        else:
            self.out.append("module {\n")
            body()
            self.out.append("}\n")


class Pool:
    """Values in scope, by type; the newest are picked most often."""

    def __init__(self, args):
        self.m = [args[0], args[1]]
        self.x = [args[2]]
        self.f = [args[3]]
        self.i = [args[4]]

    def near(self, rng, lst, back=12):
        n = len(lst)
        k = n if n < back else back
        return lst[n - 1 - rng.below(k)]


FOPS = ("addf", "mulf", "subf", "maximumf", "divf")
IOPS = ("addi", "muli", "subi", "andi", "ori", "xori")
XOPS = ("addi", "muli", "subi")


def straight(w, rng, p, acc):
    """One straight-line statement of 1..7 ops; returns the new accumulator."""
    k = rng.below(16)
    if k < 4:  # load, compute, store
        m = rng.pick(p.m)
        i, j = p.near(rng, p.x), p.near(rng, p.x)
        v = w.load(m, i, j)
        t = w.binary(rng.pick(FOPS), v, p.near(rng, p.f), "f32")
        u = w.binary("addf", t, acc, "f32")
        w.store(u, rng.pick(p.m), i, j)
        p.f.append(t)
        return u
    if k < 7:  # index arithmetic
        c = w.const(1 + rng.below(63), "index")
        s = w.binary(rng.pick(XOPS), p.near(rng, p.x), c, "index")
        p.x.append(s)
        return acc
    if k < 9:  # integers to float
        c = w.const(rng.below(1000), "i32")
        a = w.binary(rng.pick(IOPS), p.near(rng, p.i), c, "i32")
        b = w.binary(rng.pick(IOPS), a, p.near(rng, p.i), "i32")
        f = w.cast("sitofp", b, "i32", "f32")
        r = w.binary(rng.pick(FOPS), acc, f, "f32")
        p.i.append(b)
        return r
    if k < 11:  # compare and select
        a, b = p.near(rng, p.i), p.near(rng, p.i)
        c = w.cmp("cmpi", rng.pick(("slt", "sge", "eq", "ne")), a, b, "i32")
        r = w.select(c, acc, p.near(rng, p.f), "f32")
        p.f.append(r)
        return r
    if k < 12:  # float compare
        c = w.cmp("cmpf", rng.pick(("olt", "ogt", "oeq")), acc, p.near(rng, p.f), "f32")
        return w.select(c, p.near(rng, p.f), acc, "f32")
    if k < 14:  # twice the same (for cse)
        a, b = p.near(rng, p.f), p.near(rng, p.f)
        o = rng.pick(FOPS)
        s = w.binary(o, a, b, "f32")
        t = w.binary(o, a, b, "f32")
        return w.binary("addf", s, w.binary("mulf", t, acc, "f32"), "f32")
    if k < 15:  # foldable (for canonicalize)
        c = w.const(rng.below(50), "i32")
        d = w.const(rng.below(50), "i32")
        e = w.binary("addi", c, d, "i32")
        z = w.const(0, "i32")
        g = w.binary("addi", e, z, "i32")
        p.i.append(w.binary("addi", g, p.near(rng, p.i), "i32"))
        return acc
    # dead code and a cast
    w.binary(rng.pick(FOPS), p.near(rng, p.f), acc, "f32")
    q = w.cast("index_cast", p.near(rng, p.x), "index", "i32")
    p.i.append(q)
    return acc


def control(w, rng, p, acc, consts, callee, args):
    """One statement with control flow, at the top level of a function."""
    k = rng.below(4)
    lf, lx, li = len(p.f), len(p.x), len(p.i)
    if k == 0:  # a loop
        r, iv, carried = w.for_(consts[0], consts[1], consts[2], acc)
        p.x.append(iv)
        v = carried
        for _ in range(3):
            v = straight(w, rng, p, v)
        w.yield_(v)
        w.end_for()
    elif k == 1:  # a conditional
        c = w.cmp("cmpi", "slt", p.near(rng, p.i), p.near(rng, p.i), "i32")
        r = w.if_(c)
        w.yield_(straight(w, rng, p, acc))
        w.else_()
        del p.f[lf:], p.x[lx:], p.i[li:]
        w.yield_(straight(w, rng, p, acc))
        w.end_if()
    elif k == 2:  # a diamond of blocks
        c = w.cmp("cmpf", "olt", acc, p.near(rng, p.f), "f32")
        t, f, j = w.block(), w.block(), w.block()
        w.cond_br(c, t, acc, f, p.near(rng, p.f))
        a = w.val()
        w.label(t, a)
        w.br(j, straight(w, rng, p, a))
        del p.f[lf:], p.x[lx:], p.i[li:]
        b = w.val()
        w.label(f, b)
        w.br(j, straight(w, rng, p, b))
        r = w.val()
        w.label(j, r)
    else:  # a call
        if callee is None:
            return straight(w, rng, p, acc)
        r = w.call(callee, args[:3] + [acc, p.near(rng, p.i)])
    del p.f[lf:], p.x[lx:], p.i[li:]
    p.f.append(r)
    return r


def host(n, seed, generic, per_func, flow):
    w = Writer(generic)
    rng = Rng(seed)
    count = [0]

    def body():
        callee = None
        while count[0] == 0 or w.ops < n - 2:
            # leave no sliver behind: the last function takes all that is left
            left = n - w.ops
            goal = left if left < per_func * 3 // 2 else per_func
            start = w.ops
            name = "f%d" % count[0]
            args = w.func(name)
            p = Pool(args)
            acc = args[3]
            consts = []
            if goal > 30:
                consts = [w.const(v, "index") for v in (0, 16, 1)]
                p.x.append(consts[2])
            while w.ops - start < goal - 2:
                if flow and consts and rng.below(5) == 0 and goal - (w.ops - start) > 24:
                    acc = control(w, rng, p, acc, consts, callee, args)
                else:
                    acc = straight(w, rng, p, acc)
            w.ret(acc)
            w.end_func()
            callee = name
            count[0] += 1

    w.module(body)
    return w.out, w.ops, count[0]


def nest(n, seed, generic, depth):
    """Nested scf.for / scf.if, `depth` deep, with filler to reach n ops."""
    w = Writer(generic)
    rng = Rng(seed)
    fill = max(1, (n - 6 - 4 * depth) // max(1, depth))

    def body():
        args = w.func("nest")
        p = Pool(args)
        lo, hi, st = (w.const(v, "index") for v in (0, 16, 1))
        p.x.append(st)
        stack = []
        acc = args[3]
        for d in range(depth):
            start = w.ops
            while w.ops - start < fill:
                acc = straight(w, rng, p, acc)
            if d % 2 == 0:
                r, iv, acc2 = w.for_(lo, hi, st, acc)
                stack.append(("for", r, acc2))
                acc = acc2
            else:
                c = w.cmp("cmpi", "slt", p.near(rng, p.i), args[4], "i32")
                stack.append(("if", w.if_(c), acc))
        acc = straight(w, rng, p, acc)
        while stack:
            kind, r, outer = stack.pop()
            w.yield_(acc)
            if kind == "if":
                w.else_()
                w.yield_(outer)
                w.end_if()
            else:
                w.end_for()
            acc = r
        w.ret(acc)
        w.end_func()

    w.module(body)
    return w.out, w.ops, 1


# --------------------------------------------------------------------------
# gpu cases, in custom assembly

STARTUP = """module {
  gpu.module @kernels {
    gpu.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
      %bx = gpu.block_id x
      %bd = gpu.block_dim x
      %tx = gpu.thread_id x
      %o = arith.muli %bx, %bd : index
      %i = arith.addi %o, %tx : index
      %c = arith.cmpi ult, %i, %n : index
      scf.if %c {
        %v = memref.load %x[%i] : memref<?xf32>
        %u = memref.load %y[%i] : memref<?xf32>
        %m = arith.mulf %a, %v : f32
        %s = arith.addf %m, %u : f32
        memref.store %s, %y[%i] : memref<?xf32>
      }
      gpu.return
    }
  }
}
"""


STARTUP_GENERIC = """"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (index, f32, memref<?xf32>, memref<?xf32>) -> ()}> ({
    ^bb0(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>):
      %bx = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> index
      %bd = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %tx = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %o = "arith.muli"(%bx, %bd) : (index, index) -> index
      %i = "arith.addi"(%o, %tx) : (index, index) -> index
      %c = "arith.cmpi"(%i, %n) <{predicate = 6 : i64}> : (index, index) -> i1
      "scf.if"(%c) ({
        %v = "memref.load"(%x, %i) : (memref<?xf32>, index) -> f32
        %u = "memref.load"(%y, %i) : (memref<?xf32>, index) -> f32
        %m = "arith.mulf"(%a, %v) : (f32, f32) -> f32
        %s = "arith.addf"(%m, %u) : (f32, f32) -> f32
        "memref.store"(%s, %y, %i) : (f32, memref<?xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "saxpy"} : () -> ()
  }) : () -> ()
}) : () -> ()
"""


def startup(generic):
    return [STARTUP_GENERIC if generic else STARTUP], 17, 1


def gemm_kernel(name, goal):
    """An unrolled 64x64 tile, m16n8k16 tensor-core steps, until `goal` ops."""
    o = []
    cnt = [1]

    def e(text):
        o.append("      " + text + "\n")
        cnt[0] += 1

    sa = "memref<64x40xf16, #gpu.address_space<workgroup>>"
    sb = "memref<32x72xf16, #gpu.address_space<workgroup>>"
    ga = "memref<1024x1024xf16>"
    gc = "memref<1024x1024xf32>"
    o.append(
        "    gpu.func @%s(%%A: %s, %%B: %s, %%C: %s) workgroup(%%sA : %s,"
        " %%sB : %s) kernel attributes {known_block_size = array<i32:"
        " 128, 1, 1>} {\n" % (name, ga, ga, gc, sa, sb)
    )
    for c in (0, 1, 2, 4, 8, 16, 24, 32, 48, 64):
        e("%%c%d = arith.constant %d : index" % (c, c))
    e("%zero = arith.constant dense<0.000000e+00> : vector<2x2xf32>")
    e("%tid = gpu.thread_id x")
    e("%bx = gpu.block_id x")
    e("%by = gpu.block_id y")
    e("%lane = arith.remui %tid, %c32 : index")
    e("%warp = arith.divui %tid, %c32 : index")
    e("%row0 = arith.muli %by, %c64 : index")
    e("%col0 = arith.muli %bx, %c64 : index")
    e("%wr = arith.muli %warp, %c16 : index")
    e("%lr = arith.remui %lane, %c16 : index")
    e("%lc0 = arith.divui %lane, %c16 : index")
    e("%lc = arith.muli %lc0, %c8 : index")
    e("%ar = arith.addi %wr, %lr : index")
    e("%gr0 = arith.divui %tid, %c4 : index")
    e("%gc0 = arith.remui %tid, %c4 : index")
    e("%gc1 = arith.muli %gc0, %c8 : index")
    e("%gr1 = arith.addi %gr0, %c32 : index")
    acc = ["%zero"] * 8
    k = 0
    v = [0]

    def nv(p):
        v[0] += 1
        return "%%%s%d" % (p, v[0])

    tail = 8 * 8 + 6
    while k == 0 or cnt[0] < goal - tail - 70:
        kc = nv("k")
        e("%s = arith.constant %d : index" % (kc, 32 * k % 1024))
        # global to shared, 8 halves at a time
        gk = nv("gk")
        e("%s = arith.addi %s, %%gc1 : index" % (gk, kc))
        for half, r in ((0, "%gr0"), (1, "%gr1")):
            gr = nv("gr")
            e("%s = arith.addi %%row0, %s : index" % (gr, r))
            x = nv("x")
            e("%s = vector.load %%A[%s, %s] : %s, vector<8xf16>" % (x, gr, gk, ga))
            e("vector.store %s, %%sA[%s, %%gc1] : %s, vector<8xf16>" % (x, r, sa))
            br, bc = nv("br"), nv("bc")
            e("%s = arith.addi %s, %%gr0 : index" % (br, kc))
            e("%s = arith.addi %%col0, %%c%d : index" % (bc, 32 * half))
            bd = nv("bd")
            e("%s = arith.addi %s, %%gc1 : index" % (bd, bc))
            y = nv("y")
            e("%s = vector.load %%B[%s, %s] : %s, vector<8xf16>" % (y, br, bd, ga))
            sc = nv("sc")
            e("%s = arith.addi %%gc1, %%c%d : index" % (sc, 32 * half))
            e("vector.store %s, %%sB[%%gr0, %s] : %s, vector<8xf16>" % (y, sc, sb))
        e("gpu.barrier")
        for kk in (0, 16):
            ak = nv("ak")
            e("%s = arith.addi %%lc, %%c%d : index" % (ak, kk))
            a = nv("a")
            e(
                "%s = nvgpu.ldmatrix %%sA[%%ar, %s] {numTiles = 4 : i32, "
                "transpose = false} : %s -> vector<4x2xf16>" % (a, ak, sa)
            )
            bk = nv("bk")
            e("%s = arith.addi %%lr, %%c%d : index" % (bk, kk))
            for t in range(8):
                b = nv("b")
                bn = nv("bn")
                e("%s = arith.constant %d : index" % (bn, 8 * t))
                e(
                    "%s = nvgpu.ldmatrix %%sB[%s, %s] {numTiles = 2 : i32, "
                    "transpose = true} : %s -> vector<2x2xf16>" % (b, bk, bn, sb)
                )
                d = nv("d")
                e(
                    "%s = nvgpu.mma.sync(%s, %s, %s) {mmaShape = [16, 8, 16]} :"
                    " (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> "
                    "vector<2x2xf32>" % (d, a, b, acc[t])
                )
                acc[t] = d
        e("gpu.barrier")
        k += 1
    e("%q = arith.divui %lane, %c4 : index")
    e("%s = arith.remui %lane, %c4 : index")
    e("%s2 = arith.muli %s, %c2 : index")
    e("%orow0 = arith.addi %row0, %wr : index")
    e("%orow = arith.addi %orow0, %q : index")
    for t in range(8):
        c = nv("oc")
        e("%s = arith.constant %d : index" % (c, 8 * t))
        c1, c2 = nv("oc"), nv("oc")
        e("%s = arith.addi %%col0, %s : index" % (c1, c))
        e("%s = arith.addi %s, %%s2 : index" % (c2, c1))
        for h in (0, 1):
            x = nv("ov")
            e("%s = vector.extract %s[%d] : vector<2xf32> from vector<2x2xf32>" % (x, acc[t], h))
            orow = "%orow"
            if h:
                orow = nv("orow")
                e("%s = arith.addi %%orow, %%c8 : index" % orow)
            e("vector.store %s, %%C[%s, %s] : %s, vector<2xf32>" % (x, orow, c2, gc))
    e("gpu.return")
    o.append("    }\n")
    return o, cnt[0]


def gemm(n, per_func):
    out = ["module {\n", "  gpu.module @gemm {\n"]
    ops = 2
    funcs = 0
    while funcs == 0 or ops < n:
        left = n - ops
        goal = left if left < per_func * 3 // 2 else per_func
        o, c = gemm_kernel("gemm%d" % funcs, goal)
        out += o
        ops += c
        funcs += 1
    out += ["  }\n", "}\n"]
    return out, ops, funcs


KSIG = (
    ("%n", "index"),
    ("%a", "f32"),
    ("%x", "memref<?xf32>"),
    ("%y", "memref<?x64xf32>"),
    ("%z", "memref<?xi32>"),
)
TY = dict(KSIG)


def kernels(n, seed, per_func, generic, math):
    """Many element-wise kernels: ids, bounds test, a loop, float arithmetic.

    With `math`, some of it in the math dialect: lowered to libdevice calls.
    """
    rng = Rng(seed)
    out = ["module {\n", "  gpu.module @many {\n"]
    tys = ", ".join(t for _, t in KSIG)
    args = ", ".join("%s: %s" % p for p in KSIG)
    if generic:
        out = ['"builtin.module"() ({\n', '  "gpu.module"() <{sym_name = "many"}> ({\n']
    ops = 2
    funcs = 0
    while funcs == 0 or ops < n:
        cnt = [1]

        def e(pretty, gen, d=3):
            text = gen if generic else pretty
            if text:
                out.append("  " * d + text + "\n")
            cnt[0] += 1

        def raw(pretty, gen):
            text = gen if generic else pretty
            if text:
                out.append(text + "\n")

        def bin_(r, op, x, y, ty, d):
            e(
                "%s = %s %s, %s : %s" % (r, op, x, y, ty),
                '%s = "%s"(%s, %s) : (%s, %s) -> %s' % (r, op, x, y, ty, ty, ty),
                d,
            )

        def un(r, op, x, src, dst, d):
            e(
                "%s = %s %s : %s" % (r, op, x, src if src == dst else src + " to " + dst),
                '%s = "%s"(%s) : (%s) -> %s' % (r, op, x, src, dst),
                d,
            )

        def cst(r, v, d):
            e(
                "%s = arith.constant %d : index" % (r, v),
                '%s = "arith.constant"() <{value = %d : index}> : () -> index' % (r, v),
                d,
            )

        def ident(r, op):
            e(
                "%s = gpu.%s x" % (r, op),
                '%s = "gpu.%s"() <{dimension = #gpu<dim x>}> : () -> index' % (r, op),
            )

        def load(r, m, idx, ty, d):
            e(
                "%s = memref.load %s[%s] : %s" % (r, m, ", ".join(idx), TY[m]),
                '%s = "memref.load"(%s, %s) : (%s, %s) -> %s'
                % (r, m, ", ".join(idx), TY[m], ", ".join("index" for _ in idx), ty),
                d,
            )

        def store(v, m, idx, ty, d):
            e(
                "memref.store %s, %s[%s] : %s" % (v, m, ", ".join(idx), TY[m]),
                '"memref.store"(%s, %s, %s) : (%s, %s, %s) -> ()'
                % (v, m, ", ".join(idx), ty, TY[m], ", ".join("index" for _ in idx)),
                d,
            )

        raw(
            "    gpu.func @k%d(%s) kernel {" % (funcs, args),
            '    "gpu.func"() <{function_type = (%s) -> ()}> ({\n    ^bb0(%s):' % (tys, args),
        )
        cst("%c0", 0, 3)
        cst("%c1", 1, 3)
        cst("%cn", 8 + rng.below(56), 3)
        ident("%bx", "block_id")
        ident("%bd", "block_dim")
        ident("%tx", "thread_id")
        bin_("%o", "arith.muli", "%bx", "%bd", "index", 3)
        bin_("%i", "arith.addi", "%o", "%tx", "index", 3)
        e(
            "%c = arith.cmpi ult, %i, %n : index",
            '%c = "arith.cmpi"(%i, %n) <{predicate = 6 : i64}> : (index, index) -> i1',
        )
        e("scf.if %c {", '"scf.if"(%c) ({')
        load("%v0", "%x", ["%i"], "f32", 4)
        load("%w0", "%z", ["%i"], "i32", 4)
        un("%u0", "arith.sitofp", "%w0", "i32", "f32", 4)
        e(
            "%r = scf.for %j = %c0 to %cn step %c1 iter_args(%s = %u0) -> (f32) {",
            '%r = "scf.for"(%c0, %cn, %c1, %u0) ({\n        ^bb0(%j: index, %s: f32):',
            4,
        )
        load("%t", "%y", ["%i", "%j"], "f32", 5)
        f = ["%s", "%t", "%v0", "%a"]
        k = 0
        while cnt[0] < per_func - 9:
            a, b = rng.pick(f), f[-1]
            q = rng.below(10)
            x = "%%q%d" % k
            if q < 7:
                bin_(x, "arith." + rng.pick(FOPS), a, b, "f32", 5)
            elif q < 8 and math:
                e(
                    "%s = math.fma %s, %s, %%s : f32" % (x, a, b),
                    '%s = "math.fma"(%s, %s, %%s) : (f32, f32, f32) -> f32' % (x, a, b),
                    5,
                )
            elif q < 8:
                bin_(x, "arith.minimumf", a, b, "f32", 5)
            elif q < 9:
                un(
                    x,
                    "math." + rng.pick(("absf", "sqrt", "exp", "rsqrt")) if math else "arith.negf",
                    b,
                    "f32",
                    "f32",
                    5,
                )
            else:
                e(
                    "%%p%d = arith.cmpf olt, %s, %s : f32" % (k, a, b),
                    '%%p%d = "arith.cmpf"(%s, %s) <{fastmath = #arith.fastmath'
                    "<none>, predicate = 4 : i64}> : (f32, f32) -> i1" % (k, a, b),
                    5,
                )
                e(
                    "%s = arith.select %%p%d, %s, %s : f32" % (x, k, a, b),
                    '%s = "arith.select"(%%p%d, %s, %s) : (i1, f32, f32) -> f32' % (x, k, a, b),
                    5,
                )
            f.append(x)
            k += 1
        store(f[-1], "%y", ["%i", "%j"], "f32", 5)
        bin_("%g", "arith.addf", "%s", f[-1], "f32", 5)
        e("scf.yield %g : f32", '"scf.yield"(%g) : (f32) -> ()', 5)
        raw("        }", "        }) : (index, index, index, f32) -> f32")
        store("%r", "%x", ["%i"], "f32", 4)
        un("%h", "arith.fptosi", "%r", "f32", "i32", 4)
        bin_("%h2", "arith.addi", "%h", "%w0", "i32", 4)
        store("%h2", "%z", ["%i"], "i32", 4)
        e("", '"scf.yield"() : () -> ()', 4)
        raw("      }", "      }, {\n      }) : (i1) -> ()")
        e("gpu.return", '"gpu.return"() : () -> ()')
        raw("    }", '    }) {gpu.kernel, sym_name = "k%d"} : () -> ()' % funcs)
        ops += cnt[0]
        funcs += 1
    out += ["  }) : () -> ()\n", "}) : () -> ()\n"] if generic else ["  }\n", "}\n"]
    return out, ops, funcs


# --------------------------------------------------------------------------
# constants, types, locations

LONG_TYPES = (
    "memref<8x16x32xf32, strided<[512, 32, 1], offset: ?>, 3>",
    "memref<?x?x4xvector<4x[8]xf16>, affine_map<(d0, d1, d2) -> (d0 * 16 + d1 * 4 + d2)>, 1 : i32>",
    "tuple<i1, tuple<f64, vector<2x3x4xbf16>>, complex<f32>, tensor<?x4xi8>>",
    "tensor<4x?x8x?x16xcomplex<f64>>",
    "vector<2x[4]x8xi64>",
    "(i32, f32, memref<4xf32>, (index) -> (f64, f64)) -> (tensor<*xf16>, none)",
    "memref<*xf8E4M3FN, 5>",
    'tensor<128x256xi4, {layout = [0, 1], name = "row"}>',
)


def f32hex(rng):
    """A float that prints short and exactly."""
    return "%d.%s" % (rng.below(512) - 256, ("0", "5", "25", "125")[rng.below(4)])


PLAIN_TYPES = (
    "memref<8x16x32xf32, strided<[512, 32, 1], offset: ?>, 3 : i32>",
    "tensor<4x?x8x?x16xf64>",
    "vector<2x4x8xi64>",
    "(i32, f32, memref<4xf32>, (index) -> (f64, f64)) -> (tensor<*xf16>, none)",
    "tuple<i1, tuple<f64, vector<2x3x4xbf16>>, complex<f32>>",
)


def consts(n, seed, per_func, plain):
    rng = Rng(seed)
    out = ["module {\n"]
    ops = 1
    funcs = 0
    while funcs == 0 or ops < n:
        g = []
        tys = [rng.pick(PLAIN_TYPES if plain else LONG_TYPES) for _ in range(12)]
        args = ", ".join("%%arg%d: %s" % p for p in enumerate(tys))
        if not plain:
            rows = ", ".join(
                "[" + ", ".join(str(rng.below(1 << 31)) for _ in range(4)) + "]" for _ in range(16)
            )
            g.append(
                '  memref.global "private" constant @g%d : '
                "memref<16x4xi32> = dense<[%s]>\n" % (funcs, rows)
            )
        g.append(
            "  func.func private @t%d(%s) -> (%s) attributes {note = "
            '"a \\"string\\" with \\09 escapes %d", table = [%s], '
            'nested = {a = 1 : i8, b = {c = [2.5, "x", @g%d, unit], d ='
            " array<i64: %s>}, ty = %s}}\n"
            % (
                funcs,
                ", ".join(tys),
                ", ".join(tys[:3]),
                funcs,
                ", ".join(str(rng.below(100000)) + " : i64" for _ in range(40)),
                funcs,
                ", ".join(str(rng.below(1 << 40)) for _ in range(24)),
                tys[4],
            )
        )
        g.append("  func.func @c%d(%s) -> tensor<8x8xf32> {\n" % (funcs, args))
        c = 3 if plain else 4
        last = None
        k = 0
        while c < min(per_func, max(8, n - ops)):
            q = rng.below(6)
            if plain and q == 4:
                q = 1
            v = "%%%d" % k
            if q == 0:
                t = "dense<[%s]> : tensor<64xi32>" % ", ".join(
                    str(rng.below(1 << 32) - (1 << 31)) for _ in range(64)
                )
            elif q == 1:
                t = "dense<[%s]> : tensor<8x8xf32>" % ", ".join(
                    "[" + ", ".join(f32hex(rng) for _ in range(8)) + "]" for _ in range(8)
                )
                last = v
            elif q == 2:
                blob = b"".join(struct.pack("<I", rng.below(1 << 32)) for _ in range(128))
                t = 'dense<"0x%s"> : tensor<128xi32>' % blob.hex().upper()
            elif q == 3:
                t = "dense<%s> : vector<4x16x2xf32>" % f32hex(rng)
            elif q == 4:
                t = "sparse<[%s], [%s]> : tensor<512x512xf64>" % (
                    ", ".join("[%d, %d]" % (i * 37 % 512, i * 91 % 512) for i in range(20)),
                    ", ".join(f32hex(rng) for _ in range(20)),
                )
            else:
                t = "dense<[%s]> : tensor<32xi1>" % ", ".join(
                    ("true", "false")[rng.below(2)] for _ in range(32)
                )
            g.append("    %s = arith.constant %s\n" % (v, t))
            k += 1
            c += 1
        if last is None:
            g.append("    %z = arith.constant dense<0.5> : tensor<8x8xf32>\n")
            last = "%z"
            c += 1
        g.append("    return %s : tensor<8x8xf32>\n  }\n" % last)
        out += g
        ops += c
        funcs += 1
    out.append("}\n")
    return out, ops, funcs


def locs(n, seed, per_func):
    """Each op has a location; aliases for types, maps and locations."""
    rng = Rng(seed)
    head = [
        "!mem = memref<64x64xf32>\n",
        "!vec = vector<4xf32>\n",
        "#row = affine_map<(d0, d1) -> (d0 * 64 + d1)>\n",
        "#mask = dense<[1, 2, 3, 4]> : vector<4xi32>\n",
    ]
    tail = []
    out = ["module attributes {bench.map = #row, bench.mask = #mask} {\n"]
    ops = 1
    funcs = 0
    na = 0
    prev = None

    def loc():
        nonlocal na, prev
        k = rng.below(8)
        line, col = 1 + rng.below(5000), 1 + rng.below(79)
        if k < 3:
            na += 1
            tail.append('#loc%d = loc("src/file%d.py":%d:%d)\n' % (na, rng.below(20), line, col))
            prev = "#loc%d" % na
            return "loc(%s)" % prev
        if k < 5 and prev:  # composite, of an earlier one
            na += 1
            tail.append(
                ('#loc%d = loc(fused[%s, "gen.py":%d:%d])\n' % (na, prev, line, col))
                if k < 4
                else (
                    '#loc%d = loc(callsite("fn%d"(%s) at "main.py":'
                    "%d:%d))\n" % (na, rng.below(50), prev, line, col)
                )
            )
            return "loc(#loc%d)" % na
        if k < 6:
            return 'loc("name%d")' % rng.below(200)
        if k < 7:
            return "loc(unknown)"
        return 'loc("src/file%d.py":%d:%d)' % (rng.below(20), line, col)

    while funcs == 0 or ops < n:
        out.append(
            "  func.func @f%d(%%m: !mem %s, %%i: index %s, %%v: !vec "
            "%s, %%x: f32 %s) -> f32 {\n" % (funcs, loc(), loc(), loc(), loc())
        )
        c = 1
        f = ["%x"]
        k = 0
        while c < min(per_func, max(6, n - ops)) - 1:
            q = rng.below(4)
            v = "%%%d" % k
            if q == 0:
                t = "memref.load %m[%i, %i] : !mem"
            elif q == 1:
                t = "arith.constant %s : f32" % f32hex(rng)
            else:
                t = "arith.%s %s, %s : f32" % (rng.pick(FOPS), f[-1], f[rng.below(len(f))])
            out.append("    %s = %s %s\n" % (v, t, loc()))
            f.append(v)
            k += 1
            c += 1
        out.append("    return %s : f32 %s\n  } %s\n" % (f[-1], loc(), loc()))
        ops += c + 1
        funcs += 1
    out.append("} %s\n" % loc())
    return head + out + tail, ops, funcs


# --------------------------------------------------------------------------

DEFAULT_PER_FUNC = {
    "gemm": 2000,
    "kernels": 50,
    "kernels-generic": 50,
    "kernels-math": 50,
    "consts": 60,
    "consts-plain": 60,
}

CASES = {
    "startup": lambda n, a: startup(False),
    "startup-generic": lambda n, a: startup(True),
    "host-generic": lambda n, a: host(n, a.seed, True, a.per, True),
    "host-pretty": lambda n, a: host(n, a.seed, False, a.per, True),
    "flat-generic": lambda n, a: host(n, a.seed, True, 1 << 60, False),
    "flat-pretty": lambda n, a: host(n, a.seed, False, 1 << 60, False),
    "gemm": lambda n, a: gemm(n, a.per),
    "kernels": lambda n, a: kernels(n, a.seed, a.per, False, False),
    "kernels-generic": lambda n, a: kernels(n, a.seed, a.per, True, False),
    "kernels-math": lambda n, a: kernels(n, a.seed, a.per, False, True),
    "nest": lambda n, a: nest(n, a.seed, False, a.depth),
    "nest-generic": lambda n, a: nest(n, a.seed, True, a.depth),
    "consts": lambda n, a: consts(n, a.seed, a.per, False),
    "consts-plain": lambda n, a: consts(n, a.seed, a.per, True),
    "locs": lambda n, a: locs(n, a.seed, a.per),
}


def generate(case, n, seed=1, per_func=None, depth=200):
    """The text of one input; also used by bench.py."""

    class A:
        pass

    a = A()
    a.seed, a.depth = seed, depth
    a.per = per_func or DEFAULT_PER_FUNC.get(case, 200)
    out, ops, funcs = CASES[case](n, a)
    return "// benchgen case=%s n=%d ops=%d funcs=%d seed=%d\n%s" % (
        case,
        n,
        ops,
        funcs,
        seed,
        "".join(out),
    )


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    ap.add_argument("case", nargs="?", choices=sorted(CASES))
    ap.add_argument("-n", type=int, default=1000, help="operations")
    ap.add_argument("-o", metavar="FILE", help="output (standard output)")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--per-func", type=int, default=None, help="operations per function or kernel")
    ap.add_argument("--depth", type=int, default=200, help="for nest")
    ap.add_argument("--list", action="store_true", help="name the cases")
    ap.add_argument("--all", metavar="DIR", help="write every case and size")
    ap.add_argument("--sizes", default="10,100,1000")
    a = ap.parse_args()
    if a.list:
        print("\n".join(CASES))
        return 0
    if a.all:
        os.makedirs(a.all, exist_ok=True)
        for case in CASES:
            for n in [int(s) for s in a.sizes.split(",")]:
                with open(os.path.join(a.all, "%s-%d.mlir" % (case, n)), "w", newline="\n") as f:
                    f.write(generate(case, n, a.seed, a.per_func, a.depth))
        return 0
    if not a.case:
        ap.error("name a case, or --list or --all DIR")
    text = generate(a.case, a.n, a.seed, a.per_func, a.depth)
    if a.o:
        with open(a.o, "w", newline="\n") as f:
            f.write(text)
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

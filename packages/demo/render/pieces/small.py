"""Small things that stand on furniture; not placed by themselves."""
import math

import kit as k
import materials as M
from kit import rnd


BOOKS = ['#7a2e2b', '#2f4858', '#c7a76b', '#e4dccb', '#46594b', '#b4654a', '#1f2a36', '#8c8579', '#d9d3c5', '#a2563f', '#5d7283', '#33402f']


def books_flat(n=3):
    z = 0
    for i in range(n):
        w, d, h = rnd(.2, .27), rnd(.15, .2), rnd(.018, .035)
        with k.at(0, 0, z, rnd(-14, 14)):
            k.box(M.plain(k.rng.choice(BOOKS), .6), (-w / 2, -d / 2, 0), (w / 2, d / 2, h), .002)
            k.box(M.plain('#efe9dc', .9), (-w / 2 + .004, -d / 2 - .001, .003), (w / 2 + .001, d / 2 - .004, h - .003), 0)
        z += h


def books(w, h, d=.19, fill=.8, depth_gap=.03):
    """A row of upright books on a shelf, from x=-w/2; front edges at -y."""
    x = -w / 2 + .01
    end = -w / 2 + w * fill
    while x < end:
        t, hh, dd = rnd(.014, .045), h * rnd(.66, .94), d * rnd(.75, 1)
        if x + t > w / 2:
            break
        k.box(M.plain(k.rng.choice(BOOKS), .55), (x, -dd + d / 2, 0), (x + t, d / 2, hh), .0025)
        x += t + .0012


def leaf_mesh(l, w, m, droop=.35):
    """Single leaf along +x, curling down."""
    n = 5
    vs, fs = [], []
    for i in range(n + 1):
        u = i / n
        ww = w * math.sin(math.pi * min(1, u * .93 + .07)) ** .8
        z = l * (.35 * u - droop * u * u * 1.6)
        vs += [(u * l, -ww, z + ww * .35), (u * l, 0, z), (u * l, ww, z + ww * .35)]
    for i in range(n):
        a = i * 3
        fs += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return k.mesh(m, vs, fs, smooth=180, name='leaf')


def vase(h='#e5ddd0', size=.25, stems=0, kind=0):
    s = size
    prof = [(.28, 0), (.40, .06), (.48, .3), (.42, .62), (.2, .86), (.18, .95), (.24, 1.0), (.2, .99), (.15, .9)]
    if kind == 1:
        prof = [(.3, 0), (.34, .05), (.34, .7), (.3, .9), (.14, 1.0), (.1, 1.2), (.13, 1.25), (.09, 1.24)]
    k.lathe(M.plain(h, .45), [(0.001, 0)] + [(r * s, z * s) for r, z in prof])
    top = s * .95
    for i in range(stems):
        a, t = rnd(0, 6.28), rnd(.03, .16)
        tip = (math.cos(a) * t, math.sin(a) * t, top + rnd(.18, .42) * (1 + s))
        k.rod(M.plain('#7d8a55', .7), (0, 0, top * .5), tip, .0025, .0016, 6)
        for j in range(9):
            u = .35 + .65 * j / 8
            with k.at(tip[0] * u, tip[1] * u, top * .5 + (tip[2] - top * .5) * u, rot=rnd(0, 360), ry=rnd(20, 70)):
                leaf_mesh(.05 + .03 * rnd(0, 1), .022, M.leaf('#5d7f54', '#93ab78'))


def bowl(h='#3d4a4f', r=.11):
    k.lathe(M.plain(h, .35), [(.001, 0), (.045, 0), (.05, .012), (r, .06), (r - .006, .06), (.05, .02), (.001, .017)])

"""Bathroom fixtures."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.small import vase


@piece(1.7, .78, 'bath')
def bathtub(w=1.7, d=.76):
    m = M.plain('#f7f7f5', .12, spec=.6)
    n = 64
    rings = []
    for ox, oy, z in ((.72, .74, .02), (.86, .88, .12), (1, 1, .56), (1.0, 1.0, .575), (.93, .88, .575), (.92, .86, .55), (.82, .74, .22), (.7, .6, .14), (.001, .001, .135)):
        ring = []
        for i in range(n):
            a = 2 * math.pi * i / n
            ca, sa = math.cos(a), math.sin(a)
            e = .62
            ring.append((math.copysign(abs(ca) ** e, ca) * w / 2 * ox, math.copysign(abs(sa) ** e, sa) * d / 2 * oy, z))
        rings.append(ring)
    vs = [p for r in rings for p in r]
    fs = [(a * n + i, a * n + (i + 1) % n, (a + 1) * n + (i + 1) % n, (a + 1) * n + i) for a in range(len(rings) - 1) for i in range(n)]
    k.mesh(m, vs, fs, smooth=50)
    ch = M.metal('#d6d6d6', .1)
    k.rod(ch, (0, d / 2 + .05, 0), (0, d / 2 + .05, .9), .014)
    k.rod(ch, (0, d / 2 + .05, .88), (0, d / 2 - .14, .88), .014)
    k.rod(ch, (0, d / 2 - .14, .88), (0, d / 2 - .14, .84), .014)
    def towel(u, v):
        return (-w / 4 + u * .4 + .004 * math.sin(v * 30), -d / 2 - .012 - .012 * math.sin(u * 12) * (1 if v < .55 else 0) + (0 if v < .6 else (v - .6) * .3), .18 + min(v, .6) / .6 * .405)
    k.grid(M.pile('#cfd6cf', scale=120), towel, 16, 24, thickness=.012)


@piece(.4, .68, 'toilet')
def toilet():
    m = M.plain('#f7f7f5', .12, spec=.6)
    k.box(m, (-.19, .16, .36), (.19, .33, .80), .03, 4)
    k.cyl(M.metal('#d6d6d6', .1), .02, .80, .81, 0, .24)
    vs, fs, n = [], [], 40
    rings = [(.42, .55, 0), (.40, .5, .08), (.5, .6, .2), (.95, .98, .37), (1, 1, .40)]
    for sx, sy, z in rings:
        for i in range(n):
            a = 2 * math.pi * i / n
            vs.append((math.cos(a) * .185 * sx, -.06 + math.sin(a) * .27 * sy + (1 - sy) * .1, z))
    fs = [(a * n + i, a * n + (i + 1) % n, (a + 1) * n + (i + 1) % n, (a + 1) * n + i) for a in range(len(rings) - 1) for i in range(n)]
    k.mesh(m, vs, fs, smooth=60)
    pts = [(math.cos(2 * math.pi * i / n) * .187, -.06 + math.sin(2 * math.pi * i / n) * .273) for i in range(n)]
    k.poly(m, pts, .402, .435, .008)


@piece(1.2, .5)
def vanity(w=1.2, wood='#9b7550', top=('marble',), basins=1):
    k.box(M.wood(wood), (-w / 2, -.22, .32), (w / 2, .25, .82), .005)
    for z in ((.335, .565), (.575, .805)):
        k.box(M.wood(wood), (-w / 2 + .01, -.238, z[0]), (w / 2 - .01, -.21, z[1]), .004)
    k.box(M.mat(top), (-w / 2 - .01, -.245, .82), (w / 2 + .01, .25, .845), .003)
    ch = M.metal('#c9a45c', .2)
    for i in range(basins):
        x = (i + .5 - basins / 2) * w / basins
        k.lathe(M.plain('#f7f7f5', .12, spec=.6), [(.001, .845), (.13, .845), (.19, .93), (.21, .965), (.203, .967), (.18, .94), (.12, .87), (.001, .862)], x=x, y=-.01)
        k.rod(ch, (x, .2, .845), (x, .2, 1.1), .011)
        k.rod(ch, (x, .2, 1.09), (x, .06, 1.09), .010)
        k.rod(ch, (x, .06, 1.09), (x, .06, 1.06), .010)
    with k.at(w / 2 - .14, .02, .845):
        k.lathe(M.plain('#c9a27c', .3), [(.001, 0), (.03, 0), (.03, .11), (.01, .13), (.01, .16), (.001, .165)])
    with k.at(-w / 2 + .14, .02, .845):
        vase('#8fa39a', .12, 5)


@piece(.9, .9)
def shower(w=.95, d=.95):
    k.box(M.plain('#f4f4f2', .3), (-w / 2, -d / 2, 0), (w / 2, d / 2, .035), .006)
    g = M.pane('#eef6f3', .2)
    fm = M.metal('#1f1f1f', .35)
    k.mesh(g, [(-w / 2, -d / 2, .03), (w / 2, -d / 2, .03), (w / 2, -d / 2, 2.0), (-w / 2, -d / 2, 2.0)], [(0, 1, 2, 3)])
    k.box(fm, (-w / 2, -d / 2 - .01, 2.0), (w / 2, -d / 2 + .01, 2.02), .002)
    k.box(fm, (-w / 2 - .008, -d / 2 - .01, .03), (-w / 2 + .012, -d / 2 + .01, 2.02), .002)
    k.box(fm, (w / 2 - .012, -d / 2 - .01, .03), (w / 2 + .008, -d / 2 + .01, 2.02), .002)
    k.rod(fm, (0, d / 2 - .03, 1.0), (0, d / 2 - .03, 2.1), .011)
    k.rod(fm, (0, d / 2 - .03, 2.1), (0, d / 2 - .35, 2.1), .011)
    k.cyl(fm, .12, 2.08, 2.095, 0, d / 2 - .35, seg=40)

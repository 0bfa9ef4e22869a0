"""Kitchen cabinets and appliances."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.small import bowl, vase


def front_panel(m, x0, x1, z0, z1, y, handle=None, vertical=False, shaker=False):
    k.box(m, (x0 + .0015, y - .018, z0 + .0015), (x1 - .0015, y, z1 - .0015), .0025)
    if shaker:
        b = .06
        for lo, hi in (((x0 + .002, z0 + .002), (x0 + b, z1 - .002)), ((x1 - b, z0 + .002), (x1 - .002, z1 - .002)),
                       ((x0 + b, z0 + .002), (x1 - b, z0 + b)), ((x0 + b, z1 - b), (x1 - b, z1 - .002))):
            k.box(m, (lo[0], y - .025, lo[1]), (hi[0], y - .016, hi[1]), .002)
    if handle:
        hm = M.metal(handle, .3)
        yy = y - .045
        if vertical:
            x = x1 - .04
            p, q = (x, yy, (z0 + z1) / 2 - .08), (x, yy, (z0 + z1) / 2 + .08)
        else:
            zz = z1 - .05
            p, q = ((x0 + x1) / 2 - .08, yy, zz), ((x0 + x1) / 2 + .08, yy, zz)
        k.rod(hm, p, q, .005, seg=10)
        for e in (p, q):
            k.rod(hm, e, (e[0], y, e[2]), .004, seg=8)


@piece(3.0, .62)
def kitchen_run(units=('d', 'sink', 'd', 'hob', 'd'), unit=.6, front='#5f6f66', top=('marble',), handle='#c2a063',
                wall_units=True, splash=('tiles', '#f3f1ec', '#cfcbc2', .15, .075, .15, .05, .003, 0.0, 'wall', True),
                gap=(), H=2.25, shaker=True, hood=True):
    """Base cabinets along a wall at y=+.31. Units: d doors, 3 drawers, sink, hob (with oven)."""
    fm, tm = M.plain(front, .38), M.mat(top)
    w = len(units) * unit
    x0 = -w / 2
    k.box(M.plain('#2c2c2c', .6), (x0, -.22, 0), (x0 + w, .3, .10), 0)
    for i, u in enumerate(units):
        k.box(M.plain(front, .5), (x0 + i * unit, -.26, .10), (x0 + (i + 1) * unit, .31, .69 if u == 'sink' else .865), 0)
    for i, u in enumerate(units):
        a, b = x0 + i * unit, x0 + (i + 1) * unit
        if u == '3':
            for z in ((.10, .40), (.40, .65), (.65, .865)):
                front_panel(fm, a, b, *z, -.262, handle, False, False)
        elif u == 'hob':
            k.box(M.plain('#16181a', .22), (a + .003, -.285, .20), (b - .003, -.26, .80), .004)
            k.box(M.steel('#b9babb'), (a + .003, -.287, .70), (b - .003, -.26, .80), .004)
            k.rod(M.metal('#cfcfcf', .25), (a + .06, -.33, .665), (b - .06, -.33, .665), .009)
            for j in range(4):
                k.cyl(M.metal('#dddddd', .25), .018, -.31, -.285, a + .12 + j * .12, .75, axis='y', seg=20)
            front_panel(fm, a, b, .10, .20, -.262)
        else:
            front_panel(fm, a, (a + b) / 2, .10, .865, -.262, handle, True, shaker)
            front_panel(fm, (a + b) / 2, b, .10, .865, -.262, handle, True, shaker)
    # worktop, with a hole where the sink is
    s = next((i for i, u in enumerate(units) if u == 'sink'), None)
    if s is None:
        k.box(tm, (x0 - .01, -.30, .865), (x0 + w + .01, .31, .90), .004)
    else:
        a, b = x0 + s * unit + .06, x0 + (s + 1) * unit - .06
        k.box(tm, (x0 - .01, -.30, .865), (a, .31, .90), .003)
        k.box(tm, (b, -.30, .865), (x0 + w + .01, .31, .90), .003)
        k.box(tm, (a, -.30, .865), (b, -.20, .90), .003)
        k.box(tm, (a, .20, .865), (b, .31, .90), .003)
        st = M.steel('#c4c6c8', .3)
        for lo, hi in (((a, -.2, .70), (b, .2, .71)), ((a, -.2, .7), (a + .008, .2, .893)), ((b - .008, -.2, .7), (b, .2, .893)),
                       ((a, -.2, .7), (b, -.192, .893)), ((a, .192, .7), (b, .2, .893))):
            k.box(st, lo, hi, .002)
        ch = M.metal('#d6d6d6', .12)
        cx = (a + b) / 2
        k.rod(ch, (cx, .25, .9), (cx, .25, 1.16), .013)
        pts = [(cx, .25 - .1 * (1 - math.cos(t)), 1.16 + .1 * math.sin(t)) for t in [j / 8 * math.pi for j in range(9)]]
        for p, q in zip(pts, pts[1:]):
            k.rod(ch, p, q, .013)
        k.rod(ch, pts[-1], (cx, .05, 1.08), .013)
        k.rod(ch, (cx, .25, .96), (cx + .08, .25, .99), .006)
    for i, u in enumerate(units):
        if u == 'hob':
            a = x0 + i * unit
            k.box(M.plain('#141516', .2), (a + .02, -.25, .90), (a + unit - .02, .26, .906), .003)
            with k.at(a + .2, .1, .906):
                k.lathe(M.metal('#c4c4c4', .22), [(.001, 0), (.10, 0), (.105, .01), (.105, .12), (.11, .125), (.1, .125)])
    if splash:
        k.box(M.mat(splash), (x0, .30, .90), (x0 + w, .311, 1.50), 0)
    if wall_units:
        for i, u in enumerate(units):
            a, b = x0 + i * unit, x0 + (i + 1) * unit
            if u == 'hob' and hood:
                st = M.steel('#bfc1c3')
                k.box(st, (a + .02, -.16, 1.55), (b - .02, .31, 1.61), .004)
                k.box(st, (a + .18, .02, 1.61), (b - .18, .31, H + .2), .003)
            elif i not in gap:
                k.box(M.plain(front, .5), (a, -.02, 1.5), (b, .31, H), .002)
                front_panel(fm, a, (a + b) / 2, 1.5, H, -.022, handle, True, shaker)
                front_panel(fm, (a + b) / 2, b, 1.5, H, -.022, handle, True, shaker)
            else:
                for z in (1.52, 1.88):
                    k.box(M.wood('#a9784c'), (a, .05, z), (b, .31, z + .03), .003)
                    for j in range(4):
                        with k.at(a + .1 + j * .13, .18, z + .03):
                            k.lathe(M.plain(k.rng.choice(['#e8e2d6', '#c9d0cb', '#d9b99a']), .35), [(.001, 0), (.035, 0), (.045, .1), (.04, .1), (.03, .01), (.001, .01)])
    # a little life on the worktop
    with k.at(x0 + .22, .12, .9):
        for j in range(3):
            k.lathe(M.plain('#e9e3d7', .4), [(.001, 0), (.055, 0), (.055, .14 - j * .02), (.05, .15 - j * .02), (.001, .155 - j * .02)], x=j * .125)
            k.cyl(M.wood('#a9784c'), .05, .155 - j * .02, .172 - j * .02, x=j * .125, bevel=.004)
    with k.at(x0 + w - .26, .2, .9, rx=-8):
        k.box(M.wood('#b88a5c', axis='z'), (-.14, 0, 0), (.14, .02, .38), .01, 3)


@piece(.7, .7)
def fridge(w=.7, h=1.85, colour='#c3c6c8', metal=True):
    m = M.steel(colour, .38, 'z') if metal else M.plain(colour, .3)
    k.box(M.plain('#3b3c3e', .5), (-w / 2, -.30, .04), (w / 2, .34, h), .004)
    k.box(m, (-w / 2, -.36, .05), (w / 2, -.305, .72), .008)
    k.box(m, (-w / 2, -.36, .735), (w / 2, -.305, h), .008)
    for z in ((.35, .66), (.85, 1.4)):
        k.rod(M.metal('#d5d5d5', .2), (-w / 2 + .06, -.40, z[0]), (-w / 2 + .06, -.40, z[1]), .011)
        for e in z:
            k.rod(M.metal('#d5d5d5', .2), (-w / 2 + .06, -.40, e), (-w / 2 + .06, -.35, e), .008)


@piece(2.0, .9)
def island(w=2.0, d=.9, front='#e9e6df', top=('marble',), h=.9, wood_side='#a9784c'):
    k.box(M.plain('#2c2c2c', .6), (-w / 2 + .05, -d / 2 + .3, 0), (w / 2 - .05, d / 2 - .05, .1), 0)
    k.box(M.plain(front, .45), (-w / 2 + .02, -d / 2 + .28, .1), (w / 2 - .02, d / 2 - .02, h - .04), .003)
    n = round(w / .6)
    for i in range(n):
        a = -w / 2 + .02 + i * (w - .04) / n
        b = a + (w - .04) / n
        with k.at(rot=180):
            front_panel(M.plain(front, .38), a, b, .1, h - .04, -(d / 2 - .02), '#c2a063', False, True)
    k.box(M.mat(top), (-w / 2 - .02, -d / 2, h - .04), (w / 2 + .02, d / 2, h), .005)
    with k.at(-w / 4, .1, h):
        bowl('#b46f50', .16)
        for i in range(6):
            a = i * 1.05
            k.ball(M.plain(k.rng.choice(['#d98a2b', '#c8452f', '#b7b53c']), .4), .036, math.cos(a) * .06, math.sin(a) * .06, .065 + .015 * (i % 2))
    with k.at(w / 3.2, .12, h):
        vase('#e9e4da', .22, 8)

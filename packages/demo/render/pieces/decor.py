"""Rugs, pictures, mirrors, curtains, house plants."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.small import leaf_mesh


@piece(.6, .6, 'plant')
def plant(h=1.5, kind='fig', pot='#e8e2d6'):
    r = .17
    k.lathe(M.plain(pot, .6), [(.001, 0), (r * .75, 0), (r * .8, .02), (r, .32), (r * 1.02, .34), (r * .95, .34), (r * .9, .29), (.001, .29)])
    k.cyl(M.plain('#3b2d22', 1), r * .9, .27, .295)
    if kind == 'fig':
        m = M.leaf('#2f5a2c', '#5f8a44')
        for s in range(3):
            a0, tilt = rnd(0, 360), rnd(2, 12)
            hh = (h - .3) * rnd(.75, 1)
            with k.at(0, 0, .28, a0, ry=tilt):
                k.rod(M.plain('#6a5540', .9), (0, 0, 0), (0, 0, hh), .012, .007, 8)
                n = int(hh / .045)
                for i in range(n):
                    t = .3 + .7 * i / n
                    with k.at(0, 0, hh * t, rot=i * 137.5, ry=-rnd(5, 40) - 20 * t):
                        leaf_mesh(rnd(.16, .24), rnd(.055, .08), m, .3)
    elif kind == 'palm':
        m = M.leaf('#3c6b35', '#6f9a4f')
        for i in range(15):
            with k.at(0, 0, .3, i * 137.5 + rnd(-8, 8)):
                L, up = h * rnd(.55, .8), rnd(.5, .95)
                prev = (0, 0, 0)
                for j in range(1, 15):
                    t = j / 14
                    p = (L * t * (1.05 - up * .6), 0, L * (1.25 * up * t - .62 * t * t))
                    k.rod(M.plain('#6f8a4a', .7), prev, p, .004, .003, 6)
                    if j > 3:
                        for s in (-1, 1):
                            with k.at(*p, rot=s * 55, ry=10 + 20 * t):
                                leaf_mesh(.24 * (1.15 - abs(t - .55)), .014, m, .35)
                    prev = p
    else:
        m = M.leaf('#4a7a4a', '#8fb07a')
        for i in range(26):
            with k.at(rnd(-.05, .05), rnd(-.05, .05), .29, i * 137.5, ry=-rnd(52, 84)):
                leaf_mesh(h * rnd(.3, .48), .028, m, .10)


@piece(2.4, 1.6, 'rug')
def rug(w=2.4, d=1.6, colour='#d8cfc0', second='#8b7f70', pattern=None, round_=False):
    m = M.pile(colour, second, 70.0, .9, 0.0, pattern)
    if round_:
        k.cyl(m, w / 2, 0, .014, seg=96, bevel=.006)
    else:
        k.box(m, (-w / 2, -d / 2, 0), (w / 2, d / 2, .014), .006, 3)


@piece(.6, .04, 'none')
def picture(w=.6, h=.8, kind='hills', seed=1, pal=('#f2ece0', '#8aa0a8', '#3f5a5c', '#d08a5a'), frame='#2b2724', z=1.5, mat_w=.06):
    """Framed art: centre at height z, hanging on a wall at y=0, facing -y."""
    fm = M.wood(frame) if frame.lower() not in ('#111111', '#ffffff') else M.plain(frame, .4)
    f = .022
    for lo, hi in (((-w / 2, -.03, z - h / 2), (-w / 2 + f, 0, z + h / 2)), ((w / 2 - f, -.03, z - h / 2), (w / 2, 0, z + h / 2)),
                   ((-w / 2, -.03, z - h / 2), (w / 2, 0, z - h / 2 + f)), ((-w / 2, -.03, z + h / 2 - f), (w / 2, 0, z + h / 2))):
        k.box(fm, lo, hi, .003)
    k.box(M.plain('#f5f2ec', .7), (-w / 2 + f, -.012, z - h / 2 + f), (w / 2 - f, -.004, z + h / 2 - f), 0)
    a, b = w / 2 - f - mat_w, h / 2 - f - mat_w
    ob = k.mesh(M.picture(kind, seed, *pal), [(-a, -.0135, z - b), (a, -.0135, z - b), (a, -.0135, z + b), (-a, -.0135, z + b)], [(0, 1, 2, 3)])
    uv = ob.data.uv_layers.new()
    for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[i].uv = c


@piece(.8, .04, 'none')
def wall_mirror(w=.7, h=1.1, z=1.5, frame='#b08d57', round_=False):
    if round_:
        with k.at(0, 0, z):
            k.cyl(M.metal(frame, .3), w / 2, -.03, 0, axis='y', seg=80, bevel=.004)
            k.cyl(M.mirror(), w / 2 - .018, -.032, -.02, axis='y', seg=80)
    else:
        k.box(M.metal(frame, .3), (-w / 2, -.025, z - h / 2), (w / 2, 0, z + h / 2), .005)
        k.box(M.mirror(), (-w / 2 + .02, -.028, z - h / 2 + .02), (w / 2 - .02, -.02, z + h / 2 - .02), 0)


@piece(2.0, .12, 'none')
def curtains(w=2.0, H=2.45, colour='#d9d2c4', sheer=True, open_=.28, rod='#3a3733', floor=.02):
    """A pair of drapes plus an optional net curtain; hang on the wall at y=0."""
    k.rod(M.metal(rod, .4), (-w / 2 - .12, -.09, H), (w / 2 + .12, -.09, H), .012)
    for s in (-1, 1):
        k.ball(M.metal(rod, .4), .024, s * (w / 2 + .13), -.09, H)
        bw = w * open_
        ph = rnd(0, 6)

        def fn(u, v, s=s, bw=bw, ph=ph):
            n = 6 + 4 * bw
            amp = .035 + .018 * (1 - v)
            return (s * (w / 2 + .06 - u * bw), -.09 + amp * math.sin(u * 2 * math.pi * n + ph) + .008 * math.sin(u * 31 + v * 5),
                    floor + v * (H - floor - .01))
        k.grid(M.drape(colour), fn, 150, 14, thickness=.003)
    if sheer:
        def fs(u, v):
            return (-w / 2 + u * w, -.045 + .014 * math.sin(u * w * 46) + .006 * math.sin(u * 91 + v * 2), floor + v * (H - floor))
        k.grid(M.sheer(), fs, 320, 4)


@piece(.0, .0, 'none')
def sign(text='ATELIER', size=.4, z=2.1, colour='#2b2724', metal=False):
    with k.at(0, -.02, z):
        k.text(M.metal(colour, .3) if metal else M.plain(colour, .4), text, size, .015)

"""Sofas, chairs, low tables and shelves."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece, legs
from pieces.lamps import table_lamp
from pieces.small import bowl, books, books_flat, vase


@piece(2.2, .95, 'sofa')
def sofa(w=2.2, d=.95, fabric='#8d9188', seats=3, pillows=('#c98b5a', '#e7e0d2', '#5d6b63'), leg='#6b4a32', throw=None):
    f = M.fabric(fabric)
    arm = .17
    k.box(f, (-w / 2 + .02, -d / 2 + .06, .14), (w / 2 - .02, d / 2 - .02, .30), .035, 4)
    for s in (-1, 1):
        k.cushion(f, (arm, d - .04, .46), (s * (w / 2 - arm / 2), 0, .37), puff=.04, wrinkle=.003, round_=.3)
    k.cushion(f, (w - .06, .20, .58), (0, d / 2 - .11, .47), puff=.03, wrinkle=.003, round_=.3)
    sw = (w - 2 * arm) / seats
    for i in range(seats):
        x = -w / 2 + arm + sw * (i + .5)
        k.cushion(f, (sw - .008, d - .27, .17), (x, -.06, .375), puff=.28, wrinkle=.005, round_=.32)
        with k.at(x, d / 2 - .27, .63, rx=-12):
            k.cushion(f, (sw - .012, .17, .42), puff=.05, wrinkle=.007, round_=.4)
    legs(M.wood(leg, axis='z'), w - .06, d - .1, .14, .02)
    spots = [(-w / 2 + arm + .24, 14), (w / 2 - arm - .22, -12), (-w / 2 + arm + .58, 6)]
    for (x, a), c in zip(spots, pillows):
        with k.at(x, d / 2 - .40, .645, rot=a, rx=68):
            k.cushion(M.fabric(c, scale=300), (.45, .45, .15), puff=.5, pinch=.72, wrinkle=.008)
    if throw:
        def fn(u, v):
            y = -d / 2 - .01 + v * (d - .2)
            z = .475 + .012 * math.sin(u * 17) + (.0 if v > .08 else -(.08 - v) * 3.4)
            return (w / 2 - arm - .62 + u * .42 + .02 * math.sin(v * 9), y, z)
        k.grid(M.pile(throw, scale=60), fn, 30, 40, thickness=.012)


@piece(.8, .85, 'chair')
def armchair(fabric='#b9785a', leg='#5a3d2a'):
    f = M.fabric(fabric)
    w, d = .78, .8
    k.box(f, (-.32, -.34, .17), (.32, .34, .28), .03, 3)
    k.cushion(f, (.54, .58, .16), (0, -.05, .36), puff=.3, round_=.35)
    with k.at(0, .30, .62, rx=-14):
        k.cushion(f, (.66, .16, .62), puff=.1, round_=.42)
    for s in (-1, 1):
        k.cushion(f, (.13, .68, .36), (s * .33, -.02, .40), puff=.05, round_=.4)
    with k.at(.02, .16, .53, rx=66, rot=5):
        k.cushion(M.fabric('#ece5d8'), (.40, .32, .13), puff=.5, pinch=.7)
    legs(M.wood(leg, axis='z'), .66, .68, .18, .02)


@piece(1.1, .6)
def coffee_table(w=1.1, d=.6, h=.40, top=('wood', '#9b6b43'), leg='#2b2b2b', dress=True):
    k.box(M.mat(top), (-w / 2, -d / 2, h - .035), (w / 2, d / 2, h), .008, 3)
    m = M.metal(leg, .35)
    for s in (-1, 1):
        x = s * (w / 2 - .1)
        k.rod(m, (x, -d / 2 + .06, 0), (x, -d / 2 + .06, h - .03), .011)
        k.rod(m, (x, d / 2 - .06, 0), (x, d / 2 - .06, h - .03), .011)
        k.rod(m, (x, -d / 2 + .06, .012), (x, d / 2 - .06, .012), .011)
    if dress:
        with k.at(-.22, .02, h, rot=12):
            books_flat(3)
        with k.at(.26, -.04, h):
            vase('#e5ddd0', .16, stems=0)
        with k.at(.02, -.13, h):
            bowl()


@piece(.9, .9, 'round')
def round_table(r=.42, h=.42, top=('marble',), stem='#caa66a'):
    k.cyl(M.mat(top), r, h - .03, h, seg=64, bevel=.006)
    k.cyl(M.metal(stem, .3), .035, .02, h - .03)
    k.cyl(M.metal(stem, .3), r * .55, 0, .02, seg=48, bevel=.006)
    with k.at(.06, .05, h):
        vase('#d9c7b0', .2, stems=5)


@piece(1.8, .42)
def tv_unit(w=1.8, wood='#a27b52', front='#f1efea', tv=1.35):
    m, fm = M.wood(wood), M.plain(front, .4)
    k.box(m, (-w / 2, -.2, .14), (w / 2, .2, .48), .006)
    n = 3
    for i in range(n):
        a = -w / 2 + .02 + i * (w - .04) / n
        k.box(fm, (a + .003, -.218, .16), (a + (w - .04) / n - .003, -.19, .46), .004)
    legs(M.wood(wood, axis='z'), w, .36, .14, .018)
    if tv:
        hgt = tv * .5625
        k.box(M.plain('#0c0d0e', .18), (-tv / 2, .0, .56), (tv / 2, .035, .56 + hgt), .006)
        k.box(M.plain('#050607', .08, spec=.6), (-tv / 2 + .008, -.002, .568), (tv / 2 - .008, .001, .552 + hgt), 0)
        k.box(M.plain('#151515', .4), (-.22, -.06, .48), (.22, .1, .495), .004)
        k.box(M.plain('#151515', .4), (-.04, .0, .49), (.04, .03, .6), .004)
    with k.at(w / 2 - .2, 0, .48):
        vase('#b46f50', .2, 0)
    with k.at(-w / 2 + .22, 0, .48, 8):
        books_flat(3)


@piece(1.2, .32)
def bookshelf(w=1.2, h=2.0, d=.32, rows=5, wood='#8a6242', back=None, fill=.8, cols=1):
    m = M.wood(wood, axis='z')
    mx = M.wood(wood, axis='x')
    for i in range(cols + 1):
        x = -w / 2 + i * w / cols
        k.box(m, (x - .014, -d / 2, 0), (x + .014, d / 2, h), .003)
    k.box(M.plain(back, .6) if back else mx, (-w / 2, d / 2 - .012, .04), (w / 2, d / 2, h), 0)
    step = (h - .08) / rows
    for r in range(rows + 1):
        z = .05 + r * step
        k.box(mx, (-w / 2, -d / 2, z - .014), (w / 2, d / 2 - .01, z + .014), .003)
        if r == rows:
            break
        for c in range(cols):
            cx = -w / 2 + (c + .5) * w / cols
            cw = w / cols - .04
            pick = k.rng.random()
            with k.at(cx, -.02, z + .014):
                if pick < .62:
                    books(cw, step - .05, d * .7, rnd(.45, fill + .15))
                    if k.rng.random() < .5:
                        with k.at(cw / 2 - .1, 0, 0):
                            vase(k.rng.choice(['#d8cbb8', '#3f4a4d', '#b76e52', '#e9e5dc']), rnd(.12, .2), 0, k.rng.randint(0, 1))
                elif pick < .8:
                    with k.at(-cw * .22, 0, 0):
                        vase('#e2dace', .2, 4)
                    with k.at(cw * .22, 0, 0, 10):
                        books_flat(4)
                else:
                    k.cushion(M.pile('#b8996d', scale=90), (cw * .8, d * .7, step * .5), (0, 0, step * .26), puff=0, wrinkle=.004, round_=.1)


@piece(.9, .3)
def console(w=1.0, wood='#a27b52'):
    k.box(M.wood(wood), (-w / 2, -.16, .76), (w / 2, .16, .80), .006)
    k.box(M.wood(wood), (-w / 2 + .04, -.14, .66), (w / 2 - .04, .15, .76), .004)
    legs(M.wood(wood, axis='z'), w - .04, .3, .67, .02, .05, 0)
    table_lamp(.44, z=.80)
    with k.at(.28, 0, .80):
        bowl('#c98b5a', .1)
    with k.at(-.3, 0, .8):
        vase('#3f4a4d', .22, 6)


@piece(.62, .62, 'round')
def pouf(colour='#c7a27c', r=.3, h=.4):
    _ = k.lathe(M.fabric(colour), [(.001, 0), (r * .85, 0), (r, .08), (r * 1.03, h * .5), (r, h - .08), (r * .85, h - .005), (.001, h + .01)], smooth=180)
    k.lathe(M.fabric(colour), [(r * 1.035, h * .48), (r * 1.045, h * .5), (r * 1.035, h * .52)])


@piece(1.4, .45)
def bench(w=1.4, d=.42, h=.45, wood='#b58e63', seat='#c9b79c'):
    k.box(M.wood(wood), (-w / 2, -d / 2, h - .12), (w / 2, d / 2, h - .07), .006)
    k.cushion(M.fabric(seat), (w - .02, d - .01, .09), (0, 0, h - .03), puff=.15, wrinkle=.003)
    legs(M.wood(wood, axis='z'), w - .1, d, h - .1, .022)

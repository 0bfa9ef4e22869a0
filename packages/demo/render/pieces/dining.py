"""Dining tables and seats."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece, legs
from pieces.small import vase


@piece(1.8, .9)
def dining_table(w=1.8, d=.9, h=.75, top='#a9784c', leg='#a9784c', dress=True):
    k.box(M.wood(top), (-w / 2, -d / 2, h - .04), (w / 2, d / 2, h), .01, 3)
    lm = M.wood(leg, axis='z')
    k.box(M.wood(leg), (-w / 2 + .1, -d / 2 + .1, h - .11), (w / 2 - .1, d / 2 - .1, h - .04), .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - .1), sy * (d / 2 - .1)
            k.rod(lm, (x + sx * .03, y + sy * .02, 0), (x, y, h - .04), .022, .034, 24)
    if dress:
        with k.at(0, 0, h):
            vase('#cfd6d2', .24, 9)
        for i in range(2):
            for s in (-1, 1):
                with k.at(-w / 4 + i * w / 2, s * d * .27, h):
                    k.cyl(M.plain('#f6f4ef', .25), .13, 0, .012, seg=48, bevel=.005)
                    k.cyl(M.plain('#e3dccd', .3), .095, .012, .018, seg=48, bevel=.003)


@piece(.48, .5, 'chair')
def dining_chair(wood='#a9784c', seat='#e3ddd0', style=0):
    m = M.wood(wood, axis='z')
    legs(m, .44, .42, .45, .019, .04, .02)
    if style == 0:
        k.cushion(M.fabric(seat), (.45, .44, .06), (0, 0, .465), puff=.3, wrinkle=.001, round_=.5, n=8)
        for s in (-1, 1):
            k.rod(m, (s * .19, .19, .43), (s * .185, .245, .84), .016, .013)
        def fn(u, v):
            x = (u - .5) * .43
            return (x, .235 + .02 * v + .05 * (1 - (2 * u - 1) ** 2) * .6, .66 + v * .19)
        k.grid(M.wood(wood), fn, 16, 4, thickness=.02)
    else:
        def fn(u, v):
            a = (u - .5) * 2
            y = -.22 + .44 * min(1, v * 1.7) + max(0, v - .55) * .16
            z = .45 - .02 * (1 - a * a) + (max(0, v - .5) ** 1.6) * 1.25 + .05 * a * a * (1 if v < .6 else .3)
            return (a * .22 * (1 - .12 * v), y - .05 * a * a * (v > .55), z)
        k.grid(M.plain(seat, .4), fn, 14, 22, thickness=.014, subsurf=1)


@piece(.38, .38, 'round')
def stool(h=.68, wood='#a9784c', metal='#2b2b2b'):
    m = M.metal(metal, .4)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        k.rod(m, (math.cos(a) * .2, math.sin(a) * .2, 0), (math.cos(a) * .12, math.sin(a) * .12, h - .03), .009)
    for i in range(24):
        a, b = i / 24 * 2 * math.pi, (i + 1) / 24 * 2 * math.pi
        k.rod(m, (math.cos(a) * .178, math.sin(a) * .178, .24), (math.cos(b) * .178, math.sin(b) * .178, .24), .007, seg=8)
    k.cyl(M.wood(wood), .175, h - .035, h, seg=48, bevel=.01)

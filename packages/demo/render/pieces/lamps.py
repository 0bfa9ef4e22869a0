"""Lamps: the lit surface is seen, the light itself comes from hidden panels (see shell/light.py)."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece


@piece(.45, .45, 'round')
def floor_lamp(h=1.6, metal='#2a2a2a', shade='#f1e7d6'):
    m = M.metal(metal, .35)
    k.cyl(m, .15, 0, .02, seg=48, bevel=.005)
    k.rod(m, (0, 0, 0), (0, 0, h - .2), .011)
    k.lathe(M.shade(shade), [(.20, h - .32), (.155, h)], seg=48)
    k.ball(M.glow('#ffe9c8', 6), .035, 0, 0, h - .17)
    k.lamp((0, 0, h + .02), 12)
    k.lamp((0, 0, h - .34), 10)


@piece(.3, .3, 'none')
def table_lamp(h=.45, base='#d8cbb8', shade='#f3ead9', z=0):
    with k.at(0, 0, z):
        k.lathe(M.plain(base, .35), [(.001, 0), (.07, 0), (.08, .03), (.05, h * .28), (.02, h * .42), (.012, h * .6)])
        k.lathe(M.shade(shade), [(.14, h * .52), (.10, h)], seg=40)
        k.lamp((0, 0, h + .03), 8)


@piece(.5, .5, 'none', hangs=True)
def pendant(H=2.7, drop=1.0, kind='dome', colour='#2d2f31', r=.2, glow=7):
    k.cyl(M.plain(colour, .4), .05, H - .03, H)
    k.rod(M.plain('#1c1c1c', .5), (0, 0, H - drop), (0, 0, H), .003)
    with k.at(0, 0, H - drop):
        k.lamp((0, 0, -.12), 14)
        if kind == 'dome':
            k.lathe(M.plain(colour, .35), [(.03, .16), (.05, .15), (r * .7, .08), (r, -.06), (r - .006, -.06), (r * .66, .07), (.04, .14)], seg=48)
            k.ball(M.glow('#ffe7c4', glow), .045, 0, 0, -.02)
        elif kind == 'globe':
            k.ball(M.glow('#fff1dc', glow * .35), r * .75, 0, 0, -.05)
        else:
            for i in range(14):
                a = i / 14 * math.pi
                pts = [(math.sin(t) * r * 1.2, math.cos(t) * r * .9) for t in [j / 12 * math.pi for j in range(13)]]
                with k.at(0, 0, -.05, math.degrees(a)):
                    for p, q in zip(pts, pts[1:]):
                        for s in (-1, 1):
                            k.rod(M.wood(colour), (s * p[0], 0, p[1]), (s * q[0], 0, q[1]), .004, seg=6)
            k.ball(M.glow('#ffe7c4', glow), .05, 0, 0, -.03)


@piece(.0, .0, 'none', hangs=True)
def track_lights(w=3.0, H=3.0, n=6, colour='#1d1d1d'):
    k.box(M.plain(colour, .4), (-w / 2, -.02, H - .05), (w / 2, .02, H - .015), .002)
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        with k.at(x, 0, H - .13, rot=(25 if i % 2 else -25), rx=38 * (1 if i % 2 else -1)):
            k.cyl(M.plain(colour, .4), .035, -.08, .07)
            k.cyl(M.glow('#fff1dc', 12), .029, -.083, -.079)
        k.rod(M.plain(colour, .4), (x, 0, H - .13), (x, 0, H - .04), .008)

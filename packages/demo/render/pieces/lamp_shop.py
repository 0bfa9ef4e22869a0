"""Lamps to sell: glass globes, woven domes, tripods, mushrooms; walls and clusters of them."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.lamps import table_lamp
from pieces.small import books_flat, vase

OAK, BRASS = '#b58d62', '#b08d57'


def globe_lamp(h=.34, r=.11, foot=BRASS):
    """Opal glass ball on a brass foot."""
    m = M.metal(foot, .3)
    k.cyl(m, r * .75, 0, .018, seg=40, bevel=.005)
    k.rod(m, (0, 0, .01), (0, 0, h - 2 * r + .01), .012)
    k.cyl(m, r * .45, h - 2 * r, h - 2 * r + .02, seg=32, bevel=.004)
    k.ball(M.glow('#ffecd0', 1.25), r, 0, 0, h - r, 1, 4)


def mushroom_lamp(h=.36, colour='#b8694a'):
    m = M.plain(colour, .4)
    k.lathe(m, [(.001, 0), (.075, 0), (.078, .012), (.04, .03), (.032, h * .62), (.001, h * .62)], smooth=60)
    k.lathe(m, [(.145, h * .58), (.148, h * .62), (.128, h * .82), (.07, h * .96), (.001, h)], smooth=80)
    k.lathe(M.glow('#ffe6c2', 1.3), [(.13, h * .585), (.001, h * .60)])


def drum_lamp(h=.48, base='#7d8a78', shade='#f1e4cc'):
    """A round clay belly under a drum shade."""
    k.lathe(M.plain(base, .45), [(.001, 0), (.05, 0), (.1, .05), (.115, .12), (.09, .2), (.03, .25), (.012, .27), (.012, h * .62)], smooth=70)
    k.lathe(M.shade(shade, .62), [(.15, h * .56), (.135, h)], seg=48)


def woven(profile, ribs=30, twist=.5, width=.007, steps=16, rings=(0, .33, .66, 1)):
    """One mesh of crossing strips on a surface of revolution; profile(t) -> (radius, height), t from 0 top to 1 rim."""
    verts, faces = [], []

    def strip(points):
        base = len(verts)
        for (r, a, z) in points:
            d = width / max(r, .02) / 2
            verts.extend([(r * math.cos(a - d), r * math.sin(a - d), z), (r * math.cos(a + d), r * math.sin(a + d), z)])
        faces.extend((base + 2 * i, base + 2 * i + 1, base + 2 * i + 3, base + 2 * i + 2) for i in range(len(points) - 1))
    for i in range(ribs):
        for s in (-1, 1):
            a0 = 2 * math.pi * i / ribs
            strip([(profile(j / steps)[0] + s * .0015, a0 + s * twist * j / steps, profile(j / steps)[1]) for j in range(steps + 1)])
    for t in rings:
        r, z = profile(t)
        n, base = 64, len(verts)
        for i in range(n):
            a = 2 * math.pi * i / n
            verts.extend([(r * math.cos(a), r * math.sin(a), z - width * .7), (r * math.cos(a), r * math.sin(a), z + width * .7)])
        faces.extend((base + 2 * i, base + 2 * ((i + 1) % n), base + 2 * ((i + 1) % n) + 1, base + 2 * i + 1) for i in range(n))
    return verts, faces


def hanging(z, H):
    k.rod(M.plain('#4a3c30', .7), (0, 0, z), (0, 0, H), .003, seg=6)
    k.cyl(M.metal(BRASS, .35), .045, H - .025, H, seg=24)


@piece(.0, .0, 'none', hangs=True)
def rattan_pendant(H=3.2, drop=1.1, r=.25, h=.24, colour='#b98a52'):
    """A woven dome; drop = from the ceiling to its rim."""
    z = H - drop
    hanging(z + h, H)
    with k.at(0, 0, z):
        verts, faces = woven(lambda t: (.03 + (r - .03) * math.sin(t * math.pi / 2) ** .8, h * math.cos(t * math.pi / 2)), ribs=int(130 * r))
        ob = k.mesh(M.wood(colour), verts, faces)
        ob.modifiers.new('t', 'SOLIDIFY').thickness = .003
        k.ball(M.glow('#ffe4bb', 2), .045, 0, 0, h * .4)


@piece(.0, .0, 'none', hangs=True)
def basket_pendant(H=3.2, drop=1.2, r=.19, h=.42, colour='#d2b183'):
    """A woven bell, long and slim."""
    z = H - drop
    hanging(z + h, H)
    with k.at(0, 0, z):
        verts, faces = woven(lambda t: (.03 + r * math.sin(min(1, t * 1.25) * math.pi / 2) - .05 * max(0, t - .8), h * (1 - t)), ribs=26, twist=.9)
        k.mesh(M.wood(colour), verts, faces).modifiers.new('t', 'SOLIDIFY').thickness = .003
        k.ball(M.glow('#ffe4bb', 2), .04, 0, 0, h * .45)


@piece(.0, .0, 'none', hangs=True)
def paper_lantern(H=3.2, drop=1.0, r=.26, squash=.85):
    """A ribbed paper ball."""
    z = H - drop
    hanging(z + r, H)
    prof = []
    n = 26
    for i in range(n + 1):
        t = .12 + (math.pi - .24) * i / n
        prof += [(r * math.sin(t) * (1 if i % 2 else .985), r * squash * math.cos(t))]
    k.lathe(M.shade('#f6ecd8', .5), prof, z=z, seg=56, smooth=20)


@piece(.0, .0, 'none', hangs=True)
def clay_pendant(H=3.2, drop=1.2, r=.13, colour='#4f433b'):
    """A small bell of clay."""
    z = H - drop
    hanging(z + .2, H)
    k.lathe(M.plain(colour, .6), [(.02, .2), (.03, .19), (.05, .14), (r * .8, .06), (r, 0), (r - .006, 0), (r * .75, .06), (.03, .15)], z=z, seg=48, smooth=60)
    k.ball(M.glow('#ffe4bb', 2), .03, 0, 0, z + .03)


@piece(.6, .6, 'round')
def tripod_lamp(h=1.5, shade='#efe0c6'):
    """Three oak legs, a drum of linen."""
    m = M.wood(OAK, axis='z')
    for i in range(3):
        a = i * 2 * math.pi / 3 + .5
        k.rod(m, (math.cos(a) * .29, math.sin(a) * .29, 0), (math.cos(a) * .03, math.sin(a) * .03, h - .30), .013, .016)
    k.cyl(M.metal(BRASS, .3), .045, h - .34, h - .28, seg=32, bevel=.006)
    k.rod(M.metal(BRASS, .3), (0, 0, h - .3), (0, 0, h - .12), .008)
    k.lathe(M.shade(shade, .62), [(.225, h - .3), (.2, h)], seg=56)


@piece(.4, .4, 'round')
def linen_arc_lamp(h=1.95, reach=.85):
    """A brass arc from a heavy foot, a globe at its end; it reaches towards -y."""
    m = M.metal(BRASS, .3)
    k.cyl(M.marble(), .17, 0, .05, seg=48, bevel=.008)
    pts = [(0, 0, .05), (0, 0, h * .55)] + [(0, -reach * (1 - math.cos(t)) / 2, h * .55 + h * .45 * math.sin(t)) for t in [j / 14 * math.pi * .86 for j in range(1, 15)]]
    for p, q in zip(pts, pts[1:]):
        k.rod(m, p, q, .012, seg=12)
    k.ball(m, .02, *pts[-1])
    x, y, z = pts[-1]
    k.lathe(m, [(.001, .09), (.04, .085), (.06, .05), (.062, .04)], x=x, y=y, z=z - .13)
    k.ball(M.glow('#ffecd0', 1.25), .11, x, y, z - .17, 1, 4)


LAMPS = (lambda: globe_lamp(), lambda: drum_lamp(), lambda: mushroom_lamp(), lambda: table_lamp(.42, base='#d9c3a5'), lambda: globe_lamp(.28, .09),
         lambda: drum_lamp(.44, '#b46f50', '#f3e8d4'), lambda: mushroom_lamp(.3, '#e6dac6'), lambda: table_lamp(.46, base='#5f6f66'))


@piece(3.4, .42)
def lamp_wall(w=3.4, h=2.45, d=.4, rows=4, first=0):
    """Oak shelves on brass uprights, a lamp every half metre, a few books and vases between."""
    for i in range(4):
        x = -w / 2 + .05 + (w - .1) * i / 3
        for y in (-d / 2 + .03, d / 2 - .02):
            k.rod(M.metal(BRASS, .35), (x, y, 0), (x, y, h), .010)
    for r in range(rows):
        z = .28 + r * .58
        k.box(M.wood(OAK), (-w / 2, -d / 2, z - .032), (w / 2, d / 2, z), .004)
        n = int(w / .42)
        for i in range(n):
            x = -w / 2 + w * (i + .5) / n
            with k.at(x, .02, z, rnd(0, 360) if (i + r) % 4 else 0):
                if (i * 3 + r * 2) % 7 == 5:
                    vase(('#9aa58a', '#b8694a', '#e6dac6')[i % 3], .2, 5 if i % 2 else 0)
                elif (i + r * 3) % 9 == 7:
                    books_flat(4)
                else:
                    LAMPS[(i * 3 + r * 5 + first) % len(LAMPS)]()


@piece(.2, .2, 'none')
def sconce(z=1.7, kind=0):
    """A lamp on the wall at y=0."""
    m = M.metal(BRASS, .3)
    k.cyl(m, .055, -.02, 0, 0, z, axis='y', seg=32)
    k.rod(m, (0, -.02, z), (0, -.12, z), .009)
    if kind == 0:
        k.ball(M.glow('#ffecd0', 1.25), .085, 0, -.13, z + .08, 1, 4)
        k.cyl(m, .03, z - .01, z + .012, 0, -.12, seg=24)
    elif kind == 1:
        k.lathe(M.shade('#f1e4cc', .62), [(.10, z - .02), (.07, z + .17)], y=-.13, seg=40)
        k.rod(m, (0, -.12, z), (0, -.13, z + .1), .007)
    else:
        k.lathe(M.plain('#e9dcc6', .6), [(.11, z - .09), (.09, z), (.03, z + .06), (.001, z + .065)], y=-.13, smooth=60)
        k.ball(M.glow('#ffe6c2', 1.3), .04, 0, -.13, z - .05)


@piece(1.0, 1.0, 'round')
def lamp_island(r=.62, h=.42, colour='#c79a7c'):
    """A round plaster plinth with lamps of different heights on it."""
    k.cyl(M.plaster(colour), r, 0, h, seg=72, bevel=.02)
    k.cyl(M.plaster(colour), r * .5, h, h + .22, seg=64, bevel=.015)
    with k.at(0, 0, h + .22):
        drum_lamp(.56, '#e6dac6')
    for i, a in enumerate((20, 95, 160, 235, 305)):
        with k.at(math.cos(math.radians(a)) * r * .76, math.sin(math.radians(a)) * r * .76, h):
            LAMPS[(0, 2, 4, 6, 7)[i]]()


@piece(.0, .0, 'none')
def wall_wash(w=3.0, z=2.9, watts=8, colour='#ffe3bf'):
    """Warm light down a wall at y=0, from hidden lamps under the ceiling."""
    with k.at(0, 0, 0):
        k.area('fill', (0, -.45, z), (0, .55, -1), w * .9, .12, watts, M.srgb(colour)[:3], spread=110)

"""Shoes, alone and on a wall."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece


def shoe(colour, kind='sneaker', sole='#f2efe9'):
    """Single shoe, toe towards -y, length .27, from lofted cross-sections."""
    L = .275
    n, m = 18, 16
    vs, fs = [], []
    heel = .05 if kind == 'heel' else (.02 if kind != 'sneaker' else .028)
    for i in range(n + 1):
        t = i / n                      # 0 heel .. 1 toe
        y = .5 * L - t * L
        wd = .034 + .012 * math.sin(t * math.pi) + .010 * math.exp(-((t - .68) / .18) ** 2)
        if t > .9:
            wd *= math.sqrt(max(.02, 1 - ((t - .9) / .1) ** 2)) * .9 + .1
        if t < .07:
            wd *= .75 + .25 * t / .07
        top = (.105 if kind != 'boot' else .2) if t < .36 else .105 - .062 * min(1, (t - .36) / .34)
        if t > .86:
            top *= 1 - .55 * ((t - .86) / .14) ** 2
        z0 = heel * (1 if t < .3 else max(0, 1 - (t - .3) / .35)) if kind == 'heel' else .0
        z0 += .022
        for j in range(m):
            a = 2 * math.pi * j / m
            ca, sa = math.cos(a), math.sin(a)
            e = .7
            x = math.copysign(abs(ca) ** e, ca) * wd * (1 if sa < 0 else 1 - .25 * sa * (1 if t < .5 else .4))
            z = z0 + (top - 0) * (.5 + .5 * math.copysign(abs(sa) ** e, sa))
            vs.append((x, y, z))
    for i in range(n):
        for j in range(m):
            fs.append((i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j))
    fs.append(tuple(range(m)))
    fs.append(tuple(n * m + j for j in reversed(range(m))))
    mm = M.leather(colour) if kind != 'sneaker' else M.fabric(colour, scale=700)
    ob = k.mesh(mm, vs, fs, smooth=75)
    sub = ob.modifiers.new('s', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    # opening
    k.cushion(M.plain('#1c1a19', .9), (.058, .085, .03), (0, .5 * L - .06, .118 if kind != 'boot' else .215), puff=.2, wrinkle=0, n=4)
    pts = [(math.sin(a) * (.043 if math.cos(a) < .2 else .037), -math.cos(a) * L * -.505) for a in [2 * math.pi * i / 28 for i in range(28)]]
    if kind == 'heel':
        k.rod(M.plain(sole, .4), (0, L * .42, 0), (0, L * .42, heel + .02), .006, .016, 12)
    else:
        k.poly(M.plain(sole, .5), pts, 0, .026, .006)
    if kind == 'sneaker':
        for i in range(5):
            y = .03 - i * .022
            k.box(M.plain('#ffffff', .6), (-.022, y - .004, .095 - i * .010), (.022, y + .004, .101 - i * .010), .002)


def shoes(colour, kind='sneaker', sole='#f2efe9'):
    for s in (-1, 1):
        with k.at(s * .055, 0, 0, rnd(-4, 4) + s * 3):
            shoe(colour, kind, sole)


@piece(2.4, .35)
def shoe_wall(w=2.4, rows=5, h=2.2, wood='#b58e63', back='#efe9de', kinds=('sneaker', 'shoe', 'boot')):
    k.box(M.plain(back, .6), (-w / 2, .15, .1), (w / 2, .17, h + .1), .003)
    n = int(w / .4)
    pal = ['#3b2a20', '#e8e4dc', '#151515', '#9a6a44', '#5b6d7a', '#b4553f', '#d9c7a8', '#4b5a45', '#c9ced2']
    for r in range(rows):
        z = .25 + r * (h - .25) / rows
        k.box(M.wood(wood), (-w / 2, -.14, z - .025), (w / 2, .16, z), .004)
        k.box(M.glow('#fff0d8', 5), (-w / 2 + .02, .10, z - .03), (w / 2 - .02, .12, z - .025), 0)
        for i in range(n):
            x = -w / 2 + w * (i + .5) / n
            with k.at(x, .0, z, rnd(-6, 6) + (18 if r % 2 else -18)):
                shoes(k.rng.choice(pal), kinds[(r + i // 3) % len(kinds)], k.rng.choice(['#f2efe9', '#2a2320', '#b98d6a']))

"""The six shoes of Stride, modelled in one mesh each and then shared by every shoe on show.

Frame of a shoe: on the ground, toe towards -x, its outer side towards -y, metres; about 28 cm long.
"""
import math
from dataclasses import dataclass

import bpy
import kit as k
import materials as M

LENGTH = .285
WIDTH = ((0, .004), (.012, .014), (.04, .023), (.09, .029), (.2, .032), (.36, .031), (.5, .036), (.66, .044), (.78, .044),
         (.87, .038), (.93, .030), (.97, .021), (.99, .013), (1, .004))
LOW = ((0, .072), (.03, .094), (.09, .098), (.2, .083), (.29, .09), (.36, .112), (.42, .107), (.6, .076), (.75, .059), (.88, .052), (.95, .044), (1, .03))
FLAT = ((0, .058), (.04, .08), (.12, .078), (.25, .074), (.33, .088), (.38, .1), (.5, .084), (.65, .063), (.85, .053), (.95, .047), (1, .032))
BOOT = ((0, .11), (.03, .162), (.07, .172), (.2, .166), (.33, .17), (.38, .155), (.45, .118), (.55, .09), (.7, .069), (.88, .057), (.95, .048), (1, .034))
THICK = ((0, .036), (.3, .034), (.7, .026), (1, .024))
CHUNKY = ((0, .046), (.3, .042), (.7, .031), (1, .030))
EVEN = ((0, .027), (1, .027))
HEELED = ((0, .034), (.27, .034), (.6, .015), (1, .015))


@dataclass(frozen=True)
class Model:
    upper: tuple                 # material and its arguments
    accent: tuple
    sole: str
    outsole: str
    top: tuple = LOW             # height of the upper along the shoe, heel to toe
    under: tuple = THICK         # height of the sole
    toe: str = ''                # colour of a toe cap
    bars: bool = False           # two slanted bars on the sides
    laces: str = ''
    boot: bool = False
    heel: bool = False           # a block heel


def sneaker(colour, accent, sole='#f4f2ec', outsole='#f4f2ec', **kw):
    return Model(('fabric', colour, None, 900.0), ('leather', accent, .5), sole, outsole, laces=kw.pop('laces', '#f4f2ec'), **kw)


def leather(colour, sole, outsole, **kw):
    return Model(('leather', colour, .3), ('leather', colour, .34), sole, outsole, under=HEELED, heel=True, **kw)


MODELS = {
    'court': Model(('leather', '#f1efe9', .45), ('leather', '#2f5d4a', .45), '#ece6da', '#c9975f', bars=True, laces='#f7f5f0'),
    'court-navy': Model(('leather', '#f1efe9', .45), ('leather', '#33465c', .45), '#ece6da', '#ece6da', bars=True, laces='#f7f5f0'),
    'court-black': Model(('leather', '#262626', .45), ('leather', '#ece6da', .45), '#ece6da', '#c9975f', bars=True, laces='#262626'),
    'trail': sneaker('#3f6b52', '#e07b39', '#2c3133', '#24282a', under=CHUNKY, bars=True, toe='#2c3133', laces='#e07b39'),
    'trail-sand': sneaker('#b7a27c', '#5a4a38', '#e9e2d2', '#24282a', under=CHUNKY, bars=True, toe='#5a4a38', laces='#5a4a38'),
    'runner': sneaker('#5f7484', '#e2725b', under=CHUNKY, bars=True),
    'runner-white': sneaker('#eceae4', '#8fa39a', under=CHUNKY, bars=True),
    'runner-rose': sneaker('#c98f83', '#f1e3d6', under=CHUNKY, bars=True),
    'canvas': sneaker('#e3d3b4', '#9aa58a', under=EVEN, top=FLAT, toe='#f4f2ec'),
    'canvas-red': sneaker('#a8483a', '#a8483a', under=EVEN, top=FLAT, toe='#f4f2ec'),
    'canvas-navy': sneaker('#35475a', '#35475a', under=EVEN, top=FLAT, toe='#f4f2ec'),
    'chelsea': leather('#9a6236', '#3a281c', '#2a1d15', top=BOOT, boot=True),
    'chelsea-black': leather('#221f1d', '#1a1817', '#1a1817', top=BOOT, boot=True),
    'derby': leather('#4a2f20', '#6b4a30', '#3a281c', top=FLAT, laces='#2a1a12'),
    'derby-tan': leather('#a9744a', '#6b4a30', '#3a281c', top=FLAT, laces='#6b4426'),
}


def along(table, t):
    """Value of a (t, value) table at t, smoothed."""
    for (a, va), (b, vb) in zip(table, table[1:]):
        if t <= b:
            u = (t - a) / (b - a)
            return va + (vb - va) * u
    return table[-1][1]


def smooth(table, t, r=.018):
    return sum(along(table, max(0, min(1, t + d * r))) for d in (-1, -.5, 0, .5, 1)) / 5


def dense_ends(n):
    """n + 1 numbers from 0 to 1, closer together at both ends."""
    return [i / n - .09 * math.sin(2 * math.pi * i / n) for i in range(n + 1)]


class Part:
    """Vertices, faces and the material of each face, growing into one mesh."""

    def __init__(self):
        self.v, self.f, self.m = [], [], []

    def loft(self, rings, paint):
        """Closed rings of points; paint(i, j) -> index of the material."""
        base, n = len(self.v), len(rings[0])
        self.v += [p for r in rings for p in r]
        for i in range(len(rings) - 1):
            for j in range(n):
                a, b = base + i * n, base + (i + 1) * n
                self.f.append((a + j, b + j, b + (j + 1) % n, a + (j + 1) % n))
                self.m.append(paint(i, j))
        for i, order in ((0, range(n)), (len(rings) - 1, reversed(range(n)))):
            self.f.append(tuple(base + i * n + j for j in order))
            self.m.append(paint(min(i, len(rings) - 2), 0))

    def bar(self, p, q, r, colour):
        """Square bar from p to q, half-thickness r."""
        base = len(self.v)
        for e in (p, q):
            self.v += [(e[0] - r, e[1], e[2]), (e[0], e[1], e[2] + r), (e[0] + r, e[1], e[2]), (e[0], e[1], e[2] - r)]
        for j in range(4):
            self.f.append((base + j, base + 4 + j, base + 4 + (j + 1) % 4, base + (j + 1) % 4))
            self.m.append(colour)


UPPER, ACCENT, LINING, SOLE, OUTSOLE, TOE, LACE, ELASTIC = range(8)


def _upper(part, s, n=76, m=36):
    ts = dense_ends(n)
    mouth = (.055, .36 if s.boot else .33)
    rings, fs = [], []
    for t in ts:
        w, top, low = smooth(WIDTH, t), smooth(s.top, t), smooth(s.under, t) - .008
        ring, row = [], []
        for j in range(m):
            a = 2 * math.pi * (j + .5) / m
            ca, sa = math.cos(a), math.sin(a)
            z = .5 + .5 * math.copysign(abs(sa) ** .75, sa)
            lean = 1 - .30 * max(0, z) ** 1.5 * (1 if t < .5 else .6)
            if s.boot and t < .42:
                lean = 1 - .08 * z
            y = math.copysign(abs(ca) ** .62, ca) * w * lean
            z = low + (top - low) * z
            if mouth[0] < t < mouth[1] and sa > .80:
                z -= .034 * min(1, (sa - .80) / .12)
            ring.append((LENGTH * (.5 - t), y, z))
            row.append((z - low) / (top - low))
        rings.append(ring)
        fs.append(row)

    def paint(i, j):
        t, f = (ts[i] + ts[i + 1]) / 2, (fs[i][j] + fs[i][(j + 1) % m]) / 2
        a = 2 * math.pi * (j + 1) / m
        sa, side = math.sin(a), abs(math.cos(a)) > .35
        if mouth[0] < t < mouth[1] and sa > .80:
            return LINING
        if s.boot:
            return ELASTIC if side and .17 < t - .06 * f < .27 and f > .5 else UPPER
        if t < .1 and not s.heel:
            return ACCENT
        q = t + .11 * f
        if s.bars and side and f < .86 and (.50 < q < .535 or .565 < q < .60):
            return ACCENT
        if s.toe and t > .87 + .06 * f:
            return TOE
        return UPPER
    part.loft(rings, paint)


def _sole(part, s, n=48):
    rings = []
    for t in dense_ends(n):
        w, up = smooth(WIDTH, t, .006) * (1.06 if not s.heel else 1.03) + .0025, smooth(s.under, t)
        down = .016 * max(0, (t - .72) / .28) ** 2 + (.008 * max(0, 1 - t / .1) ** 2 if not s.heel else 0)
        if s.heel:
            down = max(down, .019 if .27 < t < .33 else .019 * max(0, 1 - (t - .3) / .28) if t >= .3 else 0)
        mid = down + (up - down) * .34
        x = LENGTH * (.5 - t) * 1.02
        rings.append([(x, -w * .97, down), (x, -w, mid), (x, -w * 1.02, (mid + up) / 2), (x, -w * .99, up),
                      (x, w * .99, up), (x, w * 1.02, (mid + up) / 2), (x, w, mid), (x, w * .97, down)])
    part.loft(rings, lambda i, j: OUTSOLE if j in (0, 6, 7) else SOLE)


def _shoe(s):
    part = Part()
    _upper(part, s)
    _sole(part, s)
    if s.laces:
        for i in range(5):
            t = .40 + .045 * i
            z, w = smooth(s.top, t) - .001, smooth(WIDTH, t) * (.62 - .02 * i)
            x = LENGTH * (.5 - t)
            part.bar((x, -w, z - .007), (x, 0, z + .002), .0032, LACE)
            part.bar((x, 0, z + .002), (x, w, z - .007), .0032, LACE)
    if s.boot:
        part.bar((LENGTH * .47, -.008, .178), (LENGTH * .47, .008, .178), .008, ELASTIC)
    return part


def shoe(model):
    """One shoe in the current frame."""
    made = bpy.data.objects.get('shoe ' + model)
    if made:
        return k.copy(made)
    s = MODELS[model]
    part = _shoe(s)
    ob = k.mesh(None, part.v, part.f, smooth=62, name='shoe ' + model)
    elastic = ('fabric', '#2b2622' if model == 'chelsea' else '#3a3734', None, 600.0)
    for spec in (s.upper, s.accent, ('plain', '#4a4038', .9), ('plain', s.sole, .5), ('plain', s.outsole, .55),
                 ('plain', s.toe or s.sole, .45), ('plain', s.laces or s.sole, .8), elastic):
        ob.data.materials.append(M.mat(spec))
    ob.data.polygons.foreach_set('material_index', part.m)
    return ob


def pair(model, gap=.105, turn=0.0):
    """Both shoes side by side, one a little ahead."""
    with k.at(rot=turn):
        for side in (-1, 1):
            with k.at(-.015 * side, side * gap / 2, 0, k.rnd(-4, 4) - 3 * side):
                shoe(model)

"""Clothes: hanging, folded, on a mannequin."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece


def garment(colour, kind='shirt', face=0):
    """Hanging garment; hook at the origin, shoulders along x."""
    f = M.drape(colour)
    L = {'shirt': .72, 'dress': 1.12, 'coat': 1.0, 'trousers': .95}[kind]
    wsh = .2
    ph = rnd(0, 6)
    fl = .045 if kind != 'dress' else .08

    def side(s):
        def fn(u, v):
            a = (u - .5) * 2
            t = 1 - v
            wd = wsh * (.55 + .45 * min(1, t * 9)) if t < .11 else wsh * (1 - .12 * math.sin(min(1, t * 1.6) * math.pi) + fl * 4 * t * t)
            th = .045 + .02 * math.sin(a * 7 + ph + t * 3) * t
            edge = 1 - abs(a) ** 6
            return (a * wd, s * th * edge + .012 * math.sin(a * 9 + ph) * t, -.06 - t * L + .05 * (1 - abs(a)) * (1 if t < .05 else 0) - .07 * abs(a) * (t < .2) * (1 - t * 5))
        return fn
    for s in (-1, 1):
        k.grid(f, side(s), 22, 26)
    if kind in ('shirt', 'coat'):
        for s in (-1, 1):
            with k.at(s * .185, 0, -.12, ry=s * 8):
                k.rod(f, (0, 0, 0), (s * .03, 0, -.52), .05, .038, 14)
    k.rod(M.metal('#8a8a8a', .3), (0, 0, 0), (0, 0, -.06), .003, seg=8)


def hanging_row(w, n, palette, kinds=('shirt',)):
    c = None
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        if i % 3 == 0:
            c = k.rng.choice(palette)
        with k.at(x, 0, 0, 90 + rnd(-7, 7)):
            garment(c, kinds[(i * len(kinds)) // n])


def folded(colour, n=4, w=.3, d=.26):
    """A stack of folded jumpers: each two layers of knit, laid by hand."""
    z, m = 0, M.knit(colour)
    for _ in range(n):
        h = rnd(.015, .019)
        with k.at(rnd(-.006, .006), rnd(-.005, .005), z, rnd(-1.6, 1.6)):
            for layer, inset in enumerate((rnd(.004, .014), 0)):
                k.cushion(m, (w - inset * .6, d - inset, h), (0, inset * .4, h * (layer + .5)), puff=.12, wrinkle=.0022, n=6, round_=.5)
        z += 2 * h * .97


def handbag(colour='#7a4a2e'):
    m = M.leather(colour)
    k.cushion(m, (.3, .13, .22), (0, 0, .115), puff=.1, wrinkle=.002, round_=.35, n=8)
    pts = [(math.cos(t) * .09, 0, .21 + math.sin(t) * .11) for t in [i / 12 * math.pi for i in range(13)]]
    for p, q in zip(pts, pts[1:]):
        k.rod(m, p, q, .007, seg=10)
    k.box(M.metal('#c9a45c', .2), (-.025, -.072, .13), (.025, -.06, .155), .003)


@piece(.5, .1, 'none')
def hooks(w=.9):
    k.box(M.wood('#a27b52'), (-w / 2, -.02, 1.66), (w / 2, 0, 1.74), .004)
    for i in range(5):
        x = -w / 2 + w * (i + .5) / 5
        k.rod(M.metal('#222222', .4), (x, -.02, 1.69), (x, -.07, 1.71), .007)
    with k.at(-w * .2, -.07, 1.70):
        garment('#8b7a5e', 'coat')
    with k.at(w * .2, -.07, 1.70):
        garment('#4d5a63', 'coat')


@piece(.5, .5, 'round')
def mannequin(top='#b4654a', bottom='#3a4148', dress=False, skin='#e9e4da'):
    m = M.plain(skin, .35)
    k.cyl(M.metal('#c4c4c4', .25), .17, 0, .012, seg=48)
    el = lambda prof, mm, sq=.62, **kw: _squash(k.lathe(mm, prof, **kw), sq)
    for s in (-1, 1):
        with k.at(s * .085, 0, 0):
            k.lathe(M.drape(bottom) if not dress else m, [(.001, .04), (.045, .05), (.05, .12), (.065, .42), (.06, .48), (.09, .8), (.08, .86)], smooth=180)
            k.cushion(M.leather('#2a211c'), (.085, .24, .07), (0, -.05, .045), puff=.2, wrinkle=0, n=6)
    tm = M.drape(top)
    if dress:
        el([(.26, .48), (.22, .7), (.17, .95), (.128, 1.08), (.15, 1.22), (.165, 1.32), (.12, 1.42), (.055, 1.46), (.05, 1.47)], tm)
    else:
        el([(.17, .76), (.172, .88), (.14, 1.05), (.155, 1.2), (.17, 1.32), (.125, 1.42), (.06, 1.47)], tm)
    el([(.055, 1.44), (.047, 1.50), (.052, 1.535), (.045, 1.54), (.001, 1.54)], m, .9)     # headless, as in boutiques
    for s in (-1, 1):
        k.rod(tm, (s * .165, 0, 1.37), (s * .235, .03, 1.1), .052, .042, 20)
        k.rod(tm if not dress else m, (s * .235, .03, 1.1), (s * .22, -.09, .86), .04, .03, 20)
        k.ball(tm, .06, s * .16, 0, 1.37)
        k.ball(m, .036, s * .22, -.10, .82, 1.5)


def _squash(ob, s):
    ob.matrix_world = ob.matrix_world @ k.Matrix.Diagonal((1, s, 1, 1))
    return ob

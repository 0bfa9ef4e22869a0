"""High above the city: modular sofa, grand piano, telescope, ring chandelier, drinks trolley, ribbed sideboard, lounge chair."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import legs, piece
from pieces.small import books_flat, bowl, vase

BRASS, DARK_OAK, INK = '#b8924f', '#43301f', '#232a31'


@piece(3.2, 1.9, 'sofa')
def modular_sofa(w=3.2, d=1.9, fabric='#a39a8e', pillows=('#b8924f', '#3b4a57', '#e6dfd3', '#6d6258'), throw='#d9cfc0'):
    """Low corner sofa: three seats along the back (+y), a chaise to -y at its left end (-x)."""
    f, seat, back, h = M.fabric(fabric), .98, .26, .40
    k.box(M.plain('#1d1b1a', .6), (-w / 2 + .08, d / 2 - seat + .08, 0), (w / 2 - .08, d / 2 - .08, .07), 0)
    k.box(M.plain('#1d1b1a', .6), (-w / 2 + .08, -d / 2 + .08, 0), (-w / 2 + seat - .08, d / 2 - .08, .07), 0)
    n, rest = 2, w - 1.05
    parts = [(-w / 2, -w / 2 + 1.05, -d / 2)] + [(-w / 2 + 1.05 + i * rest / n, -w / 2 + 1.05 + (i + 1) * rest / n, d / 2 - seat) for i in range(n)]
    for a, b, y in parts:
        k.box(f, (a + .004, y, .07), (b - .004, d / 2 - .02, .24), .03, 3)
        k.cushion(f, (b - a - .01, d / 2 - back - y, .19), ((a + b) / 2, (y + d / 2 - back) / 2, .32), puff=.14, wrinkle=.006, round_=.28)
        k.cushion(f, (b - a - .01, back, .44), ((a + b) / 2, d / 2 - back / 2, .42), puff=.05, wrinkle=.004, round_=.3)
        with k.at((a + b) / 2, d / 2 - back - .1, .58, rx=-14):
            k.cushion(f, (b - a - .08, .2, .38), puff=.12, wrinkle=.008, round_=.42)
    k.cushion(f, (.24, seat + .0, .38), (w / 2 - .12, d / 2 - seat / 2, .40), puff=.05, wrinkle=.004, round_=.3)
    for x, y, a, c in ((-w / 2 + .32, d / 2 - .42, 16, pillows[0]), (-w / 2 + .72, d / 2 - .40, -8, pillows[1]), (.35, d / 2 - .42, 8, pillows[2]), (w / 2 - .5, d / 2 - .43, -14, pillows[3])):
        with k.at(x, y, h + .21, rot=a, rx=66):
            k.cushion(M.fabric(c, scale=300), (.48, .48, .16), puff=.5, pinch=.72, wrinkle=.008)

    def fn(u, v):
        x = -w / 2 + .12 + u * .8
        return (x, -d / 2 - .012 + v * .75, .427 + .01 * math.sin(u * 15) - max(0, .1 - v) * 2.2)
    k.grid(M.pile(throw, scale=60), fn, 30, 30, thickness=.012)


@piece(1.5, 1.95)
def grand_piano():
    """Black grand piano, keys at -y, with its lid up and a bench."""
    m = M.plain('#0d0d0f', .16, 0.0, .55, .5)
    out = [(-.74, -.78), (.74, -.78), (.74, -.1), (.70, .22), (.52, .48), (.34, .66), (.22, .86), (.02, .97), (-.3, .98), (-.58, .94), (-.74, .78)]
    k.poly(m, out, .64, .96, .006)
    k.poly(M.wood('#a37a45'), [(x * .95, y * .95 + .0) for x, y in out], .955, .962)
    k.box(m, (-.74, -.98, .60), (.74, -.76, .68), .01)
    for s in (-1, 1):
        k.box(m, (s * .74 - .06 if s > 0 else -.74, -.98, .66), (.74 if s > 0 else -.68, -.76, .80), .01)
    k.box(M.plain('#f4f1e8', .25), (-.67, -.96, .68), (.67, -.79, .70), .002)
    for i in range(51):
        x = -.66 + i * 1.32 / 51
        k.box(M.plain('#b9b4aa', .4), (x, -.961, .70), (x + .001, -.79, .7008), 0)
        if i % 7 not in (2, 6):
            k.box(M.plain('#101010', .2), (x + .016, -.89, .70), (x + .031, -.79, .712), .001)
    with k.at(0, -.72, .965, rx=-18):
        k.box(m, (-.36, 0, 0), (.36, .015, .24), .004)
        k.box(M.plain('#f5f2ea', .7), (-.2, -.006, .02), (.2, 0, .23), 0)
    with k.at(-.745, 0, .965, ry=-38):
        k.poly(m, [(x + .745, y) for x, y in out], .0, .018, .003)
    k.rod(m, (.62, .05, .96), (.28, .05, 1.60), .009)
    for x, y in ((-.62, -.68), (.62, -.68), (-.12, .72)):
        k.box(m, (x - .05, y - .05, .08), (x + .05, y + .05, .64), .008)
        k.cyl(M.metal(BRASS, .3), .035, 0, .06, x, y)
    k.rod(m, (0, -.5, .1), (0, -.5, .64), .02)
    k.box(m, (-.1, -.56, .08), (.1, -.44, .16), .006)
    k.box(m, (-.36, -1.5, .42), (.36, -1.18, .45), .004)
    k.cushion(M.leather('#151516'), (.72, .33, .08), (0, -1.34, .48), puff=.2, wrinkle=.003, round_=.4)
    with k.at(0, -1.34, 0):
        legs(m, .72, .33, .43, .02, .05, 0, .018)


@piece(.7, .7, 'round')
def telescope():
    """Brass telescope on a wooden tripod, pointing towards -y and up."""
    wd, b = M.wood('#6b4630', axis='z'), M.metal(BRASS, .28)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        k.rod(wd, (.36 * math.cos(a), .36 * math.sin(a), 0), (.04 * math.cos(a), .04 * math.sin(a), 1.08), .016, .02)
    k.cyl(b, .06, 1.06, 1.13)
    k.rod(b, (0, 0, 1.12), (0, 0, 1.24), .018)
    with k.at(0, 0, 1.27, rx=18):
        k.cyl(b, .045, -.52, .3, axis='y', seg=40)
        k.cyl(M.leather('#3b2a20'), .047, -.2, .16, axis='y', seg=40)
        k.cyl(b, .058, -.60, -.5, axis='y', seg=40)
        k.cyl(M.plain('#15181b', .1), .05, -.602, -.6, axis='y', seg=40)
        k.cyl(b, .028, .3, .46, axis='y', seg=32)
        k.cyl(b, .016, -.1, .22, .03, .065, axis='y', seg=20)


@piece(1.0, 1.0, 'none', hangs=True)
def ring_chandelier(H=2.9, drop=.7, r=.5, rings=2):
    """Brass rings with a line of light, hung on wires."""
    b, g = M.metal(BRASS, .3), M.glow('#ffe8c8', 5)
    k.cyl(b, .07, H - .03, H)
    for j in range(rings):
        rr, z = r * (1 - .35 * j), H - drop + .2 * j
        for rad, zz, m in ((.014, 0, b), (.009, -.018, g)):
            n = 56
            for i in range(n):
                a, c = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
                k.rod(m, (rr * math.cos(a), rr * math.sin(a), z + zz), (rr * math.cos(c), rr * math.sin(c), z + zz), rad, seg=8)
        for i in range(3):
            a = 2 * math.pi * i / 3 + j
            k.rod(b, (rr * math.cos(a), rr * math.sin(a), z), (.02 * math.cos(a), .02 * math.sin(a), H - .03), .0018, seg=6)
    k.lamp((0, 0, H - drop - .05), 26)


@piece(.8, .45)
def drinks_trolley():
    """Brass trolley: bottles above, glasses below."""
    b = M.metal(BRASS, .28)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.rod(b, (sx * .36, sy * .19, .08), (sx * .36, sy * .19, .86), .010)
            k.cyl(M.plain('#1a1a1a', .4), .04, sy * .19 - .012, sy * .19 + .012, sx * .36, .04, axis='y', seg=24)
        k.rod(b, (sx * .36, -.19, .86), (sx * .36, .19, .86), .010)
    for z in (.26, .72):
        k.box(M.plain('#20262b', .15), (-.36, -.19, z), (.36, .19, z + .012), .003)
        for sy in (-1, 1):
            k.rod(b, (-.36, sy * .19, z + .05), (.36, sy * .19, z + .05), .006)
    for x, y, h, c in ((-.26, .06, .28, '#3d2a18'), (-.16, -.06, .24, '#6e8a7c'), (-.06, .07, .3, '#8a5a2b'), (.05, -.02, .22, '#dfe6e6')):
        k.lathe(M.plain(c, .12), [(.001, .732), (.035, .732), (.037, .732 + h * .55), (.014, .732 + h * .7), (.013, .732 + h), (.001, .732 + h)], x=x, y=y, seg=28)
    for i in range(4):
        k.lathe(M.plain('#dde5e6', .1), [(.001, .274), (.03, .274), (.036, .37), (.033, .37), (.026, .285), (.001, .285)], x=-.22 + .14 * i, y=.03 * (-1) ** i, seg=28)
    k.lathe(M.metal('#cfd1d3', .25), [(.001, .732), (.06, .732), (.08, .86), (.075, .86), (.055, .745), (.001, .745)], x=.22, y=.02)


@piece(2.2, .46)
def ribbed_sideboard(w=2.2, d=.46, h=.76, wood=DARK_OAK, top=('marble', '#2b2a2c', '#a08a66')):
    """Low cabinet with a ribbed front, dark stone top and brass feet."""
    m = M.wood(wood, axis='z')
    k.box(m, (-w / 2, -d / 2 + .03, .12), (w / 2, d / 2, h - .03), .004)
    for i in range(int(w / .04)):
        k.cyl(m, .018, .13, h - .035, -w / 2 + .02 + i * .04, -d / 2 + .03, seg=14)
    k.box(M.mat(top), (-w / 2 - .01, -d / 2, h - .03), (w / 2 + .01, d / 2, h), .004)
    legs(M.metal(BRASS, .3), w, d, .13, .016)
    with k.at(-w * .32, 0, h):
        vase('#e6dfd3', .34, 11)
    with k.at(w * .1, .02, h, 8):
        books_flat(4)
    with k.at(w * .34, 0, h):
        bowl(BRASS, .15)


@piece(.82, .85, 'chair')
def tub_chair(fabric='#3b4a57', foot=BRASS):
    """Round-backed swivel chair in velvet on a brass foot."""
    f, m = M.fabric(fabric, bump=.15), M.metal(foot, .3)
    k.cyl(m, .27, 0, .02, seg=56, bevel=.005)
    k.cyl(m, .04, .02, .2)
    k.lathe(f, [(.001, .2), (.3, .2), (.35, .24), (.36, .3), (.001, .3)], seg=56)
    k.cushion(f, (.58, .58, .17), (0, -.04, .37), puff=.3, wrinkle=.004, round_=.5)

    def shell(u, v):
        a = math.radians(-28 + 236 * u)
        r = .36 + .05 * v
        top = .34 + .18 * math.sin(math.pi * u) ** .8
        return (math.cos(a) * r, math.sin(a) * r, .26 + v * top)
    k.grid(f, shell, 44, 10, thickness=.085, subsurf=1)
    with k.at(.02, .15, .52, rx=64, rot=4):
        k.cushion(M.fabric('#b8924f', scale=300), (.4, .3, .12), puff=.5, pinch=.7)

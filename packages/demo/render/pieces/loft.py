"""A converted factory: steel beams and columns, air duct, leather sofa, pipe shelving, cart table, metal chairs, arc lamp, record player."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import legs, piece
from pieces.small import books, books_flat, bowl, leaf_mesh, vase

STEEL, OLD_OAK = '#232426', '#8a6138'


def i_profile(m, length, h=.24, w=.16):
    """An I-beam along x, its top at z=0."""
    k.box(m, (-length / 2, -w / 2, -.016), (length / 2, w / 2, 0), .002)
    k.box(m, (-length / 2, -w / 2, -h), (length / 2, w / 2, -h + .016), .002)
    k.box(m, (-length / 2, -.007, -h), (length / 2, .007, 0), .001)


@piece(.0, .0, 'none', hangs=True)
def steel_beam(w=7.0, H=5.4, colour=STEEL, h=.24):
    """Beam along x under the ceiling."""
    with k.at(0, 0, H):
        i_profile(M.plain(colour, .45), w, h)


@piece(.24, .24)
def steel_column(h=2.6, colour=STEEL):
    """Riveted column with foot and head plate."""
    m = M.plain(colour, .45)
    for y in (-.08, .08):
        k.box(m, (-.08, y - .008, 0), (.08, y + .008, h), .001)
    k.box(m, (-.007, -.08, 0), (.007, .08, h), .001)
    for z in (0, h - .02):
        k.box(m, (-.14, -.14, z), (.14, .14, z + .02), .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.cyl(m, .014, .02, .034, sx * .115, sy * .115, seg=6)


@piece(.0, .0, 'none')
def duct(w=6.8, r=.2, z=4.6, up=.8):
    """Spiral air duct along x, hung on rods from `up` metres above, with outlets."""
    m = M.plain('#a7abad', .42, 0.0, .6)
    k.cyl(m, r, -w / 2, w / 2, 0, z, axis='x', seg=48)
    n = int(w / .6)
    for i in range(n + 1):
        x = -w / 2 + w * i / n
        k.cyl(m, r + .012, x - .016, x + .016, 0, z, axis='x', seg=48)
    for i in range(5):
        x = -w / 2 + w * (i + .5) / 5
        for s in (-1, 1):
            k.rod(M.plain(STEEL, .5), (x, s * r, z), (x, s * r, z + up), .005, seg=8)
        if i % 2 == 0:
            k.box(M.plain('#3a3b3c', .5), (x - .22, -.09, z - r - .035), (x + .22, .09, z - r + .02), .004)
            for j in range(8):
                k.box(m, (x - .2 + j * .052, -.08, z - r - .04), (x - .19 + j * .052, .08, z - r - .034), 0)


@piece(2.3, .95, 'sofa')
def leather_sofa(w=2.3, d=.95, hide='#9a5f35', seats=3, pillows=('#e3d8c4', '#3c4a50'), throw='#cfc5b2'):
    """Club sofa with rolled arms in worn leather."""
    f = M.leather(hide, .5)
    arm = .21
    k.box(f, (-w / 2 + .03, -d / 2 + .05, .11), (w / 2 - .03, d / 2 - .03, .30), .03, 4)
    for s in (-1, 1):
        x = s * (w / 2 - arm / 2)
        k.box(f, (x - arm * .38, -d / 2 + .02, .12), (x + arm * .38, d / 2 - .04, .56), .03, 3)
        k.cyl(f, arm * .52, -d / 2 + .01, d / 2 - .04, x, .57, axis='y', seg=40, bevel=.02)
        k.cyl(M.metal('#a8884f', .35), .012, -d / 2, -d / 2 + .012, x, .57, axis='y', seg=16)
    sw = (w - 2 * arm) / seats
    for i in range(seats):
        x = -w / 2 + arm + sw * (i + .5)
        k.cushion(f, (sw - .006, d - .26, .17), (x, -.07, .37), puff=.3, wrinkle=.008, round_=.3)
        with k.at(x, d / 2 - .22, .62, rx=-11):
            k.cushion(f, (sw - .008, .2, .46), puff=.1, wrinkle=.009, round_=.4)
    k.cushion(f, (w - .16, .16, .58), (0, d / 2 - .1, .50), puff=.03, wrinkle=.004, round_=.4)
    legs(M.wood('#3b291d', axis='z'), w - .06, d - .08, .12, .026)
    for x, a, c in ((-w / 2 + arm + .24, 12, pillows[0]), (w / 2 - arm - .24, -12, pillows[1])):
        with k.at(x, d / 2 - .40, .645, rot=a, rx=68):
            k.cushion(M.fabric(c, scale=300), (.45, .45, .15), puff=.5, pinch=.72, wrinkle=.008)
    if throw:
        def fn(u, v):
            y = -d / 2 - .01 + v * (d - .22)
            z = .478 + .012 * math.sin(u * 17) - max(0, .08 - v) * 3.2
            return (-w / 2 + arm + .5 + u * .46 + .02 * math.sin(v * 9), y, z)
        k.grid(M.pile(throw, scale=60), fn, 30, 40, thickness=.012)


@piece(.8, .85, 'chair')
def leather_chair(hide='#2f2a27', frame=STEEL):
    """Low lounge chair: leather slung in a steel frame."""
    f, m = M.leather(hide, .45), M.metal(frame, .4)
    for s in (-1, 1):
        x = s * .33
        pts = [(x, -.36, .58), (x, -.36, .02), (x, .34, .02), (x, .40, .58), (x, -.36, .58)]
        for p, q in zip(pts, pts[1:]):
            k.rod(m, p, q, .012)
        for p in pts[:4]:
            k.ball(m, .012, *p)
        k.box(M.leather('#5a3f2c'), (x - .03, -.36, .575), (x + .03, .38, .595), .006)
    for y, z in ((-.36, .36), (.36, .30)):
        k.rod(m, (-.33, y, z), (.33, y, z), .011)
    with k.at(0, -.05, .36, rx=6):
        k.cushion(f, (.60, .62, .13), puff=.2, wrinkle=.006, round_=.35)
    with k.at(0, .33, .64, rx=-18):
        k.cushion(f, (.60, .13, .60), puff=.12, wrinkle=.006, round_=.4)


@piece(2.4, .36)
def pipe_shelf(w=2.4, h=2.5, d=.32, rows=6, wood=OLD_OAK, bays=3):
    """Thick boards on black pipes."""
    m, wd = M.metal(STEEL, .45), M.wood(wood, .5)
    for i in range(bays + 1):
        x = -w / 2 + .06 + i * (w - .12) / bays
        for y in (-d / 2 + .05, d / 2 - .05):
            k.rod(m, (x, y, 0), (x, y, h), .015)
            k.cyl(m, .035, 0, .012, x, y, seg=20)
    for r in range(rows):
        z = .18 + r * (h - .22) / (rows - 1)
        k.box(wd, (-w / 2, -d / 2, z - .034), (w / 2, d / 2, z), .005)
        if r == rows - 1:
            continue
        for b in range(bays):
            cx, cw = -w / 2 + .06 + (b + .5) * (w - .12) / bays, (w - .12) / bays - .06
            p = k.rng.random()
            with k.at(cx, 0, z):
                if r == 0 or p < .5:
                    books(cw, (h - .22) / (rows - 1) - .08, d * .75, rnd(.55, .98))
                elif p < .66:
                    with k.at(-cw * .2, 0, 0):
                        vase(k.rng.choice(('#3c4a50', '#d9cfbd', '#b0603c')), rnd(.16, .26), 5 if r > 2 else 0, k.rng.randint(0, 1))
                    with k.at(cw * .22, 0, 0):
                        books_flat(4)
                elif p < .82:
                    k.box(M.wood('#a37a4c', .7), (-cw * .42, -d * .4, 0), (cw * .42, d * .4, .2), .006)
                    k.box(M.plain('#2a211a', .9), (-.05, -d * .4 - .002, .13), (.05, -d * .4 + .01, .155), 0)
                else:
                    bowl('#3d4a4f', .12)
    with k.at(w * .3, 0, h - .04):
        vase('#d9cfbd', .3, 9)


@piece(1.3, .75)
def cart_table(w=1.25, d=.72, h=.42, wood=OLD_OAK):
    """Factory cart as a low table: planks, iron corners, wheels."""
    n, m = 5, M.metal('#2b2b2c', .5)
    for i in range(n):
        y = -d / 2 + d * i / n
        k.box(M.wood(wood, .55), (-w / 2, y + .003, h - .05), (w / 2, y + d / n - .003, h), .006)
    for x in (-w / 2 + .16, w / 2 - .16):
        k.box(M.wood(wood, .55, 'y'), (x - .05, -d / 2 + .03, h - .12), (x + .05, d / 2 - .03, h - .05), .005)
        for s in (-1, 1):
            k.cyl(m, .13, s * (d / 2 - .09) - .02, s * (d / 2 - .09) + .02, x, .13, axis='y', seg=40, bevel=.006)
            k.box(m, (x - .03, s * (d / 2 - .09) - .035, .12), (x + .03, s * (d / 2 - .09) + .035, h - .1), .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.box(m, (sx * (w / 2 - .05) - .052, sy * (d / 2 - .05) - .052, h - .054), (sx * (w / 2 - .05) + .052, sy * (d / 2 - .05) + .052, h + .003), .002)
    with k.at(-.28, .08, h, 14):
        books_flat(4)
    with k.at(.26, -.05, h):
        vase('#3c4a50', .2, 6)
    with k.at(.02, -.17, h):
        bowl('#b0603c', .12)


@piece(.44, .46, 'chair')
def metal_chair(colour='#37474b'):
    """Stacking chair of pressed sheet metal."""
    m = M.plain(colour, .35, 0.0, .5, .3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.rod(m, (sx * .22, sy * .21, 0), (sx * .16, sy * .16, .44), .012, .02, 10)
    k.box(m, (-.19, -.19, .435), (.19, .19, .455), .01, 3)
    for s in (-1, 1):
        k.rod(m, (s * .165, .17, .44), (s * .19, .225, .82), .014)
    pts = [(-.19 + .38 * i / 10, .225 + .045 * math.sin(math.pi * i / 10), .82) for i in range(11)]
    for p, q in zip(pts, pts[1:]):
        k.rod(m, p, q, .014)

    def fn(u, v):
        return (-.06 + .12 * u, .175 + (.225 + .045 - .175) * v, .45 + .37 * v)
    k.grid(m, fn, 4, 8, thickness=.006)


@piece(.5, .5, 'round')
def loft_arc_lamp(reach=1.5, h=2.15, metal='#26272a', shade='#2f3436'):
    """Lamp on a long bow over a seat; the foot at the origin, the shade `reach` metres towards -y."""
    m = M.metal(metal, .35)
    k.cyl(M.concrete('#8c8984'), .2, 0, .07, seg=48, bevel=.01)
    pts = [(0, -reach * (1 - math.cos(t)) / 1.0 * .62, .07 + (h - .07) * math.sin(t)) for t in [i / 20 * 2.1 for i in range(21)]]
    for p, q in zip(pts, pts[1:]):
        k.rod(m, p, q, .013)
    x, y, z = pts[-1]
    with k.at(x, y, z - .02):
        k.lathe(M.plain(shade, .4), [(.03, 0), (.06, -.01), (.17, -.12), (.2, -.2), (.194, -.2), (.16, -.115), (.05, -.02)], seg=48)
        k.ball(M.glow('#ffe7c4', 6), .045, 0, 0, -.12)
        k.lamp((0, 0, -.22), 14)


@piece(1.5, .45)
def record_console(w=1.5, wood=OLD_OAK):
    """Sideboard with records below, a turntable and an amplifier on top."""
    m, z = M.wood(wood, .45), .7
    for lo, hi in (((-w / 2, -.21, z - .03), (w / 2, .21, z)), ((-w / 2, -.21, .2), (w / 2, .21, .23)), ((-w / 2, .19, .2), (w / 2, .21, z))):
        k.box(m, lo, hi, .004)
    for x in (-w / 2, -w / 6, w / 6, w / 2):
        a = min(max(x, -w / 2 + .015), w / 2 - .015)
        k.box(M.wood(wood, .45, 'z'), (a - .015, -.21, .2), (a + .015, .21, z), .003)
    legs(M.metal(STEEL, .4), w, .38, .2, .012)
    for b in range(3):
        x, end = -w / 2 + b * w / 3 + .03, -w / 2 + (b + 1) * w / 3 - .05
        while x < end - (.12 if b == 1 else 0):
            t = rnd(.004, .009)
            k.box(M.plain(k.rng.choice(('#8b2f2b', '#e3d8c4', '#2f4858', '#c7a76b', '#232426', '#5d7283', '#b0603c', '#d9d3c5')), .6), (x, -.17, .232), (x + t, .15, .535 + rnd(-.004, .004)), 0)
            x += t + .001
    k.box(M.plain('#1d1d1e', .35), (-.52, -.17, z), (-.08, .17, z + .09), .008)
    k.cyl(M.plain('#0d0d0e', .2), .15, z + .09, z + .1, -.33, 0, seg=64)
    k.cyl(M.plain('#b0603c', .5), .05, z + .1, z + .102, -.33, 0, seg=40)
    k.rod(M.metal('#c9c9c9', .25), (-.12, .11, z + .12), (-.22, -.05, z + .11), .005)
    k.box(M.wood('#6b4630'), (.12, -.15, z), (.5, .15, z + .13), .006)
    k.box(M.metal('#c9c7c2', .35), (.14, -.155, z + .015), (.48, -.149, z + .115), .002)
    for i in range(4):
        k.cyl(M.metal('#8e8c88', .3), .016, -.17, -.155, .19 + i * .08, z + .06, axis='y', seg=20)
    with k.at(.64, 0, z):
        vase('#3c4a50', .2, 4)

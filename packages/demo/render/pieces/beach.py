"""The beach house: rattan seats, sun loungers, parasol, surfboard, railings and the shingled roof over the deck."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import legs, piece
from pieces.small import books_flat, bowl, vase

TEAK = '#a98a66'


@piece(.85, .85, 'chair')
def rattan_chair(cane='#c79a63', seat='#efe9dc', pillow=None):
    """Round wicker tub on cane legs, with a seat cushion."""
    shell, cane_m = M.rattan(cane), M.wood(cane, axis='z', contrast=.2)

    def tub(u, v):
        a = math.radians(-35 + 250 * u)
        front = .5 - .5 * math.cos(2 * math.pi * u)
        r = .30 + .11 * v ** .8
        return (math.cos(a) * r, math.sin(a) * r * .95, .26 + v * (.20 + .30 * front ** .8))
    k.grid(shell, tub, 44, 14, thickness=.022)
    rim = [tub(i / 40, 1) for i in range(41)]
    for p, q in zip(rim, rim[1:]):
        k.rod(cane_m, p, q, .017, seg=10)
    k.cyl(shell, .34, .24, .30, seg=48, bevel=.02)
    k.cushion(M.fabric(seat), (.56, .54, .12), (0, -.02, .36), puff=.35, round_=.45)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        k.rod(cane_m, (math.cos(a) * .33, math.sin(a) * .31, 0), (math.cos(a) * .27, math.sin(a) * .25, .26), .015, .02)
    if pillow:
        with k.at(0, .17, .55, rx=68):
            k.cushion(M.fabric(pillow), (.42, .36, .13), puff=.5, pinch=.7)


@piece(2.0, .85, 'sofa')
def boxed_daybed(w=2.0, d=.85, wood='#d9cfbf', mattress='#eee8db', pillows=('#7f9fa8', '#efe9dc', '#c9a877')):
    """Low boxed bed against a wall, with a mattress, back cushions and a throw."""
    k.box(M.wood(wood), (-w / 2, -d / 2, .05), (w / 2, d / 2, .30), .01, 3)
    for i in range(3):
        a = -w / 2 + .03 + i * (w - .06) / 3
        k.box(M.wood(wood), (a + .006, -d / 2 - .012, .08), (a + (w - .06) / 3 - .006, -d / 2 + .01, .27), .004)
    k.cushion(M.fabric(mattress), (w - .02, d - .02, .20), (0, 0, .39), puff=.06, wrinkle=.004, round_=.3)
    for i, c in enumerate(pillows):
        x = -w / 2 + .36 + i * (w - .72) / (len(pillows) - 1)
        with k.at(x, d / 2 - .15, .67, rot=rnd(-6, 6), rx=70):
            k.cushion(M.fabric(c, scale=300), (.52, .44, .16), puff=.5, pinch=.7, wrinkle=.008)
    stripes = M.pile('#efe9dc', '#8aa6ad', 70.0, .5, 0.0, 'stripe')

    def throw(u, v):
        y = -d / 2 - .015 + v * (d * .8)
        return (-w / 4 + u * .5 + .02 * math.sin(v * 8), y, .498 + .008 * math.sin(u * 15) - (.0 if v > .06 else (.06 - v) * 4))
    k.grid(stripes, throw, 26, 36, thickness=.012)


@piece(.75, 2.0, 'bed')
def beach_lounger(wood=TEAK, cushion='#efe9dc', towel='#7f9fa8'):
    """Head towards +y, back raised."""
    m = M.wood(wood, .6, axis='y')
    for s in (-1, 1):
        k.box(m, (s * .33 - .03, -.98, .24), (s * .33 + .03, .95, .31), .008)
        for y in (-.85, .6):
            k.box(M.wood(wood, .6, axis='z'), (s * .33 - .028, y - .03, 0), (s * .33 + .028, y + .03, .25), .006)
    for i in range(15):
        y = -.92 + i * .088
        k.box(M.wood(wood, .6), (-.31, y, .285), (.31, y + .06, .305), .005)
    k.cushion(M.fabric(cushion), (.62, 1.24, .10), (0, -.33, .36), puff=.15, wrinkle=.004, round_=.4)
    with k.at(0, .30, .33, rx=38):
        k.box(M.wood(wood, .6), (-.31, 0, -.02), (.31, .72, .005), .006)
        k.cushion(M.fabric(cushion), (.62, .72, .10), (0, .36, .06), puff=.15, wrinkle=.004, round_=.4)
        k.cushion(M.fabric(towel), (.44, .22, .10), (0, .56, .14), puff=.4, pinch=.5)
    with k.at(0, .62, 0):
        k.rod(M.wood(wood, .6), (-.26, .12, .3), (-.26, .2, .66), .014)
        k.rod(M.wood(wood, .6), (.26, .12, .3), (.26, .2, .66), .014)
    if towel:
        def drape(u, v):
            x = (u - .5) * .86
            over = max(0, abs(x) - .33)
            return (max(-.345, min(.345, x)), -.75 + v * .5 + .012 * math.sin(u * 9), .418 - over * 1.0 + .004 * math.sin(v * 20))
        k.grid(M.pile(towel, '#e9e3d6', 70.0, .5, 0.0, 'stripe'), drape, 30, 20, thickness=.012)


@piece(.6, .6, 'round')
def beach_parasol(r=1.35, h=2.55, cloth='#efe6d3', wood=TEAK):
    """Canvas umbrella on a wooden pole and a stone foot."""
    k.cyl(M.concrete('#b5afa5'), .28, 0, .09, seg=40, bevel=.015)
    k.cyl(M.wood(wood, axis='z'), .026, .09, h + .06)
    n, cover = 8, M.drape(cloth)

    def canvas(u, v):
        a = 2 * math.pi * u
        part = (u * n) % 1.0
        sag = .055 * math.sin(math.pi * part) * v
        rr = r * v * (1 - .06 * math.sin(math.pi * part))
        return (math.cos(a) * rr, math.sin(a) * rr, h - .52 * v ** 1.15 - sag)
    k.grid(cover, canvas, 96, 16)
    for i in range(n):
        a = 2 * math.pi * i / n
        tip = (math.cos(a) * r, math.sin(a) * r, h - .53)
        k.rod(M.wood(wood), (0, 0, h - .03), tip, .010, .007, 8)
        k.rod(M.wood(wood), (0, 0, h - .62), (tip[0] * .5, tip[1] * .5, h - .255), .007, seg=8)
    k.ball(M.wood(wood), .04, 0, 0, h + .08)


@piece(2.0, .85, 'sofa')
def deck_sofa(w=2.0, d=.82, wood=TEAK, cushion='#ece5d8', pillows=('#7f9fa8', '#c9a877')):
    m = M.wood(wood, .55)
    for s in (-1, 1):
        for y in (-d / 2 + .04, d / 2 - .04):
            k.box(M.wood(wood, .55, axis='z'), (s * (w / 2 - .035) - .03, y - .03, 0), (s * (w / 2 - .035) + .03, y + .03, .60 if y < 0 else .74), .006)
        k.box(M.wood(wood, .55, axis='y'), (s * (w / 2 - .035) - .04, -d / 2, .60), (s * (w / 2 - .035) + .04, d / 2, .635), .008)
    k.box(m, (-w / 2 + .03, -d / 2 + .02, .22), (w / 2 - .03, d / 2 - .02, .27), .006)
    for z in (.42, .55, .68):
        k.box(m, (-w / 2 + .05, d / 2 - .055, z), (w / 2 - .05, d / 2 - .025, z + .06), .006)
    sw = (w - .16) / 2
    for i in (0, 1):
        x = -w / 2 + .08 + sw * (i + .5)
        k.cushion(M.fabric(cushion), (sw - .01, d - .14, .15), (x, -.03, .345), puff=.25, wrinkle=.005, round_=.35)
        with k.at(x, d / 2 - .16, .60, rx=-10):
            k.cushion(M.fabric(cushion), (sw - .02, .15, .40), puff=.08, wrinkle=.006, round_=.4)
        with k.at(x + (.2 if i else -.2), d / 2 - .32, .58, rot=rnd(-10, 10), rx=68):
            k.cushion(M.fabric(pillows[i], scale=300), (.44, .42, .14), puff=.5, pinch=.7)


@piece(1.0, .6)
def deck_table(w=1.0, d=.6, h=.36, wood=TEAK):
    m = M.wood(wood, .55)
    for i in range(6):
        y = -d / 2 + i * d / 6
        k.box(m, (-w / 2, y + .004, h - .03), (w / 2, y + d / 6 - .004, h), .005)
    legs(M.wood(wood, .55, axis='z'), w, d, h - .03, .025, .07, 0, .025)
    k.box(m, (-w / 2 + .05, -d / 2 + .05, h - .08), (w / 2 - .05, d / 2 - .05, h - .03), .004)
    with k.at(-.22, .05, h, 15):
        books_flat(2)
    with k.at(.25, -.08, h):
        bowl('#8fb0b3', .13)
    with k.at(.08, .14, h):
        k.cyl(M.plain('#f3efe6', .5), .04, 0, .11, bevel=.006)


@piece(.5, .2)
def beach_surfboard(h=2.15, w=.52, colour='#f1ece0', stripe='#5f97a3', lean=9):
    """Leans with its back against a wall behind (+y)."""
    with k.at(0, 0, .02, rx=-lean):
        def outline(v):
            return w / 2 * max(0.0, 1 - abs(2 * v - .92) ** 2.4) ** .62

        def skin(sign):
            def fn(u, v):
                a = 2 * u - 1
                half = outline(v)
                return (a * half, sign * .032 * math.sqrt(max(0, 1 - a * a)) * min(1, half / .1) - .10 * (v - .5) ** 2 * 1.4 * (v > .5), v * h)
            return fn
        for s in (-1, 1):
            k.grid(M.plain(colour, .25, coat=.5), skin(s), 20, 60)
        for x, ww in ((0.0, .012), (-.11, .03), (.11, .03)):
            def band(u, v, x=x, ww=ww):
                vv = .12 + .76 * v
                half = outline(vv)
                xx = x * half / (w / 2) + (u - .5) * 2 * ww
                a = min(.99, abs(xx) / max(half, .01))
                return (xx, -.033 * math.sqrt(1 - a * a) - .0012 - .14 * (vv - .5) ** 2 * (vv > .5), vv * h)
            k.grid(M.plain(stripe if x else '#b98f5e', .3), band, 4, 50)


@piece(.3, .3, 'round')
def beach_lantern(h=.45, frame='#3b3a37'):
    m = M.metal(frame, .5)
    s = h * .26
    for z in (.0, h * .72):
        k.box(m, (-s, -s, z), (s, s, z + .025), .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.rod(m, (sx * (s - .01), sy * (s - .01), 0), (sx * (s - .01), sy * (s - .01), h * .74), .008, seg=8)
    k.lathe(m, [(s * 1.1, h * .745), (s * .35, h * .9), (.001, h * .9)], seg=4 * 6)
    k.cyl(M.plain('#efe6d2', .5), s * .5, .025, h * .38, bevel=.006)
    for i in range(10):
        a, b = math.pi * i / 10, math.pi * (i + 1) / 10
        k.rod(m, (math.cos(a) * s * .5, 0, h * .9 + math.sin(a) * s * .6), (math.cos(b) * s * .5, 0, h * .9 + math.sin(b) * s * .6), .005, seg=8)


@piece(.0, .0, 'none')
def deck_railing(w=4.0, wood='#e9e4d8', h=1.0):
    """Posts, a flat handrail and tight steel cables along x."""
    m, n = M.wood(wood, .5, axis='z', contrast=.12), max(2, round(w / 1.5) + 1)
    for i in range(n):
        x = -w / 2 + w * i / (n - 1)
        k.box(m, (x - .04, -.04, -.3), (x + .04, .04, h - .03), .008)
    k.box(M.wood('#b59a77', .5), (-w / 2 - .06, -.065, h - .03), (w / 2 + .06, .065, h + .01), .008)
    steel = M.metal('#c4c6c6', .3)
    for j in range(6):
        z = .12 + j * .14
        k.rod(steel, (-w / 2, 0, z), (w / 2, 0, z), .0035, seg=8)


@piece(.0, .0, 'none')
def beach_roof(w=11.4, d=6.8, eave=3.0, rise=2.0, shingle='#9a9388', wall='#dfe3e1'):
    """Gable roof over the house, ridge along x, with boarded gable ends and rafters under the eaves."""
    tiles = M.tiles(shingle, '#6c665d', .22, .19, .9, .16, .012, 0.0, 'wall', True)
    for s in (-1, 1):
        a, b = s * d / 2, 0
        k.mesh(tiles, [(-w / 2, a, eave), (w / 2, a, eave), (w / 2, b, eave + rise), (-w / 2, b, eave + rise)], [(0, 1, 2, 3)])
        k.box(M.plain('#f4f1ea', .4), (-w / 2, a - .02, eave - .16), (w / 2, a + .02, eave + .02), .004)
        for x in (-w / 2, w / 2):
            k.mesh(M.plain('#f4f1ea', .4), [(x, a, eave - .14), (x, b, eave + rise - .14), (x, b, eave + rise + .03), (x, a, eave + .03)], [(0, 1, 2, 3)])
    for s in (-1, 1):
        x = s * (w / 2 - .45)
        k.mesh(M.mat(('boards', wall, '#c9cfce', .16, 'h', .6, .3)), [(x, -d / 2 + .4, eave - .2), (x, d / 2 - .4, eave - .2), (x, 0, eave + rise - .06)], [(0, 1, 2)])
    soffit = M.boards('#f3f0e9', '#e2ddd2', .12, 'x', .5, .4)
    k.mesh(soffit, [(-w / 2, -d / 2, eave - .13), (w / 2, -d / 2, eave - .13), (w / 2, -d / 2 + .62, eave - .13), (-w / 2, -d / 2 + .62, eave - .13)], [(0, 1, 2, 3)])


@piece(.0, .0, 'none')
def ceiling_beams(w=7.0, d=5.5, n=5, z=2.6, size=(.10, .16), wood='#f3f0e9', contrast=.08):
    """Beams across (along y) under a ceiling; z = their underside."""
    m = M.wood(wood, .5, axis='y', contrast=contrast)
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        k.box(m, (x - size[0] / 2, -d / 2, z), (x + size[0] / 2, d / 2, z + size[1]), .008)


@piece(1.3, 1.3, 'round')
def round_dining_table(r=.62, h=.75, top='#cdb592', leg='#efece4'):
    """Round table on a turned foot, with a vase and fruit."""
    k.cyl(M.wood(top), r, h - .035, h, seg=72, bevel=.012)
    m = M.plain(leg, .45)
    k.lathe(m, [(.001, .10), (.09, .10), (.07, .18), (.05, .30), (.075, .42), (.055, .56), (.10, .70), (.30, h - .036)], seg=48)
    for i in range(4):
        with k.at(rot=45 + 90 * i):
            k.rod(m, (.03, 0, .16), (.42, 0, .035), .04, .03)
            k.ball(m, .035, .42, 0, .032)
    with k.at(.05, .08, h):
        vase('#8fb0b3', .22, 9)
    with k.at(-.18, -.12, h):
        bowl('#efe9dc', .15)
        for i in range(5):
            k.ball(M.plain(k.rng.choice(['#d9a441', '#cf7a3c', '#b7b053']), .45), .036, math.cos(i * 1.26) * .055, math.sin(i * 1.26) * .055, .06)


@piece(1.0, .36)
def planter_grass(w=.9, d=.34, h=.42, box='#b7ab9a', tall=.75):
    """Wooden trough with grasses."""
    m = M.wood(box, .7)
    k.box(m, (-w / 2, -d / 2, .02), (w / 2, d / 2, h), .01)
    k.box(M.plain('#4a3c2e', 1), (-w / 2 + .03, -d / 2 + .03, h - .03), (w / 2 - .03, d / 2 - .03, h + .002), 0)
    green = M.leaf('#6f8050', '#b2b076')
    for i in range(int(w / .035)):
        vs, fs = [], []
        for _ in range(9):
            a, lean, hh = rnd(0, 6.28), rnd(.15, .7), tall * rnd(.55, 1)
            at = len(vs)
            for j in range(5):
                t = j / 4
                out, ww = lean * hh * t * t, .005 * (1 - t * .85)
                px, py, z = math.cos(a) * out, math.sin(a) * out, hh * (t - .25 * lean * t * t)
                vs += [(px - math.sin(a) * ww, py + math.cos(a) * ww, z), (px + math.sin(a) * ww, py - math.cos(a) * ww, z)]
            fs += [(at + 2 * j, at + 2 * j + 1, at + 2 * j + 3, at + 2 * j + 2) for j in range(4)]
        with k.at(rnd(-w / 2 + .07, w / 2 - .07), rnd(-d / 2 + .07, d / 2 - .07), h - .02):
            k.mesh(green, vs, fs, smooth=180)


@piece(.8, .2, 'none')
def wall_shelf_jars(w=.8, z=1.45, wood='#c9ab80'):
    """Two boards on the wall with jars, cups and bowls."""
    for i in range(2):
        zz = z + i * .32
        k.box(M.wood(wood), (-w / 2, -.2, zz), (w / 2, 0, zz + .028), .004)
        x = -w / 2 + .09
        while x < w / 2 - .06:
            c = k.rng.choice(['#efe9dc', '#a9c0c2', '#d9c7a6', '#7f9fa8'])
            with k.at(x, -.1, zz + .028):
                if k.rng.random() < .5:
                    k.lathe(M.plain(c, .4), [(.001, 0), (.038, 0), (.042, rnd(.08, .15)), (.036, .08), (.001, .012)])
                else:
                    k.cyl(M.plain(c, .4), .045, 0, rnd(.1, .17), bevel=.008)
            x += rnd(.11, .15)

"""The townhouse: fireplace, piano, chandelier, chesterfield, wing chair, dining table, sideboard, globe."""
import math

import kit as k
import materials as M
from pieces.common import legs, piece
from pieces.panelling import moulding
from pieces.small import books_flat, bowl, vase


@piece(1.6, .35)
def fireplace(w=1.5, h=1.18, stone=('marble', '#efece6', '#9b948c'), fire=False):
    """Marble surround with mantelshelf, cast-iron arch and grate, slate hearth; its back on a wall at y=+.17."""
    m = M.mat(stone)
    for s in (-1, 1):
        x = s * (w / 2 - .13)
        k.box(m, (x - .11, -.05, .0), (x + .11, .17, h - .06), .006)
        k.box(m, (x - .13, -.07, .0), (x + .13, .17, .14), .006)
        k.box(m, (x - .07, -.062, .22), (x + .07, -.04, h - .36), .008, 3)
        k.box(m, (x - .12, -.075, h - .28), (x + .12, -.03, h - .08), .008, 3)
    k.box(m, (-w / 2 + .02, -.045, h - .28), (w / 2 - .02, .17, h - .06), .006)
    k.box(m, (-.3, -.058, h - .25), (.3, -.04, h - .1), .008, 3)
    k.box(m, (-w / 2 - .05, -.12, h - .06), (w / 2 + .05, .17, h - .02), .012, 3)
    k.box(m, (-w / 2 - .1, -.16, h - .02), (w / 2 + .1, .17, h + .02), .010, 3)
    iron = M.plain('#26272a', .45, .6)
    inner, top = w / 2 - .24, h - .28
    pts = [(-.27, 0)] + [(-math.cos(math.pi * i / 20) * .27, .46 + math.sin(math.pi * i / 20) * .2) for i in range(21)] + [(.27, 0)]
    for (ax, az), (bx, bz) in zip(pts, pts[1:]):
        k.mesh(iron, [(ax, .04, az), (bx, .04, bz), (bx * 1.0 * inner / .27, .04, min(top, bz * top / .66)), (ax * inner / .27, .04, min(top, az * top / .66))], [(0, 1, 2, 3)])
        k.mesh(M.plain('#17171a', .8), [(ax, .04, az), (bx, .04, bz), (bx * .8, .16, bz * .9), (ax * .8, .16, az * .9)], [(0, 1, 2, 3)])
        k.rod(iron, (ax, .035, az), (bx, .035, bz), .012, seg=10)
    k.box(M.plain('#131315', .9), (-.27, .155, 0), (.27, .165, .64), 0)
    for i in range(7):
        x = -.18 + i * .06
        k.rod(iron, (x, 0, .10), (x, 0, .24), .007, seg=8)
    for z in (.10, .24):
        k.rod(iron, (-.2, .0, z), (.2, .0, z), .010)
    bark = M.bark('#6a5040')
    for x0, y, z, x1 in ((-.19, .05, .15, .17), (-.15, .10, .16, .19), (-.12, .07, .24, .16)):
        k.rod(bark, (x0, y, z), (x1, y + .01, z + .02), .045, .04, 14)
    k.box(M.plain('#33353a', .5), (-w / 2 - .08, -.55, 0), (w / 2 + .08, .0, .025), .006)
    with k.at(-w / 2 + .15, .02, h + .02):
        vase('#5d7a80', .22, 6)
    with k.at(w / 2 - .2, .03, h + .02):
        for x, hh in ((-.08, .24), (.05, .17)):
            k.lathe(M.metal('#b08d57', .3), [(.001, 0), (.045, 0), (.04, .015), (.012, .03), (.010, hh), (.022, hh + .01), (.001, hh + .012)], x=x)
            k.cyl(M.plain('#efe9da', .6), .011, hh + .01, hh + .14, x, 0, seg=14)


@piece(1.5, .62)
def upright_piano(w=1.48, colour='#2b211b', h=1.22):
    m = M.plain(colour, .22, coat=.4)
    k.box(m, (-w / 2, -.02, 0), (w / 2, .3, h), .008, 3)
    k.box(m, (-w / 2 - .01, -.06, h - .02), (w / 2 + .01, .31, h + .015), .006)
    for s in (-1, 1):
        a, b = sorted((s * w / 2, s * (w / 2 - .07)))
        k.box(m, (a, -.32, .58), (b, 0, .78), .010, 3)
        k.box(m, (a, -.3, 0), (b, -.23, .6), .008)
        k.box(m, (a, -.32, 0), (b, .0, .05), .008)
    k.box(m, (-w / 2 + .05, -.31, .60), (w / 2 - .05, 0, .66), .006)
    k.box(m, (-w / 2 + .06, -.05, .76), (w / 2 - .06, -.02, .80), .004)
    n = 52
    x0, kw = -w / 2 + .08, (w - .16) / 52
    ivory, ebony = M.plain('#f4f0e4', .25), M.plain('#121212', .25)
    for i in range(n):
        k.box(ivory, (x0 + i * kw + .0006, -.28, .66), (x0 + (i + 1) * kw - .0006, -.12, .683), .002)
        if i % 7 not in (1, 4) and i < n - 1:
            k.box(ebony, (x0 + (i + 1) * kw - .006, -.22, .68), (x0 + (i + 1) * kw + .006, -.12, .697), .002)
    moulding(m, -w / 2 + .1, w / 2 - .1, .12, .5)
    with k.at(0, -.02):
        moulding(m, -w / 2 + .1, w / 2 - .1, .84, h - .06)
    with k.at(0, -.07, .82, rx=-14):
        k.box(M.plain('#f2ede0', .8), (-.23, -.004, 0), (-.004, 0, .3), .001)
        k.box(M.plain('#ece6d6', .8), (.004, -.004, 0), (.23, 0, .3), .001)
        for s in (-1, 1):
            for i in range(6):
                z = .05 + i * .04
                k.box(M.plain('#6d675e', .8), (s * .12 - .09, -.005, z), (s * .12 + .09, -.0045, z + .006), 0)
    with k.at(.4, .12, h + .015):
        vase('#d8cbb8', .22, 8)
    with k.at(-.45, .12, h + .015, 8):
        books_flat(3)


@piece(.9, .9, 'none', hangs=True)
def chandelier(H=3.2, drop=1.0, arms=8, r=.42, brass='#b08d57'):
    m, z = M.metal(brass, .28), H - drop
    k.rod(m, (0, 0, z), (0, 0, H), .008)
    k.lathe(m, [(.001, H - .04), (.05, H - .03), (.06, H)], seg=32)
    k.lathe(m, [(.001, z - .16), (.03, z - .15), (.05, z - .1), (.03, z - .04), (.022, z + .05), (.045, z + .1), (.02, z + .16), (.008, z + .2)], seg=32)
    for i in range(arms):
        with k.at(0, 0, z - .05, i * 360 / arms):
            pts = [(.03 + (r - .03) * t, 0, -.10 * math.sin(t * math.pi) + .05 * t) for t in [j / 10 for j in range(11)]]
            for p, q in zip(pts, pts[1:]):
                k.rod(m, p, q, .008, seg=10)
            k.lathe(m, [(.001, .05), (.035, .055), (.04, .07), (.012, .075)], x=r)
            k.cyl(M.plain('#f1ebdc', .6), .011, .07, .16, r, 0, seg=14)
            k.ball(M.glow('#ffe7c4', 6), .016, r, 0, .185, 1.6, 2)


@piece(2.3, .95, 'sofa')
def chesterfield(w=2.2, d=.92, colour='#35544b', leather=False, pillows=('#c9a15a', '#e7e0d2'), leg='#4a3020'):
    """Rolled arms as high as the buttoned back."""
    f = M.leather(colour) if leather else M.fabric(colour, mottle=.3)
    k.box(f, (-w / 2 + .12, -d / 2 + .07, .12), (w / 2 - .12, d / 2 - .04, .32), .035, 4)
    for s in (-1, 1):
        k.box(f, (s * (w / 2 - .11) - .09, -d / 2 + .06, .12), (s * (w / 2 - .11) + .09, d / 2 - .06, .60), .05, 4)
        k.cyl(f, .115, -d / 2 + .04, d / 2 - .05, s * (w / 2 - .11), .63, seg=32, bevel=.03, axis='y')
    k.box(f, (-w / 2 + .1, d / 2 - .22, .3), (w / 2 - .1, d / 2 - .06, .66), .05, 4)
    k.cyl(f, .115, -w / 2 + .08, w / 2 - .08, d / 2 - .14, .64, seg=32, bevel=.03, axis='x')
    dark = M.plain(colour, .7)
    for r in range(2):
        for i in range(9):
            x = -w / 2 + .32 + (i + .5 * (r % 2)) * (w - .64) / 8.6
            k.ball(dark, .013, x, d / 2 - .225, .48 + r * .11, 1, 2)
    seats = 3
    sw = (w - .44) / seats
    for i in range(seats):
        k.cushion(f, (sw - .008, d - .32, .15), (-w / 2 + .22 + sw * (i + .5), -.08, .375), puff=.22, wrinkle=.004, round_=.32)
    for (x, a), c in zip(((-w / 2 + .46, 12), (w / 2 - .46, -14)), pillows):
        with k.at(x, d / 2 - .36, .63, rot=a, rx=66):
            k.cushion(M.fabric(c, scale=300), (.44, .44, .15), puff=.5, pinch=.72, wrinkle=.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.rod(M.wood(leg, axis='z'), (sx * (w / 2 - .16), sy * (d / 2 - .12), 0), (sx * (w / 2 - .16), sy * (d / 2 - .12), .13), .02, .035)


@piece(.85, .9, 'chair')
def wing_chair(colour='#8a4f36', leather=True, leg='#4a3020'):
    f = M.leather(colour) if leather else M.fabric(colour)
    k.box(f, (-.33, -.34, .16), (.33, .32, .30), .035, 3)
    k.cushion(f, (.54, .58, .15), (0, -.06, .375), puff=.3, round_=.35)
    with k.at(0, .28, .74, rx=-10):
        k.cushion(f, (.62, .15, .86), puff=.06, round_=.45)
        for s in (-1, 1):
            with k.at(s * .31, -.14, .16, rot=s * -14):
                k.cushion(f, (.10, .32, .50), puff=.06, round_=.45)
    for s in (-1, 1):
        k.cushion(f, (.13, .62, .34), (s * .345, -.04, .42), puff=.05, round_=.42)
        k.cyl(f, .075, -.35, .27, s * .345, .585, seg=24, bevel=.02, axis='y')
    legs(M.wood(leg, axis='z'), .68, .66, .17, .022, .06, .02)


@piece(2.2, 1.0)
def long_table(w=2.2, d=1.0, h=.76, wood='#6f4528', places=3):
    """Dining table on two turned pedestals, laid for a meal."""
    m = M.wood(wood, .3, coat=.3)
    k.box(m, (-w / 2, -d / 2, h - .035), (w / 2, d / 2, h), .012, 3)
    for s in (-1, 1):
        with k.at(s * w * .27, 0):
            k.lathe(M.wood(wood, .3, axis='z'), [(.001, .14), (.10, .14), (.075, .22), (.05, .34), (.085, .46), (.06, .58), (.12, h - .035)], seg=40)
            for i in range(3):
                with k.at(rot=i * 120 + (0 if s > 0 else 180)):
                    k.rod(M.wood(wood, .3), (.03, 0, .19), (.40, 0, .035), .04, .026)
                    k.ball(M.metal('#b08d57', .3), .032, .40, 0, .03)
    china, rim = M.plain('#f6f4ee', .25), M.plain('#c3cdd2', .3)
    for i in range(places):
        x = -w / 2 + w * (i + .5) / places
        for s in (-1, 1):
            with k.at(x, s * (d / 2 - .2), h, 0 if s < 0 else 180):
                k.cyl(rim, .14, 0, .010, seg=48, bevel=.005)
                k.cyl(china, .125, .010, .014, seg=48, bevel=.002)
                k.cyl(china, .09, .014, .024, seg=48, bevel=.004)
                for dx in (-.185, .185):
                    k.box(M.metal('#cfcfcf', .2), (dx - .008, -.09, .001), (dx + .008, .09, .005), .002)
                glass = M.pane('#eef3f2', .5)
                k.lathe(glass, [(.03, .003), (.004, .008), (.004, .09), (.035, .12), (.04, .16), (.034, .20)], x=.2, y=.16, seg=24)
    with k.at(0, 0, h):
        vase('#efe9dc', .26, 12)
    for x in (-.42, .42):
        with k.at(x, 0, h):
            k.lathe(M.metal('#b08d57', .3), [(.001, 0), (.05, 0), (.045, .015), (.012, .04), (.010, .22), (.024, .23), (.001, .232)])
            k.cyl(M.plain('#efe9da', .6), .011, .23, .42, seg=14)


@piece(1.7, .48)
def sideboard(w=1.7, wood='#6f4528', h=.9):
    m = M.wood(wood, .3, coat=.3)
    k.box(m, (-w / 2, -.22, .14), (w / 2, .22, h - .03), .008)
    k.box(m, (-w / 2 - .03, -.245, h - .03), (w / 2 + .03, .23, h), .010, 3)
    n = 4
    for i in range(n):
        a, b = -w / 2 + .02 + i * (w - .04) / n, -w / 2 + .02 + (i + 1) * (w - .04) / n
        for z0, z1 in ((.17, .60), (.62, h - .06)):
            k.box(m, (a + .006, -.236, z0), (b - .006, -.21, z1), .005)
            if z1 < .7:
                k.box(m, (a + .05, -.243, z0 + .05), (b - .05, -.23, z1 - .05), .008, 3)
            k.ball(M.metal('#b08d57', .3), .014, (a + b) / 2, -.25, (z0 + z1) / 2 if z1 > .7 else z1 - .08)
    legs(M.wood(wood, axis='z'), w, .42, .15, .024, .05, .0)
    with k.at(-w / 2 + .28, 0, h):
        bowl('#3f5a66', .16)
        for i in range(5):
            k.ball(M.plain(k.rng.choice(['#b7b053', '#c8752f', '#a8432f']), .4), .037, math.cos(i * 1.26) * .06, math.sin(i * 1.26) * .06, .066)
    with k.at(w / 2 - .3, .02, h):
        k.lathe(M.plain('#d8cbb8', .35), [(.001, 0), (.08, 0), (.09, .03), (.06, .13), (.02, .19), (.012, .28)])
        k.lathe(M.shade('#f3ead9'), [(.16, .24), (.115, .48)], seg=40)
    with k.at(.05, .03, h):
        k.box(M.metal('#c4c4c4', .2), (-.2, -.13, 0), (.2, .13, .012), .004)
        for x, c in ((-.1, '#7a4a2e'), (.02, '#a86f3a')):
            k.lathe(M.plain(c, .15), [(.001, .012), (.045, .012), (.05, .12), (.018, .17), (.016, .22), (.001, .225)], x=x)
        k.lathe(M.pane('#eef3f2', .5), [(.03, .012), (.036, .1)], x=.13, seg=24)


@piece(.5, .5, 'round')
def globe_stand(h=.98, wood='#6f4528'):
    m = M.wood(wood, axis='z')
    for i in range(3):
        a = math.radians(90 + 120 * i)
        k.rod(m, (math.cos(a) * .2, math.sin(a) * .2, 0), (math.cos(a) * .1, math.sin(a) * .1, h - .3), .014, .018)
    for i in range(36):
        a, b = 2 * math.pi * i / 36, 2 * math.pi * (i + 1) / 36
        k.rod(m, (math.cos(a) * .23, math.sin(a) * .23, h - .26), (math.cos(b) * .23, math.sin(b) * .23, h - .26), .016, seg=8)
    k.ball(M.globe_map(), .2, 0, 0, h - .22, 1, 4)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        k.rod(m, (math.cos(a) * .1, math.sin(a) * .1, h - .31), (math.cos(a) * .22, math.sin(a) * .22, h - .26), .012)

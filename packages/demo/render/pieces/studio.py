"""A small flat's furniture in birch: folding table and chairs, open room divider, bicycle, day bed, laptop."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.shoes import shoes
from pieces.small import books, books_flat, leaf_mesh, vase

BIRCH = '#d9bd93'


@piece(1.1, .75)
def folding_table(w=1.1, d=.75, wood=BIRCH, dress=True):
    """Gate-leg table of birch: two leaves on hinges, legs that swing in."""
    m = M.wood(wood, .42, 'x', .18)
    z = .74
    for a, b in ((-w / 2, -.17), (-.166, .166), (.17, w / 2)):
        k.box(m, (a, -d / 2, z - .026), (b, d / 2, z), .006, 3)
    lm = M.wood(wood, .42, 'z', .18)
    for x in (-.13, .13):
        for y in (-d / 2 + .08, d / 2 - .08):
            k.box(lm, (x - .022, y - .022, 0), (x + .022, y + .022, z - .026), .004)
    k.box(m, (-.15, -d / 2 + .06, .1), (.15, -d / 2 + .1, .14), .003)
    k.box(m, (-.15, d / 2 - .1, .1), (.15, d / 2 - .06, .14), .003)
    k.box(m, (-.15, -d / 2 + .07, z - .16), (.15, d / 2 - .07, z - .03), .003)
    for s, y in ((-1, .05), (1, -.05)):
        x = s * (w / 2 - .12)
        k.box(lm, (x - .02, y - .02, 0), (x + .02, y + .02, z - .026), .004)
        k.rod(lm, (s * .13, y, .13), (x, y, .13), .014)
        k.rod(lm, (s * .13, y, z - .1), (x, y, z - .1), .014)
    if dress:
        with k.at(.02, .05, z):
            vase('#f0c648', .16, 7)
        for s in (-1, 1):
            with k.at(s * .33, -.02 * s, z, s * 20):
                k.cyl(M.plain('#f6f4ef', .25), .11, 0, .01, seg=48, bevel=.004)
                k.lathe(M.plain('#fbfaf6', .3), [(.001, .01), (.03, .01), (.042, .07), (.038, .07), (.028, .016), (.001, .016)], y=.0)


@piece(.44, .46, 'chair')
def folding_chair(colour='#e2b437', metal='#f1efe9'):
    """Slatted folding chair."""
    m, w = M.metal(metal, .4), M.plain(colour, .42)
    for s in (-1, 1):
        x = s * .2
        k.rod(m, (x, -.2, 0), (x, .2, .82), .011)
        k.rod(m, (x * .9, .22, 0), (x * .9, -.19, .44), .011)
    k.rod(m, (-.2, .02, .45), (.2, .02, .45), .008)
    k.rod(m, (-.18, .2, .03), (.18, .2, .03), .008)
    for i in range(6):
        y = -.19 + i * .067
        k.box(w, (-.205, y, .445), (.205, y + .056, .463), .004)
    for z in (.62, .69, .76):
        y = -.2 + .4 * z / .82
        with k.at(0, y - .012, z, rx=-26):
            k.box(w, (-.21, -.008, -.027), (.21, .008, .027), .004)


@piece(1.5, .36)
def open_shelf(w=1.5, h=1.75, d=.34, cols=4, rows=5, wood=BIRCH):
    """Room divider without a back: books, boxes and plants seen from both sides."""
    mz, mx = M.wood(wood, .42, 'z', .18), M.wood(wood, .42, 'x', .18)
    t = .012
    for i in range(cols + 1):
        x = -w / 2 + i * w / cols
        k.box(mz, (x - t, -d / 2, 0), (x + t, d / 2, h), .002)
    for r in range(rows + 1):
        z = .03 + r * (h - .04) / rows
        k.box(mx, (-w / 2, -d / 2, z - t), (w / 2, d / 2, z + t), .002)
    cw, ch = w / cols - .03, (h - .04) / rows - .03
    for r in range(rows):
        for c in range(cols):
            x, z = -w / 2 + (c + .5) * w / cols, .03 + r * (h - .04) / rows + t
            p = k.rng.random() if r else .9
            with k.at(x, 0, z):
                if p < .42:
                    books(cw, ch, d * .75, rnd(.5, .9))
                elif p < .56:
                    vase(k.rng.choice(['#f3efe6', '#e2b437', '#8aa0a8']), ch * .5, 5 if r > 2 else 0, k.rng.randint(0, 1))
                elif p < .7:
                    with k.at(0, 0, 0, rnd(-8, 8)):
                        books_flat(5)
                elif p > .78:
                    c2 = k.rng.choice(['#e2b437', '#efece4', '#cfd4d2', '#b9a27c'])
                    k.box(M.fabric(c2, scale=300), (-cw / 2 + .01, -d / 2 + .01, 0), (cw / 2 - .01, d / 2 - .01, ch * .82), .012, 3)
                    for s in (-1, 1):
                        k.cyl(M.metal('#8f8b84', .4), .014, s * (d / 2 - .012), s * (d / 2 - .012) + .006, 0, ch * .55, axis='y')
    with k.at(w / 4, 0, h):
        trailing_plant()
    with k.at(-w / 4, .02, h):
        vase('#f3efe6', .26, 0, 1)


def trailing_plant(n=16, length=.55, pot='#f1ede4'):
    """Pot with hanging shoots."""
    k.lathe(M.plain(pot, .5), [(.001, 0), (.07, 0), (.095, .14), (.088, .14), (.08, .12), (.001, .12)])
    m = M.leaf('#4f7f3e', '#86ac5e')
    for i in range(n):
        a = i * 137.5
        ln = length * rnd(.35, 1)
        with k.at(0, 0, .12, a):
            prev = (0, 0, 0)
            for j in range(1, 11):
                t = j / 10
                out = .07 + .07 * min(1, t * 3)
                p = (out, .02 * math.sin(t * 5 + i), .07 * math.sin(min(1, t * 3) * 2.2) - max(0, t - .22) * ln)
                k.rod(M.plain('#6c8650', .8), prev, p, .0025, seg=5)
                with k.at(*p, rot=rnd(-90, 90), ry=rnd(10, 60)):
                    leaf_mesh(rnd(.045, .07), rnd(.018, .026), m, .3)
                prev = p


@piece(1.75, .5, 'none')
def bicycle(frame='#e2b437', z=0.0):
    """City bicycle seen from its side; stands at z, wheels along x."""
    fm, bk, ch = M.plain(frame, .3, 0, .5, .4), M.plain('#191919', .6), M.metal('#c9c9c9', .25)
    R = .335
    with k.at(0, 0, z):
        for x in (-.51, .51):
            n = 40
            for i in range(n):
                a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
                for r, rad, m in ((R, .016, bk), (R - .022, .009, ch)):
                    k.rod(m, (x + r * math.cos(a), 0, R + r * math.sin(a)), (x + r * math.cos(b), 0, R + r * math.sin(b)), rad, seg=8)
            for i in range(18):
                a = 2 * math.pi * i / 18
                k.rod(ch, (x, .02 * (-1) ** i, R), (x + (R - .02) * math.cos(a), 0, R + (R - .02) * math.sin(a)), .0012, seg=4)
            k.cyl(ch, .022, -.04, .04, x, R, axis='y')
        bb, seat, head, fork = (-.06, 0, .29), (-.2, 0, .78), (.36, 0, .80), (.51, 0, R)
        for p, q, r in ((bb, seat, .016), (seat, head, .016), (bb, (.39, 0, .70), .018), (head, (.40, 0, .66), .02)):
            k.rod(fm, p, q, r)
        for s in (-1, 1):
            k.rod(fm, (bb[0], s * .02, bb[2]), (-.51, s * .045, R), .009)
            k.rod(fm, (seat[0], s * .015, seat[2] - .03), (-.51, s * .045, R), .008)
            k.rod(fm, (.405, s * .03, .67), (.51, s * .045, R), .011)
        k.rod(ch, seat, (-.225, 0, .9), .013)
        with k.at(-.23, 0, .92):
            k.cushion(M.leather('#7a4a2e'), (.27, .15, .06), puff=.3, wrinkle=.001, n=6)
        k.rod(ch, head, (.345, 0, .95), .012)
        k.rod(ch, (.345, -.24, .97), (.345, .24, .97), .011)
        for s in (-1, 1):
            k.rod(ch, (.345, s * .24, .97), (.25, s * .28, .95), .011)
            k.rod(M.leather('#7a4a2e'), (.27, s * .274, .953), (.16, s * .30, .94), .016)
        k.cyl(ch, .085, -.055, -.045, bb[0], bb[2], axis='y', seg=40)
        for s, a in ((-1, 1), (1, -1)):
            k.rod(ch, (bb[0], s * .05, bb[2]), (bb[0] + a * .15, s * .06, bb[2] - .07 * a), .009)
            k.box(bk, (bb[0] + a * .15 - .045, s * .11 - .045, bb[2] - .07 * a - .012), (bb[0] + a * .15 + .045, s * .11 + .045, bb[2] - .07 * a + .012), .004)
        for i in range(14):
            a, b = math.radians(20 + i * 10), math.radians(30 + i * 10)
            k.rod(fm, (-.51 + (R + .03) * math.cos(a), 0, R + (R + .03) * math.sin(a)), (-.51 + (R + .03) * math.cos(b), 0, R + (R + .03) * math.sin(b)), .018, seg=8)


@piece(1.4, .7)
def laptop(z=.745):
    """An open laptop and a cup on a table top at z."""
    with k.at(0, 0, z):
        k.box(M.plain('#c9cbcd', .3), (-.16, -.11, 0), (.16, .11, .014), .004)
        k.box(M.plain('#3a3c3e', .6), (-.14, -.03, .0142), (.14, .09, .0152), 0)
        with k.at(0, .115, .012, rx=-16):
            k.box(M.plain('#c9cbcd', .3), (-.16, 0, 0), (.16, .008, .215), .004)
            k.box(M.plain('#5f86a0', .2), (-.15, -.002, .012), (.15, 0, .205), 0)
        k.lathe(M.plain('#e2b437', .3), [(.001, 0), (.034, 0), (.04, .09), (.036, .09), (.03, .01), (.001, .01)], x=.3, y=.02)


@piece(2.1, .95, 'sofa')
def sofa_bed(w=2.05, d=.95, fabric='#9aa4a8', wood=BIRCH, pillows=('#e2b437', '#f0ece2', '#6f7f86')):
    """Day bed on a birch frame with slatted arms; the mattress folds out."""
    m, mz, f = M.wood(wood, .42, 'x', .18), M.wood(wood, .42, 'z', .18), M.fabric(fabric)
    k.box(m, (-w / 2, -d / 2, .16), (w / 2, d / 2, .27), .008)
    for s in (-1, 1):
        for y in (-d / 2 + .03, d / 2 - .03):
            k.box(mz, (s * (w / 2 - .03) - .025, y - .025, 0), (s * (w / 2 - .03) + .025, y + .025, .62), .005)
        k.box(M.wood(wood, .42, 'y', .18), (s * (w / 2 - .03) - .03, -d / 2, .60), (s * (w / 2 - .03) + .03, d / 2, .63), .006)
        for i in range(5):
            y = -d / 2 + .16 + i * (d - .32) / 4
            k.box(mz, (s * (w / 2 - .03) - .01, y - .012, .27), (s * (w / 2 - .03) + .01, y + .012, .60), .002)
    k.cushion(f, (w - .13, d - .05, .18), (0, -.01, .36), puff=.12, wrinkle=.004, round_=.3)
    for i in range(3):
        sw = (w - .14) / 3
        with k.at(-w / 2 + .07 + sw * (i + .5), d / 2 - .15, .63, rx=-12):
            k.cushion(f, (sw - .012, .18, .44), puff=.08, wrinkle=.006, round_=.4)
    for x, a, c in ((-w / 2 + .35, 12, pillows[0]), (w / 2 - .33, -10, pillows[1]), (w / 2 - .68, 7, pillows[2])):
        with k.at(x, d / 2 - .32, .62, rot=a, rx=66):
            k.cushion(M.fabric(c, scale=300), (.44, .44, .15), puff=.5, pinch=.72, wrinkle=.008)


@piece(.9, .3)
def shoe_rack(w=.9, wood=BIRCH):
    """Low slatted rack with three pairs of shoes."""
    m = M.wood(wood, .42, 'x', .18)
    for z in (.12, .3):
        for y in (-.1, 0, .1):
            k.box(m, (-w / 2, y - .025, z - .012), (w / 2, y + .025, z + .012), .003)
    for s in (-1, 1):
        for y in (-.11, .11):
            k.box(M.wood(wood, .42, 'z', .18), (s * (w / 2 - .02) - .015, y - .015, 0), (s * (w / 2 - .02) + .015, y + .015, .33), .003)
    for i, c in enumerate(('#f1efe9', '#3b4a55', '#e2b437')):
        with k.at(-w / 3 + i * w / 3, 0, .312):
            shoes(c)
    for i, c in enumerate(('#6b4a32', '#1d1d1f')):
        with k.at(-w / 4 + i * w / 2.2, 0, .132):
            shoes(c, 'shoe', '#2a2320')


@piece(.6, .3, 'none')
def wall_shelf(w=1.0, z=1.5, wood=BIRCH, d=.22):
    """Floating shelf: books, a cup, a small plant. Hangs on the wall at y=0."""
    k.box(M.wood(wood, .42, 'x', .18), (-w / 2, -d, z - .03), (w / 2, 0, z), .004)
    with k.at(-w / 4, -d / 2, z):
        books(w * .42, .24, d * .8, .9)
    with k.at(w * .18, -d / 2, z):
        vase('#e2b437', .13, 4)
    with k.at(w * .38, -d / 2, z):
        trailing_plant(9, .4)


@piece(.6, .62)
def tall_unit(w=.6, h=2.25, front='#f0efe9', handle=BIRCH):
    """Kitchen cupboard to full height with the refrigerator behind its doors."""
    k.box(M.plain('#2c2c2c', .6), (-w / 2, -.22, 0), (w / 2, .3, .10), 0)
    k.box(M.plain(front, .5), (-w / 2, -.26, .10), (w / 2, .31, h), .002)
    for z0, z1 in ((.10, .90), (.90, h)):
        k.box(M.plain(front, .38), (-w / 2 + .0015, -.28, z0 + .0015), (w / 2 - .0015, -.262, z1 - .0015), .003)
    for z in (.68, .98):
        k.box(M.wood(handle, axis='z'), (-w / 2 + .03, -.305, z), (-w / 2 + .055, -.28, z + .2), .004)


@piece(.5, .5, 'none')
def clock(r=.17, z=1.9, rim=BIRCH):
    """Wall clock at ten past ten."""
    with k.at(0, 0, z):
        k.cyl(M.wood(rim), r, -.035, 0, axis='y', seg=64, bevel=.006)
        k.cyl(M.plain('#fbfaf6', .4), r - .015, -.038, -.02, axis='y', seg=64)
        d = M.plain('#2a2a2a', .5)
        for i in range(12):
            a = i * math.pi / 6
            k.rod(d, (math.sin(a) * r * .78, -.039, math.cos(a) * r * .78), (math.sin(a) * r * .86, -.039, math.cos(a) * r * .86), .004, seg=6)
        k.rod(d, (0, -.041, 0), (math.sin(-1.05) * r * .45, -.041, math.cos(-1.05) * r * .45), .005, seg=6)
        k.rod(d, (0, -.042, 0), (math.sin(1.05) * r * .66, -.042, math.cos(1.05) * r * .66), .0035, seg=6)

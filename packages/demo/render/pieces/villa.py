"""A villa and its terrace: pool, sunbeds, parasol, outdoor seats, glass balustrade, travertine fireplace, big pots."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import legs, piece
from pieces.small import books_flat, bowl, leaf_mesh, vase

WALNUT, TEAK, LINEN = '#6b4630', '#a97c50', '#efe9dd'


@piece(7.0, 3.2, 'bath')
def pool(w=7.0, d=3.2, water='#4fb3c4', coping='#e4ddd0'):
    """Swimming pool that stands a hand's height proud: coping all round, steps at the west end."""
    c = M.tiles(coping, '#cfc8ba', .6, rough=.6)
    e = .38
    for lo, hi in (((-w / 2, -d / 2, 0), (w / 2, -d / 2 + e, .06)), ((-w / 2, d / 2 - e, 0), (w / 2, d / 2, .06)),
                   ((-w / 2, -d / 2 + e, 0), (-w / 2 + e, d / 2 - e, .06)), ((w / 2 - e, -d / 2 + e, 0), (w / 2, d / 2 - e, .06))):
        k.box(c, lo, hi, .012)
    a, b = w / 2 - e, d / 2 - e
    k.mesh(M.pool_water(water), [(-a, -b, .018), (a, -b, .018), (a, b, .018), (-a, b, .018)], [(0, 1, 2, 3)])
    ch = M.metal('#d9d9d9', .15)
    for s in (-1, 1):
        pts = [(a + .18 - .42 * (1 - math.cos(t)) * .5 - .02, s * .26, .06 + .62 * math.sin(t)) for t in [i / 14 * math.pi for i in range(15)]]
        for p, q in zip(pts, pts[1:]):
            k.rod(ch, p, (q[0], q[1], max(.0, q[2])), .018)


@piece(.75, 2.0, 'soft')
def sunbed(wood=TEAK, cushion=LINEN, back=38, towel='#c9714f'):
    """Teak lounger, head at +y."""
    m, f = M.wood(wood), M.fabric(cushion)
    for s in (-1, 1):
        k.box(M.wood(wood, axis='y'), (s * .32 - .025, -.98, .24), (s * .32 + .025, .98, .31), .005)
        for y in (-.85, .85):
            k.box(M.wood(wood, axis='z'), (s * .32 - .03, y - .03, 0), (s * .32 + .03, y + .03, .25), .004)
    for i in range(13):
        y = -.95 + i * .105
        k.box(m, (-.30, y - .035, .275), (.30, y + .035, .30), .003)
    k.cushion(f, (.62, 1.26, .10), (0, -.33, .35), puff=.2, wrinkle=.003, round_=.4)
    with k.at(0, .31, .32, rx=back):
        k.box(m, (-.30, 0, -.03), (.30, .68, 0), .004)
        k.cushion(f, (.62, .70, .10), (0, .34, .05), puff=.2, wrinkle=.003, round_=.4)
        k.cushion(M.fabric(towel), (.46, .22, .12), (0, .52, .14), puff=.5, pinch=.6, wrinkle=.005)
    if towel:
        def fn(u, v):
            return (-.24 + .48 * u, -.92 + .5 * v, .412 + .006 * math.sin(u * 9 + v * 5))
        k.grid(M.pile(towel, scale=90), fn, 20, 16, thickness=.012)


@piece(2.9, 2.9, 'none')
def parasol(r=1.45, h=2.45, cloth='#efe8da', pole=TEAK):
    """Eight-sided sunshade on a stone foot."""
    k.cyl(M.concrete('#b7b0a4'), .3, 0, .09, seg=48, bevel=.01)
    k.rod(M.wood(pole, axis='z'), (0, 0, .05), (0, 0, h), .024)
    n = 8
    vs, fs = [(0, 0, h)], []
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + .5) / n
        vs += [(r * math.cos(a), r * math.sin(a), h - .52), (r * .96 * math.cos(b), r * .96 * math.sin(b), h - .50)]
    rim = len(vs) - 1
    fs = [(0, 1 + i, 1 + (i + 1) % rim) for i in range(rim)]
    k.mesh(M.drape(cloth), vs, fs, smooth=0)
    for i in range(n):
        a = 2 * math.pi * i / n
        p = (r * math.cos(a), r * math.sin(a))
        k.rod(M.wood(pole), (0, 0, h - .04), (p[0] * .98, p[1] * .98, h - .535), .009)
        q = 2 * math.pi * (i + 1) / n
        w = (r * math.cos(q), r * math.sin(q))
        k.mesh(M.drape(cloth), [(*p, h - .52), (*w, h - .52), (w[0], w[1], h - .64), (p[0], p[1], h - .64)], [(0, 1, 2, 3)])


@piece(2.2, .85, 'sofa')
def outdoor_sofa(w=2.2, d=.85, wood=TEAK, cushion=LINEN, seats=3, pillows=('#c9714f', '#8a9a84')):
    m, f = M.wood(wood), M.fabric(cushion)
    k.box(m, (-w / 2, -d / 2, .20), (w / 2, d / 2, .26), .006)
    for s in (-1, 1):
        for y in (-d / 2 + .04, d / 2 - .04):
            k.box(M.wood(wood, axis='z'), (s * (w / 2 - .04) - .035, y - .035, 0), (s * (w / 2 - .04) + .035, y + .035, .58), .005)
        k.box(M.wood(wood, axis='y'), (s * (w / 2 - .04) - .045, -d / 2, .56), (s * (w / 2 - .04) + .045, d / 2, .59), .006)
    for z in (.40, .52, .64):
        k.box(m, (-w / 2 + .05, d / 2 - .05, z), (w / 2 - .05, d / 2 - .02, z + .06), .005)
    sw = (w - .18) / seats
    for i in range(seats):
        x = -w / 2 + .09 + sw * (i + .5)
        k.cushion(f, (sw - .01, d - .10, .15), (x, -.02, .335), puff=.2, wrinkle=.004, round_=.35)
        with k.at(x, d / 2 - .17, .60, rx=-12):
            k.cushion(f, (sw - .02, .15, .42), puff=.1, wrinkle=.006, round_=.4)
    for x, a, c in ((-w / 2 + .36, 12, pillows[0]), (w / 2 - .36, -10, pillows[1])):
        with k.at(x, d / 2 - .33, .58, rot=a, rx=66):
            k.cushion(M.fabric(c, scale=300), (.42, .42, .15), puff=.5, pinch=.72, wrinkle=.008)


@piece(3.0, .06, 'box')
def balustrade(w=3.0, h=1.05, metal='#8f8b86'):
    """Frameless glass along a terrace's edge, with a slim handrail."""
    m = M.metal(metal, .35)
    n = max(1, round(w / 1.25))
    for i in range(n):
        a, b = -w / 2 + i * w / n + .012, -w / 2 + (i + 1) * w / n - .012
        k.mesh(M.pane('#eef6f4', .3), [(a, 0, .06), (b, 0, .06), (b, 0, h), (a, 0, h)], [(0, 1, 2, 3)])
        for x in (a + .12, b - .12):
            k.box(m, (x - .025, -.025, 0), (x + .025, .025, .14), .004)
    k.box(m, (-w / 2, -.02, h), (w / 2, .02, h + .025), .004)


@piece(2.4, .5)
def stone_hearth(w=2.4, h=2.9, stone='#d8cdbb', d=.42):
    """Chimney breast in pale stone with a wide, low fire and a floating ledge."""
    s = M.travertine(stone)
    z0, z1, a = .42, .92, w * .36
    for lo, hi in (((-w / 2, -d / 2, 0), (w / 2, d / 2, z0)), ((-w / 2, -d / 2, z1), (w / 2, d / 2, h)),
                   ((-w / 2, -d / 2, z0), (-a, d / 2, z1)), ((a, -d / 2, z0), (w / 2, d / 2, z1)), ((-a, d / 2 - .03, z0), (a, d / 2, z1))):
        k.box(s if lo[1] < d / 2 - .05 else M.plain('#1b1a19', .8), lo, hi, .003)
    k.box(M.plain('#211f1d', .7), (-a + .01, -d / 2 + .03, z0), (a - .01, d / 2 - .03, z0 + .012), 0)
    k.box(M.wood(WALNUT), (-w / 2 - .25, -d / 2 - .22, z0 - .09), (w / 2 + .25, -d / 2 + .02, z0 - .02), .006)
    bark = M.wood('#8a6a4c')
    for x, y, z, r, t in ((-.25, 0, .06, 0, .055), (.22, .02, .06, 8, .05), (0, -.03, .15, -14, .05)):
        with k.at(x, y, z0 + z, rot=r):
            k.cyl(bark, t, -.28, .28, axis='x', seg=18)
            k.cyl(M.wood('#d0aa7a'), t * .92, -.283, .283, axis='x', seg=18)
    with k.at(w / 2 + .02, -d / 2 - .1, z0 - .02, 12):
        books_flat(3)
    with k.at(-w / 2 + .05, -d / 2 - .1, z0 - .02):
        vase('#3f3a35', .26, 6, 1)


@piece(.7, .7, 'plant')
def olive(h=2.1, pot='#b9b0a2'):
    """Small olive tree in a square pot."""
    k.box(M.concrete(pot), (-.23, -.23, 0), (.23, .23, .46), .02, 3)
    k.box(M.plain('#4a3a2c', 1), (-.2, -.2, .455), (.2, .2, .468), 0)
    bark, leaf = M.plain('#7b6a57', .9), M.leaf('#6d7f5c', '#a3b08a')
    k.rod(bark, (0, 0, .45), (.04, .02, h * .55), .035, .024, 12)
    for i in range(46):
        a, up = i * 2.39996, rnd(-.15, 1.2)
        t = rnd(.25, .5) * (1 - .3 * max(0, up))
        p = (.04 + math.cos(a) * t, .02 + math.sin(a) * t, h * .68 + up * h * .22)
        k.rod(bark, (.04, .02, h * rnd(.5, .6)), p, .007, .003, 6)
        for j in range(9):
            u = .45 + .55 * j / 8
            with k.at(.04 + math.cos(a) * t * u, .02 + math.sin(a) * t * u, h * .56 + (p[2] - h * .56) * u, rot=rnd(0, 360), ry=rnd(-50, 60)):
                leaf_mesh(rnd(.07, .12), .014, leaf, .15)


@piece(.5, .5, 'plant')
def lavender(n=46, pot='#c98b66'):
    """Terracotta pot of lavender."""
    k.lathe(M.plain(pot, .75), [(.001, 0), (.15, 0), (.2, .3), (.225, .3), (.225, .36), (.195, .36), (.18, .31), (.001, .31)])
    g, v = M.plain('#8b9a78', .9), M.plain('#8778b0', .9)
    for i in range(n):
        a, t = i * 2.39996, .16 * math.sqrt((i + .5) / n)
        p, q = (math.cos(a) * t, math.sin(a) * t, .31), (math.cos(a) * t * 2.2, math.sin(a) * t * 2.2, .31 + rnd(.28, .44))
        k.rod(g, p, q, .004, .002, 5)
        k.rod(v, q, (q[0] * 1.05, q[1] * 1.05, q[2] + rnd(.06, .1)), .010, .004, 7)


@piece(2.7, 1.1)
def travertine_table(w=2.0, d=1.0, h=.36, stone='#ddd2c0', dress=True):
    """Low block table."""
    s = M.travertine(stone)
    k.box(s, (-w / 2, -d / 2, h - .08), (w / 2, d / 2, h), .012, 3)
    for x in (-w / 4, w / 4):
        k.box(s, (x - w * .12, -d * .36, 0), (x + w * .12, d * .36, h - .08), .01)
    if dress:
        with k.at(-w * .28, .08, h, 12):
            books_flat(4)
        with k.at(w * .2, -.05, h):
            bowl('#6b4630', .17)
        with k.at(w * .36, .2, h):
            vase('#efe9dd', .24, 8)


@piece(.4, .4, 'round')
def side_block(r=.19, h=.45, stone='#6b4630'):
    """Turned wooden side table with a glass on it."""
    k.lathe(M.wood(stone, axis='z'), [(.001, 0), (r * .8, 0), (r * .62, h * .5), (r, h - .03), (r, h), (.001, h)])
    k.lathe(M.plain('#dfe9e8', .1), [(.001, h), (.03, h), (.035, h + .11), (.031, h + .11), (.027, h + .01), (.001, h + .01)], x=.05)

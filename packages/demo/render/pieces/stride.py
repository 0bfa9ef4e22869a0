"""Furniture of the shoe shop: the wall of shoes, plinths, the try-on bench, low mirrors, boxes."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.footwear import pair, shoe
from pieces.small import leaf_mesh

WALNUT, WHITE, GREEN = '#6e4a31', '#f3f1ec', '#2f5d4a'
ROWS = (.58, .88, 1.18, 1.48, 1.78, 2.08)
PLACES = 6
BAYS = (('EVERYDAY', ('court', 'canvas', 'court-navy', 'canvas-red', 'court-black', 'canvas-navy')),
        ('RUN & TRAIL', ('runner', 'trail', 'runner-white', 'trail-sand', 'runner-rose', 'trail')),
        ('LEATHER', ('chelsea', 'derby', 'chelsea-black', 'derby-tan', 'chelsea', 'derby')))


def price_card(text='', w=.07, h=.045):
    """A small folded card on a shelf."""
    m = M.plain('#fbfaf6', .7)
    with k.at(0, 0, 0, rx=-18):
        k.box(m, (-w / 2, -.001, 0), (w / 2, .001, h), 0)
    k.box(M.plain('#8a8880', .8), (-w * .3, -.006, h * .45), (w * .3, -.005, h * .56), 0)


@piece(6.3, .42)
def stride_wall(w=6.3, h=2.75):
    """Three bays between walnut uprights: drawers, six lit shelves of shoes seen from the side, and a heading."""
    back, wood, white = M.plain('#c6b79e', .6), M.wood(WALNUT, axis='z'), M.plain(WHITE, .35)
    k.box(back, (-w / 2, .165, 0), (w / 2, .2, h), .003)
    for i in range(4):
        x = -w / 2 + (w - .12) * i / 3
        k.box(wood, (x, -.21, 0), (x + .12, .18, h), .005)
    bw = (w - .48) / 3
    for b, (title, models) in enumerate(BAYS):
        x0 = -w / 2 + .12 + b * (bw + .12)
        _drawers(x0, bw)
        k.box(M.wood(WALNUT), (x0, -.20, 2.40), (x0 + bw, .17, h), .004)
        with k.at(x0 + bw / 2, -.204, 2.575):
            k.text(M.plain(WHITE, .4), title, .135, .006)
        for r, z in enumerate(ROWS):
            k.box(white, (x0, -.17, z - .022), (x0 + bw, .165, z), .003)
            k.box(M.glow('#fff3df', 4), (x0 + .03, .135, z - .03), (x0 + bw - .03, .155, z - .023), 0)
            _shelf(x0, bw, z, models, b + r)


def _drawers(x0, bw):
    k.box(M.plain('#2d2620', .7), (x0, -.17, 0), (x0 + bw, .17, .07), 0)
    for i in range(2):
        a, b = x0 + bw * i / 2, x0 + bw * (i + 1) / 2
        k.box(M.wood(WALNUT), (a + .003, -.20, .075), (b - .003, .17, .42), .004)
        k.box(M.plain('#241d18', .6), ((a + b) / 2 - .12, -.204, .385), ((a + b) / 2 + .12, -.198, .40), .002)
    k.box(M.wood(WALNUT), (x0, -.205, .42), (x0 + bw, .17, .445), .004)


def _shelf(x0, bw, z, models, row):
    """Six places on a shelf: shoes side on, now and then a pair seen from the front, or a gap with a card."""
    for i in range(PLACES):
        x = x0 + bw * (i + .5) / PLACES
        model = models[(row * 2 + i) % len(models)]
        with k.at(x, -.02, z):
            if (row * 5 + i * 3) % 11 == 4:
                pair(model, turn=80)
            else:
                with k.at(0, -.01, 0, rnd(-9, 9) + 10):
                    shoe(model)
        with k.at(x + .02, -.15, z):
            price_card()


@piece(1.8, .9)
def plinths(w=1.8, d=.9, heights=(.45, .75, .6), colours=(WHITE, WHITE, GREEN), models=('trail', 'court', 'runner')):
    """A group of blocks of different heights, each with one pair on it."""
    n = len(heights)
    for i, h in enumerate(heights):
        bw = w / n
        x = -w / 2 + bw * (i + .5)
        y = (-.12, .1, -.04)[i % 3] * d
        k.box(M.plain(colours[i], .45), (x - bw * .47, y - d * .36, 0), (x + bw * .47, y + d * .36, h), .006)
        with k.at(x, y, h, (20, -12, 8)[i % 3]):
            with k.at(0, -.07, 0):
                shoe(models[i])
            with k.at(.05, .09, 0, 165):
                shoe(models[i])
        with k.at(x - bw * .3, y - d * .3, h):
            price_card(w=.1, h=.065)


@piece(1.8, 1.0)
def shoe_table(w=1.8, d=1.0, h=.62, models=('court', 'runner', 'trail', 'canvas', 'court-navy', 'runner-white')):
    """A low round-cornered walnut table with shoes around a smaller upper tier."""
    k.box(M.wood(WALNUT), (-w / 2, -d / 2, h - .045), (w / 2, d / 2, h), .02, 4)
    k.box(M.wood(WALNUT, axis='z'), (-w / 2 + .18, -d / 2 + .18, 0), (w / 2 - .18, d / 2 - .18, h - .045), .02, 4)
    k.box(M.plain(WHITE, .4), (-w / 4, -d / 4, h), (w / 4, d / 4, h + .16), .01, 3)
    spots = [(-w * .38, -.12, 70), (-w * .14, -d * .37, 4), (w * .16, -d * .37, -6), (w * .38, .1, -80), (w * .12, d * .37, 184), (-w * .18, d * .37, 172)]
    for (x, y, a), m in zip(spots, models):
        with k.at(x, y, h):
            pair(m, turn=a)
    with k.at(-.12, 0, h + .16):
        pair('chelsea', turn=15)
    with k.at(.26, .05, h + .16, -25):
        plant_pot()


def plant_pot(r=.055):
    k.lathe(M.plain('#e7e2d7', .6), [(.001, 0), (r * .8, 0), (r, .1), (r * .9, .1), (.001, .09)])
    for i in range(16):
        with k.at(0, 0, .09, i * 137.5, ry=-rnd(35, 80)):
            leaf_mesh(rnd(.09, .16), .02, M.leaf('#4a7a4a', '#8fb07a'), .2)


@piece(3.4, .8)
def window_stage(w=3.4, d=.75, h=.22):
    """The stage in the shop window: walnut boards, white blocks, single shoes; its front looks to the street (+y)."""
    k.box(M.wood(WALNUT), (-w / 2, -d / 2, 0), (w / 2, d / 2, h), .008)
    blocks = ((-.38, .05, .34, .5, GREEN, 'trail'), (-.22, -.1, .3, .22, WHITE, 'court'), (.0, .06, .36, .72, WHITE, 'runner'),
              (.20, -.08, .3, .3, WHITE, 'canvas'), (.38, .04, .34, .54, GREEN, 'chelsea'))
    for u, v, s, bh, colour, model in blocks:
        x, y = u * w, v * d
        k.box(M.plain(colour, .45), (x - s / 2, y - s / 2, h), (x + s / 2, y + s / 2, h + bh), .006)
        with k.at(x, y, h + bh, rnd(-20, 20)):
            with k.at(0, -.06):
                shoe(model)
            with k.at(.02, .07, 0, 174):
                shoe(model)


@piece(2.2, .9)
def tryon_bench(w=2.2, d=.85, h=.45, fabric='#5c7f6b'):
    """A two-sided bench: walnut base, thick cushions, a low rest along the middle."""
    k.box(M.wood(WALNUT), (-w / 2 + .06, -d / 2 + .08, .06), (w / 2 - .06, d / 2 - .08, .30), .01, 3)
    k.box(M.plain('#241d18', .7), (-w / 2 + .12, -d / 2 + .14, 0), (w / 2 - .12, d / 2 - .14, .06), 0)
    f = M.fabric(fabric)
    n = 3
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        k.cushion(f, (w / n - .008, d, .16), (x, 0, h - .075), puff=.14, wrinkle=.003, round_=.35)
    k.cushion(f, (w * .96, .14, .28), (0, 0, h + .13), puff=.05, wrinkle=.002, round_=.4)


@piece(.5, .35)
def tryon_mirror(w=.5, h=.62, frame=WALNUT):
    """A low mirror on the floor, leaning back, to see the shoes in."""
    with k.at(0, .02, 0, rx=-16):
        k.box(M.wood(frame, axis='z'), (-w / 2, -.012, .02), (w / 2, .018, h), .006)
        k.box(M.mirror(), (-w / 2 + .03, -.016, .05), (w / 2 - .03, -.010, h - .03), 0)
    for s in (-1, 1):
        k.rod(M.wood(frame, axis='z'), (s * w * .36, .17, 0), (s * w * .36, .12, h * .55), .011)


BOX = (.33, .20, .118)


def shoe_box(body=GREEN, lid='#f3f1ec', label='#fbfaf6', turn=0.0):
    """A closed box, its short labelled end towards -y."""
    a, b, c = BOX
    with k.at(rot=turn):
        k.box(M.plain(body, .6), (-b / 2, -a / 2, 0), (b / 2, a / 2, c - .012), .002)
        k.box(M.plain(lid, .6), (-b / 2 - .003, -a / 2 - .003, c - .034), (b / 2 + .003, a / 2 + .003, c), .002)
        k.box(M.plain(label, .7), (-.05, -a / 2 - .0045, .02), (.05, -a / 2 - .003, .068), 0)


@piece(1.6, .26, 'none')
def shoe_ledges(w=1.6, zs=(1.05, 1.5), models=('runner-rose', 'canvas-navy', 'court', 'trail-sand', 'derby-tan')):
    """Two walnut ledges on a wall at y=0, a row of single shoes on each."""
    for r, z in enumerate(zs):
        k.box(M.wood(WALNUT), (-w / 2, -.2, z - .03), (w / 2, 0, z), .005)
        for i in range(4):
            with k.at(-w / 2 + w * (i + .5) / 4, -.1, z, rnd(2, 18)):
                shoe(models[(i + r * 3) % len(models)])


@piece(1.3, .36)
def box_shelf(w=1.3, h=2.5):
    """Walnut rack full of shoe boxes."""
    wood, d = M.wood(WALNUT, axis='z'), .36
    for x in (-w / 2, 0, w / 2):
        k.box(wood, (x - .015, -d / 2, 0), (x + .015, d / 2, h), .003)
    rows = round((h - .1) / .40)
    for r in range(rows + 1):
        z = .08 + r * .40
        k.box(M.wood(WALNUT), (-w / 2, -d / 2, z - .02), (w / 2, d / 2, z), .003)
        if r == rows:
            break
        for x0 in (-w / 2, 0):
            for i in range(int((w / 2 - .04) / .212)):
                for j in range(3 if (i + r) % 4 else 2):
                    with k.at(x0 + .13 + i * .212, rnd(-.008, .008), z + j * .1185):
                        shoe_box(*((GREEN, WHITE) if (i * 7 + r * 3 + j) % 5 else (WHITE, GREEN)))


@piece(.5, .5)
def open_box(model='chelsea', body=GREEN):
    """A box just opened on the floor: the lid leans on it, tissue paper, one shoe inside, the other beside."""
    a, b, c = BOX
    m = M.plain(body, .6)
    for lo, hi in (((-a / 2, -b / 2, 0), (a / 2, b / 2, .004)), ((-a / 2, -b / 2, 0), (a / 2, -b / 2 + .003, c)), ((-a / 2, b / 2 - .003, 0), (a / 2, b / 2, c)),
                   ((-a / 2, -b / 2, 0), (-a / 2 + .003, b / 2, c)), ((a / 2 - .003, -b / 2, 0), (a / 2, b / 2, c))):
        k.box(m, lo, hi, 0)

    def tissue(u, v):
        return ((u - .5) * a * .97, (v - .5) * b * .97, .055 + .03 * math.sin(u * 17 + v * 5) * math.sin(v * 13 + u * 9) + .06 * (2 * v - 1) ** 4)
    k.grid(M.plain('#f7f6f2', .9), tissue, 26, 18, smooth=40)
    with k.at(0, 0, .075, 4):
        shoe(model)
    with k.at(.03, -.24, 0, 12):
        shoe(model)
    with k.at(.02, b / 2 + .035, .06, rx=62):
        k.box(M.plain(WHITE, .6), (-a / 2, -b / 2, -.012), (a / 2, b / 2, .012), .003)


@piece(.35, .14, 'none')
def foot_gauge():
    """The metal plate that measures feet."""
    k.box(M.metal('#b9bcbe', .3), (-.05, -.165, 0), (.05, .165, .008), .003)
    k.box(M.plain('#1d1f20', .5), (-.035, -.12, .008), (.035, .12, .009), 0)
    k.cyl(M.metal('#b9bcbe', .3), .042, 0, .03, 0, .13, seg=32)
    k.box(M.metal('#d0d2d3', .25), (-.075, -.03, .008), (.075, -.005, .028), .004)


@piece(.0, .0, 'none', hangs=True)
def line_light(w=2.4, H=3.3, drop=.55, colour='#f4f2ec'):
    """A slim lamp hanging on two wires, lit below."""
    z = H - drop
    k.box(M.plain(colour, .4), (-w / 2, -.03, z), (w / 2, .03, z + .06), .006)
    k.box(M.glow('#fff4e2', 9), (-w / 2 + .02, -.02, z - .004), (w / 2 - .02, .02, z), 0)
    for s in (-1, 1):
        k.rod(M.plain('#3a3a3a', .5), (s * w * .4, 0, z + .06), (s * w * .4, 0, H), .002, seg=6)


@piece(.0, .0, 'none')
def slat_panel(w=2.0, z0=.0, z1=1.2, wood=WALNUT, pitch=.05):
    """Upright walnut slats on a wall at y=0."""
    k.box(M.plain('#2a201a', .8), (-w / 2, -.012, z0), (w / 2, 0, z1), 0)
    n = int(w / pitch)
    for i in range(n):
        x = -w / 2 + w * (i + .5) / n
        k.box(M.wood(wood, axis='z'), (x - pitch * .36, -.032, z0), (x + pitch * .36, -.012, z1), .004)
    k.box(M.wood(wood), (-w / 2, -.05, z1), (w / 2, 0, z1 + .03), .004)


@piece(1.2, .3, 'none')
def bag_pegs(w=1.4, z=1.5, colours=('#2f5d4a', '#c9a27c', '#e2dccf')):
    """A walnut board with pegs: shoppers of canvas and a shoe bag hang on it."""
    k.box(M.wood(WALNUT), (-w / 2, -.03, z), (w / 2, 0, z + .1), .005)
    for i, c in enumerate(colours):
        x = -w / 2 + w * (i + .5) / len(colours)
        k.rod(M.metal('#b08d57', .3), (x, -.03, z + .05), (x, -.11, z + .065), .008)
        for s in (-1, 1):
            k.rod(M.fabric(c), (x, -.085, z + .06), (x + s * .11, -.075, z - .24), .009, seg=8)

        def bag(u, v, x=x):
            return (x + (u - .5) * (.36 + .03 * v), -.075 - .035 * math.sin(u * math.pi) * (.4 + v) + .006 * math.sin(u * 21), z - .24 - v * .40)
        k.grid(M.fabric(c), bag, 24, 12, thickness=.03)

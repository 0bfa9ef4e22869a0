"""Shop fittings: racks, rails, tables, counter, shelves."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.clothes import folded, garment, handbag, hanging_row
from pieces.shoes import shoes
from pieces.small import bowl, books_flat, vase


@piece(1.4, .55, 'rack')
def clothes_rack(w=1.4, h=1.5, metal='#1f1f1f', palette=('#d9cbb6', '#5a6b66', '#b4654a', '#eceae4'), kinds=('shirt', 'dress'), n=16):
    m = M.metal(metal, .3)
    for s in (-1, 1):
        k.rod(m, (s * w / 2, 0, .02), (s * w / 2, 0, h), .013)
        k.rod(m, (s * w / 2, -.25, .014), (s * w / 2, .25, .014), .014)
    k.rod(m, (-w / 2, 0, h), (w / 2, 0, h), .013)
    k.rod(m, (-w / 2, 0, .16), (w / 2, 0, .16), .010)
    with k.at(0, 0, h):
        hanging_row(w - .15, n, palette, kinds)


@piece(2.4, .5)
def wall_rail(w=2.4, palette=('#d9cbb6', '#5a6b66', '#b4654a', '#eceae4'), kinds=('dress', 'shirt'), n=22, metal='#b08d57', wood='#b58e63'):
    """Wall bay: shelf with folded stacks and bags above a hanging rail."""
    k.box(M.wood(wood), (-w / 2, -.2, 1.86), (w / 2, .25, 1.89), .004)
    k.box(M.wood(wood), (-w / 2, -.2, .30), (w / 2, .25, .33), .004)
    m = M.metal(metal, .28)
    for s in (-1, 0, 1):
        k.rod(m, (s * w / 2 * .985, .0, .0), (s * w / 2 * .985, .0, 2.3), .011)
    k.rod(m, (-w / 2, 0, 1.72), (w / 2, 0, 1.72), .012)
    with k.at(0, 0, 1.72):
        hanging_row(w - .2, n, palette, kinds)
    x = -w / 2 + .25
    while x < w / 2 - .2:
        with k.at(x, .03, 1.89):
            if k.rng.random() < .6:
                folded(k.rng.choice(palette), 4)
            else:
                handbag(k.rng.choice(['#7a4a2e', '#1f1f22', '#b98d6a', '#d9cbb6']))
        x += .42
    x = -w / 2 + .3
    while x < w / 2 - .2:
        with k.at(x, 0, .33):
            shoes(k.rng.choice(['#3b2a20', '#e8e4dc', '#111111', '#9a6a44']))
        x += .36


@piece(1.6, .7)
def counter(w=1.8, d=.65, front=('wood', '#b58e63'), top=('marble',), sign=None):
    k.box(M.mat(front), (-w / 2, -d / 2 + .03, .06), (w / 2, d / 2, 1.0), .004)
    for i in range(int(w / .06)):
        x = -w / 2 + .03 + i * .06
        k.box(M.mat(front), (x - .018, -d / 2 + .005, .06), (x + .018, -d / 2 + .04, 1.0), .006)
    k.box(M.mat(top), (-w / 2 - .03, -d / 2 - .02, 1.0), (w / 2 + .03, d / 2 + .02, 1.04), .005)
    with k.at(w / 4, .05, 1.04, 180):
        k.box(M.plain('#dcdcda', .35), (-.09, -.08, 0), (.09, .08, .012), .004)
        with k.at(0, .02, .14, rx=-20):
            k.box(M.plain('#1a1b1c', .2), (-.15, -.008, -.11), (.15, .008, .11), .005)
            k.box(M.plain('#3d6a7a', .15), (-.142, -.010, -.102), (.142, -.007, .102), 0)
    with k.at(-w / 4, -.02, 1.04):
        vase('#e8e2d6', .22, 9)
    with k.at(0, -.1, 1.04, 8):
        folded('#eceae4', 2, .24, .2)
    if sign:
        with k.at(0, -d / 2 - .006, .6):
            k.text(M.metal('#c9a45c', .25), sign, .2, .012)


@piece(1.6, .9)
def display_table(w=1.6, d=.9, h=.75, wood='#b58e63', kind='clothes', palette=('#d9cbb6', '#5a6b66', '#b4654a', '#eceae4')):
    k.box(M.wood(wood), (-w / 2, -d / 2, h - .04), (w / 2, d / 2, h), .006)
    k.box(M.wood(wood), (-w / 2 + .1, -d / 2 + .1, .2), (w / 2 - .1, d / 2 - .1, .23), .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.box(M.wood(wood, axis='z'), (sx * (w / 2 - .07) - .03, sy * (d / 2 - .07) - .03, 0), (sx * (w / 2 - .07) + .03, sy * (d / 2 - .07) + .03, h - .04), .004)
    nx, ny = int(w / .38), int(d / .4)
    for i in range(nx):
        for j in range(ny):
            with k.at(-w / 2 + w * (i + .5) / nx, -d / 2 + d * (j + .5) / ny, h, rnd(-3, 3)):
                item(kind, palette, i, j)
    if kind == 'clothes':
        for i in range(nx):
            with k.at(-w / 2 + w * (i + .5) / nx, 0, .23):
                folded(k.rng.choice(palette), 5)


def item(kind, palette, i=0, j=0):
    if kind == 'clothes':
        folded(palette[(i + j * 2) % len(palette)], 3 + (i + j) % 3)
    elif kind == 'shoes':
        shoes(k.rng.choice(['#3b2a20', '#e8e4dc', '#151515', '#9a6a44', '#b4553f']), k.rng.choice(['sneaker', 'shoe']))
    else:
        p = k.rng.random()
        c = k.rng.choice(palette)
        if p < .35:
            vase(c, rnd(.16, .34), k.rng.choice([0, 0, 6]), k.rng.randint(0, 1))
        elif p < .55:
            for q in range(3):
                k.cyl(M.plain(c, .5), .035, 0, .07 + .03 * q, x=(q - 1) * .09, y=.02 * q, bevel=.006)
        elif p < .75:
            bowl(c, rnd(.1, .15))
        else:
            books_flat(3)


@piece(2.0, .4)
def product_shelves(w=2.0, h=2.2, rows=5, wood='#b58e63', palette=('#d9cbb6', '#5a6b66', '#b4654a', '#eceae4'), metal='#1f1f1f'):
    m = M.metal(metal, .35)
    for x in (-w / 2, 0, w / 2):
        for y in (-.17, .17):
            k.rod(m, (x, y, 0), (x, y, h), .011)
    for r in range(rows):
        z = .18 + r * (h - .3) / (rows - 1)
        k.box(M.wood(wood), (-w / 2 - .02, -.19, z - .03), (w / 2 + .02, .19, z), .004)
        if r == rows - 1:
            break
        x = -w / 2 + .18
        while x < w / 2 - .1:
            with k.at(x, 0, z):
                item('decor', palette)
            x += rnd(.26, .36)


@piece(1.2, 1.15)
def fitting_booth(w=1.2, d=1.15, h=2.3, panel='#efe9df', curtain='#7d5a44', open_=.42, wood='#b58e63'):
    """A changing cubicle: two side panels, a mirror at the back, a bench, hooks, and a curtain drawn aside to the left."""
    pm, rail = M.plain(panel, .55), M.metal('#b08d57', .3)
    for s in (-1, 1):
        k.box(pm, (s * w / 2 - .02, -d / 2 + .06, 0), (s * w / 2 + .02, d / 2, h), .004)
    k.box(M.metal('#b08d57', .3), (-.24, d / 2 - .03, .35), (.24, d / 2, 1.95), .004)
    k.box(M.mirror(), (-.225, d / 2 - .034, .365), (.225, d / 2 - .028, 1.935), 0)
    k.box(M.wood(wood), (w / 2 - .34, -.1, .42), (w / 2 - .02, d / 2 - .04, .46), .006)
    for y in (.0, .2):
        k.rod(rail, (-w / 2 + .02, y, 1.65), (-w / 2 + .08, y, 1.67), .008, seg=10)
    with k.at(-w / 2 + .09, .1, 1.67, 90):
        garment('#d9cbb6', 'coat')
    k.rod(rail, (-w / 2, -d / 2 + .08, h - .08), (w / 2, -d / 2 + .08, h - .08), .013)

    def cloth(u, v):
        wave = .035 * math.sin(u * 2 * math.pi * 7) * (1 - .25 * v)
        return (-w / 2 + .04 + u * w * open_, -d / 2 + .08 + wave, .06 + v * (h - .15))
    k.grid(M.drape(curtain), cloth, 120, 10, thickness=.004)

"""A shopping street that runs north-south: houses with shop windows on both sides, trees in planters, lanterns, benches."""
import kit as k
import materials as M
from kit import rnd
from outside import plants
from outside.land import ground, sheet
from outside.street import house

FRONTS = ('#cfc0a6', '#e2dace', '#b98a6e', '#c9cdc6', '#a9a08f', '#d8c3a8')
AWNINGS = ('#6f8f7a', '#b4654a', '#d9b36a', '#5f7484')


def build(tour, site):
    ground(site, M.tiles('#b5aea2', '#948d82', .6, .3, rough=.8, offset=True))
    half = (site.x1 - site.x0) / 2
    with k.at(site.cx, site.cy, 0, 90):                  # x runs north, -y east
        for side in (-1, 1):
            road = sorted((side * (half + 5.5), side * (half + 10)))
            sheet(M.tiles('#8d8a85', '#77746f', .2, .12, rough=.85, offset=True), (-90, road[0], 90, road[1]), site.z + .004)
            _row(side, half, site.z)
            for i in range(7):
                _furnish(-21 + i * 7, side * (half + 4.2), site.z, i)


def _row(side, half, z):
    x, i = -58, 0
    while x < 58:
        w, h = rnd(6.5, 10), rnd(8.5, 13)
        y = side * (half + 14)
        house(x, y, w, h, z, FRONTS[(i * 5 + side) % 6], side)
        if i % 3 != 1:
            _awning(x + w * .5, y, w * .62, z + 2.75, -side, AWNINGS[(i + side) % 4])
        x += w
        i += 1


def _awning(x, y, w, z, f, colour):
    """Sloping cloth over a shop window; f: the way it points (+1 / -1 along y)."""
    verts = [(x - w / 2, y, z + .5), (x + w / 2, y, z + .5), (x + w / 2, y + f * 1.3, z), (x - w / 2, y + f * 1.3, z),
             (x + w / 2, y + f * 1.3, z - .22), (x - w / 2, y + f * 1.3, z - .22)]
    k.mesh(M.plain(colour, .8), verts, [(0, 1, 2, 3), (3, 2, 4, 5)])


def _furnish(x, y, z, i):
    plants.tree(x, y, rnd(4.4, 5.6), z + .1, detail=.8)
    k.box(M.plain('#5b5f5c', .7), (x - .55, y - .55, z), (x + .55, y + .55, z + .45), .03)
    for _ in range(7):
        plants.tuft('fine', ('#56753f', '#8aa35a'), .4, x + rnd(-.35, .35), y + rnd(-.35, .35), z + .5, .7)
    lx = x + 3.5
    iron = M.plain('#2c3330', .5)
    k.rod(iron, (lx, y, z), (lx, y, z + 3.6), .05, .035, 12)
    k.ball(M.plain('#f3efe4', .4), .17, lx, y, z + 3.75)
    if i % 2 == 0:
        for j in range(4):
            k.box(M.plain('#8a6242', .6), (lx - 1.9, y - .2 + j * .11, z + .44), (lx - .5, y - .11 + j * .11, z + .47), .004)
        for e in (-1.7, -.7):
            k.box(iron, (lx + e - .03, y - .18, z), (lx + e + .03, y + .22, z + .44), 0)

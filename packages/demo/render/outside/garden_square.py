"""A garden square to the south: pavement, road, railings, lawn under tall trees, terraces around; walled gardens behind."""
import kit as k
import materials as M
from kit import rnd
from outside import plants
from outside.land import ground, sheet
from outside.street import house

FRONTS = ('#e9e2d2', '#c7b49a', '#a8735a', '#efe9dd', '#b98a6e', '#d9cfbd')


def build(tour, site):
    z = site.z
    ground(site, M.concrete('#8d8a84', .85))
    paving = M.tiles('#b7b0a3', '#958e82', .9, .6, .8)
    sheet(paving, (site.cx - 70, site.y0 - 4.6, site.cx + 70, site.y0), z + .02)
    sheet(M.concrete('#6a6a6b', .85), (site.cx - 70, site.y0 - 11, site.cx + 70, site.y0 - 4.6), z + .004)
    k.box(M.plain('#bdb7ab', .8), (site.cx - 70, site.y0 - 4.8, z), (site.cx + 70, site.y0 - 4.6, z + .12), .01)
    sheet(paving, (site.cx - 70, site.y0 - 13.4, site.cx + 70, site.y0 - 11), z + .02)
    garden(site, site.y0 - 13.4)
    terraces(site)
    behind(site)


def railing(x0, x1, y, z, h=1.15):
    """Iron railing with spear points along x."""
    iron = M.plain('#1f2324', .45)
    for zz in (.12, h - .12):
        k.box(iron, (x0, y - .015, z + zz - .012), (x1, y + .015, z + zz + .012), 0)
    first = None
    for i in range(int((x1 - x0) / .14)):
        x = x0 + .07 + i * .14
        with k.at(x, y, z):
            if first is None:
                first = k.rod(iron, (0, 0, 0), (0, 0, h), .011, .009, 6)
            else:
                with k.at(0, 0, h / 2):
                    k.copy(first)
        k.rod(iron, (x, y, z + h), (x, y, z + h + .09), .018, .001, 6)


def garden(site, y):
    z, x0, x1, depth = site.z, site.cx - 34, site.cx + 34, 30
    sheet(M.grass('#6f7f4a', '#8b9a5c'), (x0, y - depth, x1, y), z + .03)
    plants.grass_patch((site.cx - 10, y - 4, site.cx + 10, y - 1.2), z + .03, 110, .08)
    sheet(M.concrete('#cbbd9f', .95), (site.cx - 1.2, y - depth, site.cx + 1.2, y), z + .04)
    railing(site.cx - 16, site.cx - 1.3, y - .2, z)
    railing(site.cx + 1.3, site.cx + 16, y - .2, z)
    for a, b in ((-34, -1.6), (1.6, 34)):
        for u in range(int(a), int(b), 2):
            plants.bush(rnd(.5, .75), site.cx + u + rnd(0, 1.2), y - 1.1, z, 'fine')
    for x, dy, h in ((-13, 5, 11), (-5.5, 8, 12.5), (4.5, 6, 11.5), (12, 9, 13), (20, 6, 11), (-21, 8, 12), (-9, 18, 13), (2.5, 20, 12), (14, 21, 13)):
        plants.tree(site.cx + x, y - dy, h, z, detail=.75 if dy < 10 else .5)


def terraces(site):
    """Tall fronts beyond the garden, and along its two ends."""
    z = site.z
    for turn, start, stop, away in ((0, -46, 46, 52), (90, -46, 12, 44), (-90, -12, 46, 44)):
        with k.at(site.cx, site.y0 - 8, 0, turn):
            x, i = start, 0
            while x < stop:
                w = rnd(5.6, 7)
                house(x, -away, w, rnd(12, 14.5), z, FRONTS[(i + turn) % 6], -1)
                x += w
                i += 1


def behind(site):
    """Back gardens: brick walls, shrubs and small trees, the backs of the next street."""
    z, y = site.z, site.y1
    sheet(M.grass(), (site.cx - 30, y, site.cx + 30, y + 16), z + .02)
    sheet(M.tiles('#b1a596', '#8d8376', .5, rough=.8), (site.x0, y, site.x1, y + 2.6), z + .03)
    wall = M.brick('#a0654b')
    for x in (site.x0 - .1, site.x1 + .1, site.x0 - 7, site.x1 + 7):
        k.box(wall, (x - .12, y, z), (x + .12, y + 15, z + 1.9), .01)
    k.box(wall, (site.cx - 30, y + 15, z), (site.cx + 30, y + 15.25, z + 2), .01)
    for i in range(9):
        plants.bush(rnd(.4, .7), site.x0 + .9 + i * 1.0, y + 13.8 + rnd(-.5, .3), z, 'fine')
    for x, yy, h in ((site.x0 + 1.2, 8, 5.2), (site.x1 - 1.5, 10, 6), (site.x0 - 4, 9, 6.5), (site.x1 + 4, 7, 6)):
        plants.tree(x, y + yy, h, z, detail=.7)
    x, i = site.cx - 42, 0
    while x < site.cx + 42:
        w = rnd(5.6, 7)
        house(x, y + 30, w, rnd(9, 11.5), z, FRONTS[(i * 2 + 2) % 6], 1)
        x += w
        i += 1

"""A house garden: terrace, lawn, flower beds, a clipped hedge, trees behind it, hills."""
import math

import materials as M
from kit import rnd
from outside import plants
from outside.land import ground, hills, paving


def build(tour, site):
    z = site.z
    ground(site, M.grass('#66754a', '#838c5c'))
    paving(site, M.tiles('#968f84', '#7d776d', .6, rough=.8, vary=.14))
    lawns(site)
    m = 7.5
    x0, y0, x1, y1 = site.x0 - m, site.y0 - m, site.x1 + m, site.y1 + m
    for p, q in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        plants.hedge(p, q, 1.5, .8, z)
    beds(site)
    for i in range(16):
        a = i / 16 * 2 * math.pi + rnd(-.12, .12)
        r = site.r + rnd(11, 17)
        plants.tree(site.cx + math.cos(a) * r, site.cy + math.sin(a) * r, rnd(5, 8.5), z)
    for i in range(20):
        a, r = rnd(0, 2 * math.pi), site.r + rnd(22, 50)
        plants.tree(site.cx + math.cos(a) * r, site.cy + math.sin(a) * r, rnd(6, 10), z, conifer=i % 4 == 0, detail=.6)
    hills(site)


def lawns(site, width=3.6):
    """Blades on the strips that one sees from the windows."""
    p = 2.2
    x0, y0, x1, y1 = site.x0 - p, site.y0 - p, site.x1 + p, site.y1 + p
    for rect in ((x0 - width, y0 - width, x1 + width, y0), (x0 - width, y1, x1 + width, y1 + width),
                 (x0 - width, y0, x0, y1), (x1, y0, x1 + width, y1)):
        plants.grass_patch(rect, site.z)


def beds(site):
    """Shrubs and flowers before the hedge."""
    z, m = site.z, 6.1
    for i in range(26):
        side = i % 4
        along = rnd(.05, .95)
        x = site.x0 - m + along * (site.x1 - site.x0 + 2 * m) if side < 2 else (site.x0 - m if side == 2 else site.x1 + m)
        y = site.y0 - m + along * (site.y1 - site.y0 + 2 * m) if side >= 2 else (site.y0 - m if side == 0 else site.y1 + m)
        if i % 3:
            plants.bush(rnd(.4, .75), x, y, z, 'fine' if i % 2 else 'broad')
        else:
            plants.flowers((x - .8, y - .5, x + .8, y + .5), z, n=16)

"""A clearing among firs."""
import math

import materials as M
from kit import rnd
from outside import plants
from outside.land import ground, hills


def build(tour, site):
    z = site.z
    ground(site, M.grass('#6d7350', '#8b8a62'))
    plants.grass_patch((site.x0 - 4, site.y0 - 4, site.x1 + 4, site.y0 - .1), z, 120, .12, ('#71803f', '#9a9a58'))
    plants.grass_patch((site.x0 - 4, site.y1 + .1, site.x1 + 4, site.y1 + 4), z, 120, .12, ('#71803f', '#9a9a58'))
    for i in range(34):
        a = i / 34 * 2 * math.pi + rnd(-.1, .1)
        r = site.r + rnd(5, 12)
        plants.tree(site.cx + math.cos(a) * r, site.cy + math.sin(a) * r, rnd(8, 14), z, conifer=i % 6 > 0, detail=.8)
        if i % 2:
            plants.bush(rnd(.3, .7), site.cx + math.cos(a + .1) * (r - 2), site.cy + math.sin(a + .1) * (r - 2), z, 'long')
    for _ in range(70):
        a, r = rnd(0, 2 * math.pi), site.r + rnd(13, 45)
        plants.tree(site.cx + math.cos(a) * r, site.cy + math.sin(a) * r, rnd(10, 17), z, conifer=True, detail=.5)
    hills(site)

"""A city from high up (set the tour's ground, e.g. -60): blocks with lit windows at dusk (tour.lamps above 1)."""
import math

import kit as k
import materials as M
from kit import rnd
from outside.land import ground

WALLS = ('#b8b4ac', '#8e9aa6', '#a7937f', '#d5d2cb', '#6f7c88')


def build(tour, site):
    z, lit = site.z, tour.lamps > 1
    ground(site, M.concrete('#8f8f8f'), size=900)
    for i in range(150):
        a, r = rnd(0, 2 * math.pi), rnd(site.r + 28, 300)
        w, d, h = rnd(9, 20), rnd(9, 20), abs(z) * rnd(.35, 1.35) + 3
        x, y = site.cx + math.cos(a) * r, site.cy + math.sin(a) * r
        k.box(M.facade(WALLS[i % 5], i % 4, lit), (x - w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z + h), 0)
        k.box(M.plain('#77787a', .8), (x - w / 5, y - d / 5, z + h), (x + w / 6, y + d / 5, z + h + 2.2), 0)

"""A city on a river, seen from an upper floor: trees on both banks to the south, a bridge, towers behind and around."""
import math

import kit as k
import materials as M
from kit import rnd
from outside import plants
from outside.land import ground, hills, sheet

WALLS = ('#cfc8ba', '#b7bcc0', '#b79f87', '#dedad0', '#97a3ab', '#a9715a')
NEAR, FAR = -38, -92              # y of the banks


def build(tour, site):
    z = site.z
    ground(site, M.concrete('#a29f98'), size=900)
    sheet(M.water('#4f7884'), (site.cx - 600, FAR, site.cx + 600, NEAR), z + .3)
    stone = M.concrete('#b5afa3')
    for y in (NEAR, FAR):
        k.box(stone, (site.cx - 600, y - 1, z), (site.cx + 600, y + 1, z + 2.2), 0)
    for y, n, detail in ((NEAR + 7, 16, .45), (FAR - 7, 18, .3)):
        for i in range(n):
            plants.tree(site.cx - 75 + i * 150 / n + rnd(-2, 2), y + rnd(-1.5, 1.5), rnd(8, 12), z, detail=detail)
    sheet(M.grass(), (site.cx + 26, site.cy - 16, site.cx + 58, site.cy + 18), z + .05)       # a small square to the east
    for i in range(10):
        plants.tree(site.cx + rnd(28, 56), site.cy + rnd(-14, 16), rnd(8, 11), z, detail=.4)
    bridge(site.cx - 42, z)
    count = 0
    while count < 170:
        a, r = rnd(0, 2 * math.pi), rnd(site.r + 34, 330)
        x, y = site.cx + math.cos(a) * r, site.cy + math.sin(a) * r
        if FAR - 24 < y < NEAR + 22 or (r < 70 and abs(math.sin(a)) < .5 and math.cos(a) > 0):
            continue
        tower(x, y, z, rnd(11, 20), rnd(11, 20), abs(z) * rnd(.4, 1.1) + (rnd(5, 26) if r > 120 else 0), count)
        count += 1
    hills(site, ((520, 46, '#9db0b8'),))


def tower(x, y, z, w, d, h, i):
    k.box(M.facade(WALLS[i % 6], i % 4, False), (x - w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z + h), 0)
    k.box(M.plain('#c9c5bc', .8), (x - w / 2 - .3, y - d / 2 - .3, z + h - .6), (x + w / 2 + .3, y + d / 2 + .3, z + h + .3), 0)
    k.box(M.plain('#8b8c8c', .8), (x - w / 5, y - d / 5, z + h), (x + w / 6, y + d / 5, z + h + 2.6), 0)


def bridge(x, z):
    """Five stone arches across the river."""
    m, n = M.concrete('#c3bba9'), 5
    step = (NEAR - FAR) / n
    k.box(m, (x - 5, FAR - 4, z + 5.2), (x + 5, NEAR + 4, z + 6.6), 0)
    for i in range(n + 1):
        y = FAR + i * step
        k.box(m, (x - 5.4, y - 1.4, z - 1), (x + 5.4, y + 1.4, z + 6.2), 0)
    for i in range(n):
        y, half = FAR + (i + .5) * step, step / 2
        for side in (-5, 5):
            arc = [(x + side, y - half * math.cos(t), z + .8 + 4.2 * math.sin(t)) for t in (math.pi * j / 16 for j in range(17))]
            for p, q in zip(arc, arc[1:]):
                k.mesh(m, [p, q, (q[0], q[1], z + 5.4), (p[0], p[1], z + 5.4)], [(0, 1, 2, 3)])

"""A dry southern hillside: olive terraces falling to the south, cypresses, a village across the valley, the sea far off."""
import math

from mathutils import Vector, noise

import kit as k
import materials as M
from kit import rnd
from outside.land import sheet
from outside.plants import blob, bush, tree, tuft

OLIVE = ('#6f7f5a', '#a7b08c')
SEA = -88.0          # z of the water


def height(site, x, y):
    """z of the land: a bench for the house, a fall to the south, a rise behind, ridges beyond the valley."""
    dx, dy = x - site.cx, y - site.cy
    away = max(site.x0 - x, x - site.x1, site.y0 - y, y - site.y1, 0)
    calm = min(1.0, away / 14)
    fall = -70 * (1 - math.exp(-(max(0, site.y0 - 2 - y) / 150) ** 1.15))
    rise = 55 * (1 - math.exp(-(max(0, dy) / 130) ** 1.5))
    far = math.hypot(dx, dy)
    ridge = 95 * math.exp(-((far - 620) / 190) ** 2) * (.42 + .9 * noise.noise(Vector((dx / max(far, 1) * 2.2, dy / max(far, 1) * 2.2, far / 500))))
    gap = 1 - math.exp(-((dx + .25 * dy + 60) / 260) ** 2) if dy < 0 else 1
    lumps = calm * (2.0 * noise.noise(Vector((x * .02, y * .02, 1))) + .35 * noise.noise(Vector((x * .13, y * .13, 2))))
    return site.z + (fall + rise) * calm + max(0, ridge) * gap + lumps * min(1, away / 8)


def cypress(x, y, h, z):
    k.rod(M.bark('#5b4a3c'), (x, y, z - .4), (x, y, z + h * .2), .12, .1, 8)
    blob(M.foliage('#3d5133'), h * .11, x, y, z + h * .52, 4.0, .15, 3)
    for i in range(int(24 + h * 3)):
        t = (i + .5) / (24 + h * 3)
        r = h * .105 * math.sin(math.pi * min(1, t * .9 + .1)) ** .7
        a = i * 2.39996
        tuft('fine', ('#4a6340', '#7b9160'), h * .12, x + r * math.cos(a), y + r * math.sin(a), z + h * (.06 + .92 * t), 1.5)


def cottage(x, y, z, turn):
    w, d, h = rnd(7, 11), rnd(5, 8), rnd(4, 7)
    with k.at(x, y, z - 2, turn):
        k.box(M.house_front(k.rng.choice(('#efe6d6', '#e9d9bd', '#f4efe6', '#dcc3a0')), '#4d5357', 3.2, 3.2, .3, .42), (-w / 2, -d / 2, 0), (w / 2, d / 2, h + 2), 0)
        a, b, e = w / 2 + .4, d / 2 + .5, h + 1.9
        k.mesh(M.plain('#b26a4a', .9), [(-a, -b, e), (a, -b, e), (a, b, e), (-a, b, e), (-a, 0, e + 1.7), (a, 0, e + 1.7)],
               [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5)])


def build(tour, site):
    sheet(M.water('#5f92a8'), (site.cx - 6000, site.cy - 9000, site.cx + 6000, site.cy + 900), SEA + site.z)
    land = M.hill('#9a9a6c')
    near = M.grass('#9b9663', '#b5ab78')
    for m, half, n, low in ((near, 90, 150, 0), (land, 900, 170, 86)):
        def sheet_at(u, v, half=half):
            x, y = site.cx + (2 * u - 1) * half, site.cy + (2 * v - 1) * half
            return (x, y, height(site, x, y) - (.0 if half < 100 else .5))
        if low:
            verts, faces = [], []
            for j in range(n + 1):
                for i in range(n + 1):
                    verts.append(sheet_at(i / n, j / n))
            for j in range(n):
                for i in range(n):
                    x, y, _ = verts[j * (n + 1) + i]
                    if max(abs(x - site.cx), abs(y - site.cy)) > low - 14:
                        faces.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
            k.mesh(m, verts, faces, smooth=180)
        else:
            k.grid(m, sheet_at, n, n)
    # olive rows on the slope
    for row in range(4):
        y = site.y0 - 9 - row * 9
        for i in range(8):
            x = site.cx - 44 + i * 12.5 + rnd(-1.5, 1.5) + (row % 2) * 5
            tree(x, y + rnd(-1, 1), rnd(3.2, 4.4), height(site, x, y), colours=OLIVE, detail=.5 if row < 2 else .3)
    for x, y, h in ((site.x0 - 7, site.y0 - 5, 9), (site.x0 - 9, site.y0 - 8, 11), (site.x0 - 10.5, site.y0 - 3, 8), (site.x1 + 6, site.y0 - 6, 10),
                    (site.x1 + 8, site.y0 - 3, 8.5), (site.x1 + 7, site.y0 + 6, 9), (site.x0 - 7, site.y1 - 3, 9), (site.x0 - 8, site.y1, 10.5),
                    (site.cx + 26, site.y0 - 44, 12), (site.cx + 29, site.y0 - 47, 13), (site.cx - 33, site.y0 - 52, 12)):
        cypress(x, y, h, height(site, x, y))
    for i in range(18):
        t = i / 18
        x, y = site.x0 - 2 + t * (site.x1 - site.x0 + 4), site.y0 - rnd(1.2, 2.6)
        bush(rnd(.45, .8), x, y, height(site, x, y) - .2, colours=k.rng.choice((('#7c8a6a', '#a9b494'), ('#6f7f52', '#98a56e'))))
    for i in range(14):
        x, y = (site.x0 - rnd(2.5, 5) if i % 2 else site.x1 + rnd(2.5, 5)), site.y0 + rnd(-2, site.y1 - site.y0 + 3)
        bush(rnd(.5, 1.0), x, y, height(site, x, y) - .1)
    for i in range(8):
        x, y = site.cx + rnd(-14, 14), site.y1 + rnd(5, 12)
        tree(x, y, rnd(3.5, 5.5), height(site, x, y), colours=OLIVE, detail=.4)
    for i in range(44):
        a = -math.pi / 2 + rnd(-1.25, 1.25)
        r = rnd(190, 470)
        x, y = site.cx + r * math.cos(a), site.cy + r * math.sin(a)
        z = height(site, x, y)
        if z > SEA + site.z + 4:
            cottage(x, y, z, rnd(-40, 40))
    dark = M.foliage('#5b6a47')
    for i in range(420):
        a, r = -math.pi / 2 + rnd(-2.2, 2.2), 95 + 420 * rnd(0, 1) ** 1.4
        x, y = site.cx + r * math.cos(a), site.cy + r * math.sin(a)
        z = height(site, x, y)
        if z > SEA + site.z + 2:
            blob(dark, rnd(1.6, 3.4), x, y, z + .8, rnd(.7, 1.1), .3, 2)

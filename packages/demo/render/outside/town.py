"""Town streets around an upper floor: facades across the road, roofs near eye height, more roofs behind."""
import math

import kit as k
import materials as M
from outside.blocks import block
from outside.plants import tree

TOWN = (('#cdbfa8', '#55646f'), ('#b9765a', '#4d5b66'), ('#d9d2c4', '#5f6e78'), ('#a9a79f', '#505d66'), ('#c99f7c', '#596771'),
        ('#8e9a94', '#4a5963'), ('#dfd6c0', '#58666f'))


def town(cx, cy, rx, ry, gz, tree, gap=15.0, night=0.0, palette=TOWN):
    """Four streets around a house of half size rx, ry; roofs near eye height; more roofs behind."""
    s = 500
    road = M.concrete('#77787a', .8)
    k.mesh(road, [(cx - s, cy - s, gz), (cx + s, cy - s, gz), (cx + s, cy + s, gz), (cx - s, cy + s, gz)], [(0, 1, 2, 3)])
    i = 0
    for row, (off, depth) in enumerate(((gap, 12), (gap + 30, 12), (gap + 62, 14), (gap + 100, 16))):
        ex, ey = rx + off, ry + off
        for side in range(4):
            along, u = (ex if side < 2 else ey) + depth, -((ex if side < 2 else ey) + depth)
            while u < along:
                w = k.rnd(9, 15)
                h = abs(gz) * (k.rnd(.78, 1.12) if row == 0 else k.rnd(.85, 1.35)) + row * 1.5
                v = (-1 if side % 2 else 1) * (ey if side < 2 else ex)
                v0, v1 = min(v, v + math.copysign(depth, v)), max(v, v + math.copysign(depth, v))
                box = (cx + u, cy + v0, cx + u + w - .05, cy + v1) if side < 2 else (cx + v0, cy + u, cx + v1, cy + u + w - .05)
                block(*box, gz, h, palette[(i * 3 + row) % 7], night, (i % 9) * 1.7, 2.2 + .3 * (i % 3), 3.0 + .15 * (i % 2))
                u += w
                i += 1
    for j in range(26):
        a = (j % 2) * 2 - 1
        p = -40 + (j // 2) * 6.4
        tree(cx + p, cy + a * (ry + gap - 4), k.rnd(6, 9), gz) if j % 4 < 2 else tree(cx + a * (rx + gap - 4), cy + p, k.rnd(6, 9), gz)


def build(tour, site):
    town(site.cx, site.cy, (site.x1 - site.x0) / 2, (site.y1 - site.y0) / 2, site.z, tree, night=2 if tour.dusk else 0)

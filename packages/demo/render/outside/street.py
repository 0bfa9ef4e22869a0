"""A town street: paved pavement, trees along it, terraced houses on the other side."""
import kit as k
import materials as M
from kit import rnd
from outside import plants
from outside.land import ground, sheet

FRONTS = ('#b9a48c', '#d8d0c2', '#9c6a55', '#c6c2ba', '#8d8f8a')


def build(tour, site):
    z = site.z
    ground(site, M.tiles('#a9a49b', '#86827a', .8, rough=.8))
    for side in (-1, 1):
        near = site.cy + side * (site.r + 5)
        sheet(M.concrete('#6c6c6c', .8), (site.cx - 90, min(near, near + side * 6), site.cx + 90, max(near, near + side * 6)), z + .004)
        houses(site, side)
    for i in range(9):
        plants.tree(site.cx - 22 + i * 5.6, site.y0 - 4.2, rnd(4.2, 5.4), z, detail=.8)


def houses(site, side):
    x, i = site.cx - 60, 0
    while x < site.cx + 60:
        w, h, front = rnd(6, 10), rnd(8, 14), FRONTS[(i + side) % 5]
        y = site.cy + side * (site.r + 14)
        house(x, y, w, h, site.z, front, side)
        x += w
        i += 1


def house(x, y, w, h, z, front, side):
    """A terraced house with real windows towards the street (side -1: it stands to the south and looks north)."""
    k.box(M.paint(front), (x, min(y, y + side * 8), z), (x + w - .02, max(y, y + side * 8), z + h), 0)
    pane, frame, stone = M.plain('#39434d', .12), M.plain('#efece6', .5), M.plain('#d9d3c6', .7)
    f = -side
    n, floors = max(2, round(w / 2.4)), int(h / 3.1)
    for r in range(floors):
        for c in range(n):
            cx, z0 = x + w * (c + .5) / n, z + .9 + r * 3.1
            shop = r == 0 and c % 2 == 0
            hw, hh = (.85, 2.1) if shop else (.5, 1.6)
            z0 = z + .5 if shop else z0
            lo, hi = sorted((y, y + f * .03))
            k.box(frame, (cx - hw - .07, lo - .01, z0 - .07), (cx + hw + .07, hi + .01, z0 + hh + .07), 0)
            lo, hi = sorted((y + f * .03, y + f * .05))
            for s in (-1, 1):
                a, b = sorted((cx + s * .02, cx + s * (hw - .02)))
                k.box(pane, (a, lo, z0 + .03), (b, hi, z0 + hh - .03), 0)
            lo, hi = sorted((y, y + f * .12))
            k.box(stone, (cx - hw - .12, lo, z0 - .16), (cx + hw + .12, hi, z0 - .07), 0)
    lo, hi = sorted((y - side * .25, y + side * 8))
    k.box(stone, (x - .02, lo, z + h - .25), (x + w, hi, z + h), 0)

"""High-rise quarter around and far below, with a river to the south; lit windows in the evening."""
import math

import kit as k
import materials as M
from outside.blocks import block

TOWERS = (('#7f8c98', '#5d7488'), ('#b9b4ab', '#55646f'), ('#596672', '#6f8798'), ('#cfc9be', '#62727d'), ('#8a7a6c', '#566571'), ('#9fb0ba', '#6b8496'))


def towers(cx, cy, r0, gz, night=0.0, n=150):
    """High-rise quarter around and below; gz metres below the eye's floor. A river runs to the south."""
    s = 3000
    k.mesh(M.concrete('#6f7376', .9), [(cx - s, cy - s, gz), (cx + s, cy - s, gz), (cx + s, cy + s, gz), (cx - s, cy + s, gz)], [(0, 1, 2, 3)])
    water = M.plain('#4b6a7c', .1, 0.0, .6)
    k.mesh(water, [(cx - s, cy - 210, gz + .3), (cx + s, cy - 330, gz + .3), (cx + s, cy - 240, gz + .3), (cx - s, cy - 120, gz + .3)], [(0, 1, 2, 3)])
    placed = []
    tries = 0
    while len(placed) < n and tries < n * 12:
        tries += 1
        a = k.rnd(0, 2 * math.pi)
        r = r0 + 620 * k.rnd(0, 1) ** 1.6
        x, y = cx + math.cos(a) * r, cy + math.sin(a) * r
        x, y = round((x - cx) / 34) * 34 + cx + 9, round((y - cy) / 34) * 34 + cy + 7
        if any(abs(x - p) < 5 and abs(y - q) < 5 for p, q in placed):
            continue
        line = cy - 165 - (x - cx) * .02
        if -75 < y - line < 55 or math.hypot(x - cx, y - cy) < r0:
            continue
        placed.append((x, y))
        w, d = k.rnd(17, 26), k.rnd(17, 26)
        near = math.hypot(x - cx, y - cy) < r0 + 60
        h = abs(gz) * (k.rnd(.3, .8) if near else k.rnd(.3, 1.0) if k.rng.random() < .7 else k.rnd(1.0, 1.6))
        i = len(placed)
        glassy = i % 3 == 0
        block(x - w / 2, y - d / 2, x + w / 2, y + d / 2, gz, h, TOWERS[i % 6], night, (i % 9) * 2.3,
              1.6 if glassy else 2.8, 3.4, .86 if glassy else .5, .8 if glassy else .5)


def build(tour, site):
    towers(site.cx, site.cy, 70, site.z, night=.24 if tour.dusk else 0)

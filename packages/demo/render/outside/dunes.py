"""Dunes with marram grass around the house, a boardwalk down to the beach, the sea to the south."""
import math

from mathutils import Vector, noise

import kit as k
import materials as M

SHORE = -30.0        # y of the waterline
SEA = -3.1           # z of the water


def walk(tour):
    """x of the boardwalk."""
    x0, _, x1, _ = tour.bounds()
    return (x0 + x1) / 2 - 1.0


def height(tour, x, y):
    """z of the sand: level at the house, hills to the sides and behind, a low ridge before the beach."""
    x0, y0, x1, y1 = tour.bounds()
    away = max(x0 - x, x - x1, y0 - y, y - y1, 0)
    calm = min(1.0, max(0.0, (away - 1.0) / 9))
    hill = noise.noise(Vector((x * .09, y * .09, 3))) * 1.3 + noise.noise(Vector((x * .3, y * .3, 8))) * .28 + .35
    hill += min(2.4, max(0.0, y - y1) * .09) + 0.5 * math.exp(-((y + 15) / 4.5) ** 2)
    hill *= .62 if y < y0 else 1.0
    path = 1 - math.exp(-((x - walk(tour)) / 2.6) ** 2) if y < y0 else 1.0
    beach = min(1.0, max(0.0, (-y - 15) / 9))
    rise = calm * hill * path * (1 - beach * beach * (3 - 2 * beach))
    fall = max(0.0, (-y - 13) / (-SHORE - 13)) * (tour.ground - SEA)
    return tour.ground + rise - fall


def build(tour, site):
    _sand(tour)
    far = 2400
    k.mesh(M.beach_sea(SHORE), [(-far, -far, SEA), (far, -far, SEA), (far, SHORE + 3, SEA), (-far, SHORE + 3, SEA)], [(0, 1, 2, 3)])
    _boardwalk(tour)
    _grass(tour)
    _headlands()


def _sand(tour):
    """A net of sand, fine near the house and coarse far away."""
    def spread(i, n, reach):
        t = 2 * i / n - 1
        return math.copysign(abs(t) ** 2.2, t) * reach
    n = 260
    cx, cy = 5.0, -2.0
    k.grid(M.beach_sand(SHORE), lambda u, v: (
        cx + spread(u * n, n, 260), cy + spread(v * n, n, 260),
        height(tour, cx + spread(u * n, n, 260), cy + spread(v * n, n, 260))), n, n)


def _boardwalk(tour):
    wood = M.wood('#9c9182', .8, axis='x', contrast=.25)
    x, y = walk(tour), tour.bounds()[1]
    steps = round(-tour.ground / .17)
    for i in range(steps):                                # down from the deck
        k.box(wood, (x - .7, y - .32 * (i + 1), -.17 * (i + 1) - .05), (x + .7, y - .32 * i - .02, -.17 * (i + 1)), .008)
    y -= .32 * steps
    while y > -25:
        z = height(tour, x, y) + .05
        with k.at(x + .25 * math.sin(y * .25), y, z, k.rnd(-1.5, 1.5)):
            k.box(wood, (-.65, -.065, -.03), (.65, .065, 0), .006)
        y -= .15
    post = M.wood('#8d8375', .9, axis='z')
    for i in range(7):
        for s in (-1, 1):
            yy = -9 - i * 2.4
            px, z = x + .25 * math.sin(yy * .25) + s * .85, height(tour, x + s, yy)
            k.rod(post, (px, yy, z - .2), (px + k.rnd(-.03, .03), yy, z + .75), .045, .04, 10)


def _blades(n, tall):
    """One clump of marram grass as a mesh."""
    vs, fs = [], []
    for _ in range(n):
        a, lean, h = k.rnd(0, 6.28), k.rnd(.12, .55), tall * k.rnd(.6, 1)
        bx, by = k.rnd(-.09, .09), k.rnd(-.09, .09)
        w = .006
        at = len(vs)
        for j in range(5):
            t = j / 4
            out = lean * h * t * t
            ww = w * (1 - t * .85)
            z = h * (t - .25 * lean * t * t)
            px, py = bx + math.cos(a) * out, by + math.sin(a) * out
            vs += [(px - math.sin(a) * ww, py + math.cos(a) * ww, z), (px + math.sin(a) * ww, py - math.cos(a) * ww, z)]
        fs += [(at + 2 * j, at + 2 * j + 1, at + 2 * j + 3, at + 2 * j + 2) for j in range(4)]
    return vs, fs


def _grass(tour):
    kinds = [(M.leaf('#7f8c55', '#b9b27a'), _blades(70, .75)), (M.leaf('#8d9460', '#c9bd86'), _blades(46, .6)),
             (M.leaf('#6f8050', '#a5a468'), _blades(90, .9))]
    first = [None] * len(kinds)
    x0, y0, x1, y1 = tour.bounds()
    placed = tries = 0
    while placed < 3000 and tries < 30000:
        tries += 1
        r = k.rnd(0, 1) ** 1.6 * 46
        a = k.rnd(0, 6.283)
        x, y = (x0 + x1) / 2 + math.cos(a) * (r + 6), (y0 + y1) / 2 + math.sin(a) * (r + 4.5)
        inside = x0 - .6 < x < x1 + .6 and y0 - .5 < y < y1 + .8
        if inside or y < -20 or abs(x - walk(tour)) < 1.6 and y < 0:
            continue
        if noise.noise(Vector((x * .22, y * .22, 1))) + k.rnd(-.25, .25) < -.02:
            continue
        i = placed % 3
        with k.at(x, y, height(tour, x, y) - .03, k.rnd(0, 360), scale=k.rnd(.55, 1.25)):
            if first[i] is None:
                first[i] = k.mesh(kinds[i][0], *kinds[i][1], smooth=180, name='marram')
            else:
                k.copy(first[i])
        placed += 1


def _headlands():
    """Low land far along the coast, so that the horizon ends somewhere."""
    for side, start, col in ((-1, 420, '#8fa3a6'), (1, 560, '#9cadb2')):
        vs, fs = [], []
        n = 40
        for i in range(n + 1):
            t = i / n
            x, y = side * (start + 40 * t), -40 - 420 * t if side < 0 else -30 - 260 * t
            h = (1 - t) ** .8 * 26 * (.75 + .3 * noise.noise(Vector((t * 9, side, 0))))
            vs += [(x, y, SEA - 1), (x, y, SEA + h)]
        for i in range(n):
            fs.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        k.mesh(M.plain(col, 1.0, spec=0.0), vs, fs)

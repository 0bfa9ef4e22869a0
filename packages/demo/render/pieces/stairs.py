"""Stairs and railings."""
import kit as k
import materials as M
from pieces.common import piece


@piece(.9, 3.0, 'stairs')
def stairs(w=.9, d=3.0, rise=2.9, steps=15, tread=('wood', '#a9784c'), stringer='#26272a', rail=True, sides=(-1, 1)):
    """Open straight stairs over a w x d footprint: the foot at -y, the top at +y, `rise` metres up. sides with a rail: -1 left, 1 right."""
    tm, sm = M.mat(tread), M.metal(stringer, .4)
    going, up = d / steps, rise / steps
    for i in range(steps - 1):
        y, z = -d / 2 + i * going, (i + 1) * up
        k.box(tm, (-w / 2 + .03, y - .015, z - .045), (w / 2 - .03, y + going + .015, z), .006)
    for s in (-1, 1):
        x = s * (w / 2 - .012)
        k.mesh(sm, *beam((x - .012, x + .012), (-d / 2 - .02, 0.0), (d / 2, rise), .13))
    if rail:
        for s in sides:
            x = s * (w / 2 - .012)
            a, b = (x, -d / 2 + .04, .08), (x, d / 2 - .04, rise - .04)
            n = max(3, round(d / .14))
            for i in range(n + 1):
                t = i / n
                y, z = a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t
                thick = .013 if i in (0, n) else .006
                k.rod(sm, (x, y, z - .05), (x, y, z + .92), thick, seg=10)
            k.rod(sm, (x, a[1], a[2] + .92), (x, b[1], b[2] + .92), .02, seg=16)


def beam(xs, a, b, depth):
    """A sloping plank as verts and faces: x from xs, from a to b as (y, z), `depth` thick below and above its line."""
    verts = [(x, y, z + dz) for x in xs for (y, z) in (a, b) for dz in (-depth, depth * .6)]
    return verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4)]


@piece(2.0, .06, 'rail')
def railing(w=2.0, h=1.0, metal='#26272a', bars=True, glass=False):
    """A railing along x, on its floor. bars, or a glass pane between the posts."""
    m = M.metal(metal, .4)
    n = max(1, round(w / 1.2))
    for i in range(n + 1):
        x = -w / 2 + w * i / n
        k.rod(m, (x, 0, 0), (x, 0, h), .016)
    k.rod(m, (-w / 2, 0, h), (w / 2, 0, h), .021)
    if glass:
        k.mesh(M.pane('#eef4f2', .2), [(-w / 2, 0, .06), (w / 2, 0, .06), (w / 2, 0, h - .06), (-w / 2, 0, h - .06)], [(0, 1, 2, 3)])
    elif bars:
        k.rod(m, (-w / 2, 0, .08), (w / 2, 0, .08), .01, seg=8)
        for i in range(1, round(w / .11)):
            k.rod(m, (-w / 2 + w * i / round(w / .11), 0, .08), (-w / 2 + w * i / round(w / .11), 0, h), .0055, seg=8)

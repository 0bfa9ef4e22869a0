"""Windows, glass doors, doors, frames; the hidden daylight panel behind each pane."""
import kit as k
import materials as M
from plan import WALL, span
from shell.quads import point, wall_box


def indoor(room):
    return room is not None and not room.outdoor


def opening(tour, s, o, trim):
    """What stands in the hole of opening o in segment s."""
    if o.kind in ('window', 'french'):
        glazing(tour, s, o, trim)
        return
    if o.casing if o.casing is not None else o.kind == 'door':
        casing(tour, s, o, trim)
    if o.kind == 'door' and o.leaf:
        leaf(tour, s, o)


def glazing(tour, s, o, trim):
    ax, c = s.axis, s.c
    a, b, z0, z1 = span(tour, o)
    fm = M.plain(tour.frames, 0.35)
    inside = 1 if indoor(s.hi) and not indoor(s.lo) else -1
    off, fw = -inside * .02, 0.055
    for u, v in ((a, a + fw), (b - fw, b)):
        wall_box(fm, ax, c, off, u, v, z0, z1, 0.07)
    n = o.panes or max(1, round((b - a) / 1.0))
    w = (b - a) / n
    slid = o.open_pane if o.kind == 'french' else None
    runs = [(a, b)] if slid is None else [(a, a + slid * w), (a + (slid + 1) * w, b)]
    wall_box(fm, ax, c, off, a, b, z1 - fw, z1, 0.07)
    for u, v in runs:
        if v - u > .01:
            wall_box(fm, ax, c, off, u, v, z0, z0 + fw, 0.07)
            k.mesh(M.pane(), [point(ax, c + off, *p) for p in ((u, z0), (v, z0), (v, z1), (u, z1))], [(0, 1, 2, 3)])
            for i in range(1, o.rows):
                z = z0 + (z1 - z0) * i / o.rows
                wall_box(fm, ax, c, off, u, v, z - .014, z + .014, 0.04)
    if slid is not None:                       # the sill in the gap is flat
        wall_box(fm, ax, c, off, a + slid * w, a + (slid + 1) * w, z0 - .01, z0 + .012, 0.09)
    for i in range(1, n):
        wall_box(fm, ax, c, off, a + i * w - .03, a + i * w + .03, z0, z1, 0.06)
    if z0 > tour.z(o.level) + 0.2:
        wall_box(trim, ax, c, inside * (WALL / 2 + .02), a - .05, b + .05, z0 - .03, z0, 0.13)
    if indoor(s.lo) != indoor(s.hi):
        daylight(tour, s, o, inside)


def daylight(tour, s, o, inside):
    """A hidden area light just inside the glass: the sky alone is far too noisy."""
    a, b, z0, z1 = span(tour, o)
    watts = tour.daylight * o.light * 24 * (b - a) * (z1 - z0)
    if watts <= 0:
        return
    towards = (inside, 0, 0) if s.axis == 'x' else (0, inside, 0)
    loc = point(s.axis, s.c + inside * (WALL / 2 + .005), (a + b) / 2, (z0 + z1) / 2)
    light = k.area('window', loc, towards, (b - a) * .96, (z1 - z0) * .96, watts, tour.sky_tint)
    light['room'] = (s.hi if inside > 0 else s.lo).id


def casing(tour, s, o, trim):
    a, b, _, z1 = span(tour, o)
    z, cw = tour.z(o.level), 0.07
    for side in (-1, 1):
        off = side * (WALL / 2 + .008)
        wall_box(trim, s.axis, s.c, off, a - cw, a + .004, z, z1 + cw, .018)
        wall_box(trim, s.axis, s.c, off, b - .004, b + cw, z, z1 + cw, .018)
        wall_box(trim, s.axis, s.c, off, a, b, z1 - .004, z1 + cw, .018)


def leaf(tour, s, o):
    """The door itself, open by its angle."""
    a, b, z0, z1 = span(tour, o)
    side, hinge, angle = o.leaf
    x, y, _ = point(s.axis, s.c + side * WALL / 2, a if hinge == 'lo' else b, 0)
    w, h = b - a, z1 - z0
    base = (90 if s.axis == 'x' else 0) + (0 if hinge == 'lo' else 180)
    turn = angle * (side if s.axis == 'y' else -side) * (1 if hinge == 'lo' else -1)
    dm, hm = M.mat(o.door or tour.door), M.metal('#b9b4aa', .3)
    with k.at(x, y, z0, base + turn):
        k.box(dm, (0.003, -.02, .01), (w - .003, .02, h - .006), .003)
        for z in ((.12, .86), (1.0, h - .12)):
            for sd in (-1, 1):
                k.box(dm, (.11, sd * .02 - .004, z[0]), (w - .11, sd * .02 + .004, z[1]), .004)
        for sd in (-1, 1):
            k.rod(hm, (w - .07, sd * .02, 1.0), (w - .07, sd * .06, 1.0), .009)
            k.rod(hm, (w - .07, sd * .06, 1.0), (w - .19, sd * .06, 1.0), .009)

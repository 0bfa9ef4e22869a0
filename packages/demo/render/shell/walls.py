"""Walls with their holes, and skirting boards."""
import materials as M
from plan import WALL, openings_on, rooms_at, span, wall_segments
from shell.openings import opening
from shell.quads import Quads, point, wall_box


def side_material(tour, seg, room, letter):
    if room is None or room.outdoor:
        return M.mat(room.walls.get(letter, tour.exterior) if room else tour.exterior)
    return M.mat(room.walls.get(letter, room.wall))


def walls(tour):
    trim = M.plain(tour.trim, 0.35)
    q = Quads()
    for s in wall_segments(tour):
        wall(tour, q, s, trim)
    q.flush()


def wall(tour, q, s, trim):
    ax, c, half = s.axis, s.c, WALL / 2
    ops = openings_on(tour, s)
    u0, u1 = s.u0 - (half - 0.003 if s.start else 0), s.u1 + (half - 0.003 if s.end else 0)
    sides = ((c - half, side_material(tour, s, s.lo, 'e' if ax == 'x' else 'n')),
             (c + half, side_material(tour, s, s.hi, 'w' if ax == 'x' else 's')))
    columns, u = [], u0
    for o in ops:
        a, b, z0, z1 = span(tour, o)
        columns.append((u, a, s.z0, s.z1))
        if z0 > tour.z(o.level):
            columns.append((a, b, s.z0, z0))
        columns.append((a, b, z1, s.z1))
        u = b
    columns.append((u, u1, s.z0, s.z1))
    for a, b, z0, z1 in columns:
        for face, m in sides:
            q.add(m, point(ax, face, a, z0), point(ax, face, b, z0), point(ax, face, b, z1), point(ax, face, a, z1))
    lo, hi = c - half, c + half
    for o in ops:
        a, b, z0, z1 = span(tour, o)
        for e in (a, b):
            q.add(trim, point(ax, lo, e, z0), point(ax, hi, e, z0), point(ax, hi, e, z1), point(ax, lo, e, z1))
        for z in ((z1,) if z0 <= tour.z(o.level) else (z0, z1)):
            q.add(trim, point(ax, lo, a, z), point(ax, hi, a, z), point(ax, hi, b, z), point(ax, lo, b, z))
        opening(tour, s, o, trim)
    for ends, e in ((s.start, u0), (s.end, u1)):
        if ends:
            q.add(sides[0][1], point(ax, lo, e, s.z0), point(ax, hi, e, s.z0), point(ax, hi, e, s.z1), point(ax, lo, e, s.z1))


def skirtings(tour):
    trim = M.plain(tour.trim, 0.35)
    for s in wall_segments(tour):
        for room, sign in ((s.lo, -1), (s.hi, 1)):
            if room and not room.outdoor and room.level == s.level:
                skirting(tour, s, room, sign, trim)


def skirting(tour, s, room, sign, trim):
    h, d = tour.skirting if room.skirting is None else room.skirting, 0.016
    if not h:
        return
    z = tour.z(s.level)
    side = 0 if sign < 0 else 1
    cuts = [s.u0 + WALL / 2, s.u1 - WALL / 2]
    if not s.start and rooms_at(tour, s.axis, s.c, s.u0 - .01, s.level)[side] is room:
        cuts[0] = s.u0
    if not s.end and rooms_at(tour, s.axis, s.c, s.u1 + .01, s.level)[side] is room:
        cuts[1] = s.u1
    u, spans = cuts[0], []
    for o in openings_on(tour, s):
        a, b, z0, _ = span(tour, o)
        if z0 < z + h:
            e = 0.07 if o.kind == 'door' else 0
            spans.append((u, a - e))
            u = b + e
    spans.append((u, cuts[1]))
    for a, b in spans:
        if b - a > .02:
            wall_box(trim, s.axis, s.c, sign * (WALL / 2 + d / 2), a, b, z, z + h, d, .004)

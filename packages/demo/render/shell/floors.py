"""Floors, ceilings, holes for stairs, the edges of a gallery, the roof."""
import kit as k
import materials as M
from plan import rooms_at, without
from shell.quads import Quads, point


def floors(tour):
    q = Quads()
    for r in tour.rooms:
        z = tour.z(r.level)
        here = [rect for level, rect in tour.holes if level == r.level]
        for rect in without(r.rect, here):
            q.flat(M.mat(r.floor), rect, z)
        if r.outdoor:
            deck_edge(q, tour, r)
            continue
        top = z + tour.height_of(r)
        above = [rect for level, rect in tour.holes if level == r.level + 1]
        for rect in without(r.rect, above):
            q.flat(M.mat(r.ceiling or tour.ceiling), rect, top)
    for level, rect in tour.holes:
        well(q, tour, level, rect)
    gallery_edges(tour)
    roof(tour)
    q.flush()


def deck_edge(q, tour, room):
    """The sides of a terrace down to the land."""
    x0, y0, x1, y1 = room.rect
    z, m = tour.z(room.level), M.mat(room.floor)
    corners = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    low = min(z, max(tour.ground, z - .6))
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        q.add(m, (ax, ay, low), (bx, by, low), (bx, by, z), (ax, ay, z))


def well(q, tour, level, rect):
    """The sides of a hole between the ceiling below and the floor above."""
    x0, y0, x1, y1 = rect
    below = tour.room_at((x0 + x1) / 2, (y0 + y1) / 2, level - 1)
    z1 = tour.z(level)
    z0 = tour.z(level - 1) + tour.height_of(below) if below else z1 - .25
    m, corners = M.mat(tour.ceiling), ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        q.add(m, (ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1))


def gallery_edges(tour):
    """Where an upper room opens to a tall one: the edge of its floor slab, as a board."""
    for r in (r for r in tour.rooms if r.level > 0):
        below = tour.room_at((r.rect[0] + r.rect[2]) / 2, (r.rect[1] + r.rect[3]) / 2, r.level - 1)
        z1 = tour.z(r.level)
        z0 = tour.z(r.level - 1) + tour.height_of(below) if below else z1 - .25
        x0, y0, x1, y1 = r.rect
        for axis, c, a, b, side in (('x', x0, y0, y1, 0), ('x', x1, y0, y1, 1), ('y', y0, x0, x1, 0), ('y', y1, x0, x1, 1)):
            other = rooms_at(tour, axis, c, (a + b) / 2, r.level)[side]
            if other and other.level < r.level:
                m = M.mat(tour.edge)
                k.box(m, point(axis, c - .02, a, z0 - .012), point(axis, c + .02, b, z1 + .004), .003)


def covered(tour, x, y, z):
    """Some indoor room at this point (its walls included)."""
    return any(not r.outdoor and r.rect[0] < x < r.rect[2] and r.rect[1] < y < r.rect[3]
               and tour.z(r.level) - .3 < z < tour.z(r.level) + tour.height_of(r) for r in tour.rooms)


def roof(tour):
    """A slab over every room that has no room above, overhanging where nothing taller stands beside it."""
    ext, over = M.mat(tour.exterior), .35
    for r in tour.rooms:
        x0, y0, x1, y1 = r.rect
        cx, cy, z = (x0 + x1) / 2, (y0 + y1) / 2, tour.z(r.level) + tour.height_of(r)
        if r.outdoor or covered(tour, cx, cy, z + .5):
            continue
        w, e = (over if not covered(tour, x, cy, z - .2) else 0 for x in (x0 - .1, x1 + .1))
        s, n = (over if not covered(tour, cx, y, z - .2) else 0 for y in (y0 - .1, y1 + .1))
        k.box(ext, (x0 - w, y0 - s, z + .03), (x1 + e, y1 + n, z + .3), 0)

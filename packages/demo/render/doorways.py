"""Every way from room to room, as the plan json gives them."""
import math

import plan


def rounded(values):
    """To the millimetre."""
    return [round(v, 3) for v in values]


def doorways(tour):
    """Every way from room to room: doors, arches, open glass doors, missing walls, stairs. at lies on the floor."""
    found = []
    for o, lo, hi in plan.joins(tour):
        u0, u1 = plan.passage(tour, o)
        axis, c = o.wall
        u = (u0 + u1) / 2
        at = (c, u, tour.z(o.level)) if axis == 'x' else (u, c, tour.z(o.level))
        found.append(dict(rooms=[lo.id, hi.id], at=rounded(at), width=round(u1 - u0, 3), kind=o.kind))
    explicit = [set(p.rooms) for p in tour.passages]
    for a, b in tour.open:
        edge = common_edge(tour.room(a), tour.room(b))
        if {a, b} not in explicit and edge:
            (x0, y0), (x1, y1) = edge
            z = tour.z(max(tour.room(a).level, tour.room(b).level))
            found.append(dict(rooms=[a, b], at=rounded(((x0 + x1) / 2, (y0 + y1) / 2, z)), width=round(math.hypot(x1 - x0, y1 - y0), 3), kind='open'))
    for p in tour.passages:
        found.append(dict(rooms=list(p.rooms), at=rounded(p.at), width=p.width, kind=p.kind))
    return found


def common_edge(a, b):
    """The edge that two rooms share, as two points."""
    ax0, ay0, ax1, ay1 = a.rect
    bx0, by0, bx1, by1 = b.rect
    y0, y1, x0, x1 = max(ay0, by0), min(ay1, by1), max(ax0, bx0), min(ax1, bx1)
    for x in (ax0, ax1):
        if x in (bx0, bx1) and y1 > y0:
            return (x, y0), (x, y1)
    for y in (ay0, ay1):
        if y in (by0, by1) and x1 > x0:
            return (x0, y), (x1, y)
    return None

"""Pure-Python reading of a tour: wall runs, openings, which rooms meet. No Blender here, so that the floor plan and the
3-D shell come from exactly the same numbers. Metres."""
from collections import namedtuple
from dataclasses import dataclass
from typing import Any

EPS = 1e-4
WALL = 0.14          # wall thickness
BASE = -0.25         # walls of the lowest level start below the floor
DEFAULTS = {'window': (1.4, 1.3, 0.9), 'french': (2.4, 2.2, 0.0), 'door': (0.86, 2.05, 0.0), 'arch': (1.4, 2.25, 0.0)}
WALKABLE = ('door', 'arch', 'french')

Span = namedtuple('Span', 'u0 u1 z0 z1')


@dataclass
class Segment:
    """A piece of wall on line axis=c from u0 to u1; rooms on its low and high side; heights from z0 to z1 (absolute).
    start, end: the run of wall ends here (else another piece follows)."""
    axis: str
    c: float
    u0: float
    u1: float
    lo: Any
    hi: Any
    level: int
    z0: float
    z1: float
    start: bool = True
    end: bool = True


def reaches(tour, room, level):
    """A room of this level, or a tall one that reaches through it from below."""
    if room.level == level:
        return True
    return room.level < level and tour.z(room.level) + tour.height_of(room) > tour.z(level) + 0.5


def rooms_at(tour, axis, c, u, level=0):
    """(room on the low side, room on the high side) of wall line axis=c at position u; a level's own rooms come first."""
    lo = hi = None
    for r in sorted((r for r in tour.rooms if reaches(tour, r, level)), key=lambda r: r.level):
        x0, y0, x1, y1 = r.rect
        a0, a1, b0, b1 = (x0, x1, y0, y1) if axis == 'x' else (y0, y1, x0, x1)
        if b0 - EPS < u < b1 + EPS:
            if abs(a1 - c) < EPS:
                lo = r
            if abs(a0 - c) < EPS:
                hi = r
    return lo, hi


def is_open(tour, lo, hi):
    return bool(lo and hi) and {lo.id, hi.id} in [set(p) for p in tour.open]


def _top(tour, lo, hi, level):
    """Absolute top of a wall: its tallest room's ceiling, but no higher than a floor that lies on one of its rooms."""
    own = [r for r in (lo, hi) if r and not r.outdoor]
    top = max(tour.z(r.level) + tour.height_of(r) for r in own)
    if len(own) == 2 and level + 1 < len(tour.levels):
        for r in own:
            cx, cy = (r.rect[0] + r.rect[2]) / 2, (r.rect[1] + r.rect[3]) / 2
            if r.level == level and tour.room_at(cx, cy, level + 1):
                top = min(top, tour.z(level + 1))
    return top + 0.04


def _segment(tour, axis, c, a, b, level):
    lo, hi = rooms_at(tour, axis, c, (a + b) / 2, level)
    indoor = [r for r in (lo, hi) if r and not r.outdoor]
    if not any(r.level == level for r in indoor) or is_open(tour, lo, hi):
        return None
    return Segment(axis, c, a, b, lo, hi, level, _foot(tour, indoor, level), _top(tour, lo, hi, level))


def _foot(tour, rooms, level):
    """Absolute foot of a wall: in the ground, or on the ceiling of the room below."""
    if level == 0:
        return BASE
    own = next(r for r in rooms if r.level == level)
    below = tour.room_at((own.rect[0] + own.rect[2]) / 2, (own.rect[1] + own.rect[3]) / 2, level - 1)
    return tour.z(level - 1) + tour.height_of(below) + 0.04 if below else tour.z(level) - 0.3


def wall_segments(tour, level=None):
    """All pieces of wall, of one level or of all."""
    if level is None:
        return [s for i in range(len(tour.levels)) for s in wall_segments(tour, i)]
    lines = {}
    for r in tour.rooms:
        if reaches(tour, r, level):
            x0, y0, x1, y1 = r.rect
            for axis, c, a, b in (('x', x0, y0, y1), ('x', x1, y0, y1), ('y', y0, x0, x1), ('y', y1, x0, x1)):
                lines.setdefault((axis, round(c, 3)), set()).update((round(a, 3), round(b, 3)))
    out = []
    for (axis, c), cuts in lines.items():
        cuts = sorted(cuts)
        run = []
        for a, b in zip(cuts, cuts[1:]):
            s = _segment(tour, axis, c, a, b, level)
            if s:
                run.append(s)
        for i, s in enumerate(run):
            s.start = i == 0 or run[i - 1].u1 < s.u0 - EPS
            s.end = i == len(run) - 1 or run[i + 1].u0 > s.u1 + EPS
        out += run
    return out


def openings_on(tour, seg):
    found = [o for o in tour.openings if o.level == seg.level and o.wall[0] == seg.axis
             and abs(o.wall[1] - seg.c) < EPS and seg.u0 - EPS <= o.at <= seg.u1 + EPS]
    return sorted(found, key=lambda o: o.at)


def span(tour, o):
    """Where an opening lies: along its wall, and absolute heights."""
    w, h, sill = (given if given is not None else usual for given, usual in zip((o.w, o.h, o.sill), DEFAULTS[o.kind]))
    z = tour.z(o.level) + sill
    return Span(o.at - w / 2, o.at + w / 2, z, z + h)


def passage(tour, o):
    """Along its wall, the part of an opening that one walks through: all of it, or the open pane."""
    s = span(tour, o)
    if o.kind == 'french' and o.open_pane is not None:
        n = o.panes or max(1, round(s.u1 - s.u0))
        w = (s.u1 - s.u0) / n
        return s.u0 + o.open_pane * w, s.u0 + (o.open_pane + 1) * w
    return s.u0, s.u1


def joins(tour):
    """(opening, low room, high room) of every opening that one walks through from room to room."""
    for o in tour.openings:
        if o.kind in WALKABLE:
            lo, hi = rooms_at(tour, *o.wall, o.at, o.level)
            if lo and hi:
                yield o, lo, hi


def hops(tour, start):
    """Number of doorways (or missing walls, or stairs' holes) between room `start` and every room."""
    links = {}

    def link(a, b):
        links.setdefault(a, set()).add(b)
        links.setdefault(b, set()).add(a)
    for _, lo, hi in joins(tour):
        link(lo.id, hi.id)
    for a, b in tour.open:
        link(a, b)
    for p in tour.passages:
        link(*p.rooms)
    dist, todo = {start: 0}, [start]
    while todo:
        r = todo.pop(0)
        for n in links.get(r, ()):
            if n not in dist:
                dist[n] = dist[r] + 1
                todo.append(n)
    return dist


def without(rect, holes):
    """A rectangle minus rectangles, as rectangles."""
    left = [rect]
    for hx0, hy0, hx1, hy1 in holes:
        pieces = []
        for x0, y0, x1, y1 in left:
            a, b, c, d = max(x0, hx0), max(y0, hy0), min(x1, hx1), min(y1, hy1)
            if a >= c or b >= d:
                pieces.append((x0, y0, x1, y1))
                continue
            pieces += [r for r in ((x0, y0, x1, b), (x0, d, x1, y1), (x0, b, a, d), (c, b, x1, d))
                       if r[2] - r[0] > EPS and r[3] - r[1] > EPS]
        left = pieces
    return left

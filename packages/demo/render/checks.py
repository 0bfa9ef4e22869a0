"""What must hold in every tour; pure geometry, no Blender."""
import math

from footprints import FLAT, shapes
from plan import WALL

CLEAR = 0.9          # metres around a camera: an equirectangular picture makes near things huge
FROM_WALL = 0.5


def faults(tour, ways):
    """Sentences about what is wrong. ways: plans.doorways(tour)."""
    found = []
    standing = [s for s in shapes(tour) if s.symbol not in FLAT]
    for cam in tour.cameras:
        found += ['%s: %s' % (cam.scene, what) for what in camera_faults(tour, cam, standing, ways)]
    found += unreachable(tour, ways)
    for name, at in list(tour.anchors.items()) + [(n, p) for n, corners in tour.screens.items() for p in corners]:
        if len(at) != 3:
            found.append('anchor %s is no point' % name)
    return found


def camera_faults(tour, cam, standing, ways):
    room = tour.room(cam.room)
    x0, y0, x1, y1 = room.rect
    gap = min(cam.x - x0, x1 - cam.x, cam.y - y0, y1 - cam.y) - WALL / 2
    if gap < FROM_WALL:
        yield 'stands %.2f m from a wall' % gap
    here = [s for s in standing if s.level == room.level]
    for s in here:
        if s.symbol != 'rail' and s.distance(cam.x, cam.y) < CLEAR - 1e-6:
            yield '%s is %.2f m away' % (s.name, s.distance(cam.x, cam.y))
    for way in linked_ways(tour, cam, ways):
        x, y, z = way['at']
        if way['kind'] == 'stairs' or abs(z - tour.z(room.level)) > .6:
            continue
        for s in here:
            if s.symbol not in ('rail', 'stairs') and s.crosses((cam.x, cam.y), (x, y)):
                yield '%s stands in the way to %s' % (s.name, ' / '.join(way['rooms']))
        yield from seen(tour, cam, way)


def seen(tour, cam, way):
    """A doorway that is looked at too flatly shows nothing of the next room."""
    x, y, _ = way['at']
    for o in tour.openings:
        axis, c = o.wall
        if way['kind'] == o.kind and abs((x if axis == 'x' else y) - c) < 1e-3 and abs((y if axis == 'x' else x) - o.at) < max(o.w or 3, 3):
            across, along = (abs(x - cam.x), abs(y - cam.y)) if axis == 'x' else (abs(y - cam.y), abs(x - cam.x))
            angle = math.degrees(math.atan2(across, along))
            if angle < 18:
                yield 'sees the doorway %s at a flat %d degrees' % (' / '.join(way['rooms']), angle)
            return


def linked_ways(tour, cam, ways):
    """The ways from this camera's room to other rooms that have a camera."""
    others = {c.room for c in tour.cameras} - {cam.room}
    return [w for w in ways if cam.room in w['rooms'] and (set(w['rooms']) - {cam.room}) & others]


def unreachable(tour, ways):
    """Every scene can be reached from the first through rooms that have cameras."""
    rooms = {c.room for c in tour.cameras}
    reached, todo = {tour.cameras[0].room}, [tour.cameras[0].room]
    while todo:
        here = todo.pop()
        for w in ways:
            if here in w['rooms']:
                for r in set(w['rooms']) & rooms - reached:
                    reached.add(r)
                    todo.append(r)
    return ['%s cannot be reached' % r for r in sorted(rooms - reached)]

"""Floor plan pictures from the same numbers as the 3-D rooms: walls, windows, doors, furniture, names and sizes."""
import math
import os
from dataclasses import dataclass, field

from PIL import Image, ImageDraw, ImageFont

from footprints import shapes
from plan import WALL, openings_on, passage, reaches, span, wall_segments

WIDTH, TALLEST, MARGIN = 1400, 1500, 56      # pixels
FINE = 3                                     # drawn so many times larger, then reduced
PAPER, INK, LINE, SOFT = '#fbfaf7', '#37342f', '#b4aa9b', '#ffffff'
TINTS = (('wood', '#f2e7d5'), ('herring', '#f2e7d5'), ('plank', '#f2e7d5'), ('tile', '#e7ecec'), ('marble', '#edeceb'), ('terrazzo', '#edebe7'),
         ('concrete', '#e9e8e4'), ('pile', '#e9e6ea'), ('carpet', '#e9e6ea'), ('deck', '#efe3cf'))
FONTS = ('/usr/share/fonts/truetype/liberation/LiberationSans-%s.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSans%s.ttf')


@dataclass
class Drawing:
    """The plan of one level. scale: pixels a metre; origin: metres at the picture's lower left corner."""
    level: int
    file: str
    width: int
    height: int
    scale: float
    origin: tuple
    image: object = field(repr=False, default=None)

    def pixel(self, x, y):
        """Picture coordinates (right, down) of a point in metres."""
        return (x - self.origin[0]) * self.scale, self.height - (y - self.origin[1]) * self.scale

    def save(self, path):
        self.image.save(path + '.part', 'WEBP', quality=86, method=6)
        os.replace(path + '.part', path)


def draw(tour):
    """One Drawing per level, all of the same frame and scale."""
    x0, y0, x1, y1 = tour.bounds()
    scale = min((WIDTH - 2 * MARGIN) / (x1 - x0), (TALLEST - 2 * MARGIN) / (y1 - y0))
    width, height = WIDTH, round((y1 - y0) * scale + 2 * MARGIN)
    origin = ((x0 + x1) / 2 - width / 2 / scale, (y0 + y1) / 2 - height / 2 / scale)
    out = []
    for i, level in enumerate(tour.levels):
        name = 'plan.webp' if len(tour.levels) == 1 else 'plan-%s.webp' % level.id
        d = Drawing(i, name, width, height, scale, origin)
        Pen(d).plan(tour)
        out.append(d)
    return out


class Pen:
    """Draws in metres on a picture FINE times as large."""

    def __init__(self, drawing):
        self.d = drawing
        self.image = Image.new('RGB', (drawing.width * FINE, drawing.height * FINE), PAPER)
        self.draw = ImageDraw.Draw(self.image)

    def at(self, p):
        x, y = self.d.pixel(*p)
        return x * FINE, y * FINE

    def shape(self, points, fill=None, line=None, width=1.4):
        points = [self.at(p) for p in points]
        if fill:
            self.draw.polygon(points, fill=fill)
        if line:
            self.draw.line(points + points[:2], fill=line, width=round(width * FINE), joint='curve')

    def path(self, points, line, width=1.4):
        self.draw.line([self.at(p) for p in points], fill=line, width=round(width * FINE), joint='curve')

    def box(self, x0, y0, x1, y1, fill=None, line=None, width=1.4):
        self.shape(((x0, y0), (x1, y0), (x1, y1), (x0, y1)), fill, line, width)

    def plan(self, tour):
        level = self.d.level
        for r in tour.rooms:
            if r.level == level:
                self.box(*r.rect, fill=tint(r))
            elif reaches(tour, r, level):
                open_below(self, r)
        for lv, rect in tour.holes:
            if lv == level:
                self.box(*rect, fill='#d9d4ca')
        for s in sorted(shapes(tour, level), key=lambda s: ('rug', s.symbol, 'stairs').index(s.symbol)):
            furniture(self, s)
        for s in wall_segments(tour, level):
            wall(self, tour, s)
        for r in tour.rooms:
            if r.level == level and r.outdoor:
                self.box(*r.rect, line=LINE, width=1.6)
        self.image = self.image.resize((self.d.width, self.d.height), Image.LANCZOS)
        self.draw = ImageDraw.Draw(self.image)
        for r in tour.rooms:
            if r.level == level:
                label(self, tour, r)
        self.d.image = self.image


def open_below(pen, room):
    """The air of a tall room, seen from the level above: pale, with a cross."""
    x0, y0, x1, y1 = room.rect
    pen.box(x0, y0, x1, y1, '#f4f2ee', '#d5cec2', 1.4)
    for a, b in (((x0, y0), (x1, y1)), ((x0, y1), (x1, y0))):
        pen.path((a, b), '#e0dacf', 1.4)


def tint(room):
    kind = room.floor[0] if isinstance(room.floor, (tuple, list)) else ''
    if room.outdoor:
        return '#e9ede2' if 'wood' not in kind else '#efe6d6'
    return next((colour for word, colour in TINTS if word in kind), '#f1eee7')


def rounded(w, d, radius, dx=0.0, dy=0.0):
    """Outline of a rectangle with round corners, around (dx, dy), metres."""
    radius = min(radius, w / 2, d / 2)
    points = []
    for cx, cy, start in ((w / 2, d / 2, 0), (-w / 2, d / 2, 90), (-w / 2, -d / 2, 180), (w / 2, -d / 2, 270)):
        for i in range(7):
            a = math.radians(start + i * 15)
            points.append((dx + cx - math.copysign(radius, cx) + radius * math.cos(a), dy + cy - math.copysign(radius, cy) + radius * math.sin(a)))
    return points


def circle(r, dx=0.0, dy=0.0):
    return [(dx + r * math.cos(i * math.pi / 18), dy + r * math.sin(i * math.pi / 18)) for i in range(36)]


def furniture(pen, s):
    """A piece by its symbol, seen from above."""
    c, sn = math.cos(math.radians(s.rot)), math.sin(math.radians(s.rot))

    def put(points, fill=SOFT, line=LINE):
        pen.shape([(s.x + a * c - b * sn, s.y + a * sn + b * c) for a, b in points], fill, line)
    w, d = s.w, s.d
    if s.symbol == 'rug':
        put(circle(w / 2) if s.kw.get('round_') else rounded(w, d, .03), '#e6decf', None)
    elif s.symbol == 'plant':
        put(circle(w / 2), '#cfdfc3', '#93ad84')
        put(circle(w / 4), '#b9d0aa', None)
    elif s.symbol == 'round':
        put(circle(min(w, d) / 2))
    elif s.symbol in ('sofa', 'chair', 'soft'):
        put(rounded(w, d, .12))
        inner = min(.2, w * .16)
        if d > .6 and w > .6:
            put(rounded(w - 2 * inner, d - inner, .07, 0, -inner / 2))
        elif s.symbol == 'chair':
            put(rounded(w * .86, d * .16, .04, 0, d * .4))
    elif s.symbol == 'bed':
        put(rounded(w, d, .06))
        for side in ((-1, 1) if w > 1.2 else (0,)):
            put(rounded(min(.62, w * .8 if not side else w * .4), .36, .08, side * w / 4, d / 2 - .32))
        put(((-w / 2, d / 2 - .62), (w / 2, d / 2 - .62)), None)
    elif s.symbol == 'bath':
        put(rounded(w, d, .1))
        put(rounded(w - .16, d - .16, .22))
    elif s.symbol == 'toilet':
        put(rounded(w, .2, .04, 0, d / 2 - .1))
        put(rounded(w * .9, d - .22, .18, 0, -.1))
    elif s.symbol == 'rail':
        put(rounded(w, .05, .01), LINE, None)
    elif s.symbol == 'stairs':
        stairs(put, w, d, s.kw.get('steps', 15))
    else:
        put(rounded(w, d, .025))


def stairs(put, w, d, steps):
    put(rounded(w, d, .01), '#f6f2ea')
    for i in range(1, steps):
        y = -d / 2 + d * i / steps
        put(((-w / 2, y), (w / 2, y)), None)
    put(((0, -d / 2 + .1), (0, d / 2 - .15)), None, INK)
    put(((-.1, d / 2 - .32), (0, d / 2 - .12), (.1, d / 2 - .32), (0, d / 2 - .12)), None, INK)


def wall(pen, tour, s):
    """A segment of wall with its openings."""
    half = WALL / 2

    def across(u0, u1, fill, thick=WALL, line=None):
        lo, hi = s.c - thick / 2, s.c + thick / 2
        pen.box(*((lo, u0, hi, u1) if s.axis == 'x' else (u0, lo, u1, hi)), fill=fill, line=line, width=1.2)

    def point(u, v):
        return (s.c + v, u) if s.axis == 'x' else (u, s.c + v)
    u = s.u0 - half
    for o in openings_on(tour, s):
        a, b, _, _ = span(tour, o)
        across(u, a, INK)
        if o.kind in ('window', 'french'):
            across(a, b, '#ffffff', WALL * .9, INK)
            p0, p1 = passage(tour, o) if o.open_pane is not None else (b, b)
            for x, y in ((a, p0), (p1, b)):
                if y - x > .01:
                    across(x, y, '#7fa9bb', .035)
        elif o.kind == 'door' and o.leaf:
            door(pen, o, a, b, point)
        u = b
    across(u, s.u1 + half, INK)


def door(pen, o, a, b, point):
    """The leaf and the arc that it swings."""
    side, hinge, angle = o.leaf
    h, e = (a, b) if hinge == 'lo' else (b, a)
    w, turn = b - a, 1 if hinge == 'lo' else -1
    arc = [point(h + turn * w * math.cos(math.radians(t)), side * (WALL / 2 + w * math.sin(math.radians(t)))) for t in range(0, 91, 5)]
    pen.path(arc, LINE, 1.2)
    pen.path([point(h, side * WALL / 2), arc[-1]], INK, 2.2)
    pen.path([point(e, side * WALL / 2), point(e, -side * WALL / 2)], INK, 1.2)


def font(size, bold=False):
    for path, style in zip(FONTS, (('Regular', 'Bold'), ('', '-Bold'))):
        if os.path.exists(path % style[bold]):
            return ImageFont.truetype(path % style[bold], size)
    return ImageFont.load_default()


def label(pen, tour, room):
    """Name and size where least furniture lies, on a patch of paper so that nothing runs through the words."""
    x0, _, x1, _ = room.rect
    y0, y1 = room.rect[1], room.rect[3]
    wide = (x1 - x0) * pen.d.scale - 24
    size = 25
    while size > 14 and pen.draw.textlength(room.name, font(size, True)) > wide:
        size -= 1
    lines = ((room.name, font(size, True), INK, -.62), ('%.1f × %.1f m' % (x1 - x0, y1 - y0), font(round(size * .78)), '#6d675e', .62))
    w, h = max(pen.draw.textlength(t, f) for t, f, _, _ in lines) / 2 + 14, size * 1.35
    x, y = pen.d.pixel(*free_spot(tour, room, w / pen.d.scale, h / pen.d.scale))
    patch = Image.new('RGBA', pen.image.size, (0, 0, 0, 0))
    ImageDraw.Draw(patch).rounded_rectangle((x - w, y - h, x + w, y + h), 12, fill=(251, 250, 247, 215))
    pen.image.paste(patch, (0, 0), patch)
    for text, f, colour, shift in lines:
        pen.draw.text((x, y + shift * size), text, font=f, fill=colour, anchor='mm')


def free_spot(tour, room, w, h):
    """Middle of a label (half sizes w, h in metres): away from furniture and cameras' pins, near the room's middle."""
    x0, y0, x1, y1 = room.rect
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    here = [s for s in shapes(tour, room.level) if s.symbol != 'rug']
    pins = [(c.x, c.y) for c in tour.cameras if tour.room(c.room).level == room.level]

    def cost(x, y):
        covered = sum(s.distance(x + i * w / 3, y + j * h) == 0 for s in here for i in range(-3, 4) for j in (-1, 0, 1))
        pinned = sum(abs(px - x) < w + .3 and abs(py - y) < h + .4 for px, py in pins)
        return covered + 14 * pinned + 3 * math.hypot((x - cx) / (x1 - x0), (y - cy) / (y1 - y0))
    rows = [y0 + h + .12 + (y1 - y0 - 2 * h - .24) * j / 16 for j in range(17)]
    columns = [x0 + w + .12 + max(0, x1 - x0 - 2 * w - .24) * i / 16 for i in range(17)] if x1 - x0 > 2 * w + .24 else [cx]
    return min(((x, y) for x in columns for y in rows), key=lambda p: cost(*p))

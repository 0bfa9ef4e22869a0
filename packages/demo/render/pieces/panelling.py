"""Period rooms: herringbone parquet, wall panels, cornice, sash windows from the inside."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece


def _clip(poly, axis, limit, keep_low):
    """Part of a polygon of ((x, y), (u, v)) corners on one side of a line."""
    out = []
    for (p, a), (q, b) in zip(poly, poly[1:] + poly[:1]):
        inside_p = (p[axis] <= limit) == keep_low
        if inside_p:
            out.append((p, a))
        if inside_p != ((q[axis] <= limit) == keep_low):
            t = (limit - p[axis]) / (q[axis] - p[axis])
            out.append((tuple(i + (j - i) * t for i, j in zip(p, q)), tuple(i + (j - i) * t for i, j in zip(a, b))))
    return out


@piece(.0, .0, 'none')
def herringbone(w=5.0, d=5.0, light='#a97a4b', dark='#744a29', block=(.42, .084)):
    """Parquet over a w x d floor around the origin, laid in a zigzag at 45 degrees."""
    length, width = block
    n = round(length / width)
    gap, s = .0007, math.sqrt(.5)
    verts, faces, place, chance = [], [], [], []

    def lay(x, y, lx, ly, turned):
        corners = ((x + gap, y + gap), (x + lx - gap, y + gap), (x + lx - gap, y + ly - gap), (x + gap, y + ly - gap))
        own = [(p[1] - y, p[0] - x) if turned else (p[0] - x, p[1] - y) for p in corners]
        poly = [((s * (p[0] - p[1]), s * (p[0] + p[1])), o) for p, o in zip(corners, own)]
        for axis, half in ((0, w / 2), (1, d / 2)):
            for limit, low in ((half, True), (-half, False)):
                poly = _clip(poly, axis, limit, low) if poly else poly
        if len(poly) < 3:
            return
        at, c, shift = len(verts), rnd(0, 1), rnd(0, 9)
        verts.extend((p[0], p[1], .0035) for p, _ in poly)
        faces.append(tuple(range(at, at + len(poly))))
        place.extend((o[0] + shift, o[1]) for _, o in poly)
        chance.extend((c, 0) for _ in poly)
    reach = int((w + d) / width / 1.3) + 2 * n
    for i in range(-reach, reach):                   # each step: one block along x, one along y, shifted by a width
        for j in range(-reach // n - 1, reach // n + 2):
            x, y = i * width + j * length, i * width - j * length
            lay(x, y, length, width, False)
            lay(x + length, y + width - length, width, length, True)
    ob = k.mesh(M.parquet(light, dark), verts, faces, name='parquet')
    for name, data in (('place', place), ('chance', chance)):
        ob.data.uv_layers.new(name=name).data.foreach_set('uv', [c for pair in data for c in pair])


def moulding(m, x0, x1, z0, z1, t=.028, depth=.016):
    """A raised moulding around a rectangle on the wall y=0."""
    for lo, hi in (((x0, z0), (x0 + t, z1)), ((x1 - t, z0), (x1, z1)), ((x0, z0), (x1, z0 + t)), ((x0, z1 - t), (x1, z1))):
        k.box(m, (lo[0], -depth, lo[1]), (hi[0], .0, hi[1]), .007, 3)
    i, d = .012, depth * .55
    for lo, hi in (((x0 + t, z0 + t), (x0 + t + i, z1 - t)), ((x1 - t - i, z0 + t), (x1 - t, z1 - t)),
                   ((x0 + t, z0 + t), (x1 - t, z0 + t + i)), ((x0 + t, z1 - t - i), (x1 - t, z1 - t))):
        k.box(m, (lo[0], -d, lo[1]), (hi[0], .0, hi[1]), .003)


@piece(.0, .0, 'none', hangs=True)
def wall_panels(runs=((-1, 1),), colour='#e8e3d8', dado='#e8e3d8', rail=.92, H=3.2, top=.34):
    """Dado rail and moulded panels on the wall y=0; runs = stretches (x0, x1) of wall between doors and windows.

    The upper panels take `colour`, what is below the rail `dado`."""
    upper, lower = M.plain(colour, .5), M.plain(dado, .45)
    for x0, x1 in runs:
        k.box(lower, (x0, -.006, .1), (x1, 0, rail), 0)
        k.box(lower, (x0, -.034, rail - .012), (x1, 0, rail + .022), .008, 3)
        k.box(lower, (x0, -.02, rail - .05), (x1, 0, rail - .012), .006, 3)
        n = max(1, round((x1 - x0) / 1.05))
        step = (x1 - x0) / n
        for i in range(n):
            a, b = x0 + i * step + min(.09, step * .12), x0 + (i + 1) * step - min(.09, step * .12)
            with k.at(0, -.006):
                moulding(lower, a, b, .2, rail - .13)
            moulding(upper, a, b, rail + .14, H - top)


@piece(.0, .0, 'none', hangs=True)
def cornice(w=5.0, d=5.0, H=3.2, colour='#f7f5ef', rose=True):
    """Crown moulding around a w x d ceiling and a plaster rose in its middle."""
    m = M.plain(colour, .6)
    for out, z in ((.15, .03), (.11, .065), (.07, .10), (.04, .155)):
        for s in (-1, 1):
            k.box(m, (-w / 2, s * d / 2 - (out if s > 0 else 0), H - z), (w / 2, s * d / 2 + (out if s < 0 else 0), H - z + .05), .012, 3)
            k.box(m, (s * w / 2 - (out if s > 0 else 0), -d / 2, H - z), (s * w / 2 + (out if s < 0 else 0), d / 2, H - z + .05), .012, 3)
    if rose:
        k.lathe(m, [(.36, H), (.36, H - .02), (.33, H - .03), (.30, H - .022), (.2, H - .025), (.17, H - .045), (.1, H - .05), (.06, H - .035), (.001, H - .035)], seg=64)
        for i in range(16):
            with k.at(rot=i * 22.5):
                k.ball(m, .035, .25, 0, H - .024, .5, 2)


@piece(1.3, .2, 'none')
def sash_window(w=1.25, h=2.2, sill=.5, colour='#f4f1ea', shutters=True):
    """Inside of a sash window whose opening is the shell's, on the wall y=0: architrave, glazing bars, folded shutters."""
    m = M.plain(colour, .4)
    top = sill + h
    for s in (-1, 1):
        a, b = sorted((s * w / 2, s * (w / 2 + .12)))
        k.box(m, (a, -.03, 0 if not sill else .1), (b, 0, top + .1), .008, 3)
        a, b = sorted((s * (w / 2 + .085), s * (w / 2 + .125)))
        k.box(m, (a, -.045, .1), (b, 0, top + .12), .008, 3)
    k.box(m, (-w / 2 - .14, -.05, top + .08), (w / 2 + .14, 0, top + .16), .012, 3)
    k.box(m, (-w / 2, -.03, top), (w / 2, 0, top + .09), .008, 3)
    moulding(m, -w / 2 + .06, w / 2 - .06, .16, sill - .09)
    y = .09
    for i in (1, 2):
        x = -w / 2 + w * i / 3
        k.box(m, (x - .011, y - .018, sill + .05), (x + .011, y + .018, top - .05), .004)
    for i in (1, 3):
        z = sill + h * i / 4
        k.box(m, (-w / 2 + .05, y - .018, z - .011), (w / 2 - .05, y + .018, z + .011), .004)
    k.box(m, (-w / 2 + .04, y - .035, sill + h / 2 - .026), (w / 2 - .04, y + .03, sill + h / 2 + .026), .006)
    k.box(M.metal('#b08d57', .3), (-.03, y - .055, sill + h / 2), (.03, y - .03, sill + h / 2 + .03), .005)

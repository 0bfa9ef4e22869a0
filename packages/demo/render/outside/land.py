"""Ground, paving and far hills."""
import math

from mathutils import Vector, noise

import kit as k
import materials as M


def ground(site, material, z=None, size=400):
    """A flat square of land around the building."""
    z = site.z if z is None else z
    sheet(material, (site.cx - size, site.cy - size, site.cx + size, site.cy + size), z)


def sheet(material, rect, z):
    """A horizontal rectangle (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = rect
    return k.mesh(material, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)])


def paving(site, material, width=2.2):
    """A terrace around the building."""
    sheet(material, (site.x0 - width, site.y0 - width, site.x1 + width, site.y1 + width), site.z + .01)


HILLS = ((90, 7, '#76855f'), (190, 17, '#8d9c88'), (400, 42, '#a3b4bc'))


def hills(site, rings=HILLS):
    """Rings of hills: (distance, height, colour), paler with distance as haze makes them."""
    n = 360
    for ring, (r, h, colour) in enumerate(rings):
        verts, faces = [], []
        for i in range(n):
            a = i / n * 2 * math.pi
            c, s = math.cos(a), math.sin(a)
            top = h * (.6 + .5 * noise.noise(Vector((c * 2.2, s * 2.2, ring * 9)))
                       + .16 * noise.noise(Vector((c * 7, s * 7, ring))) + .05 * noise.noise(Vector((c * 60, s * 60, ring))))
            x, y = site.cx + r * c, site.cy + r * s
            verts += [(x, y, -3), (x, y, top * .55), (site.cx + (r + h) * c, site.cy + (r + h) * s, top)]
        for i in range(n):
            a, b = 3 * i, 3 * ((i + 1) % n)
            faces += [(a, b, b + 1, a + 1), (a + 1, b + 1, b + 2, a + 2)]
        k.mesh(M.hill(colour), verts, faces, smooth=180)

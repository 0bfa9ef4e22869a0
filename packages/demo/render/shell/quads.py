"""Flat faces collected by material into one mesh each, and boxes along a wall line."""
import kit as k


class Quads:
    def __init__(self):
        self.by = {}

    def add(self, material, a, b, c, d):
        _, verts, faces = self.by.setdefault(material.name, (material, [], []))
        i = len(verts)
        verts += [a, b, c, d]
        faces.append((i, i + 1, i + 2, i + 3))

    def flat(self, material, rect, z):
        """A horizontal rectangle."""
        x0, y0, x1, y1 = rect
        self.add(material, (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))

    def flush(self):
        for material, verts, faces in self.by.values():
            k.mesh(material, verts, faces, name='shell')


def point(axis, c, u, z):
    """Position on wall line axis=c, at u along it."""
    return (c, u, z) if axis == 'x' else (u, c, z)


def wall_box(m, axis, c, off, u0, u1, z0, z1, depth, bevel=0.003):
    """Box along a wall line: `off` from the line, `depth` thick across it."""
    lo, hi = c + off - depth / 2, c + off + depth / 2
    if axis == 'x':
        k.box(m, (lo, u0, z0), (hi, u1, z1), bevel)
    else:
        k.box(m, (u0, lo, z0), (u1, hi, z1), bevel)

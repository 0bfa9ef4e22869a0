"""Mesh primitives with a transform stack. All lengths in metres, z up.

Furniture functions draw in a local frame: origin on the floor at the centre of
the footprint, the front of the piece facing -y, its back towards +y.
"""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

_stack = [Matrix.Identity(4)]
rng = random.Random(1)
# Brightness of visible lamps (Tour.lamps); above 1 lamps also light their surroundings, see lamp().
LAMPS = 1.0


def reset(seed):
    """Empty scene, reseeded generator: the same tour always gives the same pixels."""
    global rng
    bpy.ops.wm.read_factory_settings(use_empty=True)
    del _stack[1:]
    rng = random.Random(seed)


def rnd(a, b):
    return rng.uniform(a, b)


@contextmanager
def at(x=0.0, y=0.0, z=0.0, rot=0.0, rx=0.0, ry=0.0, scale=1.0):
    m = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')
         @ Matrix.Rotation(math.radians(ry), 4, 'Y') @ Matrix.Rotation(math.radians(rx), 4, 'X')
         @ Matrix.Scale(scale, 4))
    _stack.append(_stack[-1] @ m)
    try:
        yield
    finally:
        _stack.pop()


def world(p):
    return _stack[-1] @ Vector(p)


def _emit(me, material, loc=(0, 0, 0), smooth=35.0, weighted=False, subsurf=0):
    if material is not None:
        me.materials.append(material)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(smooth)
    ob = bpy.data.objects.new(me.name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = _stack[-1] @ Matrix.Translation(loc)
    if subsurf:
        m = ob.modifiers.new('s', 'SUBSURF')
        m.levels = m.render_levels = subsurf
    if weighted:
        ob.modifiers.new('w', 'WEIGHTED_NORMAL').keep_sharp = True
    return ob


def box(material, lo, hi, bevel=0.004, segments=2):
    """Axis-aligned box in the current frame, edges rounded by `bevel`."""
    c = [(a + b) / 2 for a, b in zip(lo, hi)]
    s = [abs(b - a) for a, b in zip(lo, hi)]
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=s, verts=bm.verts)
    bevel = min(bevel, min(s) * 0.45)
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=segments, profile=0.5,
                        affect='EDGES', clamp_overlap=True)
    me = bpy.data.meshes.new('box')
    bm.to_mesh(me)
    bm.free()
    return _emit(me, material, c, weighted=bevel > 0, smooth=50 if bevel > 0 else 0)


def cyl(material, r, z0, z1, x=0, y=0, r2=None, seg=32, bevel=0.0, axis='z', smooth=40):
    """Cylinder or cone along z (or along x / y when axis says so)."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r,
                          radius2=r if r2 is None else r2, depth=z1 - z0)
    if bevel:
        caps = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(bm, geom=caps, offset=bevel, segments=3, profile=0.5, affect='EDGES')
    if axis == 'x':
        bmesh.ops.rotate(bm, matrix=Matrix.Rotation(math.pi / 2, 3, 'Y'), verts=bm.verts)
    elif axis == 'y':
        bmesh.ops.rotate(bm, matrix=Matrix.Rotation(math.pi / 2, 3, 'X'), verts=bm.verts)
    me = bpy.data.meshes.new('cyl')
    bm.to_mesh(me)
    bm.free()
    mid = (z0 + z1) / 2
    loc = {'z': (x, y, mid), 'x': (mid, x, y), 'y': (x, mid, y)}[axis]
    return _emit(me, material, loc, smooth=smooth, weighted=bool(bevel))


def rod(material, p, q, r=0.012, r2=None, seg=16):
    """Round bar between two points."""
    p, q = Vector(p), Vector(q)
    d = q - p
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r,
                          radius2=r if r2 is None else r2, depth=d.length)
    bmesh.ops.rotate(bm, matrix=d.to_track_quat('Z', 'Y').to_matrix(), verts=bm.verts)
    me = bpy.data.meshes.new('rod')
    bm.to_mesh(me)
    bm.free()
    return _emit(me, material, (p + q) / 2)


def ball(material, r, x=0, y=0, z=0, squash=1.0, sub=3):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    bmesh.ops.scale(bm, vec=(1, 1, squash), verts=bm.verts)
    me = bpy.data.meshes.new('ball')
    bm.to_mesh(me)
    bm.free()
    return _emit(me, material, (x, y, z), smooth=180)


def lathe(material, profile, x=0, y=0, z=0, seg=40, smooth=60):
    """Surface of revolution of [(radius, height), ...]."""
    verts, faces = [], []
    n = len(profile)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, h in profile:
            verts.append((r * math.cos(a), r * math.sin(a), h))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            faces.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    me = bpy.data.meshes.new('lathe')
    me.from_pydata(verts, [], faces)
    return _emit(me, material, (x, y, z), smooth=smooth)


def grid(material, fn, nu, nv, loc=(0, 0, 0), smooth=180, thickness=0.0, subsurf=0):
    """Sheet of nu x nv quads through fn(u, v) -> (x, y, z), u and v in 0..1."""
    verts = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    w = nu + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
             for j in range(nv) for i in range(nu)]
    me = bpy.data.meshes.new('grid')
    me.from_pydata(verts, [], faces)
    ob = _emit(me, material, loc, smooth=smooth)
    if thickness:
        ob.modifiers.new('t', 'SOLIDIFY').thickness = thickness
    if subsurf:
        m = ob.modifiers.new('s', 'SUBSURF')
        m.levels = m.render_levels = subsurf
    return ob


def cushion(material, size, loc=(0, 0, 0), puff=0.35, pinch=0.0, wrinkle=0.006, n=14, round_=0.28):
    """Soft box: seat cushion (puff small), pillow (pinch > 0 thins the rim)."""
    sx, sy, sz = (s / 2 for s in size)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=list(bm.edges), cuts=n, use_grid_fill=True)
    k = rnd(0, 100)
    rad = round_ * min(sx, sy, sz) * 2
    for v in bm.verts:
        x, y, z = v.co
        p = Vector((x * sx, y * sy, z * sz))
        core = Vector([max(-s + rad, min(s - rad, c)) for s, c in zip((sx, sy, sz), p)])
        d = p - core
        if d.length > 1e-9:
            p = core + d.normalized() * min(rad, d.length if d.length < rad else rad)
        rim = (1 - x ** 4) * (1 - y ** 4)
        if pinch:
            p.z *= 1 - pinch * (1 - max(0.0, (1 - x ** 2) * (1 - y ** 2)) ** 0.5)
            # pulled-in sides leave the four corners pointing out
            p.x *= 1 - 0.07 * (1 - y * y)
            p.y *= 1 - 0.07 * (1 - x * x)
        p.z += (1 if z > 0 else -1) * puff * sz * rim * abs(z)
        q = Vector((p.x * 5 + k, p.y * 5, p.z * 5))
        p += Vector((0, 0, 1)) * wrinkle * noise.noise(q) + wrinkle * 0.6 * noise.noise_vector(q * 2.3)
        v.co = p
    me = bpy.data.meshes.new('cushion')
    bm.to_mesh(me)
    bm.free()
    return _emit(me, material, loc, smooth=180, subsurf=1)


def poly(material, pts, z0, z1, bevel=0.0):
    """Vertical prism over a 2-D outline."""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, y, z0)) for x, y in pts])
    up = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, vec=(0, 0, z1 - z0),
                        verts=[g for g in up['geom'] if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=2, affect='EDGES')
    me = bpy.data.meshes.new('poly')
    bm.to_mesh(me)
    bm.free()
    return _emit(me, material, smooth=30)


def mesh(material, verts, faces, smooth=0, name='mesh'):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    return _emit(me, material, smooth=smooth)


def copy(ob):
    """Instance of an object (shared mesh) in the current frame."""
    o = ob.copy()
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _stack[-1]
    return o


def text(material, body, size, depth=0.01, align='CENTER'):
    """Raised lettering in the xz plane, facing -y, centred on the frame origin."""
    cu = bpy.data.curves.new('text', 'FONT')
    cu.body, cu.size, cu.extrude = body, size, depth
    cu.align_x, cu.align_y = align, 'CENTER'
    cu.bevel_depth = depth * 0.08
    cu.materials.append(material)
    ob = bpy.data.objects.new('text', cu)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = _stack[-1] @ Matrix.Rotation(math.pi / 2, 4, 'X')
    return ob


def area(name, loc, direction, sx, sy, watts, colour=(1, 1, 1), portal=False, spread=180):
    """Soft light hidden from the camera and from reflections."""
    li = bpy.data.lights.new(name, 'AREA')
    li.shape, li.size, li.size_y, li.energy, li.color = 'RECTANGLE', sx, sy, watts, colour
    li.spread = math.radians(spread)
    li.cycles.is_portal = portal
    ob = bpy.data.objects.new(name, li)
    bpy.context.scene.collection.objects.link(ob)
    q = Vector(direction).to_track_quat('-Z', 'Y' if abs(direction[2]) > 0.9 else 'Z')
    ob.matrix_world = (_stack[-1] @ Matrix.Translation(loc) @ q.to_matrix().to_4x4())
    ob.visible_camera = False
    ob.visible_glossy = False
    return ob


def lamp(loc, watts, colour=(1.0, .78, .5), r=.04):
    """The light of a lamp at `loc`: only where the tour wants lamplight (evening), since every lamp costs noise by day."""
    if LAMPS <= 1:
        return None
    li = bpy.data.lights.new('lamp', 'POINT')
    li.energy, li.color, li.shadow_soft_size = watts, colour, r
    ob = bpy.data.objects.new('lamp', li)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = _stack[-1] @ Matrix.Translation(loc)
    ob.visible_camera = ob.visible_glossy = False
    return ob


def room_of_light(tour, ob):
    """Id of the room that a light hangs in, or None."""
    x, y, z = ob.matrix_world.translation
    for level in range(len(tour.levels)):
        room = tour.room_at(x, y, level)
        if room and tour.z(level) - .3 < z < tour.z(level) + tour.height_of(room):
            return room.id
    return None

"""Trees, bushes, hedges and grass. Crowns are clouds of leaf tufts: a few tuft meshes, copied many times."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

import kit as k
import materials as M
from kit import rnd


def blob(m, r, x, y, z, squash=1.0, rough=.25, sub=4):
    """Lumpy ball: the dark inside of a bush, or a far tree."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    off = rnd(0, 99)
    for v in bm.verts:
        p = v.co.copy()
        n = (noise.noise(p * 1.6 + Vector((off, 0, 0))) + .5 * noise.noise(p * 6 + Vector((0, off, 0)))
             + .35 * noise.noise(p * 17 + Vector((0, 0, off))))
        v.co = p * (1 + rough * n) * r
        v.co.z *= squash
    me = bpy.data.meshes.new('blob')
    bm.to_mesh(me)
    bm.free()
    return k._emit(me, m, (x, y, z), smooth=60)


_tufts = {}


def tuft_mesh(kind, colours, variant):
    """Mesh of one tuft, about 1 m across: leaves on a ball's outer shell, pointing outwards and down."""
    key = (kind, colours, variant, bpy.context.scene.name, id(k._stack))
    me = _tufts.get(key)
    try:
        if me is not None and me.name in bpy.data.meshes:
            return me
    except ReferenceError:
        pass
    count, length, width, inner = {'broad': (420, .13, .055, .45), 'fine': (900, .075, .026, .55), 'needle': (700, .16, .008, .1),
                                   'long': (360, .26, .03, .15)}[kind]
    verts, faces = [], []
    for _ in range(count):
        d = Vector((rnd(-1, 1), rnd(-1, 1), rnd(-1, 1)))
        if d.length < .05 or d.length > 1:
            continue
        out = d.normalized()
        p = out * (inner + (1 - inner) * d.length) * .5
        tip = (out + Vector((rnd(-.8, .8), rnd(-.8, .8), rnd(-1.0, .5)))).normalized()
        side = tip.cross(Vector((rnd(-1, 1), rnd(-1, 1), rnd(-1, 1)))).normalized()
        up = side.cross(tip)
        size = rnd(.7, 1.25)
        le, wi = length * size, width * size
        i = len(verts)
        verts += [p, p + tip * le * .45 + side * wi + up * wi * .3, p + tip * le, p + tip * le * .45 - side * wi + up * wi * .3]
        faces += [(i, i + 1, i + 2), (i, i + 2, i + 3)]
    me = bpy.data.meshes.new('tuft')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.materials.append(M.leafage(*colours))
    me.update()
    _tufts[key] = me
    return me


def tuft(kind, colours, size, x, y, z, squash=1.0):
    """One leafy clump about `size` metres across."""
    me = tuft_mesh(kind, colours, k.rng.randint(0, 3))
    ob = bpy.data.objects.new('tuft', me)
    bpy.context.scene.collection.objects.link(ob)
    turn = Matrix.Rotation(rnd(0, 6.28), 4, 'Z') @ Matrix.Rotation(rnd(-.5, .5), 4, 'X')
    ob.matrix_world = k._stack[-1] @ Matrix.Translation((x, y, z)) @ turn @ Matrix.Diagonal((size, size, size * squash, 1))
    return ob


GREENS = (('#5b6f45', '#8b9c62'), ('#51694a', '#7d9468'), ('#6c7a4c', '#a0a86c'), ('#48624a', '#6f8a62'))


def bush(r, x, y, z, kind='fine', colours=None, squash=.9):
    """A round shrub of radius r, standing at height z."""
    colours = colours or k.rng.choice(GREENS)
    blob(M.foliage('#2c3a22'), r * .74, x, y, z + r * squash * .8, squash, .2, 3)
    for i in range(max(12, int(26 * r))):
        t = math.acos(rnd(-.45, 1))
        a = i * 2.39996 + rnd(-.3, .3)
        q = r * rnd(.72, .92)
        tuft(kind, colours, r * rnd(.55, .8), x + q * math.sin(t) * math.cos(a), y + q * math.sin(t) * math.sin(a),
             z + r * squash * (.8 + .85 * math.cos(t)))


def hedge(p, q, h=1.6, d=.7, z=0.0, colours=('#4a6240', '#7a9160')):
    """A clipped hedge from p to q (x, y), h high, d deep: a dark core under a close skin of small leaves."""
    (x0, y0), (x1, y1) = p, q
    length = math.hypot(x1 - x0, y1 - y0)
    with k.at(x0, y0, z, math.degrees(math.atan2(y1 - y0, x1 - x0))):
        k.box(M.foliage('#28351f'), (0, -d * .36, 0), (length, d * .36, h * .93), .1, 2)
        step = .34
        for i in range(int(length / step) + 1):
            for j in range(max(2, int(h / step)) + 1):
                for side in (-1, 1):
                    tuft('fine', colours, rnd(.42, .56), i * step + rnd(-.1, .1), side * (d * .33 + rnd(-.03, .05)), min(h - .14, .16 + j * step) + rnd(-.08, .08), .9)
            for v in (-.18, .18):
                tuft('fine', colours, rnd(.40, .52), i * step + rnd(-.1, .1), v * d / .7, h - .1 + rnd(-.04, .05), .7)


def tree(x, y, h, z=0.0, conifer=False, colours=None, detail=1.0):
    """A tree h metres high. detail below 1 for those far away."""
    with k.at(x, y, z, rnd(0, 360)):
        if conifer:
            fir(h, colours or k.rng.choice((('#2b4630', '#4d6b44'), ('#31503a', '#56764c'))), detail)
        else:
            broadleaf(h, colours or k.rng.choice(GREENS), detail)


def broadleaf(h, colours, detail):
    bark = M.bark('#6a5a4a')
    trunk = h * rnd(.28, .36)
    k.rod(bark, (0, 0, -.1), (0, 0, trunk), h * .026, h * .018, 12)
    crowns = []
    for i in range(5):
        a, t = i * 2.39996, rnd(.1, .24)
        tip = Vector((math.cos(a) * h * t, math.sin(a) * h * t, h * rnd(.52, .74)))
        k.rod(bark, (0, 0, trunk * .92), tuple(tip), h * .014, h * .005, 8)
        crowns.append((tip, h * rnd(.16, .21)))
    crowns.append((Vector((0, 0, h * .82)), h * .18))
    for c, r in crowns:
        blob(M.foliage('#33422a'), r * .6, *c, .9, .3, 3)
        for i in range(int(30 * detail)):
            t, a = math.acos(rnd(-.8, 1)), i * 2.39996
            q = r * rnd(.6, 1.05)
            tuft('broad', colours, r * rnd(.5, .75), c.x + q * math.sin(t) * math.cos(a), c.y + q * math.sin(t) * math.sin(a), c.z + q * .85 * math.cos(t))


def fir(h, colours, detail):
    k.rod(M.bark('#5b4a3c'), (0, 0, -.1), (0, 0, h * .97), h * .018, .01, 10)
    rows = max(8, int(16 * detail))
    for i in range(rows):
        t = i / rows
        r = h * .2 * (1 - t) ** .85 + .06
        n = max(5, int((13 - 6 * t) * detail))
        for j in range(n):
            a = j / n * 2 * math.pi + i * .7 + rnd(-.2, .2)
            for u in (.45, .85):
                tuft('needle', colours, r * rnd(.6, .85), math.cos(a) * r * u, math.sin(a) * r * u, h * (.14 + .84 * t) - r * u * .35, .5)


def grass_patch(rect, z, density=260, h=.07, colours=('#66783f', '#8a985a')):
    """Blades of lawn on a rectangle near a window: copies of a small mat of blades. density per square metre."""
    size = .5
    mats = []
    for _ in range(3):
        verts, faces = [], []
        for _ in range(int(density * size * size)):
            x, y, a, le = rnd(0, size), rnd(0, size), rnd(0, 6.28), h * rnd(.5, 1.2)
            lean, w, i = rnd(.1, .6) * le, .0035, len(verts)
            dx, dy = math.cos(a), math.sin(a)
            verts += [(x - dy * w, y + dx * w, 0), (x + dy * w, y - dx * w, 0), (x + dx * lean, y + dy * lean, le)]
            faces.append((i, i + 1, i + 2))
        me = bpy.data.meshes.new('lawn')
        me.from_pydata(verts, [], faces)
        me.materials.append(M.leafage(*colours))
        mats.append(me)
    x0, y0, x1, y1 = rect
    for i in range(int((x1 - x0) / size)):
        for j in range(int((y1 - y0) / size)):
            ob = bpy.data.objects.new('lawn', k.rng.choice(mats))
            bpy.context.scene.collection.objects.link(ob)
            ob.location = (x0 + i * size, y0 + j * size, z)


def flowers(rect, z, colours=('#e8e2ee', '#c98fb0', '#8f7fc0', '#e6c45a'), n=40):
    """A bed: leafy stems with small blossoms, in a rectangle."""
    x0, y0, x1, y1 = rect
    for _ in range(n):
        x, y, h = rnd(x0, x1), rnd(y0, y1), rnd(.25, .5)
        tuft('long', ('#5c7a48', '#8aa06a'), rnd(.3, .45), x, y, z + h * .35, .9)
        for _ in range(4):
            k.ball(M.plain(k.rng.choice(colours), .8), rnd(.018, .032), x + rnd(-.09, .09), y + rnd(-.09, .09), z + h + rnd(-.05, .05), .7, 1)

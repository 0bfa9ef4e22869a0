"""Paint, floors, stone, brick, timber, metal."""
from materials.nodes import Nodes, blend, material, mul, srgb


@material
def plain(h, rough=0.5, metal=0.0, spec=0.5, coat=0.0):
    n = Nodes('plain')
    return n.p(color=srgb(h), rough=rough, metal=metal, spec=spec, coat=coat)


@material
def paint(h, rough=0.6, texture=0.04):
    """Emulsion on plaster: a fine roller stipple close by, and from afar only a breath of unevenness."""
    n = Nodes('paint')
    v = n.coords(world=True)
    stipple = n.noise(v, 170, 3, .6)
    tone = n.math('ADD', n.math('MULTIPLY', n.noise(v, 0.5, 2), .05), n.math('MULTIPLY', stipple, n.math('MULTIPLY', n.near(1, 5), .12)))
    col = n.mix(tone, srgb(h), mul(srgb(h), 0.72))
    return n.p(avg=mul(srgb(h), .95), color=col, rough=rough, spec=0.25, normal=n.bump(stipple, texture, 0.002))


def _planks(n, width, length, axis='x'):
    """Random-length-offset boards. Returns (id value 0..1, seam mask, grain vector)."""
    pos = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Position']})
    a, b = (pos.outputs[0], pos.outputs[1]) if axis == 'x' else (pos.outputs[1], pos.outputs[0])
    row_f = n.math('DIVIDE', b, width)
    row = n.math('FLOOR', row_f)
    off = n('ShaderNodeTexWhiteNoise', {'W': row}, noise_dimensions='1D').outputs['Value']
    col_f = n.math('ADD', n.math('DIVIDE', a, length), n.math('MULTIPLY', off, 7.31))
    col = n.math('FLOOR', col_f)
    ident = n('ShaderNodeCombineXYZ', {0: row, 1: col})
    wn = n('ShaderNodeTexWhiteNoise', {'Vector': ident.outputs[0]}, noise_dimensions='3D')
    fr, fc = n.math('FRACT', row_f), n.math('FRACT', col_f)

    def edge(f, size, gap):
        d = n.math('MULTIPLY', n.math('MINIMUM', f, n.math('SUBTRACT', 1.0, f)), size)
        return n.math('SMOOTH_MIN', n.math('DIVIDE', d, gap), 1.0, 0.3)

    seam = n.math('MINIMUM', edge(fr, width, 0.0022), edge(fc, length, 0.0022))
    along = n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', a, 1.0),
                                       1: n.math('MULTIPLY', b, 9.0),
                                       2: n.math('MULTIPLY', wn.outputs['Value'], 60.0)}).outputs[0]
    return wn.outputs['Value'], seam, along


@material
def wood_floor(light, dark, width=0.16, length=1.9, axis='x', rough=0.32):
    n = Nodes('wood_floor')
    ident, seam, along = _planks(n, width, length, axis)
    rings = n.noise(along, 1.6, 5, 0.6, 0.9)
    fine = n.noise(n('ShaderNodeVectorMath', {0: along, 1: (6, 9, 1)}, operation='MULTIPLY').outputs[0],
                   4.0, 3, 0.7)
    tone = n.math('ADD', n.math('MULTIPLY', rings, 0.55), n.math('MULTIPLY', ident, 0.45))
    base = n.ramp(tone, (0.25, srgb(dark)), (0.72, srgb(light)))
    grain = n.ramp(fine, (0.35, (0.72, 0.72, 0.72, 1)), (0.6, (1, 1, 1, 1)))
    col = n.mix(0.55, base, grain, 'MULTIPLY')
    col = n.mix(n.math('SUBTRACT', 1.0, seam), col, mul(srgb(dark), 0.25))
    height = n.math('ADD', n.math('MULTIPLY', seam, 1.0), n.math('MULTIPLY', fine, 0.12))
    r = n.math('ADD', rough, n.math('MULTIPLY', fine, 0.14))
    return n.p(avg=mul(blend(srgb(dark), srgb(light), .55), .85), color=col, rough=r, spec=0.4, normal=n.bump(height, 0.25, 0.002))


@material
def herringbone_like(light, dark):
    return wood_floor(light, dark, 0.09, 0.62)


@material
def tiles(h, grout='#b9b6b0', size=0.6, size2=None, rough=0.18, vary=0.06, gap=0.004, vein=0.0,
          plane='floor', offset=False):
    """Square or rectangular tiles on a floor ('floor') or any vertical wall ('wall')."""
    n = Nodes('tiles')
    pos = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Position']})
    if plane == 'floor':
        a, b = pos.outputs[0], pos.outputs[1]
    else:
        a, b = n.math('ADD', pos.outputs[0], pos.outputs[1]), pos.outputs[2]
    s2 = size2 or size
    fb = n.math('DIVIDE', b, s2)
    rb = n.math('FLOOR', fb)
    fa = n.math('DIVIDE', a, size)
    if offset:
        fa = n.math('ADD', fa, n.math('MULTIPLY', rb, 0.5))
    ra = n.math('FLOOR', fa)
    wn = n('ShaderNodeTexWhiteNoise', {'Vector': n('ShaderNodeCombineXYZ', {0: ra, 1: rb}).outputs[0]},
           noise_dimensions='3D').outputs['Value']

    def edge(f, s):
        fr = n.math('FRACT', f)
        d = n.math('MULTIPLY', n.math('MINIMUM', fr, n.math('SUBTRACT', 1.0, fr)), s)
        return n.math('MINIMUM', n.math('DIVIDE', d, gap), 1.0)

    e = n.math('MINIMUM', edge(fa, size), edge(fb, s2))
    mask = n.math('GREATER_THAN', e, 0.45)
    c = n.mix(wn, mul(srgb(h), 1 - vary), mul(srgb(h), 1 + vary * 0.4))
    if vein:
        v = n('ShaderNodeVectorMath', {0: n.coords(world=True), 1: n('ShaderNodeCombineXYZ', {
            2: n.math('MULTIPLY', wn, 40)}).outputs[0]}, operation='ADD').outputs[0]
        w = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(v, 1.6, 7, 0.58, 0.8), 0.5))
        c = n.mix(n.ramp(w, (0.0, (vein,) * 3 + (1,)), (0.07, (0, 0, 0, 1))), c, srgb('#7d7a78'))
    col = n.mix(mask, srgb(grout), c)
    r = n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', 1.0, mask), 0.6), rough)
    return n.p(avg=mul(srgb(h), .95), color=col, rough=r, spec=0.5, normal=n.bump(e, 0.3, 0.003))


@material
def marble(h='#efeeec', vein_h='#8d8a88', scale=1.6, rough=0.12, strength=0.7):
    n = Nodes('marble')
    v = n.coords(world=True)
    w = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(v, scale, 8, 0.58, 0.9), 0.5))
    w2 = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(v, scale * 2.7, 6, 0.6, 1.4), 0.5))
    f = n.ramp(w, (0.0, (strength,) * 3 + (1,)), (0.06, (0, 0, 0, 1)))
    f2 = n.ramp(w2, (0.0, (strength * 0.35,) * 3 + (1,)), (0.04, (0, 0, 0, 1)))
    cloud = n.noise(v, scale * 0.8, 3)
    c = n.mix(cloud, srgb(h), mul(srgb(h), 0.9))
    c = n.mix(f, c, srgb(vein_h))
    c = n.mix(f2, c, srgb(vein_h))
    return n.p(avg=mul(srgb(h), .9), color=c, rough=rough, spec=0.5)


@material
def concrete(h='#a8a49e', rough=0.45):
    n = Nodes('concrete')
    v = n.coords(world=True)
    a = n.noise(v, 0.9, 8, 0.62)
    b = n.noise(v, 14, 5, 0.7)
    c = n.ramp(a, (0.3, mul(srgb(h), 0.72)), (0.7, mul(srgb(h), 1.12)))
    c = n.mix(n.math('MULTIPLY', b, 0.18), c, mul(srgb(h), 0.5))
    return n.p(avg=mul(srgb(h), .88), color=c, rough=n.math('ADD', rough, n.math('MULTIPLY', b, 0.2)),
               normal=n.bump(b, 0.08, 0.004))


@material
def brick(h='#9c5a43', mortar='#b8b0a4', rough=0.85, dirt=0.5):
    n = Nodes('brick')
    pos = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Position']})
    v = n('ShaderNodeCombineXYZ', {0: n.math('ADD', pos.outputs[0], pos.outputs[1]),
                                   1: pos.outputs[2]}).outputs[0]
    t = n('ShaderNodeTexBrick', {'Vector': v, 'Scale': 1.0, 'Brick Width': 0.225, 'Row Height': 0.075,
                                 'Mortar Size': 0.006, 'Mortar Smooth': 0.2, 'Bias': 0.1,
                                 'Color1': mul(srgb(h), 1.15), 'Color2': mul(srgb(h), 0.6),
                                 'Mortar': srgb(mortar)})
    nz = n.noise(n.coords(world=True), 22, 6, 0.65)
    c = n.mix(n.math('MULTIPLY', nz, dirt), t.outputs['Color'], mul(srgb(h), 0.35))
    ht = n.math('SUBTRACT', n.math('MULTIPLY', nz, 0.35), t.outputs['Fac'])
    return n.p(avg=mul(srgb(h), .8), color=c, rough=rough, spec=0.2, normal=n.bump(ht, 0.8, 0.006))


@material
def wood(h, rough=0.38, axis='x', contrast=0.35, coat=0.0):
    """Furniture timber with grain along an object axis."""
    n = Nodes('wood')
    sc = {'x': (1.2, 14, 14), 'y': (14, 1.2, 14), 'z': (14, 14, 1.2)}[axis]
    r = n('ShaderNodeObjectInfo').outputs['Random']
    off = n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', r, 31), 1: n.math('MULTIPLY', r, 17)}).outputs[0]
    v = n('ShaderNodeVectorMath', {0: n.coords(sc), 1: off}, operation='ADD').outputs[0]
    g = n.noise(v, 1.0, 5, 0.6, 0.8)
    fine = n.noise(v, 7.0, 3, 0.7)
    c = n.ramp(g, (0.3, mul(srgb(h), 1 - contrast)), (0.7, mul(srgb(h), 1 + contrast * 0.35)))
    c = n.mix(n.math('MULTIPLY', fine, 0.25), c, mul(srgb(h), 0.55))
    return n.p(avg=mul(srgb(h), .85), color=c, rough=rough, spec=0.4, coat=coat, normal=n.bump(fine, 0.06, 0.002))


@material
def metal(h='#c9c9c9', rough=0.25):
    n = Nodes('metal')
    return n.p(color=srgb(h), rough=rough, metal=1.0)


@material
def steel(h='#c3c6c8', rough=0.36, axis='x'):
    """Brushed steel; the brushing lies in the colour and runs along a world axis."""
    n = Nodes('steel')
    v = n.coords({'x': (1.2, 420, 420), 'y': (420, 1.2, 420), 'z': (420, 420, 1.2)}[axis], world=True)
    brush = n.noise(v, 1.0, 3, .7)
    tone = n.math('MULTIPLY', n.math('SUBTRACT', brush, .35), n.math('ADD', n.math('MULTIPLY', n.near(1, 6), .5), .08))
    return n.p(avg=mul(srgb(h), .7), color=n.mix(tone, srgb(h), mul(srgb(h), .55)), rough=rough, metal=.88, spec=.5)

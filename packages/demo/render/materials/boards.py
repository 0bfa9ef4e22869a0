"""Boarded walls and ceilings, herringbone parquet, woven rattan."""
from materials.nodes import Nodes, blend, material, mul, srgb


def _across(n, lie):
    """(coordinate along the boards, coordinate across them) for boards that lie 'h' (level on a wall), 'v' (upright on
    a wall), 'x' or 'y' (overhead, along that axis)."""
    pos = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Position']})
    x, y, z = pos.outputs
    wall = n.math('ADD', x, y)
    return {'h': (wall, z), 'v': (z, wall), 'x': (x, y), 'y': (y, x)}[lie]


@material
def boards(light, dark, width=0.14, lie='h', rough=0.5, grain=0.5, knots=0.0, groove=0.005):
    """Boards of one width with a shadow line between them; paint shows little grain, bare pine has knots."""
    n = Nodes('boards')
    along, across = _across(n, lie)
    row_f = n.math('DIVIDE', across, width)
    row = n.math('FLOOR', row_f)
    ident = n('ShaderNodeTexWhiteNoise', {'W': row}, noise_dimensions='1D').outputs['Value']
    fr = n.math('FRACT', row_f)
    edge = n.math('MULTIPLY', n.math('MINIMUM', fr, n.math('SUBTRACT', 1.0, fr)), width)
    seam = n.math('MINIMUM', n.math('DIVIDE', edge, groove), 1.0)
    apart = n.math('MULTIPLY', ident, 60.0)
    vec = n('ShaderNodeCombineXYZ', {0: along, 1: n.math('MULTIPLY', across, 11.0), 2: apart}).outputs[0]
    rings = n.noise(vec, 1.5, 5, 0.6, 1.1)
    tone = n.math('ADD', n.math('MULTIPLY', rings, 0.6), n.math('MULTIPLY', ident, 0.4))
    col = n.mix(grain, blend(srgb(light), srgb(dark), .25), n.ramp(tone, (0.25, srgb(dark)), (0.72, srgb(light))))
    if knots:
        at = n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', along, 1.5), 1: row_f, 2: apart}).outputs[0]
        spot = n('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 1.0}).outputs['Distance']
        mask = n.ramp(spot, (0.05, (knots,) * 3 + (1,)), (0.13, (0, 0, 0, 1)))
        col = n.mix(mask, col, mul(srgb(dark), 0.35))
    col = n.mix(n.math('SUBTRACT', 1.0, seam), col, mul(srgb(dark), 0.4))
    return n.p(avg=mul(blend(srgb(dark), srgb(light), .6), .9), color=col, rough=rough, spec=0.3,
               normal=n.bump(seam, 0.5, 0.004))


@material
def parquet(light, dark, rough=0.3):
    """Timber of parquet blocks: the block's own place in its UV map (metres along, across), its chance in the second."""
    n = Nodes('parquet')
    uv = n('ShaderNodeUVMap', uv_map='place').outputs[0]
    ident = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeUVMap', uv_map='chance').outputs[0]}).outputs[0]
    pos = n('ShaderNodeSeparateXYZ', {0: uv})
    vec = n('ShaderNodeCombineXYZ', {0: pos.outputs[0], 1: n.math('MULTIPLY', pos.outputs[1], 10.0),
                                     2: n.math('MULTIPLY', ident, 60.0)}).outputs[0]
    rings = n.noise(vec, 2.0, 5, 0.6, 0.9)
    fine = n.noise(n('ShaderNodeVectorMath', {0: vec, 1: (6, 9, 1)}, operation='MULTIPLY').outputs[0], 4.0, 3, 0.7)
    tone = n.math('ADD', n.math('MULTIPLY', rings, 0.5), n.math('MULTIPLY', ident, 0.5))
    col = n.ramp(tone, (0.25, srgb(dark)), (0.75, srgb(light)))
    col = n.mix(0.4, col, n.ramp(fine, (0.35, (0.72, 0.72, 0.72, 1)), (0.6, (1, 1, 1, 1))), 'MULTIPLY')
    return n.p(avg=mul(blend(srgb(dark), srgb(light), .55), .85), color=col,
               rough=n.math('ADD', rough, n.math('MULTIPLY', fine, 0.14)), spec=0.4)


@material
def rattan(h='#c79a63', scale=46.0):
    """Wicker: strands over and under each other, dark in the gaps."""
    n = Nodes('rattan')
    pos = n('ShaderNodeSeparateXYZ', {0: n.coords((scale, scale, scale))})
    a = n.math('ADD', pos.outputs[0], pos.outputs[1])
    b = pos.outputs[2]
    over = n.math('SINE', n.math('MULTIPLY', a, 3.14159))
    under = n.math('SINE', n.math('MULTIPLY', b, 3.14159))
    weave = n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', over, under), 0.5), 0.5)
    gap = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('COSINE', n.math('MULTIPLY', a, 3.14159))),
                 n.math('ABSOLUTE', n.math('COSINE', n.math('MULTIPLY', b, 3.14159))))
    c = n.ramp(weave, (0.1, mul(srgb(h), 0.45)), (0.8, mul(srgb(h), 1.15)))
    c = n.mix(n.ramp(gap, (0.82, (0, 0, 0, 1)), (0.95, (.85, .85, .85, 1))), c, mul(srgb(h), 0.12))
    return n.p(avg=mul(srgb(h), .8), color=c, rough=.55, spec=.35, normal=n.bump(weave, 0.6, 0.004))


@material
def globe_map(water='#9fb3ad', land='#c9b07a'):
    """An old globe: pale seas, ochre land."""
    n = Nodes('globe')
    shape = n.noise(n.coords((7, 7, 7)), 1.0, 5, 0.55)
    c = n.ramp(shape, (0.50, srgb(water)), (0.53, srgb(land)), (0.62, srgb('#a98a52')))
    return n.p(avg=srgb(water), color=c, rough=.35, spec=.4, coat=.3)

"""Carpet tiles, cork, felt."""
from materials.nodes import Nodes, blend, material, mul, srgb


@material
def carpet_tiles(h='#7d8286', h2='#6a6f74', size=0.5):
    """Loop-pile carpet squares, each a little lighter or darker, turned a quarter against its neighbours."""
    n = Nodes('carpet')
    v = n.coords(world=True)
    pos = n('ShaderNodeSeparateXYZ', {0: v})
    a, b = (n.math('DIVIDE', pos.outputs[i], size) for i in (0, 1))
    ra, rb = n.math('FLOOR', a), n.math('FLOOR', b)
    ident = n('ShaderNodeTexWhiteNoise', {'Vector': n('ShaderNodeCombineXYZ', {0: ra, 1: rb}).outputs[0]}, noise_dimensions='3D').outputs['Value']
    turned = n.math('MODULO', n.math('ABSOLUTE', n.math('ADD', ra, rb)), 2.0)
    along_x = n.noise(n('ShaderNodeVectorMath', {0: v, 1: (9, 220, 1)}, operation='MULTIPLY').outputs[0], 1.0, 2, .6)
    along_y = n.noise(n('ShaderNodeVectorMath', {0: v, 1: (220, 9, 1)}, operation='MULTIPLY').outputs[0], 1.0, 2, .6)
    loops = n('ShaderNodeMixRGB', {0: turned, 1: along_x, 2: along_y}).outputs[0]
    c = n.mix(ident, srgb(h), srgb(h2))
    c = n.mix(n.math('MULTIPLY', loops, .5), c, mul(srgb(h2), .55))
    seam = n.math('MINIMUM', *(n.math('MINIMUM', n.math('FRACT', f), n.math('SUBTRACT', 1.0, n.math('FRACT', f))) for f in (a, b)))
    c = n.mix(n.math('LESS_THAN', seam, .006), c, mul(srgb(h2), .7))
    return n.p(avg=mul(blend(srgb(h), srgb(h2), .5), .85), color=c, rough=1.0, spec=.05, sheen=.15)


@material
def cork(h='#c49a68'):
    n = Nodes('cork')
    v = n.coords(world=True)
    grains = n('ShaderNodeTexVoronoi', {'Vector': v, 'Scale': 95.0}).outputs['Color']
    grey = n('ShaderNodeSeparateXYZ', {0: grains}).outputs[0]
    c = n.ramp(grey, (0.1, mul(srgb(h), .55)), (0.5, srgb(h)), (0.95, mul(srgb(h), 1.2)))
    return n.p(avg=mul(srgb(h), .85), color=c, rough=.95, spec=.1)

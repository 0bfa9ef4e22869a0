"""Terrazzo, and plaster laid by hand."""
from materials.nodes import Nodes, blend, material, mul, srgb


@material
def terrazzo(h='#e6e3dc', chips=('#8f9a8c', '#c9a98a', '#6f7472', '#f7f5f0'), scale=26.0, rough=.22):
    """Ground terrazzo: chips of four colours in a pale binder. scale: chips per metre, about."""
    n = Nodes('terrazzo')
    v = n.coords(world=True)
    shift = n('ShaderNodeTexNoise', {'Vector': v, 'Scale': 30.0}).outputs[1]
    w = n('ShaderNodeVectorMath', {0: shift, 1: (.02, .02, .02), 2: v}, operation='MULTIPLY_ADD').outputs[0]
    cell = n('ShaderNodeTexVoronoi', {'Vector': w, 'Scale': scale})
    edge = n('ShaderNodeTexVoronoi', {'Vector': w, 'Scale': scale}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    pick = n('ShaderNodeSeparateXYZ', {0: cell.outputs['Color']})
    ramp = n('ShaderNodeValToRGB', {0: pick.outputs[0]})
    ramp.color_ramp.interpolation = 'CONSTANT'
    e = ramp.color_ramp.elements
    while len(e) < len(chips):
        e.new(.5)
    for i, c in enumerate(chips):
        e[i].position, e[i].color = i / len(chips), srgb(c)
    size = n.math('MULTIPLY_ADD', pick.outputs[1], .30, .06)
    mask = n.math('MULTIPLY', n.math('GREATER_THAN', edge, size), n.math('GREATER_THAN', pick.outputs[2], .3))
    base = n.mix(n.math('MULTIPLY', n.noise(v, 1.2, 4), .12), srgb(h), mul(srgb(h), .8))
    col = n.mix(n.math('MULTIPLY', mask, .75), base, ramp.outputs[0])
    return n.p(avg=mul(srgb(h), .88), color=col, rough=rough, spec=.45)


@material
def plaster(h='#e4d2bb', depth=.22, rough=.8):
    """Lime plaster: soft clouds from the trowel, in the colour itself. depth: how much darker the clouds get."""
    n = Nodes('plaster')
    v = n.coords(world=True)
    clouds = n.noise(v, 1.1, 6, .62, .6)
    strokes = n.noise(n.coords((2.2, 2.2, 3.4), world=True), 2.6, 5, .7, 1.2)
    tone = n.math('ADD', n.math('MULTIPLY', clouds, .6), n.math('MULTIPLY', strokes, .4))
    col = n.ramp(tone, (.32, mul(srgb(h), 1 - depth)), (.66, blend(srgb(h), (1, 1, 1, 1), .06)))
    return n.p(avg=mul(srgb(h), .93), color=col, rough=rough, spec=.2, normal=n.bump(strokes, .06, .004))

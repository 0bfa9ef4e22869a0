"""Wall claddings of wood, for any upright wall."""
from materials.nodes import Nodes, material, mul, srgb


@material
def slats(h='#6b4630', width=.09, gap=.012, vary=.22, rough=.42):
    """Upright slats with dark joints; width and gap in metres."""
    n = Nodes('slats')
    pos = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Position']})
    a = n.math('DIVIDE', n.math('ADD', pos.outputs[0], pos.outputs[1]), width)
    ident = n.math('FLOOR', a)
    wn = n('ShaderNodeTexWhiteNoise', {'W': ident}, noise_dimensions='1D').outputs['Value']
    grain = n.noise(n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', a, 3.0), 1: n.math('MULTIPLY', wn, 40), 2: pos.outputs[2]}).outputs[0], 1.3, 5, .62, .7)
    d = n.math('MULTIPLY', n.math('MINIMUM', n.math('FRACT', a), n.math('SUBTRACT', 1.0, n.math('FRACT', a))), width)
    edge = n.math('LESS_THAN', d, gap / 2)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, .7), n.math('MULTIPLY', wn, .3)), (.28, mul(srgb(h), 1 - vary * 1.6)), (.72, mul(srgb(h), 1 + vary)))
    c = n.mix(edge, c, mul(srgb(h), .16))
    return n.p(avg=mul(srgb(h), .85), color=c, rough=rough, spec=.3)

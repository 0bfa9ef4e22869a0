"""Plaid wool, and the fire behind a stove's glass."""
from materials.nodes import Nodes, material, mul, srgb


@material
def plaid(h='#b5483a', h2='#26302c', line='#e6d9b8', size=.22):
    """Checked wool: broad bands crossing, with thin light lines."""
    n = Nodes('plaid')
    pos = n('ShaderNodeSeparateXYZ', {0: n.coords()})
    bands, lines = [], []
    for axis in (0, 1):
        f = n.math('FRACT', n.math('ADD', n.math('DIVIDE', pos.outputs[axis], size), 100.25))
        bands.append(n.math('MULTIPLY', n.math('LESS_THAN', f, .42), .5))
        off = n.math('ABSOLUTE', n.math('SUBTRACT', f, .70))
        lines.append(n.math('LESS_THAN', off, .022))
    c = n.mix(n.math('MULTIPLY', n.math('ADD', *bands), .8), srgb(h), srgb(h2))
    c = n.mix(n.math('MULTIPLY', n.math('MAXIMUM', *lines), .55), c, srgb(line))
    weave = n.noise(n.coords(), 320, 2, .7)
    c = n.mix(n.math('MULTIPLY', weave, .4), c, mul(srgb(h2), .8))
    return n.p(avg=mul(srgb(h), .6), color=c, rough=.95, spec=.1, sheen=.3)


@material
def fire_glow():
    """Flames, brighter below; seen by the camera, hardly lighting the room by themselves."""
    n = Nodes('fire')
    v = n.coords((9, 9, 5))
    tongues = n.noise(v, 1.0, 5, .6, 1.2)
    z = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeTexCoord').outputs['Generated']}).outputs[2]
    heat = n.math('SUBTRACT', n.math('ADD', tongues, .28), z)
    c = n.ramp(heat, (.05, (.012, .004, .002, 1)), (.22, (.55, .07, .01, 1)), (.42, (1.0, .32, .04, 1)), (.62, (1.0, .75, .28, 1)))
    em = n('ShaderNodeEmission', {0: c, 1: 2.4})
    n.t.links.new(em.outputs[0], n.out.inputs[0])
    return n.mat

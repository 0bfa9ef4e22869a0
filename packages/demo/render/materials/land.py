"""Things seen outside: water, sand, façades."""
from materials.nodes import Nodes, material, mul, srgb


@material
def water(h='#2f6f86'):
    n = Nodes('water')
    v = n.coords(world=True)
    return n.p(color=srgb(h), rough=.18, spec=.5, normal=n.bump(n.noise(v, .8, 6, .7), .5, .3))


@material
def sand(h='#d9c9a4'):
    n = Nodes('sand')
    v = n.coords(world=True)
    a, b = n.noise(v, .6, 5, .6), n.noise(v, 40, 3, .7)
    c = n.mix(a, mul(srgb(h), .86), mul(srgb(h), 1.06))
    c = n.mix(n.math('MULTIPLY', b, .3), c, mul(srgb(h), .7))
    return n.p(avg=srgb(h), color=c, rough=1.0, spec=.05)


@material
def facade(h='#b8b4ac', kind=0, lit=False, storey=3.2):
    """Rows of windows on any vertical wall; at dusk about four in ten are lit."""
    n = Nodes('facade')
    pos = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Position']})
    wide = (2.6, 1.6, 3.4, 1.2)[kind]
    fa = n.math('DIVIDE', n.math('ADD', pos.outputs[0], pos.outputs[1]), wide)
    fb = n.math('DIVIDE', pos.outputs[2], storey)
    cell = n('ShaderNodeCombineXYZ', {0: n.math('FLOOR', fa), 1: n.math('FLOOR', fb)}).outputs[0]
    rand = n('ShaderNodeTexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs['Value']

    def band(f, lo, hi):
        fr = n.math('FRACT', f)
        return n.math('MULTIPLY', n.math('GREATER_THAN', fr, lo), n.math('LESS_THAN', fr, hi))
    glass = n.math('MULTIPLY', band(fa, *((.2, .8), (.12, .88), (.1, .9), (.25, .75))[kind]), band(fb, .25, (.85, .75, .9, .8)[kind]))
    up = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Normal']}).outputs[2]
    glass = n.math('MULTIPLY', glass, n.math('LESS_THAN', n.math('ABSOLUTE', up), .5))
    pane = n.mix(rand, srgb('#2f3b48'), srgb('#6c7f8d'))
    kw = {}
    if lit:
        on = n.math('MULTIPLY', glass, n.math('GREATER_THAN', rand, .6))
        kw = dict(emit=n.mix(rand, srgb('#ffb765'), srgb('#ffe3b0')), emit_k=n.math('MULTIPLY', on, n.math('MULTIPLY', rand, 1.6)))
    return n.p(avg=mul(srgb(h), .7), color=n.mix(glass, srgb(h), pane), rough=n.math('SUBTRACT', .8, n.math('MULTIPLY', glass, .5)), **kw)

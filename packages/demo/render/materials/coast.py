"""Sand and sea. Metres; the shore runs along x, the sea lies to the south (low y)."""
from materials.nodes import Nodes, material, mul, srgb


@material
def beach_sand(shore, h='#dfcfad', h2='#cbb68e'):
    """Dry sand with ripples; darker and smooth where the sea wets it, from y = shore + 4 on."""
    n = Nodes('sand')
    v = n.coords(world=True)
    pos = n('ShaderNodeSeparateXYZ', {0: v})
    big, fine = n.noise(v, 0.35, 5, 0.6), n.noise(v, 55, 3, 0.7)
    ripples = n.noise(n('ShaderNodeVectorMath', {0: v, 1: (1.5, 6.0, 1.0)}, operation='MULTIPLY').outputs[0], 2.0, 4, 0.55)
    c = n.mix(big, srgb(h), srgb(h2))
    c = n.mix(n.math('MULTIPLY', ripples, 0.35), c, mul(srgb(h2), 0.78))
    c = n.mix(n.math('MULTIPLY', fine, 0.3), c, mul(srgb(h2), 0.7))
    reach = n.math('ADD', n.math('SUBTRACT', pos.outputs[1], shore), n.math('MULTIPLY', big, 3.0))
    wet = n.ramp(n.math('DIVIDE', reach, 8.0), (0.35, (.75, .75, .75, 1)), (0.75, (0, 0, 0, 1)))
    c = n.mix(wet, c, srgb('#9c8763'))
    return n.p(avg=mul(srgb(h), .85), color=c, rough=.95, spec=.1,
               normal=n.bump(n.math('ADD', ripples, n.math('MULTIPLY', fine, .15)), .6, .05))


@material
def beach_sea(shore):
    """Green over the shallows, blue further out, with lines of foam where the waves break."""
    n = Nodes('sea')
    v = n.coords(world=True)
    pos = n('ShaderNodeSeparateXYZ', {0: v})
    wander = n.noise(n('ShaderNodeVectorMath', {0: v, 1: (1.0, .35, 1.0)}, operation='MULTIPLY').outputs[0], 0.06, 4, 0.55)
    out = n.math('ADD', n.math('SUBTRACT', shore, pos.outputs[1]), n.math('MULTIPLY', wander, 12.0))
    water = n.ramp(n.math('DIVIDE', out, 120.0), (0.04, srgb('#9cc4b4')), (0.12, srgb('#5fa3a8')), (0.35, srgb('#3b7f98')),
                   (1.0, srgb('#2d6488')))
    crest = n('ShaderNodeVectorMath', {0: v, 1: (.5, 2.2, 1.0)}, operation='MULTIPLY').outputs[0]
    froth = n.noise(crest, 0.9, 6, 0.7)
    lines = n.ramp(n.math('DIVIDE', out, 40.0), (0.13, (0, 0, 0, 1)), (0.155, (1, 1, 1, 1)), (0.19, (.25, .25, .25, 1)),
                   (0.26, (0, 0, 0, 1)), (0.36, (0, 0, 0, 1)), (0.375, (.9, .9, .9, 1)), (0.41, (0, 0, 0, 1)))
    foam = n.math('MULTIPLY', lines, n.ramp(froth, (0.42, (0, 0, 0, 1)), (0.58, (1, 1, 1, 1))))
    c = n.mix(foam, water, (.9, .93, .93, 1))
    waves = n('ShaderNodeVectorMath', {0: v, 1: (.25, .8, 1.0)}, operation='MULTIPLY').outputs[0]
    return n.p(avg=srgb('#4a8aa0'), color=c, rough=.22, spec=.45, normal=n.bump(n.noise(waves, 1.4, 7, .66), .55, .35))

"""Travertine and water."""
from materials.nodes import Nodes, blend, material, mul, srgb


@material
def travertine(h='#d8cdbb', rough=.45):
    """Pale stone in soft horizontal beds with small pores."""
    n = Nodes('travertine')
    v = n.coords((1.2, 1.2, 7), world=True)
    bed = n.noise(v, 1.1, 6, .6, .5)
    pores = n.noise(n.coords((9, 9, 30), world=True), 2.0, 4, .7)
    c = n.ramp(bed, (.3, mul(srgb(h), .82)), (.5, srgb(h)), (.72, mul(srgb(h), 1.08)))
    c = n.mix(n.math('MULTIPLY', n.math('GREATER_THAN', pores, .66), .5), c, mul(srgb(h), .5))
    return n.p(avg=mul(srgb(h), .95), color=c, rough=rough, spec=.35)


@material
def pool_water(h='#4fb3c4'):
    """Pool seen from above: rippled surface over pale tiles, with the light's net on the floor."""
    n = Nodes('pool')
    v = n.coords(world=True)
    wob = n('ShaderNodeVectorMath', {0: v, 1: n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', n.noise(v, 2.2, 3), .25)}).outputs[0]}, operation='ADD').outputs[0]
    net = n('ShaderNodeTexVoronoi', {'Vector': wob, 'Scale': 3.6}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    c = n.ramp(net, (0.0, blend(srgb(h), (1, 1, 1, 1), .24)), (.10, blend(srgb(h), (1, 1, 1, 1), .07)), (.4, mul(srgb(h), .94)))
    return n.p(avg=srgb(h), color=c, rough=.06, spec=.6, normal=n.bump(n.noise(v, 5, 4, .6), .25, .06))

"""Leaves, grass, shrubs."""
from materials.nodes import Nodes, blend, material, mul, srgb


@material
def leaf(h='#3f6b34', h2='#6f9a4a'):
    n = Nodes('leaf')
    r = n('ShaderNodeObjectInfo').outputs['Random']
    m = n.noise(n.coords(), 7, 3)
    c = n.mix(n.math('MULTIPLY', n.math('ADD', r, m), 0.5), srgb(h), srgb(h2))
    return n.p(avg=blend(srgb(h), srgb(h2), .5), color=c, rough=0.4, spec=0.35)


@material
def grass(h='#77855a', h2='#98a172'):
    n = Nodes('grass')
    v = n.coords(world=True)
    c = n.mix(n.noise(v, 0.5, 8, 0.7), srgb(h), srgb(h2))
    c = n.mix(n.math('MULTIPLY', n.noise(v, 30, 3), 0.5), c, mul(srgb(h), 0.5))
    return n.p(avg=blend(srgb(h), srgb(h2), .4), color=c, rough=1.0, spec=0.05)


@material
def foliage(h='#4f6340'):
    n = Nodes('foliage')
    v = n.coords(world=True)
    a = n.noise(v, 2.2, 8, 0.75)
    r = n('ShaderNodeObjectInfo').outputs['Random']
    c = n.ramp(a, (0.35, mul(srgb(h), 0.35)), (0.65, mul(srgb(h), 1.7)))
    c = n.mix(n.math('MULTIPLY', r, 0.35), c, srgb('#8f9668'))
    return n.p(avg=srgb(h), color=c, rough=1.0, spec=0.05, normal=n.bump(n.noise(v, 9, 6, 0.8), 1.0, 0.2))


@material
def leafage(h='#55703a', h2='#86a04f'):
    """Leaves of tufts and blades of grass: each copy its own shade, lit through from behind."""
    n = Nodes('leafage')
    r = n('ShaderNodeObjectInfo').outputs['Random']
    m = n.noise(n.coords(world=True), 2.0, 4, .6)
    island = n('ShaderNodeNewGeometry').outputs['Random Per Island']
    tone = n.math('MULTIPLY', n.math('ADD', n.math('ADD', r, m), n.math('MULTIPLY', island, 1.2)), .33)
    c = n.mix(tone, mul(srgb(h), .8), srgb(h2))
    front = n('ShaderNodeBsdfDiffuse', {0: c})
    through = n('ShaderNodeBsdfTranslucent', {0: n.mix(.5, c, mul(srgb(h2), 1.3))})
    mx = n('ShaderNodeMixShader', {0: .4})
    n.t.links.new(front.outputs[0], mx.inputs[1])
    n.t.links.new(through.outputs[0], mx.inputs[2])
    n.t.links.new(mx.outputs[0], n.out.inputs[0])
    return n.mat


@material
def bark(h='#6a5a4a'):
    n = Nodes('bark')
    v = n.coords((9, 9, 1.6))
    a = n.noise(v, 3, 6, .7)
    return n.p(avg=srgb(h), color=n.mix(a, mul(srgb(h), .45), mul(srgb(h), 1.25)), rough=1.0, spec=.05, normal=n.bump(a, .8, .02))


@material
def hill(h='#8d9c88'):
    """Far land: meadows, copses and haze, without bump."""
    n = Nodes('hill')
    v = n.coords(world=True)
    fields = n.noise(v, .035, 3, .5)
    woods = n.noise(v, .25, 6, .65)
    c = n.mix(fields, mul(srgb(h), .9), mul(srgb(h), 1.12))
    c = n.mix(n.ramp(woods, (.48, (0, 0, 0, 1)), (.6, (.5, .5, .5, 1))), c, mul(srgb(h), .62))
    return n.p(avg=srgb(h), color=c, rough=1.0, spec=.0)

"""Upholstery, rugs, leather, curtains."""
from materials.nodes import Nodes, material, mul, srgb


def _threads(n, v, scale):
    """(weave, slub), each about -1..1: the over-and-under of a plain weave, and the uneven thickness of its threads."""
    pos = n('ShaderNodeSeparateXYZ', {0: v})
    a = n.math('ADD', pos.outputs[0], n.math('MULTIPLY', pos.outputs[2], .31))
    b = n.math('ADD', pos.outputs[1], pos.outputs[2])
    weave = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', a, scale)), n.math('SINE', n.math('MULTIPLY', b, scale)))

    def streaks(along, across):
        w = n('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', a, along), 1: n.math('MULTIPLY', b, across)}).outputs[0]
        return n.math('SUBTRACT', n.noise(w, 1.0, 2, .6), .5)
    slub = n.math('MULTIPLY', n.math('ADD', streaks(22, 260), streaks(260, 22)), 2.2)
    return weave, slub


def _woven(n, c, dark, tone):
    """Colour c, darkened where tone is below 0 and lightened where it is above."""
    c = n.mix(n.math('ABSOLUTE', n.math('MINIMUM', tone, 0.0)), c, dark)
    return n.mix(n.math('MAXIMUM', tone, 0.0), c, n.mix(.45, c, (1, 1, 1, 1)))


@material
def fabric(h, h2=None, scale=620.0, bump=0.25, rough=0.95, mottle=0.18):
    """Woven upholstery. The weave lies mostly in the colour: what lies in the light alone is lost with its noise."""
    n = Nodes('fabric')
    v = n.coords()
    weave, slub = _threads(n, v, scale)
    near = n.near()
    c0, c1 = srgb(h), srgb(h2) if h2 else mul(srgb(h), 0.74)
    c = n.mix(n.math('MULTIPLY', n.noise(v, 9, 5, 0.7), mottle * 1.6), c0, c1)
    tone = n.math('ADD', n.math('MULTIPLY', weave, n.math('MULTIPLY', near, .20)), n.math('MULTIPLY', slub, n.math('ADD', n.math('MULTIPLY', near, .34), .04)))
    ht = n.math('ADD', n.math('MULTIPLY', weave, 0.5), slub)
    return n.p(avg=mul(srgb(h), .85), color=_woven(n, c, mul(c1, .45), tone), rough=rough, spec=0.15, sheen=0.3, normal=n.bump(ht, bump, 0.002))


@material
def pile(h, h2=None, scale=70.0, bump=0.9, stripes=0.0, pattern=None):
    """Rug or carpet. pattern: None, 'stripe', 'diamond', 'border-free berber'."""
    n = Nodes('pile')
    v = n.coords()
    pos = n('ShaderNodeSeparateXYZ', {0: v})
    f = n.noise(v, scale * 3, 3, 0.8)
    m = n.noise(v, 2.2, 4, 0.6)
    c0, c1 = srgb(h), srgb(h2) if h2 else mul(srgb(h), 0.78)
    if pattern == 'diamond':
        wob = n.math('MULTIPLY', n.noise(v, 6, 2), 0.05)
        a = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', n.math('ADD', n.math('ADD', pos.outputs[0], pos.outputs[1]), wob), 1.7)), 0.5))
        b = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', n.math('ADD', n.math('SUBTRACT', pos.outputs[0], pos.outputs[1]), wob), 1.7)), 0.5))
        mask = n.math('LESS_THAN', n.math('MINIMUM', a, b), 0.035)
        c = n.mix(mask, c0, c1)
    elif pattern == 'stripe':
        a = n.math('FRACT', n.math('MULTIPLY', pos.outputs[0], 3.0))
        c = n.mix(n.math('LESS_THAN', a, 0.4), c0, c1)
    else:
        c = n.mix(m, c0, mul(c1, 1.0))
    c = n.mix(n.math('MULTIPLY', f, 0.5), c, n.mix(0.5, c, mul(c1, 0.5)))
    loops = n('ShaderNodeTexVoronoi', {'Vector': v, 'Scale': scale * 1.6}).outputs['Distance']
    c = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', loops, n.near(1.2, 5.0)), .75), c, mul(c1, .38))
    return n.p(avg=mul(srgb(h), .85), color=c, rough=1.0, spec=0.05, sheen=0.2, normal=n.bump(f, bump, 0.006))


@material
def knit(h):
    """A plain-knitted jumper: columns of small v-shaped stitches, in the colour."""
    n = Nodes('knit')
    v = n.coords()
    pos = n('ShaderNodeSeparateXYZ', {0: v})
    column = n.math('MULTIPLY', pos.outputs[0], 520)
    lean = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', column, .5))), 2.2)
    stitch = n.math('SINE', n.math('ADD', n.math('MULTIPLY', n.math('ADD', pos.outputs[1], pos.outputs[2]), 900), lean))
    ribs = n.math('ADD', n.math('MULTIPLY', n.math('SINE', column), .6), n.math('MULTIPLY', stitch, .5))
    tone = n.math('MULTIPLY', ribs, n.math('MULTIPLY', n.near(1.5, 5), .3))
    c = n.mix(n.math('MULTIPLY', n.noise(v, 14, 4, .6), .25), srgb(h), mul(srgb(h), .8))
    return n.p(avg=mul(srgb(h), .85), color=_woven(n, c, mul(srgb(h), .4), tone), rough=1.0, spec=.05, sheen=.4, normal=n.bump(ribs, .2, .002))


@material
def leather(h, rough=0.42):
    n = Nodes('leather')
    v = n.coords()
    cells = n('ShaderNodeTexVoronoi', {'Vector': v, 'Scale': 260.0}).outputs['Distance']
    m = n.noise(v, 6, 5, 0.6)
    c = n.mix(n.math('MULTIPLY', m, 0.6), srgb(h), mul(srgb(h), 0.6))
    return n.p(avg=mul(srgb(h), .8), color=c, rough=rough, spec=0.45, normal=n.bump(cells, 0.15, 0.002))


@material
def drape(h):
    """Curtains and clothes: fine threads, mostly upright."""
    n = Nodes('drape')
    weave, slub = _threads(n, n.coords(), 900)
    tone = n.math('MULTIPLY', slub, n.math('ADD', n.math('MULTIPLY', n.near(), .3), .03))
    c = _woven(n, srgb(h), mul(srgb(h), .5), tone)
    return n.p(avg=mul(srgb(h), .9), color=c, rough=0.95, spec=0.1, sheen=0.2, normal=n.bump(weave, 0.1, 0.002))


@material
def sheer(h='#ffffff', alpha=0.55):
    """Net curtain: part see-through, part translucent white."""
    n = Nodes('sheer')
    tr = n('ShaderNodeBsdfTransparent')
    tl = n('ShaderNodeBsdfTranslucent', {0: srgb(h)})
    df = n('ShaderNodeBsdfDiffuse', {0: srgb(h)})
    m1 = n('ShaderNodeMixShader', {0: 0.55})
    n.t.links.new(df.outputs[0], m1.inputs[1])
    n.t.links.new(tl.outputs[0], m1.inputs[2])
    m2 = n('ShaderNodeMixShader', {0: alpha})
    n.t.links.new(tr.outputs[0], m2.inputs[1])
    n.t.links.new(m1.outputs[0], m2.inputs[2])
    n.t.links.new(m2.outputs[0], n.out.inputs[0])
    return n.mat

"""Mirrors, window panes, lamps."""
from materials import nodes
from materials.nodes import Nodes, material, srgb


@material
def mirror():
    n = Nodes('mirror')
    return n.p(color=(0.9, 0.91, 0.91, 1), rough=0.0, metal=1.0)


@material
def pane(tint='#ffffff', gloss=0.06):
    """Thin glass: see-through, a little darker where one looks along it. No reflection: Cycles would choose between
    reflecting and passing by chance, and the view outside has too few samples for that (it turned grainy)."""
    n = Nodes('pane')
    slant = n('ShaderNodeLayerWeight', {0: 0.12}).outputs['Fresnel']
    seen = n('ShaderNodeLightPath').outputs['Is Camera Ray']
    f = n.math('MULTIPLY', n.math('MINIMUM', n.math('ADD', n.math('MULTIPLY', slant, .5), gloss * 0.3), 0.3), seen)
    tr = n('ShaderNodeBsdfTransparent', {0: n.mix(f, srgb(tint), (.12, .15, .16, 1))})
    n.t.links.new(tr.outputs[0], n.out.inputs[0])
    return n.mat


@material
def glow(h='#fff1dc', strength=4.0):
    """Lamp surfaces: bright to the eye, nearly no light of their own (hidden area lights do that)."""
    n = Nodes('glow')
    strength *= nodes.LAMPS
    em = n('ShaderNodeEmission', {0: srgb(h), 1: strength})
    dark = n('ShaderNodeEmission', {0: srgb(h), 1: strength * 0.25})
    cam = n('ShaderNodeLightPath').outputs['Is Camera Ray']
    mx = n('ShaderNodeMixShader', {0: cam})
    n.t.links.new(dark.outputs[0], mx.inputs[1])
    n.t.links.new(em.outputs[0], mx.inputs[2])
    n.t.links.new(mx.outputs[0], n.out.inputs[0])
    return n.mat


@material
def shade(h='#f3ead9', strength=1.6):
    """Fabric lamp shade, lit from inside."""
    n = Nodes('shade')
    strength *= nodes.LAMPS
    z = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeTexCoord').outputs['Generated']}).outputs[2]
    k = n.math('SUBTRACT', 1.15, n.math('ABSOLUTE', n.math('SUBTRACT', z, 0.45)))
    return n.p(color=srgb(h), rough=0.9, emit=srgb('#ffe6c2'), emit_k=n.math('MULTIPLY', k, strength))

"""House fronts seen through windows."""
from materials.nodes import Nodes, blend, material, mul, srgb


@material
def house_front(wall='#c9bfae', glass='#5a6b78', bay=2.4, storey=3.1, fw=.46, fh=.58, band='#dcd5c8', night=0.0, seed=0.0):
    """Rows of windows with frames, a band at each floor and a plain roof. bay / storey in metres;
    fw / fh: the window's share of its bay; night: strength of lit windows."""
    n = Nodes('facade')
    geo = n('ShaderNodeNewGeometry')
    pos = n('ShaderNodeSeparateXYZ', {0: geo.outputs['Position']})
    nor = n('ShaderNodeSeparateXYZ', {0: geo.outputs['Normal']})
    a = n.math('DIVIDE', n.math('ADD', n.math('ADD', pos.outputs[0], pos.outputs[1]), seed), bay)
    b = n.math('DIVIDE', pos.outputs[2], storey)
    ia, ib = n.math('FLOOR', a), n.math('FLOOR', b)
    wn = n('ShaderNodeTexWhiteNoise', {'Vector': n('ShaderNodeCombineXYZ', {0: ia, 1: ib, 2: seed}).outputs[0]}, noise_dimensions='3D')
    da = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', a), .5))
    db = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', b), .52))

    def inside(w, h):
        return n.math('MULTIPLY', n.math('LESS_THAN', da, w / 2), n.math('LESS_THAN', db, h / 2))
    pane = inside(fw - .12 / bay, fh - .12 / storey)
    frame = inside(fw, fh)
    mull = n.math('MULTIPLY', n.math('LESS_THAN', da, .03 / bay), frame)
    up = n.math('GREATER_THAN', nor.outputs[2], .5)
    dirt = n.noise(n.coords(world=True), .35, 5, .6)
    w = n.mix(n.math('MULTIPLY', dirt, .35), srgb(wall), mul(srgb(wall), .7))
    floor_line = n.math('LESS_THAN', n.math('FRACT', b), .055)
    c = n.mix(floor_line, w, srgb(band))
    c = n.mix(frame, c, srgb('#e9e6df'))
    g = n.ramp(wn.outputs['Value'], (0.0, mul(srgb(glass), .55)), (.55, srgb(glass)), (.8, blend(srgb(glass), (.8, .85, .9, 1), .35)), (1.0, srgb('#b9b4aa')))
    c = n.mix(pane, c, g)
    c = n.mix(mull, c, srgb('#e3dfd6'))
    c = n.mix(up, c, srgb('#8a8781'))
    kw = {}
    if night:
        lit = n.math('MULTIPLY', n.math('MULTIPLY', n.math('GREATER_THAN', wn.outputs['Value'], .62), pane),
                     n.math('SUBTRACT', 1.0, up))
        kw = dict(emit=n.mix(wn.outputs['Value'], srgb('#ffb765'), srgb('#ffe9c4')), emit_k=n.math('MULTIPLY', lit, night))
    return n.p(avg=blend(srgb(wall), srgb(glass), .3), color=c, rough=.7, spec=.25, **kw)

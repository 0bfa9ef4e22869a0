"""Shader wiring: colours, a small node helper, the cache of materials."""
import functools

import bpy


def srgb(h):
    """'#rrggbb' -> linear RGBA."""
    h = h.lstrip('#')
    def lin(c):
        c = int(c, 16) / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return (lin(h[0:2]), lin(h[2:4]), lin(h[4:6]), 1.0)


def mul(c, k):
    return tuple(min(1.0, v * k) for v in c[:3]) + (1.0,)


def blend(a, b, t):
    return tuple(x * (1 - t) + y * t for x, y in zip(a[:3], b[:3])) + (1.0,)


class Nodes:
    """Small wiring helper: n('ShaderNodeX', attr=..., **{'Input name': socket or value})."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.t = self.mat.node_tree
        self.t.nodes.clear()
        self.bsdf = self('ShaderNodeBsdfPrincipled')
        out = self.t.nodes.new('ShaderNodeOutputMaterial')
        self.out = out
        self.t.links.new(self.bsdf.outputs[0], out.inputs[0])

    def __call__(self, kind, _in=None, **attrs):
        node = self.t.nodes.new(kind)
        for k, v in attrs.items():
            setattr(node, k, v)
        for k, v in (_in or {}).items():
            self.set(node, k, v)
        return node

    def set(self, node, key, v):
        sock = node.inputs[key]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, c=None):
        n = self('ShaderNodeMath', {0: a, 1: b}, operation=op)
        if c is not None:
            self.set(n, 2, c)
        return n.outputs[0]

    def mix(self, fac, a, b, blend_type='MIX'):
        return self('ShaderNodeMixRGB', {0: fac, 1: a, 2: b}, blend_type=blend_type).outputs[0]

    def ramp(self, fac, *stops):
        n = self('ShaderNodeValToRGB', {0: fac})
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position, el.color = p, c
        return n.outputs[0]

    def coords(self, scale=(1, 1, 1), world=False):
        src = self('ShaderNodeNewGeometry').outputs['Position'] if world else \
            self('ShaderNodeTexCoord').outputs['Object']
        return self('ShaderNodeVectorMath', {0: src, 1: scale}, operation='MULTIPLY').outputs[0]

    def noise(self, vec, scale=5.0, detail=4.0, rough=0.5, distortion=0.0):
        n = self('ShaderNodeTexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail,
                                        'Roughness': rough, 'Distortion': distortion})
        return n.outputs[0]

    def near(self, full=1.5, none=6.0):
        """1 near the camera, 0 from `none` metres on: fine patterns fade out before they are smaller than a pixel."""
        far = self('ShaderNodeCameraData').outputs['View Distance']
        return self('ShaderNodeMapRange', {0: far, 1: full, 2: none, 3: 1.0, 4: 0.0}).outputs[0]

    def bump(self, height, strength=0.2, distance=0.01):
        return self('ShaderNodeBump', {'Height': height, 'Strength': strength,
                                       'Distance': distance}).outputs[0]

    def p(self, avg=None, **kw):
        """Set Principled inputs. Rays that arrive by a diffuse bounce see one flat diffuse colour
        (`avg`) instead: half the render time, less noise, and no visible difference."""
        names = {'color': 'Base Color', 'rough': 'Roughness', 'metal': 'Metallic', 'spec': 'Specular',
                 'normal': 'Normal', 'sheen': 'Sheen', 'trans': 'Transmission', 'ior': 'IOR',
                 'coat': 'Clearcoat', 'emit': 'Emission', 'emit_k': 'Emission Strength',
                 'alpha': 'Alpha'}
        for k, v in kw.items():
            self.set(self.bsdf, names[k], v)
        if avg is None and not isinstance(kw.get('color'), bpy.types.NodeSocket):
            avg = kw.get('color')
        if avg is not None and FLAT:
            flat = self('ShaderNodeBsdfDiffuse', {0: mul(avg, 0.7 if kw.get('metal') else 1.0)})
            mx = self('ShaderNodeMixShader', {0: self('ShaderNodeLightPath').outputs['Is Diffuse Ray']})
            self.t.links.new(self.bsdf.outputs[0], mx.inputs[1])
            self.t.links.new(flat.outputs[0], mx.inputs[2])
            self.t.links.new(mx.outputs[0], self.out.inputs[0])
        return self.mat


# False: bounced rays see the full shader (slower, for comparison).
FLAT = True
# Lamps' strength, 1 by day; a variant such as the evening sets it (Tour.lamps).
LAMPS = 1.0
REGISTRY = {}


def material(f):
    """Make f a material: cached by its arguments, reachable as M.<name>."""
    REGISTRY[f.__name__] = functools.lru_cache(maxsize=None)(f)
    return REGISTRY[f.__name__]


def clear():
    for f in REGISTRY.values():
        f.cache_clear()

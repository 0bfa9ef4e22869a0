"""Rugs with a design, to hang on a wall or lie on the floor: painted by numpy, mapped by the mesh's UV (0..1 across the rug)."""
import bpy
import numpy as np

from materials.nodes import Nodes, material, mul, srgb

SIDE = 512


def _arches(x, y, ink):
    """Three rows of round arches, one in another."""
    img = np.ones(x.shape + (3,)) * ink[0]
    rows, cols = 3, 2
    u, v = (x * cols) % 1, (y * rows * 1.0) % 1
    odd = (np.floor(x * cols) + np.floor(y * rows)) % 2
    d = np.where(v > .45, np.hypot((u - .5) * .9, (v - .45) * .95), abs(u - .5) * .9)
    for lo, hi, a, b in ((.36, .43, 1, 2), (.25, .31, 2, 1), (.0, .17, 1, 2)):
        m = (d >= lo) & (d < hi) & (v > .06)
        img[m] = np.where(odd[..., None] > .5, ink[a], ink[b])[m]
    edge = (x < .03) | (x > .97) | (y < .02) | (y > .98)
    img[edge] = ink[0]
    return img


def _lattice(x, y, ink):
    """Thin diamonds, drawn by a hand that wavers."""
    w = .012 * np.sin(y * 31) + .01 * np.sin(x * 23)
    img = np.ones(x.shape + (3,)) * ink[0]
    for k in (1, -1):
        f = ((x * 3 + k * y * 4.2 + w) % 1)
        img[(f < .05)] = ink[1]
    cx, cy = (x * 3 + y * 4.2) % 1 - .5, (x * 3 - y * 4.2) % 1 - .5
    img[(abs(cx) < .09) & (abs(cy) < .09)] = ink[2]
    return img


def _bands(x, y, ink):
    """Broad bands, thin lines between them."""
    img = np.ones(x.shape + (3,)) * ink[0]
    for lo, hi, c in ((.06, .16, 1), (.19, .205, 2), (.3, .34, 2), (.37, .47, 0), (.47, .55, 1), (.58, .595, 2), (.68, .72, 2), (.8, .9, 1), (.93, .945, 2)):
        img[(y + .004 * np.sin(x * 40) > lo) & (y + .004 * np.sin(x * 40) < hi)] = ink[c]
    return img


def _border(x, y, ink):
    """A plain field with a double border."""
    d = np.minimum(np.minimum(x, 1 - x) * .7, np.minimum(y, 1 - y))
    img = np.ones(x.shape + (3,)) * ink[0]
    img[(d > .04) & (d < .075)] = ink[1]
    img[(d > .095) & (d < .105)] = ink[2]
    return img


DESIGNS = {'arches': _arches, 'lattice': _lattice, 'bands': _bands, 'border': _border}


@material
def rug_design(design, paper, ink, second):
    """Wool in a design: 'arches', 'lattice', 'bands' or 'border'; ground colour and two inks."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
    img = DESIGNS[design](x, y, [np.array(srgb(c)[:3]) for c in (paper, ink, second)])
    rs = np.random.RandomState(5)
    rows = .93 + .07 * rs.rand(SIDE, 1)                   # each knotted row a little different
    img = img * (rows * (.9 + .1 * rs.rand(SIDE, SIDE)))[..., None]
    px = np.ones((SIDE, SIDE, 4), np.float32)
    px[..., :3] = np.where(img <= .0031308, img * 12.92, 1.055 * np.clip(img, 1e-6, 1) ** (1 / 2.4) - .055)
    im = bpy.data.images.new('rug', SIDE, SIDE)
    im.pixels.foreach_set(px.ravel())
    im.pack()
    n = Nodes('rug')
    t = n('ShaderNodeTexImage', {'Vector': n('ShaderNodeTexCoord').outputs['UV']}, image=im)
    f = n.noise(n.coords(), 210, 3, .8)
    col = n.mix(n.math('MULTIPLY', f, .35), t.outputs[0], mul(srgb(paper), .35))
    return n.p(avg=mul(srgb(paper), .8), color=col, rough=1.0, spec=.05, sheen=.2)

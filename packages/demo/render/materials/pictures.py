"""Wall art painted by numpy."""
import bpy
import numpy as np

from materials.nodes import Nodes, material, srgb


@material
def picture(kind, seed, a, b, c, d):
    """Wall art painted by numpy into a packed image: 'hills', 'shapes', 'fields', 'lines'."""
    rs = np.random.RandomState(seed)
    H = W = 384
    yy, xx = np.mgrid[0:H, 0:W] / H
    pal = [np.array(srgb(k)[:3]) for k in (a, b, c, d)]
    img = np.ones((H, W, 3)) * pal[0]
    if kind == 'hills':
        img = pal[0] * (1 - yy[..., None]) + (pal[1] * 0.4 + 0.5) * yy[..., None]
        cx, cy = rs.uniform(.3, .7), rs.uniform(.65, .8)
        img[((xx - cx) ** 2 + (yy - cy) ** 2) < rs.uniform(.06, .11) ** 2] = pal[3]
        for i in range(5):
            base = 0.62 - i * 0.12
            y = base + sum(rs.uniform(.01, .06) / (k + 1) * np.sin(xx[0] * (k + 1) * rs.uniform(3, 7) + rs.uniform(0, 6)) for k in range(4))
            t = i / 4
            col = pal[1] * (1 - t) + pal[2] * t
            img[yy < y[None, :]] = col
    elif kind == 'shapes':
        for i in range(7):
            col = pal[1 + i % 3]
            cx, cy, r = rs.uniform(.15, .85), rs.uniform(.15, .85), rs.uniform(.08, .26)
            m = ((xx - cx) ** 2 + (yy - cy) ** 2) < r * r
            if i % 3 == 1:
                m &= yy < cy
            elif i % 3 == 2:
                m = (abs(xx - cx) < r * 0.3) & (abs(yy - cy) < r)
            img[m] = col * 0.85 + img[m] * 0.15
    elif kind == 'fields':
        cuts = np.sort(rs.uniform(.15, .85, 2))
        for i, (lo, hi) in enumerate(((0.05, cuts[0] - .02), (cuts[0] + .02, cuts[1] - .02), (cuts[1] + .02, .95))):
            m = (yy > lo) & (yy < hi) & (xx > .06) & (xx < .94)
            img[m] = pal[1 + i]
    else:
        for i in range(26):
            y = .1 + .8 * i / 25 + .05 * np.sin(xx[0] * 6 + i * .35) * np.exp(-((xx[0] - .5) / .25) ** 2)
            img[abs(yy - y[None, :]) < .004] = pal[1 + i % 3]
    k = np.kron(rs.rand(H // 8, W // 8), np.ones((8, 8)))
    img *= (0.94 + 0.06 * rs.rand(H, W) + 0.03 * k)[..., None]
    px = np.ones((H, W, 4), np.float32)
    lin = np.clip(img, 0, 1)
    px[..., :3] = np.where(lin <= .0031308, lin * 12.92, 1.055 * lin ** (1 / 2.4) - .055)
    im = bpy.data.images.new('art', W, H)
    im.pixels.foreach_set(px.ravel())
    im.pack()
    n = Nodes('art')
    t = n('ShaderNodeTexImage', {'Vector': n('ShaderNodeTexCoord').outputs['UV']}, image=im)
    return n.p(avg=srgb(a), color=t.outputs[0], rough=0.55, spec=0.3)

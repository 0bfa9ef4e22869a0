"""Beds and bedroom storage."""
import math

from mathutils import Vector, noise

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece, legs
from pieces.kitchen import front_panel
from pieces.lamps import table_lamp
from pieces.small import books_flat, vase


@piece(1.7, 2.15, 'bed')
def bed(w=1.6, l=2.05, frame='#8a6242', head='#c9c0b2', sheet='#f4f1eb', duvet='#eceae4', throw='#8fa09a', pillow2='#c6b39a'):
    """Head at +y."""
    k.box(M.wood(frame), (-w / 2 - .04, -l / 2, .16), (w / 2 + .04, l / 2, .32), .01, 3)
    legs(M.wood(frame, axis='z'), w, l - .1, .17, .025)
    hm = M.fabric(head)
    n = 4
    for i in range(n):
        a = -w / 2 - .06 + i * (w + .12) / n
        k.cushion(hm, ((w + .12) / n - .004, .12, .86), (a + (w + .12) / n / 2, l / 2 + .05, .66), puff=.02, wrinkle=.002, round_=.4, n=8)
    k.cushion(M.fabric(sheet, bump=.1), (w, l - .04, .26), (0, 0, .43), puff=.03, wrinkle=.004, round_=.25)
    f = M.fabric(duvet, mottle=.08, bump=.15)
    from mathutils import noise, Vector

    def cover(y0, y1, zt, drop, m, over=.09, thick=.04, amp=1.0):
        half = w / 2 + over

        def fn(u, v):
            s = (u - .5) * 2 * (half + drop)
            x = max(-half, min(half, s))
            extra = abs(s) - half
            z = zt
            y = y0 + v * (y1 - y0)
            q = Vector((x * 2.1, y * 2.1, zt))
            wr = .035 * noise.noise(q) + .018 * noise.noise(q * 2.7) + .008 * noise.noise(q * 6)
            edge = max(0, 1 - (half - abs(x)) / .14) if extra <= 0 else 1
            z += wr * amp * (1 - edge * .6) - .055 * edge ** 2
            if extra > 0:
                z -= extra
                x += math.copysign(.018 * math.sin(y * 13 + 1.3) + .02, x)
            return (x, y, z)
        k.grid(m, fn, 70, 60, thickness=-thick, subsurf=1)
    cover(-l / 2 - .03, l / 2 - .62, .60, .26, f)
    cover(l / 2 - .86, l / 2 - .60, .645, .20, M.fabric(sheet, bump=.1), .095, .03, .6)
    if throw:
        cover(-l / 2 + .15, -l / 2 + .72, .635, .22, M.pile(throw, scale=60), .10, .018)
    for row, (dy, tilt, c, sz) in enumerate(((l / 2 - .12, 58, sheet, (.68, .46, .17)), (l / 2 - .28, 50, pillow2, (.58, .42, .16)))):
        for s in (-1, 1):
            with k.at(s * w * .25, dy, .70 + row * -.02, rot=s * rnd(-4, 4), rx=tilt):
                k.cushion(M.fabric(c, mottle=.1), sz, puff=.5, pinch=.68, wrinkle=.012)
    with k.at(0, l / 2 - .44, .69, rx=48):
        k.cushion(M.fabric(throw or '#b98d6a', scale=260), (.5, .3, .14), puff=.5, pinch=.66)


@piece(.5, .42)
def nightstand(wood='#8a6242', lamp=True, front=None):
    m = M.wood(wood)
    k.box(m, (-.24, -.19, .16), (.24, .19, .52), .006)
    fm = M.plain(front, .4) if front else m
    for z in ((.18, .335), (.345, .50)):
        k.box(fm, (-.225, -.205, z[0]), (.225, -.18, z[1]), .004)
        k.ball(M.metal('#b08d57', .3), .012, 0, -.215, sum(z) / 2)
    legs(M.wood(wood, axis='z'), .48, .38, .17, .016)
    if lamp:
        table_lamp(.46, z=.52)
    with k.at(.13, -.08, .52, 20):
        books_flat(2)


@piece(1.8, .6)
def wardrobe(w=1.8, h=2.25, doors=4, front='#eeebe4', mirror=False, handle='#9c8358'):
    k.box(M.plain(front, .5), (-w / 2, -.27, 0), (w / 2, .3, h), .003)
    for i in range(doors):
        a = -w / 2 + i * w / doors
        front_panel(M.plain(front, .4), a, a + w / doors, .08, h - .02, -.272, handle, True, True)
        if mirror and i in (1, 2):
            k.box(M.mirror(), (a + .065, -.294, .15), (a + w / doors - .065, -.290, h - .09), 0)


@piece(1.3, .48)
def dresser(w=1.2, wood='#a27b52', h=.82):
    m = M.wood(wood)
    k.box(m, (-w / 2, -.22, .12), (w / 2, .22, h), .006)
    for r in range(3):
        for c in range(2):
            a, b = -w / 2 + .015 + c * (w / 2 - .008), -w / 2 + .015 + (c + 1) * (w / 2 - .012)
            z0, z1 = .14 + r * (h - .16) / 3, .14 + (r + 1) * (h - .16) / 3 - .008
            k.box(m, (a, -.235, z0), (b, -.21, z1), .004)
            for s in (-1, 1):
                k.ball(M.metal('#b08d57', .3), .012, (a + b) / 2 + s * .12, -.245, (z0 + z1) / 2)
    legs(M.wood(wood, axis='z'), w, .4, .13, .018)
    with k.at(-w / 2 + .25, 0, h):
        vase('#e5ddd0', .24, 7)
    with k.at(w / 2 - .3, .03, h, -8):
        books_flat(3)

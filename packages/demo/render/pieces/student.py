"""A student's things: single bed, whiteboard, pinboard, bicycle on the wall, fairy lights."""
import math

from mathutils import Vector, noise

import kit as k
import materials as M
from kit import rnd
from pieces.common import legs, piece

NOTES = ('#f2d15c', '#ef8f6b', '#8fc7b5', '#a9c4e6', '#f4b6c2', '#fbfaf6')


@piece(1.0, 2.1, 'bed')
def single_bed(w=.92, l=2.0, frame='#d9b98a', sheet='#f5f3ee', duvet='#f0b93a', stripe='#f6f1e4', pillow='#3f8f93'):
    """Head at +y: pine frame, a made bed with a bright duvet turned back, a blanket at its foot."""
    m = M.wood(frame)
    k.box(m, (-w / 2 - .03, -l / 2, .2), (w / 2 + .03, l / 2, .33), .01, 3)
    k.box(M.wood(frame), (-w / 2 - .03, l / 2 - .01, .2), (w / 2 + .03, l / 2 + .03, .92), .012, 3)
    legs(M.wood(frame, axis='z'), w, l - .08, .21, .028, .05, 0)
    k.cushion(M.fabric(sheet, bump=.1), (w, l - .05, .2), (0, 0, .42), puff=.03, wrinkle=.003, round_=.28)
    _cover(w, -l / 2 - .02, l / 2 - .62, .545, .24, M.fabric(duvet, mottle=.08), .03)
    _cover(w, l / 2 - .84, l / 2 - .60, .575, .20, M.fabric(stripe, mottle=.05), .02)
    _cover(w, -l / 2 + .1, -l / 2 + .52, .565, .22, M.pile('#e4e0d6', '#5d7f8a', 60.0, .9, 0.0, 'stripe'), .014)
    for dy, tilt, c, size in ((.13, 56, sheet, (.66, .42, .16)), (.30, 50, pillow, (.5, .42, .15))):
        with k.at(rnd(-.03, .03), l / 2 - dy, .61, rnd(-5, 5), rx=tilt):
            k.cushion(M.fabric(c), size, puff=.5, pinch=.68, wrinkle=.01)


def _cover(w, y0, y1, z, drop, m, thick):
    half = w / 2 + .05

    def fn(u, v):
        s = (u - .5) * 2 * (half + drop)
        x, y = max(-half, min(half, s)), y0 + v * (y1 - y0)
        over = abs(s) - half
        q = Vector((x * 2.3, y * 2.3, z))
        edge = max(0, 1 - (half - abs(x)) / .12) if over <= 0 else 1
        zz = z + (.028 * noise.noise(q) + .014 * noise.noise(q * 2.9)) * (1 - .6 * edge) - .045 * edge ** 2
        if over > 0:
            zz -= over
            x += math.copysign(.014 * math.sin(y * 13) + .016, x)
        return (x, y, zz)
    k.grid(m, fn, 56, 44, thickness=-thick, subsurf=1)


@piece(1.2, .04, 'none')
def whiteboard(w=1.2, h=.8, z=1.5):
    """On a wall at y=0: a week drawn by hand, a sketch, notes and magnets, pens on the ledge."""
    k.box(M.metal('#c9cccd', .35), (-w / 2, -.018, z - h / 2), (w / 2, 0, z + h / 2), .005)
    k.box(M.plain('#fdfdfb', .22), (-w / 2 + .018, -.0195, z - h / 2 + .018), (w / 2 - .018, -.017, z + h / 2 - .018), 0)
    k.box(M.metal('#c9cccd', .35), (-w * .3, -.07, z - h / 2 - .012), (w * .3, -.01, z - h / 2), .003)
    ink = {c: M.plain(c, .7) for c in ('#2f5fa8', '#c8452f', '#2f7d57', '#2b2b2b')}
    blue, red, green, black = ink.values()

    def line(m, pts, r=.0028):
        for (ax, az), (bx, bz) in zip(pts, pts[1:]):
            k.rod(m, (ax, -.0205, z + az), (bx, -.0205, z + bz), r, seg=6)
    for i in range(8):
        x = -w * .44 + i * w * .075
        line(blue, [(x, .28), (x + rnd(-.003, .003), -.05)])
    for i in range(4):
        line(blue, [(-w * .44, .28 - i * .11), (-w * .44 + w * .525, .28 - i * .11 + rnd(-.004, .004))])
    for i, m in enumerate((red, green, red, black, green, red, black)):
        x, zz = -w * .425 + (i * 3 % 7) * w * .075, .25 - (i % 3) * .11
        line(m, [(x + j * .011, zz - .03 + .014 * ((j + i) % 2)) for j in range(5)], .002)
    line(black, [(.16 * w + .07 * t, .22 * math.exp(-((t - 2.2) / .9) ** 2) - .02) for t in [j * .2 for j in range(23)]])
    line(black, [(.15 * w, .26), (.15 * w, -.04), (.47 * w, -.04)])
    for i in range(4):
        with k.at(-w * .40 + i * .16, -.021, z - .24 + .02 * (i % 2), ry=rnd(-6, 6)):
            k.box(M.plain(NOTES[i], .8), (-.045, -.001, -.045), (.045, 0, .045), 0)
            k.cyl(M.plain('#c8452f' if i % 2 else '#2b2b2b', .4), .012, -.008, 0, 0, .035, axis='y', seg=20)
    for i, m in enumerate((blue, red, green)):
        k.rod(m, (-.2 + i * .15, -.045, z - h / 2 + .008), (-.08 + i * .15, -.04, z - h / 2 + .008), .008, seg=10)


@piece(1.0, .04, 'none')
def pinboard(w=1.0, h=.7, z=1.55, n=11):
    """Cork on a wall at y=0, with notes, cards and photographs."""
    k.box(M.wood('#c9a878'), (-w / 2, -.02, z - h / 2), (w / 2, 0, z + h / 2), .004)
    k.box(M.pile('#b98f62', '#8f6a45', 120.0), (-w / 2 + .02, -.022, z - h / 2 + .02), (w / 2 - .02, -.019, z + h / 2 - .02), 0)
    cols = 4
    for i in range(n):
        x = -w / 2 + w * ((i % cols) + .5) / cols + rnd(-.03, .03)
        zz = z + h / 2 - h * (i // cols + .5) / math.ceil(n / cols) + rnd(-.02, .02)
        pw, ph = ((.08, .08), (.10, .14), (.13, .09), (.15, .10))[(i * 3) % 4]
        with k.at(x, -.0225, zz, ry=rnd(-7, 7)):
            if i % 4 == 3:
                ob = k.mesh(M.picture('hills', 40 + i, '#eef0ee', '#9db0b5', '#48626a', '#e0b070'), [(-pw / 2, 0, -ph / 2), (pw / 2, 0, -ph / 2), (pw / 2, 0, ph / 2), (-pw / 2, 0, ph / 2)], [(0, 1, 2, 3)])
                uv = ob.data.uv_layers.new()
                for j, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
                    uv.data[j].uv = c
            else:
                k.box(M.plain(NOTES[i % 6], .8), (-pw / 2, -.001, -ph / 2), (pw / 2, 0, ph / 2), 0)
            k.ball(M.plain(('#c8452f', '#2f5fa8', '#f0b93a')[i % 3], .35), .009, 0, -.006, ph / 2 - .012)


@piece(1.7, .35, 'none')
def wall_bike(colour='#2f8f93', z=1.25):
    """A bicycle hung flat on a wall at y=0, its wheels' middle at height z."""
    frame, black, steel = M.plain(colour, .3), M.plain('#1d1e20', .5), M.metal('#c9cccd', .25)
    y, r = -.16, .33
    a, b = (-.5, y, z), (.52, y, z)

    def ring(c, rr, m, t, n=48):
        pts = [(c[0] + math.cos(i / n * 2 * math.pi) * rr, c[1], c[2] + math.sin(i / n * 2 * math.pi) * rr) for i in range(n + 1)]
        for p, q in zip(pts, pts[1:]):
            k.rod(m, p, q, t, seg=8)
    for c in (a, b):
        ring(c, r, black, .014)
        ring(c, r - .018, steel, .007)
        k.cyl(steel, .02, y - .04, y + .04, c[0], c[2], axis='y', seg=20)
        for i in range(18):
            t = i / 18 * 2 * math.pi
            k.rod(steel, (c[0], y + (.015 if i % 2 else -.015), c[2]), (c[0] + math.cos(t) * r * .95, y, c[2] + math.sin(t) * r * .95), .0011, seg=5)
    crank, seat, head, fork = (-.07, y, z - .05), (-.19, y, z + .42), (.36, y, z + .40), (.39, y, z + .30)
    for p, q, t in ((crank, seat, .016), (crank, fork, .019), ((-.165, y, z + .36), head, .016), (seat, a, .009), (crank, a, .011), (head, b, .014)):
        k.rod(frame, p, q, t, seg=14)
    k.rod(steel, seat, (-.205, y, z + .50), .012)
    k.cushion(black, (.25, .13, .05), (-.21, y, z + .525), puff=.3, wrinkle=0, n=6, round_=.5)
    k.rod(frame, head, (.345, y, z + .47), .014)
    k.rod(steel, (.345, y - .14, z + .47), (.345, y + .13, z + .47), .011)
    for s in (-.15, .11):
        k.rod(black, (.345, y + s - .06, z + .47), (.345, y + s + .05, z + .47), .016, seg=14)
    ring(crank, .09, steel, .007, 32)
    for s in (-1, 1):
        k.rod(steel, crank, (crank[0] + s * .12, y + s * .06, crank[2] - s * .11), .009)
        k.box(black, (crank[0] + s * .12 - .04, y + s * .06 - .04, crank[2] - s * .11 - .01), (crank[0] + s * .12 + .04, y + s * .06 + .04, crank[2] - s * .11 + .01), .004)
    for x in (-.1, .22):
        k.rod(black, (x, 0, z + .37), (x, y - .03, z + .355), .012)


@piece(2.0, .05, 'none')
def fairy_lights(w=2.2, z=2.2, n=22, sag=.16):
    """A string of small bulbs along a wall at y=0, in three bows."""
    pts = [(-w / 2 + w * i / 60, -.02, z - sag * abs(math.sin(i / 60 * 3 * math.pi))) for i in range(61)]
    for p, q in zip(pts, pts[1:]):
        k.rod(M.plain('#3a3a38', .7), p, q, .0022, seg=5)
    for i in range(n):
        x, y, zz = pts[int((i + .5) * 60 / n)]
        k.ball(M.glow('#ffdf9e', 7), .013, x, y - .012, zz - .018, 1.3, 2)


@piece(.8, .8, 'round')
def beanbag(colour='#e2725b'):
    with k.at(0, 0, .30, rx=-10):
        k.cushion(M.fabric(colour), (.78, .8, .6), puff=.25, wrinkle=.035, round_=.5, n=18)
    with k.at(0, .16, .52, rx=-28):
        k.cushion(M.fabric(colour), (.66, .4, .4), puff=.2, wrinkle=.03, round_=.5, n=14)


@piece(1.2, .24, 'none')
def mug_shelf(w=1.2, z=1.55, colours=('#f0b93a', '#3f8f93', '#e2725b', '#f5f3ee', '#5d7f8a', '#f4b6c2')):
    """A pine shelf on a wall at y=0: plates and jars above, mugs on hooks below."""
    k.box(M.wood('#d9b98a'), (-w / 2, -.2, z - .028), (w / 2, 0, z), .004)
    n = int(w / .16)
    for i in range(n):
        x, m = -w / 2 + w * (i + .5) / n, M.plain(colours[(i * 5) % len(colours)], .35)
        with k.at(x, -.1, z - .125, rnd(-30, 30)):
            k.lathe(m, [(.001, 0), (.034, 0), (.038, .008), (.038, .085), (.034, .085), (.033, .01), (.001, .01)], seg=28)
            pts = [(.038 + .026 * math.sin(t), 0, .045 + .028 * math.cos(t)) for t in [j / 8 * math.pi for j in range(9)]]
            for p, q in zip(pts, pts[1:]):
                k.rod(m, p, q, .005, seg=8)
        k.rod(M.metal('#b9b9b9', .3), (x, -.1, z - .03), (x, -.1, z - .045), .003, seg=6)
    for i in range(3):
        k.lathe(M.plain(('#e9e3d7', '#c98b5a', '#8fa39a')[i], .4), [(.001, 0), (.05, 0), (.05, .13), (.04, .145), (.001, .15)], x=-w * .38 + i * .125, y=-.1, z=z)
    for i in range(4):
        with k.at(w * .05 + i * .035, -.1, z, ry=rnd(-3, 3)):
            k.box(M.plain(('#7a2e2b', '#2f4858', '#c7a76b', '#46594b')[i], .6), (0, -.08, 0), (.03, .08, .2 + .02 * (i % 3)), .002)

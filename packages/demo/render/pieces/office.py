"""The office: meeting table and chairs, wall display, whiteboard, pinboard, cupboards, dividers, line lamps, bar table."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.small import books, bowl, vase

OAK = '#c9a676'


@piece(2.2, .1, 'none')
def wall_display(w=2.2, z=1.6):
    """Thin dark display (16:9) on the wall y=0, its middle at height z; the glass lies at y=-.05."""
    h = w * 9 / 16
    k.box(M.plain('#141517', .35), (-w / 2 - .012, -.045, z - h / 2 - .012), (w / 2 + .012, 0, z + h / 2 + .012), .006)
    k.box(M.plain('#0b0d10', .3, spec=.3), (-w / 2, -.05, z - h / 2), (w / 2, -.044, z + h / 2), 0)
    k.box(M.plain('#141517', .4), (-.35, -.06, z - h / 2 - .12), (.35, 0, z - h / 2 - .05), .012, 3)
    k.ball(M.plain('#0a0a0c', .15), .014, 0, -.06, z + h / 2 + .04)
    k.box(M.plain('#141517', .4), (-.06, -.05, z + h / 2 + .015), (.06, 0, z + h / 2 + .065), .010, 3)


def laptop(angle=105, colour='#b9bcc0'):
    m = M.metal(colour, .35)
    k.box(m, (-.16, -.11, 0), (.16, .11, .014), .004)
    k.box(M.plain('#202225', .5), (-.14, -.02, .014), (.14, .09, .0155), 0)
    with k.at(0, .11, .012, rx=90 - angle):
        k.box(m, (-.16, -.002, 0), (.16, .008, .215), .004)
        k.box(M.plain('#2f4a58', .3), (-.15, -.004, .01), (.15, -.002, .205), 0)


def mug(colour='#e9e5dc'):
    m = M.plain(colour, .35)
    k.lathe(m, [(.001, 0), (.036, 0), (.04, .01), (.04, .09), (.036, .09), (.034, .012), (.001, .012)], seg=28)
    for i in range(8):
        a, b = math.pi * i / 8 - math.pi / 2, math.pi * (i + 1) / 8 - math.pi / 2
        k.rod(m, (.038 + .026 * math.cos(a), 0, .046 + .028 * math.sin(a)), (.038 + .026 * math.cos(b), 0, .046 + .028 * math.sin(b)), .005, seg=8)


@piece(2.2, 1.1)
def meeting_table(w=2.2, d=1.1, h=.74, top=OAK, leg='#26282a'):
    pts = []
    for i in range(40):
        t = i / 40 * 2 * math.pi
        c, s = math.cos(t), math.sin(t)
        pts.append((math.copysign(abs(c) ** .32, c) * w / 2, math.copysign(abs(s) ** .32, s) * d / 2))
    k.poly(M.wood(top), pts, h - .032, h, .006)
    m = M.plain(leg, .4)
    for s in (-1, 1):
        k.box(m, (s * w * .30 - .04, -d * .3, .0), (s * w * .30 + .04, d * .3, .03), .008)
        k.box(m, (s * w * .30 - .03, -.10, .03), (s * w * .30 + .03, .10, h - .06), .008)
        k.box(m, (s * w * .30 - .03, -d * .34, h - .07), (s * w * .30 + .03, d * .34, h - .032), .006)
    k.box(M.plain('#303336', .5), (-.16, -.05, h - .002), (.16, .05, h + .004), .003)
    with k.at(-.55, -.26, h, 4):
        laptop()
    with k.at(.5, .28, h, 176):
        laptop(112, '#55595e')
    for x, y, c in ((-.2, -.3, '#d98f4a'), (.78, .2, '#e9e5dc'), (.2, -.32, '#6f8f96')):
        with k.at(x, y, h, rnd(0, 360)):
            mug(c)
    for x, y, a in ((.2, .26, 8), (-.62, .28, -12), (.62, -.28, 5)):
        with k.at(x, y, h, a):
            k.box(M.plain('#f6f4ee', .8), (-.105, -.148, 0), (.105, .148, .004), .001)
            k.rod(M.plain('#2c4a58', .4), (.13, -.06, .006), (.14, .07, .006), .0045, seg=8)
    with k.at(.02, .02, h):
        bowl('#2f5560', .13)
        for i in range(5):
            k.ball(M.plain(k.rng.choice(['#b7c05a', '#d07a3a', '#c8453a']), .4), .034, math.cos(i * 1.26) * .05, math.sin(i * 1.26) * .05, .055)


@piece(.6, .6, 'chair')
def meeting_chair(fabric='#4f7078', leg='#26282a'):
    """Upholstered shell on a four-star foot."""
    m = M.plain(leg, .4)
    for i in range(4):
        with k.at(rot=45 + i * 90):
            k.rod(m, (.02, 0, .10), (.29, 0, .035), .016, .012)
            k.cyl(m, .018, 0, .035, .29, 0, seg=16)
    k.rod(m, (0, 0, .07), (0, 0, .42), .02)

    def shell(u, v):
        a = (u - .5) * 2
        y = -.23 + .42 * min(1, v * 2) + max(0, v - .5) * .22
        z = .455 + .03 * a * a + (max(0, v - .45) ** 1.5) * 1.05 - (.02 if v < .06 else 0)
        wide = .235 * (1 - .10 * max(0, v - .5) * 2)
        return (a * wide, y - .09 * a * a * max(0.0, v - .35), z + .05 * a * a * (v > .3) * min(1, (v - .3) * 3))
    k.grid(M.fabric(fabric), shell, 18, 26, thickness=.045, subsurf=1)


@piece(1.6, .06, 'none')
def desk_divider(w=1.5, z=.72, h=.42, colour='#6f8f8a'):
    k.box(M.fabric(colour), (-w / 2, -.016, z), (w / 2, .016, z + h), .012, 3)


@piece(1.8, .05, 'none')
def cork_pinboard(w=1.6, h=1.0, z=1.55):
    """Cork in an oak frame, with notes, prints and a plan."""
    f = M.wood(OAK)
    k.box(M.cork(), (-w / 2, -.018, z - h / 2), (w / 2, 0, z + h / 2), 0)
    for lo, hi in (((-w / 2 - .02, z - h / 2 - .02), (-w / 2, z + h / 2 + .02)), ((w / 2, z - h / 2 - .02), (w / 2 + .02, z + h / 2 + .02)),
                   ((-w / 2, z - h / 2 - .02), (w / 2, z - h / 2)), ((-w / 2, z + h / 2), (w / 2, z + h / 2 + .02))):
        k.box(f, (lo[0], -.03, lo[1]), (hi[0], 0, hi[1]), .003)
    cols, rows = int(w / .3), int(h / .32)
    for i in range(cols):
        for j in range(rows):
            if k.rng.random() < .18:
                continue
            x, zz = -w / 2 + w * (i + .5) / cols + rnd(-.03, .03), z - h / 2 + h * (j + .5) / rows + rnd(-.03, .03)
            pw, ph = k.rng.choice(((.21, .15), (.15, .21), (.12, .12), (.2, .26)))
            with k.at(x, -.019, zz, ry=rnd(-4, 4)):
                c = k.rng.choice(['#f6f3ea', '#f6f3ea', '#f2d58a', '#bcd6d2', '#efc2ae', '#dfe4e6'])
                k.box(M.plain(c, .8), (-pw / 2, -.002, -ph / 2), (pw / 2, 0, ph / 2), 0)
                kind = k.rng.random()
                if kind < .55:
                    for r in range(4):
                        zz2 = ph / 2 - .03 - r * ph / 6
                        k.box(M.plain('#6d6a64', .8), (-pw / 2 + .015, -.003, zz2), (-pw / 2 + .015 + (pw - .03) * rnd(.5, 1), -.002, zz2 + .005), 0)
                elif kind < .8:
                    for r in range(4):
                        k.box(M.plain(k.rng.choice(['#3f6f7a', '#d98f4a', '#7f9b6a']), .8), (-pw / 2 + .02 + r * (pw - .04) / 4, -.003, -ph / 2 + .02),
                              (-pw / 2 + .01 + (r + 1) * (pw - .04) / 4, -.002, -ph / 2 + .02 + (ph - .05) * rnd(.2, 1)), 0)
                k.ball(M.plain(k.rng.choice(['#c8453a', '#2f6f8f', '#e0b040']), .3), .008, 0, -.008, ph / 2 - .015, 1, 2)


@piece(1.8, .1, 'none')
def office_whiteboard(w=1.7, h=1.1, z=1.55):
    k.box(M.plain('#f7f8f8', .25), (-w / 2, -.016, z - h / 2), (w / 2, 0, z + h / 2), 0)
    al = M.metal('#c4c7c9', .35)
    for lo, hi in (((-w / 2 - .015, z - h / 2 - .015), (-w / 2, z + h / 2 + .015)), ((w / 2, z - h / 2 - .015), (w / 2 + .015, z + h / 2 + .015)),
                   ((-w / 2, z - h / 2 - .015), (w / 2, z - h / 2)), ((-w / 2, z + h / 2), (w / 2, z + h / 2 + .015))):
        k.box(al, (lo[0], -.024, lo[1]), (hi[0], 0, hi[1]), .003)
    k.box(al, (-.35, -.08, z - h / 2 - .03), (.35, 0, z - h / 2 - .015), .003)
    for i, c in enumerate(('#2f6f8f', '#c8453a', '#2a2a2a')):
        k.rod(M.plain(c, .4), (-.25 + i * .15, -.05, z - h / 2 - .008), (-.13 + i * .15, -.055, z - h / 2 - .008), .007, seg=10)
    ink = M.plain('#2f5f7a', .6)

    def line(pts, m=ink, r=.0035):
        for p, q in zip(pts, pts[1:]):
            k.rod(m, (p[0], -.018, z + p[1]), (q[0], -.018, z + q[1]), r, seg=6)
    for x, zz, ww, hh in ((-.6, .22, .32, .2), (-.1, .22, .32, .2), (.4, .22, .32, .2), (-.1, -.22, .32, .2)):
        line([(x - ww / 2, zz - hh / 2), (x + ww / 2, zz - hh / 2 + .004), (x + ww / 2, zz + hh / 2), (x - ww / 2, zz + hh / 2 - .004), (x - ww / 2, zz - hh / 2)])
        line([(x - .1, zz + .03), (x + .09, zz + .032)])
        line([(x - .1, zz - .03), (x + .03, zz - .028)])
    red = M.plain('#c05a45', .6)
    for x in (-.44, .06):
        line([(x, .22), (x + .16, .22)], red)
        line([(x + .12, .25), (x + .16, .22), (x + .12, .19)], red)
    line([(-.1, .12), (-.1, -.12)], red)
    line([(.2, -.3), (.3, -.2), (.38, -.24), (.5, -.08), (.62, -.05), (.72, .04)], M.plain('#5f8f5a', .6), .005)
    line([(.18, .04), (.18, -.34), (.75, -.34)])


@piece(2.4, .42)
def low_storage(w=2.4, h=.78, wood=OAK, front='#eceae4'):
    """Cupboards at desk height with files, plants and a printer on top."""
    k.box(M.plain('#2c2c2c', .6), (-w / 2 + .02, -.17, 0), (w / 2 - .02, .2, .06), 0)
    k.box(M.plain(front, .5), (-w / 2, -.19, .06), (w / 2, .21, h - .025), .003)
    k.box(M.wood(wood), (-w / 2 - .01, -.215, h - .025), (w / 2 + .01, .215, h), .004)
    n = round(w / .6)
    for i in range(n):
        a, b = -w / 2 + i * w / n, -w / 2 + (i + 1) * w / n
        k.box(M.plain(front, .42), (a + .002, -.208, .065), (b - .002, -.188, h - .03), .002)
        k.box(M.plain('#26282a', .4), (b - .05, -.216, h - .2), (b - .038, -.206, h - .06), .003)
    with k.at(-w / 2 + .32, .02, h):
        books(.5, .3, .22, .95)
    with k.at(w / 2 - .3, .0, h):
        vase('#2f5560', .2, 8)
    with k.at(.15, 0, h):
        k.box(M.plain('#e9e9e6', .4), (-.23, -.18, 0), (.23, .18, .22), .02, 3)
        k.box(M.plain('#3a3d40', .4), (-.17, -.185, .12), (.17, -.17, .15), .003)
        k.box(M.plain('#f8f7f3', .8), (-.11, -.26, .06), (.11, -.1, .066), 0)


@piece(1.6, .1, 'none', hangs=True)
def line_lamp(w=1.6, H=2.9, drop=.75, colour='#26282a'):
    """Slim pendant along x; lit below."""
    k.box(M.plain(colour, .4), (-w / 2, -.03, H - drop), (w / 2, .03, H - drop + .05), .006)
    k.box(M.glow('#fff4e4', 5), (-w / 2 + .02, -.022, H - drop - .003), (w / 2 - .02, .022, H - drop), 0)
    for s in (-1, 1):
        k.rod(M.metal('#8f9396', .3), (s * w * .4, 0, H - drop + .05), (s * w * .4, 0, H), .002, seg=6)


@piece(2.6, 1.6, 'none', hangs=True)
def baffles(w=2.6, d=1.6, n=7, H=2.9, colour='#8fa39f'):
    """Felt panels hung on edge below the ceiling, for quiet."""
    m = M.fabric(colour)
    for i in range(n):
        y = -d / 2 + d * (i + .5) / n
        k.box(m, (-w / 2, y - .02, H - .33), (w / 2, y + .02, H - .05), .008)
        for s in (-1, 1):
            k.rod(M.metal('#8f9396', .3), (s * w * .4, y, H - .06), (s * w * .4, y, H), .003, seg=6)


@piece(1.7, .65)
def bar_table(w=1.7, d=.62, h=1.04, top=OAK, leg='#26282a'):
    k.box(M.wood(top), (-w / 2, -d / 2, h - .04), (w / 2, d / 2, h), .008, 3)
    m = M.plain(leg, .4)
    for s in (-1, 1):
        x = s * (w / 2 - .12)
        for y in (-d / 2 + .06, d / 2 - .06):
            k.box(m, (x - .02, y - .02, 0), (x + .02, y + .02, h - .04), .004)
        k.box(m, (x - .02, -d / 2 + .06, .0), (x + .02, d / 2 - .06, .03), .004)
    k.box(m, (-w / 2 + .12, -.02, .26), (w / 2 - .12, .02, .29), .004)
    with k.at(-.5, 0, h):
        vase('#d98f4a', .18, 7)
    for x, y, c in ((.1, -.1, '#e9e5dc'), (.34, .12, '#6f8f96')):
        with k.at(x, y, h, rnd(0, 360)):
            mug(c)
    with k.at(.58, -.05, h):
        bowl('#e9e5dc', .12)


@piece(.9, .5)
def office_lockers(w=.9, h=1.9, d=.45, front=('#eceae4', '#8fa8a4', '#d9a55f')):
    """Lockers, two wide, four high, some in colour."""
    k.box(M.plain('#e4e2dc', .5), (-w / 2, -d / 2 + .02, 0), (w / 2, d / 2, h), .004)
    for r in range(4):
        for c in range(2):
            z0, z1 = .06 + r * (h - .08) / 4, .06 + (r + 1) * (h - .08) / 4
            a, b = -w / 2 + c * w / 2, -w / 2 + (c + 1) * w / 2
            pick = front[0] if k.rng.random() < .6 else k.rng.choice(front[1:])
            k.box(M.plain(pick, .42), (a + .004, -d / 2, z0 + .003), (b - .004, -d / 2 + .022, z1 - .003), .003)
            k.cyl(M.plain('#26282a', .4), .012, -d / 2 - .014, -d / 2, b - .05, (z0 + z1) / 2, axis='y', seg=18)

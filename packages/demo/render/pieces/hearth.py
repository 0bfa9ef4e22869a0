"""Furniture of the home-decor shop: hanging and folded rugs, cushions, throws, baskets, clay, niches."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.small import books_flat, bowl, vase

OAK, CLAY, OCHRE, SAGE, LINEN = '#b58d62', '#b8694a', '#c98f3f', '#9aa58a', '#e6dac6'
SHADES = (LINEN, OCHRE, SAGE, '#b46f50', '#d9c3a5', '#7d8a78', '#efe7d8', '#8f5a44')


def sheet_uv(material, fn, nu, nv, thickness=.012):
    """A sheet through fn(u, v) with its UV = (u, v)."""
    ob = k.grid(material, fn, nu, nv, thickness=thickness)
    uv = ob.data.uv_layers.new()
    w = nu + 1
    for loop in ob.data.loops:
        i = loop.vertex_index
        uv.data[loop.index].uv = ((i % w) / nu, (i // w) / nv)
    return ob


@piece(1.2, .1, 'none')
def hanging_rug(w=1.2, h=1.9, z=2.5, design=('arches', '#e9dfcb', '#9aa58a', '#b8694a'), fringe=True):
    """A rug on a wooden pole against a wall at y=0; z = height of the pole."""
    k.rod(M.wood(OAK), (-w / 2 - .08, -.07, z), (w / 2 + .08, -.07, z), .016)
    for s in (-1, 1):
        k.rod(M.metal('#8a6d45', .35), (s * w * .42, 0, z), (s * w * .42, -.075, z), .008)
    ph = rnd(0, 6)
    sheet_uv(M.rug_design(*design), lambda u, v: (-w / 2 + u * w, -.06 - .012 * math.sin(u * 8 + ph) * (1 - v), z - h * (1 - v) + .012), 30, 10, .01)
    if fringe:
        verts, faces = [], []
        for i in range(int(w / .014)):
            x, le, i0 = -w / 2 + i * .014 + rnd(0, .005), rnd(.05, .08), len(verts)
            y = -.06 - .012 * math.sin((x / w + .5) * 8 + ph)
            verts += [(x, y, z - h + .012), (x + .006, y, z - h + .012), (x + .003 + rnd(-.006, .006), y, z - h - le)]
            faces.append((i0, i0 + 1, i0 + 2))
        k.mesh(M.plain('#e6dcc8', .9), verts, faces)


@piece(2.4, 1.6, 'rug')
def design_rug(w=2.4, d=1.6, design=('border', '#ded2bd', '#9b7a5c', '#b8694a')):
    """A rug with a design, lying on the floor."""
    k.box(M.plain('#cbbfa8', 1), (-w / 2, -d / 2, 0), (w / 2, d / 2, .009), .003)
    sheet_uv(M.rug_design(*design), lambda u, v: ((u - .5) * w, (v - .5) * d, .0125), 2, 2, .004)


@piece(1.0, .65)
def rug_stack(w=.95, d=.62, n=9, colours=SHADES):
    """Folded rugs, one on another, on a low oak pallet."""
    for y in (-d * .35, d * .35):
        k.box(M.wood(OAK), (-w / 2, y - .04, 0), (w / 2, y + .04, .07), .004)
    k.box(M.wood(OAK), (-w / 2 - .02, -d / 2, .07), (w / 2 + .02, d / 2, .095), .004)
    z = .095
    for i in range(n):
        t, c = rnd(.045, .075), colours[(i * 3 + n) % len(colours)]
        with k.at(rnd(-.015, .015), rnd(-.015, .015), z, rnd(-1.5, 1.5)):
            m = M.pile(c, None, 90.0)
            k.cushion(m, (w * rnd(.94, 1), d * rnd(.93, 1), t), (0, 0, t / 2), puff=.06, wrinkle=.004, round_=.48, n=10)
            k.box(M.plain('#4a3c30', .9), (-w * .46, -d * .47, t * .49), (w * .46, d * .44, t * .51), 0)
        z += t * .97


@piece(.5, .4, 'round')
def rug_rolls(colours=(LINEN, CLAY, SAGE, OCHRE)):
    """Rolled rugs standing in a basket."""
    basket(r=.24, h=.42)
    for i, c in enumerate(colours):
        a = i * 2 * math.pi / len(colours) + .4
        x, y, h = math.cos(a) * .115, math.sin(a) * .115, 1.05 + .13 * (i % 3)
        with k.at(x, y, .03, math.degrees(a), ry=5):
            k.cyl(M.pile(c, None, 110.0), .085, 0, h, seg=28, bevel=.02)
            k.cyl(M.plain('#5a4a3a', 1), .018, h - .002, h + .001, seg=12)
            k.cyl(M.plain('#e9e2d2', .9), .0865, h * .7, h * .72, seg=28)


@piece(.5, .5, 'round')
def basket(r=.24, h=.36, colour='#b8935f', throw=None):
    """A woven basket, maybe with a throw in it."""
    m = M.pile(colour, '#7d5f3a', 150.0)
    rings = int(h / .035)
    prof = [(.001, .004), (r * .82, .004)]
    for i in range(rings):
        z, rr = .01 + h * i / rings, r * (.84 + .16 * math.sin(math.pi * (.15 + .7 * i / rings)))
        prof += [(rr, z), (rr + .008, z + h / rings / 2)]
    prof += [(r * .92, h), (r * .86, h), (r * .82, .03), (.001, .02)]
    k.lathe(m, prof, smooth=70)
    for s in (-1, 1):
        pts = [(s * r * .93, math.cos(t) * .06, h - .01 + math.sin(t) * .07) for t in [j / 8 * math.pi for j in range(9)]]
        for p, q in zip(pts, pts[1:]):
            k.rod(m, p, q, .009, seg=8)
    if throw:
        for i in range(3):
            with k.at(rnd(-.04, .04), rnd(-.04, .04), h - .03 + .05 * i, rnd(0, 90)):
                k.cushion(M.pile(throw, None, 60.0), (r * 1.45, r * 1.2, .13), (0, 0, 0), puff=.5, pinch=.4, wrinkle=.03)


@piece(1.8, .42)
def cushion_cubes(w=1.9, h=2.0, d=.4, cols=4, rows=4, colours=SHADES):
    """Oak cubes, two cushions standing in each."""
    wood = M.wood(OAK, axis='z')
    for i in range(cols + 1):
        x = -w / 2 + w * i / cols
        k.box(wood, (x - .012, -d / 2, 0), (x + .012, d / 2, h), .003)
    k.box(M.wood(OAK), (-w / 2, d / 2 - .012, 0), (w / 2, d / 2, h), 0)
    cw, ch = w / cols, (h - .06) / rows
    for r in range(rows + 1):
        z = .05 + r * ch - .012
        k.box(M.wood(OAK), (-w / 2 - .012, -d / 2, z - .012), (w / 2 + .012, d / 2 - .01, z + .012), .003)
    for r in range(rows):
        for c in range(cols):
            x, z = -w / 2 + cw * (c + .5), .05 + r * ch
            colour = colours[(r * 3 + c * 2) % len(colours)]
            for j in range(2):
                with k.at(x + rnd(-.01, .01), .04 - j * .13, z + ch * .46, rnd(-4, 4), rx=78 - 4 * j):
                    m = M.fabric(colour if (r + c + j) % 3 else colours[(r + c * 5 + 4) % len(colours)], None, 300.0)
                    k.cushion(m, (cw * .86, ch * .86, .16), puff=.5, pinch=.66, wrinkle=.008, n=10)


@piece(.6, .35)
def throw_ladder(w=.55, h=1.9, colours=(OCHRE, LINEN, SAGE)):
    """A ladder leaning on the wall behind it, throws over its rungs."""
    m = M.wood(OAK, axis='z')
    lean = .26

    def back(z):
        return -.10 + lean * z / h
    for s in (-1, 1):
        k.rod(m, (s * w / 2, back(0), 0), (s * w / 2, back(h), h), .018)
    for i in range(5):
        z = .3 + i * .36
        k.rod(m, (-w / 2, back(z), z), (w / 2, back(z), z), .013)
    for i, c in zip((4, 3, 1), colours):
        z0 = .3 + i * .36
        for side, le in ((-1, rnd(.42, .52)), (1, rnd(.3, .36))):
            def cloth(u, v, z0=z0, side=side, le=le):
                y = back(z0) + side * (.016 + .008 * math.sin(u * 19 + v * 4)) - (lean * le * v / h if side > 0 else 0)
                return (-w * .44 + u * w * .88, y, z0 + .016 - v * le)
            k.grid(M.pile(c, None, 60.0), cloth, 28, 12, thickness=.012)
        with k.at(0, back(z0), z0):
            k.cyl(M.pile(c, None, 60.0), .02, -w * .44, w * .44, axis='x', seg=16)


def amphora(size=.42, colour=CLAY):
    """A two-handled clay vase."""
    s, m = size, M.plain(colour, .78)
    k.lathe(m, [(.001, 0), (.15 * s, 0), (.19 * s, .03 * s), (.34 * s, .32 * s), (.385 * s, .5 * s), (.36 * s, .64 * s), (.23 * s, .78 * s), (.135 * s, .85 * s),
                (.125 * s, .92 * s), (.17 * s, 1.0 * s), (.15 * s, 1.0 * s), (.10 * s, .9 * s), (.001, .88 * s)], seg=56, smooth=70)
    for e in (-1, 1):
        pts = [(e * (.13 + .24 * math.sin(t) ** .8) * s, 0, (.92 - .30 * t / math.pi) * s) for t in [j / 12 * math.pi for j in range(13)]]
        for p, q in zip(pts, pts[1:]):
            k.rod(m, p, q, .021 * s * 1.2, seg=12)


def jug(size=.3, colour=LINEN):
    s, m = size, M.plain(colour, .6)
    k.lathe(m, [(.001, 0), (.26 * s, 0), (.34 * s, .2 * s), (.32 * s, .5 * s), (.2 * s, .75 * s), (.22 * s, 1 * s), (.19 * s, 1 * s), (.16 * s, .78 * s), (.001, .7 * s)], seg=48, smooth=70)
    pts = [((.2 + .22 * math.sin(t)) * s, 0, (.93 - .5 * t / math.pi) * s) for t in [j / 10 * math.pi for j in range(11)]]
    for p, q in zip(pts, pts[1:]):
        k.rod(m, p, q, .035 * s, seg=10)


def candles(n=3, colours=(OCHRE, LINEN, '#b46f50')):
    for i in range(n):
        x, y, h = (i - (n - 1) / 2) * .1, .03 * (i % 2), .2 + .05 * (i % 3)
        k.lathe(M.metal('#b08d57', .35), [(.001, 0), (.035, 0), (.036, .008), (.012, .02), (.012, .05), (.016, .055), (.001, .055)], x=x, y=y)
        k.cyl(M.plain(colours[i % 3], .5), .011, .05, .05 + h, x, y, seg=16, bevel=.003)


CLAYS = (lambda: amphora(.36, '#d9c3a5'), lambda: vase('#8f5a44', .28, 0), lambda: jug(.26, '#e6dac6'), lambda: bowl('#9aa58a', .13),
         lambda: vase('#e9e0cf', .24, 7), lambda: amphora(.3, '#b8694a'), lambda: candles(3), lambda: vase('#7d8a78', .3, 0, 1), lambda: books_flat(4),
         lambda: jug(.3, '#c98f3f'), lambda: bowl('#b46f50', .15), lambda: vase('#d9c3a5', .2, 9))


@piece(1.7, .95)
def clay_table(w=1.7, d=.95, h=.76):
    """An old oak table with vases, bowls, jugs and candles; the Clay Amphora stands in the middle."""
    k.box(M.wood(OAK), (-w / 2, -d / 2, h - .05), (w / 2, d / 2, h), .012, 3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - .09), sy * (d / 2 - .09)
            k.lathe(M.wood(OAK, axis='z'), [(.001, 0), (.028, 0), (.04, .1), (.03, .2), (.045, .45), (.035, .6), (.05, h - .05), (.001, h - .05)], x=x, y=y)
    k.box(M.wood(OAK), (-w / 2 + .1, -d / 2 + .1, .15), (w / 2 - .1, d / 2 - .1, .18), .004)
    with k.at(.02, .04, h, 25):
        amphora(.42)
    for (x, y), i in (((-.62, -.18), 2), ((-.58, .22), 4), ((-.3, -.22), 3), ((-.3, .2), 1), ((.34, -.22), 6), ((.36, .22), 5), ((.64, -.14), 9), ((.62, .24), 10)):
        with k.at(x * w / 1.7, y * d / .95, h, rnd(-25, 25)):
            CLAYS[i]()
    for i in range(3):
        with k.at(-w * .3 + i * w * .3, 0, .18, rnd(0, 90)):
            basket(r=.15, h=.2)


@piece(3.0, .42)
def niche_wall(w=3.0, h=2.5, wall='#e2cdb2', cols=3, d=.36):
    """A plaster wall in front of the wall, with round-headed niches; clay on their oak shelves."""
    m, inner = M.plaster(wall), M.plaster('#d0b493')
    cw, nw = w / cols, .36
    z0, z1 = .5, 1.75                                      # sill, springing of the arch
    for c in range(cols):
        x = -w / 2 + cw * (c + .5)
        arc = [(x + math.cos(t) * nw, z1 + math.sin(t) * nw) for t in [j / 16 * math.pi for j in range(17)]]
        _face(m, x, cw, nw, z0, arc, h, -d / 2)
        hole = [(x + nw, z0)] + arc + [(x - nw, z0)]
        verts = [(px, y, pz) for px, pz in hole for y in (-d / 2, d / 2)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(hole) - 1)] + [(0, 1, len(verts) - 1, len(verts) - 2)]
        k.mesh(inner, verts, faces, smooth=40)
        k.mesh(inner, [(px, d / 2 - .002, pz) for px, pz in hole], [tuple(range(len(hole)))])
        for r, z in enumerate((z0, 1.08, 1.62)):
            if r:
                k.box(M.wood(OAK), (x - nw + .002, -d / 2 + .03, z - .028), (x + nw - .002, d / 2, z), .003)
            for j, dx in enumerate((-.17, .16)):
                with k.at(x + dx, .02, z, rnd(-30, 30)):
                    CLAYS[(c * 5 + r * 3 + j * 7) % len(CLAYS)]()
    k.mesh(m, [(-w / 2, -d / 2, h), (w / 2, -d / 2, h), (w / 2, d / 2, h), (-w / 2, d / 2, h)], [(0, 1, 2, 3)])
    for s in (-1, 1):
        k.mesh(m, [(s * w / 2, -d / 2, 0), (s * w / 2, d / 2, 0), (s * w / 2, d / 2, h), (s * w / 2, -d / 2, h)], [(0, 1, 2, 3)])


def _face(m, x, cw, nw, z0, arc, h, y):
    """Front of one bay around its niche."""
    a, b = x - cw / 2, x + cw / 2
    quads = [((a, 0), (b, 0), (b, z0), (a, z0)), ((a, z0), (x - nw, z0), (x - nw, arc[-1][1]), (a, arc[-1][1])),
             ((x + nw, z0), (b, z0), (b, arc[0][1]), (x + nw, arc[0][1]))]
    quads += [(p, (p[0], h), (q[0], h), q) for p, q in zip(arc, arc[1:])]
    quads += [((a, arc[0][1]), (x - nw, arc[0][1]), (x - nw, h), (a, h)), ((x + nw, arc[0][1]), (b, arc[0][1]), (b, h), (x + nw, h))]
    verts = [(px, y, pz) for q in quads for px, pz in q]
    k.mesh(m, verts, [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(len(quads))])


@piece(2.4, .2, 'none')
def arch_head(w=2.4, h=2.7, wall='#e2cdb2', t=.15):
    """Fills the upper corners of a square opening (w wide, h high) in a wall at y=0, so that it becomes a round arch."""
    r, m = w / 2, M.plaster(wall)
    arc = [(math.cos(a) * r, h - r + math.sin(a) * r) for a in [j / 24 * math.pi for j in range(25)]]
    for y in (-t / 2, t / 2):
        quads = [(p, (p[0], h), (q[0], h), q) for p, q in zip(arc, arc[1:])]
        k.mesh(m, [(px, y, pz) for q in quads for px, pz in q], [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(len(quads))])
    verts = [(px, y, pz) for px, pz in arc for y in (-t / 2, t / 2)]
    k.mesh(m, verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(arc) - 1)], smooth=60)
    for s in (-1, 1):
        k.box(m, (s * r - .004, -t / 2, 0), (s * r + .004, t / 2, h - r), 0)


@piece(.0, .0, 'none', hangs=True)
def oak_beams(w=7.0, d=6.0, n=5, H=3.2, wood='#9c744b'):
    """Beams under the ceiling, along x, spread over d."""
    for i in range(n):
        y = -d / 2 + d * (i + .5) / n
        k.box(M.wood(wood), (-w / 2, y - .08, H - .2), (w / 2, y + .08, H + .02), .012, 2)


@piece(1.7, .26, 'none')
def clay_ledge(w=1.7, z=1.55):
    """An oak ledge on a wall at y=0, a row of small clay things on it."""
    k.box(M.wood(OAK), (-w / 2, -.2, z - .035), (w / 2, 0, z), .005)
    n = int(w / .3)
    for i in range(n):
        with k.at(-w / 2 + w * (i + .5) / n, -.1, z, rnd(-30, 30), scale=.8):
            CLAYS[(i * 5 + 1) % len(CLAYS)]()

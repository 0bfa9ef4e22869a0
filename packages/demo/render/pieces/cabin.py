"""The pine cabin: gable ceiling with purlins, wood stove, log stack, bunk beds, log table, snowshoes, skis, plaid."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.small import bowl, vase

PINE = '#c08a52'


@piece(.0, .0, 'none')
def gable_ceiling(w=6.3, d=5.1, eave=2.4, ridge=3.75, light='#d9a468', dark='#b57f46', beam='#a8713d', watts=34):
    """Boarded slopes under the ridge (along x), ridge beam, purlins and two tie beams; its own soft light."""
    skin = M.boards(light, dark, .15, 'x', .5, .8, .8)
    for s in (-1, 1):
        k.mesh(skin, [(-w / 2, s * d / 2, eave), (w / 2, s * d / 2, eave), (w / 2, 0, ridge), (-w / 2, 0, ridge)], [(0, 1, 2, 3)])
    m = M.wood(beam, .55, contrast=.3)
    k.box(m, (-w / 2, -.09, ridge - .26), (w / 2, .09, ridge - .04), .012)
    slope = math.degrees(math.atan2(ridge - eave, d / 2))
    for s in (-1, 1):
        with k.at(0, s * d / 4, (eave + ridge) / 2 - .02, rx=-s * slope):
            k.box(m, (-w / 2, -.07, -.16), (w / 2, .07, 0), .010)
        k.box(m, (-w / 2, s * (d / 2 - .07) - .07, eave - .17), (w / 2, s * (d / 2 - .07) + .07, eave + .02), .010)
    for x in (-w / 6, w / 6):
        k.box(M.wood(beam, .55, axis='y', contrast=.3), (x - .075, -d / 2, eave - .05), (x + .075, d / 2, eave + .14), .012)
        k.box(M.wood(beam, .55, axis='z', contrast=.3), (x - .06, -.06, eave + .14), (x + .06, .06, ridge - .2), .010)
        for s in (-1, 1):
            with k.at(x, s * d / 4, (eave + ridge) / 2, rx=-s * slope):
                k.box(M.wood(beam, .55, axis='y', contrast=.3), (-.06, -d / 4 / math.cos(math.radians(slope)), -.17), (.06, d / 4 / math.cos(math.radians(slope)), -.02), .010)
    if watts:
        k.area('fill', (0, 0, ridge - .5), (0, 0, -1), w * .75, d * .35, watts, (1.0, .95, .89))
        k.area('fill', (0, 0, eave - .35), (0, 0, 1), w * .8, d * .7, watts * .6, (1.0, .97, .93))


@piece(.0, .0, 'none')
def round_logs(w=5.0, h=2.45, r=.085, colour='#c8935a'):
    """A wall of round logs on the wall y=0, from the floor up; w = length along x."""
    m = M.wood(colour, .55, contrast=.28)
    for i in range(int(h / (2 * r))):
        k.cyl(m, r, -w / 2, w / 2, .02, r + i * 2 * r, seg=20, axis='x')


@piece(1.15, 1.1)
def wood_stove(pipe=3.6, iron='#2a2b2d'):
    """Cast-iron stove on a stone slab, door with glass and a fire; the flue goes straight up to height `pipe`."""
    k.box(M.tiles('#8d8983', '#6a665f', .32, .26, .6, .2), (-.58, -.62, 0), (.58, .48, .035), .012)
    m = M.plain(iron, .5, .4)
    for sx in (-1, 1):
        for y in (-.16, .2):
            k.rod(m, (sx * .24, y, .035), (sx * .20, y, .2), .022, .028)
    k.box(m, (-.31, -.22, .19), (.31, .28, .78), .02, 3)
    k.box(m, (-.34, -.25, .78), (.34, .31, .82), .012, 3)
    k.box(m, (-.33, -.24, .17), (.33, .30, .20), .010)
    k.box(m, (-.25, -.245, .30), (.25, -.21, .71), .012, 3)
    k.box(M.fire_glow(), (-.19, -.249, .36), (.19, -.244, .65), 0)
    for z in (.355, .655):
        k.box(m, (-.2, -.256, z - .012), (.2, -.246, z + .012), .004)
    for x in (-.195, .195):
        k.box(m, (x - .012, -.256, .345), (x + .012, -.246, .665), .004)
    steel = M.metal('#b9b4aa', .3)
    k.rod(steel, (.225, -.255, .46), (.225, -.285, .46), .008)
    k.rod(steel, (.225, -.285, .42), (.225, -.285, .52), .011)
    k.cyl(m, .085, .81, .87, 0, .1, bevel=.006)
    k.cyl(m, .068, .85, pipe, 0, .1, seg=32)
    for z in (1.35, 2.1, 2.85):
        if z < pipe:
            k.cyl(m, .073, z, z + .035, 0, .1, seg=32)
    with k.at(-.14, .02, .82):
        k.lathe(M.plain('#5f7f86', .3), [(.001, 0), (.085, 0), (.10, .03), (.09, .11), (.05, .14), (.02, .15), (.015, .17), (.001, .175)])
        k.rod(M.plain('#5f7f86', .3), (.07, 0, .08), (.15, 0, .14), .016, .010)
        pts = [(-math.cos(t) * .07, 0, .12 + math.sin(t) * .1) for t in [i / 10 * math.pi for i in range(11)]]
        for p, q in zip(pts, pts[1:]):
            k.rod(m, p, q, .006, seg=8)
    k.area('fire', (0, -.34, .5), (0, -1, .1), .4, .3, 3.0, (1.0, .55, .22))


@piece(1.2, .42)
def log_stack(w=1.2, h=1.15, d=.38, frame='#3a3a3a'):
    """Split logs in an iron frame, cut ends to the front."""
    m = M.metal(frame, .5)
    for s in (-1, 1):
        for y in (-d / 2, d / 2):
            k.rod(m, (s * w / 2, y, 0), (s * w / 2, y, h), .012)
        k.rod(m, (s * w / 2, -d / 2, h), (s * w / 2, d / 2, h), .012)
    for y in (-d / 2, d / 2):
        k.rod(m, (-w / 2, y, .06), (w / 2, y, .06), .012)
    bark, cut = M.bark('#7a5f48'), [M.wood(c, .8, axis='z') for c in ('#d9b07a', '#cf9f66', '#e0bd8a')]
    z, row = .13, 0
    while z < h - .04:
        x = -w / 2 + .075 + (.05 if row % 2 else 0)
        while x < w / 2 - .06:
            r = rnd(.046, .064)
            length = d * rnd(.94, 1.06)
            with k.at(x, rnd(-.015, .015), z + rnd(-.006, .006), rot=rnd(-1.5, 1.5)):
                k.cyl(bark, r, -length / 2, length / 2, 0, 0, seg=14, axis='y')
                k.cyl(k.rng.choice(cut), r * .9, -length / 2 - .002, -length / 2, 0, 0, seg=14, axis='y')
            x += r * 2 + .006
        z, row = z + .102, row + 1
    with k.at(0, 0, 0):
        k.box(M.wood(PINE, .6), (-w / 2 - .05, -d / 2 - .03, h), (w / 2 + .05, d / 2 + .03, h + .04), .008)
    with k.at(-.3, 0, h + .04):
        k.lathe(M.metal('#b08d57', .4), [(.001, 0), (.055, 0), (.06, .02), (.05, .03), (.05, .15), (.06, .16), (.02, .2), (.001, .2)])
        k.ball(M.glow('#ffdca0', 5), .03, 0, 0, .1)
    with k.at(.28, 0, h + .04):
        vase('#7d8a6a', .2, 7)


@piece(2.1, 1.0, 'bed')
def bunk_bed(w=2.05, d=.95, h=1.72, wood=PINE, sheets=('#b5483a', '#3f5f52'), pillow='#f1ece0'):
    """Two beds of squared timber, one above the other, along a wall behind; ladder at the front's right end."""
    post, rail = M.wood(wood, .5, axis='z', contrast=.3), M.wood(wood, .5, contrast=.3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.box(post, (sx * (w / 2 - .045) - .045, sy * (d / 2 - .045) - .045, 0), (sx * (w / 2 - .045) + .045, sy * (d / 2 - .045) + .045, h), .012)
        for z in (.28, 1.18, h - .16):
            k.box(M.wood(wood, .5, axis='y', contrast=.3), (sx * (w / 2 - .05) - .02, -d / 2 + .08, z), (sx * (w / 2 - .05) + .02, d / 2 - .08, z + .14), .006)
    for z, sheet in ((.28, sheets[0]), (1.18, sheets[1])):
        for y in (-d / 2 + .02, d / 2 - .055):
            k.box(rail, (-w / 2 + .08, y, z), (w / 2 - .08, y + .035, z + .15), .008)
        k.box(rail, (-w / 2 + .05, -d / 2 + .05, z + .05), (w / 2 - .05, d / 2 - .05, z + .08), 0)
        k.cushion(M.fabric('#efeae0'), (w - .16, d - .16, .17), (0, 0, z + .165), puff=.06, wrinkle=.004, round_=.25)

        def cover(u, v, z=z):
            y = (u - .5) * (d - .10)
            x = -w / 2 + .62 + v * (w - .76)
            edge = max(0, abs(y) - (d / 2 - .12))
            return (x, max(-d / 2 + .065, min(d / 2 - .065, y)), z + .278 - edge * 1.4 + .012 * math.sin(x * 7 + y * 5) + .008 * math.sin(x * 19 - y * 8))
        k.grid(M.plaid(sheet), cover, 26, 50, thickness=.03, subsurf=1)
        with k.at(-w / 2 + .33, 0, z + .32, rot=rnd(-5, 5), ry=-14):
            k.cushion(M.fabric(pillow), (.40, .62, .14), puff=.5, pinch=.66, wrinkle=.012)
    for z in (h - .07, 1.45):
        k.box(rail, (-w / 2 + .08, -d / 2 + .015, z - .05), (w / 2 - .62, -d / 2 + .045, z + .04), .008)
    x = w / 2 - .33
    for s in (-1, 1):
        k.box(post, (x + s * .2 - .03, -d / 2 - .045, 0), (x + s * .2 + .03, -d / 2 - .005, h - .02), .008)
    for i in range(4):
        k.rod(rail, (x - .2, -d / 2 - .025, .34 + i * .29), (x + .2, -d / 2 - .025, .34 + i * .29), .022)


@piece(.95, .65)
def log_table(w=1.0, d=.55, h=.42, wood='#b98752'):
    """Low table: a thick slab on two crossed logs."""
    pts = []
    for i in range(36):
        a = i / 36 * 2 * math.pi
        c, s = math.cos(a), math.sin(a)
        wob = 1 + .035 * math.sin(3 * a + 1) + .02 * math.sin(7 * a)
        pts.append((math.copysign(abs(c) ** .5, c) * w / 2 * wob, math.copysign(abs(s) ** .5, s) * d / 2 * wob))
    k.poly(M.wood(wood, .4, contrast=.4), pts, h - .07, h, .012)
    for s in (-1, 1):
        for t in (-1, 1):
            k.rod(M.bark('#8a6a4c'), (s * .28 - t * .13, t * .14, 0), (s * .28 + t * .08, -t * .06, h - .07), .042, .038, 14)
    with k.at(.2, .05, h):
        bowl('#7a4a32', .12)
        for i in range(4):
            k.ball(M.plain('#8a5a34', .8), .032, math.cos(i * 1.57) * .045, math.sin(i * 1.57) * .045, .05, 1.25, 2)
    with k.at(-.22, -.03, h):
        for x, c in ((0, '#efe9dc'), (.14, '#3f5f52')):
            k.lathe(M.plain(c, .4), [(.001, 0), (.036, 0), (.04, .085), (.036, .085), (.034, .01), (.001, .01)], x=x, y=x * .4, seg=28)


@piece(.6, .1, 'none')
def snowshoes(z=1.65, wood='#8a5f38'):
    """A crossed pair of old snowshoes on the wall."""
    m, cord = M.wood(wood, .5), M.plain('#d9c7a0', .8)
    for s in (-1, 1):
        with k.at(0, -.03 - (.02 if s > 0 else 0), z, ry=s * 24):
            pts = []
            for i in range(33):
                t = i / 32 * 2 * math.pi
                r = .15 * (1 if math.cos(t) > 0 else max(.08, 1 - .92 * (-math.cos(t)) ** 2.2))
                pts.append((math.sin(t) * r, 0, math.cos(t) * (.36 if math.cos(t) > 0 else .52)))
            for p, q in zip(pts, pts[1:]):
                k.rod(m, p, q, .011, seg=8)
            for i in range(-6, 7):
                zz = i * .05
                half = .135 * math.sqrt(max(.05, 1 - (max(0, zz) / .37) ** 2)) * (1 if zz > -.2 else .7)
                k.rod(cord, (-half, 0, zz), (half, 0, zz + .03), .003, seg=6)
                k.rod(cord, (half, 0, zz), (-half, 0, zz + .03), .003, seg=6)
            for zz in (.14, -.16):
                k.rod(m, (-.14, 0, zz), (.14, 0, zz), .009, seg=8)


@piece(.5, .3, 'none')
def skis(h=1.85, colours=('#a8442f', '#d9b25a')):
    """A pair of wooden skis with poles, leaning against the wall behind (+y)."""
    for i, x in enumerate((-.09, .07)):
        with k.at(x, -.22, 0, rx=-7, ry=rnd(-2.5, 2.5)):
            def blade(u, v):
                wid = .042 if v < .93 else .042 * math.sqrt(max(.02, 1 - ((v - .93) / .07) ** 2))
                return ((u - .5) * 2 * wid, -.9 * max(0, v - .88) ** 1.6, v * h)
            k.grid(M.wood(colours[0], .4, axis='z'), blade, 4, 40, thickness=.016)
            k.box(M.plain(colours[1], .4), (-.043, -.012, h * .55), (.043, -.002, h * .60), 0)
            k.box(M.metal('#8a8a86', .4), (-.045, -.05, h * .42), (.045, -.01, h * .47), .006)
    for x in (.24, .31):
        with k.at(x, -.20, 0, rx=-8, ry=rnd(-3, 3)):
            k.rod(M.wood('#c9a067', axis='z'), (0, 0, .02), (0, 0, 1.25), .009)
            k.cyl(M.plain('#2d2a26', .6), .014, 1.12, 1.26)
            for j in range(16):
                a, b = j / 16 * 6.2832, (j + 1) / 16 * 6.2832
                k.rod(M.wood('#8a5f38'), (math.cos(a) * .05, math.sin(a) * .05, .1), (math.cos(b) * .05, math.sin(b) * .05, .1), .004, seg=6)


@piece(1.3, .8)
def plank_table(w=1.3, d=.78, h=.75, wood=PINE):
    m = M.wood(wood, .45, contrast=.35)
    for i in range(5):
        y = -d / 2 + i * d / 5
        k.box(m, (-w / 2, y + .002, h - .045), (w / 2, y + d / 5 - .002, h), .006)
    post = M.wood(wood, .45, axis='z', contrast=.35)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.box(post, (sx * (w / 2 - .1) - .045, sy * (d / 2 - .09) - .045, 0), (sx * (w / 2 - .1) + .045, sy * (d / 2 - .09) + .045, h - .045), .01)
    k.box(m, (-w / 2 + .1, -d / 2 + .08, h - .13), (w / 2 - .1, d / 2 - .08, h - .045), .005)

    def runner(u, v):
        x = (u - .5) * (w + .3)
        over = max(0, abs(x) - w / 2)
        return (max(-w / 2 - .006, min(w / 2 + .006, x)), (v - .5) * .3, h + .004 - over)
    k.grid(M.plaid('#b5483a'), runner, 50, 10)
    with k.at(0, 0, h + .006):
        vase('#e9e2d2', .2, 9)
    for x in (-.32, .34):
        with k.at(x, -.02, h + .006):
            k.lathe(M.plain('#3f5f52', .4), [(.001, 0), (.038, 0), (.042, .085), (.038, .085), (.034, .01), (.001, .01)], seg=28)


@piece(1.0, .38)
def plank_bench(w=1.0, d=.34, h=.45, wood=PINE):
    m = M.wood(wood, .45, contrast=.35)
    k.box(m, (-w / 2, -d / 2, h - .045), (w / 2, d / 2, h), .010)
    for s in (-1, 1):
        k.box(M.wood(wood, .45, axis='z', contrast=.35), (s * (w / 2 - .14) - .025, -d / 2 + .02, 0), (s * (w / 2 - .14) + .025, d / 2 - .02, h - .045), .008)
    k.box(m, (-w / 2 + .14, -.02, .16), (w / 2 - .14, .02, .24), .006)


@piece(.55, .45)
def blanket_chest(w=1.0, d=.45, h=.5, wood='#9a6a3c'):
    m = M.wood(wood, .45, contrast=.35)
    k.box(m, (-w / 2, -d / 2, .05), (w / 2, d / 2, h - .04), .008)
    k.box(m, (-w / 2 - .02, -d / 2 - .02, h - .04), (w / 2 + .02, d / 2 + .01, h), .010)
    iron = M.metal('#3a3835', .5)
    for x in (-w / 3, w / 3):
        k.box(iron, (x - .025, -d / 2 - .012, .06), (x + .025, -d / 2, h - .04), .002)
    k.box(iron, (-.05, -d / 2 - .024, h - .14), (.05, -d / 2 - .01, h - .04), .004)
    with k.at(-.12, 0, h):
        for i, c in enumerate(('#b5483a', '#e9e2d2', '#3f5f52')):
            k.cushion(M.plaid(c) if i != 1 else M.fabric(c), (.5, .34, .08), (0, 0, .04 + i * .075), puff=.25, wrinkle=.004, n=8, round_=.45)
    with k.at(.36, 0, h):
        k.lathe(M.metal('#a8442f', .5), [(.001, 0), (.06, 0), (.065, .02), (.05, .035), (.05, .05), (.06, .06), (.06, .15), (.045, .17), (.02, .2), (.001, .2)])

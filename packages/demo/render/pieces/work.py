"""Desks and office chairs."""
import math

import kit as k
import materials as M
from kit import rnd
from pieces.common import piece
from pieces.lamps import table_lamp
from pieces.small import books_flat


@piece(1.4, .7)
def desk(w=1.4, d=.65, wood='#a27b52', metal='#2b2b2b', monitor=True):
    k.box(M.wood(wood), (-w / 2, -d / 2, .715), (w / 2, d / 2, .745), .005)
    m = M.metal(metal, .4)
    for s in (-1, 1):
        for y in (-d / 2 + .05, d / 2 - .05):
            k.box(m, (s * (w / 2 - .06) - .02, y - .02, 0), (s * (w / 2 - .06) + .02, y + .02, .715), .003)
        k.box(m, (s * (w / 2 - .06) - .02, -d / 2 + .05, .68), (s * (w / 2 - .06) + .02, d / 2 - .05, .715), .003)
    if monitor:
        k.box(M.plain('#d8d9da', .3), (-.11, .06, .745), (.11, .24, .755), .004)
        k.box(M.plain('#d8d9da', .3), (-.025, .16, .75), (.025, .19, 1.0), .004)
        k.box(M.plain('#17181a', .25), (-.31, .13, .87), (.31, .155, 1.23), .005)
        k.box(M.plain('#26404d', .1), (-.302, .126, .878), (.302, .131, 1.222), 0)
        k.box(M.plain('#e7e7e5', .4), (-.22, -.12, .745), (.22, .02, .758), .004)
        k.cushion(M.plain('#e7e7e5', .4), (.06, .1, .03), (.32, -.06, .76), puff=.4, wrinkle=0, n=5)
    table_kw = dict(h=.42)
    with k.at(-w / 2 + .2, .12, .745):
        table_lamp(.42)
    with k.at(w / 2 - .2, .14, .745):
        books_flat(3)


@piece(.65, .65, 'chair')
def office_chair(fabric='#3a4148'):
    m = M.plain('#1e1f21', .4)
    for i in range(5):
        with k.at(rot=i * 72):
            k.rod(m, (0, 0, .09), (.29, 0, .06), .02, .014)
            k.ball(m, .028, .29, 0, .03)
    k.rod(M.metal('#9a9a9a', .2), (0, 0, .08), (0, 0, .44), .024)
    k.cushion(M.fabric(fabric), (.5, .48, .09), (0, 0, .48), puff=.3, wrinkle=.001, n=8)
    with k.at(0, .24, .80, rx=-10):
        k.cushion(M.fabric(fabric), (.46, .07, .54), puff=.1, wrinkle=.001, n=8)
    for s in (-1, 1):
        k.rod(m, (s * .27, .08, .46), (s * .28, .06, .68), .014)
        k.box(m, (s * .28 - .035, -.12, .68), (s * .28 + .035, .14, .705), .01)

"""Houses for a town seen from upper floors: body with painted windows, cornice, chimneys. Not a surrounding itself."""
import kit as k
import materials as M


def block(x0, y0, x1, y1, gz, h, pal, night=0.0, seed=0.0, bay=2.4, storey=3.1, fw=.46, fh=.58):
    """One house: body, cornice, set-back top with machine housing or chimneys."""
    m = M.house_front(pal[0], pal[1], bay, storey, fw, fh, pal[0], night, round(seed, 1))
    k.box(m, (x0, y0, gz), (x1, y1, gz + h), 0)
    t = M.plain('#d8d2c6', .8)
    k.box(t, (x0 - .3, y0 - .3, gz + h - .5), (x1 + .3, y1 + .3, gz + h), 0)
    k.box(M.plain('#77746e', .9), (x0 + .4, y0 + .4, gz + h), (x1 - .4, y1 - .4, gz + h + .02), 0)
    for _ in range(k.rng.randint(2, 4)):
        cx, cy = k.rnd(x0 + 1.2, x1 - 1.2), k.rnd(y0 + 1.2, y1 - 1.2)
        s, hh = k.rnd(.4, 1.3), k.rnd(.8, 2.2)
        k.box(M.plain(k.rng.choice(['#9a8f84', '#a8a49c', '#8b5f4c']), .9), (cx - s, cy - s * .6, gz + h), (cx + s, cy + s * .6, gz + h + hh), 0)

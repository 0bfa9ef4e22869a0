"""A beach: sand, the sea to the south, some dune plants and trees behind."""
import materials as M
from kit import rnd
from outside import plants
from outside.land import ground, hills, sheet


def build(tour, site):
    z = site.z
    ground(site, M.water(), z - .8, 2500)
    sheet(M.sand(), (site.cx - 80, site.cy - 18, site.cx + 80, site.cy + 80), z)
    for _ in range(14):
        plants.tree(site.cx + rnd(-30, 30), site.cy + site.r + rnd(8, 24), rnd(4, 7), z)
    for _ in range(60):
        plants.tuft('long', ('#8a9160', '#b3ad78'), rnd(.5, 1), site.cx + rnd(-16, 16), site.y0 - rnd(2, 9), z + .2)
    hills(site, ((400, 30, '#a3b4bc'),))

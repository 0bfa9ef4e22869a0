"""An old mill quarter: brick works and warehouses across the street, a tall chimney."""
import kit as k
import materials as M
from outside.plants import tree
from outside.town import town

BRICKS = (('#9a5a44', '#4b565e'), ('#7f4d3d', '#4f5b63'), ('#b07a58', '#55616a'), ('#a9a39a', '#4d5961'), ('#8c5947', '#58656d'), ('#c9bfae', '#55626a'), ('#6f6660', '#4b575f'))


def build(tour, site):
    town(site.cx, site.cy, (site.x1 - site.x0) / 2, (site.y1 - site.y0) / 2, site.z, tree, gap=17, palette=BRICKS)
    for x, y, h in ((site.cx - 22, site.y0 - 46, 26), (site.cx + 34, site.y0 - 62, 21)):
        k.cyl(M.brick('#9a5a44'), 1.7, site.z, site.z + h, x, y, 1.1, seg=32)
        k.cyl(M.plain('#6b4034', .9), 1.3, site.z + h - 1.2, site.z + h - .5, x, y, 1.3, seg=32)

"""Furniture. Every function marked @piece in pieces/*.py can be placed by its name; add files freely, names are unique."""
import importlib
import pathlib

import kit
from pieces.common import CATALOG

for _file in sorted(pathlib.Path(__file__).parent.glob('*.py')):
    if _file.stem != '__init__':
        importlib.import_module('pieces.' + _file.stem)


def place(tour, p):
    """Build a placed piece (tour.Piece) at its level."""
    build, hangs = CATALOG[p.name]
    kw = dict(p.kw)
    if hangs and 'H' not in kw:
        room = tour.room_at(p.x, p.y, p.level)
        kw['H'] = (tour.height_of(room) if room else tour.height) - p.lift
    with kit.at(p.x, p.y, tour.z(p.level) + p.lift, p.rot):
        build(**kw)

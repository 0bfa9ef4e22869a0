"""Procedural materials. Every function marked @material in materials/*.py can be reached as M.<name>; add files freely."""
import importlib
import pathlib

from materials.nodes import REGISTRY, Nodes, blend, clear, mul, srgb  # noqa: F401

for _file in sorted(pathlib.Path(__file__).parent.glob('*.py')):
    if _file.stem != '__init__':
        importlib.import_module('materials.' + _file.stem)
globals().update(REGISTRY)


def mat(spec):
    """'#rrggbb' -> wall paint; ('name', arguments..., {keywords}) -> that material."""
    if isinstance(spec, str):
        return REGISTRY['paint'](spec)
    if isinstance(spec[-1], dict):
        return REGISTRY[spec[0]](*spec[1:-1], **spec[-1])
    return REGISTRY[spec[0]](*spec[1:])

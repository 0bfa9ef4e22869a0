"""The register of pieces and what several of them share.

Local frame of a piece: origin on the floor at the centre of its footprint, front towards -y, back towards +y, metres.
"""
import kit as k

CATALOG = {}


def piece(w, d, symbol='box', hangs=False):
    """Register a piece with its footprint w x d in metres (read without Blender by footprints.py: give plain numbers).

    symbol: how the floor plan draws it ('box', 'round', 'soft', 'sofa', 'chair', 'bed', 'bath', 'plant', 'rug', ...);
    'none' = nothing on the floor (pictures, pendants), neither drawn nor in anyone's way.
    hangs: the function's H (metres) is the ceiling's height, filled in from the room.
    """
    def register(f):
        assert f.__name__ not in CATALOG, 'two pieces are called ' + f.__name__
        CATALOG[f.__name__] = (f, hangs)
        return f
    return register


def legs(m, w, d, h, r=.018, inset=.06, splay=.03, r2=None):
    """Four legs under a w x d top at height h."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - inset), sy * (d / 2 - inset)
            k.rod(m, (x + sx * splay, y + sy * splay, 0), (x, y, h), r2 or r * .7, r)

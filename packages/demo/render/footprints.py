"""Footprints of pieces on the floor, read from the sources of pieces/*.py without running them (they need Blender)."""
import ast
import math
import pathlib
from dataclasses import dataclass
from functools import lru_cache

# Nothing that stands in someone's way.
FLAT = ('none', 'rug')
ROUND = ('round', 'plant')


@dataclass
class Shape:
    """What a piece covers: its middle, size w x d in metres before turning by rot degrees, and the plan's symbol."""
    name: str
    x: float
    y: float
    w: float
    d: float
    rot: float
    symbol: str
    kw: dict
    level: int

    def corners(self, margin=0.0):
        c, s = math.cos(math.radians(self.rot)), math.sin(math.radians(self.rot))
        w, d = self.w / 2 + margin, self.d / 2 + margin
        return [(self.x + a * c - b * s, self.y + a * s + b * c) for a, b in ((-w, -d), (w, -d), (w, d), (-w, d))]

    def distance(self, x, y):
        """Metres from a point to the outline, 0 inside."""
        a, b = self.local(x, y)
        if self.symbol in ROUND:
            return max(0.0, math.hypot(a, b) - max(self.w, self.d) / 2)
        return math.hypot(max(0, abs(a) - self.w / 2), max(0, abs(b) - self.d / 2))

    def local(self, x, y):
        c, s = math.cos(math.radians(self.rot)), math.sin(math.radians(self.rot))
        dx, dy = x - self.x, y - self.y
        return dx * c + dy * s, -dx * s + dy * c

    def crosses(self, p, q):
        """A straight line from p to q runs over it."""
        (ax, ay), (bx, by) = self.local(*p), self.local(*q)
        t0, t1 = 0.0, 1.0
        for a, b, half in ((ax, bx, self.w / 2), (ay, by, self.d / 2)):
            if abs(b - a) < 1e-9:
                if abs(a) > half:
                    return False
                continue
            u, v = sorted(((-half - a) / (b - a), (half - a) / (b - a)))
            t0, t1 = max(t0, u), min(t1, v)
        return t0 < t1


def _marked():
    """(file, function, its @piece(...)) of every piece."""
    for path in sorted((pathlib.Path(__file__).parent / 'pieces').glob('*.py')):
        for node in ast.parse(path.read_text()).body:
            for mark in getattr(node, 'decorator_list', []):
                if isinstance(mark, ast.Call) and getattr(mark.func, 'id', '') == 'piece':
                    yield path, node, mark


@lru_cache(maxsize=None)
def catalogue():
    """Piece name -> (w, d, symbol, {argument: usual value})."""
    found = {}
    for _, node, mark in _marked():
        values = [ast.literal_eval(a) for a in mark.args] + ['box']
        named = {k.arg: ast.literal_eval(k.value) for k in mark.keywords}
        found[node.name] = (values[0], values[1], named.get('symbol', values[2]), _defaults(node))
    return found


@lru_cache(maxsize=None)
def definitions():
    """Piece name -> the file that builds it, relative to this folder."""
    return {node.name: 'pieces/' + path.name for path, node, _ in _marked()}


def _defaults(function):
    usual = {}
    names = [a.arg for a in function.args.args][-len(function.args.defaults):] if function.args.defaults else []
    for name, value in zip(names, function.args.defaults):
        try:
            usual[name] = ast.literal_eval(value)
        except ValueError:
            pass
    return usual


def shape(piece):
    """The Shape of a placed piece (tour.Piece). Arguments w, d, l (length), r (radius) or units x unit change its size."""
    w, d, symbol, usual = catalogue()[piece.name]
    kw = piece.kw
    if 'units' in usual and ('units' in kw or 'unit' in kw):
        w = len(kw.get('units', usual['units'])) * kw.get('unit', usual['unit'])
    if 'r' in kw and 'w' not in usual and symbol == 'round':
        w = d = 2 * kw['r']
    if 'w' in kw and 'w' in usual:
        w += kw['w'] - usual['w'] if isinstance(kw['w'], (int, float)) else 0
    for name in ('d', 'l'):
        if name in kw and name in usual:
            d += kw[name] - usual[name]
    if symbol == 'rug' and kw.get('round_'):
        d = w
    return Shape(piece.name, piece.x, piece.y, w, d, piece.rot, symbol, kw, piece.level)


def shapes(tour, level=None):
    """All pieces that stand on the floor (of a level)."""
    every = [shape(p) for p in tour.furniture if p.lift < 1.0]
    return [s for s in every if s.symbol != 'none' and (level is None or s.level == level)]

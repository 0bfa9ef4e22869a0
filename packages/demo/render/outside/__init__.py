"""The land outside: outside/<tour.outside>.py has build(tour, site); add files freely."""
import importlib
from dataclasses import dataclass

import kit


@dataclass
class Site:
    """Where the building stands: its rectangle, middle (cx, cy), half its longer side r, height z of the land; metres."""
    x0: float
    y0: float
    x1: float
    y1: float
    z: float

    @property
    def cx(self):
        return (self.x0 + self.x1) / 2

    @property
    def cy(self):
        return (self.y0 + self.y1) / 2

    @property
    def r(self):
        return max(self.x1 - self.x0, self.y1 - self.y0) / 2


def build(tour):
    kit.rng.seed(tour.seed)
    importlib.import_module('outside.' + tour.outside).build(tour, Site(*tour.bounds(), tour.ground))

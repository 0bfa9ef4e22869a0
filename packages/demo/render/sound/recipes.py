"""The sound of each tour: one function of a random source, giving a stereo loop."""
from sources import (birds, chimes, chords, city, clock, crickets, fire, hum, lapping, leaves, steps, typing, voices, waves,
                    wind)
from synth import soften

RECIPES = {
    'maple-family-home': lambda r: 0.5 * wind(r, 120, 700) + leaves(r) + birds(r, 16),
    'city-studio': lambda r: city(r, 380, 5) + 0.25 * birds(r, 4, ('sweet',)),
    'brickworks-loft': lambda r: soften(city(r, 260, 3), 900) + hum((58, 116.5, 174), 0.006) + 0.15 * wind(r, 200, 1200),
    'hillside-villa': lambda r: lapping(r) + 0.7 * crickets(r) + 0.25 * wind(r, 150, 800),
    'skyline-penthouse': lambda r: wind(r, 90, 420, (0.3, 1)) + 0.35 * city(r, 200, 2),
    'pine-cabin': lambda r: fire(r) + 0.4 * wind(r, 180, 1000),
    'garden-square-townhouse': lambda r: clock(r) + 0.2 * soften(city(r, 300, 3), 700) + 0.25 * birds(r, 6, ('warble',)),
    'corner-office': lambda r: 0.35 * wind(r, 110, 600, (0.9, 1)) + hum((100, 200), 0.002) + typing(r) + 0.4 * voices(r, 4),
    'dune-beach-house': lambda r: waves(r) + 0.2 * wind(r, 200, 1500),
    'new-build-show-home': lambda r: 0.4 * leaves(r) + 0.4 * wind(r, 130, 600) + 0.9 * birds(r, 11, ('warble', 'sweet')),
    'student-flat': lambda r: 0.35 * city(r, 320, 3) + soften(chords(r, (
        (220.00, (0, 3, 7, 10)), (174.61, (0, 4, 7, 11)), (261.63, (0, 4, 7)), (196.00, (0, 4, 7, 9))) * 2, 0.03, 1.5), 800),
    'atelier-nord': lambda r: 0.5 * voices(r, 5) + chords(r, (
        (174.61, (0, 7, 11, 16)), (146.83, (0, 7, 10, 15)), (130.81, (0, 7, 11, 16)), (164.81, (0, 7, 10, 14))), 0.022, 2.6),
    'stride-shoe-store': lambda r: voices(r, 10) + steps(r, 4) + 0.15 * city(r, 300, 2),
    'hearth-home-decor': lambda r: 0.6 * fire(r, 70, 0.08) + chimes(r) + 0.45 * voices(r, 5),
}

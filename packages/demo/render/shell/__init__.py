"""The building: walls, openings, floors, ceilings, roof, stairs' holes, light."""
from shell.light import ceiling_lights, sky  # noqa: F401
from shell.floors import floors
from shell.walls import skirtings, walls


def build(tour):
    """Everything but furniture and the land outside."""
    walls(tour)
    floors(tour)
    skirtings(tour)
    for room in tour.rooms:
        if not room.outdoor:
            ceiling_lights(tour, room)

"""python3 -m unittest (in this folder): the geometry of all tours. Needs neither Blender nor a picture library."""
import math
import unittest

import checks
import plan
from doorways import doorways
from footprints import Shape, catalogue
from tour import load, slugs


class Tours(unittest.TestCase):
    def test_every_tour_can_be_walked(self):
        for slug in slugs():
            with self.subTest(slug):
                tour = load(slug)
                self.assertEqual(tour.id, slug)
                self.assertEqual(checks.faults(tour, doorways(tour)), [])

    def test_cameras_stand_in_their_rooms(self):
        for tour in map(load, slugs()):
            for cam in tour.cameras:
                with self.subTest('%s %s' % (tour.id, cam.scene)):
                    room = tour.room(cam.room)
                    self.assertIs(tour.room_at(cam.x, cam.y, room.level), room)

    def test_every_placed_piece_exists(self):
        for tour in map(load, slugs()):
            for piece in tour.furniture:
                self.assertIn(piece.name, catalogue(), tour.id)

    def test_variants_name_fields_of_a_tour(self):
        for tour in map(load, slugs()):
            for cam in tour.cameras:
                for name in cam.variants:
                    self.assertEqual(tour.variant(name).id, tour.id)

    def test_rooms_of_a_level_do_not_overlap(self):
        for tour in map(load, slugs()):
            for i, a in enumerate(tour.rooms):
                for b in tour.rooms[i + 1:]:
                    w = min(a.rect[2], b.rect[2]) - max(a.rect[0], b.rect[0])
                    d = min(a.rect[3], b.rect[3]) - max(a.rect[1], b.rect[1])
                    self.assertFalse(a.level == b.level and w > .01 and d > .01, '%s: %s and %s' % (tour.id, a.id, b.id))

    def test_openings_lie_in_walls(self):
        for tour in map(load, slugs()):
            found = [o for s in plan.wall_segments(tour) for o in plan.openings_on(tour, s)]
            for o in tour.openings:
                self.assertTrue(any(o is f for f in found), '%s: %s on %s at %s' % (tour.id, o.kind, o.wall, o.at))


class Geometry(unittest.TestCase):
    def test_a_turned_piece_covers_what_lies_under_it(self):
        bench = Shape('bench', 2, 1, 2.0, .5, 90, 'box', {}, 0)
        self.assertEqual(bench.distance(2, 1.9), 0)
        self.assertAlmostEqual(bench.distance(3, 1), .75)
        self.assertTrue(bench.crosses((0, 1), (4, 1)))
        self.assertFalse(bench.crosses((0, 1), (1.5, 1)))

    def test_a_rectangle_minus_a_hole_keeps_its_area(self):
        left = plan.without((0, 0, 4, 3), [(1, 1, 2, 2), (3, 2, 5, 5)])
        area = sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in left)
        self.assertTrue(math.isclose(area, 12 - 1 - 1))


if __name__ == '__main__':
    unittest.main()

"""Writes each tour's plan json (src/plans/<slug>.json) and floor plan pictures (assets/<slug>/plan*.webp), and checks the tour.

  python3 plans.py [slug ...]         needs no Blender, only Pillow for the pictures
"""
import os
import sys

import checks
import floorplan
from doorways import doorways, rounded
from tidy_json import tidy
from tour import load, slugs

DEMO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def describe(tour, drawings):
    """The plan json of a tour. drawings: floorplan.Drawing per level."""
    floors = [dict(id=tour.levels[d.level].id, name=tour.levels[d.level].name, image=d.file, widthPixels=d.width, heightPixels=d.height,
                   metresPerPixel=round(1 / d.scale, 6), origin=rounded(d.origin)) for d in drawings]
    cameras = []
    for c in tour.cameras:
        room = tour.room(c.room)
        d = drawings[room.level]
        px, py = d.pixel(c.x, c.y)
        cameras.append(dict(scene=c.scene, room=c.room, name=c.name, at=rounded(tour.camera_at(c)), yaw=c.yaw,
                            floor=tour.levels[room.level].id, pin=[round(px / d.width, 4), round(py / d.height, 4)],
                            picture=c.scene + '.webp', variants={v: '%s-%s.webp' % (c.scene, v) for v in c.variants}))
    rooms = [dict(id=r.id, name=r.name, floor=tour.levels[r.level].id, rect=rounded(r.rect),
                  areaSquareMetres=round((r.rect[2] - r.rect[0]) * (r.rect[3] - r.rect[1]), 1)) for r in tour.rooms]
    return dict(slug=tour.id, category=tour.category, height=tour.height, floors=floors, rooms=rooms, doorways=doorways(tour), cameras=cameras,
                anchors={k: rounded(v) for k, v in tour.anchors.items()},
                screens={k: [rounded(p) for p in v] for k, v in tour.screens.items()})


def write(slug):
    """Plan json and pictures of one tour; returns what is wrong with it."""
    tour = load(slug)
    folder = os.path.join(DEMO, 'assets', slug)
    os.makedirs(folder, exist_ok=True)
    os.makedirs(os.path.join(DEMO, 'src', 'plans'), exist_ok=True)
    drawings = floorplan.draw(tour)
    for d in drawings:
        d.save(os.path.join(folder, d.file))
    text = tidy(describe(tour, drawings))
    with open(os.path.join(DEMO, 'src', 'plans', slug + '.json'), 'w', encoding='utf-8') as file:
        file.write(text + '\n')
    return checks.faults(tour, doorways(tour))


def main():
    wrong = 0
    for slug in sys.argv[1:] or slugs():
        found = write(slug)
        print(slug, 'ok' if not found else '')
        for line in found:
            print('  -', line)
        wrong += len(found)
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main()

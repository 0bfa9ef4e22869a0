"""All scenes of all tours on one sheet, to look at together.

  /usr/bin/python3 contact_sheet.py          -> docs/screens/demo-scenes.webp
"""
import os

from PIL import Image, ImageDraw, ImageFont

from pictures import ASSETS
from tour import load, slugs

TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../docs/screens/demo-scenes.webp')
COLUMNS, WIDTH, GAP, LABEL = 6, 480, 12, 26  # pixels


def scenes():
    """(label, path) of every picture, tour by tour."""
    for slug in slugs():
        tour = load(slug)
        for cam in tour.cameras:
            for variant in (None, *cam.variants):
                name = cam.scene + ('-' + variant if variant else '')
                yield '%s: %s' % (slug, name), os.path.join(ASSETS, slug, name + '.webp')


def main():
    found = [(label, path) for label, path in scenes() if os.path.exists(path)]
    rows = -(-len(found) // COLUMNS)
    cell = (WIDTH + GAP, WIDTH // 2 + LABEL + GAP)
    sheet = Image.new('RGB', (COLUMNS * cell[0] + GAP, rows * cell[1] + GAP), '#faf8f4')
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.truetype('DejaVuSans.ttf', 15)
    for i, (label, path) in enumerate(found):
        x, y = GAP + i % COLUMNS * cell[0], GAP + i // COLUMNS * cell[1]
        sheet.paste(Image.open(path).resize((WIDTH, WIDTH // 2), Image.LANCZOS), (x, y))
        draw.text((x, y + WIDTH // 2 + 5), label, '#2b2724', font)
    sheet.save(TARGET, quality=80, method=6)
    print('%d scenes, %s' % (len(found), os.path.normpath(TARGET)))


main()

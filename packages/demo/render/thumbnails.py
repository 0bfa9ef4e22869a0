"""Thumbnails: an ordinary view, cut from a tour's panorama.

  python3 thumbnails.py [slug ...]
"""
import math
import os
import sys

import numpy as np
from PIL import Image

from pictures import ASSETS
from tour import load, slugs

SIZE = (1280, 720)


def cut(panorama, yaw, pitch, fov, size=SIZE):
    """The view towards yaw (clockwise from the panorama's middle) and pitch, fov wide; degrees."""
    width, height = size[0] * 2, size[1] * 2                # drawn double, then reduced
    f = width / 2 / math.tan(math.radians(fov) / 2)
    x = np.arange(width) - width / 2 + .5
    y = height / 2 - .5 - np.arange(height)
    x, y = np.meshgrid(x / f, y / f)
    p = math.radians(pitch)
    up, ahead = y * math.cos(p) + math.sin(p), math.cos(p) - y * math.sin(p)
    lon = np.arctan2(x, ahead) + math.radians(yaw)
    lat = np.arctan2(up, np.hypot(x, ahead))
    source = np.asarray(panorama)
    h, w = source.shape[:2]
    u, v = (lon / (2 * np.pi) + .5) * w - .5, np.clip((.5 - lat / np.pi) * h - .5, 0, h - 1.001)
    u0, v0 = np.floor(u).astype(int), np.floor(v).astype(int)
    fu, fv = (u - u0)[..., None], (v - v0)[..., None]

    def pick(dv, du):
        return source[np.minimum(v0 + dv, h - 1), (u0 + du) % w].astype(np.float32)
    out = (pick(0, 0) * (1 - fu) + pick(0, 1) * fu) * (1 - fv) + (pick(1, 0) * (1 - fu) + pick(1, 1) * fu) * fv
    return Image.fromarray((out + .5).astype(np.uint8)).resize(size, Image.LANCZOS)


def refresh(slug):
    """Cut the tour's thumbnail anew, if its scene is rendered."""
    tour = load(slug)
    scene, yaw, pitch, fov = tour.thumbnail or (tour.cameras[0].scene, 0, -8, 88)
    source = os.path.join(ASSETS, slug, scene + '.webp')
    if os.path.exists(source):
        target = os.path.join(ASSETS, slug, 'thumbnail.webp')
        cut(Image.open(source).convert('RGB'), yaw, pitch, fov).save(target + '.part', 'WEBP', quality=82, method=6)
        os.replace(target + '.part', target)


if __name__ == '__main__':
    for name in sys.argv[1:] or slugs():
        refresh(name)

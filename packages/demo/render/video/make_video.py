#!/usr/bin/env python3
"""Makes the film on the screen of the corner office: hills in layers while the light changes, 10 s that loop.

  /usr/bin/python3 packages/demo/render/video/make_video.py

Writes assets/corner-office/hills.mp4 (640x360, H.264, silent) and its poster. Needs ffmpeg, numpy and Pillow.
"""
import pathlib
import subprocess

import numpy as np
from PIL import Image

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'assets' / 'corner-office'
WIDTH, HEIGHT, RATE, SECONDS = 640, 360, 24, 10
LAYERS = 6
# light of the hour: sky above, sky at the horizon, far hills, near hills
HOURS = [((88, 112, 152), (243, 200, 168), (196, 176, 184), (34, 44, 58)),      # before sunrise
         ((120, 168, 208), (250, 232, 206), (178, 194, 204), (38, 70, 66)),     # morning
         ((104, 156, 204), (226, 238, 240), (160, 186, 200), (36, 78, 62)),     # day
         ((96, 110, 160), (250, 190, 132), (206, 158, 144), (44, 46, 60))]      # evening


def ridge(rng, roughness):
    """Heights (0..1) of a ridge over x, smooth and wider than the picture."""
    x = np.linspace(0, 1, WIDTH * 2)
    out = sum(np.sin(2 * np.pi * (f * x + rng.random())) / f ** roughness for f in (1, 2, 3, 5, 8, 13, 21, 34))
    return (out - out.min()) / (out.max() - out.min())


def light(share):
    """The colours of the hour at a share (0..1) of the loop, from one to the next and back to the first."""
    at = share * len(HOURS)
    here, ahead = HOURS[int(at) % len(HOURS)], HOURS[(int(at) + 1) % len(HOURS)]
    blend = (1 - np.cos(np.pi * (at % 1))) / 2
    return [np.array(a) * (1 - blend) + np.array(b) * blend for a, b in zip(here, ahead)]


def frame(share, ridges):
    """One picture, floats 0..255."""
    above, horizon, far, near = light(share)
    y = np.linspace(0, 1, HEIGHT)[:, None, None]
    x = np.arange(WIDTH)
    picture = above * (1 - np.minimum(y / 0.62, 1)) + horizon * np.minimum(y / 0.62, 1) + np.zeros((1, WIDTH, 1))
    sun_x, sun_y = WIDTH * (0.62 + 0.1 * np.sin(2 * np.pi * share)), HEIGHT * (0.36 - 0.07 * np.cos(2 * np.pi * (share - 0.5)))
    away = np.hypot(x[None] - sun_x, np.arange(HEIGHT)[:, None] - sun_y)
    glow = 0.75 * np.exp(-(away / 90) ** 2) + np.clip(15 - away, 0, 1)
    picture += np.clip(glow, 0, 1)[..., None] * (np.array((255, 246, 224)) - picture) * 0.9
    for i, heights in enumerate(ridges):
        depth = i / (LAYERS - 1)
        sway = WIDTH * 0.5 + (8 + 60 * depth ** 1.5) * np.sin(2 * np.pi * share)
        line = np.interp(x + sway, np.arange(WIDTH * 2), heights)
        top = HEIGHT * (0.44 + 0.4 * depth - (0.13 + 0.07 * depth) * line)
        cover = np.clip(np.arange(HEIGHT)[:, None] - top[None], 0, 1)[..., None]
        colour = far * (1 - depth) + near * depth
        below = np.clip((np.arange(HEIGHT)[:, None] - top[None]) / (HEIGHT * 0.2), 0, 1)[..., None]
        mist = colour + (horizon - colour) * (0.42 * (1 - depth) + 0.06) * below
        picture = picture * (1 - cover) + mist * cover
    return picture


def main():
    rng = np.random.default_rng(8)
    ridges = [ridge(rng, 1.25 - 0.35 * i / LAYERS) for i in range(LAYERS)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    out = subprocess.Popen(
        ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{WIDTH}x{HEIGHT}', '-r', str(RATE), '-i', '-',
         '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '25', '-pix_fmt', 'yuv420p', '-threads', '1',
         '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', str(FOLDER / 'hills.mp4')], stdin=subprocess.PIPE)
    # A fixed pattern hides the steps of the sky.
    grain = rng.uniform(-0.5, 0.5, (HEIGHT, WIDTH, 1))
    for index in range(RATE * SECONDS):
        picture = np.clip(frame(index / (RATE * SECONDS), ridges) + grain + 0.5, 0, 255).astype(np.uint8)
        if index == RATE * SECONDS * 3 // 10:
            Image.fromarray(picture).save(FOLDER / 'hills.webp', quality=84)
        out.stdin.write(picture.tobytes())
    out.stdin.close()
    if out.wait() != 0:
        raise SystemExit('ffmpeg could not write the film')


if __name__ == '__main__':
    main()

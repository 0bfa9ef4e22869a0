"""From the layers of one render to a picture: light without noise, times the surface's own colour, developed.

Blender writes light (with few samples, noisy) and surface (colour, normal, depth: sharp and nearly without noise) at
the picture's full size. Light is averaged down by half, so that four times the samples meet in a pixel, loses its
noise there, comes up again along the surfaces, and is multiplied by their colour: textures and edges stay sharp.
"""
import numpy as np
from PIL import Image

from denoise import denoise
from exr import rgb

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
MIDDLE = 0.53  # brightness of the median pixel before the film curve
LIFT = 0.12  # how much the middle tones are lifted after it
OUTLINE = 0.004  # share that a neighbour on another surface has in a pixel's light
FAR = 1000.0  # metres: where the sky is taken to be


def develop(layers, exposure_stops=0.0):
    """The finished picture, height x width x 3 bytes, sRGB. layers: channel name -> float32 array, as read_exr gives."""
    surface = Surface.of(layers)
    total = combine(layers, surface)
    exposure = auto_exposure(total) * 2.0 ** exposure_stops
    toned = soften_outlines(film(total * exposure), surface, rgb(layers, 'DiffCol'))
    noise = np.random.RandomState(0).uniform(0, 1, toned.shape).astype(np.float32)  # hides the steps of 8 bits
    return (np.clip(toned, 0, 1) * 255 + noise).clip(0, 255).astype(np.uint8)


def write_picture(picture, path, quality=84):
    """Writes WebP, JPEG or PNG by the name's ending; whole or not at all."""
    import os
    kind = os.path.splitext(path)[1][1:].upper().replace('JPG', 'JPEG')
    options = {'WEBP': dict(quality=quality, method=6), 'JPEG': dict(quality=quality)}.get(kind, {})
    Image.fromarray(picture).save(path + '.part', kind, **options)
    os.replace(path + '.part', path)


def combine(layers, fine):
    """Linear light without noise, height x width x 3."""
    coarse = fine.halved()
    total = rgb(layers, 'Emit') + rgb(layers, 'Env')
    for light, colour in ((('DiffDir', 'DiffInd'), 'DiffCol'), (('GlossDir', 'GlossInd'), 'GlossCol'),
                          (('TransDir', 'TransInd'), 'TransCol')):
        surface_colour = rgb(layers, colour)
        if not surface_colour.any():
            continue
        incoming = sum(rgb(layers, name) for name in light)
        clean, known = clean_light(incoming, surface_colour, coarse)
        total += raise_along_surfaces(clean, known, coarse, fine) * surface_colour
    return total


def clean_light(light, colour, coarse):
    """(light, known) at half size without noise: what fell on each surface, whatever its colour, and how far that is
    known there, 0..1 (not at all where nothing takes such light: the sky, a lamp, metal in diffuse light).

    The mean of four pixels weighs them by their colour, so that an edge to something of another kind does not darken it.
    """
    weight = halve(colour)
    incoming = np.where(weight > 1e-4, halve(light * colour) / np.maximum(weight, 1e-4), 0)
    known = np.clip(weight.max(-1) / 0.01, 0, 1).astype(np.float32)
    return denoise(incoming, np.ones_like(incoming), coarse.normal), known


class Surface:
    """Where the camera's rays end: normal (unit vectors) and position (metres from the camera), height x width x 3."""

    def __init__(self, normal, position):
        self.normal, self.position = normal, position

    @staticmethod
    def of(layers):
        normal = rgb(layers, 'Denoising Normal', 'XYZ')
        length = np.linalg.norm(normal, axis=-1, keepdims=True)
        depth = np.clip(next(layers[key] for key in layers if 'Denoising Depth' in key), 0, FAR)
        rays = ray_directions(*depth.shape)
        sky = length <= 0.05
        normal = np.where(sky, -rays, normal / np.maximum(length, 1e-6)).astype(np.float32)
        return Surface(normal, (rays * np.where(sky[..., 0], FAR, depth)[..., None]).astype(np.float32))

    def halved(self):
        normal = halve(self.normal)
        length = np.linalg.norm(normal, axis=-1, keepdims=True)
        return Surface(normal / np.maximum(length, 1e-6), halve(self.position))


def ray_directions(height, width):
    """Unit vector of each pixel of an equirectangular picture (y up, the centre column ahead at +z)."""
    lon = ((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
    lat = (0.5 - (np.arange(height) + 0.5) / height) * np.pi
    cos = np.cos(lat)[:, None]
    parts = np.broadcast_arrays(cos * np.sin(lon), np.sin(lat)[:, None], cos * np.cos(lon))
    return np.stack(parts, -1).astype(np.float32)


def halve(plane):
    """Mean of each block of two by two pixels."""
    height, width = plane.shape[0] // 2, plane.shape[1] // 2
    return plane.reshape(height, 2, width, 2, *plane.shape[2:]).mean((1, 3))


def raise_along_surfaces(light, known, coarse, fine):
    """Light at twice its size: each pixel takes from the nine nearest that lie on its own surface (joint bilateral
    upsampling, Kopf et al. 2007). At an outline, where a pixel shows two surfaces at once, it takes a little from all."""
    height, width = fine.normal.shape[:2]
    total = 1e-6 * twice(light)
    weights = np.full((height, width), 1e-6, np.float32)
    reach = 0.01 * np.maximum(np.linalg.norm(fine.position, axis=-1), 0.3)  # metres that count as the same surface
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            facing = np.einsum('hwc,hwc->hw', fine.normal, twice(_moved(coarse.normal, dy, dx)))
            off = np.einsum('hwc,hwc->hw', fine.normal, twice(_moved(coarse.position, dy, dx)) - fine.position)
            same = np.clip(facing, 0, 1) ** 16 * np.exp(-np.abs(off) / reach)
            near = _nearness(dy, height)[:, None] * _nearness(dx, width)[None]
            weight = (near * (same + OUTLINE) * twice(_moved(known, dy, dx))).astype(np.float32)
            total += weight[..., None] * twice(_moved(light, dy, dx))
            weights += weight
    return total / weights[..., None]


def _nearness(shift, size):
    """Weight of the coarse pixel `shift` away for each fine row or column: the fine one lies a quarter off its middle."""
    middle = np.where(np.arange(size) % 2 == 0, -0.25, 0.25)
    return np.exp(-((shift - middle) ** 2) / (2 * 0.5 ** 2)).astype(np.float32)


def _moved(plane, dy, dx):
    rows = np.clip(np.arange(plane.shape[0]) + dy, 0, plane.shape[0] - 1)
    return np.roll(plane[rows], -dx, 1)


def twice(plane):
    return plane.repeat(2, 0).repeat(2, 1)


def soften_outlines(picture, surface, colour):
    """Few samples leave the outline of one thing before another, and of one colour beside a very different one, dotted:
    there, and only there, neighbours are mixed."""
    outline = np.zeros(picture.shape[:2], bool)
    near = np.maximum(np.linalg.norm(surface.position, axis=-1), 0.3)
    for dy, dx in ((0, 1), (1, 0)):
        turned = np.einsum('hwc,hwc->hw', surface.normal, _moved(surface.normal, dy, dx)) < 0.95
        step = _moved(surface.position, dy, dx) - surface.position
        away = np.abs(np.einsum('hwc,hwc->hw', surface.normal, step)) > 0.01 * near
        other = np.abs(_moved(colour, dy, dx) - colour).max(-1) > 0.25
        found = turned | away | other
        outline |= found | _moved(found, -dy, -dx)
    mixed = picture
    for dy, dx in ((0, 1), (1, 0)):
        mixed = mixed * 0.5 + (_moved(mixed, dy, dx) + _moved(mixed, -dy, -dx)) * 0.25
    return np.where(outline[..., None], mixed, picture)


def auto_exposure(light):
    """Factor that brings the median pixel between the lower and upper fifth of the picture to MIDDLE."""
    height = light.shape[0]
    band = light[int(height * 0.2):int(height * 0.8)]
    return MIDDLE / 2.0 ** np.median(np.log2(np.maximum(band @ LUMINANCE, 1e-4)))


def film(light):
    """A photographic curve with a soft shoulder, mostly per channel, a quarter by luminance so that hues hold; then sRGB.
    The rational curve is Narkowicz's fit of ACES (2015)."""
    def curve(v):
        v = v * 0.62
        return np.clip(v * (2.51 * v + 0.03) / (v * (2.43 * v + 0.59) + 0.14), 0, 1)

    luminance = np.maximum((light @ LUMINANCE)[..., None], 1e-6)
    shade = curve(light) * 0.75 + np.clip(light / luminance * curve(luminance), 0, 1) * 0.25
    srgb = np.where(shade <= 0.0031308, shade * 12.92, 1.055 * np.maximum(shade, 1e-8) ** (1 / 2.4) - 0.055)
    return srgb + LIFT * srgb * (1 - srgb)

"""Reads the uncompressed OpenEXR files that render_panorama.py writes: just enough of the format for that."""
import struct

import numpy as np


def read_exr(path):
    """Channel name -> float32 array (height x width), of an uncompressed single-part scanline file."""
    with open(path, 'rb') as file:
        data = file.read()
    attributes, p = _header(data)
    if attributes['compression'][0] != 0:
        raise ValueError(path + ' is compressed')
    x0, y0, x1, y1 = struct.unpack('<4i', attributes['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    channels = _channels(attributes['channels'])
    row = width * sum(size for _, size in channels)
    lines = np.frombuffer(data, np.uint8, (row + 8) * height, p + 8 * height).reshape(height, row + 8)[:, 8:]
    planes, at = {}, 0
    for name, size in channels:
        plane = np.ascontiguousarray(lines[:, at:at + width * size]).view(np.float16 if size == 2 else np.float32)
        planes[name] = plane.astype(np.float32)
        at += width * size
    return planes


def rgb(layers, name, axes='RGB'):
    """Three channels of a layer as height x width x 3, without infinities."""
    key = next(k for k in layers if k.endswith('.' + name + '.' + axes[0]))
    plane = np.stack([layers[key[:-1] + axis] for axis in axes], -1)
    return np.nan_to_num(plane, nan=0, posinf=60000, neginf=0)


def _header(data):
    """Attributes by name, and where the line offsets begin."""
    attributes, p = {}, 8
    while data[p]:
        end = data.index(b'\0', p)
        name = data[p:end].decode()
        p = data.index(b'\0', end + 1) + 1
        size, = struct.unpack_from('<i', data, p)
        attributes[name] = data[p + 4:p + 4 + size]
        p += 4 + size
    return attributes, p + 1


def _channels(table):
    """(name, bytes a sample) of each channel, in file order."""
    found, p = [], 0
    while table[p]:
        end = table.index(b'\0', p)
        kind, = struct.unpack_from('<i', table, end + 1)
        found.append((table[p:end].decode(), 2 if kind == 1 else 4))
        p = end + 17
    return found

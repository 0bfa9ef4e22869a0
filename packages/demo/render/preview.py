"""A quick look at a scene, without noise, developed as the finals are:

  /usr/bin/python3 preview.py city-studio studio                      -> /tmp/city-studio.studio.png (1024 x 512)
  /usr/bin/python3 preview.py skyline-penthouse living --variant evening --width 1600 -o x.png
  /usr/bin/python3 preview.py city-studio studio --look 30,-10,75     ordinary picture: yaw clockwise from the image centre, pitch, fov
"""
import argparse
import os
import subprocess
import tempfile

import numpy as np

from denoise import denoise
from exr import read_exr, rgb
from layers import auto_exposure, develop, film, write_picture
from tour import load

HERE = os.path.dirname(os.path.abspath(__file__))


def blender(*arguments):
    """Run render_panorama.py at low priority."""
    command = ['nice', '-n', '10', 'blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', os.path.join(HERE, 'render_panorama.py'), '--', *arguments]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(run.stdout[-3000:] + run.stderr[-3000:])
    print(next((line for line in run.stdout.splitlines() if line.startswith('built')), ''))


def flat_picture(layers, stops):
    """An ordinary (not panoramic) picture: all light at once through the denoiser."""
    total = rgb(layers, 'Emit') + rgb(layers, 'Env')
    for kind in ('Diff', 'Gloss', 'Trans'):
        total += (rgb(layers, kind + 'Dir') + rgb(layers, kind + 'Ind')) * rgb(layers, kind + 'Col')
    height, width = total.shape[0] // 64 * 64, total.shape[1] // 64 * 64
    clean = denoise(total[:height, :width], np.clip(rgb(layers, 'Denoising Albedo'), 0, 1)[:height, :width],
                    rgb(layers, 'Denoising Normal', 'XYZ')[:height, :width])
    return (np.clip(film(clean * auto_exposure(clean) * 2.0 ** stops), 0, 1) * 255).astype(np.uint8)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('tour')
    ap.add_argument('scene')
    ap.add_argument('--variant')
    ap.add_argument('--look')
    ap.add_argument('--width', type=int)
    ap.add_argument('--samples', type=int, default=8)
    ap.add_argument('-o', '--out')
    a = ap.parse_args()
    out = a.out or '/tmp/%s.%s.png' % (a.tour, '-'.join(filter(None, (a.scene, a.variant))))
    width = a.width or (960 if a.look else 1024)
    extra = (['--variant', a.variant] if a.variant else []) + (['--look=' + a.look] if a.look else [])
    stops = load(a.tour).stops(a.scene, a.variant)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'layers.exr')
        blender('--tour', a.tour, '--scene', a.scene, '--layers', path, '--width', str(width), '--samples', str(a.samples), *extra)
        layers = read_exr(path)
    write_picture(flat_picture(layers, stops) if a.look else develop(layers, stops), out)
    print(out)


if __name__ == '__main__':
    main()

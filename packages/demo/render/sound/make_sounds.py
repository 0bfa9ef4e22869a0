#!/usr/bin/env python3
"""Makes the ambient sound of every demo tour: assets/<slug>/ambient.mp3, a stereo loop of 24 s. Needs ffmpeg and numpy.

  /usr/bin/python3 packages/demo/render/sound/make_sounds.py [SLUG...]

The same on every machine with the same numpy and ffmpeg. MP3, since every browser plays it and its header says how
many samples the encoder added, so that a decoder can loop it without a gap. Refuses what clips, clicks at the seam
or comes out at another loudness than wanted.
"""
import hashlib
import pathlib
import re
import subprocess
import sys
import wave

import numpy as np

from recipes import RECIPES
from synth import RATE

ASSETS = pathlib.Path(__file__).resolve().parents[2] / 'assets'
LOUDNESS = -30.0           # LUFS: heard, and easily talked over
PEAK = -6.0                # dBFS, at most
BITS = '48k'               # per second


def seed_of(slug):
    return int.from_bytes(hashlib.sha256(slug.encode()).digest()[:4], 'big')


def write_wav(path, sound):
    """Writes 16 bits with a dither that does not change from run to run."""
    dither = np.random.default_rng(1).uniform(-1, 1, sound.shape) / 65536
    samples = np.clip(np.round((sound + dither) * 32767), -32768, 32767).astype('<i2')
    with wave.open(str(path), 'wb') as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.T.tobytes())


def loudness(path):
    """(integrated LUFS, true peak dBFS) of a file, by ffmpeg's EBU R128 meter."""
    run = subprocess.run(['ffmpeg', '-hide_banner', '-nostats', '-i', str(path), '-af', 'ebur128=peak=true', '-f', 'null', '-'],
                         capture_output=True, text=True, check=True)
    summary = run.stderr[run.stderr.rindex('Summary:'):]
    return (float(re.search(r'I:\s+(-?[\d.]+) LUFS', summary)[1]), float(re.search(r'Peak:\s+(-?[\d.]+|-inf) dBFS', summary)[1]))


def seam(sound):
    """The step over the seam, in multiples of the largest usual step (99.9 %) of the same channel."""
    steps = np.abs(np.diff(sound, axis=1))
    over = np.abs(sound[:, 0] - sound[:, -1])
    return float((over / np.quantile(steps, 0.999, axis=1)).max())


def make(slug, temporary):
    """Writes one loop; answers a line of figures."""
    sound = RECIPES[slug](np.random.default_rng(seed_of(slug)))
    sound = sound / np.abs(sound).max() * 0.5
    wav = temporary / f'{slug}.wav'
    write_wav(wav, sound)
    sound = sound * 10 ** ((LOUDNESS - loudness(wav)[0]) / 20)
    write_wav(wav, sound)
    step = seam(sound)
    if step > 1.5:
        raise SystemExit(f'{slug}: clicks at the seam ({step:.2f} times a usual step)')
    out = ASSETS / slug / 'ambient.mp3'
    out.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(['ffmpeg', '-v', 'error', '-y', '-i', str(wav), '-codec:a', 'libmp3lame', '-b:a', BITS, '-joint_stereo', '1',
                    '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', str(out)], check=True)
    level, peak = loudness(out)
    if abs(level - LOUDNESS) > 1.5 or peak > PEAK:
        raise SystemExit(f'{slug}: {level} LUFS, peak {peak} dBFS')
    return f'{slug:26s} {level:6.1f} LUFS  peak {peak:6.1f} dBFS  seam {step:4.2f}  {out.stat().st_size // 1024:4d} kB'


def main():
    import tempfile
    with tempfile.TemporaryDirectory() as temporary:
        for slug in sys.argv[1:] or RECIPES:
            print(make(slug, pathlib.Path(temporary)), flush=True)


if __name__ == '__main__':
    main()

"""Renders the sample tours' panoramas: npm run demo:render -- [tour ...] [tour/scene ...] [--again]

Takes about five minutes of two cores for each 4096 x 2048 picture, at the lowest priority. It can be stopped at any time:
pictures that are done (recorded in rendered.json) are skipped when it starts again. --again renders them nevertheless;
--list only says what is to do; --noted records the pictures that lie in assets as done without rendering them.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

SYSTEM_PYTHON = '/usr/bin/python3'
NEEDED = 'blender python3-numpy python3-pil python3-torch'
USUAL = 330.0        # seconds a picture, until one has been measured


def require():
    """Stop with advice when something is missing; start again with the system's Python when that has what is needed."""
    missing = [] if shutil.which('blender') else ['blender']
    for module in ('numpy', 'PIL', 'torch'):
        try:
            __import__(module)
        except ImportError:
            missing.append(module)
    if not missing:
        return
    if os.path.realpath(sys.executable) != os.path.realpath(SYSTEM_PYTHON) and os.path.exists(SYSTEM_PYTHON):
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, *sys.argv])
    sys.exit('Rendering needs %s. On Debian: apt-get install --no-install-recommends %s\n'
             '(The pictures are in the repository; only who changes the rooms has to render.)' % (', '.join(missing), NEEDED))


def lowest_priority():
    os.nice(19 - os.nice(0))
    if shutil.which('ionice'):
        subprocess.run(['ionice', '-c3', '-p', str(os.getpid())], check=False)


def render(picture, folder):
    """Blender's layers, then the picture out of them."""
    import layers
    from exr import read_exr
    from pictures import SAMPLES, WIDTH
    from tour import load
    path = os.path.join(folder, 'layers.exr')
    here = os.path.dirname(os.path.abspath(__file__))
    command = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', os.path.join(here, 'render_panorama.py'), '--',
               '--tour', picture.slug, '--scene', picture.scene, '--layers', path, '--width', str(WIDTH), '--samples', str(SAMPLES)]
    run = subprocess.run(command + (['--variant', picture.variant] if picture.variant else []), capture_output=True, text=True)
    if run.returncode or not os.path.exists(path):
        sys.exit('Blender could not render %s:\n%s' % (picture.name, (run.stdout + run.stderr)[-3000:]))
    os.makedirs(os.path.dirname(picture.path), exist_ok=True)
    layers.write_picture(layers.develop(read_exr(path), load(picture.slug).stops(picture.scene, picture.variant)), picture.path)
    os.remove(path)


def spoken(seconds):
    minutes = round(seconds / 60)
    return '%d h %02d min' % divmod(minutes, 60) if minutes >= 60 else '%d min' % minutes if minutes else '%d s' % seconds


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('only', nargs='*', help="'pine-cabin' or 'pine-cabin/living'")
    ap.add_argument('--again', action='store_true')
    ap.add_argument('--list', action='store_true')
    ap.add_argument('--noted', action='store_true')
    a = ap.parse_args()
    from pictures import is_done, note, pictures
    chosen = pictures(a.only)
    if not chosen:
        sys.exit('There is no tour or scene of that name.')
    if a.noted:
        for p in [p for p in chosen if os.path.exists(p.path)]:
            note(p)
        return
    todo = [p for p in chosen if a.again or not is_done(p)]
    print('%d pictures, %d done, %d to render, about %s.' % (len(chosen), len(chosen) - len(todo), len(todo), spoken(len(todo) * USUAL)), flush=True)
    if a.list or not todo:
        print('\n'.join(p.name for p in todo))
        return
    require()
    lowest_priority()
    run(todo, note)


def run(todo, note):
    import thumbnails
    start = time.time()
    with tempfile.TemporaryDirectory(prefix='tourwright-render-') as folder:
        for i, picture in enumerate(todo):
            each = (time.time() - start) / i if i else USUAL
            print('[%d/%d] %s ... (about %s left)' % (i + 1, len(todo), picture.name, spoken(each * (len(todo) - i))), flush=True)
            begun = time.time()
            render(picture, folder)
            note(picture)
            thumbnails.refresh(picture.slug)
            print('        %d kB in %s' % (os.path.getsize(picture.path) / 1000, spoken(time.time() - begun)), flush=True)
    print('All done in %s. Floor plans and plan json: python3 plans.py' % spoken(time.time() - start))


if __name__ == '__main__':
    main()

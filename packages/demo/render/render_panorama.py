"""One panorama, inside Blender:

  blender -b --factory-startup -P render_panorama.py -- --tour atelier-nord --scene counter --preview /tmp/x.png
  blender -b --factory-startup -P render_panorama.py -- --tour atelier-nord --scene counter --layers /tmp/x.exr

--preview writes a noisy tone-mapped PNG (1024 wide, 6 samples); --layers one EXR with light, surface and guide layers
(4096 wide, 3 samples) for layers.py. --variant evening takes the tour's variant. --look yaw,pitch,fov previews an ordinary
perspective picture from the camera instead (degrees from the image centre, clockwise; fov 75).
"""
import argparse
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402

import kit  # noqa: E402
import materials  # noqa: E402
import materials.nodes  # noqa: E402
import outside  # noqa: E402
import pieces  # noqa: E402
import plan  # noqa: E402
import shell  # noqa: E402
from tour import load  # noqa: E402

LAYERS = ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
          'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment')


def build(tour):
    """The whole scene."""
    kit.reset(tour.seed)
    kit.LAMPS = tour.lamps
    materials.clear()
    materials.nodes.LAMPS = tour.lamps
    shell.sky(tour)
    shell.build(tour)
    outside.build(tour)
    for p in tour.furniture:
        kit.rng.seed('%s %s %.2f %.2f' % (tour.seed, p.name, p.x, p.y))   # moving one piece leaves the others as they were
        pieces.place(tour, p)


def camera(tour, cam, look=None):
    data = bpy.data.cameras.new('pano')
    data.clip_start, data.clip_end = .03, 5000
    yaw, pitch = cam.yaw, 0
    if look:
        yaw, pitch = cam.yaw - look[0], look[1]
        data.angle = math.radians(look[2])
    else:
        data.type = 'PANO'
        data.cycles.panorama_type = 'EQUIRECTANGULAR'
    ob = bpy.data.objects.new('pano', data)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = tour.camera_at(cam)
    ob.rotation_euler = (math.radians(90 + pitch), 0, math.radians(yaw - 90))
    bpy.context.scene.camera = ob


def cull_lights(tour, cam):
    """Remove lamps that cannot matter from this camera. Cycles 3.4 picks lamps blindly, so each one left on costs noise:
    keep the camera's room and its neighbours, and windows two doors away."""
    hops = plan.hops(tour, cam.room)
    for ob in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type != 'SUN']:
        room = ob.get('room') or kit.room_of_light(tour, ob)
        h = hops.get(room, 9)
        if h > 2 or (h == 2 and not ob.data.name.startswith('window')):
            bpy.data.objects.remove(ob)


def settings(width, height, samples, seed):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    c = s.cycles
    c.device, c.samples, c.seed = 'CPU', samples, seed
    c.use_adaptive_sampling = c.use_denoising = c.use_auto_tile = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 4, 3
    c.transmission_bounces, c.transparent_max_bounces = 2, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_direct, c.sample_clamp_indirect = 0, 3.0
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.8  # wide enough that outlines of 5 samples do not look dotted
    s.render.film_transparent = False


def write_layers(path):
    s = bpy.context.scene
    view = s.view_layers[0]
    for p in LAYERS:
        setattr(view, 'use_pass_' + p, True)
    view.cycles.denoising_store_passes = True
    s.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    s.render.image_settings.color_depth = '16'
    s.render.image_settings.exr_codec = 'NONE'
    s.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)


def write_preview(path, exposure):
    s = bpy.context.scene
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'
    s.render.filepath = os.path.abspath(path)
    bpy.ops.render.render(write_still=True)


def arguments():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--tour', required=True)
    ap.add_argument('--scene', required=True)
    ap.add_argument('--variant')
    ap.add_argument('--preview')
    ap.add_argument('--layers')
    ap.add_argument('--look', help='yaw,pitch,fov')
    ap.add_argument('--width', type=int)
    ap.add_argument('--samples', type=int)
    ap.add_argument('--seed', type=int, default=1)
    ap.add_argument('--exposure', type=float, default=0.0)
    return ap.parse_args(sys.argv[sys.argv.index('--') + 1:])


def main():
    a = arguments()
    tour = load(a.tour).variant(a.variant)
    cam = tour.camera(a.scene)
    start = time.time()
    build(tour)
    look = [float(v) for v in a.look.split(',')] if a.look else None
    camera(tour, cam, look)
    cull_lights(tour, cam)
    built = time.time()
    width = a.width or (4096 if a.layers else 900 if look else 1024)
    settings(width, width * 2 // 3 if look else width // 2, a.samples or (3 if a.layers else 6), a.seed)
    if a.layers:
        write_layers(a.layers)
    else:
        write_preview(a.preview, a.exposure)
    print('built %.1f s, rendered %.1f s, %d objects' % (built - start, time.time() - built, len(bpy.data.objects)), flush=True)


main()

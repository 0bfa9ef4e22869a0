"""Light: hidden panels in the rooms, recessed spots to look at, the sky and the sun."""
import math

import bpy

import kit as k
import materials as M


def ceiling_lights(tour, room):
    """Recessed spots to look at; one wide hidden panel does the lighting, one washes the ceiling (many bounces)."""
    x0, y0, x1, y1 = room.rect
    w, d = x1 - x0, y1 - y0
    top = tour.z(room.level) + tour.height_of(room)
    fill = tour.fill if room.fill is None else room.fill
    if fill:
        mid = ((x0 + x1) / 2, (y0 + y1) / 2)
        panels = (k.area('fill', (*mid, top - .06), (0, 0, -1), w * .7, d * .7, fill * 0.85 * w * d, tour.lamp_tint),
                  k.area('fill', (*mid, top - .75), (0, 0, 1), w * .8, d * .8, fill * 0.6 * w * d, tour.bounce_tint))
        for p in panels:
            p['room'] = room.id
    if tour.spots if room.spots is None else room.spots:
        nx, ny = max(1, round(w / 1.7)), max(1, round(d / 1.7))
        ring, lamp = M.plain('#e8e6e2', .3), M.glow('#fff0da', 7)
        for i in range(nx):
            for j in range(ny):
                x, y = x0 + w * (i + .5) / nx, y0 + d * (j + .5) / ny
                k.cyl(ring, .048, top - .006, top, x, y, seg=24)
                k.cyl(lamp, .036, top - .008, top - .004, x, y, seg=24)


def sky(tour):
    """World background (clear sky with soft clouds, or dusk) and the sun."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    out, background = tree.nodes.new('ShaderNodeOutputWorld'), tree.nodes.new('ShaderNodeBackground')
    colour = dusk(tree, tour) if tour.dusk else day(tree, tour)
    tree.links.new(colour, background.inputs[0])
    background.inputs[1].default_value = tour.sky_strength
    tree.links.new(background.outputs[0], out.inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    if tour.sun_power:
        sun(tour)


def sun(tour):
    elevation, bearing = tour.sun
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = tour.sun_power, math.radians(.9), tour.sun_colour
    ob = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(ob)
    ob.rotation_euler = (math.radians(90 - elevation), 0, math.radians(180 - bearing))


def node(tree, kind, **inputs):
    n = tree.nodes.new('ShaderNode' + kind)
    for name, v in inputs.items():
        if isinstance(v, bpy.types.NodeSocket):
            tree.links.new(v, n.inputs[name])
        else:
            n.inputs[name].default_value = v
    return n


def day(tree, tour):
    elevation, bearing = tour.sun
    blue = node(tree, 'TexSky')
    blue.sky_type, blue.sun_disc = 'NISHITA', False
    blue.sun_elevation, blue.sun_rotation = math.radians(elevation), math.radians(bearing)
    blue.air_density, blue.dust_density, blue.ozone_density = 1.0, 0.6, 1.2
    where = node(tree, 'Mapping', Vector=node(tree, 'TexCoord').outputs['Generated'], Scale=(1.2, 1.2, 4.5))
    cloud = node(tree, 'TexNoise', Vector=where.outputs[0], Scale=2.2, Detail=8, Roughness=.58)
    ramp = node(tree, 'ValToRGB', Fac=cloud.outputs[0])
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .46, .72
    return node(tree, 'MixRGB', Fac=ramp.outputs[0], Color1=blue.outputs[0], Color2=(7, 7.3, 7.8, 1)).outputs[0]


def dusk(tree, tour):
    """From the horizon's colour (with a warm rim) to the zenith's; colours as '#rrggbb', strength by sky_strength."""
    zenith, horizon = (M.srgb(c) for c in tour.dusk)
    up = node(tree, 'SeparateXYZ', Vector=node(tree, 'TexCoord').outputs['Generated']).outputs[2]
    ramp = node(tree, 'ValToRGB', Fac=up)
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.0, horizon
    e[1].position, e[1].color = 0.55, zenith
    mid = e.new(0.14)
    mid.color = M.blend(horizon, zenith, .55)
    return ramp.outputs[0]

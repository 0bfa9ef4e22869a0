"""Hearth: a home-decor shop in warm plaster, clay tiles and oak; a darker corner full of lamps behind a round arch."""
from tour import Camera, Opening, Room, Tour, hang, put

TILES = ('tiles', '#ab8a70', '#c2b29d', .30, .30, .5, .2, .005)
LIME, DEEP = ('plaster', '#e8d9c5', .14), ('plaster', '#9f7461', .18)

TOUR = Tour(
    id='hearth-home-decor', title='Hearth Home Decor', category='retail', seed=141,
    height=3.2, outside='high_street', sun=(27, 112), sun_power=6, fill=1.6, skirting=0, spots=False, trim='#a98258', frames='#8f6a45',
    lamp_tint=(1.0, .95, .88), bounce_tint=(1.0, .97, .93), ev=-.2, exterior='#e3d5c0', ceiling='#f6efe3',
    rooms=[
        Room(id='main', name='Main floor', rect=(0, 0, 7.8, 6.2), floor=TILES, wall=LIME),
        Room(id='lamps', name='Lighting corner', rect=(1.4, 6.2, 6.6, 9.8), floor=TILES, wall=DEEP, walls=dict(s=('plaster', '#c7a893', .14)), fill=.7,
             ceiling='#e6ddd2'),
    ],
    openings=[
        Opening(kind='french', wall=('x', 7.8), at=1.75, w=2.5, h=2.6, panes=3, rows=3, light=.9),
        Opening(kind='french', wall=('x', 7.8), at=4.5, w=1.7, h=2.6, panes=2, rows=3, light=.9),
        Opening(kind='arch', wall=('y', 6.2), at=3.4, w=2.3, h=2.7),
        Opening(kind='window', wall=('x', 6.6), at=8.6, w=1.1, h=1.4, sill=1.0, panes=2, rows=2, light=.8),
    ],
    furniture=[
        put('oak_beams', 3.9, 3.1, 0, w=7.66, d=6.0, n=5),
        put('arch_head', 3.4, 6.2, 0, w=2.3, h=2.7, wall='#ead8c0', t=.146),
        # sitting group by the west wall
        put('design_rug', 1.75, 1.85, 90, w=2.7, d=2.0), put('sofa', .62, 1.85, 90, w=2.1, fabric='#d8cab4', pillows=('#c98f3f', '#9aa58a', '#b8694a'), leg='#8f6a45', throw='#b46f50'),
        put('coffee_table', 1.85, 1.8, 90, top=('wood', '#b58d62'), leg='#7d5f3a'),
        put('pouf', 2.7, 1.2, 0, colour='#b8694a', r=.27), put('tripod_lamp', .5, .5, 0),
        hang('w', .07, 1.85, 'picture', w=1.1, h=.8, kind='fields', seed=4, pal=('#f0e6d4', '#c98f3f', '#b8694a', '#8f9a84'), frame='#b58d62', z=1.65),
        # niches, cushions, throws
        put('niche_wall', .26, 4.65, 90, w=2.7, h=2.6, d=.34), put('cushion_cubes', 1.2, 5.92, 0, w=1.7, h=1.95),
        put('throw_ladder', 5.02, 6.0, 0), put('basket', 5.0, 5.45, 0, throw='#e6dac6'),
        # rugs on the south wall
        hang('s', .07, 3.35, 'hanging_rug', w=1.15, h=1.8, z=2.72),
        hang('s', .07, 4.75, 'hanging_rug', w=1.1, h=1.7, z=2.72, design=('lattice', '#e3d6bf', '#6b5644', '#b8694a')),
        hang('s', .07, 6.15, 'hanging_rug', w=1.15, h=1.8, z=2.72, design=('bands', '#d9b98f', '#8f5a44', '#f0e6d4')),
        put('rug_stack', 4.25, .5, 180, n=8), put('rug_stack', 5.45, .52, 176, n=6), put('rug_rolls', 2.3, .42, 0), put('basket', 3.35, .5, 0, r=.21, h=.3, throw='#c98f3f'),
        # clay in the middle, the counter, the window
        put('clay_table', 5.6, 2.35, 82), put('rattan_pendant', 5.6, 2.0, 0, drop=1.1), put('basket_pendant', 5.6, 2.75, 0, drop=1.15),
        put('counter', 6.35, 5.15, 0, w=1.7, front=('wood', '#a57d52'), top=('wood', '#b58d62')),
        hang('n', 6.13, 6.3, 'sign', text='HEARTH', size=.34, z=2.35, colour='#8f5a44'),
        hang('n', 6.13, 6.3, 'clay_ledge', w=1.6, z=1.6),
        put('armchair', 7.05, 3.35, -115, fabric='#8f9a84', leg='#8f6a45'), put('basket', 7.3, 2.72, 0, r=.2, h=.34, throw='#b46f50'),
        put('plant', 7.25, .6, 0, h=2.0, pot='#b8694a'), put('plant', 7.3, 5.75, 0, h=1.5, kind='palm', pot='#d9c3a5'), put('plant', .5, 3.05, 0, h=1.1, kind='grass', pot='#c79a7c'),
        put('paper_lantern', 1.8, 1.85, 0, drop=.95, r=.3), put('paper_lantern', 2.45, 2.5, 0, drop=.75, r=.2),
        # lighting corner
        put('lamp_wall', 3.75, 9.48, 0, w=3.6), hang('n', 9.73, 3.75, 'wall_wash', w=3.6, z=3.05),
        put('lamp_island', 5.75, 7.35, 0), put('rattan_pendant', 5.55, 7.1, 0, drop=1.25, r=.27), put('clay_pendant', 5.95, 7.65, 0, drop=1.1),
        put('basket_pendant', 6.1, 7.15, 0, drop=.95), put('paper_lantern', 5.3, 7.75, 0, drop=.7, r=.2), put('clay_pendant', 5.2, 7.25, 0, drop=1.5, colour='#e6dac6'),
        put('armchair', 2.05, 8.55, 118, fabric='#c98f3f', leg='#8f6a45'), put('tripod_lamp', 1.9, 9.3, 0), put('design_rug', 2.5, 8.2, 25, w=1.9, d=1.3, design=('lattice', '#e3d6bf', '#6b5644', '#b8694a')),
        put('linen_arc_lamp', 1.85, 7.55, 125, h=2.0), put('pouf', 2.75, 8.75, 0, colour='#e0d2ba', r=.22, h=.36),
        hang('w', 1.47, 7.0, 'sconce', z=1.75, kind=0), hang('w', 1.47, 8.05, 'sconce', z=1.75, kind=1), hang('w', 1.47, 9.0, 'sconce', z=1.75, kind=2),
        hang('w', 1.47, 8.1, 'wall_wash', w=3.0, z=3.05, watts=6),
        hang('s', 6.27, 5.5, 'sconce', z=1.75, kind=1), hang('s', 6.27, 1.85, 'sconce', z=1.75, kind=0), hang('e', 6.53, 7.4, 'sconce', z=1.9, kind=2),
        put('plant', 6.2, 9.35, 0, h=1.3, pot='#8f5a44'),
    ],
    anchors={
        'amphora': (5.6, 2.35, 1.0), 'cushion': (1.84, 5.76, .76), 'rug': (3.35, .14, 1.85), 'niches': (.45, 4.65, 1.4), 'counter': (6.35, 4.9, 1.05),
        'sofa': (.75, 1.85, .75), 'throws': (5.02, 5.9, 1.3), 'rolls': (2.3, .42, .95),
        'globe': (3.08, 9.45, 1.67), 'rattan': (5.55, 7.1, 2.05), 'tripod': (1.9, 9.3, 1.3), 'lamp-wall': (3.75, 9.4, 1.6), 'arch': (3.4, 6.2, 2.5), 'reading': (2.05, 8.55, .6),
    },
    thumbnail=('main-floor', 0, -8, 105),
    cameras=[
        Camera(scene='main-floor', room='main', name='Main floor', x=3.75, y=3.45, yaw=215),
        Camera(scene='lighting-corner', room='lamps', name='Lighting corner', x=3.85, y=7.75, yaw=80),
    ])

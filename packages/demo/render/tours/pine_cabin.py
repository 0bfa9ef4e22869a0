"""Pine cabin: boarded walls, an open gable with beams, a wood stove, bunks for four; firs all around."""
from tour import Camera, Opening, Room, Tour, hang, put

WALL = ('boards', '#d0b592', '#b1936e', .17, 'h', .5, .85, .8, .008)
FLOOR = ('wood_floor', '#86674a', '#63482f', .2, 2.6, 'x', .4)
WOODS = ('#efe6d2', '#a8a072', '#3f5542', '#b5583a')

TOUR = Tour(
    id='pine-cabin', title='Pine Cabin', category='real-estate', seed=61,
    height=3.95, outside='forest', ground=-.45, sun=(27, 238), sun_power=6.5, sun_colour=(1, .92, .82), daylight=1.35, fill=0, spots=False,
    trim='#9c7550', frames='#5b3d26', exterior=('boards', '#8f6139', '#6f4827', .17, 'h', .7, .8), ceiling='#cbb08c', skirting=.09, ev=-.6,
    door=('wood', '#9a6a3c', .45, 'z'), sky_tint=(.97, .98, 1.0), lamp_tint=(1.0, .96, .91),
    rooms=[
        Room('living', 'Living room', (0, 0, 6.4, 5.2), FLOOR, WALL),
        Room('bunk-room', 'Bunk room', (6.4, .5, 9.7, 5.2), FLOOR, WALL, ceiling=('boards', '#d3b998', '#b59775', .15, 'x', .5, .8, .8), height=2.55, fill=.9),
    ],
    openings=[
        Opening('window', ('y', 0), 1.9, w=2.3, h=1.45, sill=.85, panes=3, rows=2),
        Opening('window', ('x', 0), 2.5, w=1.5, h=1.35, sill=.9, panes=2, rows=2),
        Opening('door', ('y', 0), 3.95, w=.92, h=2.05, leaf=(1, 'lo', 0)),
        Opening('window', ('y', 0), 5.45, w=1.2, h=1.1, sill=1.0, panes=2, rows=2),
        Opening('window', ('y', 5.2), 5.1, w=1.2, h=.9, sill=1.15, panes=2),
        Opening('door', ('x', 6.4), 2.75, w=.95, h=2.05, leaf=(1, 'lo', 168)),
        Opening('window', ('x', 9.7), 2.85, w=1.3, h=1.2, sill=.95, panes=2, rows=2),
    ],
    furniture=[
        put('gable_ceiling', 3.2, 2.6, w=6.27, d=5.07, eave=2.5, ridge=3.85, light='#cfb48f', dark='#ad8e69', beam='#80603f'),
        # by the stove
        put('wood_stove', .95, 4.25, 45, pipe=3.1), put('log_stack', 2.25, 4.9, w=1.15),
        put('rug', 2.05, 2.4, w=2.9, d=2.0, colour='#8c3f33', second='#d9c69c', pattern='diamond'),
        put('sofa', 1.85, .68, 180, fabric='#5f6b52', pillows=('#b5483a', '#e7dcc4', '#c9a15a'), w=2.0, throw='#a8442f'),
        put('log_table', 2.05, 2.3, 5), put('armchair', .72, 2.55, 84, fabric='#8a5a3a', leg='#6b4a2c'),
        put('armchair', 3.15, 3.5, -38, fabric='#7d4a3a', leg='#6b4a2c'),
        put('floor_lamp', .42, .5, h=1.55, metal='#3a3430', shade='#ecdcb8'),
        hang('w', .07, 4.0, 'snowshoes', z=1.75),
        put('bookshelf', 3.28, 4.96, w=.85, h=1.75, rows=4, wood='#a8713d'),
        put('curtains', 1.9, .10, 180, w=2.6, H=2.4, colour='#a8442f', open_=.13, sheer=False, rod='#3a3430', floor=.72),
        put('curtains', .10, 2.5, 90, w=1.8, H=2.36, colour='#a8442f', open_=.16, sheer=False, rod='#3a3430', floor=.78),
        # kitchen and table
        put('kitchen_run', 5.1, 4.82, units=('d', 'sink', '3', 'hob'), front='#5b6f5a', top=('wood', '#b98752', .45), handle='#3a3430', wall_units=False, splash=None),
        hang('n', 5.13, 4.18, 'wall_shelf_jars', w=.55, z=1.5, wood='#a8713d'), hang('n', 5.13, 6.02, 'wall_shelf_jars', w=.5, z=1.5, wood='#a8713d'),
        put('plank_table', 5.4, .95, 0), put('plank_bench', 5.4, 1.62, 0, w=1.1), put('dining_chair', 4.55, .92, 92, wood='#a8713d', seat='#b5483a'),
        put('pendant', 5.4, .95, H=3.0, drop=1.35, colour='#3f5542', r=.19),
        hang('e', 6.33, 4.0, 'hooks', w=.8), put('plant', 3.12, .42, h=.85, kind='grass', pot='#b4745a'),
        hang('e', 6.33, 1.35, w=.62, h=.5, kind='hills', seed=14, pal=WOODS, frame='#6b4a2c', z=1.6),
        put('skis', 6.2, 1.85, -90),
        # bunk room
        put('bunk_bed', 8.6, 4.64, 0), put('bunk_bed', 8.6, 1.06, 180, sheets=('#3f5f7a', '#b5483a')),
        put('rug', 8.25, 2.85, 90, w=1.4, d=2.0, colour='#d9c7a0', second='#8a4a38', pattern='stripe'),
        put('blanket_chest', 9.36, 2.85, -90), put('curtains', 9.60, 2.85, -90, w=1.6, H=2.28, colour='#c9b27a', open_=.17, sheer=False, rod='#3a3430', floor=.85),
        hang('w', 6.47, 4.2, 'hooks', w=.8), put('plank_bench', 6.72, 4.25, 90, w=1.1),
        hang('w', 6.47, .97, w=.6, h=.48, kind='hills', seed=31, pal=WOODS, frame='#6b4a2c', z=1.55),
        put('dresser', 6.75, .95, 90, wood='#a8713d', w=.7, h=.8),
        put('pendant', 8.75, 2.85, drop=.42, colour='#a8442f', r=.15),
    ],
    cameras=[
        Camera('living', 'living', 'Living room', 4.25, 2.75, 180),
        Camera('bunk-room', 'bunk-room', 'Bunk room', 7.75, 2.85, 10),
    ],
    anchors={
        'stove': (.95, 4.2, .7), 'logs': (2.25, 4.75, .7), 'beams': (.4, 2.6, 3.1), 'table': (5.4, .95, .85), 'window': (1.9, .05, 1.6),
        'bunks': (8.6, 4.3, 1.0), 'chest': (9.3, 2.85, .6), 'view': (9.65, 2.85, 1.6),
    },
)

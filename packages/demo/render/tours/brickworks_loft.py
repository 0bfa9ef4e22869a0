"""Tour 3: a loft in old brickworks on two floors. Brick, concrete, black steel; the sun falls through tall factory windows."""
from tour import Camera, Level, Opening, Passage, Room, Tour, hang, put

PAL_RUST = ('#efe6d8', '#b0603c', '#3c4a50', '#c7a76b')
PAL_INK = ('#ece6da', '#3c4a50', '#232426', '#b0603c')
BRICK = ('brick', '#8f5a48', '#b3a99c', .85, .4)
STEEL, OAK = '#232426', '#8a6138'
CONCRETE = ('concrete', '#8b8781', .42)

TOUR = Tour(
    id='brickworks-loft', title='Brickworks Loft', category='real-estate', seed=29, height=2.6, outside='mills', ground=-8.5,
    levels=[Level(), Level('mezzanine', 'Mezzanine', 2.9)],
    sun=(33, 163), sun_power=4.5, ev=-.62, frames='#1d1e20', trim='#d9d2c6', exterior='#8c5947', spots=False, skirting=0, daylight=.6, edge=('plain', STEEL, .45),
    door=('plain', '#26282a', .4), ceiling='#e9e4da', fill=1.1,
    rooms=[
        Room('living', 'Living room', (0, 0, 7.0, 6.5), CONCRETE, '#e6dfd3', dict(w=BRICK, n=BRICK), height=5.4),
        Room('kitchen', 'Kitchen', (7.0, 0, 11.0, 6.5), CONCRETE, '#e6dfd3', dict(n=BRICK), ceiling=('wood_floor', '#8d6845', '#644830', .14, 2.4, 'y'), fill=2.0),
        Room('mezzanine', 'Mezzanine', (7.0, 0, 11.0, 6.5), ('wood_floor', '#a88156', '#7a5837', .2, 2.4, 'y'), '#e6dfd3', dict(e=BRICK, n=BRICK), level=1, height=2.5),
    ],
    open=[('living', 'mezzanine')],
    openings=[
        Opening('window', ('y', 0), 1.95, w=2.5, h=3.7, sill=.8, panes=4, rows=6),
        Opening('window', ('y', 0), 5.05, w=2.5, h=3.7, sill=.8, panes=4, rows=6),
        Opening('window', ('y', 0), 9.0, w=2.4, h=1.5, sill=.95, panes=4, rows=3),
        Opening('window', ('y', 0), 9.0, w=2.4, h=1.65, sill=.6, panes=4, rows=3, level=1),
        Opening('arch', ('x', 7.0), 3.0, w=4.6, h=2.42),
        Opening('door', ('y', 6.5), 8.1, w=1.0, h=2.1, leaf=(1, 'lo', 2), door=('plain', '#2f4a44', .4)),
    ],
    passages=[Passage(('living', 'mezzanine'), (6.75, 5.92, 3.6), .9, 'stairs')],
    furniture=[
        # steel and air
        put('stairs', 5.2, 5.92, -90, w=.95, d=3.6, rise=2.9, steps=16, tread=('wood', OAK), stringer=STEEL, sides=(1,)),
        put('railing', 7.06, 2.75, 90, w=5.3, level=1),
        put('steel_beam', 3.5, 1.3, w=6.9), put('steel_beam', 3.5, 3.25, w=6.9), put('steel_beam', 3.5, 5.2, w=6.9),
        put('steel_beam', 6.9, 3.25, 90, w=6.3, H=2.9, h=.42),
        put('duct', 3.5, 4.25, w=6.9, z=4.72, up=.68),
        put('steel_column', 7.0, .58, h=2.6), put('steel_column', 7.0, 5.42, h=2.6),
        # by the brick wall
        put('rug', 1.95, 4.3, w=3.4, d=2.5, colour='#6f3a2e', second='#b98f70', pattern='diamond'),
        put('leather_sofa', 1.9, 5.88, hide='#6b4128'),
        put('cart_table', 1.9, 4.45),
        put('leather_chair', 1.1, 3.15, 164), put('leather_chair', 2.45, 3.1, 198),
        hang('n', 6.43, 1.9, w=1.9, h=1.25, kind='fields', seed=77, pal=PAL_RUST, frame=STEEL, z=1.95),
        put('loft_arc_lamp', .42, 6.05, 55),
        put('pipe_shelf', .28, 2.75, 90, w=2.3, h=2.5),
        hang('w', .07, 5.05, w=.75, h=1.0, kind='lines', seed=8, pal=PAL_INK, frame=STEEL, z=1.6),
        put('record_console', 1.9, .33, 180),
        put('plant', .48, .55, h=2.1, pot='#57544f'), put('plant', 3.5, .5, h=1.3, kind='grass', pot='#b0603c'),
        # dining
        put('rug', 5.15, 1.45, w=2.9, d=2.0, colour='#cfc4b2', second='#8b7f70'),
        put('dining_table', 5.15, 1.45, w=2.1, d=.95, top=OAK, leg='#2a2a2b'),
        put('metal_chair', 4.6, .78, 184), put('metal_chair', 5.6, .8, 176, colour='#b0603c'),
        put('metal_chair', 4.6, 2.12, -3), put('metal_chair', 5.62, 2.1, 4),
        put('pendant', 4.65, 1.45, drop=3.55, colour=STEEL, r=.24), put('pendant', 5.65, 1.45, drop=3.55, colour=STEEL, r=.24),
        put('plant', 6.55, .55, h=2.0, kind='palm', pot='#57544f'),
        put('console', 6.15, 6.2, wood=OAK),
        put('bench', 4.75, 6.2, w=1.0, d=.36, wood=OAK, seat='#57544f'),
        # kitchen under the mezzanine
        put('kitchen_run', 10.62, 2.85, -90, units=('d', '3', 'sink', 'd', 'hob', 'd'), front='#2e3b3a', handle='#b08d57', top=('concrete', '#b5b0a8'), gap=(0, 5)),
        put('fridge', 10.57, 5.1, -90, colour='#3a3c3e'),
        put('island', 8.75, 2.75, -90, w=2.0, front='#2e3b3a', top=('wood', OAK)),
        put('stool', 8.05, 2.15, wood=OAK), put('stool', 8.02, 2.78, wood=OAK), put('stool', 8.07, 3.4, wood=OAK),
        put('pendant', 8.75, 2.3, drop=.8, colour=STEEL, r=.19), put('pendant', 8.75, 3.2, drop=.8, colour=STEEL, r=.19),
        hang('n', 6.43, 9.35, 'hooks', w=.9), put('bench', 9.5, 6.18, w=1.2, d=.36, wood=OAK, seat='#8c4a38'),
        put('plant', 9.0, .5, h=1.1, kind='grass', pot='#57544f'), put('plant', 7.5, .5, h=1.5, pot='#57544f'),
        put('rug', 8.1, 5.75, w=1.2, d=.8, colour='#57544f', second='#8b857b', pattern='stripe'),
        # mezzanine
        put('steel_beam', 9.0, 1.3, level=1, w=3.9), put('steel_beam', 9.0, 3.25, level=1, w=3.9), put('steel_beam', 9.0, 5.2, level=1, w=3.9),
        put('rug', 9.3, 3.1, level=1, w=2.6, d=2.8, colour='#ddd2c0', second='#a79a86'),
        put('bed', 9.78, 3.1, -90, level=1, w=1.6, frame=OAK, head='#6f665c', throw='#8c4a38', pillow2='#b7a78f', duvet='#ece6da'),
        put('nightstand', 10.66, 1.98, -90, level=1, wood=OAK), put('nightstand', 10.66, 4.24, -90, level=1, wood=OAK),
        put('desk', 8.5, .44, 180, level=1, w=1.3, wood=OAK, metal=STEEL), put('office_chair', 8.45, 1.1, -8, level=1, fabric='#3c4a50'),
        put('clothes_rack', 9.5, 6.05, level=1, w=1.5, palette=('#3c4a50', '#d9cfbd', '#8c4a38', '#232426')),
        put('dresser', 10.67, 5.35, -90, level=1, w=1.1, wood=OAK),
        put('plant', 10.5, .55, level=1, h=1.5, pot='#57544f'),
        put('pendant', 9.6, 3.1, level=1, drop=.7, kind='basket', colour='#6b4630', r=.26),
        hang('n', 6.43, 8.0, level=1, w=.7, h=.9, kind='shapes', seed=15, pal=PAL_INK, frame=STEEL, z=1.5),
    ],
    cameras=[
        Camera('living', 'living', 'Living room', 4.1, 3.55, 125),
        Camera('kitchen', 'kitchen', 'Kitchen', 9.15, 4.75, -60),
        Camera('mezzanine', 'mezzanine', 'Mezzanine', 8.0, 4.7, -40),
    ],
    anchors={
        'tall-windows': (1.95, .05, 2.4), 'leather-sofa': (1.9, 5.8, .7), 'pipe-shelf': (.3, 2.75, 1.5), 'record-player': (1.6, .33, .85), 'stairs': (5.0, 5.6, 1.4),
        'dining-table': (5.15, 1.45, .85), 'island': (8.75, 2.75, .95), 'kitchen-run': (10.4, 3.6, 1.15), 'front-door': (8.1, 6.42, 1.3), 'ceiling-boards': (8.2, 3.9, 2.58),
        'bed': (9.7, 3.1, 3.6), 'railing': (7.06, 2.6, 3.8), 'desk': (8.5, .5, 3.75), 'clothes-rail': (9.5, 6.0, 4.2),
    })

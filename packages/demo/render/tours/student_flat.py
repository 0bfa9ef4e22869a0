"""Student flat: a shared kitchen and one of the rooms, two storeys above a street; white walls, bright accents."""
from tour import Camera, Opening, Room, Tour, hang, put

PINE, YELLOW, TEAL, CORAL = '#d9b98a', '#efb52f', '#3f8f93', '#e2725b'
PAL = ('#f6f2e8', '#efb52f', '#3f8f93', '#e2725b')

TOUR = Tour(
    id='student-flat', title='Student Flat', category='real-estate', seed=113,
    height=2.6, outside='street', ground=-6.3, sun=(34, 148), sun_power=6, fill=1.2, spots=False, frames='#f6f5f2', exterior='#d9cdb8',
    rooms=[
        Room(id='kitchen', name='Shared kitchen', rect=(0, 0, 5.6, 4.6), floor=('tiles', '#dcdad4', '#b9b6ae', .33, .33, .4, .08, .004), wall='#f3f1ec',
             walls=dict(e='#cfe0dd')),
        Room(id='room', name='Room', rect=(5.6, 0, 9.2, 4.6), floor=('wood_floor', '#d9bd92', '#b8966a', .12, .9), wall='#f3f1ec', walls=dict(n='#f2c65a')),
    ],
    openings=[
        Opening(kind='window', wall=('y', 0), at=1.75, w=1.5, h=1.45, sill=.95, panes=2, rows=2),
        Opening(kind='window', wall=('y', 0), at=4.05, w=1.5, h=1.45, sill=.95, panes=2, rows=2),
        Opening(kind='window', wall=('y', 0), at=7.35, w=1.9, h=1.45, sill=.95, panes=2, rows=2),
        Opening(kind='door', wall=('x', 5.6), at=3.3, w=.9, leaf=(-1, 'lo', 172), door=('plain', YELLOW, .35)),
        Opening(kind='door', wall=('y', 4.6), at=1.75, leaf=(-1, 'lo', 0), door=('plain', TEAL, .35)),
        Opening(kind='door', wall=('y', 4.6), at=4.55, leaf=(-1, 'hi', 0), door=('plain', CORAL, .35)),
    ],
    furniture=[
        # shared kitchen
        put('kitchen_run', .38, 2.05, 90, units=('d', 'sink', '3', 'hob', 'd'), front='#f4f3ef', top=('wood', PINE), handle='#2b2b2b', shaker=False, gap=(1, 2),
            splash=('tiles', YELLOW, '#f1e6c8', .10, .10, .2, .10, .003, 0.0, 'wall')),
        put('fridge', .43, 4.1, 90, colour='#f2f1ec', metal=False),
        put('dining_table', 2.5, 1.95, 90, w=1.7, d=.85, top=PINE, leg='#f4f3ef'),
        put('dining_chair', 1.86, 1.5, 92, style=1, wood=PINE, seat=TEAL), put('dining_chair', 1.84, 2.4, 86, style=1, wood=PINE, seat='#f4f3ef'),
        put('dining_chair', 3.14, 1.55, -88, style=1, wood=PINE, seat=CORAL), put('dining_chair', 3.14, 2.4, -100, style=1, wood=PINE, seat=YELLOW),
        put('pendant', 2.5, 1.55, 0, drop=.85, colour=TEAL), put('pendant', 2.5, 2.35, 0, drop=.85, colour=CORAL),
        put('sofa', 4.35, .6, 180, w=1.75, d=.88, seats=2, fabric='#5d7f8a', pillows=(YELLOW, '#f1ece0', CORAL), leg=PINE), put('plant', 3.05, .42, 0, h=1.2, pot=CORAL),
        hang('n', 4.53, 3.15, 'whiteboard', w=1.3, h=.85, z=1.5), hang('n', 4.53, 5.3, 'pinboard', w=.36, h=.6, n=6),
        hang('n', 4.53, 3.15, 'fairy_lights', w=1.7, z=2.3), hang('e', 5.53, 1.02, 'wall_bike', colour=CORAL, z=1.55),
        put('plant', .5, .42, 0, h=.9, kind='grass', pot=YELLOW), put('rug', 4.35, 1.55, 0, w=1.7, d=1.0, colour='#efe6d2', second=TEAL, pattern='stripe'),
        put('bookshelf', 2.75, 4.4, 0, w=.7, h=.95, rows=2, wood=PINE), put('stool', 5.25, 4.25, 0, wood=PINE, h=.5),
        hang('s', .07, 2.9, w=.42, h=.58, kind='shapes', seed=7, pal=PAL, frame='#ffffff', z=1.75),
        # the room
        put('single_bed', 8.62, 3.42, 0), put('nightstand', 7.85, 4.3, 0, wood=PINE), hang('n', 4.53, 8.2, 'fairy_lights', w=1.8, z=2.25),
        hang('e', 9.13, 3.0, w=.5, h=.7, kind='shapes', seed=17, pal=PAL, frame='#ffffff', z=1.65), hang('e', 9.13, 3.7, w=.5, h=.7, kind='lines', seed=4, pal=PAL, frame='#ffffff', z=1.65),
        put('desk', 7.35, .45, 180, w=1.5, wood=PINE, metal='#f4f3ef'), put('office_chair', 7.25, 1.05, 8, fabric=TEAL),
        put('bookshelf', 8.95, 1.15, -90, w=1.2, h=1.75, rows=5, wood=PINE), put('plant', 6.0, .42, 0, h=1.3, pot=YELLOW),
        hang('w', 5.67, 1.75, 'whiteboard', w=1.3, h=.85, z=1.55), put('beanbag', 6.15, 1.6, 70, colour=CORAL),
        put('wardrobe', 6.4, 4.22, 0, w=1.3, h=2.1, doors=2, front='#f4f3ef', handle=PINE), put('rug', 7.3, 2.5, 0, w=2.0, round_=True, colour='#efe6d2', second='#dccfb4'),
        put('curtains', 7.35, .07, 180, w=2.1, H=2.45, colour=TEAL, open_=.15, sheer=False), put('paper_lantern', 7.95, 1.75, 0, drop=.5, r=.24),
        put('basket', 8.9, 2.1, 0, r=.19, h=.32, throw='#e4e0d6'),
    ],
    anchors={
        'whiteboard': (3.15, 4.5, 1.5), 'table': (2.5, 1.95, .85), 'run': (.5, 2.05, 1.2), 'bike': (5.37, 1.02, 1.6), 'doors': (1.75, 4.55, 1.3), 'sofa': (4.35, .65, .7),
        'bed': (8.62, 3.2, .65), 'desk': (7.35, .5, 1.0), 'room-board': (5.7, 1.75, 1.55), 'shelf': (8.9, 1.15, 1.4), 'wardrobe': (6.4, 3.95, 1.3), 'beanbag': (6.15, 1.6, .5),
    },
    thumbnail=('shared-kitchen', -55, -8, 100),
    cameras=[
        Camera(scene='shared-kitchen', room='kitchen', name='Shared kitchen', x=4.45, y=2.9, yaw=165),
        Camera(scene='room', room='room', name='Room', x=6.95, y=2.75, yaw=-35),
    ])

"""Tour 2: a one-room flat above the street. White, birch and yellow; afternoon sun from the south-west."""
from tour import Camera, Opening, Room, Tour, hang, put

PAL_YELLOW = ('#f5f2ea', '#e2b437', '#56666e', '#c9cfce')
PAL_BLUE = ('#f5f2ea', '#8aa0a8', '#3f4f58', '#e2b437')
BIRCH, CREAM, YELLOW = '#d9bd93', '#f1efe9', '#e2b437'
BOARDS = ('wood_floor', '#dfc8a2', '#c0a278', .12, 1.5, 'y')

TOUR = Tour(
    id='city-studio', title='City Studio', category='real-estate', seed=5, height=2.8, outside='town', ground=-16.5,
    sun=(36, 238), sun_power=8, spots=False,
    rooms=[
        Room('studio', 'Studio', (0, 0, 6.2, 5.2), BOARDS, '#f3f2ee', dict(n='#e9dcae')),
        Room('kitchen', 'Kitchen', (6.2, 0, 9.2, 3.6), ('tiles', '#c3cdce', '#a3abab', .3, .3, .4), '#f3f2ee'),
        Room('bath', 'Shower room', (6.2, 3.6, 9.2, 5.2), ('tiles', '#8f9694', '#6f7573', .3, .3, .3), '#eef0ed'),
    ],
    openings=[
        Opening('window', ('y', 0), 2.2, w=3.0, h=1.95, sill=.45, panes=3),
        Opening('window', ('x', 0), 3.75, w=1.3, h=1.95, sill=.45, panes=1),
        Opening('window', ('y', 0), 7.35, w=1.5, h=1.45, sill=.95, panes=2),
        Opening('arch', ('x', 6.2), 1.95, w=1.5, h=2.3),
        Opening('door', ('x', 6.2), 4.35, leaf=(1, 'hi', 2)),
        Opening('door', ('y', 5.2), 5.35, w=.92, leaf=(1, 'lo', 2), door=('plain', '#d9a92f', .35)),
    ],
    furniture=[
        # the bed behind its open shelf
        put('bed', 1.15, 4.02, w=1.4, frame=BIRCH, head='#c8ccca', throw=YELLOW, pillow2='#aab4b6', duvet='#f4f3ef'),
        put('nightstand', .31, 4.88, wood=BIRCH),
        put('open_shelf', 2.42, 4.25, 90, w=1.6),
        put('rug', 1.15, 2.75, w=1.5, d=.8, colour='#e9e5da', second='#c9c3b4'),
        hang('w', .07, 3.75, 'curtains', w=1.5, H=2.6, colour='#d9a92f', open_=.2, sheer=False, rod=CREAM),
        # sitting corner
        put('rug', 1.75, 1.42, w=2.3, d=1.8, colour='#eeeae0', second='#9aa3a6', pattern='diamond'),
        put('sofa_bed', .60, 1.42, 90),
        put('round_table', 1.8, 1.35, top=('wood', BIRCH), stem=CREAM, r=.38),
        put('floor_lamp', .38, 2.72, metal=YELLOW),
        put('pouf', 2.5, 2.08, colour=YELLOW, r=.27, h=.38),
        put('pendant', 1.9, 1.5, drop=.62, kind='globe', r=.3),
        hang('s', .07, 2.2, 'curtains', w=3.2, H=2.6, colour='#e8e4d8', open_=.11, sheer=False, rod=CREAM),
        hang('w', .07, 1.05, w=.6, h=.8, kind='shapes', seed=31, pal=PAL_YELLOW, frame=BIRCH, z=1.62),
        hang('w', .07, 1.85, w=.6, h=.8, kind='fields', seed=12, pal=PAL_BLUE, frame=BIRCH, z=1.62),
        # desk under the window
        put('desk', 3.15, .42, 180, w=1.25, d=.6, wood=BIRCH, metal=CREAM, monitor=False),
        put('laptop', 3.1, .47, 180),
        put('folding_chair', 3.1, 1.02, 174),
        # east end
        put('wardrobe', 4.95, .37, 180, w=1.3, doors=2, h=2.2, front='#e0c9a3', handle=CREAM),
        put('plant', 5.85, .42, h=1.5, pot=YELLOW),
        hang('e', 6.13, 3.32, 'hooks', w=.7),
        put('shoe_rack', 5.95, 3.3, -90, w=.8),
        # north wall
        put('bicycle', 3.75, 4.95),
        hang('n', 5.13, 3.3, w=.5, h=.7, kind='lines', seed=6, pal=PAL_BLUE, frame=BIRCH, z=1.75),
        hang('n', 5.13, 4.0, w=.7, h=.7, kind='hills', seed=19, pal=PAL_BLUE, frame=BIRCH, z=1.75),
        put('pendant', 4.7, 2.9, drop=.45, kind='globe', r=.2),
        put('rug', 5.35, 4.65, w=1.0, d=.62, colour='#8d969a', second='#e9e5da', pattern='stripe'),
        # kitchen
        put('kitchen_run', 8.82, 1.62, -90, units=('d', 'sink', '3', 'hob', 'd'), unit=.52, front='#f0efe9', top=('wood', BIRCH),
            handle=BIRCH, splash=('tiles', '#e9c65c', '#efe9d8', .1, .1, .15, .06, .003, 0.0, 'wall'), gap=(0,)),
        put('tall_unit', 8.82, 3.22, -90, w=.6),
        put('folding_table', 7.3, .52, w=1.15, d=.72),
        put('folding_chair', 6.72, 1.02, 150), put('folding_chair', 7.95, .95, -165, colour=CREAM),
        hang('n', 3.53, 7.4, 'wall_shelf', w=1.3, z=1.5), hang('n', 3.53, 7.22, 'wall_shelf', w=.95, z=1.95),
        put('bench', 7.4, 3.28, w=1.2, d=.38, wood=BIRCH, seat=YELLOW),
        put('pendant', 7.3, .6, drop=.95, colour=YELLOW, r=.19),
        put('plant', 6.55, 3.25, h=.9, kind='grass', pot='#f1ede4'),
        hang('s', .07, 7.35, 'curtains', w=1.6, H=2.55, colour='#e8e4d8', open_=.1, sheer=False, rod=CREAM, floor=.95),
        hang('w', 6.27, 3.2, 'clock', z=1.85),
        put('vanity', 8.2, 4.95),
    ],
    cameras=[
        Camera('studio', 'studio', 'Studio', 3.85, 2.75, 170),
        Camera('kitchen', 'kitchen', 'Kitchen', 7.35, 2.1, 20),
    ],
    anchors={
        'window': (2.2, .07, 1.45), 'sofa-bed': (.6, 1.42, .55), 'open-shelf': (2.42, 4.25, 1.2), 'bicycle': (3.75, 4.95, .75),
        'folding-table': (7.3, .52, .8), 'yellow-tiles': (9.05, 1.1, 1.2), 'bench': (7.4, 3.28, .5), 'sink': (8.82, 2.14, 1.0),
    })

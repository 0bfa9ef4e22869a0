"""Dune beach house: white boards, linen and rattan, a bleached floor, and a deck above the beach. The sea lies south."""
from tour import Camera, Opening, Room, Tour, hang, put

WHITE = ('boards', '#f6f4ee', '#e6e2d8', .16, 'h', .5, .35)
FLOOR = ('wood_floor', '#d8c7ab', '#b39d7c', .19, 2.4, 'x', .42)
DECK = ('wood_floor', '#ada291', '#958a7a', .12, 4.2, 'x', .6)
COAST = ('#f3efe6', '#a9c3c6', '#5f8f9b', '#d9b27c')

TOUR = Tour(
    id='dune-beach-house', title='Dune Beach House', category='real-estate', seed=91,
    height=2.85, outside='dunes', ground=-1.0, sun=(42, 222), sun_power=5.2, sky_strength=.3, daylight=.95, fill=.9, spots=False,
    sky_tint=(.93, .97, 1.0), lamp_tint=(1.0, .96, .9), trim='#f6f4ee', frames='#f7f5f0',
    exterior=('boards', '#dfe4e3', '#c8d0d0', .16, 'h', .6, .4), ceiling=('boards', '#f7f5f0', '#ebe7de', .14, 'y', .5, .3),
    door=('plain', '#8fb0b5', .4),
    rooms=[
        Room('living', 'Living room', (0, 0, 7.2, 5.6), FLOOR, WHITE),
        Room('bedroom', 'Bedroom', (7.2, 0, 10.4, 5.6), FLOOR, WHITE, walls={'n': '#a9bfc2'}),
        Room('deck', 'Deck', (-.4, -4.4, 10.4, 0), DECK, outdoor=True),
    ],
    openings=[
        Opening('french', ('y', 0), 3.1, w=4.4, h=2.3, panes=4, open_pane=2),
        Opening('window', ('x', 0), 3.0, w=2.0, h=1.3, sill=.8, panes=2, rows=1),
        Opening('window', ('y', 5.6), 5.0, w=1.3, h=.95, sill=1.12, panes=2),
        Opening('door', ('y', 5.6), 1.0, leaf=(-1, 'lo', 0)),
        Opening('door', ('x', 7.2), 1.2, leaf=(1, 'lo', 88)),
        Opening('french', ('y', 0), 8.9, w=1.8, h=2.2, panes=2),
    ],
    furniture=[
        put('beach_roof', 5.2, 2.8, eave=3.06, w=11.6, d=7.0),
        put('ceiling_beams', 3.6, 2.8, w=7.0, d=5.5, n=5, z=2.67),
        # sitting
        put('rug', 2.25, 2.75, w=3.0, d=2.3, colour='#e6dcc6', second='#cdbd9c', pattern='stripe'),
        put('sofa', 2.35, 4.05, fabric='#e4dccd', seats=2, w=2.1, pillows=('#7f9fa8', '#efe9dc', '#c9a877'), leg='#c9b596', throw='#a9c0c2'),
        put('coffee_table', 2.3, 2.7, 4, w=1.1, d=.62, top=('wood', '#c9b292', .5), leg='#e9e5dc'),
        put('boxed_daybed', .52, 3.0, 90, w=2.1),
        put('rattan_chair', 1.0, 1.05, 128, pillow='#7f9fa8'),
        put('rattan_chair', 3.95, 3.45, -58),
        put('console', 2.35, 4.72, wood='#c9b292', w=1.5),
        put('floor_lamp', .42, 4.45, h=1.55, metal='#c9b292', shade='#f3ead9'),
        put('plant', .48, .48, h=1.5, pot='#d9cdb8'),
        put('curtains', 3.1, .07, 180, w=4.7, H=2.5, colour='#efe9dd', open_=.11, sheer=False, rod='#c9b292'),
        hang('n', 5.53, 2.6, w=1.1, h=.75, kind='hills', seed=4, pal=COAST, frame='#d9c9ac'),
        put('bench', 6.25, .33, 180, w=1.1, wood='#c9b292', seat='#a9c0c2'),
        hang('s', .07, 6.25, w=.8, h=.6, kind='lines', seed=12, pal=COAST, frame='#d9c9ac', z=1.45),
        # dining and kitchen
        put('rug', 5.75, 2.95, w=2.1, round_=True, colour='#d8c49c', second='#b79d70'),
        put('round_dining_table', 5.75, 2.95),
        put('dining_chair', 5.18, 2.42, 133, wood='#d1ba96', seat='#f1ece1'), put('dining_chair', 6.34, 2.45, -137, wood='#d1ba96', seat='#f1ece1'),
        put('dining_chair', 5.22, 3.52, 43, wood='#d1ba96', seat='#f1ece1'), put('dining_chair', 6.31, 3.5, -50, wood='#d1ba96', seat='#f1ece1'),
        put('pendant', 5.75, 2.95, kind='rattan', colour='#c79a63', drop=1.05, r=.26),
        put('kitchen_run', 5.02, 5.21, units=('d', '3', 'sink', 'hob', 'd'), front='#a7bcbf', top=('wood', '#c9ab80', .45), handle='#c9a877',
            wall_units=False, splash=None),
        put('fridge', 6.86, 5.2, colour='#eef0ed', metal=False, h=1.7),
        hang('n', 5.53, 6.2, 'wall_shelf_jars', w=.8),
        hang('e', 7.13, 3.4, w=.55, h=.75, kind='fields', seed=6, pal=COAST, frame='#d9c9ac'),
        hang('e', 7.13, 2.55, w=.55, h=.75, kind='shapes', seed=9, pal=COAST, frame='#d9c9ac'),
        # bedroom, seen through the door and from the deck
        put('bed', 8.9, 4.35, frame='#d1bd9c', head='#d9cfbd', throw='#8fb0b3', pillow2='#dcd0ba'),
        put('nightstand', 7.75, 5.2, wood='#d1bd9c'), put('nightstand', 10.0, 5.2, wood='#d1bd9c'),
        put('dresser', 10.08, 2.2, -90, wood='#d1bd9c', w=1.2),
        put('rug', 8.8, 2.4, w=2.2, d=1.5, colour='#e6dcc6', second='#c9bb9c'),
        put('curtains', 8.9, .07, 180, w=1.9, H=2.4, colour='#e9e3d6', open_=.2, sheer=False, rod='#c9b292'),
        # deck
        put('deck_sofa', .25, -2.25, 90), put('deck_table', 1.45, -2.25, 90),
        put('rattan_chair', 1.6, -3.55, 165, pillow='#c9a877'),
        put('beach_lounger', 6.55, -2.45, 8), put('beach_lounger', 8.1, -2.35, -6, towel='#d9b27c'),
        put('beach_parasol', 7.35, -1.35), put('stool', 7.3, -2.6, h=.42, wood='#c9b292', metal='#b7ab9a'),
        put('beach_surfboard', 5.85, -.30), put('beach_surfboard', 6.45, -.28, h=1.9, colour='#a9c6c9', stripe='#f4efe4'),
        put('planter_grass', .35, -.36), put('planter_grass', 7.5, -.34, w=.6), put('planter_grass', 9.7, -4.05, w=1.0),
        put('beach_lantern', 5.5, -.45, 12), put('beach_lantern', 1.55, -.4, 30, h=.36), put('beach_lantern', 1.85, -.32, 5, h=.26),
        put('bench', 10.05, -2.0, -90, w=1.5, wood='#b59a77', seat='#a9c0c2'),
        put('deck_railing', 1.55, -4.33, w=3.8), put('deck_railing', 7.67, -4.33, w=5.4),
        put('deck_railing', -.33, -2.2, 90, w=4.2), put('deck_railing', 10.33, -2.2, 90, w=4.2),
    ],
    cameras=[
        Camera('living', 'living', 'Living room', 4.15, 1.75, 150),
        Camera('deck', 'deck', 'Deck', 4.0, -2.35, 262),
    ],
    anchors={
        'daybed': (.55, 3.0, .75), 'kitchen': (5.0, 4.95, 1.05), 'table': (5.75, 2.95, .95), 'sofa': (2.35, 4.0, .75),
        'surfboards': (6.1, -.35, 1.3), 'loungers': (7.3, -2.4, .55), 'boardwalk': (4.0, -9.0, -.3), 'deck-sofa': (.3, -2.25, .75),
    },
)

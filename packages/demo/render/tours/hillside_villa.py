"""Tour 4: a villa on a southern slope. Marble, walnut, travertine; morning sun over a terrace with a pool."""
from tour import Camera, Opening, Room, Tour, hang, put

PAL_EARTH = ('#f3ece0', '#c9714f', '#6b4630', '#8a9a84')
PAL_SEA = ('#f2eee6', '#8fb0b8', '#3d6675', '#d9a36a')
WALNUT, LINEN, BRONZE = '#6b4630', '#efe9dd', '#3b342e'
MARBLE = ('tiles', '#d8cebf', '#bfb5a5', 1.2, 1.2, .16, .04, .003, .28)

TOUR = Tour(
    id='hillside-villa', title='Hillside Villa', category='real-estate', seed=17, height=3.0, outside='hillside', ground=-.35,
    sun=(44, 128), sun_power=7.5, frames=BRONZE, trim='#e9e2d6', exterior='#efe8db', sky_strength=.5, spots=False, skirting=.07, daylight=.9,
    rooms=[
        Room('living', 'Living room', (0, 0, 8.0, 5.5), MARBLE, '#efe8dc'),
        Room('bedroom', 'Bedroom', (8.0, 0, 12.6, 5.5), ('wood_floor', '#8a6246', '#5d3f2b', .2, 2.2, 'y'), '#eee7db', dict(n=('slats', WALNUT))),
        Room('terrace', 'Terrace', (0, -8.2, 12.6, 0), ('tiles', '#d9cfbe', '#b9ae9c', .9, .6, .6, .08, .006), outdoor=True),
    ],
    openings=[
        Opening('french', ('y', 0), 3.2, w=5.6, h=2.6, panes=4, open_pane=3),
        Opening('french', ('y', 0), 10.3, w=3.6, h=2.6, panes=3, open_pane=0),
        Opening('arch', ('x', 8.0), 1.5, w=1.3, h=2.6),
        Opening('window', ('x', 0), 2.7, w=3.4, h=.75, sill=1.5, panes=2),
        Opening('window', ('x', 12.6), 2.3, w=1.0, h=1.9, sill=.5, panes=1),
    ],
    furniture=[
        # fireside
        put('stone_hearth', 2.6, 5.2, h=3.0),
        put('rug', 2.65, 3.05, w=3.6, d=2.7, colour='#e6dccb', second='#b9a98f'),
        put('sofa', 2.6, 1.65, 180, w=2.6, fabric='#e3d9c8', pillows=('#c9714f', '#8a9a84', '#6b4630'), leg=WALNUT, throw='#c9a27c'),
        put('travertine_table', 2.6, 3.05, w=1.4, d=.8),
        put('armchair', 1.05, 3.5, 68, fabric='#8a9a84', leg=WALNUT), put('armchair', 4.3, 3.6, -66, fabric='#8a9a84', leg=WALNUT),
        put('side_block', 4.35, 2.75), put('floor_lamp', .42, 4.55, metal=BRONZE, shade='#efe3cf'),
        put('tv_unit', .32, 2.2, 90, w=2.0, wood=WALNUT, front='#7a5238', tv=None),
        put('olive', .5, .55, h=2.2),
        hang('n', 5.43, 4.75, w=.9, h=1.15, kind='hills', seed=23, pal=PAL_EARTH, frame=WALNUT, z=1.6),
        hang('s', .07, 3.2, 'curtains', w=5.9, H=2.85, colour='#e6ddcd', open_=.07, sheer=False, rod=BRONZE),
        # dining
        put('rug', 6.5, 3.95, w=2.9, d=2.0, colour='#cdbfa8', second='#a08c72', pattern='stripe'),
        put('dining_table', 6.5, 3.95, w=2.0, d=.95, top=WALNUT, leg=WALNUT),
        put('dining_chair', 6.0, 3.3, 176, wood=WALNUT, seat=LINEN), put('dining_chair', 7.0, 3.28, 184, wood=WALNUT, seat=LINEN),
        put('dining_chair', 6.0, 4.62, 2, wood=WALNUT, seat=LINEN), put('dining_chair', 7.02, 4.64, -3, wood=WALNUT, seat=LINEN),
        put('dining_chair', 5.2, 3.95, 90, wood=WALNUT, seat=LINEN),
        put('pendant', 6.05, 3.95, drop=1.15, kind='dome', colour='#8a5a3c', r=.2), put('pendant', 6.95, 3.95, drop=1.15, kind='dome', colour='#8a5a3c', r=.2),
        hang('e', 7.93, 3.95, w=1.5, h=1.0, kind='fields', seed=41, pal=PAL_SEA, frame=WALNUT, z=1.6),
        put('plant', 7.5, .6, h=1.7, pot='#c98b66'),
        put('plant', 7.5, 5.05, h=1.5, pot='#b9b0a2'),
        # bedroom
        put('rug', 10.2, 3.3, w=3.0, d=2.2, colour='#e6dccb', second='#b9a98f'),
        put('bed', 10.2, 4.3, w=1.8, frame=WALNUT, head='#cdbfa8', throw='#c9714f', pillow2='#b9a58a', duvet='#f2ede3'),
        put('nightstand', 8.95, 5.15, wood=WALNUT), put('nightstand', 11.45, 5.15, wood=WALNUT),
        hang('n', 5.43, 10.2, w=1.3, h=.7, kind='hills', seed=9, pal=PAL_SEA, frame='#c9a27c', z=1.75),
        put('dresser', 12.27, 3.75, -90, w=1.3, wood=WALNUT),
        hang('e', 12.53, 3.75, 'wall_mirror', w=.8, round_=True, z=1.5),
        put('armchair', 11.85, 1.15, -140, fabric='#c9714f', leg=WALNUT), put('side_block', 12.15, .5),
        hang('s', .07, 10.3, 'curtains', w=3.9, H=2.85, colour='#e6ddcd', open_=.1, sheer=False, rod=BRONZE),
        hang('w', 8.07, 3.3, w=.8, h=1.05, kind='shapes', seed=4, pal=PAL_EARTH, frame=WALNUT, z=1.55),
        put('bench', 8.35, 3.3, 90, w=1.2, d=.4, wood=WALNUT, seat='#cdbfa8'),
        put('pendant', 10.2, 2.9, drop=.55, kind='basket', colour='#b98d5f', r=.26),
        put('plant', 8.42, 4.55, h=1.2, kind='grass', pot='#c98b66'),
        # terrace
        put('pool', 4.7, -5.9, w=7.2, d=3.2),
        put('sunbed', 10.15, -5.0, -88, towel='#c9714f'), put('sunbed', 10.15, -6.7, -92, towel='#8a9a84'),
        put('parasol', 11.0, -5.85), put('side_block', 9.9, -5.85, r=.2, h=.4),
        put('rug', 2.7, -2.3, w=3.4, d=2.5, colour='#cdbfa8', second='#8f7c64', pattern='stripe'),
        put('outdoor_sofa', 1.35, -2.3, 90), put('travertine_table', 2.75, -2.3, 90, w=1.2, d=.65, h=.36),
        put('pouf', 3.95, -1.8, colour='#c9714f'), put('pouf', 3.85, -2.85, colour='#e3d9c8'),
        put('dining_table', 10.5, -2.6, 90, w=1.6, d=.95, top='#a97c50', leg='#a97c50'),
        put('dining_chair', 9.8, -2.2, 92, wood='#a97c50', seat=LINEN), put('dining_chair', 9.78, -3.0, 86, wood='#a97c50', seat=LINEN),
        put('dining_chair', 11.2, -2.2, -94, wood='#a97c50', seat=LINEN), put('dining_chair', 11.22, -3.0, -88, wood='#a97c50', seat=LINEN),
        put('olive', 7.25, -.5, h=2.3, pot='#c9bda9'), put('lavender', 6.6, -.38), put('lavender', 7.85, -.38),
        put('lavender', .35, -.45), put('olive', 12.1, -.55, h=2.0, pot='#c9bda9'), put('lavender', 12.2, -1.25),
        put('lavender', 12.2, -7.8), put('lavender', .35, -7.75), put('lavender', .8, -7.82),
        put('balustrade', 6.3, -8.13, w=12.5), put('balustrade', .07, -5.75, 90, w=4.7), put('balustrade', 12.53, -5.75, 90, w=4.7),
    ],
    cameras=[
        Camera('living', 'living', 'Living room', 5.2, 1.75, 135),
        Camera('bedroom', 'bedroom', 'Bedroom', 9.75, 1.75, 75),
        Camera('terrace', 'terrace', 'Terrace', 6.3, -2.5, -100),
    ],
    anchors={
        'hearth': (2.6, 4.95, .75), 'sofa': (2.6, 1.65, .7), 'dining-table': (6.5, 3.95, .85), 'glass-front': (2.2, .07, 1.6), 'ribbon-window': (.07, 2.7, 1.85),
        'slat-wall': (11.6, 5.42, 1.9), 'bed': (10.2, 4.2, .7), 'dresser': (12.2, 3.75, .9), 'bedroom-doors': (10.9, .07, 1.5),
        'pool': (4.7, -5.6, .1), 'sunbeds': (10.15, -5.8, .5), 'outdoor-sofa': (1.4, -2.3, .6), 'outdoor-table': (10.5, -2.6, .85), 'view': (6.3, -8.1, 1.0),
    })

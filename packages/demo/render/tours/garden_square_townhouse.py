"""Garden-square townhouse: panelled rooms with cornices and herringbone parquet; tall sash windows on the square."""
from tour import Camera, Opening, Room, Tour, hang, put

PARQUET = ('wood_floor', '#b98a5b', '#85592f', .09, .42)
IVORY, BLUE, GREEN = '#cfcdbd', '#4a5c68', '#5d6a5b'
OLD = ('#efe7d6', '#b79a6b', '#4f5a45', '#a8553a')
INK = ('#eee8da', '#9aa7a2', '#3d5560', '#b98a4a')
H = 3.2

SASH = dict(w=1.25, h=2.15, sill=.55, panes=1)

TOUR = Tour(
    id='garden-square-townhouse', title='Garden-Square Townhouse', category='real-estate', seed=73,
    height=H, outside='garden_square', ground=-.9, sun=(34, 148), sun_power=4.5, daylight=.9, spots=False, fill=1.0, skirting=.16, ev=-.42,
    trim='#f3efe6', frames='#f4f1ea', exterior='#d9cfbd', ceiling='#faf8f2', door=('plain', '#efeae0', .4),
    rooms=[
        Room('living', 'Drawing room', (0, 0, 5.8, 5.2), PARQUET, IVORY),
        Room('dining', 'Dining room', (0, 5.2, 5.8, 9.4), PARQUET, BLUE),
        Room('study', 'Study', (5.8, 0, 9.8, 4.4), PARQUET, GREEN),
        Room('hall', 'Stair hall', (5.8, 4.4, 9.8, 9.4), ('tiles', '#e9e5db', '#55524d', .4), '#e9e3d6'),
    ],
    openings=[
        Opening('window', ('y', 0), 1.45, **SASH), Opening('window', ('y', 0), 4.15, **SASH),
        Opening('arch', ('y', 5.2), 4.1, w=1.7, h=2.5, casing=True),
        Opening('door', ('x', 5.8), 1.9, w=.95, h=2.3, leaf=(1, 'lo', 168)),
        Opening('window', ('y', 9.4), 1.5, **SASH), Opening('window', ('y', 9.4), 4.2, **SASH),
        Opening('door', ('x', 5.8), 8.35, w=.9, h=2.3, leaf=(-1, 'lo', 0)),
        Opening('window', ('y', 0), 8.2, light=.7, **SASH),
        Opening('door', ('y', 4.4), 6.4, w=.86, h=2.3, leaf=(-1, 'lo', 0)),
    ],
    furniture=[
        # drawing room
        put('herringbone', 2.9, 2.6, w=5.78, d=5.18), put('cornice', 2.9, 2.6, w=5.66, d=5.06),
        hang('w', .07, 2.6, 'wall_panels', runs=((-2.4, -.9), (.9, 2.4)), colour='#e4e0d2', dado='#ebe6da'),
        hang('n', 5.13, 1.6, 'wall_panels', runs=((-1.5, 1.45),), colour='#e4e0d2', dado='#ebe6da'),
        hang('n', 5.13, 5.4, 'wall_panels', runs=((-.3, .3),), colour='#e4e0d2', dado='#ebe6da'),
        hang('e', 5.73, 3.85, 'wall_panels', runs=((-1.25, 1.25),), colour='#e4e0d2', dado='#ebe6da'),
        hang('e', 5.73, .75, 'wall_panels', runs=((-.55, .55),), colour='#e4e0d2', dado='#ebe6da'),
        hang('s', .07, 2.8, 'wall_panels', runs=((-.45, .45),), colour='#e4e0d2', dado='#ebe6da'),
        hang('s', .07, 1.45, 'sash_window', h=2.15, sill=.55), hang('s', .07, 4.15, 'sash_window', h=2.15, sill=.55),
        put('fireplace', .25, 2.6, 90),
        hang('w', .07, 2.6, 'wall_mirror', w=1.15, h=1.25, z=1.95, frame='#b9975a'),
        put('rug', 2.15, 2.65, 90, w=2.9, d=2.3, colour='#a6543f', second='#dcc7a2', pattern='diamond'),
        put('chesterfield', 2.0, 4.3, 0, colour='#3b5a4e'),
        put('wing_chair', 1.55, .98, 163), put('wing_chair', 2.75, 1.12, 205, colour='#c2a878', leather=False),
        put('round_table', 2.05, 2.7, 0, r=.46, top=('marble',), stem='#b08d57'),
        put('round_table', .62, 4.55, 0, r=.26, h=.58, top=('wood', '#6f4528'), stem='#6b5636'),
        put('floor_lamp', .45, .5, 0, h=1.6, metal='#a98a52', shade='#efe3cb'),
        put('upright_piano', 5.42, 3.75, -90), put('stool', 4.98, 3.75, 0, h=.5, wood='#2b211b', metal='#2b2622'),
        put('plant', 5.35, .5, 0, h=1.7, pot='#6e7f84'), put('plant', 3.1, .42, 0, h=.9, kind='grass', pot='#b4745a'),
        put('curtains', 1.45, .10, 180, w=1.75, H=2.92, colour='#7f8f7f', open_=.2, sheer=False, rod='#a98a52'),
        put('curtains', 4.15, .10, 180, w=1.75, H=2.92, colour='#7f8f7f', open_=.2, sheer=False, rod='#a98a52'),
        hang('n', 5.11, 1.0, w=.62, h=.82, kind='hills', seed=21, pal=OLD, frame='#b9975a', z=1.95),
        hang('n', 5.11, 2.15, w=.62, h=.82, kind='hills', seed=33, pal=INK, frame='#b9975a', z=1.95),
        put('chandelier', 2.9, 2.6, drop=.95),
        # dining room
        put('herringbone', 2.9, 7.3, w=5.78, d=4.18), put('cornice', 2.9, 7.3, w=5.66, d=4.06),
        hang('w', .07, 7.3, 'wall_panels', runs=((-1.95, 1.95),), colour='#566873', dado='#566873'),
        hang('s', 5.27, 1.6, 'wall_panels', runs=((-1.45, 1.5),), colour='#566873', dado='#566873'),
        hang('e', 5.73, 6.55, 'wall_panels', runs=((-1.2, 1.2),), colour='#566873', dado='#566873'),
        hang('n', 9.33, 2.85, 'wall_panels', runs=((-.5, .5),), colour='#566873', dado='#566873'),
        hang('n', 9.33, 1.5, 'sash_window', h=2.15, sill=.55), hang('n', 9.33, 4.2, 'sash_window', h=2.15, sill=.55),
        put('rug', 2.4, 7.35, w=3.5, d=2.3, colour='#c9b58f', second='#7a3f33', pattern='stripe'),
        put('long_table', 2.4, 7.35),
        *(put('dining_chair', x, y, r, wood='#6f4528', seat='#b98d4e') for x, y, r in (
            (1.68, 6.62, 178), (2.4, 6.6, 183), (3.14, 6.63, 180), (1.66, 8.08, 2), (2.42, 8.12, -3), (3.12, 8.06, 0), (.98, 7.36, 92))),
        put('sideboard', .34, 7.3, 90, w=1.7),
        hang('w', .09, 7.3, w=1.1, h=.8, kind='hills', seed=52, pal=OLD, frame='#b9975a', z=1.85),
        put('chandelier', 2.4, 7.35, drop=1.25, r=.46),
        put('bookshelf', 5.52, 6.35, -90, w=1.2, h=2.1, rows=5, wood='#5a3a24'),
        put('plant', 5.32, 8.98, 0, h=1.6, pot='#b9975a'),
        put('curtains', 1.5, 9.30, 0, w=1.75, H=2.92, colour='#b08a4a', open_=.18, sheer=False, rod='#a98a52'),
        put('curtains', 4.2, 9.30, 0, w=1.75, H=2.92, colour='#b08a4a', open_=.18, sheer=False, rod='#a98a52'),
        hang('s', 5.29, 1.6, w=.7, h=.9, kind='fields', seed=5, pal=INK, frame='#b9975a', z=1.75),
        # study
        put('herringbone', 7.8, 2.2, w=3.98, d=4.38, light='#9a6d42', dark='#683f22'), put('cornice', 7.8, 2.2, w=3.86, d=4.26, rose=False),
        hang('e', 9.73, 2.2, 'wall_panels', runs=((-2.0, 2.0),), colour='#687565', dado='#687565'),
        hang('w', 5.87, 3.4, 'wall_panels', runs=((-.75, .85),), colour='#687565', dado='#687565'),
        hang('w', 5.87, .75, 'wall_panels', runs=((-.55, .5),), colour='#687565', dado='#687565'),
        hang('s', .07, 6.75, 'wall_panels', runs=((-.75, .62),), colour='#687565', dado='#687565'),
        hang('s', .07, 8.2, 'sash_window', h=2.15, sill=.55, colour='#e9e3d3'),
        put('bookshelf', 8.55, 4.15, 0, w=2.3, h=2.75, rows=7, cols=3, wood='#5a3a24', fill=.92),
        put('desk', 8.25, .78, 180, w=1.6, d=.75, wood='#6f4528', metal='#3a2a1e', monitor=False),
        put('office_chair', 8.2, 1.45, 12, fabric='#6b3f2a'),
        put('rug', 7.7, 2.45, w=2.4, d=1.8, colour='#64332b', second='#a8936c', pattern='diamond'),
        put('wing_chair', 9.1, 3.05, -62, colour='#7d4630'), put('round_table', 9.3, 2.2, 0, r=.24, h=.55, top=('wood', '#6f4528'), stem='#6b5636'),
        put('floor_lamp', 9.42, 3.72, 0, h=1.55, metal='#a98a52', shade='#e9dcc0'),
        put('globe_stand', 9.35, .5),
        put('console', 6.06, 3.35, 90, wood='#6f4528', w=1.1),
        hang('w', 5.89, 3.35, w=.8, h=.62, kind='hills', seed=61, pal=INK, frame='#b9975a', z=1.85),
        hang('e', 9.71, 1.6, w=.5, h=.66, kind='lines', seed=7, pal=OLD, frame='#2b2118', z=1.75),
        hang('e', 9.71, 2.6, w=.5, h=.66, kind='shapes', seed=17, pal=OLD, frame='#2b2118', z=1.75),
        put('plant', 6.25, .45, 0, h=1.4, pot='#b4745a'),
        put('curtains', 8.2, .10, 180, w=1.75, H=2.92, colour='#8a4f36', open_=.2, sheer=False, rod='#a98a52'),
    ],
    cameras=[
        Camera('living', 'living', 'Drawing room', 4.05, 2.35, 160),
        Camera('dining', 'dining', 'Dining room', 4.4, 7.0, 165, ev=-.5),
        Camera('study', 'study', 'Study', 7.1, 2.45, 28, ev=-.65),
    ],
    anchors={
        'fireplace': (.35, 2.6, .95), 'piano': (5.2, 3.75, .95), 'sofa': (2.0, 4.2, .7), 'window': (1.45, .05, 1.7),
        'table': (2.4, 7.35, .95), 'sideboard': (.4, 7.3, 1.0), 'panelling': (.1, 8.6, 1.9),
        'books': (8.5, 4.05, 1.5), 'desk': (8.25, .8, .95), 'globe': (9.35, .5, .85), 'wing-chair': (9.1, 3.05, .75),
    },
)

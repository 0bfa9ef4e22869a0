"""Corner office: an open room with windows on two sides high above the town, a glass wall, a meeting room with a display."""
from tour import Camera, Opening, Room, Tour, hang, put

CARPET = ('carpet_tiles', '#757b80', '#61686d')
WHITE, PETROL = '#eceeed', '#3f626b'
INK = ('#f0efe9', '#8fa8a4', '#2f5560', '#d98f4a')
DISPLAY = (.12, 8.4, 1.62, 2.2)          # x of the glass, y and z of its middle, width


def corners(x, y, z, w):
    """Of the display as seen from the room, from top left clockwise."""
    h = w * 9 / 16
    return [(x, y - w / 2, z + h / 2), (x, y + w / 2, z + h / 2), (x, y + w / 2, z - h / 2), (x, y - w / 2, z - h / 2)]


def workplace(x, y, rot, turn, **kw):
    """A desk and its chair, pushed back and turned a little."""
    s = 1 if rot == 0 else -1
    return (put('desk', x, y, rot, w=1.5, d=.75, wood='#d3b68a', metal='#e9e9e6', **kw),
            put('office_chair', x + .05 * s, y - .72 * s, rot + 180 + turn, fabric='#3f4a50'))


TOUR = Tour(
    id='corner-office', title='Corner Office', category='real-estate', seed=83,
    height=2.9, outside='riverside', ground=-30, sun=(32, 108), sun_power=5, daylight=.8, spots=False, fill=1.1,
    trim='#dcdedd', frames='#2b2e30', exterior='#b9bbb8', ceiling='#f6f6f3', skirting=.07, ev=-.25, lamp_tint=(1.0, .96, .91),
    rooms=[
        Room('office', 'Open office', (0, 0, 9.2, 6.4), CARPET, WHITE, walls={'w': '#e3e6e3'}),
        Room('meeting', 'Meeting room', (0, 6.4, 5.4, 10.4), ('carpet_tiles', '#5f7075', '#52636a'), WHITE,
             walls={'w': ('slats', '#b58a5c', .07, .012), 'e': PETROL}),
        Room('lounge', 'Coffee corner', (5.4, 6.4, 9.2, 10.4), ('wood_floor', '#c9a87c', '#a17f55', .16, 1.8, 'y'), WHITE),
    ],
    open=[('office', 'lounge')],
    openings=[
        Opening('window', ('y', 0), 2.35, w=4.1, h=2.25, sill=.38, panes=4), Opening('window', ('y', 0), 6.85, w=4.1, h=2.25, sill=.38, panes=4),
        Opening('window', ('x', 9.2), 3.1, w=5.4, h=2.25, sill=.38, panes=5), Opening('window', ('x', 9.2), 8.3, w=3.4, h=2.25, sill=.38, panes=3),
        Opening('window', ('y', 10.4), 2.7, w=3.9, h=2.0, sill=.6, panes=4),
        Opening('french', ('y', 6.4), 3.0, w=4.4, h=2.6, panes=4, open_pane=3),
        Opening('door', ('x', 0), 4.9, w=.95, h=2.2, leaf=(1, 'lo', 0), door=('wood', '#b58a5c')),
    ],
    furniture=[
        # desks
        *workplace(1.75, 2.3, 0, 8), *workplace(3.3, 2.3, 0, -14), *workplace(1.75, 3.06, 180, -10), *workplace(3.3, 3.06, 180, 12),
        put('desk_divider', 1.75, 2.68, colour='#7f9b94'), put('desk_divider', 3.3, 2.68, colour='#d9a55f'),
        put('line_lamp', 2.5, 2.68, w=2.8, drop=.95), put('baffles', 2.5, 2.7, w=3.4, d=2.6, n=8),
        put('low_storage', .3, 2.3, 90, w=2.4), hang('w', .07, 2.3, 'cork_pinboard', w=2.1, h=1.05, z=1.62),
        put('office_lockers', .32, 5.85, 90), put('plant', .5, .5, h=1.6, pot='#d8d9d6'), put('plant', 4.65, .5, h=1.2, kind='grass', pot='#2f5560'),
        hang('n', 6.33, .45, w=.5, h=.7, kind='shapes', seed=3, pal=INK, frame='#2b2724', z=1.6),
        # by the corner window
        put('rug', 7.5, 1.75, w=2.5, round_=True, colour='#c9cbbf', second='#a9b0a6'),
        put('armchair', 6.85, 1.15, 152, fabric='#c98b4a', leg='#a9784c'), put('armchair', 8.3, 1.35, -138, fabric='#4f7078', leg='#a9784c'),
        put('armchair', 8.15, 2.7, -40, fabric='#4f7078', leg='#a9784c'),
        put('round_table', 7.5, 1.85, r=.36, top=('wood', '#d3b68a'), stem='#2b2e30'),
        put('plant', 8.7, .5, h=1.9, pot='#d8d9d6'), put('floor_lamp', 8.8, 4.3, h=1.7, metal='#2b2e30', shade='#efe9da'),
        put('baffles', 7.4, 2.6, w=2.6, d=2.6, n=8, colour='#a9b0a6'),
        put('bench', 8.75, 5.35, -90, w=1.4, wood='#d3b68a', seat='#7f9b94'),
        # coffee corner
        put('kitchen_run', 7.2, 10.02, units=('d', '3', 'sink', 'd'), front='#3f626b', top=('wood', '#d3b68a', .4), shaker=False, handle='#2b2e30',
            wall_units=False, splash=('tiles', '#f0f1ee', '#cfd1cd', .15, .15, .15, .05, .003, 0.0, 'wall', False)),
        put('fridge', 8.78, 10.0, h=1.75), hang('n', 10.33, 7.2, 'wall_shelf_jars', w=1.6, z=1.62, wood='#d3b68a'),
        put('bar_table', 7.5, 8.2, 90, w=1.8), put('stool', 7.0, 7.75, 10, h=.72, wood='#d3b68a'), put('stool', 7.02, 8.55, 40, h=.72, wood='#d3b68a'),
        put('stool', 8.02, 7.85, 0, h=.72, wood='#d3b68a'), put('stool', 8.0, 8.6, 60, h=.72, wood='#d3b68a'),
        put('pendant', 7.5, 7.8, drop=1.0, colour='#d98f4a', r=.17), put('pendant', 7.5, 8.6, drop=1.0, colour='#d98f4a', r=.17),
        hang('w', 5.47, 8.4, w=1.2, h=.9, kind='fields', seed=11, pal=INK, frame='#2b2724', z=1.6),
        put('plant', 5.78, 9.95, h=1.4, pot='#d98f4a'),
        # meeting room
        put('meeting_table', 1.95, 8.4, w=2.3), hang('w', .07, DISPLAY[1], 'wall_display', w=DISPLAY[3], z=DISPLAY[2]),
        *(put('meeting_chair', x, y, r, fabric=f) for x, y, r, f in (
            (1.28, 7.56, 176, '#4f7078'), (1.97, 7.52, 184, '#4f7078'), (2.66, 7.5, 170, '#c98b4a'),
            (1.3, 9.26, -4, '#4f7078'), (1.98, 9.3, 6, '#c98b4a'), (2.64, 9.24, 2, '#4f7078'))),
        put('line_lamp', 1.95, 8.4, w=1.9, drop=.62), hang('e', 5.33, 8.4, 'office_whiteboard'),
        put('plant', .5, 9.95, h=1.7, pot='#d8d9d6'), put('low_storage', 4.2, 10.1, 0, w=1.8, h=.55),
        put('plant', .45, 6.85, h=1.1, kind='grass', pot='#2f5560'),
    ],
    cameras=[
        Camera('office', 'office', 'Open office', 5.5, 3.75, 225),
        Camera('meeting', 'meeting', 'Meeting room', 4.25, 8.4, 180),
    ],
    screens={'screen': corners(*DISPLAY)},
    anchors={
        'desks': (2.5, 2.7, .95), 'pinboard': (.1, 2.3, 1.6), 'corner': (7.6, 1.7, .75), 'coffee': (7.4, 9.6, 1.1),
        'display': (.12, 8.4, 2.45), 'whiteboard': (5.32, 8.4, 1.6), 'table': (1.95, 8.4, .85), 'glass-wall': (2.0, 6.4, 1.6),
    },
)

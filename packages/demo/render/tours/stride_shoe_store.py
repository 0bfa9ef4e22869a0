"""Stride: a shoe shop on a shopping street; white, walnut, green; terrazzo."""
from tour import Camera, Opening, Room, Tour, hang, put

WHITE, GREEN, WALNUT = '#f1efe9', '#4c6e5b', '#6e4a31'

TOUR = Tour(
    id='stride-shoe-store', title='Stride Shoe Store', category='retail', seed=131,
    height=3.3, outside='high_street', sun=(30, 262), sun_power=6, fill=1.9, skirting=0, spots=False, trim='#f4f2ee', frames='#2f4f41',
    lamp_tint=(1.0, .96, .90), exterior='#d9d3c6',
    rooms=[
        Room(id='shop', name='Shoe wall', rect=(0, 0, 8.0, 6.2), floor=('terrazzo', '#d9d5cb', ('#8f9a8c', '#c9a98a', '#6f7472', '#f1eee6'), 38.0), wall=WHITE, walls=dict(s='#c3cdbf')),
        Room(id='try-on', name='Try-on area', rect=(8.0, .4, 12.6, 6.2), floor=('wood_floor', '#8a6244', '#5d3f2a', .09, .62), wall=WHITE,
             walls=dict(e=GREEN, s='#e6e6dc')),
    ],
    openings=[
        Opening(kind='french', wall=('x', 0), at=3.2, w=4.6, h=2.75, panes=3, light=.8),
        Opening(kind='window', wall=('y', 0), at=6.2, w=2.2, h=1.5, sill=1.1, panes=2, light=.8),
        Opening(kind='arch', wall=('x', 8.0), at=2.6, w=2.2, h=2.6),
        Opening(kind='french', wall=('y', .4), at=10.6, w=2.0, h=2.5, panes=2),
        Opening(kind='door', wall=('y', 6.2), at=11.7, leaf=(-1, 'hi', 0), door=('plain', '#f1efe9', .4)),
    ],
    furniture=[
        # the wall of shoes, the window, the tables
        put('stride_wall', 4.15, 5.92, 0, w=6.3),
        put('window_stage', .62, 3.2, 90, w=3.6),
        put('shoe_table', 2.55, 3.6, 12, w=1.7),
        put('plinths', 6.2, 4.3, -8, w=1.5, d=.8, heights=(.42, .72, .56)),
        put('plant', .55, .62, 0, h=1.9), put('plant', .52, 5.6, 0, h=1.4, kind='grass'),
        # counter
        put('counter', 2.35, 1.35, 180, w=2.1, front=('wood', WALNUT), top=('marble', '#eef0ec', '#9aa59d')),
        hang('s', .07, 2.35, 'slat_panel', w=3.0, z0=0, z1=1.05),
        hang('s', .07, 2.35, 'sign', text='STRIDE', size=.46, z=2.3, colour='#2f5d4a'),
        put('line_light', 2.9, 3.3, 0, w=3.2), put('line_light', 5.9, 3.0, 90, w=3.2), put('line_light', 2.35, 1.3, 0, w=2.0, drop=.9),
        # towards the arch
        hang('e', 7.93, .75, 'bag_pegs', w=1.1, z=1.55),
        hang('e', 7.93, 4.75, 'picture', w=1.0, h=1.3, kind='hills', seed=31, pal=('#f2ede1', '#a9b79a', '#2f5d4a', '#e07b39'), z=1.55),
        put('bench', 6.25, .42, 180, w=1.5, wood=WALNUT, seat='#5c7f6b'),
        put('open_box', 5.2, .62, 160, model='court'),
        hang('s', .07, 4.35, 'shoe_ledges', w=1.5),
        put('rug', 6.3, 1.0, 0, w=2.2, d=1.5, colour='#b9ad97', second='#a3957d'),
        put('pouf', 7.15, 1.15, 0, colour='#c9a27c', r=.24, h=.38),
        # try-on area
        put('rug', 10.35, 3.35, 0, w=3.1, round_=True, colour='#e4dccb', second='#c9bfa9'),
        put('tryon_bench', 10.75, 3.55, 90, w=2.2),
        hang('e', 12.53, 2.3, 'wall_mirror', w=1.0, h=2.0, z=1.12, frame='#6e4a31'),
        hang('e', 12.53, 4.3, 'wall_mirror', w=1.0, h=2.0, z=1.12, frame='#6e4a31'),
        put('tryon_mirror', 8.75, 5.0, 40), put('tryon_mirror', 12.2, .95, -140),
        put('open_box', 9.85, 4.55, 35, model='chelsea'), put('foot_gauge', 9.95, 1.7, 35),
        put('box_shelf', 8.95, 5.95, 0, w=1.5, h=2.5), put('box_shelf', 10.35, 5.95, 0, w=1.3, h=2.5),
        put('pouf', 9.6, 5.15, 0, colour='#c9a27c', r=.24, h=.38), put('pouf', 11.85, 5.35, 0, colour='#e2dccf', r=.26, h=.4),
        put('plant', 8.65, 1.0, 0, h=1.6, pot='#c9c2b4'),
        put('plinths', 8.5, 4.0, 90, w=.9, d=.5, heights=(.5, .7), colours=('#f3f1ec', '#2f5d4a'), models=('derby', 'derby-tan')),
        put('pendant', 10.2, 2.7, 0, drop=.8, kind='globe', r=.22), put('pendant', 11.2, 3.5, 0, drop=1.1, kind='globe', r=.26),
        put('pendant', 10.3, 4.4, 0, drop=.65, kind='globe', r=.2),
        hang('n', 6.13, 12.3, 'picture', w=.3, h=.4, kind='shapes', seed=12, pal=('#f2ede1', '#a9b79a', '#2f5d4a', '#e07b39'), z=1.6),
        put('line_light', 9.2, 1.6, 0, w=1.6),
    ],
    anchors={
        'court': (1.93, 5.85, 1.24), 'canvas': (1.6, 5.85, 1.54), 'runner': (3.34, 5.85, 1.24), 'trail': (4.31, 5.85, 1.54),
        'derby': (8.56, 3.78, .57), 'chelsea': (9.85, 4.55, .14),
        'table': (2.55, 3.6, .66), 'window': (.62, 3.2, .5), 'counter': (2.35, 1.55, 1.1), 'drawers': (5.2, 5.7, .3),
        'gauge': (9.95, 1.7, .05), 'low-mirror': (8.75, 5.0, .4), 'boxes': (9.6, 5.78, 1.5), 'bench': (10.6, 3.3, .5),
    },
    thumbnail=('shoe-wall', -20, -8, 105),
    cameras=[
        Camera(scene='shoe-wall', room='shop', name='Shoe wall', x=4.55, y=2.95, yaw=88),
        Camera(scene='try-on', room='try-on', name='Try-on area', x=9.25, y=2.75, yaw=35),
    ])

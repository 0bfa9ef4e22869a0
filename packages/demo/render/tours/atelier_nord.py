"""Atelier Nord: a boutique on a town street; concrete, oak, terracotta."""
from tour import PAL_WARM, Camera, Opening, Room, Tour, hang, put

TOUR = Tour(
    id='atelier-nord', title='Atelier Nord Fashion Boutique', category='retail', seed=21,
    height=3.3, outside='street', sun=(35, 200), sun_power=4, fill=2.3, skirting=0, spots=False, trim='#2b2724', frames='#1f1f1f',
    lamp_tint=(1.0, .95, .89),
    rooms=[
        Room(id='floor', name='Shop floor', rect=(0, 0, 8.0, 7.0), floor=('concrete', '#b9b3a9', .3), wall='#efe9df', walls=dict(w='#c8b49c')),
        Room(id='back', name='Fitting lounge', rect=(8.0, 1.5, 12.0, 7.0), floor=('wood_floor', '#b98f63', '#9a7450', .09, .6), wall='#a9796a', walls=dict(n='#efe9df', w='#efe9df'), fill=3.2),
    ],
    openings=[
        Opening(kind='french', wall=('y', 0), at=2.0, w=3.0, h=2.7, panes=2, light=.8),
        Opening(kind='french', wall=('y', 0), at=6.0, w=3.0, h=2.7, panes=2, light=.8),
        Opening(kind='arch', wall=('x', 8.0), at=4.2, w=2.2, h=2.6),
    ],
    furniture=[
        put('wall_rail', .34, 2.3, 90, w=2.6), put('wall_rail', .34, 5.1, 90, w=2.6, palette=('#2f3b45', '#8a9aa0', '#eceae4', '#c9a27c')),
        put('wall_rail', 2.4, 6.66, 0, w=3.2, palette=('#b4654a', '#e7d9c3', '#7d8a72', '#efe9df')),
        put('sign', 5.9, 6.92, 0, text='ATELIER NORD', size=.36, z=2.55),
        put('counter', 5.9, 5.4, 0, w=2.2),
        put('product_shelves', 6.0, 6.7, 0, w=2.0, h=2.1),
        put('display_table', 3.3, 3.55, 0),
        put('clothes_rack', 1.7, 3.7, 90), put('clothes_rack', 7.0, 2.6, 60, palette=('#3a4148', '#c9b79c', '#8f4a3c')),
        put('mannequin', 1.6, .95, 200), put('mannequin', 2.4, .85, 170, dress=True, top='#3d5a55'),
        put('mannequin', 6.1, .9, 180, dress=True, top='#c9a27c'),
        put('rug', 3.3, 3.55, 0, w=3.0, d=2.2, colour='#a5654e', second='#7f4a3a'),
        put('track_lights', 2.6, 3.6, 0, w=4), put('track_lights', 5.6, 3.6, 90, w=4.5), put('track_lights', 10.0, 4.2, 90, w=3.5),
        put('plant', 7.5, .7, 0, h=1.9, kind='palm'), put('plant', .6, .6, 0, h=1.5),
        put('wall_mirror', 7.93, 6.1, -90, w=.9, h=2.0, z=1.15),
        put('wall_mirror', 11.93, 5.6, -90, w=1.0, h=2.1, z=1.15),
        put('sofa', 11.45, 3.5, -90, w=2.0, fabric='#b98d7a', pillows=('#efe9df', '#7d5a44')),
        put('round_table', 10.45, 3.5, 0), put('rug', 10.2, 3.6, 0, w=2.4, round_=True, colour='#efe6d8'),
        put('pouf', 11.0, 5.35, 0),
        put('fitting_booth', 9.05, 2.16, 180), put('fitting_booth', 10.3, 2.16, 180, curtain='#a5654e'),
        hang('e', 11.93, 3.1, w=.6, h=.8, kind='shapes', seed=4, pal=PAL_WARM), hang('e', 11.93, 3.95, w=.6, h=.8, kind='lines', seed=6, pal=PAL_WARM), put('shoe_wall', 10.2, 6.75, 0, w=3.2),
        put('clothes_rack', 9.4, 5.6, 0, kinds=('dress',), n=10), put('plant', 11.5, 2.0, 0, h=1.7),
    ],
    anchors={
        'folded-knits': (3.3, 3.55, .9), 'window-dress': (2.4, .85, 1.2), 'linen-rail': (.5, 2.3, 1.3), 'shirt-rack': (7.0, 2.6, 1.15),
        'counter': (5.9, 5.2, 1.1), 'shelves': (6.0, 6.6, 1.3), 'dress-rail': (2.4, 6.5, 1.3), 'handbags': (2.4, 6.66, 2.0), 'sign': (5.9, 6.9, 2.55),
        'shoes': (10.2, 6.65, 1.15), 'mirror': (11.9, 5.6, 1.4), 'sofa': (11.3, 3.5, .7), 'fitting-booths': (9.65, 2.7, 1.4), 'evening-dresses': (9.4, 5.6, 1.1),
    },
    thumbnail=('shop-floor', -15, -6, 100),
    cameras=[
        Camera(scene='shop-floor', room='floor', name='Shop floor', x=5.1, y=2.2, yaw=100),
        Camera(scene='counter', room='floor', name='Counter', x=3.75, y=5.0, yaw=45),
        Camera(scene='fitting-lounge', room='back', name='Fitting lounge', x=9.3, y=4.3, yaw=20),
    ])

"""New-build show home: one storey around a bright kitchen-living room; greige, light oak, dark window frames, a garden."""
from tour import Camera, Opening, Room, Tour, hang, put

OAK, GREIGE, CHAR = '#c9a97c', '#d5ccbf', '#3b3e40'
FLOOR = ('wood_floor', '#d3bb96', '#b09570', .20, 2.2)
STONE = ('tiles', '#cfc7ba', '#bfb6a8', .6, .3, .35, .05, .003)
PAL = ('#f3efe8', '#c9b79c', '#8f8577', '#5f6b66')

TOUR = Tour(
    id='new-build-show-home', title='New-Build Show Home', category='real-estate', seed=103,
    height=2.6, outside='garden', sun=(31, 318), sun_power=7, fill=1.1, ev=-.1, frames=CHAR, exterior='#e6e1d8', trim='#f1eee8',
    door=('wood', OAK, .4, 'z'),
    rooms=[
        Room(id='living', name='Kitchen & living room', rect=(0, 0, 8.8, 5.2), floor=FLOOR, wall='#dcd4c8', walls=dict(w='#c9bfb0')),
        Room(id='bedroom', name='Bedroom', rect=(0, -4.7, 4.3, 0), floor=('pile', '#cfc6b8', '#bdb2a2', 120.0), wall='#e9e4db', walls=dict(w='#b9aa9a')),
        Room(id='bath', name='Bathroom', rect=(4.3, -4.7, 7.3, -1.4), floor=('tiles', '#a9a196', '#968e83', .6, .6, .35, .05, .003),
             wall=('tiles', '#ded6ca', '#cbc2b4', .6, .3, .3, .04, .003, 0.0, 'wall'), walls=dict(n='#ebe6dd')),
        Room(id='hall', name='Hall', rect=(4.3, -1.4, 8.8, 0), floor=FLOOR, wall='#e7e1d7'),
    ],
    openings=[
        Opening(kind='french', wall=('y', 5.2), at=2.7, w=3.8, h=2.3, panes=3),
        Opening(kind='window', wall=('y', 5.2), at=6.7, w=1.8, h=1.35, sill=.95, panes=1),
        Opening(kind='window', wall=('x', 0), at=.75, w=.7, h=2.0, sill=.35, panes=1),
        Opening(kind='door', wall=('y', 0), at=3.45, leaf=(-1, 'lo', 88)),
        Opening(kind='door', wall=('y', 0), at=5.75, leaf=(-1, 'hi', 92)),
        Opening(kind='door', wall=('x', 4.3), at=-2.9),
        Opening(kind='door', wall=('x', 8.8), at=-.7, w=.95, leaf=(-1, 'lo', 2), door=('plain', '#47524e', .35)),
        Opening(kind='window', wall=('y', -4.7), at=2.3, w=2.2, h=1.55, sill=.7, panes=2),
        Opening(kind='window', wall=('y', -4.7), at=5.85, w=1.3, h=.75, sill=1.4, panes=1),
    ],
    furniture=[
        # living
        hang('w', .07, 2.95, 'slat_panel', w=2.6, z0=0, z1=2.35, wood=OAK), put('tv_unit', .34, 2.95, 90, w=2.2, wood=OAK, front='#e7e1d7', tv=1.4),
        put('rug', 2.05, 2.9, 90, w=2.9, d=2.1, colour='#ddd5c8', second='#c3b8a7'), put('sofa', 3.25, 2.85, -90, w=2.4, fabric='#b3a899', pillows=('#8f8577', '#efeae1', '#7d8a80'), leg=OAK, throw='#e6dfd2'),
        put('coffee_table', 1.95, 2.9, 90, w=1.05, top=('wood', OAK), leg=CHAR), put('armchair', 1.55, 4.4, -25, fabric='#8c9489', leg=OAK),
        put('floor_lamp', 3.5, 1.3, 0, metal=CHAR), put('plant', .55, 4.75, 0, h=1.7, pot='#c9c0b2'), put('plant', .5, 1.35, 0, h=.9, kind='grass', pot='#8f8577'),
        put('curtains', 2.7, 5.13, 0, w=3.9, H=2.42, colour='#cfc6b8', open_=.12, sheer=False, rod=CHAR),
        hang('s', .07, 1.6, w=.62, h=.82, kind='shapes', seed=3, pal=PAL, frame=OAK), hang('s', .07, 2.4, w=.62, h=.82, kind='hills', seed=9, pal=PAL, frame=OAK),
        # dining
        put('dining_table', 5.05, 4.1, 0, w=1.6, d=.85, top=OAK, leg=OAK),
        put('dining_chair', 4.65, 3.52, 176, wood=OAK, seat='#b9ad9d'), put('dining_chair', 5.45, 3.5, 184, wood=OAK, seat='#b9ad9d'),
        put('dining_chair', 4.62, 4.68, 3, wood=OAK, seat='#b9ad9d'), put('dining_chair', 5.47, 4.7, -5, wood=OAK, seat='#b9ad9d'),
        put('pendant', 4.75, 4.1, 0, drop=.9, colour='#8f8577'), put('pendant', 5.4, 4.1, 0, drop=.9, colour='#8f8577'),
        # kitchen
        put('kitchen_run', 8.42, 2.35, -90, units=('d', '3', 'hob', 'd', 'sink', 'd'), front='#cbc3b6', top=('marble', '#f1efea', '#bdb7ae'), handle=CHAR, shaker=False,
            splash=('tiles', '#e9e4da', '#d3ccbf', .10, .20, .2, .05, .002, 0.0, 'wall'), gap=(3,)),
        put('fridge', 8.37, 4.55, -90, colour='#4a4d4f'),
        put('island', 6.95, 2.2, -90, w=2.0, d=.9, front='#b3a899', top=('marble', '#f1efea', '#bdb7ae'), wood_side=OAK),
        put('stool', 6.3, 1.6, 0, wood=OAK, metal=CHAR), put('stool', 6.28, 2.25, 12, wood=OAK, metal=CHAR), put('stool', 6.32, 2.9, -8, wood=OAK, metal=CHAR),
        put('pendant', 6.95, 1.8, 0, drop=.85, kind='globe', r=.15), put('pendant', 6.95, 2.65, 0, drop=.85, kind='globe', r=.15),
        hang('s', .07, 7.3, w=.9, h=.6, kind='fields', seed=6, pal=PAL, frame=OAK, z=1.55), put('console', 4.55, .27, 180, w=.9, wood=OAK),
        # bedroom
        put('rug', 1.75, -2.5, 0, w=2.6, d=2.4, colour='#e6dfd3', second='#cfc5b6'), put('bed', 1.15, -2.5, 90, frame=OAK, head='#9b9085', throw='#8a968c', pillow2='#b9ad9d'),
        put('nightstand', .34, -1.28, 90, wood=OAK), put('nightstand', .34, -3.72, 90, wood=OAK),
        put('wardrobe', 1.35, -.40, 0, w=2.2, h=2.3, doors=4, front='#ddd5c9', handle=CHAR), put('dresser', 4.0, -1.05, -90, w=1.0, wood=OAK),
        hang('e', 4.23, -1.05, 'wall_mirror', w=.7, round_=True, z=1.5, frame=CHAR),
        put('curtains', 2.3, -4.63, 180, w=2.4, H=2.4, colour='#c9bfb1', open_=.18, sheer=False, rod=CHAR), put('armchair', 3.65, -4.05, -150, fabric='#b3a899', leg=OAK),
        put('plant', .45, -4.35, 0, h=1.2, pot='#8f8577'), hang('w', .07, -2.5, w=1.2, h=.7, kind='hills', seed=5, pal=PAL, frame=OAK, z=1.75),
        put('pendant', 2.15, -2.35, 0, drop=.55, kind='globe', r=.2),
        # bathroom
        put('bathtub', 5.9, -4.22, 180), put('vanity', 6.98, -2.95, -90, w=1.1, wood=OAK, top=('marble', '#f1efea', '#bdb7ae')),
        hang('e', 7.23, -2.95, 'wall_mirror', w=1.0, h=.8, z=1.55, frame=CHAR), put('shower', 6.78, -1.92, 0, w=.85, d=.85),
        put('toilet', 4.7, -1.81, 0), put('plant', 7.0, -4.42, 0, h=.9, kind='grass', pot='#8f8577'), put('rug', 5.6, -3.3, 0, w=.9, d=.55, colour='#efeae1', second='#d9d0c3'),
        hang('n', -1.47, 4.72, 'clay_ledge', w=.55, z=1.3), hang('n', -1.47, 5.62, w=.6, h=.8, kind='hills', seed=33, pal=PAL, frame=OAK, z=1.5), put('basket', 5.3, -1.72, 0, r=.2, h=.34, throw='#efeae1'),
        # hall
        put('console', 7.2, -.27, 0, w=1.0, wood=OAK), hang('s', -1.33, 6.2, w=.6, h=.8, kind='hills', seed=21, pal=PAL, frame=OAK),
        put('rug', 6.9, -.75, 0, w=2.6, d=.75, colour='#a89d8d', second='#8f8577'), hang('n', -.07, 7.2, 'wall_mirror', w=.7, round_=True, z=1.55, frame=CHAR),
        hang('n', -.07, 8.3, 'hooks', w=.6),
    ],
    anchors={
        'garden-doors': (2.7, 5.15, 1.4), 'sofa': (3.1, 2.85, .75), 'media': (.4, 2.95, 1.0), 'island': (6.95, 2.2, .95), 'kitchen': (8.3, 2.05, 1.2), 'dining': (5.05, 4.1, .85),
        'bed': (1.3, -2.5, .75), 'wardrobe': (1.35, -.7, 1.4), 'bedroom-window': (2.3, -4.65, 1.5), 'bath': (5.9, -4.2, .5), 'shower': (6.78, -1.92, 1.3), 'basin': (6.9, -2.95, 1.0),
    },
    thumbnail=('kitchen-living', 15, -8, 105),
    cameras=[
        Camera(scene='kitchen-living', room='living', name='Kitchen & living room', x=4.85, y=2.25, yaw=118),
        Camera(scene='bedroom', room='bedroom', name='Bedroom', x=3.2, y=-2.55, yaw=200),
        Camera(scene='bath', room='bath', name='Bathroom', x=5.53, y=-2.88, yaw=-40),
    ])

"""Tour 5: glass from floor to ceiling on two sides, high above a river town. Dark oak, brass, deep blue; by day and in the evening."""
from tour import Camera, Opening, Room, Tour, hang, put

PAL_NIGHT = ('#e9e3d8', '#b8924f', '#2f3f4c', '#7d8c96')
PAL_BRASS = ('#ece6da', '#b8924f', '#43301f', '#3b4a57')
BRASS, OAK, INK, BLUE = '#b8924f', '#43301f', '#262d34', '#3b4a57'
STONE = ('marble', '#2b2a2c', '#a08a66', 1.3, .16, .32)
FLOOR = ('wood_floor', '#6a4c36', '#42301f', .24, 2.6, 'x', .3)

TOUR = Tour(
    id='skyline-penthouse', title='Skyline Penthouse', category='real-estate', seed=41, height=2.9, outside='towers', ground=-78,
    sun=(35, 222), sun_power=5, ev=-.12, frames='#1f2022', trim='#3a342e', exterior='#8d8a86', skirting=.06, daylight=.5, sky_strength=.4,
    rooms=[
        Room('living', 'Living room', (0, 0, 9.0, 6.5), FLOOR, '#d8d0c4', dict(n=INK)),
        Room('bedroom', 'Bedroom', (9.0, 0, 13.8, 6.5), FLOOR, '#d8d0c4', dict(e=('slats', '#4a3626', .3, .008, .16))),
    ],
    openings=[
        Opening('french', ('y', 0), 4.5, w=8.6, h=2.8, panes=6),
        Opening('french', ('x', 0), 3.25, w=6.1, h=2.8, panes=4),
        Opening('french', ('y', 0), 11.4, w=4.4, h=2.8, panes=3),
        Opening('arch', ('x', 9.0), 2.9, w=1.3, h=2.5),
    ],
    furniture=[
        # facing the view
        put('rug', 2.75, 2.85, w=4.1, d=3.1, colour='#b9b0a3', second='#7d756b'),
        put('modular_sofa', 2.75, 3.75),
        put('round_table', 3.0, 2.35, top=STONE, stem=BRASS, r=.46, h=.36), put('round_table', 3.75, 2.0, top=STONE, stem=BRASS, r=.3, h=.46),
        put('tub_chair', 3.35, .95, 192), put('tub_chair', 1.95, .95, 168),
        put('floor_lamp', 4.75, 4.5, metal=BRASS, shade='#efe3cf'),
        put('telescope', .8, 2.0, -75),
        put('ring_chandelier', 2.9, 2.7, drop=.75, r=.55),
        put('ribbed_sideboard', 2.3, 6.18, w=2.4),
        hang('n', 6.43, 2.3, w=2.1, h=1.15, kind='hills', seed=52, pal=PAL_NIGHT, frame=BRASS, z=1.7),
        put('plant', .55, 5.95, h=2.0, pot='#2a2d30'), put('drinks_trolley', 4.05, 6.1),
        hang('s', .07, 4.5, 'curtains', w=8.8, H=2.84, colour='#bfb5a6', open_=.05, sheer=False, rod=BRASS),
        # kitchen
        put('kitchen_run', 6.75, 6.12, units=('d', '3', 'sink', 'd', 'hob', 'd'), front='#2d3339', top=STONE, handle=BRASS, wall_units=False, splash=STONE),
        put('island', 6.75, 4.6, w=2.4, front='#2d3339', top=STONE),
        put('stool', 6.05, 3.95, wood=OAK, metal=BRASS), put('stool', 6.78, 3.92, wood=OAK, metal=BRASS), put('stool', 7.45, 3.96, wood=OAK, metal=BRASS),
        put('pendant', 6.2, 4.6, drop=1.1, colour=BRASS, r=.16), put('pendant', 6.75, 4.6, drop=1.1, colour=BRASS, r=.16), put('pendant', 7.3, 4.6, drop=1.1, colour=BRASS, r=.16),
        hang('n', 6.43, 6.15, w=.7, h=.55, kind='lines', seed=61, pal=PAL_BRASS, frame=BRASS, z=1.95), hang('n', 6.43, 7.1, w=.7, h=.55, kind='shapes', seed=62, pal=PAL_BRASS, frame=BRASS, z=1.95),
        put('plant', 8.6, 6.0, h=1.6, pot='#2a2d30'),
        # piano
        put('grand_piano', 7.35, 1.5, 112),
        hang('e', 8.93, 4.7, w=1.0, h=1.3, kind='fields', seed=57, pal=PAL_BRASS, frame=BRASS, z=1.55),
        put('plant', 8.55, 4.0, h=1.1, kind='grass', pot='#2a2d30'),
        # bedroom
        put('rug', 11.9, 3.1, w=3.2, d=3.0, colour='#b9b0a3', second='#8a8176'),
        put('bed', 12.58, 3.1, -90, w=1.8, frame=OAK, head=BLUE, throw=BLUE, pillow2='#b8a583', duvet='#ece7de'),
        put('nightstand', 13.46, 1.85, -90, wood=OAK), put('nightstand', 13.46, 4.35, -90, wood=OAK),
        put('wardrobe', 12.1, 6.13, w=3.2, doors=6, h=2.6, front='#2d3339', handle=BRASS),
        put('ribbed_sideboard', 9.32, 5.0, 90, w=1.6),
        hang('w', 9.07, 5.0, 'wall_mirror', w=.95, round_=True, z=1.6, frame=BRASS),
        put('tub_chair', 9.85, .95, 150, fabric='#8a6f4d'), put('round_table', 10.7, .7, top=STONE, stem=BRASS, r=.26, h=.5),
        put('floor_lamp', 13.3, .6, metal=BRASS, shade='#efe3cf'),
        put('ring_chandelier', 11.6, 3.1, drop=.55, r=.42, rings=1),
        hang('s', .07, 11.4, 'curtains', w=4.6, H=2.84, colour='#7c7f83', open_=.12, sheer=False, rod=BRASS),
        put('pouf', 10.3, 5.7, colour='#8a6f4d', r=.26, h=.4),
    ],
    cameras=[
        Camera('living', 'living', 'Living room', 5.25, 2.75, 195, variants=('evening',)),
        Camera('bedroom', 'bedroom', 'Bedroom', 10.35, 3.0, 0),
    ],
    variants={'evening': dict(sun_power=0, dusk=('#27365c', '#e79a66'), sky_strength=.55, daylight=.10, sky_tint=(.62, .68, 1), lamps=1.5, fill=.42, ev=-.75,
                              lamp_tint=(1, .85, .68), bounce_tint=(1, .9, .78))},
    anchors={
        'glass-corner': (.07, 1.2, 1.5), 'modular-sofa': (2.75, 4.1, .6), 'piano': (7.35, 1.5, 1.0), 'telescope': (.8, 2.0, 1.3), 'island': (6.75, 4.3, .95),
        'bed': (12.5, 3.1, .7), 'panel-wall': (13.7, 3.1, 1.8), 'wardrobe': (12.1, 5.85, 1.4), 'bedroom-glass': (11.9, .07, 1.5),
    })

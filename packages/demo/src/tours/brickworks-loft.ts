import type { DemoTour } from '../demo-tour.ts';

/** The loft on two floors. */
export const brickworksLoft: DemoTour = {
  slug: 'brickworks-loft',
  name: 'Brickworks Loft',
  description:
    'Two floors of brick, concrete and black steel: a living room more than five metres high, a dark green kitchen under old boards, and a bed on the mezzanine.',
  category: 'real-estate',
  ambient: 'A quiet yard behind thick walls',
  scenes: [
    {
      scene: 'living',
      infos: [
        {
          at: 'tall-windows',
          label: 'Factory windows',
          body: 'Two windows, each 2.5 metres wide and 3.7 metres high, with slender black bars. Around noon they draw their grid on the floor.',
        },
        {
          at: 'leather-sofa',
          label: 'Leather sofa',
          body: 'Brown leather against bare brick, with a factory cart for a table.',
        },
        {
          at: 'pipe-shelf',
          label: 'Pipe shelf',
          body: 'Thick boards on black pipes, two and a half metres high and full of books.',
        },
        {
          at: 'record-player',
          label: 'Record player',
          body: 'Turntable and amplifier stand on top, the records below, at arm’s reach from the armchairs.',
        },
        {
          at: 'stairs',
          label: 'Stairs',
          body: 'Open oak treads on steel lead up along the brick wall to the mezzanine.',
        },
      ],
    },
    {
      scene: 'kitchen',
      infos: [
        {
          at: 'island',
          label: 'Island',
          body: 'A two-metre oak top with three stools on the side of the living room.',
        },
        {
          at: 'kitchen-run',
          label: 'Kitchen run',
          body: 'Dark green fronts, brass handles and a concrete worktop along the east wall.',
        },
        {
          at: 'ceiling-boards',
          label: 'Boarded ceiling',
          body: 'The kitchen lies under the mezzanine; its ceiling of boards makes the tall room next door feel taller still.',
        },
        {
          at: 'front-door',
          label: 'Front door',
          body: 'A green door in the north wall. Hooks and a bench wait beside it.',
        },
      ],
    },
    {
      scene: 'mezzanine',
      infos: [
        {
          at: 'bed',
          label: 'Bed under the roof',
          body: '1.6 metres wide, with its head at the brick wall.',
        },
        {
          at: 'railing',
          label: 'Gallery railing',
          body: 'Black steel, with a view down to the sofa and out of both tall windows.',
        },
        {
          at: 'desk',
          label: 'Desk',
          body: 'A place to work by the upper window, with daylight from the south.',
        },
        {
          at: 'clothes-rail',
          label: 'Clothes rail',
          body: 'Instead of a wardrobe: a rail and a chest of drawers. The mezzanine measures 4 by 6.5 metres.',
        },
      ],
    },
  ],
};

import type { DemoTour } from '../demo-tour.ts';

/** The family house with a garden. */
export const mapleFamilyHome: DemoTour = {
  slug: 'maple-family-home',
  name: 'Maple Lane Family Home',
  description:
    'A calm family house with a garden on two sides: sage walls, oak floors, and a kitchen that opens into the living room.',
  category: 'real-estate',
  ambient: 'Birds in the garden',
  scenes: [
    {
      scene: 'living',
      infos: [
        {
          at: 'garden-doors',
          label: 'Garden doors',
          body: 'Three glass panels, three metres wide in all, open the living room to the south garden.',
        },
        {
          at: 'bookshelf',
          label: 'Bookshelf',
          body: 'Five rows in the quiet corner by the west wall.\n\nThe living room measures 5.8 by 5.0 metres.',
        },
        {
          at: 'television',
          label: 'Media wall',
          body: 'A low unit under the sage wall, in sight of the sofa and out of the sun.',
        },
      ],
    },
    {
      scene: 'kitchen',
      infos: [
        {
          at: 'kitchen-run',
          label: 'Kitchen run',
          body: 'Shaker fronts in bottle green along the east wall: sink, drawers, hob, and a tall fridge at the end.',
        },
        {
          at: 'dining-table',
          label: 'Dining table',
          body: 'Four chairs under two pendants, between the kitchen run and the arch.',
        },
        {
          at: 'terrace-doors',
          label: 'Terrace doors',
          body: 'A second pair of glass doors leads from the kitchen straight into the garden.',
        },
      ],
    },
    {
      scene: 'hall',
      infos: [
        {
          at: 'front-door',
          label: 'Front door',
          body: 'A solid door in dark green at the east end of the hall.',
        },
        {
          at: 'console',
          label: 'Console and mirror',
          body: 'A place for keys, and a last look before leaving.',
        },
        {
          at: 'study',
          label: 'Study',
          body: 'A quiet room of nearly nine square metres with a desk at the north window.',
        },
      ],
    },
    {
      scene: 'bedroom',
      infos: [
        {
          at: 'bed',
          label: 'Double bed',
          body: 'The head stands against the north wall, with a night table on each side.',
        },
        {
          at: 'wardrobe',
          label: 'Wardrobe',
          body: 'Two metres wide. The bedroom measures 3.9 by 4.6 metres.',
        },
        {
          at: 'west-window',
          label: 'West window',
          body: 'Evening sun, and curtains that keep it out when they should.',
        },
      ],
    },
  ],
};

import type { DemoTour } from '../demo-tour.ts';

/** The penthouse, which can be seen by day and in the evening. */
export const skylinePenthouse: DemoTour = {
  slug: 'skyline-penthouse',
  name: 'Skyline Penthouse',
  description:
    'Glass from floor to ceiling on two sides, dark oak and brass, and a river town below. Switch between day and evening.',
  category: 'real-estate',
  ambient: 'Wind at a great height',
  scenes: [
    {
      scene: 'living',
      variantNames: { picture: 'Day', evening: 'Evening' },
      infos: [
        {
          at: 'glass-corner',
          label: 'Glass corner',
          body: 'Two fronts of glass meet here: 8.6 metres to the south and 6.1 metres to the west.',
        },
        {
          at: 'modular-sofa',
          label: 'Modular sofa',
          body: 'Faces the view across a rug of four by three metres.',
        },
        { at: 'piano', label: 'Grand piano', body: 'Stands by the south front, turned to the room.' },
        {
          at: 'island',
          label: 'Island',
          body: '2.4 metres with three stools, in front of the kitchen along the north wall.',
        },
      ],
    },
    {
      scene: 'bedroom',
      infos: [
        { at: 'bed', label: 'Bed', body: '1.8 metres wide, with its head at the panelled wall.' },
        {
          at: 'wardrobe',
          label: 'Wardrobe',
          body: 'Six doors, 3.2 metres wide and nearly as high as the room.',
        },
        { at: 'bedroom-glass', label: 'Bedroom front', body: 'Three panes over a width of 4.4 metres.' },
      ],
    },
  ],
};

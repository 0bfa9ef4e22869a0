import type { DemoTour } from '../demo-tour.ts';

/** The show home on one floor. */
export const newBuildShowHome: DemoTour = {
  slug: 'new-build-show-home',
  name: 'New-Build Show Home',
  description:
    'A new home on one floor, furnished to show how it can be lived in: greige walls, light oak, dark window frames, and a wide glass front to the garden.',
  category: 'real-estate',
  ambient: 'A blackbird in a young garden',
  scenes: [
    {
      scene: 'kitchen-living',
      infos: [
        {
          at: 'garden-doors',
          label: 'Garden doors',
          body: 'A glass front of 3.8 metres in three panes, down to the floor. Beyond it lie the terrace and the garden.',
        },
        {
          at: 'island',
          label: 'Kitchen island',
          body: 'Two metres of worktop and three oak stools, between the kitchen and the living room. Two globe lamps hang above it.',
        },
        {
          at: 'dining',
          label: 'Dining table',
          body: 'Oak, for four, beside the garden.\n\nThe whole room measures 8.8 by 5.2 metres.',
        },
        {
          at: 'media',
          label: 'Oak slats',
          body: 'Upright slats of light oak set off the wall with the television and its low unit.',
        },
      ],
    },
    {
      scene: 'bedroom',
      infos: [
        {
          at: 'bed',
          label: 'Double bed',
          body: 'The bed stands in the middle of the darker wall, with a night table and a lamp on either side.',
        },
        { at: 'wardrobe', label: 'Wardrobe', body: 'Four doors, 2.2 metres wide, right beside the way in.' },
        {
          at: 'bedroom-window',
          label: 'Window',
          body: 'Two panes, 2.2 metres wide, with drapes to close at night. The carpet keeps the room quiet.',
        },
      ],
    },
    {
      scene: 'bath',
      infos: [
        {
          at: 'bath',
          label: 'Bathtub',
          body: 'It stands free under a high window, which lets light in and keeps eyes out.',
        },
        { at: 'shower', label: 'Shower', body: 'A corner of 85 by 85 centimetres behind glass.' },
        {
          at: 'basin',
          label: 'Washstand',
          body: 'Oak drawers, a pale stone top and a round basin, below a mirror one metre wide.',
        },
      ],
    },
  ],
};

import type { DemoTour } from '../demo-tour.ts';

/** The cabin among firs. */
export const pineCabin: DemoTour = {
  slug: 'pine-cabin',
  name: 'Pine Cabin',
  description:
    'A small cabin in a clearing among firs: pine boards from floor to ridge, a wood stove that is lit, and bunks for four.',
  category: 'real-estate',
  ambient: 'A crackling stove, wind in the firs',
  scenes: [
    {
      scene: 'living',
      infos: [
        {
          at: 'stove',
          label: 'Wood stove',
          body: 'A cast-iron stove on a stone slab, set across the corner so that its warmth reaches the whole room. The kettle is always on.',
        },
        {
          at: 'logs',
          label: 'Firewood',
          body: 'Split logs, dry and within reach of the stove.',
        },
        {
          at: 'beams',
          label: 'Open gable',
          body: 'No flat ceiling here: boards run up to the ridge, 3.8 metres above the floor, over purlins and two tie beams.',
        },
        {
          at: 'table',
          label: 'Table by the window',
          body: 'A plank table with a bench and a chair, for breakfast with the trees in view.',
        },
      ],
    },
    {
      scene: 'bunk-room',
      infos: [
        {
          at: 'bunks',
          label: 'Bunks for four',
          body: 'Two bunk beds of squared timber face each other, each with a ladder and plaid blankets.',
        },
        {
          at: 'chest',
          label: 'Blanket chest',
          body: 'More blankets for cold nights, and a lantern, below the window.',
        },
        {
          at: 'view',
          label: 'East window',
          body: 'Morning light through the firs. The bunk room measures 3.3 by 4.7 metres.',
        },
      ],
    },
  ],
};

import type { DemoTour } from '../demo-tour.ts';

/** The villa with a pool. */
export const hillsideVilla: DemoTour = {
  slug: 'hillside-villa',
  name: 'Hillside Villa',
  description:
    'Marble, walnut and pale stone on a southern slope. Every room opens to the terrace, the pool, and a valley of olive trees with the sea beyond.',
  category: 'real-estate',
  ambient: 'Water at the pool, crickets in the grass',
  scenes: [
    {
      scene: 'living',
      infos: [
        {
          at: 'hearth',
          label: 'Hearth',
          body: 'A chimney breast of pale stone from floor to ceiling, with a wide, low fire and a ledge of walnut to sit on.',
        },
        {
          at: 'dining-table',
          label: 'Dining table',
          body: 'Two metres of walnut under two pendants, set for five with room for a sixth.',
        },
        {
          at: 'glass-front',
          label: 'Glass front',
          body: 'Four panels, 5.6 metres wide in all. The last one slides open, and the terrace becomes part of the room.',
        },
        {
          at: 'ribbon-window',
          label: 'Ribbon window',
          body: 'A band of glass above the sideboard lets in the evening light and keeps the room private.\n\nThe living room measures 8 by 5.5 metres.',
        },
      ],
    },
    {
      scene: 'bedroom',
      infos: [
        {
          at: 'slat-wall',
          label: 'Slat wall',
          body: 'Upright walnut slats behind the head of the bed, across the whole north wall.',
        },
        {
          at: 'bed',
          label: 'Double bed',
          body: '1.8 metres wide. One wakes up facing the terrace and the valley.',
        },
        {
          at: 'bedroom-doors',
          label: 'Terrace doors',
          body: 'Three panes, 3.6 metres wide. From the bed it is a few steps to the water.',
        },
      ],
    },
    {
      scene: 'terrace',
      infos: [
        {
          at: 'pool',
          label: 'Pool',
          body: '7.2 by 3.2 metres with a broad stone edge, and a ladder at the end by the sunbeds.',
        },
        {
          at: 'sunbeds',
          label: 'Sunbeds',
          body: 'Two loungers under a parasol, with the pool at their feet.',
        },
        {
          at: 'outdoor-sofa',
          label: 'Outdoor sofa',
          body: 'Teak and linen around a low stone table, just outside the living room.',
        },
        {
          at: 'view',
          label: 'The valley',
          body: 'A glass balustrade guards the edge and leaves the view free: olive rows, cypresses, and the sea on the horizon.',
        },
      ],
    },
  ],
};

import type { DemoTour } from '../demo-tour.ts';

/** The house behind the dunes. */
export const duneBeachHouse: DemoTour = {
  slug: 'dune-beach-house',
  name: 'Dune Beach House',
  description:
    'White boards, linen and rattan behind the dunes. The living room opens with four glass panels to a wide deck, and a boardwalk runs down to the sea.',
  category: 'real-estate',
  ambient: 'Waves on the beach',
  scenes: [
    {
      scene: 'living',
      infos: [
        {
          at: 'daybed',
          label: 'Daybed',
          body: 'A boxed bed below the west window, wide enough for an afternoon with a book. Dune grass grows right outside.',
        },
        {
          at: 'sofa',
          label: 'Sitting corner',
          body: 'A linen sofa looks straight through the glass doors to the water. The two tub chairs are woven from rattan.',
        },
        {
          at: 'kitchen',
          label: 'Kitchen',
          body: 'Pale blue fronts under a wooden worktop, with the sink below the north window.',
        },
        {
          at: 'table',
          label: 'Dining table',
          body: 'A round table for four on a round rug, under a pendant of rattan.\n\nThe room measures 7.2 by 5.6 metres and holds living, dining and kitchen.',
        },
      ],
    },
    {
      scene: 'deck',
      infos: [
        {
          at: 'boardwalk',
          label: 'Way to the beach',
          body: 'Steps lead from the deck to a boardwalk between the dunes, and on to the sand.',
        },
        {
          at: 'loungers',
          label: 'Sun loungers',
          body: 'Two wooden loungers turned to the sea. The parasol between them gives shade at noon.',
        },
        {
          at: 'surfboards',
          label: 'Surfboards',
          body: 'A long board and a shorter one lean against the house, out of the wind.',
        },
        {
          at: 'deck-sofa',
          label: 'Evening corner',
          body: 'A deep wooden sofa at the west end of the deck, where the sun sets last. The deck is nearly eleven metres long.',
        },
      ],
    },
  ],
};

import type { DemoTour } from '../demo-tour.ts';

/** The tall house on a garden square. */
export const gardenSquareTownhouse: DemoTour = {
  slug: 'garden-square-townhouse',
  name: 'Garden-Square Townhouse',
  description:
    'Tall panelled rooms on a garden square: herringbone parquet, plaster cornices, a marble fireplace, and sash windows that look into the trees.',
  category: 'real-estate',
  ambient: 'A clock on the mantel',
  scenes: [
    {
      scene: 'living',
      infos: [
        {
          at: 'fireplace',
          label: 'Fireplace',
          body: 'A surround of pale marble with an arched iron insert. Logs lie ready on the grate, and a gilt mirror above doubles the daylight.',
        },
        {
          at: 'window',
          label: 'Sash windows',
          body: 'Two windows of more than two metres, each with twelve panes, face the square and its old trees.',
        },
        {
          at: 'piano',
          label: 'Upright piano',
          body: 'It stands by an inner wall, away from sun and draught, with a stool before it.',
        },
        {
          at: 'sofa',
          label: 'Chesterfield',
          body: 'A green sofa with rolled arms, opposite two wing chairs. The drawing room measures 5.8 by 5.2 metres.',
        },
      ],
    },
    {
      scene: 'dining',
      infos: [
        {
          at: 'table',
          label: 'Dining table',
          body: 'Laid for six under a brass chandelier, with a seventh chair at its head.',
        },
        {
          at: 'sideboard',
          label: 'Sideboard',
          body: 'Room for linen and silver, within reach of the table.',
        },
        {
          at: 'panelling',
          label: 'Panelled walls',
          body: 'Moulded panels above and below a dado rail, all in one grey blue. The ceiling is 3.2 metres high.',
        },
      ],
    },
    {
      scene: 'study',
      infos: [
        {
          at: 'books',
          label: 'Bookcase',
          body: 'Seven rows of shelves, 2.75 metres high, along the north wall.',
        },
        {
          at: 'desk',
          label: 'Desk by the window',
          body: 'Daylight from the square falls straight on the page.',
        },
        {
          at: 'wing-chair',
          label: 'Reading chair',
          body: 'A leather wing chair with a lamp at its shoulder and a small table for the cup.',
        },
        {
          at: 'globe',
          label: 'Globe',
          body: 'An old-fashioned globe on a wooden stand, in the corner beside the desk.',
        },
      ],
    },
  ],
};

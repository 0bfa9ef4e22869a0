import type { DemoTour } from '../demo-tour.ts';

/** The office on the corner of a tower. */
export const cornerOffice: DemoTour = {
  slug: 'corner-office',
  name: 'Corner Office',
  description:
    'An office on the corner of a tall building, with windows on two sides and a river below. A glass wall parts the desks from a meeting room with a large display.',
  category: 'real-estate',
  ambient: 'A quiet office at work',
  scenes: [
    {
      scene: 'office',
      infos: [
        {
          at: 'desks',
          label: 'Four desks',
          body: 'Two pairs of desks face each other across felt dividers. Felt panels below the ceiling take the echo out of the room.',
        },
        {
          at: 'pinboard',
          label: 'Pinboard',
          body: 'Two metres of cork above the cupboards, full of notes and sketches.',
        },
        {
          at: 'corner',
          label: 'The corner',
          body: 'Three armchairs where the south and the east windows meet: for talks that need no table, with the river and the city below.',
        },
        {
          at: 'coffee',
          label: 'Coffee corner',
          body: 'A small kitchen and a bar table for four, open to the desks.',
        },
      ],
    },
    {
      scene: 'meeting',
      video: { screen: 'screen', file: 'hills.mp4', poster: 'hills.webp', name: 'Hills in changing light' },
      infos: [
        {
          at: 'display',
          label: 'Display',
          body: 'A flat display, 2.2 metres wide, on a wall of wooden slats. Every chair has a clear view of it.',
        },
        {
          at: 'table',
          label: 'Meeting table',
          body: 'Six seats around a table of oak colour. One end stays free, so that nobody sits with the back to the display.',
        },
        {
          at: 'whiteboard',
          label: 'Whiteboard',
          body: 'Opposite the display, for what is better drawn by hand.',
        },
        {
          at: 'glass-wall',
          label: 'Glass wall',
          body: 'Four panes from floor to lintel; one slides open. The room measures 5.4 by 4 metres.',
        },
      ],
    },
  ],
};

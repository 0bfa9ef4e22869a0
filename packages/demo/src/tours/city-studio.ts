import type { DemoTour } from '../demo-tour.ts';

/** The studio of one room. */
export const cityStudio: DemoTour = {
  slug: 'city-studio',
  name: 'City Studio',
  description:
    'One bright room above the roofs, in birch and yellow: a bed behind an open shelf, a corner to sit in, a desk at the window, and a kitchen of its own.',
  category: 'real-estate',
  ambient: 'The city from afar',
  scenes: [
    {
      scene: 'studio',
      infos: [
        {
          at: 'window',
          label: 'South window',
          body: 'Three panes, three metres wide in all, with the roofs of the street behind them. The desk stands right below, where the light is best.',
        },
        {
          at: 'sofa-bed',
          label: 'Sofa bed',
          body: 'A birch frame with slatted arms and a mattress for a seat. By night it is a bed for a guest.',
        },
        {
          at: 'open-shelf',
          label: 'Open shelf',
          body: 'Books on both sides and no back: it parts the sleeping corner from the room without taking its light.',
        },
        {
          at: 'bicycle',
          label: 'A place for the bicycle',
          body: 'It leans at the north wall, a few steps from the yellow front door.\n\nThe studio measures 6.2 by 5.2 metres.',
        },
      ],
    },
    {
      scene: 'kitchen',
      infos: [
        {
          at: 'folding-table',
          label: 'Folding table',
          body: 'Breakfast for two at the window. Both leaves fold down when the floor is needed for something else.',
        },
        {
          at: 'yellow-tiles',
          label: 'Yellow tiles',
          body: 'Small squares in sun yellow above a birch worktop, with sink, drawers and hob in one run along the east wall.',
        },
        {
          at: 'bench',
          label: 'Bench',
          body: 'A seat of 1.2 metres to keep the cook company. Cookery books and plants live on the shelves above.',
        },
      ],
    },
  ],
};

import type { DemoTour } from '../demo-tour.ts';

/** The shop for home decor: lamps, clay and wool. */
export const hearthHomeDecor: DemoTour = {
  slug: 'hearth-home-decor',
  name: 'Hearth Home Decor',
  description:
    'Clay, wool and warm light under oak beams, and behind a round arch a corner where all the lamps are on.',
  category: 'retail',
  ambient: 'Glass chimes by the fire',
  scenes: [
    {
      scene: 'main-floor',
      infos: [
        {
          at: 'niches',
          label: 'Niches',
          body: 'Three round-headed niches in the plaster, with vases, jugs and bowls on oak shelves.',
        },
        {
          at: 'throws',
          label: 'Throws on the ladder',
          body: 'Take one down and feel it. Ochre, linen and sage go with the cushions beside the arch.',
        },
        {
          at: 'rolls',
          label: 'More rugs',
          body: 'Three hang on the wall, the rest lie folded below or stand rolled in the basket.',
        },
      ],
      products: [
        {
          at: 'amphora',
          name: 'Clay Amphora',
          body: 'A two-handled vase of matt clay, 42 centimetres high. For dry stems; it is not watertight.',
          price: 6800,
          currency: 'EUR',
          sku: 'amphora',
          variants: [
            { id: 'terracotta', name: 'Terracotta' },
            { id: 'sand', name: 'Sand' },
          ],
        },
        {
          at: 'cushion',
          name: 'Linen Cushion',
          body: '50 by 50 centimetres of washed linen, with soft corners.',
          price: 4500,
          currency: 'EUR',
          sku: 'cushion',
          variants: [
            { id: 'ochre', name: 'Ochre' },
            { id: 'rust', name: 'Rust' },
            { id: 'sage', name: 'Sage' },
          ],
        },
        {
          at: 'rug',
          name: 'Meadow Rug',
          body: 'Hand-tufted wool, 115 by 180 centimetres, with a knotted fringe. To lie on or to hang.',
          price: 28900,
          currency: 'EUR',
          sku: 'rug',
          variants: [
            { id: 'arches', name: 'Arches' },
            { id: 'lattice', name: 'Lattice' },
            { id: 'bands', name: 'Bands' },
          ],
          salePrice: 23900,
        },
      ],
    },
    {
      scene: 'lighting-corner',
      infos: [
        {
          at: 'lamp-wall',
          label: 'Lamp wall',
          body: 'Table lamps on four oak shelves, all of them lit: this is how they look in the evening at home.',
        },
        {
          at: 'reading',
          label: 'Reading chair',
          body: 'Sit down and compare: an arc lamp on one side, a tripod on the other.',
        },
      ],
      products: [
        {
          at: 'globe',
          name: 'Ember Globe',
          body: 'A table lamp: an opal glass ball on a metal foot, 34 centimetres high.',
          price: 9800,
          currency: 'EUR',
          sku: 'globe',
          variants: [
            { id: 'brass', name: 'Brass' },
            { id: 'black', name: 'Black' },
          ],
        },
        {
          at: 'rattan',
          name: 'Rattan Pendant',
          body: 'A woven dome, about 50 centimetres wide. The light falls through it in a fine pattern.',
          price: 12900,
          currency: 'EUR',
          sku: 'pendant',
          variants: [
            { id: 'natural', name: 'Honey brown' },
            { id: 'smoked', name: 'Smoked' },
          ],
        },
        {
          at: 'tripod',
          name: 'Tripod Floor Lamp',
          body: 'Three oak legs and a drum shade of natural linen, a metre and a half high.',
          price: 18900,
          currency: 'EUR',
          sku: 'tripod',
          variants: [
            { id: 'linen', name: 'Linen' },
            { id: 'clay', name: 'Clay', stock: 3 },
          ],
        },
      ],
    },
  ],
};

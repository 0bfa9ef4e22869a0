import type { DemoTour } from '../demo-tour.ts';

/** The shoe shop: pairs in several colours. */
export const strideShoeStore: DemoTour = {
  slug: 'stride-shoe-store',
  name: 'Stride Shoe Store',
  description:
    'Walnut shelves, terrazzo and six rows of shoes, with a green room to try them on. Every pair that is marked can be seen in its colours.',
  category: 'retail',
  ambient: 'Footsteps and voices in a shop',
  scenes: [
    {
      scene: 'shoe-wall',
      infos: [
        {
          at: 'counter',
          label: 'Counter',
          body: 'Walnut under a marble top, with a slim lamp above. The name of the shop stands on the wall behind.',
        },
        {
          at: 'drawers',
          label: 'The shoe wall',
          body: 'Three bays, six shelves each: everyday shoes on the left, running and trail in the middle, leather on the right. Drawers run along the foot.',
        },
        {
          at: 'window',
          label: 'Shop window',
          body: 'Five pairs face the street, on blocks of different heights on a walnut stage.',
        },
      ],
      products: [
        {
          at: 'court',
          name: 'Linden Court',
          body: 'A low sneaker of smooth leather with two slanted bars, a coloured heel and a cup sole.',
          price: 11900,
          currency: 'EUR',
          sku: 'court',
          variants: [
            { id: 'green', name: 'White and green' },
            { id: 'navy', name: 'White and navy' },
            { id: 'black', name: 'Black and cream' },
          ],
        },
        {
          at: 'canvas',
          name: 'Pier Canvas',
          body: 'A light canvas plimsoll with a white rubber sole and toe cap.',
          price: 6900,
          currency: 'EUR',
          sku: 'canvas',
          variants: [
            { id: 'sand', name: 'Sand' },
            { id: 'red', name: 'Brick red' },
            { id: 'navy', name: 'Navy' },
          ],
        },
        {
          at: 'runner',
          name: 'Tempo Runner',
          body: 'A soft knit runner on a thick, springy sole.',
          price: 13900,
          currency: 'EUR',
          sku: 'runner',
          variants: [
            { id: 'slate', name: 'Slate and coral' },
            { id: 'white', name: 'White and sage' },
            { id: 'rose', name: 'Rose' },
          ],
          salePrice: 10900,
        },
        {
          at: 'trail',
          name: 'Ridge Trail',
          body: 'A mesh shoe for rough paths, with a hard toe and a deep dark sole.',
          price: 16900,
          currency: 'EUR',
          sku: 'trail',
          variants: [
            { id: 'forest', name: 'Forest green and orange' },
            { id: 'sand', name: 'Sand and brown', stock: 1 },
          ],
        },
      ],
    },
    {
      scene: 'try-on',
      infos: [
        {
          at: 'gauge',
          label: 'Foot gauge',
          body: 'Most people have one foot that is a little longer. The plate on the floor tells which.',
        },
        {
          at: 'low-mirror',
          label: 'Low mirrors',
          body: 'They lean back at ankle height, for a look at the shoes. For the whole figure there are two tall ones on the green wall.',
        },
        {
          at: 'boxes',
          label: 'The other sizes',
          body: 'What is not on the shelf waits here in green and white boxes, a few steps from the bench.',
        },
      ],
      products: [
        {
          at: 'derby',
          name: 'Walnut Derby',
          body: 'A plain leather lace-up with a low stacked heel.',
          price: 19900,
          currency: 'EUR',
          sku: 'derby',
          variants: [
            { id: 'walnut', name: 'Walnut brown' },
            { id: 'tan', name: 'Tan' },
          ],
        },
        {
          at: 'chelsea',
          name: 'Alder Chelsea',
          body: 'An ankle boot with elastic sides and a pull tab at the back.',
          price: 17900,
          currency: 'EUR',
          sku: 'chelsea',
          variants: [
            { id: 'cognac', name: 'Cognac' },
            { id: 'black', name: 'Black', stock: 0 },
          ],
        },
      ],
    },
  ],
};

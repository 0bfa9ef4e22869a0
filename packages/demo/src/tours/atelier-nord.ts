import type { DemoTour } from '../demo-tour.ts';

/** The fashion boutique: products with colours and prices. */
export const atelierNord: DemoTour = {
  slug: 'atelier-nord',
  name: 'Atelier Nord Fashion Boutique',
  description: 'A boutique in concrete, oak and terracotta. Look around, open a mark, and choose a colour.',
  category: 'retail',
  ambient: 'Soft chords and a few voices',
  scenes: [
    {
      scene: 'shop-floor',
      infos: [
        {
          at: 'sign',
          label: 'Atelier Nord',
          body: 'A small house for clothes that last. The collection is shown by colour, not by size.',
        },
      ],
      products: [
        {
          at: 'folded-knits',
          name: 'Lambswool jumper',
          body: 'A round neck, fully fashioned, with ribbed cuffs.',
          price: 8900,
          currency: 'EUR',
          sku: 'jumper',
          variants: [
            { id: 'oat', name: 'Oat' },
            { id: 'terracotta', name: 'Terracotta' },
            { id: 'forest', name: 'Forest', stock: 2 },
          ],
        },
        {
          at: 'linen-rail',
          name: 'Linen shirt',
          body: 'Washed linen with mother-of-pearl buttons; a relaxed cut.',
          price: 7400,
          currency: 'EUR',
          sku: 'shirt',
          variants: [
            { id: 'chalk', name: 'Chalk' },
            { id: 'sky', name: 'Sky' },
            { id: 'sage', name: 'Sage' },
          ],
          salePrice: 5900,
        },
      ],
    },
    {
      scene: 'counter',
      infos: [
        {
          at: 'counter',
          label: 'Counter',
          body: 'Alterations are taken in here and are ready within a week.',
        },
      ],
      products: [
        {
          at: 'dress-rail',
          name: 'Wrap dress',
          body: 'Falls to the calf, ties at the side, and has pockets.',
          price: 14900,
          currency: 'EUR',
          sku: 'dress',
          variants: [
            { id: 'terracotta', name: 'Terracotta' },
            { id: 'ink', name: 'Ink' },
            { id: 'sage', name: 'Sage', stock: 0 },
          ],
        },
        {
          at: 'handbags',
          name: 'Saddle bag',
          body: 'Vegetable-tanned leather that darkens with use.',
          price: 18900,
          currency: 'EUR',
          sku: 'bag',
          variants: [
            { id: 'cognac', name: 'Cognac' },
            { id: 'black', name: 'Black' },
          ],
        },
      ],
    },
    {
      scene: 'fitting-lounge',
      infos: [
        {
          at: 'mirror',
          label: 'Fitting lounge',
          body: 'Take three pieces at a time, and as long as you like.',
        },
      ],
      products: [
        {
          at: 'shoes',
          name: 'Ankle boots',
          body: 'Smooth calf, stacked heel of four centimetres.',
          price: 21900,
          currency: 'EUR',
          sku: 'boots',
          variants: [
            { id: 'chestnut', name: 'Chestnut' },
            { id: 'black', name: 'Black' },
            { id: 'sand', name: 'Sand' },
          ],
        },
        {
          at: 'evening-dresses',
          name: 'Silk slip',
          body: 'Cut on the bias from heavy silk.',
          price: 17900,
          currency: 'EUR',
          sku: 'slip',
          variants: [
            { id: 'champagne', name: 'Champagne' },
            { id: 'night', name: 'Night blue' },
          ],
        },
      ],
    },
  ],
};

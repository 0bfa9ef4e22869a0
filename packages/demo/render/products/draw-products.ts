/**
 * Draws the pictures of the products of the three shops: `node packages/demo/render/products/draw-products.ts`.
 * Writes `assets/<tour>/product-<sku>-<variant>.webp`, 800x800, the same on every run.
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bag, dress, jumper, shirt, slip } from './clothes.ts';
import { amphora, cushion, globeLamp, rattanPendant, rug, tripodLamp } from './home.ts';
import { picture, type Shadow } from './paint.ts';
import { boot, chelsea, derby, plimsoll, trainer } from './shoes.ts';

/** The thing in each of its forms, and what it casts. */
interface Product {
  shadow: Shadow;
  forms: Record<string, string>;
}

const worn: Shadow = { x: 400, y: 716, rx: 230, ry: 26 };
const shod: Shadow = { x: 405, y: 640, rx: 280, ry: 26 };

const shops: Record<string, { ground: string; products: Record<string, Product> }> = {
  'atelier-nord': {
    ground: '#e6ddd0',
    products: {
      jumper: {
        shadow: worn,
        forms: each(jumper, { oat: '#d9c7a8', terracotta: '#b4654a', forest: '#3d5a4c' }),
      },
      shirt: { shadow: worn, forms: each(shirt, { chalk: '#efebe2', sky: '#a9c0cf', sage: '#a3b094' }) },
      dress: {
        shadow: { ...worn, y: 742 },
        forms: each(dress, { terracotta: '#b4654a', ink: '#2f3b45', sage: '#8f9d7e' }),
      },
      bag: { shadow: { ...worn, y: 676 }, forms: each(bag, { cognac: '#a5643a', black: '#332e2b' }) },
      boots: {
        shadow: { ...shod, y: 664, x: 420, rx: 240 },
        forms: each(boot, { chestnut: '#7a4a30', black: '#302c2a', sand: '#c8ab83' }),
      },
      slip: { shadow: { ...worn, y: 740 }, forms: each(slip, { champagne: '#dcc39c', night: '#2b3a57' }) },
    },
  },
  'stride-shoe-store': {
    ground: '#dfe4da',
    products: {
      court: {
        shadow: shod,
        forms: {
          green: trainer('#f1efe9', '#2f5d4a', '#d8b88c'),
          navy: trainer('#f1efe9', '#33465c', '#ece6da'),
          black: trainer('#3a3836', '#ece6da', '#d8b88c'),
        },
      },
      canvas: {
        shadow: { ...shod, y: 622 },
        forms: {
          sand: plimsoll('#e3d3b4', '', '#faf7ef'),
          red: plimsoll('#a8483a', '', '#faf7ef'),
          navy: plimsoll('#35475a', '', '#faf7ef'),
        },
      },
      runner: {
        shadow: shod,
        forms: {
          slate: trainer('#5f7484', '#e2725b', '#f4f2ec'),
          white: trainer('#eceae4', '#8fa39a', '#f4f2ec'),
          rose: trainer('#c98f83', '#f1e3d6', '#f4f2ec'),
        },
      },
      trail: {
        shadow: { ...shod, y: 636 },
        forms: {
          forest: trainer('#3f6b52', '#e07b39', '#34393b'),
          sand: trainer('#b7a27c', '#5a4a38', '#34393b'),
        },
      },
      derby: { shadow: { ...shod, y: 642 }, forms: each(derby, { walnut: '#4a2f20', tan: '#a9744a' }) },
      chelsea: {
        shadow: { ...shod, y: 648, x: 420, rx: 250 },
        forms: each(chelsea, { cognac: '#9a6236', black: '#322f2d' }),
      },
    },
  },
  'hearth-home-decor': {
    ground: '#e9d9c4',
    products: {
      amphora: {
        shadow: { x: 400, y: 696, rx: 120, ry: 22 },
        forms: each(amphora, { terracotta: '#b8694a', sand: '#d9c3a5' }),
      },
      cushion: {
        shadow: { x: 400, y: 610, rx: 220, ry: 22 },
        forms: each(cushion, { ochre: '#c98f3f', rust: '#a9553a', sage: '#94a083' }),
      },
      rug: {
        shadow: { x: 400, y: 700, rx: 190, ry: 18 },
        forms: {
          arches: rug('#e9dfcb', '#9aa58a', '#b8694a', 'arches'),
          lattice: rug('#e3d6bf', '#6b5644', '#b8694a', 'lattice'),
          bands: rug('#d9b98f', '#8f5a44', '#f0e6d4', 'bands'),
        },
      },
      globe: {
        shadow: { x: 400, y: 690, rx: 130, ry: 20 },
        forms: each(globeLamp, { brass: '#c39a4b', black: '#34302d' }),
      },
      pendant: {
        shadow: { x: 400, y: 740, rx: 170, ry: 16 },
        forms: each(rattanPendant, { natural: '#c79a63', smoked: '#7a5636' }),
      },
      tripod: {
        shadow: { x: 410, y: 716, rx: 160, ry: 18 },
        forms: each(tripodLamp, { linen: '#efe4cf', clay: '#c98a68' }),
      },
    },
  },
};

/** The drawing in several colours. */
function each(draw: (colour: string) => string, colours: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, draw(colour)]));
}

for (const [tour, { ground, products }] of Object.entries(shops)) {
  for (const [sku, { forms, shadow }] of Object.entries(products)) {
    for (const [variant, thing] of Object.entries(forms)) {
      const path = fileURLToPath(
        new URL(`../../assets/${tour}/product-${sku}-${variant}.webp`, import.meta.url),
      );
      await mkdir(dirname(path), { recursive: true });
      await sharp(Buffer.from(picture(ground, thing, shadow)))
        .webp({ quality: 82, effort: 5 })
        .toFile(path);
    }
  }
}

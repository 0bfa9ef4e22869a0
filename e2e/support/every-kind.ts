/** A tour of two scenes, with a hotspot of every kind in the first. */
import type { APIRequestContext } from '@playwright/test';
import type { Hotspot } from '@tourwright/tour/document';
import {
  at,
  type FullTour,
  film,
  panorama,
  pdf,
  plainPicture,
  publishTour,
  spot,
  tone,
} from './full-tour.ts';

/** Another site, one page of which is embedded; a test that shows it answers for it. */
export const neighbour = 'https://hours.example';

export async function publishEveryKind(request: APIRequestContext, address: string): Promise<FullTour> {
  return publishTour(request, address, await filesOfTour(), (id) => documentOf(id) as never);
}

async function filesOfTour() {
  return {
    'hall.jpg': await panorama(20),
    'kitchen.jpg': await panorama(140),
    'pictures/red.jpg': await plainPicture('#c03020'),
    'pictures/green.jpg': await plainPicture('#208040'),
    'pictures/blue.jpg': await plainPicture('#2040c0', 400, 600),
    'videos/film.webm': await film(),
    'captions/film.vtt': {
      body: Buffer.from('WEBVTT\n\n00:00.000 --> 00:03.000\nHello.\n'),
      type: 'text/vtt',
    },
    'audio/tone.wav': tone(440),
    'brochures/plan.pdf': pdf,
  };
}

function documentOf(id: string) {
  const hotspots = [
    spot('to', 'link', -35, -10, { targetSceneId: 2, facing: 'floor' }),
    ...panels(id),
    spot('site', 'web', 25, 10, { text: 'Our site', url: 'https://shop.example/' }),
    spot('pdf', 'brochure', 35, 10, { text: 'Plan', brochureId: 'b1' }),
    product(id),
    spot('hours', 'embed', 0, -10, { text: 'Opening hours', url: `${neighbour}/hours` }),
    spot('bad', 'web', 30, -10, { text: 'Trap', url: 'javascript:alert(1)' }),
    spot('rug', 'polygon', 15, -20, {
      text: 'Rug',
      body: 'Woven.',
      polygon: [at(8, -14), at(24, -14), at(26, -26), at(6, -26)],
    }),
  ];
  const back = spot('back', 'link', 180, -10, { targetSceneId: 1 });
  return {
    brochures: [{ id: 'b1', name: 'House plan', slug: `${id}/brochures/plan.pdf` }],
    scenes: [
      { id: 1, name: 'Hall', slug: `${id}/hall.jpg`, hotspots },
      { id: 2, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [back] },
    ],
  };
}

const picturesOf = (id: string) =>
  ['red', 'green', 'blue'].map((name) => ({
    slug: `${id}/pictures/${name}.jpg`,
    caption: `The ${name} one`,
  }));

/** Text, pictures, video and sound. */
function panels(id: string): Hotspot[] {
  const pictures = picturesOf(id);
  return [
    spot('note', 'info', -25, 10, {
      text: 'Oak floor',
      body: '<b>Oiled</b>.\n\nOld.',
      pictures: pictures.slice(0, 1),
      url: 'https://oak.example/',
    }),
    spot('one', 'image', -15, 10, { text: 'Painting', pictures: pictures.slice(1, 2) }),
    spot('all', 'gallery', -5, 10, { text: 'Album', pictures }),
    spot('tv', 'video', 5, 10, {
      text: 'Our film',
      slug: `${id}/videos/film.webm`,
      captions: [{ slug: `${id}/captions/film.vtt`, language: 'en', label: 'English' }],
    }),
    spot('bell', 'audio', 15, 10, {
      text: 'Bell',
      slug: `${id}/audio/tone.wav`,
      body: 'A bell rings.',
    }),
  ];
}

function product(id: string): Hotspot {
  const pictures = picturesOf(id);
  return spot('mug', 'product', -20, -10, {
    text: 'Mug',
    title: 'Stoneware mug',
    body: 'Fired twice.',
    pictures: pictures.slice(0, 1),
    currency: 'EUR',
    price: 1500,
    salePrice: 1200,
    stock: 9,
    url: 'https://shop.example/cart?v={variant}&n={quantity}',
    variants: [
      { id: 'red', name: 'Red' },
      { id: 'blue', name: 'Blue', pictures: pictures.slice(2), price: 1800, stock: 2 },
      { id: 'green', name: 'Green', stock: 0 },
    ],
  });
}

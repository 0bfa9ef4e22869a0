import { expect, test } from 'vitest';
import type { Hotspot, Tour } from '../../document/index.ts';
import { namedSlugs } from '../slugs/named-slugs.ts';
import { parseTour } from '../stored/parse-tour.ts';
import { unbrandedTour } from './unbranded-tour.ts';

const contact = 'Ask ines@leak.example.com, +43 660 1234567 or www.leak.example.com today.';
const cleaned = 'Ask, or today.';

const spot = (id: string, kind: string, more: object) => ({ id, kind, position: [0, 0, -1], ...more });
const panel = {
  text: contact,
  title: contact,
  body: contact,
  url: 'https://leak.example.com/book',
  urlText: 'Book at leak.example.com',
  pictures: [{ id: 'p', slug: 't/pictures/sofa.jpg', alt: contact, caption: contact, ofTomorrow: contact }],
  ofTomorrow: contact,
};

function branded(more: object = {}): Tour {
  const parsed = parseTour({
    id: 't',
    schema: 1,
    version: 7,
    user_id: 'u',
    name: `Maple Lane ${contact}`,
    description: contact,
    updated_at: '',
    activity: 'published',
    published_version: 7,
    published_at: null,
    tourtype: 'real-estate',
    thumbnail: 't/Thumbnail/leak.jpg',
    welcomePicture: 't/Thumbnail/leak.jpg',
    centerLogo: 't/logo/leak.png',
    cornerLogo: 'users/u/leak.png',
    cornerLogoUrl: 'https://leak.example.com',
    cornerLogoPlace: 'end',
    brandColour: '#c2491d',
    contactPhone: '+43 660 1234567',
    contactEmail: 'ines@leak.example.com',
    contactWhatsApp: '+43 660 1234567',
    contactUrl: 'https://leak.example.com/book',
    ofTomorrow: contact,
    scenes: [
      {
        id: 1,
        name: contact,
        slug: 't/hall.jpg',
        adjustment: { nadir: { kind: 'logo', size: 40, slug: 't/logo/leak.png' } },
        ofTomorrow: contact,
        variantName: contact,
        variants: [{ id: 'v', name: contact, slug: 't/evening.jpg', ofTomorrow: contact }],
        sounds: [{ id: 's', name: contact, slug: 't/audio/birds.mp3', ofTomorrow: contact }],
        film: { slug: 't/videos/all.mp4', name: contact, ofTomorrow: contact },
        videos: [
          {
            id: 'screen',
            name: contact,
            slug: 't/videos/a.mp4',
            corners: [
              [0, 0, -1],
              [0.1, 0, -1],
              [0.1, -0.1, -1],
              [0, -0.1, -1],
            ],
            captions: [{ id: 'c', slug: 't/captions/a.vtt', language: 'en', label: contact }],
            ofTomorrow: contact,
          },
        ],
        hotspots: [
          spot('info', 'info', panel),
          spot('rich', 'info', {
            body: 'See the floor and call now.',
            rich: [
              {
                kind: 'paragraph',
                pieces: [
                  { text: 'See the ' },
                  { text: 'floor', bold: true, url: 'https://leak.example.com' },
                  { text: ' and call now.' },
                ],
              },
            ],
          }),
          spot('link', 'link', { targetSceneId: 1, iconName: 'door', text: contact }),
          spot('own-icon', 'info', { text: 'Sofa', iconName: 't/pictures/leak.png' }),
          spot('web', 'web', panel),
          spot('embed', 'embed', panel),
          spot('brochure', 'brochure', { ...panel, brochureId: 'b' }),
          spot('film', 'video', { url: 'https://youtu.be/aaaaaaaaaaa' }),
          spot('own-film', 'video', { slug: 't/videos/b.mp4', url: 'https://leak.example.com' }),
          spot('of-tomorrow', 'hologram', panel),
          spot('product', 'product', { ...panel, productId: 'sofa' }),
        ],
      },
    ],
    audio: [{ id: 'a', name: contact, slug: 't/audio/a.mp3', ofTomorrow: contact }],
    brochures: [{ id: 'b', name: contact, slug: 't/brochures/leak.pdf' }],
    floorPlans: [
      {
        id: 'f',
        name: contact,
        slug: 't/floor-plans/0.png',
        pins: [{ id: 'n', sceneId: 1, x: 0.5, y: 0.5, heading: 0, ofTomorrow: contact }],
        ofTomorrow: contact,
      },
    ],
    products: [
      {
        ...panel,
        id: 'sofa',
        name: contact,
        price: 1200,
        currency: 'EUR',
        variants: [{ id: 'red', name: contact, sku: '0123456789', pictures: panel.pictures }],
      },
    ],
    guide: [{ id: 'g', sceneId: 1, text: contact, ofTomorrow: contact }],
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.tour;
}

const spots = (tour: Tour) =>
  Object.fromEntries((tour.scenes[0]?.hotspots ?? []).map((each) => [each.id, each]));

test('nothing in an unbranded tour reveals who offers it', () => {
  const shown = unbrandedTour(branded());
  const text = JSON.stringify(shown);
  for (const trace of ['leak', '660 1234567', 'ofTomorrow', 'youtu']) expect(text).not.toContain(trace);
  expect(shown).toMatchObject({
    description: cleaned,
    hidesTourwright: true,
    brochures: [],
    brandColour: '#c2491d',
  });
  expect([...namedSlugs(shown)].filter((slug) => slug.includes('leak'))).toEqual([]);
});

test('what leads out or was made elsewhere is gone, the rest says what it said', () => {
  const shown = spots(unbrandedTour(branded()));
  expect(Object.keys(shown)).toEqual(['info', 'rich', 'link', 'own-icon', 'own-film', 'product']);
  expect(shown['info']).toMatchObject({
    body: cleaned,
    text: cleaned,
    pictures: [{ slug: 't/pictures/sofa.jpg' }],
  });
  expect(shown['info']).not.toHaveProperty('url');
  expect(shown['link']).toMatchObject({ iconName: 'door', targetSceneId: 1 });
  expect(shown['own-icon']).not.toHaveProperty('iconName');
});

test('a text keeps its looks without its links', () => {
  const { rich } = spots(unbrandedTour(branded()))['rich'] as Hotspot & { rich: unknown };
  const pieces = [{ text: 'See the ' }, { text: 'floor', bold: true }, { text: ' and call now.' }];
  expect(rich).toEqual([{ kind: 'paragraph', pieces }]);
});

test('a telephone number that is written in two looks is found', () => {
  const tour = branded();
  const rich = [{ kind: 'paragraph', pieces: [{ text: 'Call +43 660', bold: true }, { text: ' 1234567' }] }];
  const hotspot = { ...spot('rich', 'info', { body: 'Call +43 660 1234567', rich }), scale: 1, rotation: 0 };
  const scenes = [{ ...tour.scenes[0], hotspots: [hotspot] }] as unknown as Tour['scenes'];
  const shown = spots(unbrandedTour({ ...tour, scenes }))['rich'];
  expect(shown).toMatchObject({ body: 'Call' });
  expect(shown).not.toHaveProperty('rich');
});

test('a product keeps its price and loses where it is bought', () => {
  const [product] = unbrandedTour(branded()).products ?? [];
  expect(product).toMatchObject({ price: 1200, currency: 'EUR', variants: [{ sku: '0123456789' }] });
  expect(product).not.toHaveProperty('url');
});

test('a cover that is a scene of the tour stays', () => {
  expect(unbrandedTour(branded({ thumbnail: 't/hall.jpg' })).thumbnail).toBe('t/hall.jpg');
  expect(unbrandedTour(branded()).thumbnail).toBeUndefined();
  expect(unbrandedTour(branded()).welcomePicture).toBeUndefined();
});

test('it is a valid tour, and its own unbranded form', () => {
  const shown = unbrandedTour(branded());
  expect(parseTour(shown)).toMatchObject({ ok: true });
  expect(unbrandedTour(shown)).toEqual(shown);
});

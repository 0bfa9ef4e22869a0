import { expect, test } from 'vitest';
import { z } from 'zod';
import { createHotspotKinds } from './create-hotspot-kinds.ts';
import { type Hotspot, type HotspotKind, hotspot, hotspotKinds } from './hotspot-kinds.ts';
import { isKind } from './is-kind.ts';

const base = { id: 'a', position: [0, 0, -1], scale: 1, rotation: 0 };

/** One of each kind with every field of its own. */
const full: Record<HotspotKind, object> = {
  link: { targetSceneId: 2, arrival: { yaw: 10, pitch: -5, hfov: 80 }, hoverPreview: false },
  info: {
    body: 'Oak.',
    pictures: [{ id: 'p', slug: 't/a.webp' }],
    url: 'https://a.example',
    urlText: 'More',
  },
  image: { pictures: [{ id: 'p', slug: 't/a.webp', alt: 'A chair' }] },
  gallery: { pictures: [{ id: 'p', slug: 't/a.webp' }] },
  video: {
    slug: 't/videos/a.mp4',
    poster: 't/a.webp',
    captions: [{ id: 'c', slug: 't/captions/a.vtt', language: 'en' }],
    loop: true,
    url: 'https://youtu.be/dQw4w9WgXcQ',
  },
  audio: { slug: 't/audio/a.mp3', loop: true, isDirectional: true, body: 'A bell.' },
  web: { url: 'https://a.example' },
  brochure: { brochureId: 'b', body: 'The plan.' },
  product: {
    currency: 'EUR',
    price: 12900,
    salePrice: 9900,
    stock: 3,
    sku: 'S',
    variants: [{ id: 'red', name: 'Red', pictures: [{ id: 'p', slug: 't/r.webp' }], weave: 'tight' }],
  },
  embed: { url: 'https://a.example' },
  polygon: {
    polygon: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    outline: 'hover',
  },
};

test.each(Object.entries(full))(
  'a %s keeps every field of its own, and those of newer versions',
  (kind, more) => {
    const stored = { ...base, kind, ...more, ofTomorrow: { deep: [1] } };
    expect(hotspot.parse(stored)).toEqual(stored);
  },
);

test.each(['link', 'info', 'hologram'])('a %s keeps the fields of other kinds, byte for byte', (kind) => {
  const stored = { ...base, kind, ...Object.assign({}, ...Object.values(full)), text: 'Odd' };
  const read = hotspot.parse(stored);
  expect(read).toEqual(stored);
  expect(JSON.stringify(hotspot.parse(read))).toBe(JSON.stringify(read));
});

test('a field means the same in every kind: a link with the price of a product that cannot be is refused', () => {
  for (const kind of ['link', 'product', 'hologram']) {
    expect(hotspot.safeParse({ ...base, kind, price: -1 }).success).toBe(false);
    expect(hotspot.safeParse({ ...base, kind, price: 1 }).success).toBe(true);
  }
});

test('the type of a hotspot follows its kind', () => {
  const read: Hotspot = hotspot.parse({ ...base, kind: 'link', targetSceneId: 2 });
  expect(isKind(read, 'info', 'product')).toBe(false);
  // What is checked here is that it compiles: elsewhere `targetSceneId` is unknown.
  const target: number | undefined = isKind(read, 'link') ? read.targetSceneId : undefined;
  expect(target).toBe(2);
});

test('another kind is one more line: its fields are checked, and it says what it shows in a frame', () => {
  const hologram = {
    fields: { depth: z.number().max(9).optional() },
    frameOf: () => ({ address: 'https://holo.example/a', origin: 'https://holo.example' }),
  };
  const more = createHotspotKinds({ ...hotspotKinds.all, hologram });
  const stored = { ...base, kind: 'hologram', depth: 3 };
  expect(more.schema.parse(stored)).toEqual(stored);
  expect(more.schema.safeParse({ ...stored, depth: 10 }).success).toBe(false);
  expect(more.of('hologram')?.frameOf?.(hotspot.parse(stored))?.origin).toBe('https://holo.example');
  // To this version it is a kind of a later one.
  expect(hotspotKinds.of('hologram')).toBeNull();
  expect(hotspot.parse({ ...stored, depth: 10 })).toEqual({ ...stored, depth: 10 });
});

test('two kinds cannot mean different things by one field', () => {
  const hologram = { fields: { price: z.string() } };
  expect(() => createHotspotKinds({ ...hotspotKinds.all, hologram })).toThrow('price');
});

test('a kind is looked up by its own name only', () => {
  expect(hotspotKinds.of('constructor')).toBeNull();
});

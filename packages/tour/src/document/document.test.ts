import { expect, test } from 'vitest';
import { hotspot, type Scene, scene, styleDefault, viewLimits } from './index.ts';

/** A scene with every field that this version knows, and some that it does not. */
const hall = {
  id: 7,
  name: 'Hall',
  slug: 't1/hall.webp',
  cameraPosition: [0, 0, 0.01],
  cameraDirection: [0, 0, 0],
  variants: [{ id: 'evening', name: 'Evening', slug: 't1/hall-evening.webp', mood: 'warm' }],
  variantName: 'Day',
  sounds: [
    {
      id: 'fire',
      slug: 't1/audio/fire.mp3',
      direction: [1, 0, 0],
      volume: 0.5,
      transcript: 'A fire.',
      captions: [{ id: 'f', slug: 't1/fire.vtt', language: 'en' }],
      effect: { echo: 1 },
    },
  ],
  tourSoundVolume: 0.3,
  heading: 12,
  limits: { yaw: { min: 150, max: 210 }, pitch: { min: -40, max: 30 }, hfov: { min: 40, max: 90 }, roll: 1 },
  film: { slug: 't1/videos/all.mp4', transcript: 'Birds.' },
  hidesCenterLogo: true,
  hotspots: [
    {
      id: 'chair',
      kind: 'product',
      position: [0, 0, -1],
      scale: 1,
      rotation: 0,
      facing: 'wall',
      orientation: { yaw: 10, pitch: 0, roll: 3, twist: 1 },
      colour: '#c2491d',
      animation: 'pulse',
      labelMode: 'always',
      title: 'Chair',
      body: 'Oak.',
      pictures: [{ id: 'p1', slug: 't1/chair.webp', alt: 'A chair', credit: 'us' }],
      currency: 'EUR',
      price: 12900,
      salePrice: 9900,
      stock: 3,
      url: 'https://shop.example/chair?variant={variant}',
      variants: [{ id: 'red', name: 'Red', pictures: [], price: 13900, stock: 0, weave: 'tight' }],
    },
    {
      id: 'rug',
      kind: 'polygon',
      position: [0, -1, 0],
      scale: 1,
      rotation: 0,
      polygon: [
        [1, -1, 0],
        [0, -1, 1],
        [0, -1, -1],
      ],
      outline: 'hover',
    },
    {
      id: 'x',
      kind: 'hologram',
      position: [0, 0, 1],
      scale: 1,
      rotation: 0,
      depth: { far: [1, 2] },
      facing: 'ceiling',
    },
  ],
  videos: [
    {
      id: 'tv',
      slug: 't1/videos/film.mp4',
      corners: [
        [-1, 1, -1],
        [1, 1, -1],
        [1, -1, -1],
        [-1, -1, -1],
      ],
      alt: 'The valley',
      fit: 'contain',
      opens: true,
      poster: 't1/film.webp',
      captions: [{ id: 'c1', slug: 't1/film.vtt', language: 'en', kind: 'forced' }],
      loop: false,
      muted: true,
      chroma: '#00ff00',
    },
  ],
};

test('a scene keeps every field through a check, known ones and unknown ones', () => {
  expect(scene.parse(hall)).toEqual(hall);
});

test('fields that nobody wrote are not made up', () => {
  const bare = scene.parse({
    id: 1,
    name: '',
    slug: '',
    hotspots: [{ id: 'a', kind: 'info', position: [0, 0, -1] }],
  });
  expect(Object.keys(bare.hotspots[0] as object).sort()).toEqual([
    'id',
    'kind',
    'position',
    'rotation',
    'scale',
  ]);
  expect(Object.keys(bare as Scene)).not.toContain('variants');
});

test.each([
  ['colour', 'red; background: url(x)'],
  ['currency', 'euro'],
  ['price', -1],
  ['polygon', [[0, 0, -1]]],
  ['variants', [{ name: 'without id' }]],
  ['pictures', ['t1/a.webp']],
])('a hotspot whose %s makes no sense is refused', (field, value) => {
  const result = hotspot.safeParse({ id: 'a', kind: 'product', position: [0, 0, -1], [field]: value });
  expect(result.error?.issues[0]?.path[0]).toBe(field);
});

test.each([
  ['yaw', { min: 10, max: 10 }],
  ['yaw', { min: -200, max: 200 }],
  ['pitch', { min: 40, max: 20 }],
  ['pitch', { min: -100, max: 20 }],
  ['hfov', { min: 1, max: 90 }],
  ['hfov', { min: 30 }],
])('limits of %s that leave nothing to see are refused', (field, value) => {
  expect(viewLimits.safeParse({ [field]: value }).error?.issues[0]?.path[0]).toBe(field);
});

test('the look of new hotspots of a kind says only what was chosen', () => {
  const chosen = { id: 'hologram', facing: 'free', orientation: { pitch: 20 }, depth: 2 };
  expect(styleDefault.parse(chosen)).toEqual(chosen);
  expect(styleDefault.safeParse({ id: 'link', scale: 100 }).success).toBe(false);
});

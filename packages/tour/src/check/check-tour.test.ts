import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hotspot, Scene, Tour } from '../document/index.ts';
import { applyEdit, type Edit } from '../edit/index.ts';
import { directionOf, radians } from '../sphere/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { checkTour } from './check-tour.ts';
import { type CheckFacts, findingKey } from './finding.ts';
import { fixAll } from './fix-all.ts';

let count = 0;
const newId = () => `edit-${String(count++).padStart(8, '0')}`;

function link(id: string, yaw: number, targetSceneId: number, more: object = {}): Hotspot {
  const position = directionOf(radians(yaw), 0);
  return { id, kind: 'link', position, scale: 1, rotation: 0, targetSceneId, text: id, ...more } as Hotspot;
}

function scene(id: number, name: string, hotspots: Hotspot[] = [], more: object = {}): Scene {
  return {
    id,
    name,
    slug: `t/${id}.jpg`,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots,
    videos: [],
    ...more,
  };
}

function tour(scenes: Scene[], more: object = {}): Tour {
  return {
    ...bareTour,
    name: 'Maple Street 12',
    description: 'Oak floors.',
    scenes,
    ...more,
  };
}

/** Two scenes that lead to each other: nothing to say. */
const sound = () => tour([scene(1, 'Hall', [link('a', 10, 2)]), scene(2, 'Kitchen', [link('b', 190, 1)])]);
const info = (more: object) =>
  ({
    id: 'i',
    kind: 'info',
    position: [0, 0, -1],
    scale: 1,
    rotation: 0,
    text: 'i',
    ...more,
  }) as Hotspot;

test('a tour that is well has no findings', () => {
  expect(checkTour(sound())).toEqual([]);
});

const cases: [rule: string, Tour, facts?: CheckFacts][] = [
  ['no-scenes', tour([])],
  ['start-scene-missing', { ...sound(), initialSceneId: 9 }],
  [
    'photo-missing',
    sound(),
    { imageOf: (slug) => (slug === 't/1.jpg' ? null : { width: 8192, height: 4096 }) },
  ],
  ['unreachable-scene', tour([...sound().scenes, scene(3, 'Attic', [link('c', 0, 1)])])],
  [
    'target-missing',
    tour([scene(1, 'Hall', [link('a', 10, 2), link('x', 50, 9)]), sound().scenes[1] as Scene]),
  ],
  ['self-link', tour([scene(1, 'Hall', [link('a', 10, 2), link('x', 50, 1)]), sound().scenes[1] as Scene])],
  ['dead-end', tour([scene(1, 'Hall', [link('a', 10, 2)]), scene(2, 'Kitchen')])],
  ['no-links', tour([scene(1, 'Hall'), scene(2, 'Kitchen')])],
  ['no-description', { ...sound(), description: ' ' }],
  [
    'one-way-link',
    tour([
      scene(1, 'Hall', [link('a', 10, 2)]),
      scene(2, 'Kitchen', [link('b', 90, 3)]),
      scene(3, 'Attic', [link('c', 0, 2), link('d', 50, 1)]),
    ]),
  ],
  [
    'duplicate-link',
    tour([scene(1, 'Hall', [link('a', 10, 2), link('x', 20, 2)]), sound().scenes[1] as Scene]),
  ],
  [
    'default-arrival',
    tour([
      scene(1, 'Hall', [link('a', 10, 2, { arrival: { yaw: 0, pitch: 0 } })]),
      sound().scenes[1] as Scene,
    ]),
  ],
  ['scene-named-like-a-file', tour([scene(1, 'living_room.JPG')])],
  ['default-title', { ...sound(), name: 'Untitled tour' }],
  ['hotspot-empty', tour([scene(1, 'Hall', [info({ body: ' ' })])])],
  [
    'hotspots-too-close',
    tour([scene(1, 'Hall', [info({ id: 'i' }), info({ id: 'j', position: directionOf(0.04, 0) })])]),
  ],
  ['hotspot-too-steep', tour([scene(1, 'Hall', [info({ position: directionOf(0, radians(-70)) })])])],
  [
    'missing-alt-text',
    tour([scene(1, 'Hall', [info({ pictures: [{ id: 'n1', slug: 't/pictures/a.jpg' }] })])]),
  ],
  ['missing-captions', tour([scene(1, 'Hall', [info({ kind: 'video', slug: 't/videos/a.mp4' })])])],
  ['missing-transcript', tour([scene(1, 'Hall', [info({ kind: 'audio', slug: 't/audio/a.mp3' })])])],
  ['low-contrast', tour([scene(1, 'Hall', [info({})])]), { contrastOf: () => 2.1 }],
  ['narrow-photo', sound(), { imageOf: () => ({ width: 2048, height: 1024 }) }],
  ['heavy-first-view', sound(), { firstViewBytes: 9_000_000 }],
  [
    'broken-address',
    tour([scene(1, 'Hall', [info({ url: 'https://gone.example/' })])]),
    { answers: () => false },
  ],
  [
    'product-unnamed',
    {
      ...tour([scene(1, 'Hall', [info({ kind: 'product', productId: 'p', text: 'Lamp' })])]),
      products: [{ id: 'p', name: ' ', price: 100, currency: 'EUR' }],
    },
  ],
  [
    'product-unpriced',
    {
      ...tour([scene(1, 'Hall', [info({ kind: 'product', productId: 'p' })])]),
      products: [{ id: 'p', name: 'Lamp' }],
    },
  ],
  [
    'pin-missing',
    {
      ...sound(),
      floorPlans: [
        {
          id: 'p',
          name: 'Ground',
          slug: 't/floor-plans/p.png',
          pins: [{ id: 'n1', sceneId: 1, x: 0.5, y: 0.5, heading: 0 }],
        },
      ],
    },
  ],
  [
    'plan-heading',
    {
      ...sound(),
      floorPlans: [
        {
          id: 'p',
          name: 'Ground',
          slug: 't/floor-plans/p.png',
          // The kitchen is to the right of the hall, whose link to it is at yaw 10: yaw 0 looks to 80 degrees.
          pins: [
            { id: 'n1', sceneId: 1, x: 0.2, y: 0.5, heading: 0 },
            { id: 'n2', sceneId: 2, x: 0.8, y: 0.5, heading: 80 },
          ],
        },
      ],
    },
    { imageOf: () => ({ width: 8192, height: 4096 }) },
  ],
];

test.each(cases)('%s is found, and what has a fix is put right by it as one edit', (rule, broken, facts) => {
  const finding = checkTour(broken, facts).find((each) => each.rule === rule);
  expect(finding).toBeDefined();
  if (!finding?.fix) return;
  const outcome = applyEdit(broken, finding.fix(newId));
  if (!outcome.ok) throw new Error(outcome.code);
  const left = checkTour(outcome.tour, facts).filter((each) => each.rule === rule);
  expect(left.map(({ sceneId }) => sceneId)).not.toContain(finding.sceneId);
});

test('the pin is turned to what the links say', () => {
  const [, broken, facts] = cases.find(([rule]) => rule === 'plan-heading') ?? cases[0] ?? ['', tour([])];
  const [finding] = checkTour(broken, facts);
  expect(finding?.fix?.(newId)).toMatchObject({
    kind: 'item.set',
    itemId: 'n1',
    field: 'heading',
    value: 80,
  });
});

test('a product is named once, wherever it is; one with a price or a shop of its own is complete', () => {
  const shown = (id: string, productId?: string) => info({ id, kind: 'product', productId, text: '' });
  const rooms = [scene(1, 'Hall', [shown('a', 'p'), shown('b', 'p'), shown('c', 'q')])];
  const products = [
    { id: 'p', name: 'Lamp' },
    { id: 'q', name: 'Chair', url: 'https://shop.example/chair' },
    { id: 'r', name: 'Sofa', currency: 'EUR', variants: [{ id: 'v', name: 'Red', price: 100 }] },
    { id: 'nowhere', name: '' },
  ];
  const found = checkTour({ ...tour([...rooms, scene(2, 'Loft', [shown('d', 'r'), shown('e')])]), products });
  const about = found.filter(({ rule }) => rule.startsWith('product-'));
  expect(about.map(({ rule, hotspotId }) => [rule, hotspotId])).toEqual([
    ['product-unnamed', 'e'],
    ['product-unpriced', 'a'],
    ['product-unpriced', 'e'],
  ]);
});

test('the worst comes first', () => {
  const broken = tour([scene(1, 'IMG_0001', [link('x', 0, 9)]), scene(2, 'Kitchen')]);
  const severities = checkTour(broken).map(({ severity }) => severity);
  const order = ['error', 'warning', 'notice'];
  expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(severities[0]).toBe('error');
});

test('every fix of any tour can be applied', () => {
  const anyLink = fc.record({
    yaw: fc.integer({ min: 0, max: 359 }),
    target: fc.integer({ min: 1, max: 6 }),
  });
  const anyTour = fc.array(fc.array(anyLink, { maxLength: 4 }), { minLength: 1, maxLength: 5 }).map((all) =>
    tour(
      all.map((links, at) =>
        scene(
          at + 1,
          `Room ${at}`,
          links.map(({ yaw, target }, n) => link(`l${n}`, yaw, target)),
        ),
      ),
    ),
  );
  fc.assert(
    fc.property(anyTour, (made) => {
      for (const { fix } of checkTour(made)) {
        if (fix) expect(applyEdit(made, fix(newId)).ok).toBe(true);
      }
    }),
  );
});

test('a scene that nothing leaves, and one that leads in but not back, get their way back', () => {
  const broken = tour([
    scene(1, 'Hall', [link('a', 10, 2)]),
    scene(2, 'Kitchen'),
    scene(3, 'Attic', [link('c', 0, 1)]),
  ]);
  const fixed = fixAll(broken, {}, newId);
  const ways = fixed.map((each) => each.kind === 'hotspot.add' && [each.sceneId, each.hotspot.targetSceneId]);
  expect(ways.toSorted()).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('all fixes together leave nothing that has one, and what is not wanted stays', () => {
  const broken = {
    ...tour([
      scene(1, 'living_room.JPG', [link('a', 10, 2), link('x', 20, 2), link('y', 50, 9), info({})]),
      scene(2, 'Kitchen', [info({ id: 'p', url: 'example.com/sofa' }), info({ id: 'q' })]),
    ]),
    initialSceneId: 7,
  };
  const after = (edits: Edit[]) => applyAll(broken, edits);
  expect(checkTour(after(fixAll(broken, {}, newId))).filter(({ fix }) => fix)).toEqual([]);
  const kept = after(fixAll(broken, {}, newId, ({ rule }) => rule !== 'duplicate-link'));
  expect(
    checkTour(kept)
      .filter(({ fix }) => fix)
      .map(findingKey),
  ).toEqual(['duplicate-link/1/x']);
});

function applyAll(start: Tour, edits: Edit[]): Tour {
  let current = start;
  for (const edit of edits) {
    const outcome = applyEdit(current, edit);
    if (!outcome.ok) throw new Error(outcome.code);
    current = outcome.tour;
  }
  return current;
}

test.each([
  ['polygon', { body: '' }, { targetSceneId: 1 }],
  ['web', { body: '' }, { url: 'https://maple.example/' }],
  ['image', {}, { pictures: [{ id: 'p', slug: 't/pictures/a.jpg', alt: 'Oak' }] }],
  ['gallery', {}, { pictures: [{ id: 'p', slug: 't/pictures/a.jpg', alt: 'Oak' }] }],
  ['video', {}, { url: 'https://vimeo.com/1' }],
  ['audio', {}, { slug: 't/audio/a.mp3', transcript: 'La' }],
  ['embed', {}, { url: 'https://maple.example/' }],
  ['brochure', { brochureId: 'gone' }, { brochureId: 'b' }],
])('a hotspot of the kind %s is empty without what it is there to show', (kind, empty, filled) => {
  const brochures = [{ id: 'b', name: 'Prices', slug: 't/brochures/b.pdf' }];
  const rulesOf = (more: object) =>
    checkTour(tour([scene(1, 'Hall', [info({ kind, ...more })])], { brochures })).map(({ rule }) => rule);
  expect(rulesOf(empty)).toContain('hotspot-empty');
  expect(rulesOf(filled)).not.toContain('hotspot-empty');
});

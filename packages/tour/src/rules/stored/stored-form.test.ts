import { expect, test } from 'vitest';
import { hotspotKinds, type Tour } from '../../document/index.ts';
import { readStored } from './read-stored.ts';
import { writeStored } from './write-stored.ts';

const ownership = { id: 't1', user_id: 'ann', updated_at: '2026-11-20T10:00:00.000Z' };

function read(input: unknown): Tour {
  const result = readStored(input, ownership);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.tour;
}

/** As an old tour is in the collection: odd white space, numbers as ids, fields missing. */
const old = {
  name: 'Old house',
  user_id: 'someone',
  created_at: { seconds: 1_700_000_000, nanoseconds: 123_456_789 },
  activity: true,
  scenes: [
    {
      id: 1699999,
      name: 'Hall',
      slug: 'Old house/hall.jpg',
      cameraPosition: [0.0012, 0, 0.0099],
      hotspots:
        '[ {"id": 3, "intersectionPoint": {"x":1,"y":0,"z":-2}, "iconName":"door", "targetSceneId": 2} ]',
      videos: '[]',
    },
    { id: 2, slug: 'Old house/kitchen.jpg', hotspots: '', note: null },
  ],
  audio: { name: 'rain.mp3', slug: 'Old house/rain.mp3' },
  floorPlans: [{ id: 7, name: 'Ground', slug: 'x/floor-plans/ground.png' }],
  centerLogo: 'logo.png',
  initialSceneId: '2',
  theme: { dark: true },
};

test('reads timestamps, JSON strings, one audio item and missing fields', () => {
  const tour = read(old);
  expect(tour).toMatchObject({
    id: 't1',
    user_id: 'ann',
    created_at: '2023-11-14T22:13:20.123Z',
    activity: 'published',
    theme: { dark: true },
    audio: [{ id: 'file-1', name: 'rain.mp3' }],
    brochures: [],
    floorPlans: [{ id: '7' }],
  });
  expect(tour.initialSceneId).toBeUndefined();
  expect(tour.scenes[0]?.hotspots[0]).toMatchObject({
    id: '3',
    kind: 'link',
    position: [1, 0, -2],
    scale: 1,
    rotation: 0,
  });
  expect(tour.scenes[1]).toMatchObject({
    name: '',
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
  });
});

test('what nobody changed is written back byte for byte', () => {
  expect(JSON.stringify(writeStored(read(old), old))).toBe(JSON.stringify(old));
});

test('a change is written, and all around it stays as it was', () => {
  const tour = read(old);
  const [hall, kitchen] = tour.scenes;
  const changed = { ...tour, version: 9, scenes: [{ ...hall!, name: 'Lobby' }, kitchen!] };
  const expected = { ...old, scenes: [{ ...old.scenes[0], name: 'Lobby' }, old.scenes[1]] };
  expect(JSON.stringify(writeStored(changed, old))).toBe(JSON.stringify(expected));
});

test('a hotspot that is turned keeps its unknown fields and the form of its id', () => {
  const tour = read(old);
  const [hall, kitchen] = tour.scenes;
  const hotspots = [{ ...hall!.hotspots[0]!, rotation: 45 }];
  const stored = writeStored({ ...tour, scenes: [{ ...hall!, hotspots }, kitchen!] }, old);
  const [scene] = stored.scenes as { hotspots: string }[];
  expect(JSON.parse(scene!.hotspots)).toEqual([
    {
      id: 3,
      intersectionPoint: { x: 1, y: 0, z: -2 },
      iconName: 'door',
      targetSceneId: 2,
      rotation: 45,
    },
  ]);
});

test('publishing is written in the flag’s own kind', () => {
  expect(writeStored({ ...read(old), activity: 'unpublished' }, old).activity).toBe(false);
  const text = { ...old, activity: 'draft' };
  expect(writeStored(read(text), text).activity).toBe('draft');
  expect(writeStored({ ...read(text), activity: 'published' }, text).activity).toBe('published');
});

test('a second audio item makes a list of the one', () => {
  const tour = read(old);
  const rain = { id: 'b', name: 'wind.mp3', slug: 't1/audio/wind.mp3' };
  expect(writeStored({ ...tour, audio: [...tour.audio, rain] }, old).audio).toEqual([old.audio, rain]);
});

test('a tour without an original is written with JSON strings and without our own fields', () => {
  const stored = writeStored(read({ name: 'New', scenes: [{ id: 1, name: 'a', slug: 'b' }] }));
  expect(stored).toMatchObject({ name: 'New', user_id: 'ann', scenes: [{ hotspots: '[]', videos: '[]' }] });
  expect(stored).not.toHaveProperty('version');
  expect(JSON.stringify(writeStored(read(stored), stored))).toBe(JSON.stringify(stored));
});

test('all faults are named at once, with path and kind', () => {
  const result = readStored(
    {
      name: 7,
      created_at: 'yesterday, perhaps',
      scenes: [{ id: 'one', name: 'Hall', hotspots: '[{"position": "up"}]' }, { id: 2, hotspots: '{{' }, 5],
      audio: 5,
    },
    ownership,
  );
  expect(result.ok).toBe(false);
  const errors = result.ok ? [] : result.errors;
  expect(errors.map(({ path }) => path).sort()).toEqual([
    'audio[0]',
    'created_at',
    'name',
    'scenes[0].hotspots[0].position',
    'scenes[0].id',
    'scenes[1].hotspots',
    'scenes[2]',
  ]);
  const params = { expected: 'string', found: 'number', size: 0 };
  expect(errors).toContainEqual({ path: 'name', code: 'wrong_type', params });
});

test('two scenes with one id are a fault of the second', () => {
  const result = readStored({ scenes: [{ id: 3 }, { id: 4 }, { id: 3 }] }, ownership);
  expect(result).toEqual({
    ok: false,
    errors: [{ path: 'scenes[2].id', code: 'scene_id_twice', params: { id: 3 } }],
  });
});

test.each([null, 5, 'text', []])('%j is no tour', (input) => {
  expect(readStored(input, ownership)).toMatchObject({ ok: false });
});

test('scenes without an id take the free numbers in their order', () => {
  const ids = (scenes: unknown[]) => {
    const read = readStored({ scenes }, ownership);
    return read.ok ? read.tour.scenes.map(({ id }) => id) : read.errors;
  };
  expect(ids([{}, { id: 2 }, {}, { id: 1 }, { id: null }])).toEqual([3, 2, 4, 1, 5]);
  expect(ids(Array.from({ length: 2000 }, () => ({})))).toHaveLength(2000);
});

test('more than 2,000 scenes are one fault', () => {
  const read = readStored({ scenes: Array.from({ length: 2001 }, () => ({})) }, ownership);
  expect(read.ok ? [] : read.errors).toMatchObject([
    { path: 'scenes', code: 'too_big', params: { limit: 2000, unit: 'items', found: 'list', size: 2001 } },
  ]);
});

test.each([...Object.keys(hotspotKinds.all), 'hologram'])(
  'a stored %s with fields of every kind stays as it is',
  (kind) => {
    const odd = `[ {"price": 5, "kind":"${kind}","id":"a","targetSceneId": 2,"brochureId":"b", "body":"x",
    "pictures":[{"slug":"p"}],"slug":"f","currency":"EUR","depth":{"far":[1]},"position":[0,0,-1]} ]`;
    const original = { scenes: [{ id: 1, name: 'Hall', slug: 'x', hotspots: odd, videos: '[]' }] };
    const tour = read(original);
    expect(tour.scenes[0]?.hotspots[0]).toMatchObject({
      kind,
      price: 5,
      targetSceneId: 2,
      depth: { far: [1] },
    });
    expect(JSON.stringify(writeStored(tour, original))).toBe(JSON.stringify(original));
  },
);

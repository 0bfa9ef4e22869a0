import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tour } from '../../document/index.ts';
import { readStored } from './read-stored.ts';
import { writeStored } from './write-stored.ts';

function read(input: unknown): Tour {
  const result = readStored(input, { id: 't1', user_id: 'ann', updated_at: '2026-11-20T10:00:00.000Z' });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.tour;
}

/** Many cases on a busy machine take their time. */
const patient = { timeout: 60_000 };

const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)));
const vector = fc.tuple(
  ...[0, 1, 2].map(() => fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0)),
);
const missing = fc.constantFrom(undefined, null);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: value }, missing);
const id = fc.oneof(fc.string({ minLength: 1 }), fc.nat());
const hotspot = fc.record(
  {
    id,
    kind: fc.constantFrom('link', 'info', 'portal'),
    position: fc.oneof(
      vector,
      vector.map(([x, y, z]) => ({ x, y, z })),
    ),
    iconName: sometimes(fc.string()),
    scale: fc.double({ min: 0.05, max: 20, noNaN: true }),
    rotation: sometimes(fc.integer()),
    text: sometimes(fc.string()),
    targetSceneId: sometimes(fc.nat()),
    extra: json,
  },
  { requiredKeys: [] },
);
const corners = fc.tuple(vector, vector, vector, vector);
const video = fc.record(
  {
    id,
    slug: fc.string(),
    corners,
    loop: fc.boolean(),
    alt: sometimes(fc.string()),
    fit: fc.constantFrom('cover', 'contain', 'stretch'),
    opens: fc.boolean(),
  },
  { requiredKeys: ['slug', 'corners'] },
);
/** A list as the collection holds it: a JSON string, perhaps with white space, or the list itself. */
const listText = <T>(item: fc.Arbitrary<T>) =>
  fc.oneof(
    fc
      .tuple(fc.array(item, { maxLength: 3 }), fc.constantFrom(0, 2))
      .map(([list, space]) => JSON.stringify(list, null, space)),
    fc.constantFrom('', ' ', 'null', '[]'),
    fc.array(item, { maxLength: 3 }),
    missing,
  );
const caption = { id: 'c', slug: 'c.vtt', language: 'en' };
const scene = fc.record(
  {
    id: fc.oneof(fc.nat(), missing),
    name: sometimes(fc.string()),
    slug: sometimes(fc.string()),
    cameraPosition: sometimes(vector),
    cameraDirection: sometimes(vector),
    hotspots: listText(hotspot),
    videos: listText(video),
    limits: sometimes(fc.constant({ pitch: { min: -60, max: 45 }, hfov: { min: 30, max: 90 } })),
    sounds: sometimes(fc.constant([{ id: 's', slug: 's', transcript: 'Rain.', captions: [caption] }])),
    extra: json,
  },
  { requiredKeys: [] },
);
const file = fc.record(
  {
    id,
    name: sometimes(fc.string()),
    slug: sometimes(fc.string()),
    transcript: sometimes(fc.string()),
    extra: json,
  },
  { requiredKeys: [] },
);
const date = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('9999-01-01') });
const stored = fc
  .record(
    {
      name: sometimes(fc.string()),
      user_id: fc.string(),
      id: fc.string(),
      version: json,
      created_at: sometimes(
        fc.oneof(
          date.map((some) => some.toISOString()),
          fc.record({ seconds: fc.nat(), nanoseconds: fc.nat({ max: 999_999_999 }) }),
        ),
      ),
      activity: sometimes(fc.oneof(fc.boolean(), fc.string(), fc.constant('published'))),
      scenes: sometimes(fc.uniqueArray(scene, { maxLength: 4, selector: (each) => each.id ?? {} })),
      initialSceneId: sometimes(fc.oneof(fc.nat(), fc.string())),
      audio: sometimes(fc.oneof(file, fc.array(file, { maxLength: 2 }), fc.string())),
      brochures: sometimes(fc.array(file, { maxLength: 2 })),
      centerLogo: sometimes(fc.string()),
      floorPlans: sometimes(fc.array(file, { maxLength: 2 })),
      tourtype: sometimes(fc.constantFrom('retail', 'real-estate', 'museum')),
      guide: sometimes(
        fc.constant([{ id: 's', sceneId: 1, name: 'In', slug: 'in.mp3', captions: [caption] }]),
      ),
      styleDefaults: sometimes(fc.constant([{ id: 'link', scale: 2, facing: 'free' }])),
      theme: json,
    },
    { requiredKeys: [] },
  )
  // As it comes over the wire: no undefined, no negative zero.
  .map((some) => JSON.parse(JSON.stringify(some)));

test('every stored tour is read, is read the same twice, and is written back byte for byte', patient, () => {
  fc.assert(
    fc.property(stored, (original) => {
      const tour = read(original);
      expect(read(original)).toEqual(tour);
      expect(JSON.stringify(writeStored(tour, original))).toBe(JSON.stringify(original));
    }),
    { numRuns: 300 },
  );
});

test('a document survives its stored form, whatever was changed after reading', patient, () => {
  fc.assert(
    fc.property(stored, stored, (original, other) => {
      const changed = { ...read(other), user_id: 'ann' };
      const back = read(writeStored(changed, original));
      expect({ ...back, activity: changed.activity }).toEqual(changed);
    }),
    {
      numRuns: 300,
      examples: [
        // The second of two scenes without ids is now the only one.
        [{ scenes: [{}, {}] }, { scenes: [{ id: 2 }] }],
        // A name that reading makes of the slug is emptied.
        [{ audio: [{ name: null }] }, { audio: { name: '', slug: ' ' } }],
      ],
    },
  );
});

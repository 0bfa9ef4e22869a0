/** Generators of edits of every kind for two people: of what only one of them changes, or both. */
import fc from 'fast-check';
import { type Tour, tour } from '../../document/index.ts';
import { bareTour } from '../../testing/bare-tour.ts';
import { type Edit, editKinds, edit as editSchema, type SimpleEdit } from '../edit.ts';

type Kind = SimpleEdit['kind'];
type Changes = fc.Arbitrary<Record<string, unknown>>;

/** Everything of hers begins with `a`, of his with `b`; her own scenes are 10 to 19, his 20 to 29. */
export interface Person {
  name: 'a' | 'b' | 'c';
  scenes: readonly number[];
}
/** The first of two people, with what only she changes. */
export const ann: Person = { name: 'a', scenes: [10, 11, 12] };
/** The second of two people, with what only he changes. */
export const ben: Person = { name: 'b', scenes: [20, 21, 22] };
/** What both of them change. */
export const both: Person = { name: 'c', scenes: [30, 31, 32] };
/** The scene and the hotspot in which both have things. Nobody removes them. */
const shared = 1;

const text = fc.string({ maxLength: 8 });
const index = fc.option(fc.nat({ max: 4 }), { nil: undefined });
const idOf = ({ name }: Person) => fc.constantFrom(`${name}1`, `${name}2`, `${name}3`);
const fieldOf = ({ name }: Person) => fc.constant(`${name}Field`);
const ownScene = ({ scenes }: Person) => fc.constantFrom(...scenes);
/** Where a person's hotspots and videos may lie. */
const placeOf = (person: Person) => fc.oneof(fc.constant(shared), ownScene(person));
const corners = [0, 1, 2, 3].map(() => [0, 0, -1]);
const fileList = fc.constantFrom('audio', 'brochures', 'floorPlans');
const record = { slug: 's', name: 'n', language: 'en', sceneId: shared, x: 0.5, y: 0.5, heading: 0 };
/** A list of every kind in which both have items. */
export const sharedLists: readonly (string | number)[][] = [
  ['guide'],
  ['guide', 'shared', 'captions'],
  ['audio', 'shared', 'captions'],
  ['styleDefaults'],
  ['products'],
  ['products', 'shared', 'pictures'],
  ['products', 'shared', 'variants'],
  ['products', 'shared', 'variants', 'shared', 'pictures'],
  ['floorPlans', 'shared', 'pins'],
  ['scenes', shared, 'sounds'],
  ['scenes', shared, 'sounds', 'shared', 'captions'],
  ['scenes', shared, 'videos', 'shared', 'captions'],
  ['ignoredProblems'],
  ['scenes', shared, 'variants'],
  ['scenes', shared, 'film', 'captions'],
  ['scenes', shared, 'hotspots', 'shared', 'pictures'],
  ['scenes', shared, 'hotspots', 'shared', 'captions'],
  ['scenes', shared, 'hotspots', 'shared', 'variants'],
  ['scenes', shared, 'hotspots', 'shared', 'variants', 'shared', 'pictures'],
];
const path = fc.constantFrom(...sharedLists);

const hotspotOf = (person: Person) =>
  fc.record({ id: idOf(person), kind: fc.constant('info'), position: fc.constant([0, 0, -1]), text });
const sceneOf = (person: Person) =>
  fc.record({ id: ownScene(person), name: text, slug: text.map((end) => `${person.name}/${end}.jpg`) });

/** One for each kind of edit, of what belongs to one person. A new kind without one does not compile. */
const made = {
  'tour.set': (person) => fc.record({ field: fieldOf(person), value: fc.option(text) }),
  // The one thing that a tour has only once is hers, or his.
  'tour.publish': ({ name }) =>
    name === 'a' ? fc.record({ publishedVersion: fc.constant(1), publishedAt: text }) : fc.constant(null),
  'tour.unpublish': ({ name }) => fc.constant(name === 'a' ? {} : null),
  'logo.replace': ({ name }) => (name === 'b' ? fc.record({ slug: fc.option(text) }) : fc.constant(null)),
  'scene.add': (person) => fc.record({ scene: sceneOf(person), index }),
  'scene.remove': (person) => fc.record({ sceneId: ownScene(person) }),
  'scene.rename': (person) => fc.record({ sceneId: ownScene(person), name: text }),
  'scene.move': (person) => fc.record({ sceneId: ownScene(person), index: fc.nat({ max: 4 }) }),
  'scene.set-view': (person) =>
    fc.record({ sceneId: ownScene(person), view: fc.constantFrom(null, { yaw: 20, pitch: 5, hfov: 80 }) }),
  'scene.replace-photo': (person) =>
    fc.record({ sceneId: ownScene(person), slug: text.map((end) => `${person.name}/new-${end}`) }),
  'scene.set': (person) =>
    fc.record({ sceneId: placeOf(person), field: fieldOf(person), value: fc.option(text) }),
  'hotspot.add': (person) => fc.record({ sceneId: placeOf(person), hotspot: hotspotOf(person), index }),
  'hotspot.remove': (person) => fc.record({ sceneId: placeOf(person), hotspotId: idOf(person) }),
  'hotspot.move': (person) =>
    fc.record({ sceneId: placeOf(person), hotspotId: idOf(person), position: fc.constant([1, 0, 0]) }),
  'hotspot.set': (person) =>
    fc.record({
      sceneId: placeOf(person),
      hotspotId: fc.oneof(idOf(person), fc.constant('shared')),
      field: fieldOf(person),
      value: fc.option(text),
    }),
  'video.add': (person) =>
    fc.record({
      sceneId: placeOf(person),
      video: fc.record({ id: idOf(person), name: text, slug: text, corners: fc.constant(corners) }),
      index,
    }),
  'video.remove': (person) => fc.record({ sceneId: placeOf(person), videoId: idOf(person) }),
  'video.set': (person) =>
    fc.record({ sceneId: placeOf(person), videoId: idOf(person), field: fieldOf(person), value: text }),
  'file.add': (person) =>
    fc.record({
      list: fileList,
      file: fc.record({ id: idOf(person), name: text, slug: text }),
      index,
    }),
  'file.remove': (person) => fc.record({ list: fileList, fileId: idOf(person) }),
  'file.move': (person) => fc.record({ list: fileList, fileId: idOf(person), index: fc.nat({ max: 4 }) }),
  'file.set': (person) =>
    fc.record({ list: fileList, fileId: idOf(person), field: fieldOf(person), value: fc.option(text) }),
  'item.add': (person) => fc.record({ path, item: idOf(person).map((id) => ({ ...record, id })), index }),
  'item.remove': (person) => fc.record({ path, itemId: idOf(person) }),
  'item.move': (person) => fc.record({ path, itemId: idOf(person), index: fc.nat({ max: 4 }) }),
  'item.set': (person) =>
    fc.record({ path, itemId: idOf(person), field: fieldOf(person), value: fc.option(text) }),
} satisfies Record<Kind, (person: Person) => fc.Arbitrary<object | null>>;

/** Every kind but the batch. */
export const kinds = Object.keys(editKinds) as Kind[];
let count = 0;

/** An edit of one kind; null where that kind is the other one's. */
export function editOf(person: Person, kind: Kind): fc.Arbitrary<Edit | null> {
  const changes = made[kind](person) as Changes | fc.Arbitrary<null>;
  return changes.map((change) => {
    count += 1;
    const id = `edit-${String(count).padStart(8, '0')}`;
    return change && editSchema.parse({ ...change, kind, id, v: 1 });
  });
}

/** A tour in which each of these people has something in every list. */
export function houseOf(people: readonly Person[]): Tour {
  const items = people.flatMap(({ name }) => [`${name}1`, `${name}2`]).map((id) => ({ ...record, id }));
  const spots = items.map(({ id }) => ({ id, kind: 'info', position: [0, 0, -1] }));
  const choices = [...items, { ...record, id: 'shared', pictures: items }];
  const own = people.flatMap(({ scenes }) => scenes.slice(0, 2));
  return tour.parse({
    ...bareTour,
    audio: [...items, { id: 'shared', name: '', slug: '', captions: items }],
    brochures: items,
    floorPlans: [...items, { id: 'shared', name: '', slug: '', pins: items }],
    guide: [...items, { id: 'shared', sceneId: shared, captions: items }],
    styleDefaults: items.map(({ id }) => ({ id })),
    ignoredProblems: items.map(({ id }) => ({ id })),
    products: [...items, { id: 'shared', name: '', pictures: items, variants: choices }],
    scenes: [
      {
        id: shared,
        name: '',
        slug: 't/1.jpg',
        sounds: [...items, { id: 'shared', slug: '', captions: items }],
        variants: items,
        film: { slug: '', name: '', captions: items },
        videos: [...items, { ...record, id: 'shared', captions: items }].map((item) => ({
          ...item,
          corners,
        })),
        hotspots: [
          ...spots,
          {
            id: 'shared',
            kind: 'info',
            position: [0, 0, -1],
            pictures: items,
            captions: items,
            variants: choices,
          },
        ],
      },
      ...own.map((id) => ({ id, name: `${id}`, slug: `t/${id}.jpg`, hotspots: spots })),
    ],
  });
}

/** What a tour has only once, by whose it is. */
const single: Record<Person['name'], readonly string[]> = {
  a: ['activity', 'published_version', 'published_at'],
  b: ['centerLogo'],
  c: [],
};

/** What of a tour is not the other one's, with the items of each list in the order of their ids. */
export function without(value: unknown, other: Person): unknown {
  const isOthers = (id: unknown) =>
    typeof id === 'number'
      ? other.scenes.includes(id)
      : typeof id === 'string' && id.startsWith(other.name) && /\d$/.test(id);
  if (Array.isArray(value)) {
    if (!value.every((each) => each !== null && typeof each === 'object' && 'id' in each)) return value;
    return value
      .filter(({ id }) => !isOthers(id))
      .map((item) => without(item, other))
      .sort((one, two) => (`${(one as { id: unknown }).id}` < `${(two as { id: unknown }).id}` ? -1 : 1));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => field !== `${other.name}Field` && !single[other.name].includes(field))
      .map(([field, part]) => [field, without(part, other)] as const)
      // A list without items may be there or not.
      .filter(([, part]) => !(Array.isArray(part) && part.length === 0)),
  );
}

type Deed = Edit | 'undo' | 'redo' | 'publish' | 'unpublish';

/** What a person does next, and the pause before it. */
export interface Act {
  pauseMs: number;
  does: Deed;
  /** Whether the other one changes the same things. */
  isOfBoth: boolean;
}

/** What one of two people does in a minute: to what is hers alone, and to what is both's. */
export function actsOf(person: Person, { count, seed }: { count: number; seed: number }): Act[] {
  const pauseMs = fc.nat({ max: 120 });
  const ofKind = fc
    .tuple(fc.constantFrom(person, person, both), fc.constantFrom(...kinds))
    .chain(([whose, kind]) => {
      const does = editOf(whose, kind).map((edit): Deed | null => {
        // These have requests of their own.
        if (edit && kind === 'tour.publish') return 'publish';
        return edit && kind === 'tour.unpublish' ? 'unpublish' : edit;
      });
      return fc.record({ pauseMs, does, isOfBoth: fc.constant(whose === both) });
    });
  const back = fc.record({
    pauseMs,
    does: fc.constantFrom('undo' as const, 'redo' as const),
    isOfBoth: fc.constant(true),
  });
  const act = fc.oneof({ weight: 12, arbitrary: ofKind }, { weight: 2, arbitrary: back });
  return fc
    .sample(act, { numRuns: count, seed })
    .flatMap(({ does, ...more }) => (does === null ? [] : [{ does, ...more }]));
}

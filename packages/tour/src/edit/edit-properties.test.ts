/** What holds for every edit of every tour, tried on many made by chance. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, type Tour, tour } from '../document/index.ts';
import { applyEdit } from './apply-edit.ts';
import { type Edit, edit as editSchema, type SimpleEdit } from './edit.ts';
import { invertEdit, undoEdit } from './undo-edit.ts';

/** Many cases on a busy machine take their time. */
const patient = { timeout: 60_000 };

let count = 0;
const newId = () => `edit-${String(count++).padStart(8, '0')}`;

const sceneId = fc.integer({ min: 1, max: 5 });
const name = fc.string({ maxLength: 12 });
/** Few, so that labels often say the name of a scene. */
const sceneName = fc.constantFrom('Hall', 'Kitchen', '');
const part = fc.double({ min: -1, max: 1, noNaN: true }).map((n) => n + 0);
const direction = fc.tuple(part, part, part);
const itemId = fc.constantFrom('a', 'b', 'c');
// A field that is null cannot be told from one that is absent by an edit, which removes by null.
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) ?? 'none');
const caption = fc.record({ id: itemId, slug: name, language: fc.constant('en') });
const captions = fc.uniqueArray(caption, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const picture = fc.record({ id: itemId, slug: name, alt: name });
const pictures = fc.uniqueArray(picture, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const variant = fc.record({ id: itemId, name, slug: name });
const variants = fc.uniqueArray(variant, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const stop = fc.record({ id: itemId, sceneId: fc.integer({ min: 1, max: 5 }), text: name });
const stops = fc.uniqueArray(stop, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const pin = fc.record({
  id: itemId,
  sceneId: fc.integer({ min: 1, max: 5 }),
  x: fc.constant(0.5),
  y: fc.constant(0.5),
  heading: fc.constant(0),
});
const hotspot = fc.record(
  {
    id: itemId,
    kind: fc.constantFrom('link', 'info', 'portal'),
    position: direction,
    text: fc.oneof(name, sceneName),
    targetSceneId: sceneId,
    polygon: fc.array(direction, { minLength: 3, maxLength: 4 }),
    pictures,
    captions,
    extra: json,
  },
  { requiredKeys: ['id', 'kind', 'position'] },
);
const file = fc.record({ id: itemId, name, slug: fc.string({ maxLength: 9 }) });
const sceneOf = (id: number) =>
  fc.record(
    {
      id: fc.constant(id),
      name: sceneName,
      slug: fc.constant(`t/${id}.jpg`),
      sounds: variants,
      variants,
      film: fc.record({ slug: name, captions }),
      hotspots: fc.uniqueArray(hotspot, { selector: (h) => h.id, maxLength: 3 }),
      extra: json,
    },
    { requiredKeys: ['id', 'name', 'slug'] },
  );
const files = fc.uniqueArray(file, { selector: (each) => each.id, maxLength: 3 });

const anyTour = fc
  .record(
    {
      scenes: fc.subarray([1, 2, 3]).chain((ids) => fc.tuple(...ids.map(sceneOf))),
      audio: files,
      floorPlans: files,
      guide: stops,
      name,
      centerLogo: name,
      extra: json,
    },
    { requiredKeys: ['scenes', 'audio', 'floorPlans'] },
  )
  .map((some) =>
    tour.parse({
      id: 't',
      schema: 1,
      version: 1,
      user_id: 'u',
      updated_at: '',
      activity: 'unpublished',
      published_version: null,
      published_at: null,
      brochures: [],
      ...some,
    }),
  );

const index = fc.option(fc.nat({ max: 4 }), { nil: undefined });
const list = fc.constantFrom('audio', 'floorPlans');
/** Every edit of an item of such a list. */
function itemOf(path: fc.Arbitrary<(string | number)[]>, item: fc.Arbitrary<{ id: string }>) {
  return fc.oneof(
    fc.record({ kind: fc.constant('item.add'), path, item, index }),
    fc.record({ kind: fc.constant('item.remove'), path, itemId }),
    fc.record({ kind: fc.constant('item.move'), path, itemId, index: fc.nat({ max: 3 }) }),
    fc.record({ kind: fc.constant('item.set'), path, itemId, field: fc.constant('extra'), value: name }),
  );
}

const change = fc.oneof(
  fc.record({
    kind: fc.constant('tour.set'),
    field: fc.constantFrom('name', 'description', 'extra'),
    value: fc.option(name),
  }),
  fc.record({ kind: fc.constant('logo.replace'), slug: fc.option(name) }),
  sceneId.chain((id) => fc.record({ kind: fc.constant('scene.add'), scene: sceneOf(id), index })),
  fc.record({ kind: fc.constant('scene.remove'), sceneId }),
  fc.record({ kind: fc.constant('scene.rename'), sceneId, name: sceneName }),
  fc.record({ kind: fc.constant('scene.move'), sceneId, index: fc.nat({ max: 4 }) }),
  fc.record({
    kind: fc.constant('scene.set-view'),
    sceneId,
    view: fc.option(fc.record({ yaw: part, pitch: part, hfov: fc.constant(80) })),
  }),
  fc.record({
    kind: fc.constant('scene.set'),
    sceneId,
    field: fc.constantFrom('extra', 'other'),
    value: json,
  }),
  fc.record({ kind: fc.constant('hotspot.add'), sceneId, hotspot, index }),
  fc.record({ kind: fc.constant('hotspot.remove'), sceneId, hotspotId: itemId }),
  fc.record({ kind: fc.constant('hotspot.move'), sceneId, hotspotId: itemId, position: direction }),
  fc.record({
    kind: fc.constant('hotspot.set'),
    sceneId,
    hotspotId: itemId,
    field: fc.constantFrom('text', 'extra'),
    value: fc.option(fc.oneof(name, sceneName)),
  }),
  fc.record({
    kind: fc.constant('hotspot.set'),
    sceneId,
    hotspotId: itemId,
    field: fc.constant('targetSceneId'),
    value: fc.option(sceneId),
  }),
  itemOf(fc.constant(['guide']), stop),
  itemOf(fc.constant(['floorPlans', 'a', 'pins']), pin),
  itemOf(
    sceneId.map((id) => ['scenes', id, 'sounds']),
    variant,
  ),
  itemOf(
    sceneId.map((id) => ['scenes', id, 'variants']),
    variant,
  ),
  itemOf(
    sceneId.map((id) => ['scenes', id, 'film', 'captions']),
    caption,
  ),
  itemOf(
    fc.tuple(sceneId, itemId).map(([id, hotspotId]) => ['scenes', id, 'hotspots', hotspotId, 'pictures']),
    picture,
  ),
  fc.record({ kind: fc.constant('file.add'), list, file, index }),
  fc.record({ kind: fc.constant('file.remove'), list, fileId: itemId }),
  fc.record({ kind: fc.constant('file.move'), list, fileId: itemId, index: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('file.set'), list, fileId: itemId, field: fc.constant('name'), value: name }),
);
const simple = change.map((some) => editSchema.parse({ ...some, id: newId(), v: 1 }) as SimpleEdit);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  simple,
  fc
    .array(simple, { minLength: 1, maxLength: 4 })
    .map((edits) => ({ id: newId(), v: 1, kind: 'batch', edits }) as const),
);

test('what an edit makes is a valid tour, and the tour before it is untouched', patient, () => {
  fc.assert(
    fc.property(anyTour, anyEdit, (before, edit) => {
      const copy = structuredClone(before);
      const outcome = applyEdit(before, edit);
      expect(before).toEqual(copy);
      if (outcome.ok) expect(tour.parse(outcome.tour)).toEqual(outcome.tour);
    }),
    { numRuns: 300 },
  );
});

test('taking an edit back restores the tour', patient, () => {
  fc.assert(
    fc.property(anyTour, anyEdit, (before, edit) => {
      const undo = invertEdit(before, edit);
      const outcome = applyEdit(before, edit);
      fc.pre(outcome.ok);
      if (!outcome.ok) return;
      const { edit: inverse, leftAlone } = undoEdit(outcome.tour, JSON.parse(JSON.stringify(undo)), newId);
      expect(leftAlone).toEqual([]);
      // What goes over the wire is checked there; the inverse has to pass.
      const sent = inverse && editSchema.parse(JSON.parse(JSON.stringify(inverse)));
      const back = sent ? applyEdit(outcome.tour, sent) : ({ ok: true, tour: outcome.tour } as const);
      expect(back).toMatchObject({ ok: true });
      if (back.ok) expect(isSame(back.tour, before)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('redo, the inverse of the inverse, makes the change again', patient, () => {
  fc.assert(
    fc.property(anyTour, anyEdit, (before, edit) => {
      const outcome = applyEdit(before, edit);
      fc.pre(outcome.ok);
      if (!outcome.ok) return;
      const { edit: inverse } = undoEdit(outcome.tour, invertEdit(before, edit), newId);
      if (!inverse) return;
      const redo = undoEdit(before, invertEdit(outcome.tour, inverse), newId).edit;
      const again = redo && applyEdit(before, redo);
      expect(again?.ok && isSame(again.tour, outcome.tour)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a refused batch says why and leaves no trace', patient, () => {
  fc.assert(
    fc.property(anyTour, fc.array(simple, { maxLength: 3 }), (before, edits) => {
      const bad = editSchema.parse({ id: newId(), v: 1, kind: 'scene.remove', sceneId: 99 }) as SimpleEdit;
      const batch: Edit = { id: newId(), v: 1, kind: 'batch', edits: [...edits, bad] };
      expect(applyEdit(before, batch).ok).toBe(false);
      expect(invertEdit(before, batch).steps).toEqual([]);
    }),
  );
});

/** Whether an edit reads or writes the label of a link. */
function touchesLabels(edit: SimpleEdit): boolean {
  return edit.kind === 'scene.rename' || edit.kind === 'hotspot.set';
}

/** The things that an edit reads or writes. Edits that share none may come in either order. */
function touched(edit: SimpleEdit): string {
  if ('path' in edit && 'itemId' in edit) return [...edit.path, edit.itemId].join('/');
  if ('hotspotId' in edit) return `${edit.sceneId}/${edit.hotspotId}`;
  if (edit.kind === 'scene.rename') return `${edit.sceneId}`;
  if ('fileId' in edit) return `${edit.list}/${edit.fileId}`;
  return edit.kind === 'tour.set' ? edit.field : edit.kind;
}

test('edits of different things give the same tour in either order', patient, () => {
  const independent = [
    'hotspot.move',
    'hotspot.set',
    'scene.rename',
    'file.set',
    'item.set',
    'tour.set',
    'logo.replace',
  ];
  const one = simple.filter(({ kind }) => independent.includes(kind));
  const both = (from: Tour, ...edits: Edit[]) =>
    edits.reduce((current, edit) => {
      const outcome = applyEdit(current, edit);
      return outcome.ok ? outcome.tour : current;
    }, from);
  fc.assert(
    fc.property(anyTour, one, one, (before, a, b) => {
      fc.pre(touched(a) !== touched(b) && !(touchesLabels(a) && touchesLabels(b)));
      expect(isSame(both(before, a, b), both(before, b, a))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

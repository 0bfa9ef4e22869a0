/** Generators of random tours and edits, with every field and list of this version. */
import fc from 'fast-check';
import { tour } from '../../document/index.ts';
import { bareTour } from '../../testing/bare-tour.ts';
import { type Edit, edit as editSchema, type SimpleEdit } from '../edit.ts';

let count = 0;
/** Another id at each call. */
export const newId = () => `edit-${String(count++).padStart(8, '0')}`;

const sceneId = fc.integer({ min: 1, max: 5 });
const name = fc.string({ maxLength: 12 });
/** Few, so that labels often say the name of a scene. */
const sceneName = fc.constantFrom('Hall', 'Kitchen', '');
const part = fc.double({ min: -1, max: 1, noNaN: true }).map((n) => n + 0);
const direction = fc.tuple(part, part, part);
const itemId = fc.constantFrom('a', 'b', 'c');
// An edit removes a field by null, so it cannot distinguish a null field from an absent one.
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) ?? 'none');
const caption = fc.record({ id: itemId, slug: name, language: fc.constant('en') });
const captions = fc.uniqueArray(caption, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const picture = fc.record({ id: itemId, slug: name, alt: name });
const pictures = fc.uniqueArray(picture, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const variant = fc.record({ id: itemId, name, slug: name });
const variants = fc.uniqueArray(variant, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const stop = fc.record(
  { id: itemId, sceneId: fc.integer({ min: 1, max: 5 }), name, slug: name, text: name, captions },
  { requiredKeys: ['id', 'sceneId'] },
);
const stops = fc.uniqueArray(stop, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const sound = fc.record(
  { id: itemId, name, slug: name, transcript: name, captions },
  { requiredKeys: ['id', 'slug'] },
);
const sounds = fc.uniqueArray(sound, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const style = fc.record(
  {
    id: fc.constantFrom('link', 'info', 'portal'),
    iconName: name,
    scale: fc.constantFrom(0.5, 2),
    colour: fc.constantFrom('#c2491d', '#ffffff'),
    facing: fc.constantFrom('free', 'floor'),
    hoverPreview: fc.boolean(),
  },
  { requiredKeys: ['id'] },
);
const styles = fc.uniqueArray(style, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });
const range = fc.record({ min: fc.integer({ min: -90, max: 0 }), max: fc.integer({ min: 1, max: 90 }) });
const viewLimits = fc.record({ yaw: range, pitch: range }, { requiredKeys: [] });
const surface = fc.record(
  {
    id: itemId,
    slug: name,
    corners: fc.tuple(direction, direction, direction, direction),
    alt: name,
    fit: fc.constantFrom('cover', 'contain', 'stretch'),
    opens: fc.boolean(),
  },
  { requiredKeys: ['id', 'slug', 'corners'] },
);
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
      sounds,
      limits: viewLimits,
      videos: fc.uniqueArray(surface, { selector: ({ id: own }) => own, maxLength: 2 }),
      variants,
      film: fc.record({ slug: name, transcript: name, captions }),
      hotspots: fc.uniqueArray(hotspot, { selector: (h) => h.id, maxLength: 3 }),
      extra: json,
    },
    { requiredKeys: ['id', 'name', 'slug'] },
  );
const files = fc.uniqueArray(file, { selector: (each) => each.id, maxLength: 3 });

/** A tour whose lists hold a few things that share their ids with those of the edits. */
export const anyTour = fc
  .record(
    {
      scenes: fc.subarray([1, 2, 3]).chain((ids) => fc.tuple(...ids.map(sceneOf))),
      audio: fc.oneof(
        files,
        sounds.map((all) => all.map((each) => ({ name: '', ...each }))),
      ),
      floorPlans: files,
      guide: stops,
      styleDefaults: styles,
      name,
      centerLogo: name,
      extra: json,
    },
    { requiredKeys: ['scenes', 'audio', 'floorPlans'] },
  )
  .map((some) =>
    tour.parse({
      ...bareTour,
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
  fc.record({
    kind: fc.constant('scene.set'),
    sceneId,
    field: fc.constant('limits'),
    value: fc.option(viewLimits),
  }),
  fc.record({ kind: fc.constant('video.add'), sceneId, video: surface, index }),
  fc.record({ kind: fc.constant('video.remove'), sceneId, videoId: itemId }),
  fc.record({
    kind: fc.constant('video.set'),
    sceneId,
    videoId: itemId,
    field: fc.constantFrom('alt', 'fit'),
    value: fc.option(name),
  }),
  itemOf(fc.constant(['guide']), stop),
  itemOf(fc.constant(['styleDefaults']), style),
  itemOf(
    itemId.map((id) => ['guide', id, 'captions']),
    caption,
  ),
  itemOf(
    itemId.map((id) => ['audio', id, 'captions']),
    caption,
  ),
  itemOf(
    fc.tuple(sceneId, itemId).map(([id, soundId]) => ['scenes', id, 'sounds', soundId, 'captions']),
    caption,
  ),
  itemOf(fc.constant(['floorPlans', 'a', 'pins']), pin),
  itemOf(
    sceneId.map((id) => ['scenes', id, 'sounds']),
    sound,
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
/** Any edit but a batch. */
export const simpleEdit = change.map(
  (some) => editSchema.parse({ ...some, id: newId(), v: 1 }) as SimpleEdit,
);
/** Any edit. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  simpleEdit,
  fc
    .array(simpleEdit, { minLength: 1, maxLength: 4 })
    .map((edits) => ({ id: newId(), v: 1, kind: 'batch', edits }) as const),
);

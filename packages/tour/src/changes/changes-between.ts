import { type Hotspot, isSame, type Scene, type Tour, type Vector } from '../document/index.ts';
import { serverFields } from '../rules/index.ts';
import { labelOf } from './label-of.ts';
import type { ChangedThing, ChangeSort, TourChange } from './tour-change.ts';

type Fields = Record<string, unknown>;
type Named = Pick<TourChange, 'sceneId' | 'sceneName'>;

const ofTour: Named = { sceneId: null, sceneName: '' };

/**
 * All that is otherwise in `after` than in `before`, scene by scene in their order, then what belongs to the whole
 * tour. Pure. What the server sets by itself (version, moments, whether it is published) is no change.
 */
export function changesBetween(before: Tour, after: Tour): TourChange[] {
  const old = new Map(before.scenes.map((scene) => [scene.id, scene]));
  const kept = new Set(after.scenes.map(({ id }) => id));
  return [
    ...after.scenes.flatMap((scene) => sceneChanges(old.get(scene.id), scene)),
    ...before.scenes.filter(({ id }) => !kept.has(id)).map((scene) => ofScene(scene, 'removed')),
    ...orderChange(before, after),
    ...listChanges(
      'file',
      ofTour,
      [...before.audio, ...before.brochures],
      [...after.audio, ...after.brochures],
    ),
    ...listChanges('floor-plan', ofTour, before.floorPlans, after.floorPlans),
    ...listChanges('stop', ofTour, before.guide ?? [], after.guide ?? []),
    ...fieldChanges(before, after),
  ];
}

function sceneChanges(old: Scene | undefined, scene: Scene): TourChange[] {
  if (old === undefined) return [ofScene(scene, 'added')];
  if (old === scene) return [];
  const where = { sceneId: scene.id, sceneName: scene.name };
  return [
    ...(old.name === scene.name ? [] : [{ ...ofScene(scene, 'renamed'), formerName: old.name }]),
    ...(old.slug === scene.slug ? [] : [ofScene(scene, 'photo')]),
    ...(isSame(old.adjustment, scene.adjustment) ? [] : [ofScene(scene, 'adjusted')]),
    ...(isSame(pick(old, viewFields), pick(scene, viewFields)) ? [] : [ofScene(scene, 'view')]),
    ...hotspotChanges(where, old.hotspots, scene.hotspots),
    ...listChanges('video', where, old.videos, scene.videos),
    ...listChanges('sound', where, old.sounds ?? [], scene.sounds ?? []),
    ...(isSame(rest(old, sceneFields), rest(scene, sceneFields)) ? [] : [ofScene(scene, 'changed')]),
  ];
}

const viewFields = ['view', 'cameraPosition', 'cameraDirection'];
const sceneFields = new Set([
  ...viewFields,
  'id',
  'name',
  'slug',
  'adjustment',
  'hotspots',
  'videos',
  'sounds',
]);

function ofScene({ id, name }: Scene, sort: ChangeSort): TourChange {
  return { thing: 'scene', sort, sceneId: id, sceneName: name, id: String(id), name };
}

function hotspotChanges(where: Named, before: readonly Hotspot[], after: readonly Hotspot[]): TourChange[] {
  const old = new Map(before.map((hotspot) => [hotspot.id, hotspot]));
  const kept = new Set(after.map(({ id }) => id));
  const said = (hotspot: Hotspot, sort: ChangeSort): TourChange => ({
    thing: 'hotspot',
    sort,
    ...where,
    id: hotspot.id,
    name: labelOf(hotspot),
    kind: hotspot.kind,
  });
  const present = after.flatMap((hotspot) => {
    const former = old.get(hotspot.id);
    if (former === undefined) return [{ ...said(hotspot, 'added'), to: hotspot.position }];
    const hasMoved = !isSamePlace(former.position, hotspot.position);
    const moved = hasMoved
      ? [{ ...said(hotspot, 'moved'), from: former.position, to: hotspot.position }]
      : [];
    // The area goes along with its hotspot.
    const own = hasMoved && former.polygon?.length === hotspot.polygon?.length ? movedFields : placeField;
    const changed = isSame(rest(former, own), rest(hotspot, own))
      ? []
      : [{ ...said(hotspot, 'changed'), from: former.position, to: hotspot.position }];
    return [...moved, ...changed];
  });
  const gone = before
    .filter(({ id }) => !kept.has(id))
    .map((hotspot) => ({ ...said(hotspot, 'removed'), from: hotspot.position }));
  return [...present, ...gone];
}

const placeField = new Set(['position']);
const movedFields = new Set(['position', 'polygon']);

/** Less than a hundredth of a degree is rounding. */
function isSamePlace(a: Vector, b: Vector): boolean {
  return a.every((value, axis) => Math.abs(value - (b[axis] ?? 0)) < 1e-4);
}

/** What came, went and changed of a list whose items have ids, and whether only their order is another. */
function listChanges(
  thing: ChangedThing,
  where: Named,
  before: readonly object[],
  after: readonly object[],
): TourChange[] {
  const [old, fresh] = [byId(before), byId(after)];
  const said = (id: string, item: Fields, sort: ChangeSort): TourChange => ({
    thing,
    sort,
    ...where,
    id,
    name: String(item.name ?? item.caption ?? item.text ?? ''),
  });
  const changes = [
    ...[...fresh].flatMap(([id, item]) => {
      const former = old.get(id);
      if (former === undefined) return [said(id, item, 'added')];
      return isSame(former, item) ? [] : [said(id, item, 'changed')];
    }),
    ...[...old].flatMap(([id, item]) => (fresh.has(id) ? [] : [said(id, item, 'removed')])),
  ];
  const isReordered = changes.length === 0 && !isSame([...old.keys()], [...fresh.keys()]);
  return isReordered ? [{ thing, sort: 'order', ...where, id: thing, name: '' }] : changes;
}

function byId(items: readonly object[]): Map<string, Fields> {
  return new Map(items.map((item, index) => [idOf(item as Fields, index), item as Fields]));
}

/** An item of a document from before items had ids is known by its file, or its place. */
function idOf({ id, slug }: Fields, index: number): string {
  return String(id ?? slug ?? index);
}

/** Whether those scenes that both have are in another order. */
function orderChange(before: Tour, after: Tour): TourChange[] {
  const ids = (tour: Tour, other: Tour) =>
    tour.scenes.map(({ id }) => id).filter((id) => other.scenes.some((scene) => scene.id === id));
  if (isSame(ids(before, after), ids(after, before))) return [];
  return [{ thing: 'scene', sort: 'order', ...ofTour, id: 'scenes', name: '' }];
}

function fieldChanges(before: Tour, after: Tour): TourChange[] {
  const [old, fresh] = [rest(before, tourFields), rest(after, tourFields)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return fields
    .filter((field) => !isSame(old[field], fresh[field]))
    .map((field) => ({ thing: 'tour', sort: 'changed', ...ofTour, id: field, name: '' }));
}

const tourFields = new Set([...serverFields, 'scenes', 'audio', 'brochures', 'floorPlans', 'guide']);

function rest(record: object, but: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !but.has(field)));
}

function pick(record: object, fields: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

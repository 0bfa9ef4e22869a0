/** The lists of a tour, and what every one of them can do: edits of scenes, hotspots, videos and files rest on these. */
import {
  excessOf,
  floorPlan,
  hotspot,
  limits,
  media,
  type Scene,
  scene,
  sceneVideo,
  type Tour,
  tour as tourSchema,
} from '../document/index.ts';
import { type Outcome, refuse } from './outcome.ts';
import { setFields } from './set-fields.ts';

/** Which list: one of the tour's own, or one of a scene's. */
export type ListName =
  | { list: 'scenes' | 'audio' | 'brochures' | 'floorPlans' }
  | { list: 'hotspots' | 'videos'; sceneId: number };

export interface Item {
  id: number | string;
  [field: string]: unknown;
}

const schemas = {
  scenes: scene,
  audio: media,
  brochures: media,
  floorPlans: floorPlan,
  hotspots: hotspot,
  videos: sceneVideo,
};

/** How many items each list may hold. */
const most = {
  scenes: limits.scenes,
  audio: limits.files,
  brochures: limits.files,
  floorPlans: limits.floorPlans,
  hotspots: limits.hotspots,
  videos: limits.videos,
};

/** At which level of the document an item stands: the tour's own level is 1, a list's is between. */
const levelOf = (name: ListName) => ('sceneId' in name ? 5 : 3);

/** The list's items, or null when its scene is not there. */
export function itemsOf(tour: Tour, name: ListName): readonly Item[] | null {
  if (!('sceneId' in name)) return tour[name.list];
  return tour.scenes.find(({ id }) => id === name.sceneId)?.[name.list] ?? null;
}

/** The item of a list, or null. */
export function findItem(tour: Tour, name: ListName, id: Item['id']): Item | null {
  return itemsOf(tour, name)?.find((item) => item.id === id) ?? null;
}

/** Inserts an item that is checked against its schema; at the end when `index` is absent or beyond it. */
export function insertItem(tour: Tour, name: ListName, item: unknown, index?: number): Outcome {
  const items = itemsOf(tour, name);
  if (!items) return noScene(name);
  if (items.length >= most[name.list]) {
    return refuse('invalid_value', `${name.list} holds at most ${most[name.list]} items`);
  }
  const excess = excessOf(item, levelOf(name));
  if (excess) return refuse('invalid_value', `The item is ${excess.reason}`);
  const parsed = schemas[name.list].safeParse(item);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse('invalid_value', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const fresh: Item = parsed.data;
  if (items.some(({ id }) => id === fresh.id)) {
    return refuse('id_taken', `${name.list} already has an item ${fresh.id}`);
  }
  if (name.list === 'scenes' && hasImage(tour, fresh.slug, null)) return duplicate(fresh.slug);
  return replaced(tour, name, items.toSpliced(index ?? items.length, 0, fresh));
}

export function removeItem(tour: Tour, name: ListName, id: Item['id']): Outcome {
  const items = itemsOf(tour, name);
  if (!items) return noScene(name);
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return noItem(name, id);
  return replaced(tour, name, items.toSpliced(index, 1));
}

/** Moves an item to the index that it has afterwards; beyond the end means the end. */
export function moveItem(tour: Tour, name: ListName, id: Item['id'], index: number): Outcome {
  const items = itemsOf(tour, name);
  if (!items) return noScene(name);
  const item = items.find((each) => each.id === id);
  if (!item) return noItem(name, id);
  return replaced(tour, name, items.filter((each) => each !== item).toSpliced(index, 0, item));
}

/** Gives an item other values in some of its fields; its id stays. */
export function setItem(
  tour: Tour,
  name: ListName,
  id: Item['id'],
  values: Record<string, unknown>,
): Outcome {
  const items = itemsOf(tour, name);
  if (!items) return noScene(name);
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item) return noItem(name, id);
  if ('id' in values) return refuse('fixed_field', 'An id never changes');
  if (name.list === 'scenes' && hasImage(tour, values.slug, id)) return duplicate(values.slug);
  const result = setFields(item, schemas[name.list], values, levelOf(name));
  if (!result.ok) return refuse('invalid_value', result.detail);
  return replaced(tour, name, items.with(index, result.record));
}

/** What only the server sets, or nobody. */
const fixed = new Set([
  'id',
  'schema',
  'version',
  'user_id',
  'created_at',
  'updated_at',
  'activity',
  'published_version',
  'published_at',
]);

/** Gives the tour itself other values in some of its fields. */
export function setTour(tour: Tour, values: Record<string, unknown>): Outcome {
  const named = Object.keys(values).find((field) => fixed.has(field));
  if (named) return refuse('fixed_field', `${named} is not for an edit to set`);
  const result = setFields(tour, tourSchema, values, 1);
  return result.ok ? { ok: true, tour: result.record } : refuse('invalid_value', result.detail);
}

function replaced(tour: Tour, name: ListName, items: readonly Item[]): Outcome {
  if (!('sceneId' in name)) return { ok: true, tour: { ...tour, [name.list]: items } };
  const change = (each: Scene) => (each.id === name.sceneId ? { ...each, [name.list]: items } : each);
  return { ok: true, tour: { ...tour, scenes: tour.scenes.map(change) } };
}

/** A tour holds an image once. Scenes that have no image yet do not count. */
function hasImage(tour: Tour, slug: unknown, except: Item['id'] | null): boolean {
  return (
    typeof slug === 'string' && slug !== '' && tour.scenes.some((s) => s.slug === slug && s.id !== except)
  );
}

function duplicate(slug: unknown): Outcome {
  return refuse('duplicate_image', `${slug} is already a scene of this tour`);
}

function noScene(name: ListName): Outcome {
  return refuse('no_such_scene', `There is no scene ${'sceneId' in name ? name.sceneId : ''}`);
}

function noItem(name: ListName, id: Item['id']): Outcome {
  return name.list === 'scenes'
    ? refuse('no_such_scene', `There is no scene ${id}`)
    : refuse('no_such_item', `${name.list} has no item ${id}`);
}

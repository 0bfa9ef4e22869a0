/** Operations on the lists of a tour, on which the edits of scenes, hotspots, videos, files and smaller items are built. */
import {
  excessOf,
  faultsOf,
  foundIn,
  type Item,
  itemsAt,
  type ListPath,
  levelOf,
  listKindOf,
  pathText,
  type Tour,
  tour as tourSchema,
  valueFault,
  withItemsAt,
} from '../document/index.ts';
import { canonicalSlug, serverFields } from '../rules/index.ts';
import { type Outcome, refuse, refuseValue } from './outcome.ts';
import { setFields } from './set-fields.ts';

/** The item of a list, or null. */
export function findItem(tour: Tour, path: ListPath, id: Item['id']): Item | null {
  return itemsAt(tour, path)?.find((item) => item.id === id) ?? null;
}

/** Inserts an item that is checked against its schema; at the end when `index` is absent or beyond it. */
export function insertItem(tour: Tour, path: ListPath, item: unknown, index?: number): Outcome {
  const [items, kind] = [itemsAt(tour, path), listKindOf(path)];
  if (!items || !kind) return noList(path);
  if (items.length >= kind.most) {
    return refuse('list_full', { list: nameOf(path), most: kind.most });
  }
  const excess = excessOf(item, levelOf(path));
  if (excess) return refuseValue(valueFault(pathText(excess.path), excess.code, { most: excess.most }));
  const parsed = kind.schema.safeParse(item);
  if (!parsed.success) {
    const [fault = valueFault('$', 'invalid_value', foundIn(item))] = faultsOf(parsed.error.issues, item);
    return refuseValue(fault);
  }
  const { id } = parsed.data;
  if (id === undefined) return refuseValue(valueFault('id', 'id_missing', {}));
  if (items.some((each) => each.id === id)) {
    return refuse('id_taken', { list: nameOf(path), item: String(id) });
  }
  const fresh: Item = { ...parsed.data, id };
  if (isScenes(path) && hasImage(tour, fresh.slug, null)) return duplicate(fresh.slug);
  return replaced(tour, path, items.toSpliced(index ?? items.length, 0, fresh));
}

/** Returns the tour without an item, or the refusal when list or item are missing. */
export function removeItem(tour: Tour, path: ListPath, id: Item['id']): Outcome {
  const items = itemsAt(tour, path);
  if (!items) return noList(path);
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return noItem(path, id);
  return replaced(tour, path, items.toSpliced(index, 1));
}

/** Moves an item to the index that it has afterwards; beyond the end means the end. */
export function moveItem(tour: Tour, path: ListPath, id: Item['id'], index: number): Outcome {
  const items = itemsAt(tour, path);
  if (!items) return noList(path);
  const item = items.find((each) => each.id === id);
  if (!item) return noItem(path, id);
  return replaced(tour, path, items.filter((each) => each !== item).toSpliced(index, 0, item));
}

/** Gives an item other values in some of its fields; its id stays. */
export function setItem(
  tour: Tour,
  path: ListPath,
  id: Item['id'],
  values: Record<string, unknown>,
): Outcome {
  const [items, kind] = [itemsAt(tour, path), listKindOf(path)];
  if (!items || !kind) return noList(path);
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item) return noItem(path, id);
  if ('id' in values) return refuse('fixed_field', { field: 'id' });
  if (isScenes(path) && hasImage(tour, values.slug, id)) return duplicate(values.slug);
  const result = setFields(item, kind.schema, values, levelOf(path));
  if (!result.ok) return refuseValue(result.fault);
  return replaced(tour, path, items.with(index, result.record));
}

const fixed = new Set(serverFields);

/** Gives the tour itself other values in some of its fields. */
export function setTour(tour: Tour, values: Record<string, unknown>): Outcome {
  const named = Object.keys(values).find((field) => fixed.has(field));
  if (named) return refuse('fixed_field', { field: named });
  const result = setFields(tour, tourSchema, values, 1);
  return result.ok ? { ok: true, tour: result.record } : refuseValue(result.fault);
}

function replaced(tour: Tour, path: ListPath, items: readonly Item[]): Outcome {
  return { ok: true, tour: withItemsAt(tour, path, items) };
}

/** A tour holds an image once. Scenes that have no image yet do not count. */
function hasImage(tour: Tour, slug: unknown, except: Item['id'] | null): boolean {
  if (typeof slug !== 'string' || slug === '') return false;
  const wanted = canonicalSlug(slug);
  return tour.scenes.some((scene) => canonicalSlug(scene.slug) === wanted && scene.id !== except);
}

function duplicate(slug: unknown): Outcome {
  return refuse('duplicate_image', { slug: String(slug) });
}

function isScenes(path: ListPath): boolean {
  return path.length === 1 && path[0] === 'scenes';
}

/** What a list is called in a refusal. */
function nameOf(path: ListPath): string {
  return String(path.at(-1));
}

function noList(path: ListPath): Outcome {
  return path.length === 3 && path[0] === 'scenes'
    ? refuse('no_such_scene', { scene: String(path[1]) })
    : refuse('no_such_list', { list: path.join('/') });
}

function noItem(path: ListPath, id: Item['id']): Outcome {
  return isScenes(path)
    ? refuse('no_such_scene', { scene: String(id) })
    : refuse('no_such_item', { list: nameOf(path), item: String(id) });
}

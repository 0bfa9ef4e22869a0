import { isSame, type Tour } from '../../document/index.ts';
import { readJson, readStored, sceneIds } from './read-stored.ts';

type Fields = Record<string, unknown>;

/** What we keep about a tour and the specification's stored form does not know. */
const ours = new Set(['id', 'schema', 'version', 'updated_at', 'published_version', 'published_at']);

/**
 * A tour in the specification's stored form. What `original`, the stored form it once came from, holds and nobody
 * changed since is given back as it was: the same texts, the same order of fields, the same gaps.
 */
export function writeStored(tour: Tour, original?: unknown): Fields {
  const { id, user_id, updated_at } = tour;
  const read = isRecord(original) ? readStored(original, { id, user_id, updated_at }) : null;
  if (!read?.ok || !isRecord(original)) return writeFresh(tour);
  return merge(original, read.tour, tour, (field, raw, before, value) => {
    if (ours.has(field)) return raw;
    if (field === 'scenes') return keepSceneIds(mergeList(raw, before, value, mergeScene, writeScene), value);
    if (field === 'activity' && typeof raw === 'boolean') return value === 'published';
    if (field === 'audio' && isRecord(raw)) return mergeAlone(raw, before, value);
    return Array.isArray(value) ? mergeItems(raw, before, value) : value;
  });
}

function writeFresh(tour: Tour): Fields {
  const entries = Object.entries(tour).filter(([field]) => !ours.has(field));
  return { ...Object.fromEntries(entries), scenes: tour.scenes.map(writeScene) };
}

function writeScene(scene: Fields): Fields {
  return { ...scene, hotspots: JSON.stringify(scene.hotspots), videos: JSON.stringify(scene.videos) };
}

function mergeScene(original: Fields, before: Fields, scene: Fields): Fields {
  return merge(original, before, scene, (field, raw, old, value) => {
    if (field !== 'hotspots' && field !== 'videos') return value;
    const merged = mergeItems(readJson(raw), old, value);
    return Array.isArray(raw) ? merged : JSON.stringify(merged);
  });
}

/** Items other than scenes. Reading gives those without an id one from their place: in another place it is written. */
function mergeItems(raw: unknown, before: unknown, now: unknown): unknown[] {
  const [olds, items] = [listOf(before), listOf(now)];
  return mergeList(raw, before, now, mergeItem).map((written, index) =>
    idOf(olds[index]) === idOf(items[index]) ? written : withId(written, idOf(items[index])),
  );
}

/** Reading gives scenes without an id the free numbers in their order; where those became others, all are written. */
function keepSceneIds(written: unknown[], now: unknown): unknown[] {
  const scenes = listOf(now);
  const isKept = sceneIds(written).every((id, index) => id === idOf(scenes[index]));
  return isKept ? written : written.map((scene, index) => withId(scene, idOf(scenes[index])));
}

function idOf(item: unknown): unknown {
  return isRecord(item) ? (item.id ?? undefined) : undefined;
}

/** With an id of its own; a slug alone becomes an item for it. */
function withId(item: unknown, id: unknown): unknown {
  if (typeof item === 'string') return { slug: item, id };
  return isRecord(item) && idOf(item) === undefined ? { ...item, id } : item;
}

/** Fields that reading makes where they are missing or null, and what it makes them from. */
const madeFrom = { name: 'slug', kind: 'targetSceneId', position: 'intersectionPoint' };

function mergeItem(original: Fields, before: Fields, item: Fields): Fields {
  const merged = merge(original, before, item, (_field, _raw, _old, value) => value);
  for (const [field, source] of Object.entries(madeFrom)) {
    const wouldBeMade = (merged[field] ?? null) === null && !isSame(before[source], item[source]);
    if (wouldBeMade && item[field] !== undefined) merged[field] = item[field];
  }
  return merged;
}

/** The one item that stood without a list; more than one need a list. */
function mergeAlone(raw: Fields, before: unknown, value: unknown): unknown {
  const merged = mergeItems([raw], before, value);
  return merged.length === 1 ? merged[0] : merged;
}

/**
 * The original's fields in their order, then new ones. A field that reads now as it read then stays as it was
 * written, or stays away when only reading had made it; `write` gives the others their stored form.
 */
function merge(
  original: Fields,
  before: Fields,
  now: Fields,
  write: (field: string, raw: unknown, before: unknown, value: unknown) => unknown,
): Fields {
  const entries: [string, unknown][] = [];
  for (const [field, raw] of Object.entries(original)) {
    if (isSame(before[field], now[field])) entries.push([field, raw]);
    else if (now[field] !== undefined) entries.push([field, write(field, raw, before[field], now[field])]);
  }
  for (const field of Object.keys(now)) {
    if (Object.hasOwn(original, field) || isSame(before[field], now[field]) || ours.has(field)) continue;
    const value = write(field, undefined, before[field], now[field]);
    entries.push([field, value]);
  }
  return Object.fromEntries(entries);
}

/** Items that were there before are merged with what they were written as; others are written again. */
function mergeList(
  raw: unknown,
  before: unknown,
  now: unknown,
  mergeOne: (original: Fields, before: Fields, item: Fields) => Fields,
  writeOne: (item: Fields) => Fields = (item) => item,
): unknown[] {
  const [originals, olds, items] = [listOf(raw), listOf(before), listOf(now)];
  const places = placesById(olds);
  return items.map((item, index) => {
    if (!isRecord(item)) return item;
    const known = olds[index];
    const place = isRecord(known) && known.id === item.id ? index : (places.get(item.id) ?? -1);
    const [original, old] = [originals[place], olds[place]];
    if (isSame(old, item) && original !== undefined) return original;
    return isRecord(original) && isRecord(old) ? mergeOne(original, old, item) : writeOne(item);
  });
}

/** Where each id is first. */
function placesById(items: readonly unknown[]): Map<unknown, number> {
  const places = new Map<unknown, number>();
  for (const [index, item] of items.entries()) {
    if (isRecord(item) && !places.has(item.id)) places.set(item.id, index);
  }
  return places;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

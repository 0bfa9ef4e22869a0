import { isSame, type Tour } from '../document/index.ts';
import { readJson, readStored } from './read-stored.ts';

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
    if (field === 'scenes') return mergeList(raw, before, value, mergeScene, writeScene);
    if (field === 'activity' && typeof raw === 'boolean') return value === 'published';
    if (field === 'audio' && isRecord(raw)) return mergeAlone(raw, before, value);
    return Array.isArray(value) ? mergeList(raw, before, value, mergeItem) : value;
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
    const merged = mergeList(readJson(raw), old, value, mergeItem);
    return Array.isArray(raw) ? merged : JSON.stringify(merged);
  });
}

function mergeItem(original: Fields, before: Fields, item: Fields): Fields {
  return merge(original, before, item, (_field, _raw, _old, value) => value);
}

/** The one item that stood without a list; more than one need a list. */
function mergeAlone(raw: Fields, before: unknown, value: unknown): unknown {
  const merged = mergeList([raw], before, value, mergeItem);
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

/** Items that were there before are merged with what they were written as; others are written anew. */
function mergeList(
  raw: unknown,
  before: unknown,
  now: unknown,
  mergeOne: (original: Fields, before: Fields, item: Fields) => Fields,
  writeOne: (item: Fields) => Fields = (item) => item,
): unknown[] {
  const [originals, olds, items] = [listOf(raw), listOf(before), listOf(now)];
  return items.map((item, index) => {
    const sameId = (old: unknown) => isRecord(old) && isRecord(item) && old.id === item.id;
    const place = sameId(olds[index]) ? index : olds.findIndex(sameId);
    const [original, old] = [originals[place], olds[place]];
    if (!isRecord(item)) return item;
    if (isSame(old, item) && original !== undefined) return original;
    return isRecord(original) && isRecord(old) ? mergeOne(original, old, item) : writeOne(item);
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

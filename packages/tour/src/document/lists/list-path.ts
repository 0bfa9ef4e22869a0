/** Names one of a tour's lists, with the type of its items. */

import { guideStop } from '../guide.ts';
import { hotspot } from '../hotspot/hotspot-kinds.ts';
import { ignoredProblem } from '../ignored-problem.ts';
import { limits } from '../limits.ts';
import { floorPlan, pin } from '../media/floor-plan.ts';
import { media } from '../media/media.ts';
import { captions } from '../media/picture.ts';
import { sceneSound, tourSound } from '../media/sound.ts';
import { sceneVideo } from '../media/video.ts';
import { product } from '../products/product.ts';
import { scene, sceneVariant } from '../scene.ts';
import { styleDefault } from '../style-default.ts';
import type { Tour } from '../tour.ts';
import { type ItemSchema, listsIn } from './lists-in.ts';

/** Fields, and the ids of the items between them: `['scenes', 5, 'hotspots', 'door', 'pictures']`. */
export type ListPath = readonly (string | number)[];

/** An element of a list in the document, which edits find by its id. */
export interface Item {
  id: number | string;
  [field: string]: unknown;
}

/**
 * Every list that is edited item by item, by its path with a star for each id: what it holds, and how much of it. Those
 * within hotspots are what the fields of their kinds say.
 */
const lists = {
  scenes: { schema: scene, most: limits.scenes },
  'scenes/*/hotspots': { schema: hotspot, most: limits.hotspots },
  'scenes/*/videos': { schema: sceneVideo, most: limits.videos },
  'scenes/*/videos/*/captions': { schema: captions, most: limits.captions },
  'scenes/*/film/captions': { schema: captions, most: limits.captions },
  'scenes/*/sounds': { schema: sceneSound, most: limits.sounds },
  'scenes/*/sounds/*/captions': { schema: captions, most: limits.captions },
  'scenes/*/variants': { schema: sceneVariant, most: limits.sceneVariants },
  products: { schema: product, most: limits.products },
  guide: { schema: guideStop, most: limits.stops },
  'guide/*/captions': { schema: captions, most: limits.captions },
  styleDefaults: { schema: styleDefault, most: limits.styleDefaults },
  ignoredProblems: { schema: ignoredProblem, most: limits.ignoredProblems },
  audio: { schema: tourSound, most: limits.files },
  'audio/*/captions': { schema: captions, most: limits.captions },
  brochures: { schema: media, most: limits.files },
  floorPlans: { schema: floorPlan, most: limits.floorPlans },
  'floorPlans/*/pins': { schema: pin, most: limits.pins },
};

/** A tour always has these, empty or not; any other list is absent when nothing is in it. */
const always = new Set<keyof typeof lists>([
  'scenes',
  'scenes/*/hotspots',
  'scenes/*/videos',
  'audio',
  'brochures',
  'floorPlans',
]);

interface ListKind {
  schema: ItemSchema;
  most: number;
  /** Whether the list is in the tour when it is empty. */
  isAlwaysThere: boolean;
}

const kinds: readonly { pattern: readonly string[]; kind: ListKind }[] = [
  ...Object.entries(lists),
  ...listsIn(hotspot.shape, 'scenes/*/hotspots/*'),
  ...listsIn(product.shape, 'products/*'),
].map(([key, { schema, most }]) => ({
  pattern: key.split('/'),
  kind: { schema, most, isAlwaysThere: always.has(key as keyof typeof lists) },
}));

/** Every list that is edited item by item, with a star for each id. */
export const listPatterns: readonly string[] = kinds.map(({ pattern }) => pattern.join('/'));

/** What a list holds; null where no list is edited item by item. */
export function listKindOf(path: ListPath): ListKind | null {
  const found = kinds.find(
    ({ pattern }) =>
      pattern.length === path.length && pattern.every((part, index) => part === '*' || part === path[index]),
  );
  return found?.kind ?? null;
}

/** A tour with each of its lists changed, in one walk through it; the very same tour where nothing changes. */
export function mapLists(tour: Tour, change: (items: readonly Item[]) => readonly Item[]): Tour {
  return kinds.reduce((current, { pattern }) => mapBelow(current, pattern, change) as Tour, tour);
}

type ChangeList = (items: readonly Item[]) => readonly Item[];

function mapBelow(value: unknown, [part, ...rest]: readonly string[], change: ChangeList): unknown {
  if (part === undefined) return Array.isArray(value) ? change(value) : value;
  if (part === '*') {
    if (!Array.isArray(value)) return value;
    const items = value.map((item) => mapBelow(item, rest, change));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  const next = mapBelow(record[part], rest, change);
  return next === record[part] ? value : { ...record, [part]: next };
}

/** At which level of the document the items of a list stand: the tour's own is 1. */
export function levelOf(path: ListPath): number {
  return path.length + 2;
}

/** The items of a list: none where it is absent, null where something on the way to it is. */
export function itemsAt(tour: Tour, path: ListPath): readonly Item[] | null {
  let value: unknown = tour;
  for (const part of path.slice(0, -1)) {
    value = Array.isArray(value)
      ? (value as Item[]).find(({ id }) => id === part)
      : (value as Record<string, unknown> | undefined)?.[part];
    if (value === undefined) return null;
  }
  return ((value as Record<string, unknown>)[path.at(-1) ?? ''] ?? []) as readonly Item[];
}

/** The tour with another list there. */
export function withItemsAt(tour: Tour, path: ListPath, items: readonly Item[]): Tour {
  const isAbsent = items.length === 0 && !listKindOf(path)?.isAlwaysThere;
  return replaceAt(tour, path, isAbsent ? undefined : items) as Tour;
}

function replaceAt(value: unknown, path: ListPath, list: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return list;
  if (Array.isArray(value)) {
    return (value as Item[]).map((item) => (item.id === part ? replaceAt(item, rest, list) : item));
  }
  const record = value as Record<string, unknown>;
  const next = replaceAt(record[part], rest, list);
  if (next !== undefined) return { ...record, [part]: next };
  const { [part]: _, ...others } = record;
  return others;
}

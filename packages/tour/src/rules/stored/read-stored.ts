/**
 * The form in which the specification stores a tour: hotspots and videos as JSON strings, `created_at` as text or as
 * a timestamp's seconds and nanoseconds, audio as one item or a list, fields missing. Reading turns it into a document;
 * `writeStored` turns the document back, byte for byte where nobody changed anything.
 */
import { limits } from '../../document/index.ts';
import { type ParsedTour, parseTour } from './parse-tour.ts';

/** What the server knows of a tour that it takes in, whatever the stored form says. */
export interface Ownership {
  id: string;
  user_id: string;
  /** ISO 8601, UTC. */
  updated_at: string;
}

type Fields = Record<string, unknown>;

/**
 * The document of a stored tour, or all that is wrong with it. It starts at version 1. Reading the same input twice
 * gives the same document.
 */
export function readStored(input: unknown, ownership: Ownership): ParsedTour {
  if (!isRecord(input)) return parseTour(input);
  return parseTour({
    ...withoutNulls(input),
    ...ownership,
    schema: 1,
    version: 1,
    published_version: null,
    published_at: null,
    created_at: readTime(input.created_at),
    activity: readActivity(input.activity),
    // The specification passes over a start scene that is not a number.
    initialSceneId: typeof input.initialSceneId === 'number' ? input.initialSceneId : undefined,
    scenes: readScenes(input.scenes),
    audio: readFiles(input.audio),
    brochures: readFiles(input.brochures),
    floorPlans: readFiles(input.floorPlans),
  });
}

function readScenes(input: unknown): unknown {
  // A list that is too long is refused as it is, by the schema.
  if (Array.isArray(input) && input.length > limits.scenes) return input;
  const ids = Array.isArray(input) ? sceneIds(input) : [];
  return mapList(input, (scene, index) => readScene(scene, ids[index]));
}

function readScene(input: unknown, id: unknown): unknown {
  if (!isRecord(input)) return input;
  return {
    ...withoutNulls(input),
    id,
    name: input.name ?? '',
    slug: input.slug ?? '',
    cameraPosition: readVector(input.cameraPosition),
    cameraDirection: readVector(input.cameraDirection),
    hotspots: mapList(readJson(input.hotspots), readHotspot),
    videos: mapList(readJson(input.videos), readVideo),
  };
}

function readHotspot(input: unknown, index: number): unknown {
  if (!isRecord(input)) return input;
  return {
    ...withId(input, `hotspot-${index + 1}`),
    kind: input.kind ?? (input.targetSceneId == null ? 'info' : 'link'),
    // Where the ray of the editor met the sphere, in documents that know no position.
    position: readVector(input.position ?? input.intersectionPoint) ?? [0, 0, -1],
  };
}

function readVideo(input: unknown, index: number): unknown {
  return isRecord(input) ? withId(input, `video-${index + 1}`) : input;
}

/** A list of files; one item alone, or the slug alone, stands for a list of it. */
function readFiles(input: unknown): unknown {
  if (input === undefined || input === null || input === '') return [];
  const list = Array.isArray(input) ? input : [input];
  return list.map((file: unknown, index) => {
    const named = typeof file === 'string' ? { slug: file } : file;
    if (!isRecord(named)) return named;
    const slug = named.slug ?? '';
    const name = named.name ?? (typeof slug === 'string' ? slug.split('/').at(-1) : '');
    return { ...withId(named, `file-${index + 1}`), slug, name };
  });
}

function readTime(input: unknown): unknown {
  if (input === undefined || input === null) return undefined;
  if (!isRecord(input)) return input;
  const seconds = input.seconds ?? input._seconds;
  const nanoseconds = input.nanoseconds ?? input._nanoseconds ?? 0;
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return input;
  const date = new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6));
  return Number.isNaN(date.getTime()) ? input : date.toISOString();
}

/** The specification does not show the flag's values: what does not plainly say "published" is not. */
function readActivity(input: unknown): unknown {
  if (input === true || input === 'published') return 'published';
  if (typeof input === 'string' || input === false || input === undefined || input === null) {
    return 'unpublished';
  }
  return input;
}

/** `[x, y, z]`, also from `{ x, y, z }`; what is missing stays missing, so that the default counts. */
function readVector(input: unknown): unknown {
  if (input === null) return undefined;
  return isRecord(input) && 'x' in input && 'y' in input && 'z' in input
    ? [input.x, input.y, input.z]
    : input;
}

/** What a JSON string holds; text that is not JSON stays as it is, and the schema will say that it is not a list. */
export function readJson(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  if (input.trim() === '') return [];
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}

function mapList(input: unknown, read: (item: unknown, index: number) => unknown): unknown {
  if (input === undefined || input === null) return [];
  return Array.isArray(input) ? input.map(read) : input;
}

/** Ids are texts here; numbers become texts, and what has none gets one from its place. */
function withId(input: Fields, fallback: string): Fields {
  const { id } = input;
  return { ...withoutNulls(input), id: typeof id === 'number' ? String(id) : (id ?? fallback) };
}

/** The ids of the scenes of a list: those without one take the free numbers in their order. */
export function sceneIds(scenes: readonly unknown[]): unknown[] {
  const own = scenes.map((scene) => (isRecord(scene) ? (scene.id ?? null) : undefined));
  const taken = new Set(own);
  let free = 0;
  return own.map((id) => {
    if (id !== null) return id;
    do free += 1;
    while (taken.has(free));
    return free;
  });
}

/** Without fields that are null, which mean the same as absent ones. */
function withoutNulls(input: Fields): Fields {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Loads the tour of a `<tour-viewer>`. */
import type { Tour } from '@tourwright/tour/document';
import { viewerScenes } from '../degrees/scenes.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { SceneMedia } from '../scenes/viewer-scenes.ts';
import { fetchLinked, followVisit, type LinkHindrance } from './linked-tour.ts';

/** What a source holds: its scenes, and where one begins if it says so. */
export interface ReadTour {
  scenes: ViewerScene[];
  sceneId: number | null;
  /** For a tour that is shown through a link: calls back when that link ends, until the result is called. */
  follow?(onEnd: (hindrance: LinkHindrance) => void): () => void;
}

/** What a page of Tourwright that shows a tour is called: `/embed/{id}`, `/welcome/{id}`, `/api/tours/{id}`. */
const tourPath = /^(.*?)\/(?:embed|welcome|api\/tours)\/([^/]+)\/?$/;
const previewPath = /^(.*?)\/preview\/[^/]*\/?$/;

/**
 * The scenes at an address: of a published tour, when it is the address of one of its pages; else of a JSON file
 * `{ "scenes": [...] }` with the scenes of `createViewer`, whose addresses are relative to it. Throws an error in plain
 * words when there is no tour.
 */
export async function readSource(source: string, base: string, signal: AbortSignal): Promise<ReadTour> {
  const address = new URL(source, base);
  const api = apiAddress(address);
  if (!api) return readFile(address, signal);
  const link = address.searchParams.get('link');
  const loaded = link ? await readLinked(api, link, signal) : await readOpen(api, signal);
  if (!hasScenes(loaded.tour)) throw new Error(`There is no tour at ${address.href}`);
  const { images = {} } = loaded.media as { images?: Record<string, SceneMedia> };
  const absolute = withAddresses(images, api) as Record<string, SceneMedia>;
  const { initialSceneId } = loaded.tour as Partial<Tour>;
  const scenes = viewerScenes(loaded.tour as unknown as Tour, absolute);
  return { scenes, sceneId: initialSceneId ?? null, ...(loaded.follow && { follow: loaded.follow }) };
}

/** What the server sends of a tour, as JSON. */
type TourAnswer = Pick<ReadTour, 'follow'> & { tour: unknown; media: unknown };

async function readOpen(api: string, signal: AbortSignal): Promise<TourAnswer> {
  const [tour, media] = await Promise.all([fetchJson(api, signal), fetchJson(`${api}/media`, signal)]);
  return { tour, media };
}

async function readLinked(api: string, key: string, signal: AbortSignal): Promise<TourAnswer> {
  const address = new URL(api);
  address.searchParams.set('link', key);
  const { visit, ...loaded } = await fetchLinked(address, (at, init) => ask(at, signal, init));
  return { ...loaded, follow: (onEnd) => followVisit(visit, onEnd) };
}

async function readFile(address: URL, signal: AbortSignal): Promise<ReadTour> {
  const found = await fetchJson(address.href, signal);
  if (!hasScenes(found)) throw new Error(`There is no tour at ${address.href}`);
  const { sceneId } = found as { sceneId?: unknown };
  return {
    scenes: withAddresses(found.scenes, address.href) as ViewerScene[],
    sceneId: typeof sceneId === 'number' ? sceneId : null,
  };
}

/** The address of a page's tour in the API; null when the page is not that of a tour. */
function apiAddress({ origin, pathname, searchParams }: URL): string | null {
  const found = tourPath.exec(pathname);
  if (found) return `${origin}${found[1]}/api/tours/${found[2]}`;
  const preview = previewPath.exec(pathname);
  const id = searchParams.get('tourId');
  return preview && id ? `${origin}${preview[1]}/api/tours/${encodeURIComponent(id)}` : null;
}

/** As everybody sees it: a page of another site has no business with the visitor's session. */
function ask(address: string, signal: AbortSignal, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, signal, credentials: 'omit' });
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await ask(address, signal);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

function hasScenes(found: unknown): found is { scenes: unknown[] } {
  return typeof found === 'object' && found !== null && Array.isArray((found as { scenes?: unknown }).scenes);
}

const addressKeys = new Set(['url', 'baseUrl', 'thumbnail', 'poster']);

/** The same with addresses that hold on any page. */
function withAddresses(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      addressKeys.has(key) && typeof each === 'string' && URL.canParse(each, base)
        ? new URL(each, base).href
        : withAddresses(each, base),
    ]),
  );
}

/** The kinds of pictures besides our own tiles: one line each. */
import {
  deepZoomLayout,
  krpanoLayout,
  marzipanoLayout,
  marzipanoStrip,
  pannellumLayout,
  readDeepZoom,
} from '@tourwright/tour/pyramid';
import type { Panorama } from '../panorama.ts';
import { openPicture, type PanoramaSource } from '../panorama-source.ts';
import type { PictureEvents } from '../picture-events.ts';
import type { TiledPicture } from '../tiled-picture.ts';
import { readFaceStrip } from './face-strip.ts';
import { openFaces } from './faces-picture.ts';
import { layoutPicture } from './layout-picture.ts';
import { namedFaces } from './named-faces.ts';
import type { DeepZoomPanorama, PanoramaData, TourwrightPanorama } from './panorama-data.ts';

type Kinds = {
  [Kind in PanoramaData['kind']]: (
    key: string,
    panorama: Extract<PanoramaData, { kind: Kind }>,
    events: PictureEvents,
  ) => TiledPicture | Promise<TiledPicture>;
};

const kinds: Kinds = {
  // Code of its own: most panoramas are tiles.
  equirectangular: async (...given) => (await import('../plain/open-plain.ts')).openPlain(...given),
  tourwright: openTourwright,
  faces: openFaces,
  tiles: (key, { preview, coverage, ...layout }) => layoutPicture(key, layout, { preview, coverage }),
  pannellum: (key, { multiRes, basePath = '' }) => layoutPicture(key, pannellumLayout(multiRes, basePath)),
  marzipano: (key, { address, levels, preview, previewOrder = marzipanoStrip }) =>
    layoutPicture(key, marzipanoLayout(address, levels), {
      preview: preview ? () => readFaceStrip(preview, previewOrder) : undefined,
    }),
  krpano: (key, { address, multires, firstIndex = 1 }) =>
    layoutPicture(key, krpanoLayout(address, multires, firstIndex)),
  'deep-zoom': openDeepZoom,
};

const quiet: PictureEvents = { onProgress: () => {}, onReduced: () => {} };

/** Short names, since every tile is kept under one. */
const names = new Map<string, string>();

/**
 * Opens a panorama; `key` identifies it. Rejects with a readable message when it cannot be loaded or its kind is
 * unknown.
 */
export async function openPanorama(
  key: string,
  panorama: Exclude<Panorama, PanoramaSource>,
  events: PictureEvents = quiet,
): Promise<TiledPicture> {
  const data = typeof panorama === 'string' || panorama instanceof Blob ? dataOf(panorama) : panorama;
  const name = names.get(key) ?? `panorama-${names.size + 1}/`;
  names.set(key, name);
  if (!Object.hasOwn(kinds, data.kind)) throw new Error(`There is no panorama of the kind ${data.kind}`);
  return kinds[data.kind](name, data as never, events);
}

/** A file, or an address: that of a manifest of ours, else of a picture. */
function dataOf(panorama: string | Blob): PanoramaData {
  return typeof panorama === 'string' && /manifest\.json(?:[?#]|$)/.test(panorama)
    ? { kind: 'tourwright', manifest: panorama }
    : { kind: 'equirectangular', picture: panorama };
}

/** Without its preview the coarse tiles come first. */
async function openTourwright(_: string, { manifest }: TourwrightPanorama): Promise<TiledPicture> {
  const path = manifest.replace(/[?#].*$/s, '');
  const baseUrl = path.slice(0, path.lastIndexOf('/') + 1);
  const [read, preview] = await Promise.all([
    fetchText(manifest),
    fetchText(`${baseUrl}preview.txt`).catch(() => ''),
  ]);
  return openPicture({ baseUrl, manifest: JSON.parse(read) as unknown, ...(preview && { preview }) });
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** All six images are cut alike: the first descriptor says how. */
async function openDeepZoom(key: string, { faces }: DeepZoomPanorama): Promise<TiledPicture> {
  const descriptors = namedFaces(faces);
  const image = readDeepZoom(await fetchText(descriptors.f));
  if (!image) throw new Error(`${descriptors.f} is no Deep Zoom descriptor`);
  return layoutPicture(key, deepZoomLayout(descriptors, image));
}

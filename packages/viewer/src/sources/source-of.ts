import type { PanoramaData } from './kinds/panorama-data.ts';
import type { PanoramaSource, TourwrightTiles } from './panorama-source.ts';
import type { PictureEvents } from './picture-events.ts';

/** Where a scene's picture comes from: an address, a file, or one of the kinds of panoramas. */
export type Panorama = string | Blob | TourwrightTiles | PanoramaData;

/** Short names for panoramas, since every tile is kept under one: the same for equal data, and for the same file. */
const names = new Map<string, string>();
const files = new WeakMap<object, string>();
let count = 0;

function nameOf(panorama: PanoramaData): string {
  const { picture } = panorama as { picture?: unknown };
  const file = typeof picture === 'object' && picture !== null ? (files.get(picture) ?? `${++count}`) : '';
  if (file) files.set(picture as object, file);
  const data = `${file} ${JSON.stringify(panorama)}`;
  const name = names.get(data) ?? `panorama-${names.size + 1}/`;
  names.set(data, name);
  return name;
}

const quiet: PictureEvents = { onProgress: () => {}, onReduced: () => {} };

/** The source of a panorama of any kind; the code for all but our own tiles is loaded when one is opened. */
export function sourceOf(panorama: Panorama, events = quiet): PanoramaSource {
  if (typeof panorama === 'string' || panorama instanceof Blob) return sourceOf(dataOf(panorama), events);
  if (!('kind' in panorama)) return panorama;
  const key = nameOf(panorama);
  return {
    key,
    open: async () => (await import('./kinds/open-panorama.ts')).openPanorama(key, panorama, events),
  };
}

/** A file, or an address: that of a manifest of ours, else of a picture. */
function dataOf(panorama: string | Blob): PanoramaData {
  return typeof panorama === 'string' && /manifest\.json(?:[?#]|$)/.test(panorama)
    ? { kind: 'tourwright', manifest: panorama }
    : { kind: 'equirectangular', picture: panorama };
}

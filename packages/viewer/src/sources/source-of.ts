import type { PanoramaData } from './kinds/panorama-data.ts';
import type { PanoramaSource, TourwrightTiles } from './panorama-source.ts';

/** Short names for panoramas, since every tile is kept under one: the same for equal data. */
const names = new Map<string, string>();

function nameOf(panorama: PanoramaData): string {
  const data = JSON.stringify(panorama);
  const name = names.get(data) ?? `panorama-${names.size + 1}/`;
  names.set(data, name);
  return name;
}

/** The source of a panorama of any kind; the code for all but our own tiles is loaded when one is opened. */
export function sourceOf(panorama: TourwrightTiles | PanoramaData): PanoramaSource {
  if (!('kind' in panorama)) return panorama;
  const key = nameOf(panorama);
  return {
    key,
    open: async () => (await import('./kinds/open-panorama.ts')).openPanorama(key, panorama),
  };
}

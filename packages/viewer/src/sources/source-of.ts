import type { Panorama } from './panorama.ts';
import type { OtherPicture, PanoramaSource, TourwrightTiles } from './panorama-source.ts';
import type { PictureEvents } from './picture-events.ts';

const files = new WeakMap<Blob, number>();
let fileCount = 0;

/** The same for equal data and for the same file. */
function keyOf(panorama: Panorama): string {
  return JSON.stringify(panorama, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    const number = files.get(value) ?? ++fileCount;
    files.set(value, number);
    return number;
  });
}

/** Our own tiles, as the server describes them, have an address and no kind; a custom source opens itself. */
function isSource(panorama: Panorama): panorama is PanoramaSource {
  return ((panorama as TourwrightTiles).baseUrl ?? (panorama as OtherPicture).open) !== undefined;
}

/** The source of a panorama of any kind; the code for all but our own tiles is loaded when one is opened. */
export function sourceOf(panorama: Panorama, events?: PictureEvents): PanoramaSource {
  if (isSource(panorama)) return panorama;
  const key = keyOf(panorama);
  return {
    key,
    open: async () => (await import('./kinds/open-panorama.ts')).openPanorama(key, panorama, events),
  };
}

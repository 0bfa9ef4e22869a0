import type { TileFormat } from '@tourwright/tour/pyramid';

/** Two grey pixels in AVIF: whoever reads them reads the tiles. */
const sample =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9j' +
  'AAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlw' +
  'cnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMA' +
  'AAAlbWRhdBIACggYADaICGg0IDIPGUeHhiGAAGgAAJBAyRwU';

/** Found out once, while the first scene is still on its way. */
const unreadable = new Set<TileFormat>();
if (typeof createImageBitmap === 'function') {
  const bytes = Uint8Array.from(atob(sample), (letter) => letter.charCodeAt(0));
  createImageBitmap(new Blob([bytes], { type: 'image/avif' })).then(
    (bitmap) => bitmap.close(),
    () => unreadable.add('avif'),
  );
}

/**
 * Those of a manifest's formats that this browser reads, best first: so that an older one does not fetch tiles in
 * vain. WebP is read by whatever has WebGL 2. What is not known yet counts as readable.
 */
export function readableFormats(formats: TileFormat[]): TileFormat[] {
  const readable = formats.filter((format) => !unreadable.has(format));
  return readable.length > 0 ? readable : formats;
}

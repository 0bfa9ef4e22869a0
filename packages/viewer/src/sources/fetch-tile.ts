/** A tile that the server does not have, as opposed to a failed request. */
export class TileMissing extends Error {}

/** The encoded tile. Throws `TileMissing` when it is not there, and whatever `fetch` throws. */
export async function fetchTile(url: string, signal: AbortSignal, isUrgent: boolean): Promise<Blob> {
  const response = await fetch(url, { signal, priority: isUrgent ? 'high' : 'low' });
  if (response.ok) return response.blob();
  const message = `${url} answered ${response.status}`;
  throw response.status >= 400 && response.status < 500 ? new TileMissing(message) : new Error(message);
}

/** Without any conversion that would have to touch each pixel again. */
export const tileDecoding: ImageBitmapOptions = {
  premultiplyAlpha: 'none',
  colorSpaceConversion: 'none',
};

/** Decodes off the main thread. */
export function decodeTile(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, tileDecoding);
}

/** Formats that this browser failed to read. What reads WebGL 2 reads WebP and JPEG. */
const unreadable = new Set<string>();

/** The best of a picture's formats that this browser has not failed to read. */
export function bestFormat(formats: readonly string[]): string {
  return formats.find((format) => !unreadable.has(format)) ?? (formats.at(-1) as string);
}

/** Continues to the next of a picture's formats, from now on and for every panorama; false when there is none. */
export function giveUpFormat(formats: readonly string[], format: string): boolean {
  if (format === formats.at(-1)) return false;
  unreadable.add(format);
  return true;
}

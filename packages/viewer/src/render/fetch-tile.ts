import type { TileFormat } from '@tourwright/tour/pyramid';

/** A tile that the server does not have, as against one that did not get through. */
export class TileMissing extends Error {}

/** The encoded tile. Throws `TileMissing` when it is not there, and whatever `fetch` throws. */
export async function fetchTile(url: string, signal: AbortSignal, isUrgent: boolean): Promise<Blob> {
  const response = await fetch(url, { signal, priority: isUrgent ? 'high' : 'low' });
  if (response.ok) return response.blob();
  const message = `${url} answered ${response.status}`;
  throw response.status >= 400 && response.status < 500 ? new TileMissing(message) : new Error(message);
}

/** Decodes off the main thread, without any conversion that would have to touch each pixel again. */
export function decodeTile(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
    imageOrientation: 'from-image',
  });
}

/** The first format of a list that this browser has not failed to decode. */
export class TileFormats {
  readonly #formats: TileFormat[];
  #index = 0;

  constructor(formats: TileFormat[]) {
    this.#formats = formats;
  }

  get best(): TileFormat {
    return this.#formats[this.#index] ?? 'jpg';
  }

  /** Goes on to the next format, if there is one; a format that was given up already counts as done. */
  giveUp(format: TileFormat): boolean {
    if (format !== this.best) return true;
    if (this.#index >= this.#formats.length - 1) return false;
    this.#index++;
    return true;
  }
}

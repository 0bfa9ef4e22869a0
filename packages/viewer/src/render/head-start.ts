/**
 * The preview and tiles that are asked for before there is a graphics card to take them: opening one takes as long as
 * fetching and decoding the first of them.
 */
import { decodeTile, fetchTile } from './fetch-tile.ts';
import { readStrip } from './preview.ts';

/** So many: more would only take the place of what the view wants by then. */
const mostTiles = 12;

export interface EarlyTile {
  blob: Promise<Blob>;
  bitmap: Promise<ImageBitmap>;
}

/** Pictures on their way, by their address. */
export class HeadStart {
  /** The faces of the preview; absent without one. */
  readonly strip: Promise<ImageBitmap[]> | undefined;
  readonly #preview: string | undefined;
  readonly #tiles = new Map<string, EarlyTile>();
  readonly #abort = new AbortController();
  #isStripTaken = false;

  constructor(preview: string | undefined, addresses: readonly string[]) {
    this.#preview = preview;
    this.strip = preview === undefined ? undefined : readStrip(preview);
    this.strip?.catch(() => undefined);
    for (const address of addresses.slice(0, mostTiles)) {
      const blob = fetchTile(address, this.#abort.signal, true);
      const bitmap = blob.then(decodeTile);
      // Nobody may take it.
      bitmap.catch(() => undefined);
      this.#tiles.set(address, { blob, bitmap });
    }
  }

  /** Hands a preview's faces over, once. */
  takeStrip(preview: string): Promise<ImageBitmap[]> | undefined {
    if (preview !== this.#preview || this.#isStripTaken) return undefined;
    this.#isStripTaken = true;
    return this.strip;
  }

  /** Hands a tile over, once. */
  takeTile(address: string): EarlyTile | undefined {
    const tile = this.#tiles.get(address);
    this.#tiles.delete(address);
    return tile;
  }

  /** Gives up what nobody took. */
  close(): void {
    this.#abort.abort();
    const pictures = [...this.#tiles.values()].map(({ bitmap }) => bitmap.then((picture) => [picture]));
    if (this.strip && !this.#isStripTaken) pictures.push(this.strip);
    this.#isStripTaken = true;
    this.#tiles.clear();
    for (const each of pictures) each.then(closeAll, () => undefined);
  }
}

function closeAll(pictures: readonly ImageBitmap[]): void {
  for (const picture of pictures) picture.close();
}

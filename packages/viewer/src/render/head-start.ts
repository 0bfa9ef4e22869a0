/**
 * The tiles that are asked for before there is a graphics card to take them: opening one takes as long as fetching and
 * decoding the first of them.
 */
import { pause } from '../pause.ts';
import { decodeTile, fetchTile } from './fetch-tile.ts';

/** So many: more would only take the place of what the view wants by then. */
const mostTiles = 24;
/** So long the page is left to them, where the line is fast. */
const momentMs = 80;

export interface EarlyTile {
  blob: Promise<Blob>;
  bitmap: Promise<ImageBitmap>;
}

/** Pictures on their way, by their address. */
export class HeadStart {
  readonly #tiles = new Map<string, EarlyTile>();
  readonly #abort = new AbortController();

  constructor(addresses: readonly string[]) {
    for (const address of addresses.slice(0, mostTiles)) {
      const blob = fetchTile(address, this.#abort.signal, true);
      const bitmap = blob.then(decodeTile);
      // Nobody may take it.
      bitmap.catch(() => undefined);
      this.#tiles.set(address, { blob, bitmap });
    }
  }

  /** Settles when all have come or failed, or a moment is over: what has come is being decoded. */
  get fetched(): Promise<unknown> {
    const all = Promise.allSettled([...this.#tiles.values()].map(({ blob }) => blob));
    return Promise.race([all, pause(momentMs)]);
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
    for (const { bitmap } of this.#tiles.values())
      bitmap.then(
        (picture) => picture.close(),
        () => undefined,
      );
    this.#tiles.clear();
  }
}

/**
 * The tiles that are requested before there is a GPU to take them. Opening one holds the page's own thread up
 * for longer than fetching and decoding takes, so a thread of their own sees to them.
 */
import { decodeTile, fetchTile, tileDecoding } from '../sources/fetch-tile.ts';
import type { PictureOrigin } from './quad.ts';

/** How many: more would only take the place of what the view wants by then. */
const mostTiles = 24;

/**
 * The thread: it is given addresses, and answers each with its number and its picture, if there is one. Its text alone
 * gets there, so it knows nothing that is around it.
 */
const loadInThread = ({ data: [addresses, how] }: MessageEvent<[string[], ImageBitmapOptions]>) => {
  addresses.forEach(async (address, number) => {
    let picture = null;
    try {
      const response = await fetch(address, { priority: 'high' });
      if (response.ok) picture = await createImageBitmap(await response.blob(), how);
    } catch {}
    // A copy: WebKit's WebGL takes no bitmap that was transferred.
    postMessage([number, picture]);
    picture?.close();
  });
};

/** Pictures on their way, by their address; null for what did not come so. */
export class HeadStart {
  readonly origin: PictureOrigin;
  readonly #tiles = new Map<string, Promise<ImageBitmap | null>>();
  readonly #abort = new AbortController();

  /**
   * Asks at once; or, where the page lets scripts of its own making run in threads, by a thread, and only when
   * something has happened (`after`).
   */
  constructor(addresses: readonly string[], after?: Promise<unknown>) {
    const first = addresses.slice(0, mostTiles);
    const isApart = after !== undefined && first.length > 0;
    this.origin = isApart ? 'worker' : 'page';
    const load = isApart ? this.#loadApart(first, after) : this.#load;
    for (const [number, address] of first.entries()) this.#tiles.set(address, load(address, number));
  }

  /** Hands a tile over, once. */
  takeTile(address: string): Promise<ImageBitmap | null> | undefined {
    const tile = this.#tiles.get(address);
    this.#tiles.delete(address);
    return tile;
  }

  /** Gives up what nobody took. */
  close(): void {
    this.#abort.abort();
    for (const tile of this.#tiles.values()) void tile.then((picture) => picture?.close());
    this.#tiles.clear();
  }

  readonly #load = (address: string): Promise<ImageBitmap | null> =>
    fetchTile(address, this.#abort.signal, true)
      .then(decodeTile)
      .catch(() => null);

  /** Starts the thread; answers how one of its tiles is waited for. */
  #loadApart(
    addresses: readonly string[],
    after: Promise<unknown>,
  ): (address: string, number: number) => Promise<ImageBitmap | null> {
    const script = URL.createObjectURL(new Blob([`onmessage=${loadInThread}`], { type: 'text/javascript' }));
    const thread = new Worker(script);
    const absolute = addresses.map((address) => new URL(address, document.baseURI).href);
    void after.then(() => thread.postMessage([absolute, tileDecoding]));
    let left = addresses.length;
    const settle: ((picture: ImageBitmap | null) => void)[] = [];
    const end = () => {
      thread.terminate();
      URL.revokeObjectURL(script);
      for (const each of settle) each(null);
    };
    thread.onmessage = ({ data: [number, picture] }) => {
      settle[number]?.(picture);
      if (--left === 0) end();
    };
    thread.onerror = end;
    this.#abort.signal.onabort = end;
    return (_, number) =>
      new Promise((resolve) => {
        settle[number] = resolve;
      });
  }
}

/**
 * Opening views as sharp pictures: a page that has one is sharp as soon as a single file of it has come, and the tiles
 * follow behind. Drawn in the background when pages have asked for a view twice, so nobody waits for it; kept beside the
 * tiles, so who may see those may see it, and it goes with them.
 */
import { createHash } from 'node:crypto';
import type { Manifest } from '@tourwright/tour/pyramid';
import type { View } from '@tourwright/tour/sphere';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Storage } from '../drivers/storage/storage.ts';
import type { PictureSize } from '../tiles/view-picture.ts';
import type { Decoder } from './decode/decoder.ts';
import { drawPanoramaView } from './draw-panorama-view.ts';
import { fileKey, type MediaName, readAddress } from './media-address.ts';

/** Rises when they would come out otherwise than before. */
const drawingVersion = 2;
/** Below that of the tiles. */
const folder = 'still/';
/** Views are addresses that anybody may ask for: so many of a panorama are drawn, and so many wait to be. */
const mostOfPanorama = 48;
const mostWaiting = 24;
const mostKnown = 2000;
/** As near as tiles of 80 to what a viewer shows of them (docs/performance.md); where pixels are small, nobody sees more. */
const quality = { ordinary: 75, dense: 62 };

/** A view as several screens want it. */
export interface WantedStills {
  /** Radians. */
  angles: Pick<View, 'yaw' | 'pitch' | 'hfov'>;
  /** Device pixels, all of the same shape; dense for screens with several of them in a CSS pixel. */
  sizes: { width: number; height: number; isDense: boolean }[];
}

/** Who may see the panorama may see its stills; one whose tiles are not all cut yet must not be asked for. */
interface CutPanorama {
  baseUrl: string;
  manifest: Manifest;
}

interface Parts {
  storage: Storage;
  decoder: Decoder;
  log: Logger;
  secret: string;
  clock: () => Date;
}

interface Order {
  name: MediaName;
  manifest: Manifest;
  wanted: WantedStills;
  /** Where each size lies, below the panorama's folder. */
  paths: string[];
}

/** `asked`: once, or on its way. `impossible` until the server starts anew. */
type Known = 'there' | 'asked' | 'impossible';

export class SharpStills {
  readonly #parts: Parts;
  /** By the storage key of the last picture of a view, which is written when the others are there. */
  readonly #known = new LRUCache<string, Known>({ max: mostKnown });
  readonly #waiting: Order[] = [];
  readonly #closing = new AbortController();
  #drawing: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The address of each size; null while they are not there. Never throws: a page does without. */
  readonly find = async (
    { baseUrl, manifest }: CutPanorama,
    wanted: WantedStills,
  ): Promise<string[] | null> => {
    const { secret, clock, log } = this.#parts;
    const [, key = '', revision = ''] = /^\/media\/([^/]+)\/([^/]+)\/$/.exec(baseUrl) ?? [];
    const name = readAddress(key, revision, secret, clock());
    if (name === null || !manifest.formats.includes('jpg')) return null;
    const paths = wanted.sizes.map((size) => stillPath(wanted, size));
    try {
      const isThere = await this.#look({ name, manifest, wanted, paths });
      return isThere ? paths.map((path) => baseUrl + path) : null;
    } catch (err) {
      log.warn({ err, baseUrl }, 'An opening view could not be looked for');
      return null;
    }
  };

  /** Settles when nothing is being drawn. */
  async drawn(): Promise<void> {
    while (this.#drawing) await this.#drawing;
  }

  /** Gives up what is not drawn yet; it is asked for again. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    this.#closing.abort();
    await this.drawn();
  }

  async #look(order: Order): Promise<boolean> {
    const key = lastKey(order);
    const known = this.#known.get(key);
    if (known === 'there' || known === 'impossible') return known === 'there';
    if (known === undefined) {
      // Remembered at once: whoever asks meanwhile is the second.
      this.#known.set(key, 'asked');
      if ((await this.#parts.storage.head(key)) === null) return false;
      this.#known.set(key, 'there');
      return true;
    }
    const isOrdered = this.#waiting.some((each) => lastKey(each) === key);
    if (isOrdered || this.#waiting.length >= mostWaiting || this.#closing.signal.aborted) return false;
    this.#waiting.push(order);
    this.#drawing ??= this.#drawAll();
    return false;
  }

  /** One after the other: each takes some tens of megabytes. */
  async #drawAll(): Promise<void> {
    const { log } = this.#parts;
    const { signal } = this.#closing;
    for (let order = this.#waiting[0]; order; order = this.#waiting[0]) {
      const key = lastKey(order);
      let known: Known = 'impossible';
      try {
        if (await this.#draw(order, signal)) known = 'there';
      } catch (err) {
        if (!signal.aborted) log.warn({ err, key }, 'An opening view could not be drawn');
      }
      this.#known.set(key, known);
      this.#waiting.shift();
    }
    this.#drawing = null;
  }

  async #draw({ name, manifest, wanted, paths }: Order, signal: AbortSignal): Promise<boolean> {
    const { storage } = this.#parts;
    let count = 0;
    for await (const _ of storage.list(fileKey(name, folder))) if (++count >= mostOfPanorama) return false;
    const sizes: PictureSize[] = wanted.sizes.map(({ width, height, isDense }) => ({
      width,
      height,
      quality: isDense ? quality.dense : quality.ordinary,
      format: 'avif',
    }));
    const pictures = await drawPanoramaView({
      storage,
      decoder: this.#parts.decoder,
      name,
      manifest,
      angles: wanted.angles,
      sizes,
      signal,
    });
    // A tile went while we looked.
    if (pictures === null) return false;
    for (const [index, path] of paths.entries()) {
      const picture = pictures[index];
      if (picture) await storage.put(fileKey(name, path), Buffer.from(picture));
    }
    return true;
  }
}

function lastKey({ name, paths }: Order): string {
  return fileKey(name, paths.at(-1) ?? '');
}

function stillPath({ angles }: WantedStills, size: WantedStills['sizes'][number]): string {
  const { yaw, pitch, hfov } = angles;
  const view = [yaw, pitch, hfov].map((angle) => angle.toFixed(4));
  const text = JSON.stringify([drawingVersion, ...view, size.width, size.height, size.isDense]);
  return `${folder}${createHash('sha256').update(text).digest('hex').slice(0, 20)}.avif`;
}

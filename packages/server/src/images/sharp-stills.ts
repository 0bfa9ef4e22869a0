/**
 * Opening views as sharp pictures: a page that has one is sharp as soon as a single file of it has come, and the tiles
 * follow behind. Drawn in the background when a page asks for a view that has none yet, so nobody waits for it; kept beside the
 * tiles, so who may see those may see it, and it goes with them.
 */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type Manifest, tileUrl } from '@tourwright/tour/pyramid';
import type { View } from '@tourwright/tour/sphere';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Storage } from '../drivers/storage/storage.ts';
import { levelOfView, tilesOfView, type ViewTask } from '../tiles/view-picture.ts';
import { fileKey, type MediaName, readAddress } from './media-address.ts';

/** Rises when they would come out otherwise than before. */
const drawingVersion = 1;
/** Below that of the tiles. */
const folder = 'still/';
/** Views are addresses that anybody may ask for: so many of a panorama are drawn, and so many wait to be. */
const mostOfPanorama = 48;
const mostWaiting = 24;
const mostKnown = 2000;
/** As near as tiles of 80 to what a viewer shows of them (docs/performance.md); where pixels are small, nobody sees more. */
const quality = { ordinary: 75, dense: 62 };

export interface WantedStill {
  /** Radians and device pixels. */
  view: View;
  /** For screens with several pixels in a CSS pixel. */
  isDense: boolean;
}

/** Who may see the panorama may see these; a panorama whose tiles are not all cut yet must not be asked for. */
interface CutPanorama {
  baseUrl: string;
  manifest: Manifest;
}

interface Parts {
  storage: Storage;
  log: Logger;
  secret: string;
  clock: () => Date;
}

interface Order extends WantedStill {
  name: MediaName;
  manifest: Manifest;
  key: string;
}

export class SharpStills {
  readonly #parts: Parts;
  /** Whether it is there, by storage key; while it is looked up or drawn, not. */
  readonly #known = new LRUCache<string, boolean>({ max: mostKnown });
  readonly #waiting: Order[] = [];
  readonly #closing = new AbortController();
  #drawing: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The address of each view's picture; null for one that is not there yet. Never throws: a page does without. */
  readonly find = async (
    { baseUrl, manifest }: CutPanorama,
    wanted: readonly WantedStill[],
  ): Promise<(string | null)[]> => {
    const { secret, clock, log } = this.#parts;
    const [, key = '', revision = ''] = /^\/media\/([^/]+)\/([^/]+)\/$/.exec(baseUrl) ?? [];
    const name = readAddress(key, revision, secret, clock());
    if (name === null || !manifest.formats.includes('jpg')) return wanted.map(() => null);
    const found = wanted.map(async (each) => {
      const path = stillPath(each);
      try {
        const isThere = await this.#look({ ...each, name, manifest, key: fileKey(name, path) });
        return isThere ? `${baseUrl}${path}` : null;
      } catch (err) {
        log.warn({ err, path }, 'An opening view could not be looked for');
        return null;
      }
    });
    return Promise.all(found);
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
    const { key } = order;
    const remembered = this.#known.get(key);
    if (remembered !== undefined) return remembered;
    this.#known.set(key, false);
    const isThere = (await this.#parts.storage.head(key)) !== null;
    this.#known.set(key, isThere);
    if (isThere || this.#closing.signal.aborted) return isThere;
    if (this.#waiting.length < mostWaiting) this.#waiting.push(order);
    // Asked for again, it gets another chance.
    else this.#known.delete(key);
    this.#drawing ??= this.#drawAll();
    return false;
  }

  /** One after the other: each takes some tens of megabytes. */
  async #drawAll(): Promise<void> {
    const { log } = this.#parts;
    const { signal } = this.#closing;
    for (let order = this.#waiting.shift(); order; order = this.#waiting.shift()) {
      try {
        if (await this.#draw(order, signal)) this.#known.set(order.key, true);
      } catch (err) {
        // Not tried again before the server starts anew.
        if (!signal.aborted) log.warn({ err, key: order.key }, 'An opening view could not be drawn');
      }
    }
    this.#drawing = null;
  }

  async #draw({ name, manifest, view, isDense, key }: Order, signal: AbortSignal): Promise<boolean> {
    const { storage } = this.#parts;
    let count = 0;
    for await (const _ of storage.list(fileKey(name, folder))) if (++count >= mostOfPanorama) return false;
    const level = levelOfView(view, manifest);
    const tiles: ViewTask['tiles'] = [];
    for (const tile of tilesOfView(view, manifest, level)) {
      const file = await storage.read(fileKey(name, tileUrl('', tile, 'jpg')));
      // It went while we looked.
      if (file === null) return false;
      tiles.push({ tile, bytes: file.bytes });
    }
    const pyramid = { levels: manifest.levels, tileSize: manifest.tileSize };
    const task = { view, pyramid, level, tiles, quality: isDense ? quality.dense : quality.ordinary };
    await storage.put(key, await drawApart(task, signal));
    return true;
  }
}

/** Draws in a thread that ends with it, and gives all its memory back. */
function drawApart(task: ViewTask, signal: AbortSignal): Promise<Buffer> {
  signal.throwIfAborted();
  // Read from the sources, the thread finds the other packages' sources by the same condition as the server.
  const fromSource = import.meta.url.endsWith('.ts');
  const thread = new Worker(new URL(`../tiles/view-thread.${fromSource ? 'ts' : 'js'}`, import.meta.url), {
    workerData: task,
    ...(fromSource ? { execArgv: ['--conditions=@tourwright/source'] } : {}),
  });
  signal.addEventListener('abort', () => void thread.terminate(), { once: true });
  return new Promise<Buffer>((resolve, reject) => {
    thread.once('message', (picture: Uint8Array) => resolve(Buffer.from(picture)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread ended without a picture')));
  });
}

function stillPath({ view, isDense }: WantedStill): string {
  const { yaw, pitch, hfov, width, height } = view;
  const angles = [yaw, pitch, hfov].map((angle) => angle.toFixed(4));
  const text = JSON.stringify([drawingVersion, ...angles, width, height, isDense]);
  return `${folder}${createHash('sha256').update(text).digest('hex').slice(0, 20)}.avif`;
}

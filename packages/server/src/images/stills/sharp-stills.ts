/**
 * Views as sharp pictures: a page that has one is sharp as soon as a single file of it has come, and the tiles follow
 * behind. Those of start views are drawn with the cut and when a tour is published (`stills-job.ts`); views that
 * addresses ask for are drawn here, in the background, when they have been requested twice. Kept beside the tiles, so
 * who may see those may see them, and they go with them.
 */
import type { Manifest } from '@tourwright/tour/pyramid';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Storage } from '../../drivers/storage/storage.ts';
import type { Decoder } from '../decode/decoder.ts';
import { fileKey, type MediaName, readAddress } from '../media/media-address.ts';
import { canBeDrawn, drawStills, storedStills } from './draw-stills.ts';
import { type StillGroup, type StillSource, stillGroups, stillSources } from './still-files.ts';
import type { StillAngles } from './still-screens.ts';

/** Views are addresses that anybody may ask for: those of a panorama with so many files are not drawn, and so many wait to be. */
const mostOfPanorama = 96;
const mostWaiting = 24;
const mostKnown = 2000;

/** Who may see the panorama may see its stills; one whose tiles are not all cut yet must not be requested. */
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
  /** Where the last file is, which is written when the others are there. */
  key: string;
  name: MediaName;
  manifest: Manifest;
  groups: StillGroup[];
}

/** `asked`: once, or on its way. `impossible` until the server starts again. */
type Known = 'there' | 'asked' | 'impossible';

/** Finds or draws the sharp stills that pages of tours open with. */
export class SharpStills {
  readonly #parts: Parts;
  readonly #known = new LRUCache<string, Known>({ max: mostKnown });
  readonly #waiting: Order[] = [];
  readonly #closing = new AbortController();
  #drawing: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What a page offers of a view; null while it is not there. Never throws: a page does without. */
  readonly find = async (
    { baseUrl, manifest }: CutPanorama,
    angles: StillAngles,
  ): Promise<StillSource[] | null> => {
    const { secret, clock, log } = this.#parts;
    const [, part = '', revision = ''] = /^\/media\/([^/]+)\/([^/]+)\/$/.exec(baseUrl) ?? [];
    const name = readAddress(part, revision, secret, clock());
    if (name === null || !canBeDrawn(manifest)) return null;
    const groups = stillGroups(angles, manifest);
    const key = fileKey(name, groups.at(-1)?.files.at(-1)?.path ?? '');
    try {
      const isThere = await this.#look({ key, name, manifest, groups });
      return isThere ? stillSources(baseUrl, groups) : null;
    } catch (err) {
      log.warn({ err, baseUrl }, 'An opening view could not be looked for');
      return null;
    }
  };

  /** Settles when nothing is being drawn. */
  async drawn(): Promise<void> {
    while (this.#drawing) await this.#drawing;
  }

  /** Gives up what is not drawn yet; it is requested again. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    this.#closing.abort();
    await this.drawn();
  }

  async #look(order: Order): Promise<boolean> {
    const { key } = order;
    const known = this.#known.get(key);
    if (known === 'there' || known === 'impossible') return known === 'there';
    // Recorded at once: a request in the meantime is the second.
    this.#known.set(key, 'asked');
    // A job, or another process, may have drawn it since it was requested first.
    if ((await this.#parts.storage.head(key)) !== null) {
      this.#known.set(key, 'there');
      return true;
    }
    if (known === 'asked') this.#order(order);
    return false;
  }

  #order(order: Order): void {
    const isOrdered = this.#waiting.some(({ key }) => key === order.key);
    if (isOrdered || this.#waiting.length >= mostWaiting || this.#closing.signal.aborted) return;
    this.#waiting.push(order);
    this.#drawing ??= this.#drawAll();
  }

  /** One after the other: each takes some tens of megabytes. */
  async #drawAll(): Promise<void> {
    const { log } = this.#parts;
    const { signal } = this.#closing;
    for (let order = this.#waiting[0]; order; order = this.#waiting[0]) {
      let known: Known = 'impossible';
      try {
        if (await this.#draw(order, signal)) known = 'there';
      } catch (err) {
        if (!signal.aborted) log.warn({ err, key: order.key }, 'An opening view could not be drawn');
      }
      this.#known.set(order.key, known);
      this.#waiting.shift();
    }
    this.#drawing = null;
  }

  async #draw(order: Order, signal: AbortSignal): Promise<boolean> {
    const stored = await storedStills(this.#parts.storage, order.name);
    if (stored.size >= mostOfPanorama) return false;
    return (await drawStills(this.#parts, { ...order, signal })) !== 'impossible';
  }
}

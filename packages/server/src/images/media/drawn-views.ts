/**
 * Views of panoramas as pictures, for covers and cards. Each is drawn when it is first requested, and kept beside the
 * tiles: who may see those may see it, and it goes with them.
 */
import type { Manifest } from '@tourwright/tour/pyramid';
import { radians } from '@tourwright/tour/sphere';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Storage } from '../../drivers/storage/storage.ts';
import type { Decoder } from '../decode/decoder.ts';
import { drawPanoramaView } from './draw-panorama-view.ts';
import { fileKey, type MediaName } from './media-address.ts';
import { storedViewPath, viewFolder, type WantedView } from './view-address.ts';

/** A start view that is moved again and again leaves pictures behind: when there are this many, all are drawn again. */
const mostOfPanorama = 48;
/** With so many waiting, further requests go without. */
const mostWaiting = 64;
const mostRefused = 1000;
/** How long a view that could not be drawn is not tried again. */
const refusedMs = 60_000;
/** A card and its texts, open. */
const cardBytes = 96 << 20;
/** Copies of logos are small; what is not is none. */
const mostLogoBytes = 8 << 20;
const quality = { avif: 60, jpg: 80 };

interface Parts {
  storage: Storage;
  decoder: Decoder;
  log: Logger;
}

/** Draws views of panoramas at their first request, one after the other, and keeps them in storage. */
export class DrawnViews {
  readonly #parts: Parts;
  /** What is drawn or waits for it, by storage key. */
  readonly #drawing = new Map<string, Promise<boolean>>();
  readonly #refused = new LRUCache<string, true>({ max: mostRefused, ttl: refusedMs });
  readonly #closing = new AbortController();
  /** One after the other: each takes some tens of megabytes. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Draws a view unless it exists; returns whether it does. Never throws: the caller has another picture. */
  async provide(name: MediaName, path: string, manifest: Manifest, wanted: WantedView): Promise<boolean> {
    const key = fileKey(name, storedViewPath(path));
    const running = this.#drawing.get(key);
    if (running) return running;
    if (this.#refused.has(key) || this.#closing.signal.aborted) return false;
    if (this.#drawing.size >= mostWaiting) return false;
    const drawn = this.#last.then(() => this.#provide(name, key, manifest, wanted));
    this.#last = drawn;
    this.#drawing.set(key, drawn);
    return drawn.finally(() => this.#drawing.delete(key));
  }

  /** Gives up what is not drawn yet. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#last;
  }

  async #provide(name: MediaName, key: string, manifest: Manifest, wanted: WantedView): Promise<boolean> {
    const { storage, log } = this.#parts;
    const { signal } = this.#closing;
    try {
      if ((await storage.head(key)) !== null) return true;
      const picture = signal.aborted ? null : await this.#draw(name, manifest, wanted);
      if (picture) {
        await this.#makeRoom(name);
        await storage.put(key, picture);
        return true;
      }
    } catch (err) {
      if (!signal.aborted) log.warn({ err, key }, 'A view could not be drawn');
    }
    this.#refused.set(key, true);
    return false;
  }

  async #draw(name: MediaName, manifest: Manifest, wanted: WantedView): Promise<Buffer | null> {
    const { view, width, height, format, card } = wanted;
    const pictures = await drawPanoramaView({
      storage: this.#parts.storage,
      decoder: this.#parts.decoder,
      name,
      manifest,
      angles: { yaw: radians(view.yaw), pitch: radians(view.pitch), hfov: radians(view.hfov) },
      sizes: [{ width, height, format, quality: quality[format] }],
      signal: this.#closing.signal,
    });
    const [picture] = pictures ?? [];
    if (!picture || !card) return picture ? Buffer.from(picture) : null;
    const price = { memoryBytes: cardBytes, signal: this.#closing.signal };
    const { logo: key, ...words } = card;
    // One that has gone since is left away.
    const logo = key === undefined ? null : await this.#parts.storage.read(key);
    const isFit = logo !== null && logo.sizeBytes <= mostLogoBytes;
    const task = { picture, ...words, ...(isFit && { logo: logo.bytes }) };
    return Buffer.from(await this.#parts.decoder.run('card', task, price));
  }

  async #makeRoom(name: MediaName): Promise<void> {
    const { storage } = this.#parts;
    const folder = fileKey(name, viewFolder);
    let count = 0;
    for await (const _ of storage.list(folder)) count++;
    if (count >= mostOfPanorama) await storage.deletePrefix(folder);
  }
}

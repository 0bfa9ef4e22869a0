/**
 * One scene's picture: asks for the tiles that a view needs, keeps what came, and says what to draw. First the
 * preview strip, then straight to the level that the screen wants, later the whole sphere coarsely and the ring
 * around the view.
 */

import type { TileId } from '@tourwright/tour/pyramid';
import { faces, type Turn, type View } from '@tourwright/tour/sphere';
import { delay } from '../sources/delay.ts';
import { bestFormat, decodeTile, fetchTile, giveUpFormat, TileMissing } from '../sources/fetch-tile.ts';
import type { TiledPicture } from '../sources/tiled-picture.ts';
import { drawOrder } from '../tiles/draw-order.ts';
import { allTiles, selectTiles, shownArea, tileKey, wantedLevel } from '../tiles/select-tiles.ts';
import type { FaceArea, PictureView } from '../tiles/tile-quad.ts';
import { TileQueue } from '../tiles/tile-queue.ts';
import type { PanoramaParts, PanoramaPicture, WantedTiles } from './panorama-parts.ts';
import { Preview } from './preview.ts';
import type { PictureOrigin, Quad, Texture } from './quad.ts';

/** How much wider than the screen the ring is that is fetched when nothing else is to do. */
const ringMargin = 1.35;
/** After this many failed tiles, and none that was loaded, the picture counts as failed. */
const mostFailures = 3;
/** How long a view has been complete before what is beyond it is fetched: first the page has the time. */
const restMs = 300;
/** Cards keep three colours in four bytes. */
const texelBytes = 4;

/** As long as a picture is not open. */
const noPicture: TiledPicture = { key: '', levels: [], formats: [], addressOf: () => '' };

/** The tiles of one panorama: loads what the view needs and returns what can be drawn. */
export class Panorama {
  /** Settles when the picture is open or cannot be opened; absent where it was at once. */
  readonly opening: Promise<void> | undefined;
  /** How it is in the scene; absent: as it was cut. */
  turn: Turn | undefined;
  readonly #parts: PanoramaParts;
  readonly #queue: TileQueue<TileId>;
  #picture = noPicture;
  #preview: Preview | null = null;
  /** Fetched, and not on the GPU yet. */
  readonly #decoding = new Set<string>();
  /**
   * Settles when one of the tiles that are requested is on the GPU, from now or from before; rejects when none can be
   * had.
   */
  readonly firstTile: Promise<void>;
  #settleFirst: { resolve: () => void; reject: (cause: unknown) => void } | null = null;
  /** Keys drawn last, which the cache must keep. */
  #inUse = new Set<string>();
  #arrivedCount = 0;
  /** Since when the view is complete, by `performance.now()`. */
  #completeAt = Number.POSITIVE_INFINITY;
  /** Why tiles failed before any came. */
  readonly #failures: unknown[] = [];
  #wantedCount = 0;
  /** Whether the picture was, when it was requested last. */
  #isComplete = false;
  #isClosed = false;

  constructor(picture: TiledPicture | Promise<TiledPicture>, turn: Turn | undefined, parts: PanoramaParts) {
    this.turn = turn;
    this.#parts = parts;
    this.firstTile = new Promise((resolve, reject) => {
      this.#settleFirst = { resolve, reject };
    });
    // Nobody may be waiting for it when it fails.
    this.firstTile.catch(() => undefined);
    this.#queue = new TileQueue({
      keyOf: tileKey,
      load: (tile, signal) => this.#load(tile, signal),
      isFinal: (cause) => cause instanceof TileMissing,
      onFailed: (_, cause) => this.#fail(cause),
      onIdle: parts.onChanged,
      wait: delay,
    });
    if ('then' in picture) this.opening = picture.then(this.#open, (cause: unknown) => this.#giveUp(cause));
    else this.#open(picture);
  }

  /** Null as long as it is not open. */
  get picture(): TiledPicture | null {
    return this.#picture === noPicture ? null : this.#picture;
  }

  /** Whether there is something to show, wherever the visitor looks. */
  get hasPreview(): boolean {
    return (this.#preview?.textures.length ?? 0) > 0;
  }

  /** Settles when the preview is on the GPU or will never be. Absent: there is none. */
  get previewReady(): Promise<void> | undefined {
    return this.opening ? this.opening.then(() => this.#preview?.ready) : this.#preview?.ready;
  }

  isInUse(key: string): boolean {
    return this.#inUse.has(key);
  }

  /** The tiles that a view in device pixels wants. */
  select(seen: View): WantedTiles {
    const view = { ...seen, turn: this.turn };
    const { levels } = this.#picture;
    const level = wantedLevel(view, levels);
    return { view, level, tiles: level < 0 ? [] : selectTiles(view, levels, level) };
  }

  /**
   * Asks for tiles. Once they are all on the GPU, and `hasTime`, for what may be wanted next: earlier it would only
   * take their place on the line.
   */
  request({ view, level, tiles }: WantedTiles, hasTime: boolean): void {
    // Of a scene that one comes back to, nothing may be missing: then nothing will come.
    if (tiles.some((tile) => this.#isThere(tile))) this.#settleFirst?.resolve();
    // Without a preview a coarse picture is better than a hole, also on a fast connection.
    const wanted =
      level > 0 && !this.#preview ? [...selectTiles(view, this.#picture.levels, 0), ...tiles] : tiles;
    this.#wantedCount = wanted.length;
    this.#queue.want(
      this.#rests(this.#isComplete && hasTime) ? this.#later(view, level) : wanted.filter(this.#isMissing),
    );
  }

  /** Whether the view has been complete for a while; wakes the stage when it will have been. */
  #rests(isComplete: boolean): boolean {
    const now = performance.now();
    if (!isComplete) this.#completeAt = Number.POSITIVE_INFINITY;
    else if (now < this.#completeAt) {
      this.#completeAt = now;
      // A hair more, since clocks round.
      setTimeout(this.#parts.onChanged, restMs + 5);
    }
    return now >= this.#completeAt + restMs;
  }

  /** What there is to draw for a view in device pixels, and what it wants. */
  look(seen: View): PanoramaPicture {
    const wanted = this.select(seen);
    const { levels } = this.#picture;
    const drawn = drawOrder(wanted, levels, this.#isThere, this.#isGone);
    const quads = this.#previewQuads(drawn.gaps);
    this.#inUse = new Set(drawn.tiles.map((tile) => this.#cacheKey(tile)));
    for (const tile of drawn.tiles) {
      const texture = this.#parts.cache.use(this.#cacheKey(tile));
      if (texture) quads.push({ area: shownArea(levels, tile), texture });
    }
    const hasTiles = drawn.tiles.length > 0;
    this.#isComplete = drawn.isComplete && hasTiles;
    const isCovered = hasTiles && drawn.gaps.length === 0;
    return { ...wanted, quads, hasTiles, isCovered, isComplete: this.#isComplete };
  }

  /** The GPU is there again, empty: what was on it is requested again. */
  restore(): void {
    this.#preview?.upload();
    this.#parts.onChanged();
  }

  /** Stops loading. What is in the cache stays for a way back, as long as there is room. */
  close(): void {
    this.#isClosed = true;
    this.#queue.close();
    // By now another one is wanted: the failure is not reported.
    this.#settleFirst?.reject(null);
    this.#preview?.close();
    const { key } = this.#picture;
    if (key) this.#parts.uploads.clear(key);
    if (key) this.#parts.cache.unpin(key);
    this.#inUse.clear();
    this.#picture.close?.();
  }

  readonly #open = (picture: TiledPicture): void => {
    if (this.#isClosed) {
      picture.close?.();
      return;
    }
    this.#picture = picture;
    this.turn ??= picture.turn;
    const { renderer, onChanged } = this.#parts;
    if (picture.preview) this.#preview = new Preview(picture.preview, renderer, onChanged);
    onChanged();
  };

  #giveUp(cause: unknown): void {
    if (this.#isClosed) return;
    this.#settleFirst?.reject(cause);
    this.#parts.onFailed({ isTotal: true, cause });
  }

  /** The whole sphere coarsely, then the ring around the view, as far as the memory reaches. */
  #later(view: PictureView, level: number): TileId[] {
    const { levels } = this.#picture;
    const coarse = allTiles(levels, 0).filter(this.#isMissing);
    if (coarse.length > 0) return coarse;
    const ring = selectTiles(view, levels, level, ringMargin);
    const bytes = (faces.length + ring.length) * (levels[level]?.tileSize ?? 0) ** 2 * texelBytes;
    // What would be dropped again would be fetched again, forever.
    return bytes < this.#parts.memoryBudgetBytes ? ring.filter(this.#isMissing) : [];
  }

  async #load(tile: TileId, signal: AbortSignal): Promise<void> {
    const { formats, load } = this.#picture;
    if (load) {
      this.#upload(tile, await load(tile, signal), 'made');
      return;
    }
    const format = bestFormat(formats);
    const address = this.#picture.addressOf(tile, format);
    const { headStart } = this.#parts;
    const early = await headStart?.takeTile(address);
    if (early) {
      this.#upload(tile, early, headStart?.origin ?? 'page');
      return;
    }
    const blob = await fetchTile(address, signal, this.#parts.cache.count === 0);
    // The connection is free for the next tile while this one is decoded.
    this.#decoding.add(tileKey(tile));
    void this.#decode(tile, decodeTile(blob), () => giveUpFormat(formats, format));
  }

  async #decode(tile: TileId, decoded: Promise<ImageBitmap>, hasOther: () => boolean): Promise<void> {
    const key = tileKey(tile);
    try {
      this.#upload(tile, await decoded, 'page');
    } catch (cause) {
      this.#decoding.delete(key);
      this.#parts.onChanged();
      if (hasOther()) return;
      // Another attempt would bring the same.
      this.#queue.failed.add(key);
      this.#fail(cause);
    }
  }

  #upload(tile: TileId, bitmap: ImageBitmap, origin: PictureOrigin): void {
    if (this.#isClosed) {
      bitmap.close();
      return;
    }
    const key = this.#cacheKey(tile);
    this.#decoding.add(tileKey(tile));
    const onDone = (texture: Texture | 'refused' | null) => {
      this.#decoding.delete(tileKey(tile));
      if (texture === 'refused') this.#refuse(tile, bitmap, origin);
      if (!texture || texture === 'refused') return;
      this.#arrivedCount++;
      // What failed before leaves a coarser spot.
      for (const cause of this.#failures.splice(0)) this.#fail(cause);
      const sizeBytes = texture.width * texture.height * texelBytes;
      this.#parts.cache.put(key, texture, sizeBytes, tile.level === 0);
      this.#settleFirst?.resolve();
    };
    this.#parts.uploads.add({ key, bitmap, origin, onDone });
  }

  /** The GPU does not take a tile: one that a worker decoded is fetched again, without it. */
  #refuse(tile: TileId, bitmap: ImageBitmap, origin: PictureOrigin): void {
    this.#parts.onChanged();
    if (origin === 'worker' || (origin === 'made' && this.#picture.refused?.(bitmap))) return;
    this.#queue.failed.add(tileKey(tile));
    this.#fail(new Error(`The GPU does not take ${this.#cacheKey(tile)}`));
  }

  #fail(cause: unknown): void {
    const isTotal = this.#arrivedCount === 0;
    // Others may be on their way.
    if (isTotal && this.#failures.push(cause) < Math.min(mostFailures, this.#wantedCount)) return;
    if (isTotal) this.#settleFirst?.reject(cause);
    this.#parts.onFailed({ isTotal, cause });
  }

  /** The preview, where nothing else is. */
  #previewQuads(gaps: FaceArea[]): Quad[] {
    const textures = this.#preview?.textures ?? [];
    return gaps.flatMap((part) => {
      const texture = textures[faces.indexOf(part.face)];
      return texture
        ? [{ area: { face: part.face, left: 0, top: 0, right: 1, bottom: 1 }, texture, part }]
        : [];
    });
  }

  readonly #isMissing = (tile: TileId): boolean => {
    const key = tileKey(tile);
    return !this.#decoding.has(key) && !this.#queue.failed.has(key) && !this.#isThere(tile);
  };

  readonly #isThere = (tile: TileId): boolean => this.#parts.cache.has(this.#cacheKey(tile));

  /** It will never come. */
  readonly #isGone = (tile: TileId): boolean => this.#queue.failed.has(tileKey(tile));

  #cacheKey(tile: TileId): string {
    return this.#picture.key + tileKey(tile);
  }
}

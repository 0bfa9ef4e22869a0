/**
 * Makes the tiles of a plain equirectangular picture: fetches and decodes the file once, as finely as the device holds it, and
 * projects what a tile needs of it. Works in a worker and in the page alike.
 */
import type { PyramidLevel, TileId } from '@tourwright/tour/pyramid';
import type { DeviceLimits } from '../kinds/device-limits.ts';
import type { PictureEvents } from '../picture-events.ts';
import { decodeWithin } from './decode-within.ts';
import { fetchPicture } from './fetch-picture.ts';
import { isTurned, type PictureSize, sizeIn, xmpIn } from './picture-header.ts';
import { PlainFailure } from './plain-failure.ts';
import { type PlainOptions, type PlainPlan, planPlain } from './plain-plan.ts';
import type { TilePixels, TileProjector } from './tile-projector.ts';
import { type TileArea, type TileRegion, tileRegions } from './tile-regions.ts';

/** What is to be made. */
export interface PlainOrder {
  source: string | Blob;
  options: PlainOptions;
  limits: DeviceLimits;
}

/** Makes tiles from one equirectangular picture, in the browser. */
export interface PlainMaker {
  readonly plan: PlainPlan;
  /** The pixels of a tile. Rejects with a `PlainFailure` when they cannot be had. */
  tile(tile: TileId, staysOnCard: boolean): Promise<TilePixels>;
  close(): void;
}

/** A picture that serves coarse levels, so that they need not go through all pixels each time. */
const coarseWidth = 4096;

/** Resolves when it is known how the picture is shown, which may be before all of it is there. */
export async function openPlainMaker(
  { source, options, limits }: PlainOrder,
  { onProgress, onReduced }: PictureEvents,
  openProjector: () => TileProjector,
): Promise<PlainMaker> {
  const closing = new AbortController();
  const { signal } = closing;
  let header: { size: PictureSize | null; xmp: string } = { size: null, xmp: '' };
  let tellHeader = () => {};
  const headerIsThere = new Promise<void>((resolve) => {
    tellHeader = resolve;
  });
  const onHeader = (bytes: Uint8Array) => {
    // Of one that is on its side only the decoder knows its state.
    header = { size: isTurned(bytes) ? null : sizeIn(bytes), xmp: xmpIn(bytes) };
    tellHeader();
  };
  const plan = (size: PictureSize) => planPlain(size, header.xmp, limits.pixels, options);
  const load = async () => {
    const file = await fetchPicture(source, signal, { onHeader, onProgress });
    const wanted = header.size && plan(header.size).decoded;
    const picture = await decodeWithin(file, header.size, wanted);
    if (signal.aborted) picture.close();
    const full = header.size ?? picture;
    if (picture.width < full.width) onReduced(full, picture);
    return picture;
  };
  const first = load();
  await Promise.race([headerIsThere, first]);
  const known = header.size ?? (await first);
  return new Maker(plan(known), first, load, limits, openProjector, closing);
}

class Maker implements PlainMaker {
  readonly plan: PlainPlan;
  readonly #load: () => Promise<ImageBitmap>;
  readonly #limits: DeviceLimits;
  readonly #openProjector: () => TileProjector;
  readonly #closing: AbortController;
  #picture: Promise<ImageBitmap> | null;
  #coarse: Promise<ImageBitmap> | null = null;
  #projector: TileProjector | null = null;

  constructor(
    plan: PlainPlan,
    first: Promise<ImageBitmap>,
    load: () => Promise<ImageBitmap>,
    limits: DeviceLimits,
    openProjector: () => TileProjector,
    closing: AbortController,
  ) {
    this.plan = plan;
    this.#picture = first;
    this.#load = load;
    this.#limits = limits;
    this.#openProjector = openProjector;
    this.#closing = closing;
    // Requests for tiles get the error.
    first.catch(() => undefined);
  }

  async tile({ face, level, row, column }: TileId, staysOnCard: boolean): Promise<TilePixels> {
    const { levels, coverage } = this.plan;
    const { faceSize, tileSize } = levels[level] as PyramidLevel;
    const scale = faceSize / (levels.at(-1)?.faceSize ?? faceSize);
    const picture = await this.#pictureFor(scale);
    const [step, at] = [tileSize / faceSize, { row, column }];
    const area: TileArea = {
      face,
      left: at.column * step,
      top: at.row * step,
      right: (at.column + 1) * step,
      bottom: (at.row + 1) * step,
    };
    const texels = scale * (this.plan.decoded.width / picture.width);
    const regions = await Promise.all(
      tileRegions(area, picture, coverage).map(async (region) => ({
        region,
        bitmap: await this.#cut(picture, region, texels),
      })),
    );
    try {
      this.#projector ??= this.#openProjector();
      return this.#projector.project(area, tileSize, regions, staysOnCard);
    } catch (cause) {
      // The GPU was lost: another tile tries again.
      this.#projector?.close();
      this.#projector = null;
      throw new PlainFailure(String(cause), false);
    } finally {
      for (const { bitmap } of regions) bitmap.close();
    }
  }

  close(): void {
    this.#closing.abort();
    this.#projector?.close();
    for (const picture of [this.#picture, this.#coarse]) {
      void picture?.then((bitmap) => bitmap.close()).catch(() => undefined);
    }
  }

  /** The decoded picture, as large as a level of this scale needs it. */
  async #pictureFor(scale: number): Promise<ImageBitmap> {
    this.#picture ??= this.#load();
    const whole = await this.#picture.catch((cause: unknown) => {
      // The line may be there again when the next tile is wanted.
      if (!(cause instanceof PlainFailure && cause.isFinal)) this.#picture = null;
      throw cause;
    });
    const part = coarseWidth / whole.width;
    if (scale > part || part > 0.5) return whole;
    this.#coarse ??= createImageBitmap(whole, {
      resizeWidth: coarseWidth,
      resizeHeight: Math.max(1, Math.round(whole.height * part)),
      resizeQuality: 'high',
    });
    return this.#coarse;
  }

  /** A region with as many pixels as the tile needs: fewer for coarse levels, and where circles of latitude are short. */
  #cut(picture: ImageBitmap, region: TileRegion, texels: number): Promise<ImageBitmap> {
    const { left, top, width, height, girth } = region;
    const most = Math.min(this.#limits.textureSize, 4096);
    const across = Math.ceil(width * Math.min(1, texels, texels * girth * 1.5));
    const down = Math.ceil(height * Math.min(1, texels));
    // Resized also where it is not a change: what Firefox only crops of a bitmap, its WebGL does not take.
    return createImageBitmap(picture, left, top, width, height, {
      resizeWidth: Math.min(most, Math.max(4, across)),
      resizeHeight: Math.min(most, Math.max(4, down)),
      resizeQuality: 'high',
      premultiplyAlpha: 'none',
    });
  }
}

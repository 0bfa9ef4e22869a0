/** A plain equirectangular picture as tiles. */
import type { TileId } from '@tourwright/tour/pyramid';
import { TileMissing } from '../fetch-tile.ts';
import { deviceLimits } from '../kinds/device-limits.ts';
import type { EquirectangularPanorama } from '../kinds/panorama-data.ts';
import type { PictureEvents } from '../picture-events.ts';
import type { TiledPicture } from '../tiled-picture.ts';
import { PlainFailure } from './plain-failure.ts';
import { openPlainMaker, type PlainMaker, type PlainOrder } from './plain-maker.ts';
import { openTileProjector } from './tile-projector.ts';
import { openWorkerMaker } from './worker-maker.ts';

/** Opens a picture; rejects, in plain words, when it cannot be had. */
export async function openPlain(
  key: string,
  { picture, coverage, hasPose, heading }: EquirectangularPanorama,
  events: PictureEvents,
): Promise<TiledPicture> {
  // A worker of the page's own making has no address from which others could be meant.
  const source = typeof picture === 'string' ? new URL(picture, document.baseURI).href : picture;
  const order: PlainOrder = { source, options: { coverage, hasPose }, limits: deviceLimits() };
  const maker =
    (await openWorkerMaker(order, events)) ?? (await openPlainMaker(order, events, projectorInPage));
  const { plan } = maker;
  /** Made by another GPU: not every browser takes them. Null when this one does not. */
  let onCard: WeakSet<ImageBitmap> | null = new WeakSet();
  const given = onCard;
  const isWhole = plan.coverage.width > 0.999 && plan.coverage.height > 0.999;
  return {
    key,
    levels: plan.levels,
    formats: [''],
    addressOf: () => '',
    load: (tile, signal) => loadTile(maker, tile, onCard, signal),
    refused(bitmap) {
      onCard = null;
      return given.has(bitmap);
    },
    coverage: isWhole ? undefined : plan.coverage,
    heading: heading ?? plan.heading,
    turn: plan.turn,
    close: () => maker.close(),
  };
}

function projectorInPage() {
  const projector = openTileProjector(document.createElement('canvas'));
  if (!projector) throw new Error('There is no WebGL 2');
  return projector;
}

async function loadTile(
  maker: PlainMaker,
  tile: TileId,
  onCard: WeakSet<ImageBitmap> | null,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  try {
    const pixels = await maker.tile(tile, onCard !== null);
    signal.throwIfAborted();
    if ('close' in pixels) {
      onCard?.add(pixels);
      return pixels;
    }
    const size = Math.sqrt(pixels.length / 4);
    return await createImageBitmap(new ImageData(pixels, size, size));
  } catch (cause) {
    // The same would come again.
    throw cause instanceof PlainFailure && cause.isFinal ? new TileMissing(cause.message) : cause;
  }
}

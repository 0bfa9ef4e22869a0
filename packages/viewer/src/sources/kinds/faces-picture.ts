/** Six pictures of faces, cut into tiles on demand. */
import type { PyramidLevel, TileId } from '@tourwright/tour/pyramid';
import { type Face, faces } from '@tourwright/tour/sphere';
import { fetchTile, tileDecoding } from '../fetch-tile.ts';
import type { PictureEvents } from '../picture-events.ts';
import type { TiledPicture } from '../tiled-picture.ts';
import { deviceLimits } from './device-limits.ts';
import { namedFaces } from './named-faces.ts';
import type { FacesPanorama } from './panorama-data.ts';

/** Larger faces are cut. */
const idealTileSize = 1024;

/** Opens six pictures: by the first of them it is known how large they are. */
export async function openFaces(
  key: string,
  { faces: given }: FacesPanorama,
  events: PictureEvents,
): Promise<TiledPicture> {
  const addresses = namedFaces(given);
  const closing = new AbortController();
  const most = Math.floor(Math.sqrt(deviceLimits().pixels / faces.length));
  const found = new Map<Face, Promise<ImageBitmap>>();
  const faceOf = (face: Face) => {
    const known = found.get(face) ?? decodeFace(addresses[face], most, events, closing.signal);
    found.set(face, known);
    // What did not get through is requested again.
    known.catch(() => found.delete(face));
    return known;
  };
  const levels = levelsOf((await faceOf('f')).width);
  return {
    key,
    levels,
    formats: [''],
    addressOf: ({ face }) => addresses[face],
    load: async (tile) => cut(await faceOf(tile.face), tile, levels),
    close() {
      closing.abort();
      for (const face of found.values()) void face.then((picture) => picture.close()).catch(() => undefined);
    },
  };
}

/** A face, no larger than may be held. */
async function decodeFace(
  address: string,
  most: number,
  { onReduced }: PictureEvents,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const blob = await fetchTile(address, signal, true);
  const whole = await createImageBitmap(blob);
  if (whole.width <= most && whole.width === whole.height) return whole;
  const size = Math.min(most, whole.width);
  if (size < whole.width) onReduced(whole, { width: size, height: size });
  const resized = createImageBitmap(whole, { resizeWidth: size, resizeHeight: size, resizeQuality: 'high' });
  return resized.finally(() => whole.close());
}

/** Halved until a face is one tile. */
function levelsOf(faceSize: number): PyramidLevel[] {
  const levels = [{ faceSize, tileSize: Math.min(faceSize, idealTileSize) }];
  for (let size = faceSize; size > idealTileSize; ) {
    size = Math.ceil(size / 2);
    levels.unshift({ faceSize: size, tileSize: Math.min(size, idealTileSize) });
  }
  return levels;
}

function cut(face: ImageBitmap, { level, row, column }: TileId, levels: readonly PyramidLevel[]) {
  const { faceSize, tileSize } = levels[level] as PyramidLevel;
  const scale = face.width / faceSize;
  const [left, top] = [column * tileSize, row * tileSize];
  const [width, height] = [Math.min(tileSize, faceSize - left), Math.min(tileSize, faceSize - top)];
  const part = [left * scale, top * scale, width * scale, height * scale].map(Math.round);
  const [x = 0, y = 0, wide = 1, high = 1] = part;
  // Resized also where it is not a change: what Firefox only crops of a bitmap, its WebGL does not take.
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  return createImageBitmap(face, x, y, wide, high, { ...tileDecoding, ...size });
}

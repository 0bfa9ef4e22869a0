/** What a camera sees of a panorama that is cut, drawn from the tiles that a viewer would show there. */
import { faceSizeAt, levelFor, type Manifest, type TileId, tileSizeAt } from '@tourwright/tour/pyramid';
import {
  axesOf,
  type Direction,
  type Face,
  type FacePoint,
  faceOf,
  focalLength,
  type View,
} from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { paintView } from './paint-view.ts';

type Pyramid = Pick<Manifest, 'levels' | 'tileSize'>;

/** Everything that drawing needs, for a thread. */
export interface ViewTask {
  view: View;
  pyramid: Pyramid;
  level: number;
  tiles: { tile: TileId; bytes: Uint8Array }[];
  /** Of the AVIF. */
  quality: number;
}

/** So many points along each side of a pixel are looked at: texels are denser than pixels in places. */
const pointsPerPixel = 2;
/** Pixels between the places at which tiles are looked for; at the rim each is. */
const step = 4;
const effort = 2;

/** The level that has a texel for each point in the middle of the view. */
export function levelOfView({ hfov, width }: View, pyramid: Pyramid): number {
  // As the viewer's own choice: a face has the fewest texels in its middle.
  return levelFor({ hfov, width: width * 1.15 }, pyramid);
}

/** The tiles of a level that a view sees, and maybe some that it just does not. */
export function tilesOfView(view: View, pyramid: Pyramid, level: number): TileId[] {
  const size = faceSizeAt(pyramid, level);
  const { width, height } = view;
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength(view);
  // As many texels as may lie between two of the places.
  const margin = (4 * step * size) / (2 * focal);
  const found = new Map<string, TileId>();
  const look = (x: number, y: number) => {
    const [across, above] = [(x - width / 2) / focal, (height / 2 - y) / focal];
    const [i, j, k] = [0, 1, 2].map(
      (axis) => (ahead[axis] ?? 0) + (right[axis] ?? 0) * across + (up[axis] ?? 0) * above,
    );
    const { face, s, t } = faceOf([i ?? 0, j ?? 0, k ?? 0]);
    for (const down of [-margin, margin]) {
      for (const along of [-margin, margin]) {
        const tile = { face, level, ...tileAt(pyramid, size, s * size + along, t * size + down) };
        found.set(keyOf(tile), tile);
      }
    }
  };
  for (let y = 0; y <= height; y += step) for (let x = 0; x <= width; x += step) look(x, y);
  for (let x = 0; x <= width; x++) for (const y of [0, height]) look(x, y);
  for (let y = 0; y <= height; y++) for (const x of [0, width]) look(x, y);
  return [...found.values()];
}

/** The view as an AVIF. Throws when one of its tiles is missing or cannot be read. */
export async function drawViewPicture({ view, pyramid, level, tiles, quality }: ViewTask): Promise<Buffer> {
  const pixels = new Map<string, Uint8Array>();
  for (const { tile, bytes } of tiles) {
    pixels.set(keyOf(tile), await sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer());
  }
  const [width, height] = [view.width * pointsPerPixel, view.height * pointsPerPixel];
  const size = faceSizeAt(pyramid, level);
  const texels = { pyramid, level, size, pixels };
  const points = paintView({ ...view, width, height }, (direction: Direction, into, at) =>
    mixTexels(texels, faceOf(direction), into, at),
  );
  return sharp(points, { raw: { width, height, channels: 3 } })
    .resize(view.width, view.height, { kernel: 'cubic', fit: 'fill' })
    .avif({ quality, effort, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

interface Texels {
  pyramid: Pyramid;
  level: number;
  /** The edge of a face. */
  size: number;
  pixels: Map<string, Uint8Array>;
}

/** The mean of the four nearest texels of the tile, by their nearness, as a graphics card reads it. */
function mixTexels(
  { pyramid, level, size, pixels }: Texels,
  { face, s, t }: FacePoint,
  into: Uint8Array,
  at: number,
) {
  const { row, column } = tileAt(pyramid, size, s * size, t * size);
  const tile = pixels.get(keyOf({ face, row, column }));
  if (!tile) throw new Error(`No tile ${face}/${level}/${row}/${column}`);
  const { width, height } = tileSizeAt(pyramid, { level, row, column });
  const x = within(s * size - column * pyramid.tileSize - 0.5, width - 1);
  const y = within(t * size - row * pyramid.tileSize - 0.5, height - 1);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const upper = (top * width + left) * 3;
  const lower = upper + (top < height - 1 ? width * 3 : 0);
  const next = left < width - 1 ? 3 : 0;
  for (let channel = 0; channel < 3; channel++) {
    const above = mix(tile[upper + channel] ?? 0, tile[upper + next + channel] ?? 0, right);
    const below = mix(tile[lower + channel] ?? 0, tile[lower + next + channel] ?? 0, right);
    into[at + channel] = mix(above, below, down) + 0.5;
  }
}

/** The tile at a place of a face, in texels; at the rim the last one. */
function tileAt({ tileSize }: Pyramid, size: number, x: number, y: number): { row: number; column: number } {
  const index = (place: number) => Math.floor(within(place, size - 1) / tileSize);
  return { row: index(y), column: index(x) };
}

function keyOf({ face, row, column }: { face: Face; row: number; column: number }): string {
  return `${face}/${row}/${column}`;
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

function within(place: number, most: number): number {
  return Math.min(Math.max(place, 0), most);
}

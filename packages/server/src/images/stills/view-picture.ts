/** Draws a view of a panorama from the tiles that a viewer would show. */
import {
  faceSizeAt,
  levelFor,
  type Manifest,
  type TileId,
  tileSizeAt,
  tilesPerSide,
} from '@tourwright/tour/pyramid';
import {
  axesOf,
  type Direction,
  type Face,
  type FacePoint,
  faceOf,
  faces,
  focalLength,
  renderView,
  sampleBilinear,
  type TexelArea,
  type View,
} from '@tourwright/tour/sphere';
import sharp, { type Sharp } from 'sharp';

type Pyramid = Pick<Manifest, 'levels' | 'tileSize'>;

/** How large the view is wanted, in which format, and the quality of that. */
export interface PictureSize {
  width: number;
  height: number;
  quality: number;
  format: 'avif' | 'webp' | 'jpg';
  /** The effort of the encoder; `usualEffort` when absent. */
  effort?: number;
  /** For AVIF: by structure rather than by mean error, which takes a tenth fewer bytes for what is seen. */
  tune?: 'auto' | 'ssim';
}

/** Everything that drawing needs, for a thread. */
export interface ViewTask {
  /** As large as it is painted. */
  view: View;
  pyramid: Pyramid;
  level: number;
  tiles: { tile: TileId; bytes: Uint8Array }[];
  /** All of the shape of the view. */
  sizes: PictureSize[];
}

/**
 * How many points along each side of a pixel the smallest picture is made of: texels are denser than pixels in
 * places.
 */
const pointsPerPixel = 2;
/** Pixels between the places at which tiles are looked for, and at the rim, where they come into sight. */
const step = 16;
const rimStep = 2;
/** The effort of the AVIF encoder: a tenth fewer bytes than the least, in four times its time; more saves under a hundredth. */
const usualEffort = 1;

/** The view as large as it has to be painted for pictures of these sizes. */
export function paintedView(
  angles: Pick<View, 'yaw' | 'pitch' | 'hfov'>,
  sizes: readonly PictureSize[],
): View {
  const widths = sizes.map(({ width }) => width);
  const width = Math.max(...widths, pointsPerPixel * Math.min(...widths));
  const { width: across = 1, height: down = 1 } = sizes[0] ?? {};
  return { ...angles, width, height: Math.round((width * down) / across) };
}

/** The level that the viewer would take for a picture of this size. */
export function levelOfView({ hfov, width }: Pick<View, 'hfov' | 'width'>, pyramid: Pyramid): number {
  // A face has the fewest texels in its middle.
  return levelFor({ hfov, width: width * 1.15 }, pyramid);
}

/** The tiles of a level that a view sees, and maybe some that it just does not. */
export function tilesOfView(view: View, pyramid: Pyramid, level: number): TileId[] {
  const size = faceSizeAt(pyramid, level);
  const { width, height } = view;
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength(view);
  // As many texels as may be between two of the places.
  const margin = (4 * step * size) / (2 * focal);
  const found = new Map<string, TileId>();
  const look = (x: number, y: number) => {
    const [across, above] = [(x - width / 2) / focal, (height / 2 - y) / focal];
    const along = (axis: 0 | 1 | 2) => ahead[axis] + right[axis] * across + up[axis] * above;
    const { face, s, t } = faceOf([along(0), along(1), along(2)]);
    const from = tileAt(pyramid, size, s * size - margin, t * size - margin);
    const to = tileAt(pyramid, size, s * size + margin, t * size + margin);
    for (let { row } = from; row <= to.row; row++) {
      for (let { column } = from; column <= to.column; column++) {
        found.set(`${face}/${row}/${column}`, { face, level, row, column });
      }
    }
  };
  for (let y = 0; y <= height; y += step) for (let x = 0; x <= width; x += step) look(x, y);
  for (let x = 0; x <= width; x += rimStep) for (const y of [0, height]) look(x, y);
  for (let y = 0; y <= height; y += rimStep) for (const x of [0, width]) look(x, y);
  return [...found.values()];
}

/** The view in each size. Throws when one of its tiles is missing or cannot be read. */
export async function drawViewPictures(task: ViewTask): Promise<Buffer[]> {
  const { view, sizes } = task;
  const texels = await decodeTexels(task);
  const points = renderView(view, (direction: Direction, into, at) =>
    readTexels(texels, faceOf(direction), into, at),
  );
  const { width, height } = view;
  const pictures: Buffer[] = [];
  for (const size of sizes) {
    const picture = sharp(points, { raw: { width, height, channels: 3 } }).resize(size.width, size.height, {
      kernel: 'cubic',
      fit: 'fill',
    });
    pictures.push(await encode(picture, size).toBuffer());
  }
  return pictures;
}

function encode(
  picture: Sharp,
  { quality, format, effort = usualEffort, tune = 'auto' }: PictureSize,
): Sharp {
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true });
  if (format === 'webp') return picture.webp({ quality, effort });
  return picture.avif({ quality, effort, tune, chromaSubsampling: '4:2:0' });
}

/** The pixels of one level, by face, row and column. */
interface Texels {
  pyramid: Pyramid;
  /** The edge of a face. */
  size: number;
  perSide: number;
  tiles: (TexelArea | undefined)[];
}

async function decodeTexels({ pyramid, level, tiles }: ViewTask): Promise<Texels> {
  const perSide = tilesPerSide(pyramid, level);
  const texels: Texels = { pyramid, size: faceSizeAt(pyramid, level), perSide, tiles: [] };
  for (const { tile, bytes } of tiles) {
    const pixels = await sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer();
    const { width, height } = tileSizeAt(pyramid, tile);
    texels.tiles[indexOf(perSide, tile.face, tile.row, tile.column)] = {
      pixels,
      stride: width,
      left: 0,
      width,
      height,
    };
  }
  return texels;
}

/** The colour at a place of a face. */
function readTexels(
  { pyramid, size, perSide, tiles }: Texels,
  { face, s, t }: FacePoint,
  into: Uint8Array,
  at: number,
): void {
  const { tileSize } = pyramid;
  const row = indexAlong(tileSize, size, t * size);
  const column = indexAlong(tileSize, size, s * size);
  const tile = tiles[indexOf(perSide, face, row, column)];
  if (!tile) throw new Error(`No tile ${face}/${row}/${column}`);
  sampleBilinear(tile, s * size - column * tileSize, t * size - row * tileSize, into, at);
}

/** The tile at a place of a face, in texels; beyond the rim the last one. */
function tileAt({ tileSize }: Pyramid, size: number, x: number, y: number): { row: number; column: number } {
  return { row: indexAlong(tileSize, size, y), column: indexAlong(tileSize, size, x) };
}

function indexAlong(tileSize: number, size: number, place: number): number {
  return Math.floor(Math.min(Math.max(place, 0), size - 1) / tileSize);
}

function indexOf(perSide: number, face: Face, row: number, column: number): number {
  return (faces.indexOf(face) * perSide + row) * perSide + column;
}

/**
 * What the aspect ratio of a 2:1 picture does not reveal: bars above and below, the two circles that a camera's lenses
 * see, or six faces of a cube in two rows of four. The first rows are enough for nearly all pictures, and a decoder
 * need read no more.
 */
import type { Coverage } from '@tourwright/tour/pyramid';
import type { Cube } from '../cube/cube.ts';
import { openPicture } from '../native/open-picture.ts';

/** What the pixels reveal beyond size and metadata. */
export type CloserLook =
  /** Rows without a picture above and below it. */
  | { kind: 'bars'; shown: Coverage }
  /** Two halves of the sphere as round pictures side by side. */
  | { kind: 'circles' }
  | { kind: 'cube'; cube: Cube };

interface LookOptions {
  width: number;
  height: number;
  /** Its fields say that it is a whole sphere. */
  isSphere: boolean;
  findCube(path: string, width: number, height: number): Promise<Cube | 'unplaced' | null>;
}

/** The first rows, as a share of all. */
const stripShare = 0.01;
const [smallWidth, smallHeight] = [256, 128];
/** From 0 to 255. The first row of a sphere is one point: in 20 photos it spreads up to 12, in their faces side by side from 43. */
const onePointSpread = 32;
/**
 * Where a stitcher left the point out the first row is a small circle, and the last of the strip a much larger one: in the one such
 * photo of 21, at three sizes, it spreads 2.3 to 4.3 times as far, along the upper edges of 18 cubes at most 1.3 times.
 */
const circleGrowth = 1.8;
/** From 0 to 255: what encoders make of black. */
const darkest = 16;
/** Bars of less than this are a stitcher's edge; of a picture between them at least this much is left. */
const [leastBar, leastPicture] = [0.02, 0.15];
/** How much of both circles shows something, and of what surrounds them. */
const [mostInside, fewOutside] = [0.6, 0.05];
/** Beside the circles, in radii: not above and below them, where a band between black bars is dark too. */
const [beyond, beside] = [1.06, 0.7];

/** Null where there is nothing of the kind. Throws nothing: damage is found later. */
export async function lookCloser(path: string, options: LookOptions): Promise<CloserLook | null> {
  const { width, height, isSphere, findCube } = options;
  try {
    const rows = Math.max(1, Math.round(height * stripShare));
    const top = openPicture(path).extract({ left: 0, top: 0, width, height: rows });
    const strip = await grey(top, smallWidth, rows);
    if (!isSphere && !beginsAtPole(strip)) {
      const cube = await findCube(path, width, height);
      if (cube !== null && cube !== 'unplaced') return { kind: 'cube', cube };
    }
    if (!isDarkAtSides(strip)) return null;
    const pixels = await grey(openPicture(path), smallWidth, smallHeight);
    return circlesIn(pixels) ? { kind: 'circles' } : barsIn(pixels);
  } catch {
    return null;
  }
}

function grey(picture: ReturnType<typeof openPicture>, width: number, height: number): Promise<Buffer> {
  return picture.greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

function beginsAtPole(strip: Buffer): boolean {
  const first = spreadOf(strip.subarray(0, smallWidth));
  return first <= onePointSpread || spreadOf(strip.subarray(-smallWidth)) >= circleGrowth * first;
}

function spreadOf(row: Buffer): number {
  return Math.max(...row) - Math.min(...row);
}

/** Where two circles end above, the middle and both sides stay dark. */
function isDarkAtSides(strip: Buffer): boolean {
  const eighth = smallWidth >> 3;
  return strip.every((value, at) => {
    const x = at % smallWidth;
    return value <= darkest || (x >= eighth && x < smallWidth - eighth);
  });
}

function barsIn(pixels: Buffer): CloserLook | null {
  const isBar = (y: number) =>
    pixels.subarray(y * smallWidth, (y + 1) * smallWidth).every((value) => value <= darkest);
  let [top, bottom] = [0, 0];
  while (top < smallHeight && isBar(top)) top++;
  while (bottom < smallHeight - top && isBar(smallHeight - 1 - bottom)) bottom++;
  // A row that is partly picture was not counted as a bar: the view would show half of it.
  const bars = [top, bottom].map((rows) => (rows === 0 ? 0 : (rows + 1) / smallHeight));
  const [above = 0, below = 0] = bars.map((share) => (share >= leastBar ? share : 0));
  if (above === 0 || 1 - above - below < leastPicture) return null;
  return { kind: 'bars', shown: { left: 0, top: above, width: 1, height: 1 - above - below } };
}

function circlesIn(pixels: Buffer): boolean {
  const counts = { inside: 0, shown: 0, outside: 0, bright: 0 };
  const radius = smallHeight / 2;
  for (let y = 0; y < smallHeight; y++) {
    for (let x = 0; x < smallWidth; x++) {
      const away = Math.hypot((x % (smallWidth / 2)) + 0.5 - radius, y + 0.5 - radius) / radius;
      const isShown = (pixels[y * smallWidth + x] ?? 0) > darkest;
      if (away < 0.85) [counts.inside, counts.shown] = [counts.inside + 1, counts.shown + Number(isShown)];
      if (away > beyond && Math.abs(y + 0.5 - radius) < beside * radius)
        [counts.outside, counts.bright] = [counts.outside + 1, counts.bright + Number(isShown)];
    }
  }
  return counts.shown > mostInside * counts.inside && counts.bright <= fewOutside * counts.outside;
}

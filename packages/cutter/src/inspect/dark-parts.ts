/** Finds what is black in a picture that is shaped as a whole sphere: bars above and below, or all but two circles. */
import { openPicture } from '../native/picture.ts';

export type DarkParts =
  /** Rows without a picture, as shares of the height. */
  | { kind: 'bars'; top: number; bottom: number }
  /** Two halves of the sphere as round pictures side by side, as a lens sees them. */
  | { kind: 'circles' };

/** The first rows, of which a decoder need read no more, as a share of all. */
const stripShare = 0.01;
const [smallWidth, smallHeight] = [256, 128];
/** Of 255: what encoders make of black. */
const darkest = 16;
/** Bars of less than this are a stitcher's edge; of a picture between them at least so much is left. */
const [leastBar, leastPicture] = [0.02, 0.15];
/** How much of both circles shows something, and of what surrounds them. */
const [mostInside, fewOutside] = [0.6, 0.05];
/** Beside the circles, in radii: not above and below them, where a band between black bars is dark too. */
const [beyond, beside] = [1.06, 0.7];

/** Null where the picture has neither, which its first rows tell of nearly all. Throws nothing: damage is found later. */
export async function findDarkParts(path: string, width: number, height: number): Promise<DarkParts | null> {
  try {
    const rows = Math.max(1, Math.round(height * stripShare));
    const strip = await grey(
      openPicture(path).extract({ left: 0, top: 0, width, height: rows }),
      smallWidth,
      1,
    );
    // Where two circles end above, the middle and both sides stay dark.
    const eighth = smallWidth >> 3;
    const isDark = (from: number, to: number) => strip.subarray(from, to).every((value) => value <= darkest);
    if (!isDark(0, eighth) || !isDark(smallWidth - eighth, smallWidth)) return null;
    const pixels = await grey(openPicture(path), smallWidth, smallHeight);
    return circlesIn(pixels) ? { kind: 'circles' } : barsIn(pixels);
  } catch {
    return null;
  }
}

function grey(picture: ReturnType<typeof openPicture>, width: number, height: number): Promise<Buffer> {
  return picture.greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

function barsIn(pixels: Buffer): DarkParts | null {
  const isBar = (y: number) =>
    pixels.subarray(y * smallWidth, (y + 1) * smallWidth).every((value) => value <= darkest);
  let [top, bottom] = [0, 0];
  while (top < smallHeight && isBar(top)) top++;
  while (bottom < smallHeight - top && isBar(smallHeight - 1 - bottom)) bottom++;
  // A row that is partly picture was not counted as a bar: the view would show half of it.
  const bars = [top, bottom].map((rows) => (rows === 0 ? 0 : (rows + 1) / smallHeight));
  const [above = 0, below = 0] = bars.map((share) => (share >= leastBar ? share : 0));
  return above === 0 || 1 - above - below < leastPicture ? null : { kind: 'bars', top: above, bottom: below };
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

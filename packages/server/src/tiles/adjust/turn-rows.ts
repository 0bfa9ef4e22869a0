/** Turns a panorama that comes row by row, holding only the rows between which the horizon sways. */
import { angleBetween, type Turn, turned } from '@tourwright/tour/sphere';

interface Size {
  width: number;
  height: number;
}

/** The next row of the source, from the top down. */
export type NextRow = (into: Uint8Array) => Promise<void>;

/** Rows around a place that the cubic reads, and one for rounding. */
const margin = 3;
/** Between so many pixels places are interpolated; near the poles each is computed. */
const stride = 8;
const sharpness = -0.6;

/** The rows that must be held to turn a panorama of this height. */
export function rowsHeld(turn: Turn, height: number): number {
  return Math.min(height, Math.ceil((2 * swayOf(turn) * height) / Math.PI) + 2 * margin + 2);
}

/** How far the upright is from where it was, radians. */
function swayOf(turn: Turn): number {
  return angleBetween([0, 1, 0], turned([0, 1, 0], turn));
}

/** A source of the rows of the turned panorama. */
export function turnRows({ width, height }: Size, turn: Turn, next: NextRow): NextRow {
  const sway = swayOf(turn);
  const held = rowsHeld(turn, height);
  const ring = new Uint8Array(held * width * 3);
  const places = new Float64Array(2 * width);
  const columns = columnsOf(width);
  let [loaded, y] = [0, 0];
  return async (into) => {
    const colatitude = ((y + 0.5) / height) * Math.PI;
    const last = Math.min(height - 1, Math.ceil(((colatitude + sway) / Math.PI) * height) + margin);
    for (; loaded <= last; loaded++) {
      const at = (loaded % held) * width * 3;
      await next(ring.subarray(at, at + width * 3));
    }
    const lowest = Math.max(0, loaded - held);
    findPlaces(places, { width, height }, turn, colatitude, columns);
    sampleRow(into, places, ring, { width, held, lowest, highest: loaded - 1 });
    y++;
  };
}

function columnsOf(width: number) {
  const yaw = (x: number) => ((x + 0.5) / width - 0.5) * 2 * Math.PI;
  return {
    sines: Float64Array.from({ length: width + 1 }, (_, x) => Math.sin(yaw(x))),
    cosines: Float64Array.from({ length: width + 1 }, (_, x) => Math.cos(yaw(x))),
  };
}

/** Where each pixel of a row comes from: column and row of the source, the columns perhaps beyond its sides. */
function findPlaces(
  places: Float64Array,
  { width, height }: Size,
  turn: Turn,
  colatitude: number,
  { sines, cosines }: ReturnType<typeof columnsOf>,
): void {
  const [level, up] = [Math.sin(colatitude), Math.cos(colatitude)];
  const exact = (x: number): [number, number] => {
    const [a, b, c] = turned([(sines[x] as number) * level, up, -(cosines[x] as number) * level], turn);
    const column = (Math.atan2(a, -c) / (2 * Math.PI) + 0.5) * width - 0.5;
    return [column, (Math.acos(Math.max(-1, Math.min(1, b))) / Math.PI) * height - 0.5];
  };
  const write = (x: number, [column, row]: [number, number]) => {
    places[2 * x] = column;
    places[2 * x + 1] = row;
  };
  let here = exact(0);
  for (let x = 0; x < width; x += stride) {
    const end = Math.min(width, x + stride);
    const there = exact(end);
    let across = there[0] - here[0];
    if (across > width / 2) across -= width;
    if (across < -width / 2) across += width;
    const isCalm = Math.abs(across) < 1.5 * stride && nearEquator(here[1]) && nearEquator(there[1]);
    for (let i = x; i < end; i++) {
      const share = (i - x) / (end - x);
      write(i, isCalm ? [here[0] + across * share, here[1] + (there[1] - here[1]) * share] : exact(i));
    }
    here = there;
  }

  function nearEquator(row: number): boolean {
    return row > height / 8 && row < (height * 7) / 8;
  }
}

const weights = Array.from({ length: 257 }, (_, phase) => weightsAt(phase / 256));

function weightsAt(t: number): Float64Array {
  const a = sharpness;
  return Float64Array.of(
    ((a * t - 2 * a) * t + a) * t,
    ((a + 2) * t - (a + 3)) * t * t + 1,
    ((-(a + 2) * t + (2 * a + 3)) * t - a) * t,
    (-a * t + a) * t * t,
  );
}

interface Held {
  width: number;
  held: number;
  lowest: number;
  highest: number;
}

function sampleRow(
  into: Uint8Array,
  places: Float64Array,
  ring: Uint8Array,
  { width, held, lowest, highest }: Held,
): void {
  const starts = [0, 0, 0, 0];
  const columns = [0, 0, 0, 0];
  for (let x = 0; x < width; x++) {
    const [column, row] = [places[2 * x] as number, places[2 * x + 1] as number];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const across = weights[Math.round((column - left) * 256)] as Float64Array;
    const down = weights[Math.round((row - top) * 256)] as Float64Array;
    for (let k = 0; k < 4; k++) {
      const source = Math.min(Math.max(top - 1 + k, lowest), highest);
      starts[k] = (source % held) * width;
      columns[k] = (left - 1 + k + 2 * width) % width;
    }
    let [r, g, b] = [0.5, 0.5, 0.5];
    for (let j = 0; j < 4; j++) {
      const start = starts[j] as number;
      for (let i = 0; i < 4; i++) {
        const at = (start + (columns[i] as number)) * 3;
        const weight = (across[i] as number) * (down[j] as number);
        r += (ring[at] as number) * weight;
        g += (ring[at + 1] as number) * weight;
        b += (ring[at + 2] as number) * weight;
      }
    }
    into[x * 3] = Math.min(255, Math.max(0, r));
    into[x * 3 + 1] = Math.min(255, Math.max(0, g));
    into[x * 3 + 2] = Math.min(255, Math.max(0, b));
  }
}

/** Without roll and pitch the columns only move along; to whole pixels, so that nothing is lost. */
export function shiftOf(turn: Turn, width: number): number | null {
  if (swayOf(turn) > 1e-6) return null;
  const [x, , z] = turned([0, 0, -1], turn);
  return (Math.round((Math.atan2(x, -z) / (2 * Math.PI)) * width) + width) % width;
}

/** Levels a panorama row by row, holding only the rows that the tilted horizon spans. */
import { angleBetween, type Turn, turned } from '@tourwright/tour/sphere';
import type { NextRow } from '../native/row-source.ts';

interface Size {
  width: number;
  height: number;
}

/** Rows around a place that the cubic reads, and one for rounding. */
const margin = 3;
/** Between this many pixels places are interpolated; near the poles each is computed. */
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
  const starts = Int32Array.from({ length: height }, (_, row) => (row % held) * width * 3);
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
    sampleRow(into, places, ring, { width, starts, lowest, highest: loaded - 1 });
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
  const [p, q, r] = turn;
  const [px, py, pz, qx, qy, qz, rx, ry, rz] = [...p, ...q, ...r];
  // As `turned`, written out: nothing is made for each pixel.
  const columnAt = (x: number) => {
    const [right, back] = [(sines[x] as number) * level, -(cosines[x] as number) * level];
    const [a, c] = [px * right + py * up + pz * back, rx * right + ry * up + rz * back];
    return (Math.atan2(a, -c) / (2 * Math.PI) + 0.5) * width - 0.5;
  };
  const rowAt = (x: number) => {
    const b = qx * (sines[x] as number) * level + qy * up - qz * (cosines[x] as number) * level;
    return (Math.acos(Math.max(-1, Math.min(1, b))) / Math.PI) * height - 0.5;
  };
  const isNearEquator = (row: number) => row > height / 8 && row < (height * 7) / 8;
  let [column, row] = [columnAt(0), rowAt(0)];
  for (let x = 0; x < width; x += stride) {
    const end = Math.min(width, x + stride);
    const [nextColumn, nextRow] = [columnAt(end), rowAt(end)];
    let across = nextColumn - column;
    if (across > width / 2) across -= width;
    if (across < -width / 2) across += width;
    const isCalm = Math.abs(across) < 1.5 * stride && isNearEquator(row) && isNearEquator(nextRow);
    for (let i = x; i < end; i++) {
      const share = (i - x) / (end - x);
      places[2 * i] = isCalm ? column + across * share : columnAt(i);
      places[2 * i + 1] = isCalm ? row + (nextRow - row) * share : rowAt(i);
    }
    [column, row] = [nextColumn, nextRow];
  }
}

const phases = 256;
/** Weights are whole numbers of this size: twice multiplied and added up they stay below 2^31, negative lobes included. */
const one = 1 << 11;
/** The weights of the four pixels around a place, for each phase between the middle two; they add up to one. */
const weights = new Int32Array((phases + 1) * 4);
for (let phase = 0; phase <= phases; phase++) {
  const of = (index: number) => Math.round(weightAt(phase / phases, index) * one);
  weights.set([of(0), of(1), one - of(0) - of(1) - of(3), of(3)], phase * 4);
}

function weightAt(t: number, index: number): number {
  const a = sharpness;
  if (index === 0) return ((a * t - 2 * a) * t + a) * t;
  if (index === 1) return ((a + 2) * t - (a + 3)) * t * t + 1;
  if (index === 2) return ((-(a + 2) * t + (2 * a + 3)) * t - a) * t;
  return (-a * t + a) * t * t;
}

interface Held {
  width: number;
  /** Where each row of the source is in the ring. */
  starts: Int32Array;
  lowest: number;
  highest: number;
}

/** Cubic in both directions, in whole numbers. It is done for each pixel, so nothing is made on the way. */
function sampleRow(
  into: Uint8Array,
  places: Float64Array,
  ring: Uint8Array,
  { width, starts, lowest, highest }: Held,
): void {
  for (let x = 0; x < width; x++) {
    const column = places[2 * x] as number;
    const row = places[2 * x + 1] as number;
    const left = Math.floor(column);
    const top = Math.floor(row);
    const across = (((column - left) * phases + 0.5) | 0) * 4;
    const down = (((row - top) * phases + 0.5) | 0) * 4;
    const wa = weights[across] as number;
    const wb = weights[across + 1] as number;
    const wc = weights[across + 2] as number;
    const wd = weights[across + 3] as number;
    // The picture continues round the back.
    const a = wrapped(left - 1, width) * 3;
    const b = wrapped(left, width) * 3;
    const c = wrapped(left + 1, width) * 3;
    const d = wrapped(left + 2, width) * 3;
    let red = half;
    let green = half;
    let blue = half;
    for (let k = 0; k < 4; k++) {
      const source = top - 1 + k;
      const start = starts[source < lowest ? lowest : source > highest ? highest : source] as number;
      const weight = weights[down + k] as number;
      const i = start + a;
      const j = start + b;
      const m = start + c;
      const n = start + d;
      const r = imul(at(ring, i), wa) + imul(at(ring, j), wb) + imul(at(ring, m), wc) + imul(at(ring, n), wd);
      const g =
        imul(at(ring, i + 1), wa) +
        imul(at(ring, j + 1), wb) +
        imul(at(ring, m + 1), wc) +
        imul(at(ring, n + 1), wd);
      const l =
        imul(at(ring, i + 2), wa) +
        imul(at(ring, j + 2), wb) +
        imul(at(ring, m + 2), wc) +
        imul(at(ring, n + 2), wd);
      red = (red + imul(r, weight)) | 0;
      green = (green + imul(g, weight)) | 0;
      blue = (blue + imul(l, weight)) | 0;
    }
    into[x * 3] = within(red >> 22);
    into[x * 3 + 1] = within(green >> 22);
    into[x * 3 + 2] = within(blue >> 22);
  }
}

const { imul } = Math;
const half = 1 << 21;

function at(pixels: Uint8Array, index: number): number {
  return pixels[index] as number;
}

function within(value: number): number {
  return Math.min(255, Math.max(0, value));
}

function wrapped(column: number, width: number): number {
  return column < 0 ? column + width : column >= width ? column - width : column;
}

/** Without roll and pitch the columns only move along; to whole pixels, so that nothing is lost. */
export function shiftOf(turn: Turn, width: number): number | null {
  if (swayOf(turn) > 1e-6) return null;
  const [x, , z] = turned([0, 0, -1], turn);
  return (Math.round((Math.atan2(x, -z) / (2 * Math.PI)) * width) + width) % width;
}

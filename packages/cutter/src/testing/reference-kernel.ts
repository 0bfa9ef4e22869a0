/**
 * The kernel in plain TypeScript, for tests alone. It rounds to 32-bit floats after every step as WebAssembly does, so that
 * it gives the very same bytes and checks kernel.c. What encodes is checked by libjpeg instead.
 */
import { type Frame, readFrame } from '../native/kernel/frame.ts';
import type { Kernel } from '../native/kernel/kernel.ts';

const f32 = Math.fround;
const quarterTurn = f32(Math.PI / 2);
/** From the highest power down; the error on -1..1 is below 7e-8. */
const arctangentTerms = [
  -0.004559791987, 0.0237805186, -0.05882975316, 0.09868865459, -0.1400329019, 0.1996696183, -0.3333181266,
  0.999999882,
].map(f32);

interface Arrays {
  bytes: Uint8Array;
  clamped: Uint8ClampedArray;
  floats: Float32Array;
  integers: Int32Array;
  shorts: Int16Array;
}

/** The kernel over a shared memory. */
export function createReferenceKernel(buffer: ArrayBufferLike): Omit<Kernel, 'encodeJpeg'> {
  const arrays = {
    bytes: new Uint8Array(buffer),
    clamped: new Uint8ClampedArray(buffer),
    floats: new Float32Array(buffer),
    integers: new Int32Array(buffer),
    shorts: new Int16Array(buffer),
  };
  return {
    projectLateral: (frame, x, y, scratch, ...tiles) =>
      projectLateral(arrays, readFrame(buffer, frame), x, y, scratch, tiles),
    projectPolar: (frame, sign, x, y, size, _, ...parts) =>
      projectPolar(arrays, readFrame(buffer, frame), { sign, x, y, size, parts }),
    downsample: (tile, size, quarter) => downsample(arrays.bytes, tile, size, quarter),
    blurRow: (row, width, reach, scratch) => blurRow(arrays.bytes, row, width, reach, scratch),
    toYcc: (upper, lower, width, ...planes) => toYcc(arrays.bytes, [upper, lower], width, planes),
    toRgb: (luma, cb, cr, width, step, rgb) => toRgb(arrays, [luma, cb, cr], { width, step, rgb }),
  };
}

function arctangent(x: number): number {
  const square = f32(x * x);
  let sum = 0;
  for (const term of arctangentTerms) sum = f32(f32(sum * square) + term);
  return f32(sum * x);
}

/** One pixel from 4x4 around `row` (1/128 pixels) and the pixel `column`. */
function putCubic(
  arrays: Arrays,
  frame: Frame,
  row: number,
  column: number,
  phase: number,
  out: number,
): void {
  const { bytes, clamped, shorts } = arrays;
  const { ring, pitch, mask, weights } = frame;
  const wx = weights / 2 + phase;
  const wy = weights / 2 + (row & 127) * 4;
  const first = (row >> 7) - 1;
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    const at = ring + ((first + j) & mask) * pitch + column - 1;
    const along =
      (at0(bytes, at) - 128) * at0(shorts, wx) +
      (at0(bytes, at + 1) - 128) * at0(shorts, wx + 1) +
      (at0(bytes, at + 2) - 128) * at0(shorts, wx + 2) +
      (at0(bytes, at + 3) - 128) * at0(shorts, wx + 3);
    sum += along * at0(shorts, wy + j);
  }
  clamped[out] = ((sum + 8192) >> 14) + 128;
}

function projectLateral(
  arrays: Arrays,
  frame: Frame,
  x: number,
  y: number,
  _scratch: number,
  tiles: number[],
): void {
  const { floats, integers } = arrays;
  const size = frame.tileSize;
  const perRadian = f32(frame.rowsPerRadian * 128);
  const middle = f32(f32(frame.middleRow * 128) + 0.5);
  for (let j = 0; j < size; j++) {
    const v = onFace(frame, y + j);
    for (let i = 0; i < size; i++) {
      const latitude = arctangent(f32(v * at0(floats, frame.cosines / 4 + x + i)));
      const row = Math.trunc(f32(middle + f32(perRadian * latitude)));
      for (let k = 0; k < 4; k++) {
        const column = (x + i) * 4 + k;
        const offset = at0(integers, frame.offsets / 4 + column);
        const phase = at0(integers, frame.phases / 4 + column);
        putCubic(arrays, frame, row, offset, phase, at0(tiles, k) + j * size + i);
      }
    }
  }
}

interface PolarParts {
  sign: 1 | -1;
  x: number;
  y: number;
  size: number;
  parts: number[];
}

function projectPolar(arrays: Arrays, frame: Frame, { sign, x, y, size, parts }: PolarParts): void {
  const perRow = f32(f32(sign * frame.rowsPerRadian) * 128);
  const pole = f32(f32((sign > 0 ? frame.topPole : frame.bottomPole) * 128) + 0.5);
  const perColumn = f32(frame.columnsPerRadian * 128);
  const middle = frame.middleColumn * 128;
  for (let j = 0; j < size; j++) {
    const v = fromRim(frame, y + j);
    for (let i = 0; i < size; i++) {
      const u = fromRim(frame, x + i);
      const row = Math.trunc(f32(pole + f32(colatitudeOf(u, v) * perRow)));
      const near = Math.trunc(f32(f32(yawOf(u, v) * perColumn) + 0.5));
      const away = middle + 64 - near;
      // The side of the face that is towards the picture's middle is the lower one above and the upper one below.
      const [upper, lower] = sign > 0 ? [away, near] : [near, away];
      const columns = [middle - upper, middle + upper, middle - lower, middle + lower];
      for (const [part, column] of columns.entries()) {
        const [across, down] = [part & 1 ? size - 1 - i : i, part & 2 ? size - 1 - j : j];
        const out = at0(parts, part) + down * frame.tileSize + across;
        putCubic(arrays, frame, row, column >> 7, (column & 127) * 4, out);
      }
    }
  }
}

function onFace(frame: Frame, pixel: number): number {
  return f32(f32(f32(pixel + 0.5) * frame.faceStep) - 1);
}

/** How far a pixel of the first half of a face is from its middle. */
function fromRim(frame: Frame, pixel: number): number {
  return f32(1 - f32(f32(pixel + 0.5) * frame.faceStep));
}

/** The angle from the face's own pole. */
function colatitudeOf(u: number, v: number): number {
  const radius = f32(Math.sqrt(f32(f32(u * u) + f32(v * v))));
  return radius > 1 ? f32(quarterTurn - arctangent(f32(1 / radius))) : arctangent(radius);
}

/** The angle from v towards u, both above 0. */
function yawOf(u: number, v: number): number {
  const angle = arctangent(f32(Math.min(u, v) / Math.max(u, v)));
  return u > v ? f32(quarterTurn - angle) : angle;
}

function downsample(bytes: Uint8Array, plane: number, size: number, quarter: number): void {
  for (let j = 0; j < size / 2; j++) {
    for (let i = 0; i < size / 2; i++) {
      const at = plane + 2 * j * size + 2 * i;
      const sum = at0(bytes, at) + at0(bytes, at + 1) + at0(bytes, at + size) + at0(bytes, at + size + 1);
      bytes[quarter + j * size + i] = (sum + 2) >> 2;
    }
  }
}

function blurRow(bytes: Uint8Array, row: number, width: number, reach: number, scratch: number): void {
  bytes.copyWithin(scratch, row + width - reach, row + width);
  bytes.copyWithin(scratch + reach, row, row + width);
  bytes.copyWithin(scratch + width + reach, row, row + reach);
  const count = 2 * reach + 1;
  const share = Math.floor((65536 + (count >> 1)) / count);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += at0(bytes, scratch + i);
  for (let x = 0; x < width; x++) {
    bytes[row + x] = Math.min(255, (sum * share + 32768) >>> 16);
    sum += at0(bytes, scratch + x + count) - at0(bytes, scratch + x);
  }
}

/** The shares of red, green and blue in luma, in 1/32768 (JFIF 1.02: BT.601 in full range). */
const lumaShares = [9798, 19235, 3735];
const colourShares = [
  [-5529, -10855, 16384],
  [16384, -13720, -2664],
];

function toYcc(bytes: Uint8Array, rows: number[], width: number, planes: number[]): void {
  const weighed = (shares: readonly number[], at: number) =>
    shares.reduce((sum, share, channel) => sum + share * at0(bytes, at + channel), 0);
  for (let x = 0; x < width; x++) {
    for (const [index, row] of rows.entries()) {
      bytes[at0(planes, index) + x] = (weighed(lumaShares, row + 3 * x) + (1 << 14)) >> 15;
    }
  }
  for (let x = 0; x < width; x += 2) {
    for (const [index, shares] of colourShares.entries()) {
      const sums = rows.map((row) => weighed(shares, row + 3 * x) + weighed(shares, row + 3 * x + 3));
      const value = ((at0(sums, 0) + at0(sums, 1) + (1 << 16)) >> 17) + 128;
      bytes[at0(planes, index + 2) + x / 2] = Math.min(255, value);
    }
  }
}

function toRgb(
  { bytes, clamped }: Arrays,
  planes: number[],
  { width, step, rgb }: { width: number; step: number; rgb: number },
): void {
  for (let x = 0; x < width; x += step) {
    const luma = at0(bytes, at0(planes, 0) + x);
    const cb = at0(bytes, at0(planes, 1) + (x >> 1)) - 128;
    const cr = at0(bytes, at0(planes, 2) + (x >> 1)) - 128;
    clamped[rgb + 3 * x] = luma + ((91881 * cr + 32768) >> 16);
    clamped[rgb + 3 * x + 1] = luma - ((22554 * cb + 46802 * cr + 32767) >> 16);
    clamped[rgb + 3 * x + 2] = luma + ((116130 * cb + 32768) >> 16);
  }
}

/** An element that is known to be there; the type says only that it may be. */
function at0(array: ArrayLike<number>, index: number): number {
  return array[index] as number;
}

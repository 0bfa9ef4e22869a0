/**
 * What the kernel has to know of a plane of a panorama, as 32-bit words in the shared memory. Rows are counted from the
 * first guard row, see plane-memory.ts.
 */
export interface Frame {
  /** Address of the first pixel of row 0; row y lies `(y & mask) * pitch` bytes further. */
  ring: number;
  pitch: number;
  mask: number;
  tileSize: number;
  /** From one pixel of a face to the next, on a plane at distance 1. */
  faceStep: number;
  rowsPerRadian: number;
  /** Row of the horizon, of the zenith and of the nadir. */
  middleRow: number;
  topPole: number;
  bottomPole: number;
  columnsPerRadian: number;
  /** Column of yaw 0. */
  middleColumn: number;
  /** Address of the cosine of the yaw of each column of a face, 32-bit floats. */
  cosines: number;
  /** For each column of a face, one for each of f r b l: its source pixel in a row. */
  offsets: number;
  /** Likewise: the index of its weights. */
  phases: number;
  /** Four 16-bit weights for each 1/128 of a pixel. */
  weights: number;
}

const words: readonly (readonly [keyof Frame, 'integer' | 'float'])[] = [
  ['ring', 'integer'],
  ['pitch', 'integer'],
  ['mask', 'integer'],
  ['tileSize', 'integer'],
  ['faceStep', 'float'],
  ['rowsPerRadian', 'float'],
  ['middleRow', 'float'],
  ['topPole', 'float'],
  ['bottomPole', 'float'],
  ['columnsPerRadian', 'float'],
  ['middleColumn', 'float'],
  ['cosines', 'integer'],
  ['offsets', 'integer'],
  ['phases', 'integer'],
  ['weights', 'integer'],
];

/** Size in bytes of a frame in the shared memory. */
export const frameBytes = words.length * 4;

/** Writes a frame in the order of kernel.c's struct. */
export function writeFrame(buffer: ArrayBufferLike, address: number, frame: Frame): void {
  const view = new DataView(buffer, address, frameBytes);
  for (const [index, [name, kind]] of words.entries()) {
    if (kind === 'float') view.setFloat32(index * 4, frame[name], true);
    else view.setInt32(index * 4, frame[name], true);
  }
}

/** Reads what `writeFrame` wrote; floats come back with 32-bit precision. */
export function readFrame(buffer: ArrayBufferLike, address: number): Frame {
  const view = new DataView(buffer, address, frameBytes);
  const entries = words.map(([name, kind], index) => [
    name,
    kind === 'float' ? view.getFloat32(index * 4, true) : view.getInt32(index * 4, true),
  ]);
  return Object.fromEntries(entries) as Frame;
}

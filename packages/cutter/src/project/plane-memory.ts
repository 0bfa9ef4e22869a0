/**
 * A plane of the source in the threads' shared memory: luma, or chroma with half as many rows and columns. A ring of rows
 * that the kernel projects tiles from, and what it must know for that.
 */
import { type Frame, frameBytes, writeFrame } from '../native/kernel/frame.ts';
import { guardRows, type TilePlan } from './tile-plan.ts';

/** Addresses are in the shared memory. */
export interface PlaneMemory {
  /** What the kernel is given. */
  frame: number;
  ring: number;
  pitch: number;
  ringRows: number;
  /** The width of the plane, in pixels. */
  width: number;
  height: number;
  /** Edge of a tile in this plane. */
  tileSize: number;
}

/** Where a plane's tables are; both chroma planes have the same ones. */
export interface PlaneTables {
  cosines: number;
  offsets: number;
  phases: number;
  weights: number;
}

/** Pixels repeated at each end of a row, round the back; the producer of rows may write as many beyond its end. */
export const rimPixels = 8;
/** Steps between two pixels. */
const phaseCount = 128;

type Take = (bytes: number) => number;

/** How wide and high the planes of a plan are: luma's, or chroma's. */
function sizeOf({ width, height, tileSize, levelCount }: TilePlan, kind: 'luma' | 'chroma') {
  const [whole, faceSize] = [{ width, height, tileSize }, tileSize * 2 ** (levelCount - 1)];
  if (kind === 'luma') return { ...whole, faceSize };
  return {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    tileSize: tileSize / 2,
    faceSize: faceSize / 2,
  };
}

/** Finds room for a plane. `ringRows` is a power of two. */
export function layPlane(plan: TilePlan, kind: 'luma' | 'chroma', ringRows: number, take: Take): PlaneMemory {
  const { width, height, tileSize } = sizeOf(plan, kind);
  const pitch = pitchFor(width + 2 * rimPixels);
  const frame = take(frameBytes);
  return { frame, ring: take(ringRows * pitch), pitch, ringRows, width, height, tileSize };
}

/** Finds room for the tables of the planes of a kind. */
export function layTables(plan: TilePlan, kind: 'luma' | 'chroma', take: Take): PlaneTables {
  const { faceSize } = sizeOf(plan, kind);
  const columns = { cosines: take(faceSize * 4), offsets: take(faceSize * 16), phases: take(faceSize * 16) };
  return { ...columns, weights: take(phaseCount * 8) };
}

/** Fills the tables of both kinds and passes all three planes to the kernel. */
export function fillPlanes(
  buffer: ArrayBufferLike,
  levelCount: number,
  [luma, ...chroma]: readonly [PlaneMemory, PlaneMemory, PlaneMemory],
  tables: Record<'luma' | 'chroma', PlaneTables>,
): void {
  const faceSizeOf = (plane: PlaneMemory) => plane.tileSize * 2 ** (levelCount - 1);
  for (const [kind, plane] of [['luma', luma] as const, ['chroma', chroma[0]] as const]) {
    writeColumns(buffer, tables[kind], plane.width, faceSizeOf(plane));
    writeWeights(buffer, tables[kind].weights, kind);
  }
  writePlane(buffer, luma, tables.luma, faceSizeOf(luma));
  for (const plane of chroma) writePlane(buffer, plane, tables.chroma, faceSizeOf(plane));
}

/** Passes a plane to the kernel. */
function writePlane(
  buffer: ArrayBufferLike,
  plane: PlaneMemory,
  tables: PlaneTables,
  faceSize: number,
): void {
  const { ring, pitch, ringRows, tileSize } = plane;
  const place = { ring: ring + rimPixels, pitch, mask: ringRows - 1, tileSize };
  writeFrame(buffer, plane.frame, { ...place, ...tables, ...geometryOf(plane, faceSize) });
}

/** Bytes from row to row: in whole cache lines, whose number keeps neighbouring rows out of each other's places. */
function pitchFor(rowBytes: number): number {
  const lines = Math.ceil(rowBytes / 64);
  return (lines + ((5 - lines) & 15)) * 64;
}

type GeometryField =
  | 'faceStep'
  | 'rowsPerRadian'
  | 'middleRow'
  | 'topPole'
  | 'bottomPole'
  | 'columnsPerRadian'
  | 'middleColumn';

function geometryOf({ width, height }: PlaneMemory, faceSize: number): Pick<Frame, GeometryField> {
  return {
    faceStep: 2 / faceSize,
    rowsPerRadian: height / Math.PI,
    // A pixel's value is at its middle.
    middleRow: height / 2 - 0.5 + guardRows,
    topPole: guardRows - 0.5,
    bottomPole: height - 0.5 + guardRows,
    columnsPerRadian: width / (2 * Math.PI),
    middleColumn: width / 2 - 0.5,
  };
}

/** Writes where the source pixels of a face's columns are. */
function writeColumns(
  buffer: ArrayBufferLike,
  { cosines: cosinesAt, offsets: offsetsAt, phases: phasesAt }: PlaneTables,
  width: number,
  faceSize: number,
): void {
  const cosines = new Float32Array(buffer, cosinesAt, faceSize);
  const offsets = new Int32Array(buffer, offsetsAt, faceSize * 4);
  const phases = new Int32Array(buffer, phasesAt, faceSize * 4);
  for (let column = 0; column < faceSize; column++) {
    const u = (2 * (column + 0.5)) / faceSize - 1;
    cosines[column] = 1 / Math.hypot(1, u);
    for (let quarter = 0; quarter < 4; quarter++) {
      const turn = (Math.atan(u) / (2 * Math.PI) + quarter / 4 + 0.5) % 1;
      const place = Math.floor((turn * width - 0.5) * phaseCount + 0.5);
      offsets[column * 4 + quarter] = Math.floor(place / phaseCount);
      phases[column * 4 + quarter] = (place & (phaseCount - 1)) * 4;
    }
  }
}

/** How sharp the cubic is: -0.5 is Catmull-Rom; these come closest to the truth (docs/decisions/106). */
const sharpness = { luma: -0.6, chroma: -1 };

/** Writes the weights of all phases. */
function writeWeights(buffer: ArrayBufferLike, address: number, kind: 'luma' | 'chroma'): void {
  const table = new Int16Array(buffer, address, phaseCount * 4);
  const a = sharpness[kind];
  for (let phase = 0; phase < phaseCount; phase++) {
    const t = phase / phaseCount;
    const exact = [
      ((a * t - 2 * a) * t + a) * t,
      ((a + 2) * t - (a + 3)) * t * t + 1,
      ((-(a + 2) * t + (2 * a + 3)) * t - a) * t,
      (-a * t + a) * t * t,
    ];
    const weights = exact.map((weight) => Math.round(weight * 128));
    const missing = 128 - weights.reduce((sum, weight) => sum + weight, 0);
    const heavier = t < 0.5 ? 1 : 2;
    table.set(
      weights.map((weight, index) => (index === heavier ? weight + missing : weight)),
      phase * 4,
    );
  }
}

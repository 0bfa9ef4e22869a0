/**
 * Round parts of a panorama that nobody is to recognise. What is in one is replaced by a smooth mixture of 25 mean
 * colours, taken from a small version: nothing finer is left that could be sharpened again.
 */
import {
  angleBetween,
  type Colour,
  type Direction,
  directionOf,
  type RgbPicture,
  sampleColour,
} from '@tourwright/tour/sphere';

/** Radians. */
export interface RoundRegion {
  yaw: number;
  pitch: number;
  radius: number;
}

/** Changes a row of the whole sphere in place; `first` is the column of its first pixel. */
export type RowEffect = (row: Uint8Array, y: number, first?: number) => void;

/** Mean colours along each side of the square around the part. */
const cells = 5;
/** Around the part the blur fades within this share of its radius. */
const rim = 0.15;
const reach = 1 + rim;

interface RegionBlur {
  middle: Direction;
  right: Direction;
  up: Direction;
  part: RoundRegion;
  grid: Colour[];
}

/** Makes the row effect that blurs round regions of the sphere, by the pixels of a small copy. */
export function createRegionBlur(
  parts: readonly RoundRegion[],
  small: RgbPicture,
  { width, height }: { width: number; height: number },
): RowEffect {
  const blurs = parts.map((part) => blurOf(part, small));
  const directions = columnsOf(width);
  return (row, y, first = 0) => {
    const pitch = (0.5 - (y + 0.5) / height) * Math.PI;
    for (const blur of blurs) {
      if (Math.abs(pitch - blur.part.pitch) <= blur.part.radius * reach) {
        coverRow(row, first, width, pitch, blur, directions);
      }
    }
  };
}

function blurOf(part: RoundRegion, small: RgbPicture): RegionBlur {
  const { yaw, pitch, radius } = part;
  const middle = directionOf(yaw, pitch);
  const right = directionOf(yaw + Math.PI / 2, 0);
  const up = directionOf(yaw, pitch + Math.PI / 2);
  const size = (2 * reach) / cells;
  const samples = 12;
  const grid = Array.from({ length: cells * cells }, (_, cell) => {
    const sum: Colour = [0, 0, 0];
    for (let k = 0; k < samples * samples; k++) {
      const x = ((cell % cells) + ((k % samples) + 0.5) / samples) * size - reach;
      const y = (Math.floor(cell / cells) + (Math.floor(k / samples) + 0.5) / samples) * size - reach;
      const colour = sampleColour(small, offset({ middle, right, up }, x * radius, y * radius));
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] / samples ** 2;
    }
    return sum;
  });
  return { middle, right, up, part, grid };
}

/** How far from the middle to the right and up, along great circles. */
function offset(
  { middle, right, up }: Pick<RegionBlur, 'middle' | 'right' | 'up'>,
  x: number,
  y: number,
): Direction {
  const angle = Math.hypot(x, y);
  const along = angle === 0 ? 0 : Math.sin(angle) / angle;
  const at = (axis: 0 | 1 | 2) => middle[axis] * Math.cos(angle) + (right[axis] * x + up[axis] * y) * along;
  return [at(0), at(1), at(2)];
}

function columnsOf(width: number) {
  const turn = (x: number) => ((x + 0.5) / width - 0.5) * 2 * Math.PI;
  return {
    sines: Float64Array.from({ length: width }, (_, x) => Math.sin(turn(x))),
    cosines: Float64Array.from({ length: width }, (_, x) => Math.cos(turn(x))),
  };
}

function coverRow(
  row: Uint8Array,
  first: number,
  width: number,
  pitch: number,
  blur: RegionBlur,
  { sines, cosines }: ReturnType<typeof columnsOf>,
): void {
  const { middle, right, up, part } = blur;
  const [level, y] = [Math.cos(pitch), Math.sin(pitch)];
  const least = Math.cos(Math.min(Math.PI, part.radius * reach));
  const count = row.length / 3;
  for (let i = 0; i < count; i++) {
    const column = (first + i) % width;
    const [x, z] = [(sines[column] as number) * level, -(cosines[column] as number) * level];
    if (x * middle[0] + y * middle[1] + z * middle[2] < least) continue;
    const direction: Direction = [x, y, z];
    const angle = angleBetween(direction, middle);
    const share = Math.min(1, Math.max(0, (reach - angle / part.radius) / rim));
    const across = x * right[0] + y * right[1] + z * right[2];
    const above = x * up[0] + y * up[1] + z * up[2];
    const scale = angle / part.radius / (Math.hypot(across, above) || 1);
    const colour = mixture(blur.grid, across * scale, above * scale);
    for (const channel of [0, 1, 2] as const) {
      const at = i * 3 + channel;
      row[at] = Math.round((row[at] as number) * (1 - share) + colour[channel] * share);
    }
  }
}

function mixture(grid: readonly Colour[], x: number, y: number): Colour {
  const place = (along: number) =>
    Math.min(Math.max(((along + reach) / (2 * reach)) * cells - 0.5, 0), cells - 1.001);
  const [column, row] = [Math.floor(place(x)), Math.floor(place(y))];
  const [right, up] = [place(x) - column, place(y) - row];
  const at = (i: number, j: number) => grid[(row + j) * cells + column + i] as Colour;
  const mix = (channel: 0 | 1 | 2) =>
    (at(0, 0)[channel] * (1 - right) + at(1, 0)[channel] * right) * (1 - up) +
    (at(0, 1)[channel] * (1 - right) + at(1, 1)[channel] * right) * up;
  return [mix(0), mix(1), mix(2)];
}

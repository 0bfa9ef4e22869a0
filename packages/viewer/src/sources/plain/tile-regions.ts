/** The region of an equirectangular picture that a tile of a cube face needs. Pure. */
import type { Coverage } from '@tourwright/tour/pyramid';
import { directionOfFace, type Face, yawPitchOf } from '@tourwright/tour/sphere';
import type { PictureSize } from './picture-header.ts';

/** A rectangle on a face, 0..1 from its left and its top. */
export interface TileArea {
  face: Face;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From one place to another, as fractions of the whole sphere's picture: 0 at its left or its top, 1 at its right or its bottom. */
interface Range {
  from: number;
  to: number;
}

/** A rectangle of the picture. */
export interface TileRegion {
  /** Whole pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** What of the sphere it holds, with a rim for filtering. */
  across: Range;
  down: Range;
  /** What is taken from it; beyond lies another region's part. */
  taken: Range;
  /** The largest circle of latitude that it touches, as a part of the equator. */
  girth: number;
}

/** The number of points along each edge that are sampled to find a tile's extent. */
const places = 24;
/** Filters look this many pixels further. */
const rim = 3;

/** The regions that a tile needs: none where the picture has nothing, two where it is across the back. */
export function tileRegions(area: TileArea, size: PictureSize, coverage: Coverage): TileRegion[] {
  const { across, down } = reachOf(area);
  const girth = Math.sin(Math.PI * (down.from < 0.5 && down.to > 0.5 ? 0.5 : nearestToHalf(down)));
  return partsOf(across).flatMap((taken) => {
    const x = pixels(taken, coverage.left, coverage.width, size.width);
    const y = pixels(down, coverage.top, coverage.height, size.height);
    if (x.to <= x.from || y.to <= y.from) return [];
    return [
      {
        left: x.from,
        top: y.from,
        width: x.to - x.from,
        height: y.to - y.from,
        across: {
          from: coverage.left + (x.from / size.width) * coverage.width,
          to: coverage.left + (x.to / size.width) * coverage.width,
        },
        down: {
          from: coverage.top + (y.from / size.height) * coverage.height,
          to: coverage.top + (y.to / size.height) * coverage.height,
        },
        taken,
        girth,
      },
    ];
  });
}

function nearestToHalf({ from, to }: Range): number {
  return Math.abs(from - 0.5) < Math.abs(to - 0.5) ? from : to;
}

/** How far a tile reaches around and down the sphere; around from a place that may be beyond the back. */
function reachOf(area: TileArea): { across: Range; down: Range } {
  const { face, left, top, right, bottom } = area;
  const middle = yawPitchOf(directionOfFace(face, (left + right) / 2, (top + bottom) / 2));
  const center = middle.yaw / (2 * Math.PI) + 0.5;
  const [across, down]: [number[], number[]] = [[], []];
  for (let index = 0; index <= places; index++) {
    const part = index / places;
    const [s, t] = [left + (right - left) * part, top + (bottom - top) * part];
    for (const [x, y] of [
      [s, top],
      [s, bottom],
      [left, t],
      [right, t],
    ] as const) {
      const direction = directionOfFace(face, x, y);
      const { yaw, pitch } = yawPitchOf(direction);
      down.push(0.5 - pitch / Math.PI);
      // At a pole every yaw is as good as another.
      if (Math.hypot(direction[0], direction[2]) < 1e-6) continue;
      const u = yaw / (2 * Math.PI) + 0.5;
      across.push(u - Math.round(u - center));
    }
  }
  const isOverPole = (face === 'u' || face === 'd') && left < 0.5 && right > 0.5 && top < 0.5 && bottom > 0.5;
  if (isOverPole) {
    down.push(face === 'u' ? 0 : 1);
    return { across: { from: 0, to: 1 }, down: rangeOf(down) };
  }
  return { across: rangeOf(across), down: rangeOf(down) };
}

function rangeOf(values: number[]): Range {
  return { from: Math.min(...values), to: Math.max(...values) };
}

/** The parts of a range that are before and beyond the back, which is at both ends of the picture. */
function partsOf({ from, to }: Range): Range[] {
  if (from < 0) {
    return [
      { from: from + 1, to: 1 },
      { from: 0, to },
    ];
  }
  if (to > 1) {
    return [
      { from, to: 1 },
      { from: 0, to: to - 1 },
    ];
  }
  return [{ from, to }];
}

/** The pixels of a range in a picture that begins at `start` and covers `share` of the sphere's. */
function pixels({ from, to }: Range, start: number, share: number, size: number): Range {
  const at = (place: number) => ((place - start) / share) * size;
  return {
    from: Math.max(0, Math.floor(at(from)) - rim),
    to: Math.min(size, Math.ceil(at(to)) + rim),
  };
}

/**
 * Which way a building's walls run in a panorama, from its straight lines alone. Rooms are built of right angles (the
 * "Manhattan world" of Coughlan & Yuille, ICCV 1999), so most lines run along one of two level directions, or upwards. A
 * straight line is seen on a great circle, whose normal is perpendicular to the line; the level part of the normal of a level
 * line is so too, whence its azimuth modulo 90 degrees is the line's own. Most lines agree about it. The panorama has
 * to be level. Pure.
 */
import type { Axes } from '@tourwright/tour/building';
import type { Coverage } from '@tourwright/tour/pyramid';
import {
  type Direction,
  degrees,
  directionOfFace,
  equirectangularOf,
  type Face,
  faces,
} from '@tourwright/tour/sphere';
import { createGradients, findSegments, type Segment } from './find-segments.ts';

/** The faces of a panorama, grey: one byte a pixel, `edge` pixels wide and high. */
export interface GreyFaces {
  edge: number;
  pixels: Record<Face, Uint8Array>;
  /** The part of the sphere that is photo; absent: all of it. */
  coverage?: Coverage | undefined;
}

/** The evidence of a line: an azimuth modulo 90 degrees, and its weight. */
interface WallLine {
  /** Where the middle of the line is seen. */
  middle: Direction;
  /** Degrees, 0..90. */
  azimuth: number;
  weight: number;
}

/** Steeper great circles are those of upright lines; those that are level as the horizon say nothing either. */
const [leastSlope, mostSlope] = [0.2, 0.995];

/** The lines of a panorama that may belong to its walls. */
export function wallLines({ edge, pixels, coverage }: GreyFaces): WallLine[] {
  const gradients = createGradients(edge);
  return faces.flatMap((face) =>
    findSegments(pixels[face], gradients).flatMap((segment) => {
      const line = wallLine(face, edge, segment);
      return line && isPhoto(line.middle, coverage) ? [line] : [];
    }),
  );
}

function wallLine(face: Face, edge: number, { x1, y1, x2, y2 }: Segment): WallLine | null {
  const [ax, ay, az] = directionOfFace(face, x1 / edge, y1 / edge);
  const [bx, by, bz] = directionOfFace(face, x2 / edge, y2 / edge);
  const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  // The sine of the angle that the line is seen under.
  const length = Math.hypot(x, y, z);
  const slope = Math.abs(y) / length;
  if (slope < leastSlope || slope > mostSlope) return null;
  const azimuth = modulo90(degrees(Math.atan2(z, x)));
  // The nearer to the horizon, the less a line's tilt says about its direction.
  const weight = length * Math.sqrt(1 - slope * slope);
  return { middle: [ax + bx, ay + by, az + bz], azimuth, weight };
}

/** Around a part of the sphere lies what was made up, and its rim is not a line of the building. */
function isPhoto(direction: Direction, coverage: Coverage | undefined): boolean {
  if (!coverage) return true;
  const { u, v } = equirectangularOf(direction);
  const [x, y] = [(u - coverage.left + 1) % 1, v - coverage.top];
  const margin = 0.01;
  const isAcross = coverage.width >= 1 || (x > margin && x < coverage.width - margin);
  return isAcross && y > margin && y < coverage.height - margin;
}

/** Rises when the axes of a panorama would come out otherwise than before. */
export const axesVersion = 1;

/** Steps of the histogram of azimuths, degrees, and the kernel that smooths it. */
const step = 0.1;
const steps = Math.round(90 / step);
const spread = 0.7;
/** Peaks nearer to each other than this are the same. */
const apart = 5;
/** What is within this of the peak puts it right. */
const near = 1.5;
/** Fewer lines, or a smaller total than this, are no evidence: about two door frames seen from three metres. */
const leastLines = 12;
const leastWeight = 1.5;

/** Half of the panorama that says something else than the other takes this much of the confidence. */
const mostApart = 3;
const disagreement = 0.5;
/** What is less sure is as likely wrong: herringbone floors and forests. */
const leastConfidence = 0.3;

/** The walls' directions by the lines of a panorama, in degrees; null when the evidence is too weak. */
export function axesOfLines(lines: readonly WallLine[]): Axes | null {
  const found = highestPeak(lines);
  if (!found) return null;
  const [left, right] = [true, false].map((isLeft) =>
    highestPeak(lines.filter(({ middle }) => middle[0] < 0 === isLeft)),
  );
  const isDoubtful = left && right && distance(left.yaw, right.yaw) > mostApart;
  const confidence = found.confidence * (isDoubtful ? disagreement : 1);
  return confidence < leastConfidence ? null : { yaw: found.yaw, confidence };
}

/** Where most lines agree; its confidence is by how much more than anywhere else. */
export function highestPeak(lines: readonly WallLine[]): Axes | null {
  const weight = lines.reduce((sum, line) => sum + line.weight, 0);
  if (lines.length < leastLines || weight < leastWeight) return null;
  const density = densityOf(lines);
  const best = highest(density, () => true);
  const peak = best * step;
  const rival = highest(density, (at) => distance(at * step, peak) > apart);
  const [most, next] = [density[best] ?? 0, density[rival] ?? 0];
  const agreeing = lines.filter(({ azimuth }) => distance(azimuth, peak) <= near);
  const sum = agreeing.reduce((total, line) => total + line.weight, 0);
  const off = agreeing.reduce((total, line) => total + line.weight * signed(line.azimuth - peak), 0) / sum;
  return { yaw: modulo90(peak + off), confidence: 1 - next / most };
}

/** Which way a panorama's walls run; null when its lines do not show it. Takes 21 bytes per pixel of a face. */
export function findAxes(panorama: GreyFaces): Axes | null {
  return axesOfLines(wallLines(panorama));
}

function densityOf(lines: readonly WallLine[]): Float64Array {
  const counts = new Float64Array(steps);
  for (const { azimuth, weight } of lines) {
    const at = Math.round(azimuth / step) % steps;
    counts[at] = (counts[at] ?? 0) + weight;
  }
  const reach = Math.ceil((3 * spread) / step);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-(((i - reach) * step) ** 2) / (2 * spread * spread)),
  );
  return Float64Array.from(counts, (_, at) =>
    kernel.reduce((sum, share, i) => sum + share * (counts[(at + i - reach + steps) % steps] ?? 0), 0),
  );
}

function highest(density: Float64Array, isMeant: (at: number) => boolean): number {
  return density.reduce(
    (best, value, at) => (isMeant(at) && !(value <= (density[best] ?? 0)) ? at : best),
    -1,
  );
}

function modulo90(angle: number): number {
  const rest = ((angle % 90) + 90) % 90;
  // What rounding makes of an angle just below 0.
  return rest >= 90 ? 0 : rest;
}

/** The same angle modulo 90 degrees, -45..45. */
function signed(angle: number): number {
  return modulo90(angle + 45) - 45;
}

function distance(a: number, b: number): number {
  return Math.abs(signed(a - b));
}

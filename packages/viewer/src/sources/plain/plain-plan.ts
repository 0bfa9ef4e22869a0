/** The layout of a plain picture: its position on the sphere, and its levels. */
import {
  type Coverage,
  coverageOf,
  levelsOf,
  type PyramidLevel,
  planPyramid,
  readGPano,
} from '@tourwright/tour/pyramid';
import { radians, type Turn, turnBack, turnOf } from '@tourwright/tour/sphere';
import type { PictureSize } from './picture-header.ts';

/** What is known about a picture besides its file. */
export interface PlainOptions {
  /** The part of the sphere that it covers; absent: as its file says, else as its shape does. */
  coverage?: Coverage | undefined;
  /** Whether what the camera wrote in it counts; it does by default. */
  hasPose?: boolean | undefined;
}

/** How one equirectangular picture becomes levels and tiles. */
export interface PlainPlan {
  /** Pixels of the file. */
  file: PictureSize;
  /** Pixels that are decoded: fewer where the device does not hold all. */
  decoded: PictureSize;
  coverage: Coverage;
  levels: PyramidLevel[];
  heading: number | undefined;
  turn: Turn | undefined;
}

/** Plans a picture for a device that holds this many pixels. */
export function planPlain(
  file: PictureSize,
  xmp: string,
  mostPixels: number,
  { coverage: given, hasPose = true }: PlainOptions = {},
): PlainPlan {
  const gpano = readGPano(hasPose ? xmp : '');
  const coverage = given ?? coverageOf(file.width, file.height, gpano.crop);
  const scale = Math.min(1, Math.sqrt(mostPixels / (file.width * file.height)));
  const decoded = scale === 1 ? file : scaled(file, scale);
  const { heading, pitch, roll } = gpano;
  return {
    file,
    decoded,
    coverage,
    levels: levelsOf(planPyramid(decoded.width / coverage.width)),
    heading: heading ?? undefined,
    turn: pitch || roll ? levelling(radians(pitch ?? 0), radians(roll ?? 0)) : undefined,
  };
}

/** From a direction of the scene to that of a picture whose middle looks up by `pitch` and whose horizon is turned left by `roll`. */
function levelling(pitch: number, roll: number): Turn {
  return turnBack(turnOf({ yaw: 0, pitch, roll: -roll }));
}

/** Scales a size, in whole pixels and never below one. */
export function scaled({ width, height }: PictureSize, scale: number): PictureSize {
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

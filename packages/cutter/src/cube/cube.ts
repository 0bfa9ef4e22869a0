/** Panoramas given as the six faces of a cube. Plain values, since they are passed to threads. */
import type { Face } from '@tourwright/tour/sphere';
import { maxWidth, type PictureFile } from '../native/open-picture.ts';

/** How a picture shows its face: turned clockwise by this many quarters; from 4 on it is mirrored left to right besides. */
export type FaceTurn = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Where a face is. */
interface CubeFace {
  face: Face;
  file: PictureFile;
  left: number;
  top: number;
  /** As the back is upside down in an upright cross. */
  turn: FaceTurn;
}

/** Six faces of a cubemap, as they are found in one picture or six. */
export interface Cube {
  /** Edge of a face in pixels. */
  edge: number;
  faces: CubeFace[];
}

/** Six faces are held in memory at once: 300 MB. */
export const maxCubeEdge = 4096;

/** The full panorama that a cube makes: as many pixels around the horizon as its faces have. */
export function sizeOfCube({ edge }: Cube): { width: number; height: number } {
  const width = Math.min(4 * edge, maxWidth);
  return { width, height: width / 2 };
}

/** Where a place of a face is in its picture; all 0..1 from left and top. */
export function placeInPicture(turn: FaceTurn, s: number, t: number): readonly [s: number, t: number] {
  const turned = [
    [s, t],
    [1 - t, s],
    [1 - s, 1 - t],
    [t, 1 - s],
  ] as const;
  const [x, y] = turned[turn & 3] as (typeof turned)[number];
  return turn > 3 ? [1 - x, y] : [x, y];
}

import type { Manifest } from './manifest.ts';

/** A size of a panorama's faces, and how each face is cut. */
export interface PyramidLevel {
  /** Pixels along an edge of a face. */
  faceSize: number;
  /** Pixels along an edge of a whole tile; the last ones of a row or column may be smaller. */
  tileSize: number;
  /** Pixels by which a tile shows more than its own part at each side that has a neighbour; absent: none. */
  overlap?: number;
}

/** The levels of a panorama whose tiles are of one size. */
export function levelsOf({ levels, tileSize }: Pick<Manifest, 'levels' | 'tileSize'>): PyramidLevel[] {
  return levels.map(({ faceSize }) => ({ faceSize, tileSize }));
}

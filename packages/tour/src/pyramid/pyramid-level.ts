import type { Manifest } from './manifest.ts';

/** A size of a panorama's faces, and the size of their tiles. */
export interface PyramidLevel {
  /** Pixels along an edge of a face. */
  faceSize: number;
  /** Pixels along an edge of a whole tile; the last ones of a row or column may be smaller. */
  tileSize: number;
  /** Pixels by which a tile overlaps each neighbour; absent: 0. */
  overlap?: number;
}

/** The levels of a panorama whose tiles are of one size. */
export function levelsOf({ levels, tileSize }: Pick<Manifest, 'levels' | 'tileSize'>): PyramidLevel[] {
  return levels.map(({ faceSize }) => ({ faceSize, tileSize }));
}

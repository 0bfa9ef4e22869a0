/**
 * The manifest of a panorama: which levels and tiles exist. It lies at `{base}manifest.json`; its tiles at
 * `{base}{face}/{level}/{row}/{column}.{format}`.
 */

/** The manifest version that this code writes and reads. */
export const MANIFEST_VERSION = 1;

export type TileFormat = 'avif' | 'webp' | 'jpg';

/** The part of the full sphere that a partial panorama covers, as fractions 0..1 of the full equirectangular picture. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Manifest {
  version: typeof MANIFEST_VERSION;
  /** Pixels of the full equirectangular picture (2:1). */
  source: { width: number; height: number };
  /** Edge of a tile in pixels; tiles at a face's right and lower rim may be smaller. */
  tileSize: number;
  /** 0 is the coarsest; each face is `faceSize` pixels square. */
  levels: { faceSize: number }[];
  /** Formats in which every tile exists, best compression first. */
  formats: TileFormat[];
  /** Absent when the whole sphere is covered. */
  coverage?: Coverage;
  /** Compass direction of the centre column, degrees clockwise from north, when the photo says it. */
  heading?: number;
  /** The photo holds a view for each eye, the left one above; the tiles show that one. */
  stereo?: 'top-bottom';
}

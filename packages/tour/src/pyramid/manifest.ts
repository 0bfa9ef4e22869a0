/**
 * The manifest of a panorama: which levels and tiles exist. It is at `{base}manifest.json`; its tiles at
 * `{base}{face}/{level}/{row}/{column}.{format}`, those of a second eye at `{base}{right}{face}/…`.
 */

/** The manifest version that this code writes and reads. */
export const manifestVersion = 1;

/** A format of tiles, by its file extension. */
export type TileFormat = 'avif' | 'webp' | 'jpg';

/** The part of the full sphere that a partial panorama covers, as fractions 0..1 of the full equirectangular picture. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The left eye's picture is above the right one's, or left of it. */
export type StereoArrangement = 'top-bottom' | 'side-by-side';

/** What a pyramid consists of: levels, tiles, formats; stored as `manifest.json` beside the tiles. */
export interface Manifest {
  version: typeof manifestVersion;
  /** Pixels of the full equirectangular picture (2:1). */
  source: { width: number; height: number };
  /** Edge of a tile in pixels; tiles at a face's right and lower edge may be smaller. */
  tileSize: number;
  /** 0 is the coarsest; each face is `faceSize` pixels square. */
  levels: { faceSize: number }[];
  /** Formats in which every tile exists, best compression first. */
  formats: TileFormat[];
  /** Absent when the whole sphere is covered. */
  coverage?: Coverage;
  /** Compass direction of the centre column, degrees clockwise from north, when the photo says it. */
  heading?: number;
  /** How the photo holds a view for each eye, the left one first; the tiles are the left eye's. */
  stereo?: StereoArrangement;
  /**
   * The folder below the base with the right eye's tiles, such as `right/`: of the same levels, size and formats.
   * Absent: both eyes see the same, also of a stereo photo that was cut for one eye only.
   */
  right?: string;
}

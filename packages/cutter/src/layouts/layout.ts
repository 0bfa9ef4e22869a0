import type { Manifest } from '@tourwright/tour/pyramid';

/** The layout of tiles in a folder that a viewer expects, with the file that describes them. */
export interface Layout {
  manifestName: string;
  /** Where a tile is whose path in our layout is such as `f/2/0/1.jpg`. */
  pathOf(tile: string): string;
  /** Our path of the tile at that path; null when there is none. */
  tileAt(path: string): string | null;
  /** What is in the file. */
  describe(manifest: Manifest): unknown;
}

/** The parts of one of our paths; level 0 is the coarsest. */
export interface TilePath {
  /** The folder of the right eye, or nothing. */
  eye: string;
  face: string;
  level: number;
  row: number;
  column: number;
  format: string;
}

/** Makes a layout of its two ways between paths. */
export function createPaths(
  write: (tile: TilePath) => string,
  pattern: RegExp,
  read: (groups: Record<string, string>) => TilePath,
): Pick<Layout, 'pathOf' | 'tileAt'> {
  return {
    pathOf(path) {
      const found = ours.exec(path)?.groups;
      if (!found) throw new Error(`${path} is no tile`);
      return write(partsOf(found));
    },
    tileAt(path) {
      const found = pattern.exec(path)?.groups;
      if (!found) return null;
      const { eye, face, level, row, column, format } = read(found);
      return `${eye}${face}/${level}/${row}/${column}.${format}`;
    },
  };
}

const ours =
  /^(?<eye>right\/)?(?<face>[fblrud])\/(?<level>\d+)\/(?<row>\d+)\/(?<column>\d+)\.(?<format>\w+)$/;

/** The parts that a pattern with these names found. */
export function partsOf(groups: Record<string, string | undefined>): TilePath {
  const { eye = '', face = '', level, row, column, format = '' } = groups;
  return { eye, face, level: Number(level), row: Number(row), column: Number(column), format };
}

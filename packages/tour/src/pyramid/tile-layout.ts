import type { Face } from '../sphere/index.ts';
import type { PyramidLevel } from './pyramid-level.ts';
import type { TileId } from './tile.ts';

/** A level of a tool's tiles. */
export interface TileLevel extends PyramidLevel {
  /** What stands for the level in an address. */
  name: string;
  /** The address of this level's tiles, where it has its own. */
  address?: string;
}

/**
 * Where the tiles of a cube are. In the address `{level}`, `{face}`, `{row}` and `{column}` stand for the parts;
 * `{row:2}` is filled with zeros to two digits. Faces are those of `sphere/cubemap`.
 */
export interface TileLayout {
  address: string;
  /** Coarsest first. */
  levels: readonly TileLevel[];
  /** What the first row and column are called. */
  firstIndex: number;
  /** What the faces are called in addresses; absent: `f r b l u d`. */
  faceNames?: Readonly<Record<Face, string>>;
}

/** The address of a tile. Throws a RangeError for a level that the layout does not have. */
export function addressOfTile(layout: TileLayout, { face, level, row, column }: TileId): string {
  const found = layout.levels[level];
  if (!found) throw new RangeError(`No level ${level}`);
  const { firstIndex, faceNames } = layout;
  const values: Record<string, string> = {
    face: faceNames?.[face] ?? face,
    level: found.name,
    row: String(row + firstIndex),
    column: String(column + firstIndex),
  };
  return (found.address ?? layout.address).replace(
    /\{(face|level|row|column)(?::(\d))?\}/g,
    (_, name: string, digits?: string) => (values[name] ?? '').padStart(Number(digits ?? 0), '0'),
  );
}

import type { Face } from '../sphere/index.ts';
import type { Manifest, TileFormat } from './manifest.ts';

/** The name of a tile; rows count from the face's top, columns from its left. */
export interface TileId {
  face: Face;
  level: number;
  row: number;
  column: number;
}

/** Where a tile is; `baseUrl` ends with a slash. */
export function tileUrl(baseUrl: string, tile: TileId, format: TileFormat): string {
  return `${baseUrl}${tile.face}/${tile.level}/${tile.row}/${tile.column}.${format}`;
}

/** The edge of a face in pixels. Throws a RangeError for a level that the manifest does not have. */
export function faceSizeAt(manifest: Pick<Manifest, 'levels'>, level: number): number {
  const found = manifest.levels[level];
  if (!found) throw new RangeError(`No level ${level}`);
  return found.faceSize;
}

/** How many tiles are along one edge of a face. */
export function tilesPerSide(manifest: Pick<Manifest, 'levels' | 'tileSize'>, level: number): number {
  return Math.ceil(faceSizeAt(manifest, level) / manifest.tileSize);
}

/** The pixels of a tile, which may be fewer at a face's right and lower rim. */
export function tileSizeAt(
  manifest: Pick<Manifest, 'levels' | 'tileSize'>,
  tile: Omit<TileId, 'face'>,
): { width: number; height: number } {
  const faceSize = faceSizeAt(manifest, tile.level);
  const along = (index: number) => Math.min(manifest.tileSize, faceSize - index * manifest.tileSize);
  return { width: along(tile.column), height: along(tile.row) };
}

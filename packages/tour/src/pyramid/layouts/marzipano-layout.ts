import type { TileLayout } from '../tile-layout.ts';
import { isCount } from './level-sizes.ts';

/** A level of Marzipano's `CubeGeometry`. */
export interface MarzipanoLevel {
  size?: unknown;
  tileSize?: unknown;
  /** Only shown before the others: the preview. */
  fallbackOnly?: unknown;
}

/** The faces of a preview strip of Marzipano Tool, from top to bottom. */
export const marzipanoStrip = 'bdflru';

/**
 * The layout of Marzipano's tiles: `{f}`, `{z}`, `{y}` and `{x}` stand for face, level, row and column in the address, levels
 * count from 0, the preview's among them. Null when there is no level.
 */
export function marzipanoLayout(address: string, levels: readonly MarzipanoLevel[]): TileLayout | null {
  const own = levels.flatMap(({ size, tileSize, fallbackOnly }, index) =>
    fallbackOnly !== true && isCount(size) && isCount(tileSize)
      ? [{ name: String(index), faceSize: size, tileSize }]
      : [],
  );
  if (own.length === 0) return null;
  const parts = { f: 'face', z: 'level', y: 'row', x: 'column' } as const;
  return {
    address: address.replace(/\{([fzyx])\}/g, (_, name: keyof typeof parts) => `{${parts[name]}}`),
    levels: own,
    firstIndex: 0,
  };
}

import type { TileLayout } from '../tile-layout.ts';
import { isCount, isLevelCount } from './level-sizes.ts';

/**
 * The layout of Pannellum's `multiRes`; null when numbers are missing. Levels count from 1, the coarsest, to `maxLevel`, whose
 * faces have `cubeResolution` pixels, and each coarser one half of it, without the rest.
 */
export function pannellumLayout(
  multiRes: Readonly<Record<string, unknown>>,
  basePath: string,
): TileLayout | null {
  const {
    cubeResolution,
    tileResolution = 512,
    maxLevel,
    path = '/%l/%s%y_%x',
    extension = 'jpg',
  } = multiRes;
  if (!isCount(cubeResolution) || !isCount(tileResolution) || !isLevelCount(maxLevel)) return null;
  if (typeof path !== 'string') return null;
  const own = typeof multiRes['basePath'] === 'string' ? multiRes['basePath'] : '';
  const address = `${basePath}${own}${path}.${String(extension)}`
    .replaceAll('%s', '{face}')
    .replaceAll('%l', '{level}')
    .replaceAll('%y', '{row}')
    .replaceAll('%x', '{column}');
  const levels = Array.from({ length: maxLevel }, (_, index) => ({
    name: String(index + 1),
    faceSize: Math.max(1, Math.floor(cubeResolution / 2 ** (maxLevel - 1 - index))),
    tileSize: tileResolution,
  }));
  return { address, levels, firstIndex: 0 };
}

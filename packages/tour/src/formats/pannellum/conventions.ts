/**
 * Pannellum (2.5, https://pannellum.org/documentation/reference/). Degrees throughout: yaw to the right, 0 in the middle
 * of the panorama; pitch up; `hfov` is horizontal, 100 by default. `northOffset` is the compass direction of yaw 0.
 * Faces of `cubeMap` and of tiles are front, right, back, left, up, down, standing as in `sphere/cubemap`; levels of tiles
 * count from 1, the coarsest, to `maxLevel`, whose faces have `cubeResolution` pixels, and each coarser one half of it.
 */
import type { TileLayout } from '../imported-tour.ts';

export const defaultHfov = 100;

/** The layout of `multiRes`; null when numbers are missing. */
export function tileLayout(multiRes: Record<string, unknown>, basePath: string): TileLayout | null {
  const {
    cubeResolution,
    tileResolution = 512,
    maxLevel,
    path = '/%l/%s%y_%x',
    extension = 'jpg',
  } = multiRes;
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
  if (!isCount(cubeResolution) || !isCount(tileResolution) || !isCount(maxLevel)) return null;
  if (maxLevel > 20 || cubeResolution > 2 ** 17 || typeof path !== 'string') return null;
  const own = typeof multiRes['basePath'] === 'string' ? multiRes['basePath'] : '';
  const address = `${basePath}${own}${path}.${String(extension)}`
    .replaceAll('%s', '{face}')
    .replaceAll('%l', '{level}')
    .replaceAll('%y', '{row}')
    .replaceAll('%x', '{column}');
  const levels = Array.from({ length: maxLevel }, (_, index) => ({
    name: String(index + 1),
    faceSize: Math.ceil(cubeResolution / 2 ** (maxLevel - 1 - index)),
    tileSize: tileResolution,
  }));
  return { address, levels, firstIndex: 0 };
}

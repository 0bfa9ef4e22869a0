import type { Manifest } from '@tourwright/tour/pyramid';
import { createPaths, type Layout, partsOf } from './layout.ts';

/** Pannellum's `multires`: `level/faceRow_column`, levels from 1. */
export const pannellum: Layout = {
  manifestName: 'config.json',
  ...createPaths(
    ({ eye, face, level, row, column, format }) => `${eye}${level + 1}/${face}${row}_${column}.${format}`,
    /^(?<eye>right\/)?(?<level>\d+)\/(?<face>[fblrud])(?<row>\d+)_(?<column>\d+)\.(?<format>\w+)$/,
    (groups) => {
      const parts = partsOf(groups);
      return { ...parts, level: parts.level - 1 };
    },
  ),
  describe({ levels, tileSize, formats, coverage, heading }: Manifest) {
    const finest = levels.at(-1)?.faceSize ?? tileSize;
    return {
      type: 'multires',
      multiRes: {
        path: '/%l/%s%y_%x',
        fallbackPath: '/1/%s0_0',
        extension: formats[0] ?? 'jpg',
        tileResolution: tileSize,
        maxLevel: levels.length,
        cubeResolution: finest,
      },
      ...(heading === undefined ? {} : { northOffset: heading }),
      ...(coverage ? limitsOf(coverage) : {}),
    };
  },
};

/** Degrees; the part that is picture. */
function limitsOf({ left, top, width, height }: NonNullable<Manifest['coverage']>) {
  const pitches = { minPitch: 90 - 180 * (top + height), maxPitch: 90 - 180 * top };
  return width < 1 ? { ...pitches, minYaw: 360 * left - 180, maxYaw: 360 * (left + width) - 180 } : pitches;
}

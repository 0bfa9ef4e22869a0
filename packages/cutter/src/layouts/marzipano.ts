import type { Manifest } from '@tourwright/tour/pyramid';
import { createPaths, type Layout, partsOf } from './layout.ts';

/** Marzipano's `{z}/{f}/{y}/{x}`, as Marzipano Tool writes it. */
export const marzipano: Layout = {
  manifestName: 'marzipano.json',
  ...createPaths(
    ({ eye, face, level, row, column, format }) => `${eye}${level}/${face}/${row}/${column}.${format}`,
    /^(?<eye>right\/)?(?<level>\d+)\/(?<face>[fblrud])\/(?<row>\d+)\/(?<column>\d+)\.(?<format>\w+)$/,
    partsOf,
  ),
  describe({ levels, tileSize, formats }: Manifest) {
    return {
      urlTemplate: `{z}/{f}/{y}/{x}.${formats[0] ?? 'jpg'}`,
      levels: levels.map(({ faceSize }) => ({ tileSize, size: faceSize })),
      faceSize: levels.at(-1)?.faceSize ?? tileSize,
    };
  },
};

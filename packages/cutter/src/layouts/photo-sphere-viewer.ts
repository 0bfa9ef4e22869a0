import type { Manifest } from '@tourwright/tour/pyramid';
import { createPaths, type Layout, partsOf } from './layout.ts';

/** What its cubemaps call the faces. */
const names: Record<string, string> = { f: 'front', b: 'back', l: 'left', r: 'right', u: 'top', d: 'bottom' };
/** Its cube has this many segments along an edge: finer levels cannot be shown. */
const mostTiles = 16;

/** Photo Sphere Viewer's cubemap tiles: `level/face/column_row`. */
export const photoSphereViewer: Layout = {
  manifestName: 'panorama.json',
  ...createPaths(
    ({ eye, face, level, row, column, format }) => `${eye}${level}/${names[face]}/${column}_${row}.${format}`,
    /^(?<eye>right\/)?(?<level>\d+)\/(?<name>[a-z]+)\/(?<column>\d+)_(?<row>\d+)\.(?<format>\w+)$/,
    (groups) => {
      const [face = 'f'] = Object.entries(names).find(([, name]) => name === groups['name']) ?? [];
      return { ...partsOf(groups), face };
    },
  ),
  describe({ levels, tileSize, formats }: Manifest) {
    const format = formats[0] ?? 'jpg';
    const shown = levels.filter(({ faceSize }) => faceSize / tileSize <= mostTiles);
    const faces = Object.values(names).map((name) => [name, `0/${name}/0_0.${format}`]);
    return {
      tileTemplate: `{level}/{face}/{column}_{row}.${format}`,
      baseUrl: Object.fromEntries(faces),
      levels: shown.map(({ faceSize }) => ({ faceSize, nbTiles: faceSize / tileSize })),
    };
  },
};

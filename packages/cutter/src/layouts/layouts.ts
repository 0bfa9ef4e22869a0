import type { Layout } from './layout.ts';
import { marzipano } from './marzipano.ts';
import { pannellum } from './pannellum.ts';
import { photoSphereViewer } from './photo-sphere-viewer.ts';

/** The viewer whose layout the tiles and the file beside them have. */
export type LayoutName = 'tourwright' | 'pannellum' | 'marzipano' | 'photo-sphere-viewer';

/** Ours: what `@tourwright/viewer` shows. */
const tourwright: Layout = {
  manifestName: 'manifest.json',
  pathOf: (tile) => tile,
  tileAt: (path) => path,
  describe: (manifest) => manifest,
};

/** The layouts that can be written, by the names of their viewers. */
export const layouts = {
  tourwright,
  pannellum,
  marzipano,
  'photo-sphere-viewer': photoSphereViewer,
} as const satisfies Record<LayoutName, Layout>;

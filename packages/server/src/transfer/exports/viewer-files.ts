import { fileURLToPath } from 'node:url';

/** A file of another viewer, and where exported pages look for it. */
export interface ViewerFile {
  path: string;
  source: string;
}

/** The viewers as npm has them; what the pages load is beside their entries. */
const viewers = {
  pannellum: () => [
    file('pannellum/pannellum.js', import.meta.resolve('pannellum')),
    file('pannellum/pannellum.css', import.meta.resolve('pannellum'), './pannellum.css'),
    file('pannellum/COPYING', import.meta.resolve('pannellum'), '../COPYING'),
  ],
  marzipano: () => [
    file('marzipano/marzipano.js', import.meta.resolve('marzipano'), '../dist/marzipano.js'),
    file('marzipano/LICENSE', import.meta.resolve('marzipano'), '../LICENSE'),
  ],
  psv: () => [
    file('three/three.module.js', import.meta.resolve('three'), './three.module.js'),
    file('three/three.core.js', import.meta.resolve('three'), './three.core.js'),
    file('three/LICENSE', import.meta.resolve('three'), '../LICENSE'),
    ...partOf('core', import.meta.resolve('@photo-sphere-viewer/core')),
    ...partOf('markers-plugin', import.meta.resolve('@photo-sphere-viewer/markers-plugin')),
    ...partOf('virtual-tour-plugin', import.meta.resolve('@photo-sphere-viewer/virtual-tour-plugin')),
    file('photo-sphere-viewer/LICENSE', import.meta.resolve('@photo-sphere-viewer/core'), './LICENSE'),
  ],
};

/** What an exported folder needs of the viewer, with its licence. */
export function viewerFiles(tool: keyof typeof viewers): ViewerFile[] {
  return viewers[tool]();
}

function partOf(name: string, entry: string): ViewerFile[] {
  return [
    file(`photo-sphere-viewer/${name}.js`, entry, './index.module.js'),
    file(`photo-sphere-viewer/${name}.css`, entry, './index.css'),
  ];
}

function file(path: string, entry: string, beside?: string): ViewerFile {
  return { path, source: fileURLToPath(beside === undefined ? entry : new URL(beside, entry)) };
}

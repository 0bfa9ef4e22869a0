// Pages of the peer bench on which the published viewer shows what others made: the package as npm has it, bundled as a production
// build would do it. TOURWRIGHT_VIEWER names the built package.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/** The viewer beside the page. */
export async function bundleViewer({ out }) {
  // biome-ignore lint/correctness/noUndeclaredDependencies: this file runs in the bench's own folder, beside its packages
  const { build } = await import('esbuild');
  const built = join(process.env.TOURWRIGHT_VIEWER, 'dist');
  await build({
    stdin: { contents: `export { createViewer } from './index.js'`, resolveDir: built },
    outdir: out,
    entryNames: 'viewer',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  copyFileSync(join(built, 'viewer.css'), join(out, 'viewer.css'));
}

/** The bench's file for a tile: it numbers the levels of its cube from 0, both Marzipano (whose level 0 is the preview) and Pannellum from 1. */
export const levelFromZero = (path) =>
  path.replace(/^(\/data\/\d+\/cube\/)(\d+)\//, (_, before, level) => `${before}${level - 1}/`);

/** A page with the view of the bench and a `panorama` option of `createViewer`. */
export function pageWith({ v, view: { yaw, pitch, hfov } }, panorama) {
  const options = JSON.stringify({ panorama, view: { yaw, pitch, hfov } });
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>tourwright</title>
<link rel="stylesheet" href="${v}/viewer.css"><style>html,body,#p{margin:0;height:100%;width:100%;overflow:hidden;background:#000}</style></head>
<body><div id="p"></div><script type="module">import { createViewer } from '${v}/viewer.js';
createViewer('#p', ${options});</script></body></html>`;
}

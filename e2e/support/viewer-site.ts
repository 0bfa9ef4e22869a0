/** A site with nothing but the viewer on it, and painted scenes to show: `/media/scene-{hue}/...` */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paintedColour } from '@tourwright/demo/paint';
import { faceSizeAt, type Manifest, type TileId, tileSizeAt } from '@tourwright/tour/pyramid';
import { directionOfFace, type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { build } from 'vite';
import { paintedOnce } from './painted-once.ts';

export interface ViewerSite {
  readonly address: string;
  /** The viewer's first scripts. */
  readonly engine: string;
  /** The addresses of the scripts that are loaded with a part of the viewer, its own among them. */
  scriptsOf(part: string): string[];
  close(): Promise<void>;
}

/** How the painted scenes are cut: small tiles, since each pixel of them is computed by a formula. */
export const paintedManifest: Manifest = {
  version: 1,
  source: { width: 3200, height: 1600 },
  tileSize: 256,
  levels: [{ faceSize: 256 }, { faceSize: 512 }, { faceSize: 1024 }],
  formats: ['webp'],
};

/** The strip of tiny faces that comes before any tile. */
export async function paintedPreview(hue: number): Promise<string> {
  const webp = await paintedOnce(`preview-${hue}.webp`, () => paintPreview(hue));
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

function paintPreview(hue: number): Promise<Buffer> {
  const edge = 64;
  const strip = Buffer.alloc(edge * edge * faces.length * 3);
  faces.forEach((face, index) => {
    const pixels = paintFace(face, hue, edge, { left: 0, top: 0, width: edge, height: edge });
    for (let row = 0; row < edge; row++) {
      pixels.copy(strip, (row * faces.length + index) * edge * 3, row * edge * 3, (row + 1) * edge * 3);
    }
  });
  const raw = { width: edge * faces.length, height: edge, channels: 3 } as const;
  return sharp(strip, { raw }).webp({ quality: 60 }).toBuffer();
}

/** A further file of the site. */
export interface SiteFile {
  type: string;
  body: string | Buffer;
}

/** What was bundled before: the files of tests that a worker runs one after the other want the same. */
const bundles = new Map<string, Promise<Record<string, string>>>();

/** Serves the page, the viewer and the scenes until closed; and what `find` makes for an address. */
export async function openViewerSite(
  more: Record<string, SiteFile> = {},
  find: (path: string) => Promise<SiteFile | null> = async () => null,
): Promise<ViewerSite> {
  const bundle = await bundleViewer({
    viewer: 'packages/viewer/src/radians.ts',
    style: 'packages/viewer/src/viewer.css',
  });
  const scriptsOf = (part: string) => importsWithin(bundle, `/${part}`);
  const engine = scriptsOf('viewer')
    .map((path) => bundle[path])
    .join('');
  const files = new Map(Object.entries({ '/': page, ...bundle }));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    const own = more[path];
    if (file !== undefined || own !== undefined) {
      send(response, own?.type ?? typeOf(path), own?.body ?? file ?? '');
      return;
    }
    const tile = tileAt.exec(path);
    if (!tile) {
      const made = await find(path);
      if (made) send(response, made.type, made.body);
      else response.writeHead(404).end();
      return;
    }
    const [, left, right, face, level, row, column] = tile;
    const hue = right ?? left;
    const id = { face: face as Face, level: Number(level), row: Number(row), column: Number(column) };
    const name = `tile-${hue}-${face}-${level}-${row}-${column}.webp`;
    send(response, 'image/webp', await paintedOnce(name, () => paintTile(id, Number(hue))));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    engine,
    scriptsOf,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Below `right-120/` lie a scene's tiles for the right eye, of hue 120. */
const tileAt = /^\/media\/room-(\d+)\/(?:right-(\d+)\/)?([frblud])\/(\d+)\/(\d+)\/(\d+)\.webp$/;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Viewer</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/viewer.css"><style>body{margin:0}#tour{inline-size:100vw;block-size:100vh}</style>
<div id="tour"></div><script type="module" src="/viewer.js"></script>
<script type="module">import { createViewer, sourceOf } from '/viewer.js'; Object.assign(window, { createViewer, sourceOf });</script>`;

/** A script of a bundle whose name begins so, and what it imports, and so on. */
function importsWithin(bundle: Record<string, string>, name: string): string[] {
  const isNamed = (path: string) => path.replace('/assets/', '/').replace(/(?:-[\w-]{8})?\.js$/, '') === name;
  const found = Object.keys(bundle).filter((path) => path.endsWith('.js') && isNamed(path));
  for (const path of found) {
    for (const [, address = ''] of (bundle[path] ?? '').matchAll(
      /\b(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g,
    )) {
      const imported = new URL(address, `file://${path}`).pathname;
      if (!found.includes(imported)) found.push(imported);
    }
  }
  return found;
}

/** A part of the viewer that pages load later, as scripts of its own. */
export async function bundlePart(name: string, file: string): Promise<Record<string, SiteFile>> {
  const scripts = Object.entries(await bundleViewer({ [name]: file })).filter(([path]) =>
    path.endsWith('.js'),
  );
  return Object.fromEntries(scripts.map(([path, body]) => [path, { type: 'text/javascript', body }]));
}

function bundleViewer(input: Record<string, string>): Promise<Record<string, string>> {
  const key = JSON.stringify(input);
  const bundle = bundles.get(key) ?? bundleAnew(input);
  bundles.set(key, bundle);
  return bundle;
}

async function bundleAnew(input: Record<string, string>): Promise<Record<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tourwright/source', 'module', 'browser'] },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const found: Record<string, string> = {};
  for (const { output } of [result].flat() as {
    output: { type: string; fileName: string; code?: string; source?: unknown }[];
  }[]) {
    for (const { fileName, code, source } of output) {
      if (fileName.endsWith('.js')) found[`/${fileName}`] = code ?? '';
      if (fileName.endsWith('.css')) found['/viewer.css'] = String(source);
    }
  }
  return found;
}

function paintTile(tile: TileId, hue: number): Promise<Buffer> {
  const { width, height } = tileSizeAt(paintedManifest, tile);
  const { tileSize } = paintedManifest;
  const part = { left: tile.column * tileSize, top: tile.row * tileSize, width, height };
  const pixels = paintFace(tile.face, hue, faceSizeAt(paintedManifest, tile.level), part);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

function paintFace(
  face: Face,
  hue: number,
  faceSize: number,
  { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>,
): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const direction = directionOfFace(face, (left + column + 0.5) / faceSize, (top + row + 0.5) / faceSize);
      const [r, g, b] = paintedColour(direction, { hue });
      const at = (row * width + column) * 3;
      pixels[at] = Math.round(r);
      pixels[at + 1] = Math.round(g);
      pixels[at + 2] = Math.round(b);
    }
  }
  return pixels;
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  return path.endsWith('.css') ? 'text/css' : 'text/html';
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
}

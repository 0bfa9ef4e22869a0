/** Tiles as Pannellum, Marzipano and Photo Sphere Viewer want them, shown by those viewers just as the cutter's README says. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { radians, type View } from '@tourwright/tour/sphere';
import { readmeExample } from './support/consumer.ts';
import { markedPanorama } from './support/painted-once.ts';
import { type GreyPicture, readGrey, renderTruth, similarity } from './support/similarity.ts';

const size = { width: 800, height: 450 };
/** Not so narrow that a viewer would show tiles enlarged, which Marzipano refuses; the finest level is looked at. */
const hfov = radians(70);
const vfov = 2 * Math.atan((Math.tan(hfov / 2) * size.height) / size.width);
/** Degrees: every face, every edge that a mirrored or turned face would break, and corners above and below. */
const directions: [yaw: number, pitch: number][] = [
  [45, 35],
  [0, -89],
  [0, 0],
  [90, 0],
  [180, 0],
  [-90, 0],
  [0, 89],
  [135, 0],
  [-45, -35],
  [-135, 40],
  [10, 50],
  [100, -50],
];
/** How many are looked at in CI. */
const few = 2;
/** The least similarity of JPEG tiles that another program resamples; a face in a wrong place has less than 0.6. */
const leastSimilarity = 0.95;

interface Peer {
  heading: string;
  head: string;
  /** In the page: turns what the example has opened. */
  look(view: { yaw: number; pitch: number; hfov: number; vfov: number }): void;
}

const peers: Record<'pannellum' | 'marzipano' | 'psv', Peer> = {
  pannellum: {
    heading: '### Pannellum',
    head: `<link rel="stylesheet" href="/node_modules/pannellum/build/pannellum.css">
      <style>.pnlm-controls-container { display: none }</style>
      <script src="/node_modules/pannellum/build/pannellum.js"></script>
      <script>const open = pannellum.viewer; pannellum.viewer = (...all) => (window.opened = open(...all));</script>`,
    look({ yaw, pitch, hfov }) {
      const degrees = (angle: number) => (angle * 180) / Math.PI;
      window.opened.setHfov(degrees(hfov), false);
      window.opened.lookAt(degrees(pitch), degrees(yaw), degrees(hfov), false);
    },
  },
  marzipano: {
    heading: '### Marzipano',
    head: `<script src="/node_modules/marzipano/dist/marzipano.js"></script>
      <script>Marzipano.Viewer = class extends Marzipano.Viewer {
        constructor(...all) { super(...all); window.opened = this; }
      };</script>`,
    look({ yaw, pitch, vfov }) {
      // It counts pitch downwards.
      window.opened.view().setParameters({ yaw, pitch: -pitch, fov: vfov });
    },
  },
  psv: {
    heading: '### Photo Sphere Viewer',
    head: `<link rel="stylesheet" href="/node_modules/@photo-sphere-viewer/core/index.css">
      <style>.psv-navbar { display: none }</style>
      <script type="importmap">{ "imports": {
        "three": "/node_modules/three/build/three.module.js",
        "@photo-sphere-viewer/core": "/core.js",
        "@photo-sphere-viewer/cubemap-adapter": "/node_modules/@photo-sphere-viewer/cubemap-adapter/index.module.js",
        "@photo-sphere-viewer/cubemap-tiles-adapter": "/node_modules/@photo-sphere-viewer/cubemap-tiles-adapter/index.module.js"
      } }</script>`,
    look({ yaw, pitch, vfov }) {
      const degrees = (vfov * 180) / Math.PI;
      window.opened.setOptions({ maxFov: degrees, minFov: degrees - 1 });
      window.opened.zoom(0);
      window.opened.rotate({ yaw, pitch });
    },
  },
};

/** Hands out the viewer that the example makes of the real class. */
const psvCore = `import { Viewer as Original } from '/node_modules/@photo-sphere-viewer/core/index.module.js';
  export * from '/node_modules/@photo-sphere-viewer/core/index.module.js';
  export class Viewer extends Original { constructor(config) { super(config); window.opened = this; } }`;

/** The viewer that an example has opened; each has some of these methods, and the example knows which. */
interface Opened {
  /** Pannellum: degrees. */
  setHfov(hfov: number, animated: boolean): void;
  lookAt(pitch: number, yaw: number, hfov: number, animated: boolean): void;
  /** Marzipano: radians. */
  view(): { setParameters(view: { yaw: number; pitch: number; fov: number }): void };
  /** Photo Sphere Viewer: degrees, and for `rotate` radians. */
  setOptions(options: { maxFov: number; minFov: number }): void;
  zoom(level: number): void;
  rotate(view: { yaw: number; pitch: number }): void;
}

declare global {
  interface Window {
    opened: Opened;
  }
}

let folder: string;
let server: Server;
let address: string;
const truths = new Map<number, GreyPicture>();

test.use({ viewport: size });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-layouts-'));
  writeFileSync(join(folder, 'photo.jpg'), await markedPanorama(4096));
  server = createServer(async (request, response) => {
    const file = await answer(request.url ?? '/').catch(() => null);
    response.writeHead(file ? 200 : 404, { 'content-type': typeOf(request.url ?? '') });
    response.end(file ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The tiles that a viewer wants, where they are not there yet. */
function cutFor(name: string): void {
  const target = join(folder, name, 'tiles/hall');
  if (existsSync(target)) return;
  const cli = ['--conditions=@tourwright/source', 'packages/cutter/src/cli.ts'];
  execFileSync(process.execPath, [...cli, join(folder, 'photo.jpg'), target, `--for=${name}`, '--quiet']);
}

async function answer(path: string): Promise<string | Buffer> {
  if (path === '/core.js') return psvCore;
  const peer = Object.entries(peers).find(([name]) => path === `/${name}/`)?.[1];
  if (peer) return pageOf(peer);
  return readFile(path.startsWith('/node_modules/') ? resolve(`.${path}`) : join(folder, path));
}

function pageOf({ heading, head }: Peer): string {
  const example = readmeExample('js', heading, 'packages/cutter/README.md');
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
    <style>html, body, #panorama { margin: 0; width: 100%; height: 100%; overflow: hidden }</style>
    ${head}<div id="panorama"></div><script type="module">${example}</script>`;
}

function typeOf(path: string): string {
  const types: Record<string, string> = {
    '': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.jpg': 'image/jpeg',
  };
  return types[extname(path)] ?? 'application/octet-stream';
}

function truthOf(index: number, view: View): GreyPicture {
  const truth = truths.get(index) ?? renderTruth(view, 0, { isMarked: true });
  truths.set(index, truth);
  return truth;
}

for (const [name, peer] of Object.entries(peers)) {
  const shows = async (page: Page, from: number, to: number) => {
    cutFor(name);
    const wrong: string[] = [];
    page.on('response', (response) => {
      if (response.status() !== 200) wrong.push(response.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    await page.goto(`${address}/${name}/`);
    await page.waitForFunction(() => window.opened !== undefined);
    for (let index = from; index < to; index++) {
      const [yaw = 0, pitch = 0] = (directions[index] ?? []).map(radians);
      const truth = truthOf(index, { yaw, pitch, hfov, ...size });
      await expect(async () => {
        await page.evaluate(peer.look, { yaw, pitch, hfov, vfov });
        const seen = await readGrey(await page.screenshot());
        expect(similarity(seen, truth), `direction ${directions[index]}`).toBeGreaterThan(leastSimilarity);
      }).toPass({ timeout: 30_000 });
    }
    expect(wrong).toEqual([]);
  };
  test(`${name} shows the tiles that are cut for it where they belong`, { tag: '@long' }, async ({
    page,
  }) => {
    await shows(page, 0, few);
  });
  test(`${name} shows them so in every direction`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(240_000);
    await shows(page, few, directions.length);
  });
}

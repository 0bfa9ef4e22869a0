/**
 * Tours as their own viewers show them, from the tiles, faces and parts of the sphere that their tools write, beside what an
 * import makes of them: the same ten pictures in the same directions.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { paintPanorama } from '@tourwright/demo/paint';
import { readTour, type WantedFile } from '@tourwright/tour/formats';
import { addressOfTile } from '@tourwright/tour/pyramid';
import { faces, radians, vfovOf } from '@tourwright/tour/sphere';
import type { PanoramaData } from '@tourwright/viewer';
import sharp from 'sharp';
import { viewerFiles } from '../packages/server/src/transfer/exports/viewer-files.ts';
import { createFindFile } from '../packages/server/src/transfer/find-file.ts';
import { joinTiles } from '../packages/server/src/transfer/imports/source/join-tiles.ts';
import { blurred, settled, shift } from './support/compare-viewers.ts';
import { foreignFaceSize, foreignFile } from './support/foreign-tiles.ts';
import { similarity } from './support/similarity.ts';
import { openViewerSite, type SiteFile, type ViewerSite } from './support/viewer-site.ts';

const size = { width: 640, height: 360 };
const views = [
  ...[0, 40, 90, 135, 180, -120, -60].map((yaw) => ({ yaw, pitch: 0, hfov: 75 })),
  { yaw: 20, pitch: 40, hfov: 70 },
  { yaw: -150, pitch: -45, hfov: 70 },
  { yaw: 75, pitch: 12, hfov: 60 },
];
/** Within the part that is shown. */
const viewsOfPart = [
  ...[0, -30, 30, -15, 15].map((yaw) => ({ yaw, pitch: 10, hfov: 55 })),
  ...[-25, 0, 25].map((yaw) => ({ yaw, pitch: 24, hfov: 55 })),
  ...[-20, 20].map((yaw) => ({ yaw, pitch: 1, hfov: 55 })),
];
type Looked = (typeof views)[number];

const looks = {
  pannellum: ({ yaw, pitch, hfov }: Looked) =>
    `original.setHfov(${hfov}, false); original.setYaw(${yaw}, false); original.setPitch(${pitch}, false)`,
  marzipano: ({ yaw, pitch, hfov }: Looked) =>
    `original.view().setParameters({ yaw: ${radians(yaw)}, pitch: ${-radians(pitch)}, fov: ${vfov(hfov)} })`,
  psv: ({ yaw, pitch, hfov }: Looked) =>
    `original.rotate({ yaw: ${radians(yaw)}, pitch: ${radians(pitch)} });
     original.zoom((100 * (original.config.maxFov - ${(vfov(hfov) * 180) / Math.PI})) / (original.config.maxFov - original.config.minFov))`,
};
const vfov = (hfov: number) => vfovOf(radians(hfov), size.width / size.height);
const ready = {
  pannellum: '() => window.original?.isLoaded()',
  marzipano: '() => window.original?.view() && document.querySelector("canvas")',
  psv: '() => window.original?.state.ready',
};
type Tool = keyof typeof looks;

interface Original {
  tool: Tool;
  /** As the tool has it. */
  document: string;
  /** What its own page does with it. */
  script: string;
  views: readonly Looked[];
  /** Where our photo shows what is there. */
  ours?: (look: Looked) => Looked;
}

const faceAt = (face: string) => `/foreign/faces/${face}.png`;
const pannellum = (config: object) => ({
  tool: 'pannellum' as const,
  document: JSON.stringify(config),
  script: `window.original = pannellum.viewer('panorama', ${JSON.stringify({ autoLoad: true, ...config })})`,
});
/** Marzipano wants each level to be a multiple of the one before. */
const levels = [
  { tileSize: 256, size: 256, fallbackOnly: true },
  ...[256, 512, 1024].map((faceSize) => ({ tileSize: 256, size: faceSize })),
];
const part = { haov: 120, vaov: 60, vOffset: 12.5 };
const turned = {
  id: 'a',
  name: 'A',
  panorama: '/photos/whole.jpg',
  sphereCorrection: { pan: '33deg' },
  links: [],
};

const originals: Record<string, Original> = {
  'tiles of Pannellum': {
    ...pannellum({
      type: 'multires',
      multiRes: {
        basePath: '/foreign/pannellum',
        path: '/%l/%s_%y_%x',
        extension: 'png',
        tileResolution: 256,
        maxLevel: 3,
        cubeResolution: foreignFaceSize,
      },
    }),
    views,
  },
  'six faces of Pannellum': { ...pannellum({ type: 'cubemap', cubeMap: [...'frblud'].map(faceAt) }), views },
  'a part of the sphere of Pannellum': {
    ...pannellum({ type: 'equirectangular', panorama: '/photos/part.png', ...part }),
    views: viewsOfPart,
  },
  'tiles of Marzipano': {
    tool: 'marzipano',
    document: `var APP_DATA = ${JSON.stringify({ scenes: [{ id: 'hall', name: 'Hall', levels, linkHotspots: [], infoHotspots: [] }] })};`,
    script: `window.original = new Marzipano.Viewer(document.getElementById('panorama'));
      const geometry = new Marzipano.CubeGeometry(${JSON.stringify(levels)});
      const source = Marzipano.ImageUrlSource.fromString('/tiles/hall/{z}/{f}/{y}/{x}.jpg');
      const limiter = Marzipano.RectilinearView.limit.traditional(2048, 2.6);
      original.createScene({ source, geometry, view: new Marzipano.RectilinearView(null, limiter) }).switchTo();`,
    views,
  },
  'a turned photo of Photo Sphere Viewer': {
    tool: 'psv',
    document: JSON.stringify({ nodes: [turned] }),
    script: '',
    views,
    // What the viewer calls yaw -33 is the middle of the photo.
    ours: (look) => ({ ...look, yaw: look.yaw + 33 }),
  },
};

let site: ViewerSite;
let folder: string;
test.use({ viewport: size });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tourwright-originals-'));
  const files = new Map<string, SiteFile>();
  for (const tool of Object.keys(looks) as Tool[])
    for (const { path, source } of viewerFiles(tool))
      files.set(`/${path}`, { type: typeOf(path), body: await readFile(source) });
  const whole = await paintPanorama({ width: 4096 });
  const area = { left: 1365, top: 540, width: 1366, height: 683 };
  files.set('/photos/whole.jpg', { type: 'image/jpeg', body: whole });
  files.set('/photos/part.png', {
    type: 'image/png',
    body: await sharp(whole).extract(area).png().toBuffer(),
  });
  for (const [name, original] of Object.entries(originals))
    files.set(`/page/${encodeURIComponent(name)}`, { type: 'text/html', body: pageOf(original) });
  site = await openViewerSite({}, async (path) => files.get(path) ?? joinedFile(path) ?? foreignOf(path));
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Faces that were put together. */
const joined = new Map<string, Buffer>();
function joinedFile(path: string): SiteFile | null {
  const body = joined.get(path);
  return body ? { type: 'image/jpeg', body } : null;
}

/** Tiles: those of Marzipano Tool are the painted scene's, whose levels are multiples of one another. */
async function foreignOf(path: string): Promise<SiteFile | null> {
  const [, level, rest] = /^\/tiles\/hall\/(\d)\/(.*)\.jpg$/.exec(path) ?? [];
  if (level === undefined) return foreignFile(path.replace(/\?.*$/, ''));
  const [face, ...place] = (rest ?? '').split('/');
  const answer = await fetch(
    `${site.address}/media/room-0/${[face, Math.max(0, Number(level) - 1), ...place].join('/')}.webp`,
  );
  return answer.ok ? { type: 'image/webp', body: Buffer.from(await answer.arrayBuffer()) } : null;
}

function typeOf(path: string): string {
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  return types[extname(path)] ?? 'text/plain';
}

function pageOf({ tool, script }: Original): string {
  const head =
    '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>html,body,#panorama{margin:0;height:100%;overflow:hidden}</style>';
  const scripts = {
    pannellum: `<link rel="stylesheet" href="/pannellum/pannellum.css"><script src="/pannellum/pannellum.js"></script>`,
    marzipano: '<script src="/marzipano/marzipano.js"></script>',
    psv: `<link rel="stylesheet" href="/photo-sphere-viewer/core.css"><script type="importmap">{"imports":{"three":"/three/three.module.js","@photo-sphere-viewer/core":"/photo-sphere-viewer/core.js"}}</script>`,
  };
  const own =
    tool === 'psv'
      ? `<script type="module">import { EquirectangularAdapter, Viewer } from '@photo-sphere-viewer/core';
         window.original = new Viewer({ container: 'panorama', adapter: EquirectangularAdapter.withConfig({ resolution: 256 }), panorama: ${JSON.stringify(turned.panorama)}, sphereCorrection: ${JSON.stringify(turned.sphereCorrection)} });</script>`
      : `<script>${script}</script>`;
  return `${head}${scripts[tool]}<div id="panorama"></div>${own}`;
}

/** What our viewer shows of the only photo that the document names: as an import stores it. */
async function imported(name: string, { document }: Original): Promise<PanoramaData> {
  const read = readTour(document);
  if (!read.ok) throw new Error(read.fault);
  const [file] = read.files as [WantedFile];
  const { source, coverage } = file;
  if (source.kind === 'file')
    return { kind: 'equirectangular', picture: source.address, ...(coverage && { coverage }) };
  const six = source.kind === 'tiles' ? await joinedFaces(name, source.layout) : source.addresses;
  return { kind: 'faces', faces: { ...six } };
}

async function joinedFaces(
  name: string,
  layout: Parameters<typeof joinTiles>[0],
): Promise<Record<(typeof faces)[number], string>> {
  const root = join(folder, encodeURIComponent(name));
  const paths: string[] = [];
  const finest = layout.levels.length - 1;
  const count = Math.ceil((layout.levels[finest]?.faceSize ?? 0) / (layout.levels[finest]?.tileSize ?? 1));
  for (const face of faces)
    for (let at = 0; at < count * count; at++) {
      const address = addressOfTile(layout, {
        face,
        level: finest,
        row: Math.floor(at / count),
        column: at % count,
      });
      const tile = await foreignOf(`/${address.replace(/^\//, '')}`);
      if (!tile) throw new Error(`There is no tile ${address}`);
      const path = address.replace(/^\//, '');
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), tile.body);
      paths.push(path);
    }
  const out = await mkdtemp(join(folder, 'joined-'));
  const made = await joinTiles(layout, createFindFile(paths, ''), root, out);
  if (!made) throw new Error('The tiles do not make faces');
  for (const face of faces)
    joined.set(`/joined/${encodeURIComponent(name)}/${face}.jpg`, await readFile(made[face]));
  const at = (face: string) => `/joined/${encodeURIComponent(name)}/${face}.jpg`;
  return { f: at('f'), r: at('r'), b: at('b'), l: at('l'), u: at('u'), d: at('d') };
}

async function openOurs(page: Page, panorama: PanoramaData): Promise<void> {
  await page.goto(site.address);
  await page.waitForFunction(() => 'createViewer' in window);
  await page.evaluate((data) => {
    const source = window.sourceOf(data as never);
    const scene = { id: 1, name: 'One', source, view: { yaw: 0, pitch: 0, hfov: 1.3 }, hotspots: [] };
    window.viewer = window.createViewer(document.querySelector('#tour') as HTMLElement, { scenes: [scene] });
  }, panorama);
}

for (const [name, original] of Object.entries(originals)) {
  test(`@long ${name} look at ten views as in their own viewer`, async ({ page, context }) => {
    test.setTimeout(300_000);
    const { tool, ours = (look: Looked) => look } = original;
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site.address}/page/${encodeURIComponent(name)}`);
    await page.waitForFunction(ready[tool], null, { timeout: 60_000 });
    await page.addStyleTag({
      content: 'body *:not(canvas):not(:has(canvas)) { visibility: hidden !important }',
    });
    const other = await context.newPage();
    await openOurs(other, await imported(name, original));
    expect(original.views).toHaveLength(10);
    for (const view of original.views) {
      await page.evaluate(looks[tool](view));
      const { yaw, pitch, hfov } = ours(view);
      const looked = { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) };
      await other.evaluate((to) => window.viewer.setView(to), looked);
      await expect(other.locator('#tour')).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
      const [theirs, own] = [blurred(await settled(page)), blurred(await settled(other))];
      const [right, down] = shift(own, theirs);
      const label = `${name} ${JSON.stringify(view)}`;
      expect.soft(similarity(own, theirs), label).toBeGreaterThan(0.98);
      expect.soft((Math.hypot(right, down) * view.hfov) / size.width, label).toBeLessThan(0.01);
    }
    expect(errors).toEqual([]);
  });
}

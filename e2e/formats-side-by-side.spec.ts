/**
 * A tour as other tools' own viewers show it, beside the same tour in ours: exported folders run, and ten views of each are
 * the same pictures in the same directions.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { paintPanorama } from '@tourwright/demo/paint';
import {
  type ImportedContent,
  type PlacedPhotos,
  readTour,
  writeMarzipano,
  writePannellum,
  writePhotoSphereViewer,
} from '@tourwright/tour/formats';
import { radians, vfovOf } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { viewerFiles } from '../packages/server/src/transfer/exports/viewer-files.ts';
import { blurred, settled, shift } from './support/compare-viewers.ts';
import { type GreyPicture, similarity } from './support/similarity.ts';
import { openViewerSite, type SiteFile, type ViewerSite } from './support/viewer-site.ts';

const size = { width: 640, height: 360 };
const samples = '../shared/samples';
const photos = ['from-tree.jpg', 'bma-0.jpg'];
/** Degrees; within what all viewers turn and zoom to. */
const views = [
  ...[0, 40, 90, 135, 180, -120, -60].map((yaw) => ({ yaw, pitch: 0, hfov: 90 })),
  { yaw: 20, pitch: 40, hfov: 80 },
  { yaw: -150, pitch: -45, hfov: 85 },
  { yaw: 75, pitch: 12, hfov: 65 },
];
/** A part of the sphere as a photo, and views within it. */
const part = { left: 1365 / 4096, top: 540 / 2048, width: 1366 / 4096, height: 683 / 2048 };
const viewsOfPart = [
  ...[0, -30, 30, -15, 15].map((yaw) => ({ yaw, pitch: 10, hfov: 55 })),
  ...[-25, 0, 25].map((yaw) => ({ yaw, pitch: 24, hfov: 55 })),
  ...[-20, 20].map((yaw) => ({ yaw, pitch: 1, hfov: 55 })),
];
type Looked = (typeof views)[number];

/**
 * How each folder is written, where its page makes the viewer, how that is turned, how far its pictures may be beside ours,
 * in degrees, and how alike they are at least.
 */
const tools = {
  pannellum: {
    write: writePannellum,
    most: 0.01,
    alike: 0.99,
    made: ['pannellum.viewer(', 'window.original = pannellum.viewer('],
    ready: '() => window.original?.isLoaded()',
    look: ({ yaw, pitch, hfov }: Looked) =>
      `original.setHfov(${hfov}, false); original.setYaw(${yaw}, false); original.setPitch(${pitch}, false)`,
  },
  marzipano: {
    write: writeMarzipano,
    most: 0.01,
    alike: 0.99,
    made: ['const viewer =', 'const viewer = window.original ='],
    ready: '() => window.original?.view() && document.querySelector("canvas")',
    look: ({ yaw, pitch, hfov }: Looked) => {
      const fov = vfovOf(radians(hfov), size.width / size.height);
      return `original.view().setParameters({ yaw: ${radians(yaw)}, pitch: ${-radians(pitch)}, fov: ${fov} })`;
    },
  },
  psv: {
    write: writePhotoSphereViewer,
    most: 0.01,
    alike: 0.99,
    made: ['const viewer =', 'const viewer = window.original ='],
    ready: '() => window.original?.state.ready',
    look: ({ yaw, pitch, hfov }: Looked) => {
      const fov = (vfovOf(radians(hfov), size.width / size.height) * 180) / Math.PI;
      return `original.rotate({ yaw: ${radians(yaw)}, pitch: ${radians(pitch)} });
        original.zoom((100 * (original.config.maxFov - ${fov})) / (original.config.maxFov - original.config.minFov))`;
    },
  },
} as const;
type Tool = keyof typeof tools;

let site: ViewerSite;
let pictures: Map<string, Buffer>;

test.use({ viewport: size });
test.beforeAll(async () => {
  pictures = new Map();
  for (const [index, name] of photos.entries()) {
    const path = `${samples}/outdoor/${name}`;
    const isThere = existsSync(path);
    pictures.set(
      name,
      isThere ? await readFile(path) : await paintPanorama({ width: 4096, hue: index * 120 }),
    );
  }
  const folders = new Map<string, SiteFile>();
  const whole = await paintPanorama({ width: 4096 });
  const area = { left: 1365, top: 540, width: 1366, height: 683 };
  pictures.set('part.jpg', await sharp(whole).extract(area).jpeg({ quality: 95 }).toBuffer());
  const placed = new Map([['part.jpg', { coverage: part, fullWidth: 4096 }]]);
  for (const tool of Object.keys(tools) as Tool[]) {
    await writeFolder(tool, tool, tour(), new Map(), folders);
    await writeFolder(tool, `${tool}-part`, tourOf({ panorama: 'part.jpg' }), placed, folders);
  }
  for (const [name, body] of pictures) folders.set(`/photos/${name}`, { type: 'image/jpeg', body });
  site = await openViewerSite({}, async (path) => folders.get(path) ?? null);
});
test.afterAll(() => site.close());

/** The tour of two scenes that Pannellum shows on its own site. */
function tour(): ImportedContent {
  const scene = (name: string, other: string) => ({
    panorama: name,
    yaw: 0,
    hotSpots: [{ type: 'scene', sceneId: other, yaw: 30, pitch: -5, text: other }],
  });
  const [first = '', second = ''] = photos;
  const scenes = { circle: scene(first, 'house'), house: scene(second, 'circle') };
  return tourOf({ default: { firstScene: 'circle', title: 'Park' }, scenes });
}

function tourOf(configuration: object): ImportedContent {
  const read = readTour(JSON.stringify(configuration));
  if (!read.ok) throw new Error(read.fault);
  return read.content;
}

async function writeFolder(
  tool: Tool,
  folder: string,
  content: ImportedContent,
  placed: PlacedPhotos,
  folders: Map<string, SiteFile>,
): Promise<void> {
  const { write, made } = tools[tool];
  const written = write(content, placed);
  for (const { path, text } of written.files) {
    const [from, to] = made;
    if (path === 'index.html') expect(text).toContain(from);
    const body = path === 'index.html' ? text.replace(from, to) : text;
    folders.set(`/${folder}/${path}`, { type: typeOf(path), body });
  }
  for (const { path, source } of viewerFiles(tool))
    folders.set(`/${folder}/${path}`, { type: typeOf(path), body: await readFile(source) });
  for (const { slug, path } of written.media)
    folders.set(`/${folder}/${path}`, { type: 'image/jpeg', body: pictures.get(slug) ?? '' });
}

function typeOf(path: string): string {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  return types[extname(path)] ?? (extname(path) === '.json' ? 'application/json' : 'text/plain');
}

async function openOurs(page: Page, data: object | string): Promise<void> {
  await page.goto(site.address);
  await page.waitForFunction(() => 'createViewer' in window);
  await page.evaluate((panorama) => {
    const element = document.querySelector<HTMLElement>('#tour');
    if (!element) throw new Error('no #tour');
    const source = window.sourceOf(panorama as never);
    const scene = { id: 1, name: 'One', source, view: { yaw: 0, pitch: 0, hfov: 1.5 }, hotspots: [] };
    window.viewer = window.createViewer(element, { scenes: [scene] });
  }, data);
}

async function ours(page: Page, { yaw, pitch, hfov }: Looked): Promise<GreyPicture> {
  const view = { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) };
  await page.evaluate((looked) => window.viewer.setView(looked), view);
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  return settled(page);
}

const shown = [
  { what: '', folder: '', panorama: `/photos/${photos[0]}`, looked: views },
  {
    what: ' of a part of the sphere',
    folder: '-part',
    panorama: { kind: 'equirectangular', picture: '/photos/part.jpg', coverage: part },
    looked: viewsOfPart,
  },
];

for (const tool of Object.keys(tools) as Tool[])
  for (const { what, folder, panorama, looked } of shown)
    test(`@long an exported folder${what} runs in ${tool}, and shows what ours shows at ten views`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      const { ready, look } = tools[tool];
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (label) => {
        if (label.type() === 'error' && !label.location().url.endsWith('/favicon.ico'))
          errors.push(label.text());
      });
      await page.goto(`${site.address}/${tool}${folder}/index.html`);
      await page.waitForFunction(ready, null, { timeout: 60_000 });
      // Nothing but the picture is compared.
      await page.addStyleTag({
        content: 'body *:not(canvas):not(:has(canvas)) { visibility: hidden !important }',
      });
      const other = await context.newPage();
      await openOurs(other, panorama);
      expect(looked).toHaveLength(10);
      for (const view of looked) {
        await page.evaluate(look(view));
        const [theirs, own] = [blurred(await settled(page)), blurred(await ours(other, view))];
        const [right, down] = shift(own, theirs);
        const perPixel = view.hfov / size.width;
        const label = `${tool} ${JSON.stringify(view)}`;
        expect(similarity(own, theirs), label).toBeGreaterThan(tools[tool].alike);
        expect(Math.hypot(right, down) * perPixel, label).toBeLessThan(tools[tool].most);
      }
      expect(errors).toEqual([]);
    });

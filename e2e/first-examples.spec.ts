/**
 * The first example of each page for people who come from another viewer: its code runs as it is there, theirs and ours, ours
 * is no longer, and both show the same at ten views.
 */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { paintPanorama } from '@tourwright/demo/paint';
import { radians, vfovOf } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { viewerFiles } from '../packages/server/src/transfer/exports/viewer-files.ts';
import { blurred, settled, shift } from './support/compare-viewers.ts';
import { foreignFile } from './support/foreign-tiles.ts';
import { similarity } from './support/similarity.ts';
import { bundlePart, openViewerSite, type SiteFile, type ViewerSite } from './support/viewer-site.ts';

const size = { width: 640, height: 360 };
/** Degrees; within what all viewers turn and zoom to. Straight into a corner, such as at 135, Marzipano loads no tiles of its own. */
const views = [
  ...[0, 40, 90, 130, 180, -120, -60].map((yaw) => ({ yaw, pitch: 0, hfov: 75 })),
  { yaw: 20, pitch: 40, hfov: 70 },
  { yaw: -150, pitch: -45, hfov: 70 },
  { yaw: 75, pitch: 12, hfov: 60 },
];
type Looked = (typeof views)[number];
const vfov = (hfov: number) => vfovOf(radians(hfov), size.width / size.height);

/** How a page loads each viewer, where its code makes it, when it shows something, how it is turned, and how alike they are at least. */
const tools = {
  pannellum: {
    head: '<link rel="stylesheet" href="/pannellum/pannellum.css"><script src="/pannellum/pannellum.js"></script>',
    made: 'pannellum.viewer(',
    ready: '() => window.original?.isLoaded()',
    look: ({ yaw, pitch, hfov }: Looked) =>
      `original.setHfov(${hfov}, false); original.setYaw(${yaw}, false); original.setPitch(${pitch}, false)`,
    least: { similarity: 0.99, shiftDegrees: 0.02 },
  },
  marzipano: {
    head: '<script src="/marzipano/marzipano.js"></script>',
    made: 'new Marzipano.Viewer(',
    ready: '() => window.original?.view() && document.querySelector("canvas")',
    look: ({ yaw, pitch, hfov }: Looked) =>
      `original.view().setParameters({ yaw: ${radians(yaw)}, pitch: ${-radians(pitch)}, fov: ${vfov(hfov)} })`,
    least: { similarity: 0.98, shiftDegrees: 0.05 },
  },
  'photo-sphere-viewer': {
    head: `<link rel="stylesheet" href="/photo-sphere-viewer/core.css"><script type="importmap">
      {"imports":{"three":"/three/three.module.js","@photo-sphere-viewer/core":"/photo-sphere-viewer/core.js"}}</script>`,
    made: 'new Viewer(',
    ready: '() => window.original?.state.ready',
    look: ({ yaw, pitch, hfov }: Looked) =>
      `original.rotate({ yaw: ${radians(yaw)}, pitch: ${radians(pitch)} });
       original.zoom((100 * (original.config.maxFov - ${(vfov(hfov) * 180) / Math.PI})) / (original.config.maxFov - original.config.minFov))`,
    least: { similarity: 0.98, shiftDegrees: 0.1 },
  },
} as const;
type Tool = keyof typeof tools;

interface Example {
  language: string;
  code: string;
}

/** The first two pieces of code of a page: the other viewer's and ours. */
async function examplesOf(tool: Tool): Promise<[Example, Example]> {
  const text = await readFile(`packages/viewer/docs/from-${tool}.md`, 'utf8');
  const found = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
  const [theirs, ours] = found;
  if (!theirs || !ours) throw new Error(`The page of ${tool} has no two examples`);
  return [theirs, ours];
}

const linesOf = ({ code }: Example) => code.split('\n').filter((line) => line.trim() !== '').length;

/** The page that an example makes: its style sheets are in the head, and what it makes is kept to be turned. */
function pageOf({ language, code }: Example, head: string, made: string, name: string): string {
  expect(code).toContain(made);
  const kept = code.replace(made, `window.${name} = ${made}`).replace(/^import '[^']+\.css';\n/gm, '');
  const tag = /^import /m.test(kept) ? '<script type="module">' : '<script>';
  const body = language === 'html' ? kept : `<div id="tour"></div>${tag}${kept}</script>`;
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<style>html,body,#tour{margin:0;height:100%;overflow:hidden}</style>${head}${body}`;
}

let site: ViewerSite;
const pages = new Map<string, string>();
let hall: Buffer;
test.use({ viewport: size });
test.beforeAll(async () => {
  hall = await paintPanorama({ width: 4096 });
  const files: Record<string, SiteFile> = await bundlePart('ours', 'packages/viewer/src/index.ts');
  for (const tool of ['pannellum', 'marzipano', 'psv'] as const)
    for (const { path, source } of viewerFiles(tool))
      files[`/${path}`] = { type: typeOf(path), body: await readFile(source) };
  site = await openViewerSite(files, find);
});
test.afterAll(() => site.close());

async function find(path: string): Promise<SiteFile | null> {
  if (path === '/hall.jpg') return { type: 'image/jpeg', body: hall };
  const page = pages.get(path);
  if (page !== undefined) return { type: 'text/html', body: page };
  return tileOf(path.replace(/\?.*$/, ''));
}

/** Marzipano's example has two levels of one tile a face, and a strip of all faces. */
async function tileOf(path: string): Promise<SiteFile | null> {
  const [, level, face] = /^\/tiles\/hall\/(\d)\/([frblud])\/0\/0\.jpg$/.exec(path) ?? [];
  const isStrip = path === '/tiles/hall/preview.jpg';
  if (level === undefined && !isStrip) return null;
  const found = await foreignFile(isStrip ? '/foreign/marzipano/preview.png' : `/foreign/faces/${face}.png`);
  if (!found) return null;
  const edge = level === '0' ? 256 : 512;
  const picture = isStrip ? sharp(found.body) : sharp(found.body).resize(edge, edge);
  return { type: 'image/jpeg', body: await picture.jpeg({ quality: 95 }).toBuffer() };
}

function typeOf(path: string): string {
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  return types[extname(path)] ?? 'text/plain';
}

for (const tool of Object.keys(tools) as Tool[]) {
  test(`@long the first example of ${tool} is no longer with ours, and shows the same at ten views`, async ({
    page,
    context,
  }, info) => {
    test.setTimeout(300_000);
    const { head, made, ready, look, least } = tools[tool];
    const [theirs, ours] = await examplesOf(tool);
    expect(linesOf(ours)).toBeLessThanOrEqual(linesOf(theirs));
    const ourHead = `<link rel="stylesheet" href="/viewer.css"><script type="importmap">
      {"imports":{"@tourwright/viewer":"/ours.js"}}</script>`;
    pages.set(`/theirs/${tool}`, pageOf(theirs, head, made, 'original'));
    pages.set(`/ours/${tool}`, pageOf(ours, ourHead, 'createViewer(', 'own'));
    const errors: string[] = [];
    const other = await context.newPage();
    for (const each of [page, other]) each.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site.address}/theirs/${tool}`);
    await page.waitForFunction(ready, null, { timeout: 60_000 });
    await other.goto(`${site.address}/ours/${tool}`);
    await other.waitForFunction('() => window.own');
    // Nothing but the picture is compared.
    for (const each of [page, other])
      await each.addStyleTag({
        content: 'body *:not(canvas):not(:has(canvas)) { visibility: hidden !important }',
      });
    expect(views).toHaveLength(10);
    const found = { similarity: 1, shiftDegrees: 0, meanDifference: 0 };
    for (const view of views) {
      await page.evaluate(look(view));
      await other.evaluate(`own.setView(${JSON.stringify(view)})`);
      await expect(other.locator('#tour')).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
      const b = blurred(await settled(other));
      let a = b;
      // Theirs does not report when its tiles are there; what it shows of a coarse picture until then is not compared.
      await expect(async () => {
        a = blurred(await settled(page));
        expect(similarity(b, a), JSON.stringify(view)).toBeGreaterThan(least.similarity);
      }).toPass({ timeout: 30_000 });
      const [right, down] = shift(b, a);
      const apart = (Math.hypot(right, down) * view.hfov) / size.width;
      const difference = a.pixels.reduce((sum, value, at) => sum + Math.abs(value - (b.pixels[at] ?? 0)), 0);
      found.similarity = Math.min(found.similarity, similarity(b, a));
      found.shiftDegrees = Math.max(found.shiftDegrees, apart);
      found.meanDifference = Math.max(found.meanDifference, difference / a.pixels.length);
    }
    info.annotations.push({ type: 'the worst of ten views', description: JSON.stringify(found) });
    expect(found.shiftDegrees).toBeLessThan(least.shiftDegrees);
    expect(found.meanDifference).toBeLessThan(2);
    expect(errors).toEqual([]);
  });
}

/** Panoramas that other tools have cut, shown from their own tiles. */
import { expect, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import type { PanoramaData } from '@tourwright/viewer';
import { foreignFaceSize, foreignFile } from './support/foreign-tiles.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';
import { expectTruth } from './support/viewer-truth.ts';

const size = { width: 640, height: 360 };
let site: ViewerSite;

test.use({ viewport: size });
test.beforeAll(async () => {
  site = await openViewerSite({}, foreignFile);
});
test.afterAll(() => site.close());

const levels = [175, 350, foreignFaceSize].map((faceSize, index) => ({
  name: `${index + 1}`,
  faceSize,
  tileSize: 256,
}));
const at = (face: string) => `/foreign/faces/${face}.png`;
const faces = { f: at('f'), r: at('r'), b: at('b'), l: at('l'), u: at('u'), d: at('d') };
const deep = [...'frblud'].map((face) => `/foreign/deep-zoom/${face}.dzi`);

const panoramas: Record<string, PanoramaData> = {
  'six pictures': { kind: 'faces', faces },
  'tiles of one’s own layout': {
    kind: 'tiles',
    address: '/foreign/pannellum/{level}/{face}_{row}_{column}.png',
    levels,
    firstIndex: 0,
  },
  'Pannellum’s tiles': {
    kind: 'pannellum',
    basePath: '/foreign',
    multiRes: {
      basePath: '/pannellum',
      path: '/%l/%s_%y_%x',
      extension: 'png',
      tileResolution: 256,
      maxLevel: 3,
      cubeResolution: foreignFaceSize,
    },
  },
  'Marzipano’s tiles': {
    kind: 'marzipano',
    address: '/foreign/marzipano/{z}/{f}/{y}/{x}.png',
    preview: '/foreign/marzipano/preview.png',
    levels: [
      { size: 128, tileSize: 128, fallbackOnly: true },
      ...levels.map(({ faceSize }) => ({ size: faceSize, tileSize: 256 })),
    ],
  },
  'krpano’s tiles': {
    kind: 'krpano',
    address: '/foreign/krpano/%s/%l/%00v_%00h.png',
    multires: `256,175,350,${foreignFaceSize}`,
  },
  'six Deep Zoom images': { kind: 'deep-zoom', faces: deep },
};

/** The corner of three faces, and the floor: both show how a face is oriented. */
const views = [
  { yaw: radians(45), pitch: radians(35), hfov: radians(80) },
  { yaw: radians(-70), pitch: radians(-90), hfov: radians(80) },
];

for (const [name, panorama] of Object.entries(panoramas)) {
  test(`shows ${name}`, { tag: '@long' }, async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() !== 200) missing.push(response.url());
    });
    await page.goto(site.address);
    await page.waitForFunction(() => 'createViewer' in window);
    await page.evaluate((data) => {
      const source = window.sourceOf(data as never);
      const scene = { id: 1, name: 'Hall', source, view: { yaw: 0, pitch: 0, hfov: 1.4 }, hotspots: [] };
      window.viewer = window.createViewer(document.querySelector('#tour') as HTMLElement, {
        scenes: [scene],
      });
    }, panorama);
    await expectTruth(page, views);
    expect(missing).toEqual([]);
  });
}

test('says what is wrong with a panorama that cannot be opened', async ({ page }) => {
  await page.goto(site.address);
  await page.waitForFunction(() => 'createViewer' in window);
  const problem = await page.evaluate(() => {
    const source = window.sourceOf({ kind: 'pannellum', multiRes: { maxLevel: 3 } });
    const scene = { id: 1, name: 'Hall', source, view: { yaw: 0, pitch: 0, hfov: 1.4 }, hotspots: [] };
    window.viewer = window.createViewer(document.querySelector('#tour') as HTMLElement, { scenes: [scene] });
    return new Promise<string>((resolve) => window.viewer.on('error', ({ cause }) => resolve(String(cause))));
  });
  expect(problem).toContain('no level of tiles');
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'failed');
});

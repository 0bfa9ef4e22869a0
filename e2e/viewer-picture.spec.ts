/** The viewer's picture against the truth: painted rooms, whose every direction has a known colour. */
import { expect, type Page, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import type { Viewer, ViewerOptions, ViewerScene } from '@tourwright/viewer';
import { readGrey, renderTruth, similarity } from './support/similarity.ts';
import { openViewerSite, paintedManifest, paintedPreview, type ViewerSite } from './support/viewer-site.ts';

declare global {
  interface Window {
    createViewer: (element: HTMLElement, options: ViewerOptions) => Viewer;
    viewer: Viewer;
  }
}

const panoramaWidth = 4096;
const size = { width: 640, height: 360 };
let site: ViewerSite;

test.use({ viewport: size });
test.beforeAll(async () => {
  site = await openViewerSite(panoramaWidth);
});
test.afterAll(() => site.close());

async function room(id: number, hue: number, hotspots: ViewerScene['hotspots'] = []): Promise<ViewerScene> {
  return {
    id,
    name: `Room ${id}`,
    source: {
      baseUrl: `/media/room-${hue}/`,
      manifest: paintedManifest(panoramaWidth),
      preview: await paintedPreview(hue),
    },
    view: { yaw: 0, pitch: 0, hfov: radians(90) },
    hotspots,
  };
}

async function open(page: Page, scenes: ViewerScene[], options: Partial<ViewerOptions> = {}): Promise<void> {
  await page.goto(site.address);
  await page.waitForFunction(() => 'createViewer' in window);
  await page.evaluate(
    ([options]) => {
      const element = document.querySelector<HTMLElement>('#tour');
      if (element) window.viewer = window.createViewer(element, options);
    },
    [{ scenes, ...options }],
  );
}

const sharp = (page: Page) => expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'sharp');

/** yaw, pitch, hfov in degrees. */
const views = {
  'the middle of a face': [0, 0, 90],
  'the seam of two faces': [45, 0, 70],
  'a corner of three faces': [45, 35.26, 60],
  'the back seam of the picture': [180, -10, 90],
  'the zenith': [20, 90, 80],
  'the nadir': [-70, -90, 80],
  'a close view': [100, 20, 40],
} as const;

for (const [name, [yaw, pitch, hfov]] of Object.entries(views)) {
  test(`shows ${name} as it is`, async ({ page }) => {
    const view = { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) };
    await open(page, [await room(1, 0)], { view });
    await sharp(page);
    const found = similarity(await readGrey(await page.screenshot()), renderTruth({ ...view, ...size }, 0));
    expect(found, 'structural similarity').toBeGreaterThanOrEqual(0.97);
    console.log(name, found.toFixed(4));
  });
}

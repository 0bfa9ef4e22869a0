/** A plain equirectangular picture in the viewer: as sharp as the device allows, whatever its size, wherever it comes from. */
import { expect, type Page, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import { markedPanorama } from './support/painted-once.ts';
import { expectSharp } from './support/viewer-page.ts';
import { openViewerSite, type SiteFile, type ViewerSite } from './support/viewer-site.ts';
import { expectTruth } from './support/viewer-truth.ts';

const size = { width: 640, height: 360 };
let site: ViewerSite;
let other: ViewerSite;

test.use({ viewport: size });
test.beforeAll(async () => {
  const find = async (path: string): Promise<SiteFile | null> =>
    path.startsWith('/hall.jpg') ? { type: 'image/jpeg', body: await markedPanorama(2048) } : null;
  site = await openViewerSite({ '/none.jpg': { type: 'image/jpeg', body: 'no picture' } }, find);
  other = await openViewerSite({}, find);
});
test.afterAll(() => Promise.all([site.close(), other.close()]));

const views = [
  { yaw: radians(45), pitch: radians(35), hfov: radians(80) },
  { yaw: radians(180), pitch: 0, hfov: radians(60) },
  { yaw: radians(-70), pitch: radians(-90), hfov: radians(80) },
];

/** Shows a picture by its address; `prepare` runs in the page before. */
async function open(page: Page, picture: string, prepare: () => void = () => {}): Promise<void> {
  await page.addInitScript(prepare);
  await page.goto(site.address);
  await page.waitForFunction(() => 'createViewer' in window);
  await page.evaluate((address) => {
    window.emitted = [];
    const source = window.sourceOf(address, {
      onProgress: (loaded, total) => window.emitted.push(`progress ${loaded}/${total}`),
      onReduced: (file, shown) => window.emitted.push(`reduced ${file.width} to ${shown.width}`),
    });
    const scene = { id: 1, name: 'Hall', source, view: { yaw: 0, pitch: 0, hfov: 1.4 }, hotspots: [] };
    window.viewer = window.createViewer(document.querySelector('#tour') as HTMLElement, { scenes: [scene] });
    window.viewer.on('error', ({ cause }) => window.emitted.push(`error ${(cause as Error).message}`));
  }, picture);
}

const emitted = (page: Page) => page.evaluate(() => window.emitted);

test('shows it as it is, also across its back and at the poles', async ({ page }) => {
  await open(page, '/hall.jpg');
  await expectTruth(page, views);
  const words = await emitted(page);
  expect(words.at(0)).toMatch(/^progress \d+\/\d+$/);
  expect(words.filter((word) => !word.startsWith('progress'))).toEqual([]);
});

test('where workers have no GPU, or there are none, the page makes its tiles', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/hall.jpg', () => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await expectTruth(page, views);
});

test('a small device shows it with fewer pixels, and says so', { tag: '@long' }, async ({ page }) => {
  await open(page, '/hall.jpg', () => {
    const ask = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === this.MAX_TEXTURE_SIZE ? 512 : ask.call(this, name);
    };
  });
  await expectSharp(page);
  expect(await emitted(page)).toContain('reduced 2048 to 1024');
  await expectTruth(page, views, 0.85);
});

test('from another site, from a data address and from a file', { tag: '@long' }, async ({ page }) => {
  await page.route(`${other.address}/**`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'access-control-allow-origin': '*' },
    });
  });
  await open(page, `${other.address}/hall.jpg`);
  await expectTruth(page, views);
  const body = (await markedPanorama(2048)).toString('base64');
  await open(page, `data:image/jpeg;base64,${body}`);
  await expectTruth(page, views);
  await page.goto(site.address);
  const address = await page.evaluate(async () => {
    const blob = await (await fetch('/hall.jpg')).blob();
    const scene = (picture: Blob | string) => ({
      id: 1,
      name: 'Hall',
      source: window.sourceOf(picture),
      view: { yaw: 0, pitch: 0, hfov: 1.4 },
      hotspots: [],
    });
    window.viewer = window.createViewer(document.querySelector('#tour') as HTMLElement, {
      scenes: [scene(blob)],
    });
    return URL.createObjectURL(blob);
  });
  await expectTruth(page, views);
  await page.evaluate((blobAddress) => {
    const source = window.sourceOf(blobAddress);
    window.viewer.setScenes([
      { id: 1, name: 'Hall', source, view: { yaw: 0, pitch: 0, hfov: 1.4 }, hotspots: [] },
    ]);
  }, address);
  await expectTruth(page, views);
});

for (const [name, address, words] of [
  ['is not there', '/gone.jpg', /answered 404/],
  ['is no picture', '/none.jpg', /no picture that this browser can read/],
  ['is on a site that does not allow it', 'elsewhere', /must allow this one to read it/],
] as const) {
  test(`says that it ${name}`, { tag: '@long' }, async ({ page }) => {
    await open(page, address === 'elsewhere' ? `${other.address}/hall.jpg` : address);
    await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'failed');
    expect((await emitted(page)).at(-1)).toMatch(words);
  });
}

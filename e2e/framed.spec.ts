/** A tour on other sites: in a frame that the page around it drives, and as `<tour-viewer>`. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { FramedViewer } from '@tourwright/viewer/frame';
import { frames } from './support/frames.ts';
import type { FullTour } from './support/full-tour.ts';
import { expect, test } from './support/test.ts';
import { publishTwoScenes } from './support/two-scenes.ts';
import { bundlePart, type SiteFile } from './support/viewer-site.ts';

/** Another site: another port is another origin. */
let hostServer: Server;
let host = '';
let hostPage = '';
let tour: FullTour;
/** Of the other site. */
let scripts: Record<string, SiteFile>;

declare global {
  interface Window {
    tour: FramedViewer;
    connected: string;
    scenesHeard: number[];
    loadsHeard: number[];
  }
}

test.beforeAll(async ({ tourwright, playwright }) => {
  test.setTimeout(300_000);
  scripts = {
    ...(await bundlePart('frame', 'packages/viewer/src/embed/index.ts')),
    ...(await bundlePart('element', 'packages/viewer/src/element/index.ts')),
  };
  hostServer = createServer(({ url = '/' }, response) => {
    const { type, body } = scripts[url] ?? { type: 'text/html', body: hostPage };
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => hostServer.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(hostServer.address() as AddressInfo).port}`;
  const request = await playwright.request.newContext();
  tour = await publishTwoScenes(request, tourwright.address, { hall: 20, kitchen: 140 });
  await request.dispose();
});

test.afterAll(() => {
  hostServer.closeAllConnections();
  hostServer.close();
});

/** Opens a page of the other site. */
async function openHost(page: Page, body: string): Promise<void> {
  hostPage = `<!doctype html><title>Host</title><link rel="icon" href="data:,">${body}`;
  await page.goto(`${host}/`);
}

/** A page with the tour in a frame, which says hello to it. */
function hostOf(frame: string, timeoutMs = 60_000): string {
  return `<iframe src="${frame}" width="800" height="500"></iframe>
<script type="module">
  import { connectFrame } from '/frame.js';
  window.scenesHeard = [];
  window.loadsHeard = [];
  connectFrame(document.querySelector('iframe'), { timeoutMs: ${timeoutMs} }).then((tour) => {
    window.tour = tour;
    tour.on('scene', ({ sceneId }) => window.scenesHeard.push(sceneId));
    tour.on('load', ({ sceneId }) => window.loadsHeard.push(sceneId));
    window.connected = 'yes';
  }, (cause) => { window.connected = cause.message; });
</script>`;
}

const connected = (page: Page) => page.evaluate(() => window.connected);

test('the page around a frame hears the tour and moves it', async ({ page }) => {
  await openHost(page, hostOf(`${tour.embed}?origin=${encodeURIComponent(host)}`));
  await expect.poll(() => connected(page), { timeout: 60_000 }).toBe('yes');
  expect((await page.evaluate(() => window.tour.getState())).sceneId).toBe(1);
  expect(await page.evaluate(() => window.tour.lookTo({ yaw: 60 }, { durationMs: 0 }))).toBe(true);
  expect((await page.evaluate(() => window.tour.getState())).view.yaw).toBeCloseTo(60, 1);
  await page.evaluate(() => window.tour.setView({ yaw: 0 }));
  await page.frameLocator('iframe').locator('[data-hotspot-id="in"]').click();
  await expect.poll(() => page.evaluate(() => window.scenesHeard)).toEqual([2]);
  await expect.poll(() => page.evaluate(() => window.loadsHeard.at(-1))).toBe(2);
  expect((await page.evaluate(() => window.tour.getState())).state).toBe('sharp');
  expect(await page.evaluate(() => window.tour.openScene(1))).toBe(true);
  expect(await page.evaluate(() => window.scenesHeard)).toEqual([2, 1]);
  const refused = await page.evaluate(() =>
    window.tour.openScene('x' as never).catch(({ message }) => message),
  );
  expect(refused).toContain('id of a scene');
});

test('a frame that names another origin answers nobody here', { tag: '@long' }, async ({ page }) => {
  await openHost(page, hostOf(`${tour.embed}?origin=${encodeURIComponent('https://other.example')}`, 6000));
  const viewer = page.frameLocator('iframe').locator('[data-tourwright]');
  await expect(viewer).toHaveAttribute('data-tourwright', /preview|sharp/, { timeout: 60_000 });
  await expect.poll(() => connected(page), { timeout: 30_000 }).toBe('The frame does not answer');
});

test('the page around a frame scrolls past the tour until that is clicked, and again once the page is', async ({
  page,
}) => {
  await openHost(
    page,
    `<body style="margin:0"><p style="height:100px">Beside</p><iframe src="${tour.embed}" width="800" height="500"></iframe><p style="height:3000px">Below</p>`,
  );
  const viewer = page.frameLocator('iframe').locator('[data-tourwright]');
  await expect(viewer).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  const wheel = async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(420, 300);
    await page.mouse.wheel(0, 120);
  };
  const scrolled = () => page.evaluate(() => scrollY);
  await wheel();
  await expect.poll(scrolled).toBe(120);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(150, 500);
  await expect(viewer).toHaveAttribute('data-engaged', '');
  await wheel();
  // A wheel that scrolled would have done so by then.
  await frames(page, 20);
  expect(await scrolled()).toBe(0);
  await page.mouse.click(400, 50);
  await expect(viewer).not.toHaveAttribute('data-engaged', '');
  await wheel();
  await expect.poll(scrolled).toBe(120);
});

test('<tour-viewer> shows a published tour on another site', async ({ page }) => {
  await openHost(
    page,
    `<script type="module" src="/element.js"></script><tour-viewer src="${tour.embed}" scene="2"></tour-viewer>`,
  );
  const element = page.locator('tour-viewer');
  await expect(element).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  await expect(element).toHaveAttribute('data-scene', '2');
});

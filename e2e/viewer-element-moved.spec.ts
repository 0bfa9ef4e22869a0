/** `<tour-viewer>` where scripts and frameworks treat it roughly: moved, taken out and put back, given things early. */
import { expect, type Page, test } from '@playwright/test';
import type { TourViewerElement } from '@tourwright/viewer/element';
import { isOfTestBrowser } from './support/of-test-browser.ts';
import { inDegrees, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;
const said: string[] = [];

test.use({ viewport: { width: 800, height: 600 } });
test.beforeAll(async () => {
  const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });
  const rooms = [await paintedScene(1, 20), await paintedScene(2, 140)];
  site = await openViewerSite({
    ...(await bundlePart('element', 'packages/viewer/src/element/index.ts')),
    '/tour.json': json({ scenes: inDegrees(rooms) }),
    '/other.json': json({
      scenes: inDegrees([await paintedScene(2, 200), await paintedScene(9, 260)]),
      sceneId: 9,
    }),
    '/page': {
      type: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Element</title><link rel="icon" href="data:,">
<script type="module" src="/element.js"></script>`,
    },
  });
});
test.afterAll(() => site.close());
test.beforeEach(({ page }) => {
  said.length = 0;
  page.on('console', (message) => {
    if (!isOfTestBrowser(message.text())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
});
test.afterEach(() => expect(said).toEqual([]));

declare global {
  interface Window {
    /** The scenes that elements of this page reported. */
    scenesTold: unknown[];
    loadsTold: number;
  }
}

async function put(page: Page, html: string): Promise<void> {
  await page.goto(`${site.address}/page`);
  await page.evaluate((markup) => {
    window.scenesTold = [];
    window.loadsTold = 0;
    document.addEventListener('tour-scene', (event) =>
      window.scenesTold.push((event as CustomEvent).detail.sceneId),
    );
    document.addEventListener('tour-load', () => window.loadsTold++);
    document.body.innerHTML = markup;
  }, html);
}

const tour = (page: Page) => page.locator('#a');
const sharp = (page: Page) =>
  expect(tour(page)).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
/** What the page's script does with the element. */
const on = <Result>(page: Page, act: (element: TourViewerElement) => Result) =>
  tour(page).evaluate(act as (element: SVGElement | HTMLElement) => Result);

test('moved within the page, also into a shadow root, the same viewer continues where it was', async ({
  page,
}) => {
  await put(page, '<tour-viewer id="a" src="/tour.json"></tour-viewer><main id="other"></main>');
  await sharp(page);
  const before = await on(page, (element) => {
    element.setView({ yaw: 60 });
    Object.assign(window, { first: element.viewer });
    document.querySelector('#other')?.append(element);
    return element.view;
  });
  await expect(tour(page)).toHaveAttribute('data-tourwright', 'sharp');
  const state = await on(page, async (element) => {
    document.querySelector('#other')?.attachShadow({ mode: 'open' }).append(element);
    await new Promise(requestAnimationFrame);
    const { viewer, view } = element;
    return {
      isSame: viewer === Reflect.get(window, 'first'),
      view,
      place: getComputedStyle(viewer?.canvas as Element).position,
    };
  });
  expect(state).toEqual({ isSame: true, view: before, place: 'absolute' });
  expect(await page.evaluate(() => window.loadsTold)).toBe(1);
  expect(await page.evaluate(() => document.querySelectorAll('canvas').length)).toBe(0);
});

test('moved in the middle of a change of scene it arrives; taken out, the change has no effect', {
  tag: '@long',
}, async ({ page }) => {
  await put(page, '<tour-viewer id="a" src="/tour.json"></tour-viewer><main></main>');
  await sharp(page);
  const arrived = await on(page, (element) => {
    const arrival = element.openScene(2);
    document.querySelector('main')?.append(element);
    return arrival;
  });
  expect(arrived).toBe(true);
  await sharp(page);
  const isThere = await on(page, (element) => {
    const arrival = element.openScene(1);
    element.remove();
    return arrival;
  });
  expect(isThere).toBe(false);
});

test('put back later it shows what was seen last; a source that was given meanwhile wins', {
  tag: '@long',
}, async ({ page }) => {
  await put(page, '<tour-viewer id="a" src="/tour.json" yaw="30"></tour-viewer>');
  await sharp(page);
  await on(page, async (element) => {
    await element.openScene(2, { transition: 'cut' });
    element.setView({ yaw: 120, pitch: 20 });
    element.remove();
    await new Promise((done) => setTimeout(done, 50));
    document.body.append(element);
  });
  await sharp(page);
  const view = await on(page, ({ sceneId, view: now }) => ({ sceneId, ...now }));
  expect(view).toMatchObject({ sceneId: 2, yaw: expect.closeTo(120, 5), pitch: expect.closeTo(20, 5) });
  await on(page, async (element) => {
    element.remove();
    await new Promise((done) => setTimeout(done, 50));
    element.src = '/other.json';
    document.body.append(element);
  });
  await sharp(page);
  await expect(tour(page)).toHaveAttribute('data-scene', '9');
});

test('scenes that were given before the class was there are taken', async ({ page }) => {
  await page.route('**/element.js', async (route) => {
    await page.waitForFunction(() => 'given' in window);
    await route.continue();
  });
  await page.goto(`${site.address}/page`, { waitUntil: 'commit' });
  await page.evaluate(async () => {
    const element = document.createElement('tour-viewer');
    element.id = 'a';
    element.scenes = (await (await fetch('/tour.json')).json()).scenes;
    document.documentElement.append(element);
    Object.assign(window, { given: true });
  });
  await sharp(page);
});

test('another source begins where it begins, and nothing else of it is opened before', {
  tag: '@long',
}, async ({ page }) => {
  await put(page, '<tour-viewer id="a" src="/tour.json"></tour-viewer>');
  await sharp(page);
  await on(page, (element) => element.openScene(2, { transition: 'cut' }));
  await on(page, (element) => {
    element.src = '/other.json';
  });
  await expect(tour(page)).toHaveAttribute('data-scene', '9');
  await sharp(page);
  expect(await page.evaluate(() => window.scenesTold)).toEqual([1, 2, 9]);
});

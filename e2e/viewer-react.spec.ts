/** The life of `<TourViewer>` as React leads it: begun twice, hidden while something is awaited, given another tour, gone at once. */
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Viewer } from '@tourwright/viewer';
import { createServer, type ViteDevServer } from 'vite';
import { isOfTestBrowser } from './support/of-test-browser.ts';

interface Shown {
  tour?: 'a' | 'b';
  sceneId?: number;
  /** Whose handler is called. */
  listener?: string;
  isWaiting?: boolean;
  isHidden?: boolean;
  isGone?: boolean;
}

declare global {
  interface Window {
    show: (shown: Shown) => void;
    scenesHeardBy: string[];
    viewers: (Viewer | null)[];
    cards: WebGL2RenderingContext[];
  }
}

const root = 'packages/viewer/examples';
const script = resolve(root, 'react-life.ts');
/** A page that shows what a test wants, in development's React, which does everything twice under `StrictMode`. */
const code = `
import { Activity, createElement, StrictMode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { TourViewer } from '@tourwright/viewer/react';
import '@tourwright/viewer/viewer.css';

const { scenes } = await (await fetch('/tour.json')).json();
for (const { source } of scenes) source.baseUrl = '/' + source.baseUrl;
const later = scenes.map((scene) => ({ ...scene, id: scene.id + 20, source: { ...scene.source, baseUrl: '/other' + scene.source.baseUrl } }));
const tours = { a: scenes, b: later };
window.scenesHeardBy = [];
window.viewers = [];
window.cards = [];
const { getContext } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function (...args) {
  const card = getContext.apply(this, args);
  if (args[0] === 'webgl2' && card && !window.cards.includes(card)) window.cards.push(card);
  return card;
};
const never = new Promise(() => {});
const Waiting = () => use(never);
const onViewer = (viewer) => window.viewers.push(viewer);
const root = createRoot(document.querySelector('#root'));
window.show = ({ tour = 'a', sceneId, listener = 'first', isWaiting, isHidden, isGone }) => {
  const props = { className: 'stage', scenes: tours[tour], onViewer, onScene: (event) => window.scenesHeardBy.push(listener + ' ' + event.sceneId) };
  if (sceneId !== undefined) props.sceneId = sceneId;
  const viewer = isGone ? null : createElement(TourViewer, props);
  const body = createElement(Suspense, { fallback: 'One moment' }, viewer, isWaiting ? createElement(Waiting) : null);
  const active = createElement(Activity, { mode: isHidden ? 'hidden' : 'visible' }, body);
  root.render(createElement(StrictMode, null, active));
};
`;
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>React</title><link rel="icon" href="data:,">
<style>.stage{inline-size:600px;block-size:360px}</style><div id="root"></div><script type="module" src="/react-life.ts"></script>`;

let site: ViteDevServer;
let address = '';
const said: string[] = [];

test.use({ viewport: { width: 640, height: 400 } });
test.beforeAll(async () => {
  // Another file's build in this process leaves "production" behind, whose React does nothing twice.
  process.env.NODE_ENV = 'development';
  site = await createServer({
    root,
    logLevel: 'error',
    // One that is shared with the examples' tests, or finds out later what it needs, has the page loaded again in the
    // middle.
    cacheDir: resolve('node_modules/.cache/react-life'),
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime'] },
    server: { port: 0, hmr: false },
    plugins: [
      {
        name: 'react-life',
        resolveId: (id) => (id === '/react-life.ts' ? script : null),
        load: (id) => (id === script ? code : null),
        configureServer: ({ middlewares }) => {
          middlewares.use('/react-life.html', (_, response) => response.end(html));
        },
      },
    ],
  });
  await site.listen();
  address = site.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => site.close());
test.beforeEach(async ({ page }) => {
  said.length = 0;
  page.on('console', (message) => {
    const text = message.text();
    // The development server's own words, whose client asks for changes all the same.
    if (isOfTestBrowser(text) || /^(\[vite\]|WebSocket connection)|React DevTools/.test(text)) return;
    said.push(text);
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await page.route('**/other/**', (route) =>
    route.continue({ url: route.request().url().replace('/other', '') }),
  );
  await page.goto(`${address}react-life.html`);
  await page.waitForFunction(() => 'show' in window, null, { timeout: 60_000 });
});
test.afterEach(() => expect(said).toEqual([]));

const show = (page: Page, shown: Shown) => page.evaluate((all) => window.show(all), shown);
const sharp = (page: Page) =>
  expect(page.locator('.stage')).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
const liveCards = (page: Page) =>
  page.evaluate(() => window.cards.filter((card) => !card.isContextLost()).length);
const look = (page: Page, yaw: number) =>
  page.evaluate((to) => window.viewers.at(-1)?.setView({ yaw: to }), yaw);
const place = (page: Page) =>
  page.evaluate(() => [window.viewers.at(-1)?.sceneId, Number(window.viewers.at(-1)?.view.yaw.toFixed(3))]);

test('begun twice, there is one viewer', { tag: '@long' }, async ({ page }) => {
  await show(page, {});
  await sharp(page);
  expect(await page.locator('canvas').count()).toBe(1);
  expect(await liveCards(page)).toBe(1);
  expect(await page.evaluate(() => window.viewers.map((viewer) => viewer !== null))).toEqual([
    true,
    false,
    true,
  ]);
});

test('hidden while something beside it is awaited, it stays as it is', { tag: '@long' }, async ({ page }) => {
  await show(page, {});
  await sharp(page);
  await look(page, 1);
  await show(page, { isWaiting: true });
  await expect(page.getByText('One moment')).toBeVisible();
  await expect(page.locator('.stage')).toBeHidden();
  await show(page, {});
  await expect(page.locator('.stage')).toBeVisible();
  await sharp(page);
  expect(await place(page)).toEqual([1, 1]);
  expect(await page.evaluate(() => window.viewers.length)).toBe(3);
  expect(await liveCards(page)).toBe(1);
});

test('put away and brought back, it shows what was seen last', { tag: '@long' }, async ({ page }) => {
  await show(page, {});
  await sharp(page);
  await page.evaluate(() => window.viewers.at(-1)?.openScene(2, { transition: 'cut' }));
  await look(page, 2);
  await show(page, { isHidden: true });
  await expect.poll(() => liveCards(page)).toBe(0);
  await show(page, {});
  await sharp(page);
  expect(await place(page)).toEqual([2, 2]);
  expect(await liveCards(page)).toBe(1);
});

test('given another tour and a scene of it at once, it goes there and nowhere else', {
  tag: '@long',
}, async ({ page }) => {
  await show(page, { sceneId: 1 });
  await sharp(page);
  await show(page, { tour: 'b', sceneId: 22 });
  await expect(page.locator('.stage')).toHaveAttribute('data-scene', '22');
  await sharp(page);
  expect(await page.evaluate(() => window.scenesHeardBy)).not.toContain('first 21');
  expect(await liveCards(page)).toBe(1);
});

test('calls the newest of its handlers, follows its scene, and is removed without a trace', async ({
  page,
}) => {
  await show(page, { sceneId: 1 });
  await sharp(page);
  await show(page, { sceneId: 2, listener: 'second' });
  await expect(page.locator('.stage')).toHaveAttribute('data-scene', '2');
  expect(await page.evaluate(() => window.scenesHeardBy.at(-1))).toBe('second 2');
  await show(page, { isGone: true });
  await expect.poll(() => liveCards(page)).toBe(0);
  expect(await page.locator('canvas').count()).toBe(0);
  await page.evaluate(() => {
    window.show({});
    window.show({ isGone: true });
    window.show({ listener: 'third' });
    setTimeout(() => window.show({ isGone: true }));
  });
  await expect.poll(() => page.locator('canvas').count()).toBe(0);
  await expect.poll(() => liveCards(page)).toBe(0);
});

/** `<tour-viewer>` on a page of its own, whose policy allows no inline styles and no other site. */

import { expect, type Page, test } from '@playwright/test';
import type { TourViewerElement } from '@tourwright/viewer/element';
import { isOfTestBrowser } from './support/of-test-browser.ts';
import { inDegrees, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;
let said: string[];

test.use({ viewport: { width: 800, height: 600 } });
test.beforeAll(async () => {
  const door = {
    kind: 'link',
    position: [0.2, -0.2, -0.96] as [number, number, number],
    scale: 1,
    rotation: 0,
  };
  const rooms = [
    await paintedScene(1, 20, [{ ...door, id: 'there', targetSceneId: 2 }]),
    await paintedScene(2, 140, [{ ...door, id: 'back', targetSceneId: 1 }]),
  ];
  const empty = { cameraPosition: [0, 0, 0.01], cameraDirection: [0, 0, 0], hotspots: [], videos: [] };
  const tour = {
    id: 't1',
    initialSceneId: 8,
    scenes: [7, 8].map((id) => ({ ...empty, id, name: `S${id}`, slug: `t1/${id}` })),
  };
  const images = Object.fromEntries(
    tour.scenes.map(({ slug }, index) => [slug, { state: 'ready', panorama: rooms[index]?.source }]),
  );
  const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });
  site = await openViewerSite({
    ...(await bundlePart('element', 'packages/viewer/src/element/index.ts')),
    '/tour.json': json({ scenes: inDegrees(rooms) }),
    '/none.json': json({ rooms: 'none' }),
    '/api/tours/t1': json(tour),
    '/api/tours/t1/media': json({ images }),
    '/page': {
      type: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Element</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data: blob:; connect-src 'self' data: blob:">
<script type="module" src="/element.js"></script>`,
    },
  });
});
test.afterAll(() => site.close());
test.beforeEach(({ page }) => {
  said = [];
  page.on('console', (message) => {
    if (isOfTestBrowser(message.text())) return;
    // The browser's own word on an address that is not there.
    if (!/nothing\.json$|room-140/.test(message.location().url)) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
});
test.afterEach(() => expect(said).toEqual([]));

declare global {
  interface Window {
    heard: { name: string; detail: Record<string, unknown>; id: string }[];
  }
}

/** Opens the page, listens on the document, and puts this into the body. */
async function put(page: Page, html: string): Promise<void> {
  await page.goto(`${site.address}/page`);
  await page.evaluate((markup) => {
    window.heard = [];
    for (const name of ['load', 'scene', 'view', 'hotspot', 'state', 'error']) {
      document.addEventListener(`tour-${name}`, (event) => {
        const { detail, target } = event as CustomEvent;
        window.heard.push({ name, detail, id: (target as Element).id });
      });
    }
    document.body.innerHTML = markup;
  }, html);
}

const heard = (page: Page, name: string) =>
  page.evaluate((wanted) => window.heard.filter((each) => each.name === wanted).map(({ id }) => id), name);
const tour = (page: Page, id = 'a') => page.locator(`#${id}`);
const sharp = (page: Page, id = 'a') =>
  expect(tour(page, id)).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
/** What the page's script does with the element. */
const on = <Result>(page: Page, act: (element: TourViewerElement) => Result) =>
  tour(page).evaluate(act as (element: SVGElement | HTMLElement) => Result);

test('shows the tour of a file as its attributes want it', async ({ page }) => {
  await put(
    page,
    '<tour-viewer id="a" src="/tour.json" scene="2" yaw="30" pitch="-10" hfov="60"></tour-viewer>',
  );
  await sharp(page);
  await expect(tour(page)).toHaveAttribute('data-scene', '2');
  const view = await on(page, ({ view: now }) => now);
  expect(view?.yaw).toBeCloseTo(30, 1);
  expect(view?.pitch).toBeCloseTo(-10, 1);
  expect(view?.hfov).toBeCloseTo(60, 0);
  const box = await tour(page).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test('follows its attributes', async ({ page }) => {
  await put(page, '<tour-viewer id="a" src="/tour.json"></tour-viewer>');
  await sharp(page);
  await on(page, (element) => element.setAttribute('scene', '2'));
  await expect(tour(page)).toHaveAttribute('data-scene', '2');
  await sharp(page);
  await on(page, (element) => element.setAttribute('yaw', '90'));
  expect((await on(page, ({ view }) => view))?.yaw).toBeCloseTo(90, 1);
  await on(page, (element) => element.toggleAttribute('autorotate', true));
  expect(await on(page, ({ viewer }) => viewer?.isAutorotating)).toBe(true);
});

test('takes the address of a page of a tour, and begins where the tour begins', { tag: '@long' }, async ({
  page,
}) => {
  await put(page, '<tour-viewer id="a" src="/embed/t1"></tour-viewer>');
  await sharp(page);
  await expect(tour(page)).toHaveAttribute('data-scene', '8');
  await on(page, (element) => {
    element.src = '/preview/some-name?tourId=t1';
    element.setAttribute('scene', '7');
  });
  await expect.poll(() => heard(page, 'load')).toEqual(['a', 'a']);
});

test('takes scenes from a script in place of an address', { tag: '@long' }, async ({ page }) => {
  await put(page, '<tour-viewer id="a"></tour-viewer>');
  await on(page, async (element) => {
    element.scenes = (await (await fetch('/tour.json')).json()).scenes;
  });
  await sharp(page);
  expect(await on(page, ({ scenes }) => scenes.map(({ name }) => name))).toEqual(['Room 1', 'Room 2']);
  expect(await on(page, (element) => element.openScene(2, { transition: 'cut' }))).toBe(true);
  expect(await on(page, ({ sceneId }) => sceneId)).toBe(2);
});

test('sends events that bubble, each of two elements for itself', async ({ page }) => {
  await put(
    page,
    '<tour-viewer id="a" src="/tour.json"></tour-viewer><tour-viewer id="b" src="/tour.json" scene="2"></tour-viewer>',
  );
  await sharp(page);
  await sharp(page, 'b');
  expect((await heard(page, 'load')).sort()).toEqual(['a', 'b']);
  await tour(page).getByRole('button', { name: 'Go to Room 2' }).click();
  await expect(tour(page)).toHaveAttribute('data-scene', '2');
  expect(await heard(page, 'hotspot')).toEqual(['a']);
  const scenes = await page.evaluate(() => window.heard.filter(({ name }) => name === 'scene'));
  expect(scenes.map(({ id, detail }) => [id, detail['sceneId']]).sort()).toEqual([
    ['a', 1],
    ['a', 2],
    ['b', 2],
  ]);
});

test('what cannot be fetched is reported in plain words, and the fallback content is shown', async ({
  page,
}) => {
  await put(page, '<tour-viewer id="a" src="/nothing.json"><p>See the plan instead.</p></tour-viewer>');
  await expect(tour(page)).toHaveAttribute('data-tourwright', 'failed');
  await expect(page.getByText('See the plan instead.')).toBeVisible();
  await on(page, (element) => {
    element.src = '/none.json';
  });
  await expect.poll(() => heard(page, 'error')).toEqual(['a', 'a']);
  const messages = await page.evaluate(() =>
    window.heard.filter(({ name }) => name === 'error').map(({ detail }) => detail['message']),
  );
  expect(messages).toEqual([
    `${site.address}/nothing.json answered 404`,
    `There is no tour at ${site.address}/none.json`,
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where nothing stands in for the tour it says itself that there is none, and how to try again', {
  tag: '@long',
}, async ({ page }) => {
  await put(page, '<tour-viewer id="a" src="/nothing.json"></tour-viewer>');
  await expect(page.getByRole('alert')).toContainText('This tour could not be loaded.');
  await page.route('**/nothing.json', (route) => route.continue({ url: `${site.address}/tour.json` }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await sharp(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/room-140/**', (route) => route.fulfill({ status: 404, body: '' }));
  await tour(page).getByRole('button', { name: 'Go to Room 2' }).click();
  await expect(page.getByRole('alert')).toContainText('Room 2 could not be loaded.');
  await expect(tour(page)).toHaveAttribute('data-scene', '1');
  await page.unroute('**/room-140/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tour(page)).toHaveAttribute('data-scene', '2');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('it speaks another language, set before or after its tour is there, and its scenes without a picture too', async ({
  page,
}) => {
  await put(page, '<tour-viewer id="a" src="/nothing.json"></tour-viewer>');
  await on(page, (element) => {
    element.texts = { noTour: 'Diese Tour ist nicht da.', tryAgain: 'Noch einmal' };
    element.src = '/none.json';
  });
  await expect(page.getByRole('alert')).toContainText('Diese Tour ist nicht da.');
  await page.route('**/none.json', (route) => route.continue({ url: `${site.address}/tour.json` }));
  await page.getByRole('button', { name: 'Noch einmal' }).click();
  await sharp(page);
  await on(page, (element) => {
    element.texts = {
      picture: (name) => `${name}: Rundbild`,
      noPicture: (name) => `${name} hat noch kein Bild.`,
    };
  });
  await expect(page.getByLabel('Room 1: Rundbild')).toBeVisible();
  await on(page, async (element) => {
    element.scenes = element.scenes.map((scene) => (scene.id === 2 ? { ...scene, source: null } : scene));
    await element.openScene(2);
  });
  await expect(page.getByRole('alert')).toHaveText('Room 2 hat noch kein Bild.');
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
  await on(page, (element) => element.openScene(1));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('taken out of the page it gives everything back; put in again it shows its tour', async ({ page }) => {
  await put(page, '<tour-viewer id="a" src="/tour.json"><p>Instead.</p></tour-viewer>');
  await sharp(page);
  const left = await on(page, async (element) => {
    const context = element.viewer?.canvas.getContext('webgl2');
    element.remove();
    await Promise.resolve();
    return {
      isLost: context?.isContextLost(),
      children: [...element.children].map(({ tagName }) => tagName),
      viewer: element.viewer,
      attributes: element.getAttributeNames(),
      className: element.className,
      again: document.body.append(element),
    };
  });
  expect(left).toMatchObject({ isLost: true, children: ['P'], viewer: null, className: '' });
  expect(left.attributes.sort()).toEqual(['class', 'id', 'src']);
  await sharp(page);
});

test('in a shadow root it looks the same, and the page outside is left alone', async ({ page }) => {
  await put(page, '<div id="host"></div><p class="tw-hotspot">Mine</p>');
  const isPlaced = await page.evaluate(async () => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    const element = document.createElement('tour-viewer');
    element.src = '/tour.json';
    root?.append(element);
    await new Promise((done) => element.addEventListener('tour-open', done));
    return getComputedStyle(element.viewer?.canvas as Element).position;
  });
  expect(isPlaced).toBe('absolute');
  expect(await page.getByText('Mine').evaluate((own) => getComputedStyle(own).position)).toBe('static');
});

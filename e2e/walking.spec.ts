/** A chosen link leads to its target, whatever comes in between. The tests control when each answer arrives. */
import type { APIRequestContext, Page } from '@playwright/test';
import { frames } from './support/frames.ts';
import { type FullTour, panorama, publishTour, spot } from './support/full-tour.ts';
import { app, hold } from './support/hold.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

let tour: FullTour;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async ({ tourwright, playwright }) => {
  const request = await playwright.request.newContext();
  tour = await publishRooms(request, tourwright.address);
  await request.dispose();
});

/** A hall with links to a kitchen and an attic, and from each back to it. */
async function publishRooms(
  request: APIRequestContext,
  address: string,
  settings: { autorotate?: boolean } = {},
): Promise<FullTour> {
  const files = {
    'hall.jpg': await panorama(20),
    'kitchen.jpg': await panorama(140),
    'attic.jpg': await panorama(260),
  };
  const link = (to: number, yaw: number) => spot(`to-${to}`, 'link', yaw, -10, { targetSceneId: to });
  const scenesOf = (id: string) => [
    { id: 1, name: 'Hall', slug: `${id}/hall.jpg`, hotspots: [link(2, -20), link(3, 20)] },
    { id: 2, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [link(1, 180)] },
    { id: 3, name: 'Attic', slug: `${id}/attic.jpg`, hotspots: [link(1, 180)] },
  ];
  return publishTour(request, address, files, (id) => ({ ...settings, scenes: scenesOf(id) }) as never);
}

/** What is known of the pictures of all rooms: without it the other rooms have no previews. */
const media = /\/api\/tours\/[^/]*\/media/;
const tiles = /\/media\/.*\/[frblud]\/\d+\/\d+\/\d+\./;

const viewer = (page: Page) => page.locator('[data-tourwright]');
const mark = (page: Page, to: number) => page.locator(`[data-hotspot-id="to-${to}"]`);
const controls = (page: Page) => page.getByRole('button', { name: 'Share' });
const wayBack = (page: Page) => page.getByRole('button', { name: 'Back one scene' });

async function arrive(page: Page, scene: number): Promise<void> {
  await expect(viewer(page)).toHaveAttribute('data-scene', String(scene));
}

/** Goes through a link, perhaps behind the visitor's back: by the keyboard. */
async function go(page: Page, to: number): Promise<void> {
  await mark(page, to).focus();
  await page.keyboard.press('Enter');
  await arrive(page, to);
  await sharpViewer(page);
}

/** The scenes that were come to from now on. */
async function watchScenes(page: Page): Promise<() => Promise<(string | undefined)[]>> {
  const seen = await viewer(page).evaluateHandle((element: HTMLElement) => {
    const scenes: (string | undefined)[] = [];
    new MutationObserver(() => scenes.push(element.dataset['scene'])).observe(element, {
      attributeFilter: ['data-scene'],
    });
    return scenes;
  });
  return () => seen.jsonValue();
}

test('scenes that one comes back to open as fast as others, while nothing is known of them but their names', {
  tag: '@long',
}, async ({ page }) => {
  await hold(page, media);
  await page.goto(tour.preview);
  await sharpViewer(page);
  for (const to of [2, 1, 2, 1, 3, 1, 3]) {
    // All around: nothing of this scene is missing then.
    await frames(page, 40);
    await go(page, to);
  }
});

test('the app comes while one is on the way', { tag: '@long' }, async ({ page }) => {
  const release = await hold(page, app);
  await page.goto(tour.preview);
  await sharpViewer(page);
  const releaseTiles = await hold(page, tiles);
  await mark(page, 2).click();
  await release();
  await expect(controls(page)).toBeVisible();
  await releaseTiles();
  await arrive(page, 2);
  await wayBack(page).click();
  await arrive(page, 1);
  await expect(wayBack(page)).toBeDisabled();
});

test('another picture of the scene that one is leaving keeps nobody back', { tag: '@long' }, async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(media, async (route) => {
    await released;
    const response = await route.fetch();
    const { images } = (await response.json()) as {
      images: Record<string, { panorama: { baseUrl: string } | null }>;
    };
    // As when finer tiles of it have been cut meanwhile.
    for (const [slug, { panorama }] of Object.entries(images))
      if (panorama && slug.endsWith('hall.jpg')) panorama.baseUrl += './';
    await route.fulfill({ response, json: { images } });
  });
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  const releaseTiles = await hold(page, tiles);
  await mark(page, 2).click();
  const answer = page.waitForResponse(media);
  release();
  await (await answer).finished();
  await frames(page, 12);
  await releaseTiles();
  await arrive(page, 2);
});

test('two quick clicks lead through a link once', { tag: '@long' }, async ({ page }) => {
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  const seen = await watchScenes(page);
  await mark(page, 2).dblclick();
  await arrive(page, 2);
  await sharpViewer(page);
  await frames(page, 50);
  expect(await seen()).toEqual(['2']);
  await wayBack(page).click();
  await arrive(page, 1);
  await expect(wayBack(page)).toBeDisabled();
});

test('repeated presses on a slow connection lead to the target', { tag: '@long' }, async ({ page }) => {
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  await page.route(tiles, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    // Asked for again, the first answer goes nowhere.
    await route.continue().catch(() => undefined);
  });
  const box = (await mark(page, 2).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect
    .poll(
      async () => {
        // Wherever it is by now: the view turns towards it.
        await mark(page, 2)
          .evaluate((button: HTMLElement) => button.click(), null, { timeout: 100 })
          .catch(() => undefined);
        return viewer(page).getAttribute('data-scene');
      },
      { intervals: [300], timeout: 5000 },
    )
    .toBe('2');
});

test('of two links the last one that was chosen leads on', { tag: '@long' }, async ({ page }) => {
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  const seen = await watchScenes(page);
  const release = await hold(page, tiles);
  await mark(page, 2).click();
  await mark(page, 3).click();
  await release();
  await arrive(page, 3);
  await frames(page, 50);
  expect(await seen()).toEqual(['3']);
});

test('a long press on a hotspot of a tour that turns by itself ends on it', { tag: '@long' }, async ({
  page,
  request,
  tourwright,
}) => {
  const { preview } = await publishRooms(request, tourwright.address, { autorotate: true });
  await page.goto(preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  const left = async () => (await mark(page, 3).boundingBox())?.x ?? 0;
  const first = await left();
  await expect.poll(left, 'it turns').toBeLessThan(first - 10);
  const box = await mark(page, 3).boundingBox();
  if (!box) throw new Error('The link is not in the picture');
  // At the edge towards which it turns, so that it is still there when a slow machine presses; longer than it takes to pass.
  await page.mouse.click(box.x + 8, box.y + box.height / 2, { delay: 1500 });
  await arrive(page, 3);
});

test('going back in the browser during a transition leaves the tour, and going forward restores it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(new URL('/faqs', tour.preview).href);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  const release = await hold(page, tiles);
  await mark(page, 2).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
  // Nobody waits for them any more.
  await release().catch(() => undefined);
  await page.goForward();
  await sharpViewer(page);
  await arrive(page, 1);
  await go(page, 2);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link is followed before, while and after the app comes', async ({ page }) => {
    const release = await hold(page, app);
    await page.goto(`${tour.preview}&yaw=-20`);
    await sharpViewer(page);
    await mark(page, 2).tap();
    await release();
    await arrive(page, 2);
    await expect(controls(page)).toBeAttached();
    await page.goto(`${tour.preview}&yaw=20`);
    await sharpViewer(page);
    await mark(page, 3).tap();
    await arrive(page, 3);
  });
});

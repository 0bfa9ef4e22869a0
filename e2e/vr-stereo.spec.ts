/** Stereo panoramas in a headset: each eye sees its own picture, and flat nobody asks for the second one. */
import type { Page } from '@playwright/test';
import { directionOf, radians } from '@tourwright/tour/sphere';
import type { ViewerScene } from '@tourwright/viewer';
import { expectEyes } from './support/eyes.ts';
import { frames } from './support/frames.ts';
import { pointAt, pullTrigger, turnHead, wearHeadset } from './support/headset.ts';
import { expect, test } from './support/test.ts';
import { expectSharp, openViewer, paintedScene, stereoScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';
import { putOn } from './support/vr-page.ts';

declare global {
  interface Window {
    /** Tiles that are on the headset's GPU, and the most that ever were. */
    tileTextures: { now: Set<WebGLTexture>; most: number };
  }
}

let site: ViewerSite;
const size = { width: 720, height: 360 };
/** Of these, walls that face one another in the two eyes have quite different colours. */
const hues = { left: 0, right: 120 };

test.use({ viewport: size });
test.beforeAll(async () => {
  site = await openViewerSite(await bundlePart('vr', 'packages/viewer/src/xr/open-vr.ts'));
});
test.afterAll(() => site.close());

/** Opens scenes flat, with a headset available; returns the addresses that are requested from then on. */
async function open(page: Page, rooms: ViewerScene[]): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await wearHeadset(page);
  await openViewer(page, site, rooms);
  await expectSharp(page);
  return asked;
}

const ofRightEye = (asked: readonly string[]) => asked.filter((path) => path.includes('/right-'));

test('each eye sees its own picture, wherever the visitor looks; flat only the left one is fetched', {
  tag: '@long',
}, async ({ page }) => {
  const asked = await open(page, [await stereoScene(1, hues)]);
  await page.evaluate(() => window.viewer.setView({ yaw: 2 }));
  await expectSharp(page);
  await page.evaluate(() => window.viewer.setView({ yaw: 0 }));
  // What is beyond the view is fetched once it has been still for a while.
  await frames(page, 50);
  expect(ofRightEye(asked)).toEqual([]);
  await putOn(page);
  await expectEyes(page, hues);
  await turnHead(page, radians(100), radians(20));
  await expectEyes(page, hues, 100, 20);
  expect(ofRightEye(asked).length).toBeGreaterThan(0);
  await page.evaluate(() => window.vr.end());
  await expectSharp(page);
});

test('one walks from a scene that is the same to both eyes into a stereo one and back', {
  tag: '@long',
}, async ({ page }) => {
  const link = { kind: 'link', scale: 1, rotation: 0 };
  const there = { ...link, id: 'to', position: directionOf(0, 0), targetSceneId: 2 };
  const back = { ...link, id: 'back', position: directionOf(Math.PI / 2, 0), targetSceneId: 1 };
  await open(page, [await paintedScene(1, 240, [there]), await stereoScene(2, hues, [back])]);
  await putOn(page);
  await expectEyes(page, { left: 240, right: 240 });
  await pointAt(page, directionOf(0, 0));
  await pullTrigger(page);
  await expect.poll(() => page.evaluate(() => window.vr.sceneId)).toBe(2);
  // One arrives looking away from the way back.
  await expectEyes(page, hues, -90);
  await turnHead(page, Math.PI);
  await pointAt(page, directionOf(Math.PI, 0));
  await pullTrigger(page);
  await expect.poll(() => page.evaluate(() => window.vr.sceneId)).toBe(1);
});

test.describe('with tiles that are gone', () => {
  test.use({ expectedConsole: [/404.*\/right-120\//] });

  test('where the right eye’s tiles are gone, both eyes see the left one’s', { tag: '@long' }, async ({
    page,
  }) => {
    const room = await stereoScene(1, hues);
    await page.route(/\/right-120\//, (route) => route.fulfill({ status: 404 }));
    await open(page, [room]);
    await putOn(page);
    await expectEyes(page, { left: 0, right: 0 });
  });
});

test('two eyes keep to the memory of one', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.tileTextures = { now: new Set(), most: 0 };
    const { prototype } = WebGL2RenderingContext;
    const { texSubImage2D, deleteTexture } = prototype;
    prototype.texSubImage2D = function (this: WebGL2RenderingContext, ...given: unknown[]) {
      (texSubImage2D as (...all: unknown[]) => void).apply(this, given);
      const picture = given.at(-1);
      const handle = this.getParameter(this.TEXTURE_BINDING_2D);
      const isOfPage = this.canvas instanceof HTMLCanvasElement && this.canvas.closest('#tour') !== null;
      if (isOfPage || !(picture instanceof ImageBitmap) || picture.width !== 256) return;
      window.tileTextures.now.add(handle);
      window.tileTextures.most = Math.max(window.tileTextures.most, window.tileTextures.now.size);
    } as typeof texSubImage2D;
    prototype.deleteTexture = function (handle) {
      if (handle) window.tileTextures.now.delete(handle);
      deleteTexture.call(this, handle);
    };
  });
  await open(page, [await stereoScene(1, hues)]);
  // Of 30 tiles for each eye that are wanted on the way round, 40 in all may stay.
  await putOn(page, { memoryBudgetBytes: 40 * 256 * 256 * 4 });
  for (const yaw of [0, 90, 180, 270]) {
    await turnHead(page, radians(yaw));
    await expectEyes(page, hues, yaw);
  }
  const { most, now } = await page.evaluate(() => ({
    most: window.tileTextures.most,
    now: window.tileTextures.now.size,
  }));
  expect(now).toBeGreaterThan(12);
  // Tiles come to the card one frame before the oldest go.
  expect(most).toBeLessThanOrEqual(48);
  await page.evaluate(() => window.vr.end());
  await expect.poll(() => page.evaluate(() => window.tileTextures.now.size)).toBe(0);
});

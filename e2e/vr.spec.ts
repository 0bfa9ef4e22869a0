/** The tour in a headset: enter, look, point, travel, open, leave. */
import type { Page } from '@playwright/test';
import type { Hotspot } from '@tourwright/tour/document';
import { type Direction, directionOf, radians } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { frames } from './support/frames.ts';
import { pointAt, pullTrigger, pushStick, quaternionTo, turnHead, wearHeadset } from './support/headset.ts';
import { readGrey, renderTruth, similarity } from './support/similarity.ts';
import { expect, test } from './support/test.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';
import { eye, putOn } from './support/vr-page.ts';

let site: ViewerSite;
const size = { width: 720, height: 360 };

test.use({ viewport: size });
test.beforeAll(async () => {
  const body = await sharp({ create: { width: 512, height: 384, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer();
  site = await openViewerSite({
    ...(await bundlePart('vr', 'packages/viewer/src/xr/open-vr.ts')),
    '/magenta.png': { type: 'image/png', body },
  });
});
test.afterAll(() => site.close());

const at = (yaw: number, pitch: number): Direction => directionOf(radians(yaw), radians(pitch));

function spot(id: string, kind: string, yaw: number, pitch: number, more: Partial<Hotspot> = {}): Hotspot {
  return { id, kind, position: at(yaw, pitch), scale: 1, rotation: 0, ...more };
}

const hall: Hotspot[] = [
  spot('to', 'link', -20, 0, { targetSceneId: 2, labelMode: 'always', text: 'Kitchen' }),
  spot('note', 'info', 20, 5, { text: 'Oak floor', body: 'Oiled twice.\n\nLaid in 1920.' }),
  spot('page', 'web', 0, 20, { text: 'Shop', url: 'https://shop.example/' }),
];

/** Opens the tour on the page and puts the headset on. */
async function enter(page: Page, hotspots: Hotspot[] = hall, options = {}, worn = {}): Promise<void> {
  await wearHeadset(page, worn);
  const rooms = [
    await paintedScene(1, 0, hotspots),
    await paintedScene(2, 120, [spot('back', 'link', 180, 0, { targetSceneId: 1 })]),
  ];
  await openViewer(page, site, rooms, options);
  await expectSharp(page);
  await putOn(page);
}

const sceneId = (page: Page) => page.evaluate(() => window.vr.sceneId);
const panel = (page: Page) => page.evaluate(() => window.vr.panelTitle);

/** How much of an eye's picture is the colour of a painting on the wall. */
async function magentaPart(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let index = 0; index < data.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    if (red > 200 && green < 60 && blue > 200) count++;
  }
  return count / (info.width * info.height);
}

/** In the headset's scene, of the menu at the visitor's feet. */
const roomsButton: Direction = [-0.29, -1.05, -0.95];
const startButton: Direction = [0, -1.05, -0.95];
const leaveButton: Direction = [0.29, -1.05, -0.95];
/** The second of two scenes on the board that the first button opens. */
const secondRoom: Direction = [0.31, -0.1, -1.6];

test('both eyes see the scene as it is, also with the head turned', { tag: '@long' }, async ({ page }) => {
  await enter(page, []);
  for (const [yaw, pitch] of [
    [0, 0],
    [50, 25],
  ] as const) {
    await turnHead(page, radians(yaw), radians(pitch));
    const truth = renderTruth(
      {
        yaw: radians(yaw),
        pitch: radians(pitch),
        hfov: radians(90),
        width: size.width / 2,
        height: size.height,
      },
      0,
    );
    for (const side of ['left', 'right'] as const) {
      const likeness = async () => similarity(await readGrey(await eye(page, side)), truth);
      await expect.poll(likeness, { timeout: 30_000, message: `${side} at ${yaw}` }).toBeGreaterThan(0.95);
    }
  }
});

test('one points at a link and is in the next scene, looking in the walking direction; the page comes along', async ({
  page,
}) => {
  await enter(page);
  await pointAt(page, at(-20, 0));
  await pullTrigger(page);
  await expect.poll(() => sceneId(page)).toBe(2);
  await expect(page.locator('#tour')).toHaveAttribute('data-scene', '2');
  await page.evaluate(() => window.vr.end());
  // The link back is at 180 degrees: one arrives looking away from it.
  const { yaw } = await page.evaluate(() => window.viewer.view);
  expect(Math.cos(yaw)).toBeGreaterThan(0.99);
});

test('a note opens in front of the visitor, stops what is behind it, and is closed', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page);
  await pointAt(page, at(20, 5));
  await pullTrigger(page);
  expect(await panel(page)).toBe('Oak floor');
  await pointAt(page, at(-15, 0));
  await pullTrigger(page);
  expect(await panel(page), 'the board hides the link').toBe('Oak floor');
  expect(await sceneId(page)).toBe(1);
  // The close button is at the upper right, however long the note is.
  for (let pitch = 1; pitch < 16 && (await panel(page)); pitch += 2) {
    await pointAt(page, at(19.5, pitch));
    await pullTrigger(page);
  }
  expect(await panel(page)).toBeNull();
});

test('pictures of a hotspot are shown large to both eyes', { tag: '@long' }, async ({ page }) => {
  const album = spot('all', 'gallery', 20, 5, {
    text: 'Album',
    pictures: [{ slug: 'a', caption: 'One' }, { slug: 'b' }],
  });
  await enter(page, [album]);
  expect(await magentaPart(await eye(page, 'left'))).toBe(0);
  await pointAt(page, at(20, 5));
  await pullTrigger(page);
  for (const side of ['left', 'right'] as const) {
    await expect.poll(async () => magentaPart(await eye(page, side))).toBeGreaterThan(0.035);
  }
});

test('what only the page can show is opened there after leaving', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await pointAt(page, at(0, 20));
  await pullTrigger(page);
  expect(await panel(page)).toBe('Shop');
  for (let pitch = -1; pitch > -14 && (await panel(page)); pitch -= 2) {
    await pointAt(page, at(0, pitch));
    await pullTrigger(page);
  }
  await expect.poll(() => page.evaluate(() => window.asked)).toEqual(['page page']);
});

test('the stick turns by 30 degrees once for each push; leaving by the floor menu keeps the heading', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, hall, { view: { yaw: 0.5, pitch: 0 } });
  await pushStick(page, 1);
  await pushStick(page, 1);
  await pushStick(page, -1);
  await turnHead(page, radians(20), radians(-10));
  await turnHead(page, 0, radians(-10));
  await pointAt(page, leaveButton);
  await pullTrigger(page);
  await page.evaluate(() => window.vr.ended);
  const view = await page.evaluate(() => window.viewer.view);
  expect(view.yaw).toBeCloseTo(0.5 + radians(30), 3);
  expect(view.pitch).toBeCloseTo(radians(-10), 3);
  await expectSharp(page);
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('the menu at the feet leads to any scene and back to the start, and stays in place when one turns round', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page);
  await pointAt(page, roomsButton);
  await pullTrigger(page);
  expect(await panel(page)).toBe('Scenes');
  await pointAt(page, secondRoom);
  await pullTrigger(page);
  await expect.poll(() => sceneId(page)).toBe(2);
  expect(await panel(page)).toBeNull();
  await turnHead(page, Math.PI, radians(-40));
  const [x, y, z] = startButton;
  await pointAt(page, [-x, y, -z]);
  await pullTrigger(page);
  await expect.poll(() => sceneId(page)).toBe(1);
});

test('without controllers one chooses by looking for a while', { tag: '@long' }, async ({ page }) => {
  await enter(page, hall, {}, { hasControllers: false });
  await turnHead(page, radians(-20));
  await expect.poll(() => sceneId(page), { timeout: 30_000 }).toBe(2);
  await turnHead(page, radians(-17), radians(-46.6));
  await expect.poll(() => panel(page), { timeout: 30_000 }).toBe('Scenes');
  // The board goes away in the very frame in which this is chosen.
  await turnHead(page, 0, radians(-47.9));
  await expect.poll(() => sceneId(page), { timeout: 30_000 }).toBe(1);
  expect(await panel(page)).toBeNull();
});

test('a hand points and pinches', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await page.evaluate(() => {
    window.headset.primaryInputMode = 'hand';
  });
  await page.evaluate(
    (q) => {
      const hand = window.headset.hands.right;
      hand?.position.set(0, -0.001, 0);
      hand?.quaternion.set(...q);
    },
    quaternionTo(radians(-20), 0),
  );
  await frames(page, 4);
  for (const value of [1, 0]) {
    await page.evaluate((v) => window.headset.hands.right?.updatePinchValue(v), value);
    await frames(page, 4);
  }
  await expect.poll(() => sceneId(page)).toBe(2);
});

test('videos and pictures hang on their walls, and are chosen there', { tag: '@long' }, async ({ page }) => {
  await wearHeadset(page);
  const wall = {
    id: 'wall',
    kind: 'picture' as const,
    name: 'Painting',
    url: '/magenta.png',
    corners: [at(-30, 20), at(30, 20), at(30, -20), at(-30, -20)] as const,
    captions: [],
    loop: true,
    muted: true,
    autoplay: true,
  };
  const room = await paintedScene(1, 0);
  await openViewer(page, site, [{ ...room, pinned: [wall] }]);
  await expectSharp(page);
  await putOn(page);
  for (const side of ['left', 'right'] as const) {
    await expect.poll(async () => magentaPart(await eye(page, side))).toBeGreaterThan(0.15);
  }
  await pointAt(page, at(10, 10));
  await pullTrigger(page);
  expect(await panel(page)).toBe('Painting');
});

test('a picture on a wall keeps its own shape, fits in it or fills it', { tag: '@long' }, async ({
  page,
}) => {
  await wearHeadset(page);
  // A picture of 4 to 3 on a wall that is three times as wide as high.
  const wall = (id: string, yaw: number, fit: string) => ({
    id,
    kind: 'picture' as const,
    name: id,
    url: '/magenta.png',
    corners: [at(yaw - 30, 10), at(yaw + 30, 10), at(yaw + 30, -10), at(yaw - 30, -10)] as const,
    captions: [],
    fit,
    loop: true,
    muted: true,
    autoplay: true,
  });
  const room = await paintedScene(1, 0);
  const seenOf = async (fit: string) => {
    await openViewer(page, site, [{ ...room, pinned: [wall(fit, 0, fit)] }]);
    await expectSharp(page);
    await putOn(page);
    await expect.poll(async () => magentaPart(await eye(page, 'left'))).toBeGreaterThan(0.01);
    const part = magentaPart(await eye(page, 'left'));
    await page.evaluate(() => window.vr.end());
    return part;
  };
  const stretched = await seenOf('stretch');
  expect((await seenOf('contain')) / stretched).toBeLessThan(0.5);
  expect((await seenOf('cover')) / stretched).toBeCloseTo(1, 1);
});

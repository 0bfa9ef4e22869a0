/** What the viewer does under hands, keys and bad lines, in a real browser. */
import { expect, type Page, test } from '@playwright/test';
import type { Hotspot } from '@tourwright/tour/document';
import { degrees, directionOf, radians } from '@tourwright/tour/sphere';
import { keptObjects } from './support/kept-objects.ts';
import { expectSharp, openViewer, paintedRoom } from './support/viewer-page.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite();
});
test.afterAll(() => site.close());

function link(targetSceneId: number, yawDegrees: number, more: Partial<Hotspot> = {}): Hotspot {
  const position = directionOf(radians(yawDegrees), radians(-12));
  return { id: `to-${targetSceneId}`, kind: 'link', position, scale: 1, rotation: 0, targetSceneId, ...more };
}

const rooms = async () => [
  await paintedRoom(1, 0, [link(2, 10), { ...link(1, -20), id: 'note', kind: 'info', text: 'Oak floor' }]),
  await paintedRoom(2, 120, [link(1, 160)]),
];
const viewOf = (page: Page) => page.evaluate(() => window.viewer.view);
const told = (page: Page) => page.evaluate(() => window.told.map((line) => line.split(' ')[0]));

test('what is under the pointer stays there while it drags', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  const held = await page.evaluate(() => window.viewer.unproject(500, 100));
  await page.mouse.move(500, 100);
  await page.mouse.down();
  // The first pixels only tell a drag from a tap.
  await page.mouse.move(490, 104);
  const grip = await page.evaluate(() => window.viewer.unproject(490, 104));
  await page.mouse.move(300, 180, { steps: 5 });
  const place = await page.evaluate((direction) => window.viewer.project(direction), grip);
  expect(place?.x).toBeCloseTo(300, 3);
  expect(place?.y).toBeCloseTo(180, 3);
  await page.mouse.up();
  expect(held).not.toEqual(grip);
  expect(await told(page)).not.toContain('tap');
});

test('a slow card draws fewer pixels in motion, and all of them as soon as the picture rests', async ({
  page,
}) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  const width = () => page.evaluate(() => window.viewer.canvas.width);
  const whole = await width();
  const least = await page.evaluate(async () => {
    // Frames that come too late are what tells of a slow card.
    const { requestAnimationFrame } = window;
    let least = window.viewer.canvas.width;
    window.requestAnimationFrame = (callback) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          callback(performance.now());
          least = Math.min(least, window.viewer.canvas.width);
        }, 50),
      );
    await window.viewer.lookTo({ yaw: 2 }, { durationMs: 2000 });
    return least;
  });
  expect(least).toBeLessThan(whole);
  await expect.poll(width).toBe(whole);
});

test('a click without a drag is a tap, with the direction that was clicked', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  await page.mouse.click(400, 60);
  const tap = await page.evaluate(() => window.told.find((line) => line.startsWith('tap ')) ?? '');
  const { x, y, direction } = JSON.parse(tap.slice(4)) as { x: number; y: number; direction: number[] };
  expect([x, y]).toEqual([400, 60]);
  expect(direction).toEqual(await page.evaluate(() => window.viewer.unproject(400, 60)));
});

test('the wheel comes closer to what is under the pointer', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  const held = await page.evaluate(() => window.viewer.unproject(500, 120));
  await page.mouse.move(500, 120);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await viewOf(page)).hfov).toBeLessThan(radians(80));
  const place = await page.evaluate((direction) => window.viewer.project(direction), held);
  expect(place?.x).toBeCloseTo(500, 1);
});

test('arrow keys turn, plus and minus zoom', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  await page.locator('canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await viewOf(page)).yaw).toBeGreaterThan(radians(2));
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await viewOf(page)).pitch).toBeGreaterThan(radians(2));
  await page.keyboard.press('+');
  await expect.poll(async () => (await viewOf(page)).hfov).toBeLessThan(radians(89));
});

test('a double click comes closer to what was clicked, and at the closest view leads back out', async ({
  page,
}) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  const held = await page.evaluate(() => window.viewer.unproject(500, 120));
  await page.mouse.dblclick(500, 120);
  await expect.poll(async () => degrees((await viewOf(page)).hfov)).toBeLessThan(55);
  const place = await page.evaluate((direction) => window.viewer.project(direction), held);
  expect(place?.x).toBeCloseTo(500, 0);
  expect(place?.y).toBeCloseTo(120, 0);
  await page.evaluate(() => window.viewer.setView({ hfov: 0 }));
  await page.mouse.dblclick(500, 120);
  await expect.poll(async () => degrees((await viewOf(page)).hfov)).toBeCloseTo(74.5, 0);
});

test('two fingers pinch', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  const touch = await page.context().newCDPSession(page);
  const points = (spread: number) => [
    { x: 320 - spread, y: 180, id: 1 },
    { x: 320 + spread, y: 180, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(60) });
  for (const spread of [70, 90, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(spread) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const { hfov } = await viewOf(page);
  expect(degrees(hfov)).toBeGreaterThan(45);
  expect(degrees(hfov)).toBeLessThan(62);
});

test('a link turns, walks through and arrives facing away from the way back', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  await page.getByRole('button', { name: 'Go to Room 2' }).click();
  await expectSharp(page, 2);
  const { yaw, hfov } = await viewOf(page);
  expect(Math.cos(yaw - radians(-20))).toBeCloseTo(1, 6);
  expect(degrees(hfov)).toBeCloseTo(90, 3);
  const events = await page.evaluate(() => window.told.filter((line) => /^(hotspot|scene|load) /.test(line)));
  expect(events.map((line) => /^(\w+).*"sceneId":(\d)/.exec(line)?.slice(1).join(' '))).toEqual([
    'scene 1',
    'load 1',
    'hotspot 1',
    'scene 2',
    'load 2',
  ]);
});

test('hotspots are buttons in reading order, and focus brings them into sight', async ({ page }) => {
  const behind = link(2, 170, { id: 'behind', text: 'Terrace' });
  const [hall, kitchen] = await rooms();
  await openViewer(page, site, [{ ...hall!, hotspots: [behind, ...hall!.hotspots] }, kitchen!]);
  await expectSharp(page);
  await expect(page.locator('[data-hotspot-id]')).toHaveCount(3);
  const list = page.getByRole('list').getByRole('listitem').getByRole('button');
  await expect
    .poll(() => list.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel)))
    .toEqual(['Oak floor', 'Go to Room 2', 'Go to Terrace']);
  await page.keyboard.press('Tab');
  const names: (string | null)[] = [];
  for (let count = 0; count < 3; count++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
  }
  expect(names).toEqual(['Oak floor', 'Go to Room 2', 'Go to Terrace']);
  await expect.poll(async () => degrees((await viewOf(page)).yaw)).toBeGreaterThan(160);
  await expect(page.getByRole('button', { name: 'Terrace' })).toBeInViewport();
});

test('a hotspot of a kind that is not known is skipped', async ({ page }) => {
  const [hall] = await rooms();
  const hologram = { ...link(2, 5), id: 'later', kind: 'hologram' };
  await openViewer(page, site, [{ ...hall!, hotspots: [hologram, ...hall!.hotspots] }]);
  await expectSharp(page);
  await expect(page.locator('[data-hotspot-id]')).toHaveCount(2);
});

test('a room that cannot be loaded leaves the old one in place and says so', async ({ page }) => {
  await page.route('**/room-120/**', (route) => route.fulfill({ status: 404 }));
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  await page.getByRole('button', { name: 'Go to Room 2' }).click();
  await expect.poll(() => told(page)).toContain('error');
  await expect(page.locator('#tour')).toHaveAttribute('data-scene', '1');
  const errors = await page.evaluate(() => window.told.filter((line) => line.startsWith('error ')));
  expect(errors).toEqual([expect.stringContaining('Room 2 could not be loaded')]);
});

test('a manifest of a later version is refused in plain words', async ({ page }) => {
  const [hall] = await rooms();
  const source = { ...hall!.source!, manifest: { version: 99 } };
  await openViewer(page, site, [{ ...hall!, source }]);
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'failed');
  expect(await page.evaluate(() => window.told.some((line) => line.includes('could not be loaded')))).toBe(
    true,
  );
});

test('within a page the wheel scrolls the page until the tour is clicked', async ({ page }) => {
  await openViewer(page, site, await rooms(), { controls: { pageScrolls: true } });
  await expectSharp(page);
  await page.evaluate(() => {
    document.body.style.height = '3000px';
  });
  await page.mouse.move(320, 180);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(degrees((await viewOf(page)).hfov)).toBeCloseTo(90, 3);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(320, 60);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => degrees((await viewOf(page)).hfov)).toBeLessThan(85);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a tour that changes while it is shown keeps the buttons that stay', async ({ page }) => {
  const [hall, kitchen] = await rooms();
  await openViewer(page, site, [hall!, kitchen!]);
  await expectSharp(page);
  await page.locator('[data-hotspot-id="note"]').focus();
  const moved = {
    ...hall!.hotspots[1]!,
    position: directionOf(radians(5), radians(-30)),
    text: 'Stone floor',
  };
  await page.evaluate(
    (scenes) => window.viewer.setScenes(scenes),
    [{ ...hall!, hotspots: [moved, link(2, 30)] }, kitchen!],
  );
  await expect(page.getByRole('button', { name: 'Stone floor' })).toBeFocused();
});

test('fifty changes of scene leave textures, elements and heap where they were', { tag: '@long' }, async ({
  page,
}) => {
  await openViewer(page, site, await rooms(), { memoryBudgetBytes: 8 * 2 ** 20 });
  await expectSharp(page);
  await page.evaluate(() => {
    const gl = window.viewer.canvas.getContext('webgl2') as WebGL2RenderingContext & { live?: number };
    gl.live = 0;
    const [create, remove] = [gl.createTexture.bind(gl), gl.deleteTexture.bind(gl)];
    gl.createTexture = () => {
      gl.live = (gl.live ?? 0) + 1;
      return create();
    };
    gl.deleteTexture = (texture) => {
      gl.live = (gl.live ?? 0) - 1;
      remove(texture);
    };
    // What it told grows with every change, and is not the viewer's.
    window.told.push = () => 0;
  });
  const live = () =>
    page.evaluate(() => (window.viewer.canvas.getContext('webgl2') as unknown as { live: number }).live);
  const counts: number[] = [];
  const change = async (turn: number) => {
    const id = turn % 2 === 0 ? 2 : 1;
    await page.evaluate((sceneId) => window.viewer.openScene(sceneId, { transition: 'cut' }), id);
    await expectSharp(page, id);
    counts.push(await live());
  };
  // The first ones fill the cache.
  for (let turn = 0; turn < 10; turn++) await change(turn);
  const before = await keptObjects(page);
  for (let turn = 10; turn < 50; turn++) await change(turn);
  const after = await keptObjects(page);
  // 8 MiB hold 32 tiles; what is on screen and the coarse sphere may be a little more, and there is a preview.
  expect(Math.max(...counts)).toBeLessThanOrEqual(48);
  await expect(page.locator('#tour canvas')).toHaveCount(1);
  // A scene that stayed would keep its manifest, hotspots and marks: 40 of them more than this.
  expect(after.bytes - before.bytes).toBeLessThan(40_000);
  expect(after.nodes - before.nodes).toBeLessThan(10);
  expect(after.listeners - before.listeners).toBeLessThan(10);
});

test('closing gives everything back', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  await page.evaluate(() => {
    window.told = [];
    window.viewer.close();
  });
  expect(await page.evaluate(() => document.querySelector('#tour')?.outerHTML)).toBe(
    '<div id="tour" class=""></div>',
  );
  expect(await page.evaluate(() => window.viewer.canvas.getContext('webgl2')?.isContextLost())).toBe(true);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, -200);
  await page.keyboard.press('ArrowRight');
  expect(await told(page)).toEqual([]);
});

test('without WebGL 2 it says so in words', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openViewer(page, site, await rooms());
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'failed');
  await expect(page.getByRole('alert')).toContainText('WebGL 2');
});

test('nothing is drawn when nothing changes', async ({ page }) => {
  await openViewer(page, site, await rooms());
  await expectSharp(page);
  // The coarse sphere and the ring around the view come when everything in sight is there.
  await page.waitForLoadState('networkidle');
  const draws = await page.evaluate(async () => {
    const gl = window.viewer.canvas.getContext('webgl2') as WebGL2RenderingContext;
    for (let drawn = 0; drawn < 90; drawn++) await new Promise(requestAnimationFrame);
    let count = 0;
    const draw = gl.drawArrays.bind(gl);
    gl.drawArrays = (...args) => {
      count++;
      draw(...args);
    };
    for (let drawn = 0; drawn < 30; drawn++) await new Promise(requestAnimationFrame);
    return count;
  });
  expect(draws).toBe(0);
});

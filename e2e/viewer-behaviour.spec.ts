/** What the viewer does between scenes and on bad connections, in a real browser. */
import { expect, type Page, test } from '@playwright/test';
import type { Hotspot } from '@tourwright/tour/document';
import { degrees, directionOf, radians } from '@tourwright/tour/sphere';
import { keptObjects } from './support/kept-objects.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
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

const scenes = async () => [
  await paintedScene(1, 0, [link(2, 10), { ...link(1, -20), id: 'note', kind: 'info', text: 'Oak floor' }]),
  await paintedScene(2, 120, [link(1, 160)]),
];
const viewOf = (page: Page) => page.evaluate(() => window.viewer.view);
const emitted = (page: Page) => page.evaluate(() => window.emitted.map((line) => line.split(' ')[0]));

test('a link turns, walks through and arrives facing away from the way back', async ({ page }) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  await page.getByRole('button', { name: 'Go to Room 2' }).click();
  await expectSharp(page, 2);
  const { yaw, hfov } = await viewOf(page);
  expect(Math.cos(yaw - radians(-20))).toBeCloseTo(1, 6);
  expect(degrees(hfov)).toBeCloseTo(90, 3);
  const events = await page.evaluate(() =>
    window.emitted.filter((line) => /^(hotspot|scene|load) /.test(line)),
  );
  expect(events.map((line) => /^(\w+).*"sceneId":(\d)/.exec(line)?.slice(1).join(' '))).toEqual([
    'scene 1',
    'load 1',
    'hotspot 1',
    'scene 2',
    'load 2',
  ]);
});

test('hotspots are buttons in reading order, and focus brings them into sight', { tag: '@long' }, async ({
  page,
}) => {
  const behind = link(2, 170, { id: 'behind', text: 'Terrace' });
  const [hall, kitchen] = await scenes();
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

test('a hotspot of a kind that is not known is skipped', { tag: '@long' }, async ({ page }) => {
  const [hall] = await scenes();
  const hologram = { ...link(2, 5), id: 'later', kind: 'hologram' };
  await openViewer(page, site, [{ ...hall!, hotspots: [hologram, ...hall!.hotspots] }]);
  await expectSharp(page);
  await expect(page.locator('[data-hotspot-id]')).toHaveCount(2);
});

test('a scene that cannot be loaded leaves the old one in place and says so', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/room-120/**', (route) => route.fulfill({ status: 404 }));
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  await page.getByRole('button', { name: 'Go to Room 2' }).click();
  await expect.poll(() => emitted(page)).toContain('error');
  await expect(page.locator('#tour')).toHaveAttribute('data-scene', '1');
  const errors = await page.evaluate(() => window.emitted.filter((line) => line.startsWith('error ')));
  expect(errors).toEqual([expect.stringContaining('Room 2 could not be loaded')]);
});

test('a manifest of a later version is refused in plain words', { tag: '@long' }, async ({ page }) => {
  const [hall] = await scenes();
  const source = { ...hall!.source!, manifest: { version: 99 } };
  await openViewer(page, site, [{ ...hall!, source }]);
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'failed');
  expect(await page.evaluate(() => window.emitted.some((line) => line.includes('could not be loaded')))).toBe(
    true,
  );
});

test('within a page the wheel scrolls the page until the tour is clicked', { tag: '@long' }, async ({
  page,
}) => {
  await openViewer(page, site, await scenes(), { controls: { pageScrolls: true } });
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

test('a tour that changes while it is shown keeps the buttons that stay', { tag: '@long' }, async ({
  page,
}) => {
  const [hall, kitchen] = await scenes();
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
  await openViewer(page, site, await scenes(), { memoryBudgetBytes: 8 * 2 ** 20 });
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
    // The list of events grows with every change, and is not the viewer's.
    window.emitted.push = () => 0;
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
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  await page.evaluate(() => {
    window.emitted = [];
    window.viewer.close();
  });
  expect(await page.evaluate(() => document.querySelector('#tour')?.outerHTML)).toBe(
    '<div id="tour" class=""></div>',
  );
  expect(await page.evaluate(() => window.viewer.canvas.getContext('webgl2')?.isContextLost())).toBe(true);
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, -200);
  await page.keyboard.press('ArrowRight');
  expect(await emitted(page)).toEqual([]);
});

test('without WebGL 2 it says so in words', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openViewer(page, site, await scenes());
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'failed');
  await expect(page.getByRole('alert')).toContainText('WebGL 2');
});

test('nothing is drawn when nothing changes', async ({ page }) => {
  await openViewer(page, site, await scenes());
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

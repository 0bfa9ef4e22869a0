/** A tour that opens as a little planet: on a page with nothing but the viewer, and on the tour's own page. */
import { expect, type Page, test } from '@playwright/test';
import { paintedColour } from '@tourwright/demo/paint';
import { axesOf, type Direction, radians } from '@tourwright/tour/sphere';
import type { ViewerScene } from '@tourwright/viewer';
import { depthAt, planetAt } from '../packages/viewer/src/view/planet-view.ts';
import { type GreyPicture, readGrey, similarity } from './support/similarity.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, paintedManifest, type ViewerSite } from './support/viewer-site.ts';

declare global {
  interface Window {
    /** What the planet showed at first, as a data URL. */
    firstPicture: string;
  }
}

let site: ViewerSite;

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite(await bundlePart('planet', 'packages/viewer/src/opening/open-as-planet.ts'));
});
test.afterAll(() => site.close());

/** Opens a scene as a little planet; resolves when that is over. */
async function begin(page: Page, room?: ViewerScene): Promise<void> {
  await openViewer(page, site, [room ?? (await paintedScene(1, 0))]);
  // A planet that is late does not come: its tiles are fetched before.
  await expectSharp(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const { openAsPlanet } = (await import(
      '/planet.js' as string
    )) as typeof import('../packages/viewer/src/opening/open-as-planet.ts');
    const ended = openAsPlanet(window.viewer, window.scenes[0]?.source ?? null);
    ended.then(() => window.emitted.push('ended'));
    window.firstPicture = '';
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.tw-planet');
      if (canvas && Number(canvas.style.opacity) > 0) window.firstPicture = canvas.toDataURL();
      // Asked for last in each frame: only right after the planet was drawn can its picture be read.
      else setTimeout(() => requestAnimationFrame(look));
    };
    requestAnimationFrame(look);
  });
}

const planet = (page: Page) => page.locator('.tw-planet');
const ended = (page: Page) => page.evaluate(() => window.emitted.includes('ended'));

/** What the planet shows at first, as a formula has it. */
function renderPlanet(width: number, height: number): GreyPicture {
  const { yaw, pitch, distance, reach } = planetAt(
    0,
    { yaw: 0, pitch: 0, hfov: radians(90) },
    width / height,
  );
  const { right, up, ahead } = axesOf({ yaw, pitch });
  const pixels = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = ((2 * (column + 0.5)) / width - 1) * reach;
      const y = ((1 - (2 * (row + 0.5)) / height) * reach * height) / width;
      const depth = depthAt(Math.hypot(x, y), distance);
      const [across, above] = [x * (depth + distance), y * (depth + distance)];
      const direction = [0, 1, 2].map(
        (axis) => right[axis]! * across + up[axis]! * above + ahead[axis]! * depth,
      ) as Direction;
      const [red, green, blue] = paintedColour(direction, { hue: 0 });
      pixels[row * width + column] = 0.299 * red + 0.587 * green + 0.114 * blue;
    }
  }
  return { width, height, pixels };
}

test('the floor is the middle of the planet and the sky is round it; then it unfolds into the scene', {
  tag: '@long',
}, async ({ page }) => {
  await begin(page);
  await expect.poll(() => page.evaluate(() => window.firstPicture), { timeout: 10_000 }).not.toBe('');
  const first = await page.evaluate(() => window.firstPicture);
  const shown = await readGrey(Buffer.from(first.split(',')[1] ?? '', 'base64'));
  expect(similarity(shown, renderPlanet(shown.width, shown.height))).toBeGreaterThan(0.8);
  await expect.poll(() => ended(page), { timeout: 20_000 }).toBe(true);
  await expect(planet(page)).toHaveCount(0);
  await expectSharp(page);
});

test('what it unfolds into is what the viewer shows', { tag: '@long' }, async ({ page }) => {
  await begin(page);
  await expect(planet(page)).toBeVisible({ timeout: 10_000 });
  // The last picture of the planet's own canvas, kept when it goes.
  const last = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const canvas = document.querySelector<HTMLCanvasElement>('.tw-planet');
        let url = '';
        const look = () => {
          const fading = Number(canvas?.style.opacity ?? 0) < 1;
          if (canvas?.isConnected) {
            if (fading || url === '') url = canvas.toDataURL();
            requestAnimationFrame(look);
          } else resolve(url);
        };
        look();
      }),
  );
  await expectSharp(page);
  const shown = await readGrey(await page.screenshot());
  const unfolded = await readGrey(Buffer.from(last.split(',')[1] ?? '', 'base64'));
  expect(similarity(unfolded, shown)).toBeGreaterThan(0.8);
});

test('a browser that cannot read the best format gets the planet in the next one', { tag: '@long' }, async ({
  page,
}) => {
  const room = await paintedScene(1, 0);
  const manifest = { ...paintedManifest, formats: ['avif', 'webp'] };
  await page.route('**/*.avif', (route) => route.fulfill({ contentType: 'image/avif', body: 'unreadable' }));
  await begin(page, { ...room, source: room.source && { ...room.source, manifest } });
  await expect.poll(() => page.evaluate(() => window.firstPicture), { timeout: 10_000 }).not.toBe('');
});

test('touching the picture opens the scene at once', { tag: '@long' }, async ({ page }) => {
  await begin(page);
  await expect(planet(page)).toBeVisible({ timeout: 10_000 });
  await page.mouse.click(300, 200);
  await expect(planet(page)).toHaveCount(0);
  expect(await ended(page)).toBe(true);
});

test('with reduced motion there is no planet', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  await expect.poll(() => ended(page)).toBe(true);
  await expect(planet(page)).toHaveCount(0);
});

/** Marks and labels: what is read at the rim of the picture, and where the pointer meets them. */
import { expect, type Page, test } from '@playwright/test';
import { directionOf, radians } from '@tourwright/tour/sphere';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeAll(async () => {
  site = await openViewerSite();
});
test.afterAll(() => site.close());

/** Turns until the mark is this many pixels from the left rim. */
async function turnTo(page: Page, pixels: number): Promise<void> {
  await page.evaluate((x) => {
    const { hfov } = window.viewer.view;
    const focal = 195 / Math.tan(hfov / 2);
    window.viewer.setView({ yaw: Math.atan((195 - x) / focal), pitch: 0 });
  }, pixels);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('a label is read whole also where its mark leaves the picture', async ({ page }) => {
  const mark = {
    id: 'window',
    kind: 'info',
    position: directionOf(0, radians(0)),
    scale: 1,
    rotation: 0,
    text: 'The wide window to the garden',
    labelMode: 'always',
  } as const;
  await openViewer(page, site, [await paintedScene(1, 0, [mark])]);
  await expectSharp(page);
  const label = page.locator('.tw-hotspot-label');
  for (const x of [-30, -12, 4, 60, 195, 330, 386, 402, 420]) {
    await turnTo(page, x);
    const box = await label.boundingBox();
    expect(box?.x, `left, mark at ${x}`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `right, mark at ${x}`).toBeLessThanOrEqual(390);
    const middle = await page.locator('.tw-hotspot').boundingBox();
    expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(x, 0);
  }
});

test('a mark on the floor that pulses takes the pointer where it is drawn, and not around it', {
  tag: '@long',
}, async ({ page }) => {
  const position = directionOf(0, radians(-20));
  const hotspots = [
    {
      id: 'a',
      kind: 'info',
      position,
      rotation: 0,
      facing: 'floor' as const,
      animation: 'pulse' as const,
      scale: 2,
    },
  ];
  await openViewer(page, site, [{ ...(await paintedScene(1, 0)), hotspots }]);
  await expectSharp(page);
  const drawn = page.locator('.tw-hotspot-mark');
  await expect(drawn).toHaveCSS('animation-name', 'none');
  const taken = await drawn.evaluate((mark) => {
    // As large as it gets.
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 1700;
    }
    const { left, top, right, bottom, width } = mark.getBoundingClientRect();
    const around = [
      [left - width * 0.2, (top + bottom) / 2],
      [right + width * 0.2, (top + bottom) / 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return around.map(([x, y]) => document.elementFromPoint(x, y)?.tagName);
  });
  expect(taken).toEqual(['CANVAS', 'CANVAS', expect.not.stringMatching('CANVAS')]);
});

/** What is in a scene side by side: videos that take turns, labels that stay in the picture. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { PinnedMedia } from '@tourwright/viewer';
import { plainPicture } from './support/full-tour.ts';
import { at, hotspot, showScene } from './support/surfaces.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite({
    '/picture.jpg': await plainPicture('#c03020', 300, 200),
    '/film.webm': { type: 'video/webm', body: await readFile('e2e/support/film.webm') },
  });
});
test.afterAll(() => site.close());

function film(name: string, corners: PinnedMedia['corners']): PinnedMedia {
  return {
    id: name,
    kind: 'video',
    name,
    url: '/film.webm',
    corners,
    captions: [],
    loop: true,
    muted: true,
    autoplay: true,
  };
}

test('one video is heard at a time, and the one before continues after it', async ({ page }) => {
  const left: PinnedMedia['corners'] = [at(-30, 10), at(-5, 10), at(-5, -6), at(-30, -6)];
  const right: PinnedMedia['corners'] = [at(5, 10), at(30, 10), at(30, -6), at(5, -6)];
  await showScene(page, site, {
    pinned: [film('A', left), film('B', right)],
  });
  const plays = (index: number) =>
    page
      .locator('video.tw-pinned')
      .nth(index)
      .evaluate((video: HTMLVideoElement) => !video.paused);
  const sound = (name: string, label: string) =>
    page.getByRole('group', { name, exact: true }).getByRole('button', { name: label }).press('Enter');
  await expect.poll(async () => [await plays(0), await plays(1)]).toEqual([true, true]);
  await sound('A', 'Sound on');
  await expect.poll(async () => [await plays(0), await plays(1)]).toEqual([true, false]);
  // An owner who asks for the other one is notified of that.
  await page
    .getByRole('group', { name: 'B', exact: true })
    .getByRole('button', { name: /B$/ })
    .press('Enter');
  await expect.poll(() => plays(1)).toBe(true);
  await sound('B', 'Sound on');
  await expect.poll(async () => [await plays(0), await plays(1)]).toEqual([false, true]);
  await sound('B', 'Sound off');
  await expect.poll(async () => [await plays(0), await plays(1)]).toEqual([true, false]);
});

test('labels stay in the picture and beside their marks, and the picture of where a link leads is round', async ({
  page,
}) => {
  const text = 'A label of some length';
  await showScene(
    page,
    site,
    {
      hotspots: [
        hotspot({ id: 'left', text, position: at(-33, 0), labelMode: 'always' }),
        hotspot({ id: 'right', text, position: at(33, 0), labelMode: 'always' }),
        hotspot({ id: 'top', text, position: at(0, 20), labelMode: 'always' }),
        hotspot({ id: 'floor', text, position: at(0, -25), facing: 'floor', scale: 3, labelMode: 'always' }),
        hotspot({ id: 'link', kind: 'link', targetSceneId: 2, position: at(0, -10) }),
      ],
    },
    { thumbnail: '/picture.jpg' },
  );
  for (const id of ['left', 'right', 'top']) {
    const label = page.locator(`[data-hotspot-id=${id}] > .tw-hotspot-label`);
    await expect(label).toHaveText(text);
    const box = await label.boundingBox();
    if (!box) throw new Error('It has no place');
    expect(box.x, id).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, id).toBeLessThanOrEqual(640);
    expect(box.y, id).toBeGreaterThanOrEqual(0);
  }
  // A large mark on the floor is not hidden by its own label.
  const mark = await page.locator('[data-hotspot-id=floor] > .tw-hotspot-mark').boundingBox();
  const above = await page.locator('[data-hotspot-id=floor] > .tw-hotspot-label').boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0) * 0.2);
  await page.locator('[data-hotspot-id=link]').hover();
  const preview = await page.locator('.tw-hotspot-preview').boundingBox();
  expect(preview?.width).toBeGreaterThan(100);
  expect(preview?.width).toBe(preview?.height);
});

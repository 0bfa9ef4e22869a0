/** On a tablet, whose inspector is a drawer over the picture, everything is within reach of a finger. */
import type { Locator, Page } from '@playwright/test';
import { dock, properties } from './support/editor-page.ts';
import { mainViewer, openTour, sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not on the page`);
  return box;
}

async function tapPicture(page: Page, at: { x: number; y: number }): Promise<void> {
  const { x, y, width, height } = await boxOf(mainViewer(page));
  await page.touchscreen.tap(x + width * at.x, y + height * at.y);
}

const middleOf = async (place: Locator) => {
  const { x, y, width, height } = await boxOf(place);
  return { x: x + width / 2, y: y + height / 2 };
};

/** Draws a finger from the middle of something so many pixels away. */
async function dragFinger(page: Page, thing: Locator, [dx, dy]: readonly [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(thing);
  const points = (share: number) => [{ x: x + dx * share, y: y + dy * share, id: 1 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test('beside the drawer all tools stay in reach, and without keys corners are removed and scenes selected @long', async ({
  page,
  tourwright,
}) => {
  await openTour(page, tourwright.address, 'Tablet', { Hall: 30, Kitchen: 200 });
  await sharpViewer(page);
  await dock(page).getByRole('button', { name: 'Info' }).tap();
  await tapPicture(page, { x: 0.35, y: 0.3 });
  // The browser would else take the finger for one that scrolls a page.
  const mark = mainViewer(page).locator('[data-hotspot-id]');
  const from = await middleOf(mark);
  await dragFinger(page, mark, [-80, 90]);
  await expect
    .poll(async () =>
      Math.hypot((await middleOf(mark)).x - from.x + 80, (await middleOf(mark)).y - from.y - 90),
    )
    .toBeLessThan(3);
  const tools = page.getByRole('toolbar', { name: 'Selected hotspot' });
  await tools.getByRole('button', { name: 'Properties' }).tap();
  const { x: rim } = await boxOf(properties(page));
  for (const place of [dock(page), tools, page.getByRole('button', { name: 'Use this view' })]) {
    const { x, width } = await boxOf(place);
    expect(x + width).toBeLessThanOrEqual(rim);
  }
  const preview = await boxOf(properties(page).getByRole('button', { name: 'Preview' }));
  const close = await boxOf(page.getByRole('button', { name: 'Close properties' }));
  expect(preview.x + preview.width).toBeLessThanOrEqual(close.x);
  await properties(page).getByRole('button', { name: 'Preview' }).tap();
  const shown = await boxOf(page.getByRole('dialog', { name: 'Info' }));
  expect(shown.x + shown.width).toBeLessThanOrEqual(rim);
  await page.getByRole('button', { name: 'Close properties' }).tap();

  await dock(page).getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Area' }).tap();
  const corners = [
    { x: 0.4, y: 0.55 },
    { x: 0.6, y: 0.55 },
    { x: 0.6, y: 0.7 },
    { x: 0.4, y: 0.7 },
  ];
  for (const corner of corners) await tapPicture(page, corner);
  await page.getByRole('button', { name: 'Finish' }).tap();
  await page.getByRole('button', { name: /^Corner 2 of 4/ }).tap();
  await page.getByRole('button', { name: 'Remove corner 2' }).tap();
  await expect(page.getByRole('button', { name: /^Corner \d of 3/ })).toHaveCount(3);

  await page.getByRole('button', { name: 'More about Hall' }).tap();
  await page.getByRole('menuitem', { name: 'Select several' }).tap();
  await page.getByRole('button', { name: 'Open Kitchen' }).tap();
  await expect(page.getByRole('toolbar', { name: 'Selected scenes' })).toContainText('2 scenes');
});

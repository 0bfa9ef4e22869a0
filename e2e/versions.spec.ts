/** Two states of a tour side by side, and the way back to one, as their owner has them. */
import type { Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import { at, makeTour, panorama, spot } from './support/full-tour.ts';
import { mainViewer, openScene, openTour, publish, saved, sceneCards, sharpViewer } from './support/owner.ts';
import { readGrey, similarity } from './support/similarity.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The picture of a side alone, without the marks on it. */
async function pictureOf(page: Page, name: RegExp) {
  const canvas = page.getByRole('region', { name }).locator('canvas').first();
  const style =
    'section * { visibility: hidden !important } section canvas { visibility: visible !important; outline: 0 !important }';
  return readGrey(await canvas.screenshot({ style }));
}

// For pictures without marks Playwright puts a style into the page.
test.use({ bypassCSP: true });

test('@long both sides of a comparison show their own state, turn together, and turn to each change', async ({
  page,
  tourwright,
}) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const headers = { origin: address };
  const id = await makeTour(page.request, address, { 'kitchen.jpg': await panorama(140) }, (tourId) => ({
    scenes: [
      {
        id: 1,
        name: 'Kitchen',
        slug: `${tourId}/kitchen.jpg`,
        hotspots: [
          spot('stove', 'info', -20, 0, { text: 'The stove' }),
          spot('lamp', 'info', 20, 0, { text: 'The lamp' }),
        ],
      },
    ] as never,
  }));
  const tours = `${address}/api/tours/${id}`;
  const kept = await page.request.post(`${tours}/versions`, { headers, data: { name: 'Before' } });
  expect(kept.ok(), await kept.text()).toBe(true);
  const draft = (await (await page.request.get(tours)).json()) as Tour;
  const scenes = draft.scenes.map((scene) => ({
    ...scene,
    hotspots: [
      ...scene.hotspots
        .filter((each) => each.id === 'stove')
        .map((each) => ({ ...each, position: at(-60, 10) })),
      spot('window', 'info', 120, 0, { text: 'The window' }),
    ],
  }));
  const changed = await page.request.patch(tours, {
    headers: { ...headers, 'if-match': `"${draft.version}"` },
    data: { scenes },
  });
  expect(changed.ok(), await changed.text()).toBe(true);

  await page.goto(`${address}/editor?tourId=${id}`);
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const before = page.getByRole('region', { name: /^Kitchen in Before/ });
  const now = page.getByRole('region', { name: /^Kitchen in (?!Before)/ });
  for (const side of [before, now])
    await expect(side.locator('[data-tourwright="sharp"]')).toBeVisible({ timeout: 60_000 });
  await expect(before.getByRole('button', { name: 'The lamp' })).toBeVisible();
  await expect(now.getByRole('button', { name: 'The lamp' })).toHaveCount(0);
  await expectAccessible(page);

  // The keyboard turns one side; the other follows to the very view.
  const [left, right] = [/^Kitchen in Before/, /^Kitchen in (?!Before)/];
  const start = await pictureOf(page, left);
  await before.locator('canvas').first().focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
  const turned = async () => similarity(start, await pictureOf(page, left));
  await expect.poll(turned).toBeLessThan(0.9);
  const alike = async () => similarity(await pictureOf(page, left), await pictureOf(page, right));
  await expect.poll(alike).toBeGreaterThan(0.97);

  // Each change in turn: both sides look at it, and its hotspot is selected.
  await page.getByRole('button', { name: 'Next change' }).click();
  await page.getByRole('button', { name: 'Next change' }).click();
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(page.locator('[aria-expanded="true"][data-hotspot-id]')).not.toHaveCount(0);
  await expect.poll(alike).toBeGreaterThan(0.97);

  // Over each other, with a divider that the mouse and the keys move.
  await page.getByRole('button', { name: 'Slider', exact: true }).click();
  const divider = page.getByRole('slider', { name: 'Divider between Before and Now' });
  await divider.press('Home');
  await expect(divider).toHaveAttribute('aria-valuetext', '0% Before');
  const pane = await now.boundingBox();
  const line = await divider.locator('..').boundingBox();
  if (!pane || !line) throw new Error('The comparison is not there');
  await page.mouse.move(line.x + line.width / 2, line.y + 40);
  await page.mouse.down();
  await page.mouse.move(pane.x + pane.width / 4, line.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuetext', '25% Before');
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuetext', '26% Before');
  await expectAccessible(page);
});

/** The versions of the open tour, over the editor. */
async function openVersions(page: Page) {
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  return page.getByRole('dialog', { name: /^Versions of/ });
}

test('@long a scene that was deleted with its photo is back with an old version, for its owner and for visitors', async ({
  page,
  browser,
  tourwright,
}) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const id = await openTour(page, address, 'Maple Lane', { Hall: 20, Kitchen: 140 });
  await openScene(page, 'Kitchen');
  const style =
    '* { visibility: hidden !important } [data-tourwright] canvas { visibility: visible !important }';
  const picture = async () =>
    readGrey(await mainViewer(page).locator('canvas').first().screenshot({ style }));
  const kitchen = await picture();

  let versions = await openVersions(page);
  await versions.getByRole('button', { name: 'Name this version' }).click();
  const naming = page.getByRole('dialog', { name: 'Name this version' });
  await naming.getByLabel('Name').fill('With kitchen');
  await naming.getByRole('button', { name: 'Save name' }).click();
  await expect(versions.getByRole('button', { name: /^With kitchen/ })).toBeVisible();
  await versions.getByRole('button', { name: 'Back to editing' }).click();

  // The scene goes, and when nobody is shown it any more, its photo.
  await page.getByRole('button', { name: 'More about Kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(sceneCards(page)).toHaveCount(1);
  await publish(page);
  const headers = { origin: address };
  const slug = encodeURIComponent(`${id}/kitchen.jpg`);
  const erased = await page.request.delete(`${address}/delete?slug=${slug}`, { headers });
  expect(erased.ok(), await erased.text()).toBe(true);
  await page.reload();
  await expect(sceneCards(page).locator('img')).toHaveCount(1);

  // Its version shows it still.
  versions = await openVersions(page);
  await versions.getByRole('button', { name: /^With kitchen/ }).click();
  await versions.getByLabel('Scene', { exact: true }).selectOption({ label: 'Kitchen, 1 change' });
  await versions.getByRole('button', { name: /^Scene “Kitchen” removed Ann Lee, today/ }).click();
  const kept = versions.getByRole('region', { name: 'Kitchen in With kitchen' });
  await expect(kept.locator('[data-tourwright="sharp"]')).toBeVisible({ timeout: 60_000 });
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(versions).toBeHidden();

  // One step, that goes back and comes again.
  await expect(sceneCards(page).locator('img')).toHaveCount(2);
  await page.getByRole('button', { name: /^Undo: Restore With kitchen/ }).click();
  await expect(sceneCards(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Redo: Restore With kitchen/ }).click();
  await expect(sceneCards(page).locator('img')).toHaveCount(2);
  await openScene(page, 'Kitchen');
  await expect.poll(async () => similarity(kitchen, await picture())).toBeGreaterThan(0.97);
  await saved(page);

  const visitor = await (await browser.newContext()).newPage();
  const shown = `${address}/preview/maple-lane?tourId=${id}&scene=2`;
  await visitor.goto(shown);
  await expect(visitor.locator('[data-tourwright]')).toHaveAttribute('data-scene', '1');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Scene “Kitchen” added/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await visitor.goto(shown);
  await expect(visitor.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
  await sharpViewer(visitor);
  await visitor.context().close();
});

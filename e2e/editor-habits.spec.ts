/** What hands know from other editors and only a browser can show: where one comes back to, and the thumb's way. */
import type { Locator, Page } from '@playwright/test';
import { at, makeTour, panorama, plainPicture, spot } from './support/full-tour.ts';
import {
  addPhotos,
  createTour,
  mainViewer,
  openPhone,
  openScene,
  openTour,
  photo,
  saved,
  sceneCards,
  sharpViewer,
  signUp,
} from './support/owner.ts';
import { expect, test } from './support/test.ts';

/** Where the canvas looks, as the status bar says. */
const yaw = (page: Page) => page.getByText('Yaw', { exact: false }).locator('b').first().innerText();
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key) ?? ''));
const menuItems = (page: Page) => page.getByRole('menuitem').allInnerTexts();

test('a reload and the way back from the preview return to scene and view; one menu by button, key and mouse @long', async ({
  page,
  tourwright,
}) => {
  await openTour(page, tourwright.address, 'Habits', { Hall: 30, Kitchen: 200 });
  await openScene(page, 'Kitchen');
  await mainViewer(page).locator('canvas').first().focus();
  const start = await yaw(page);
  await page.keyboard.down('ArrowRight');
  await expect.poll(() => yaw(page)).not.toBe(start);
  await page.keyboard.up('ArrowRight');
  // Until the turn has run out.
  const seen: string[] = [];
  await expect
    .poll(async () => seen.push(await yaw(page)) > 1 && seen.at(-1) === seen.at(-2), { intervals: [300] })
    .toBe(true);
  const looked = await yaw(page);
  const degrees = Number.parseFloat(looked.replace('−', '-'));
  await expect
    .poll(async () => (await kept(page)).some((text) => text.includes(`"yaw":${Math.trunc(degrees)}`)))
    .toBe(true);

  await page.reload();
  await sharpViewer(page);
  await expect(page.getByRole('button', { name: 'Open Kitchen' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => yaw(page)).toBe(looked);

  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/preview\/habits\?.*scene=2/);
  await sharpViewer(page);
  await page.goBack();
  await sharpViewer(page);
  await expect(page.getByRole('button', { name: 'Open Kitchen' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => yaw(page)).toBe(looked);

  // One menu, however it is called.
  const hall = page.getByRole('button', { name: /^Open Hall/ });
  await page.getByRole('button', { name: 'More about Hall' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  const byButton = await menuItems(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await hall.focus();
  await page.keyboard.press('Shift+F10');
  await expect.poll(() => menuItems(page)).toEqual(byButton);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await hall.click({ button: 'right' });
  await expect.poll(() => menuItems(page)).toEqual(byButton);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('on a phone photos are added, named, linked and published by thumb; a long press opens the menu @long', async ({
  browser,
  tourwright,
  watchConsole,
}) => {
  test.setTimeout(180_000);
  const page = await openPhone(browser);
  watchConsole(page);
  await signUp(page, tourwright.address);
  await createTour(page, tourwright.address, 'By thumb');
  await addPhotos(page, [await photo('hall.jpg', 20), await photo('kitchen.jpg', 200)]);
  await sharpViewer(page);

  const card = sceneCards(page).filter({ hasText: 'Kitchen' });
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('There is no card');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 40, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const rename = page.getByRole('menuitem', { name: /^Rename/ });
  await expect(rename).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await rename.tap();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cucina');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open Cucina' })).toBeVisible();

  await page.getByRole('toolbar', { name: 'Add to this scene' }).getByRole('button', { name: 'Link' }).tap();
  await page.getByRole('button', { name: 'Link here' }).tap();
  const picker = page.getByRole('dialog', { name: 'Where does it go?' });
  await picker.getByRole('option', { name: 'Cucina' }).tap();
  await expect(picker).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).tap();

  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.getByRole('button', { name: 'Publish now' }).tap();
  await expect(page.getByText('Your tour is live').first()).toBeVisible();
  await page.context().close();
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('the help opens, since it was loaded ahead of time @long', async ({ page, tourwright }) => {
    await openTour(page, tourwright.address, 'Habits', { Hall: 30 });
    await saved(page);
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /help-dialog/.test(name)),
      );
    await expect.poll(loaded).toBe(true);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Help: Scenes' }).click();
    const help = page.getByRole('dialog', { name: /Scenes/ });
    await expect(help.getByRole('listitem').first()).toBeVisible();
    await help.getByRole('navigation').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await page.context().setOffline(false);
  });
});

test('what is over the picture stays on its place when the picture gets another size @long', async ({
  page,
  tourwright,
}) => {
  const { address } = tourwright;
  const files = { '1.jpg': await panorama(30), 'pictures/a.jpg': await plainPicture('#c8a060') };
  const id = await makeTour(page.request, address, files, (tourId) => {
    const corners = [
      [-10, 10],
      [10, 10],
      [10, -10],
      [-10, -10],
    ].map(([yaw = 0, pitch = 0]) => at(yaw, pitch));
    const videos = [{ id: 'v1', slug: `${tourId}/pictures/a.jpg`, kind: 'picture', name: 'Frame', corners }];
    // In the middle of the surface, drawn by the viewer.
    const hotspots = [spot('middle', 'info', 0, 0, { text: 'Middle' })];
    return {
      name: 'Mill',
      scenes: [{ id: 1, name: 'Hall', slug: `${tourId}/1.jpg`, hotspots, videos }],
    } as never;
  });
  await page.goto(`${address}/editor?tourId=${id}`);
  await sharpViewer(page);
  const centre = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const apart = async () => {
    const [mark, hotspot] = [
      await centre(page.getByRole('button', { name: /Frame/ }).first()),
      await centre(page.locator('[data-hotspot-id="middle"]')),
    ];
    return mark && hotspot ? Math.hypot(mark.x - hotspot.x, mark.y - hotspot.y) : Number.POSITIVE_INFINITY;
  };
  await expect.poll(apart).toBeLessThan(4);
  for (const viewport of [
    { width: 1100, height: 700 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(apart, { message: `at ${viewport.width}` }).toBeLessThan(4);
  }
});

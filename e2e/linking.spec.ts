/** Scenes joined by their owner: two actions a link, by pointer, by keyboard, and on a phone. */
import type { Locator, Page } from '@playwright/test';
import type { Hotspot, Tour } from '@tourwright/tour/document';
import {
  clickCanvas,
  mainViewer,
  openPhone,
  openScene,
  openTour,
  photo,
  saved,
  sceneCards,
} from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Where does it go?' });
const option = (page: Page, name: string) => picker(page).getByRole('option', { name });
const inset = (page: Page, name: string) => page.getByRole('region', { name });

interface Way {
  from: string;
  to: string;
  hotspot: Hotspot;
}

/** The links of a tour as the server has them, by the names of their scenes. */
function reader(page: Page, address: string, tourId: string) {
  return async (): Promise<Way[]> => {
    const { scenes } = (await (await page.request.get(`${address}/api/tours/${tourId}`)).json()) as Tour;
    const name = (id: unknown) => scenes.find((scene) => scene.id === id)?.name ?? '';
    return scenes.flatMap((scene) =>
      scene.hotspots.map((hotspot) => ({ from: scene.name, to: name(hotspot.targetSceneId), hotspot })),
    );
  };
}

async function waysOf(ways: () => Promise<Way[]>): Promise<string[]> {
  return (await ways()).map(({ from, to }) => `${from} to ${to}`).sort();
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** The links once Attic is linked with Hall. */
const waysWithAttic = ['Attic to Hall', 'Hall to Attic', 'Hall to Kitchen', 'Kitchen to Hall'];

test('an owner links scenes by two actions each, sees both ends before, and does it by keyboard too', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(240_000);
  const rooms = { Hall: 20, Kitchen: 120, Attic: 220 };
  const tourId = await openTour(page, tourwright.address, 'Small house', rooms);
  const ways = reader(page, tourwright.address, tourId);
  await openScene(page, 'Hall');

  // A click on the door, and a choice.
  await page
    .getByRole('toolbar', { name: 'Add to this scene' })
    .getByRole('button', { name: 'Link' })
    .click();
  await clickCanvas(page, { x: 0.35, y: 0.6 });
  await expect(picker(page).getByRole('combobox', { name: 'Search scenes' })).toBeFocused();
  const canvas = await middleOf(mainViewer(page));
  const beside = await middleOf(picker(page));
  // The mark is 44 pixels wide, and 24 are between it and the picker.
  expect(beside.x - (canvas.x + canvas.width * 0.35)).toBeCloseTo(46, 0);
  await expect(option(page, 'Kitchen')).toHaveAttribute('aria-selected', 'true');
  await expect(inset(page, 'View on arrival in Kitchen')).toBeVisible();
  await expect(inset(page, 'Way back in Kitchen')).toBeVisible();
  await expectAccessible(page);
  await option(page, 'Attic').hover();
  await expect(inset(page, 'View on arrival in Attic')).toBeVisible();
  await option(page, 'Kitchen').click();
  await expect(picker(page)).toBeHidden();
  await saved(page);
  expect(await waysOf(ways)).toEqual(['Hall to Kitchen', 'Kitchen to Hall']);
  await expectAccessible(page);

  // It is unknown where the door is in the kitchen: the user is asked, and a click there moves the way back.
  const back = inset(page, 'Way back in Kitchen');
  await expect(back.getByText('Click the door to Hall')).toBeVisible();
  const before = (await ways()).find(({ from }) => from === 'Kitchen');
  const { x, y, height } = await middleOf(back);
  await page.mouse.click(x + 60, y + height / 2);
  await expect(back.getByText('To Hall')).toBeVisible();
  await expect(back.getByRole('button', { name: /^Way back to Hall/ })).toBeVisible();
  await saved(page);
  const after = (await ways()).find(({ from }) => from === 'Kitchen');
  expect(after?.hotspot.position).not.toEqual(before?.hotspot.position);

  // The view on arrival is framed by looking around in it.
  const arrival = await middleOf(inset(page, 'View on arrival in Kitchen'));
  await page.mouse.move(arrival.middle.x, arrival.middle.y);
  await page.mouse.down();
  await page.mouse.move(arrival.middle.x - 80, arrival.middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('button', { name: 'Undo: Change the view on arrival in Kitchen' }),
  ).toBeVisible();
  await saved(page);
  const framed = (await ways()).find(({ from }) => from === 'Hall');
  expect(framed?.hotspot).toHaveProperty('arrival.yaw');

  // The tool is still active: a scene's card dropped on a door is the other way to link in two actions.
  const card = await middleOf(sceneCards(page).filter({ hasText: 'Attic' }));
  await page.mouse.move(card.middle.x, card.middle.y);
  await page.mouse.down();
  await page.mouse.move(card.middle.x + 20, card.middle.y, { steps: 3 });
  await page.mouse.move(canvas.x + canvas.width * 0.7, canvas.y + canvas.height * 0.5, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Link to Attic' })).toBeVisible();
  await saved(page);
  expect(await waysOf(ways)).toEqual(waysWithAttic);

  // What is not there yet is uploaded and linked to at once, and undone at once.
  await clickCanvas(page, { x: 0.35, y: 0.3 });
  const chooser = page.waitForEvent('filechooser');
  await picker(page).getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles([await photo('cellar.jpg', 300)]);
  await expect(page.getByRole('heading', { name: 'Link to Cellar' })).toBeVisible();
  await expect(sceneCards(page)).toHaveCount(4);
  await expect.poll(() => waysOf(ways)).toContain('Cellar to Hall');
  await page.getByRole('button', { name: /^Undo: Add Cellar/ }).click();
  await expect(sceneCards(page)).toHaveCount(3);
  await expect.poll(() => waysOf(ways)).toHaveLength(4);

  // By keyboard: L twice places it in the middle, then a few letters and Enter.
  await openScene(page, 'Kitchen');
  await page.locator('[data-editor-canvas] canvas[tabindex]').first().focus();
  await page.keyboard.press('v');
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await expect(picker(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('att');
  await expect(option(page, 'Attic')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo: Link Kitchen to Attic' })).toBeVisible();
  await saved(page);
  expect(await waysOf(ways)).toContain('Attic to Kitchen');
  await page.keyboard.press('Control+z');
  await saved(page);
  expect(await waysOf(ways)).toEqual(waysWithAttic);
});

test('on a phone a link is made by aiming and one tap on a scene, and undone in the message', {
  tag: '@long',
}, async ({ browser, tourwright, watchConsole }) => {
  test.setTimeout(180_000);
  const page = await openPhone(browser);
  watchConsole(page);
  const tourId = await openTour(page, tourwright.address, 'Pocket house', { Hall: 20, Kitchen: 120 });
  const ways = reader(page, tourwright.address, tourId);
  await page.getByRole('toolbar', { name: 'Add to this scene' }).getByRole('button', { name: 'Link' }).tap();
  const here = page.getByRole('button', { name: 'Link here' });
  await expect
    .poll(() => page.evaluate((id) => sessionStorage.getItem(`tourwright-editor/${id}`), tourId))
    .not.toBeNull();
  const before = await page.evaluate(
    (id) => JSON.parse(sessionStorage.getItem(`tourwright-editor/${id}`) ?? 'null'),
    tourId,
  );
  expect((await middleOf(here)).middle.y, 'within reach of the thumb').toBeGreaterThan(740);
  // The picture has the screen; over it is which scene that is.
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Hall', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await here.tap();
  const sheet = await middleOf(picker(page));
  await expect(option(page, 'Kitchen')).toHaveAttribute('aria-selected', 'true');
  // The picture has turned, so that the spot is above the sheet.
  const spot = page.locator('[data-link-spot]');
  await expect.poll(async () => (await middleOf(spot)).y + 44).toBeLessThan(sheet.y);
  await expectAccessible(page);
  // It has turned for the sheet alone: a reload returns to where one looked before.
  const kept = () =>
    page.evaluate((id) => JSON.parse(sessionStorage.getItem(`tourwright-editor/${id}`) ?? 'null'), tourId);
  await expect.poll(kept).toMatchObject({ view: { pitch: expect.closeTo(before.view.pitch, 1) } });
  await option(page, 'Kitchen').tap();
  await expect(picker(page)).toBeHidden();
  const message = page.getByRole('alert').filter({ hasText: 'Linked to Kitchen and back' });
  await expect(message).toBeVisible();
  await expect.poll(() => waysOf(ways)).toEqual(['Hall to Kitchen', 'Kitchen to Hall']);
  await message.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => waysOf(ways)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(sceneCards(page).first()).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.context().close();
});

/** The main story: sign up, build, publish, visit. */
import { closeHint } from './support/close-hint.ts';
import {
  addLink,
  addPhotos,
  createTour,
  openScene,
  photo,
  publish,
  saved,
  sceneCards,
  sharpViewer,
  signUp,
} from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an owner builds and publishes a tour, and a visitor on a phone walks through it', async ({
  page,
  browser,
  tourwright,
  watchConsole,
}) => {
  test.setTimeout(300_000);
  await signUp(page, tourwright.address);
  await expectAccessible(page);

  const tourId = await createTour(page, tourwright.address, 'Maple Lane');
  await expectAccessible(page);
  await addPhotos(page, [
    await photo('living_room.jpg', 0),
    await photo('kitchen.jpg', 120),
    await photo('terrace.jpg', 240),
  ]);
  await expect(sceneCards(page).getByText('Living room')).toBeVisible();
  await sharpViewer(page);

  await openScene(page, 'Living room');
  await addLink(page, 'Kitchen');
  await openScene(page, 'Kitchen');
  await addLink(page, 'Terrace', { x: 0.3, y: 0.5 });
  await saved(page);
  await expectAccessible(page);
  await publish(page);

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const visitor = await phone.newPage();
  watchConsole(visitor);
  await visitor.goto(`${tourwright.address}/welcome/${tourId}`);
  await expect(visitor.getByText('Welcome to the tour.')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Maple Lane' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor
    .getByRole('link', { name: 'ENTER TOUR' })
    .or(visitor.getByRole('button', { name: 'ENTER TOUR' }))
    .click();
  await visitor.waitForURL(/\/preview\/.*tourId=.*alert=true/);
  await expect(visitor.getByText('Look around').first()).toBeVisible();
  const viewer = await sharpViewer(visitor);
  await expectAccessible(visitor);
  await closeHint(visitor);

  const first = await viewer.getAttribute('data-scene');
  await visitor.locator('[data-hotspot-id][data-kind="link"]').first().click();
  await expect(viewer).not.toHaveAttribute('data-scene', first ?? '');
  await sharpViewer(visitor);
  await expect(visitor).toHaveURL(/scene=\d+/);
  await phone.close();
});

test('an unpublished tour shows nothing to others, and its page is not found', { tag: '@long' }, async ({
  page,
  browser,
  tourwright,
}) => {
  await signUp(page, tourwright.address, 'Ben Ode');
  const tourId = await createTour(page, tourwright.address, 'Not yet');
  const other = await browser.newContext();
  const visitor = await other.newPage();
  const log: string[] = [];
  visitor.on('console', (message) => log.push(message.text()));
  const answer = await visitor.goto(`${tourwright.address}/welcome/${tourId}`);
  expect(answer?.status()).toBe(404);
  await expect.poll(() => log.join('\n')).toContain('No data found for the given tourId');
  await expect(visitor.getByRole('button')).toHaveCount(0);
  expect((await other.request.get(`${tourwright.address}/api/tours/${tourId}`)).status()).toBe(404);
  await other.close();
});

/** What a visitor finds first: the landing page and the gallery. */
import { showGallery } from './support/gallery.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const names = ['Maple Lane', 'City studio', 'Atelier Nord'];

test('a visitor comes in and opens a tour of the gallery', async ({ page, tourwright }) => {
  const { address } = tourwright;
  await showGallery(page, address, names.slice(0, 1));
  // The poster is there; live scenes are tested below.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    addEventListener('tourwright:app-ready', () =>
      document.documentElement.setAttribute('data-app-ready', ''),
    ),
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let people walk in before they visit.');
  await expect(page.locator('header img')).toBeVisible();
  await expectAccessible(page);
  // The app comes at the first sign of a visitor, and asks for the gallery; a page that the server writes has it in it.
  await page.mouse.move(200, 200);
  await page.locator('html[data-app-ready]').waitFor();
  await page.getByRole('link', { name: 'See examples' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Immersive Spaces');
  await expect(page.getByRole('article', { name: 'Maple Lane' })).toBeVisible();
  await expectAccessible(page, { without: 'iframe' });
  await page.getByRole('link', { name: 'Experience Now' }).click();
  await expect(page).toHaveURL(/\/welcome\//);
});

test('a visitor looks around at the door and in the gallery', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  // Three panoramas and three looks of axe, on machines that draw without a GPU.
  test.setTimeout(300_000);
  const { address } = tourwright;
  const [maple, , atelier] = await showGallery(page, address, names);

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let people walk in before they visit.');
  // The poster first, then the scene itself, turning, until it is asked to stop.
  await expect(page.locator('header img')).toBeVisible();
  const pause = page.getByRole('button', { name: /^Pause/ });
  await expect(pause).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await pause.click();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();

  await page.getByRole('button', { name: 'Click to walk around' }).click();
  const tour = page.frameLocator('iframe[title="Maple Lane, a live tour"]');
  await expect(tour.locator('[data-tourwright="sharp"]')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'See examples' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Immersive Spaces');
  await expect(page.getByText('3 tours: 2 homes and offices, 1 shop')).toBeVisible();
  await expectAccessible(page);

  const frames = page.locator('iframe');
  for (const name of names) {
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: /live in 360°/ }).click();
  }
  await expect(frames).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Maple Lane' }).locator('img')).toBeVisible();
  const live = page.frameLocator('iframe[title="Atelier Nord, live preview"]');
  await expect(live.locator('[data-tourwright="sharp"]')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, { without: 'iframe' });

  await page.getByRole('button', { name: 'Retail' }).click();
  await expect(page).toHaveURL(/\?category=retail$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Explore Tour/ }).click();
  await expect(await opened).toHaveURL(`${address}/welcome/${atelier?.id}`);
  await page.getByRole('link', { name: 'Experience Now' }).click();
  await expect(page).toHaveURL(`${address}/welcome/${maple?.id}`);
});

test('with reduced motion the still picture stays', { tag: '@long' }, async ({ page, tourwright }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showGallery(page, tourwright.address, names.slice(0, 1));
  await page.goto(tourwright.address);
  await page.getByRole('button', { name: 'Click to walk around' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(6000);
  await expect(page.locator('header canvas')).toHaveCount(0);
  await expect(page.locator('header img')).toHaveCount(1);
});

test('the words are in the page before any script has run', async ({ browser, tourwright }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(tourwright.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let people walk in before they visit.');
  await page.goto(`${tourwright.address}/explore`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Immersive Spaces');
  await context.close();
});

test('no page at the door is wider than a phone whose page is zoomed to 200%', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of ['/', '/explore', '/payment', '/faqs', '/contact', '/partner', '/signup']) {
    await page.goto(tourwright.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: path }).toBeLessThanOrEqual(195);
  }
});

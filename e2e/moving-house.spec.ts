/** A tour moves from one account to another, whole. */
import { readFile } from 'node:fs/promises';
import type { Tour } from '@tourwright/tour/document';
import { panorama, publishTour, spot } from './support/full-tour.ts';
import { signUp } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an owner downloads the whole tour, and somebody else imports it as the same tour', {
  tag: '@long',
}, async ({ page: owner, browser, tourwright, watchConsole }) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const tour = await publishTour(
    owner.request,
    address,
    { 'kitchen.jpg': await panorama(140), 'hall.jpg': await panorama(20) },
    (id) => {
      const hotspots = [spot('way', 'link', 30, 0, { sceneId: 2 } as never)];
      const kitchen = { id: 1, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots };
      return { scenes: [kitchen, { id: 2, name: 'Hall', slug: `${id}/hall.jpg`, hotspots: [] }] } as never;
    },
  );
  await owner.goto(`${address}/dashboard/myTour`);
  await owner.getByRole('button', { name: 'More for Furnished' }).click();
  await owner.getByRole('menuitem', { name: 'Download' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Download “Furnished”' });
  await dialog.getByRole('button', { name: 'Prepare download' }).click();
  const link = dialog.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expectAccessible(owner);
  const coming = owner.waitForEvent('download');
  await link.click();
  const download = await coming;
  const file = { name: download.suggestedFilename(), mimeType: 'application/zip' };
  const zip = { ...file, buffer: await readFile(await download.path()) };

  const other = await (await browser.newContext()).newPage();
  watchConsole(other);
  await signUp(other, address, 'Ben Hall');
  await other.goto(`${address}/dashboard?show=import`);
  await other.getByLabel('Choose files').last().setInputFiles(zip);
  const card = other.getByRole('article', { name: 'Furnished' });
  await expect(card.getByText('Tourwright, 2 scenes found')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(other);
  await card.getByRole('button', { name: 'Import' }).click();
  await expect(card.getByText('2 scenes, 2 files imported')).toBeVisible({ timeout: 60_000 });
  await card.getByRole('link', { name: 'Report' }).click();
  await expect(other.getByRole('heading', { name: 'Import report: Furnished' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Mapped' }).getByText('Scenes')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Open in editor' }).click();
  await other.waitForURL(/tourId=/);
  const id = new URL(other.url()).searchParams.get('tourId') ?? '';
  const read = async (page: typeof owner, tourId: string) =>
    (await (await page.request.get(`${address}/api/tours/${tourId}`)).json()) as Tour;
  const [before, after] = [await read(owner, tour.id), await read(other, id)];
  expect(after.scenes).toEqual(JSON.parse(JSON.stringify(before.scenes).replaceAll(tour.id, id)));
  await other.context().close();
});

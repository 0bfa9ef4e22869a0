/**
 * Files and addresses that cannot be used: each is answered with a sentence that says what is wrong and what to do, and the
 * tour stays as it is, byte for byte.
 */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { properties } from './support/editor-page.ts';
import { makeTour, panorama, spot } from './support/full-tour.ts';
import { chooseFiles, choosePhotos, photo, saved, sceneCards, sharpViewer } from './support/owner.ts';
import { documentOf } from './support/pdf.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** A tour of one scene with an empty video and an empty page of another site in it. */
async function openBareTour(page: Page, address: string): Promise<string> {
  const files = { '1.jpg': await panorama(30) };
  const id = await makeTour(page.request, address, files, (tourId) => {
    const hotspots = [
      spot('film', 'video', -10, 0, { text: 'Film' }),
      spot('site', 'embed', 10, 0, { text: 'Site' }),
    ];
    return { name: 'Mill', scenes: [{ id: 1, name: 'Hall', slug: `${tourId}/1.jpg`, hotspots }] } as never;
  });
  await page.goto(`${address}/editor?tourId=${id}`);
  await expect(sceneCards(page).locator('img')).toHaveCount(1);
  await sharpViewer(page);
  return id;
}

/** Its picture, where `PICTURES` names a folder for it. */
async function take(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/bad-${name}.png` });
}

test('what cannot be used is answered with what to do, and the tour stays as it is @long', async ({
  page,
  tourwright,
}) => {
  test.setTimeout(300_000);
  const { address } = tourwright;
  const id = await openBareTour(page, address);
  const draft = async () => (await page.request.get(`${address}/api/tours/${id}`)).text();
  const before = await draft();
  const media = async () => (await page.request.get(`${address}/api/tours/${id}/media`)).text();
  const mediaBefore = await media();
  const refused = page.getByRole('region', { name: 'Not added' });
  /** The sentence is in the list of what was not added, until it is dismissed. */
  const expectRefused = async (name: string, sentence: string) => {
    await expect(refused.getByText(sentence, { exact: true })).toBeVisible();
    await take(page, name);
    await expectAccessible(page);
    await refused.getByRole('button', { name: 'Dismiss all' }).click();
    await expect(refused).toHaveCount(0);
    await saved(page);
    expect(await draft(), name).toBe(before);
  };
  const folder = await mkdtemp(join(tmpdir(), 'tw-bad-input-'));
  const video = join(folder, 'walk.mp4');
  const sparse = await open(video, 'w');
  await sparse.write('\0\0\0\x18ftypisom\0\0\x02\0isomavc1');
  await sparse.truncate(2 * 1024 ** 3);
  await sparse.close();

  await test.step('photos', async () => {
    const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    const { buffer } = await photo('hall.jpg', 200);
    await choosePhotos(page, [
      jpeg('pointer.jpg', Buffer.from('version https://git-lfs.github.com/spec/v1\n')),
    ]);
    await expectRefused(
      'text',
      'pointer.jpg is not a photo that can be shown. Take JPEG, PNG, WebP, AVIF, TIFF or HEIC.',
    );
    const head = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]), Buffer.alloc(1000)]);
    await choosePhotos(page, [jpeg('broken.jpg', head), jpeg('nothing.jpg', buffer.subarray(0, 0))]);
    await expect(
      refused.getByText('nothing.jpg is empty. Export it again and add the new file.'),
    ).toBeVisible();
    await expectRefused(
      'broken',
      'broken.jpg is damaged or was cut off. Export it again and add the new file.',
    );
    await choosePhotos(page, [video]);
    await expectRefused(
      'film-around',
      'walk.mp4 is too large (2,048 MB). The limit is 500 MB: export a shorter or smaller version and add that.',
    );
  });

  await test.step('a video', async () => {
    await page.getByRole('button', { name: 'Hotspots', exact: true }).click();
    await page.getByRole('button', { name: 'Film Video' }).click();
    await chooseFiles(page, properties(page).getByRole('button', { name: 'Add a video file' }), video);
    await expectRefused(
      'video',
      'walk.mp4 is too large (2,048 MB). The limit is 500 MB: export a shorter or smaller version and add that.',
    );
  });

  await test.step('a plan', async () => {
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    const field = page.getByRole('main').locator('input[type=file]').first();
    await field.setInputFiles({ name: 'book.pdf', mimeType: 'application/pdf', buffer: documentOf(500) });
    await expectRefused(
      'pages',
      'book.pdf has 500 pages. A PDF with plans may have 60: save the pages with floors as a PDF of their own.',
    );
  });

  await rm(folder, { recursive: true });
  expect(await media(), 'nothing was stored').toBe(mediaBefore);
});

test('a drawing that contains scripts is taken as a picture alone @long', async ({ page, tourwright }) => {
  const { address } = tourwright;
  const id = await openBareTour(page, address);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="document.title=\'owned\'"><script>document.title="owned"</script><rect width="40" height="30"/></svg>';
  const field = page.getByRole('main').locator('input[type=file]').first();
  await field.setInputFiles({ name: 'attic.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(
    page.getByText('attic.svg contained scripts. Only its picture was added, without them.'),
  ).toBeVisible();
  await expect(page.getByAltText('Plan of Attic')).toBeVisible({ timeout: 30_000 });
  await saved(page);
  await expect(page).not.toHaveTitle('owned');
  await take(page, 'svg');
  const { floorPlans } = await (await page.request.get(`${address}/api/tours/${id}`)).json();
  const { images } = await (await page.request.get(`${address}/api/tours/${id}/media`)).json();
  const { url } = images[floorPlans[0].slug] as { url: string };
  const served = await page.request.get(new URL(url, address).href);
  expect(served.headers()['content-type']).toMatch(/^image\/(png|webp|jpeg|avif)/);
  expect((await served.body()).includes('script')).toBe(false);
});

test('a video that is not there and a page that refuses frames are said before visitors meet them @long', async ({
  page,
  tourwright,
}) => {
  await openBareTour(page, tourwright.address);
  // What the server finds out there is tested beside it: nothing outside is reached from here.
  await page.route('**/api/frames/check', (route) => {
    const { kind } = route.request().postDataJSON() as { kind: string };
    return route.fulfill({ json: { state: kind === 'video' ? 'missing' : 'refuses' } });
  });
  await page.route(/youtube|example\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const field = properties(page).getByRole('textbox', { name: 'Web address' });
  const note = (sentence: string) => properties(page).getByRole('status').filter({ hasText: sentence });
  await page.getByRole('button', { name: 'Hotspots', exact: true }).click();

  await page.getByRole('button', { name: 'Film Video' }).click();
  await field.fill('https://www.youtube.com/watch?v=notThere000');
  await field.press('Enter');
  await expect(
    note('There is no video at this address. Open it at YouTube or Vimeo and copy its address again.'),
  ).toBeVisible();
  await take(page, 'youtube');
  await expectAccessible(page);
  await field.fill('not an address');
  await field.press('Enter');
  await expect(
    properties(page).getByText(
      'This is not the address of a video on YouTube or Vimeo. Open the video there and copy its address.',
    ),
  ).toBeVisible();
  await expect(note('There is no video')).toHaveCount(0);
  await take(page, 'no-address');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Site Embed' }).click();
  await field.fill('https://example.com/no-frames');
  await field.press('Enter');
  await expect(
    note('This site does not let others show its pages. Use a web link, which opens the page in a new tab.'),
  ).toBeVisible();
  await take(page, 'frames');
  await expectAccessible(page);
});

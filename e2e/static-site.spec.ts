/** A tour as a website of its own: from a bare file server, and opened by double-click, without the server that made it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import type { TourExport } from '@tourwright/api';
import { unpackZip } from '../packages/server/src/transfer/zip/open-zip.ts';
import { panorama, plainPicture, publishTour, spot, tone } from './support/full-tour.ts';
import { readGrey, similarity } from './support/similarity.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Hands out what is in a folder, and nothing else. */
async function serve(folder: string): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(url.replace(/\?.*$/, '')).replace(/\/$/, '/index.html');
    const body = await readFile(join(folder, path)).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Has the server write the site, and unpacks it. */
async function exported(
  request: APIRequestContext,
  address: string,
  tourId: string,
  folder: string,
): Promise<void> {
  const exports = `${address}/api/tours/${tourId}/exports`;
  const headers = { origin: address };
  const started = await request.post(exports, { headers, data: { format: 'site' } });
  expect(started.status(), await started.text()).toBe(202);
  const { id } = (await started.json()) as TourExport;
  const find = async () => (await (await request.get(`${exports}/${id}`)).json()) as TourExport;
  await expect.poll(async () => (await find()).state, { timeout: 90_000 }).toBe('done');
  const { report } = await find();
  expect(report?.lacking).toEqual([]);
  const zip = `${folder}.zip`;
  await writeFile(zip, await (await request.get(`${exports}/${id}/file`)).body());
  await unpackZip(zip, folder);
  await rm(zip);
}

/** Looks, follows a link, reads a hotspot. */
async function walk(page: Page, address: string): Promise<Buffer> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${address}?ui=0`);
  const picture = page.locator('#picture');
  await expect(picture).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  const seen = await page.locator('#picture canvas').first().screenshot();

  await page.goto(address);
  await expect(picture).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  await page.getByRole('button', { name: 'The stove' }).click();
  const card = page.getByRole('dialog', { name: 'The stove' });
  await expect(card.getByText('Cast iron.')).toBeVisible();
  const shown = card.getByRole('button', { name: 'The stove, lit' }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // To look at styles, axe reads their files, which no page may that was opened as one.
  if (address.startsWith('http')) await expectAccessible(page);
  await page.keyboard.press('Escape');
  // What is said in a video is shown by the browser.
  await page.getByRole('button', { name: 'A walk' }).click();
  const film = page.getByRole('dialog', { name: 'A walk' }).locator('video');
  const words = () =>
    film.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...(textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    );
  await expect.poll(words).toEqual(['Welcome.']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to The hall' }).click();
  await expect(picture).toHaveAttribute('data-scene', '2');
  // A 360° video, with what is said in it.
  await expect(page.locator('canvas.tw-video')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('group', { name: 'The sea' }).getByRole('button', { name: 'Captions' }).click();
  await expect(page.locator('.tw-video-words').getByText('Welcome.')).toBeVisible();

  await page.goto(address.replace('index.html', 'text.html'));
  await page.getByRole('link', { name: 'The hall' }).click();
  await expect(page).toHaveURL(/#scene-2$/);
  const base = new URL('.', address).href;
  expect(asked.filter((url) => !url.startsWith(base) && !/^(?:data|blob):/.test(url))).toEqual([]);
  return seen;
}

const captions = (id: string) => [{ slug: `${id}/captions/words.vtt`, language: 'en', label: 'English' }];

test('a tour opens as a website from a file server and by double-click, with the same picture', {
  tag: '@long',
}, async ({ page, browser, tourwright, watchConsole }) => {
  test.setTimeout(300_000);
  const { address } = tourwright;
  const tour = await publishTour(
    page.request,
    address,
    {
      'kitchen.jpg': await panorama(140),
      'hall.jpg': await panorama(20),
      'pictures/stove.jpg': await plainPicture('#a33'),
      'audio/hum.wav': tone(220),
      'videos/sea.webm': { type: 'video/webm', body: await readFile('e2e/support/film-around.webm') },
      'videos/walk.webm': { type: 'video/webm', body: await readFile('e2e/support/film.webm') },
      'captions/words.vtt': {
        type: 'text/vtt',
        body: Buffer.from('WEBVTT\n\n00:00.000 --> 10:00.000\nWelcome.\n'),
      },
    },
    (id) => ({
      scenes: [
        {
          id: 1,
          name: 'Kitchen',
          slug: `${id}/kitchen.jpg`,
          sounds: [{ id: 'hum', slug: `${id}/audio/hum.wav`, volume: 0.5 }],
          hotspots: [
            spot('walk', 'video', 0, -20, {
              text: 'A walk',
              slug: `${id}/videos/walk.webm`,
              captions: captions(id),
            }),
            spot('way', 'link', 30, 0, { text: 'The hall', targetSceneId: 2, labelMode: 'always' }),
            spot('stove', 'info', -25, 0, {
              text: 'The stove',
              body: 'Cast iron.',
              pictures: [{ id: 'p', slug: `${id}/pictures/stove.jpg`, alt: 'The stove, lit' }],
            }),
          ],
        },
        {
          id: 2,
          name: 'Hall',
          slug: `${id}/hall.jpg`,
          hotspots: [],
          film: { slug: `${id}/videos/sea.webm`, name: 'The sea', captions: captions(id) },
        },
      ] as never,
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'tourwright-static-'));
  await exported(page.request, address, tour.id, folder);
  const host = await serve(folder);
  try {
    // Somebody who has never seen the server.
    const visitor = await (await browser.newContext()).newPage();
    watchConsole(visitor);
    const served = await walk(visitor, `${host.address}index.html`);
    const opened = await walk(visitor, pathToFileURL(join(folder, 'index.html')).href);
    expect(similarity(await readGrey(served), await readGrey(opened))).toBeGreaterThan(0.98);
    await visitor.context().close();
  } finally {
    await host.close();
    await rm(folder, { recursive: true });
  }
});

/** A link of a tour that is not published, as those walk it who are given it: in a browser, in a frame without an origin, in a headset. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { contactForm } from '../packages/server/src/testing/lead-access.ts';
import { closeHint } from './support/close-hint.ts';
import { panorama, publishTour, spot } from './support/full-tour.ts';
import { wearHeadset } from './support/headset.ts';
import { openPhone, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const password = 'cedar-lantern-42';
let owner: APIRequestContext;
let address: string;
let tourId: string;
/** Another site: another port is another origin. */
let hostServer: Server;
let hostPage = '';

test.beforeAll(async ({ tourwright, playwright }) => {
  test.setTimeout(300_000);
  address = tourwright.address;
  owner = await playwright.request.newContext({ extraHTTPHeaders: { origin: address } });
  const files = { 'hall.jpg': await panorama(20), 'kitchen.jpg': await panorama(140) };
  const tour = await publishTour(
    owner,
    address,
    files,
    (id) =>
      ({
        name: 'Maple Lane',
        scenes: [
          {
            id: 1,
            name: 'Hall',
            slug: `${id}/hall.jpg`,
            hotspots: [spot('in', 'link', 0, -10, { targetSceneId: 2, text: 'Kitchen' })],
          },
          { id: 2, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [] },
        ],
      }) as never,
  );
  tourId = tour.id;
  // Its photos are private from now on.
  expect((await owner.post(`${address}/api/tours/${tourId}/unpublish`)).ok()).toBe(true);
  hostServer = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(hostPage);
  });
  await new Promise<void>((done) => hostServer.listen(0, '127.0.0.1', done));
});

test.afterAll(async () => {
  await owner.dispose();
  hostServer.closeAllConnections();
  hostServer.close();
});

interface Link {
  key: string;
  change(options: object): Promise<void>;
  revoke(): Promise<void>;
}

async function newLink(options: object): Promise<Link> {
  const made = await owner.post(`${address}/api/tours/${tourId}/links`, {
    data: { name: 'Second visit', ...options },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id, key } = (await made.json()) as { id: string; key: string };
  const own = `${address}/api/tours/${tourId}/links/${id}`;
  return {
    key,
    change: async (data) => expect((await owner.patch(own, { data })).ok()).toBe(true),
    revoke: async () => expect((await owner.post(`${own}/revoke`)).ok()).toBe(true),
  };
}

async function enter(page: Page | Frame): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Open the tour' }).click();
}

const ended = (page: Page | Frame) => page.getByRole('heading', { name: 'This link has ended' });

test.describe('with a password', () => {
  // A wrong password, and a link that has ended, are answers that the browser writes down.
  test.use({ expectedConsole: [/status of (403|410|404)/] });

  test('somebody without an account walks the tour, and is notified at once when the link ends', async ({
    browser,
    watchConsole,
  }) => {
    const link = await newLink({ access: 'password', password });
    const page = await openPhone(browser);
    watchConsole(page);
    await page.goto(`${address}/welcome/${tourId}?link=${link.key}`);
    await expect(page.getByRole('heading', { name: 'This tour opens with a password' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('cedar-lantern-43');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is not the password.')).toBeVisible();
    await enter(page);
    await page.getByRole('link', { name: 'ENTER STORE' }).click();
    await sharpViewer(page);
    await closeHint(page);
    await page.getByRole('button', { name: 'Go to Kitchen' }).click();
    await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
    // Loaded again, the tab has its pass still.
    await page.reload();
    await sharpViewer(page);
    const tile = await page.evaluate(() =>
      performance.getEntriesByType('resource').find(({ name }) => /~[\w-]+\/[frblud]\//.test(name)),
    );
    const name = (tile as { name: string }).name;
    expect(await page.evaluate(async (url) => (await fetch(url)).status, name)).toBe(200);
    await link.revoke();
    await expect(ended(page)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(async (url) => (await fetch(url)).status, name)).toBe(404);
    await page.context().close();
  });

  test('a frame without an origin, cookie or storage opens it, and hears its end', { tag: '@long' }, async ({
    page,
  }) => {
    const link = await newLink({ access: 'password', password });
    const { port } = hostServer.address() as AddressInfo;
    hostPage = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="${address}/embed/${tourId}?link=${link.key}" width="900" height="560"></iframe>`;
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frames().find((each) => each.url().includes('/embed/'));
    if (!frame) throw new Error('The page has no frame');
    await enter(frame);
    await expect(frame.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'sharp', {
      timeout: 60_000,
    });
    await frame.getByRole('button', { name: 'Go to Kitchen' }).click();
    await expect(frame.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
    await link.change({ password: 'maple-harbour-17' });
    await expect(frame.getByLabel('Password', { exact: true })).toBeVisible();
    await link.revoke();
    await expect(frame.getByLabel('Password', { exact: true })).toBeHidden({ timeout: 15_000 });
    await expect(ended(frame)).toBeVisible();
  });

  test('it is walked in a headset, which is left when the link ends', { tag: '@long' }, async ({ page }) => {
    const link = await newLink({ access: 'password', password, controls: ['rooms', 'vr'] });
    await wearHeadset(page);
    await page.goto(`${address}/preview/x?tourId=${tourId}&link=${link.key}`);
    await enter(page);
    await sharpViewer(page);
    // What the link leaves out is not there.
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Look around in VR' }).click();
    const isWorn = () => page.evaluate(() => Boolean(window.headset.activeSession));
    await expect.poll(isWorn).toBe(true);
    await link.revoke();
    await expect.poll(isWorn).toBe(false);
    await expect(ended(page)).toBeVisible();
  });
});

test('an unbranded link begins in a frame with a picture, and brings the tour without anything of its maker', {
  tag: '@long',
}, async ({ page, playwright }) => {
  const agent = await playwright.request.newContext({ extraHTTPHeaders: { origin: address } });
  const files = {
    'hall.jpg': await panorama(20),
    'kitchen.jpg': await panorama(140),
    'logo/sign.png': { body: await sign(), type: 'image/png' },
  };
  const { id } = await publishTour(agent, address, files, (own) => brandedTour(own) as never);
  const { user } = await (await agent.get(`${address}/api/auth/get-session`)).json();
  const form = await agent.patch(`${address}/api/users/${user.id}/contact-form`, { data: contactForm });
  expect(form.ok(), await form.text()).toBe(true);
  const linkTo = async (options: object) => {
    const made = await agent.post(`${address}/api/tours/${id}/links`, { data: { name: 'MLS', ...options } });
    expect(made.ok(), await made.text()).toBe(true);
    return (await made.json()).key as string;
  };
  const [branded, unbranded] = [await linkTo({}), await linkTo({ isUnbranded: true })];

  // With the brand all of it is there, so that what is missed below would have been found.
  await page.goto(`${address}/preview/x?tourId=${id}&link=${branded}`);
  await sharpViewer(page);
  for (const name of ['Share', 'Contact'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.locator('img[src*="sign"], a[href*="agent.example"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Our site' })).toBeVisible();

  for (const path of [`/welcome/${id}?`, `/preview/x?tourId=${id}&`]) {
    await page.goto(`${address}${path}link=${unbranded}`);
    if (path.startsWith('/preview')) await sharpViewer(page);
    else await expect(page.getByRole('heading', { name: 'Maple Lane' })).toBeVisible();
    await expectUnbranded(page);
  }

  const { port } = hostServer.address() as AddressInfo;
  const welcome = `${address}/welcome/${id}?link=${unbranded}`;
  const found = /type="application\/json\+oembed" href="([^"]+)"/.exec(
    await (await owner.get(welcome)).text(),
  );
  const answer = await owner.get((found?.[1] ?? '').replaceAll('&#38;', '&'));
  expect(answer.ok(), await answer.text()).toBe(true);
  const { html, title, ...shown } = await answer.json();
  expect(title).toBe('Maple Lane');
  expect(shown).not.toHaveProperty('provider_name');
  hostPage = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><main><h1>Host</h1>${html}</main>`;
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe[title="Maple Lane"]');
  const begin = frame.getByRole('link', { name: 'Look around' });
  await expect(begin).toBeVisible();
  const picture = frame.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expectAccessible(page);
  // Nothing of the tour was fetched but its picture.
  expect(page.frames()[1]?.url()).toContain('poster=1');
  await begin.click();
  await expect(frame.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'sharp', {
    timeout: 60_000,
  });
  await expect(frame.getByRole('button', { name: 'Go to Kitchen' })).toBeVisible();
  const inside = page.frames().find((each) => each.url().includes('/embed/'));
  if (!inside) throw new Error('The page has no frame');
  await expectUnbranded(inside);
  await agent.dispose();
});

/** A tour with everything that names who offers it. */
function brandedTour(id: string): object {
  const [contactEmail, contactPhone] = ['ann@agent.example', '+43 1 5550199'];
  const url = 'https://agent.example/';
  const hotspots = [
    spot('in', 'link', 0, -10, { targetSceneId: 2, text: 'Kitchen' }),
    spot('site', 'web', 25, 0, { text: 'Our site', url } as never),
    spot('call', 'info', -25, 0, { text: 'Oven', body: `Call ${contactPhone} or ${contactEmail}` } as never),
  ];
  return {
    name: 'Maple Lane',
    ...{ contactEmail, contactPhone, cornerLogo: `${id}/logo/sign.png`, cornerLogoUrl: url },
    scenes: [
      { id: 1, name: 'Hall', slug: `${id}/hall.jpg`, hotspots },
      { id: 2, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots: [] },
    ],
  };
}

function sign(): Promise<Buffer> {
  const pixels = { width: 96, height: 96, channels: 3 as const, background: '#c04000' };
  return sharp({ create: pixels }).png().toBuffer();
}

/** No logo, contact, outbound link, form or share icon, in what is seen and in what the page knows. */
async function expectUnbranded(page: Page | Frame): Promise<void> {
  for (const name of ['Share', 'Contact', 'Our site'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
  const out = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(out.filter((href) => !href.startsWith(`${address}/`))).toEqual([]);
  const whole = await page.evaluate(() => document.documentElement.outerHTML);
  for (const trace of ['agent.example', '5550199', 'sign.png', 'Ines Novak', 'Ann Lee'])
    expect(whole).not.toContain(trace);
  await expect(page.locator('body')).not.toContainText('Tourwright');
}

/** The screens of versions, links, imports and their reports, with something in them: in both themes, in pseudo-locales, at both sizes. */
import type { APIRequestContext, Page } from '@playwright/test';
import { at, makeTour, panorama, spot } from './support/full-tour.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { unfitText } from './support/unfit-text.ts';

const wide = { width: 1440, height: 900 };
const sizes = [wide, { width: 390, height: 844 }];
const expectSoft = expect.configure({ soft: true });

for (const look of ['light', 'dark', 'en-XA', 'ar-XB'] as const) {
  test(`versions, links and imports in ${look} @long`, async ({ page, tourwright }) => {
    test.setTimeout(480_000);
    const { address } = tourwright;
    const isTheme = look === 'light' || look === 'dark';
    if (isTheme) await page.emulateMedia({ colorScheme: look });
    else await page.context().addCookies([{ name: 'locale', value: look, url: address }]);
    const { tourId, importId, exportId } = await furnish(page.request, address);
    const editor = `${address}/editor?tourId=${tourId}`;
    const icon = (name: string) => page.locator(`button:has(.tabler-icon-${name})`);
    const overlay = async (open: () => Promise<void>) => {
      await page.setViewportSize(wide);
      await page.goto(editor);
      await open();
      await page.getByRole('dialog').last().waitFor();
    };
    const publishMenu = page.locator('button[aria-haspopup="menu"]:has(.tabler-icon-chevron-down)');
    const share = async () => icon('share').first().click();
    const tab = async (number: number) => {
      await overlay(share);
      await page.getByRole('tab').nth(number).click();
      await page.getByRole('tabpanel').waitFor();
    };
    const shareLink = async (name: string) => {
      await overlay(share);
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await page.getByRole('radio').first().waitFor();
    };
    const screens: Record<string, () => Promise<unknown>> = {
      import: () => open(page, `${address}/dashboard?show=import`, 'article'),
      'import-report': () => open(page, `${address}/dashboard?show=report&import=${importId}`, 'dl'),
      'export-report': () =>
        open(page, `${address}/dashboard?show=report&tour=${tourId}&export=${exportId}`, 'dl'),
      versions: async () => {
        await overlay(async () => {
          await publishMenu.first().click();
          await page
            .getByRole('menuitem')
            .filter({ has: page.locator('.tabler-icon-history') })
            .click();
        });
        await expect(page.getByRole('dialog').locator('[data-tourwright="sharp"]')).toHaveCount(2, {
          timeout: 60_000,
        });
      },
      publish: async () => {
        await overlay(async () => {
          await publishMenu.first().click();
          await page.getByRole('menuitem').first().click();
        });
        await page.getByRole('dialog').getByRole('list').first().waitFor();
      },
      'share-public': () => overlay(share),
      'share-embed': () => tab(1),
      'share-card': async () => {
        await tab(2);
        const picture = page.locator('[role=tabpanel] img[width="1200"]');
        const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        await expect.poll(width, { timeout: 30_000 }).toBe(1200);
      },
      'share-download': () => tab(3),
      'share-mls': () => shareLink('Ŧ 1'),
      'share-password': () => shareLink('Ŧ 2'),
    };
    for (const [name, show] of Object.entries(screens)) {
      if (process.env['ONLY'] && !new RegExp(process.env['ONLY']).test(name)) continue;
      await test.step(`${name}, ${look}`, async () => {
        await show();
        for (const size of sizes) {
          await page.setViewportSize(size);
          if (isTheme)
            await expectAccessible(page, { without: 'iframe' }).catch((error) =>
              expectSoft(String(error), `${name} ${size.width}`).toBe(''),
            );
          else {
            const faults = () => unfitText(page, look);
            await expectSoft
              .poll(faults, { message: `${name} at ${size.width}`, timeout: 15_000 })
              .toEqual([]);
          }
          if (process.env['PICTURES'])
            await page.screenshot({ path: `${process.env['PICTURES']}/${name}-${look}-${size.width}.png` });
        }
      });
    }
  });
}

async function open(page: Page, address: string, seen: string): Promise<void> {
  await page.setViewportSize(wide);
  await page.goto(address);
  await expect(page.getByRole('main').locator(seen).first()).toBeVisible();
}

/** A tour with two versions and links, one that came in with all sorts of lines in its report, and files that could not. */
async function furnish(request: APIRequestContext, address: string) {
  const pictures = { 'kitchen.jpg': await panorama(140), 'hall.jpg': await panorama(20) };
  const tourId = await makeTour(request, address, pictures, (id) => ({
    name: 'Ĥ 1',
    contactEmail: 'ann@example.com',
    scenes: [
      {
        id: 1,
        name: 'Ķ 1',
        slug: `${id}/kitchen.jpg`,
        hotspots: [
          spot('stove', 'info', -20, 0, { text: 'Ŝ 1' }),
          spot('lamp', 'info', 20, 0, { text: 'Ł 1' }),
        ],
      },
      { id: 2, name: 'Ĥ 2', slug: `${id}/hall.jpg`, hotspots: [] },
    ] as never,
  }));
  const headers = { origin: address };
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object, more: object = {}) => {
    const all = { ...headers, ...more };
    const answer = await request.fetch(`${address}${path}`, { method, headers: all, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const tour = `/api/tours/${tourId}`;
  await ask('POST', `${tour}/publish`);
  await ask('POST', `${tour}/versions`, { name: 'Ŝ 3' });
  const draft = await ask('GET', tour);
  const [kitchen, ...others] = draft.scenes;
  const [stove] = kitchen.hotspots;
  const hotspots = [{ ...stove, position: at(-60, 10) }, spot('new', 'info', 12, 8, { text: 'Ŵ 1' })];
  await ask(
    'PATCH',
    tour,
    { scenes: [{ ...kitchen, hotspots }, ...others] },
    { 'if-match': `"${draft.version}"` },
  );
  await ask('PATCH', `${tour}/schedule`, {
    publishAt: '2031-03-30T09:00',
    unpublishAt: '2031-05-30T18:00',
    timeZone: 'Europe/Vienna',
  });
  await ask('POST', `${tour}/links`, { name: 'Ŧ 1', access: 'unlisted', isUnbranded: true });
  const password = 'cedar-lantern-42';
  await ask('POST', `${tour}/links`, { name: 'Ŧ 2', access: 'password', password, mostViews: 50 });
  const { id: ended } = await ask('POST', `${tour}/links`, { name: 'Ŧ 3', access: 'members' });
  await ask('POST', `${tour}/links/${ended}/revoke`);
  const { user } = await ask('GET', '/api/auth/get-session');
  const until = async (path: string, isThere: (item: never) => boolean) => {
    await expect.poll(async () => isThere((await ask('GET', path)) as never), { timeout: 60_000 }).toBe(true);
  };
  const imports = `/api/users/${user.id}/imports`;
  const send = async (name: string, files: Record<string, Buffer>) => {
    const announced = Object.entries(files).map(([path, bytes]) => ({ path, sizeBytes: bytes.length }));
    const { id } = await ask('POST', imports, { name, files: announced });
    for (const [number, data] of Object.values(files).entries()) {
      const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
      const url = `${address}${imports}/${id}/files/${number}`;
      const sent = await request.fetch(url, {
        method: 'PATCH',
        headers: { ...headers, ...tus, 'upload-offset': '0' },
        data,
      });
      expect(sent.ok(), await sent.text()).toBe(true);
    }
    await ask('POST', `${imports}/${id}/read`);
    await until(`${imports}/${id}`, ({ state }: { state: string }) => state !== 'reading');
    return id as string;
  };
  const hotSpots = [
    { type: 'scene', sceneId: 'b', yaw: 30, pitch: 0 },
    { type: 'info', yaw: 60, pitch: 0, text: '<b>Ţ</b>', createTooltipFunc: 'run' },
    { type: 'scene', sceneId: 'ğ', yaw: 90, pitch: 0 },
  ];
  const document = {
    default: { firstScene: 'a', title: 'Ĥ 4', ö: 1 },
    scenes: {
      a: { title: 'Ķ 4', panorama: 'a.jpg', hfov: 100, ŭ: 2, hotSpots },
      b: { title: 'Č 4', panorama: 'gone.jpg' },
    },
  };
  const files = {
    'Ĥ/tour.json': Buffer.from(JSON.stringify(document)),
    'Ĥ/a.jpg': pictures['hall.jpg'].body,
  };
  await send('Ĥ 5', { 'Ĥ.zip': Buffer.from('PK\u0003\u0004 not all of it') });
  await send('Ĥ 6', files);
  const importId = await send('Ĥ 4', files);
  await ask('POST', `${imports}/${importId}/store`);
  await until(`${imports}/${importId}`, ({ state }: { state: string }) => state !== 'storing');
  const { id: exportId } = await ask('POST', `${tour}/exports`, { format: 'pannellum' });
  await until(`${tour}/exports/${exportId}`, ({ state }: { state: string }) => state === 'done');
  return { tourId, importId, exportId: exportId as string };
}

/**
 * Every panel, inspector and dialog of the editor, in both pseudo-locales and to axe: nothing is left untranslated or cut off,
 * down to 320 pixels, and axe finds nothing. The panels are those of the rail, so that a new one is looked at by itself.
 */
import type { Page } from '@playwright/test';
import { film, makeTour, panorama, plainPicture, spot, tone } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { unfitText } from './support/unfit-text.ts';

const desk = { width: 1440, height: 900 };
const sizes = [desk, { width: 390, height: 844 }, { width: 320, height: 640 }];
/** By the names of their actions, which the palette finds in every language. */
const dialogs = ['keys', 'help', 'share', 'publish', 'versions', 'new-tour'];
const kinds = [
  'link',
  'info',
  'image',
  'gallery',
  'video',
  'audio',
  'web',
  'brochure',
  'product',
  'embed',
] as const;

/** All faults are reported in one run. */
const expectSoft = expect.configure({ soft: true });

type PseudoLocale = 'en-XA' | 'ar-XB';

/** Looks at what is shown now, at each width; to axe at two, in one language, since it reads no words. */
async function lookAt(page: Page, locale: PseudoLocale, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const place = `${name} at ${size.width}`;
    await expectSoft
      .poll(() => unfitText(page, locale), {
        message: place,
        timeout: 10_000,
      })
      .toEqual([]);
    if (process.env['PICTURES']) {
      await page.screenshot({ path: `${process.env['PICTURES']}/${locale}-${name}-${size.width}.png` });
    }
    if (locale === 'en-XA' && size.width !== 320) {
      await test
        .step(`axe: ${place}`, () => expectAccessible(page))
        .catch((cause: unknown) => {
          expectSoft(String(cause), `axe: ${place}`).toBe('');
        });
    }
  }
  await page.setViewportSize(desk);
}

/** A tour with something in every panel. All words of it are of one letter that is no English. */
async function openFullTour(page: Page, address: string): Promise<void> {
  const room = await panorama(20);
  const picture = await plainPicture('#c8a060');
  const files = {
    '1.jpg': room,
    '2.jpg': await panorama(200),
    'pictures/a.jpg': picture,
    'floor-plans/a.jpg': await plainPicture('#eeeeee', 800, 500),
    'videos/a.webm': await film(),
    'audio/a.wav': tone(220),
  };
  const id = await makeTour(page.request, address, files, (id) => {
    const [image, film, sound] = [`${id}/pictures/a.jpg`, `${id}/videos/a.webm`, `${id}/audio/a.wav`];
    const words = { text: 'Ħ', body: 'Ħ' };
    const content: Record<string, object> = {
      link: { targetSceneId: 2 },
      image: { slug: image, alt: 'Ħ' },
      gallery: { images: [{ id: 'g1', slug: image, alt: 'Ħ' }] },
      video: { slug: film, poster: image },
      audio: { slug: sound },
      web: { url: 'https://example.com/' },
      product: { productId: 'p1' },
      embed: { url: 'https://example.com/' },
    };
    const hotspots = kinds.map((kind, index) =>
      spot(kind, kind, index * 12 - 54, index % 2 ? 12 : -12, { ...words, ...content[kind] }),
    );
    const area = { polygon: [spot('', '', -8, -30), spot('', '', 8, -30), spot('', '', 0, -40)] };
    const polygon = spot('polygon', 'polygon', 0, -34, {
      ...words,
      polygon: area.polygon.map(({ position }) => position),
    });
    const corners = [
      [-20, 40],
      [20, 40],
      [20, 25],
      [-20, 25],
    ].map(([yaw = 0, pitch = 0]) => spot('', '', yaw, pitch).position);
    const surface = { id: 'v1', slug: image, kind: 'picture', name: 'Ħ', corners };
    const base = { cameraPosition: [0, 0, 0.01], cameraDirection: [0, 0, 0] };
    const scenes = [
      { ...base, id: 1, name: 'Ŧ', slug: `${id}/1.jpg`, videos: [surface], hotspots: [...hotspots, polygon] },
      { ...base, id: 2, name: 'Đ', slug: `${id}/2.jpg`, videos: [], hotspots: [] },
    ];
    const pins = [{ id: 'n1', sceneId: 1, x: 0.4, y: 0.5, heading: 20 }];
    return {
      name: 'Ħ',
      description: 'Ħ',
      scenes,
      audio: [{ id: 's1', name: 'Ħ', slug: sound }],
      floorPlans: [{ id: 'f1', name: 'Ħ', slug: `${id}/floor-plans/a.jpg`, pins }],
      products: [{ id: 'p1', name: 'Ħ', price: 1200, currency: 'EUR', images: [] }],
      guide: [{ id: 't1', sceneId: 1, text: 'Ħ' }],
    } as never;
  });
  await page.goto(`${address}/editor?tourId=${id}`);
  await expect(page.locator('li[data-scene-id] img')).toHaveCount(2);
  await sharpViewer(page);
}

/** Does what an action of this name does, from the palette. */
async function command(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').locator('input');
  await expect(palette).toBeFocused();
  await palette.fill(id);
  await page.keyboard.press('Enter');
}

const isReady = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
const railOf = (page: Page) => page.locator('nav button[aria-current]');

/** What is walked in one test, each of a minute or so. */
const walks = {
  panel: async (page: Page, look: (name: string) => Promise<void>) => {
    const rail = railOf(page);
    for (let index = 0; index < (await rail.count()); index++) {
      await rail.nth(index).click();
      await expect(rail.nth(index)).toHaveAttribute('aria-current', 'true');
      await isReady(page);
      await look(`panel-${index}`);
    }
    await command(page, 'checks');
    await isReady(page);
    await look('panel-checks');
  },
  // The inspector of the surface, by its row in the scene's, and of each kind, by its row in the list of hotspots.
  inspector: async (page: Page, look: (name: string) => Promise<void>) => {
    await railOf(page).nth(1).click();
    const rows = page.locator('aside').first().locator('li button');
    await expect(rows).toHaveCount(kinds.length + 1);
    await page.locator('aside').last().locator('li button').click();
    await isReady(page);
    // Where there is little room it is a sheet, which stays open for whatever is selected next.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('main button:has(.tabler-icon-adjustments)').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize(desk);
    await look('inspector-surface');
    for (let index = 0; index <= kinds.length; index++) {
      await rows.nth(index).click();
      await expect(rows.nth(index)).toHaveAttribute('aria-current', 'true');
      await isReady(page);
      await look(`inspector-${index}`);
    }
  },
  dialog: async (page: Page, look: (name: string) => Promise<void>) => {
    const dialog = page.getByRole('dialog');
    for (const id of dialogs) {
      await command(page, id);
      await expect(dialog.locator('h2').first()).toBeVisible();
      await isReady(page);
      await look(`dialog-${id}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await look('palette');
  },
};

for (const locale of ['en-XA', 'ar-XB'] as const) {
  for (const [what, walk] of Object.entries(walks)) {
    test(`every ${what} of the editor is wholly in ${locale}, and nothing is cut off at 320 pixels @long`, async ({
      page,
      tourwright,
    }) => {
      test.setTimeout(300_000);
      const { address } = tourwright;
      await page.context().addCookies([{ name: 'locale', value: locale, url: address }]);
      await page.setViewportSize(desk);
      await openFullTour(page, address);
      await expect(railOf(page).first()).toBeVisible();
      await walk(page, (name) => lookAt(page, locale, name));
    });
  }
}

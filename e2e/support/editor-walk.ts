/** Walks through the editor in a pseudo-locale: what is looked at there, and the tour in which there is something of everything. */
import type { Page } from '@playwright/test';
import { film, makeTour, panorama, plainPicture, spot, tone } from './full-tour.ts';
import { sharpViewer } from './owner.ts';
import { expect, expectAccessible, test } from './test.ts';
import { unfitText } from './unfit-text.ts';

/** A desk's screen, on which a walk begins and ends. */
export const desk = { width: 1440, height: 900 };
const sizes = [desk, { width: 390, height: 844 }, { width: 320, height: 640 }];
/** Of the hotspots in the tour, in their order; an area is the last one. */
export const kinds = [
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

/** A language of which no word is English. */
type PseudoLocale = 'en-XA' | 'ar-XB';

/** Looks at what is shown now, at each width; to axe at those of a desk and a phone, in one language, since it reads no words. */
export async function lookAt(page: Page, locale: PseudoLocale, name: string): Promise<void> {
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
    if (locale !== 'en-XA' || size.width < 390) continue;
    await test
      .step(`axe: ${place}`, () => expectAccessible(page))
      .catch((cause: unknown) => {
        expectSoft(String(cause), `axe: ${place}`).toBe('');
      });
  }
  await page.setViewportSize(desk);
}

/** A tour that has every kind of thing, of the files that `openFullTour` uploads. */
function fullDocument(id: string) {
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
  const variants = [{ id: 'w1', name: 'Ŵ', slug: `${id}/1.jpg` }];
  const scenes = [
    { ...base, id: 1, name: 'Ŧ', slug: `${id}/1.jpg`, videos: [surface], hotspots: [...hotspots, polygon] },
    { ...base, id: 2, name: 'Đ', slug: `${id}/2.jpg`, videos: [], hotspots: [], variants },
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
}

/** Opens a tour with something in every panel. All words of it are of one letter that is no English. */
export async function openFullTour(page: Page, address: string): Promise<void> {
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
  const id = await makeTour(page.request, address, files, fullDocument);
  await page.goto(`${address}/editor?tourId=${id}`);
  // In either scheme of the system, since it surrounds a picture: what axe finds in one is all there is.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('li[data-scene-id] img')).toHaveCount(2);
  await sharpViewer(page);
}

/** Does what an action of this name does, from the palette. */
export async function command(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').locator('input');
  await expect(palette).toBeFocused();
  await palette.fill(id);
  await page.keyboard.press('Enter');
}

/** Nothing is still being loaded. */
export const isReady = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
/** The sections of the rail. */
export const railOf = (page: Page) => page.locator('nav button[aria-current]');

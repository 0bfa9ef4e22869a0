/** Every screen in two pseudo-locales: long and accented, and mirrored. What stays English or is cut off shows there. */
import type { Page } from '@playwright/test';
import { pagePaths } from '@tourwright/api/page-paths';
import { publishTour, spot } from './support/full-tour.ts';
import { photo } from './support/owner.ts';
import { expect, test } from './support/test.ts';
import { unfitText } from './support/unfit-text.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
type Size = typeof desk;

/** What every run looks at: of each sort of screen one, long on a phone and mirrored on a desk. The long tier looks at all. */
const samplePaths: readonly string[] = ['/explore', '/login', '/dashboard', '/editor', '/preview/:tourName'];
const ownerPaths = /^\/(dashboard|profile|editor|create-tour)/;

/** All faults are reported in one run. */
const expectSoft = expect.configure({ soft: true });

type PseudoLocale = 'en-XA' | 'ar-XB';

async function lookAt(
  page: Page,
  { locale, sizes }: { locale: PseudoLocale; sizes: readonly Size[] },
  address: string,
): Promise<void> {
  await page.goto(address);
  await page.locator('h1, dialog h2, [role=dialog] h2').first().waitFor({ state: 'attached' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    const place = `${new URL(address).pathname} at ${size.width}`;
    await expectSoft.poll(() => unfitText(page, locale), { message: place, timeout: 15_000 }).toEqual([]);
    if (process.env['PICTURES']) {
      const name = new URL(address).pathname.replaceAll('/', '_');
      await page.screenshot({ path: `${process.env['PICTURES']}/${locale}${name}-${size.width}.png` });
    }
  }
}

test('the look at the words sees what is not translated', async ({ page, tourwright }) => {
  await page.goto(`${tourwright.address}/faqs`);
  await page.locator('h1').waitFor();
  const faults = await unfitText(page, 'en-XA');
  expect(faults).toContain('the page is in en');
  expect(faults).toContain('English in h1.display: Questions');
});

const bothSizes = [desk, phone];
for (const [which, paths, sizesOf, tag] of [
  ['one screen of each sort', samplePaths, { 'en-XA': [phone], 'ar-XB': [desk] }, []],
  ['every screen', pagePaths, { 'en-XA': bothSizes, 'ar-XB': bothSizes }, '@long'],
] as const) {
  test(`${which} is wholly in either pseudo-locale, and nothing is cut off`, { tag: [tag].flat() }, async ({
    page,
    tourwright,
  }) => {
    test.setTimeout(600_000);
    const { address } = tourwright;
    /** Looks at each of them in both locales. */
    const lookAtAll = async (addresses: string[]) => {
      for (const locale of ['en-XA', 'ar-XB'] as const) {
        await page.context().addCookies([{ name: 'locale', value: locale, url: address }]);
        for (const each of addresses) await lookAt(page, { locale, sizes: sizesOf[locale] }, each);
      }
    };
    const addressOf = (path: string, id: string) =>
      `${address}${path.replace(':tourId', id).replace(':tourName', 'x')}${path.startsWith('/preview') || path === '/editor' ? `?tourId=${id}` : ''}`;

    const isOfVisitors = (path: string) => !ownerPaths.test(path) && !path.includes(':');
    await lookAtAll(paths.filter(isOfVisitors).map((path) => addressOf(path, '')));
    const { id } = await publishTour(
      page.request,
      address,
      { '1.jpg': await file('1.jpg', 30), '2.jpg': await file('2.jpg', 200) },
      (id) => ({
        name: 'Ĥ 1',
        description: 'Ð 1',
        scenes: [1, 2].map((each) => ({
          id: each,
          name: `Š ${each}`,
          slug: `${id}/${each}.jpg`,
          cameraPosition: [0, 0, 0.01],
          cameraDirection: [0, 0, 0],
          videos: [],
          hotspots: [
            spot('a', 'link', 0, 0, { text: 'Ł', targetSceneId: 3 - each }),
            spot('b', 'info', 40, 0, { text: 'Ñ', body: 'Ŧ 1' }),
          ],
        })),
      }),
    );
    await lookAtAll(paths.filter((path) => !isOfVisitors(path)).map((path) => addressOf(path, id)));
  });
}

async function file(name: string, hue: number) {
  const { buffer } = await photo(name, hue);
  return { body: buffer, type: 'image/jpeg' };
}

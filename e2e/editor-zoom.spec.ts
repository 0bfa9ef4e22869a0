/** Every panel of the editor at 200 % zoom of a desk's screen, which is then 720 pixels wide and 450 high. */
import { isReady, openFullTour, railOf } from './support/editor-walk.ts';
import { expect, test } from './support/test.ts';
import { unfitText } from './support/unfit-text.ts';

const locale = 'en-XA';

test('at 200 % zoom nothing in the panels of the editor is cut off, and the picture stays in sight @long', async ({
  page,
  tourwright,
}) => {
  test.setTimeout(300_000);
  const { address } = tourwright;
  await page.context().addCookies([{ name: 'locale', value: locale, url: address }]);
  await openFullTour(page, address);
  await page.setViewportSize({ width: 720, height: 450 });
  const rail = railOf(page);
  for (let index = 0; index < (await rail.count()); index++) {
    await rail.nth(index).click();
    await expect(rail.nth(index)).toHaveAttribute('aria-current', 'true');
    await isReady(page);
    await expect.poll(() => unfitText(page, locale), { message: `panel ${index}` }).toEqual([]);
    const { width = 0, height = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
    expect(width * height, `panel ${index} leaves the picture a third`).toBeGreaterThan((720 * 450) / 3);
    if (process.env['PICTURES']) {
      await page.screenshot({ path: `${process.env['PICTURES']}/${locale}-zoom-${index}.png` });
    }
  }
});

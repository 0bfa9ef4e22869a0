/** What opens over a page, and what holds of all of that: by keyboard, to axe, in long words, for a finger. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from '../test.ts';
import { unfitText } from '../unfit-text.ts';

/** Something that a key opens. */
export interface Opening {
  /** Each takes the focus and gives it back; in a menu, keys go from entry to entry. */
  kind: 'menu' | 'dialog';
  /** Opens it by keyboard alone. Returns where the focus is to be when it is closed again. */
  open(page: Page): Promise<Locator | null>;
  /** The widths at which it is there; both when absent. */
  only?: 'desk' | 'phone';
}

const expectSoft = expect.configure({ soft: true, timeout: 5000 });
const shownOf = { menu: '[role="menu"]', dialog: '[role="dialog"]' };

/** Focuses a thing, presses Enter on it and returns it. */
export async function enter(thing: Locator, key = 'Enter'): Promise<Locator> {
  await thing.press(key);
  return thing;
}

/** Opens each in turn and looks at it. Whatever is wrong is reported in one run; `ONLY` is a pattern of names. */
export async function lookAtOpenings(
  page: Page,
  openings: Record<string, Opening>,
  place: 'desk' | 'phone',
): Promise<void> {
  const home = page.url();
  const only = new RegExp(process.env['ONLY'] ?? '');
  for (const [name, opening] of Object.entries(openings)) {
    if (!only.test(name) || (opening.only ?? place) !== place) continue;
    await test
      .step(name, () => lookAtOpening(page, opening, `${name} on a ${place}`))
      .catch(async (cause: unknown) => {
        expectSoft(String(cause), `${name} on a ${place}`).toBe('');
        await page.goto(home);
      });
  }
}

async function lookAtOpening(page: Page, { kind, open }: Opening, name: string): Promise<void> {
  const back = await open(page);
  const shown = page.locator(shownOf[kind]).last();
  await expect(shown).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { PICTURES: pictures } = process.env;
  await expectSoft.poll(() => unfitText(page, 'en-XA'), { message: name, timeout: 5000 }).toEqual([]);
  await test
    .step(`axe: ${name}`, () => expectAccessible(page))
    .catch((cause: unknown) => expectSoft(String(cause), `axe: ${name}`).toBe(''));
  if (pictures) await page.screenshot({ path: `${pictures}/${name.replaceAll(' ', '-')}.png` });
  await expectSoft(shown, name).toHaveAccessibleName(/\S/);
  const hasFocus = () => shown.evaluate((element) => element.contains(document.activeElement));
  await expectSoft.poll(hasFocus, { message: `${name}: the focus goes in`, timeout: 5000 }).toBe(true);
  if (kind === 'menu') await walkMenu(page, shown, name);
  await page.keyboard.press('Escape');
  await expect(shown, `${name}: Escape closes it`).toBeHidden();
  if (back) await expectSoft(back, `${name}: the focus comes back`).toBeFocused();
}

/** Home, End, and the arrows round its ends; what cannot be done now is read out, too. */
async function walkMenu(page: Page, menu: Locator, name: string): Promise<void> {
  const items = menu.locator('[role^="menuitem"]');
  const [first, last] = [items.first(), items.last()];
  const heights = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const least = await page.evaluate(() => (matchMedia('(hover: none)').matches ? 44 : 24));
  expectSoft(Math.min(...heights), `${name}: large enough to be hit`).toBeGreaterThanOrEqual(least);
  for (const [key, item] of [
    ['End', last],
    ['ArrowDown', first],
    ['ArrowUp', last],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key);
    await expectSoft(item, `${name}: ${key}`).toBeFocused();
  }
}

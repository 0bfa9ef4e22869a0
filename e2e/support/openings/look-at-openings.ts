/** What opens over a page or in it, and what holds of all of that: by keyboard, to axe, in long words, for a finger. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from '../test.ts';
import { unfitText } from '../unfit-text.ts';
import { smallTargets, wideParts } from './small-targets.ts';

/** Something that a key opens. */
export interface Opening {
  /** A dialog or menu takes the focus; in a menu, keys go from entry to entry. A place is a part of the page. */
  kind: 'menu' | 'dialog' | 'place';
  /** Opens it by keyboard alone. Returns where the focus is to be when Escape has closed it; null where it does not. */
  open(page: Page): Promise<Locator | null>;
  /** The widths at which it is there; both when absent. */
  only?: 'desk' | 'phone';
}

const expectSoft = expect.configure({ soft: true, timeout: 5000 });
const shownOf = { menu: '[role="menu"]', dialog: '[role="dialog"]', place: 'body' };

/** Focuses a thing, presses Enter on it and returns it. */
export async function enter(thing: Locator, key = 'Enter'): Promise<Locator> {
  // What waits for the server takes no key yet.
  await expect(thing).toBeEnabled();
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
      .step(name, async () => {
        await closeAll(page);
        await lookAtOpening(page, opening, `${name} on a ${place}`);
      })
      .catch(async (cause: unknown) => {
        expectSoft(String(cause), `${name} on a ${place}`).toBe('');
        await picture(page, `${name} on a ${place}, not as wanted`);
        await page.goto(home);
      });
  }
}

/** Each begins with nothing open: Escape closes what the one before has left. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator('[role="dialog"]:not([data-closed]), [role="menu"]:not([data-closed])');
  for (let left = await open.count(); left > 0; left--) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(left - 1);
  }
  // Until then it holds the focus.
  await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0);
}

async function lookAtOpening(page: Page, { kind, open }: Opening, name: string): Promise<void> {
  const back = await open(page);
  const all = page.locator(shownOf[kind]);
  const isLast = kind === 'place' ? '' : ':not([data-closed])';
  const shown = page.locator(`${shownOf[kind]}${isLast}`).last();
  if (kind !== 'place') await expect(shown).toBeVisible();
  await expect(page.locator('[data-closed], [aria-busy="true"]')).toHaveCount(0);
  const count = await all.count();
  const faults = async () => [...(await unfitText(page, 'en-XA')), ...(await wideParts(shown))];
  await expectSoft.poll(faults, { message: name, timeout: 5000 }).toEqual([]);
  await test
    .step(`axe: ${name}`, () => expectAccessible(page))
    .catch((cause: unknown) => expectSoft(String(cause), `axe: ${name}`).toBe(''));
  await picture(page, name);
  await expectFocusIn(shown, kind, name);
  if (kind === 'menu') await walkMenu(page, shown, name);
  else if (name.endsWith('phone')) expectSoft(await smallTargets(shown), `${name}: for a finger`).toEqual([]);
  if (kind === 'place' && back === null) return;
  await page.keyboard.press('Escape');
  if (kind !== 'place') await expect(all, `${name}: Escape closes it`).toHaveCount(count - 1);
  if (back) await expectSoft(back, `${name}: the focus comes back`).toBeFocused();
}

/** Keeps a picture of what is seen, to be looked at. */
async function picture(page: Page, name: string): Promise<void> {
  const { PICTURES: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png` });
}

/** In what has a name, and what is open over the page; in a place that is shown by a key, it is not lost. */
async function expectFocusIn(shown: Locator, kind: Opening['kind'], name: string): Promise<void> {
  if (kind !== 'place') await expectSoft(shown, name).toHaveAccessibleName(/\S/);
  const hasFocus = () =>
    shown.evaluate(
      (element) => element.contains(document.activeElement) && document.activeElement !== document.body,
    );
  await expectSoft.poll(hasFocus, { message: `${name}: the focus goes in`, timeout: 5000 }).toBe(true);
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

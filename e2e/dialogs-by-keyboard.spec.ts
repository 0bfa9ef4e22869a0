/** Every dialog of the editor and the dashboard by the keyboard alone, on a desk and on a phone. */
import type { Page } from '@playwright/test';
import { frames } from './support/frames.ts';
import { openTour, saved, signUp } from './support/owner.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A dialog that is open holds the focus: it starts on `first` and Tab stays inside. Escape gives it back. */
async function expectHeld(page: Page, first: RegExp, back: RegExp): Promise<void> {
  await expect(dialog(page)).toHaveCount(1);
  await expectFocus(page, first);
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press(count < 15 ? 'Tab' : 'Shift+Tab');
    // At its end the browser goes by a guard, which sends it back to the other end.
    await expect
      .poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectFocus(page, back);
}

async function expectFocus(page: Page, name: RegExp): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      return focused?.ariaLabel ?? focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
    });
  await expect.poll(named, `the focus is on ${name}`).toMatch(name);
}

async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test('a dialog of the editor takes the focus, keeps it and gives it back', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  await openTour(page, tourwright.address, 'Keys', { Hall: 20 });
  await saved(page);
  const panorama = /panorama\. Arrow keys/;
  await page.locator('canvas').first().focus();
  await page.keyboard.press('Control+k');
  await expectHeld(page, /^Commands$/, panorama);
  await command(page, 'Share');
  await expectHeld(page, /^Link$/, panorama);
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expectHeld(page, /^Publish now$/, /^Publish$/);
});

for (const [screen, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${screen} every dialog of the editor takes the focus, keeps it and gives it back`, {
    tag: '@long',
  }, async ({ page, tourwright }) => {
    test.setTimeout(240_000);
    await openTour(page, tourwright.address, 'Keys', { Hall: 20, Kitchen: 90 });
    await saved(page);
    await page.setViewportSize(viewport);
    const canvas = page.locator('canvas').first();
    const panorama = /panorama\. Arrow keys/;

    await canvas.focus();
    await page.keyboard.press('Control+k');
    await expectHeld(page, /^Commands$/, panorama);
    await page.keyboard.press('?');
    await expectHeld(page, /^Change the keys of/, panorama);
    await command(page, 'Share');
    await expectHeld(page, /^Link$/, panorama);
    await command(page, 'Publish');
    await expectHeld(page, /^Publish now$/, panorama);
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expectHeld(page, /^Publish now$/, /^Publish$/);
    await page.getByRole('button', { name: 'More ways to publish' }).press('Enter');
    // On a phone, what has no room in the bar comes first.
    for (const name of screen === 'a phone' ? ['Preview', 'Share'] : []) {
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.getByRole('menuitem', { name: 'Publish', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectHeld(page, /^Publish now$/, /^More ways to publish$/);
    await canvas.focus();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Link here' }).press('Enter');
    // What the picture and its insets show stays in reach of Tab.
    await expectFocus(page, viewport.width < 768 ? /^Scenes$/ : /^Search scenes$/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectFocus(page, panorama);
    await page.keyboard.press('v');
    if (viewport.width < 768) {
      await page.getByRole('button', { name: 'Properties' }).press('Enter');
      await expectHeld(page, /Properties/, /^Properties$/);
    }

    await command(page, 'Share');
    // At once, as one does who chose the wrong thing.
    await page.keyboard.press('Escape');
    await frames(page, 25);
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await expectFocus(page, /^Publish now$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your tour is live').first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
  });

  test(`on ${screen} a tour is created from the dashboard by the keyboard`, { tag: '@long' }, async ({
    page,
    tourwright,
  }) => {
    await page.setViewportSize(viewport);
    await signUp(page, tourwright.address);
    await page.goto(`${tourwright.address}/dashboard/myTour`);
    const create = page.getByRole('button', { name: /^(New|Start a) tour$/ });
    await create.first().press('Enter');
    await expectHeld(page, /^Name$/, /tour$/);
    await create.first().press('Enter');
    await expectFocus(page, /^Name$/);
    await page.keyboard.type('Oak Street');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/editor\?tourId=/);
  });
}

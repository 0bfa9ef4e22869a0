/** The menus of the editor. */
import { expect } from '../test.ts';
import { enter, type Opening } from './look-at-openings.ts';
import { behind, canvas, card, hotspot, inspector, menu, menuButton, panel, section } from './reach.ts';

export const menus: Record<string, Opening> = {
  'menu of the picture': menu(async (page) => {
    await section(page, 'scenes');
    return enter(canvas(page), 'Shift+F10');
  }, 'desk'),
  'menu of a hotspot': menu(async (page) => {
    await hotspot(page, 1);
    await canvas(page).press('Shift+F10');
    await expect(page.locator('[role="menuitem"]:has(.tabler-icon-trash)')).toBeVisible();
    return canvas(page);
  }, 'desk'),
  'menu of several hotspots': menu(async (page) => {
    await section(page, 'scenes');
    await canvas(page).press('Control+a');
    await canvas(page).press('Shift+F10');
    await expect(page.locator('[role="menuitem"]:has(.tabler-icon-trash)')).toBeVisible();
    return canvas(page);
  }, 'desk'),
  'more to add': menu(behind('scenes', (page) => page.locator(`main [role="toolbar"] ${menuButton}`))),
  'more ways to publish': menu(behind('scenes', (page) => page.locator(`header ${menuButton}`))),
  'menu of a scene': menu(behind('scenes', (page) => card(page).locator(menuButton))),
  'menu of a scene by its key': menu(
    async (page) => enter(card(page).locator('button').first(), 'Shift+F10'),
    'desk',
  ),
  'limits of the view': menu(async (page) => {
    await section(page, 'scenes');
    await canvas(page).press('Escape');
    return enter((await inspector(page)).locator(`${menuButton}:has(.tabler-icon-border-corners)`));
  }),
  'several scenes': menu(async (page) => {
    await section(page, 'scenes');
    await page.locator('li[data-scene-id="2"] button').first().press('Control+Space');
    return enter(page.locator(`[role="toolbar"]:has(.tabler-icon-stack-2) ${menuButton}`));
  }),
  'menu of a floor': menu(behind('plans', (page) => panel(page).locator(menuButton))),
  'menu of a pin by its key': menu(async (page) => {
    await section(page, 'plans');
    return enter(page.locator('[data-pin]').first(), 'Shift+F10');
  }, 'desk'),
  'menu of a box': menu(async (page) => {
    await section(page, 'map');
    const button = page.locator(`main ${menuButton}`).first();
    // From far a finger could not hit it, so it is not there.
    const near = page.locator('main button:has(.tabler-icon-zoom-in)');
    await expect(async () => {
      if (!(await button.isVisible())) await near.press('Enter');
      await expect(button).toBeVisible({ timeout: 1000 });
    }).toPass();
    return enter(button);
  }),
  'menu of a box by its key': menu(
    async (page) => enter(page.locator('[data-box="1"]'), 'Shift+F10'),
    'desk',
  ),
  'ways to record': menu(
    behind('guide', (page) => page.locator(`${menuButton}:has(.tabler-icon-player-record-filled)`)),
  ),
  'more about the guided tour': menu(
    behind('guide', (page) => page.locator(`div:has(> h2) > ${menuButton}:has(.tabler-icon-dots)`)),
  ),
  'menu of a stop': menu(async (page) => {
    await section(page, 'guide');
    await page.locator('[data-stop]').first().press('Enter');
    return enter((await inspector(page)).locator(menuButton).first());
  }),
  'brand kits': menu(async (page) => {
    await section(page, 'brand');
    return enter(panel(page).locator(menuButton).first());
  }),
  'ways to upload': menu(
    behind('files', (page) => panel(page).locator(`${menuButton}:has(.tabler-icon-upload)`)),
  ),
  'menu of a file': menu(behind('files', (page) => panel(page).locator(`li ${menuButton}`))),
};

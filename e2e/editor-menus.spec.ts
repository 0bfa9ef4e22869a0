/**
 * The menus of the editor on a desk and on a phone, and its dialogs that are behind a button, by keyboard alone and in long
 * words: axe finds nothing, the focus goes in and comes back, and nothing is cut off.
 */
import { desk, openFullTour } from './support/editor-walk.ts';
import { dialogs } from './support/openings/dialogs.ts';
import { lookAtOpenings } from './support/openings/look-at-openings.ts';
import { menus } from './support/openings/menus.ts';
import { test } from './support/test.ts';

// The editor is dark in either scheme: `openFullTour` expects it, here in both.
const screens = {
  desk: { viewport: desk, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const;
const openings = { desk: { menu: menus, dialog: dialogs }, phone: { menu: menus } };

for (const place of ['desk', 'phone'] as const) {
  test.describe(`on a ${place}`, () => {
    test.use({ ...screens[place], actionTimeout: 10_000 });
    for (const [what, table] of Object.entries(openings[place])) {
      test(`every ${what} is opened, used and closed by keyboard, and axe finds nothing @long`, async ({
        page,
        tourwright,
      }) => {
        test.setTimeout(600_000);
        const { address } = tourwright;
        await page.context().addCookies([{ name: 'locale', value: 'en-XA', url: address }]);
        await openFullTour(page, address);
        await lookAtOpenings(page, table, place);
      });
    }
  });
}

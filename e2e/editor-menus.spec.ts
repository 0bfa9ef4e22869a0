/**
 * The menus, dialogs, inspectors and tools of the editor on a desk and on a phone, by keyboard alone and in long words: axe
 * finds nothing, the focus goes in and comes back, nothing is cut off, and a finger hits what can be pressed.
 */
import { desk, openFullTour } from './support/editor-walk.ts';
import { dialogs } from './support/openings/dialogs.ts';
import { inspectors } from './support/openings/inspectors.ts';
import { lookAtOpenings } from './support/openings/look-at-openings.ts';
import { menus } from './support/openings/menus.ts';
import { places } from './support/openings/places.ts';
import { sharing } from './support/openings/sharing.ts';
import { test } from './support/test.ts';

// The editor is dark in either scheme: `openFullTour` expects it, here in both.
const screens = {
  desk: { viewport: desk, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const;
const openings = {
  menu: menus,
  dialog: dialogs,
  'part of sharing': sharing,
  inspector: inspectors,
  place: places,
};

for (const place of ['desk', 'phone'] as const) {
  test.describe(`on a ${place}`, () => {
    test.use({
      ...screens[place],
      actionTimeout: 10_000,
      // What the browser says of itself while there is no connection.
      expectedConsole: [/net::ERR_INTERNET_DISCONNECTED/],
    });
    for (const [what, table] of Object.entries(openings)) {
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

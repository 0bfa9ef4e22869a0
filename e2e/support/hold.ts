import type { Page, Route } from '@playwright/test';

/** The scripts of the app, which follow the viewer of the page itself. */
export const app = /\/assets\/index-[^/]*\.js/;

/** Keeps back what the page asks for at an address, by one method or any, until the returned function lets it come. */
export async function hold(page: Page, address: RegExp, method?: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(address, async (route) => {
    const isMeant = method === undefined || route.request().method() === method;
    if (isHeld && isMeant) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

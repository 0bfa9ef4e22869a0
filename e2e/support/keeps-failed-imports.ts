import type { Page } from '@playwright/test';

/** Whether a module that failed once stays failed as long as its page: so in Chromium before 156. */
export async function keepsFailedImports(page: Page, address: string): Promise<boolean> {
  let asked = 0;
  await page.route('**/asked-twice.js', (route) =>
    asked++ === 0 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${address}/healthz`);
  return page.evaluate(async (path) => {
    await import(path).catch(() => {});
    return import(path).then(
      () => false,
      () => true,
    );
  }, '/asked-twice.js');
}

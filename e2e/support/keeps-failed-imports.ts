import type { Page } from '@playwright/test';
import { sharpViewer } from './owner.ts';

/** Whether a module that failed once stays failed as long as its page: so in Chromium 150, not in 156. */
export async function keepsFailedImports(page: Page, address: string): Promise<boolean> {
  let asked = 0;
  // A page of its own, whose policy forbids nothing.
  await page.route('**/asks-twice', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route('**/asked-twice.js', (route) =>
    asked++ === 0 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${address}/asks-twice`);
  const load = (path: string) =>
    import(path).then(
      () => true,
      () => false,
    );
  if (await page.evaluate(load, '/asked-twice.js')) throw new Error('The module was to fail once');
  return !(await page.evaluate(load, '/asked-twice.js'));
}

/** A browser that keeps failures is offered a reload, and takes it; the tour is sharp again afterwards. */
export async function reloadWhereKept(page: Page, isKept: boolean): Promise<void> {
  if (!isKept) return;
  const notice = page.getByRole('alert').filter({ hasText: 'A part of this page did not load' });
  await notice.getByRole('button', { name: 'Reload' }).click();
  await sharpViewer(page);
}

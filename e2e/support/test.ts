/** Playwright's `test` with a running Tourwright, a silent console, and axe. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { withoutFalseAlarms } from './false-alarms.ts';
import type { FullTour } from './full-tour.ts';
import { isOfTestBrowser } from './of-test-browser.ts';
import { type SharedTourwright, sharedEveryKind, sharedTourwright } from './share-tourwright.ts';

interface Fixtures {
  /** Console lines that a test expects; anything else at error or warning level fails it. */
  expectedConsole: RegExp[];
  watchConsole: (page: Page) => void;
}

interface WorkerFixtures {
  /** One for all stories: what they change in it is their own account's. */
  tourwright: SharedTourwright;
  /** A published tour with a hotspot of every kind: it is looked at alone, and nobody changes it. */
  everyKind: FullTour;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
  tourwright: [async ({}, use) => use(await sharedTourwright()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  everyKind: [async ({}, use) => use(await sharedEveryKind()), { scope: 'worker' }],
  expectedConsole: [[], { option: true }],
  watchConsole: async ({ expectedConsole }, use) => {
    const heard: string[] = [];
    await use((page) => {
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (isOfTestBrowser(message.text())) return;
        const line = `${message.text()} (${message.location().url})`;
        if (!expectedConsole.some((pattern) => pattern.test(line))) heard.push(line);
      });
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
    });
    expect(heard, 'the console stays silent').toEqual([]);
  },
  page: async ({ page, watchConsole }, use) => {
    watchConsole(page);
    await use(page);
  },
});

/** axe finds nothing on the page as it is. `without` leaves a part out, such as frames with pages of their own. */
export async function expectAccessible(page: Page, { without }: { without?: string } = {}): Promise<void> {
  await settle(page);
  const axe = new AxeBuilder({ page })
    // Reporting passed rules in full takes most of axe's time; putting frames together in a page of its own, more
    // than half of the rest. Where there are no frames both find the same.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(await withoutFalseAlarms(page, found), 'axe finds nothing').toEqual([]);
}

/** Waits for what is changing its colour or place: halfway no contrast is what it is meant to be. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

export { expect };

/** Chromium by Playwright, as in all other stories. */
import type { Browser, Page } from '@playwright/test';
import type { Engine, EnginePage } from './engine.ts';

export function openChromium(browser: Browser): Engine {
  return {
    async open(viewport) {
      const context = await browser.newContext({ viewport });
      return { ...pageOf(await context.newPage()), close: () => context.close() };
    },
    close: async () => undefined,
  };
}

function pageOf(page: Page): Omit<EnginePage, 'close'> {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (script, ...args) =>
      page.evaluate(`(${script})(...${JSON.stringify(args)})`) as ReturnType<EnginePage['evaluate']> as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    chooseFiles: (paths) => page.locator('input[type=file]').first().setInputFiles(paths),
    screenshot: () => page.screenshot(),
  };
}

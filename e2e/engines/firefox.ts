/** Firefox as Debian brings it, by WebDriver BiDi, which it speaks itself. */
import { existsSync } from 'node:fs';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine.ts';
import { hasVirtualScreen, openVirtualScreen } from './virtual-screen.ts';

const browserPath = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);

/** What is missing here to run it, as a line; null when nothing is. */
export function firefoxLack(): string | null {
  if (browserPath && hasVirtualScreen) return null;
  return 'Firefox is not tested: `apt-get install firefox-esr xvfb` brings it.';
}

export async function openFirefox(): Promise<Engine> {
  const screen = await openVirtualScreen();
  const browser = await launch({
    browser: 'firefox',
    ...(browserPath ? { executablePath: browserPath } : {}),
    // Without a screen it has no WebGL.
    headless: false,
    env: screen.env as Record<string, string>,
  });
  return {
    async open(viewport) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      return { ...pageOf(page), close: () => context.close() };
    },
    async close() {
      await browser.close();
      screen.close();
    },
  };
}

function pageOf(page: Page): Omit<EnginePage, 'close'> {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    type: async (text) => {
      for (const key of text) await page.keyboard.press(key === '\n' ? 'Enter' : (key as never));
    },
    chooseFiles: async (paths) => {
      const input = (await page.$('input[type=file]')) as ElementHandle<HTMLInputElement> | null;
      if (!input) throw new Error('There is no file input');
      await input.uploadFile(...paths);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

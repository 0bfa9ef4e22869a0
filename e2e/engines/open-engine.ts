import type { Browser } from '@playwright/test';
import { openChromium } from './chromium.ts';
import type { Engine, EngineName } from './engine.ts';
import { firefoxLack, openFirefox } from './firefox.ts';
import { openWebkit, webkitLack } from './webkit.ts';

/** What is missing on this machine to run an engine, as a line; null when nothing is. */
export const engineLack: Record<EngineName, () => string | null> = {
  chromium: () => null,
  firefox: firefoxLack,
  webkit: webkitLack,
};

/** Starts an engine. Chromium is the one that Playwright has started already. */
export function openEngine(name: EngineName, chromium: Browser): Engine | Promise<Engine> {
  if (name === 'chromium') return openChromium(chromium);
  return name === 'firefox' ? openFirefox() : openWebkit();
}

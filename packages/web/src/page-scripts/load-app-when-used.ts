/** Loads the app at the visitor's first input, else some seconds after the page has loaded. */
import { loadApp } from './app-parts.ts';
import { keepPresses } from './keep-presses.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const restMs = 4000;
const useTimeoutMs = 15_000;

for (const name of signs) addEventListener(name, loadApp, { capture: true, passive: true, once: true });
keepPresses('button');
addEventListener('load', () => setTimeout(loadApp, restMs));
setTimeout(loadApp, useTimeoutMs);

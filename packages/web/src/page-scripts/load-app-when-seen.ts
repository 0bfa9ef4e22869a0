/** Loads the app when the page has loaded and been painted, or after three seconds in any case; buttons wait for it. */
import { loadApp } from './app-parts.ts';
import { keepPresses } from './keep-presses.ts';

const seenTimeoutMs = 3000;

keepPresses('button');
addEventListener('load', () =>
  new PerformanceObserver(() => setTimeout(loadApp)).observe({ type: 'paint', buffered: true }),
);
setTimeout(loadApp, seenTimeoutMs);

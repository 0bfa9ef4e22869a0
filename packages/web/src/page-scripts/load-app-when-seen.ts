/** Loads the app when the page has loaded and been painted, or after three seconds in any case. */
import { loadApp } from './app-parts.ts';

const seenTimeoutMs = 3000;

addEventListener('load', () =>
  new PerformanceObserver(() => setTimeout(loadApp)).observe({ type: 'paint', buffered: true }),
);
setTimeout(loadApp, seenTimeoutMs);

/** Browser APIs that jsdom lacks, taken from Node. */
import { performance as clock, PerformanceObserver } from 'node:perf_hooks';
import * as streams from 'node:stream/web';

function fill(target: object, missing: object): void {
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

fill(globalThis, { ...streams, PerformanceObserver });
fill(performance, { getEntriesByType: (type: string) => clock.getEntriesByType(type as 'mark') });

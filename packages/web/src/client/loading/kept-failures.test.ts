import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForKeptFailures } from './kept-failures.ts';
import { reloadOffer } from './reload-offer.ts';

const part = 'https://tours.example/assets/panels-abc.js';
const load = vi.fn();
let isServerThere: boolean;
let report: (name: string, responseStatus: number) => void;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  isServerThere = true;
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(found: (list: { getEntries(): unknown[] }) => void) {
        report = (name, responseStatus) => found({ getEntries: () => [{ name, responseStatus }] });
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  end = watchForKeptFailures(load);
});
afterEach(() => {
  end();
  reloadOffer.make(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that the browser does not ask for again is offered by a reload', async () => {
  report(part, 0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reloadOffer.reason()).toBe('kept-failure');
});

test('a part that comes at the second try says nothing', async () => {
  load.mockResolvedValue({});
  report(part, 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledExactlyOnceWith(part);
  expect(reloadOffer.reason()).toBeNull();
});

test('while the server does not answer nothing is offered that could not work', async () => {
  isServerThere = false;
  report(part, 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, reloadOffer.reason()]).toEqual([0, null]);
  isServerThere = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reloadOffer.reason()).toBe('kept-failure');
});

test.each([
  ['a picture', 'https://tours.example/media/1/0-0.webp', 0],
  ['a part that was loaded', part, 200],
  ['a part that the server no longer has', part, 404],
])('%s is none of its business', async (_what, name, status) => {
  report(name, status);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, reloadOffer.reason()]).toEqual([0, null]);
});

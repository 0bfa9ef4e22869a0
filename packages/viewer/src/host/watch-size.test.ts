import { afterEach, expect, test, vi } from 'vitest';
import { watchSize } from './watch-size.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window on a screen; `move` brings it to another one. */
function openWindow() {
  const queries = new Map<string, EventTarget>();
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => {
    const target = queries.get(query) ?? new EventTarget();
    queries.set(query, target);
    return target;
  });
  return (ratio: number) => {
    const old = queries.get(`(resolution: ${devicePixelRatio}dppx)`);
    vi.stubGlobal('devicePixelRatio', ratio);
    old?.dispatchEvent(new Event('change'));
  };
}

test('every move to a screen with another pixel ratio is reported, there and back, until the listener is removed', () => {
  const move = openWindow();
  const seen: number[] = [];
  const end = watchSize({} as HTMLElement, () => seen.push(devicePixelRatio));
  for (const ratio of [2, 1, 1.5]) move(ratio);
  end();
  move(3);
  expect(seen).toEqual([2, 1, 1.5]);
});

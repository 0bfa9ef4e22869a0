import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHttp } from './http/open-http.ts';
import { route } from './http/route.ts';
import { createLog } from './log.ts';
import { watchEventLoop } from './watch-event-loop.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** As if the loop had been held: the clock is later, and the interval comes once. */
function hold(ms: number): void {
  const last = performance.now();
  vi.spyOn(performance, 'now').mockReturnValueOnce(last + 50 + ms);
  vi.advanceTimersToNextTimer();
}

function watch(requests: () => { route: string }[] = () => []) {
  const lines: object[] = [];
  const log = { warn: (line: object) => lines.push(line) } as unknown as Parameters<
    typeof watchEventLoop
  >[0]['log'];
  const watching = watchEventLoop({ log, requests, jobs: () => ['cut-panorama'] });
  return { lines, watching };
}

test('a hold of more than a quarter of a second is logged once, with what ran meanwhile', () => {
  const { lines, watching } = watch(() => [{ route: '/api/tours' }]);
  vi.advanceTimersToNextTimer();
  expect(lines).toEqual([]);
  hold(400);
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(lines).toEqual([
    { heldMs: 400, cpuMs: expect.any(Number), requests: [{ route: '/api/tours' }], jobs: ['cut-panorama'] },
  ]);
  watching.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('requests are known while they run, and again when they were answered', async () => {
  vi.useRealTimers();
  const config = {
    publicUrl: 'http://localhost',
    trustedOrigins: [],
    trustProxy: 0,
    connectionsPerAddress: 100,
  };
  const log = createLog({ write: () => {} });
  const { http, requests } = await openHttp({ config, log, resolveSession: async () => null });
  let seen: object[] = [];
  const handler = async () => {
    seen = requests();
    return {};
  };
  route(http, { method: 'GET', path: '/api/rooms/:id' }, { access: 'anyone', handler });
  await http.ready();
  await http.inject('/api/rooms/secret-name');
  const named = [{ reqId: expect.any(String), method: 'GET', route: '/api/rooms/:id' }];
  expect(seen).toEqual(named);
  await expect.poll(() => requests()).toEqual(named);
  expect(requests()).toEqual([]);
  await http.close();
});

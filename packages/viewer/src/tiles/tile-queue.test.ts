import { expect, test, vi } from 'vitest';
import { TileQueue, type TileQueueOptions } from './tile-queue.ts';

/** A queue whose loads end when the test says so. */
function openQueue(options: Partial<TileQueueOptions<string>> = {}) {
  const started: string[] = [];
  const aborted: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (cause: unknown) => void }>();
  const failed: string[] = [];
  const queue = new TileQueue<string>({
    keyOf: (item) => item,
    load: (item, signal) => {
      started.push(item);
      signal.addEventListener('abort', () => aborted.push(item));
      return new Promise((resolve, reject) => ends.set(item, { resolve, reject }));
    },
    onFailed: (item) => failed.push(item),
    onIdle: () => undefined,
    isFinal: () => false,
    inFlight: 2,
    wait: () => Promise.resolve(),
    ...options,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, started, aborted, ends, failed, settle };
}

test('a few load at a time, the most wanted first', async () => {
  const { queue, started, ends, settle } = openQueue();
  queue.want(['a', 'b', 'c', 'd']);
  expect(started).toEqual(['a', 'b']);
  ends.get('a')!.resolve();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
});

test('wanting in another order re-sorts what waits and keeps what loads', async () => {
  const { queue, started, aborted, ends, settle } = openQueue();
  queue.want(['a', 'b', 'c', 'd']);
  queue.want(['d', 'c', 'b', 'a']);
  expect(aborted).toEqual([]);
  ends.get('a')!.resolve();
  await settle();
  expect(started).toEqual(['a', 'b', 'd']);
});

test('what is no longer wanted is aborted at once and makes room', () => {
  const { queue, started, aborted } = openQueue();
  queue.want(['a', 'b']);
  queue.want(['b', 'c']);
  expect(aborted).toEqual(['a']);
  expect(started).toEqual(['a', 'b', 'c']);
});

test('a failed item is reported once and retried with growing delays, while others take its place', async () => {
  const delays: number[] = [];
  let goOn = () => {};
  const wait = (delayMs: number) => {
    delays.push(delayMs);
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const { queue, started, ends, failed, settle } = openQueue({ attempts: 2, inFlight: 1, wait });
  queue.want(['a', 'b']);
  for (let attempt = 1; attempt <= 10; attempt++) {
    ends.get('a')!.reject(new Error('line down'));
    await settle();
    expect(started.slice(0, 2)).toEqual(['a', 'b']);
    ends.get('b')!.resolve();
    await settle();
    goOn();
    await settle();
  }
  expect(failed).toEqual(['a']);
  expect(delays.slice(0, 3)).toEqual([800, 1600, 3200]);
  expect(delays.at(-1)).toBe(60_000);
  ends.get('a')!.resolve();
  await settle();
  expect(queue.isIdle).toBe(true);
});

test('never more are on their way than may be, whatever rests, comes back or is no longer wanted', async () => {
  const rests: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => rests.push(resolve));
  let loading = 0;
  let most = 0;
  const ends: ((cause?: Error) => void)[] = [];
  const load = (_: string, signal: AbortSignal) => {
    most = Math.max(most, ++loading);
    return new Promise<void>((resolve, reject) => {
      const end = (cause?: Error) => {
        if (!ends.includes(end)) return;
        ends.splice(ends.indexOf(end), 1);
        loading--;
        if (cause) reject(cause);
        else resolve();
      };
      ends.push(end);
      signal.addEventListener('abort', () => end(new Error('aborted')));
    });
  };
  const { queue, settle } = openQueue({ inFlight: 6, load, wait });
  const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  queue.want(named('old', 6));
  for (const end of [...ends]) end(new Error('line down'));
  await settle();
  // The failed ones rest; others are wanted in their place.
  queue.want(named('new', 30));
  await settle();
  for (const rest of rests.splice(0)) rest();
  await settle();
  expect([loading, most]).toEqual([6, 6]);
  // Some fail, others take their place, and then the failed ones come back.
  for (const end of ends.slice(0, 3)) end(new Error('line down'));
  await settle();
  for (const rest of rests.splice(0)) rest();
  await settle();
  expect([loading, most]).toEqual([6, 6]);
  while (ends.length > 0) {
    ends[0]?.();
    await settle();
  }
  expect([queue.isIdle, most]).toEqual([true, 6]);
});

test('what is no longer wanted is not tried again', async () => {
  const { queue, started, ends, settle } = openQueue();
  queue.want(['a']);
  ends.get('a')!.reject(new Error('line down'));
  queue.want([]);
  await settle();
  expect(started).toEqual(['a']);
});

test('what came and was of no use is not requested again', () => {
  const { queue, started } = openQueue();
  queue.failed.add('a');
  queue.want(['a', 'b']);
  expect(started).toEqual(['b']);
});

test('what another attempt cannot fix is not tried again', async () => {
  const { queue, started, ends, failed, settle } = openQueue({ isFinal: () => true });
  queue.want(['a']);
  ends.get('a')!.reject(new Error('404'));
  await settle();
  expect([started, failed]).toEqual([['a'], ['a']]);
});

test('it reports when there is nothing left to do', async () => {
  const onIdle = vi.fn();
  const { queue, ends, settle } = openQueue({ onIdle });
  queue.want(['a']);
  ends.get('a')!.resolve();
  await settle();
  expect(onIdle).toHaveBeenCalledOnce();
});

test('closing aborts everything and starts nothing more', () => {
  const { queue, started, aborted } = openQueue();
  queue.want(['a', 'b', 'c']);
  queue.close();
  expect(aborted).toEqual(['a', 'b']);
  queue.want(['d']);
  expect(started).toEqual(['a', 'b']);
});

// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How a load ended, once the given time has passed. */
async function outcomeAfter(ms: number, loading: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'still loading';
  loading.then(
    (part) => {
      outcome = part;
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

test('gives the part when it is there', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

test('fails after 120 s when nothing comes, not before', async () => {
  const hanging = loadChunk(() => new Promise(() => {}));
  expect(await outcomeAfter(119_999, hanging)).toBe('still loading');
  expect(await outcomeAfter(1, hanging)).toBeInstanceOf(ChunkLoadError);
});

test('tries a refused part again, quietly', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('refused'))
    .mockRejectedValueOnce(new Error('refused'));
  load.mockResolvedValue('part');
  expect(await outcomeAfter(5_000, loadChunk(load))).toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('gives up on a part that is refused for 120 s, and says why', async () => {
  const refusal = new Error('refused');
  const refused = loadChunk(() => Promise.reject(refusal));
  expect(await outcomeAfter(119_000, refused)).toBe('still loading');
  const error = await outcomeAfter(1_000, refused);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect((error as ChunkLoadError).message).toBe('Load error after 120 s timeout');
  expect((error as ChunkLoadError).cause).toBe(refusal);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteStamp, untilStampCounts } from './stamp-age.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what a browser filled in at once waits until no server takes it for that of a program', async () => {
  noteStamp('just read');
  const sent = vi.fn();
  void untilStampCounts('just read').then(sent);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toHaveBeenCalled();
});

test('a submission after a normal time of typing does not wait', async () => {
  noteStamp('read a while ago');
  await vi.advanceTimersByTimeAsync(10_000);
  // Shown again, it is no younger for that.
  noteStamp('read a while ago');
  await untilStampCounts('read a while ago');
  expect(vi.getTimerCount()).toBe(0);
});

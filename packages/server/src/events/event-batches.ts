import { Problem } from '../http/answers/problem.ts';
import type { TimedEvent } from './event-table.ts';

/** Waiting at a time; more are refused, since the database does not keep up. */
const mostWaiting = 10_000;
/** In one statement. */
const mostAtOnce = 1000;

interface Waiting {
  list: readonly TimedEvent[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Stores events in batches: what comes while others are being stored waits and goes in one statement. No request is
 * answered an event is kept before it is.
 */
export function createEventBatches(
  store: (list: readonly TimedEvent[]) => Promise<void>,
): (list: readonly TimedEvent[]) => Promise<void> {
  const waiting: Waiting[] = [];
  let isStoring = false;

  const storeAll = async () => {
    isStoring = true;
    while (waiting.length > 0) {
      const batch = takeBatch();
      try {
        await store(batch.flatMap(({ list }) => list));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isStoring = false;
  };
  const takeBatch = (): Waiting[] => {
    let count = 0;
    const end = waiting.findIndex(({ list }) => {
      count += list.length;
      return count > mostAtOnce;
    });
    return waiting.splice(0, end < 0 ? waiting.length : Math.max(1, end));
  };

  return (list) =>
    new Promise((resolve, reject) => {
      const held = waiting.reduce((sum, one) => sum + one.list.length, list.length);
      if (held > mostWaiting) return reject(new Problem('events_busy'));
      waiting.push({ list, resolve, reject });
      if (!isStoring) void storeAll();
    });
}

import type { AnalyticsEvent } from '@tourwright/api';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import { Problem } from '../http/problem.ts';
import { createEventBatches } from './event-batches.ts';
import { createEventLimit } from './event-limit.ts';
import { sumEvents } from './event-sums.ts';
import { countViews, insertEvents } from './event-table.ts';
import { storable } from './storable.ts';

export interface Events {
  /**
   * Keeps events as they came; returns how many. Problems: `invalid_input` when one is over 4 KB, `too_many_requests` when
   * their address sends too many.
   */
  record(list: readonly AnalyticsEvent[], address: string): Promise<number>;
  /** How often each of these tours was opened; tours that nobody opened are absent. */
  views(tourIds: readonly string[]): Promise<Map<string, number>>;
  /** Sums what came and deletes what is old; by itself every minute. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  database: Database;
  log: Logger;
  clock: () => Date;
  config: { eventDays: number; eventsPerAddress: number };
}

const MAX_EVENT_BYTES = 4 * 1024;
const SWEEP_MS = 60_000;

/** The specification's analytics events, kept in PostgreSQL: for a time as they came, then as sums of each day. */
export function openEvents({ database, log, clock, config }: Parts): Events {
  const count = createEventLimit(config.eventsPerAddress);
  const store = createEventBatches((list) => insertEvents(database.orm, list));
  const closing = new AbortController();
  const sweep = () => sumEvents(database, { now: clock(), days: config.eventDays, signal: closing.signal });
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep().catch((err) => log.warn({ err }, 'Summing events failed'));
  }, SWEEP_MS).unref();

  return {
    async record(list, address) {
      const faults = list.flatMap((event, index) =>
        Buffer.byteLength(JSON.stringify(event)) <= MAX_EVENT_BYTES
          ? []
          : [{ path: `[${index}]`, message: 'An event holds at most 4 KB' }],
      );
      if (faults.length > 0) throw new Problem('invalid_input', { errors: faults });
      count(address, list.length);
      const at = clock();
      await store(storable(list).map((event) => ({ event, at })));
      return list.length;
    },
    views: (tourIds) => countViews(database.orm, tourIds),
    sweep,
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await sweeping;
    },
  };
}

import type { AnalyticsEvent } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { invalidInput } from '../http/answers/problem.ts';
import { createEventBatches } from './event-batches.ts';
import { createEventLimit } from './event-limit.ts';
import { sumEvents } from './event-sums.ts';
import { countByDay, countViews, insertEvents } from './event-table.ts';
import { storable } from './storable.ts';

/** The visits of tours: recorded, counted, and forgotten in time. */
export interface Events {
  /**
   * Keeps events as they came; returns how many. Problems: `invalid_input` when one is over 4 KB, `too_many_requests` when
   * their address sends too many.
   */
  record(list: readonly AnalyticsEvent[], address: string): Promise<number>;
  /** How often each of these tours was opened; tours that nobody opened are absent. */
  views(tourIds: readonly string[]): Promise<Map<string, number>>;
  /** How often a user's tours were opened and entered on each day (UTC) from one on, YYYY-MM-DD; empty days are absent. */
  byDay(userId: string, from: string): Promise<{ day: string; views: number; entries: number }[]>;
  /** Sums what came and deletes what is old, until it is done or the signal fires. */
  sweep(signal?: AbortSignal): Promise<void>;
}

/** What events are built from. */
export interface EventsParts {
  database: Database;
  clock: () => Date;
  config: { eventDays: number; eventsPerAddress: number };
}

const maxEventBytes = 4 * 1024;

/** The specification's analytics events, kept in PostgreSQL: for a time as they came, then as sums of each day. */
export function createEvents({ database, clock, config }: EventsParts): Events {
  const count = createEventLimit(config.eventsPerAddress);
  const store = createEventBatches((list) => insertEvents(database.orm, list));

  return {
    async record(list, address) {
      const faults = list.flatMap((event, index) =>
        Buffer.byteLength(JSON.stringify(event)) <= maxEventBytes
          ? []
          : [
              {
                path: `[${index}]`,
                code: 'event_too_large',
                params: { mostKilobytes: maxEventBytes / 1024 },
              },
            ],
      );
      if (faults.length > 0) throw invalidInput(faults);
      count(address, list.length);
      const at = clock();
      await store(storable(list).map((event) => ({ event, at })));
      return list.length;
    },
    views: (tourIds) => countViews(database.orm, tourIds),
    byDay: (userId, from) => countByDay(database.orm, userId, from),
    sweep: (signal = new AbortController().signal) =>
      sumEvents(database, { now: clock(), days: config.eventDays, signal }),
  };
}

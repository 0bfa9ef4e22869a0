import type { AnalyticsEvent } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { Problem } from '../http/problem.ts';
import { countViews, insertEvents } from './event-table.ts';
import { storable } from './storable.ts';

export interface Events {
  /** Keeps events as they came; returns how many. Problem `invalid_input` when one is over 8 KB. */
  record(list: readonly AnalyticsEvent[]): Promise<number>;
  /** How often each of these tours was opened; tours that nobody opened are absent. */
  views(tourIds: readonly string[]): Promise<Map<string, number>>;
}

const MAX_EVENT_BYTES = 8 * 1024;

/** The specification's analytics events, kept in PostgreSQL. */
export function createEvents({ database, clock }: { database: Database; clock: () => Date }): Events {
  return {
    async record(list) {
      const faults = list.flatMap((event, index) =>
        Buffer.byteLength(JSON.stringify(event)) <= MAX_EVENT_BYTES
          ? []
          : [{ path: `[${index}]`, message: 'An event holds at most 8 KB' }],
      );
      if (faults.length > 0) throw new Problem('invalid_input', { errors: faults });
      await insertEvents(database.orm, storable(list), clock());
      return list.length;
    },
    views: (tourIds) => countViews(database.orm, tourIds),
  };
}

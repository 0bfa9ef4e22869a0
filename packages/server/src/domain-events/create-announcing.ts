import { randomUUID } from 'node:crypto';
import type { Jobs } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Announce, DomainEvent } from './domain-event.ts';

declare module '../jobs/job.ts' {
  interface JobData {
    /** Notifies subscribers of an event that happened `at` a time. */
    'tell-event': { id: string; at: string; event: DomainEvent };
  }
}

/** Hears of an event at least once; the same `id` again is the same event. What it throws is tried again. */
export type EventSubscriber = (delivered: { id: string; at: string; event: DomainEvent }) => Promise<void>;

/**
 * How features announce what happened without knowing the subscribers. An event is a job of the transaction that it
 * happened in, so it is there exactly if that commits, whatever becomes of this process.
 */
export function createAnnouncing({
  queue,
  clock,
  subscribers,
}: {
  queue: Pick<Queue, 'send'>;
  clock: () => Date;
  subscribers: readonly EventSubscriber[];
}): { announce: Announce; jobs: Pick<Jobs, 'tell-event'> } {
  return {
    announce: (event, transaction) =>
      queue.send('tell-event', { id: randomUUID(), at: clock().toISOString(), event }, { transaction }),
    jobs: {
      'tell-event': {
        retries: 100,
        maxPauseSeconds: 600,
        handle: async ({ data }) => {
          for (const tell of subscribers) await tell(data);
          return 'done';
        },
      },
    },
  };
}

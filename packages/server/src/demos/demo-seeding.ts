import { type DemoSource, seedDemos } from '@tourwright/demo';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import type { DemoGallery } from './demo-gallery.ts';

/** How often a process that waits for another one's seeding checks whether it has finished. */
const lockRetryMs = 1000;

/** Seeds the demo tours of a new or updated server. */
export interface DemoSeeding {
  /** Seeds in the background; what goes wrong is logged, and the next start tries again. */
  start(): void;
  /** Seeds what is missing or old, while no other process does, and resolves when all is there. */
  seed(onShown?: (title: string) => void): Promise<void>;
  /** How many tours are being made at the moment. */
  preparing(): number;
  /** Ends the work between two steps. */
  close(): Promise<void>;
}

/** Fills the gallery. Of several processes at one database one does it; when it dies another one continues. */
export function openDemoSeeding(parts: {
  database: Database;
  log: Logger;
  gallery: DemoGallery;
  sources: readonly DemoSource[];
}): DemoSeeding {
  const { database, log, gallery, sources } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  let left = 0;
  let running: Promise<void> = Promise.resolve();

  const seed = async (onShown: (title: string) => void = () => {}): Promise<void> => {
    const unlock = await lockSeeding(database, signal);
    try {
      await seedDemos(sources, gallery, {
        signal,
        onPreparing: (count) => {
          left = count;
        },
        onShown: ({ title }) => onShown(title),
      });
    } finally {
      left = 0;
      await unlock();
    }
  };

  return {
    seed,
    preparing: () => left,
    start() {
      const began = performance.now();
      let count = 0;
      running = seed(() => {
        count++;
      }).then(
        () => {
          if (count > 0)
            log.info(
              { tours: count, tookMs: Math.round(performance.now() - began) },
              'The demo gallery is there',
            );
        },
        (error) => {
          if (signal.aborted) return;
          const faults = error instanceof AggregateError ? error.errors : [error];
          for (const err of faults)
            log.error({ err }, 'A demo tour could not be seeded; the next start tries again');
        },
      );
    },
    async close() {
      stopping.abort(new Error('The process stops'));
      await running;
    },
  };
}

/** Takes the lock that goes with its connection, so that a killed process gives it back. */
async function lockSeeding(database: Database, signal: AbortSignal): Promise<() => Promise<void>> {
  const client = await database.pool.connect();
  try {
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await client.query(
        "select pg_try_advisory_lock(hashtext('tourwright-demos')) as taken",
      );
      if (rows[0]?.taken === true) break;
      await new Promise((resolve) => setTimeout(resolve, lockRetryMs));
    }
  } catch (error) {
    client.release();
    throw error;
  }
  return async () => {
    try {
      await client.query("select pg_advisory_unlock(hashtext('tourwright-demos'))");
      client.release();
    } catch {
      // The connection broke, and the lock with it.
      client.release(true);
    }
  };
}

import type { Logger } from 'pino';
import type { Jobs } from './job.ts';
import type { Queue } from './queue.ts';

/** What is looked after again and again, once for all processes. Begun again after a kill it continues. */
export interface Sweep {
  name: string;
  everyMs: number;
  /** Also when a process starts, though the slot's one has run: what was lost while it was off is found at once. */
  isAtStart?: boolean;
  run(signal: AbortSignal): Promise<void>;
}

/** The sweeps of one process. */
export interface Sweeping {
  jobs: Pick<Jobs, 'sweep'>;
  /** Runs what is due from now on, in this process or another one that does jobs. */
  start(): void;
  close(): void;
}

/**
 * Sweeps as jobs: time is cut into slots of a sweep's interval, and the first process that comes to a new slot queues the
 * one job of it. A sweep whose process was killed is another's after some seconds, as every job.
 */
export function createSweeping(parts: {
  sweeps: readonly Sweep[];
  queue: Pick<Queue, 'send'>;
  log: Pick<Logger, 'warn'>;
}): Sweeping {
  const { sweeps, queue, log } = parts;
  const byName = new Map(sweeps.map((sweep) => [sweep.name, sweep]));
  if (byName.size < sweeps.length) throw new Error('Two sweeps have one name');
  const timers: NodeJS.Timeout[] = [];

  function queueIfDue({ name, everyMs }: Sweep, isAlways = false): void {
    const once = { key: name, everySeconds: Math.round(everyMs / 1000) };
    queue
      .send('sweep', { name }, isAlways ? {} : { once })
      .catch((err) => log.warn({ err, sweep: name }, 'A sweep could not be queued'));
  }

  return {
    jobs: {
      sweep: {
        retries: 3,
        handle: async ({ data: { name }, signal }) => {
          // One that only a newer release knows is left to it.
          await byName.get(name)?.run(signal);
          return 'done';
        },
      },
    },
    start() {
      for (const sweep of sweeps) {
        queueIfDue(sweep, sweep.isAtStart);
        timers.push(setInterval(() => queueIfDue(sweep), sweep.everyMs).unref());
      }
    },
    close() {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
